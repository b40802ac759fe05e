"""The steps that would be taken now, each written as a file has to say it.

A step says a whole turn action or answer at once; the engine asks for one thing after another.  So every way is tried
on copies of the table until its step is whole.  Only failures list steps, when somebody reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from illumineer.game import DONE, Answer, Decision
from illumineer.judge.spelling import spelled
from illumineer.judge.table import Table
from illumineer.messages import Message
from illumineer.notation import ability_label
from illumineer.readings import Mode, Next, Pick, PickPlayer, Put, Replacement, Resolve, TurnAction, Way
from illumineer.vocab import Act, How, player_name
from illumineer.words import say

MOST_SHOWN: Final = 12
"""How many legal steps a message lists."""
_MOST_TRIED: Final = 200
"""How many picks are tried for one answer."""
_SIMPLE: Final = {Act.INK: "ink", Act.QUEST: "quest", Act.BOOST: "boost"}
_PAIRS: Final = {Act.CHALLENGE: "challenge", Act.MOVE: "move"}
_QUOTED: Final = re.compile(r"[,\[\]{}]|: | #|:$|^[\"'&*!|>%@`?-]")
"""What a name must not hold if it is to stand in a list or a mapping as it is."""


class Offered:
    """The legal steps in a message: found when somebody reads it."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table.copy()

    def told(self, lang: str) -> str:
        found = list(dict.fromkeys(legal_steps(self._table)))
        listed = " | ".join(found[:MOST_SHOWN])
        if len(found) <= MOST_SHOWN:
            return listed
        return say(Message("judge.some_of", {"answers": listed, "n": len(found)}), lang)


def legal_steps(table: Table) -> Iterator[str]:
    """Every step that would be taken now; of an answer that has very many forms, the first of them."""
    asked = table.asked
    if asked is None:
        return
    if asked.is_turn:
        for value in asked.options:
            yield from _acts(table, asked, value)
        return
    by = f", by: {player_name(asked.player)}" if asked.player != table.game.active else ""
    for step in _answers(table, asked):
        yield step + by


# --- turn actions ----------------------------------------------------------------------------


def _acts(table: Table, asked: Decision, value: Answer) -> Iterator[str]:
    reading = table.read(asked, value)
    assert isinstance(reading, TurnAction)
    act = reading.act
    if act == Act.END_TURN:
        yield "end_turn: true"
        return
    card = _word(table.name(reading.card))
    if act in _SIMPLE:
        yield f"{_SIMPLE[act]}: {card}"
    elif act == Act.ACTIVATE:
        yield f"activate: [{card}, {_word(ability_label(table.state, reading))}]"
    elif act == Act.PLAY:
        yield from _plays(_after(table, value), card)
    else:
        for other in _options(_after(table, value)):
            yield f"{_PAIRS[act]}: [{card}, {_word(table.name(other))}]"


def _plays(table: Table, card: str) -> Iterator[str]:
    """Every way to play a card that has been announced."""
    asked = table.asked
    assert asked is not None
    for option in asked.options:
        way = table.read(asked, option)
        assert isinstance(way, Way)
        if way.how == How.INK:
            yield f"play: {card}"
        elif way.how in (How.FREE, How.ALTERNATE):
            yield f"play: {card}, for_free: true"
        else:
            with_whom = "shift_onto" if way.how == How.SHIFT else "sung_by"
            for picks in _picks(_after(table, option)):
                yield f"play: {card}, {with_whom}: {_listed([_word(table.name(pick)) for pick in picks])}"


# --- answers ---------------------------------------------------------------------------------


def _answers(table: Table, asked: Decision) -> Iterator[str]:
    """Steps of the form "verb: value"; picks that go together stand in one list."""
    if asked.wants in (Pick, PickPlayer, Mode):
        for picks in _picks(table):
            yield f"{asked.verb}: {_listed([_spelled(table, asked, pick) for pick in picks])}"
        return
    for option in asked.options:
        text = _spelled(table, asked, option)
        if asked.wants is Put:
            text = f"{{{text}: [{_word(table.name(asked.picked[0]))}]}}"
        elif asked.wants is Next:
            text = f"[{text}]"
        elif asked.wants in (Resolve, Replacement):
            text = f'"{spelled(table, table.read(asked, option))}"'
        yield f"{asked.verb}: {text}"


def _spelled(table: Table, asked: Decision, option: Answer) -> str:
    """An answer as it stands in a file."""
    value = spelled(table, table.read(asked, option))
    return str(value).lower() if isinstance(value, bool) else _word(str(value))


def _picks(table: Table) -> Iterator[tuple[int, ...]]:
    """The sets of picks that answer the pending decision as a whole."""
    first = table.asked
    assert first is not None
    seen: set[frozenset[int]] = set()
    left: list[tuple[Table, tuple[int, ...]]] = [(table, ())]
    while left and len(seen) < _MOST_TRIED:
        here, picks = left.pop(0)
        asked = here.asked
        if asked is None or (picks and (asked.about != first.about or asked.picked[-1:] != picks[-1:])):
            yield picks  # the series is over
            continue
        if DONE in asked.options:
            yield picks
        for pick in _options(here):
            together = frozenset((*picks, pick))
            if together not in seen:
                seen.add(together)
                left.append((_after(here, pick), (*picks, pick)))


# --- words -----------------------------------------------------------------------------------


def _after(table: Table, value: Answer) -> Table:
    trial = table.copy()
    trial.push(value)
    return trial


def _options(table: Table) -> list[int]:
    """The answers that are cards, players or numbers."""
    asked = table.asked
    return [] if asked is None else [each for each in asked.options if isinstance(each, int) and each != DONE]


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"[{', '.join(words)}]"


def _word(name: str) -> str:
    """A name as a file has to write it, in quotes if it would be read as something else."""
    return '"{}"'.format(name.replace('"', '\\"')) if _QUOTED.search(name) else name
