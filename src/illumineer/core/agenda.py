"""The agenda: one explicit pile of unfinished business, the top first.

Turns, turn actions, payments, effects, would-events and the bag all lie there as `Business`.  Each kind is a class,
in the module that sees to it, with named fields and four methods: `run` (go on; True means: waiting for an answer),
`ask` (the decision it waits for), `answer` (take it) and `refuse` (why an answer is not an option).  A kind that asks
nothing has `run` alone.  A program that runs is a `Frame`: its slots have numbers.  `machine` runs the pile.
"""

from __future__ import annotations

from illumineer.core.state import Business, State


def push(st: State, business: Business) -> None:
    """Put new business on top."""
    st.agenda.append(business)


def done(st: State, business: Business) -> None:
    """The business on top has finished."""
    assert st.agenda[-1] is business
    st.agenda.pop()
