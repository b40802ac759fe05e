"""The row of a verb: all that the core knows about it, in one place beside its handler."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from illumineer import ir
from illumineer.compile.specs import Op
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import Frame, State

N = TypeVar("N", bound=ir.Node)


class Verb:
    """A verb of the IR, and the functions that are its faces; each gets the node with its slots numbered.

    `run` does what the verb says.  It returns True when it waits for an answer; otherwise it has moved the frame on.
    `possible` says whether anything of it could happen, or with `whole` all of it (`core/possible.py`): ALWAYS where
    it never hangs on the state.  `ask` and `take` are of a verb that waits: the question, and what an answer does.
    """

    __slots__ = ("ask", "node", "possible", "run", "take")

    def __init__(
        self,
        node: type[N],
        run: Callable[[State, Frame, Op, N], bool],
        possible: Callable[[State, Frame, N, bool], bool],
        ask: Callable[[State, Frame, Op, N], Decision] | None = None,
        take: Callable[[State, Frame, Op, N, Answer], None] | None = None,
    ) -> None:
        self.node: type[ir.Node] = node
        self.run: Callable[..., Any] = run
        self.possible: Callable[..., Any] = possible
        self.ask: Callable[..., Any] | None = ask
        self.take: Callable[..., Any] | None = take


def _always(st: State, f: Frame, node: ir.Node, whole: bool) -> bool:
    return True


ALWAYS: Final = _always
"""The *possible* face of a verb that can always be done."""
