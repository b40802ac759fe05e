"""Bots: cuáles hay, y qué le pasa a uno que falla."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unknown": "no existe el bot «{name}»; existen {known}, o ARCHIVO.py:CLASE para el tuyo",
    "neither": "{value} no es un bot: indica el nombre de uno, ARCHIVO.py:CLASE o un objeto de una clase que sea un Bot",
    "one_for_each": "{n} {n:bot|bots} para {decks} mazos: indica uno por mazo",
    "budget": "«{name}» no es un presupuesto válido: indica segundos (search:0.5s) o un número de simulaciones (search:400)",
    "no_class": "{file} no tiene ninguna clase «{name}» que sea un Bot",
    "not_made": "no se puede crear el bot {name} de {file}: {error}",
    "unreadable": "no se puede leer {file}: {why}",
    "raised": "el bot {bot} de {player} se ha interrumpido: {error}",
    "illegal": "el bot {bot} de {player} ha dado {answer}, que no está entre las respuestas legales ({n})",
    "stalled": "el bot {bot} de {player} no ha respondido en {seconds:g} s",
    "ended": "el bot {bot} de {player} no ha respondido en {seconds:g} s ni se ha dejado interrumpir: se ha cerrado su proceso",
    "turn_decisions": "el bot {bot} de {player} no se detiene tras {n:,} {n:decisión|decisiones} en un mismo turno, que es el límite",
    "game_decisions": "el bot {bot} de {player} no se detiene tras {n:,} {n:decisión|decisiones} en una misma partida, que es el límite",
}
