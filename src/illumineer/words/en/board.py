"""The table as it is drawn.

Blanks: {n} a number, {ready} and {all} ink cards, {player} whose turn it is, {step} a step of the turn, {names} cards,
{card} a card, {keyword} a keyword.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "before": "before the first turn",
    "turn": "turn {n} of the game, {player}, {step}",
    "lore": "lore {n}",
    "ink": "ready ink {ready}/{all}",
    "drops": "{n} ink {n:drop|drops}",
    "hand": "hand {n}",
    "deck": "deck {n}",
    "discard": "discard {n}",
    "out": "out of the game",
    "in_hand": "hand: {names}",
    "in_discard": "discard: {names}",
    "exerted": "{card:exerted|exerted}",
    "drying": "drying",
    "damage": "{n} damage",
    "lost": "without {keyword}",
    "at": "at {card}",
    "under": "on top of {names}",
    "facedown": "{n} facedown under it: {names}",
}
