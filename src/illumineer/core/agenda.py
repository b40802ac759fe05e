"""The agenda: one explicit pile of unfinished business, the top frame first.

Turns, turn actions, payments, effects, would-events and the bag all run as frames.  Each kind of
frame has a module with three functions: `run` (go on; True means: waiting for an answer), `ask`
(the decision it waits for) and `answer` (take it).  `machine` ties them together.
"""

from __future__ import annotations

from typing import Final

from illumineer.core.state import Frame, SlotValue, State
from illumineer.vocab import Happening

SETUP: Final = 0
TURN: Final = 1
SETTLE: Final = 2
PROGRAM: Final = 3
WOULD: Final = 4
PAY: Final = 5
PLAY: Final = 6
QUEST: Final = 7
CHALLENGE: Final = 8
MOVE: Final = 9
ACTIVATE: Final = 10
KINDS: Final = 11
_CHECKED: Final = int(Happening.CHECKED)
NAMES: Final = ("setup", "turn", "settle", "program", "would", "pay", "play", "quest", "challenge", "move", "activate")


def push(st: State, kind: int, player: int, source: int = 0, slots: list[SlotValue] | None = None) -> Frame:
    """Put new business on top."""
    frame = Frame(kind, player, source, slots)
    st.agenda.append(frame)
    return frame


def done(st: State, frame: Frame) -> None:
    """The top frame has finished."""
    assert st.agenda[-1] is frame
    st.agenda.pop()


def settle(st: State, check_only: bool = False, turn_ended: bool = False) -> None:
    """Let waiting effects, the game state check and the bag come before anything else goes on.

    With `turn_ended` the check is the last of the turn, which looks at the deck as well (3.4.2).  What is put on the
    agenda afterwards would come first: that is `settle_after`.
    """
    if st.bag or st.queue or st.lasting or turn_ended or st.logs(_CHECKED) or not has_been_checked(st):
        settle_after(st, check_only, turn_ended)


def has_been_checked(st: State) -> bool:
    """Whether nothing has changed since a game state check of which nothing came."""
    return st.checked is not None and st.checked is st.derived


def settle_after(st: State, check_only: bool = False, turn_ended: bool = False) -> None:
    """The same, after what is put on top of it."""
    st.agenda.append(Frame(SETTLE, st.active, 0, [st.active, check_only, turn_ended, 0]))
