"""Patterns: trees with holes, which are filled when a text is read and matched when a tree is written.

The meaning of a phrase rule is such a pattern, made of the nodes of `illumineer.ir` with `V.name` where a hole of the
template goes.  `build` fills it; `match` finds what the holes must have been, every way there is.  That is why no rule
needs a second, hand-written half.

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

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, rewrite, walk
from illumineer.messages import Message
from illumineer.vocab import CardType, Happening, Who, Word

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


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


def with_subject(value: Any, player: Any) -> Any:
    """The value with SUBJ replaced by the player; "their" in what is said of another player is that player's."""
    theirs = player != Who.YOU
    return rewrite(value, lambda node: player if node == SUBJ or (theirs and node == THEIRS) else None)


def build(pattern: Any, found: Bindings) -> Any:
    """The pattern with its holes filled."""
    if isinstance(pattern, Hole):
        return unsaid(found[pattern.name])
    if isinstance(pattern, Node):
        cls: Any = type(pattern)
        return cls(*[build(getattr(pattern, name), found) for name in _names(cls)])
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
    return value in _SINGERS or (value is None and word == "?about")


def _points(slot: object) -> bool:
    return isinstance(slot, str) and slot[:1] == "?"


def match(pattern: Any, value: Any, subject: Any, found: Bindings) -> Iterator[Bindings]:
    """Every way in which the pattern could have been filled to give the value."""
    if isinstance(value, ir.Chosen) and value.different:
        value = _another(value)
    elif isinstance(value, ir.IsAt) and value == AT_ITS_LOCATION:
        value = ir.IsAt(ir.This())
    elif isinstance(value, ir.Shuffle) and value.keep is not None:
        value = replace(value, keep=None)  # what is put somewhere right after is not said twice
    if isinstance(pattern, Hole):
        name = pattern.name
        if name not in found:
            yield {
                **found,
                name: Said(value, subject) if subject is not None and not isinstance(value, Said) else value,
            }
        elif _same(unsaid(found[name]), unsaid(value)):
            yield found
    elif isinstance(pattern, SaidOf):
        if _open(pattern.player, found):
            for player in _players_in(value):
                for made in match(pattern.player, player, None, found):
                    yield from match(pattern.value, Said(value, player), subject, made)
        else:
            yield from match(pattern.value, Said(value, build(pattern.player, found)), subject, found)
    elif isinstance(pattern, Pair):
        inner = value.subject if isinstance(value, Said) else subject
        for args in pattern.unbuild(unsaid(value)):
            yield from _match_all(pattern.args, args, inner, found)
    elif isinstance(pattern, Unspoken):
        if unsaid(value) is None:
            yield found
    elif isinstance(value, Said):
        if isinstance(pattern, Node | tuple):
            yield from match(pattern, value.value, value.subject, found)
        elif _same(pattern, value.value):
            yield found
    elif isinstance(pattern, Node):
        if pattern == SUBJ:
            if any(True for _ in match(Who.YOU if subject is None else subject, value, None, {})):
                yield found
        elif isinstance(pattern, ir.Those) and _points(pattern.slot):
            if can_mean(str(pattern.slot), value):
                yield found
        elif isinstance(pattern, ir.Number) and pattern.slot == "?many":
            if isinstance(value, ir.Number | ir.InvolvedAmount):
                yield found
        elif isinstance(pattern, ir.IsIn) and _points(pattern.slot):
            if isinstance(value, TESTS_POINTED_AT):
                yield found
        elif isinstance(pattern, ir.PlayerIn) and _points(pattern.slot):
            if isinstance(value, PLAYERS_POINTED_AT) or value in (Who.THEY, Who.ACTIVE):
                yield found
        elif type(pattern) is type(value):
            cls: Any = type(pattern)
            names = _names(cls)
            yield from _match_fields(pattern, value, names, 0, subject, found)
    elif isinstance(pattern, tuple):
        if isinstance(value, tuple):
            if pattern and isinstance(pattern[-1], Remaining):
                fixed = len(pattern) - 1
                if len(value) >= fixed:
                    for made in _match_all(pattern[:-1], value[:fixed], subject, found):
                        yield from match(pattern[-1].value, value[fixed:], subject, made)
            elif len(pattern) == len(value):
                yield from _match_all(pattern, value, subject, found)
    elif _same(pattern, value):
        yield found


def _another(value: ir.Chosen) -> ir.Chosen:
    """Another than the one chosen before, as it is said: "another", like any card but this one."""
    cards: Any = value.cards
    return replace(value, cards=replace(cards, where=(ir.IsOther(), *cards.where)), different="")


def _open(player: Any, found: Bindings) -> bool:
    """Whether a pattern of a player has a hole that is not filled yet."""
    if isinstance(player, Hole):
        return player.name not in found
    return isinstance(player, ir.PlayerOf) and isinstance(player.thing, Hole) and player.thing.name not in found


def _players_in(value: Any) -> list[Any]:
    """Whom a value may have been said of: the players that its verbs name, each once."""
    players: list[Any] = []

    def visit(node: Node) -> None:
        for name in ("who", "by", "of", "player"):
            player = getattr(node, name, None)
            if isinstance(player, Who | ir.PlayerOf | ir.PlayerIn | ir.PlayerInvolved) and player not in players:
                players.append(player)

    walk(value, visit)
    return players


def _same(left: Any, right: Any) -> bool:
    """Equal and of one kind: the number 1 is not a vocabulary word that happens to be 1."""
    if isinstance(left, Word) is not isinstance(right, Word):
        return False
    return bool(left == right)


def _match_all(patterns: tuple[Any, ...], values: tuple[Any, ...], subject: Any, found: Bindings) -> Iterator[Bindings]:
    if not patterns:
        yield found
        return
    for made in match(patterns[0], values[0], subject, found):
        yield from _match_all(patterns[1:], values[1:], subject, made)


def _match_fields(
    pattern: Any, value: Any, names: tuple[str, ...], at: int, subject: Any, found: Bindings
) -> Iterator[Bindings]:
    if at == len(names):
        yield found
        return
    name = names[at]
    wanted = getattr(pattern, name)
    # Names of slots carry no words: a rule that does not give one takes any.
    if name in ("slot", "into", "name", "found", "rest") and wanted == "":
        yield from _match_fields(pattern, value, names, at + 1, subject, found)
        return
    if name == "slot" and _points(wanted):  # a word that points back, resolved by now
        yield from _match_fields(pattern, value, names, at + 1, subject, found)
        return
    for made in match(wanted, getattr(value, name), subject, found):
        yield from _match_fields(pattern, value, names, at + 1, subject, made)
