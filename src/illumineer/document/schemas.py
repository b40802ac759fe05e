"""The JSON Schemas of the documents, as the package ships them.

Their files share definitions by reference from one to another; `schema` puts all that one needs into it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from illumineer.errors import LookError

NAMES: Final = ("table", "lines", "card", "trace", "record", "position", "request", "reply")

_OF_A_FILE: Final = ("$schema", "$id", "$defs")
"""Keys that stand at the head of a file, and not in a definition."""


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a document, one of `NAMES`: it refers to nothing outside itself."""
    if name not in NAMES:
        raise LookError("look.no_schema", name=name, known=list(NAMES))
    file = f"{name}.json"
    return whole({key: value for key, value in _read(file).items() if key != "$defs"}, file, _read)


@cache
def _read(file: str) -> Any:
    return json.loads((files("illumineer.document") / "schema" / file).read_text(encoding="utf-8"))


def whole(head: dict[str, Any], file: str, read: Callable[[str], Any]) -> dict[str, Any]:
    """A schema that stands in that file, with the definitions that it needs; `read` gives the files they stand in."""
    return _Whole(head, file, read).schema


class _Whole:
    """A schema with the definitions that it needs."""

    def __init__(self, head: dict[str, Any], file: str, read: Callable[[str], Any]) -> None:
        self._read = read
        self._found: dict[str, Any] = {}
        self._homes: dict[str, str] = {}  # the file that each definition is from
        self.schema: dict[str, Any] = self._local(head, file)
        if self._found:
            self.schema["$defs"] = self._found

    def _local(self, part: Any, file: str) -> Any:
        """A part of a file, with references that hold here."""
        if isinstance(part, dict):
            return {
                key: self._reference(value, file) if key == "$ref" else self._local(value, file)
                for key, value in part.items()
            }
        return [self._local(each, file) for each in part] if isinstance(part, list) else part

    def _reference(self, to: str, file: str) -> str:
        there, _, pointer = to.partition("#")
        there = there or file
        found = self._read(there)
        name = pointer.rpartition("/")[2] or found["title"]
        home = self._homes.setdefault(name, there)
        assert home == there, f"{home} and {there} both define {name}"
        if name not in self._found:
            self._found[name] = {}  # so that what refers to itself ends
            part = found["$defs"][name] if pointer else {k: v for k, v in found.items() if k not in _OF_A_FILE}
            self._found[name] = self._local(part, there)
        return f"#/$defs/{name}"
