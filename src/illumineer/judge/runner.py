"""Running a scenario: step after step, until one does not behave as written.

What the format leaves to a runner is in `defaults`, but for the order of abilities in the bag: if the file
does not say it, every order may be tried, because it is the file that says it does not matter.  So may every way in
which an effect can have a card played: no step says it, only the choice of whom it is put on, or of who sings it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from illumineer.facts import OfAbility
from illumineer.game import Answer
from illumineer.judge import answers
from illumineer.judge.actions import perform
from illumineer.judge.defaults import default, ways
from illumineer.judge.expectations import Expectations, Prompt
from illumineer.judge.labels import id_of
from illumineer.judge.putting import happened
from illumineer.judge.rules import cited, refused_by
from illumineer.judge.steps import Step
from illumineer.judge.table import Refused, Table, Unfit, in_a_row, said
from illumineer.judge.truth import differences, prompt_differences
from illumineer.messages import Message, Reason
from illumineer.readings import Next, Resolve, Way, YesNo
from illumineer.vocab import Happening

_MOST_TRIES: Final = 24


class Failed(Exception):
    """A step did not behave as written: its number, and what happened instead."""

    def __init__(self, step: int, message: Message) -> None:
        super().__init__(step, message)
        self.step = step
        self.message = message


@dataclass(frozen=True, slots=True)
class Run:
    """How far the steps went.

    `table` is where it ended: after the last step, or where one failed.  `done` says of each step how many inputs the
    game had been given when it was done; None of a step that failed or was not reached.  `refused` says of a check why
    each step in it was refused; None of one that was not.  `gave` says of an answer which input it was (the last, where
    it took several); None if nobody was asked.
    """

    table: Table
    done: tuple[int | None, ...]
    gave: tuple[int | None, ...]
    refused: dict[int, list[Refused | None]]
    failed: Failed | None = None


def run(table: Table, steps: Sequence[Step]) -> Run:
    """Run all steps, in an order in which none fails; if the file leaves none such open, in one that goes furthest."""
    best: Run | None = None
    picks: list[int] = []
    for _ in range(_MOST_TRIES):
        attempt = _Attempt(table.copy(), steps, picks)
        try:
            attempt.run()
        except Failed as failed:
            if best is None or best.failed is None or failed.step > best.failed.step:
                best = Run(attempt.table, tuple(attempt.done), tuple(attempt.gave), attempt.refused, failed)
        else:
            return Run(attempt.table, tuple(attempt.done), tuple(attempt.gave), attempt.refused)
        taken = attempt.taken
        while taken and taken[-1][0] + 1 == taken[-1][1]:
            taken.pop()
        if not taken:
            break
        picks = [pick for pick, _ in taken[:-1]] + [taken[-1][0] + 1]
    assert best is not None
    return best


class _Attempt:
    """One run, with certain picks where the order is free."""

    def __init__(self, table: Table, steps: Sequence[Step], picks: list[int]) -> None:
        self.table = table
        self.steps = steps
        self.picks = picks
        self.taken: list[tuple[int, int]] = []  # each free pick: which, of how many
        self.forced: list[Table] = []  # before each only answer that was taken and that no step has named yet
        self.idle: list[
            Table
        ] = []  # before each "may" that was not asked: nothing could come of it, or a choice said it
        self.chosen: tuple[str, ...] = ()  # the cards of the last `choose`, in the order in which they are listed
        self.acted = 0  # how many events there were before the last action
        self.answered = 0  # … and before the last action or answer
        self.voided = 0  # how many abilities without effect have been answered all the same
        self.at = 0
        self.done: list[int | None] = [None] * len(steps)
        self.gave: list[int | None] = [None] * len(steps)
        self.refused: dict[int, list[Refused | None]] = {}

    def run(self) -> None:
        try:
            self._run()
        except Failed:
            raise
        except Exception as error:  # a fault of the engine is a failure of this scenario, not the end of all
            raise self._fail(said("broke_down", error=repr(error))) from error

    def _run(self) -> None:
        while self.at < len(self.steps):
            step = self.steps[self.at]
            if step.is_answer:
                self._answers()
                continue
            if step.is_action:
                self._action(step)
            elif step.verb == "expect":
                self._expect(step)
            elif step.verb == "illegal":
                self._illegal(step)
            else:
                self._offered(step)
            self._did(self.at)
            self.at += 1
        self._end()

    def _fail(self, message: Message, at: int | None = None) -> Failed:
        return Failed((self.at if at is None else at) + 1, message)

    def _did(self, at: int) -> None:
        self.done[at] = len(self.table.game.inputs)

    # --- what needs no step ------------------------------------------------------------------

    def _default(self) -> bool:
        """Take a decision that the format leaves to the runner; False if this is none."""
        if self._go_on():
            return True
        asked = self.table.pending
        if asked is None:
            return False
        if asked.wants is Resolve and not asked.only:
            value: Answer | None = asked.options[self._pick(len(asked.options))]
        elif asked.wants is Way and not asked.only:
            value = ways(self.table, asked)[self._pick(len(asked.options))]
        else:
            value = default(self.table, self.chosen)
            if value is None and asked.wants is Next and not self._orders():
                value = asked.options[0]  # cards that no step puts in order keep the one they have
        if value is None:
            return False
        if asked.only:
            (self.idle if asked.about == "idle_may" else self.forced).append(self.table.copy())
        self.table.push(value)
        return True

    def _go_on(self) -> bool:
        """Answer with the rest of a `put` that another question has interrupted; False if there is none."""
        putting = self.table.putting
        if putting is None or not putting.goes_on(self.table):
            return False
        trial = self.table.copy()
        try:
            putting.finish(trial)
        except Refused as refused:
            raise self._fail(self._and_now(refused.message)) from None
        self.table = trial
        return True

    def _orders(self) -> bool:
        """Whether one of the answers that come next says where cards go, or in which order."""
        return any(step.verb in ("order", "put") for step in self._next_answers())

    def _pick(self, n: int) -> int:
        at = len(self.taken)
        pick = self.picks[at] if at < len(self.picks) else 0
        self.taken.append((pick, n))
        return pick

    def _quiet(self) -> None:
        """Take all that can be taken, until a step has to decide."""
        while self._default():
            pass

    # --- actions -----------------------------------------------------------------------------

    def _action(self, step: Step) -> None:
        self._quiet()
        trial = self.table.copy()
        try:
            perform(trial, step)
        except Refused as refused:
            raise self._fail(self._and_now(refused.message)) from None
        self.acted = self.answered = len(self.table.game.events)
        self.table = trial
        self.table.putting = None
        self.forced, self.idle, self.chosen, self.voided = [], [], (), 0

    # --- answers -----------------------------------------------------------------------------

    def _group(self, at: int) -> list[Step]:
        """The answers that stand together from there on."""
        end = at
        while end < len(self.steps) and self.steps[end].is_answer:
            end += 1
        return list(self.steps[at:end])

    def _next_answers(self) -> list[Step]:
        """The answers that come next, after this check and those after it; none if an action comes first."""
        at = self.at
        while at < len(self.steps) and not self.steps[at].is_answer and not self.steps[at].is_action:
            at += 1
        return self._group(at)

    def _answers(self) -> None:
        """Answers in a row: each pending decision is given the first of them that fits it."""
        group = self._group(self.at)
        left: list[tuple[int, Step]] = []
        for at, step in enumerate(group, self.at):
            if self._named_before(step, at):
                self._did(at)
            else:
                left.append((at, step))
        while left:
            if self._go_on():
                continue
            used = self._answer_with(left)
            if used is not None:
                left.remove(used)
                self._did(used[0])
                self.gave[used[0]] = len(self.table.game.inputs) - 1
            elif not self._default():
                at, step = left.pop(0)
                if not step.if_asked and not self._answered_unasked(step, at):
                    raise self._fail(self._why_unused(step), at)
                self._did(at)
        self.at += len(group)

    def _answer_with(self, left: list[tuple[int, Step]]) -> tuple[int, Step] | None:
        """Answer the pending decision with the first step that fits; which it was."""
        asked = self.table.pending
        if asked is None or asked.about == "idle_may":
            return None
        row = self._row([step for _, step in left])
        for give in (answers.give, answers.decline):
            for at, step in left[: len(row)]:
                trial = self.table.copy()
                try:
                    give(trial, step)
                except (Refused, Unfit):
                    continue
                self._took(step, trial)
                return at, step
        return None

    def _took(self, step: Step, after: Table) -> None:
        asked = self.table.pending
        assert asked is not None
        if step.verb == "choose":
            self.chosen = tuple(each for each in step.value if isinstance(each, str))
            if answers.or_nobody(asked) and self.table.says_may(asked.ability):
                self.idle.append(self.table)
        self.answered = len(self.table.game.events)
        self.table = after

    def _row(self, steps: list[Step]) -> list[Step]:
        """The answers of one player at the beginning: they may be asked for in another order than written."""
        active = self.table.game.active
        first = steps[0].by if steps[0].by is not None else active
        row: list[Step] = []
        for step in steps:
            if (step.by if step.by is not None else active) != first:
                break
            row.append(step)
        return row

    def _named_before(self, step: Step, at: int) -> bool:
        """Whether the answer is one that was taken as the only one before the last check; then it is used up."""
        for i, before in enumerate(self.forced):
            try:
                answers.give(before.copy(), step)
            except (Refused, Unfit):
                continue
            self.forced = self.forced[i + 1 :]
            self.gave[at] = len(before.game.inputs)
            return True
        return False

    def _answered_unasked(self, step: Step, at: int) -> bool:
        """Whether the step says what happened without being asked."""
        if step.verb == "put" and happened(self.table, step, self.answered):
            return True
        if step.verb == "accept" and (self._accepted_by_choice(step) or self._accepted_in_vain(step)):
            return True
        return self._named_before(step, at)

    def _accepted_by_choice(self, step: Step) -> bool:
        """Whether the step answers a "may" that was not asked.

        If nothing could come of it, yes and no are the same; if a target or nobody was asked for, it was yes.
        """
        for before in self.idle:
            asked = before.pending
            assert asked is not None
            says = step.value or asked.about == "idle_may"
            if says and answers.concerns(before, step, asked):
                self.idle.remove(before)
                return True
        return False

    def _accepted_in_vain(self, step: Step) -> bool:
        """Whether the step answers an ability that resolved with no effect: its "once" is used up, its "if" false."""
        player = step.by if step.by is not None else self.table.game.active
        void = [
            event
            for event in self.table.events_since(self.acted)
            if event.kind == Happening.NO_EFFECT
            and event.player == player
            and isinstance(event.fact, OfAbility)
            and self.table.says_may(event.fact.ability)
            and (not step.source or id_of(self.table.state, event.subject) == self.table.id(step.source))
        ]
        self.voided += 1
        return len(void) >= self.voided

    def _why_unused(self, step: Step) -> Message:
        trial = self.table.copy()
        try:
            answers.give(trial, step)
        except Unfit as unfit:
            why = said("unfit", step=str(step), why=unfit.message)
        except Refused as refused:
            why = refused.message
        for before in self.forced:
            try:
                answers.give(before.copy(), step)
            except Refused as refused:
                why = said("decided_already", what=refused.message, then=before.situation())
            except Unfit:
                continue
        return self._and_now(why)

    def _and_now(self, what: Message) -> Message:
        """What is wrong, and what could be done instead."""
        return what if self.table.asked is None else said("and_now", what=what, now=self.table.situation())

    # --- checks ------------------------------------------------------------------------------

    def _before_check(self, expected: Expectations | None = None) -> None:
        """Go on as far as the steps that follow leave it to the runner."""
        prompt = expected.prompt if expected is not None else None
        while (asked := self.table.pending) is not None:
            if isinstance(prompt, Prompt) and not prompt_differences(self.table, prompt):
                return
            if expected is not None and expected.bag is not None and asked.wants is Resolve:
                if not differences(self.table, expected):
                    return  # what is said of the bag is so before the first of its abilities is taken out
            if not asked.only and self._answered_later():
                return
            if not self._default():
                return

    def _answered_later(self) -> bool:
        """Whether one of the answers after this check, and the checks after it, fits the pending decision."""
        group = self._next_answers()
        for step in self._row(group) if group else ():
            try:
                answers.give(self.table.copy(), step)
            except (Refused, Unfit):
                continue
            return True
        return False

    def _expect(self, step: Step) -> None:
        self._before_check(step.value)
        found = differences(self.table, step.value)
        if found:
            what: Message = in_a_row(found)
            told = self.table.pending is None or step.value.prompt
            raise self._fail(what if told else self._and_now(what))

    def _illegal(self, step: Step) -> None:
        (inner,) = step.steps
        refused = self._refusal(inner)
        if refused is None:
            raise self._fail(said("is_legal", step=str(inner)))
        if step.why and not refused_by(step.why, inner, refused.reasons, self.table.state):
            given = list(dict.fromkeys(map(cited, refused.reasons)))
            key = "other_rules" if given else "no_rule"
            raise self._fail(said(key, rule=step.why, given=given, what=refused.message))

    def _offered(self, step: Step) -> None:
        for inner in step.steps:
            refused = self._refusal(inner)
            if step.verb == "can" and refused is not None:
                raise self._fail(self._and_now(said("not_offered", what=refused.message)))
            if step.verb == "cannot" and refused is None:
                raise self._fail(said("is_offered", step=str(inner)))

    def _refusal(self, step: Step) -> Refused | None:
        """Why the step cannot be taken now; None if it can.  Nothing changes."""
        refused = self._tried(step)
        self.refused.setdefault(self.at, []).append(refused)
        return refused

    def _tried(self, step: Step) -> Refused | None:
        if step.is_answer:
            return self._answer_refusal(step)
        self._before_check()
        try:
            perform(self.table.copy(), step)
        except Refused as refused:
            return refused
        return None

    def _answer_refusal(self, step: Step) -> Refused | None:
        """An answer that fits what was, or would be, taken as the only one counts as refused."""
        table = self.table.copy()
        while (asked := table.pending) is not None:
            try:
                answers.give(table.copy(), step)
            except Refused as refused:
                return refused
            except Unfit:
                if not asked.only:
                    return table.refusal(str(step), [Reason(asked.rule, Message("another_decision_first"))])
                if step.verb == "accept" and asked.wants is YesNo and answers.concerns(table, step, asked):
                    return table.refusal(str(step), table.why_not(int(step.value)))
                table.push(asked.options[0])
            else:
                return None
        for before in reversed(self.forced):
            try:
                answers.give(before.copy(), step)
            except Refused as refused:
                return refused
            except Unfit:
                continue
        return Refused(said("unfit", step=str(step), why=said("nothing_pending")), answers.never(self.table, step))

    # --- the end -----------------------------------------------------------------------------

    def _end(self) -> None:
        last = self.steps[-1] if self.steps else None
        if last is not None and last.verb == "expect" and last.value.prompt is not None:
            return
        self._quiet()
        if self.table.pending is not None:
            raise self._fail(said("file_ends", now=self.table.situation()), len(self.steps) - 1)
