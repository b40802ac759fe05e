"""`illumineer bench`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "games_option": "cuántas partidas (si no se indica: 60)",
    "decks": "dos listas de mazo (si no se indica: mazos al azar con las cartas de la casa)",
    "playing": "jugando {n} {n:partida|partidas} …",
    "core_compiled": "núcleo: compilado",
    "core_python": "núcleo: Python puro",
    "figure": "{n:,}",
    # the rows
    "games": "partidas",
    "games_per_second": "partidas por segundo",
    "decisions_per_second": "decisiones por segundo",
    "decisions_per_game": "decisiones por partida",
    "decisions_per_second_with_log": "decisiones por segundo con registro",
    "turns_per_game": "turnos por partida",
    "legal_moves_microseconds": "microsegundos: jugadas legales",
    "push_microseconds": "microsegundos: hacer una jugada",
    "copy_microseconds": "microsegundos: copiar la partida",
    "game_kilobytes": "kilobytes por partida",
    "microseconds_by_turn": "microsegundos según el turno",
    "microseconds_by_answers": "microsegundos según las respuestas posibles",
}
