"""`illumineer bench`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "games_option": "how many games (default 60)",
    "decks": "two deck lists (default: random house decks)",
    "playing": "playing {n} {n:game|games} …",
    "core_compiled": "core: compiled",
    "core_python": "core: pure Python",
    "figure": "{n:,}",
    # the rows
    "games": "games",
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
}
