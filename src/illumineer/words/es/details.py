"""Lo que se cuenta además: partes de frases, y frases para eventos de una clase que no son iguales."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "asking": ("{ability} de {source}", "{source}"),
    "because": "{told} (por {source})",
    "card_exerted": "en estado agotado",
    "cited": "{told} [{rule}]",
    "condition_false": "no se cumple su condición",
    "damage_put": "se {n:pone|ponen} {n} de daño en {card}",
    "deck_bottom": "{card} va al fondo del mazo de {player}",
    "along_HAND": "a la mano de {player}",
    "along_DISCARD": "al descarte de {player}",
    "along_INKWELL": "al tintero de {player}",
    "along_DECK": "al mazo de {player}",
    "along_top": "a la parte superior del mazo de {player}",
    "along_bottom": "al fondo del mazo de {player}",
    "deck_top": "{card} va a la parte superior del mazo de {player}",
    "drawn_loop": "la partida termina sin ganador: seguiría en un bucle para siempre",
    "drawn_nobody": "la partida termina sin ganador: no queda ningún jugador",
    "drawn_turn_limit": "la partida termina sin ganador: se ha llegado al límite de turnos",
    "exerted": "en estado agotado",
    "facedown": "boca abajo",
    "faceup": "boca arriba",
    "hand_kept": "{player} se queda con su mano",
    "lost_conceding": "{player} concede y pierde la partida",
    "lost_empty_deck": "{player} se ha quedado sin cartas en el mazo y pierde la partida",
    "not_added": "{ability} de {card} al final no se añade a la bolsa: {why}",
    "own_ability": "su propia habilidad",
    "until_it_happens": "hasta que ocurra",
    "used_up": "este turno ya ha ocurrido tantas veces como puede",
    "won_as_last": "{player} gana la partida: no queda ningún oponente",
    "won_by_lore": "{player} gana la partida con {n} de lore",
}
