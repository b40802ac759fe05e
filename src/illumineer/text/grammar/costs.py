"""Costs: what stands before the dash of an activated ability, or after "Shift:".

- `costs`: a row of them; `cost`: one, as it begins there, with a capital;
- `price`: the same in the middle of a sentence ("you may banish chosen item of yours to …");
- `paid`, `paid.hand`: what is banished or exerted, and what is discarded.
"""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, On, Rest, V
from illumineer.vocab import Who, Zone

_HAND = ir.Cards((Zone.HAND,), SUBJ)


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("costs", "{a:cost}", (On(Who.YOU, V.a),), es="{a}")
    rule("costs", "{a:cost} , {r:costs}", (On(Who.YOU, V.a), Rest(V.r)), es="{a}, {r}")
    rule("cost", "⟳", ir.ExertCost(), es="⟳")
    rule("cost", "{n:number} ⬡", ir.InkCost(V.n), es="{n} ⬡")
    rule("cost", "⟳ {x:paid}", ir.ExertCost(V.x), es="⟳ {x}")
    rule("price", "⟳ {x:paid}", ir.ExertCost(V.x), es="⟳ {x}")
    rule("price", "pay {n:number} ⬡", ir.InkCost(V.n), es="pagar {n} ⬡")
    for en, es, meaning in (
        ("banish {x:paid}", "desterrar {x}", ir.BanishCost(V.x)),
        ("exert {x:paid}", "agotar {x}", ir.ExertCost(V.x)),
        ("put {x:pick.pile} on the bottom of your deck", "poner {x} en el fondo de tu mazo", ir.BottomCost(V.x)),
        ("return {x:pick.pile} to your hand", "devolver {x} a tu mano", ir.ReturnCost(V.x)),
        ("put {x:paid} on the bottom of your deck", "poner {x} en el fondo de tu mazo", ir.BottomCost(V.x)),
        ("return {x:paid} to your hand", "devolver {x} a tu mano", ir.ReturnCost(V.x)),
        ("deal {x:ref.obj} {n:number} damage", "infligir {n} de daño a {x}", ir.DamageCost(V.n, V.x)),
        ("deal {n:number} damage to {x:paid}", "infligir {n} de daño a {x}", ir.DamageCost(V.n, V.x)),
    ):
        rule("cost", en[0].upper() + en[1:], meaning, es=es, features="m")
        rule("price", en, meaning, es=es, features="m")
    discards = (("choose and discard {x:paid.hand}", "discard {x:paid.hand}"), ("elegir y descartar {x}", "descartar {x}"))
    rule("cost", tuple(en[0].upper() + en[1:] for en in discards[0]), ir.DiscardCost(V.x), es=discards[1], features="m")
    rule("price", discards[0], ir.DiscardCost(V.x), es=discards[1], features="m")

    for inner in ("self", "chosen", "pick.inplay"):
        rule("paid", f"{{x:{inner}}}", V.x, es="{x}")
    rule("paid", "{n:several} {d:desc!p}", ir.Chosen(V.d, V.n), es="{n} {d!p}")
    rule("paid.hand", "{x:pick.hand}", V.x, es="{x}")
    rule("paid.hand", "a card", ir.Chosen(_HAND, by=SUBJ), es="una carta")
    rule("paid.hand", "{n:several} cards", ir.Chosen(_HAND, V.n, by=SUBJ), es="{n} cartas")
