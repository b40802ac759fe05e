"""The steps that would be taken now, each written as a file has to say it.

A step says a whole turn action or answer at once; the engine asks for one thing after another.  So every way is tried
on copies of the table until its step is whole.  Only failures list steps, when somebody reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.would import watching_for_key
from illumineer.judge.labels import id_of
from illumineer.judge.table import Table
from illumineer.messages import Message
from illumineer.notation import write
from illumineer.told.explain import called
from illumineer.vocab import Act, Ask, How, Side, player_name
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
    if asked.kind == Ask.ACT:
        for value in asked.options:
            assert isinstance(value, tuple)
            yield from _acts(table, asked, value)
        return
    by = f", by: {player_name(asked.player)}" if asked.player != table.game.active else ""
    for step in _answers(table, asked):
        yield step + by


# --- turn actions ----------------------------------------------------------------------------


def _acts(table: Table, asked: Decision, value: tuple[int, ...]) -> Iterator[str]:
    act = Act(value[0])
    if act == Act.END_TURN:
        yield "end_turn: true"
        return
    card = _word(table.name(value[1]))
    if act in _SIMPLE:
        yield f"{_SIMPLE[act]}: {card}"
    elif act == Act.ACTIVATE:
        text = write(table.state, asked, value, {value[1]: ""})
        yield f"activate: [{card}, {_word(text.partition(': ')[2])}]"
    elif act == Act.PLAY:
        yield from _plays(_after(table, value), card)
    else:
        for other in _options(_after(table, value)):
            yield f"{_PAIRS[act]}: [{card}, {_word(table.name(other))}]"


def _plays(table: Table, card: str) -> Iterator[str]:
    """Every way to play a card that has been announced."""
    asked = table.asked
    assert asked is not None and asked.about == "how_to_play"
    for way in asked.options:
        assert isinstance(way, tuple)
        if way[0] == How.INK:
            yield f"play: {card}"
        elif way[0] in (How.FREE, How.ALTERNATE):
            yield f"play: {card}, for_free: true"
        else:
            option = "shift_onto" if way[0] == How.SHIFT else "sung_by"
            for picks in _picks(_after(table, way)):
                yield f"play: {card}, {option}: {_cards(table, picks)}"


# --- answers ---------------------------------------------------------------------------------


def _answers(table: Table, asked: Decision) -> Iterator[str]:
    kind = asked.kind
    if kind == Ask.ACCEPT:
        yield from (f"accept: {'true' if value else 'false'}" for value in asked.options)
    elif kind == Ask.CHOOSE:
        yield from (f"choose: {_cards(table, picks, asked.of_players)}" for picks in _picks(table))
    elif kind == Ask.MODE and asked.about != "how_to_play":
        for picks in _picks(table):
            numbers = [str(pick + 1) for pick in picks]
            yield f"mode: {numbers[0]}" if len(numbers) == 1 else f"mode: [{', '.join(numbers)}]"
    elif kind == Ask.ORDER:
        yield from (f"order: [{_word(table.name(ref))}]" for ref in _options(table))
    elif kind == Ask.PUT:
        card = _word(table.name(asked.picked[0]))
        yield from (f"put: {{{'top' if side == Side.TOP else 'bottom'}: [{card}]}}" for side in asked.options)
    elif kind in (Ask.RESOLVE, Ask.REPLACE):
        verb = "resolve" if kind == Ask.RESOLVE else "replace"
        yield from (f'{verb}: "{ability_label(table, kind, key)}"' for key in _options(table))
    else:
        for text in table.written(asked):
            verb, _, rest = text.partition(" ")
            yield f"{verb}: {_word(rest)}"


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


def ability_label(table: Table, kind: int, key: int) -> str:
    """What waits or replaces, as a step names it."""
    st = table.state
    if kind == Ask.RESOLVE:
        waiting = next(each for each in st.bag if each.id == key)
        source, spec = waiting.source, st.setup.book.abilities[waiting.ability]
    elif key < 0:
        return f"{table.name(-key)}: Resist"
    else:
        watch = watching_for_key(st, key)
        source, spec = watch.context.source, watch.spec
    name = called(st, source, spec)
    return f"{table.labels.label(id_of(st, source)) or table.name(source)}{f': {name}' if name else ''}"


# --- words -----------------------------------------------------------------------------------


def _after(table: Table, value: Answer) -> Table:
    trial = table.copy()
    trial.push(value)
    return trial


def _options(table: Table) -> list[int]:
    """The answers that are cards, players or numbers."""
    asked = table.asked
    return [] if asked is None else [each for each in asked.options if isinstance(each, int) and each != DONE]


def _cards(table: Table, picks: tuple[int, ...], of_players: bool = False) -> str:
    names = [player_name(pick) if of_players else _word(table.name(pick)) for pick in picks]
    return names[0] if len(names) == 1 else f"[{', '.join(names)}]"


def _word(name: str) -> str:
    """A name as a file has to write it, in quotes if it would be read as something else."""
    return '"{}"'.format(name.replace('"', '\\"')) if _QUOTED.search(name) else name
