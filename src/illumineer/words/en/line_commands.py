"""The commands of the line mode; where there are several words for one, commas stand between them."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "all": "all",
    "as": "as",
    "back": "back, undo",
    "board": "board, table",
    "card": "card",
    "concede": "concede",
    "end": "end",
    "end_turn": "e, end",
    "help": "help",
    "judge": "judge",
    "log": "log",
    "next": "next, n",
    "quit": "quit, exit",
    "random": "random",
    "save": "save",
    "start": "start",
    "turn": "turn",
    "why": "why, why not",
}
