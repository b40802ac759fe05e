"""Lo que ahora no se le puede pedir a una partida."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "over": "la partida ha terminado: no hay nada que decidir",
    "over_already": "la partida ya ha terminado",
    "no_move": "no hay ninguna jugada que deshacer",
    "not_in_game": "el jugador {player} no está en la partida",
}
