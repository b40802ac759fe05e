"""What a shifted character takes over, and what is left undone, is told with its rule."""

from __future__ import annotations

import pytest
from tests.support import Table, action, any_character, character, item, shift, table

from illumineer import ir
from illumineer.vocab import Happening, Keyword, ShiftKind

ELK = character("Elk - Young", strength=1, willpower=4)
OLD_ELK = character("Elk - Old", shift(1), willpower=6)


def lines(t: Table, kind: Happening) -> list[str]:
    return [t.game.explain(event) for event in t.game.events if event.kind == kind]


@pytest.mark.rule("8.10.2", "8.10.4", "8.10.6")
def test_exerted_drying_and_damaged() -> None:
    young = {"card": "Elk - Young", "exerted": True, "drying": True, "damage": 2}
    t = table([ELK, OLD_ELK], p1={"play": [young], "hand": ["Elk - Old"], "ink": 1})
    t.do("play Elk - Old")
    assert lines(t, Happening.TAKEN_OVER) == [
        "Elk - Old enters play exerted, as what it covers is [8.10.2]",
        "Elk - Old enters play drying, as what it covers is [8.10.4]",
        "Elk - Old keeps 2 damage [8.10.6]",
    ]


@pytest.mark.rule("8.10.5")
def test_effects_that_last_are_kept() -> None:
    bless = action("Bless", ir.Apply(any_character(), (ir.Gain(Keyword.WARD),)))
    t = table([ELK, OLD_ELK, bless], p1={"play": ["Elk - Young"], "hand": ["Bless", "Elk - Old"], "ink": 2})
    t.do("play Bless", "play Elk - Old")
    assert lines(t, Happening.TAKEN_OVER)[-1] == "Elk - Old keeps the effects that apply to what it covers [8.10.5]"


@pytest.mark.rule("8.10.4.1")
def test_over_an_item_it_is_dry_if_that_was_there_before() -> None:
    spud = character("Sprout", shift(1, kind=ShiftKind.POTATO, word="Potato"))
    t = table([spud, item("Potato")], p1={"play": ["Potato"], "hand": ["Sprout"], "ink": 1})
    t.do("play Sprout")
    assert lines(t, Happening.TAKEN_OVER) == [
        "Sprout enters play dry, because what it covers has been in play since the turn began [8.10.4.1]"
    ]


@pytest.mark.rule("6.1.5.1")
def test_the_rest_of_a_to_b_is_left_undone() -> None:
    tire = action("Tire", ir.To(ir.Exert(any_character()), ir.Draw()))
    t = table([tire], p1={"hand": ["Tire"], "ink": 1}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("play Tire")
    assert lines(t, Happening.LEFT_UNDONE) == [
        "the effect of Tire: the rest does not happen, because what comes first could not be done in full [6.1.5.1]"
    ]
