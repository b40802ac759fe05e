"""A stack that leaves play: the rule is cited, and each of its cards is followed."""

from __future__ import annotations

import pytest
from tests.support import Table, action, any_character, character, shift, table

from illumineer import ir
from illumineer.vocab import Happening, Side, Zone

YOUNG = character("Elk - Young", willpower=4)
OLD = character("Elk - Old", shift(1), willpower=6)
BOTTOM = ir.Place(Zone.DECK, Side.BOTTOM)
STACK = {"card": "Elk - Old", "under": ["Elk - Young"]}


def along(t: Table, lang: str = "en") -> list[str]:
    return [t.game.explain(event, lang) for event in t.game.events if event.kind == Happening.WENT_ALONG]


@pytest.mark.rule("8.10.7", "5.1.1.7")
@pytest.mark.parametrize(
    ("effect", "where", "where_es"),
    [
        (ir.Banish(any_character()), "to p2's discard", "al descarte de p2"),
        (ir.Put(any_character(), ir.Place(Zone.HAND)), "to p2's hand", "a la mano de p2"),
        (ir.Put(any_character(), ir.Place(Zone.INKWELL)), "to p2's inkwell", "al tintero de p2"),
        (ir.Put(any_character(), BOTTOM), "to the bottom of p2's deck", "al fondo del mazo de p2"),
    ],
    ids=["discard", "hand", "inkwell", "deck"],
)
def test_each_card_of_a_stack_is_told_with_the_rule(effect: ir.Node, where: str, where_es: str) -> None:
    t = table([YOUNG, OLD, action("Away", effect)], p1={"hand": ["Away"], "ink": 1}, p2={"play": [STACK]})
    t.do("play Away")
    assert along(t) == [f"Elk - Young was under Elk - Old and goes {where} with it [8.10.7]"]
    assert along(t, "es") == [f"Elk - Young estaba debajo de Elk - Old y va con esa carta {where_es} [8.10.7]"]


@pytest.mark.rule("1-early:10.8.6", "1-late:10.10.8", "2.0:8.10.7")
@pytest.mark.parametrize(("edition", "rule"), [("1-early", "10.8.6"), ("1-late", "10.10.8"), ("2.0", "8.10.7")])
def test_the_rule_of_a_stack_that_leaves_play_in_older_editions(edition: str, rule: str) -> None:
    away = action("Away", ir.Banish(any_character()))
    sides = {"p1": {"hand": ["Away"], "ink": 1}, "p2": {"play": [STACK]}}
    t = table([YOUNG, OLD, away], edition=edition, **sides)
    t.do("play Away")
    assert along(t) == [f"Elk - Young was under Elk - Old and goes to p2's discard with it [{rule}]"]
    put = [event.rule.name for event in t.game.events if event.kind == Happening.PUT_INTO_DISCARD]
    assert put[:2] == ["ZONE_DISCARD", "SHIFT_STACK_LEAVES"]


@pytest.mark.rule("5.1.1.7")
@pytest.mark.parametrize(("edition", "rule"), [("1-late", "5.1.7"), ("2.3", "5.1.1.7")])
def test_a_stack_that_shift_did_not_make_goes_by_the_rule_of_stacks(edition: str, rule: str) -> None:
    away = action("Away", ir.Banish(any_character()))
    t = table(
        [YOUNG, away], edition=edition, p1={"hand": ["Away"], "ink": 1},
        p2={"play": [{"card": "Elk - Young", "facedown": ["Knight"]}]},
    )  # fmt: skip
    t.do("play Away")
    assert along(t) == [f"Knight was under Elk - Young and goes to p2's discard with it [{rule}]"]
