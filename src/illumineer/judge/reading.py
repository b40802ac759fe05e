"""A value in a scenario file, and where it stands: what is read through here says its line when it is wrong."""

from __future__ import annotations

import difflib
from collections.abc import Collection
from typing import Any

from illumineer.errors import ScenarioError
from illumineer.judge.source import Place, Source


def nearest(word: str, known: Collection[str]) -> str:
    """The end of a complaint about a word: the one that was probably meant, or all there are."""
    close = difflib.get_close_matches(word, list(known), 1, 0.6)
    return f"did you mean {close[0]!r}?" if close else f"known are {', '.join(known)}"


class At:
    """A value, and the way to it."""

    __slots__ = ("place", "source", "value")

    def __init__(self, source: Source, place: Place, value: Any) -> None:
        self.source = source
        self.place = place
        self.value = value

    def fail(self, message: str) -> ScenarioError:
        name = ".".join(str(part + 1) if isinstance(part, int) else part for part in self.place)
        where = self.source.where(self.place)
        return ScenarioError(": ".join(part for part in (where, name, message) if part))

    def mapping(self, known: Collection[str] | None = None) -> dict[str, At]:
        """The members of an object; a key that is not known is an error."""
        if not isinstance(self.value, dict):
            raise self.fail(f"an object was expected, not {self.value!r}")
        found = {key: At(self.source, (*self.place, key), value) for key, value in self.value.items()}
        if known is not None:
            for key, member in found.items():
                if key not in known:
                    raise member.fail(f"{key!r} is not known here; {nearest(key, known)}")
        return found

    def items(self) -> list[At]:
        if not isinstance(self.value, list):
            raise self.fail(f"a list was expected, not {self.value!r}")
        return [At(self.source, (*self.place, i), value) for i, value in enumerate(self.value)]

    def one_or_more(self) -> list[At]:
        """A list, or a single value that stands for a list of one."""
        return self.items() if isinstance(self.value, list) else [self]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.fail(f"a text was expected, not {self.value!r}")
        return self.value.strip()

    def whole(self, least: int | None = 0) -> int:
        if type(self.value) is not int or (least is not None and self.value < least):
            what = "a whole number" if least is None else f"a whole number from {least} on"
            raise self.fail(f"{what} was expected, not {self.value!r}")
        return self.value

    def truth(self) -> bool:
        if type(self.value) is not bool:
            raise self.fail(f"true or false was expected, not {self.value!r}")
        return self.value

    def one_of(self, known: Collection[str]) -> str:
        word = self.text()
        if word not in known:
            raise self.fail(f"{word!r} is not known here; {nearest(word, known)}")
        return word

    def player(self, players: int) -> int:
        return int(self.one_of([f"p{i + 1}" for i in range(players)])[1]) - 1

    @property
    def is_number(self) -> bool:
        return type(self.value) is int
