"""JSON read into plain data that knows its lines: the standard library reads it without them."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from typing import Any, Final

from illumineer.errors import ScenarioError
from illumineer.judge.source import Source, Tree, wrong
from illumineer.limits import MOST_DEPTH, MOST_DIGITS, MOST_VALUES, Place, limit
from illumineer.messages import Arg, Message

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_SCALAR: Final = json.JSONDecoder()
_CLOSE: Final = {"{": "}", "[": "]"}


def read_json(text: str, name: str) -> Tree:
    """The content of a JSON file; ScenarioError says where it is not JSON."""
    return _Reader(text, name).tree()


class _Reader:
    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.at = 0
        self.starts = [0, *(found.end() for found in re.finditer("\n", text))]
        self.lines: dict[Place, tuple[int, int]] = {}
        self.faults: list[ScenarioError] = []
        self.values = 0

    def tree(self) -> Tree:
        data = self._value(())
        if self._next():
            raise self._fail("json_more")
        return data, self.lines, tuple(self.faults)

    def _next(self) -> str:
        """The next sign that is no space; "" at the end."""
        found = _SPACE.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return self.text[self.at : self.at + 1]

    def _where(self, at: int) -> tuple[int, int]:
        line = bisect_right(self.starts, at)
        return line, at - self.starts[line - 1] + 1

    def _fail(self, key: str, at: int | None = None, /, **blanks: Arg) -> ScenarioError:
        return self._wrong(Message(f"scenario.{key}", blanks), at)

    def _wrong(self, what: Message, at: int | None = None) -> ScenarioError:
        line, column = self._where(self.at if at is None else at)
        return wrong(Source(None, self.name), what, line=line, column=column)

    def _value(self, place: Place) -> Any:
        sign = self._next()
        self.values += 1
        if self.values > MOST_VALUES:
            raise self._wrong(limit("values", MOST_VALUES))
        if len(place) > MOST_DEPTH:
            raise self._wrong(limit("depth", MOST_DEPTH))
        self.lines.setdefault(place, self._where(self.at))
        if sign == "{":
            return self._object(place)
        if sign == "[":
            return self._list(place)
        return self._scalar()

    def _scalar(self) -> Any:
        if self.text.startswith(("NaN", "Infinity", "-Infinity"), self.at):
            raise self._fail("json_value")
        try:
            value, self.at = _SCALAR.raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            key = "json_value" if error.pos == self.at and self.text[self.at : self.at + 1] != '"' else "json_text"
            raise self._fail(key, error.pos) from None
        except ValueError:  # a number with thousands of digits
            raise self._wrong(limit("digits", MOST_DIGITS)) from None
        return value

    def _object(self, place: Place) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while self._begins_member("{", bool(found)):
            start = self.at
            if self.text[start : start + 1] != '"':
                raise self._fail("json_key")
            key = self._scalar()
            if self._next() != ":":
                raise self._fail("json_colon")
            self.at += 1
            if key in found:  # the first one counts; what stands in this one is read all the same
                self.faults.append(self._fail("twice", start, key=key))
                self._value((*place, key))
                continue
            self.lines[(*place, key)] = self._where(start)
            found[key] = self._value((*place, key))
        return found

    def _list(self, place: Place) -> list[Any]:
        found: list[Any] = []
        while self._begins_member("[", bool(found)):
            found.append(self._value((*place, len(found))))
        return found

    def _begins_member(self, opening: str, later: bool) -> bool:
        """Whether another member comes: stands before it then, or behind the closing bracket."""
        if not later:
            self.at += 1
        sign = self._next()
        if sign == _CLOSE[opening]:
            self.at += 1
            return False
        if later:
            if sign != ",":
                raise self._fail("json_comma", close=_CLOSE[opening])
            self.at += 1
            self._next()
        return True
