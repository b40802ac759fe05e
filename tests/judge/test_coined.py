"""Invented cards that speak of each other's keywords: judged, traced, as a document, written down again."""

from __future__ import annotations

import json
from typing import Any

from tests.judge.scenes import POOL

from illumineer import judge
from illumineer.document import table
from illumineer.judge import Result, run, scenario_of
from illumineer.judge.source import FORMAT

SPIKY = "Spiky (Whenever this character is challenged, draw a card.)"
CARDS: list[dict[str, Any]] = [
    {"fullName": "Lantern", "type": "Item", "cost": 1, "color": "Ruby", "text": "GLOW Your characters gain Spiky."},
    {"fullName": "Hedge", "type": "Character", "cost": 1, "color": "Ruby", "strength": 1, "willpower": 3, "lore": 1,
     "text": SPIKY},
]  # fmt: skip


def scenario(cards: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "name": "a keyword that another card explains",
        "rules": ["1.1.7"],
        "source": "here",
        "confidence": "high",
        "cards": cards,
        "setup": {
            "active": "p1",
            "p1": {"play": ["Giant"]},
            "p2": {"play": ["Lantern", {"card": "Ogre", "exerted": True}], "deck": [{"filler": 2}, "Hedge"]},
        },
        "steps": [{"challenge": ["Giant", "Ogre"]}, {"expect": {"p2": {"deck": {"count": 2}}}}],
    }


def judged() -> Result:
    result = run(scenario(CARDS), POOL)
    assert result.status == "pass", result
    return result


def test_a_card_gives_what_another_explains() -> None:
    result = judged()
    for lang, said in (("en", "Spiky of Ogre"), ("es", "Spiky")):
        lines = judge.trace(result, lang=lang).splitlines()
        assert any(said in line for line in lines), lines


def test_without_the_card_that_explains_it_is_declined() -> None:
    plain = {key: value for key, value in CARDS[1].items() if key != "text"}
    result = run(scenario([CARDS[0], plain]), POOL)
    assert result.status != "pass" and "reading.no_keyword" in str(result)


def test_the_game_has_a_document_and_makes_a_scenario_again() -> None:
    played = judged().played
    assert played is not None
    game = played.table.game
    assert "Spiky" in json.dumps(table(game, 0))
    again = run(scenario_of(game, POOL), POOL)
    assert again.status == "pass"
