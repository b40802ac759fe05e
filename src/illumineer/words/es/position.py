"""Lo que está mal en una posición."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "at": "{name}: {what}",
    "as_a_whole": "la posición: {what}",
    "action_in_play": "{card} es una acción, y una acción no se queda en juego",
    "card": "{error}",
    "damaged_item": "{card} es un objeto y no puede tener daño [{rule}]",
    "exerted_location": "{card} es una localización y no está ni preparada ni agotada [{rule}]",
    "inked_out_of_turn": "{player} no es el jugador activo y no puede haber puesto una carta en el tintero este turno",
    "lethal": "con {n} de daño y {willpower} de Voluntad se desterraría {card:a} de inmediato [{rule}]",
    "location_not_in_play": "{location} no está en juego, así que nadie puede estar allí",
    "no_card_in_play": "{value} no es ni una carta ni un objeto con la clave «card»",
    "no_cards": "se esperaba una lista de cartas o un número de cartas de relleno, no {value}",
    "no_character_there": "{card} no es un personaje, y solo los personajes pueden estar en una localización",
    "no_filler": "{value} no es ni una carta ni un número de cartas de relleno (filler: 3)",
    "no_flag": "se esperaba true o false, no {value}",
    "no_location": "{location} no es una localización",
    "no_name": "{value} no es el nombre de una carta",
    "no_number": "se esperaba un número entero a partir de 0, no {value}",
    "no_object": "se esperaba un objeto, no {value}",
    "no_phase": "se esperaba «main» o «start», no {value}",
    "no_plain_card": "en el libro de cartas no hay ningún personaje sin texto que sirva de relleno",
    "no_player": "no hay ningún jugador {value}; los jugadores van de p1 a {last}",
    "no_position": "se esperaba un objeto con un lado para cada jugador",
    "no_such_location": "no hay ninguna carta {location} en la posición",
    "no_teams": "se esperaba una lista de números de equipo, no {value}",
    "opposing_location": "{location} es de otro jugador, y {card} solo puede estar en una localización de su propio jugador [{rule}]",
    "other_teams": "se esperaban {n} números, no todos iguales, y no {value}",
    "players": "puede haber de {least} a 4 jugadores, no {n}",
    "twice": "{label} aparece dos veces; una segunda copia es {copy}",
    "unknown": "no se reconoce {key}; existen {known}",
}
