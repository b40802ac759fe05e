"""8.15 Ward."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    location,
    opposing_character,
    table,
    when_played,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Happening, Keyword, Role, Stat, Who, Zone

MOTH = character("Moth", Keyword.WARD, strength=1, willpower=4, inkwell=False)
POKE = action("Poke", ir.Deal(1, any_character()), cost=0)


def given(spell: ir.Card, *cards: ir.Card, p1: list[Any] | None = None, p2: list[Any] | None = None) -> Table:
    new = {card.full_name: card for card in (MOTH, POKE, spell, *cards)}
    return table(
        list(new.values()), p1={"hand": [spell.full_name], "play": p1 or []}, p2={"play": p2 or ["Moth", "Ogre"]}
    )


@pytest.mark.rule("8.15.1", "6.1.3.1", "6.7.3.3")
def test_opponents_cannot_choose_it_for_an_effect() -> None:
    t = given(POKE, p1=["Scout"]).do("play Poke")
    assert t.moves() == ["choose Scout", "choose Ogre"]
    assert t.why("choose Moth") == ["8.15.1"]


@pytest.mark.rule("8.15.1", "1.7.7")
def test_with_nobody_else_to_choose_the_effect_does_nothing_and_the_rest_goes_on() -> None:
    spark = action("Spark", ir.Text((ir.Deal(1, opposing_character()), ir.GainLore(1))), cost=0)
    t = given(spark, p2=["Moth"]).do("play Spark")
    assert (t["Moth"].damage, t.lore(), t.discard()) == (0, 1, ["Spark"])


@pytest.mark.rule("8.15.1")
def test_its_own_player_can_choose_it() -> None:
    t = table([MOTH, POKE], p1={"hand": ["Poke"], "play": ["Moth"]}, p2={"play": ["Ogre"]}).do("play Poke")
    assert t.moves() == ["choose Moth", "choose Ogre"]


@pytest.mark.rule("8.15.1", "1.3.6.1")
def test_a_teammate_is_no_opponent_and_can_choose_it() -> None:
    side = {"p2": {"play": ["Ogre"]}, "p3": {"play": ["Moth"]}, "p4": {"play": ["Moth#2"]}}
    t = table([MOTH, POKE], p1={"hand": ["Poke"]}, teams=[0, 1, 0, 1], **side).do("play Poke")
    assert t.moves() == ["choose Ogre", "choose Moth"]
    t = table([MOTH, POKE], p1={"hand": ["Poke"], "play": ["Scout"]}, **side).do("play Poke")
    assert t.moves() == ["choose Scout", "choose Ogre"]


@pytest.mark.rule("8.15.1")
def test_abilities_of_characters_and_items_are_kept_out_too() -> None:
    wand = item("Wand", exert_ability(ir.Deal(1, opposing_character()), name="Zap"))
    bully = character("Bully", when_played(ir.Exert(opposing_character())), cost=0, inkwell=False)
    t = table([MOTH, wand, bully], p1={"hand": ["Bully"], "play": ["Wand"]}, p2={"play": ["Moth"]})
    t.do("activate Wand: Zap", "play Bully")
    assert (t["Moth"].damage, t["Moth"].exerted) == (0, False)


@pytest.mark.rule("8.15.1", "4.6.4.2")
def test_it_can_be_challenged() -> None:
    t = table([MOTH], p1={"play": ["Scout"]}, p2={"play": [{"card": "Moth", "exerted": True}]}).do("challenge Scout")
    assert t["Moth"].damage == 2


@pytest.mark.rule("8.15.1")
def test_items_and_locations_can_have_ward() -> None:
    lamp = item("Lamp", ir.KeywordAbility(Keyword.WARD))
    keep = location("Keep", Keyword.WARD)
    clear = action("Clear", ir.Banish(ir.Chosen(ir.Cards(of=Who.OPPONENTS))), cost=0)
    t = given(clear, lamp, keep, p2=["Lamp", "Keep", "Rock", "Camp"]).do("play Clear")
    assert t.moves() == ["choose Rock", "choose Camp"]


@pytest.mark.rule("8.15.1")
def test_an_opponent_told_to_choose_one_of_their_own_may_choose_it() -> None:
    edict = action(
        "Edict",
        ir.EachPlayer(Who.OPPONENTS, (ir.Banish(ir.Chosen(ir.Cards(of=Who.THEY, where=CHARACTER), by=Who.THEY)),)),
        cost=0,
    )
    t = given(edict).do("play Edict")
    assert t.asked == (1, "choose")
    assert t.moves() == ["choose Moth", "choose Ogre"]
    t.do("choose Moth")
    assert t.discard(1) == ["Moth"]


@pytest.mark.rule("8.15.1")
def test_ward_protects_only_in_play() -> None:
    rob = action("Rob", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.OPPONENTS)), ir.Place(Zone.DECK)), cost=0)
    t = table([MOTH, rob], p1={"hand": ["Rob"]}, p2={"discard": ["Moth"], "deck": []}).do("play Rob")
    assert t.deck(1) == ["Moth"]


@pytest.mark.rule("8.15.1", "6.1.13.3")
def test_gained_ward_protects_while_it_lasts() -> None:
    veil = action("Veil", ir.Apply(your_character(), (ir.Gain(Keyword.WARD),)), cost=0)
    hurt = character("Imp", when_played(ir.Deal(1, opposing_character())), cost=0, inkwell=False)
    t = table([veil, hurt], p1={"hand": ["Veil", "Imp"], "play": ["Ogre"]}, p2={"hand": ["Imp#2"]})
    t.do("play Veil")
    assert t["Ogre"].has(Keyword.WARD)
    t.end_turn().do("play Imp")
    assert t["Ogre"].damage == 1


@pytest.mark.rule("8.15.1", "6.7.3.3")
def test_no_demand_to_choose_it_helps_against_its_own_ward() -> None:
    proud = character("Proud", Keyword.WARD, ir.Static((ir.MustBeChosen(),)), inkwell=False)
    t = given(POKE, proud, p2=["Proud", "Ogre"]).do("play Poke")
    assert (t.asked, t["Ogre"].damage) == ((0, "act"), 1)


@pytest.mark.rule("8.15.2")
@pytest.mark.parametrize(
    ("effect", "fact"),
    [
        (ir.Deal(1, ir.Cards(of=Who.OPPONENTS, where=CHARACTER)), "damage"),
        (ir.Exert(ir.Cards(of=Who.OPPONENTS, where=CHARACTER)), "exerted"),
        (ir.Apply(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), (ir.Adjust(Stat.STRENGTH, -1),)), "weak"),
        (ir.Banish(ir.Cards(where=CHARACTER)), "gone"),
    ],
)
def test_effects_that_choose_nobody_still_affect_it(effect: ir.Effect, fact: str) -> None:
    t = given(action("Storm", effect, cost=0)).do("play Storm")
    moth = t["Moth"]
    assert {
        "damage": lambda: moth.damage == 1,
        "exerted": lambda: moth.exerted,
        "weak": lambda: moth.strength == 0,
        "gone": lambda: t.discard(1) == ["Moth", "Ogre"],
    }[fact]()


@pytest.mark.rule("8.15.2")
def test_static_abilities_of_opponents_affect_it() -> None:
    gloom = item("Gloom", ir.Static((ir.Adjust(Stat.STRENGTH, -1),), ir.Cards(of=Who.OPPONENTS)))
    assert table([MOTH, gloom], p1={"play": ["Gloom"]}, p2={"play": ["Moth"]})["Moth"].strength == 0


@pytest.mark.rule("8.15.2")
def test_an_effect_on_the_challenging_character_reaches_it_without_a_choice() -> None:
    thorn = character(
        "Thorn",
        ir.Triggered(
            (ir.Event(Happening.CHALLENGES, object=ir.Filter(where=(ir.IsThis(),))),),
            ir.Deal(1, ir.Involved(Role.SUBJECT)),
        ),
        strength=0,
        inkwell=False,
    )
    t = table([MOTH, thorn], p1={"play": ["Moth"]}, p2={"play": [{"card": "Thorn", "exerted": True}]})
    assert t.do("challenge Moth")["Moth"].damage == 1


@pytest.mark.rule("8.15.2")
def test_a_cost_of_its_own_player_can_use_it() -> None:
    altar = item("Altar", ir.Activated((ir.BanishCost(ir.Chosen(your_characters())),), ir.Draw(), name="Offer"))
    t = table([MOTH, altar], p1={"play": ["Altar", "Moth"]}).do("activate Altar: Offer")
    assert t.discard() == ["Moth"]
