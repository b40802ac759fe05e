"""Illumineer: a rules engine for the Disney Lorcana trading card game.

An unofficial fan project, not affiliated with or endorsed by Disney or Ravensburger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from illumineer.bots.playing import Forfeit, play_game
    from illumineer.cards.decklist import read_deck_file
    from illumineer.cards.library import open_library
    from illumineer.cards.starters import starter_decks
    from illumineer.core.rng import Dice
    from illumineer.game import Game
    from illumineer.notation import Move
    from illumineer.record import replay
    from illumineer.seen.view import View, determinise

__all__ = [
    "Dice",
    "Forfeit",
    "Game",
    "Move",
    "View",
    "determinise",
    "open_library",
    "play_game",
    "read_deck_file",
    "replay",
    "starter_decks",
]
__version__ = "0.1.0"

_HOMES = {
    "Dice": "illumineer.core.rng",
    "Forfeit": "illumineer.bots.playing",
    "Game": "illumineer.game",
    "Move": "illumineer.notation",
    "View": "illumineer.seen.view",
    "determinise": "illumineer.seen.view",
    "open_library": "illumineer.cards.library",
    "play_game": "illumineer.bots.playing",
    "read_deck_file": "illumineer.cards.decklist",
    "replay": "illumineer.record",
    "starter_decks": "illumineer.cards.starters",
}


def __getattr__(name: str) -> Any:
    """Importing the package stays quick: its parts are loaded when they are first used."""
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if name == "house":
        return import_module("illumineer.house")
    raise AttributeError(f"module 'illumineer' has no attribute {name!r}")
