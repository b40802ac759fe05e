"""Lore and ink: gain, lose, pay."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, V


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("verb", "~gain {n:number} lore", ir.GainLore(V.n, SUBJ), es="~ganar {n} de lore")
    rule("verb", "~lose {n:number} lore", ir.LoseLore(V.n, SUBJ), es="~perder {n} de lore")
