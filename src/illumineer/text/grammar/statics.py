"""Static abilities: what holds as long as the card is there."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import V
from illumineer.vocab import Who


def declare(g: Grammar) -> None:
    rule = g.rule
    for inner in ("group", "self", "ref.subj"):
        rule("who", f"{{x:{inner}}}", V.x, es="{x}")
    for mods in ("gives", "cans"):
        rule("static", f"{{x:who}} {{m:{mods}@x}} .", ir.Static(V.m, V.x), es="{x} {m@x}.")
        rule(
            "static",
            (f"while {{c:cond}} , {{x:who}} {{m:{mods}@x}} .", f"{{x:who}} {{m:{mods}@x}} while {{c:cond}} ."),
            ir.Static(V.m, V.x, V.c),
            es=("mientras {c!sub}, {x} {m@x}.", "{x} {m@x} mientras {c!sub}."),
        )
        rule("static", f"during your turn , {{x:who}} {{m:{mods}@x}} .", ir.Static(V.m, V.x, ir.IsTurnOf(Who.YOU)), es="durante tu turno, {x} {m@x}.")
