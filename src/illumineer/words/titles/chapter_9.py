"""Titles of the examples of chapter 9: more than two players."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 9.02-additional-rules
    "In a game of three the turn goes round, and the first player draws again when it comes back":
        "En una partida de tres, el turno va pasando, y el jugador inicial ya roba cuando le vuelve a tocar",
    "Each of several opponents does what the effect says, in turn order":
        "Cada uno de varios oponentes hace lo que dice el efecto, en orden de turno",
    "A player whose turn ends with an empty deck leaves, and the others play on":
        "Un jugador cuyo turno termina con el mazo vacío deja la partida, y los demás siguen jugando",
}
# fmt: on
