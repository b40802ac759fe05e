"""The keywords, by the name of the word (`vocab.Keyword`)."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "ALERT": "Alerta",
    "BODYGUARD": "Guardaespaldas",
    "BOOST": "Impulso",
    "CHALLENGER": "Desafiante",
    "EVASIVE": "Evasivo",
    "RECKLESS": "Imprudente",
    "RESIST": "Resistencia",
    "RUSH": "Prisa",
    "SHIFT": "Cambio (Shift)",
    "SINGER": "Cantante",
    "SING_TOGETHER": "Cantar Juntos",
    "SUPPORT": "Apoyo",
    "VANISH": "Desvanecer",
    "WARD": "Protección",
    "ADVENTUROUS": "Aventurero",
    "with_number": "{keyword} {n}",
}
