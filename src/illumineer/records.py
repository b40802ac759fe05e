"""Records: immutable classes with slots that are cheap to declare.

`dataclasses` writes and compiles six methods for each class.  Of the nearly two hundred nodes of the IR that is a
third of the time in which a command starts; here only the constructor is written, and the rest is shared.
"""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def record(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots; `fields` and `replace` know it as one.  Fields have plain defaults or none.

    `field_names` of the class are the names of its fields, for walks that cannot wait for `fields`.
    """
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    names = [field.name for field in fields(made)]
    made.field_names = tuple(names)
    made._values = staticmethod(attrgetter(*names) if names else _no_values)
    made.__init__ = _constructor(made)
    made.__eq__, made.__hash__, made.__repr__ = _equal, _hash, _written
    made.__setattr__, made.__delattr__, made.__reduce__ = _locked, _locked, _parts
    kind: type[T] = made
    return kind


def _constructor(cls: Any) -> Any:
    """`__init__` with the fields as parameters; it writes past the lock, through the slots themselves."""
    scope: dict[str, Any] = {}
    params, lines = ["self"], []
    for field in fields(cls):
        name = field.name
        scope[f"set_{name}"] = getattr(cls, name).__set__
        lines.append(f" set_{name}(self, {name})")
        if field.default is MISSING:
            params.append(name)
        else:
            scope[f"default_{name}"] = field.default
            params.append(f"{name}=default_{name}")
    exec(f"def __init__({', '.join(params)}):\n" + "\n".join(lines or [" pass"]), scope)
    return scope["__init__"]


def _no_values(_: object) -> tuple[()]:
    return ()


def _equal(self: Any, other: Any) -> bool:
    return type(other) is type(self) and bool(self._values(self) == self._values(other))


def _hash(self: Any) -> int:
    return hash((type(self).__name__, self._values(self)))


def _written(self: Any) -> str:
    told = (f"{field.name}={getattr(self, field.name)!r}" for field in fields(self))
    return f"{type(self).__name__}({', '.join(told)})"


def _locked(self: object, name: str, value: object = None) -> None:
    raise FrozenInstanceError(f"cannot change field {name!r}")


def _parts(self: Any) -> tuple[object, ...]:
    return type(self), tuple(getattr(self, name) for name in self.field_names)
