"""When is it certain which deck is better?  A rule that may be asked after every pair of games.

A confidence interval that is looked at again and again is wrong far more often than once in twenty.  This rule is not:
it is a bet.  Somebody who does not believe that both decks are equally good bets on the result of every pair of games,
at odds that are fair if they are.  Then their money cannot be expected to grow, and reaches twenty times what they had
in at most one of twenty duels, however long they bet (Ville's inequality).  When it does, that is certain at 95 %.

They split their money over a few fixed stakes on either side.  What is bet on is the score of a pair, between 0 and 1
(a win counts 1, a draw a half, their mean): the two games of a pair share their seed and each deck begins one of them,
so it is pairs that are independent and alike, whatever it is worth to begin.

The shares of which such a bettor would not be convinced make an interval that is true at every moment at once.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

CONFIDENCE: Final = 0.95
_STAKES: Final = (0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 0.9)
"""Which part of the money is risked on each pair (for an interval: of what can be risked)."""
_STEPS: Final = 60


class Certain:
    """The bet on the mean of scores between 0 and 1."""

    def __init__(self) -> None:
        self._scores: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """The next score."""
        self._scores[score] += 1

    @property
    def n(self) -> int:
        return self._scores.total()

    def wealth(self, mean: float = 0.5) -> float:
        """The logarithm of how many times the bettor's money has grown, at odds that are fair if this is the mean."""
        grown: list[float] = []
        for part in _STAKES:
            for stake in (part / mean if mean > 0 else math.inf, -part / (1 - mean) if mean < 1 else -math.inf):
                grown.append(self._growth(stake, mean))
        top = max(grown)
        return top + math.log(sum(math.exp(each - top) for each in grown) / len(grown)) if top > -math.inf else top

    def _growth(self, stake: float, mean: float) -> float:
        """Of one stake; with an unlimited one all is lost, or won, at the first score that is not the mean."""
        if math.isinf(stake):
            return 0.0 if all(score == mean for score in self._scores) else math.inf
        return sum(n * math.log(1 + stake * (score - mean)) for score, n in self._scores.items())

    @property
    def better(self) -> int | None:
        """0 if the mean is certainly above one half, 1 if it is certainly below; None if neither is certain."""
        if self.wealth() < -math.log(1 - CONFIDENCE):
            return None
        return 0 if sum(n * (score - 0.5) for score, n in self._scores.items()) > 0 else 1

    def interval(self) -> tuple[float, float]:
        """Where the mean lies: true at every moment at once, so it holds when one stops because of it, too."""
        enough = -math.log(1 - CONFIDENCE)
        if not self.n:
            return 0.0, 1.0
        middle = sum(n * score for score, n in self._scores.items()) / self.n

        def edge(outside: float) -> float:
            if self.wealth(outside) < enough:
                return outside
            inside = middle
            for _ in range(_STEPS):
                between = (inside + outside) / 2
                if self.wealth(between) < enough:
                    inside = between
                else:
                    outside = between
            return outside

        return edge(0.0), edge(1.0)

    def to_json(self) -> dict[str, Any]:
        """What is certain, for programs."""
        low, high = self.interval()
        return {"better": self.better, "pairs": self.n, "interval": [round(low, 6), round(high, 6)]}
