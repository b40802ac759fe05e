"""What the format leaves to a runner: answers that are the only ones, amounts, identical replacements,
and what nobody could tell apart.  Everything else a step has to say; nothing is guessed.
"""

from __future__ import annotations

from typing import Final

from illumineer.game import Answer, Decision
from illumineer.judge.labels import id_of
from illumineer.judge.table import Table
from illumineer.readings import Enter, Next, Number, Pick, Replacement, Way
from illumineer.vocab import How, Zone

_PLAIN_WAYS: Final = (How.FREE, How.INK)


def default(table: Table, chosen: tuple[str, ...]) -> Answer | None:
    """The answer to the pending decision that needs no step; None if it needs one.

    `chosen` are the cards of the last choice, as it lists them.
    """
    asked = table.pending
    if asked is None:
        return None
    if asked.only:
        return asked.options[0]
    if asked.wants is Number:
        return max(asked.options)
    if asked.wants is Replacement:
        return asked.options[0] if _identical(table, asked) else None
    if asked.wants is Enter:
        return _enters(table, asked)
    if asked.wants in (Pick, Next) and _alike(table, asked):
        return asked.options[0]
    if asked.wants is Next:
        return _next_listed(table, asked, chosen)
    return None


def _identical(table: Table, asked: Decision) -> bool:
    """Whether the replacement effects are copies of one."""
    found = [table.read(asked, option) for option in asked.options]
    effects = {(each.ability, each.player) for each in found if isinstance(each, Replacement)}
    return len(effects) == 1 and all(ability is not None for ability, _ in effects)


def ways(table: Table, asked: Decision) -> list[Answer]:
    """How an effect can have a card played, as it is tried: for free, for its ink cost, and only then otherwise."""
    read = {option: table.read(asked, option) for option in asked.options}
    plain = [option for how in _PLAIN_WAYS for option, way in read.items() if isinstance(way, Way) and way.how == how]
    return [*plain, *(option for option in asked.options if option not in plain)]


def _enters(table: Table, asked: Decision) -> Answer | None:
    """The card that the last action plays enters as that action says; of other cards, a step has to say it."""
    if table.entering is None or id_of(table.state, asked.source) != table.entering[0]:
        return None
    return int(table.entering[1])


def _alike(table: Table, asked: Decision) -> bool:
    """Whether all there is to pick are fillers outside play: cards that nobody can tell apart."""
    st = table.state
    ids = [id_of(st, ref) if isinstance(ref, int) and ref > 0 else -1 for ref in asked.options]
    return all(id >= 0 and table.labels.label(id) is None and st.zone[id] not in (Zone.PLAY, Zone.OUT) for id in ids)


def _next_listed(table: Table, asked: Decision, chosen: tuple[str, ...]) -> Answer | None:
    """Cards that were just chosen are put in the order in which the choice lists them, from top to bottom."""
    listed = [ref for ref in map(table.ref, chosen) if ref in asked.options]
    return listed[0] if len(listed) == len(asked.options) else None
