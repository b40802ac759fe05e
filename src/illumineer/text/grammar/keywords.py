"""Keyword abilities, printed or granted, Shift with its variants, and what a card says about decks."""

from __future__ import annotations

from typing import Any

from illumineer.keywords import RECORDS
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, On, Rest, V, Ways
from illumineer.vocab import Form, ShiftKind, Who

# What stands behind the name of a keyword, in English and in Spanish; costs have words of their own below.
FORMS: dict[Form, tuple[tuple[str, ...], tuple[str, ...]]] = {
    Form.PLAIN: (("",), ("",)),
    Form.PLUS: ((" {n:signed}",), (" {n}",)),
    Form.NUMBER: ((" {n:number}",), (" {n}",)),
    Form.INK: ((" {n:number} ⬡", " {n:number}"), (" {n} ⬡", " {n}")),
}

# The kinds of Shift (8.10.8): English, Spanish behind «Cambio», what it goes on top of.
SHIFTS: tuple[tuple[str, str, ShiftKind, Any], ...] = (
    ("", "", ShiftKind.NAME, ""),
    ("{w:class} ", " de {w}", ShiftKind.CLASSIFICATION, V.w),
    ("Universal ", " Universal", ShiftKind.UNIVERSAL, ""),
    ("Duo ", " Dúo", ShiftKind.DUO, ""),
    ("Combo ", " Combo", ShiftKind.COMBO, ""),
    ("Potato ", " Patata", ShiftKind.POTATO, "Potato"),
)


def _full_name(name: str, version: str) -> ir.FullNamed:
    return ir.FullNamed(f"{name} - {version}")


def _name_and_version(value: ir.FullNamed) -> Ways:
    return [tuple(value.name.split(" - ", 1))] if " - " in value.name else []


def declare(g: Grammar) -> None:
    rule = g.rule
    for each in sorted(RECORDS, key=lambda each: each.form):
        if each.form in FORMS:
            behind, detras = FORMS[each.form]
            tree = ir.KeywordAbility(each.keyword, V.n) if each.form else ir.KeywordAbility(each.keyword)
            rule("kw", tuple(each.en + more for more in behind), tree, es=tuple(each.es + more for more in detras))

    rule("shift.cost", ("{n:number} ⬡", "{n:number}"), (ir.InkCost(V.n),), es=("{n} ⬡", "{n}"))
    rule("shift.cost", ": {c:costs}", V.c, es=": {c}")
    rule("shift.cost", "{p:payment}", (On(Who.YOU, V.p),), es=": {p}")
    for en, es, kind, word in SHIFTS:
        rule("kw", f"{en}Shift {{c:shift.cost}}", ir.ShiftAbility(V.c, kind, word), es=f"Cambio{es} {{c}}")
        rule("kw", f"Temporary {en}Shift {{c:shift.cost}}", ir.ShiftAbility(V.c, kind, word, True), es=f"Cambio Temporal{es} {{c}}")

    # --- decks
    rule("deck.limit", "you may have up to {n:number} {c:copies} in your deck .", ir.DeckLimit(V.n, V.c), es="puedes tener hasta {n} {c} en tu mazo.")
    rule("deck.limit", "you may have any number of {c:copies} in your deck .", ir.DeckLimit(0, V.c), es="puedes tener cualquier cantidad de {c} en tu mazo.")
    rule("deck.limit", "you may only have {n:number} {c:copies} in your deck .", ir.DeckLimit(V.n, V.c), es="solo puedes tener {n} {c} en tu mazo.")
    for other, otros, first in (("", "", ()), ("other ", "<k:otros|otras|otros|otras> ", (ir.IsOther(),))):
        rule(
            "deck.limit",
            f"you [may|can] have {other}{{k:core!p}} in your deck regardless of ink type .",
            ir.DeckInks((*first, Rest(V.k))),
            es=f"puedes tener {otros}{{k!p}} en tu mazo sin importar su tipo de tinta.",
        )
    rule("copies", ("copies of {n:name}", "cards named {n:name}"), ir.Named((V.n,)), es=("copias de {n}", "cartas llamadas {n}"))
    rule("copies", "copies of {n:name} — {v:name}", Make(ir.FullNamed, _full_name, _name_and_version, V.n, V.v), es="copias de {n} — {v}")
