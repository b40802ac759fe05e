"""What games say when they are counted: every figure from results that can be counted by hand, and laws."""

from __future__ import annotations

import json
import math
import random
import statistics as standard
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sim.played import DECKS as PLAYED
from tests.sim.played import results

from illumineer.sim.intervals import newcombe, newcombe_paired, wilson
from illumineer.sim.result import GameResult, different
from illumineer.sim.statistics import CardFigures, Counts, Pairs, Rate, summarize

DECKS = (["Ana", "Ana", "Bran", "Lamp"], ["Iris", "Otto", "Otto"])


def game(
    number: int = 0,
    winner: int = 0,
    first: int = 0,
    reason: str = "CHECK_WIN_BY_LORE",
    lore: Iterable[tuple[int, int]] = ((1, 0), (5, 2), (20, 2)),
    opening: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    drawn: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    played: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    fault: str = "",
) -> GameResult:
    rows = list(lore)
    by_turn = (tuple(row[0] for row in rows), tuple(row[1] for row in rows))
    return GameResult(
        number, 1000 + number, first, winner, reason, len(rows), 10 * len(rows), rows[-1], by_turn, opening, drawn,
        played, fault,
    )  # fmt: skip


# --- by hand ---------------------------------------------------------------------------------


def test_a_deck_has_its_different_cards_in_the_order_of_its_list() -> None:
    assert different(["B", "A", "B", "C", "A"]) == ("B", "A", "C")


def test_wins_draws_and_who_began() -> None:
    games = [game(first=0), game(first=1), game(winner=1, first=1), game(winner=-1, first=0, reason="turn_limit")]
    found = summarize(games, DECKS)
    assert (found.games, found.wins, found.draws) == (4, (2, 1), 1)
    assert found.rates == (Rate(2, 4), Rate(1, 4))
    assert found.decided == Rate(2, 3)
    assert found.starting == (Rate(1, 2), Rate(1, 2))
    assert found.second == (Rate(1, 2), Rate(0, 2))
    assert found.interval == wilson(2, 4)


def test_turns_and_decisions() -> None:
    games = [game(lore=[(0, 0)] * n + [(20, 0)]) for n in (3, 3, 5, 10)]
    found = summarize(games, DECKS)
    assert found.turns.games == ((4, 2), (6, 1), (11, 1))
    assert (found.turns.mean, found.turns.median) == (6.25, 5.0)
    assert found.decisions == 62.5


def test_the_lore_race_keeps_the_lore_of_games_that_have_ended() -> None:
    found = summarize([game(lore=[(2, 0), (20, 1)]), game(winner=1, lore=[(0, 4), (6, 4), (6, 20)])], DECKS)
    assert [each.mean for each in found.lore] == [(1.0, 2.0), (13.0, 2.5), (13.0, 10.5)]
    assert [each.going_on for each in found.lore] == [2, 1, 0]


def test_who_was_ahead_is_asked_of_games_that_went_on() -> None:
    found = summarize([game(lore=[(2, 0), (20, 1)]), game(winner=1, lore=[(0, 4), (6, 4), (6, 20)])], DECKS)
    first, second, third = found.lore
    assert first.ahead == (Rate(1, 1), Rate(1, 1)) and first.leader == Rate(2, 2)
    assert second.ahead == (Rate(0, 1), Rate(0, 0))  # the first game had ended; the second was lost from ahead
    assert third.leader == Rate(0, 0)


def test_endings_by_frequency() -> None:
    games = [
        game(),
        game(winner=1),
        game(),
        game(reason="CHECK_EMPTY_DECK"),
        game(winner=-1, reason="turn_limit"),
        game(winner=-1, reason="turn_limit"),
    ]
    found = [(each.reason, each.games, each.wins, each.draws) for each in summarize(games, DECKS).endings]
    assert found == [
        ("CHECK_WIN_BY_LORE", 3, (2, 1), 0),
        ("turn_limit", 2, (0, 0), 2),
        ("CHECK_EMPTY_DECK", 1, (1, 0), 0),
    ]


def test_cards_by_game_not_by_copy() -> None:
    games = [
        game(opening=((0, 0), (1,)), drawn=((0, 1), (1,)), played=((0,), ())),
        game(winner=1, drawn=((0,), (0, 1)), played=((), (0,))),
        game(drawn=((1,), ())),
        game(winner=-1, reason="loop"),
    ]
    ana, bran, lamp = summarize(games, DECKS).cards[0]
    assert [each.name for each in (ana, bran, lamp)] == ["Ana", "Bran", "Lamp"]
    assert [each.copies for each in (ana, bran, lamp)] == [2, 1, 1]
    assert (ana.opening, ana.drawn, ana.not_drawn, ana.played) == (Rate(1, 1), Rate(1, 2), Rate(1, 2), Rate(1, 1))
    assert (bran.drawn, bran.not_drawn) == (Rate(2, 2), Rate(0, 2))
    assert bran.difference == 1.0 and bran.interval == newcombe(2, 2, 0, 2)
    assert lamp.drawn == Rate(0, 0) and lamp.difference is None and not lamp.stands and not lamp.perhaps
    iris, otto = summarize(games, DECKS).cards[1]
    assert (iris.drawn, iris.not_drawn) == (Rate(1, 1), Rate(0, 3))
    assert otto.drawn == Rate(1, 2)


def test_noise_among_many_cards_is_not_taken_for_an_effect() -> None:
    """With 200 cards that do nothing, some lie outside their own interval; none of them is said to stand."""
    dice = random.Random(5)
    deck = [f"Card {n}" for n in range(200)]
    counted = Counts((deck, ["Other"]))
    for n in range(600):
        seen = tuple(i for i in range(200) if dice.random() < 0.5)
        counted.add(game(n, winner=dice.randrange(2), drawn=(seen, ())))
    cards = counted.summary().cards[0]
    assert 3 <= sum(each.perhaps for each in cards) <= 20
    assert not any(each.stands for each in cards)
    assert all(each.corrected.low < each.interval.low and each.interval.high < each.corrected.high for each in cards)


@pytest.mark.parametrize("rate", [0.5, 0.7, 0.9, 0.97])
@pytest.mark.parametrize(("drawn", "not_drawn"), [(2, 2), (20, 3), (99, 1), (50, 2), (95, 5), (190, 10), (60, 60)])
def test_a_mark_is_seldom_wrong_however_few_games_there_are(rate: float, drawn: int, not_drawn: int) -> None:
    """Of a card that does nothing, counted out: how often it is said to stand, and to do so perhaps."""

    def likely(wins: int, games: int) -> float:
        return math.comb(games, wins) * rate**wins * (1 - rate) ** (games - wins)

    stands = perhaps = 0.0
    for wins in range(drawn + 1):
        for others in range(not_drawn + 1):
            none = Rate(0, 0)
            card = CardFigures("Card", 4, none, Rate(wins, drawn), Rate(others, not_drawn), none, many=40)
            if card.stands or card.perhaps:
                stands += card.stands * likely(wins, drawn) * likely(others, not_drawn)
                perhaps += likely(wins, drawn) * likely(others, not_drawn)
    assert stands <= 0.05 / 40 and perhaps <= 0.05


def test_an_effect_stands_out() -> None:
    dice = random.Random(6)
    deck = [f"Card {n}" for n in range(40)]
    counted = Counts((deck, ["Other"]))
    for n in range(600):
        seen = tuple(i for i in range(40) if dice.random() < 0.5)
        counted.add(game(n, winner=int(dice.random() < (0.35 if 7 in seen else 0.65)), drawn=(seen, ())))
    assert [each.name for each in counted.summary().cards[0] if each.stands] == ["Card 7"]


def test_faults_are_told_and_do_not_pile_up() -> None:
    counted = Counts(DECKS)
    for n in range(1000):
        counted.add(game(n, reason="fault", fault=f"fault {n % 50:02}"))
    found = counted.summary()
    assert found.faults == tuple((f"fault {n:02}", 20) for n in range(20))
    assert found.endings[0].games == 1000


def test_which_deck_is_better_only_when_it_is_not_chance() -> None:
    def better(wins: int, losses: int, draws: int = 0) -> int | None:
        games = [game()] * wins + [game(winner=1)] * losses + [game(winner=-1)] * draws
        return summarize(games, DECKS).better

    assert better(59, 41) is None
    assert better(620, 380) == 0
    assert better(6, 0, draws=30) is None  # too few
    assert better(380, 620) == 1
    assert better(62, 20, draws=400) == 0  # of the decided games: draws say nothing about who is better


def test_no_games_say_nothing() -> None:
    found = Counts(DECKS).summary()
    assert (found.games, found.better, found.turns.mean, found.turns.median, found.lore) == (0, None, None, None, ())
    assert json.loads(json.dumps(found.to_json()))["rate"] is None


def test_json_has_what_programs_ask_for() -> None:
    found = summarize([game(), game(winner=1), game(), game(winner=-1)], DECKS).to_json()
    assert (found["games"], found["wins"], found["draws"], found["rate"]) == (4, [2, 1], 1, 0.5)
    assert found["interval"] == [round(wilson(2, 4).low, 6), round(wilson(2, 4).high, 6)]
    assert json.loads(json.dumps(found)) == found


# --- laws ------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 12), st.integers(0, 999))
def test_in_any_order_it_is_the_same(n: int, seed: int) -> None:
    mixed = results(n, seed)
    whole = summarize(mixed, PLAYED)
    random.Random(seed).shuffle(mixed)
    assert summarize(mixed, PLAYED) == whole


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 12), st.integers(0, 999))
def test_everything_adds_up(n: int, seed: int) -> None:
    played = results(n, seed)
    found = summarize(played, PLAYED)
    assert found.games == len(played) == sum(each.games for each in found.endings)
    assert found.games == sum(each.games for each in found.starting) == sum(each.games for each in found.second)
    for deck in (0, 1):
        assert found.wins[deck] == found.starting[deck].wins + found.second[deck].wins
        for card in found.cards[deck]:
            assert card.drawn.games + card.not_drawn.games == found.games
            assert card.drawn.wins + card.not_drawn.wins == found.wins[deck]
        assert found.lore[-1].mean[deck] == pytest.approx(standard.fmean(each.lore[deck] for each in played))
    assert found.turns.median == standard.median(each.turns for each in played)
    assert found.turns.mean == pytest.approx(standard.fmean(each.turns for each in played))
    for row in found.lore:
        assert row.leader.games <= row.going_on == sum(each.turns > row.turn for each in played)


# --- two versions ----------------------------------------------------------------------------


def test_two_versions_in_the_same_games() -> None:
    pairs = Pairs()
    for n, (old, new) in enumerate([(0, 0), (1, 0), (1, 0), (0, 1), (-1, 1), (-1, 0)]):
        pairs.add(game(n, winner=old), game(n, winner=new))
    assert (pairs.both, pairs.only_new, pairs.only_old, pairs.neither) == (1, 3, 1, 1)
    assert pairs.difference == pytest.approx(2 / 6)
    assert pairs.interval == newcombe_paired(1, 3, 1, 1) and pairs.better is None
    assert json.loads(json.dumps(pairs.to_json()))["only_new"] == 3
    assert Pairs(10, 90, 20, 10).games == 130 and Pairs(10, 90, 20, 10).better is True
    assert Pairs(10, 20, 90, 10).better is False
    assert Pairs().difference is None and Pairs().better is None
    assert Pairs(only_new=4).better is None, "so few games say nothing"


def test_only_the_same_game_makes_a_pair() -> None:
    with pytest.raises(AssertionError):
        Pairs().add(game(1), game(2))
