"""Patterns: trees with holes, which are filled when a text is read and matched when a tree is written.

The meaning of a phrase rule is such a pattern: a node of the IR with `V.name` where a hole of the wording goes
(`meanings`).  `build` fills it; `matching` finds what the holes must have been, every way there is.  That is why no
rule needs a second, hand-written half.

- `V.n`: the hole called n; `*V.q`: two fields of a node, side by side, from a hole whose value is a pair.
- `On(player, V.v)`: the value of the hole, said of that player: `SUBJ` inside it becomes the player.
- `Make(kind, build, unbuild, V.a, …)`: a pair of functions that are each other's inverse.  `build` makes a value of
  that kind; `unbuild` is asked of such values only, and gives every tuple of arguments that would make it (none: it
  cannot be that).  `filled` and `only` are usual ones.
- `Unspoken("word")`: a word that the tree does not keep.
- `Rest(V.x)` as the last item of a tuple: all the remaining items.
- `SUBJ`: the player that the sentence is about; `Those("?…")` and `PlayerIn("?…")`: words that point back, which
  `bind` replaces by what they mean, and which match whatever can be pointed at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from types import UnionType
from typing import Any, TypeVar, get_args, overload

from illumineer import ir
from illumineer.ir.base import Node, rewrite
from illumineer.messages import Message
from illumineer.vocab import CardType, Happening, Who

SUBJ = ir.PlayerIn("?subj")
THEIRS = ir.PlayerIn("?they")

Bindings = dict[str, Any]
Ways = list[tuple[Any, ...]]
"""Every way in which a value can have been made: the arguments of each."""
K = TypeVar("K")


class Hole:
    """A named hole of a pattern."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"V.{self.name}"

    def __iter__(self) -> Iterator[Half]:
        return iter((Half(self, 0), Half(self, 1)))


class Half:
    """The first or the second item of a hole whose value is a pair; the second stands right behind the first."""

    __slots__ = ("hole", "at")

    def __init__(self, hole: Hole, at: int) -> None:
        self.hole = hole
        self.at = at


class Holed:
    """A node with holes: its class, and what each of its fields is made of."""

    __slots__ = ("fields", "kind")

    def __init__(self, kind: type[Node], fields: dict[str, Any]) -> None:
        self.kind = kind
        self.fields = fields  # in the order of the class

    def __repr__(self) -> str:
        return f"{self.kind.__name__}({', '.join(f'{name}={part!r}' for name, part in self.fields.items())})"


class _Holes:
    def __getattr__(self, name: str) -> Any:
        return Hole(name)


V: Any = _Holes()


class SaidOf:
    """What is said of a player."""

    __slots__ = ("player", "value")

    def __init__(self, player: Any, value: Any) -> None:
        self.player = player
        self.value = value


class Pair:
    """A pair of functions, one the inverse of the other, for values of these types (empty: of any)."""

    __slots__ = ("kinds", "build", "unbuild", "args")

    def __init__(
        self, kinds: tuple[type, ...], build: Callable[..., Any], unbuild: Callable[[Any], Ways], *args: Any
    ) -> None:
        self.kinds = kinds
        self.build = build
        self.unbuild = unbuild
        self.args = args


class Remaining:
    """All remaining items of a tuple."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


class Unspoken:
    """A word that reading needs to know and the tree does not keep: it is written where a surface asks for it."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


def has_holes(value: Any) -> bool:
    """Whether a value is a pattern that must be built, or a tuple with one in it."""
    if isinstance(value, tuple):
        return any(map(has_holes, value))
    return isinstance(value, (Hole, Half, Holed, SaidOf, Pair, Remaining, Unspoken))


# Patterns stand where nodes and tuples do, so to the type checker they are anything.


def On(player: Any, value: Any) -> Any:
    return SaidOf(player, value)


@overload
def Make(kind: type[K], build: Callable[..., K], unbuild: Callable[[K], Ways], *args: Any) -> Any: ...
@overload
def Make(kind: UnionType, build: Callable[..., Any], unbuild: Callable[[Any], Ways], *args: Any) -> Any: ...
def Make(kind: Any, build: Callable[..., Any], unbuild: Callable[[Any], Ways], *args: Any) -> Any:
    kinds = get_args(kind) if isinstance(kind, UnionType) else () if kind is object else (kind,)
    nodes = tuple([getattr(each, "_kind", each) for each in kinds])  # the classes behind those of `meanings`
    return Pair(nodes, build, unbuild, *args)


def Rest(value: Any) -> Any:
    return Remaining(value)


def quiet(value: Any, *words: Any) -> Any:
    """A value, with words that say nothing about it (their value is None)."""
    nothing = (None,) * len(words)
    return Pair(kinds_of(value), lambda value, *words: value, lambda value: [(value, *nothing)], value, *words)


def said_of_this(value: Any, this: Any) -> Any:
    """A value that says nothing of the card by itself, with the words for this card."""
    return Pair(kinds_of(value), lambda value, this: value, lambda value: [(value, ir.This())], value, this)


def only(fits: Callable[[Any], bool], value: Any, why: str) -> Any:
    """A value that passes a test.  A text that gives another value is not read so; `why` says the reason."""

    def check(value: Any) -> Any:
        if not fits(value):
            raise Unfit(why)
        return value

    return Pair(kinds_of(value), check, lambda value: [(value,)] if fits(value) else [], value)


def filled(kind: type[Node], bare: Any, **parts: Any) -> Any:
    """A node of that kind, some fields of which are said apart from the rest of it (`bare`)."""
    names = tuple(parts)
    fields = kind.__dataclass_fields__
    empty = {name: 0 if name == "n" else fields[name].default for name in names}

    def build(bare: Any, *given: Any) -> Any:
        return replace(bare, **dict(zip(names, given, strict=True)))

    def unbuild(value: Any) -> Ways:
        return [(replace(value, **empty), *(getattr(value, name) for name in names))]

    return Make(kind, build, unbuild, bare, *parts.values())


class Said:
    """A value together with the player it is said of."""

    __slots__ = ("value", "subject")

    def __init__(self, value: Any, subject: Any) -> None:
        self.value = value
        self.subject = subject


def unsaid(value: Any) -> Any:
    """The bare value."""
    return value.value if isinstance(value, Said) else value


class Unfit(Exception):
    """The values found do not go together: this is no reading."""


class Unbound(Exception):
    """A word of the text means nothing there, or the wrong thing; who wrote the text is told the message."""

    def __init__(self, key: str, **blanks: str) -> None:
        super().__init__(key, blanks)
        self.message = Message(f"reading.{key}", dict(blanks))


def with_subject(value: Any, player: Any) -> Any:
    """The value with SUBJ replaced by the player; "their" in what is said of another player is that player's."""
    theirs = player != Who.YOU
    return rewrite(value, lambda node: player if node == SUBJ or (theirs and node == THEIRS) else None)


def kinds_of(pattern: Any) -> tuple[type, ...]:
    """The types of the values that a pattern matches; empty: it cannot be seen, or is a word that points back."""
    if isinstance(pattern, tuple):
        return (tuple,)
    if isinstance(pattern, Pair):
        return pattern.kinds
    if isinstance(pattern, SaidOf):
        return kinds_of(pattern.value)
    if isinstance(pattern, Holed):
        return () if points_back(pattern.fields.get("slot")) else (pattern.kind,)
    if not isinstance(pattern, Node) or points_back(getattr(pattern, "slot", None)):
        return ()
    return (type(pattern),)


def build(pattern: Any, found: Bindings) -> Any:
    """The pattern with its holes filled."""
    if isinstance(pattern, Hole):
        return unsaid(found[pattern.name])
    if isinstance(pattern, Half):
        return unsaid(found[pattern.hole.name])[pattern.at]
    if isinstance(pattern, Holed):
        return pattern.kind(*[build(part, found) for part in pattern.fields.values()])
    if isinstance(pattern, Node):
        cls: Any = type(pattern)
        return cls(*[build(getattr(pattern, name), found) for name in cls.field_names])
    if isinstance(pattern, tuple):
        items: list[Any] = []
        for item in pattern:
            if isinstance(item, Remaining):
                items.extend(build(item.value, found))
            else:
                items.append(build(item, found))
        return tuple(items)
    if isinstance(pattern, SaidOf):
        return with_subject(build(pattern.value, found), build(pattern.player, found))
    if isinstance(pattern, Pair):
        return pattern.build(*[build(arg, found) for arg in pattern.args])
    if isinstance(pattern, Unspoken):
        return pattern.value
    return pattern


# Nodes that a word like "it" or "that character" can stand for.
POINTED_AT = (ir.This, ir.Those, ir.Involved, ir.Among, ir.LocationOf, ir.Top, ir.Chosen, ir.Together)
TESTS_POINTED_AT = (ir.IsThis, ir.IsIn, ir.IsInvolved)
PLAYERS_POINTED_AT = (ir.PlayerIn, ir.PlayerOf, ir.PlayerInvolved)


def _fits(word: str, value: Any) -> bool:
    """A part of what was seen is only ever "the rest" or "the other", and the place of a card "that location"."""
    if word == "?here":
        return isinstance(value, ir.This | ir.LocationOf)
    if isinstance(value, ir.Among):
        return "rest" in word or "other" in word
    if isinstance(value, ir.LocationOf):
        return "location" in word
    return True


def singers(song: Any, of: Who = Who.ALL) -> ir.Cards:
    """The characters that sang the song; teammates may have sung it together (8.12.1)."""
    sang = ir.Event(Happening.SANG, object=ir.Filter(where=(song,)))
    return ir.Cards(of=of, where=(ir.IsType((CardType.CHARACTER,)), ir.Did(sang)))


AT_ITS_LOCATION = ir.IsAt(ir.LocationOf(ir.This()))
"""Where this character is: what "here" means in the text of a character."""

_SINGERS = (singers(ir.IsThis()), singers(ir.IsInvolved(), Who.YOU))


def can_mean(word: str, value: Any) -> bool:
    """Whether a word that points back can stand for the cards."""
    if isinstance(value, POINTED_AT):
        return _fits(word, value)
    if isinstance(value, ir.Under) and value.where:  # cards under a card that a condition has spoken of
        return word.startswith("?those")
    return value in _SINGERS or (value is None and word == "?about")


def points_back(slot: object) -> bool:
    """Whether the name of a slot is still a word that points back."""
    return isinstance(slot, str) and slot[:1] == "?"
