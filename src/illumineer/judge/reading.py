"""A value in a scenario file, and where it stands: what is read through here says its line when it is wrong."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection
from typing import Any, Final

from illumineer.errors import ScenarioError
from illumineer.judge.source import Place, Source, wrong
from illumineer.messages import Arg, Message
from illumineer.vocab import PLAYER_NAMES

_RULE: Final = re.compile(r"\d+(\.\d+)*")
_MOST_SHOWN: Final = 60
"""How much of a wrong value a message shows."""

MOST: Final = 1000
"""No number in a scenario is larger, but for a seed; a million fillers would only use up the memory."""


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


def nearest(word: str, known: Collection[str], other: Collection[str] = ()) -> Message:
    """The end of a complaint about a word: the one that was probably meant, or all there are.

    `other` can be meant, too, but need not be listed.
    """
    folded = {each.lower(): each for each in (*known, *other)}
    close = difflib.get_close_matches(word.lower(), list(folded), 1, 0.6)
    if close:
        return Message("scenario.did_you_mean", {"word": folded[close[0]]})
    if not known:
        return Message("scenario.none_known")
    return Message("scenario.known_are", {"words": list(known)})


class At:
    """A value, and the way to it."""

    __slots__ = ("place", "source", "value")

    def __init__(self, source: Source, place: Place, value: Any) -> None:
        self.source = source
        self.place = place
        self.value = value

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

    def mapping(self, known: Collection[str] | None = None) -> dict[str, At]:
        """The members of an object; a key that is not known is an error."""
        if not isinstance(self.value, dict):
            raise self.expected("an_object")
        found: dict[str, At] = {}
        for key, value in self.value.items():
            if not isinstance(key, str):  # data that did not come from a file
                raise self.fail("key_is_no_text", key=shown(key))
            found[key] = At(self.source, (*self.place, key), value)
        if known is not None:
            for key, member in found.items():
                if key not in known:
                    raise member.fail("unknown", word=key, hint=nearest(key, known))
        return found

    def items(self) -> list[At]:
        if not isinstance(self.value, list):
            raise self.expected("a_list")
        return [At(self.source, (*self.place, i), value) for i, value in enumerate(self.value)]

    def one_or_more(self) -> list[At]:
        """A list, or a single value that stands for a list of one."""
        return self.items() if isinstance(self.value, list) else [self]

    def text(self) -> str:
        if isinstance(self.value, bool | int | float):
            raise self.fail("in_quotes", value=shown(self.value))
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.expected("a_text")
        return self.value.strip()

    def whole(self, least: int | None = 0, most: int = MOST) -> int:
        if type(self.value) is not int:
            raise self.expected("a_number") if least is None else self.expected("a_number_from", least=least)
        if least is not None and self.value < least:
            raise self.expected("a_number_from", least=least)
        if abs(self.value) > most:
            raise self.fail("too_large", value=shown(self.value), most=most)
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


def rule_number(at: At) -> str:
    """The number of a rule: a text, because 8.10 without quotes is 8.1 to YAML."""
    if not isinstance(at.value, str) or not _RULE.fullmatch(at.value.strip()):
        raise at.expected("a_rule")
    return at.value.strip()
