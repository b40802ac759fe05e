"""When it is certain which deck is better: seldom wrong however often one looks, and soon right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from illumineer.sim.certain import Certain

Score = Callable[[Random], float]


def pair(better: float, begins: float = 0.0, draws: float = 0.0, shared: float = 0.0) -> Score:
    """The score of a pair of games: how good the deck is, what beginning is worth, draws, how much luck is shared."""

    def score(dice: Random) -> float:
        luck = dice.random()
        total = 0.0
        for bonus in (begins, -begins):
            if dice.random() < draws:
                total += 0.5
            else:
                total += (luck if dice.random() < shared else dice.random()) < better + bonus
        return total / 2

    return score


def run(score: Score, seed: int, pairs: int) -> tuple[Certain, int | None]:
    """Look after every pair; which deck was called better."""
    dice, certain = Random(seed), Certain()
    for _ in range(pairs):
        certain.add(score(dice))
        if certain.better is not None:
            return certain, certain.better
    return certain, None


@pytest.mark.parametrize(
    "score", [pair(0.5), pair(0.5, begins=0.3), pair(0.5, draws=0.4), pair(0.5, shared=0.9)],
    ids=["even", "it matters who begins", "draws", "the games of a pair end alike"],
)  # fmt: skip
def test_even_decks_are_seldom_told_apart_however_often_one_looks(score: Score) -> None:
    """At most one in twenty: of 60 runs of 150 looks, 8 or more would come of such a rule once in 100."""
    assert sum(run(score, seed, 150)[1] is not None for seed in range(60)) < 8


def test_an_interval_that_is_looked_at_every_time_would_be_wrong_much_more_often() -> None:
    """So the test above could fail."""

    def looks(seed: int) -> bool:
        dice, wins = Random(seed), 0
        for n in range(1, 301):
            wins += dice.random() < 0.5
            if n >= 10 and abs(wins / n - 0.5) > 1.96 * (0.25 / n) ** 0.5:
                return True
        return False

    assert sum(looks(seed) for seed in range(60)) >= 12


@pytest.mark.parametrize(("better", "deck"), [(0.7, 0), (0.3, 1)])
def test_the_better_deck_is_found_soon(better: float, deck: int) -> None:
    found = [run(pair(better), seed, 400) for seed in range(20)]
    assert [each for _, each in found] == [deck] * 20
    assert sum(certain.n for certain, _ in found) / 20 < 60


@pytest.mark.parametrize("true", [0.5, 0.62, 0.9])
def test_the_interval_holds_when_one_stops_because_of_it(true: float) -> None:
    held = 0
    for seed in range(40):
        low, high = run(pair(true, draws=0.1) if true == 0.5 else pair(true), seed, 120)[0].interval()
        held += low <= true <= high
    assert held >= 36


def test_the_interval_narrows_round_the_mean() -> None:
    certain = Certain()
    assert certain.interval() == (0.0, 1.0)
    widths = []
    for n in (10, 100, 1000):
        while certain.n < n:
            certain.add((0.0, 0.5, 1.0, 0.5, 0.5)[certain.n % 5])
        low, high = certain.interval()
        assert low < 0.5 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True) and widths[-1] < 0.08


def test_a_deck_that_wins_everything_may_win_everything() -> None:
    certain = Certain()
    for _ in range(50):
        certain.add(1.0)
    low, high = certain.interval()
    assert high == 1.0 and 0.8 < low < 1.0
    assert certain.better == 0
