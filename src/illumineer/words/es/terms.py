"""Palabras del juego, por sus nombres en `vocab`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # inks
    "AMBER": "Ámbar",
    "AMETHYST": "Amatista",
    "EMERALD": "Esmeralda",
    "RUBY": "Rubí",
    "SAPPHIRE": "Zafiro",
    "STEEL": "Acero",
    # types of cards
    "CHARACTER": "personaje",
    "ACTION": "acción",
    "ITEM": "objeto",
    "LOCATION": "localización",
    "song": "canción",
}
