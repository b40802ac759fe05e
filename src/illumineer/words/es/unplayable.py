"""Por qué no se puede jugar el texto de una carta."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unread": "el párrafo {paragraph} de su texto no se puede leer a partir de la palabra {word}",
    "ambiguous": "el párrafo {paragraph} de su texto se puede leer de varias maneras",
    "differs": "su texto no vuelve a salir tal como está impreso",
    "other": "{what}",
}
