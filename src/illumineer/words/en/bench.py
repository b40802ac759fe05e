"""`illumineer bench`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "games_option": "how many games (default 60)",
    "decks": "two deck lists (default: random house decks)",
    "jobs_option": "also play in N processes at once, and compare them with one (default 1)",
    "memory_option": "measure memory instead, over as many games as --games says",
    "instructions_option": "count the processor's instructions of a game instead, with valgrind",
    "counting": "counting the instructions of {few} games, then of {many} …",
    "no_valgrind": "counting instructions needs valgrind: install it (apt install valgrind) or leave --instructions out",
    "valgrind_failed": "valgrind could not count: {why}",
    "playing": "playing {n} {n:game|games} …",
    "core_compiled": "core: compiled",
    "core_python": "core: pure Python",
    "held": "after {n:,} {n:game|games}: {megabytes:,.1f} MB resident",
    "grown": "growth from 10 % of the games to the end: {megabytes:.1f} MB",
    "no_memory": "memory is read from {file}, and this system has no such file",
    "figure": "{n:,}",
    # the rows
    "games": "games",
    "instructions_per_game": "instructions per game",
    "games_per_second": "games per second",
    "decisions_per_second": "decisions per second",
    "decisions_per_game": "decisions per game",
    "decisions_per_second_with_log": "decisions per second with log",
    "turns_per_game": "turns per game",
    "legal_moves_microseconds": "legal moves microseconds",
    "push_microseconds": "push microseconds",
    "copy_microseconds": "copy microseconds",
    "game_kilobytes": "game kilobytes",
    "microseconds_by_turn": "microseconds by turn",
    "microseconds_by_answers": "microseconds by answers",
    "games_per_cpu_second": "games per second of CPU time",
    "view_microseconds": "view microseconds",
    "determinise_microseconds": "determinise microseconds",
    "playouts_per_second": "playouts per second",
    "resident_megabytes": "resident megabytes",
    "jobs": "processes",
    "jobs_games_per_second": "games per second of all processes",
    "jobs_ratio": "as a multiple of one process",
}
