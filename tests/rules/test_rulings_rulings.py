"""Situations that players asked judges about, with invented cards."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    opposing_character,
    table,
    whenever,
    your_character,
)

from illumineer import ir
from illumineer.vocab import CardType, Happening, Who, Zone

HAND = ir.Place(Zone.HAND)


def salvage(*where: ir.Test) -> ir.Card:
    return action("Salvage", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, where)), HAND))


@pytest.mark.rule("7.1.4")
def test_not_finding_a_card_in_the_discard_is_refused_by_the_rule_of_public_zones() -> None:
    people = ir.IsType((CardType.CHARACTER,))
    t = table([salvage(people)], p1={"hand": ["Salvage"], "ink": 1, "discard": ["Ogre", "Rock", "Scout"]})
    t.do("play Salvage")
    assert t.moves() == ["choose Ogre", "choose Scout"]
    assert t.why("done") == ["7.1.4"]


@pytest.mark.rule("6.1.3")
def test_choosing_nobody_in_play_is_refused_by_the_rule_of_choices() -> None:
    t = table(
        [action("Bolt", ir.Deal(1, any_character()))], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Ogre", "Giant"]}
    )
    t.do("play Bolt")
    assert t.why("done") == ["6.1.3"]


# --- who deals damage, and who only takes it ---------------------------------------------------

FLETCHER = character(
    "Fletcher",
    whenever(
        Happening.DAMAGE_DEALT,
        ir.GainLore(1),
        subject=ir.Filter(Who.OPPONENTS, CHARACTER),
        source=ir.Filter(Who.YOU, (ir.IsType((CardType.ACTION,)),)),
    ),
)
MARTYR = character("Martyr", whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), subject=THIS), willpower=9)
CURSE = action("Curse", ir.PutDamage(1, ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
BOLT = action("Bolt", ir.Deal(1, opposing_character()))


@pytest.mark.parametrize("edition", ["1-early", "1-late", "2.0", "2.1", "2.2", "2.3"])
@pytest.mark.rule("1.9.2.1", "1.9.2.2", "2.0:1.9.1.1", "2.0:1.9.1.2")
def test_an_action_that_puts_damage_deals_none_in_any_edition(edition: str) -> None:
    t = table(
        [FLETCHER, CURSE, BOLT],
        edition,
        p1={"hand": ["Curse", "Bolt"], "ink": 2, "play": ["Fletcher"]},
        p2={"play": ["Ogre"]},
    )
    t.do("play Curse")
    assert (t["Ogre"].damage, t.lore()) == (1, 0)
    t.do("play Bolt")
    assert (t["Ogre"].damage, t.lore()) == (2, 1)


@pytest.mark.parametrize(("edition", "lore"), [("1-late", 0), ("2.0", 1), ("2.1", 0), ("2.3", 0)])
@pytest.mark.rule("1.9.2.2", "2.0:1.9.1.5")
def test_being_dealt_damage_meant_taking_it_in_one_edition(edition: str, lore: int) -> None:
    t = table([MARTYR, CURSE], edition, p1={"hand": ["Curse"], "ink": 1}, p2={"play": ["Martyr"]})
    t.do("play Curse")
    assert (t["Martyr"].damage, t.lore(1)) == (1, lore)


@pytest.mark.parametrize("edition", ["1-late", "2.0", "2.1", "2.3"])
@pytest.mark.rule("1.9.2.4", "2.0:1.9.1.4")
def test_moving_damage_is_seen_as_moving_in_any_edition(edition: str) -> None:
    watcher = character("Watcher", whenever(Happening.DAMAGE_MOVED, ir.GainLore(1)))
    pass_on = action("Pass On", ir.MoveDamage(1, your_character(ir.IsDamaged()), opposing_character()))
    t = table(
        [watcher, pass_on],
        edition,
        p1={"hand": ["Pass On"], "ink": 1, "play": ["Watcher", {"card": "Ogre", "damage": 2}]},
        p2={"play": ["Giant"]},
    )
    t.do("play Pass On")
    assert (t["Ogre"].damage, t["Giant"].damage, t.lore()) == (1, 1, 1)
