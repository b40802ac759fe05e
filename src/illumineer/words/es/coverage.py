"""`illumineer cards coverage` y `leave-out`: qué parte de los textos de las cartas se sabe leer."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # why a compiled card fails the proof
    "not_in_spanish": "no todos los párrafos se pueden escribir en español",
    "paragraphs": "hay {printed} {printed:párrafo impreso|párrafos impresos} y se {written:escribe|escriben} {written}",
    "otherwise": "se escribe de otra manera que lo impreso: «{written}»; impreso: «{printed}»",
}
