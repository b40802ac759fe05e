"""What is said of a thing whose name cannot be said, or that has none."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "ability": "an ability",
    "effect": "the effect",
    "hidden_card": "a card",
    "temporary_shift": "Temporary Shift",
}
