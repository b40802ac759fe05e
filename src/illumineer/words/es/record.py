"""Lo que está mal en el registro de una partida."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "saved": "una partida cargada de JSON no tiene registro: no se conocen sus jugadas anteriores",
    "foreign": "esto no es el registro de una partida (formato {format})",
    "inputs": "las entradas del registro (inputs) deben ser una lista de números (y de nombres de jugadores que conceden)",
    "input": "entrada {n} del registro: {why}",
    "no_player_number": "«{player}» no es el número de un jugador",
    "impossible": "la jugada {n} del registro no es posible ahí",
    "digest": "al repetirse, el registro da {digest}, pero dice {said}: lo hizo otra versión o se ha modificado",
    "no_number": "el registro tiene un defecto en «{where}»: {value} no es un número",
    "no_decks": "el registro tiene un defecto en «decks»: {value} no es una lista de listas de nombres",
    "malformed": "el registro tiene un defecto: {error}",
    "other_book": "el registro se hizo con otro libro de cartas",
    "unreadable": "{file}: {why}",
    "not_json": "{file}: no es JSON ({why})",
}
