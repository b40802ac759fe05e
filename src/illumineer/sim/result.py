"""What is kept of a game between two decks: one record, small enough to send and to keep by the hundred thousand.

Decks are 0 and 1, as they were named; which of them begins changes from game to game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

FAULT: Final = "fault"
"""The reason of a game that ended because a bot did not give a legal answer."""


def different(deck: Iterable[str]) -> tuple[str, ...]:
    """The deck's different cards, in the order in which its list first names them: results point into it."""
    return tuple(dict.fromkeys(deck))


@dataclass(slots=True)
class GameResult:
    """How one game went."""

    number: int
    """Which game of the duel, from 0: with the duel's seed it gives everything else."""
    seed: int
    first: int
    """The deck whose player began."""
    winner: int
    """The deck that won; -1 in a draw."""
    reason: str
    """Why it ended: the name of the rule symbol by which the winner won (`CHECK_WIN_BY_LORE`) or the loser lost
    (`CHECK_EMPTY_DECK`, `CONCEDE`); "turn_limit" or "loop" (`Outcome.reason`); or "fault" of the loser's bot."""
    turns: int
    decisions: int
    lore: tuple[int, int]
    lore_by_turn: tuple[tuple[int, ...], tuple[int, ...]]
    """The lore of each deck when each turn of the game ended."""
    opening: tuple[tuple[int, ...], tuple[int, ...]]
    """Cards of each deck's hand after it was altered, as places in the list of the deck's different cards."""
    drawn: tuple[tuple[int, ...], tuple[int, ...]]
    """Cards that were in the hand at any time from then on, each once, likewise."""
    played: tuple[tuple[int, ...], tuple[int, ...]]
    """Cards that were played, each once, likewise."""
    fault: str = field(default="")
    """What a bot did wrong, if that ended the game."""
