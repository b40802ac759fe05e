"""The machine: runs the agenda until somebody must decide, and takes the answer.

Everything that happens in a game happens between two decisions, in `run`.
"""

from __future__ import annotations

from typing import Final

from illumineer.core import answers, game_state_check, turn
from illumineer.core.decisions import Answer, Decision
from illumineer.core.settle import Settling
from illumineer.core.state import Frame, State
from illumineer.core.turn_actions import challenge
from illumineer.core.verbs.common import short
from illumineer.core.would import Would
from illumineer.cr import CR
from illumineer.messages import Message, Reason

LOOP_GUARD: Final = 20_000
"""Steps between two decisions, settling aside, before the game is called an endless loop (6.1.10)."""

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
        business = pile[-1]
        if not isinstance(business, Settling):  # an empty one is not even put there if nobody reads the log
            left -= 1
        if business.run(st):
            st.asking = True
            return
    game_state_check.draw_game(st, "loop")


def decision(st: State) -> Decision:
    """What must be decided now."""
    return st.agenda[-1].ask(st)


def answer(st: State, given: Answer, last_turn: int = _FOREVER) -> None:
    """Take a legal answer and go on (`run`)."""
    st.agenda[-1].answer(st, given)
    run(st, last_turn)


def refusal(st: State, asked: Decision, given: Answer) -> list[Reason]:
    """Why the answer is not legal; empty exactly if it is one of the options."""
    if given in asked.options:
        return []
    if not answers.is_answer(st, asked, given):
        return [Reason(asked.rule, Message("not_an_option"))]
    found = st.agenda[-1].refuse(st, asked, given)
    return found or [Reason(asked.rule or CR.ILLEGAL_CHOICE_UNDONE, Message("not_an_option"))]


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

    Business goes with everything that was put on top of it, up to the next settling: what resolves
    from there is business of its own.
    """
    bottom = st.agenda[0]
    kept = [bottom]
    gone = False
    for business in st.agenda[1:]:
        if isinstance(business, Settling):
            gone = False
        elif not gone and business.player == player and not isinstance(business, Would):
            gone = True
            below = kept[-1]
            if isinstance(below, Frame):
                short(below)
        if not gone:
            kept.append(business)
    st.agenda[:] = kept
    if st.challenge is not None and not any(isinstance(business, challenge.Challenging) for business in kept):
        challenge.end(st, CR.CHALLENGE_REMOVED_END)
    if isinstance(bottom, turn.Turn) and bottom.player == player and bottom.step <= turn.END:
        bottom.step = turn.END_EFFECTS  # the turn ends: so do the effects of "this turn"
