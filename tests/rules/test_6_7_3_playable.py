"""6.7.3, 1.2.2: a card that is picked to be played must be one that can be played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import CHARACTER, action, character, item, shift, table, when_played, whenever_quests

from illumineer import ir
from illumineer.cr import EDITIONS
from illumineer.vocab import CardType, Doing, Keyword, Side, Who, Zone

PROUD = character("Proud", ir.Static((ir.Cant(Doing.PLAY),), zone=Zone.HAND), cost=1)
BOTTOM = ir.Place(Zone.DECK, Side.BOTTOM, ordered=True)


def one(zone: Zone, *where: ir.Test, **more: Any) -> ir.Chosen:
    return ir.Chosen(ir.Cards((zone,), Who.YOU, (*CHARACTER, *where)), **more)


@pytest.mark.rule("1.2.2", "6.7.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DISCARD])
def test_a_card_that_cannot_be_played_is_not_offered(zone: Zone, edition: str) -> None:
    call = action("Call", ir.Play(one(zone)))
    held = {"hand": ["Call"], "ink": 1, zone.name.lower(): ["Proud", "Pawn", "Knight"]}
    held["hand"] = ["Call", *held["hand"]] if zone == Zone.HAND else ["Call"]
    t = table([PROUD, call], edition, p1=held)
    t.do("play Call")
    assert t.moves() == ["choose Pawn", "choose Knight"]
    assert "1.2.2" in t.why("choose Proud")
    t.do("choose Knight")
    assert t.play() == ["Knight"]


@pytest.mark.rule("7.1.4", "1.2.2")
def test_the_only_card_that_can_be_played_is_taken() -> None:
    call = action("Call", ir.Play(one(Zone.DISCARD)))
    t = table([PROUD, call], p1={"hand": ["Call"], "ink": 1, "discard": ["Proud", "Pawn"]}).do("play Call")
    assert (t.play(), t.discard()) == (["Pawn"], ["Proud", "Call"])


@pytest.mark.rule("6.1.4", "1.2.2")
def test_nobody_is_asked_to_play_from_the_discard_what_cannot_be_played() -> None:
    sage = character("Sage", whenever_quests(ir.May(ir.Play(one(Zone.DISCARD)))))
    t = table([PROUD, sage], p1={"play": ["Sage"], "discard": ["Proud"]}).do("quest Sage")
    assert t.asked == (0, "act")


@pytest.mark.rule("6.1.4")
def test_whether_a_hand_holds_a_card_that_can_be_played_is_not_told_by_asking() -> None:
    sage = character("Sage", whenever_quests(ir.May(ir.Play(one(Zone.HAND)))))
    t = table([PROUD, sage], p1={"play": ["Sage"], "hand": ["Proud"]}).do("quest Sage")
    assert t.asked == (0, "accept")
    t.do("accept")
    assert (t.asked, t.hand()) == ((0, "act"), ["Proud"])


@pytest.mark.rule("1.2.2", "6.7.3", "6.1.2")
@pytest.mark.parametrize("joined", [ir.Seq, ir.Text])
def test_a_card_that_is_revealed_to_be_played_is_one_that_can_be(joined: type) -> None:
    pick = ir.Chosen(ir.Among("seen", CHARACTER), slot="it")
    rest = ir.Put(ir.Among("seen", (ir.Not(ir.IsIn("it")),)), BOTTOM)
    parts = joined((ir.Reveal(pick), ir.Play(ir.Those("it"))))
    dig = action("Dig", ir.Text((ir.Look(ir.Top(3), "seen"), ir.May(parts), rest)))
    t = table([PROUD, dig], p1={"hand": ["Dig"], "ink": 1, "deck": ["Proud", "Pawn", "Rock", "Ogre"]})
    t.do("play Dig", "accept")
    assert "choose Pawn" in t.moves() and "choose Proud" not in t.moves()
    assert "1.2.2" in t.why("choose Proud")
    t.do("choose Pawn", "order Proud")
    assert (t.play(), t.deck()) == (["Pawn"], ["Ogre", "Proud", "Rock"])


@pytest.mark.rule("1.2.2", "6.7.3")
def test_cards_that_a_player_cannot_play_are_not_offered_either() -> None:
    hush = item("Hush", ir.Static((ir.CantDo(Doing.PLAY, cards=ir.Filter(where=(ir.IsType((CardType.ITEM,)),))),)))
    call = action("Call", ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU))))
    t = table([hush, call], p1={"hand": ["Call"], "ink": 1, "discard": ["Rock", "Pawn"]}, p2={"play": ["Hush"]})
    t.do("play Call")
    assert t.play() == ["Pawn"]


@pytest.mark.rule("8.10.1", "6.7.3")
def test_a_card_without_anything_to_be_shifted_onto_is_not_offered() -> None:
    morph = action("Morph", ir.Play(one(Zone.DISCARD, ir.HasKeyword(Keyword.SHIFT)), only_shift=True))
    pool = [morph, character("Hero - Young"), character("Hero - Old", shift(3)), character("Lone - Old", shift(3))]
    pool.append(character("Sole - Any", shift(3)))
    p1 = {"hand": ["Morph"], "ink": 1, "discard": ["Lone - Old", "Hero - Old", "Sole - Any"], "play": ["Hero - Young"]}
    t = table(pool, p1=p1).do("play Morph")
    assert t["Hero - Old"].under == ["Hero - Young"]
    p1["play"] = ["Hero - Young", "Hero - Young#2"]
    assert table(pool, p1=p1).do("play Morph").moves() == ["choose Hero - Young", "choose Hero - Young#2"]
    p1["play"] = ["Pawn"]
    assert table(pool, p1=p1).do("play Morph").play() == ["Pawn"]


@pytest.mark.rule("6.7.3.1", "1.5.3")
def test_a_card_that_cannot_be_paid_for_is_not_offered() -> None:
    mentor = character("Mentor", when_played(ir.Play(one(Zone.HAND), free=False, less=1)), cost=2)
    t = table([mentor], p1={"hand": ["Mentor", "Pawn", "Knight", "Ogre"], "ink": 4}).do("play Mentor")
    assert t.moves() == ["choose Pawn", "choose Knight"]
    assert "1.5.3" in t.why("choose Ogre")


@pytest.mark.rule("6.1.4", "1.2.2")
def test_a_revealed_card_that_cannot_be_played_is_not_asked_about() -> None:
    flip = ir.Text((ir.Reveal(ir.Top(1), "top"), ir.May(ir.Play(ir.Those("top")))))
    t = table([PROUD, action("Flip", flip)], p1={"hand": ["Flip"], "ink": 1, "deck": ["Proud", "Pawn"]})
    assert t.do("play Flip").asked == (0, "act")
    peek = ir.Text((ir.Look(ir.Top(1), "top"), ir.May(ir.Play(ir.Those("top")))))
    t = table([PROUD, action("Peek", peek)], p1={"hand": ["Peek"], "ink": 1, "deck": ["Proud", "Pawn"]})
    assert t.do("play Peek").asked == (0, "accept")  # others do not know the card


@pytest.mark.rule("6.7.6", "1.2.2")
def test_each_player_picks_what_that_player_can_play() -> None:
    theirs = ir.Chosen(ir.Cards((Zone.DISCARD,), Who.THEY, CHARACTER), by=Who.THEY)
    feast = action("Feast", ir.EachPlayer(Who.ALL, (ir.Play(theirs, by=Who.THEY),)))
    ban = ir.CantDo(Doing.PLAY, cards=ir.Filter(where=(ir.Named(("Pawn",)),)))
    t = table(
        [feast, character("Baron", ir.Static((ban,)))],
        p1={"hand": ["Feast"], "ink": 1, "discard": ["Pawn", "Scout"], "play": ["Baron"]},
        p2={"discard": ["Pawn#2", "Ogre"]},
    )
    t.do("play Feast")
    assert t.moves() == ["choose Pawn", "choose Scout"]
    t.do("choose Pawn")
    assert (t.play(), t.play(1)) == (["Baron", "Pawn"], ["Ogre"])
