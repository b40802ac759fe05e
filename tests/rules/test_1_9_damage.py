"""1.9 Damage: counters; dealing, putting, removing, moving; how much; and where it goes."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    Table,
    action,
    any_character,
    character,
    keyword,
    location,
    opposing_character,
    table,
    whenever,
    your_character,
)

from illumineer import ir
from illumineer.vocab import Happening, Keyword, Stat, Who, Zone

TOUGH = character("Tough", keyword(Keyword.RESIST, 2), willpower=9)


def deals(n: int) -> ir.Static:
    return ir.Static((ir.DamageChange(n, dealt_by=True),))


def takes(n: int) -> ir.Static:
    return ir.Static((ir.DamageChange(n),))


def play(t: Table, name: str) -> Table:
    return t.do(f"play {name}")


# --- 1.9.1, 1.9.2 ----------------------------------------------------------------------------


@pytest.mark.rule("1.9.1")
def test_each_counter_is_one_damage_and_can_go_by_itself() -> None:
    bolt = action("Bolt", ir.Deal(4, opposing_character()))
    soothe = action("Soothe", ir.RemoveDamage(3, opposing_character()))
    t = table([bolt, soothe], p1={"hand": ["Bolt", "Soothe"], "ink": 2}, p2={"play": ["Giant"]})
    play(t, "Bolt")
    assert t["Giant"].damage == 4
    play(t, "Soothe")
    assert t.moves() == ["number 3", "number 2", "number 1", "number 0"]
    t.do("number 1")
    assert t["Giant"].damage == 3


@pytest.mark.rule("1.9.1", "1.9.2")
def test_characters_and_locations_can_have_damage_and_nothing_else_can() -> None:
    quake = action("Quake", ir.Deal(1, ir.Cards(of=Who.OPPONENTS)))
    t = table([quake], p1={"hand": ["Quake"], "ink": 1}, p2={"play": ["Ogre", "Camp", "Rock"]})
    play(t, "Quake")
    assert [t[name].damage for name in ("Ogre", "Camp", "Rock")] == [1, 1, 0]


@pytest.mark.rule("1.9.2", "1.9.2.1", "1.9.2.2", "1.9.2.4", "1.9.3")
@pytest.mark.parametrize(
    ("effect", "dealt"),
    [
        (ir.Deal(2, opposing_character()), True),
        (ir.PutDamage(2, opposing_character()), False),
        (ir.MoveDamage(2, your_character(), opposing_character()), False),
    ],
    ids=["deal", "put", "move"],
)
def test_dealt_put_and_moved_damage_is_all_taken_but_only_dealt_damage_is_dealt(effect: ir.Effect, dealt: bool) -> None:
    """Resist lowers dealt damage only; "whenever it takes damage" sees all of it."""
    spell = action("Spell", effect)
    sore = character("Sore", whenever(Happening.DAMAGE_TAKEN, ir.GainLore(1), name="Ow", subject=THIS), willpower=9)
    p1 = {"hand": ["Spell"], "ink": 1, "play": [{"card": "Ogre", "damage": 2}]}
    t = table([spell, sore], p1=p1, p2={"play": ["Sore"]})
    play(t, "Spell")
    assert t["Sore"].damage == 2
    assert t.lore(1) == 1
    assert bool(t.events(Happening.DAMAGE_DEALT)) is dealt
    tough = table([spell, TOUGH], p1=p1, p2={"play": ["Tough"]})
    play(tough, "Spell")
    assert tough["Tough"].damage == (0 if dealt else 2)


@pytest.mark.rule("1.9.2.1")
def test_damage_is_dealt_in_a_challenge() -> None:
    t = table(p1={"play": ["Knight"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("challenge Knight")
    assert t["Ogre"].damage == 3
    assert [(event.n, event.in_challenge) for event in t.events(Happening.DAMAGE_DEALT)] == [(3, True), (4, True)]


@pytest.mark.rule("1.9.2", "1.9.2.3")
def test_removing_takes_counters_off_and_no_more_than_there_are() -> None:
    balm = action("Balm", ir.RemoveDamage(5, your_character(), up_to=False))
    t = table([balm], p1={"hand": ["Balm"], "ink": 1, "play": [{"card": "Ogre", "damage": 3}]})
    play(t, "Balm")
    assert t["Ogre"].damage == 0
    assert [event.n for event in t.events(Happening.DAMAGE_REMOVED)] == [3]


@pytest.mark.rule("1.9.2.4")
def test_moving_removes_from_one_and_puts_on_the_other() -> None:
    shiftaway = action("Pass", ir.MoveDamage(2, your_character(), opposing_character()))
    watcher = character("Watcher", whenever(Happening.DAMAGE_REMOVED, ir.GainLore(1)), willpower=9)
    t = table(
        [shiftaway, watcher],
        p1={"hand": ["Pass"], "ink": 1, "play": [{"card": "Watcher", "damage": 3}]},
        p2={"play": ["Ogre"]},
    )
    play(t, "Pass")
    assert (t["Watcher"].damage, t["Ogre"].damage) == (1, 2)
    assert t.lore(0) == 1


@pytest.mark.rule("1.9.2.4")
def test_no_more_is_moved_than_is_there() -> None:
    pass_on = action("Pass", ir.MoveDamage(4, your_character(), opposing_character()))
    p1 = {"hand": ["Pass"], "ink": 1, "play": [{"card": "Knight", "damage": 1}]}
    t = table([pass_on], p1=p1, p2={"play": ["Ogre"]})
    play(t, "Pass")
    assert (t["Knight"].damage, t["Ogre"].damage) == (0, 1)


@pytest.mark.rule("1.9.2.4")
def test_damage_cannot_be_moved_back_onto_the_card_it_came_from_by_the_same_effect() -> None:
    """Two choices that may both fall on the same character: nothing is moved, nothing is taken."""
    sore = character("Sore", whenever(Happening.DAMAGE_TAKEN, ir.GainLore(1), subject=THIS), willpower=9)
    swap = action("Swap", ir.MoveDamage(1, any_character(slot="a"), any_character(slot="b")))
    t = table([sore, swap], p1={"hand": ["Swap"], "ink": 1, "play": [{"card": "Sore", "damage": 2}, "Ogre"]})
    t.do("play Swap", "choose Sore", "choose Sore")
    assert t["Sore"].damage == 2
    assert t.lore(0) == 0
    assert t.events(Happening.DAMAGE_REMOVED) == []
    again = table([sore, swap], p1={"hand": ["Swap"], "ink": 1, "play": [{"card": "Sore", "damage": 2}, "Ogre"]})
    again.do("play Swap", "choose Sore", "choose Ogre")
    assert (again["Sore"].damage, again["Ogre"].damage) == (1, 1)


@pytest.mark.rule("2.0:1.9.1.4")
def test_in_2_0_it_can_be_moved_back_and_is_taken_again() -> None:
    sore = character("Sore", whenever(Happening.DAMAGE_TAKEN, ir.GainLore(1), subject=THIS), willpower=9)
    swap = action("Swap", ir.MoveDamage(1, any_character(slot="a"), any_character(slot="b")))
    t = table([sore, swap], "2.0", p1={"hand": ["Swap"], "ink": 1, "play": [{"card": "Sore", "damage": 2}, "Ogre"]})
    t.do("play Swap", "choose Sore", "choose Sore")
    assert t["Sore"].damage == 2
    assert t.lore(0) == 1


# --- 1.9.3 Taking damage ---------------------------------------------------------------------


@pytest.mark.rule("1.9.3")
def test_a_location_takes_damage_like_a_character() -> None:
    wall = location("Wall", whenever(Happening.DAMAGE_TAKEN, ir.GainLore(1), subject=THIS), willpower=9)
    t = table([wall], p1={"play": ["Knight"]}, p2={"play": ["Wall"]})
    t.do("challenge Knight")
    assert (t["Wall"].damage, t.lore(1)) == (3, 1)


@pytest.mark.rule("1.9.3")
def test_damage_that_is_not_placed_is_not_taken() -> None:
    sore = character(
        "Sore", keyword(Keyword.RESIST, 3), whenever(Happening.DAMAGE_TAKEN, ir.GainLore(1), subject=THIS), willpower=9
    )
    bolt = action("Bolt", ir.Deal(3, opposing_character()))
    t = table([sore, bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Sore"]})
    play(t, "Bolt")
    assert (t["Sore"].damage, t.lore(1)) == (0, 0)


# --- 1.9.4 How much --------------------------------------------------------------------------


@pytest.mark.rule("1.9.4")
def test_an_effects_damage_is_its_number_with_all_modifiers() -> None:
    """5 damage, +1 for the victim, Resist +2: 4."""
    weak = character("Weak", takes(1), keyword(Keyword.RESIST, 2), willpower=9)
    bolt = action("Bolt", ir.Deal(5, opposing_character()))
    t = table([weak, bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Weak"]})
    play(t, "Bolt")
    assert t["Weak"].damage == 4


@pytest.mark.rule("1.9.4")
def test_challenge_damage_is_strength_with_all_modifiers() -> None:
    fierce = character("Fierce", deals(2), strength=3, willpower=9)
    p2 = {"play": [{"card": "Tough", "exerted": True}]}
    t = table([fierce, TOUGH], p1={"play": ["Fierce"]}, p2=p2)
    t.do("challenge Fierce")
    assert t["Tough"].damage == 3
    assert t["Fierce"].damage == 2


@pytest.mark.rule("1.9.4")
def test_modifiers_add_up_before_the_result_is_cut_at_zero() -> None:
    """1 damage, Resist +2, +2 for the victim: in any order that is 1, not 2."""
    odd = character("Odd", takes(2), keyword(Keyword.RESIST, 2), willpower=9)
    bolt = action("Bolt", ir.Deal(1, opposing_character()))
    t = table([odd, bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Odd"]})
    play(t, "Bolt")
    assert t["Odd"].damage == 1


@pytest.mark.rule("1.9.4")
def test_a_negative_strength_counts_as_zero_before_modifiers() -> None:
    """Strength -2 and "deals +1 damage": 1 damage is dealt."""
    shy = character("Shy", deals(1), ir.Static((ir.Adjust(Stat.STRENGTH, -4),)), strength=2, willpower=9)
    t = table([shy], p1={"play": ["Shy"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    assert t["Shy"].strength == -2
    t.do("challenge Shy")
    assert t["Ogre"].damage == 1


@pytest.mark.rule("1.9.4")
def test_all_damage_of_one_challenge_or_effect_is_placed_at_the_same_time() -> None:
    """Both characters of a challenge, and all victims of an effect, fall together."""
    t = table(p1={"play": ["Scout"]}, p2={"play": [{"card": "Scout#2", "exerted": True}]})
    t.do("challenge Scout")
    assert (t.discard(0), t.discard(1)) == (["Scout"], ["Scout"])
    quake = action("Quake", ir.Deal(2, ir.Cards(where=CHARACTER)))
    # While Kin is in play its fellows have Resist; it falls with them, so they all had it.
    kin = character("Kin", ir.Static((ir.Gain(Keyword.RESIST, 1),), ir.Cards(of=Who.YOU, where=CHARACTER)), willpower=1)
    t = table([quake, kin], p1={"hand": ["Quake"], "ink": 1}, p2={"play": ["Kin", "Scout"]})
    play(t, "Quake")
    assert t.discard(1) == ["Kin"]
    assert t["Scout"].damage == 1


# --- 1.9.5 Zero ------------------------------------------------------------------------------


@pytest.mark.rule("1.9.5")
def test_damage_lowered_to_zero_was_dealt_by_its_source_and_taken_by_nobody() -> None:
    biter = character("Biter", whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), object=THIS), strength=2, willpower=9)
    sore = whenever(Happening.DAMAGE_TAKEN, ir.GainLore(5), name="Ow", subject=THIS)
    shell = character("Shell", keyword(Keyword.RESIST, 2), sore, strength=0, willpower=5)
    t = table([biter, shell], p1={"play": ["Biter"]}, p2={"play": [{"card": "Shell", "exerted": True}]})
    t.do("challenge Biter")
    assert t["Shell"].damage == 0
    assert (t.lore(0), t.lore(1)) == (1, 0)


@pytest.mark.rule("2.1:8.8.2")
def test_before_2_2_damage_lowered_to_zero_was_not_dealt() -> None:
    biter = character("Biter", whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), object=THIS), strength=2, willpower=9)
    shell = character("Shell", keyword(Keyword.RESIST, 2), strength=0, willpower=5)
    t = table([biter, shell], "2.1", p1={"play": ["Biter"]}, p2={"play": [{"card": "Shell", "exerted": True}]})
    t.do("challenge Biter")
    assert t.lore(0) == 0


# --- 1.9.6 Leaving play ----------------------------------------------------------------------


@pytest.mark.rule("1.9.6")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.INKWELL])
def test_damage_ceases_to_exist_when_the_card_leaves_play(zone: Zone) -> None:
    away = action("Away", ir.Put(ir.Chosen(ir.Cards(of=Who.YOU, where=CHARACTER)), ir.Place(zone)))
    again = action("Again", ir.Play(ir.Chosen(ir.Cards((zone,), Who.YOU, (ir.Named(("Ogre",)),)))))
    t = table(
        [away, again],
        p1={"hand": ["Away", "Again"], "ink": 2, "deck": [], "play": [{"card": "Ogre", "damage": 4}]},
        p2={},
    )
    play(t, "Away")
    assert t["Ogre"].object is None
    play(t, "Again")
    if t.asked == (0, "choose"):  # cards in private zones are asked for even if there is only one
        t.do(t.moves()[0])
    assert t["Ogre"].zone == "play"
    assert t["Ogre"].damage == 0


@pytest.mark.rule("1.9.6")
def test_a_locations_damage_ceases_to_exist_too() -> None:
    away = action("Away", ir.Put(ir.Chosen(ir.Cards(of=Who.YOU)), ir.Place(Zone.HAND)))
    t = table([away], p1={"hand": ["Away"], "ink": 2, "play": [{"card": "Camp", "damage": 4}]})
    t.do("play Away", "play Camp")
    assert t["Camp"].damage == 0
