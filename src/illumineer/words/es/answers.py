"""Respuestas en pocas palabras.

Blanks as in English.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "ability": "{ability} de {card}",
    "and_more": "{names} y {n} más",
    "at_bottom": "en el fondo",
    "card": "{card}",
    "exerted": "en estado agotado",
    "no": "no",
    "no_more": "no elegir ninguna más",
    "nobody": "no elegir a nadie",
    "none": "no elegir ninguna",
    "on_top": "en la parte superior",
    "ready": "en estado preparado",
    "yes": "sí",
}
