"""Damage and what happens to cards in play: deal, remove, move damage; banish, exert, ready, move."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import V


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("verb", "~deal {n:number} damage to {x:thing}", ir.Deal(V.n, V.x), es="~infligir {n} de daño a {x}")
    rule("verb", "~remove up to {n:number} damage from {x:thing}", ir.RemoveDamage(V.n, V.x), es="~retirar hasta {n} de daño de {x}")
    rule("verb", "~banish {x:thing}", ir.Banish(V.x), es="~desterrar {x}")
    rule("verb", "~exert {x:thing}", ir.Exert(V.x), es="~agotar {x}")
    rule("verb", "~ready {x:thing}", ir.Ready(V.x), es="~preparar {x}")
