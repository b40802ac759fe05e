"""Titles of the examples of chapter 7: zones."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 7.01-general
    "A player who looks for a card in a discard pile has to take one if there is one":
        "Un jugador que busca una carta en un descarte tiene que tomar una si la hay",
    "A player who searches their own deck may fail to find what is there":
        "Un jugador que busca en su propio mazo puede no encontrar lo que hay",
    "A card that was searched for is shown to all and lies on top of the shuffled deck":
        "La carta que se encuentra al buscar se enseña a todos y queda en la parte superior del mazo barajado",
    "What happens to all characters happens to those in play, not to cards in other zones":
        "Lo que les ocurre a todos los personajes les ocurre a los que están en juego, no a las cartas de otras zonas",
    "A character that comes back has lost everything it had gained":
        "Un personaje que abandona el juego y vuelve ha perdido todo lo que había ganado",
    # 7.02-deck
    "A player who looks at the top of a deck knows those cards, and nobody else does":
        "Quien mira la parte superior de un mazo conoce esas cartas, y nadie más",
    "Cards that were in play are put on the bottom of a deck in an order that everybody sees":
        "Las cartas que estaban en juego se ponen en el fondo de un mazo en un orden que ven todos",
    # 7.03-hand
    "A hand that is revealed is known to everybody, and what is drawn later is not":
        "Una mano que se revela la conocen todos; lo que se roba después, no",
    "A hand may hold any number of cards":
        "Una mano puede tener cualquier número de cartas",
    "A player who has to discard chooses the card unless the effect says otherwise":
        "El jugador que tiene que descartar elige la carta, a menos que el efecto diga otra cosa",
    # 7.04-play
    'Whether an ability with "while" sees a card leave is looked up before that card leaves':
        "La condición de una habilidad con «mientras» se comprueba antes de que la carta abandone el juego",
    "Cards that leave play together see each other leave":
        "Cada una de las cartas que abandonan el juego a la vez ve que las demás lo abandonan",
    # 7.05-inkwell
    "Every card in the inkwell is worth 1 ink, whatever is printed on it":
        "Cada carta del tintero vale 1 de tinta, lleve impreso lo que lleve",
    "A card that goes from the deck into the inkwell is seen by nobody":
        "Una carta que va del mazo al tintero no la ve nadie",
    # 7.06-discard
    "Discarded and banished cards lie face up for everybody":
        "Las cartas descartadas y desterradas quedan boca arriba a la vista de todos",
    # 7.07-bag
    "A player with several waiting abilities chooses which one comes next":
        "Un jugador con varias habilidades en espera elige cuál va a continuación",
    "The active player resolves all of their abilities before the opponent resolves one":
        "El jugador activo resuelve todas sus habilidades antes de que el oponente resuelva una",
    "The bag is passed on in turn order, beginning with the active player":
        "La bolsa pasa de jugador en jugador en orden de turno, empezando por el jugador activo",
    "An ability that joins the bag meanwhile may be resolved before those that waited longer":
        "Una habilidad que llega entretanto a la bolsa puede resolverse antes que las que llevan más tiempo",
    "What triggers for the active player while the opponent resolves waits until the opponent is done":
        "Lo que se dispara para el jugador activo mientras resuelve el oponente espera a que este termine",
    "The waiting abilities of a player who leaves the game cease to exist":
        "Las habilidades en espera de un jugador que deja la partida dejan de existir",
}
# fmt: on
