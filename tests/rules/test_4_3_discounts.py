"""4.3.6: payment modifiers on "the next … you play", and those that a card has for itself."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    action,
    character,
    exert_ability,
    item,
    keyword,
    shift,
    table,
    whenever_quests,
)

from illumineer import ir
from illumineer.cr import EDITIONS
from illumineer.vocab import CardType, Doing, Duration, Keyword, Who, Zone

ITEMS = (ir.IsType((CardType.ITEM,)),)
ACTIONS = (ir.IsType((CardType.ACTION,)),)


def in_hand(*mods: ir.Mod, condition: ir.Condition | None = None) -> ir.Static:
    """What a card says of itself while it is being played."""
    return ir.Static(mods, condition=condition, zone=Zone.HAND)


def next_one(n: int, *where: ir.Test) -> ir.Establish:
    """You pay N less for the next such card you play this turn."""
    return ir.Establish((ir.CostChange(-n, ir.Filter(where=where), uses=1),), Duration.THIS_TURN)


@pytest.mark.rule("4.3.6")
def test_the_next_character_costs_less_and_only_the_next() -> None:
    doc = character("Leader", whenever_quests(next_one(1, *CHARACTER)))
    t = table([doc], p1={"hand": ["Scout", "Knight"], "play": ["Leader"], "ink": 9}, p2={})
    t.do("quest Leader", "play Scout")
    assert t.ink() == (8, 1)
    t.do("play Knight")
    assert t.ink() == (5, 4)


@pytest.mark.rule("4.3.6")
def test_a_card_played_for_free_uses_the_discount_up() -> None:
    doc = character("Leader", whenever_quests(next_one(1, *CHARACTER)))
    call = action("Call", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))))
    t = table([doc, call], p1={"hand": ["Call", "Scout", "Knight"], "play": ["Leader"], "ink": 9}, p2={})
    t.do("quest Leader", "play Call", "choose Scout", "play Knight")
    assert t.ink() == (5, 4)


@pytest.mark.rule("4.3.6")
def test_it_applies_to_an_alternate_cost() -> None:
    doc = character("Leader", whenever_quests(next_one(1, *CHARACTER)))
    grown = character("Hero - Grown", shift(3), cost=9)
    young = character("Hero - Young", keyword(Keyword.WARD))
    t = table(
        [doc, grown, young],
        p1={"hand": ["Hero - Grown", "Knight"], "play": ["Leader", "Hero - Young"], "ink": 5},
        p2={},
    )
    t.do("quest Leader", "play Hero - Grown")
    assert t.ink() == (3, 2)
    t.do("play Knight")
    assert t.ink() == (0, 5)


@pytest.mark.rule("4.3.6")
def test_a_discount_for_a_classification_waits_for_a_card_with_it() -> None:
    mother = character("Mother", whenever_quests(next_one(2, *CHARACTER, ir.HasClass(("Puppy",)))))
    pup = character("Pup", keyword(Keyword.WARD), cost=3, classes="Storyborn Puppy")
    t = table([mother, pup], p1={"hand": ["Scout", "Pup", "Pup#2"], "play": ["Mother"], "ink": 9}, p2={})
    t.do("quest Mother", "play Scout")
    assert t.ink() == (7, 2)
    t.do("play Pup")
    assert t.ink() == (6, 3)
    t.do("play Pup#2")  # the first Pup is the one in play now
    assert t.ink() == (3, 6)


@pytest.mark.rule("4.3.6")
def test_several_discounts_all_apply_to_the_same_next_card() -> None:
    doc = character("Leader", whenever_quests(next_one(1, *CHARACTER)))
    t = table([doc], p1={"hand": ["Knight", "Ogre"], "play": ["Leader", "Leader#2"], "ink": 9}, p2={})
    t.do("quest Leader", "quest Leader#2", "play Knight")
    assert t.ink() == (8, 1)
    t.do("play Ogre")
    assert t.ink() == (4, 5)


@pytest.mark.rule("4.3.6", "6.1.13")
def test_an_unused_discount_ends_with_the_turn() -> None:
    doc = character("Leader", whenever_quests(next_one(1, *CHARACTER)))
    t = table([doc], p1={"hand": ["Knight"], "play": ["Leader"], "ink": 3}, p2={})
    t.do("quest Leader", "end turn", "end turn", "play Knight")
    assert t.ink() == (0, 3)


@pytest.mark.rule("4.3.6")
def test_other_payments_do_not_use_up_a_discount_on_playing() -> None:
    doc = character("Leader", whenever_quests(next_one(1, *CHARACTER)))
    t = table([doc], p1={"hand": ["Knight", "Rock"], "play": ["Leader", "Camp"], "ink": 4}, p2={})
    t.do("quest Leader", "play Rock", "move Leader", "play Knight")
    assert t.ink() == (0, 4)


@pytest.mark.rule("4.3.6", "4.7.3.3")
def test_a_discount_on_the_next_move_is_not_used_up_by_playing() -> None:
    guide = character("Guide", whenever_quests(next_move(1)))
    t = table([guide], p1={"hand": ["Scout"], "play": ["Guide", "Knight", "Camp"], "ink": 3}, p2={})
    t.do("quest Guide", "play Scout", "move Knight")
    assert t.ink() == (1, 2)
    t.do("move Guide")
    assert t.ink() == (0, 3)


def next_move(n: int) -> ir.Establish:
    return ir.Establish((ir.CostChange(-n, doing=Doing.MOVE, uses=1),), Duration.THIS_TURN)


@pytest.mark.rule("4.3.6", "6.1.12")
def test_a_modifier_about_the_card_itself_works_from_the_hand() -> None:
    friend = ir.Have(ir.Cards(of=Who.YOU, where=(ir.Named(("Knight",)),)))
    squire = character("Squire", in_hand(ir.CostChange(-1), condition=friend), cost=2)
    t = table([squire], p1={"hand": ["Squire", "Knight", "Scout"], "ink": 9}, p2={})
    t.do("play Scout", "play Knight")
    assert t.ink() == (4, 5)
    t.do("play Squire")
    assert t.ink() == (3, 6)


@pytest.mark.rule("4.3.6", "6.1.12")
def test_it_reaches_no_other_card_and_works_from_other_zones_too() -> None:
    squire = character("Squire", in_hand(ir.CostChange(-1)), cost=2)
    crypt = item("Crypt", ir.Static((ir.PlayFrom(Zone.DISCARD, ir.Filter(where=CHARACTER)),)))
    t = table([squire, crypt], p1={"hand": ["Scout"], "play": ["Crypt"], "discard": ["Squire"], "ink": 3}, p2={})
    t.do("play Scout")
    assert t.ink() == (1, 2)
    t.do("play Squire")
    assert t.ink() == (0, 3)


@pytest.mark.rule("4.3.6", "6.1.12")
def test_a_modifier_that_is_not_about_itself_works_only_from_play() -> None:
    tinker = character(
        "Tinker",
        ir.Static((ir.CostChange(-1, ir.Filter(where=(*CHARACTER, ir.HasClass(("Inventor",))))),)),
        cost=2,
        classes="Storyborn Inventor",
    )
    t = table([tinker], p1={"hand": ["Tinker", "Tinker#2"], "ink": 3}, p2={})
    t.do("play Tinker")
    assert t.ink() == (1, 2)
    t.do("play Tinker#2")
    assert t.ink() == (0, 3)


@pytest.mark.rule("4.3.6")
def test_a_counting_discount_counts_as_the_total_is_determined() -> None:
    per_item = ir.Times(ir.Count(ir.Cards(of=Who.YOU, where=ITEMS)), -1)
    hoarder = character("Hoarder", in_hand(ir.CostChange(per_item)), cost=4)
    t = table([hoarder], p1={"hand": ["Hoarder"], "play": ["Rock", "Rock#2", "Rock#3"], "ink": 4}, p2={})
    t.do("play Hoarder")
    assert t.ink() == (3, 1)


@pytest.mark.rule("4.3.6")
def test_an_item_that_gives_the_discount_by_an_ability() -> None:
    lamp = item("Lamp", exert_ability(next_one(2, *ACTIONS)))
    lesson = action("Lesson", ir.Draw(), cost=2)
    t = table([lamp, lesson], p1={"hand": ["Lesson"], "play": ["Lamp"], "ink": 0}, p2={})
    assert not t.legal("play Lesson")
    t.do("activate Lamp: Use", "play Lesson")
    assert t.discard() == ["Lesson"]


@pytest.mark.rule("4.3.6")
def test_the_next_two() -> None:
    two = ir.Establish((ir.CostChange(-1, ir.Filter(where=CHARACTER), uses=2),), Duration.THIS_TURN)
    captain = character("Captain", whenever_quests(two))
    t = table([captain], p1={"hand": ["Scout", "Knight", "Ogre"], "play": ["Captain"], "ink": 9}, p2={})
    t.do("quest Captain", "play Scout", "play Knight")
    assert t.ink() == (6, 3)
    t.do("play Ogre")
    assert t.ink() == (2, 7)


@pytest.mark.rule("4.3.6")
def test_an_action_does_not_use_up_the_discount_that_it_gives() -> None:
    lesson = action("Lesson", next_one(1, *ACTIONS), cost=2)
    t = table([lesson], p1={"hand": ["Lesson", "Lesson#2", "Lesson#3"], "ink": 4}, p2={})
    t.do("play Lesson")
    assert t.ink() == (2, 2)
    t.do("play Lesson")
    assert t.ink() == (1, 3)
    t.do("play Lesson")
    assert t.ink() == (0, 4)


@pytest.mark.rule("4.3.6")
def test_a_card_of_another_player_does_not_use_it_up() -> None:
    long = ir.Establish((ir.CostChange(-1, ir.Filter(where=CHARACTER), uses=1),), Duration.UNTIL_YOUR_NEXT_TURN)
    planner = character("Planner", whenever_quests(long))
    t = table([planner], p1={"play": ["Planner"]}, p2={"hand": ["Scout"], "ink": 2})
    t.do("quest Planner", "end turn", "play Scout")
    assert t.ink(1) == (0, 2)
    assert len(t.standing().table[ir.CostChange]) == 1


@pytest.mark.rule("4.3.6", "5.4.4.2")
def test_a_song_that_is_sung_uses_up_the_discount_on_the_next_action() -> None:
    lamp = item("Lamp", exert_ability(next_one(1, *ACTIONS)))
    aria = action("Aria", ir.Draw(), cost=3, song=True)
    lesson = action("Lesson", ir.Draw(), cost=2)
    t = table([lamp, aria, lesson], p1={"hand": ["Aria", "Lesson"], "play": ["Lamp", "Knight"], "ink": 2}, p2={})
    t.do("activate Lamp: Use", "play Aria", "for sing", "play Lesson")
    assert t.ink() == (0, 2)


@pytest.mark.rule("4.3.6", "4.3.2.3")
def test_a_discount_on_the_next_shift_waits_for_a_shift() -> None:
    tutor = character(
        "Tutor", whenever_quests(ir.Establish((ir.CostChange(-1, doing=Doing.SHIFT, uses=1),), Duration.THIS_TURN))
    )
    grown = character("Hero - Grown", shift(3), cost=9)
    young = character("Hero - Young", keyword(Keyword.WARD))
    t = table(
        [tutor, grown, young],
        p1={"hand": ["Scout", "Hero - Grown", "Hero - Grown#2"], "play": ["Tutor", "Hero - Young"], "ink": 7},
        p2={},
    )
    t.do("quest Tutor", "play Scout")
    assert t.ink() == (5, 2)
    t.do("play Hero - Grown")
    assert t.ink() == (3, 4)
    t.do("play Hero - Grown#2")  # the first one is in play now
    assert t.ink() == (0, 7)


# --- a number of cards each turn, by a static ability ----------------------------------------


def willow(name: str = "Willow", uses: int = 1, *where: ir.Test) -> ir.Card:
    """Once during your turn, you pay 1 less for the next such card you play this turn."""
    change = ir.CostChange(-1, ir.Filter(where=where or CHARACTER), uses=uses)
    return character(name, ir.Static((change,), condition=ir.IsTurnOf(Who.YOU), name="Smooth"))


@pytest.mark.rule("6.1.13.2", "6.4.1", "4.4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_once_a_turn_a_static_modifier_applies_by_itself(edition: str) -> None:
    t = table([willow()], edition, p1={"hand": ["Scout", "Knight"], "play": ["Willow"], "ink": 9}, p2={})
    assert not any(move.startswith("activate") for move in t.moves())
    t.do("play Scout")
    assert t.ink() == (8, 1)
    t.do("play Knight")
    assert t.ink() == (5, 4)


@pytest.mark.rule("6.1.13.2", "4.3.2.3")
def test_each_copy_counts_for_itself_and_all_belong_to_one_total() -> None:
    t = table([willow()], p1={"hand": ["Ogre", "Scout"], "play": ["Willow", "Willow#2"], "ink": 3}, p2={})
    t.do("play Ogre")
    assert t.ink() == (1, 2)
    assert not t.legal("play Scout")


@pytest.mark.rule("6.1.13.2")
def test_a_copy_that_comes_later_has_its_own_time() -> None:
    t = table([willow()], p1={"hand": ["Scout", "Willow#2", "Knight"], "play": ["Willow"], "ink": 9}, p2={})
    t.do("play Scout", "play Willow#2", "play Knight")
    assert t.ink() == (9 - 1 - 2 - 2, 5)


@pytest.mark.rule("6.1.13.2", "6.1.13.1")
def test_it_is_there_again_on_the_next_turn_and_only_on_turns_of_its_player() -> None:
    t = table([willow()], p1={"hand": ["Scout", "Knight"], "play": ["Willow"], "ink": 9}, p2={"hand": 1, "ink": 3})
    t.do("play Scout").end_turn().end_turn().do("play Knight")
    assert t.ink() == (7, 2)


@pytest.mark.rule("4.3.6", "6.1.13.2")
def test_a_card_played_for_free_is_the_next_one_of_a_static_modifier_too() -> None:
    call = action("Call", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))))
    t = table([willow(), call], p1={"hand": ["Call", "Scout", "Knight"], "play": ["Willow"], "ink": 9}, p2={})
    t.do("play Call", "choose Scout", "play Knight")
    assert t.ink() == (5, 4)


@pytest.mark.rule("4.3.6")
def test_it_waits_for_a_card_of_its_kind_and_reaches_shift() -> None:
    grown = character("Hero - Grown", shift(3), cost=9)
    pool = [willow(), grown, character("Hero - Young")]
    t = table(pool, p1={"hand": ["Rock", "Hero - Grown"], "play": ["Willow", "Hero - Young"], "ink": 9}, p2={})
    t.do("play Rock", "play Hero - Grown", "for shift")
    assert t.ink() == (6, 3)


@pytest.mark.rule("6.1.13.2")
def test_the_next_two_of_each_turn() -> None:
    t = table([willow("Grove", 2)], p1={"hand": ["Pawn", "Scout", "Knight"], "play": ["Grove"], "ink": 9}, p2={})
    t.do("play Pawn", "play Scout", "play Knight")
    assert t.ink() == (9 - 0 - 1 - 3, 4)
