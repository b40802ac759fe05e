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

Slot = str | int
"""A slot that a node reads: its name in a card's tree, its number once the tree is compiled; "" is none."""
FilledSlot = str | int
"""A slot that a node fills, named like one that is read."""

_VOCABULARIES: dict[str, type[Word]] = {
    name: cls
    for name, cls in vars(vocab).items()
    if isinstance(cls, type) and issubclass(cls, Word) and cls is not Word
}


class Node:
    """The root of all IR nodes; `print` shows one as a tree of lines."""

    __slots__ = ()
    field_names: ClassVar[tuple[str, ...]] = ()
    read_fields: ClassVar[tuple[str, ...]] = ()  # the fields that are declared as `Slot`
    filled_fields: ClassVar[tuple[str, ...]] = ()  # those that are declared as `FilledSlot`
    if TYPE_CHECKING:  # `record` gives every node its own: `fields` and `replace` take any of them
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __str__(self) -> str:
        return tree(self)


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Declare an IR node: an immutable class with slots that JSON can name."""
    made = record(cls)
    made.read_fields = tuple([field.name for field in fields(made) if field.type == "Slot"])
    made.filled_fields = tuple([field.name for field in fields(made) if field.type == "FilledSlot"])
    return made


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


# --- hands: what is in a tree, and the tree with something else in it -------------------------


def values(node: Node) -> tuple[Any, ...]:
    """What the fields of a node hold, in order."""
    return tuple([getattr(node, name) for name in node.field_names])


def children(node: Node) -> list[Node]:
    """The nodes right below a node, in the order of its fields."""
    found: list[Node] = []
    for name in node.field_names:
        _add_outermost(getattr(node, name), found)
    return found


def _add_outermost(value: Any, found: list[Node]) -> None:
    if isinstance(value, Node):
        found.append(value)
    elif isinstance(value, tuple):
        for item in value:
            _add_outermost(item, found)


def walk(value: Any) -> list[Node]:
    """Every node of a tree, or of a tuple of trees: parents before children, in the order of the fields.

    >>> from illumineer import ir
    >>> [type(node).__name__ for node in ir.walk(ir.May(ir.Banish(ir.This())))]
    ['May', 'Banish', 'This']
    """
    found: list[Node] = []
    _add_all(value, found)
    return found


def _add_all(value: Any, found: list[Node]) -> None:
    if isinstance(value, Node):
        found.append(value)
        for name in value.field_names:
            part = getattr(value, name)
            if isinstance(part, (Node, tuple)):
                _add_all(part, found)
    elif isinstance(value, tuple):
        for item in value:
            _add_all(item, found)


def find_all(value: Any, *kinds: type[T]) -> list[T]:
    """The nodes of these kinds in a tree, or in a tuple of trees, in the order of `walk`."""
    return [node for node in walk(value) if isinstance(node, kinds)]


def has(value: Any, *kinds: type[Node]) -> bool:
    """Whether a tree, or a tuple of trees, has a node of one of these kinds."""
    if isinstance(value, Node):
        if isinstance(value, kinds):
            return True
        for name in value.field_names:
            part = getattr(value, name)
            if isinstance(part, (Node, tuple)) and has(part, *kinds):
                return True
    elif isinstance(value, tuple):
        for item in value:
            if has(item, *kinds):
                return True
    return False


def slots_read(value: Any) -> list[Slot]:
    """The slots that a tree reads, in the order of `walk`, each as often as it is read."""
    return [slot for node in walk(value) for name in node.read_fields if (slot := getattr(node, name)) != ""]


def slots_filled(value: Any) -> list[FilledSlot]:
    """The slots that a tree fills, in the order of `walk`."""
    return [slot for node in walk(value) for name in node.filled_fields if (slot := getattr(node, name)) != ""]


def rewrite(value: Any, change: Callable[[Node], Node | None], deep: bool = False) -> Any:
    """The tree with every node that `change` answers for replaced, the outermost first.

    What was changed is left as it is; `deep`: the nodes inside it are asked about as well.
    """
    if isinstance(value, Node):
        changed = change(value)
        if changed is not None:
            if not deep:
                return changed
            value = changed
        updates = {}
        for name in value.field_names:
            old = getattr(value, name)
            if isinstance(old, (Node, tuple)):
                new = rewrite(old, change, deep)
                if new is not old:
                    updates[name] = new
        return replace(value, **updates) if updates else value
    if isinstance(value, tuple):
        items = [rewrite(item, change, deep) for item in value]
        if any(a is not b for a, b in zip(items, value, strict=True)):
            return tuple(items)
    return value


# --- a tree for people --------------------------------------------------------------------------


def label(node: Node) -> str:
    """A node in short: its name, and what of its fields is neither a node nor the default."""
    shown = [type(node).__name__]
    for field in fields(node):
        value = getattr(node, field.name)
        if value == () or (field.default is not MISSING and value == field.default):
            continue
        said = _plain(value)
        if said:
            shown.append(f"{field.name}={said}")
    return " ".join(shown)


def _plain(value: Any) -> str:
    if isinstance(value, Word):
        return str(value.name.lower())
    if isinstance(value, tuple):
        items = [_plain(item) for item in value]
        return ",".join(items) if all(items) else ""
    return "" if value is None or isinstance(value, Node) else str(value)


def tree(node: Node) -> str:
    """The tree as lines: a node in each, indented below the node that it belongs to, behind the name of its field.

    >>> from illumineer import ir
    >>> print(ir.tree(ir.May(ir.Banish(ir.Chosen(ir.Cards(where=(ir.IsDamaged(), ir.IsExerted())))))))
    May
      effect: Banish
        what: Chosen
          cards: Cards
            where: IsDamaged
            where: IsExerted
    """
    lines = [label(node)]
    for name in node.field_names:
        below: list[Node] = []
        _add_outermost(getattr(node, name), below)
        for child in below:
            first, *rest = tree(child).split("\n")
            lines += [f"  {name}: {first}", *(f"  {line}" for line in rest)]
    return "\n".join(lines)
