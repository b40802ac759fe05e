"""Los pasos de un turno, por el nombre del paso (`vocab.Step`)."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "READY": "paso de preparar (Ready)",
    "SET": "paso de disponer (Set)",
    "DRAW": "paso de robar (Draw)",
    "MAIN": "fase principal",
    "END_TRIGGERS": "fase final del turno",
    "END_EFFECTS": "terminan los efectos de este turno",
    "END_CHECK": "última comprobación",
}
