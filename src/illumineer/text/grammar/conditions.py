"""If, while, unless: the conditions, without the word that introduces them."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.grammar.things import as_filter, both, in_play
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Rest, V
from illumineer.vocab import Cmp, Happening, Who, Zone


def declare(g: Grammar) -> None:
    rule = g.rule
    # --- what you have
    rule("cond", "you have a {k:core} in play", ir.Have(in_play(Who.YOU, V.k)), es="~tener:2s <k:un|una> {k} en juego")
    rule(
        "cond",
        ("you have a {k:core} {s:sfx} in play", "you have a {k:core} in play {s:sfx}"),
        ir.Have(in_play(Who.YOU, both(V.k, V.s))),
        es="~tener:2s <k:un|una> {k} {s} en juego",
    )
    rule("cond", "you have another {k:core} in play", ir.Have(in_play(Who.YOU, (ir.IsOther(), Rest(V.k)))), es="~tener:2s <k:otro|otra> {k} en juego")
    rule(
        "cond",
        "you have another {k:core} {s:sfx} in play",
        ir.Have(in_play(Who.YOU, (ir.IsOther(), Rest(both(V.k, V.s))))),
        es="~tener:2s <k:otro|otra> {k} {s} en juego",
    )
    rule("cond", "you have {n:several} or more {k:core!p} in play", ir.Have(in_play(Who.YOU, V.k), Cmp.GE, V.n), es="~tener:2s {n} o más {k!p} en juego")
    rule(
        "cond",
        "you have {n:several} or more other {k:core!p} in play",
        ir.Have(in_play(Who.YOU, (ir.IsOther(), Rest(V.k))), Cmp.GE, V.n),
        es="~tener:2s {n} o más <k:otros|otras|otros|otras> {k!p} en juego",
    )
    rule("cond", "you have a {k:core} {s:sfx}", ir.Have(in_play(Who.YOU, both(V.k, V.s))), es="~tener:2s <k:un|una> {k} {s}")
    rule("cond", "you have no cards in your hand", ir.Have(ir.Cards((Zone.HAND,), Who.YOU), Cmp.EQ, 0), es="no ~tener:2s cartas en la mano")
    rule(
        "cond",
        "you have {n:number} or more cards in your hand",
        ir.Have(ir.Cards((Zone.HAND,), Who.YOU), Cmp.GE, V.n),
        es="~tener:2s {n} o más cartas en la mano",
    )
    # --- what a card is
    rule("cond", "{x:self} is {a:state}", ir.Is(V.x, V.a), es="{x} ~estar@x {a@x}")
    rule("cond", "{x:self} has {a:having}", ir.Is(V.x, V.a), es="{x} ~tener@x {a}")
    rule("state", "exerted", (ir.IsExerted(),), es="~agotado/a")
    rule("state", "at a location", (ir.IsAt(),), es="en una localización")
    rule("having", "no damage", (ir.Not(ir.IsDamaged()),), es="cero daño")
    rule("having", "damage", (ir.IsDamaged(),), es="daño")
    # --- what has happened
    rule("cond", "you used Shift to play {x:ref.obj}", ir.UsedShift(V.x), es="usaste Cambio para jugar {x}")
    rule("cond", "you played {f:some} this turn", ir.Happened(ir.Event(Happening.PLAYED, subject=V.f, player=Who.YOU)), es="jugaste {f} este turno")
    # --- some card, as the pattern of an event
    rule("some", "a {d:desc}", as_filter(V.d), es="<d:un|una> {d}")
