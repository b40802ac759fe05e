"""Words of the game, by the names in `vocab`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # inks
    "AMBER": "Amber",
    "AMETHYST": "Amethyst",
    "EMERALD": "Emerald",
    "RUBY": "Ruby",
    "SAPPHIRE": "Sapphire",
    "STEEL": "Steel",
    # types of cards
    "CHARACTER": "character",
    "ACTION": "action",
    "ITEM": "item",
    "LOCATION": "location",
    "song": "song",
}
