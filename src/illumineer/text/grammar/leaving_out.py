"""Cards that are left out of a group: "other than this character", "except Hero characters"."""

from __future__ import annotations

from typing import Any

from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import V, only, said_of_this
from illumineer.vocab import Who


def none_of(tests: Any) -> Any:
    """A test: it is no such card."""
    return ir.Not(ir.AllOf(only(lambda tests: len(tests) > 1, tests, "what is left out is said to be more than a noun")))


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("suffix", "other than {x:self}", said_of_this(ir.Not(ir.IsThis()), V.x), es="excepto {x}")
    rule("suffix", ("other than {k:piece!p}", "except {k:piece!p}"), none_of(V.k), es="excepto {k!p}")
    rule("suffix", "other than a {k:piece!s}", none_of(V.k), es="que no sea <k:un|una> {k!s}")
    rule("suffix", "except yours", ir.Not(ir.OwnedBy(Who.YOU)), es="que no sean tuyos")
