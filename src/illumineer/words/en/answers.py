"""Answers in a few words.

Blanks: {n} a number, {card} a card, {ability} an ability of it, {names} several answers.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "ability": "{ability} of {card}",
    "and_more": "{names} and {n} more",
    "at_bottom": "on the bottom",
    "card": "{card}",
    "exerted": "exerted",
    "how_ALTERNATE": "for another cost",
    "how_FREE": "for free",
    "how_INK": "for ink",
    "how_SHIFT": "with Shift",
    "how_SING": "sung by one character",
    "how_SING_TOGETHER": "sung together",
    "no": "no",
    "no_more": "no more",
    "nobody": "none",
    "on_top": "on top",
    "option": "option {n}",
    "ready": "ready",
    "yes": "yes",
}
