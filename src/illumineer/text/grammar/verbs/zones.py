"""Cards from zone to zone: draw, discard, return, put, shuffle."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, V
from illumineer.vocab import Zone


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("verb", "~draw {n:n.cards}", ir.Draw(V.n, SUBJ), es="~robar {n}")
    rule("verb", "~draw a card for each {n:each}", ir.Draw(V.n, SUBJ), es="~robar una carta por cada {n}")
    rule("verb", "~choose and ~discard {n:n.cards}", ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), SUBJ), V.n, by=SUBJ)), es="~elegir y ~descartar {n}")
    rule(
        "verb",
        ("~return {x:thing} to their player 's hand", "~return {x:thing} to its player 's hand", "~return {x:self} to your hand"),
        ir.Put(V.x, ir.Place(Zone.HAND)),
        es=("~devolver {x} a la mano de su jugador", "~devolver {x} a la mano de su jugador", "~devolver {x} a tu mano"),
    )
