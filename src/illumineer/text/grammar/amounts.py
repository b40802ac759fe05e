"""How many: numbers of cards, "for each …", "equal to …".

- `n.cards`: a number of cards as an object ("a card", "2 cards");
- `each`: what is counted after "for each".
"""

from __future__ import annotations

from illumineer import ir
from illumineer.text.grammar.things import PLAY, both, it
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Rest, V
from illumineer.vocab import Stat, Who, Zone


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("n.cards", "a card", 1, es="una carta", features="fs")
    rule("n.cards", "{n:several} cards", V.n, es="{n} cartas", features="fp")

    rule("each", "{k:core} you have in play", ir.Count(ir.Cards(PLAY, Who.YOU, V.k)), es="{k} que tengas en juego")
    rule("each", "other {k:core} you have in play", ir.Count(ir.Cards(PLAY, Who.YOU, (ir.IsOther(), Rest(V.k)))), es="<k:otro|otra> {k} que tengas en juego")
    rule("each", "{k:core} you have in play {s:sfx}", ir.Count(ir.Cards(PLAY, Who.YOU, both(V.k, V.s))), es="{k} que tengas en juego {s}")
    rule("each", "opposing {k:core}", ir.Count(ir.Cards(PLAY, Who.OPPONENTS, V.k)), es="{k} oponente")
    rule("each", "card in {w:whose} {z:zone}", ir.Count(ir.Cards((V.z,), V.w)), es="carta en {w} {z}", features="fs")
    rule("each", "card under {x:ref.obj}", ir.Count(ir.Under(V.x)), es="carta debajo de {x}", features="fs")
    rule("each", "card under {x:self}", ir.Count(ir.Under(V.x)), es="carta debajo de {x}", features="fs")
    rule("each", "1 damage on {x:ref.obj}", ir.StatOf(Stat.DAMAGE, V.x), es="daño en {x}", features="ms")

    rule("zone", "hand", Zone.HAND, es="mano", features="fs")
    rule("zone", "discard", Zone.DISCARD, es="descarte", features="ms")
    rule("zone", "inkwell", Zone.INKWELL, es="tintero", features="ms")
    rule("zone", "deck", Zone.DECK, es="mazo", features="ms")

    rule("possessive", "{x:self} 's", V.x, es="de {x}")
    for word in ("his", "her", "its", "their"):
        rule("possessive", word, it({"his": "him", "its": "it", "their": "them"}.get(word, word)), es="de {^}")
