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

_RUN: Final[dict[int, Callable[[State, Frame], bool]]] = {
    agenda.SETUP: setup.run,
    agenda.TURN: turn.run,
    agenda.SETTLE: settle.run,
    agenda.PROGRAM: interp.run,
    agenda.WOULD: would.run,
    agenda.PAY: payment.run,
    agenda.PLAY: play.run,
    agenda.QUEST: quest.run,
    agenda.CHALLENGE: challenge.run,
    agenda.MOVE: move.run,
    agenda.ACTIVATE: activate.run,
}
_ASK: Final[dict[int, Callable[[State, Frame], Decision]]] = {
    agenda.SETUP: setup.ask,
    agenda.TURN: turn.ask,
    agenda.SETTLE: settle.ask,
    agenda.PROGRAM: interp.ask,
    agenda.WOULD: would.ask,
    agenda.PAY: payment.ask,
    agenda.PLAY: play.ask,
    agenda.QUEST: quest.ask,
    agenda.CHALLENGE: challenge.ask,
    agenda.MOVE: move.ask,
    agenda.ACTIVATE: activate.ask,
}
_ANSWER: Final[dict[int, Callable[[State, Frame, Any], None]]] = {
    agenda.SETUP: setup.answer,
    agenda.TURN: turn.answer,
    agenda.SETTLE: settle.answer,
    agenda.PROGRAM: interp.answer,
    agenda.WOULD: would.answer,
    agenda.PAY: payment.answer,
    agenda.PLAY: play.answer,
    agenda.QUEST: quest.answer,
    agenda.CHALLENGE: challenge.answer,
    agenda.MOVE: move.answer,
    agenda.ACTIVATE: activate.answer,
}

LOOP_GUARD: Final = 20_000
"""Frames run between two decisions before the game is called an endless loop (6.1.10)."""


def run(st: State) -> None:
    """Go on until a decision is needed or the game is over."""
    st.asking = False
    pile = st.agenda
    several = st.setup.players > 2
    for _ in range(LOOP_GUARD):
        if st.outcome is not None:
            return
        if several and st.out[st.active] and pile[0].step <= turn.END:  # the turn has not passed on yet
            _without(st, st.active)
        frame = pile[-1]
        if _RUN[frame.kind](st, frame):
            st.asking = True
            return
    game_state_check.draw_game(st, "loop")


def decision(st: State) -> Decision:
    """What must be decided now."""
    frame = st.agenda[-1]
    return _ASK[frame.kind](st, frame)


def answer(st: State, given: Answer) -> None:
    """Take a legal answer and go on."""
    frame = st.agenda[-1]
    _ANSWER[frame.kind](st, frame, given)
    run(st)


def refusal(st: State, asked: Decision, given: Answer) -> list[Reason]:
    """Why the answer is not legal; empty exactly if it is one of the options."""
    if given in asked.options:
        return []
    frame = st.agenda[-1]
    if asked.kind == Ask.ACT and isinstance(given, tuple):
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
        node = frame.program.ops[frame.step].node
        if isinstance(node, ir.Chosen) and (given > 0 or given == DONE):
            return choosing.refusal(st, frame, node, given)
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
