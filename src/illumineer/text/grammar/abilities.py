"""Whole abilities: triggered, activated, static, and the effect of an action."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Rest, V
from illumineer.vocab import Who


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("ability", "{t:trigger} , {b:body}", ir.Triggered(V.t, V.b), es="{t}, {b}")
    rule("ability", "{t:trigger} , if {c:cond} , {b:body}", ir.Triggered(V.t, V.b, V.c), es="{t}, si {c}, {b}")
    rule("ability", "{w:during} , {t:trigger} , {b:body}", ir.Triggered(V.t, V.b, when=V.w), es="{w}, {t}, {b}")
    rule("ability", "{w:during} , {t:trigger} , if {c:cond} , {b:body}", ir.Triggered(V.t, V.b, V.c, V.w), es="{w}, {t}, si {c}, {b}")
    rule("during", "during your turn", ir.IsTurnOf(Who.YOU), es="durante tu turno")
    rule(
        "during",
        ("during an opponent 's turn", "during opponents ' turns"),
        ir.IsTurnOf(Who.OPPONENTS),
        es=("durante el turno de un oponente", "durante los turnos de los oponentes"),
    )
    rule("ability", "{c:costs} — {t:text}", ir.Activated(V.c, V.t), es="{c} — {t}")
    rule("ability", "{s:static}", V.s, es="{s}")
    # --- several abilities in one paragraph
    rule("abilities", "{a:static} {b:ability}", (V.a, V.b), es="{a} {b}")
    rule("abilities", "{a:ability} {b:static}", (V.a, V.b), es="{a} {b}")
    rule("abilities", "{a:static} {r:abilities}", (V.a, Rest(V.r)), es="{a} {r}")
    rule("action", "{t:text}", ir.ActionEffect(V.t), es="{t}")
