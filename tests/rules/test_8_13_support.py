"""8.13 Support."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    table,
    whenever,
    whenever_quests,
    your_character,
)

from illumineer import ir
from illumineer.vocab import Cause, Duration, Happening, Keyword, Stat, Who, Zone

AIDE = character("Aide", Keyword.SUPPORT, strength=2, willpower=3, lore=1, inkwell=False)
DRUM = action("Drum", ir.Apply(your_character(ir.Named(("Aide",))), (ir.Adjust(Stat.STRENGTH, 3),)), cost=0)


def given(play: list[Any], *cards: ir.Card, hand: list[str] | None = None, p2: list[Any] | None = None) -> Table:
    new = {card.full_name: card for card in (AIDE, DRUM, *cards)}
    return table(list(new.values()), p1={"hand": hand or [], "play": play}, p2={"play": p2 or []})


@pytest.mark.rule("8.13.1")
def test_questing_may_add_its_strength_to_another_chosen_character_this_turn() -> None:
    t = given(["Aide", "Scout", "Knight"]).do("quest Aide")
    assert t.asked == (0, "accept")
    t.do("accept")
    assert t.moves() == ["choose Scout", "choose Knight"]
    t.do("choose Knight")
    assert (t.lore(), t["Knight"].strength, t["Scout"].strength, t["Aide"].strength) == (1, 5, 2, 2)
    assert t.end_turn()["Knight"].strength == 3


@pytest.mark.rule("8.13.1", "6.1.4")
def test_it_may_be_declined() -> None:
    t = given(["Aide", "Knight"]).do("quest Aide", "decline")
    assert (t.asked, t["Knight"].strength) == ((0, "act"), 3)


@pytest.mark.rule("8.13.1", "6.1.6")
def test_it_is_another_character_so_alone_nothing_is_asked() -> None:
    t = given(["Aide", "Rock"]).do("quest Aide")
    assert (t.asked, t["Aide"].strength) == ((0, "act"), 2)


@pytest.mark.rule("8.13.1")
def test_an_opposing_character_is_a_chosen_character_too() -> None:
    t = given(["Aide"], p2=["Ogre"]).do("quest Aide", "accept")
    assert t["Ogre"].strength == 6


@pytest.mark.rule("8.13.1", "8.15.1")
def test_support_chooses_so_ward_keeps_opponents_out_but_not_you() -> None:
    shy = character("Shy", Keyword.WARD, inkwell=False)
    t = given(["Aide", "Shy"], shy, p2=["Shy#2", "Ogre"]).do("quest Aide", "accept")
    assert t.moves() == ["choose Shy", "choose Ogre"]
    assert t.why("choose Shy#2") == ["8.15.1"]


@pytest.mark.rule("8.13.1", "6.1.8")
def test_the_strength_counts_as_it_is_when_support_resolves_and_stays_that() -> None:
    t = given(["Aide", "Knight"], hand=["Drum", "Drum#2"])
    t.do("play Drum", "quest Aide", "accept")
    assert t["Knight"].strength == 8  # 3 + 5
    assert t.do("play Drum")["Knight"].strength == 8


@pytest.mark.rule("8.13.1", "6.6.2")
def test_negative_strength_adds_nothing() -> None:
    fear = action("Fear", ir.Apply(any_character(ir.Named(("Aide",))), (ir.Adjust(Stat.STRENGTH, -5),)), cost=0)
    t = given(["Aide", "Knight"], fear, hand=["Fear"]).do("play Fear", "quest Aide", "accept")
    assert (t["Aide"].strength, t["Knight"].strength) == (-3, 3)


@pytest.mark.rule("8.13.1", "8.5.1")
def test_the_added_strength_counts_in_a_challenge() -> None:
    t = given(["Aide", "Knight"], p2=[{"card": "Ogre", "exerted": True}]).do("quest Aide", "accept", "choose Knight")
    t.do("challenge Knight")
    assert t["Ogre"].zone == "discard"


@pytest.mark.rule("8.13.1", "6.2.3", "7.7.4")
def test_it_is_a_triggered_ability_and_waits_in_the_bag_with_others() -> None:
    eager = character(
        "Eager",
        Keyword.SUPPORT,
        whenever_quests(ir.Apply(ir.This(), (ir.Adjust(Stat.STRENGTH, 4),))),
        strength=1,
        inkwell=False,
    )
    for first, strength in (("Support", 4), ("Whenever Quests", 8)):
        t = given(["Eager", "Knight"], eager).do("quest Eager")
        assert sorted(t.bag()) == ["Support", "Whenever Quests"]
        t.do(f"resolve Eager: {first}")
        t.do("accept")
        assert t["Knight"].strength == strength


@pytest.mark.rule("8.13.1", "6.7.7")
def test_if_it_has_left_play_its_last_strength_is_added() -> None:
    hasty = character(
        "Hasty",
        Keyword.SUPPORT,
        whenever_quests(ir.Put(ir.This(), ir.Place(Zone.HAND))),
        strength=3,
        inkwell=False,
    )
    t = given(["Hasty", "Knight"], hasty).do("quest Hasty", "resolve Hasty: Whenever Quests", "accept")
    assert (t.play(), t["Knight"].strength) == (["Knight"], 6)


@pytest.mark.rule("8.13.1", "8.1.2")
def test_support_twice_is_support_once() -> None:
    pep = action("Pep", ir.Apply(your_character(ir.Named(("Aide",))), (ir.Gain(Keyword.SUPPORT),)), cost=0)
    t = given(["Aide", "Knight"], pep, hand=["Pep"]).do("play Pep", "quest Aide", "accept")
    assert (t.asked, t["Knight"].strength) == ((0, "act"), 5)


@pytest.mark.rule("8.13.1")
def test_a_gained_support_works_while_it_lasts() -> None:
    pep = action("Pep", ir.Apply(your_character(ir.Named(("Scout",))), (ir.Gain(Keyword.SUPPORT),)), cost=0)
    t = given(["Scout", "Knight"], pep, hand=["Pep"]).do("play Pep", "quest Scout", "accept")
    assert t["Knight"].strength == 5
    t = given(["Scout", "Knight"], pep, hand=["Pep"]).do("play Pep").end_turn().end_turn().do("quest Scout")
    assert t.asked == (0, "act")


@pytest.mark.rule("8.13.1")
def test_only_questing_gives_support() -> None:
    busy = character("Aide", Keyword.SUPPORT, exert_ability(ir.GainLore(1), name="Tidy"), inkwell=False)
    t = given(["Aide", "Knight"], busy, p2=[{"card": "Pawn", "exerted": True}])
    assert t.do("activate Aide: Tidy").asked == (0, "act")
    t = given(["Aide", "Knight"], p2=[{"card": "Pawn", "exerted": True}]).do("challenge Aide")
    assert (t.asked, t["Knight"].strength) == ((0, "act"), 3)


@pytest.mark.rule("8.13.1", "6.5.8")
def test_being_chosen_for_support_can_be_watched() -> None:
    knot = item(
        "Knot",
        whenever(
            Happening.CHOSEN,
            ir.Apply(ir.Involved(), (ir.Gain(Keyword.WARD),), Duration.UNTIL_YOUR_NEXT_TURN),
            subject=ir.Filter(of=Who.YOU, where=CHARACTER),
            causes=(Cause.SUPPORT,),
        ),
    )
    t = given(["Aide", "Knight", "Knot"], knot, DRUM, hand=["Drum"]).do("play Drum")
    assert not t["Aide"].has(Keyword.WARD)
    t.do("quest Aide", "accept")
    assert t["Knight"].has(Keyword.WARD)


@pytest.mark.rule("8.13.1")
@pytest.mark.parametrize(("causes", "lore"), [((Cause.ACTION, Cause.ABILITY), 1), ((Cause.ACTION,), 0)])
def test_support_is_an_ability_that_chooses(causes: tuple[Cause, ...], lore: int) -> None:
    vain = character(
        "Vain", whenever(Happening.CHOSEN, ir.GainLore(1), subject=THIS, player=Who.OPPONENTS, causes=causes)
    )
    t = given(["Aide"], vain, p2=["Vain"])
    t.do("quest Aide", "accept")
    assert t.lore(1) == lore
