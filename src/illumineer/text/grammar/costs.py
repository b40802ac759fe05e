"""Costs: what stands before the dash of an activated ability, or after "Shift:"."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Rest, V


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("costs", "{a:cost}", (V.a,), es="{a}")
    rule("costs", "{a:cost} , {r:costs}", (V.a, Rest(V.r)), es="{a}, {r}")
    rule("cost", "⟳", ir.ExertCost(), es="⟳")
    rule("cost", "{n:number} ⬡", ir.InkCost(V.n), es="{n} ⬡")
    rule("cost", "Banish {x:self}", ir.BanishCost(V.x), es="Desterrar {x}")
