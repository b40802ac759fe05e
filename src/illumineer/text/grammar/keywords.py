"""Keyword abilities, printed or granted, and Shift with its variants."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import V
from illumineer.vocab import Keyword, ShiftKind

PLUS = {Keyword.CHALLENGER: "Desafiante", Keyword.RESIST: "Resistencia"}
NUMBER = {Keyword.SINGER: ("Singer", "Cantante"), Keyword.SING_TOGETHER: ("Sing Together", "Cantar Juntos")}
PLAIN = (
    Keyword.ADVENTUROUS, Keyword.ALERT, Keyword.BODYGUARD, Keyword.EVASIVE, Keyword.RECKLESS, Keyword.RUSH,
    Keyword.SUPPORT, Keyword.VANISH, Keyword.WARD,
)  # fmt: skip


def declare(g: Grammar) -> None:
    from illumineer.text.grammar.lexicon import KEYWORDS_EN, KEYWORDS_ES

    rule = g.rule
    for keyword in PLAIN:
        rule("kw", KEYWORDS_EN[keyword], ir.KeywordAbility(keyword), es=KEYWORDS_ES[keyword])
    for keyword, es in PLUS.items():
        rule("kw", f"{KEYWORDS_EN[keyword]} {{n:signed}}", ir.KeywordAbility(keyword, V.n), es=f"{es} {{n}}")
    for keyword, (en, es) in NUMBER.items():
        rule("kw", f"{en} {{n:number}}", ir.KeywordAbility(keyword, V.n), es=f"{es} {{n}}")
    rule("kw", "Boost {n:number} ⬡", ir.KeywordAbility(Keyword.BOOST, V.n), es="Impulso {n} ⬡")

    rule("shift.cost", ("{n:number} ⬡", "{n:number}"), (ir.InkCost(V.n),), es=("{n} ⬡", "{n}"))
    rule("shift.cost", ": {c:costs}", V.c, es=": {c}")
    rule("kw", "Shift {c:shift.cost}", ir.ShiftAbility(V.c), es="Cambio {c}")
    rule("kw", "Universal Shift {c:shift.cost}", ir.ShiftAbility(V.c, ShiftKind.UNIVERSAL), es="Cambio Universal {c}")
    rule("kw", "{w:class} Shift {c:shift.cost}", ir.ShiftAbility(V.c, ShiftKind.CLASSIFICATION, V.w), es="Cambio de {w} {c}")
