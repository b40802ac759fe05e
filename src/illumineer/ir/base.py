"""The shape shared by all nodes of the IR: plain, immutable trees that turn into JSON and back.

A node is a frozen dataclass whose fields are numbers, words, vocabulary members, other nodes,
or tuples of these.  It holds what a card *says*: no state, no language, no behaviour.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from illumineer import vocab
from illumineer.errors import CardError
from illumineer.records import record
from illumineer.vocab import Word

T = TypeVar("T", bound="Node")

_VOCABULARIES: dict[str, type[Word]] = {
    name: cls
    for name, cls in vars(vocab).items()
    if isinstance(cls, type) and issubclass(cls, Word) and cls is not Word
}


class Node:
    """The root of all IR nodes."""

    __slots__ = ()
    field_names: ClassVar[tuple[str, ...]] = ()
    if TYPE_CHECKING:  # `record` gives every node its own: `fields` and `replace` take any of them
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Declare an IR node: an immutable class with slots that JSON can name."""
    return record(cls)


@cache
def node_classes() -> dict[str, type[Node]]:
    """Every concrete node class by its name (for JSON, the completeness tests and the docs)."""
    return {cls.__name__: cls for cls in Node.__subclasses__() if hasattr(cls, "__dataclass_fields__")}


def to_json(value: Any) -> Any:
    """A node (or a field of one) as JSON; fields that have their default are left out."""
    if isinstance(value, Node):
        out: dict[str, Any] = {"is": type(value).__name__}
        for field in fields(value):
            item = getattr(value, field.name)
            if field.default is MISSING or item != field.default:
                out[field.name] = to_json(item)
        return out
    if isinstance(value, Word):
        return f"{type(value).__name__}.{value.name.lower()}"
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    return value


def from_json(data: Any) -> Any:
    """The inverse of `to_json`; raises CardError where the data is not a tree of nodes."""
    if isinstance(data, dict):
        name = data.get("is")
        cls = node_classes().get(name) if isinstance(name, str) else None
        if cls is None:
            raise CardError("book.no_node", name=repr(name))
        try:
            return cls(**{key: from_json(item) for key, item in data.items() if key != "is"})
        except TypeError as error:
            raise CardError("book.node", name=name, error=str(error)) from None
    if isinstance(data, list):
        return tuple(from_json(item) for item in data)
    if isinstance(data, str):
        family, dot, member = data.partition(".")
        if dot and family in _VOCABULARIES:
            try:
                return _VOCABULARIES[family][member.upper()]
            except KeyError:
                raise CardError("book.no_member", family=family, member=member) from None
    return data


def rewrite(value: Any, change: Callable[[Node], Node | None]) -> Any:
    """The tree with every node that `change` answers for replaced (outermost first)."""
    if isinstance(value, Node):
        changed = change(value)
        if changed is not None:
            return changed
        updates = {}
        for name in value.field_names:
            old = getattr(value, name)
            if isinstance(old, (Node, tuple)):
                new = rewrite(old, change)
                if new is not old:
                    updates[name] = new
        return replace(value, **updates) if updates else value
    if isinstance(value, tuple):
        items = [rewrite(item, change) for item in value]
        if any(a is not b for a, b in zip(items, value, strict=True)):
            return tuple(items)
    return value


def walk(value: Any, visit: Callable[[Node], None]) -> None:
    """Call `visit` on every node of the tree, parents before children."""
    if isinstance(value, Node):
        visit(value)
        for name in value.field_names:
            part = getattr(value, name)
            if isinstance(part, (Node, tuple)):
                walk(part, visit)
    elif isinstance(value, tuple):
        for item in value:
            walk(item, visit)
