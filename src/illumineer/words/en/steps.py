"""The steps of a turn, by the name of the step (`vocab.Step`)."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "READY": "Ready step",
    "SET": "Set step",
    "DRAW": "Draw step",
    "MAIN": "Main Phase",
    "END_TRIGGERS": "End-of-Turn Phase",
    "END_EFFECTS": "effects of this turn end",
    "END_CHECK": "final check",
}
