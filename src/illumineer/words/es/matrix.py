"""`illumineer matrix`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Juega muchas partidas entre cada dos de estos mazos.",
    "decks": "listas de mazo, al menos dos",
    "too_few": "hacen falta al menos dos mazos",
    "title": "{n} {n:emparejamiento|emparejamientos}",
    "heading": "Cuántas veces gana el mazo de la fila contra el de la columna, con el intervalo del 95 %",
    "against": "contra",
    "mean": "media",
    "cell": "{share:.1f} % ({low:.1f}–{high:.1f})",
    "mean_cell": "{share:.1f} %",
    "faults": "{decks}: {n:,} {n:partida perdida|partidas perdidas} por culpa de un bot: {fault}",
}
