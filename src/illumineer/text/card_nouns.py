"""The Spanish nouns for cards, with their gender and their plural."""

from __future__ import annotations

from typing import Final

PLURALS: Final = {
    "personaje": "personajes", "objeto": "objetos", "localización": "localizaciones", "acción": "acciones",
    "canción": "canciones", "carta": "cartas",
}  # fmt: skip
GENDER: Final = {"personaje": "m", "objeto": "m", "localización": "f", "acción": "f", "canción": "f", "carta": "f"}
SINGULARS: Final = {many: one for one, many in PLURALS.items()}
