"""6.3: activated abilities."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    any_character,
    character,
    exert_ability,
    item,
    location,
    table,
    when_played,
    whenever,
    whenever_quests,
)

from illumineer import ir
from illumineer.vocab import CardType, Happening, Who, Zone

ITEM = (ir.IsType((CardType.ITEM,)),)


def pay(ink: int, effect: ir.Effect, name: str = "Buy") -> ir.Activated:
    return ir.Activated((ir.InkCost(ink),), effect, name=name)


@pytest.mark.rule("6.3.1")
def test_the_player_chooses_to_use_it_in_the_main_phase_and_pays_its_cost() -> None:
    well = item("Well", exert_ability(ir.GainLore(1), ir.InkCost(1), name="Wish"))
    t = table([well], p1={"ink": 1, "play": ["Well"]})
    assert t.asked == (0, "act") and t.legal("activate Well: Wish")
    t.do("activate Well: Wish")
    assert t.lore() == 1 and t["Well"].exerted and t.ink() == (0, 1)
    assert not t.legal("activate Well: Wish")


@pytest.mark.rule("6.3.1", "6.3.2")
def test_only_the_active_player_can_use_one() -> None:
    well = item("Well", exert_ability(ir.GainLore(1), name="Wish"))
    t = table([well], active="p2", p1={"play": ["Well"]})
    assert not t.legal("activate Well: Wish")
    assert t.why("activate Well: Wish") == ["4.4.3"]
    t.end_turn()
    assert t.legal("activate Well: Wish")


@pytest.mark.rule("6.3.1")
def test_only_a_card_in_play_can_be_used() -> None:
    well = item("Well", exert_ability(ir.GainLore(1), name="Wish"))
    t = table([well], p1={"hand": ["Well"], "discard": ["Well#2"]})
    assert [move for move in t.moves() if move.startswith("activate")] == []


@pytest.mark.rule("6.3.1.1")
def test_an_ability_that_exerts_a_character_needs_a_dry_one() -> None:
    mage = character("Mage", exert_ability(ir.Draw(), name="Study"), pay(1, ir.GainLore(1)))
    t = table([mage], p1={"ink": 3, "hand": ["Mage"]})
    t.do("play Mage")
    assert t["Mage"].drying
    assert t.why("activate Mage: Study") == ["4.4.2"]
    t.do("activate Mage: Buy")  # without {E} it can be used at once
    assert t.lore() == 1
    t.do("end turn", "end turn", "activate Mage: Study")
    assert t["Mage"].exerted


@pytest.mark.rule("6.3.1.2")
def test_items_and_locations_can_be_used_the_turn_they_are_played() -> None:
    well = item("Well", exert_ability(ir.GainLore(1), name="Wish"))
    inn = location("Inn", pay(1, ir.Draw()))
    t = table([well, inn], p1={"ink": 3, "hand": ["Well", "Inn"]})
    t.do("play Well", "activate Well: Wish", "play Inn", "activate Inn: Buy")
    assert t.lore() == 1 and len(t.hand()) == 1


@pytest.mark.rule("6.3.2")
def test_not_while_an_effect_waits_to_resolve() -> None:
    mage = character("Mage", pay(0, ir.GainLore(1)), whenever_quests(ir.Draw()))
    page = character("Page", whenever(Happening.QUESTED, ir.Draw(), subject=ir.Filter(Who.YOU, CHARACTER)))
    t = table([mage, page], p1={"play": ["Mage", "Page"]})
    assert t.legal("activate Mage: Buy")
    t.do("quest Mage")
    assert t.asked == (0, "resolve")
    assert not any(move.startswith("activate") for move in t.moves())
    t.do("resolve Page: Whenever")
    assert t.asked == (0, "act") and t.legal("activate Mage: Buy")


@pytest.mark.rule("6.3.2")
def test_not_while_the_character_is_in_a_challenge() -> None:
    mage = character(
        "Mage",
        pay(0, ir.GainLore(1)),
        whenever(Happening.CHALLENGES, ir.May(ir.Draw()), subject=ir.Filter(where=(ir.IsThis(),))),
        willpower=9,
    )
    t = table([mage], p1={"play": ["Mage"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("challenge Mage")
    assert t.asked == (0, "accept")
    assert not any(move.startswith("activate") for move in t.moves())
    t.do("decline")
    assert t["Mage"].damage == 4 and t.legal("activate Mage: Buy")


@pytest.mark.rule("6.3.3")
def test_what_paying_the_cost_triggers_waits_for_the_effect() -> None:
    dragon = any_character(ir.HasClass(("Dragon",)))
    bow = item("Bow", exert_ability(ir.Banish(dragon), ir.BanishCost(), name="Stand Off"))
    keep = ir.May(ir.Put(ir.Involved(), ir.Place(Zone.INKWELL, exerted=True)))
    tinker = character("Tinker", whenever(Happening.BANISHED, keep, name="Salvage", subject=ir.Filter(Who.YOU, ITEM)))
    wyrm = character("Wyrm", when_played(ir.Draw()), classes="Storyborn Dragon")
    t = table([bow, tinker, wyrm], p1={"play": ["Bow", "Tinker"]}, p2={"play": ["Wyrm", "Wyrm#2"]})
    t.do("activate Bow: Stand Off")
    assert t["Bow"].zone == "discard"
    assert t.bag() == ["Salvage"] and t.asked == (0, "choose")
    t.do("choose Wyrm")
    assert t.asked == (0, "accept") and t["Wyrm"].zone == "discard"
    t.do("accept")
    assert t.ink() == (0, 1) and t.discard() == []


@pytest.mark.rule("6.3.3")
def test_what_the_effect_triggers_waits_for_the_whole_effect() -> None:
    reader = character("Reader", whenever(Happening.DREW, ir.GainLore(1), player=Who.YOU))
    two = ir.Text((ir.Draw(), ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)))))
    desk = item("Desk", exert_ability(two))
    t = table([reader, desk], p1={"play": ["Reader", "Desk"], "hand": ["Ogre"]})
    t.do("activate Desk: Use")
    assert t.asked == (0, "choose") and t.bag() == ["Whenever"] and t.lore() == 0
    t.do("choose Ogre")
    assert t.lore() == 1
