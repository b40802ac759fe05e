"""Matching: what the holes of a pattern must have been to give a value, every way there is.

A pattern (`patterns`) is turned into a function once.  That function is tried on every value that is written, which is
most of the time that writing takes.  `matcher(pattern)(value, subject, found)` is the list of all bindings that add to
those in `found`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from operator import attrgetter
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, values, walk
from illumineer.text.patterns import (
    AT_ITS_LOCATION,
    PLAYERS_POINTED_AT,
    SUBJ,
    TESTS_POINTED_AT,
    Bindings,
    Half,
    Hole,
    Holed,
    Pair,
    Remaining,
    Said,
    SaidOf,
    Unspoken,
    build,
    can_mean,
    points_back,
    unsaid,
)
from illumineer.vocab import Who, Word

Found = list[Bindings]
Matcher = Callable[[Any, Any, Bindings], Found]

_NONE: Found = []
_AT_THIS = ir.IsAt(ir.This())


def match(pattern: Any, value: Any, subject: Any, found: Bindings) -> Found:
    """Every way in which the pattern could have been filled to give the value."""
    return matcher(pattern)(value, subject, found)


def matcher(pattern: Any) -> Matcher:
    """The function that matches values against a pattern."""
    if isinstance(pattern, Hole):
        return _hole(pattern.name)
    if isinstance(pattern, Half):
        raise TypeError(f"*{pattern.hole!r} stands for two fields of a node, and for nothing else")
    if isinstance(pattern, SaidOf):
        return _said_of(pattern)
    if isinstance(pattern, Pair):
        return _pair(pattern)
    if isinstance(pattern, Unspoken):
        return lambda value, subject, found: [found] if unsaid(value) is None else _NONE
    if isinstance(pattern, Node):
        if pattern == SUBJ:
            return _subject
        return _here if pattern == _AT_THIS else _word(pattern) or _node(type(pattern), values(pattern))
    if isinstance(pattern, Holed):
        return _node(pattern.kind, pattern.fields.values())
    if isinstance(pattern, tuple):
        return _tuple(pattern)
    return lambda value, subject, found: [found] if _same(pattern, unsaid(value)) else _NONE


# --- holes, and subjects -----------------------------------------------------------------------


def _hole(name: str) -> Matcher:
    def matches(value: Any, subject: Any, found: Bindings) -> Found:
        value = _as_said(value)
        if name in found:
            return [found] if _same(unsaid(found[name]), unsaid(value)) else _NONE
        if subject is not None and not isinstance(value, Said):
            value = Said(value, subject)
        return [{**found, name: value}]

    return matches


def _said_of(pattern: SaidOf) -> Matcher:
    of_player, of_value = matcher(pattern.player), matcher(pattern.value)

    def matches(value: Any, subject: Any, found: Bindings) -> Found:
        value = _as_said(value)
        if not _open(pattern.player, found):
            return of_value(Said(value, build(pattern.player, found)), subject, found)
        return [
            made
            for player in _players_in(value)
            for known in of_player(player, None, found)
            for made in of_value(Said(value, player), subject, known)
        ]

    return matches


def _open(player: Any, found: Bindings) -> bool:
    """Whether a pattern of a player has a hole that is not filled yet."""
    if isinstance(player, Hole):
        return player.name not in found
    if isinstance(player, Holed):
        return any(_open(part, found) for part in player.fields.values())
    return False


def _players_in(value: Any) -> list[Any]:
    """The players that may be the subject of a value: those that its verbs name, each once."""
    players: list[Any] = []
    for node in walk(value):
        for name in ("who", "by", "of", "player"):
            player = getattr(node, name, None)
            if isinstance(player, Who | ir.PlayerOf | ir.PlayerIn | ir.PlayerInvolved) and player not in players:
                players.append(player)
    return players


def _pair(pattern: Pair) -> Matcher:
    kinds, unbuild = pattern.kinds, pattern.unbuild
    of_args = tuple(matcher(arg) for arg in pattern.args)

    def matches(value: Any, subject: Any, found: Bindings) -> Found:
        value, subject = _bare(value, subject)
        if kinds and type(value) not in kinds:
            return _NONE
        ways = unbuild(value)
        return [made for args in ways for made in _all(of_args, args, subject, found)] if ways else _NONE

    return matches


def _all(matchers: tuple[Matcher, ...], values: tuple[Any, ...], subject: Any, found: Bindings) -> Found:
    ways = [found]
    for matches, value in zip(matchers, values, strict=True):
        ways = [made for way in ways for made in matches(value, subject, way)]
        if not ways:
            break
    return ways


# --- nodes -------------------------------------------------------------------------------------


def _bare(value: Any, subject: Any) -> tuple[Any, Any]:
    """A value as the rules say it, and the player who is its subject."""
    while isinstance(value, Said):
        value, subject = value.value, value.subject
    return _as_said(value), subject


def _subject(value: Any, subject: Any, found: Bindings) -> Found:
    """The player that the sentence is about: you, if nobody else is."""
    value, subject = _bare(value, subject)
    if subject is None:
        subject = Who.YOU
    if isinstance(subject, Node):
        return [found] if _player(subject)(value, None, {}) else _NONE
    return [found] if _same(subject, value) else _NONE


def _here(value: Any, subject: Any, found: Bindings) -> Found:
    """ "Here": this location; on a character, the location where it is."""
    return [found] if _bare(value, subject)[0] in (_AT_THIS, AT_ITS_LOCATION) else _NONE


@lru_cache(256)
def _player(subject: Node) -> Matcher:
    return matcher(subject)


def _word(pattern: Node) -> Matcher | None:
    """A word that points back matches whatever it can mean; None: the pattern is no such word."""
    slot = getattr(pattern, "slot", None)
    if not points_back(slot):
        return None
    if isinstance(pattern, ir.Those):
        return _if(lambda value: can_mean(str(slot), value))
    if isinstance(pattern, ir.Number) and str(slot).startswith("?event"):
        return _if(lambda value: isinstance(value, ir.InvolvedAmount))
    if isinstance(pattern, ir.Number) and slot == "?many":
        return _if(lambda value: isinstance(value, ir.Number | ir.InvolvedAmount))
    if isinstance(pattern, ir.IsIn):
        return _if(lambda value: isinstance(value, TESTS_POINTED_AT))
    if isinstance(pattern, ir.PlayerIn):
        return _if(lambda value: isinstance(value, PLAYERS_POINTED_AT) or value in (Who.THEY, Who.ACTIVE))
    return None


def _if(test: Callable[[Any], bool]) -> Matcher:
    return lambda value, subject, found: [found] if test(_bare(value, subject)[0]) else _NONE


def _node(kind: type[Node], of_fields: Iterable[Any]) -> Matcher:
    plain: list[tuple[str, Any]] = []  # fields without holes, which are looked at first
    parts: list[tuple[Callable[[Any], Any], Matcher]] = []
    names = kind.field_names
    for at, (name, wanted) in enumerate(zip(names, of_fields, strict=True)):
        if isinstance(wanted, Half):
            if wanted.at == 0:  # the second half stands in the next field
                parts.append((attrgetter(*names[at : at + 2]), matcher(wanted.hole)))
            continue
        if wanted == "" and (name in ("name", "slot") or name in kind.filled_fields):
            continue  # no rule has words for a story name, nor for the name of a slot: it takes any
        if name == "slot" and points_back(wanted):
            continue
        if wanted == () or not isinstance(wanted, Node | tuple | Hole | Holed | SaidOf | Pair | Unspoken):
            plain.append((name, wanted))
        else:
            parts.append((attrgetter(name), matcher(wanted)))

    def matches(value: Any, subject: Any, found: Bindings) -> Found:
        if type(value) is not kind:
            if not isinstance(value, Said):
                return _NONE
            value, subject = _bare(value, subject)
            if type(value) is not kind:
                return _NONE
        value = _as_said(value)
        for name, wanted in plain:
            if not _same(wanted, getattr(value, name)):
                return _NONE
        ways = [found]
        for get, of_part in parts:
            part = get(value)
            ways = (
                of_part(part, subject, ways[0])
                if len(ways) == 1
                else [made for way in ways for made in of_part(part, subject, way)]
            )
            if not ways:
                return _NONE
        return ways

    return matches


def _tuple(pattern: tuple[Any, ...]) -> Matcher:
    rest = matcher(pattern[-1].value) if pattern and isinstance(pattern[-1], Remaining) else None
    items = tuple(matcher(item) for item in (pattern if rest is None else pattern[:-1]))
    size = len(items)

    def matches(value: Any, subject: Any, found: Bindings) -> Found:
        while isinstance(value, Said):
            value, subject = value.value, value.subject
        if not isinstance(value, tuple):
            return _NONE
        if rest is None:
            return _all(items, value, subject, found) if len(value) == size else _NONE
        if len(value) < size:
            return _NONE
        return [made for way in _all(items, value[:size], subject, found) for made in rest(value[size:], subject, way)]

    return matches


# --- values ------------------------------------------------------------------------------------


def _same(left: Any, right: Any) -> bool:
    """Equal and of one kind: the number 1 is not a vocabulary word that happens to be 1."""
    if left is right:
        return True
    if isinstance(left, Word) is not isinstance(right, Word):
        return False
    return bool(left == right)


def _as_said(value: Any) -> Any:
    """The value without what its own words leave unsaid."""
    say = _UNSAID.get(type(value))
    return value if say is None else say(value)


def _another(value: ir.Chosen) -> ir.Chosen:
    """Another than the one chosen before, as it is said: "another", like any card but this one."""
    if not value.different:
        return value
    cards: Any = value.cards
    return replace(value, cards=replace(cards, where=(ir.IsOther(), *cards.where)), different="")


def _shuffle(value: ir.Shuffle) -> ir.Shuffle:
    """What is put somewhere right after is not said twice."""
    return value if value.keep is None else replace(value, keep=None)


_UNSAID: dict[type, Callable[[Any], Any]] = {ir.Chosen: _another, ir.Shuffle: _shuffle}
