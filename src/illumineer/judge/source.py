"""Scenario files: finding them, and reading them into plain data that knows its lines.

Here: what is true of any file (size, encoding).  Not here: the two languages it can be written in (`yaml_tree`,
`json_tree`), and what the format asks for (`scenario`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Final

from illumineer.errors import ScenarioError
from illumineer.limits import MOST_BYTES, Place, limit
from illumineer.messages import Arg, Message
from illumineer.words.foreign import system

FORMAT: Final = "lorcana-scenario/1"
SUFFIXES: Final = (".yaml", ".yml", ".json")
STANDARD_INPUT: Final = "-"
"""What stands for the name of a file where a scenario comes from standard input."""
_AS_JSON: Final = re.compile(r'\s*\{\s*"')
"""How a text begins that is meant as JSON."""


@dataclass(frozen=True, slots=True)
class Source:
    """The content of a file, and the line and column of its values where they are known."""

    data: Any
    file: str = ""
    lines: dict[Place, tuple[int, int]] = field(default_factory=dict)
    faults: tuple[ScenarioError, ...] = ()
    """What is wrong with the text; there is no data if it could not be read at all."""
    named: bool = True
    """Whether somebody asked for this one, and not for the folder that it is in."""

    @property
    def is_unread(self) -> bool:
        return self.data is None and bool(self.faults)

    def position(self, place: Place) -> tuple[int, int] | None:
        """The line and column of the value, or of the nearest value around it."""
        for length in range(len(place), -1, -1):
            found = self.lines.get(place[:length])
            if found is not None:
                return found
        return None


def wrong(source: Source, what: Message, place: Place = (), line: int = 0, column: int = 0) -> ScenarioError:
    """What is wrong with a file, and where: at a value, or at a line."""
    blanks: dict[str, Arg] = {"what": what}
    if source.file:
        blanks["file"] = called(source.file)
    if place:
        blanks["place"] = ".".join(str(part + 1) if isinstance(part, int) else part for part in place)
    found = (line, column) if line else source.position(place)
    if found is not None and source.file:
        blanks["line"] = found[0]
        if found[1]:
            blanks["column"] = found[1]
    return ScenarioError("scenario.wrong", **blanks)


def called(file: str) -> str | Message:
    """The name of a file, as it is told."""
    return Message("scenario.standard_input") if file == STANDARD_INPUT else file


# --- finding ---------------------------------------------------------------------------------


def scenario_files(paths: Iterable[str | Path | Source]) -> list[tuple[Path | Source, bool]]:
    """The files that are named, and those in named folders that seem to be scenarios; whether each was named.

    A name that leads nowhere is kept: reading it says so.  A file that is reached twice is judged once.  What was read
    already is kept as it is.
    """
    found: dict[Path | str, tuple[Path | Source, bool]] = {}
    for each in paths:
        if isinstance(each, Source):
            found[each.file] = (each, True)
            continue
        path = Path(each)
        if _is_folder(path):
            for file in sorted(path.rglob("*")):
                if file.suffix.lower() in SUFFIXES and _is_file(file) and mentions_format(file):
                    found.setdefault(file, (file, False))
        else:
            found[path] = (path, True)
    return list(found.values())


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # a name too long, or with signs that no file has
        return False


def _is_file(path: Path) -> bool:
    """A file, or a link that should lead to one: if it leads nowhere, reading it says so."""
    return path.is_file() or (path.is_symlink() and not path.exists())


def mentions_format(path: Path) -> bool:
    """Whether the beginning of the file names the format: only then is it worth reading, or complaining about."""
    try:
        with path.open("rb") as file:
            return FORMAT.encode() in file.read(MOST_BYTES)
    except OSError:
        return True  # reading it will say what is wrong


def carries_format(source: Source) -> bool:
    return isinstance(source.data, dict) and source.data.get("format") == FORMAT


# --- reading ---------------------------------------------------------------------------------


def opened(path: Path, named: bool = True) -> Source:
    """What stands in the file, or why it cannot be read."""
    name = str(path) if str(path) != STANDARD_INPUT else f"./{path}"
    try:
        with path.open("rb") as file:
            return read(file, name, named)
    except OSError as error:
        found = system(error)
    except ValueError:  # a name that no file can have
        found = Message("system.ENOENT")
    return Source(None, name, faults=(wrong(Source(None, name), found),), named=named)


def read(file: BinaryIO, name: str, named: bool = True) -> Source:
    """What stands in an open file, YAML or JSON, or what is wrong with it."""
    try:
        text = _text(file.read(MOST_BYTES + 1), Source(None, name))
        data, lines, faults = _tree(text, name)
    except ScenarioError as error:
        return Source(None, name, faults=(error,), named=named)
    return Source(data, name, lines, faults, named)


def _text(raw: bytes, nothing: Source) -> str:
    if len(raw) > MOST_BYTES:
        raise wrong(nothing, limit("bytes", MOST_BYTES // 1024))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise wrong(nothing, Message("scenario.not_utf8"), line=line) from None
    if not text.strip():
        raise wrong(nothing, Message("scenario.empty"))
    return text


Tree = tuple[Any, dict[Place, tuple[int, int]], tuple[ScenarioError, ...]]
"""Data, the lines of its values, and what is wrong with it although it can be read."""


def _tree(text: str, name: str) -> Tree:
    """The content of a text: JSON or YAML by its name; what has no name of that kind is what it looks like."""
    if name.lower().endswith(".json"):
        return _json(text, name)
    if name.lower().endswith(SUFFIXES) or not _AS_JSON.match(text):
        return _yaml(text, name)
    try:
        return _json(text, name)
    except ScenarioError as error:
        try:
            return _yaml(text, name)  # whose keys may stand in quotes as well
        except ScenarioError:
            raise error from None


def _json(text: str, name: str) -> Tree:
    from illumineer.judge.json_tree import read_json

    return read_json(text, name)


def _yaml(text: str, name: str) -> Tree:
    from illumineer.judge.yaml_tree import read_yaml

    return read_yaml(text, name)
