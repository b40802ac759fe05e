"""What is different about a card: gets, gains, loses, can't, must.

- `mod.give`: characteristics, keywords and abilities, which go to the cards there are (6.4.2.2);
- `mod.can`: what cards can and can't do; of a whole group it is a standing rule (6.4.2.1).
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Make, V
from illumineer.vocab import Doing


def _gain(keyword: ir.KeywordAbility | ir.ShiftAbility) -> Any:
    if isinstance(keyword, ir.KeywordAbility):
        return ir.Gain(keyword.keyword, keyword.n)
    return ir.GainAbility(keyword)


def _gained(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Gain):
        return [(ir.KeywordAbility(value.keyword, value.n),)] if isinstance(value.n, int) else []
    if isinstance(value, ir.GainAbility) and isinstance(value.ability, ir.ShiftAbility):
        return [(value.ability,)]
    return []


def declare(g: Grammar) -> None:
    rule = g.rule
    g.list_of("gives", "mod.give")
    rule("mod.give", "~get {n:signed} {s:stat}", ir.Adjust(V.s, V.n), es="~obtener {n} {s}")
    rule("mod.give", "{n:signed} {s:stat}", ir.Adjust(V.s, V.n), es="{n} {s}")
    rule("mod.give", "~gain {k:kw}", Make(_gain, _gained, V.k), es="~ganar {k}")
    rule("mod.give", "{k:kw}", Make(_gain, _gained, V.k), es="{k}")
    rule("mod.give", "“{a:ability} ”", ir.GainAbility(V.a), es="«{a}»")
    rule("mod.give", "~gain “{a:ability} ”", ir.GainAbility(V.a), es="~ganar «{a}»")

    rule("cans", "{m:mod.can}", V.m, es="{m}")
    rule("mod.can", "can't quest", (ir.Cant(Doing.QUEST),), es="no ~poder irse de aventura")
    rule("mod.can", "can't challenge", (ir.Cant(Doing.CHALLENGE),), es="no ~poder desafiar")
    rule("mod.can", "can't quest or challenge", (ir.Cant(Doing.QUEST), ir.Cant(Doing.CHALLENGE)), es="no ~poder irse de aventura ni desafiar")
    rule("mod.can", "can't be challenged", (ir.Cant(Doing.BE_CHALLENGED),), es="no ~poder ser ~desafiado/a")
    rule("mod.can", "can't ready", (ir.Cant(Doing.READY),), es="no ~poder prepararse")
