"""Titles of the examples of chapter 4: turn actions."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 4.01-general
    "Turn actions can be taken in any order and any number of times, one after the other":
        "Las acciones de turno se pueden hacer en cualquier orden y las veces que se quiera, una tras otra",
    "A player can't take turn actions in an opponent's turn":
        "Un jugador no puede hacer acciones de turno en el turno de un oponente",
    # 4.02-ink
    "An inked card is shown to everybody and then lies facedown and ready":
        "La carta que se pone en el tintero se enseña a todos y luego queda boca abajo y preparada",
    "A card without the inkwell symbol can't be inked":
        "Una carta sin símbolo de tintero no se puede poner en el tintero",
    "What triggers when a card is put into the inkwell resolves once the card lies there":
        "Lo que se dispara al ponerse una carta en el tintero se resuelve cuando la carta ya está allí",
    "One card can be inked in a turn, and one more in the next":
        "Se puede poner una carta en el tintero por turno, y otra en el siguiente",
    "Each effect that allows an additional card allows one more, and two of them two":
        "Cada efecto que permite una carta adicional permite una más; dos de ellos, dos",
    "A card that an effect puts into the inkwell is not shown, needs no symbol and does not count as inking":
        "Una carta que un efecto pone en el tintero no se enseña, no necesita el símbolo y no gasta la carta del turno",
    # 4.03-play
    "Cards are played from the hand, not from the deck, the discard or the inkwell":
        "Las cartas se juegan desde la mano, no desde el mazo, el descarte o el tintero",
    "A card that is played for free is paid for with nothing, and can't be shifted":
        "Por una carta que se juega gratis no se paga nada, y no se puede jugar con Cambio",
    "Of several ways to pay for a card its player picks one, and the others stay unused":
        "Entre varias formas de pagar una carta, su jugador elige una, y las demás quedan sin usar",
    "Discounts are added up, and nobody pays less than nothing":
        "Los descuentos se suman, y lo que se paga nunca baja de cero",
    "Characters and items enter play ready, and locations are neither ready nor exerted":
        "Los personajes y los objetos entran en juego preparados; las localizaciones no están ni preparadas ni agotadas",
    "An action takes effect at once, without the bag, and goes to the discard pile afterwards":
        "Una acción hace efecto enseguida, sin pasar por la bolsa, y después va al descarte",
    "A character sees itself being played":
        "Una habilidad de un personaje puede dispararse al jugarlo a él mismo",
    "A character that is covered still sees the covering card being played":
        "Una habilidad de un personaje cubierto aún se dispara al jugar la carta que lo cubre",
    "A song that was sung still has its cost":
        "Una canción que se ha cantado conserva su coste",
    "A card that makes itself cheaper does so while it is being played":
        "Una carta que se abarata a sí misma lo hace mientras se juega",
    "A discount for the next character is used up by the next one even if it was played for free":
        "El descuento para el próximo personaje lo gasta el próximo que se juegue, aunque sea gratis",
    # 4.04-activated-abilities
    "An item's ability can be used in the turn it is played, a character's only when the character is dry":
        "La habilidad de un objeto se puede usar en el turno en que se juega; la de un personaje, solo cuando este está seco",
    "A character played this turn can use an ability whose cost does not exert it":
        "Un personaje jugado este turno puede usar una habilidad cuyo coste no lo agota",
    "A character that is exerted as a cost must be ready and dry":
        "Un personaje que se agota como coste tiene que estar preparado y seco",
    "An ability whose cost has two parts is paid with both, and without one of them it can't be used":
        "Una habilidad cuyo coste tiene dos partes se paga con ambas, y si falta una no se puede usar",
    "An ability set off by the payment of a cost waits until the paid ability has resolved":
        "Una habilidad que se dispara al pagar un coste espera a que se resuelva la habilidad pagada",
    # 4.05-quest
    "A questing character is exerted and gives its lore, and can't quest again while exerted":
        "Un personaje que va de aventura se agota y da su lore, y no puede volver a ir mientras esté agotado",
    "Items and locations can't quest":
        "Los objetos y las localizaciones no pueden ir de aventura",
    "A character that can't quest unless another one is there quests once it is":
        "Un personaje que no puede ir de aventura a menos que haya otro puede ir en cuanto lo hay",
    "The lore is gained before an ability that the quest set off resolves":
        "El lore se gana antes de que se resuelva una habilidad disparada por la aventura",
    "A quest with a negative lore value gains nothing and costs nothing":
        "Una aventura con valor de lore negativo no da ni quita nada",
    # 4.06-challenge
    "A ready, dry character challenges an exerted opposing one, and is exerted for it":
        "Un personaje preparado y seco desafía a uno oponente agotado, y se agota para ello",
    "The limits on a challenge are checked before the challenger is exerted":
        "Los límites de un desafío se comprueban antes de agotar al desafiante",
    "A challenging character that becomes ready is still in the challenge":
        "Un personaje desafiante que pasa a estar preparado sigue en el desafío",
    "What a challenge sets off resolves before any damage is dealt, and may change it":
        "Lo que se dispara con un desafío se resuelve antes de infligir el daño, y puede cambiarlo",
    "A character with less than 0 strength deals no damage in a challenge":
        "Un personaje con Fuerza menor que 0 no inflige daño en un desafío",
    "Damage in a challenge is dealt at the same time, and both characters can be banished":
        "El daño de un desafío se inflige a la vez, y pueden ser desterrados los dos personajes",
    "A bonus while challenging is gone when the challenge is over":
        "La bonificación que un personaje tiene mientras desafía desaparece cuando termina el desafío",
    "An ability about challenging another character does not see a location being challenged":
        "Una habilidad sobre desafiar a otro personaje no se dispara al desafiar a una localización",
    "A location can be challenged at any time, is dealt damage and deals none":
        "Una localización se puede desafiar en cualquier momento; se le inflige daño y ella no inflige ninguno",
    "A challenge ends without damage if one of its characters leaves play before the Challenge Damage step":
        "Un desafío termina sin daño si uno de sus personajes abandona el juego antes del paso de daño del desafío",
    # 4.07-move
    "A player can move neither an opponent's character nor a character to an opponent's location":
        "Un jugador no puede mover los personajes de un oponente, ni los suyos a una localización de un oponente",
    "A character may be moved to the location where it already is, which is paid for and is no move":
        "Un personaje se puede mover a la localización en la que ya está: se paga, pero no cuenta como movimiento",
    "A character moves to a location of its player for the move cost, even if it is exerted or drying":
        "Un personaje se mueve a una localización de su jugador por el coste de movimiento, aunque esté agotado o secándose",
    "A move for free costs no ink and is a move like any other":
        "Un movimiento gratis no cuesta tinta y es un movimiento como cualquier otro",
    "What makes moving cheaper is counted before the move is paid for":
        "Lo que abarata el movimiento se descuenta antes de pagarlo",
    "An ability that sees a move resolves when the character has arrived":
        "Una habilidad que se dispara con un movimiento se resuelve cuando el personaje ha llegado",
}
# fmt: on
