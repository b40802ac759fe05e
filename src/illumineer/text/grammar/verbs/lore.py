"""Lore and ink: gain, lose, pay."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, V


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("verb", "~gain {n:n.lore}", ir.GainLore(V.n, SUBJ), es="~ganar {n}")
    rule("verb", "~lose {n:n.lore}", ir.LoseLore(V.n, SUBJ), es="~perder {n}")
    rule("verb", "~pay {n:number} ⬡", ir.PayInk(V.n, SUBJ), es="~pagar {n} ⬡")
