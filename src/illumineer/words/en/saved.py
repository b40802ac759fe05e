"""What is wrong with a saved game."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "not_json": "the saved game is not JSON: {why}",
    "foreign": "this is not a saved game (format {format})",
    "other_book": "the saved game was played with another card book",
    "not_object": "the saved game: an object was expected",
    "schema": "the saved game was written by another version: its schema is {schema}, this version reads {expected}",
    "malformed": "the saved game is malformed at '{where}': {what}",
    "slot": "the saved game is malformed: {value} cannot be in a slot",
    # what is wrong there
    "players": "{n} cannot play",
    "no_answer": "nothing can be answered",
    "no_number": "{value} is not a number",
    "list": "a list was expected",
    "numbers": "{n} {n:number was|numbers were} expected",
    "two_places": "card {id} is somewhere else, too, or another player's",
    "no_frame": "no kind of frame is called {name}",
    "no_fact": "no kind of fact is called {name}",
    "number_each": "a number for each player was expected",
    "no_player": "no such player",
    "not_in_book": "no such card in the book",
    "no_zone": "no such zone",
    "no_card": "no such card",
    "list_each": "one list for each player was expected",
    "not_in_play": "does not fit in_play",
    "nothing_to_do": "there is nothing to do",
    "word": "a word was expected",
    "nobody_decides": "nobody has anything to decide, but the game is not over",
    "astray": "not where its player has it",
    "nowhere": "a card is nowhere",
    "no_ability": "no such ability",
    "words": "words were expected",
    "true_or_false": "true or false was expected",
    "no_program": "no such program",
    "no_operation": "no such operation",
    "no_effect": "the ability has no effect",
    "fields": "other fields were expected",
    "slots": "too few slots",
}
