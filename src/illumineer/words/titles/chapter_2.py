"""Titles of the examples of chapter 2: the course of a game."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 2.03-in-game
    "Two players reach 20 lore in one resolution, and the active player, first in turn order, wins":
        "Dos jugadores llegan a 20 de lore en una misma resolución, y gana el jugador activo, primero en orden de turno",
    "A player with 20 lore and no deck wins, because lore is looked at before the turn ends":
        "Un jugador con 20 de lore y sin mazo gana, porque el lore se comprueba antes de que termine el turno",
    "In a game of three, the player who is left when the others are gone wins":
        "En una partida de tres jugadores gana el que queda cuando los demás se han ido",
    "A player can concede at any point, also while the opponent has to choose":
        "Un jugador puede conceder en cualquier momento, también mientras el oponente tiene que elegir",
    "In a game of two the cards of a player who concedes stay where they are, for the game is over":
        "En una partida de dos jugadores, las cartas de quien concede se quedan donde están, porque la partida ha terminado",
}
# fmt: on
