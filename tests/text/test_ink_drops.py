"""Ink drops that are got and removed: events, conditions, costs and replacements, read and played (1.13)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.support import Table, action, character, item, table

from illumineer import ir
from illumineer.text.card import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType, Cmp, Ink, Who


def tree(text: str, kind: CardType = CardType.CHARACTER) -> Any:
    read = read_paragraph(text, kind)
    assert not isinstance(read, Declined), read.reason
    assert read.written == text and write_ability(read.ability, kind, "es", read.surface)
    return read.ability


def settle(t: Table) -> Table:
    while t.asked != (0, "act"):  # which of two alike comes first
        t.do(t.moves()[0])
    return t


WELL = item("Well", ir.Activated((), ir.GainInkDrops(2), name="Fill"))


# --- reading -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("if you removed an ink drop to play her, draw a card.", ir.Compare(ir.DropsUsed(ir.This()), Cmp.GE, 1)),
        (
            "if you removed 2 or more ink drops to play him, draw a card.",
            ir.Compare(ir.DropsUsed(ir.This()), Cmp.GE, 2),
        ),
        (
            "if you didn't remove any ink drops to play them, draw a card.",
            ir.Compare(ir.DropsUsed(ir.This()), Cmp.EQ, 0),
        ),
    ],
)
def test_what_was_removed_to_play_a_card(text: str, condition: ir.Condition) -> None:
    assert tree(f"When you play this character, {text}").condition == condition


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        ("Remove an ink drop — Draw a card.", (ir.DropsCost(1),)),
        ("⟳, 1 ⬡, Remove 2 ink drops — Draw a card.", (ir.ExertCost(), ir.InkCost(1), ir.DropsCost(2))),
    ],
)
def test_ink_drops_as_a_cost(text: str, costs: tuple[ir.Cost, ...]) -> None:
    assert tree(text, CardType.ITEM).costs == costs


def test_a_shift_cost_that_is_no_ink_needs_no_colon() -> None:
    assert tree("Shift Remove 3 ink drops") == ir.ShiftAbility((ir.DropsCost(3),))
    assert tree("Temporary Shift Remove an ink drop") == ir.ShiftAbility((ir.DropsCost(1),), temporary=True)


def test_look_at_more_cards_instead() -> None:
    for text in (
        "Look at the top 2 cards of your deck, then put one into your hand and the rest on the bottom of your deck in"
        " any order. If you have an item in play, look at the top 4 cards of your deck instead.",
        "Look at the top 2 cards of your deck. If you have an item in play, look at the top 4 cards of your deck"
        " instead. Put one into your hand and the rest on the bottom of your deck in any order.",
    ):
        spell = ir.Card("Spell", CardType.ACTION, 0, (Ink.AMBER,), abilities=(tree(text, CardType.ACTION),))
        deck = ["Pawn", "Scout", "Ogre", "Giant", "Knight"]
        for play, seen in ((["Rock"], 4), ([], 2)):
            t = table([spell], p1={"hand": ["Spell"], "play": play, "deck": deck}).do("play Spell")
            assert len([move for move in t.moves() if move.startswith("choose ")]) == seen


# --- removing them -----------------------------------------------------------------------------


@pytest.mark.rule("1.13")
@pytest.mark.parametrize(("drops", "drawn"), [(0, 0), (1, 1), (2, 1)])
def test_a_card_knows_whether_ink_drops_paid_for_it(drops: int, drawn: int) -> None:
    text = "When you play this character, if you removed an ink drop to play him, draw a card."
    t = table([character("Miser", tree(text), cost=2)], p1={"hand": ["Miser"], "ink": 2, "drops": 2, "deck": 3})
    t.do("play Miser", f"number {drops}")
    assert len(t.hand()) == drawn


@pytest.mark.rule("1.13")
def test_a_card_in_play_knows_it_in_later_turns() -> None:
    rich = character(
        "Miser", tree("If you removed an ink drop to play this character, he gets +2 ¤."), cost=1, strength=1
    )
    t = table([rich], p1={"hand": ["Miser"], "ink": 1, "drops": 1, "deck": 3}, p2={"deck": 3})
    t.do("play Miser", "number 1")
    assert t["Miser"].strength == 3
    t.end_turn()
    t.end_turn()
    assert t["Miser"].strength == 3


@pytest.mark.rule("1.13", "6.7.9")
@pytest.mark.parametrize(("drops", "exerted"), [(0, True), (1, False)])
def test_it_is_known_as_the_card_enters(drops: int, exerted: bool) -> None:
    text = "This character enters play exerted unless you removed an ink drop to play him."
    t = table([character("Miser", tree(text), cost=1)], p1={"hand": ["Miser"], "ink": 1, "drops": 1})
    assert t.do("play Miser", f"number {drops}")["Miser"].exerted is exerted


@pytest.mark.rule("1.13")
@pytest.mark.parametrize(("drops", "damage"), [(0, 1), (1, 3)])
def test_an_action_knows_it_as_it_resolves(drops: int, damage: int) -> None:
    text = "Deal 1 damage to chosen character. If you removed an ink drop to play this action, deal 3 damage instead."
    bolt = action("Bolt", tree(text, CardType.ACTION).effect, cost=1)
    watch = character(
        "Watcher", tree("Whenever you play an action, if you removed an ink drop to play it, gain 1 lore.")
    )
    t = table([bolt, watch], p1={"hand": ["Bolt"], "ink": 1, "drops": 1, "play": ["Watcher"]}, p2={"play": ["Giant"]})
    t.do("play Bolt", f"number {drops}", "choose Giant")
    assert t["Giant"].damage == damage and t.lore() == drops


@pytest.mark.rule("1.13")
def test_each_removed_ink_drop_is_seen_whatever_it_pays_for() -> None:
    squid = character("Squid", tree("Whenever you remove an ink drop, gain 1 lore."))
    eager = character("Scribe", tree("Whenever you remove an ink drop to play a card, draw a card."))
    box = item(
        "Box", replace(tree("1 ⬡, Remove an ink drop — Deal 1 damage to chosen character.", CardType.ITEM), name="Use")
    )
    t = table(
        [squid, eager, box],
        p1={"play": ["Squid", "Scribe", "Box"], "drops": 3, "deck": 3, "hand": ["Pawn"]},
        p2={"play": ["Giant"]},
    )
    t.do("activate Box: Use", "choose Giant")
    settle(t)
    assert t.game.state.drops[0] == 1 and t.lore() == 2 and not t.legal("activate Box: Use")
    assert t.hand() == ["Pawn"]
    settle(t.do("play Pawn"))
    assert t.lore() == 3 and len(t.hand()) == 1  # drawn


@pytest.mark.rule("1.5.3", "1.13")
@pytest.mark.parametrize(
    ("drops", "ink", "legal"), [(0, 3, False), (1, 0, False), (1, 1, True), (2, 0, True), (0, 2, False)]
)
def test_ink_drops_that_a_cost_asks_for_do_not_pay_its_ink(drops: int, ink: int, legal: bool) -> None:
    box = item("Box", replace(tree("1 ⬡, Remove an ink drop — Draw a card.", CardType.ITEM), name="Use"))
    t = table([box], p1={"play": ["Box"], "drops": drops, "ink": ink, "deck": 3})
    assert t.legal("activate Box: Use") is legal


@pytest.mark.rule("8.10.1", "1.13")
def test_shift_for_ink_drops() -> None:
    counts = tree("When you play this character, draw a card for each ink drop you removed to play him.")
    big = replace(character("Pawn", tree("Shift Remove 3 ink drops"), counts, cost=6), version="Big")
    t = table([big], p1={"hand": ["Pawn - Big"], "play": ["Pawn"], "drops": 4, "deck": 5})
    t.do("play Pawn - Big")
    assert t.game.state.drops[0] == 1 and len(t.hand()) == 3
    t = table([big], p1={"hand": ["Pawn - Big"], "play": ["Pawn"], "drops": 1, "ink": 4})
    assert not t.legal("play Pawn - Big")


@pytest.mark.rule("6.1.5.1", "1.13")
@pytest.mark.parametrize(("drops", "drawn"), [(0, 0), (1, 1)])
def test_an_effect_removes_ink_drops_to_do_something(drops: int, drawn: int) -> None:
    scribe = character(
        "Scribe", tree("When you play this character, you may remove an ink drop to draw a card."), cost=0
    )
    squid = character("Squid", tree("Whenever you remove an ink drop, gain 1 lore."))
    t = table([scribe, squid], p1={"hand": ["Scribe"], "play": ["Squid"], "drops": drops, "deck": 3}).do("play Scribe")
    if drops:
        t.do("accept")
    assert len(t.hand()) == drawn and t.lore() == drawn and t.game.state.drops[0] == 0


# --- getting them ------------------------------------------------------------------------------


@pytest.mark.rule("1.13", "1.2.2")
def test_got_this_turn() -> None:
    pilot = character("Pilot", tree("This character can't quest unless you got an ink drop this turn."))
    t = table([pilot, WELL], p1={"play": ["Pilot", "Well"]})
    assert not t.legal("quest Pilot")
    assert t.do("activate Well: Fill").legal("quest Pilot")


SAVER = character("Saver", tree("If you would get an ink drop, you may draw a card instead."))


@pytest.mark.rule("6.5.1.1", "6.1.4")
@pytest.mark.parametrize(
    ("answers", "drawn"), [(("accept", "accept"), 2), (("accept", "decline"), 1), (("decline", "decline"), 0)]
)
def test_each_ink_drop_may_be_replaced_for_itself(answers: tuple[str, ...], drawn: int) -> None:
    squid = character("Squid", tree("Whenever you get an ink drop, gain 1 lore."))
    t = table([SAVER, WELL, squid], p1={"play": ["Saver", "Well", "Squid"], "deck": 5}).do(
        "activate Well: Fill", *answers
    )
    settle(t)
    assert len(t.hand()) == drawn and t.game.state.drops[0] == 2 - drawn == t.lore()


@pytest.mark.rule("6.5.3")
def test_only_the_ink_drops_of_that_player_are_replaced() -> None:
    rain = action("Rain", ir.GainInkDrops(1, Who.ALL), cost=0)
    t = table([SAVER, rain], p1={"play": ["Saver"], "hand": ["Rain"], "deck": 5}).do("play Rain", "accept")
    assert t.game.state.drops == [0, 1] and len(t.hand()) == 1


@pytest.mark.rule("6.5.5")
def test_several_at_once_are_replaced_at_once() -> None:
    greedy = character("Greedy", tree("If you would get one or more ink drops, gain 3 lore instead."))
    t = table([greedy, WELL], p1={"play": ["Greedy", "Well"]}).do("activate Well: Fill")
    assert t.lore() == 3 and t.game.state.drops[0] == 0


@pytest.mark.rule("6.5.4", "6.1.4")
@pytest.mark.parametrize(("answer", "zone"), [("accept", "hand"), ("decline", "discard")])
def test_what_may_happen_instead_can_be_declined(answer: str, zone: str) -> None:
    ghost = character("Ghost", tree("If this character would be banished, you may return them to your hand instead."))
    doom = action("Doom", tree("Banish all characters.", CardType.ACTION).effect, cost=0)
    t = table([ghost, doom], p1={"play": ["Ghost", "Ogre"], "hand": ["Doom"]}).do("play Doom", answer)
    assert t["Ghost"].zone == zone and t["Ogre"].zone == "discard"
