"""Titles of the examples of chapter 1: concepts."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 1.03-players
    "What happens to each opponent does not happen to a teammate":
        "Lo que le ocurre a cada oponente no le ocurre a un compañero de equipo",
    # 1.04-cards
    "A card returns to the hand of the player whose deck it came from, no matter which player returns it":
        "Una carta vuelve a la mano del jugador de cuyo mazo procede, la devuelva quien la devuelva",
    # 1.05-costs
    "A card is played by exerting as many ink cards as its cost says":
        "Para jugar una carta se agotan tantas cartas de tinta como indica su coste",
    "A card whose cost can't be paid in full can't be played, and nothing of the attempt remains":
        "Una carta cuyo coste no se puede pagar entero no se puede jugar, y del intento no queda nada",
    "A character for which less was paid still has its printed cost":
        "Un personaje por el que se ha pagado menos conserva su coste impreso",
    "A sung song is paid for without ink, so an ability about paying 1 ink or less triggers":
        "Una canción cantada se paga sin tinta, y por eso dispara una habilidad sobre pagar 1 de tinta o menos",
    "A song is paid for with ink or by singing, whichever its player chooses, and never with both":
        "Una canción se paga con tinta o cantándola, lo que prefiera su jugador, y nunca con ambas cosas",
    # 1.07-timing
    "A song is resolved to its end before an ability that saw it being played":
        "Una canción se resuelve entera antes que una habilidad que se ha disparado al jugarla",
    "A card is played and paid for before anybody is chosen for it":
        "Una carta se juega y se paga antes de elegir a quién afecta",
    "A character played this turn can't quest, challenge or exert, and can do all of it in its player's next turn":
        "Un personaje jugado este turno no puede ir de aventura, desafiar ni agotarse; en el próximo turno de su jugador puede hacerlo todo",
    "A choice that is not allowed is refused, and the effect goes on with an allowed one":
        "Una elección que no está permitida se rechaza, y el efecto sigue con una que sí lo está",
    "Where no choice is legal, the part that needs it is left out and the rest is done":
        "Si no hay ninguna elección legal, se omite la parte que la necesita y se hace el resto",
    # 1.08-game-state-check
    "A player can reach 20 lore, and win, in an opponent's turn":
        "Un jugador puede llegar a 20 de lore, y ganar, en el turno de un oponente",
    "A player who reaches 20 lore wins as soon as the quest is over":
        "El jugador que llega a 20 de lore gana en cuanto termina la aventura",
    "A player who puts cards back into an empty deck before their turn ends does not lose":
        "No pierde quien devuelve cartas a su mazo vacío antes de que termine su turno",
    "An empty deck loses only when its own player's turn ends":
        "Un mazo vacío solo hace perder cuando termina el turno de su jugador",
    "A character is banished when its damage reaches its willpower, and a location too":
        "Un personaje es desterrado cuando su daño alcanza su Voluntad, y una localización también",
    "A damaged character that loses willpower is banished just as if it had taken more damage":
        "Un personaje dañado que pierde Voluntad es desterrado igual que si hubiera recibido más daño",
    "A character that can't be banished stays in play whatever its damage, until it can be":
        "Un personaje que no puede ser desterrado sigue en juego, tenga el daño que tenga, hasta que pueda serlo",
    "What triggers because of a check resolves only when the checks have found nothing more":
        "Lo que se dispara a raíz de una comprobación se resuelve cuando las comprobaciones ya no encuentran nada más",
    "A location that is banished by a check takes its bonus along, and the next check banishes the character that needed it":
        "Una localización desterrada en una comprobación se lleva su bonificación, y la comprobación siguiente destierra al personaje que la necesitaba",
    "A character that is healed later in the same action was never banished":
        "Un personaje al que se le retira el daño más adelante en la misma acción no llega a ser desterrado",
    "A character that is back in the hand when the check comes is not banished, however much damage it had":
        "Quien ya ha vuelto a la mano cuando llega la comprobación no es desterrado, por mucho daño que tuviera",
    "A player who has 20 lore in the middle of an effect and less at its end has not won":
        "Un jugador que tiene 20 de lore a mitad de un efecto y menos cuando este termina no gana",
    "In 2.0 the check after the first sentence finds 20 lore, and the player has won":
        "En la 2.0 la comprobación tras la primera frase encuentra 20 de lore, y el jugador gana",
    # 1.09-damage
    "Damage is dealt or put on a card, moved to another, and removed again":
        "El daño se inflige o se pone en una carta, se mueve a otra y se vuelve a retirar",
    "Moving damage from an undamaged character moves nothing":
        "Al mover daño de un personaje sin daño no se mueve nada",
    "A character takes damage when it is dealt, put or moved to it":
        "Un personaje recibe daño tanto si se le inflige como si se le pone o se le mueve",
    "The damage of an effect is its number less the Resist of the character that it is dealt to":
        "El daño de un efecto es su número menos la Resistencia del personaje al que se inflige",
    "Damage that is reduced to nothing was still dealt by its source, though the character took none":
        "El daño que se reduce a nada sí lo ha infligido su fuente, aunque el personaje no haya recibido ninguno",
    "A damaged character that comes back is a new, undamaged card":
        "Un personaje dañado que abandona el juego y vuelve es una carta nueva, sin daño",
    # 1.11-lore
    "A player without lore loses none":
        "Un jugador sin lore no pierde ninguno",
    "A character without lore value can quest, and gains nothing by it":
        "Un personaje sin valor de lore puede ir de aventura, y no gana nada con ello",
    # 1.12-drawing
    "Drawing three cards is drawing three times":
        "Robar tres cartas es robar tres veces",
    "A card that is put into the hand is not drawn":
        "Una carta que se pone en la mano no cuenta como robada",
    # 1.13-counters
    "Ink drops pay for ink, are used up by it and are no ink cards":
        "Las gotas de tinta sirven para pagar tinta, se gastan al pagar y no son cartas de tinta",
    "A cost may be paid partly with ink drops, and an ability sees how many were used":
        "Un coste se puede pagar en parte con gotas de tinta, y una habilidad ve cuántas se han usado",
}
# fmt: on
