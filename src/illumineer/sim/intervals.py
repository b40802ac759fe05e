"""Intervals: how far a share that was counted in some games may be from the true one.

Here: score intervals of a share (Wilson) and of the difference of two shares (Newcombe, of separate and of paired
games), and an exact test of whether two shares differ (Fisher), for a number of games that was fixed before.  Not here:
what is counted, and when to stop early (`certain`).

Every interval is found from counts alone and lies where its figure can lie; nothing is approximated by a bell curve
around the share, which fails near 0 and 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """From where to where."""

    low: float
    high: float

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high

    def to_json(self) -> list[float]:
        return [round(self.low, 6), round(self.high, 6)]


@lru_cache(maxsize=64)
def z_of(confidence: float) -> float:
    """How many standard deviations a two-sided interval of that confidence reaches: 1.96 for 0.95."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def wilson(wins: int, games: int, confidence: float = CONFIDENCE) -> Interval:
    """The interval of a share (Wilson's score interval); everything is possible if nothing was played."""
    if not games:
        return Interval(0.0, 1.0)
    z = z_of(confidence)
    share = wins / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    low = (middle - spread) / scale if wins else 0.0  # at the ends exactly, whatever rounding says
    high = (middle + spread) / scale if wins < games else 1.0
    return Interval(max(0.0, low), min(1.0, high))


def newcombe(
    wins: int, games: int, other_wins: int, other_games: int, confidence: float = CONFIDENCE
) -> Interval:
    """The interval of one share minus another, of separate games (Newcombe's hybrid score interval, his method 10)."""
    if not games or not other_games:
        return Interval(-1.0, 1.0)
    one, other = wins / games, other_wins / other_games
    of_one, of_other = wilson(wins, games, confidence), wilson(other_wins, other_games, confidence)
    below = math.hypot(one - of_one.low, of_other.high - other)
    above = math.hypot(of_one.high - one, other - of_other.low)
    return Interval(max(-1.0, one - other - below), min(1.0, one - other + above))


def by_chance(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """How likely two shares of separate games differ at least as much if chance alone decides (Fisher's exact test).

    It never says less than the truth, however few the games and however close to 0 or 1 the shares are, where the far
    ends of an interval are too near.  Both sides count: twice the smaller one.
    """
    if not games or not other_games:
        return 1.0
    total = wins + other_wins
    least, most = max(0, total - other_games), min(games, total)
    step = 1 if wins * (games + other_games) > total * games else -1  # more wins than chance would give it, or fewer
    part, tail, at = 1.0, 0.0, wins
    while part > tail * 1e-17 and least <= at <= most:  # each number of wins, as a multiple of how likely this one is
        tail += part
        if step > 0:
            part *= (games - at) * (total - at) / ((at + 1) * (other_games - total + at + 1))
        else:
            part *= at * (other_games - total + at) / ((games - at + 1) * (total - at + 1))
        at += step
    this = _ways(games, wins) + _ways(other_games, other_wins) - _ways(games + other_games, total)
    return min(1.0, 2 * tail * math.exp(this))


def _ways(n: int, k: int) -> float:
    """The logarithm of how many ways there are to choose k of n."""
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


def mean(
    rates: Sequence[tuple[int, int]], together: Sequence[Sequence[float]], confidence: float = CONFIDENCE
) -> Interval:
    """The interval of the mean of several shares, each as wins and games, each counting the same.

    Newcombe's way for sums: the squares of how far each share is from the end of its own interval add up, and for each
    two of them twice their product times how much they go `together` (their correlation, from -1 to 1).
    """
    if not rates or not all(games for _, games in rates):
        return Interval(0.0, 1.0)
    shares = [wins / games for wins, games in rates]
    own = [wilson(wins, games, confidence) for wins, games in rates]
    middle = sum(shares) / len(shares)
    below = _added([share - each.low for share, each in zip(shares, own, strict=True)], together) / len(shares)
    above = _added([each.high - share for share, each in zip(shares, own, strict=True)], together) / len(shares)
    return Interval(max(0.0, middle - below), min(1.0, middle + above))


def _added(ways: Sequence[float], together: Sequence[Sequence[float]]) -> float:
    """How far a sum of numbers may be off, if each may be off so far and each two go together so much."""
    squares = (one * other * both for one, row in zip(ways, together, strict=True)
               for other, both in zip(ways, row, strict=True))  # fmt: skip
    return math.sqrt(max(0.0, sum(squares)))


def newcombe_paired(
    both: int, only_one: int, only_other: int, neither: int, confidence: float = CONFIDENCE
) -> Interval:
    """The interval of one share minus another, of the same games (Newcombe's hybrid score interval for paired counts).

    Of all pairs of games: how often both were won, only the one, only the other, neither.
    """
    games = both + only_one + only_other + neither
    if not games:
        return Interval(-1.0, 1.0)
    one, other = (both + only_one) / games, (both + only_other) / games
    of_one, of_other = wilson(both + only_one, games, confidence), wilson(both + only_other, games, confidence)
    phi = _correlation(both, only_one, only_other, neither)
    down, up = one - of_one.low, of_one.high - one
    other_down, other_up = other - of_other.low, of_other.high - other
    below = math.sqrt(max(0.0, down * down - 2 * phi * down * other_up + other_up * other_up))
    above = math.sqrt(max(0.0, up * up - 2 * phi * up * other_down + other_down * other_down))
    return Interval(max(-1.0, one - other - below), min(1.0, one - other + above))


def _correlation(both: int, only_one: int, only_other: int, neither: int) -> float:
    """How much the two results of a pair go together, with the continuity correction that the method asks for."""
    rows = (both + only_one) * (only_other + neither) * (both + only_other) * (only_one + neither)
    if not rows:
        return 0.0
    cross = float(both * neither - only_one * only_other)
    if cross > 0:
        cross = max(cross - (both + only_one + only_other + neither) / 2, 0.0)
    return cross / math.sqrt(rows)
