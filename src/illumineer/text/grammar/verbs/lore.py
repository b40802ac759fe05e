"""Lore and ink: gain, lose, pay."""

from __future__ import annotations

from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import BY_VERB
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, V, quiet


def declare(g: Grammar) -> None:
    rule = g.rule
    for node in (ir.ExertInk, ir.ReadyInk):
        en, es = BY_VERB[node].en, BY_VERB[node].es
        rule(
            "verb",
            f"~{en} [all|all the] cards in {{w:whose}} inkwell",
            node(None, V.w),
            es=f"~{es} todas las cartas de {{w}} tintero",
            kin="cards in the inkwell",
        )
        rule("verb", f"~{en} a card in {{w:whose}} inkwell", node(1, V.w), es=f"~{es} una carta de {{w}} tintero")
        rule("verb", f"~{en} {{n:several}} cards in {{w:whose}} inkwell", node(V.n, V.w), es=f"~{es} {{n}} cartas de {{w}} tintero", kin="cards in the inkwell")
    rule("v.zone", "~gain {n:n.lore}", ir.GainLore(V.n, SUBJ), es="~ganar {n}")
    rule("v.zone", ("~lose {n:n.lore}", "~pay {n:n.lore}"), ir.LoseLore(V.n, SUBJ), es=("~perder {n}", "~pagar {n}"))
    rule("v.zone", ("~gain {n:n.drops}", "~get {n:n.drops}"), ir.GainInkDrops(V.n, SUBJ), es="~ganar {n}")
    for put, es in (("~put {n:n.drops} [in|into]", "~poner {n} en"), ("~add {n:n.drops} to", "~añadir {n} a")):
        rule("verb", f"{put} {{o:own.inkwell}}", quiet(ir.GainInkDrops(V.n, SUBJ), V.o), es=f"{es} {{o}}")
    rule("v.zone", "~lose {n:n.drops}", ir.LoseInkDrops(V.n, SUBJ), es="~perder {n}")
    rule("verb", "~remove {n:n.drops}", ir.RemoveInkDrops(V.n, SUBJ), es="~retirar {n}")
    rule("verb", "~remove {n:n.drops} from {o:own.inkwell}", quiet(ir.RemoveInkDrops(V.n, SUBJ), V.o), es="~retirar {n} de {o}")
    rule("verb", "~pay {n:number} ⬡", ir.PayInk(V.n, SUBJ), es="~pagar {n} ⬡")
