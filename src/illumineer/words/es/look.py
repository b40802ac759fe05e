"""Lo que no se puede ver de una partida: una carta que no está o está oculta, un jugador que no hay."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_card": "en la partida no hay ninguna carta llamada «{name}»",
    "no_card_near": "en la partida no hay ninguna carta llamada «{name}»; ¿querías decir {near:«or»}?",
    "not_seen": "{player} no ve ninguna carta llamada «{name}»: ni en juego, ni en su mano, ni en un descarte, ni debajo de otra carta, ni en ningún otro sitio",
    "not_seen_near": "{player} no ve ninguna carta llamada «{name}»: ni en juego, ni en su mano, ni en un descarte, ni debajo de otra carta, ni en ningún otro sitio; ¿querías decir {near:«or»}?",
    "several": "hay {n} cartas llamadas «{name}»; di cuál: {cards:or}",
    "whose": "{label} ({player})",
    "hidden": "quien mira no puede saber qué carta es {card}",
    "shuffled_away": "{card} se barajó en un mazo y nadie sabe qué carta es ahora; búscala de nuevo por su nombre",
    "no_player": "no hay ningún jugador {n}; los jugadores van del 0 al {most}",
    "no_schema": "no hay ningún esquema «{name}»; hay {known:and}",
    "no_words": "esta vista de un estado no tiene palabras; pregunta a una carta de un Game o de un View",
    "unwritten": "lo que dice {card} no se puede escribir con palabras",
}
