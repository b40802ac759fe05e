"""What an answer means: the one place that knows what the numbers of a decision stand for.

Inside the core an answer is a bare value (`decisions.Answer`).  `read` turns it into a *reading* (`readings`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from illumineer.compile.specs import AbilitySpec
from illumineer.core import derive, would
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.state import State
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
from illumineer.vocab import Act, How, Side


def read(st: State, asked: Decision, value: Answer) -> Reading:
    """What an answer to the decision means, legal or not; ValueError if it means nothing there."""
    found = _read(st, asked, value)
    if found is None:
        raise ValueError(f"{value!r} is no answer to {asked.kind!r}")
    return found


def is_answer(st: State, asked: Decision, value: object) -> bool:
    """Whether a value that anybody may have made means something as an answer to the decision."""
    return _is_plain(value) and _read(st, asked, value) is not None


def _is_plain(value: object) -> bool:
    """Whether a value is an `Answer` at all."""
    if isinstance(value, tuple):
        return all([type(part) is int for part in value])
    return type(value) is int or isinstance(value, str)


def _read(st: State, asked: Decision, value: Any) -> Reading | None:
    wants = asked.wants
    if wants is Name:
        return Name(value) if isinstance(value, str) else None
    if isinstance(value, tuple):
        return _named_by_several(st, asked, wants, value)
    if not isinstance(value, int):
        return None
    if wants is Pick or wants is Next or wants is PickPlayer or wants is Mode:
        return _pick(st, asked, wants, value)
    if wants is YesNo:
        return YesNo(value == 1) if value in (0, 1) else None
    if wants is Number:
        return Number(value)
    if wants is Put:
        return Put(asked.picked[0], Side(value)) if value in (Side.TOP, Side.BOTTOM) else None
    if wants is Resolve:
        return _resolve(st, value)
    if wants is Enter:
        return Enter(asked.source, value == 1) if value in (0, 1) else None
    return None


def _named_by_several(st: State, asked: Decision, wants: type[Reading], value: tuple[int, ...]) -> Reading | None:
    """What a row of numbers means."""
    if wants is TurnAction:
        return _turn_action(st, value)
    if wants is Way:
        return _way(st, asked, value)
    return _replacement(st, asked, value) if wants is Replacement else None


def _pick(st: State, asked: Decision, wants: type[Reading], value: int) -> Reading | None:
    """One of a series of picks, or that there are no more."""
    if value == DONE:
        return Done(not asked.picked, wants is PickPlayer)
    if wants is PickPlayer:
        return PickPlayer(value) if 0 <= value < st.setup.players else None
    if wants is Mode:
        return Mode(value) if value >= 0 else None
    if value <= 0:
        return None
    return Pick(value) if wants is Pick else Next(value)


def _turn_action(st: State, value: tuple[int, ...]) -> TurnAction | None:
    if not value or value[0] not in list(Act):
        return None
    act = Act(value[0])
    if act == Act.END_TURN:
        return TurnAction(act) if len(value) == 1 else None
    if len(value) != (3 if act == Act.ACTIVATE else 2):
        return None
    if act != Act.ACTIVATE:
        return TurnAction(act, value[1])
    card = st.in_play.get(value[1])
    if card is None:
        return None
    abilities = derive.values(st, card).abilities
    place = value[2]
    return TurnAction(act, value[1], abilities[place][0], place) if 0 <= place < len(abilities) else None


def _way(st: State, asked: Decision, value: tuple[int, ...]) -> Way | None:
    if len(value) != 3 or value[0] not in list(How) or value[1] >= len(st.setup.book.abilities):
        return None
    return way(st, asked.options, value)


def way(st: State, options: Sequence[Answer], value: tuple[int, ...]) -> Way:
    """A way of playing a card, among those that are open."""
    alike = [option for option in options if isinstance(option, tuple) and option[0] == value[0]]
    nth = alike.index(value) if value in alike else 0
    return Way(How(value[0]), st.setup.book.abilities[value[1]] if value[1] >= 0 else None, value[2], nth)


def _resolve(st: State, id: int) -> Resolve | None:
    for waiting in st.bag:
        if waiting.id == id:
            return Resolve(waiting.source, st.setup.book.abilities[waiting.ability], waiting.player, id)
    return None


def _replacement(st: State, asked: Decision, key: tuple[int, ...]) -> Replacement | None:
    if key not in asked.options:
        return None
    card, ability, lasting = key
    if ability == would.RESIST:
        return Replacement(card, None, asked.player)
    watch = would.watching_for_key(st, (card, ability, lasting))
    return Replacement(watch.context.source, watch.spec, watch.context.player)


def card_of(asked: Decision, reading: Reading) -> int:
    """The card that an answer is about: the one it names, else the one that asks; 0 if there is none."""
    match reading:
        case TurnAction() | Pick() | Put() | Next() | Resolve() | Replacement() | Enter():
            return reading.card
        case Done():
            return 0
        case PickPlayer() | YesNo() | Number() | Mode() | Way() | Name():
            return asked.source
        case _ as rest:
            assert_never(rest)


def names_card(reading: Reading) -> bool:
    """Whether an answer names a card itself."""
    return isinstance(reading, Pick | Put | Next | Resolve | Replacement | Enter) or (
        isinstance(reading, TurnAction) and reading.card != 0
    )


def ability_of(reading: Reading) -> AbilitySpec | None:
    """The ability that an answer names."""
    match reading:
        case TurnAction() | Way() | Resolve() | Replacement():
            return reading.ability
        case _:
            return None
