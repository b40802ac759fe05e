"""`illumineer play` and `illumineer replay`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "CLASS": "CLASS",
    "RECORD": "RECORD",
    "deck": "your deck list (default: a starter deck)",
    "opponent_deck": "the deck list of your opponent (default: the other starter deck)",
    "against": "a bot, a bot of your own, or human: two people at one screen (default: greedy)",
    "seed": "the seed of chance (default: a random one, which is shown)",
    "open_lists": "both players know both deck lists",
    "json": "a game over JSON: a request a line, a reply a line (docs/document.md)",
    "plain": "line by line, also in a terminal: for screen readers",
    "resume": "go on with a saved game (default: the last one that is not over); --against seats another opponent",
    "not_with_json": "{options} cannot be given with --json: the request 'new' says how the game begins",
    "not_with_resume": "{options} cannot be given with --resume: a saved game goes on as it was begun",
    "record": "a game that play has kept or saved, or the record of any game",
    "too_small": "The terminal has {columns}×{rows} characters; the table needs {least}. So here it is line by line.",
    "no_screen": "The full screen needs textual (pip install illumineer): {error}. So here it is line by line.",
}
