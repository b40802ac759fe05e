"""Illumineer: a rules engine for the Disney Lorcana trading card game.

An unofficial fan project, not affiliated with or endorsed by Disney or Ravensburger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from illumineer import house
    from illumineer.bots.playing import Forfeit, play_game
    from illumineer.cards.decklist import read_deck_file
    from illumineer.cards.library import open_library
    from illumineer.cards.starters import starter_decks
    from illumineer.core.rng import Dice
    from illumineer.errors import (
        BotError,
        CardError,
        CardFileError,
        DeckError,
        EditionError,
        EnvError,
        GameOver,
        IllegalMove,
        IllumineerError,
        LookError,
        NotationError,
        PositionError,
        RecordError,
        RulebookError,
        ScenarioError,
        SimulationError,
    )
    from illumineer.game import Game, View
    from illumineer.notation import Move
    from illumineer.record import replay
    from illumineer.seen.card import Card
    from illumineer.seen.player import Player
    from illumineer.seen.view import determinise

__all__ = [
    "Forfeit",
    "Game",
    "Card",
    "Player",
    "Move",
    "View",
    "Dice",
    "determinise",
    "open_library",
    "play_game",
    "read_deck_file",
    "replay",
    "starter_decks",
    "house",
    "IllumineerError",
    "BotError",
    "CardError",
    "CardFileError",
    "DeckError",
    "EditionError",
    "EnvError",
    "GameOver",
    "IllegalMove",
    "LookError",
    "NotationError",
    "PositionError",
    "RecordError",
    "RulebookError",
    "ScenarioError",
    "SimulationError",
]
__version__ = "0.1.0"

_HOMES = {
    "Card": "illumineer.seen.card",
    "Dice": "illumineer.core.rng",
    "Forfeit": "illumineer.bots.playing",
    "Game": "illumineer.game",
    "Move": "illumineer.notation",
    "Player": "illumineer.seen.player",
    "View": "illumineer.game",
    "determinise": "illumineer.seen.view",
    "open_library": "illumineer.cards.library",
    "play_game": "illumineer.bots.playing",
    "read_deck_file": "illumineer.cards.decklist",
    "replay": "illumineer.record",
    "starter_decks": "illumineer.cards.starters",
}
"""Where each name stands; the others are errors."""


def __getattr__(name: str) -> Any:
    """Importing the package stays quick: its parts are loaded when they are first used, and kept."""
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(f"module 'illumineer' has no attribute {name!r}")
    if name == "house":
        return import_module("illumineer.house")
    found = globals()[name] = getattr(import_module(_HOMES.get(name, "illumineer.errors")), name)
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
