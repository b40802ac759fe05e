"""A value in a scenario file, and where it stands: what is read through here says its line when it is wrong.

What is wrong is raised as a ScenarioError.  Where `Faults` are at hand, `read`, `every` and `mapping` note it there and
go on behind it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, TypeVar

from illumineer.errors import ScenarioError
from illumineer.judge.faults import Faults
from illumineer.judge.source import Source, wrong
from illumineer.judge.usual import right_word
from illumineer.limits import MOST_NAME, MOST_NUMBER, Place, limit
from illumineer.messages import Arg, Message
from illumineer.vocab import PLAYER_NAMES

Read = TypeVar("Read")

_RULE: Final = re.compile(r"\d+(\.\d+)*")
_MOST_SHOWN: Final = 60
"""How much of a wrong value a message shows."""


def written(value: Any) -> str:
    """A value as a file has it, on one line."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {written(item)}' for key, item in value.items())}}}"
    return str(value)


def shown(value: Any) -> str:
    """A value in a complaint: texts in quotes, and no more of it than is needed."""
    text = f"'{value}'" if isinstance(value, str) else written(value)
    text = " ".join(text.split())
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def meant(word: str, known: Collection[str]) -> str | None:
    """The known word that somebody probably means; None if there is none like it."""
    right = right_word(word, known)
    if right is not None:
        return right
    folded = {each.lower(): each for each in known}
    close = difflib.get_close_matches(word.lower(), list(folded), 1, 0.6)
    return folded[close[0]] if close else None


def nearest(word: str, known: Collection[str], other: Collection[str] = ()) -> Message:
    """The end of a complaint about a word: the one that was probably meant, or all there are.

    `other` can be meant, too, but need not be listed.
    """
    right = meant(word, (*known, *other))
    if right is not None:
        return Message("scenario.did_you_mean", {"word": right})
    if not known:
        return Message("scenario.none_known")
    return Message("scenario.known_are", {"words": list(known)})


class At:
    """A value, and the way to it; `faults` is where mistakes are noted, if they are collected."""

    __slots__ = ("faults", "place", "source", "value")

    def __init__(self, source: Source, place: Place, value: Any, faults: Faults | None = None) -> None:
        self.source = source
        self.place = place
        self.value = value
        self.faults = faults

    def _member(self, key: str | int, value: Any) -> At:
        return At(self.source, (*self.place, key), value, self.faults)

    def other(self, value: Any) -> At:
        """Another value in the same place: a part of a text, or a key."""
        return At(self.source, self.place, value, self.faults)

    @property
    def line(self) -> int | None:
        """The line of the file."""
        found = self.source.position(self.place)
        return found[0] if found is not None else None

    def fail(self, key: str, /, **blanks: Arg) -> ScenarioError:
        """What is wrong with the value: the key of a sentence about it, and what fills its blanks."""
        return wrong(self.source, Message(f"scenario.{key}", blanks), self.place)

    def expected(self, what: str, /, **blanks: Arg) -> ScenarioError:
        """Something else was expected: a text, a list …"""
        return self.fail("expected", what=Message(f"scenario.{what}", blanks), value=shown(self.value))

    # --- collecting --------------------------------------------------------------------------

    def note(self, error: ScenarioError) -> None:
        """Keep a mistake behind which reading can go on; raise it if mistakes are not collected."""
        if self.faults is None:
            raise error
        self.faults.note(error)

    def refuse(self, what: Message) -> ScenarioError:
        """What is wrong with the value, as a message of any section."""
        return wrong(self.source, what, self.place)

    def read(self, how: Callable[[At], Read], otherwise: Read) -> Read:
        """What `how` makes of the value; `otherwise` if it is wrong, and that is noted."""
        try:
            return how(self)
        except ScenarioError as error:
            self.note(error)
            return otherwise

    def every(self, how: Callable[[At], Read]) -> list[Read]:
        """What `how` makes of each item of a list; those that are wrong are noted and left out."""
        return _every(self.items(), how)

    def one_or_every(self, how: Callable[[At], Read]) -> list[Read]:
        """The same of a list, or of a single value that stands for a list of one."""
        return _every(self.one_or_more(), how)

    # --- values ------------------------------------------------------------------------------

    def mapping(self, known: Collection[str] | None = None) -> dict[str, At]:
        """The members of an object.  A key that is not known is noted, and read as the one that is probably meant."""
        if not isinstance(self.value, dict):
            raise self.expected("an_object")
        found: dict[str, At] = {}
        for key, value in self.value.items():
            if not isinstance(key, str):  # data that did not come from a file
                self.note(self.fail("key_is_no_text", key=shown(key)))
                continue
            member = self._member(key, value)
            if known is not None and key not in known:
                self.note(member.fail("unknown", word=key, hint=nearest(key, known)))
                right = meant(key, known)
                if right is not None and right not in self.value:
                    found[right] = member
                continue
            found[key] = member
        return found

    def items(self) -> list[At]:
        if not isinstance(self.value, list):
            raise self.expected("a_list")
        return [self._member(i, value) for i, value in enumerate(self.value)]

    def one_or_more(self) -> list[At]:
        """A list, or a single value that stands for a list of one."""
        return self.items() if isinstance(self.value, list) else [self]

    def text(self, longest: int = MOST_NAME) -> str:
        """A text, without the blanks around it."""
        if isinstance(self.value, bool | int | float):
            raise self.fail("in_quotes", value=shown(self.value))
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.expected("a_text")
        if len(self.value) > longest:
            raise self.refuse(limit("text", longest))
        return self.value.strip()

    def whole(self, least: int | None = 0, most: int = MOST_NUMBER) -> int:
        if type(self.value) is not int:
            raise self.expected("a_number") if least is None else self.expected("a_number_from", least=least)
        if least is not None and self.value < least:
            raise self.expected("a_number_from", least=least)
        if abs(self.value) > most:
            raise self.refuse(Message("limits.number", {"value": shown(self.value), "most": most}))
        return self.value

    def truth(self) -> bool:
        if type(self.value) is not bool:
            raise self.expected("true_or_false")
        return self.value

    def one_of(self, known: Collection[str]) -> str:
        word = self.text()
        if word not in known:
            raise self.fail("unknown", word=word, hint=nearest(word, known))
        return word

    def player(self, players: int) -> int:
        return PLAYER_NAMES.index(self.one_of(PLAYER_NAMES[:players]))

    @property
    def is_number(self) -> bool:
        return type(self.value) is int


def _every(items: Iterable[At], how: Callable[[At], Read]) -> list[Read]:
    found: list[Read] = []
    for item in items:
        try:
            found.append(how(item))
        except ScenarioError as error:
            item.note(error)
    return found


def part(parts: dict[str, At], key: str, how: Callable[[At], Read], otherwise: Read) -> Read:
    """What `how` makes of a member that need not be there; `otherwise` if it is not, or is wrong."""
    return parts[key].read(how, otherwise) if key in parts else otherwise


def rule_number(at: At) -> str:
    """The number of a rule: a text, because 8.10 without quotes is 8.1 to YAML."""
    if not isinstance(at.value, str) or not _RULE.fullmatch(at.value.strip()):
        raise at.expected("a_rule")
    return at.value.strip()
