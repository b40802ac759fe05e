"""`illumineer bench`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "games_option": "cuántas partidas (por defecto: 60)",
    "decks": "dos listas de mazo (por defecto: mazos al azar con las cartas propias del proyecto)",
    "jobs_option": "juega además en N procesos a la vez y los compara con uno solo (por defecto: 1)",
    "memory_option": "en lugar de la velocidad, mide la memoria a lo largo de tantas partidas como indique --games",
    "instructions_option": "en lugar de medir la velocidad, cuenta las instrucciones del procesador por partida, con valgrind",
    "counting": "contando las instrucciones de {few} partidas y luego de {many}…",
    "no_valgrind": "para contar instrucciones hace falta valgrind: instálalo («apt install valgrind») o quita --instructions",
    "valgrind_failed": "valgrind no ha podido contar las instrucciones: {why}",
    "playing": "jugando {n} {n:partida|partidas}…",
    "core_compiled": "núcleo: compilado",
    "core_python": "núcleo: Python puro",
    "held": "tras {n:,} {n:partida|partidas}: {megabytes:,.1f} MB de memoria residente",
    "grown": "crecimiento desde el 10 % de las partidas hasta el final: {megabytes:.1f} MB",
    "no_memory": "la memoria se lee de {file}, y este sistema no tiene ese archivo",
    "figure": "{n:,}",
    # the rows
    "games": "partidas",
    "instructions_per_game": "instrucciones por partida",
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
    "games_per_cpu_second": "partidas por segundo de procesador",
    "view_microseconds": "microsegundos: ver lo que sabe un jugador",
    "determinise_microseconds": "microsegundos: repartir las cartas ocultas",
    "playouts_per_second": "simulaciones de búsqueda por segundo",
    "resident_megabytes": "megabytes de memoria residente",
    "jobs": "procesos",
    "jobs_games_per_second": "partidas por segundo de todos los procesos",
    "jobs_ratio": "veces la velocidad de un solo proceso",
}
