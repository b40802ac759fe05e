"""Titles of the examples of the golden rules, and what holds everywhere."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    "A card that lets its player play a character does so even in an opponent's turn":
        "Una carta que permite a su jugador jugar un personaje lo permite incluso en el turno de un oponente",
    "A card that lets a character challenge ready characters goes before the rule that only exerted ones can be":
        "Una carta que permite a un personaje desafiar a personajes preparados prevalece sobre la regla de que solo se desafía a los agotados",
    "An effect that would ready a character which can't ready leaves it exerted, and does the rest":
        "Un efecto que fuera a preparar a un personaje que no se puede preparar lo deja agotado, y hace el resto",
    "A character that may challenge ready characters still can't challenge one that can't be challenged":
        "Un personaje que puede desafiar a personajes preparados sigue sin poder desafiar a uno que no puede ser desafiado",
    "Rush allows a drying character to challenge, but not one that can't challenge":
        "Con Prisa puede desafiar un personaje que está secándose, pero no uno que no puede desafiar",
    "Told to draw two and discard two with one card left in the deck, a player draws one and discards one":
        "Quien tiene que robar dos y descartar dos con una carta en el mazo roba una y descarta una",
    "Looking at five cards of a deck that has three means looking at three":
        "Mirar cinco cartas de un mazo que tiene tres es mirar tres",
    "An opponent without cards discards none, and the other half of the effect happens all the same":
        "Un oponente sin cartas no descarta ninguna, y la otra mitad del efecto ocurre igualmente",
    'Whether to use a "may" is decided when the effect resolves, by the player whose card it is':
        "La decisión de usar un «puedes» se toma cuando se resuelve el efecto, y es del jugador de la carta",
    "A player may leave out what an effect says they may do, and nothing else of it":
        "De un efecto, un jugador puede dejar de hacer lo que este dice que puede hacer, y nada más",
    "What every player does because of one effect is one resolution, and triggered abilities wait for all of it":
        "Lo que hacen todos los jugadores por un mismo efecto es una sola resolución, y las habilidades disparadas esperan a que termine",
    "When every player has to choose, the active player chooses first, then the others in turn order":
        "Cuando todos los jugadores tienen que elegir, el jugador activo elige primero, y luego los demás en orden de turno",
    "Cards in play and in a discard pile are known to everybody":
        "Todos conocen las cartas que están en juego y en los descartes",
    "Of a hand, a deck and an inkwell only the number of cards is known to an opponent":
        "De una mano, un mazo y un tintero, un oponente solo conoce el número de cartas",
}
# fmt: on
