"""What lies on the agenda as plain JSON data, and back: each kind under its name, its fields under theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from illumineer.core import plain
from illumineer.core.interp import Resolution
from illumineer.core.payment import Payment
from illumineer.core.settle import Settling
from illumineer.core.setup import SettingUp
from illumineer.core.state import Business, Frame, Paid, ReplacementKey, State
from illumineer.core.turn import Turn
from illumineer.core.turn_actions.activate import Activating
from illumineer.core.turn_actions.challenge import Challenging
from illumineer.core.turn_actions.move import Moving
from illumineer.core.turn_actions.play import Playing
from illumineer.core.turn_actions.quest import Questing
from illumineer.core.would import RESIST, Item, Would
from illumineer.cr import CR, named
from illumineer.facts import Goes
from illumineer.vocab import Happening, How

Read = Callable[[State, Any, str], Any]
"""Reads the value of a field: the state, the data, the place to name if the data is wrong."""


# --- fields ----------------------------------------------------------------------------------


def _number(st: State, value: Any, where: str) -> int:
    return plain.number(value, where)


def _flag(st: State, value: Any, where: str) -> bool:
    return plain.flag(value, where)


def _numbers(st: State, value: Any, where: str) -> tuple[int, ...]:
    return tuple(plain.numbers(value, where))


def _players(st: State, value: Any, where: str) -> tuple[int, ...]:
    return tuple([plain.player(st, item, where) for item in plain.rows(value, where)])


def _player_or_nobody(st: State, value: Any, where: str) -> int:
    return value if value == -1 else plain.player(st, value, where)


def _rule(st: State, value: Any, where: str) -> CR:
    plain.expect(isinstance(value, str), where, "word")
    return named(value)


def _kind(st: State, value: Any, where: str) -> int:
    return int(Happening(plain.number(value, where)))


def _how(st: State, value: Any, where: str) -> int:
    return value if value == -1 else int(How(plain.number(value, where)))


def _costs(st: State, value: Any, where: str) -> tuple[int, ...]:
    found = _numbers(st, value, where)
    plain.expect(all(0 <= cost < len(st.setup.book.costs) for cost in found), where, "no_ability")
    return found


def _picks(st: State, value: Any, where: str) -> tuple[tuple[int, ...], ...]:
    return tuple([_numbers(st, held, where) for held in plain.rows(value, where)])


def _paid(st: State, value: Any, where: str) -> tuple[Paid, ...]:
    found: list[Paid] = []
    for row in plain.rows(value, where):
        slot, refs = plain.rows(row, where)
        plain.expect(plain.number(slot, where) >= 0, where, "slots")
        found.append((slot, _numbers(st, refs, where)))
    return tuple(found)


def _items(st: State, value: Any, where: str) -> tuple[Item, ...]:
    found: list[Item] = []
    for row in plain.rows(value, where):
        ref, player, n, source = plain.numbers(row, where, 4)
        found.append((ref, plain.player(st, player, where), n, source))
    return tuple(found)


def _items_or_none(st: State, value: Any, where: str) -> tuple[Item, ...] | None:
    return None if value is None else _items(st, value, where)


def _keys(st: State, value: Any, where: str) -> tuple[ReplacementKey, ...]:
    found: list[ReplacementKey] = []
    for row in plain.rows(value, where):
        card, ability, lasting = plain.numbers(row, where, 3)
        found.append((card, ability if ability == RESIST else plain.ability(st, ability, where), lasting))
    return tuple(found)


def _pair_or_none(st: State, value: Any, where: str) -> tuple[int, int] | None:
    if value is None:
        return None
    one, other = plain.numbers(value, where, 2)
    return one, other


def _goes(st: State, value: Any, where: str) -> Goes | None:
    return load_goes(value, where)


_OF_ALL: Final[dict[str, Read]] = {"source": _number, "step": _number}
_OF_A_FRAME: Final[dict[str, Read]] = {
    "cause": _number,
    "applied": _keys,
    "grant": _number,
    "goes": _goes,
    "whole": _flag,
}
_KINDS: Final[dict[str, tuple[type[Business], dict[str, Read]]]] = {
    "setup": (
        SettingUp,
        {"decides": _player_or_nobody, "place": _number, "picked": _numbers, "altered": _players},
    ),
    "turn": (Turn, {"picked": _numbers}),
    "settle": (
        Settling,
        {"resolver": plain.player, "check_only": _flag, "turn_ended": _flag, "looked": _number},
    ),
    "would": (
        Would,
        {
            "what": _kind,
            "items": _items,
            "rule": _rule,
            "into": _number,
            "wanted": _number,
            "cause": _number,
            "applied": _keys,
            "in_challenge": _flag,
            "pierces": _flag,
            "later": _items_or_none,
            "since": _keys,
            "drawn": _numbers,
        },
    ),
    "pay": (
        Payment,
        {
            "ink": _number,
            "costs": _costs,
            "picks": _picks,
            "drops": _number,
            "subject": _number,
            "rule": _rule,
            "stays": _numbers,
            "busy": _numbers,
        },
    ),
    "play": (
        Playing,
        {
            "card": _number,
            "how": _how,
            "ability": plain.ability,
            "ink": _number,
            "onto": _numbers,
            "singers": _numbers,
            "enter": _number,
            "free": _flag,
            "exerted": _flag,
            "by_effect": _flag,
            "goes": _goes,
            "into": _number,
            "less": _number,
            "shift": _number,
            "drops": _number,
            "permit": _pair_or_none,
        },
    ),
    "quest": (Questing, {}),
    "challenge": (Challenging, {"other": _number}),
    "move": (Moving, {"goal": _number}),
    "activate": (
        Activating,
        {"ability": plain.ability, "grant": _number, "ink": _number, "inside": _flag, "picks": _paid},
    ),
}
"""Under its name each kind of business, but for a program that runs: its fields and who reads them."""
_PROGRAM: Final = "program"
_NAMES: Final = {kind: name for name, (kind, _) in _KINDS.items()}


# --- writing and reading ---------------------------------------------------------------------


def dump(business: Business) -> dict[str, Any]:
    """The business as JSON data."""
    data: dict[str, Any] = {"player": business.player, "source": business.source, "step": business.step}
    if isinstance(business, Frame):
        kind, fields = _PROGRAM, _OF_A_FRAME
        data["program"] = business.program.id
        data["slots"] = [plain.written(slot) for slot in business.slots]
    else:
        kind = _NAMES[type(business)]
        fields = _KINDS[kind][1]
    for name in fields:
        value = getattr(business, name)
        if isinstance(value, CR):
            data[name] = value.name
        elif isinstance(value, Goes):
            data[name] = dump_goes(value)
        else:
            data[name] = plain.written(value)
    return {"kind": kind, **data}


def load(st: State, data: Any) -> Business:
    """The business that `dump` wrote; RecordError or what Python raises if the data is wrong."""
    where = "agenda"
    kind = data["kind"]
    player, source = plain.player(st, data["player"], where), plain.number(data["source"], where)
    found: Business
    if kind == _PROGRAM:
        found = _frame(st, data, player, source)
        fields = _OF_A_FRAME
    else:
        plain.expect(kind in _KINDS, where, "no_frame", name=repr(kind))
        make: Any = _KINDS[kind][0]
        found = make(player, source)
        fields = _KINDS[kind][1]
    known = ("kind", "player", *_OF_ALL, *fields, *(("program", "slots") if kind == _PROGRAM else ()))
    plain.expect(sorted(data) == sorted(known), where, "fields")
    for name, read in (*_OF_ALL.items(), *fields.items()):
        setattr(found, name, read(st, data[name], where))
    if isinstance(found, Frame):
        plain.expect(0 <= found.step <= len(found.program.ops), where, "no_operation")
    return found


def _frame(st: State, data: dict[str, Any], player: int, source: int) -> Frame:
    where = "agenda"
    programs = st.setup.book.programs
    plain.expect(0 <= plain.number(data["program"], where) < len(programs), where, "no_program")
    program = programs[data["program"]]
    slots = [plain.slot(slot) for slot in plain.rows(data["slots"], where)]
    plain.expect(len(slots) >= program.slots, where, "slots")
    return Resolution(player, source, program, slots, 0)


def dump_goes(goes: Goes | None) -> list[Any] | None:
    """Where an action goes: zone, side, exerted."""
    return None if goes is None else [goes.zone, goes.side, goes.exerted]


def load_goes(value: Any, where: str) -> Goes | None:
    """What `dump_goes` wrote."""
    if value is None:
        return None
    zone, side, exerted = plain.rows(value, where)
    return Goes(plain.number(zone, where), plain.number(side, where), plain.flag(exerted, where))
