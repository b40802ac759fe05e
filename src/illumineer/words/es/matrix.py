"""`illumineer matrix`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Juega muchas partidas entre cada par de estos mazos.",
    "decks": "listas de mazo, al menos dos",
    "too_few": "hacen falta al menos dos mazos",
    "title": "{n} {n:emparejamiento|emparejamientos}",
    "faults": "{decks}: {n:,} {n:partida perdida|partidas perdidas} por culpa de un bot: {fault}",
}
