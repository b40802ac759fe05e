"""6.6: modifiers of characteristics."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    action,
    any_character,
    character,
    item,
    location,
    table,
    when_played,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import CardType, Cmp, Happening, Stat, Who, Zone


def change(name: str, n: int, stat: Stat = Stat.STRENGTH) -> ir.Card:
    return action(name, ir.Apply(any_character(), (ir.Adjust(stat, n),)))


# --- 6.6.1 -----------------------------------------------------------------------------------


@pytest.mark.rule("6.6.1")
def test_characteristics_of_characters_and_locations_can_be_modified() -> None:
    all_of_them = ir.Cards(of=Who.YOU)
    banner = item("Banner", ir.Static((ir.Adjust(Stat.LORE, 1), ir.Adjust(Stat.WILLPOWER, 2)), affects=all_of_them))
    mill = location("Mill", lore=1, willpower=4)
    t = table([banner, mill], active="p2", p1={"play": ["Banner", "Mill", "Ogre"]})
    assert (t["Mill"].lore, t["Mill"].willpower) == (2, 6)
    assert (t["Ogre"].lore, t["Ogre"].willpower) == (3, 7)
    t.end_turn()
    assert t.lore() == 2
    t.do("quest Ogre")
    assert t.lore() == 5


def _advisor() -> ir.Card:
    royal = your_characters(ir.HasClass(("Prince", "Queen")))
    return character("Advisor", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), affects=royal))


@pytest.mark.rule("6.6.1.1")
def test_a_modifier_of_a_card_applies_at_once_and_for_as_long_as_it_is_in_play() -> None:
    prince = character("Prince", classes="Storyborn Prince", inkwell=False)
    queen = character("Queen", classes="Storyborn Queen", inkwell=False)
    axe = action("Axe", ir.Banish(your_character(ir.Named(("Advisor",)))))
    t = table(
        [_advisor(), prince, queen, axe], p1={"ink": 5, "hand": ["Advisor", "Queen", "Axe"], "play": ["Prince", "Ogre"]}
    )
    t.do("play Advisor")
    assert t.events(Happening.ADDED_TO_BAG) == []  # not by the bag
    assert (t["Prince"].strength, t["Ogre"].strength, t["Advisor"].strength) == (3, 4, 2)
    t.do("play Queen")
    assert t["Queen"].strength == 3
    t.do("play Axe")
    assert (t["Prince"].strength, t["Queen"].strength) == (2, 2)


@pytest.mark.rule("6.6.1.1")
def test_a_modifier_of_an_effect_applies_for_a_fixed_time() -> None:
    t = table([change("Cheer", 2)], p1={"ink": 1, "hand": ["Cheer"], "play": ["Ogre"]})
    t.do("play Cheer")
    assert t["Ogre"].strength == 6
    t.end_turn()
    assert t["Ogre"].strength == 4


@pytest.mark.rule("6.6.1.1")
def test_a_lowered_willpower_counts_at_the_next_check() -> None:
    t = table(
        [change("Wither", -1, Stat.WILLPOWER)],
        p1={"ink": 1, "hand": ["Wither"]},
        p2={"play": [{"card": "Ogre", "damage": 4}]},
    )
    t.do("play Wither")
    assert t["Ogre"].zone == "discard"


@pytest.mark.rule("6.6.1.2")
def test_all_modifiers_combine_whatever_their_order() -> None:
    cards = [change("Up", 1), change("Down", -5), change("Lift", 1)]
    t = table(cards, p1={"ink": 3, "hand": ["Up", "Down", "Lift"], "play": ["Scout"]})
    seen = [t["Scout"].strength]
    for name in ("Up", "Down", "Lift"):
        t.do(f"play {name}")
        seen.append(t["Scout"].strength)
    assert seen == [2, 3, -2, -1]
    t = table(cards, p1={"ink": 3, "hand": ["Up", "Down", "Lift"], "play": ["Scout"]})
    t.do("play Down", "play Lift", "play Up")
    assert t["Scout"].strength == -1 and t["Scout"].willpower == 2


@pytest.mark.rule("6.6.1.2")
def test_modifiers_of_cards_and_of_effects_combine() -> None:
    t = table(
        [_advisor(), character("Prince", classes="Storyborn Prince", inkwell=False), change("Down", -2)],
        p1={"ink": 1, "hand": ["Down"], "play": ["Advisor", "Advisor#2", "Prince"]},
    )
    assert t["Prince"].strength == 4
    t.do("play Down", "choose Prince")
    assert t["Prince"].strength == 2


# --- 6.6.2 negative strength -----------------------------------------------------------------


@pytest.mark.rule("6.6.2")
def test_a_character_with_negative_strength_deals_no_damage_in_a_challenge() -> None:
    t = table(
        [change("Down", -6)],
        p1={"ink": 1, "hand": ["Down"], "play": ["Knight"]},
        p2={"play": [{"card": "Ogre", "exerted": True, "damage": 1}]},
    )
    t.do("play Down", "choose Ogre", "challenge Knight")
    assert t["Ogre"].strength == -2 and t["Knight"].damage == 0
    assert t["Ogre"].damage == 4


def _microbots() -> ir.Card:
    mine = ir.Cards(of=Who.YOU, where=(ir.Named(("Swarm",)),))
    return item(
        "Swarm", when_played(ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, ir.Times(ir.Count(mine), -1)),)))
    )


@pytest.mark.rule("6.6.2")
def test_negative_strength_counts_as_zero_but_stays_negative() -> None:
    weak = ir.Cards(of=Who.OPPONENTS, where=(*CHARACTER, ir.HasStat(Stat.STRENGTH, Cmp.EQ, 0)))
    sage = character("Sage", whenever_quests(ir.Draw(ir.Count(weak))))
    frail = character("Frail", strength=1, willpower=1, inkwell=False)
    t = table(
        [_microbots(), sage, frail, change("Up", 1)],
        p1={"ink": 2, "hand": ["Swarm", "Up"], "play": ["Swarm#2", "Sage"]},
        p2={"play": ["Frail", "Ogre"]},
    )
    t.do("play Swarm#2", "choose Frail")
    assert t["Frail"].strength == -1
    assert t["Frail"].stat(Stat.STRENGTH) == 0
    t.do("quest Sage")
    assert len(t.hand()) == 2  # Up and one drawn card
    assert t["Frail"].strength == -1
    t.do("play Up", "choose Frail")
    assert t["Frail"].strength == 0


@pytest.mark.rule("6.6.2")
def test_what_adds_the_strength_of_a_character_adds_zero_if_it_is_negative() -> None:
    lend = ir.Apply(your_character(ir.IsOther()), (ir.Adjust(Stat.STRENGTH, ir.StatOf(Stat.STRENGTH, ir.This())),))
    lender = character("Lender", whenever_quests(lend), strength=1)
    t = table([lender, change("Down", -3)], p1={"ink": 1, "hand": ["Down"], "play": ["Lender", "Ogre"]})
    t.do("play Down", "choose Lender", "quest Lender")
    assert t["Lender"].strength == -2 and t["Ogre"].strength == 4


# --- 6.6.3 negative lore ---------------------------------------------------------------------


@pytest.mark.rule("6.6.3")
def test_negative_lore_counts_as_zero_but_stays_negative() -> None:
    theirs = ir.Cards((Zone.HAND,), Who.OPPONENTS)
    rogue = character("Rogue", ir.Static((ir.Adjust(Stat.LORE, ir.Times(ir.Count(theirs), -1)),)), lore=4)
    drop = action("Drop", ir.Discard(ir.Chosen(theirs, random=True, n=2)))
    t = table([rogue, drop], p1={"ink": 1, "lore": 3, "hand": ["Drop"], "play": ["Rogue", "Rogue#2"]}, p2={"hand": 5})
    assert t["Rogue"].lore == -1 and t["Rogue"].stat(Stat.LORE) == 0
    t.do("quest Rogue")
    assert t.lore() == 3 and t["Rogue"].exerted
    assert t["Rogue"].lore == -1
    t.do("play Drop")
    assert t["Rogue#2"].lore == 1
    t.do("quest Rogue#2")
    assert t.lore() == 4


@pytest.mark.rule("6.6.3")
def test_a_location_with_negative_lore_gives_none_and_takes_none() -> None:
    blight = item(
        "Blight", ir.Static((ir.Adjust(Stat.LORE, -3),), affects=ir.Cards(where=(ir.IsType((CardType.LOCATION,)),)))
    )
    t = table(
        [blight, location("Mill", lore=1)], active="p2", p1={"lore": 5, "play": ["Mill"]}, p2={"play": ["Blight"]}
    )
    t.end_turn()
    assert t["Mill"].lore == -2 and t.lore() == 5


# --- 6.6.4 a floor ---------------------------------------------------------------------------


@pytest.mark.rule("6.6.4")
def test_a_value_that_cannot_be_reduced_below_is_held_after_all_modifiers() -> None:
    stone = character("Stone", ir.Static((ir.Floor(Stat.STRENGTH),), affects=your_characters()), strength=4)
    cards = [stone, change("Down", -4), change("Up", 1), change("Rise", 4)]
    t = table(cards, p1={"ink": 3, "hand": ["Down", "Up", "Rise"], "play": ["Stone"]})
    t.do("play Down")
    assert t["Stone"].strength == 4
    t.do("play Up")  # 4 - 4 + 1 is still below the printed value
    assert t["Stone"].strength == 4
    t.do("play Rise")  # 4 - 4 + 1 + 4
    assert t["Stone"].strength == 5


@pytest.mark.rule("6.6.4")
def test_the_floor_holds_for_the_cards_it_names_and_while_it_lasts() -> None:
    stone = character("Stone", ir.Static((ir.Floor(Stat.STRENGTH),), affects=your_characters()), strength=4)
    axe = action("Axe", ir.Banish(any_character(ir.Named(("Stone",)))))
    t = table(
        [stone, change("Down", -2), change("Sap", -2), axe],
        p1={"ink": 3, "hand": ["Down", "Sap", "Axe"], "play": ["Stone", "Knight"]},
        p2={"play": ["Ogre"]},
    )
    t.do("play Down", "choose Knight", "play Sap", "choose Ogre")
    assert (t["Knight"].strength, t["Ogre"].strength) == (3, 2)
    t.do("play Axe")
    assert t["Knight"].strength == 1
