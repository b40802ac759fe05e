"""YAML read into plain data that knows its lines, and what its parser says put in the project's words."""

from __future__ import annotations

from typing import Any, Final

import yaml

from illumineer.errors import ScenarioError
from illumineer.judge.source import Source, Tree, wrong
from illumineer.limits import MOST_DEPTH, MOST_DIGITS, MOST_VALUES, Place, limit
from illumineer.messages import Arg, Message

_LONGEST_NUMBER: Final = 4 * MOST_DIGITS
"""Signs of a number, with its point, its underscores and its colons; longer ones take long to read."""
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TROUBLES: Final = (
    ("undefined alias", "yaml_alias"),
    ("mapping values are not allowed", "yaml_colon"),
    ("',' or ']'", "yaml_list_open"),
    ("',' or '}'", "yaml_object_open"),
    ("unexpected end of stream", "yaml_quote_open"),
    ("unexpected document indicator", "yaml_quote_open"),
    ("another document", "yaml_documents"),
    ("a single document", "yaml_documents"),
    ("expected ':'", "yaml_no_colon"),
    ("unknown escape", "yaml_escape"),
    ("'-' indicator", "yaml_indent"),
    ("expected key", "yaml_indent"),
    ("block end", "yaml_indent"),
)
"""What the parser says, and what is probably the matter."""


def read_yaml(text: str, name: str) -> Tree:
    """The content of a YAML file; ScenarioError says where it is not YAML."""
    try:
        _check_depth(text, name)
        tree = yaml.compose(text, _LOADER)
    except yaml.MarkedYAMLError as error:
        raise _trouble(error, text, name) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, int(error.position)) + 1
        raise wrong(Source(None, name), Message("scenario.yaml_sign"), line=line) from None
    return _Nodes(name).tree(tree)


def _check_depth(text: str, name: str) -> None:
    """ScenarioError if something is nested too deeply.

    The composer calls itself for each level: a file that is deep enough would take the whole process down.
    """
    depth = 0
    for event in yaml.parse(text, _LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > MOST_DEPTH:
            raise _wrong(name, event, limit("depth", MOST_DEPTH))


def _wrong(name: str, at: Any, what: Message) -> ScenarioError:
    """What is wrong where an event or a node begins."""
    return wrong(Source(None, name), what, line=at.start_mark.line + 1, column=at.start_mark.column + 1)


def _trouble(error: yaml.MarkedYAMLError, text: str, name: str) -> ScenarioError:
    said = f"{error.context or ''}: {error.problem or ''}"
    key = next((key for part, key in _TROUBLES if part in said), "yaml_other")
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line + 1, mark.column + 1) if mark is not None else (0, 0)
    if "cannot start any token" in said:
        lines = text.splitlines()
        here = lines[line - 1][column - 1 :] if 0 < line <= len(lines) else ""
        key = "yaml_tab" if here.startswith("\t") else "yaml_start"
    blanks: dict[str, Arg] = {"problem": error.problem or error.context or ""}
    return wrong(Source(None, name), Message(f"scenario.{key}", blanks), line=line, column=column)


class _Nodes:
    """Turns YAML's nodes into data, and counts: an alias repeats everything that stands under its name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[Place, tuple[int, int]] = {}
        self.faults: list[ScenarioError] = []
        self.values = 0

    def tree(self, top: Any) -> Tree:
        data = self._value(top, ()) if top is not None else None
        return data, self.lines, tuple(self.faults)

    def _fail(self, node: Any, key: str, /, **blanks: Arg) -> ScenarioError:
        return _wrong(self.name, node, Message(f"scenario.{key}", blanks))

    def _value(self, node: Any, place: Place) -> Any:
        self.values += 1
        if self.values > MOST_VALUES:
            raise _wrong(self.name, node, limit("values", MOST_VALUES))
        if len(place) > MOST_DEPTH:
            raise _wrong(self.name, node, limit("depth", MOST_DEPTH))
        self.lines[place] = (node.start_mark.line + 1, node.start_mark.column + 1)
        if node.id != "scalar" and node.tag not in _PLAIN_TAGS:
            raise self._fail(node, "yaml_tag", tag=node.tag)
        if node.id == "sequence":
            return [self._value(item, (*place, i)) for i, item in enumerate(node.value)]
        if node.id == "mapping":
            found: dict[str, Any] = {}
            for key_node, item in node.value:
                key = self._key(key_node)
                if key in found:  # the first one counts
                    self.faults.append(self._fail(key_node, "twice", key=key))
                    continue
                found[key] = self._value(item, (*place, key))
                self.lines[(*place, key)] = (key_node.start_mark.line + 1, key_node.start_mark.column + 1)
            return found
        return self._scalar(node)

    def _key(self, node: Any) -> str:
        if node.id != "scalar":
            raise self._fail(node, "yaml_key")
        if node.tag == "tag:yaml.org,2002:merge":
            raise self._fail(node, "yaml_merge")
        return str(node.value)

    def _scalar(self, node: Any) -> Any:
        kind = node.tag.rpartition(":")[2]
        if kind in ("int", "float") and len(node.value) > _LONGEST_NUMBER:
            raise _wrong(self.name, node, limit("digits", MOST_DIGITS))
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
        except (ValueError, KeyError, IndexError):
            raise self._fail(node, "no_number") from None
        if node.tag not in _TEXT_TAGS:
            raise self._fail(node, "yaml_tag", tag=node.tag)
        return str(node.value)


_PLAIN_TAGS: Final = ("tag:yaml.org,2002:seq", "tag:yaml.org,2002:map")
_TEXT_TAGS: Final = ("tag:yaml.org,2002:str", "tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:value")
