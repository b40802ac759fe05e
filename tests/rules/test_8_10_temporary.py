"""8.10.8.5 and 8.10.9: Temporary Shift, and forms combined with it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    THIS,
    Table,
    action,
    any_character,
    character,
    item,
    keyword,
    location,
    shift,
    table,
    when_played,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import Cmp, Doing, Duration, Happening, Keyword, ShiftKind, Stat, Who, Zone

CUB = character("Ulf - Cub", cost=1, strength=1, willpower=3, lore=1, classes="Storyborn Wolf", inkwell=False)
HOUND = character("Ulf - Hound", shift(2), cost=4, strength=3, willpower=5, lore=2, classes="Floodborn Wolf")
SHADOW = character("Ulf - Moon Shadow", shift(1, temporary=True), cost=5, strength=6, willpower=7, lore=4)
BREEZE = action("Breeze", ir.Put(any_character(), ir.Place(Zone.HAND)), cost=0)


def given(play: list[Any], *cards: ir.Card, hand: tuple[str, ...] = (), ink: int = 3, **more: Any) -> Table:
    new = {card.full_name: card for card in (CUB, HOUND, SHADOW, BREEZE, *cards)}
    return table(
        list(new.values()),
        p1={"ink": ink, "hand": ["Ulf - Moon Shadow", *hand], "play": play},
        p2={"play": [{"card": "Ogre", "exerted": True}]},
        **more,
    )


@pytest.mark.rule("8.10.8.5")
def test_it_is_shifted_for_its_cost_onto_a_character_of_the_same_name() -> None:
    t = given(["Ulf - Cub", "Scout"]).do("play Ulf - Moon Shadow", "quest Ulf - Moon Shadow")
    assert (t.play(), t.ink(), t.lore()) == (["Ulf - Moon Shadow", "Scout"], (2, 1), 4)
    assert not given(["Scout"]).legal("play Ulf - Moon Shadow")


@pytest.mark.rule("8.10.8.5")
def test_at_the_end_of_the_turn_only_the_top_card_returns_to_the_hand() -> None:
    t = given(["Ulf - Cub"]).do("play Ulf - Moon Shadow").end_turn()
    assert (t.hand(), t.play(), t.discard()) == (["Ulf - Moon Shadow"], ["Ulf - Cub"], [])
    assert t["Ulf - Cub"].under == []


@pytest.mark.rule("8.10.8.5", "8.10.6")
def test_all_damage_is_removed_first_also_what_it_had_kept() -> None:
    t = given([{"card": "Ulf - Cub", "damage": 2}])
    t.do("play Ulf - Moon Shadow", "challenge Ulf - Moon Shadow")
    assert t["Ulf - Moon Shadow"].damage == 6
    t.end_turn()
    assert (t.play(), t["Ulf - Cub"].damage) == (["Ulf - Cub"], 0)


@pytest.mark.rule("8.10.8.5", "1.2.2", "1.2.3")
def test_damage_that_cannot_be_removed_stays_on_the_character_below() -> None:
    rot = character("Rot", ir.Static((ir.CantDo(Doing.REMOVE_DAMAGE, Who.ALL),)), inkwell=False)
    t = given([{"card": "Ulf - Cub", "damage": 2}, "Rot"], rot).do("play Ulf - Moon Shadow").end_turn()
    assert (t.hand(), t["Ulf - Cub"].damage) == (["Ulf - Moon Shadow"], 2)
    t = given([{"card": "Ulf - Cub", "damage": 2}, "Rot"], rot)
    t.do("play Ulf - Moon Shadow", "challenge Ulf - Moon Shadow").end_turn()
    assert (t.hand(), t.discard()) == (["Ulf - Moon Shadow"], ["Ulf - Cub"])


@pytest.mark.rule("8.10.8.5", "8.10.5")
def test_the_character_below_is_as_exerted_and_as_dry_as_the_stack_was() -> None:
    t = given([{"card": "Ulf - Cub", "drying": True}]).do("play Ulf - Moon Shadow").end_turn()
    assert (t["Ulf - Cub"].exerted, t["Ulf - Cub"].drying) == (False, True)
    t = given(["Ulf - Cub"]).do("play Ulf - Moon Shadow", "quest Ulf - Moon Shadow").end_turn()
    assert (t["Ulf - Cub"].exerted, t["Ulf - Cub"].drying) == (True, False)


@pytest.mark.rule("8.10.8.5", "8.10.5")
def test_effects_that_last_on_the_character_stay_with_the_one_below() -> None:
    oath = action(
        "Oath",
        ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 2),), Duration.UNTIL_YOUR_NEXT_TURN),
        cost=0,
    )
    for before in (True, False):
        t = given(["Ulf - Cub"], oath, hand=("Oath",))
        for move in ("play Oath", "play Ulf - Moon Shadow") if before else ("play Ulf - Moon Shadow", "play Oath"):
            t.do(move)
        assert t["Ulf - Moon Shadow"].strength == 8
        t.end_turn()
        assert t["Ulf - Cub"].strength == 3
        t.end_turn()
        assert t["Ulf - Cub"].strength == 1


@pytest.mark.rule("8.10.8.5", "6.2.7.2", "3.4.1.1")
def test_the_return_is_a_delayed_triggered_ability_that_waits_in_the_bag() -> None:
    bell = item(
        "Bell",
        whenever(Happening.TURN_ENDING, ir.GainLore(ir.Count(your_characters(ir.HasStat(Stat.LORE, Cmp.GE, 4))))),
    )
    for first, lore in (("Bell: Whenever", 1), ("Ulf - Moon Shadow: Temporary Shift", 0)):
        t = given(["Ulf - Cub", "Bell"], bell).do("play Ulf - Moon Shadow", "end turn")
        assert t.bag() == ["Whenever", "Temporary Shift"]
        t.do(f"resolve {first}")
        assert t.lore() == lore


@pytest.mark.rule("8.10.8.5")
def test_played_for_its_ink_cost_it_stays() -> None:
    t = given(["Ulf - Cub"], ink=5).do("play Ulf - Moon Shadow", "for ink").end_turn()
    assert t.play() == ["Ulf - Cub", "Ulf - Moon Shadow"]


@pytest.mark.rule("8.10.8.5", "6.2.4")
def test_nothing_returns_if_the_card_is_not_in_play_at_the_end_of_the_turn() -> None:
    t = given(["Ulf - Cub"], hand=("Breeze",)).do("play Ulf - Moon Shadow", "play Breeze", "choose Ulf - Moon Shadow")
    t.end_turn()
    assert t.hand() == ["Ulf - Moon Shadow", "Ulf - Cub"]


@pytest.mark.rule("8.10.8.5", "7.1.6")
def test_a_card_that_left_play_and_was_played_again_is_another_card() -> None:
    t = given(["Ulf - Cub"], hand=("Breeze",), ink=6)
    t.do("play Ulf - Moon Shadow", "for shift", "play Breeze", "choose Ulf - Moon Shadow", "play Ulf - Moon Shadow")
    t.end_turn()
    assert t.play() == ["Ulf - Moon Shadow"]


@pytest.mark.rule("8.10.8.5")
def test_it_can_be_shifted_again_the_next_turn_and_returns_again() -> None:
    t = given(["Ulf - Cub"])
    for _ in range(2):
        t.do("play Ulf - Moon Shadow", "quest Ulf - Moon Shadow").end_turn()
        assert t.play() == ["Ulf - Cub"]
        t.end_turn()
    assert t.lore() == 8


@pytest.mark.rule("8.10.8.5", "8.10.7")
def test_over_a_shifted_stack_it_leaves_the_whole_stack_in_play() -> None:
    t = given([{"card": "Ulf - Hound", "under": ["Ulf - Cub"], "damage": 1}])
    t.do("play Ulf - Moon Shadow")
    assert t["Ulf - Moon Shadow"].under == ["Ulf - Hound", "Ulf - Cub"]
    t.end_turn()
    assert t.play() == ["Ulf - Hound"]
    assert (t["Ulf - Hound"].under, t["Ulf - Hound"].damage, t["Ulf - Hound"].strength) == (["Ulf - Cub"], 0, 3)


@pytest.mark.rule("8.10.8.5", "8.10.1")
def test_shifted_over_again_it_is_no_longer_in_play_and_does_not_return() -> None:
    t = given(["Ulf - Cub"], hand=("Ulf - Hound",)).do("play Ulf - Moon Shadow", "play Ulf - Hound")
    t.end_turn()
    assert (t.hand(), t.play()) == ([], ["Ulf - Hound"])
    assert t["Ulf - Hound"].under == ["Ulf - Moon Shadow", "Ulf - Cub"]
    t.end_turn().end_turn()
    assert t["Ulf - Hound"].under == ["Ulf - Moon Shadow", "Ulf - Cub"]


ECLIPSE = character("Ulf - Eclipse", shift(1, temporary=True), cost=5, strength=5, willpower=7, inkwell=False)
LOWER, UPPER = "resolve Ulf - Moon Shadow: Temporary Shift", "resolve Ulf - Eclipse: Temporary Shift"


@pytest.mark.rule("8.10.8.5", "6.2.7.2", "6.2.4")
@pytest.mark.parametrize(
    ("first", "hand", "left"),
    [
        (UPPER, ["Ulf - Eclipse", "Ulf - Moon Shadow"], "Ulf - Cub"),
        (LOWER, ["Ulf - Eclipse"], "Ulf - Moon Shadow"),
    ],
    ids=["the upper first", "the lower first"],
)
def test_each_of_two_on_top_of_each_other_looks_when_it_resolves_if_its_card_is_in_play(
    first: str, hand: list[str], left: str
) -> None:
    t = given(["Ulf - Cub"], ECLIPSE, hand=("Ulf - Eclipse",)).do("play Ulf - Moon Shadow", "play Ulf - Eclipse")
    t.do("end turn")
    assert t.bag() == ["Temporary Shift", "Temporary Shift"]
    t.do(first)
    assert (t.hand(), t.play()) == (hand, [left])
    t.end_turn().end_turn()
    assert t.play() == [left]  # the end of the turn has come for both


@pytest.mark.rule("8.10.8.5", "6.2.7.2", "6.2.4")
def test_covered_for_good_it_waits_all_the_same_and_resolves_with_no_effect() -> None:
    t = given(["Ulf - Cub"], hand=("Ulf - Hound",)).do("play Ulf - Moon Shadow", "play Ulf - Hound").end_turn()
    events = [event for event in t.events(Happening.ADDED_TO_BAG) if event.player == 0]
    assert [t.game.state.setup.book.abilities[event.fact.ability].name for event in events] == ["Temporary Shift"]
    assert [number(event.rule, "2.3") for event in t.events(Happening.NO_EFFECT)] == ["6.2.4"]


@pytest.mark.rule("8.10.8.5", "8.10.8.3", "6.2.4")
def test_under_a_duo_shift_neither_returns() -> None:
    both = character("Ulf & Wil - Pack", shift(0, kind=ShiftKind.DUO), cost=9)
    other = character("Wil - Dusk", shift(0, temporary=True), cost=5, inkwell=False)
    wil = character("Wil - Pup", inkwell=False)
    t = given(["Ulf - Cub", "Wil - Pup"], both, other, wil, hand=("Wil - Dusk", "Ulf & Wil - Pack"))
    t.do("play Ulf - Moon Shadow", "play Wil - Dusk", "play Ulf & Wil - Pack")
    if t.asked == (0, "choose"):
        t.do("choose Ulf - Moon Shadow")
    t.do("end turn")
    while t.asked == (0, "resolve"):
        t.do(t.moves()[0])
    assert (t.hand(), t.play()) == ([], ["Ulf & Wil - Pack"])


@pytest.mark.rule("8.10.8.5", "7.1.6", "6.2.4")
def test_a_card_that_left_from_under_its_stack_is_not_returned() -> None:
    cub = ir.Cards(where=(ir.Named(("Ulf",)),))
    dig = action("Dig", ir.Put(ir.Chosen(ir.Under(cub)), ir.Place(Zone.DISCARD)), cost=0)
    t = given(["Ulf - Cub"], dig, hand=("Ulf - Hound", "Dig")).do("play Ulf - Moon Shadow", "play Ulf - Hound")
    t.do("play Dig", "choose Ulf - Moon Shadow").end_turn()
    assert (t.hand(), t.play(), t.discard()) == ([], ["Ulf - Hound"], ["Ulf - Moon Shadow", "Dig"])


@pytest.mark.rule("8.10.8.5", "8.4.3")
def test_facedown_cards_stay_under_the_character_below() -> None:
    shadow = character("Ulf - Moon Shadow", shift(1, temporary=True), keyword(Keyword.BOOST, 1), cost=5)
    t = given([{"card": "Ulf - Cub", "facedown": ["Knight"]}], shadow)
    t.do("play Ulf - Moon Shadow", "boost Ulf - Moon Shadow").end_turn()
    (below,) = t.game.view(0).to_json()["players"][0]["play"]
    assert (below["name"], below["under"], below["facedown"]) == ("Ulf - Cub", [], [None, None])


@pytest.mark.rule("8.10.8.5", "8.10.5")
def test_the_character_below_stays_at_its_location() -> None:
    den = location("Den", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), ir.Cards(where=(ir.IsAt(ir.This()),))))
    t = given([{"card": "Ulf - Cub", "at": "Den"}, "Den"], den).do("play Ulf - Moon Shadow").end_turn()
    assert (t["Ulf - Cub"].at, t["Ulf - Cub"].strength) == ("Den", 2)


@pytest.mark.rule("8.10.8.5", "7.4.3")
@pytest.mark.parametrize("event", [Happening.LEFT_PLAY, Happening.RETURNED_TO_HAND])
def test_the_returned_card_leaves_play_and_the_one_below_does_not(event: Happening) -> None:
    def leaving(n: int) -> ir.Triggered:
        return ir.Triggered((ir.Event(event, subject=THIS),), ir.GainLore(n), name="Going")

    cub = character("Ulf - Cub", leaving(1), inkwell=False)
    shadow = character("Ulf - Moon Shadow", shift(1, temporary=True), leaving(2), cost=9)
    strong = ir.Filter(of=Who.YOU, where=(ir.HasStat(Stat.LORE, Cmp.GE, 4), ir.Named(("Ulf",))))
    crier = item("Crier", ir.Triggered((ir.Event(event, subject=strong),), ir.GainLore(4), name="Cry"))
    assert given(["Ulf - Cub"], cub, shadow).do("play Ulf - Moon Shadow").end_turn().lore() == 2
    assert given(["Ulf - Cub", "Crier"], cub, crier).do("play Ulf - Moon Shadow").end_turn().lore() == 4


@pytest.mark.rule("8.10.8.5", "7.1.6")
def test_an_ability_of_the_returned_card_still_finds_that_card() -> None:
    away = ir.Triggered(
        (ir.Event(Happening.LEFT_PLAY, subject=THIS),), ir.Put(ir.This(), ir.Place(Zone.INKWELL)), name="Away"
    )
    shadow = character("Ulf - Moon Shadow", shift(1, temporary=True), away, cost=9)
    t = given(["Ulf - Cub"], shadow).do("play Ulf - Moon Shadow").end_turn()
    assert (t.hand(), t.play(), t.ink()) == ([], ["Ulf - Cub"], (3, 1))


@pytest.mark.rule("8.10.8.5", "6.4.2.3")
def test_its_text_ends_with_it_and_the_text_below_works_again() -> None:
    cub = character("Ulf - Cub", Keyword.WARD, strength=1, inkwell=False)
    shadow = character(
        "Ulf - Moon Shadow",
        shift(1, temporary=True),
        Keyword.EVASIVE,
        ir.Static((ir.Adjust(Stat.STRENGTH, 2),), your_characters()),
        cost=9,
    )
    t = given(["Ulf - Cub", "Knight"], cub, shadow).do("play Ulf - Moon Shadow")
    assert (t["Ulf - Moon Shadow"].has(Keyword.WARD), t["Knight"].strength) == (False, 5)
    t.end_turn()
    below = t["Ulf - Cub"]
    assert (below.has(Keyword.WARD), below.has(Keyword.EVASIVE)) == (True, False)
    assert (below.strength, t["Knight"].strength) == (1, 3)


@pytest.mark.rule("8.10.8.5", "6.4.2.3")
def test_what_lasts_while_it_is_in_play_ends_when_it_returns() -> None:
    gaze = when_played(ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, 3),), Duration.WHILE_SOURCE_IN_PLAY))
    shadow = character("Ulf - Moon Shadow", shift(1, temporary=True), gaze, cost=9)
    t = given(["Ulf - Cub", "Knight"], shadow).do("play Ulf - Moon Shadow", "choose Knight")
    assert t["Knight"].strength == 6
    assert t.end_turn()["Knight"].strength == 3


# --- 8.10.9 Combined forms -------------------------------------------------------------------

FUR = character(
    "Garm - Borrowed Fur", shift(2, kind=ShiftKind.CLASSIFICATION, word="Wolf", temporary=True), cost=6, inkwell=False
)


@pytest.mark.rule("8.10.9")
def test_temporary_classification_shift_goes_on_the_classification_and_returns() -> None:
    other = character("Garm - Real", classes="Storyborn Dog", inkwell=False)
    t = given(["Ulf - Cub", "Garm - Real", "Scout"], FUR, other, hand=("Garm - Borrowed Fur",))
    t.do("play Garm - Borrowed Fur")
    assert t["Garm - Borrowed Fur"].under == ["Ulf - Cub"]
    t.end_turn()
    assert t.hand() == ["Ulf - Moon Shadow", "Garm - Borrowed Fur"]
    assert t.play() == ["Ulf - Cub", "Garm - Real", "Scout"]


@pytest.mark.rule("8.10.9")
def test_temporary_classification_shift_needs_the_classification() -> None:
    t = given(["Scout"], FUR, hand=("Garm - Borrowed Fur",))
    assert t.why("play Garm - Borrowed Fur") == ["1.5.3"]


@pytest.mark.rule("8.10.9")
def test_temporary_universal_shift_goes_on_any_character_and_returns() -> None:
    form = character("Mist - Passing", shift(1, kind=ShiftKind.UNIVERSAL, temporary=True), cost=6)
    t = given(["Scout"], form, hand=("Mist - Passing",)).do("play Mist - Passing")
    assert t["Mist - Passing"].under == ["Scout"]
    t.end_turn()
    assert (t.hand(), t.play()) == (["Ulf - Moon Shadow", "Mist - Passing"], ["Scout"])


@pytest.mark.rule("8.10.9", "8.10.8.6")
def test_temporary_potato_shift_leaves_the_item_in_play() -> None:
    form = character("Mist - Peel", shift(1, kind=ShiftKind.POTATO, word="Potato", temporary=True), cost=6, willpower=5)
    t = given(["Potato", "Camp"], form, item("Potato"), hand=("Mist - Peel",))
    t.do("play Mist - Peel", "move Mist - Peel", "challenge Mist - Peel")
    assert (t["Mist - Peel"].at, t["Mist - Peel"].damage) == ("Camp", 4)
    t.end_turn()
    assert (t.hand(), t.play()) == (["Ulf - Moon Shadow", "Mist - Peel"], ["Potato", "Camp"])
    assert (t["Potato"].damage, t["Potato"].exerted, t["Potato"].at) == (0, True, None)
