"""Costs: what stands before the dash of an activated ability, or after "Shift:".

- `costs`: a row of them; `cost`: one; `price`: the same in a sentence ("you may banish chosen item of yours to …");
- `payment`: what is done to pay, alike in both (before the dash it has a capital, which `english.finish` gives it);
- `paid`, `paid.hand`: what is banished or exerted, and what is discarded.
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, Make, On, Rest, Unfit, V
from illumineer.vocab import Who, Zone

_HAND = ir.Cards((Zone.HAND,), SUBJ)


def _in_hand(value: Any) -> bool:
    return isinstance(value, ir.Chosen) and isinstance(value.cards, ir.Cards) and value.cards.zones == (Zone.HAND,)


def _from_hand(chosen: Any) -> Any:
    if not _in_hand(chosen):
        raise Unfit("only cards of a hand are revealed to pay")
    return chosen


def from_hand(chosen: Any) -> Any:
    """Cards that are picked from a hand."""
    return Make(_from_hand, lambda value: [(value,)] if _in_hand(value) else [], chosen)


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("costs", "{a:cost}", (On(Who.YOU, V.a),), es="{a}")
    rule("costs", "{a:cost} , {r:costs}", (On(Who.YOU, V.a), Rest(V.r)), es="{a}, {r}")
    rule("cost", "⟳", ir.ExertCost(), es="⟳")
    rule("cost", "{n:number} ⬡", ir.InkCost(V.n), es="{n} ⬡")
    rule("cost", "{p:payment}", V.p, es="{p}")
    rule("price", "{p:payment}", V.p, es="{p}")
    rule("price", "pay {n:number} ⬡", ir.InkCost(V.n), es="pagar {n} ⬡")
    rule("payment", ("⟳ {x:paid}", "exert {x:paid}"), ir.ExertCost(V.x), es=("⟳ {x}", "agotar {x}"))
    rule("payment", "remove [an|1] ink drop", ir.DropsCost(1), es="retirar una gota de tinta")
    rule("payment", "remove {n:several} ink drops", ir.DropsCost(V.n), es="retirar {n} gotas de tinta")
    rule("payment", "banish {x:paid}", ir.BanishCost(V.x), es="desterrar {x}")
    rule("payment", ("deal {n:number} damage to {x:paid}", "deal {x:ref.obj} {n:number} damage"), ir.DamageCost(V.n, V.x), es="infligir {n} de daño a {x}", features="m")
    rule("payment", ("choose and discard {x:paid.hand}", "discard {x:paid.hand}"), ir.DiscardCost(V.x), es=("elegir y descartar {x}", "descartar {x}"))
    for inner in ("pick.pile", "paid"):
        rule(
            "payment",
            (f"put {{x:{inner}}} on the bottom of your deck", f"put {{x:{inner}}} on the bottom of your deck in any order"),
            ir.BottomCost(V.x),
            es=("poner {x} en el fondo de tu mazo", "poner {x} en el fondo de tu mazo en cualquier orden"),
        )
        rule("payment", f"return {{x:{inner}}} to your hand", ir.ReturnCost(V.x), es="devolver {x} a tu mano")

    rule("payment", "reveal {x:pick.pile}", ir.RevealCost(from_hand(V.x)), es="revelar {x}")

    for inner in ("self", "chosen", "pick.inplay"):
        rule("paid", f"{{x:{inner}}}", V.x, es="{x}")
    rule("paid.hand", "{x:pick.hand}", V.x, es="{x}")
