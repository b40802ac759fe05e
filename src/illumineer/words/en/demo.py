"""The demo's own sentences: title, score, result."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "starters": "Two starter decks",
    "against": "{one} against {other}",
    "title": "{title}, random bots, seed {seed}, edition {edition}.",
    "brackets": "In brackets the rule that each step follows.",
    "lore": "lore: {lore}",
    "won": "{players} {winners:has|have} won on turn {n} (lore: {lore}).",
    "nobody": "Nobody has won by turn {n} (lore: {lore}).",
}
