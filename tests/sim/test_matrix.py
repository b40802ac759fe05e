"""A matrix: read from either side, and means whose intervals know of shared luck."""

from __future__ import annotations

from random import Random

import pytest
from tests.sim.duels import made_up
from tests.sim.played import DECKS

from illumineer.sim.intervals import mean
from illumineer.sim.matrix import Matrix, MeanRate
from illumineer.sim.results import Results
from illumineer.sim.statistics import Rate, Summary, summarize


def won(*winners: int) -> Results:
    """Games with these winners; -1 is a draw, -2 was not played."""
    found = Results()
    for number, winner in enumerate(winners):
        if winner > -2:
            found.add(made_up(number, winner))
    return found


def summed(results: Results) -> Summary:
    return summarize(results, DECKS)


def matrix(played: dict[tuple[int, int], Results]) -> Matrix:
    return Matrix(
        {pair: summed(results) for pair, results in played.items()},
        {pair: results.outcomes for pair, results in played.items()},
    )


def test_it_is_read_from_either_side_and_each_opponent_counts_the_same() -> None:
    lost = summed(won(*[1] * 8))
    found = Matrix({(0, 1): summed(won(0, 0)), (2, 0): lost, (1, 2): summed(won())})
    assert found.against(0, 1) == Rate(2, 2) and found.against(1, 0) == Rate(0, 2)
    assert found.against(0, 2) == Rate(8, 8) and found.against(0, 3) is None
    assert found.mean(2) == MeanRate((Rate(0, 8),), ((1.0,),))
    assert found.mean(0).share == 1.0 and Matrix({}).mean(0).share is None
    even = Matrix({(0, 1): summed(won(0, 0)), (0, 2): lost})
    assert even.mean(0).share == 0.5 and 0.5 in even.mean(0).interval


def test_what_may_be_chance_is_what_the_rule_says_that_was_asked_for() -> None:
    played = {(0, 1): summed(won(*[0] * 12)), (0, 2): summed(won(*[0, 1] * 6))}
    plain = Matrix(played)
    assert not plain.by_chance(0, 1) and not plain.by_chance(1, 0)
    assert plain.by_chance(0, 2) and plain.by_chance(2, 0) and plain.by_chance(1, 2)
    asked = Matrix(played, certain={(0, 1): None, (0, 2): 1})
    assert asked.by_chance(0, 1) and asked.by_chance(1, 0) and not asked.by_chance(2, 0)


def test_what_goes_together_is_seen_in_the_pairs_of_games() -> None:
    good, bad = (0, 0) * 3, (1, 1) * 3
    one = won(*good, *bad, *good, *bad)
    assert matrix({(0, 1): one, (0, 2): one}).mean(0).together[0][1] == pytest.approx(1.0)
    other = won(*bad, *good, *bad, *good)
    assert matrix({(0, 1): one, (0, 2): other}).mean(0).together[0][1] == pytest.approx(-1.0)
    assert matrix({(0, 1): one, (2, 0): one}).mean(0).together[0][1] == pytest.approx(-1.0), "seen from its own side"
    begins, second = won(*[0, 1] * 9, 0, 0), won(*[1, 0] * 9, 0, 0)
    assert matrix({(0, 1): begins, (0, 2): second}).mean(0).together[0][1] == pytest.approx(1.0), "in another seat"
    longer = won(*good, *bad, *good, *bad, *[0, 1, -1, 0] * 18)
    assert matrix({(0, 1): one, (0, 2): longer}).mean(0).together[0][1] == pytest.approx(12 / (12 * 48) ** 0.5)


def test_what_cannot_be_seen_may_go_together() -> None:
    one, few = won(*[0, 1, 1, 1] * 6), won(0, 0, -2, 1, 1, 0, 0)
    assert matrix({(0, 1): one, (0, 2): few}).mean(0).together[0][1] == pytest.approx(2 / (12 * 2) ** 0.5)
    assert matrix({(0, 1): one, (0, 2): won(*[0] * 24)}).mean(0).together[0][1] == 1.0
    assert matrix({(0, 1): won(0, 0), (0, 2): won(-2, -2, 0, 0)}).mean(0).together[0][1] == 0.0, "no pair in common"


def shared_luck(dice: Random, opponents: int, games: int) -> Matrix:
    """A deck against others that are as good; in each game its luck is the same against every opponent."""
    played = {(0, other): Results() for other in range(1, opponents + 1)}
    for number in range(games):
        luck = dice.gauss(0, 1)
        for results in played.values():
            results.add(made_up(number, int(dice.gauss(0, 1) > luck)))
    return matrix(played)


def test_the_interval_of_a_mean_holds_although_luck_is_shared() -> None:
    dice = Random(1)
    held = separate = 0
    for _ in range(200):
        rate = shared_luck(dice, opponents=4, games=60).mean(0)
        apart = [[float(i == k) for k in range(4)] for i in range(4)]
        held += 0.5 in rate.interval
        separate += 0.5 in mean([(each.wins, each.games) for each in rate.rates], apart)
    assert held >= 0.92 * 200
    assert separate < 0.88 * 200, "as if every pairing had luck of its own"
