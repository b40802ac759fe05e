"""Plain data, as it is saved: what writes a value as JSON data, and what reads one with care.

A reader is told where the data stands (`where`), and raises RecordError with that place.
"""

from __future__ import annotations

from typing import Any

from illumineer.core.state import SlotValue, State
from illumineer.errors import RecordError
from illumineer.messages import Arg, Message


def written(value: SlotValue) -> Any:
    """A slot's value: numbers, words, and tuples as lists."""
    if isinstance(value, tuple):
        return [written(item) for item in value]
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    return int(value)


def expect(good: bool, where: str, key: str, **blanks: Arg) -> None:
    """Refuse the data unless it is good."""
    if not good:
        raise RecordError("saved.malformed", where=where, what=Message(f"saved.{key}", blanks))


def number(value: Any, where: str) -> int:
    """A number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError("saved.malformed", where=where, what=Message("saved.no_number", {"value": repr(value)}))
    return value


def rows(value: Any, where: str) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise RecordError("saved.malformed", where=where, what=Message("saved.list"))
    return value


def numbers(value: Any, where: str, n: int = -1) -> list[int]:
    """A list of numbers (of exactly `n`, if that is given)."""
    found = [number(item, where) for item in rows(value, where)]
    expect(n < 0 or len(found) == n, where, "numbers", n=n)
    return found


def words(value: Any, where: str) -> tuple[str, ...]:
    """Words, as a tuple."""
    expect(all(isinstance(word, str) for word in rows(value, where)), where, "words")
    return tuple(value)


def flag(value: Any, where: str) -> bool:
    """True or false."""
    expect(isinstance(value, bool), where, "true_or_false")
    return value is True


def player(st: State, value: Any, where: str) -> int:
    """The number of a player of the game."""
    expect(0 <= number(value, where) < st.setup.players, where, "no_player")
    return int(value)


def ability(st: State, value: Any, where: str) -> int:
    """The number of an ability of the book."""
    expect(0 <= number(value, where) < len(st.setup.book.abilities), where, "no_ability")
    return int(value)


def slot(value: Any) -> SlotValue:
    """A slot's value: lists are tuples again."""
    if isinstance(value, list):
        return tuple(slot(item) for item in value)
    if value is None or isinstance(value, (int, str)):
        return value
    raise RecordError("saved.slot", value=repr(value))
