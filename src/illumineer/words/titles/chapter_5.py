"""Titles of the examples of chapter 5: cards."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 5.01-states
    "An exerted card can't pay to be exerted, and its other abilities still work":
        "Una carta agotada no puede pagar el coste de agotarse, y sus demás habilidades siguen funcionando",
    "A character with at least one damage counter is damaged, and one without is not":
        "Un personaje con al menos un contador de daño está dañado; uno sin ninguno, no",
    "A card under another one can't be chosen, counted or challenged":
        "Una carta que está debajo de otra no se puede elegir, contar ni desafiar",
    "A stack that is put into the inkwell becomes as many ink cards as it had cards":
        "Una pila que se pone en el tintero se convierte en tantas cartas de tinta como cartas tenía",
    "When the top card of a stack leaves play, every card under it goes to the same zone":
        "Cuando la carta superior de una pila abandona el juego, todas las de debajo van a la misma zona",
    "Nobody may look at a card that was put facedown under a character, and anybody may count":
        "Nadie puede mirar una carta puesta boca abajo debajo de un personaje, pero cualquiera puede contar las que hay",
    "A character that is put into the inkwell is a facedown ink card and nothing else":
        "Un personaje que se pone en el tintero es una carta de tinta boca abajo y nada más",
    "A card that is shuffled into a deck is one of many that nobody can tell apart":
        "Una carta que se baraja en un mazo es una entre muchas que nadie distingue",
    "A card in a hand is neither exerted nor damaged, whatever it was in play":
        "Una carta en la mano no está ni agotada ni dañada, estuviera como estuviera en juego",
    "A state is applied at once, and whatever depends on it follows at once":
        "Un estado se aplica al instante, y lo que depende de él también",
    # 5.02-parts
    "A name is the whole line without the version, so versions share it and longer names do not":
        "El nombre es la línea entera sin la versión: las versiones lo comparten, y los nombres más largos no",
    "A character with two names answers to either of them":
        "Un personaje con dos nombres responde a cualquiera de ellos",
    "An effect for a classification finds every character that has it among others":
        "Un efecto para una clasificación encuentra a todo personaje que la tiene, aunque tenga otras",
    # 5.04-actions
    "A song is sung by a ready, dry character whose cost is high enough":
        "Una canción la canta un personaje preparado y seco cuyo coste sea suficiente",
    # 5.05-items
    "An item that is played can be exerted in the same turn, unless it enters exerted":
        "Un objeto que se juega se puede agotar en el mismo turno, a menos que entre agotado",
    # 5.06-locations
    "A location that returns to the hand leaves its characters in play, at no location":
        "Una localización que vuelve a la mano deja a sus personajes en juego, sin estar en ninguna localización",
}
# fmt: on
