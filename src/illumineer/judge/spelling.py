"""Answers as a scenario writes them: the value behind the verb of a step."""

from __future__ import annotations

from typing import Final, assert_never

from illumineer.judge.labels import id_of
from illumineer.judge.table import Table
from illumineer.notation import ACTS, HOWS
from illumineer.readings import (
    Done,
    Enter,
    Mode,
    Name,
    Next,
    Number,
    Pick,
    PickPlayer,
    Put,
    Reading,
    Replacement,
    Resolve,
    TurnAction,
    Way,
    YesNo,
)
from illumineer.told.explain import called
from illumineer.vocab import Side, player_name

RESIST: Final = "Resist"
"""What a step calls Resist, in the editions where it is a replacement effect."""


def spelled(table: Table, reading: Reading) -> bool | int | str | None:
    """What stands behind the verb; None for what a step says by saying no more."""
    match reading:
        case TurnAction(act, card):
            return f"{ACTS[act]} {table.name(card)}" if card else ACTS[act]
        case Pick(card) | Next(card):
            return table.name(card)
        case PickPlayer(player):
            return player_name(player)
        case Done():
            return None
        case YesNo(yes):
            return yes
        case Number(n):
            return n
        case Mode(place):
            return place + 1
        case Way(how):
            return f"for {HOWS[how]}"
        case Name(word):
            return word
        case Put(_, side):
            return "top" if side == Side.TOP else "bottom"
        case Resolve(card) | Replacement(card):
            name = ability_name(table, reading)
            label = table.labels.label(id_of(table.state, card)) or table.name(card)
            return f"{label}: {name}" if name else label
        case Enter(_, exerted):
            return "exerted" if exerted else "ready"
        case _ as rest:
            assert_never(rest)


def ability_name(table: Table, reading: Resolve | Replacement) -> str:
    """What the ability that waits or replaces is called; "" if it is called nothing."""
    return RESIST if reading.ability is None else called(table.state, reading.card, reading.ability)
