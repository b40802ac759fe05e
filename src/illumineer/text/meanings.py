"""The nodes of the IR as the rules of the grammar say them: with holes in their fields.

The grammar imports its `ir` from here.  `ir.Deal(V.n, V.x)` is a node with holes there (`patterns.Holed`), which
`patterns.build` fills; `ir.Deal(2, ir.This())`, where nothing is open, is the node itself.  A field of a node takes
no hole.  What a value is, is asked as everywhere: `isinstance(value, ir.Deal)`, `case ir.Deal(n=1)`.
"""

from __future__ import annotations

import dataclasses
from dataclasses import MISSING
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeVar

from illumineer.ir.base import values
from illumineer.text.patterns import Holed, has_holes

T = TypeVar("T")


def replace(meaning: T, **parts: Any) -> T:
    """The meaning with other parts in these fields; both may have holes."""
    node: Any = meaning
    if isinstance(node, Holed):
        node = getattr(ir, node.kind.__name__)(**node.fields | parts)
    elif any(map(has_holes, parts.values())):
        kind = type(node)
        node = Holed(kind, dict(zip(kind.field_names, values(node), strict=True)) | parts)
    else:
        node = dataclasses.replace(node, **parts)
    filled: T = node
    return filled


if TYPE_CHECKING:
    from illumineer import ir as ir
else:
    from illumineer import ir as _nodes

    class _Maker(type):
        """A class of nodes that makes a node with holes where it is given a hole."""

        def __new__(mcs, kind: type) -> Any:
            made = super().__new__(mcs, kind.__name__, (), {"__match_args__": kind.__match_args__})
            made._kind = kind
            made._defaults = {field.name: field.default for field in kind.__dataclass_fields__.values()}
            return made

        def __init__(cls, kind: type) -> None:
            super().__init__(kind.__name__, (), {})

        def __call__(cls, *args: Any, **given: Any) -> Any:
            if not any(map(has_holes, args)) and not any(map(has_holes, given.values())):
                return cls._kind(*args, **given)
            fields = cls._defaults | dict(zip(cls._kind.field_names, args, strict=False)) | given
            if len(fields) != len(cls._defaults) or MISSING in fields.values():
                raise TypeError(f"{cls._kind.__name__} has other fields than {sorted(fields)}")
            return Holed(cls._kind, fields)

        def __instancecheck__(cls, value: Any) -> bool:
            return type(value) is cls._kind  # classes of nodes have none below them

        def __eq__(cls, other: object) -> bool:
            return other is cls or other is cls._kind  # so that tables by class are found in

        def __hash__(cls) -> int:
            return hash(cls._kind)

        def __or__(cls, other: Any) -> UnionType:
            return cls._kind | getattr(other, "_kind", other)

        def __ror__(cls, other: Any) -> UnionType:
            return other | cls._kind

        def __getattr__(cls, name: str) -> Any:
            return getattr(cls._kind, name)

    class _Meanings:
        """The module `ir`, with a maker for every class of nodes."""

        def __getattr__(self, name: str) -> Any:
            found = getattr(_nodes, name)
            if isinstance(found, type) and "__dataclass_fields__" in vars(found):
                found = _Maker(found)
            setattr(self, name, found)
            return found

    ir = _Meanings()
