"""Entornos de aprendizaje: lo que falta, y acciones que no responden a nada."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "missing": "los entornos necesitan {module}, que no está instalado; ejecuta «pip install 'illumineer[env]'»",
    "no_answer": "la acción {n} ({name}) no responde a lo que se pregunta, «{question}» [{rule}]; la máscara de acciones dice cuáles sí",
    "two_decks": "un entorno es una partida entre dos mazos, y {n:se ha dado|se han dado} {n}",
    "at_least_one": "{option} no puede ser {n}; ha de ser 1 o más",
    "option": "{option} no puede ser {value}; ha de ser {known}",
    "no_action": "{value} no es una acción: una acción es un número entero, y la máscara de acciones dice cuáles valen",
    "not_options": "las opciones de reset son un dict con nombres y valores, no {value}",
    "unknown_option": "reset no tiene ninguna opción «{name}»; tiene {known}",
    "unusable_option": "la opción {option} de reset no se puede usar: {why}",
    "not_in_table": "{names} no {n:está|están} en la tabla de cartas de este entorno: {n:inclúyela|inclúyelas} en pool al crearlo",
    "speed": "{games} {games:partida|partidas}, {steps:,} {steps:paso|pasos} en {seconds:.1f} s: {rate:,} pasos/s con observación y máscara, {bare:,} sin ellas",
}
