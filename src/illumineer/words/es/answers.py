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
    "how_ALTERNATE": "por otro coste",
    "how_FREE": "gratis",
    "how_INK": "con tinta",
    "how_SHIFT": "con Cambio (Shift)",
    "how_SING": "la canta un personaje",
    "how_SING_TOGETHER": "la cantan juntos",
    "no": "no",
    "no_more": "nada más",
    "nobody": "nada",
    "on_top": "en la parte superior",
    "option": "opción {n}",
    "ready": "en estado preparado",
    "yes": "sí",
}
