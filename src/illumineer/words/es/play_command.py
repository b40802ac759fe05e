"""`illumineer play` e `illumineer replay`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "CLASS": "CLASE",
    "RECORD": "REGISTRO",
    "deck": "la lista de tu mazo (por defecto: un mazo de inicio)",
    "opponent_deck": "la lista del mazo de tu oponente (por defecto: el otro mazo de inicio)",
    "against": "un bot, un bot tuyo o human: dos personas ante la misma pantalla (por defecto: greedy)",
    "seed": "la semilla del azar (por defecto: una al azar, que se muestra)",
    "open_lists": "deja que ambos jugadores conozcan las dos listas de mazo",
    "json": "una partida por JSON: una petición por línea, una respuesta por línea (docs/document.md)",
    "plain": "línea a línea, también en una terminal: para lectores de pantalla",
    "resume": "sigue con una partida guardada (por defecto: la última sin terminar); con --against se cambia de oponente",
    "not_with_json": "con --json no se puede indicar {options:or}: la petición «new» dice cómo empieza la partida",
    "not_with_resume": "con --resume no se puede indicar {options:or}: una partida guardada sigue tal como empezó",
    "record": "una partida que «play» ha guardado, o el registro de cualquier partida",
    "too_small": "La terminal tiene {columns}×{rows} caracteres; la mesa necesita {least}. Por eso se juega línea a línea.",
    "no_screen": "La pantalla completa necesita textual («pip install illumineer»): {error}. Por eso se juega línea a línea.",
}
