"""Names compared: the same name and different names, between two cards, between a card and a group, inside a group.

- `namesake`, `namesakes`: the cards with one of which, or with none of which, a card shares its name, and whether it must
  be another than the card itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar.cards import lying
from illumineer.text.grammar.things import had_es, in_play, it, pick
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, THEIRS, Make, V, Ways, filled
from illumineer.vocab import Cmp, Who

_THEY = it("they all")


def share(with_whom: tuple[Any, bool]) -> ir.SharesName:
    """ "Your other characters" are then other than the card with the name, not than the one with the ability."""
    cards, other = with_whom
    if ir.IsOther() in cards.where:
        cards, other = replace(cards, where=tuple(test for test in cards.where if test != ir.IsOther())), True
    return ir.SharesName(cards, other)


def unshare(value: ir.SharesName) -> Ways:
    match value.thing:
        case ir.Cards(where=where) as cards:
            others = replace(cards, where=(ir.IsOther(), *where))
            return [((cards, value.other),), ((others, False),)] if value.other else [((cards, False),)]
    return []


def shares(with_whom: Any) -> Any:
    """A test: a name in common with one of the cards."""
    return Make(ir.SharesName, share, unshare, with_whom)


def alike(chosen: Any) -> Any:
    """Cards that are picked, all with one name in common."""
    return filled(ir.Chosen, chosen, same_name=True)


def _tests(g: Grammar) -> None:
    """A test of one card: it has the same name as others, or another name than they have."""
    rule = g.rule
    rule("suffix", "with the same name as {x:single}", ir.SharesName(V.x), es="con el mismo nombre que {x}")
    rule("suffix", "with the same name", ir.SharesName(it("that card")), es="con el mismo nombre")
    rule("suffix", "with a different name than {x:single}", ir.Not(ir.SharesName(V.x)), es="con un nombre diferente al de {x}")
    rule("trait.one", "the same name as {x:namesake}", shares(V.x), es="el mismo nombre que {x}")
    rule("trait.one", "a different name than {x:namesakes}", ir.Not(shares(V.x)), es="un nombre diferente al de {x}")
    for cards in ("desc.inplay", "had", "card.of"):
        rule("namesake", f"a {{c:{cards}!s}}", (V.c, False), es="<c:un|una> {c!s}")
        rule("namesake", f"another {{c:{cards}!s}}", (V.c, True), es="<c:otro|otra> {c!s}")
        rule("namesakes", f"each {{c:{cards}}}", (V.c, False), es="cada {c}")
        rule("namesakes", f"each other {{c:{cards}}}", (V.c, True), es="cada <c:uno|una> de <c:los|las|los|las> demás {c!p}")
    rule("namesake", "one of {d:one.of.inplay}", (V.d, False), es="<d:uno|una|uno|una> de {d}")
    rule("namesakes", "each of {d:one.of.inplay}", (V.d, False), es="cada <d:uno|una|uno|una> de {d}")


def _conditions(g: Grammar) -> None:
    rule = g.rule
    rule("cond1", "{x:about} ~have@x the same name as {y:single}", ir.SameName(V.x, V.y), es="{x} ~tener@x el mismo nombre que {y}")
    rule("cond1", "{x:about} ~have@x a different name than {y:single}", ir.No(ir.SameName(V.x, V.y)), es="{x} ~tener@x un nombre diferente al de {y}")
    rule("cond1", ("they have the same name", "both of them have the same name", "all of them have the same name"), ir.SameName(_THEY), es=("~tener:3p el mismo nombre", "ambas cartas ~tener:3p el mismo nombre", "todas ellas ~tener:3p el mismo nombre"))
    different = ir.Compare(ir.NamesAmong(_THEY), Cmp.EQ, ir.Count(_THEY))
    rule("cond1", ("they have different names", "they all have different names"), different, es=("~tener:3p nombres diferentes", "todas ellas ~tener:3p nombres diferentes"))


def _counts(g: Grammar) -> None:
    """A number of cards with different names."""
    rule = g.rule
    name = "[with a different name|with different names]"
    for player, have, es in (
        (Who.YOU, "you have", "que tengas"),
        (Who.OPPONENTS, "opponents have", "que tengan WHERE los oponentes"),
        (THEIRS, "they have", "que tenga"),
    ):
        rule("counted", f"{{k:core}} {name} {have} in play", ir.NamesAmong(in_play(player, V.k)), es=f"{{k}} con un nombre diferente {had_es(es, 'en juego')}")
    rule("counted", f"{{k:card.desc}} {name} in {{z:pile}}", ir.NamesAmong(lying(V.z, V.k)), es="{k} con un nombre diferente en {z}", head="k")


def _picks(g: Grammar) -> None:
    """A number of cards that all have one name."""
    rule = g.rule
    same = "with the same name"
    rule("pick.pile.one", f"{{q:some.n}} {{k:card.desc!p}} {same} [in|from] {{z:pile}}", alike(pick(V.q, lying(V.z, V.k), SUBJ)), es="{q} {k!p} con el mismo nombre de {z}", head="k")
    rule("chosen", f"{{q:some.n}} chosen {{d:picked!p}} {same} as each other", alike(pick(V.q, V.d, Who.YOU)), es="{q} {d!p} con el mismo nombre", head="d")
    rule("pick.inplay", f"{{q:some.n}} {{d:desc!p}} {same}", alike(pick(V.q, V.d, SUBJ)), es="{q} {d!p} con el mismo nombre", head="d")


def declare(g: Grammar) -> None:
    _tests(g)
    _conditions(g)
    _counts(g)
    _picks(g)
