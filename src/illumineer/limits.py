"""Limits for what strangers send: how much a scenario, a position or any other plain data may be.

Here: the numbers, and `over`, which finds the first value that is too much; nothing of the game is loaded for it (how
many cards a game can hold stands in `position.reading`).  Each limit is far above what anything in
use needs, so whatever is over it is a mistake, or was made to do harm.  docs/scenarios.md lists them.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.messages import Message

MOST_BYTES: Final = 256 * 1024
"""Of a file, and of all texts in data that comes from no file."""
MOST_VALUES: Final = 20_000
"""Numbers, texts, lists and objects together; an alias of YAML counts wherever it stands."""
MOST_DEPTH: Final = 24
"""Lists and objects inside one another."""
MOST_DIGITS: Final = 20
"""Of any number: a seed has that many."""
MOST_TEXT: Final = 10_000
"""Characters of any text."""
MOST_NAME: Final = 200
"""Characters of a name, of a key and of any word of a format."""
MOST_CARD_TEXT: Final = 1_000
"""Characters in the text box of an invented card."""
MOST_NUMBER: Final = 1_000
"""The largest number that means something in a game: lore, damage, the number of a turn."""
MOST_INVENTED: Final = 100
"""Cards that one scenario invents."""
MOST_STEPS: Final = 1_000
"""Of a scenario."""
MOST_TOLD: Final = 20
"""Mistakes that are told at once."""

_LARGEST: Final = 10**MOST_DIGITS

Place = tuple[str | int, ...]
"""The way to a value: keys, and places in lists."""


def limit(key: str, most: int) -> Message:
    """The sentence that names a limit."""
    return Message(f"limits.{key}", {"most": most})


def over(data: Any, longest: int = MOST_TEXT, most: int = MOST_BYTES) -> tuple[Place, Message] | None:
    """The first value that is too much, and the limit that it is over; None if there is none.

    `longest` is how many characters a text may have, `most` how many all texts may have together.  Data that contains
    itself is nested too deeply.
    """
    values = characters = 0
    rest: list[tuple[Place, Any]] = [((), data)]
    while rest:
        place, value = rest.pop()
        values += 1
        if values > MOST_VALUES:
            return place, limit("values", MOST_VALUES)
        if isinstance(value, str | bytes):
            characters += len(value)
            if len(value) > longest:
                return place, limit("text", longest)
        elif isinstance(value, int) and not -_LARGEST < value < _LARGEST:
            return place, limit("digits", MOST_DIGITS)
        elif isinstance(value, dict | list | tuple):
            if len(place) >= MOST_DEPTH:
                return place, limit("depth", MOST_DEPTH)
            if values + len(value) + len(rest) > MOST_VALUES:
                return place, limit("values", MOST_VALUES)
            if isinstance(value, dict):
                for key in value:
                    if not isinstance(key, str):
                        rest.append((place, key))  # a number or a tuple must not be large either
                    elif len(key) > MOST_NAME:
                        return place, limit("key", MOST_NAME)
                    else:
                        characters += len(key)
                members = [((*place, key if isinstance(key, str) else ""), item) for key, item in value.items()]
            else:
                members = [((*place, i), item) for i, item in enumerate(value)]
            rest += reversed(members)
        if characters > most:
            return place, limit("bytes", most // 1024)
    return None
