"""Whose eyes a call asks for."""

from __future__ import annotations

from illumineer.errors import CommandError
from illumineer.game import Game
from illumineer.seen.view import SPECTATOR
from illumineer.vocab import PLAYER_NAMES


def viewer_of(name: str, game: Game) -> int | None:
    """The viewer of that name: a player by number, a spectator, or None for a judge, who sees all."""
    if name == "judge":
        return None
    if name == "spectator":
        return SPECTATOR
    player = PLAYER_NAMES.index(name)
    if player >= len(game.players):
        raise CommandError("desk.no_player", player=name, players=list(PLAYER_NAMES[: len(game.players)]))
    return player
