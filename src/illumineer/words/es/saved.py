"""Lo que está mal en una partida guardada."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "not_json": "la partida guardada no es JSON: {why}",
    "foreign": "esto no es una partida guardada (formato {format})",
    "other_book": "la partida guardada se jugó con otro libro de cartas",
    "not_object": "la partida guardada: se esperaba un objeto",
    "schema": "la partida guardada es de otra versión: su esquema es {schema}, esta versión lee {expected}",
    "malformed": "la partida guardada tiene un defecto en «{where}»: {what}",
    "slot": "la partida guardada tiene un defecto: {value} no puede estar en una casilla",
    # what is wrong there
    "players": "no pueden jugar {n}",
    "no_answer": "no hay ninguna respuesta posible",
    "no_number": "{value} no es un número",
    "list": "se esperaba una lista",
    "numbers": "se {n:esperaba|esperaban} {n} {n:número|números}",
    "two_places": "la carta {id} está también en otro lugar, o es de otro jugador",
    "no_frame": "ningún tipo de marco se llama {name}",
    "no_fact": "ningún tipo de hecho se llama {name}",
    "number_each": "se esperaba un número para cada jugador",
    "no_player": "no existe ese jugador",
    "not_in_book": "esa carta no está en el libro",
    "no_zone": "no existe esa zona",
    "no_card": "no existe esa carta",
    "list_each": "se esperaba una lista para cada jugador",
    "not_in_play": "no concuerda con in_play",
    "nothing_to_do": "no hay nada que hacer",
    "word": "se esperaba una palabra",
    "nobody_decides": "nadie tiene nada que decidir, pero la partida no ha terminado",
    "astray": "no está donde la tiene su jugador",
    "nowhere": "una carta no está en ninguna parte",
    "no_ability": "no existe esa habilidad",
    "words": "se esperaban palabras",
    "true_or_false": "se esperaba true o false",
    "no_program": "no existe ese programa",
    "no_operation": "no existe esa operación",
    "no_effect": "la habilidad no tiene ningún efecto",
    "fields": "se esperaban otros campos",
    "slots": "faltan casillas",
}
