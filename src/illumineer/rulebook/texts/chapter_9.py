"""Chapter 9: multiplayer games."""

from __future__ import annotations

from typing import Final

from illumineer.cr import CR
from illumineer.rulebook.entry import Rule, rule, until

# A sentence per line and language, whatever its length: a table to be read side by side.
# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    rule(CR.MULTIPLAYER,
         "A multiplayer game has at least three players. Team games are a kind of multiplayer game for which these rules give no further details.",
         "Una partida multijugador tiene al menos tres jugadores. Las partidas por equipos son un tipo de partida multijugador que estas reglas no detallan."),
    rule(CR.MULTIPLAYER_SAME_RULES,
         "A multiplayer game is played like a game of two, with some further rules. Where these say something else than the standard rules, they go before them.",
         "Una partida multijugador se juega como una de dos jugadores, con algunas reglas más. Cuando estas dicen algo distinto de las reglas normales, prevalecen sobre ellas."),
    rule(CR.MULTIPLAYER_TO_THE_LEFT,
         "In a multiplayer game the turn passes to the left: whoever sits to the left of the player who has ended theirs is next.",
         "En una partida multijugador, el turno pasa hacia la izquierda: le toca a quien está sentado a la izquierda del jugador que ha terminado el suyo."),
    rule(CR.MULTIPLAYER_ACTIVE_FIRST,
         "When several players have to do something at the same time because of an ability, the active player goes first. The others follow one after another, going round to the left, until everyone has done it.",
         "Cuando una habilidad obliga a varios jugadores a hacer algo a la vez, el jugador activo lo hace primero. Los demás siguen uno tras otro, hacia la izquierda, hasta que todos lo hayan hecho."),
    rule(CR.MULTIPLAYER_LEAVES_GAME,
         "In a multiplayer game, a player who loses by ending their turn with an empty deck has to leave at once. All their cards and effects go with them, and so do their triggered abilities that still wait in the bag. A static effect already made that has a stated duration runs on to its end; if it was to last until a turn of theirs, it ends when that turn would come, before the next player's begins.",
         "En una partida multijugador, quien pierde por terminar su turno con el mazo vacío tiene que abandonarla de inmediato. Con ese jugador se van todas sus cartas y todos sus efectos, y también las habilidades disparadas suyas que aún esperan en la bolsa. Un efecto estático ya creado que tiene una duración indicada sigue hasta que esta acabe; si el efecto debía durar hasta un turno de ese jugador, acaba cuando llegaría ese turno, antes de que empiece el del siguiente jugador.",
         until("1-late",
               "Everything of a player who leaves a multiplayer game goes with them: their cards and their effects, including static effects that were to last until a turn of theirs.",
               "Todo lo que es de un jugador que abandona una partida multijugador se va con él: sus cartas y sus efectos, incluidos los efectos estáticos que debían durar hasta un turno de ese jugador.")),
    rule(CR.SIMULTANEOUS_TURNS,
         "There are multiplayer formats in which turns are taken simultaneously.",
         "Hay formatos multijugador en los que los turnos son simultáneos."),
    rule(CR.SIMULTANEOUS_TURNS_ACTIONS,
         "In a simultaneous turn the players of a team go through all phases and steps together. In the Main Phase each may take the turn actions they normally could, and the players take them in whatever order they like. But one turn action has to be finished completely before any player starts another.",
         "En un turno simultáneo, los jugadores de un equipo pasan juntos por todas las fases y todos los pasos. En la fase principal, cada uno puede realizar las acciones de turno que podría realizar normalmente, y los jugadores las realizan en el orden que quieran. Pero hay que terminar del todo una acción de turno antes de que ningún jugador empiece otra."),
    rule(CR.SIMULTANEOUS_TURNS_BAG,
         "When several players of a team add to the bag in a simultaneous turn, it is the team that adds all of it, and the team chooses the order in which it resolves. Apart from that the usual rules of the bag hold.",
         "Cuando varios jugadores de un equipo añaden algo a la bolsa en un turno simultáneo, es el equipo quien lo añade todo, y el equipo elige en qué orden se resuelve. Por lo demás, valen las reglas habituales de la bolsa."),
)
