"""Text that is not a move, and what cannot be asked for."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_move_near": "«{text}» no es una jugada posible aquí; ¿querías decir «{near}»?",
    "no_move": "«{text}» no es una jugada posible aquí; por ejemplo, «{near}»",
    "no_text": "una jugada es un texto, un Move o una lista de ellos, no {what} ({kind}); una opción de una decisión se da con push_answer",
    "no_aspect": "no se puede preguntar por «{what}»; sí por {known:or}",
}
