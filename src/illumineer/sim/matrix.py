"""Every deck against every other: how each does against each, and against all others together.

All pairings have the same seeds.  So a deck draws the same cards in the same order against each opponent, and its win
rates go together: their mean is less certain than that of separate games.  How much they do is seen in the pairs of
games that two pairings have in common (`intervals.mean`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from illumineer.sim.intervals import Interval, mean
from illumineer.sim.results import UNKNOWN
from illumineer.sim.statistics import Rate, Summary

_FEW: Final = 10
"""Pairs of games: fewer say nothing of how much two rates go together."""


@dataclass(frozen=True, slots=True)
class MeanRate:
    """The mean of a deck's win rates against several others, each opponent counting the same."""

    rates: tuple[Rate, ...]
    together: tuple[tuple[float, ...], ...]
    """How much each two of them go together: 1 with itself, 0 for separate luck."""

    @property
    def share(self) -> float | None:
        """None if there were no games."""
        shares = [each.wins / each.games for each in self.rates]
        return sum(shares) / len(shares) if shares else None

    @property
    def interval(self) -> Interval:
        """95 %, from those of the rates."""
        return mean([(each.wins, each.games) for each in self.rates], self.together)


@dataclass(frozen=True, slots=True)
class Matrix:
    """The pairings that were played, by the numbers of their two decks."""

    pairings: Mapping[tuple[int, int], Summary]
    outcomes: Mapping[tuple[int, int], bytes] = field(default_factory=dict)
    """Who won each game, by its number (`Results.outcomes`)."""
    certain: Mapping[tuple[int, int], int | None] = field(default_factory=dict)
    """Which deck of a pairing is better, if that was asked after every pair of games (`Certain.better`)."""

    def against(self, deck: int, other: int) -> Rate | None:
        """How a deck does against another, whichever of them was named first; None if they did not meet."""
        if (deck, other) in self.pairings:
            return self.pairings[deck, other].rates[0]
        if (other, deck) in self.pairings:
            return self.pairings[other, deck].rates[1]
        return None

    def by_chance(self, deck: int, other: int) -> bool:
        """Whether it may be chance that the deck wins more or less than half of its games against the other."""
        for pair in ((deck, other), (other, deck)):
            if pair in self.certain:
                return self.certain[pair] is None
        rate = self.against(deck, other)
        return rate is None or 0.5 in rate.interval

    def mean(self, deck: int) -> MeanRate:
        """How a deck does against all the others that it has played."""
        met: list[Rate] = []
        wins: list[list[int | None]] = []
        for other in sorted({each for pair in self.pairings for each in pair} - {deck}):
            rate = self.against(deck, other)
            if rate is not None and rate.games:
                met.append(rate)
                wins.append(self._by_pair(deck, other))
        together = tuple(tuple(1.0 if a is b else _together(a, b) for b in wins) for a in wins)
        return MeanRate(tuple(met), together)

    def _by_pair(self, deck: int, other: int) -> list[int | None]:
        """How many games the deck won in each pair of games; None of a pair that was not played to the end.

        Pairs are looked at, not games: a deck has the same seat in the one game of a pair or in the other.
        """
        side = int((deck, other) not in self.pairings)
        found = self.outcomes.get((other, deck) if side else (deck, other), b"")
        pairs = [found[i : i + 2] for i in range(0, len(found) - 1, 2)]
        return [None if UNKNOWN in pair else pair.count(side) for pair in pairs]


def _together(one: Sequence[int | None], other: Sequence[int | None]) -> float:
    """How much two win rates go together: as their pairs of games do, as far as they have them in common.

    If that cannot be seen, because there are few or all ended alike, they may do so altogether.
    """
    both = [(a, b) for a, b in zip(one, other, strict=False) if a is not None and b is not None]
    if not both:
        return 0.0
    mine, theirs = fmean(a for a, _ in both), fmean(b for _, b in both)
    spread = math.sqrt(sum((a - mine) ** 2 for a, _ in both) * sum((b - theirs) ** 2 for _, b in both))
    known = spread > 0 and len(both) >= _FEW
    alike = sum((a - mine) * (b - theirs) for a, b in both) / spread if known else 1.0
    return alike * len(both) / math.sqrt(sum(a is not None for a in one) * sum(b is not None for b in other))
