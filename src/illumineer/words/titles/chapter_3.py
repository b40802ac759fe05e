"""Titles of the examples of chapter 3: the turn."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 3.01-phases
    "A turn begins with Ready, Set and Draw, goes on with turn actions and ends when its player says so":
        "Un turno empieza con los pasos de preparar, disponer y robar, sigue con acciones de turno y acaba cuando lo dice su jugador",
    # 3.02-start-of-turn
    "At the start of a turn its player readies every card in play and all ink, and nobody else does":
        "Al inicio de un turno, su jugador prepara todas sus cartas en juego y toda su tinta; los demás, no",
    "What holds during your turn begins with the Ready step and ends with the turn":
        "Lo que vale durante tu turno empieza en el paso de preparar y acaba con el turno",
    "An effect until the start of your next turn is over before anything of that turn resolves":
        "Un efecto que dura hasta el inicio de tu próximo turno termina antes de que se resuelva nada en ese turno",
    "A character dries in the Set step of its own player's turn, not in the opponent's":
        "Un personaje se seca en el paso de disponer del turno de su jugador, no en el del oponente",
    "The lore of a location can win the game before the player draws":
        "El lore de una localización puede dar la victoria antes de que el jugador robe",
    "Locations give their lore at the start of their player's turn, with or without characters":
        "Las localizaciones dan su lore al inicio del turno de su jugador, haya o no personajes en ellas",
    "What triggers at the start of the turn resolves in the Set step, before the card for the turn is drawn":
        "Lo que se dispara al inicio del turno se resuelve en el paso de disponer, antes de robar la carta del turno",
    "A skipped Draw step draws nothing, and cards are still drawn by effects":
        "Quien se salta el paso de robar no roba en él, pero sigue robando cartas por efectos",
    "The starting player of a game of three draws nothing on the first turn, and the next player draws":
        "En una partida de tres, el jugador inicial no roba en el primer turno, y el siguiente sí",
    # 3.03-main-phase
    "The turn can't be ended while an ability waits for an answer":
        "El turno no se puede terminar mientras una habilidad espera una respuesta",
    # 3.04-end-of-turn
    "At the end of the turn abilities resolve first, and only then does what lasts for the turn end":
        "Al final del turno se resuelven primero las habilidades, y solo después acaba lo que dura ese turno",
    "What lasts for the turn is gone in the next one":
        "Lo que dura un turno ya no se aplica en el siguiente",
}
# fmt: on
