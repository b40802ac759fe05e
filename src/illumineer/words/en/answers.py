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
    "no": "no",
    "no_more": "no more",
    "nobody": "nobody",
    "none": "none",
    "on_top": "on top",
    "ready": "ready",
    "yes": "yes",
}
