"""Odds of hands and curves: against every hand counted one by one, against dealing, and known figures."""

from __future__ import annotations

import json
from itertools import combinations, permutations
from math import comb
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from illumineer.cards.starters import starter_decks
from illumineer.cli.main import main
from illumineer.core.rng import Dice
from illumineer.sim import hands
from illumineer.sim.hands import HAND, Card, Odds, Rule, draws, figures, hypergeometric, on_curve
from illumineer.sim.intervals import wilson

# --- known figures ---------------------------------------------------------------------------


def test_four_copies_in_the_opening_hand_of_sixty_cards() -> None:
    """The figure that every deck builder knows: two hands in five."""
    assert Odds(4, 0, 56, 0).at_least_one() == pytest.approx(1 - comb(56, 7) / comb(60, 7))
    assert Odds(4, 0, 56, 0).at_least_one() == pytest.approx(0.3995, abs=5e-5)


def test_a_full_hand_put_back_is_a_look_at_fourteen_cards() -> None:
    """Put everything back that is not the card: seven new cards, and the old ones are not among them."""
    kept_only = Odds(4, 0, 0, 56)
    assert kept_only.at_least_one() == pytest.approx(
        1 - (comb(56, 7) / comb(60, 7)) * (comb(49, 7) / comb(53, 7))
    )


@pytest.mark.rule("3.2.3.1")
def test_whoever_begins_has_drawn_one_card_less() -> None:
    assert [draws(turn, True) for turn in (1, 2, 3)] == [0, 1, 2]
    assert [draws(turn, False) for turn in (1, 2, 3)] == [1, 2, 3]


@settings(deadline=None)
@given(st.integers(1, 60), st.data())
def test_chances_of_drawing_add_up(deck: int, data: st.DataObject) -> None:
    wanted, drawn = data.draw(st.integers(0, deck)), data.draw(st.integers(0, deck))
    found = hypergeometric(deck, wanted, drawn)
    assert sum(found) == pytest.approx(1)
    assert sum(n * chance for n, chance in enumerate(found)) == pytest.approx(drawn * wanted / deck)


# --- every hand, one by one ------------------------------------------------------------------


def _by_hand(wanted: set[int], kept: set[int], deck: int, drawn: int) -> tuple[dict[int, float], dict[int, float]]:
    """How many wanted cards are in the altered hand, and seen after drawing: every hand, redraw and draw listed."""
    opening: dict[int, float] = {}
    seen: dict[int, float] = {}
    every = range(deck)
    for hand in combinations(every, HAND):
        stays = [card for card in hand if card in kept]
        rest = [card for card in every if card not in hand]
        for redrawn in combinations(rest, HAND - len(stays)):
            chance = 1 / comb(deck, HAND) / comb(len(rest), len(redrawn))
            now = [*stays, *redrawn]
            n = len(wanted.intersection(now))
            opening[n] = opening.get(n, 0.0) + chance
            shuffled = [card for card in every if card not in now]
            for more in combinations(shuffled, drawn):
                after = n + len(wanted.intersection(more))
                seen[after] = seen.get(after, 0.0) + chance / comb(len(shuffled), drawn)
    return opening, seen


@pytest.mark.rule("2.2.2", "2.2.2.1", "2.2.2.3")
@pytest.mark.parametrize(
    ("kept_wanted", "back_wanted", "kept", "back"), [(3, 0, 7, 0), (2, 1, 5, 2), (0, 2, 7, 1), (1, 2, 6, 1)]
)
def test_altering_is_counted_exactly(kept_wanted: int, back_wanted: int, kept: int, back: int) -> None:
    deck = kept_wanted + back_wanted + kept + back
    wanted = set(range(kept_wanted + back_wanted))
    keeping = {*range(kept_wanted), *range(kept_wanted + back_wanted, deck - back)}
    opening, seen = _by_hand(wanted, keeping, deck, 2)
    odds = Odds(kept_wanted, back_wanted, kept, back)
    for n, chance in enumerate(odds.opening):
        assert chance == pytest.approx(opening.get(n, 0.0))
    for n, chance in enumerate(odds.seen(2)):
        assert chance == pytest.approx(seen.get(n, 0.0))
    assert odds.at_least_one(2) == pytest.approx(1 - seen.get(0, 0.0))


@pytest.mark.parametrize("first", [True, False])
def test_ink_in_every_turn_is_counted_exactly(first: bool) -> None:
    """Every order of a small deck: a new inkable card must be there by each turn."""
    odds, turns = Odds(2, 0, 7, 0), 2
    held = [0] * turns
    for places in combinations(range(9), 2):  # where the two inkable cards lie
        for turn in range(1, turns + 1):
            enough = all(
                sum(place < HAND + draws(each, first) for place in places) >= each for each in range(1, turn + 1)
            )
            held[turn - 1] += enough
    assert odds.every_turn(first, turns) == pytest.approx([n / comb(9, 2) for n in held])


# --- ink and a play --------------------------------------------------------------------------


def _best(dealt: list[Card], first: bool, turns: int) -> int:
    """Up to which turn it works, by trying every way of using the cards."""
    for turn in range(turns, 0, -1):
        needs = [(each, kind) for each in range(1, turn + 1) for kind in ("ink", "play") if kind == "ink" or each > 1]
        for used in permutations(range(HAND + draws(turn, first)), len(needs)):
            if all(
                place < HAND + draws(each, first)
                and (dealt[place].inkable if kind == "ink" else dealt[place].cost <= each)
                for place, (each, kind) in zip(used, needs, strict=True)
            ):
                return turn
    return 0


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(1, 5), st.booleans()), min_size=9, max_size=9), st.booleans())
def test_cards_are_used_as_well_as_possible(cards: list[tuple[int, bool]], first: bool) -> None:
    dealt = [Card(str(n), cost, inkable) for n, (cost, inkable) in enumerate(cards)]
    assert hands._curve(dealt, first, 2) == _best(dealt, first, 2)


def _deck() -> list[Card]:
    rows = [(1, True, 8), (2, True, 12), (2, False, 4), (3, True, 8), (4, True, 10), (5, False, 10), (7, False, 8)]
    return [Card(f"{cost} {inkable}", cost, inkable) for cost, inkable, n in rows for _ in range(n)]


@pytest.mark.parametrize("rule", [Rule("none"), Rule("cheap", 2), Rule("inkable"), Rule("either", 3)])
def test_dealing_agrees_with_counting(rule: Rule) -> None:
    cards, dice, deals = _deck(), Dice(11), 3000
    dealt = [hands._deal(cards, rule.keeps, 3, dice) for _ in range(deals)]
    inkable = Odds.of(cards, rule.keeps, lambda card: card.inkable)
    for n, chance in enumerate(inkable.opening):
        found = sum(sum(card.inkable for card in each[:HAND]) == n for each in dealt)
        assert chance in wilson(found, deals, 0.9999)
    cheap = Odds.of(cards, rule.keeps, lambda card: card.cost == 1)
    found = sum(any(card.cost == 1 for card in each) for each in dealt)
    assert cheap.at_least_one(3) in wilson(found, deals, 0.9999)


def test_ink_and_a_play_is_never_likelier_than_ink_alone() -> None:
    cards, rule = _deck(), Rule("cheap")
    found = on_curve(cards, rule.keeps, True, 500, 3)
    ink = Odds.of(cards, rule.keeps, lambda card: card.inkable).every_turn(True)
    assert found == sorted(found, reverse=True)
    assert all(wilson(n, 500, 0.9999).low <= chance for n, chance in zip(found, ink, strict=True))
    assert found == on_curve(cards, rule.keeps, True, 500, 3) != on_curve(cards, rule.keeps, True, 500, 4)


def test_every_figure_is_a_chance_and_grows_as_it_must() -> None:
    found = figures(_deck(), Rule("either", 2), ("first", "second"), 50, 1)
    assert sum(found["opening"]["inkable"]) == pytest.approx(1)
    for seat in ("first", "second"):
        for row in (*found["copies"][seat].values(), *found["by_card"][seat].values()):
            assert row == sorted(row) and row[0] >= 0 and row[-1] <= 1
    copies = found["copies"]["first"]
    assert [copies[n][0] for n in "1234"] == sorted(copies[n][0] for n in "1234")
    assert all(one <= two for one, two in zip(copies["4"], found["copies"]["second"]["4"], strict=True))


def test_what_a_rule_keeps() -> None:
    cheap, dear, ink = Card("a", 2, False), Card("b", 5, False), Card("c", 5, True)
    wanted = {
        "none": [True, True, True],
        "cheap": [True, False, False],
        "inkable": [False, False, True],
        "either": [True, False, True],
    }
    assert {name: [Rule(name).keeps(card) for card in (cheap, dear, ink)] for name in wanted} == wanted


# --- the command -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def deck_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("hand") / "deck.txt"
    path.write_text("\n".join(f"1 {name}" for name in starter_decks()[0]))
    return str(path)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_command_says_it_within_80_columns(
    deck_file: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(Path(deck_file).parent)
    assert main(["hand", "deck.txt", "--deals", "50", "--alter", "either:2", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert "[2.2.2]" in out and "[3.2.3.1]" in out and "{" not in out


def test_how_many_are_put_back_is_said_if_any_are(deck_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    for rule, told in (("none", False), ("cheap", True)):
        assert main(["hand", deck_file, "--deals", "5", "--alter", rule]) == 0
        assert ("cards are put back on average" in " ".join(capsys.readouterr().out.split())) is told


def test_json_and_one_seat(deck_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hand", deck_file, "--json", "--deals", "50", "--second"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["legal"] and list(found["turns"]) == ["second"] and len(found["turns"]["second"]) == 7
    assert main(["hand", deck_file, "--json", "--deals", "50", "--play-first", "--alter", "cheap"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["copies"]) == ["first"] and found["alter"]["rule"] == "cheap" and found["alter"]["cost"] == 3


def test_a_deck_that_is_not_legal_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(f"5 {starter_decks()[0][0]}\n")
    assert main(["hand", str(path)]) == 1
    out = capsys.readouterr().out
    assert "60" in out and "not a legal deck" in out and "%" not in out
    assert main(["hand", str(path), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["legal"] and len(found["problems"]) == 2


@pytest.mark.parametrize("rule", ["cheep", "cheap:x", "inkable:2", "cheap:", "none:1"])
def test_an_unknown_rule_is_a_sentence(rule: str, deck_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hand", deck_file, "--alter", rule]) == 2
    assert f"'{rule}'" in capsys.readouterr().err
