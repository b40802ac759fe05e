"""Clauses joined as no printed card joins them yet: what they mean, and what they do at the table."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.support import character, table
from tests.text.test_bind import nodes, tree
from tests.text.test_scope import spell

from illumineer import ir
from illumineer.vocab import CardType, Cmp, Happening, Ink, Keyword, Stat, Who, Zone

CHARACTER = ir.IsType((CardType.CHARACTER,))
EVASIVE, WARD = ir.HasKeyword(Keyword.EVASIVE), ir.HasKeyword(Keyword.WARD)


def described(words: str) -> tuple[Any, ...]:
    """The tests of what is banished, but for that it is a character."""
    cards = tree(f"Banish all {words}.", CardType.ACTION).effect.what
    return tuple(test for test in cards.where if test != CHARACTER)


@pytest.mark.parametrize(
    ("words", "tests"),
    [
        ("characters with Evasive and Ward", (ir.AllOf((EVASIVE, WARD)),)),
        ("characters with Evasive or Ward", (ir.AnyOf((EVASIVE, WARD)),)),
        ("characters without Evasive or Ward", (ir.Not(ir.AnyOf((EVASIVE, WARD))),)),
        ("characters with cost 3 or less and Ward", (ir.AllOf((ir.HasStat(Stat.COST, Cmp.LE, 3), WARD)),)),
        ("non-Sailor characters", (ir.Not(ir.HasClass(("Sailor",))),)),
        ("non-Red Panda characters", (ir.Not(ir.HasClass(("Red Panda",))),)),
        ("damaged non-Steel characters", (ir.IsDamaged(), ir.Not(ir.IsInk((Ink.STEEL,))))),
        ("characters with 2 or more cards under them", (ir.HasUnder(Cmp.GE, 2),)),
        ("characters with cards under them", (ir.HasUnder(),)),
        (
            "characters at a location named Old Mill",
            (ir.IsAt(ir.Cards(where=(ir.IsType((CardType.LOCATION,)), ir.Named(("Old Mill",))))),),
        ),
    ],
)
def test_which_cards(words: str, tests: tuple[Any, ...]) -> None:
    assert described(words) == tests


def test_so_many_cards_under_a_character_are_counted() -> None:
    chief = character("Chief", tree("Your characters with 2 or more cards under them get +3 ¤."))
    two = {"card": "Knight", "under": ["Scout"], "facedown": ["Rock"]}
    t = table([chief], p1={"play": ["Chief", two, {"card": "Ogre", "facedown": ["Rock#2"]}]})
    assert t["Knight"].strength == 6 and t["Ogre"].strength == 4


@pytest.mark.parametrize("who", list(permutations(("this character", "another chosen character"))))
def test_two_subjects_of_one_verb(who: tuple[str, str]) -> None:
    (given,) = nodes(f"When you play this character, {' and '.join(who)} get +2 ¤ this turn.", ir.Apply)
    this, other = sorted(given.what.things, key=lambda thing: isinstance(thing, ir.Chosen))
    assert this == ir.This() and ir.IsOther() in other.cards.where


YOURS = ir.Cards(of=Who.YOU, where=(CHARACTER,))


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("Gain 1 lore for each 2 cards in your hand.", ir.Per(ir.Count(ir.Cards((Zone.HAND,), Who.YOU)), 2)),
        ("Gain 2 lore for each 5 lore you have.", ir.Times(ir.Per(ir.LoreOf(), 5), 2)),
        ("Gain 1 lore for each damage counter on your characters.", ir.StatOf(Stat.DAMAGE, YOURS)),
        ("Gain 1 lore for each card under your characters.", ir.Count(ir.Under(YOURS))),
        ("Gain lore equal to the number of different ink types among your characters.", ir.InksAmong(YOURS)),
        ("Gain lore equal to the total ◊ of characters you have in play.", ir.TotalOf(Stat.LORE, YOURS)),
        ("Gain lore equal to the highest cost among your characters.", ir.HighestOf(Stat.COST, YOURS)),
        (
            "Gain lore equal to the number of cards you've discarded this turn.",
            ir.TimesHappened(ir.Event(Happening.DISCARDED, player=Who.YOU)),
        ),
    ],
)
def test_how_much(text: str, amount: ir.Amount) -> None:
    (gain,) = nodes(text, ir.GainLore, CardType.ACTION)
    assert gain.n == amount


def test_a_choice_with_a_limit_to_the_cost_in_all() -> None:
    text = "Banish any number of chosen opposing characters with total cost 4 or less."
    (chosen,) = nodes(text, ir.Chosen, CardType.ACTION)
    assert chosen.total == (Stat.COST, 4) and chosen.n is None


def test_who_would_be_banished_is_not_the_card_that_is_discarded_to_spare_it() -> None:
    text = "Banish chosen opposing character unless their player chooses and discards a card."
    start = {"p2": {"play": ["Knight", "Ogre"], "hand": ["Rock", "Scout"]}}
    t = spell(text, **start)
    assert t.do("choose Knight", "accept", "choose Rock").play(1) == ["Knight", "Ogre"] and t.discard(1) == ["Rock"]
    t = spell(text, **start)
    assert t.do("choose Knight", "decline").play(1) == ["Ogre"] and sorted(t.hand(1)) == ["Rock", "Scout"]
