"""Titles of the examples in which two editions differ."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # a-to-b
    "In 1.x the first half is a cost, and what can't be paid in full is not paid at all":
        "En 1.x la primera mitad es un coste, y lo que no se puede pagar entero no se paga en absoluto",
    "Since 2.0 the first half is an effect: as much as possible is done, and the second half needs all of it":
        "Desde la 2.0 la primera mitad es un efecto: se hace todo lo posible, y la segunda la necesita entera",
    # ability-for-free
    "Since 2.0 an ability used for free costs nothing but exerting":
        "Desde la 2.0 una habilidad usada gratis solo exige agotar la carta",
    "In 1.x an ability used for free still costs everything but ink":
        "En 1.x una habilidad usada gratis sigue costando todo menos la tinta",
    # additional-ink
    "In 1.x Belle gives her additional card again when she comes back":
        "En 1.x Belle vuelve a dar su carta adicional cuando regresa",
    "Since 2.0 the limit is two cards while Belle is there, however often she comes back":
        "Desde la 2.0 el límite es de dos cartas mientras Belle está, por muchas veces que regrese",
    # check-timing
    "In 2.0 the check comes after every single effect, so the cure comes too late":
        "En la 2.0 la comprobación llega tras cada efecto, así que el daño se retira demasiado tarde",
    "Since 2.1, as in 1.x, the check comes after all effects of an action, and the cure is in time":
        "Desde la 2.1, como en 1.x, la comprobación llega tras todos los efectos de una acción, y el daño se retira a tiempo",
    # damage-to-zero
    "Since 2.2 damage that is reduced to 0 was dealt, though none was taken":
        "Desde la 2.2 el daño que se reduce a 0 se ha infligido, aunque no se haya recibido ninguno",
    "Until 2.1 damage that is reduced to 0 was not dealt":
        "Hasta la 2.1 el daño que se reduce a 0 no llega a infligirse",
    # drying-character
    "In 2.0 a drying character can be exerted by an effect, only not to pay a cost":
        "En la 2.0 un efecto puede agotar a un personaje que está secándose, pero este no se puede agotar para pagar un coste",
    "Since 2.1 a drying character can't be exerted that way at all":
        "Desde la 2.1 un personaje que está secándose tampoco se puede agotar así",
    # empty-deck
    "Since 2.0 drawing from an empty deck does nothing, and the player loses when their turn ends":
        "Desde la 2.0 robar de un mazo vacío no hace nada, y el jugador pierde cuando termina su turno",
    "In early 1.x a player who has to draw from an empty deck loses at the next check":
        "En el primer texto de 1.x, quien tiene que robar de un mazo vacío pierde en la siguiente comprobación",
    # is-damaged
    "In 1.x damage that is put on a character is neither dealt to it nor taken by it":
        "En 1.x el daño que se pone en un personaje ni se le inflige ni lo recibe",
    "In 2.0 to be dealt damage means to take it, so that damage which is put counts for both":
        "En la 2.0 «se le inflige daño» significa que lo recibe, así que el daño puesto cuenta para ambas cosas",
    "Since 2.1 damage that is put on a character is taken by it, but was not dealt":
        "Desde la 2.1 el personaje en el que se pone daño lo recibe, pero no se le ha infligido",
    # move-to-same-location
    "Until 2.2 a character can be moved only to another location":
        "Hasta la 2.2 un personaje solo se puede mover a otra localización",
    "Since 2.3 a character can be moved to the location where it is, for the ink and without result":
        "Desde la 2.3 un personaje se puede mover a la localización en la que está, pagando la tinta y sin efecto alguno",
    # moving-damage
    "Until 2.0 damage can be moved back to where it was taken from, and is taken anew":
        "Hasta la 2.0 el daño se puede mover de vuelta a donde estaba, y se recibe de nuevo",
    "Since 2.1 damage can't be moved back to where the same effect took it from, so nothing is moved":
        "Desde la 2.1 el daño no se puede mover de vuelta a donde el mismo efecto lo tomó, así que no se mueve nada",
    # new-card
    "Since 2.0 a card that leaves play is a new card wherever it goes":
        "Desde la 2.0 una carta que abandona el juego es una carta nueva vaya a donde vaya",
    "In 1.x a card becomes a new one only in a private zone, so a banished character keeps what lasts on it":
        "En 1.x una carta solo pasa a ser otra en una zona privada, así que un personaje desterrado conserva lo que dura sobre él",
    # played-and-entering
    "From 2.0 to 2.2 a card is played by entering play, so it is not yet played as it enters":
        "De la 2.0 a la 2.2 una carta se juega al entrar en juego, así que mientras entra aún no se ha jugado",
    "Since 2.3 a card counts as played first and then enters, so it has been played as it enters":
        "Desde la 2.3 una carta cuenta primero como jugada y luego entra, así que cuando entra ya se ha jugado",
    # player-leaves
    "In 1.x what lasts until a turn of a player who leaves ends at once":
        "En 1.x lo que dura hasta un turno de un jugador que deja la partida acaba al instante",
    "Since 2.0 what a player who leaves has made last runs to its end":
        "Desde la 2.0 los efectos duraderos de un jugador que deja la partida siguen hasta su final",
    # resist
    "In 1.x Resist is a replacement effect, and its player decides what comes first":
        "En 1.x Resistencia es un efecto de reemplazo, y su jugador decide qué va primero",
    "In 2.0 replacement effects come before the amount is worked out, so Resist comes too late":
        "En la 2.0 los efectos de reemplazo van antes de calcular la cantidad, así que Resistencia llega tarde",
    "Since 2.1 Resist is counted first, and what is left is replaced":
        "Desde la 2.1 primero se descuenta la Resistencia, y se reemplaza lo que queda",
    # secondary-if
    "Since 2.0 a second condition is looked at only when the ability resolves":
        "Desde la 2.0 una segunda condición solo se comprueba cuando se resuelve la habilidad",
    "In 1.x a second condition that is false at first keeps the ability out of the bag":
        "En 1.x una segunda condición que al principio no se cumple deja la habilidad fuera de la bolsa",
    # several-players
    "Before 2.3 the active player does all of their part before the next player begins":
        "Antes de la 2.3 el jugador activo hace toda su parte antes de que empiece el siguiente",
    "Since 2.3 everybody discards before anybody draws":
        "Desde la 2.3 todos descartan antes de que nadie robe",
    # singing
    "In 1.x a sung song is played for free, so a higher price does not matter":
        "En 1.x una canción cantada se juega gratis, así que un precio más alto no importa",
    "Since 2.0 singing is an alternate cost, and what has to be paid on top is paid":
        "Desde la 2.0 cantar es un coste alternativo, y lo que se pide además hay que pagarlo",
    # static-from-effect
    "Since 2.0 a standing rule made by an action also protects characters that come later":
        "Desde la 2.0 una regla duradera creada por una acción protege también a los personajes que llegan después",
    "In 1.x a static effect made by an action reaches only the characters that are there":
        "En 1.x un efecto estático creado por una acción solo alcanza a los personajes que ya están",
    # two-names
    "Since 2.0 the printed pair is a name beside the two":
        "Desde la 2.0 los dos nombres impresos juntos son también un nombre",
    "In 1.x a character with two names does not have the printed pair as a name":
        "En 1.x un personaje con dos nombres no tiene como nombre los dos juntos",
    # unpayable-may
    "In 2.0 the offer can be accepted without the ink: the card is discarded and nothing drawn":
        "En la 2.0 la opción se puede aceptar sin la tinta: se descarta la carta y no se roba nada",
    "In 2.1 ink makes the first half a cost: the offer can be accepted, and nothing is done":
        "En la 2.1 la tinta convierte la primera mitad en un coste: la opción se puede aceptar, y no se hace nada",
    "Since 2.2 an offer that can't be paid for counts as declined and can't be accepted":
        "Desde la 2.2 una opción que no se puede pagar cuenta como rechazada y no se puede aceptar",
}
# fmt: on
