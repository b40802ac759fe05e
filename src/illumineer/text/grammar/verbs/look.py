"""Looking and revealing: the top of the deck, hands, naming a card, searching."""

from __future__ import annotations

from typing import Any

from illumineer.text.grammar.amounts import top_for_each
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, V, only, quiet


def _is_choice(value: Any) -> bool:
    return isinstance(value, ir.Chosen)


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("v.zone", "~look at {x:hidden}", ir.Look(V.x, "", SUBJ), es="~mirar {x}")
    rule("v.zone", "~look at {x:top} for each {e:each}", ir.Look(top_for_each(V.x, V.e), "", SUBJ), es="~mirar {x} por cada {e}")
    rule("v.zone", "~reveal {x:top} for each {e:each}", ir.Reveal(top_for_each(V.x, V.e)), es="~revelar {x} por cada {e}")
    for inner in ("hidden", "pick.pile", "pick.seen", "ref.obj"):
        rule("shown", f"{{x:{inner}}}", V.x, es="{x}")
    rule("v.zone", ("~reveal {x:shown}", "~reveal {x:shown} to all players"), ir.Reveal(V.x), es=("~revelar {x}", "~revelar {x} a todos los jugadores"))
    rule("v.zone", "~search {o:own.deck} for {x:pick.deck}", quiet(ir.Choose(only(_is_choice, V.x, "what is searched for is chosen")), V.o), es="~buscar en {o} {x}")
    rule("verb", "~name a card", ir.NameCard("", SUBJ), es="~nombrar una carta")
    rule("cond", ("{x:ref.subj} 's the named card", "{x:ref.subj} is the named card"), ir.NamedCard(V.x, ""), es="{x} ~ser@x la carta nombrada")
    rule(
        "verb",
        "~reveal cards from the top of {o:own.deck} until {y:you.reveal} a {d:card.kind}",
        quiet(ir.RevealUntil(V.d, "", "", SUBJ), V.o, V.y),
        es="~revelar cartas de la parte superior de {o} hasta revelar <d:un|una> {d}",
    )
    rule("you.reveal", ("you reveal", "they reveal"), None, es=("que reveles", "que revele"))
    rule("verb", "~repeat this effect", ir.Again(), es="~repetir este efecto")
