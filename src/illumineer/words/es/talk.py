"""Una partida por JSON: peticiones que no se pueden atender."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_request": "una petición es un objeto JSON con una de las claves {known:or}, no {what}",
    "unknown": "«{what}» no se conoce aquí; sí {known:or}",
    "one_at_a_time": "una petición tiene una sola clave, no {keys:and}",
    "wrong": "lo que sigue a «{where}» no es del tipo debido: {what}",
    "not_one_of": "«{where}» es {known:or}, no {what}",
    "seats": "«seats» es una lista de {n} nombres, cada uno «client» o el de un bot, no {what}",
    "no_files": "«{name}»: aquí solo juegan los bots del paquete, no archivos",
    "no_game": "todavía no hay partida; empieza una con la clave «new»",
    "not_yours": "{player} no es uno de tus jugadores",
    "not_over": "el registro de una partida contra bots se da cuando termina: su semilla revela lo que está oculto",
    "too_long": "una petición tiene como mucho {most} caracteres",
    "too_much": "la petición es excesiva: {what}",
    "no_json": "la petición no es JSON: {why}",
}
