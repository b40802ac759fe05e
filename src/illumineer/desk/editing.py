"""The call `judge.moves`: what a situation can hold, in words, so that an editor knows no rule of the game.

The keys are those of a scenario's setup (docs/scenarios.md).  `holds` says what stands behind each: a number, a truth,
one of some words, a card, or cards, which are open, hidden, in the inkwell or in play.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.cr import CR, NEWEST, number
from illumineer.limits import MOST_NUMBER
from illumineer.messages import Message
from illumineer.position import form
from illumineer.vocab import PLAYER_NAMES, Keyword
from illumineer.words import say

NUMBER: Final = "number"
TRUTH: Final = "truth"
WORD: Final = "word"
PLAYER: Final = "player"
LOCATION: Final = "location"

GAME: Final = {
    "active": PLAYER, "turn": NUMBER, "first": PLAYER, "phase": WORD, "seed": NUMBER, "pack_rush": TRUTH,
    "turn_limit": NUMBER,
}  # fmt: skip
"""What is said of the whole game."""
SIDE: Final = {
    "play": "in_play", "hand": "hidden", "ink": "inkwell", "deck": "hidden", "discard": "open", "lore": NUMBER,
    "inked": NUMBER, "drops": NUMBER, "turns": NUMBER, "out": TRUTH,
}  # fmt: skip
"""What is said of a player; zones first."""
CARD: Final = {
    "exerted": TRUTH, "drying": TRUTH, "damage": NUMBER, "at": LOCATION, "under": "open", "facedown": "hidden",
    "shifted": TRUTH, "drops": NUMBER,
}  # fmt: skip
"""What is said of a card in play."""
PHASES: Final = ("main", "start")


def moves(lang: str) -> dict[str, Any]:
    """The parts of a situation, each with its words."""
    return {
        "players": list(PLAYER_NAMES),
        "game": _parts("game", GAME, lang),
        "side": _parts("side", SIDE, lang),
        "card": _parts("card", CARD, lang),
        "phases": [{"value": each, "text": say(Message(f"desk.phase_{each}"), lang)} for each in PHASES],
        "usual": {"turn": form.TURN, "deck": form.DECK},
        "most": MOST_NUMBER,
        "keywords": [
            {
                "keyword": each.name.lower(),
                "text": say(Message(f"keywords.{each.name}"), lang),
                "rule": number(CR[each.name], NEWEST),
            }
            for each in Keyword
        ],
    }


def _parts(of: str, parts: dict[str, str], lang: str) -> list[dict[str, str]]:
    return [
        {"key": key, "holds": holds, "text": say(Message(f"desk.{of}_{key}"), lang)} for key, holds in parts.items()
    ]
