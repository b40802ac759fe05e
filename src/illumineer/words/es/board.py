"""La mesa tal como se dibuja.

Blanks as in English; {card} in "exerted" agrees with the type of the card.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "before": "antes del primer turno",
    "turn": "turno {n} de la partida, {player}, {step}",
    "lore": "lore {n}",
    "ink": "tinta preparada {ready}/{all}",
    "drops": "{n} {n:gota|gotas} de tinta",
    "hand": "mano {n}",
    "deck": "mazo {n}",
    "discard": "descarte {n}",
    "out": "fuera de la partida",
    "in_hand": "mano: {names}",
    "in_discard": "descarte: {names}",
    "exerted": "{card:agotado|agotada}",
    "drying": "secándose",
    "damage": "{n} de daño",
    "lost": "sin {keyword}",
    "at": "en {card}",
    "under": "encima de {names}",
    "facedown": "{n} boca abajo debajo: {names}",
}
