"""Chapter 10: casual game variants."""

from __future__ import annotations

from typing import Final

from illumineer.cr import CR
from illumineer.rulebook.entry import Rule, rule

# A sentence per line and language, whatever its length: a table to be read side by side.
# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    # 10.1 General
    rule(CR.CASUAL_VARIANTS,
         "The rules for casual variants are optional and do not claim to be complete.",
         "Las reglas de las variantes informales son opcionales y no pretenden ser exhaustivas."),
    rule(CR.CASUAL_NORMAL_RULES,
         "A casual variant is played by the normal rules but for what its description changes. If the two contradict each other, the rule of the variant counts while that variant is played.",
         "Una variante informal se juega con las reglas normales, salvo en lo que cambie su descripción. Si hay contradicción, vale la regla de la variante mientras se juegue esa variante."),
    # 10.2 Pack Rush
    rule(CR.PACK_RUSH_TWO_BOOSTERS,
         "For a game of Pack Rush every player opens two booster packs, of whatever sets, and shuffles their cards together into a deck. The format counts as Limited.",
         "Para una partida de Pack Rush, cada jugador abre dos sobres, de las colecciones que sean, y baraja juntas las cartas de ambos para formar un mazo. El formato se considera Limitado (Limited)."),
    rule(CR.PACK_RUSH_DECK_SIZE,
         "A Pack Rush deck has no minimum size: it is as large as the number of game cards in the two packs.",
         "Un mazo de Pack Rush no tiene tamaño mínimo: tiene tantas cartas como cartas de juego hay en los dos sobres."),
    rule(CR.PACK_RUSH_STARTING_INK,
         "In Pack Rush the marketing cards of the packs are set aside before shuffling. Before opening hands are drawn, each player puts 2 of them into their inkwell, so that everybody begins the game with 2 ink cards.",
         "En Pack Rush, antes de barajar, se apartan las cartas publicitarias de los sobres. Antes de robar las manos iniciales, cada jugador pone 2 de esas cartas publicitarias en su tintero, de modo que todos empiezan la partida con 2 cartas de tinta."),
    rule(CR.PACK_RUSH_INK_STAYS,
         "The marketing cards that serve as ink in Pack Rush cannot leave the inkwell for another zone.",
         "Las cartas publicitarias que sirven de tinta en Pack Rush no pueden pasar del tintero a ninguna otra zona."),
    rule(CR.PACK_RUSH_INK_NOT_CHOSEN,
         "In Pack Rush no marketing card may be chosen for an effect.",
         "En Pack Rush no se puede elegir ninguna carta publicitaria para un efecto."),
    rule(CR.PACK_RUSH_HAND_OF_FIVE,
         "In Pack Rush each player starts with a hand of 5 cards.",
         "En Pack Rush cada jugador empieza con una mano de 5 cartas."),
    rule(CR.PACK_RUSH_FIFTEEN_LORE,
         "In Pack Rush 15 lore is enough: whoever has that many or more wins.",
         "En Pack Rush bastan 15 de lore: gana quien tenga esa cantidad o más."),
    rule(CR.PACK_RUSH_DECK_REFILLED,
         "Nobody loses a Pack Rush game for want of cards: a player whose deck is empty shuffles their discard and lays it face down as their new deck.",
         "En Pack Rush nadie pierde por quedarse sin cartas: el jugador cuyo mazo se vacía baraja su descarte y lo pone boca abajo como su nuevo mazo."),
)
