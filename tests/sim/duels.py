"""Duels for tests: the two decks of the house pool, random bots, short games."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from illumineer import house
from illumineer.cards.starters import starter_decks
from illumineer.house.decks import RIDERS_AND_THIEVES, SALT_AND_COGS, listed
from illumineer.sim.duel import Duel, in_order
from illumineer.sim.result import GameResult
from illumineer.sim.running import Match, play
from illumineer.sim.schedule import Schedule

DECKS = (in_order(listed(SALT_AND_COGS)), in_order(listed(RIDERS_AND_THIEVES)))


@cache
def trees() -> Any:
    return tuple(card for card in house.cards() if card.full_name in DECKS[0] + DECKS[1])


def a_duel(**changed: Any) -> Duel:
    """Salt and Cogs v Riders and Thieves, with random bots; at most 30 turns, unless something is changed."""
    return Duel(**{"names": ("salt", "riders"), "decks": DECKS, "cards": trees(), "bots": ("random", "random"),
                   "turn_limit": 30, **changed})  # fmt: skip


def played(duel: Duel, games: int, crew: Any, **options: Any) -> list[GameResult]:
    """All results, in order."""
    match = Match(duel, games)
    ended = play([match], crew, **options)
    assert (ended.error, ended.interrupted) == (None, False)
    return list(match.results)


class Scripted:
    """A crew that does not play: it gives results that a function makes up, in whatever order is asked for."""

    def __init__(self, result: Any, order: Any = lambda chunks: chunks) -> None:
        self.result = result
        self.order = order

    def __call__(self, duels: Any, schedule: Schedule) -> Any:
        ahead = []
        while True:
            while len(ahead) < 8 and (chunk := schedule.take()) is not None:
                ahead.append(chunk)
            if not ahead:
                return
            ahead = list(self.order(ahead))
            chunk = ahead.pop(0)
            yield chunk, [self.result(chunk.duel, number) for number in chunk.numbers]


def made_up(number: int, winner: int, fault: str = "") -> GameResult:
    """A result of which only the winner matters."""
    nothing: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    reason = "fault" if fault else "CHECK_WIN_BY_LORE" if winner >= 0 else "turn_limit"
    return GameResult(number, number // 2, number % 2, winner, reason, 0, 0, (0, 0), nothing, nothing, nothing,
                      nothing, fault)  # fmt: skip


def deck_files(place: Path) -> list[str]:
    """The starter decks as files."""
    files = []
    for name, deck in zip(("one", "two"), starter_decks(), strict=True):
        path = place / f"{name}.txt"
        path.write_text("".join(f"{deck.count(card)} {card}\n" for card in dict.fromkeys(deck)))
        files.append(str(path))
    return files
