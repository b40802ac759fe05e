"""A game over JSON: requests that cannot be taken.

{what} is what was sent, {known} what is possible, {where} the key that it stands behind.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_request": "a request is a JSON object with one of the keys {known:or}, not {what}",
    "unknown": "'{what}' is not known here; these are: {known:or}",
    "one_at_a_time": "a request has one key, not {keys:and}",
    "wrong": "what stands behind '{where}' is not of the right kind: {what}",
    "not_one_of": "'{where}' is one of {known:or}, not {what}",
    "seats": "'seats' is a list of {n} names, each “client” or a bot's, not {what}",
    "no_files": "'{name}': only the bots of the package play here, no files",
    "no_game": "there is no game yet; begin one with the key 'new'",
    "not_yours": "{player} is not one of your players",
    "not_over": "the record of a game against bots is given when the game is over: its seed tells what is hidden",
    "too_long": "a request has at most {most} characters",
    "too_much": "the request is too much: {what}",
    "no_json": "the request is not JSON: {why}",
}
