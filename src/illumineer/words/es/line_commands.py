"""Las órdenes del modo de líneas; donde hay varias palabras para una, van separadas por comas."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "all": "todo, todas",
    "as": "como",
    "back": "atrás, deshacer",
    "board": "tablero, mesa",
    "card": "carta",
    "concede": "conceder",
    "end": "final",
    "end_turn": "e, fin",
    "help": "ayuda",
    "judge": "juez",
    "log": "registro",
    "next": "siguiente, s",
    "quit": "salir",
    "random": "azar",
    "save": "guardar",
    "start": "inicio",
    "turn": "turno",
    "why": "por qué, por qué no, porqué, porqué no",
}
