"""Scenario files: finding them, and reading YAML or JSON into plain data that knows its lines.

Here: what is true of any file (size, nesting, encoding, keys that stand twice).  Not here: what the
format asks for (`scenario`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from illumineer.errors import ScenarioError

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

    def where(self, place: Place) -> str:
        """The file, and the line of the value or of the nearest value around it."""
        for length in range(len(place), -1, -1):
            found = self.lines.get(place[:length])
            if found is not None:
                return f"{self.file}:{found[0]}:{found[1]}"
        return self.file


# --- finding ---------------------------------------------------------------------------------


def scenario_files(paths: Iterable[str | Path]) -> list[tuple[Path, bool]]:
    """The files that are named, and those in named folders that seem to be scenarios; whether each was named.

    A name that leads nowhere is kept: reading it says so.
    """
    found: list[tuple[Path, bool]] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = [each for each in sorted(path.rglob("*")) if each.suffix.lower() in SUFFIXES and each.is_file()]
            found += [(each, False) for each in inside if _mentions_format(each)]
        else:
            found.append((path, True))
    return found


def _mentions_format(path: Path) -> bool:
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
    name = str(path)
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ScenarioError(f"{name}: {error.strerror or error}") from None
    if len(raw) > MOST_BYTES:
        raise ScenarioError(f"{name}: larger than {MOST_BYTES // 1024} KB, which no scenario is")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ScenarioError(f"{name}:{line}: not UTF-8 text") from None
    return _json(text, name) if path.suffix.lower() == ".json" else _yaml(text, name)


def _json(text: str, name: str) -> Source:
    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise ScenarioError(f"{name}: {key!r} stands twice in one object")
            found[key] = value
        return found

    try:
        data = json.loads(text, object_pairs_hook=unique)
    except json.JSONDecodeError as error:
        raise ScenarioError(f"{name}:{error.lineno}:{error.colno}: not JSON: {error.msg}") from None
    except (RecursionError, ValueError) as error:
        raise ScenarioError(f"{name}: not JSON: {error}") from None
    return Source(data, name)


def _yaml(text: str, name: str) -> Source:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        tree = yaml.compose(text, loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        where = f"{name}:{mark.line + 1}:{mark.column + 1}" if mark is not None else name
        raise ScenarioError(f"{where}: not YAML: {error.problem or error.context}") from None
    except yaml.YAMLError as error:
        raise ScenarioError(f"{name}: not YAML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise ScenarioError(f"{name}: nested too deeply") from None
    return _Tree(name).source(tree)


class _Tree:
    """Turns YAML's nodes into data, and counts: an alias repeats everything that stands under its name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[Place, tuple[int, int]] = {}
        self.values = 0

    def source(self, tree: Any) -> Source:
        return Source(self._value(tree, ()) if tree is not None else None, self.name, self.lines)

    def _fail(self, node: Any, message: str) -> ScenarioError:
        return ScenarioError(f"{self.name}:{node.start_mark.line + 1}:{node.start_mark.column + 1}: {message}")

    def _value(self, node: Any, place: Place) -> Any:
        self.values += 1
        if self.values > MOST_VALUES or len(place) > MOST_DEPTH:
            raise self._fail(node, "too many values, or nested too deeply, for a scenario (is an alias repeated?)")
        self.lines[place] = (node.start_mark.line + 1, node.start_mark.column + 1)
        if node.id == "sequence":
            return [self._value(item, (*place, i)) for i, item in enumerate(node.value)]
        if node.id == "mapping":
            found: dict[str, Any] = {}
            for key_node, item in node.value:
                key = self._key(key_node)
                if key in found:
                    raise self._fail(key_node, f"{key!r} stands twice here")
                found[key] = self._value(item, (*place, key))
                self.lines[(*place, key)] = (key_node.start_mark.line + 1, key_node.start_mark.column + 1)
            return found
        return self._scalar(node)

    def _key(self, node: Any) -> str:
        if node.id != "scalar":
            raise self._fail(node, "a list or an object cannot be a key")
        return str(node.value)

    def _scalar(self, node: Any) -> Any:
        import yaml

        kind = node.tag.rpartition(":")[2]
        build = yaml.constructor.SafeConstructor()
        try:
            if kind == "null":
                return None
            if kind == "bool":
                return build.construct_yaml_bool(node)
            if kind == "int":
                return build.construct_yaml_int(node)
            if kind == "float":
                return build.construct_yaml_float(node)
        except ValueError as error:
            raise self._fail(node, f"{node.value!r} is no number: {error}") from None
        if not node.tag.startswith("tag:yaml.org,2002:") or "python" in node.tag:
            raise self._fail(node, f"the tag {node.tag!r} has no meaning here")
        return str(node.value)
