"""4.1: what turn actions are, who takes them, when, and what happens around them."""

from __future__ import annotations

import pytest
from tests.support import (
    THIS,
    action,
    character,
    exert_ability,
    item,
    table,
    whenever,
    whenever_quests,
)

from illumineer import ir
from illumineer.errors import IllegalMove
from illumineer.vocab import Happening


@pytest.mark.rule("4.1.1")
def test_turn_actions_need_no_card_and_can_be_repeated() -> None:
    t = table(
        p1={
            "hand": ["Scout", "Knight", "Camp"],
            "ink": 8,
            "play": ["Ogre", "Giant"],
        },
        p2={},
    )
    t.do("play Scout", "play Knight", "play Camp")
    assert t.play() == ["Ogre", "Giant", "Scout", "Knight", "Camp"]
    t.do("quest Ogre", "quest Giant")
    assert t.lore() == 4
    t.do("move Ogre", "move Giant")
    assert t["Ogre"].at == "Camp" and t["Giant"].at == "Camp"


@pytest.mark.rule("4.1.1", "4.2.3")
def test_only_inking_is_limited_to_once() -> None:
    t = table(p1={"hand": ["Scout", "Knight"]}, p2={})
    t.do("ink Scout")
    assert not t.legal("ink Knight")


@pytest.mark.rule("4.1.2")
def test_turn_actions_come_in_any_order() -> None:
    pest = character("Pest", whenever_quests(ir.Draw()))
    position = {
        "p1": {"hand": ["Scout", "Knight"], "ink": 2, "play": ["Ogre", "Giant"]},
        "p2": {"play": [{"card": "Pest", "exerted": True}]},
    }
    orders = (
        ("ink Knight", "play Scout", "quest Ogre", "challenge Giant"),
        ("challenge Giant", "quest Ogre", "play Scout", "ink Knight"),
        ("quest Ogre", "ink Knight", "challenge Giant", "play Scout"),
    )
    for order in orders:
        t = table([pest], **position)
        t.do(*order)
        assert (t.lore(), t.ink(), t["Scout"].zone, t["Pest"].zone) == (2, (1, 2), "play", "discard")


@pytest.mark.rule("4.1.2")
def test_only_the_active_player_acts() -> None:
    t = table(p1={"play": ["Knight"]}, p2={"play": ["Ogre"], "hand": ["Scout"], "ink": 2})
    assert t.asked == (0, "act")
    assert t.moves() == ["end turn", "quest Knight"]
    assert t.why("quest Ogre") == ["1.3.4"]


@pytest.mark.rule("4.1.2")
def test_no_turn_action_in_the_end_of_turn_phase() -> None:
    slow = character("Slow One", whenever(Happening.TURN_ENDING, ir.May(ir.GainLore(1)), player=ir.PlayerOf(ir.This())))
    t = table([slow], p1={"play": ["Slow One", "Knight"], "hand": ["Scout"]}, p2={})
    t.end_turn()
    assert t.asked == (0, "accept")
    assert t.moves() == ["accept", "decline"]
    t.do("accept")
    assert t.asked == (1, "act")


@pytest.mark.rule("4.1.2")
def test_the_bag_is_emptied_before_the_next_turn_action() -> None:
    curious = character("Curious One", whenever_quests(ir.May(ir.Draw())))
    t = table([curious], p1={"play": ["Curious One", "Knight"]}, p2={})
    t.do("quest Curious One")
    assert t.asked == (0, "accept")
    assert t.lore() == 1
    t.do("decline")
    assert t.asked == (0, "act")
    assert t.legal("quest Knight")


@pytest.mark.rule("4.1.2")
def test_opposing_abilities_in_the_bag_come_before_the_next_turn_action_too() -> None:
    guard = character("Watcher", whenever(Happening.QUESTED, ir.May(ir.GainLore(1)), subject=ir.Filter()))
    t = table([guard], p1={"play": ["Knight", "Ogre"]}, p2={"play": ["Watcher"]})
    t.do("quest Knight")
    assert t.asked == (1, "accept")
    t.do("accept")
    assert t.lore(1) == 1
    assert t.asked == (0, "act")


@pytest.mark.rule("4.1.3")
def test_the_six_turn_actions() -> None:
    lever = item("Lever", exert_ability(ir.Draw()))
    t = table(
        [lever],
        p1={"hand": ["Scout"], "ink": 2, "play": ["Knight", "Lever", "Camp"]},
        p2={"play": [{"card": "Ogre", "exerted": True}]},
    )
    assert sorted(t.moves()) == [
        "activate Lever: Use",
        "challenge Knight",
        "end turn",
        "ink Scout",
        "move Knight",
        "play Scout",
        "quest Knight",
    ]


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize("move", ["play Giant", "quest Knight", "ink Rock", "challenge Ogre"])
def test_what_cannot_be_completed_changes_nothing(move: str) -> None:
    t = table(
        p1={"hand": ["Giant"], "ink": 5, "play": [{"card": "Knight", "exerted": True}, "Ogre"], "discard": ["Rock"]},
        p2={"play": ["Scout"]},
    )
    before = t.game.digest
    with pytest.raises(IllegalMove):
        t.do(move)
    assert t.game.digest == before
    assert t.asked == (0, "act")
    assert t.ink() == (5, 0)


@pytest.mark.rule("4.1.4")
def test_an_action_that_fails_half_way_goes_back_to_the_moment_before_it() -> None:
    t = table(
        p1={"play": ["Knight"]},
        p2={"play": [{"card": "Ogre", "exerted": True}, {"card": "Scout", "exerted": True}, "Giant"]},
    )
    before = t.game.digest
    with pytest.raises(IllegalMove):
        t.game.push(["challenge Knight", "choose Giant"])
    assert t.game.digest == before
    assert not t["Knight"].exerted
    t.game.push(["challenge Knight", "choose Scout"])
    assert t["Scout"].zone == "discard"


@pytest.mark.rule("4.1.5")
def test_a_trigger_during_the_process_waits_until_the_process_is_complete() -> None:
    # It triggers as the questing character is exerted, before any lore is gained.
    eager = character("Eager One", whenever(Happening.EXERTED, ir.Draw(ir.LoreOf()), subject=THIS), lore=2)
    t = table([eager], p1={"play": ["Eager One"]}, p2={})
    t.do("quest Eager One")
    assert len(t.hand()) == 2
    kinds = [event.kind for event in t.game.events]
    assert kinds.index(Happening.ADDED_TO_BAG) < kinds.index(Happening.LORE_GAINED) < kinds.index(Happening.DREW)


@pytest.mark.rule("4.1.5", "4.3.4")
def test_a_trigger_while_an_action_is_played_waits_for_its_effect() -> None:
    scholar = character(
        "Scholar", whenever(Happening.PLAYED, ir.Draw(ir.LoreOf()), subject=ir.Filter(where=(ir.Named(("Ode",)),)))
    )
    ode = action("Ode", ir.GainLore(3))
    t = table([scholar, ode], p1={"play": ["Scholar"], "hand": ["Ode"], "ink": 1}, p2={})
    t.do("play Ode")
    assert t.lore() == 3
    assert len(t.hand()) == 3
