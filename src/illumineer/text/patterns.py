"""Patterns: trees with holes, which are filled when a text is read and matched when a tree is written.

The meaning of a phrase rule is such a pattern: a node of the IR with `V.name` where a hole of the wording goes
(`meanings`).  `build` fills it; `matching` finds what the holes must have been, every way there is.  That is why no
rule needs a second, hand-written half.

- `V.n`: the hole called n.
- `On(player, V.v)`: the value of the hole, said of that player: `SUBJ` inside it becomes the player.
- `Make(build, unbuild, V.a, …)`: any pair of functions that are each other's inverse; `unbuild` gives a list of
  tuples of arguments (empty: it cannot be that).
- `Unspoken("word")`: a word that the tree does not keep.
- `Rest(V.x)` as the last item of a tuple: all the remaining items.
- `SUBJ`: the player that the sentence is about; `Those("?…")` and `PlayerIn("?…")`: words that point back, which
  `bind` replaces by what they mean, and which match whatever can be pointed at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, rewrite
from illumineer.messages import Message
from illumineer.vocab import CardType, Happening, Who

SUBJ = ir.PlayerIn("?subj")
THEIRS = ir.PlayerIn("?they")

Bindings = dict[str, Any]


class Hole:
    """A named hole of a pattern."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"V.{self.name}"


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
    """A pair of functions, one the inverse of the other."""

    __slots__ = ("build", "unbuild", "args")

    def __init__(self, build: Callable[..., Any], unbuild: Callable[[Any], list[tuple[Any, ...]]], *args: Any) -> None:
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
    return isinstance(value, (Hole, Holed, SaidOf, Pair, Remaining, Unspoken))


# Patterns stand where nodes and tuples do, so to the type checker they are anything.


def On(player: Any, value: Any) -> Any:
    return SaidOf(player, value)


def Make(build: Callable[..., Any], unbuild: Callable[[Any], list[tuple[Any, ...]]], *args: Any) -> Any:
    return Pair(build, unbuild, *args)


def Rest(value: Any) -> Any:
    return Remaining(value)


def quiet(value: Any, *words: Any) -> Any:
    """A value, with words that say nothing about it (their value is None)."""
    return Make(lambda value, *words: value, lambda value: [(value, *(None,) * len(words))], value, *words)


def said_of_this(value: Any, this: Any) -> Any:
    """A value that says nothing of the card by itself, with the words for this card."""
    return Make(lambda value, this: value, lambda value: [(value, ir.This())], value, this)


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


def build(pattern: Any, found: Bindings) -> Any:
    """The pattern with its holes filled."""
    if isinstance(pattern, Hole):
        return unsaid(found[pattern.name])
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
