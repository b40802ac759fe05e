"""Measuring memory: what the process holds, and whether it grows over many games.

The figures of `grow`, by their keys in JSON: `compiled`; `games`; `resident_megabytes`, by the number of games that
were played by then (0 before the first, then at 1, 10, 50 and 100 % of them); `growth_megabytes`, from 10 % to the end.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from illumineer import Dice
from illumineer.bots.host import pick
from illumineer.bots.random_bot import RandomBot
from illumineer.compile.book import CardBook
from illumineer.errors import CommandError
from illumineer.game import Game
from illumineer.sim.build import is_compiled
from illumineer.sim.decks import random_deck

_STATM: Final = Path("/proc/self/statm")
PERCENT: Final = (1, 10, 50, 100)


def resident_megabytes() -> float | None:
    """The memory that the process holds now; None where the system does not tell."""
    try:
        pages = int(_STATM.read_text().split()[1])
    except OSError:
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def grow(
    book: CardBook, games: int, seed: int, decks: Any, told: Callable[[int, float], None] = lambda n, held: None
) -> dict[str, Any]:
    """Play many games between random bots, one after the other; `told` hears each figure when it is known."""
    marks = sorted({0, *(max(1, games * percent // 100) for percent in PERCENT)})
    dice = Dice(seed)
    held: dict[int, float] = {}
    for n in range(games + 1):
        if n in marks:
            now = resident_megabytes()
            if now is None:
                raise CommandError("bench.no_memory", file=str(_STATM))
            held[n] = now
            told(n, now)
        if n < games:
            pair = decks if decks is not None else (random_deck(book, dice), random_deck(book, dice))
            game = Game.new(pair, book, seed + n, variant="free", log=False, turn_limit=120)
            bot = RandomBot(seed + n)
            while game.decision is not None:
                game.push_place(pick(game, bot))
    early = held[max(1, games // 10)]
    return {
        "compiled": is_compiled(),
        "games": games,
        "resident_megabytes": {str(n): megabytes for n, megabytes in held.items()},
        "growth_megabytes": round(held[games] - early, 1),
    }
