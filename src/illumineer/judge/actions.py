"""Actions: what the active player does, as moves of the engine.

Each function makes all the moves of one step on the table that it is given, or raises `Refused`; whoever
calls gives it a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer.compile.specs import AbilitySpec
from illumineer.core import derive, legal, way_reasons
from illumineer.core.turn_actions import move
from illumineer.cr import CR
from illumineer.game import Answer, Decision
from illumineer.judge.labels import id_of
from illumineer.judge.steps import COSTS, Step
from illumineer.judge.table import Refused, Table, said
from illumineer.messages import Message, Reason
from illumineer.names import folded
from illumineer.readings import Enter, Way
from illumineer.told.explain import called
from illumineer.vocab import AbilityKind, Act, Happening, How, player_name

_PAID: Final = {
    "discard": Happening.DISCARDED,
    "banish": Happening.BANISHED,
    "exert": Happening.EXERTED,
}
"""The event that shows a cost paid with a card."""


def perform(table: Table, step: Step) -> None:
    """Do what the step says."""
    asked = table.asked
    if asked is None:
        raise Refused(said("step_over", step=str(step), over=table.over()))
    if step.verb == "concede":
        if table.state.out[step.value]:
            raise Refused(said("has_left", step=str(step), player=player_name(step.value)))
        table.concede(step.value)
        return
    player = step.by if step.by is not None else table.game.active
    if not asked.is_turn:
        raise table.refusal(str(step), [Reason(asked.rule, Message("another_decision_first"))])
    if asked.player != player:
        raise table.refusal(str(step), [Reason(CR.PLAYER_ACTIVE, Message("not_your_turn"))])
    table.entering = None
    _VERBS[step.verb](table, step)


def _declare(table: Table, step: Step, value: tuple[int, ...], more: list[Reason] | None = None) -> None:
    """The turn action itself; `more` are reasons that concern what it is done with."""
    asked = table.asked
    assert asked is not None
    if value not in asked.options:
        raise table.refusal(str(step), [*table.why_not(value), *(more or ())])
    table.push(value)


def _simple(act: Act) -> Callable[[Table, Step], None]:
    def do(table: Table, step: Step) -> None:
        _declare(table, step, (int(act), table.ref(step.value)))

    return do


def _end_turn(table: Table, step: Step) -> None:
    _declare(table, step, (int(Act.END_TURN),))


def _challenge(table: Table, step: Step) -> None:
    st = table.state
    challenger, other = (table.ref(label) for label in step.value)
    one, two = st.in_play.get(challenger), st.in_play.get(other)
    reasons = legal.pair_reasons(st, one, two) if one is not None and two is not None else []
    _declare(table, step, (int(Act.CHALLENGE), challenger), reasons)
    table.try_push(other, str(step))


def _move(table: Table, step: Step) -> None:
    st = table.state
    ref, place = (table.ref(label) for label in step.value)
    card = st.in_play.get(ref)
    reasons = move.goal_reasons(st, card, place) if card is not None else []
    _declare(table, step, (int(Act.MOVE), ref), reasons)
    table.try_push(place, str(step))


def _activate(table: Table, step: Step) -> None:
    st = table.state
    label, name = step.value
    ref = table.ref(label)
    card = st.in_play.get(ref)
    if card is None:
        raise table.refusal(str(step), [Reason(CR.STATE_IN_PLAY, Message("not_in_play", {"card": ref}))])
    found = [(i, spec) for i, (spec, _) in enumerate(derive.values(st, card).abilities)]
    usable = [(i, spec) for i, spec in found if spec.kind == AbilityKind.ACTIVATED]
    meant = [(int(Act.ACTIVATE), ref, i) for i, spec in usable if table.goes_by(ref, spec, name)]
    if not meant:
        reason = Reason(CR.ACTIVATE_ABILITY, Message("no_such_ability", {"card": ref}))
        own = [own for _, spec in usable if (own := called(st, ref, spec))]
        what = said("it_has", step=str(step), abilities=own) if own else said("it_has_none", step=str(step))
        raise table.refusal(what, [reason])
    asked = table.asked
    assert asked is not None
    mark = len(table.game.events)
    free = [(int(Act.ACTIVATE), ref, i) for i, spec in found if _lets_use(spec, name)]
    _declare(table, step, next((value for value in (*free, *meant) if value in asked.options), meant[0]))
    _pay(table, step, mark)


def _lets_use(spec: AbilitySpec, name: str) -> bool:
    """Whether it lets its player use the ability of that name for free, which is then the way to use it (4.4.3.2)."""
    return bool(spec.lets_use) and folded(spec.lets_use) == folded(name)


# --- playing ---------------------------------------------------------------------------------


def _wanted(step: Step) -> tuple[How, ...]:
    """The ways of playing that the options mean, best first.  Without options, the ink cost is paid."""
    if step.onto:
        return (How.SHIFT,)
    if step.singers:
        return (How.SING, How.SING_TOGETHER) if len(step.singers) == 1 else (How.SING_TOGETHER,)
    if step.free:
        return (How.FREE, How.ALTERNATE)
    return (How.ALTERNATE, How.INK) if step.cost else (How.INK,)


def _play(table: Table, step: Step) -> None:
    st = table.state
    player = table.game.active
    ref = table.ref(step.value)
    if step.free and (step.onto or step.singers):
        # One alternate cost is chosen, and the others are ignored (4.3.2.2).
        raise table.refusal(str(step), [Reason(CR.FREE_CARD, Message("no_such_way", {"card": ref}))])
    wanted = _wanted(step)
    others = tuple(table.ref(label) for label in step.onto + step.singers)
    reasons = [reason for how in wanted for reason in way_reasons.reasons(st, player, ref, how, others)]
    mark = len(table.game.events)
    _declare(table, step, (int(Act.PLAY), ref), reasons)
    asked = table.asked
    assert asked is not None and asked.wants is Way
    read = {option: table.read(asked, option) for option in asked.options}
    ways = [option for how in wanted for option, way in read.items() if isinstance(way, Way) and way.how == how]
    if not ways:
        raise table.refusal(str(step), reasons)
    refusals: list[Refused] = []
    for way in ways:
        trial = table.copy()
        try:
            _play_for(trial, step, way, mark)
        except Refused as refused:
            refusals.append(refused)
        else:
            table.become(trial)
            return
    raise Refused(refusals[0].message, reasons + [reason for refused in refusals for reason in refused.reasons])


def _play_for(table: Table, step: Step, way: Answer, mark: int) -> None:
    """Play in one way: what it goes on or who sings, what is paid, and how it enters."""
    id = table.id(step.value)
    table.push(way)
    asked = table.asked
    if asked is not None and asked.about in ("shift_onto", "sung_by"):
        table.pick_all([table.ref(label) for label in step.onto + step.singers], str(step))
    _pay(table, step, mark)
    table.entering = (id, step.enter == "exerted")
    asked = table.asked
    if asked is not None and asked.wants is Enter and id_of(table.state, asked.source) == id:
        table.push(int(step.enter == "exerted"))
        table.entering = None
    elif step.enter == "exerted" and not (asked is not None and _is_payment(asked)):
        raise Refused(said("enters_ready", step=str(step)))


def _is_payment(asked: Decision) -> bool:
    """Whether it is about what is paid with: cards, or how many ink drops."""
    return asked.about.startswith("pay_") or asked.about == "ink_drops"


def _pay(table: Table, step: Step, mark: int) -> None:
    """Pay with the cards that the step names; without any, picks are left to the answers that follow."""
    if not step.cost:
        return
    left = {key: list(labels) for key, labels in step.cost.items()}
    while (asked := table.asked) is not None and asked.about.startswith("pay_"):
        key = asked.about.removeprefix("pay_")
        listed = left.get(key, [])
        label = next((each for each in listed if table.ref(each) in asked.options), None)
        if label is None:
            if not listed:
                what = f"cost_lacks_{key if key in COSTS else 'other'}"
                raise Refused(said(what, step=str(step), situation=table.situation()))
            table.try_push(table.ref(listed[0]), str(step))
            continue
        table.push(table.ref(label))
        listed.remove(label)
    for key in COSTS:
        paid = {id_of(table.state, e.subject) for e in table.events_since(mark) if e.kind == _PAID[key]}
        for label in step.cost.get(key, ()):
            if table.id(label) not in paid:
                raise Refused(said(f"cost_not_{key}", step=str(step), card=label))


_VERBS: Final[dict[str, Callable[[Table, Step], None]]] = {
    "ink": _simple(Act.INK),
    "play": _play,
    "quest": _simple(Act.QUEST),
    "challenge": _challenge,
    "move": _move,
    "activate": _activate,
    "boost": _simple(Act.BOOST),
    "end_turn": _end_turn,
}
