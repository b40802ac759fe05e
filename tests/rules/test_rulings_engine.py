"""What real rulings showed: which rule refuses a choice or a card."""

from __future__ import annotations

import pytest
from tests.support import (
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    table,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Happening, Keyword, Who, Zone

TO_INK = ir.Place(Zone.INKWELL, exerted=True)


@pytest.mark.rule("4.2.1.1")
def test_a_card_without_the_symbol_is_refused_by_the_step_that_asks_for_the_symbol() -> None:
    dull = ir.Card("Dull", character("x").type, 1, inkwell=False, strength=1, willpower=1)
    t = table([dull], p1={"hand": ["Dull", "Scout"]})
    assert t.why("ink Dull") == ["4.2.1.1"]
    t.do("ink Scout")
    assert t.why("ink Dull") == ["4.2.1.1", "4.2.3"]


@pytest.mark.rule("4.3.3.2", "5.4.1.2")
def test_an_action_cannot_find_itself_in_the_discard_and_the_reason_says_why() -> None:
    salvage = action("Salvage", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU), n=2, up_to=True), TO_INK), cost=1)
    t = table([salvage], p1={"ink": 1, "hand": ["Salvage"], "discard": ["Scout", "Knight"]}, p2={"play": ["Ogre"]})
    t.do("play Salvage")
    assert t.moves() == ["choose Scout", "choose Knight", "done"]
    assert t.why("choose Salvage") == ["4.3.3.2"]
    assert t.why("choose Ogre") == ["6.1.3.1"]
    t.do("choose Scout")
    assert t.why("choose Salvage") == ["4.3.3.2"]
    t.do("choose Knight")
    assert (t.discard(), t.ink()) == (["Salvage"], (0, 3))


@pytest.mark.rule("8.13.1")
def test_the_supporter_itself_is_refused_by_the_keyword() -> None:
    page = character("Page", Keyword.SUPPORT)
    t = table([page], p1={"play": ["Page", "Scout", "Rock"]}, p2={"play": ["Ogre"]})
    t.do("quest Page", "accept")
    assert t.moves() == ["choose Scout", "choose Ogre"]
    assert t.why("choose Page") == ["8.13.1", "6.1.6"]
    assert t.why("choose Rock") == ["8.13.1"]
    t.do("choose Ogre")
    assert t["Ogre"].strength == 6


@pytest.mark.rule("6.5.8", "6.2.7.2")
def test_what_an_ability_leaves_behind_goes_by_its_story_name() -> None:
    about = ir.Filter(where=(ir.IsIn("about"),))
    shield = ir.Create(ir.Replacement(ir.Event(Happening.DAMAGE_DEALT, about)), times=1, about=your_character())
    warden = character("Warden", exert_ability(shield, name="Stand Behind Me"))
    late = ir.Create(ir.Triggered((ir.Event(Happening.TURN_ENDING),), ir.GainLore(1)), times=1)
    clerk = character("Clerk", exert_ability(late, name="Count the Till"))
    toll = action("Toll", late)
    bolt = action("Bolt", ir.Deal(2, any_character()))
    side = {"ink": 2, "hand": ["Bolt", "Toll"], "play": ["Warden", "Warden#2", "Clerk", "Knight"]}
    t = table([warden, clerk, toll, bolt], p1=side)
    t.do("activate Warden: Stand Behind Me", "choose Knight", "activate Warden#2: Stand Behind Me", "choose Knight")
    t.do("play Bolt", "choose Knight")
    assert t.moves() == ["replace Warden: Stand Behind Me", "replace Warden#2: Stand Behind Me"]
    t.do("replace Warden#2: Stand Behind Me", "activate Clerk: Count the Till", "play Toll", "end turn")
    assert t.moves() == ["resolve Clerk: Count the Till", "resolve Toll"]
    t.do("resolve Toll")
    assert (t.lore(), t["Knight"].damage) == (2, 0)


@pytest.mark.rule("6.1.1", "7.7.4.2")
def test_a_given_ability_without_a_story_name_goes_by_the_card_that_gave_it() -> None:
    cheer = ir.GainAbility(ir.Triggered((ir.Event(Happening.QUESTED, subject=THIS),), ir.GainLore(1)))
    toil = ir.GainAbility(ir.Activated((ir.ExertCost(),), ir.Draw(1)))
    anthem = action("Anthem", ir.Apply(your_characters(), (cheer,)))
    herald = character("Herald", ir.Static((cheer, toil), your_characters(ir.IsOther()), name="Loud Horn"))
    t = table([anthem, herald], p1={"ink": 1, "hand": ["Anthem"], "play": ["Herald", "Scout", "Knight"]})
    assert "activate Scout: Herald" in t.moves()
    t.do("play Anthem", "quest Scout")
    assert sorted(t.moves()) == ["resolve Scout: Anthem", "resolve Scout: Herald"]
    assert t.do("resolve Scout: Herald").lore() == 3
    assert t.why("activate Scout: Herald") != []
    assert len(t.do("activate Knight: Herald").hand()) == 1
