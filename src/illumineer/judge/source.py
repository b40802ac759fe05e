"""Scenario files: finding them, and reading them into plain data that knows its lines.

Here: what is true of any file (size, nesting, encoding).  Not here: the two languages it can be written in
(`yaml_tree`, `json_tree`), and what the format asks for (`scenario`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from illumineer.errors import ScenarioError
from illumineer.messages import Arg, Message
from illumineer.words.foreign import system

FORMAT: Final = "lorcana-scenario/1"
SUFFIXES: Final = (".yaml", ".yml", ".json")
MOST_BYTES: Final = 256 * 1024
MOST_VALUES: Final = 20_000
MOST_DEPTH: Final = 24
"""Far more than any scenario needs; what is larger was made to do harm, or is something else."""

Place = tuple[str | int, ...]
"""The way to a value: keys, and places in lists."""


@dataclass(frozen=True, slots=True)
class Source:
    """The content of a file, and the line and column of its values where they are known."""

    data: Any
    file: str = ""
    lines: dict[Place, tuple[int, int]] = field(default_factory=dict)

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
        blanks["file"] = source.file
    if place:
        blanks["place"] = ".".join(str(part + 1) if isinstance(part, int) else part for part in place)
    found = (line, column) if line else source.position(place)
    if found is not None and source.file:
        blanks["line"] = found[0]
        if found[1]:
            blanks["column"] = found[1]
    return ScenarioError("scenario.wrong", **blanks)


# --- finding ---------------------------------------------------------------------------------


def scenario_files(paths: Iterable[str | Path]) -> list[tuple[Path, bool]]:
    """The files that are named, and those in named folders that seem to be scenarios; whether each was named.

    A name that leads nowhere is kept: reading it says so.  A file that is reached twice is judged once.
    """
    found: dict[Path, bool] = {}
    for path in map(Path, paths):
        if _is_folder(path):
            for each in sorted(path.rglob("*")):
                if each.suffix.lower() in SUFFIXES and _is_file(each) and mentions_format(each):
                    found.setdefault(each, False)
        else:
            found[path] = True
    return list(found.items())


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


def read(path: Path) -> Source:
    """What stands in the file; ScenarioError if it is not YAML or JSON, or is no size for a scenario."""
    nothing = Source(None, str(path))
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise wrong(nothing, system(error)) from None
    except ValueError:  # a name that no file can have
        raise wrong(nothing, Message("system.ENOENT")) from None
    if len(raw) > MOST_BYTES:
        raise wrong(nothing, Message("scenario.too_big", {"most": MOST_BYTES // 1024}))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise wrong(nothing, Message("scenario.not_utf8"), line=line) from None
    if not text.strip():
        raise wrong(nothing, Message("scenario.empty"))
    if path.suffix.lower() == ".json":
        from illumineer.judge.json_tree import read_json

        return read_json(text, str(path))
    from illumineer.judge.yaml_tree import read_yaml

    return read_yaml(text, str(path))
