"""What is too much: each sentence names its limit."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "bytes": "too large: {most} KB at most can be read",
    "card_text": "too long: the text of a card has {most:,} characters at most",
    "cards": "too many cards: a game can hold {most:,} at most",
    "depth": "nested too deeply: lists and objects can stand {most} deep at most (does an alias contain itself?)",
    "digits": "too long a number: {most} digits at most can be read",
    "invented": "too many invented cards: a scenario can have {most} at most",
    "key": "too long a key: {most} characters at most can be read",
    "number": "{value} is too large: no number here is above {most:,}",
    "steps": "too many steps: a scenario can have {most:,} at most",
    "text": "too long a text: {most:,} characters at most can stand here",
    "values": "too many values: {most:,} at most can be read (is an alias repeated?)",
}
