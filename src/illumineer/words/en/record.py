"""What is wrong with the record of a game."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "saved": "a game loaded from JSON has no record: its earlier moves are not known",
    "foreign": "this is not a game record (format {format})",
    "inputs": "the record's inputs must be a list of numbers (and names of players who concede)",
    "input": "input {n} of the record: {why}",
    "no_player_number": "'{player}' is not the number of a player",
    "impossible": "move {n} of the record is not possible there",
    "digest": "the record replays to {digest}, but says {said}: it was made by another version or has been changed",
    "no_number": "the record is malformed at '{where}': {value} is not a number",
    "no_decks": "the record is malformed at 'decks': {value} is not a list of lists of names",
    "malformed": "the record is malformed: {error}",
    "other_book": "the record was made with another card book",
    "unreadable": "{file}: {why}",
    "not_json": "{file}: not JSON ({why})",
}
