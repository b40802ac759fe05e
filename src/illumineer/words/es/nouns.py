"""Cómo se llama lo que no se puede nombrar, o que no tiene nombre."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "ability": "una habilidad",
    "effect": "el efecto",
    "hidden_card": "una carta",
    "temporary_shift": "el Cambio Temporal (Temporary Shift)",
}
