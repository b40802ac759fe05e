"""The setup of a scenario: what it can say beside zones and states, and that the game is set up so."""

from __future__ import annotations

from typing import Any

import pytest
from tests.judge.scenes import judge, passes


def test_cards_in_an_inkwell_can_be_named() -> None:
    passes(
        {"expect": {
            "p1": {"ink": {"ready": 3, "exerted": 1}},
            "cards": {"Ogre": {"zone": "inkwell", "exerted": False}, "Giant": {"exerted": True}},
            "visible": {"p2": ["Ogre", "Giant"]},
        }},
        p1={"ink": {"ready": ["Ogre", {"filler": 2}], "exerted": ["Giant"]}},
    )  # fmt: skip
    passes({"expect": {"p1": {"ink": 1}, "cards": {"Ogre": {"zone": "inkwell"}}}}, p1={"ink": ["Ogre"]})


def test_the_setup_says_who_knows_a_card() -> None:
    passes(
        {"expect": {"visible": {"p1": ["Ogre", "Scout"], "p2": ["Giant"]}, "hidden": {"p2": ["Ogre"], "p1": ["Pawn"]}}},
        p1={
            "deck": [{"card": "Ogre", "known": ["p1"]}, "Pawn"],
            "hand": [{"card": "Giant", "known": "all"}],
            "ink": [{"card": "Scout", "known": ["p1"]}],
        },
    )


def test_a_player_can_have_left_the_game() -> None:
    passes(
        {"end_turn": True},
        {"expect": {"active": "p3", "p2": {"lore": 4, "hand": 0}}},
        p2={"out": True, "lore": 4},
        p3={"turns": 1},
    )


def test_the_dice_can_be_given() -> None:
    """With other dice another card comes to the top."""
    tops = set()
    for seed in (0, 1, 2, 2**64 - 1):
        steps = [{"play": "Fade"}, {"choose": "Pawn"}, {"expect": {"p2": {"deck": {"count": 4}}}}]
        deck = ["Ogre", "Giant", "Scout"]
        result = judge(*steps, p1={"hand": ["Fade"], "ink": 1}, p2={"play": ["Pawn"], "deck": deck}, seed=seed)
        assert result.status == "pass" and result.played is not None
        state = result.played.table.state
        tops.add(state.spec(state.deck[1][-1]).full_name)
    assert len(tops) > 1


@pytest.mark.rule("10.2.2", "10.2.4")
def test_pack_rush_can_be_played() -> None:
    passes(
        {"quest": "Pawn"},
        {"expect": {"winner": "p1"}},
        p1={"lore": 14, "ink": [{"marketing": 2}], "play": ["Pawn"]},
        pack_rush=True,
    )


def test_a_stack_need_not_come_of_shift() -> None:
    passes(
        {"expect": {"cards": {"Ogre": {"on_top_of": ["Pawn"]}}}},
        p1={"play": [{"card": "Ogre", "under": ["Pawn"], "shifted": False, "drops": 1}]},
    )


def test_a_game_can_end_early() -> None:
    passes({"end_turn": True}, {"expect": {"winner": "none"}}, turn_limit=5)


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"seed": 2**64}, "too large"),
        ({"seed": -1}, "from 0 on"),
        ({"pack_rush": "yes"}, "true or false"),
        ({"turn_limit": 0}, "from 1 on"),
        ({"p1": {"out": "yes"}}, "true or false"),
        ({"p1": {"out": True}}, "p1 has left the game"),
        ({"p1": {"turns": "x"}}, "whole number"),
        ({"p1": {"hand": [{"card": "Ogre", "known": ["p3"]}]}}, "p3"),
        ({"p1": {"hand": [{"card": "Ogre", "known": "some"}]}}, "list"),
        ({"p1": {"hand": [{"card": "Ogre", "knwon": []}]}}, "known"),
        ({"p1": {"ink": [{"marketing": 2}]}}, "Pack Rush"),
        ({"p1": {"hand": [{"marketing": 2}]}, "pack_rush": True}, "neither a card nor a number of fillers"),
        ({"p1": {"discard": [{"card": "Ogre", "known": []}]}}, "known"),
        ({"p1": {"ink": {"ready": [{"filler": 1, "marketing": 1}]}}}, "fillers"),
        ({"p1": {"play": [{"card": "Ogre", "shifted": "x"}]}}, "true or false"),
    ],
    ids=str,
)
def test_what_cannot_be_is_an_error_of_the_file(setup: dict[str, Any], says: str) -> None:
    result = judge({"expect": {}}, **setup)
    assert result.status == "error" and says in result.message, result


def test_all_that_is_wrong_with_a_setup_is_told_at_once() -> None:
    """A number that is wrong has no cards in it, so that a label that is nowhere is told, too."""
    result = judge(
        {"quest": "Nobody"},
        seed=-1,
        pack_rush=1,
        turn_limit=0,
        p1={
            "out": 1, "turns": -1, "ink": {"ready": [{"marketing": -2}], "exerted": -3},
            "hand": [{"card": "Ogre", "known": ["p1", "p7", "p8"]}],
            "play": [{"card": "Pawn", "shifted": 2, "drops": -1}],
        },
    )  # fmt: skip
    assert result.status == "error" and {line.partition(": ")[0] for line in result.lines()} == {
        "setup.seed", "setup.pack_rush", "setup.turn_limit", "setup.p1.out", "setup.p1.turns",
        "setup.p1.ink.ready.1.marketing", "setup.p1.ink.exerted", "setup.p1.hand.1.known.2", "setup.p1.hand.1.known.3",
        "setup.p1.play.1.shifted", "setup.p1.play.1.drops", "steps.1.quest",
    }  # fmt: skip


def test_what_cannot_be_in_the_position_is_told_at_once() -> None:
    result = judge(
        {"expect": {}},
        p1={"ink": [{"marketing": 2}], "discard": [{"card": "Ogre", "known": []}]},
        p2={"out": True, "hand": 3},
        p3={},
    )
    places = [line.partition(": ")[0] for line in result.lines()]
    assert result.status == "error" and places == ["setup.p1.ink.1", "setup.p1.discard.1", "setup.p2.hand"]
