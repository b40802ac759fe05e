"""The legal steps that a message lists: each is taken as it is printed, and so is nothing else."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from tests.judge.scenes import judge, passes


def listed(*steps: dict[str, Any], **setup: Any) -> list[str]:
    """The legal steps after those steps, as a failure prints them."""
    result = judge(*steps, {"quest": "Ogre"}, **setup)
    assert result.status == "fail", result
    return result.message.partition("legal: ")[2].split(" | ")


WAYS: dict[str, tuple[list[dict[str, Any]], dict[str, Any], list[str]]] = {
    "shift only": (
        [],
        {"p1": {"hand": ["Ogre - Grown"], "ink": 2, "play": [{"card": "Ogre", "exerted": True}]}},
        ["end_turn: true", "play: Ogre - Grown, shift_onto: Ogre"],
    ),
    "sung, not paid": (
        [],
        {"p1": {"hand": ["Round"], "play": [{"card": "Ogre", "exerted": True}, "Bard"]}},
        ["end_turn: true", "play: Round, sung_by: Bard", "quest: Bard"],
    ),
    "sung together": (
        [],
        {"p1": {"hand": ["Choir"], "play": [{"card": "Ogre", "exerted": True}, "Bard", "Giant"]}},
        [
            "end_turn: true", "play: Choir, sung_by: [Bard, Giant]", "play: Choir, sung_by: Giant", "quest: Bard",
            "quest: Giant",
        ],
    ),
    "for free": (
        [],
        {"p1": {"hand": ["Gift"], "play": [{"card": "Ogre", "exerted": True}]}},
        ["end_turn: true", "play: Gift, for_free: true"],
    ),
    "challenge and move": (
        [],
        {
            "p1": {"ink": 2, "play": [{"card": "Ogre", "exerted": True}, "Knight", "Tower"]},
            "p2": {"play": [{"card": "Pawn", "exerted": True}, {"card": "Scout", "exerted": True}]},
        },
        [
            "end_turn: true", "quest: Knight", "challenge: [Knight, Pawn]", "challenge: [Knight, Scout]",
            "move: [Ogre, Tower]", "move: [Knight, Tower]",
        ],
    ),
    "two at once": (
        [{"play": "Pair"}],
        {"p1": {"hand": ["Pair"], "ink": 1, "play": ["Ogre", "Knight", "Pawn"]}},
        ["choose: [Ogre, Knight]", "choose: [Ogre, Pawn]", "choose: [Knight, Pawn]"],
    ),
    "up to two": (
        [{"play": "Volley"}],
        {"p1": {"hand": ["Volley"], "ink": 1, "play": ["Ogre", "Knight"]}},
        ["choose: []", "choose: Ogre", "choose: Knight", "choose: [Ogre, Knight]"],
    ),
    "one or two options": (
        [{"play": "Fan"}],
        {"p1": {"hand": ["Fan"], "ink": 1, "play": ["Ogre"]}},
        ["mode: 1", "mode: 2", "mode: 3", "mode: [1, 2]", "mode: [1, 3]", "mode: [2, 3]"],
    ),
    "top or bottom": (
        [{"play": "Scry"}],
        {"p1": {"hand": ["Scry"], "ink": 1, "deck": ["Pawn"], "play": ["Ogre"]}},
        ["put: {top: [Pawn]}", "put: {bottom: [Pawn]}"],
    ),
    "the other player": (
        [{"play": "Robbery"}],
        {"p1": {"hand": ["Robbery"], "ink": 1, "play": ["Ogre"]}, "p2": {"hand": ["Pawn", "Knight"]}},
        ["choose: Pawn, by: p2", "choose: Knight, by: p2"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WAYS)
def test_a_step_is_printed_as_it_is_taken(name: str) -> None:
    before, setup, expected = WAYS[name]
    found = listed(*before, **setup)
    assert sorted(text for text in found if not text.startswith("ink")) == sorted(expected)
    for text in found:
        step = yaml.safe_load("{" + text + "}")
        if before:
            asked = {"expect": {"prompt": {"by": step.get("by", "p1")}}}
            passes(*before, {"can": [step]}, asked, **setup)
        else:
            passes({"can": [step]}, **setup)


def test_very_many_steps_are_counted() -> None:
    names = ["Pawn", *(f"Pawn#{n}" for n in range(2, 14))]
    result = judge({"play": "Bolt"}, {"number": 9}, p1={"hand": ["Bolt"], "ink": 1, "play": names})
    assert "choose: Pawn | choose: Pawn#2" in result.message and result.message.endswith("… (13 in all)")
    assert "(13 en total)" in result.told("es")


def test_a_name_that_would_be_read_otherwise_is_quoted() -> None:
    card = {"fullName": "Hush, Hush", "type": "Item", "cost": 1, "text": ""}
    mine = {"hand": ["Hush, Hush"], "ink": 1, "play": [{"card": "Ogre", "exerted": True}]}
    result = judge({"quest": "Ogre"}, p1=mine, top={"cards": [card]})
    assert 'play: "Hush, Hush"' in result.message
