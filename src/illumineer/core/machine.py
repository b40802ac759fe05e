"""The machine: runs the agenda until somebody must decide, and takes the answer.

Everything that happens in a game happens between two decisions, in `run`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from illumineer import ir
from illumineer.core import (
    acts,
    agenda,
    answers,
    game_state_check,
    interp,
    legal,
    payment,
    settle,
    setup,
    turn,
    would,
)
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.state import Frame, State
from illumineer.core.turn_actions import activate, challenge, move, play, quest
from illumineer.core.verbs import choosing
from illumineer.core.verbs.common import short
from illumineer.cr import CR
from illumineer.messages import Message, Reason
from illumineer.vocab import Ask

# What each kind of frame asks, and what it does with the answer, in the order of their numbers (`agenda`).
_ASK: Final[tuple[Callable[[State, Frame], Decision], ...]] = (
    setup.ask, turn.ask, settle.ask, interp.ask, would.ask, payment.ask, play.ask, quest.ask, challenge.ask, move.ask,
    activate.ask,
)  # fmt: skip
_ANSWER: Final[tuple[Callable[[State, Frame, Any], None], ...]] = (
    setup.answer, turn.answer, settle.answer, interp.answer, would.answer, payment.answer, play.answer, quest.answer,
    challenge.answer, move.answer, activate.answer,
)  # fmt: skip

LOOP_GUARD: Final = 20_000
"""Frames run between two decisions, settling aside, before the game is called an endless loop (6.1.10)."""

_FOREVER: Final = 1 << 30
"""No game has that many turns."""


def run(st: State, last_turn: int = _FOREVER) -> None:
    """Go on until a decision is needed, the game is over, or a turn after `last_turn` has begun and nothing is done."""
    st.asking = False
    pile = st.agenda
    several = st.setup.players > 2
    left = LOOP_GUARD
    while left:
        if st.outcome is not None or st.turn > last_turn:
            return
        if several and st.out[st.active] and pile[0].step <= turn.END:  # the turn has not passed on yet
            _without(st, st.active)
        frame = pile[-1]
        kind = frame.kind
        if kind != agenda.SETTLE:  # an empty one is not even put there if nobody reads the log
            left -= 1
        # Without a table, the most frequent first: the compiled core calls a function that it knows directly.
        if kind == agenda.TURN:
            waits = turn.run(st, frame)
        elif kind == agenda.SETTLE:
            waits = settle.run(st, frame)
        elif kind == agenda.PROGRAM:
            waits = interp.run(st, frame)
        elif kind == agenda.PLAY:
            waits = play.run(st, frame)
        elif kind == agenda.PAY:
            waits = payment.run(st, frame)
        elif kind == agenda.WOULD:
            waits = would.run(st, frame)
        elif kind == agenda.QUEST:
            waits = quest.run(st, frame)
        elif kind == agenda.CHALLENGE:
            waits = challenge.run(st, frame)
        elif kind == agenda.MOVE:
            waits = move.run(st, frame)
        elif kind == agenda.ACTIVATE:
            waits = activate.run(st, frame)
        else:
            waits = setup.run(st, frame)
        if waits:
            st.asking = True
            return
    game_state_check.draw_game(st, "loop")


def decision(st: State) -> Decision:
    """What must be decided now."""
    frame = st.agenda[-1]
    return _ASK[frame.kind](st, frame)


def answer(st: State, given: Answer, last_turn: int = _FOREVER) -> None:
    """Take a legal answer and go on (`run`)."""
    frame = st.agenda[-1]
    _ANSWER[frame.kind](st, frame, given)
    run(st, last_turn)


def refusal(st: State, asked: Decision, given: Answer) -> list[Reason]:
    """Why the answer is not legal; empty exactly if it is one of the options."""
    if given in asked.options:
        return []
    if not answers.is_answer(st, asked, given):
        return [Reason(asked.rule, Message("not_an_option"))]
    frame = st.agenda[-1]
    if asked.ask == Ask.ACT and isinstance(given, tuple):
        found = acts.reasons(st, asked.player, given)
        assert found, f"{given} is not offered, but nothing forbids it"
        return found
    if frame.kind == agenda.CHALLENGE and isinstance(given, int) and given in st.in_play:
        return legal.pair_reasons(st, st.in_play[frame.source], st.in_play[given])
    if frame.kind == agenda.MOVE and isinstance(given, int) and st.card_of(given) >= 0:
        return move.goal_reasons(st, st.in_play[frame.source], given)
    if frame.kind == agenda.PLAY:
        found = play.refusal(st, frame, given)
        if found:
            return found
    if frame.kind == agenda.PROGRAM and isinstance(given, int) and frame.program is not None:
        op = frame.program.ops[frame.step]
        if isinstance(op.node, ir.Chosen) and (given > 0 or given == DONE):
            return choosing.refusal(st, frame, op, given)
    if frame.kind == agenda.PAY and isinstance(given, int) and st.card_of(given) >= 0:
        return payment.refusal(st, frame, given)
    return [Reason(asked.rule or CR.ILLEGAL_CHOICE_UNDONE, Message("not_an_option"))]


def concede(st: State, player: int) -> None:
    """A player concedes: at any point (2.3.3.4)."""
    game_state_check.lose(st, player, CR.CONCEDE)
    if st.outcome is None:
        _without(st, player)
        run(st)
        _undo_the_impossible(st)


def _undo_the_impossible(st: State) -> None:
    """If all that could be chosen left with a player, the action is undone (1.7.6)."""
    while st.outcome is None and not decision(st).options:
        st.agenda.pop()
        run(st)


def _without(st: State, player: int) -> None:
    """What the player who left was in the middle of is over; what others are resolving goes on (9.2.3).

    A frame goes with everything that was put on top of it, up to the next SETTLE: what resolves
    from there is business of its own.
    """
    bottom = st.agenda[0]
    kept = [bottom]
    gone = False
    for frame in st.agenda[1:]:
        if frame.kind == agenda.SETTLE:
            gone = False
        elif not gone and frame.player == player and frame.kind != agenda.WOULD:
            gone = True
            if kept[-1].kind == agenda.PROGRAM:
                short(kept[-1])
        if not gone:
            kept.append(frame)
    st.agenda[:] = kept
    if st.challenge is not None and not any(frame.kind == agenda.CHALLENGE for frame in kept):
        challenge.end(st, CR.CHALLENGE_REMOVED_END)
    if bottom.kind == agenda.TURN and bottom.player == player and bottom.step <= turn.END:
        bottom.step = turn.END_EFFECTS  # the turn ends: so do the effects of "this turn"
