"""Answers: what a player decides, as answers to the engine's pending decision.

`give` answers on the table that it is given, or raises: `Unfit` if the decision is another one, `Refused`
if it is the right one but this answer is not legal.  Whoever calls gives it a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer.core import way_reasons
from illumineer.core.verbs import choosing
from illumineer.cr import CR
from illumineer.game import DONE, Decision
from illumineer.judge.labels import id_of
from illumineer.judge.putting import ABOUT_CARDS, in_order, put
from illumineer.judge.spelling import RESIST
from illumineer.judge.steps import Step
from illumineer.judge.table import Table, Unfit, kind_words, said
from illumineer.messages import Message, Reason
from illumineer.names import folded
from illumineer.readings import (
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
    Way,
    YesNo,
)
from illumineer.vocab import Side, player_name


def give(table: Table, step: Step) -> None:
    """Answer the pending decision with the step."""
    asked = table.pending
    if asked is None:
        raise Unfit("nothing_pending")
    if not concerns(table, step, asked):
        who = step.by if step.by is not None else table.game.active
        if asked.player != who:
            raise Unfit("decides_other", player=player_name(asked.player), other=player_name(who))
        raise Unfit("for_other_card", card=step.source)
    answer, wanted = _VERBS[step.verb]
    if asked.wants not in wanted:
        paying = asked.wants is Way and step.verb == "mode"  # what it is played for is no mode of the card
        raise Unfit("decision_how_to_play" if paying else "decision_is", kind=kind_words(asked))
    answer(table, step, asked)


def concerns(table: Table, step: Step, asked: Decision) -> bool:
    """Whether the step is for that player, and for the effect of that card."""
    player = step.by if step.by is not None else table.game.active
    return asked.player == player and (not step.source or table.comes_from(asked, step.source))


def decline(table: Table, step: Step) -> None:
    """`accept: false` where the engine asks for a target or nobody: nobody."""
    asked = table.pending
    if step.verb != "accept" or step.value or asked is None:
        raise Unfit("nothing_to_decline")
    if not or_nobody(asked) or not table.says_may(asked.ability):
        raise Unfit("nothing_to_decline")
    if not concerns(table, step, asked):
        raise Unfit("another_decision")
    table.push(DONE)


def or_nobody(asked: Decision) -> bool:
    """Whether the choice of a target is also the choice whether there is one."""
    return asked.wants in (Pick, PickPlayer) and not asked.picked and DONE in asked.options


def _no_answer(asked: Decision) -> list[Reason]:
    """That it is none of the answers, by the rule of the decision."""
    return [Reason(asked.rule, Message("not_an_option"))]


def _accept(table: Table, step: Step, asked: Decision) -> None:
    if asked.about == "idle_may":
        raise Unfit("idle")
    table.try_push(int(step.value), str(step))


def _choose(table: Table, step: Step, asked: Decision) -> None:
    players = asked.wants is PickPlayer
    if step.value and players != all(isinstance(each, int) for each in step.value):
        raise Unfit("choice_of_players" if players else "choice_of_cards")
    table.pick_all([each if isinstance(each, int) else table.ref(each) for each in step.value], str(step))


def _number(table: Table, step: Step, asked: Decision) -> None:
    table.try_push(step.value, str(step))


def _mode(table: Table, step: Step, asked: Decision) -> None:
    if asked.wants is Put:  # "the top or the bottom" is an "A or B", too
        if len(step.value) != 1:
            raise Unfit("decision_is", kind=kind_words(asked))
        table.try_push((Side.TOP, Side.BOTTOM)[step.value[0] - 1] if step.value[0] in (1, 2) else DONE, str(step))
        return
    for number in step.value:
        if table.asked is None or table.asked.wants is not Mode:
            raise table.refusal(said("fewer_modes", step=str(step)), _no_answer(asked))
        table.try_push(number - 1, str(step))
    after = table.asked
    if after is not None and after.wants is Mode and after.picked and after.ability == asked.ability:
        if DONE in after.options:
            table.push(DONE)
            return
        raise table.refusal(said("more_modes", step=str(step)), _no_answer(asked))


def _name(table: Table, step: Step, asked: Decision) -> None:
    wanted = folded(step.value)
    for name in asked.options:
        if folded(str(name)) == wanted:
            table.push(name)
            return
    raise table.refusal(said("no_such_name", step=str(step)), _no_answer(asked))


def _order(table: Table, step: Step, asked: Decision) -> None:
    """The next card from the top, one after the other; cards that are not listed come after, as they are."""
    left = [table.ref(label) for label in step.value]
    for ref in left:
        if ref not in asked.options:
            raise table.refusal(said("not_to_order", step=str(step), card=table.name(ref)), _no_answer(asked))
    in_order(table, left)


def _resolve(table: Table, step: Step, asked: Decision) -> None:
    _apply(table, step, asked, "nothing_waits")


def _replace(table: Table, step: Step, asked: Decision) -> None:
    _apply(table, step, asked, "nothing_replaces")


def _apply(table: Table, step: Step, asked: Decision, otherwise: str) -> None:
    """The ability that waits or replaces and that the step names; one without a name goes by its card alone."""
    label, ability = step.value
    for option in asked.options:
        reading = table.read(asked, option)
        assert isinstance(reading, Resolve | Replacement)
        if id_of(table.state, reading.card) == table.id(label) and _goes_by(table, reading, ability):
            table.push(option)
            return
    raise table.refusal(said(otherwise, step=str(step)), _no_answer(asked))


def _goes_by(table: Table, reading: Resolve | Replacement, name: str) -> bool:
    if not name:
        return True
    if reading.ability is None:
        return folded(name) == folded(RESIST)
    return table.goes_by(reading.card, reading.ability, name)


def _enter(table: Table, step: Step, asked: Decision) -> None:
    table.push(int(step.value == "exerted"))


_VERBS: Final[dict[str, tuple[Callable[[Table, Step, Decision], None], tuple[type[Reading], ...]]]] = {
    "accept": (_accept, (YesNo,)),
    "choose": (_choose, (Pick, PickPlayer)),
    "number": (_number, (Number,)),
    "mode": (_mode, (Mode, Put)),
    "name": (_name, (Name,)),
    "put": (put, ABOUT_CARDS),
    "order": (_order, (Next,)),
    "resolve": (_resolve, (Resolve,)),
    "replace": (_replace, (Replacement,)),
    "enter": (_enter, (Enter,)),
}
"""How each verb answers, and the kinds of decision that it can answer."""


def never(table: Table, step: Step) -> list[Reason]:
    """Why the named cards could not have been chosen, whatever asked for it: the reason that nothing was asked."""
    if step.verb == "put":  # nobody may put cards elsewhere than the effect does
        return [Reason(CR.RESOLVE_INSTRUCTIONS, Message("not_an_option"))]
    if step.verb != "choose":
        return []
    chooser = step.by if step.by is not None else table.game.active
    st = table.state
    found: list[Reason] = []
    for ref in [table.ref(label) for label in step.value if isinstance(label, str)]:
        hidden = choosing.hidden_from(st, ref, chooser)
        if hidden is not None:
            found.append(hidden)
        elif ref not in st.in_play:
            found += way_reasons.forbidding(st, chooser, ref)
    return found
