"""Lo que hay que decidir: una frase por cada pregunta."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "act": "Realiza una acción de turno",
    "alter_hand": "Pon cartas de tu mano inicial en el fondo de tu mazo",
    "challenge": "Elige la carta a la que desafía {source}",
    "choose": "Elige una carta",
    "choose_player": "Elige a un jugador",
    "enter": "¿Entra en juego {source:agotado o preparado|agotada o preparada} {source:type}?",
    "idle_may": "¿Quieres que ocurra, aunque no vaya a cambiar nada?",
    "how_to_play": "Elige cómo se juega {source}",
    "ink_drops": "Elige cuántas gotas de tinta usar",
    "may": ("¿Quieres que ocurra esto? «{effect:quoted}»", "¿Quieres que ocurra?"),
    "mode": "Elige una opción",
    "move_damage": "Elige cuánto daño mover desde {card}",
    "move_to": "Elige la localización a la que se mueve {source}",
    "name": "Nombra una carta",
    "order": "Elige la siguiente carta, empezando por arriba",
    "pay_banish": "Elige una carta para desterrarla como coste",
    "pay_bottom": "Elige una carta para ponerla en el fondo del mazo como coste",
    "pay_damage": "Elige la carta que recibe el daño como coste",
    "pay_discard": "Elige una carta para descartarla como coste",
    "pay_exert": "Elige una carta para agotarla como coste",
    "pay_return": "Elige una carta para devolverla a la mano como coste",
    "put": "Pon {card} en la parte superior o en el fondo",
    "remove_damage": "Elige cuánto daño retirar de {card}",
    "ready": "Elige un personaje para prepararlo",
    "replace": "Elige el efecto de reemplazo que se aplica a continuación",
    "resolve": "Elige la habilidad que se resuelve a continuación",
    "shift_onto": "Elige la carta sobre la que se pone {source}",
    "starting_player": "Elige quién empieza",
    "sung_by": "Elige quién canta {source}",
}
