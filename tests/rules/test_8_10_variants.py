"""8.10.8: Classification, Universal, Duo, Combo and Potato Shift (Temporary Shift has a file of its own)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    shift,
    table,
    when_played,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Doing, Happening, Keyword, Leave, ShiftKind, Stat

WOLF = character("Ulf - Cub", classes="Storyborn Wolf", cost=1, inkwell=False)
HERON = character("Hild - Heron", classes="Dreamborn Bird", cost=1, inkwell=False)
PACK = character("Garm - Pack Leader", shift(2, kind=ShiftKind.CLASSIFICATION, word="Wolf"), cost=6, strength=5)
GOLEM = character("Golem - Awake", shift(2, kind=ShiftKind.UNIVERSAL), cost=7, strength=6, willpower=9)
SUN = character("Sol - Day", cost=2, strength=2, willpower=4, inkwell=False)
MOON = character("Luna - Night", cost=2, strength=3, willpower=4, inkwell=False)
ECLIPSE = character("Sol & Luna - Eclipse", shift(2, kind=ShiftKind.DUO), cost=9, strength=7, willpower=9)
DUSK = character("Sol & Luna - Dusk", shift(2, kind=ShiftKind.COMBO), cost=9, strength=7, willpower=9)
YARN = item("Ball of Yarn")
SPUD = item("Potato")
ROOT = character("Tuber - Walking", shift(1, kind=ShiftKind.POTATO, word="Potato"), cost=6, willpower=5)
DREAM = character("Ulf - Moon Shadow", shift(1, temporary=True), cost=5, strength=6, willpower=6, lore=4)
CARDS = [WOLF, HERON, PACK, GOLEM, SUN, MOON, ECLIPSE, DUSK, YARN, SPUD, ROOT, DREAM]


def given(hand: str | list[str], play: list[Any], *cards: ir.Card, ink: int = 4, **more: Any) -> Table:
    new = {card.full_name: card for card in (*CARDS, *cards)}
    held = [hand] if isinstance(hand, str) else hand
    return table(list(new.values()), p1={"ink": ink, "hand": held, "play": play}, **more)


# --- 8.10.8.1 [Classification] Shift, 8.10.8.2 Universal Shift -------------------------------


@pytest.mark.rule("8.10.8.1", "8.10.8")
def test_classification_shift_goes_on_any_of_your_characters_with_the_classification() -> None:
    t = given("Garm - Pack Leader", ["Ulf - Cub", "Hild - Heron"])
    t.do("play Garm - Pack Leader")
    assert t.play() == ["Garm - Pack Leader", "Hild - Heron"]
    assert (t["Garm - Pack Leader"].under, t.ink()) == (["Ulf - Cub"], (2, 2))


@pytest.mark.rule("8.10.8.1")
def test_classification_shift_needs_the_classification_not_the_name() -> None:
    namesake = character("Garm - Puppy", classes="Storyborn Dog", inkwell=False)
    assert given("Garm - Pack Leader", ["Garm - Puppy", "Hild - Heron"], namesake).why("play Garm - Pack Leader") == [
        "1.5.3"
    ]
    t = given("Garm - Pack Leader", ["Hild - Heron"], p2={"play": ["Ulf - Cub"]})
    assert not t.legal("play Garm - Pack Leader")


@pytest.mark.rule("8.10.8.1")
def test_a_gained_classification_counts_for_classification_shift() -> None:
    pelt = item("Wolf Pelt", ir.Static((ir.GainClass("Wolf"),), your_characters(ir.Named(("Hild",)))))
    t = given("Garm - Pack Leader", ["Hild - Heron", "Wolf Pelt"], pelt).do("play Garm - Pack Leader")
    assert t["Garm - Pack Leader"].under == ["Hild - Heron"]


@pytest.mark.rule("8.10.8.2", "8.10.8")
def test_universal_shift_goes_on_any_of_your_characters() -> None:
    t = given("Golem - Awake", ["Ulf - Cub", "Hild - Heron", "Ball of Yarn", "Camp"], p2={"play": ["Ogre"]})
    t.do("play Golem - Awake")
    assert t.moves() == ["choose Ulf - Cub", "choose Hild - Heron"]
    assert t.do("choose Hild - Heron")["Golem - Awake"].under == ["Hild - Heron"]


@pytest.mark.rule("8.10.8.2")
def test_universal_shift_needs_a_character() -> None:
    assert given("Golem - Awake", ["Ball of Yarn", "Camp"]).why("play Golem - Awake") == ["1.5.3"]


@pytest.mark.rule("8.10.8", "8.10.2", "8.10.4", "8.10.6", "8.10.7")
@pytest.mark.parametrize("variant", ["Garm - Pack Leader", "Golem - Awake", "Ulf - Moon Shadow"])
def test_variants_follow_all_rules_of_shift(variant: str) -> None:
    kill = action("Kill", ir.Banish(your_character()), cost=0)
    base = {"card": "Ulf - Cub", "exerted": True, "drying": True, "damage": 2}
    t = given([variant, "Kill"], [base], kill).do(f"play {variant}")
    top = t[variant]
    assert (top.exerted, top.drying, top.damage) == (True, True, 2)
    assert t.do("play Kill").discard() == [variant, "Ulf - Cub", "Kill"]


@pytest.mark.rule("8.10.8")
def test_discounts_on_shift_and_questions_about_shift_include_the_variants() -> None:
    guide = item("Guide", ir.Static((ir.CostChange(-1, doing=Doing.SHIFT),)))
    garm = character(
        "Garm - Pack Leader",
        shift(2, kind=ShiftKind.CLASSIFICATION, word="Wolf"),
        when_played(ir.GainLore(1), condition=ir.UsedShift(ir.This())),
        cost=6,
    )
    t = given("Garm - Pack Leader", ["Ulf - Cub", "Guide"], guide, garm).do("play Garm - Pack Leader")
    assert t["Garm - Pack Leader"].has(Keyword.SHIFT)
    assert (t.ink(), t.lore()) == ((3, 1), 1)


@pytest.mark.rule("8.10.8", "4.3.2.2")
def test_of_several_shift_abilities_the_player_chooses_one() -> None:
    garm = character(
        "Garm - Pack Leader",
        shift(1),
        shift(2, kind=ShiftKind.CLASSIFICATION, word="Wolf"),
        cost=6,
    )
    puppy = character("Garm - Puppy", inkwell=False)
    t = given("Garm - Pack Leader", ["Ulf - Cub", "Garm - Puppy"], garm, puppy).do("play Garm - Pack Leader")
    assert t.moves() == ["for shift", "for shift#2"]
    t.do("for shift#2")
    assert (t["Garm - Pack Leader"].under, t.ink()) == (["Ulf - Cub"], (2, 2))


# --- 8.10.8.3 Duo Shift ----------------------------------------------------------------------


@pytest.mark.rule("8.10.8.3")
def test_duo_shift_goes_on_two_characters_one_for_each_name() -> None:
    t = given("Sol & Luna - Eclipse", ["Ogre", "Sol - Day", "Luna - Night"])
    t.do("play Sol & Luna - Eclipse", "choose Sol - Day")
    assert t.play() == ["Ogre", "Sol & Luna - Eclipse"]
    assert (t["Sol & Luna - Eclipse"].under, t.ink()) == (["Sol - Day", "Luna - Night"], (2, 2))


@pytest.mark.rule("8.10.8.3")
def test_the_two_go_under_it_in_any_order() -> None:
    t = given("Sol & Luna - Eclipse", ["Sol - Day", "Luna - Night"]).do("play Sol & Luna - Eclipse")
    assert t.moves() == ["choose Sol - Day", "choose Luna - Night"]
    t.do("choose Luna - Night")
    assert t["Sol & Luna - Eclipse"].under == ["Luna - Night", "Sol - Day"]


@pytest.mark.rule("8.10.8.3")
@pytest.mark.parametrize(
    "play",
    [["Sol - Day"], ["Luna - Night"], ["Sol - Day", "Sol - Day#2"], ["Sol - Day", "Ulf - Cub"], ["Sol & Luna - Dusk"]],
    ids=["one", "the other", "the same twice", "a stranger", "one with both names"],
)
def test_duo_shift_needs_both_names_on_two_characters(play: list[str]) -> None:
    assert given("Sol & Luna - Eclipse", play).why("play Sol & Luna - Eclipse") == ["1.5.3"]


@pytest.mark.rule("8.10.8.3", "5.2.6.1")
def test_a_character_with_both_names_can_stand_for_one_of_them() -> None:
    t = given("Sol & Luna - Eclipse", ["Sol & Luna - Dusk", "Sol - Day"])
    t.do("play Sol & Luna - Eclipse", "choose Sol - Day")
    assert t["Sol & Luna - Eclipse"].under == ["Sol - Day", "Sol & Luna - Dusk"]


@pytest.mark.rule("8.10.8.3", "8.10.1")
def test_a_character_with_any_name_can_stand_for_one_of_the_two() -> None:
    mask = character("Mask", ir.Static((ir.Allow(Leave.SHIFT_ANY_NAME),)), inkwell=False)
    t = given("Sol & Luna - Eclipse", ["Mask", "Luna - Night"], mask)
    t.do("play Sol & Luna - Eclipse", "choose Mask")
    assert t["Sol & Luna - Eclipse"].under == ["Mask", "Luna - Night"]
    assert not given("Sol & Luna - Eclipse", ["Mask"], mask).legal("play Sol & Luna - Eclipse")


@pytest.mark.rule("8.10.4.2", "8.10.8.3")
@pytest.mark.parametrize("first", ["Sol - Day", "Luna - Night"])
@pytest.mark.parametrize(("sun", "moon"), [(True, True), (True, False), (False, True), (False, False)])
def test_on_two_characters_it_is_exerted_if_either_was_and_drying_if_either_was(
    first: str, sun: bool, moon: bool
) -> None:
    for state in ("exerted", "drying"):
        t = given("Sol & Luna - Eclipse", [{"card": "Sol - Day", state: sun}, {"card": "Luna - Night", state: moon}])
        t.do("play Sol & Luna - Eclipse", f"choose {first}")
        assert getattr(t["Sol & Luna - Eclipse"], state) is (sun or moon)


@pytest.mark.rule("8.10.6", "8.10.8.3")
def test_on_two_characters_it_keeps_the_damage_of_both() -> None:
    t = given("Sol & Luna - Eclipse", [{"card": "Sol - Day", "damage": 1}, {"card": "Luna - Night", "damage": 3}])
    assert t.do("play Sol & Luna - Eclipse", "choose Sol - Day")["Sol & Luna - Eclipse"].damage == 4


@pytest.mark.rule("8.10.5", "8.10.8.3")
@pytest.mark.parametrize("first", ["Sol - Day", "Luna - Night"])
def test_on_two_characters_it_keeps_the_effects_on_both(first: str) -> None:
    doom = ir.Triggered((ir.Event(Happening.TURN_ENDING),), ir.Banish(ir.Those("about")), name="Doom")
    ember = action("Ember", ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, 1),)), cost=0)
    veil = action("Veil", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),)), cost=0)
    curse = action("Curse", ir.Create(doom, times=1, about=any_character()), cost=0)
    t = given(["Sol & Luna - Eclipse", "Ember", "Veil", "Curse"], ["Sol - Day", "Luna - Night"], ember, veil, curse)
    t.do("play Ember", "choose Sol - Day", "play Veil", "choose Luna - Night", "play Curse", "choose Luna - Night")
    t.do("play Sol & Luna - Eclipse", f"choose {first}")
    top = t["Sol & Luna - Eclipse"]
    assert (top.strength, top.has(Keyword.EVASIVE)) == (8, True)
    t.end_turn()
    assert t.play() == []


@pytest.mark.rule("8.10.7", "8.10.8.3")
def test_both_stacks_become_one_and_leave_play_together() -> None:
    kill = action("Kill", ir.Banish(your_character()), cost=0)
    play = [
        {"card": "Sol - Day", "under": ["Ulf - Cub"], "facedown": ["Scout"]},
        {"card": "Luna - Night", "facedown": ["Knight"]},
    ]
    t = given(["Sol & Luna - Eclipse", "Kill"], play, kill).do(
        "play Sol & Luna - Eclipse", "choose Sol - Day", "play Kill"
    )
    assert sorted(t.discard()) == sorted(
        ["Sol & Luna - Eclipse", "Sol - Day", "Ulf - Cub", "Luna - Night", "Scout", "Knight", "Kill"]
    )


@pytest.mark.rule("4.3.4.2", "8.10.8.3")
def test_both_covered_cards_see_the_one_that_covers_them() -> None:
    sun = character("Sol - Day", whenever(Happening.PLAYED, ir.GainLore(1)), inkwell=False)
    moon = character("Luna - Night", whenever(Happening.PLAYED, ir.GainLore(2)), inkwell=False)
    t = given("Sol & Luna - Eclipse", ["Sol - Day", "Luna - Night"], sun, moon)
    t.do("play Sol & Luna - Eclipse", "choose Sol - Day", "resolve Sol - Day: Whenever")
    assert t.lore() == 3


# --- 8.10.8.4 Combo Shift --------------------------------------------------------------------


@pytest.mark.rule("8.10.8.4")
@pytest.mark.parametrize("base", ["Sol - Day", "Luna - Night", "Sol & Luna - Eclipse"])
def test_combo_shift_goes_on_one_character_with_either_name(base: str) -> None:
    t = given("Sol & Luna - Dusk", [base, "Ogre"]).do("play Sol & Luna - Dusk")
    assert (t["Sol & Luna - Dusk"].under, t.ink()) == ([base], (2, 2))


@pytest.mark.rule("8.10.8.4")
@pytest.mark.parametrize("picks", [("Sol - Day", "Luna - Night"), ("Luna - Night", "Sol - Day")])
def test_combo_shift_goes_on_two_characters_one_for_each_name_too(picks: tuple[str, str]) -> None:
    t = given("Sol & Luna - Dusk", ["Sol - Day", "Luna - Night"])
    t.do("play Sol & Luna - Dusk", f"choose {picks[0]}")
    assert t.moves() == ["done", f"choose {picks[1]}"]
    t.do(f"choose {picks[1]}")
    assert (t["Sol & Luna - Dusk"].under, t.play()) == (list(picks), ["Sol & Luna - Dusk"])


@pytest.mark.rule("8.10.8.4")
def test_combo_shift_may_leave_the_second_character_alone() -> None:
    t = given("Sol & Luna - Dusk", ["Sol - Day", "Luna - Night"])
    t.do("play Sol & Luna - Dusk", "choose Luna - Night", "done")
    assert t.play() == ["Sol - Day", "Sol & Luna - Dusk"]


@pytest.mark.rule("8.10.8.4")
def test_combo_shift_does_not_go_on_two_characters_of_the_same_name() -> None:
    t = given("Sol & Luna - Dusk", ["Sol - Day", "Sol - Day#2"])
    t.do("play Sol & Luna - Dusk", "choose Sol - Day")
    assert t.asked == (0, "act")
    assert t.play() == ["Sol & Luna - Dusk", "Sol - Day"]


@pytest.mark.rule("8.10.8.4")
def test_a_second_character_of_the_same_name_is_refused_by_that_rule() -> None:
    t = given("Sol & Luna - Dusk", ["Sol - Day", "Sol - Day#2", "Luna - Night"])
    t.do("play Sol & Luna - Dusk", "choose Sol - Day")
    assert t.moves() == ["done", "choose Luna - Night"]
    assert t.why("choose Sol - Day#2") == ["8.10.8.4"]


# --- 8.10.8.6 Potato Shift, 8.10.4.1 ---------------------------------------------------------


@pytest.mark.rule("8.10.8.6")
def test_potato_shift_goes_on_one_of_your_items_named_potato() -> None:
    t = given("Tuber - Walking", ["Potato", "Ball of Yarn", "Ogre"]).do("play Tuber - Walking")
    assert t.play() == ["Tuber - Walking", "Ball of Yarn", "Ogre"]
    assert (t["Tuber - Walking"].under, t.ink()) == (["Potato"], (3, 1))


@pytest.mark.rule("8.10.8.6")
def test_potato_shift_needs_the_item() -> None:
    face = character("Potato - Face", inkwell=False)
    t = given("Tuber - Walking", ["Ball of Yarn", "Potato - Face"], face, p2={"play": ["Potato"]})
    assert t.why("play Tuber - Walking") == ["1.5.3"]


@pytest.mark.rule("8.10.4.1", "8.10.8.6")
def test_on_an_item_that_was_in_play_at_the_start_of_the_turn_it_is_dry() -> None:
    t = given("Tuber - Walking", ["Potato"]).do("play Tuber - Walking")
    assert not t["Tuber - Walking"].drying
    assert t.legal("quest Tuber - Walking")


@pytest.mark.rule("8.10.4.1", "8.10.8.6")
def test_on_an_item_that_was_played_this_turn_it_is_drying() -> None:
    t = given(["Tuber - Walking", "Potato"], []).do("play Potato", "play Tuber - Walking")
    assert t["Tuber - Walking"].drying
    assert t.why("quest Tuber - Walking") == ["5.1.1.11"]


@pytest.mark.rule("8.10.4.1", "8.10.8.6")
def test_an_item_played_in_an_earlier_turn_is_in_play_since_the_start_of_this_one() -> None:
    t = given(["Tuber - Walking", "Potato"], []).do("play Potato").end_turn().end_turn().do("play Tuber - Walking")
    assert not t["Tuber - Walking"].drying


@pytest.mark.rule("8.10.2", "8.10.5", "8.10.8.6")
def test_on_an_exerted_item_it_is_exerted_and_gains_none_of_its_text() -> None:
    spud = item("Potato", exert_ability(ir.GainLore(1), name="Chips"))
    t = given("Tuber - Walking", ["Potato"], spud).do("activate Potato: Chips", "play Tuber - Walking")
    assert t["Tuber - Walking"].exerted
    assert not any(move.startswith("activate") for move in t.end_turn().end_turn().moves())


@pytest.mark.rule("8.10.7", "8.10.8.6")
def test_the_item_leaves_play_with_the_character_on_it() -> None:
    kill = action("Kill", ir.Banish(your_character()), cost=0)
    t = given(["Tuber - Walking", "Kill"], ["Potato"], kill).do("play Tuber - Walking", "play Kill")
    assert t.discard() == ["Tuber - Walking", "Potato", "Kill"]
