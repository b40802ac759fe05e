"""Resolving: running the program of an effect, one instruction after the other (6.7.2), one effect at a time (1.7.2).

Here: the beginning and the end of a resolution, jumps, "may", "choose one", loops.  What the verbs do is in
`verbs/`, choosing cards and players among it; each instruction either finishes, waits for an answer, or puts
business on top.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer import ir
from illumineer.compile import ops
from illumineer.compile.specs import DID, MAY_ANSWER, PICKS, THEY, AbilitySpec, Op
from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, amounts, conditions, game_actions, possible, select, would
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.state import Frame, SlotValue, State, Waiting
from illumineer.core.triggers import forced, happen
from illumineer.core.verbs import choosing, table
from illumineer.cr import CR
from illumineer.facts import Goes, NoEffect, OfAbility, Undone
from illumineer.messages import Reason
from illumineer.vocab import AbilityKind, Ask, Happening, Zone

Handler = Callable[[State, Frame, Op], bool]
Asker = Callable[[State, Frame, Op], Decision]
Taker = Callable[[State, Frame, Op, Answer], None]
_INTO_DISCARD: Final = Goes(Zone.DISCARD)


@mypyc_attr(acyclic=True, free_list_len=1)
class Resolution(Frame):
    """The effect of an ability or of an action resolves."""

    __slots__ = ()

    def run(self, st: State) -> bool:
        operations = self.program.ops
        count = len(operations)
        pile = len(st.agenda)
        while self.step < count:
            step = self.step
            op = operations[step]
            code = op.code
            if code < ops.FIRST_VERB:
                waits = _CONTROL[code](st, self, op)
            else:
                waits = table.BY_CODE[code - ops.FIRST_VERB].run(st, self, op, op.node)
            if waits:
                return True
            # A loop goes round by way of the machine, which counts: one that never ends is an endless loop (6.1.10).
            if len(st.agenda) != pile or st.outcome is not None or self.step < step:
                return False
        _finish(st, self)
        return False

    def ask(self, st: State) -> Decision:
        op = self.program.ops[self.step]
        if op.code < ops.FIRST_VERB:
            decision = ASKERS[op.code](st, self, op)
        else:
            asker = table.BY_CODE[op.code - ops.FIRST_VERB].ask
            assert asker is not None
            decision = asker(st, self, op, op.node)
        decision.ability = self.program.ability
        return decision

    def answer(self, st: State, given: Answer) -> None:
        op = self.program.ops[self.step]
        if op.code < ops.FIRST_VERB:
            TAKERS[op.code](st, self, op, given)
        else:
            taker = table.BY_CODE[op.code - ops.FIRST_VERB].take
            assert taker is not None
            taker(st, self, op, op.node, given)

    def refuse(self, st: State, asked: Decision, given: Answer) -> list[Reason]:
        op = self.program.ops[self.step]
        if isinstance(op.node, ir.Chosen) and isinstance(given, int) and (given > 0 or given == DONE):
            return choosing.refusal(st, self, op, given)
        return []

    def clone(self) -> Resolution:
        new = Resolution(self.player, self.source, self.program, self.slots[:], self.cause)
        new.step = self.step
        new.applied = self.applied
        new.grant = self.grant
        new.goes = self.goes
        new.whole = self.whole
        return new


# --- begin and end ---------------------------------------------------------------------------


def begin(st: State, waiting: Waiting, cause: int) -> None:
    """Start resolving an ability from the bag, or the effect of an action that waited."""
    spec = st.setup.book.abilities[waiting.ability]
    start(st, spec, waiting.player, waiting.source, waiting.slots, cause, waiting.grant, waiting.id, waiting.goes)


def start(
    st: State,
    spec: AbilitySpec,
    player: int,
    source: int,
    slots: tuple[SlotValue, ...],
    cause: int,
    grant: int = 0,
    waited: int = 0,
    goes: Goes | None = None,
) -> None:
    """Put the resolution of an ability's effect on the agenda; `waited` is its number in the bag, if it was there."""
    program = spec.program
    assert program is not None
    frame = Resolution(player, source, program, list(slots) + [None] * (program.slots - len(slots)), cause)
    frame.slots[DID] = True
    frame.grant = grant
    frame.goes = goes
    st.agenda.append(frame)
    if st.log is not None:
        happen(st, Happening.RESOLVES, spec.rule, player, source, cause=cause, fact=OfAbility(spec.id, waited))
    node = spec.node
    if isinstance(node, ir.Triggered):
        # Already resolved in full often enough this turn (6.1.13.2), or its "if" is false (6.2.4, 6.7.2.1).
        if node.limit and st.used.get((source, spec.id, grant), 0) >= node.limit:
            _no_effect(st, frame, CR.DURATION_ONCE)
        elif node.condition is not None and not conditions.holds(st, frame, node.condition):
            _no_effect(st, frame, CR.TRIGGER_SECONDARY_IF)


def _no_effect(st: State, frame: Frame, rule: CR) -> None:
    frame.step = len(frame.program.ops)
    frame.whole = False
    happen(st, Happening.NO_EFFECT, rule, frame.player, frame.source, fact=NoEffect(frame.program.ability))


def _finish(st: State, f: Frame) -> None:
    """All effects of the ability or action are resolved."""
    agenda.done(st, f)
    spec = st.setup.book.abilities[f.program.ability]
    if spec.kind == AbilityKind.ACTION:
        goes = f.goes if f.goes is not None else _INTO_DISCARD
        game_actions.finish_action(st, f.source, goes.zone, goes.side)
    elif isinstance(spec.node, ir.Triggered) and spec.node.limit and f.whole:
        game_actions.use(st, f.source, spec.id, f.grant)
    if st.log is not None:
        happen(st, Happening.RESOLVED, CR.RESOLVE_EFFECT, f.player, f.source, fact=OfAbility(spec.id))


# --- control flow ----------------------------------------------------------------------------


def _begin_sentence(st: State, f: Frame, op: Op) -> bool:
    f.step += 1
    f.slots[MAY_ANSWER] = None
    return False


def _end_effect(st: State, f: Frame, op: Op) -> bool:
    f.step += 1
    if st.setup.edition.check_after_each_effect and not _replaces(st, f):
        from illumineer.core.settle import settle

        settle(st, check_only=True)
    return False


def _replaces(st: State, f: Frame) -> bool:
    """Whether it is done instead of something: then it is part of that event (6.5.4), checked with it."""
    return st.setup.book.abilities[f.program.ability].kind == AbilityKind.REPLACEMENT


def _jump(st: State, f: Frame, op: Op) -> bool:
    if op.a <= f.step:  # "repeat this effect" goes back
        f.slots[DID] = True
    f.step = op.a
    return False


def _jump_unless(st: State, f: Frame, op: Op) -> bool:
    """ "If [condition], [effect]. Otherwise, …" (6.1.16.2): looked at when the effect gets there."""
    assert op.node is not None
    if conditions.holds(st, f, op.node):
        f.step += 1
    else:
        f.step = op.a
        if op.b > 0:  # no "otherwise": it resolves with no effect, so the ability is not fully resolved (6.1.1)
            f.whole = False
            f.slots[DID] = False
            _tell_undone(st, f, CR.CONDITIONAL_IF_THEN, "condition")
    return False


def _jump_unless_did(st: State, f: Frame, op: Op) -> bool:
    """ "[A] to [B]", "[A]. If you do, [B]": B needs the whole of A (6.1.5.1)."""
    if f.slots[DID]:
        f.step += 1
    else:
        f.step = op.a
        _tell_undone(st, f, CR.SEQUENTIAL_A_TO_B, "rest")
    return False


def _tell_undone(st: State, f: Frame, rule: CR, why: str) -> None:
    """The log is told that a part does not happen, unless it knows: the player has declined, or a part before it."""
    if st.log and st.log[-1].what not in (Happening.DECLINED, Happening.LEFT_UNDONE):
        happen(st, Happening.LEFT_UNDONE, rule, f.player, f.source, fact=Undone(f.program.ability, why))


def _reset_did(st: State, f: Frame, op: Op) -> bool:
    f.slots[DID] = True
    f.step += 1
    return False


def _cost_gate(st: State, f: Frame, op: Op) -> bool:
    """ "[A] to [B]": where A is a cost, it is paid in full or nothing of it happens (6.1.5)."""
    assert op.node is not None
    _passed(f, op, False)
    if possible.is_cost(st, op.node) and not possible.wholly(st, f, op.node):
        f.slots[DID] = False
        f.whole = False
        f.step = op.a
        _tell_undone(st, f, CR.SEQUENTIAL_A_TO_B, "unpaid")
    else:
        f.step += 1
        _passed(f, op, True)
    return False


def _passed(f: Frame, op: Op, passed: bool) -> None:
    """Note whether the player goes on with the later parts, which come after those of other players."""
    if op.b >= 0:
        f.slots[op.b] = (0,) if passed else ()


# --- may -------------------------------------------------------------------------------------


def _decider(st: State, f: Frame, who: ir.Player) -> int:
    found = select.players(st, f, who)
    return found[0] if found else -1


def _may(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.May)
    player = _decider(st, f, node.who)
    if player < 0 or not possible.worth_asking(st, f, node.effect):
        if player >= 0 and st.setup.ask_all:
            return True  # nothing can come of it, or without the ink it counts as declined (6.1.4.1)
        _declined(st, f, op)
        return False
    # Each "may" is a decision of its own (6.1.4.2) …
    earlier = f.slots[MAY_ANSWER] if st.setup.edition.may_per_sentence else None
    if isinstance(earlier, tuple) and earlier[0] == player:
        # … but it was one for the whole sentence (6.1.4 of 2.0 to 2.2).
        if earlier[1]:
            f.step += 1
            _passed(f, op, True)
        else:
            _declined(st, f, op)
        return False
    return True


def _declined(st: State, f: Frame, op: Op) -> None:
    f.slots[DID] = False
    f.whole = False
    f.step = op.a
    _passed(f, op, False)
    would.decline(st, f, op)


def _ask_may(st: State, f: Frame, op: Op) -> Decision:
    node = op.node
    assert isinstance(node, ir.May)
    player = _decider(st, f, node.who)
    if st.setup.ask_all and not possible.worth_asking(st, f, node.effect):
        if possible.has_ink(node.effect):
            rule = CR.MAY_UNPAYABLE_DECLINES if st.setup.edition.unpayable_may_declines else CR.MAY
            return Decision(player, Ask.ACCEPT, [0], rule, f.source, "may")
        return Decision(player, Ask.ACCEPT, [0], CR.MAY, f.source, "idle_may")
    return Decision(player, Ask.ACCEPT, [1, 0], CR.MAY, f.source, "may")


def _take_may(st: State, f: Frame, op: Op, given: Answer) -> None:
    node = op.node
    assert isinstance(node, ir.May)
    player = _decider(st, f, node.who)
    if not st.setup.ask_all or possible.worth_asking(st, f, node.effect):
        f.slots[MAY_ANSWER] = (player, int(bool(given)))  # an only answer decides nothing for the rest of the sentence
    if given:
        f.step += 1
        _passed(f, op, True)
    else:
        happen(st, Happening.DECLINED, CR.MAY, player, f.source, fact=OfAbility(f.program.ability))
        _declined(st, f, op)


# --- choose one, A or B ----------------------------------------------------------------------


def _mode_options(st: State, f: Frame, op: Op) -> list[int]:
    node = op.node
    assert isinstance(node, (ir.Modal, ir.Or))
    picked = f.slots[PICKS] or ()
    found = [i for i in range(len(node.options)) if i not in picked]
    if isinstance(node, ir.Or):
        # The one that can be done must be taken; if none can be done in full, one that can in part.
        able = [i for i in found if possible.wholly(st, f, node.options[i])]
        if not able:
            part = [i for i in found if possible.worth_asking(st, f, node.options[i])]
            able = [i for i in part if not possible.in_vain(st, f, node.options[i])] or part
        return able or found[:1]
    if node.least is not None and len(picked) >= node.least:
        found.append(DONE)
    return found


def _mode(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, (ir.Modal, ir.Or))
    picked = f.slots[PICKS] or ()
    wanted = amounts.amount(st, f, node.n) if isinstance(node, ir.Modal) else 1
    if isinstance(node, ir.Modal) and node.least is None and wanted >= len(node.options):
        picked = tuple(range(len(node.options)))  # all of them: there is nothing to choose
    if len(picked) < min(wanted, len(node.options)) and DONE not in picked and _decider(st, f, node.who) >= 0:
        found = _mode_options(st, f, op)
        secret = isinstance(node, ir.Or) and possible.shows_hand(node)  # that nobody is asked would tell something
        if len(found) > 1 or secret or st.setup.ask_all:
            return True
        picked = (*picked, found[0])
        forced(st, _decider(st, f, node.who), "mode", CR.CHOICE_AS_EFFECT_RESOLVES, n=found[0], source=f.source)
    f.slots[op.a] = picked
    f.slots[PICKS] = None
    f.step += 1
    return False


def _ask_mode(st: State, f: Frame, op: Op) -> Decision:
    node = op.node
    assert isinstance(node, (ir.Modal, ir.Or))
    rule = CR.SEQUENTIAL_A_OR_B if isinstance(node, ir.Or) else CR.CHOICE_AS_EFFECT_RESOLVES
    options: list[Answer] = list(_mode_options(st, f, op))
    return Decision(_decider(st, f, node.who), Ask.MODE, options, rule, f.source, "mode", f.slots[PICKS] or ())


def _take_mode(st: State, f: Frame, op: Op, given: Answer) -> None:
    f.slots[PICKS] = (*(f.slots[PICKS] or ()), given)


def _jump_unless_mode(st: State, f: Frame, op: Op) -> bool:
    f.step = f.step + 1 if op.b in f.slots[op.a] else op.targets[0]
    return False


# --- loops -----------------------------------------------------------------------------------


def _players(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.EachPlayer)
    everyone = tuple(select.players(st, f, node.who))
    f.slots[op.a] = everyone
    f.slots[op.a + 1] = 0  # part
    f.slots[op.a + 2] = 0  # place among the players
    f.slots[op.a + 3] = (tuple(f.slots[DID] if slot == DID else None for slot in op.gather),) * len(everyone)
    for slot in op.gather:
        if slot != DID:
            f.slots[slot] = None
    if not everyone:
        f.step = op.targets[-1]
        return False
    f.slots[THEY] = everyone[0]
    f.step = op.targets[0]
    return False


def _players_next(st: State, f: Frame, op: Op) -> bool:
    """The next player, or the next part: which comes first depends on the edition (6.7.6.1)."""
    everyone: tuple[int, ...] = f.slots[op.a]
    parts = len(op.targets) - 1
    part, place = f.slots[op.a + 1], f.slots[op.a + 2]
    if st.setup.edition.part_by_part:
        if op.joint[part] and len(everyone) > 1:
            _keep_joint(f, op)
            place = len(everyone)  # all have done it at once
        else:
            _keep_own(f, op, place)
            place += 1
        if place == len(everyone):
            place, part = 0, part + 1
    else:
        _keep_own(f, op, place)
        part += 1
        if part == parts:
            part, place = 0, place + 1
    f.slots[op.a + 1], f.slots[op.a + 2] = part, place
    if part == parts or place == len(everyone):
        _gather(f, op)
        f.step = op.targets[-1]
        return False
    f.slots[THEY] = everyone[place]
    if st.setup.edition.part_by_part and op.joint[part] and len(everyone) > 1:
        _gather(f, op)
        f.step = op.targets[part]
        return False
    for i, slot in enumerate(op.gather):
        f.slots[slot] = f.slots[op.a + 3][place][i]
    if st.out[everyone[place]]:
        return _players_next(st, f, op)
    f.step = op.targets[part]
    return False


def _keep_own(f: Frame, op: Op, place: int) -> None:
    """Put away what the player at that place has left in the slots."""
    kept = list(f.slots[op.a + 3])
    kept[place] = tuple(f.slots[slot] for slot in op.gather)
    f.slots[op.a + 3] = tuple(kept)


def _keep_joint(f: Frame, op: Op) -> None:
    """Store what a part has left that all did at once: for the first player, unless a player has something already."""
    kept = list(f.slots[op.a + 3])
    first = tuple(
        f.slots[slot] if all(own[i] is None for own in kept) else kept[0][i] for i, slot in enumerate(op.gather)
    )
    f.slots[op.a + 3] = (first, *kept[1:])


def _gather(f: Frame, op: Op) -> None:
    """After everybody: the cards (or players) of all together, the sum of all numbers ("this way")."""
    of_players = [other.a for other in f.program.ops if isinstance(other.node, ir.ChoosePlayer)]
    for i, slot in enumerate(op.gather):
        held = [own[i] for own in f.slots[op.a + 3] if own[i] is not None]
        if slot == DID:
            f.slots[slot] = all(held)
        elif held and all(isinstance(value, tuple) for value in held):
            f.slots[slot] = tuple(item for value in held for item in value)
        elif slot in of_players:
            f.slots[slot] = tuple(held)
        elif held and all(isinstance(value, int) for value in held):
            f.slots[slot] = sum(held)
        else:
            f.slots[slot] = held[-1] if held else None


def _each(st: State, f: Frame, op: Op) -> bool:
    assert op.node is not None
    found = select.thing(st, f, op.node)
    if isinstance(op.node, ir.Cards):
        found = select.together(st, found)
    f.slots[op.a] = found
    for slot in op.gather:
        f.slots[slot] = found
    return _each_turn(f, op)


def _each_turn(f: Frame, op: Op) -> bool:
    left: tuple[int, ...] = f.slots[op.a]
    if not left:
        f.step = op.targets[-1]
        return False
    f.slots[op.b] = (left[0],)
    f.slots[op.a] = left[1:]
    f.step = op.targets[0]
    return False


def _each_next(st: State, f: Frame, op: Op) -> bool:
    return _each_turn(f, op)


def _loop(st: State, f: Frame, op: Op) -> bool:
    assert isinstance(op.node, ir.Times)
    f.slots[op.a] = amounts.amount(st, f, op.node)
    return _loop_turn(f, op)


def _loop_turn(f: Frame, op: Op) -> bool:
    if f.slots[op.a] <= 0:
        f.step = op.targets[-1]
    else:
        f.slots[op.a] -= 1
        f.step = op.targets[0]
    return False


def _loop_next(st: State, f: Frame, op: Op) -> bool:
    return _loop_turn(f, op)


# --- tables ----------------------------------------------------------------------------------

CONTROL: Final[dict[int, Handler]] = {
    ops.BEGIN_SENTENCE: _begin_sentence,
    ops.END_EFFECT: _end_effect,
    ops.JUMP: _jump,
    ops.JUMP_UNLESS: _jump_unless,
    ops.JUMP_UNLESS_DID: _jump_unless_did,
    ops.RESET_DID: _reset_did,
    ops.COST_GATE: _cost_gate,
    ops.MAY: _may,
    ops.MODE: _mode,
    ops.JUMP_UNLESS_MODE: _jump_unless_mode,
    ops.PLAYERS: _players,
    ops.PLAYERS_NEXT: _players_next,
    ops.EACH: _each,
    ops.EACH_NEXT: _each_next,
    ops.LOOP: _loop,
    ops.LOOP_NEXT: _loop_next,
    ops.CHOOSE: choosing.choose,
}
"""What every instruction does that is no verb; the verbs stand in `verbs.table`."""
_CONTROL: Final[tuple[Handler, ...]] = tuple([CONTROL[code] for code in range(ops.FIRST_VERB)])
ASKERS: Final[dict[int, Asker]] = {ops.MAY: _ask_may, ops.MODE: _ask_mode, ops.CHOOSE: choosing.ask_choose}
TAKERS: Final[dict[int, Taker]] = {ops.MAY: _take_may, ops.MODE: _take_mode, ops.CHOOSE: choosing.take_choose}
