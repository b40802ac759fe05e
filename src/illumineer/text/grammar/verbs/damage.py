"""Damage and what happens to cards in play: deal, remove, move damage; banish, exert, ready, move; choose."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar.amounts import late, times
from illumineer.text.grammar.things import HERE, LOCATION, choose_so, in_play, it
from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import PLAIN
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, Rest, V, Ways, only
from illumineer.vocab import Who


def _damage(g: Grammar) -> None:
    rule = g.rule
    each = "cada <x:uno|una|uno|una> de {x}"
    rule(
        "verb",
        ("~deal {n:number} damage to {x:thing}", "~deal {n:number} damage each to {x:thing}", "~deal {n:number} damage to each of {x:thing}"),
        ir.Deal(V.n, V.x),
        es=("~infligir {n} de daño a {x}", f"~infligir {{n}} de daño a {each}", f"~infligir {{n}} de daño a {each}"),
    )
    rule(
        "verb",
        "~deal {n:number} damage to {x:thing} and {m:number} damage to {y:thing}",
        ir.Seq((ir.Deal(V.n, V.x), ir.Deal(V.m, V.y))),
        es="~infligir {n} de daño a {x} y {m} de daño a {y}",
    )
    rule("verb", "~deal {x:ref.obj} {n:number} damage", ir.Deal(V.n, V.x), es="~infligir a {x} {n} de daño")
    rule("verb", "~deal {n:number} damage to {x:thing} for each {e:each}", ir.Deal(late(times(V.n, V.e)), V.x), es="~infligir a {x} {n} de daño por cada {e}")
    most = ir.Deal(late(ir.AtMost(times(V.n, V.e), V.m)), V.x)
    rule("verb", "~deal {n:number} damage to {x:thing} for each {e:each} , [to|up to] a maximum of {m:number} damage", most, es="~infligir a {x} {n} de daño por cada {e}, hasta un máximo de {m} de daño")
    rule("verb", "~deal {n:number} damage to {x:thing} for each {e:each} , [to|up to] a maximum of {m:number}", most, es="~infligir a {x} {n} de daño por cada {e}, hasta un máximo de {m}")
    rule("verb", "~deal damage to {x:thing} equal to {a:equal}", ir.Deal(late(V.a), V.x), es="~infligir a {x} una cantidad de daño igual a {a}")
    rule("verb", "~deal damage equal to {a:equal} to {x:thing}", ir.Deal(V.a, V.x), es="~infligir a {x} una cantidad de daño igual a {a}")
    rule("verb", "~deal damage to {x:thing} equal to {a:tally}", ir.Deal(late(V.a), V.x), es="~infligir a {x} 1 de daño por cada {a}")
    rule("verb", "~deal damage equal to {a:tally} to {x:thing}", ir.Deal(V.a, V.x), es="~infligir a {x} 1 de daño por cada {a}")
    rule("verb", "~deal {a:that.much} damage to {x:thing}", ir.Deal(V.a, V.x), es="~infligir {a} de daño a {x}")

    rule("verb", "~put {n:counters} on {x:thing}", ir.PutDamage(V.n, V.x), es="~poner {n} en {x}")
    rule("verb", "~put {n:counters} on {x:thing} for each {e:each}", ir.PutDamage(late(times(V.n, V.e)), V.x), es="~poner en {x} {n} por cada {e}")
    rule("counters", "[1|a] damage counter", 1, es="1 contador de daño")
    rule("counters", "{n:several} damage counters", V.n, es="{n} contadores de daño")
    rule("counters", "that many damage counters", ir.Number("?many"), es="esa cantidad de contadores de daño")

    rule("verb", "~remove up to {n:number} damage from {x:thing}", ir.RemoveDamage(V.n, V.x), es="~retirar hasta {n} de daño de {x}")
    rule("verb", ("~remove up to {n:number} damage total from {x:thing}", "~remove up to {n:number} total damage from {x:thing}", "~remove up to a total of {n:number} damage from {x:thing}"), ir.RemoveDamage(V.n, V.x, total=True), es="~retirar hasta {n} de daño en total de {x}")
    rule("verb", "~remove up to {n:number} damage [from each of|each from] {x:chosen}", ir.RemoveDamage(V.n, V.x), es=f"~retirar hasta {{n}} de daño de {each}")
    rule(
        "verb",
        ("~remove {n:number} damage from {x:thing}", "~remove {n:number} damage each from {x:thing}", "~remove {n:number} damage from each of {x:thing}"),
        ir.RemoveDamage(V.n, V.x, False),
        es=("~retirar {n} de daño de {x}", f"~retirar {{n}} de daño de {each}", f"~retirar {{n}} de daño de {each}"),
    )
    rule("verb", "~remove up to {n:number} damage from {x:thing} for each {e:each}", ir.RemoveDamage(late(times(V.n, V.e)), V.x), es="~retirar de {x} hasta {n} de daño por cada {e}")
    rule("verb", "~remove {n:number} damage from {x:thing} for each {e:each}", ir.RemoveDamage(late(times(V.n, V.e)), V.x, False), es="~retirar de {x} {n} de daño por cada {e}")
    rule("verb", "~remove {a:that.much} damage from {x:thing}", ir.RemoveDamage(V.a, V.x, False), es="~retirar {a} de daño de {x}")
    rule("verb", "~remove all damage from {x:thing}", ir.RemoveDamage(None, V.x, False), es="~retirar todo el daño de {x}")

    for damage, one in (("{n:counters}", "{n}"), ("{n:number} damage", "{n} de daño")):
        rule("verb", f"~move {damage} from {{x:thing}} to {{y:thing}}", ir.MoveDamage(V.n, V.x, V.y), es=f"~mover {one} de {{x}} a {{y}}")
        rule("verb", f"~move up to {damage} from {{x:thing}} to {{y:thing}}", ir.MoveDamage(V.n, V.x, V.y, True), es=f"~mover hasta {one} de {{x}} a {{y}}")
    rule("verb", "~move {n:number} damage from {x:thing} to {y:thing} for each {e:each}", ir.MoveDamage(late(times(V.n, V.e)), V.x, V.y), es="~mover {n} de daño de {x} a {y} por cada {e}")
    rule("verb", "~move up to {n:number} damage from {x:thing} to {y:thing} for each {e:each}", ir.MoveDamage(late(times(V.n, V.e)), V.x, V.y, True), es="~mover hasta {n} de daño de {x} a {y} por cada {e}")
    rule("verb", "~move all [damage|damage counters] from {x:thing} to {y:thing}", ir.MoveDamage(None, V.x, V.y), es="~mover todo el daño de {x} a {y}")


def _nowhere_else(value: ir.Chosen) -> Ways:
    """The chosen location as it is said: one that must not be where the character is, is "another"."""
    match value.cards:
        case ir.Cards(where=(ir.Not(test=ir.IsPlaceOf()), *rest)) as cards:
            return [(replace(value, cards=replace(cards, where=(ir.IsOther(), *rest))),)]
    return [(value,)]


def elsewhere(chosen: Any) -> Any:
    """Another location; in a character's ability, another than where the moving character is (`clauses`)."""
    return Make(ir.Chosen, lambda chosen: chosen, _nowhere_else, chosen)


def a_place(where: Any) -> Any:
    """Locations that the text says more about than that word."""

    def is_place(where: tuple[Any, ...]) -> bool:
        return LOCATION in where and len(where) > 1

    return only(is_place, where, "characters move to locations")


def _from(mover: Any, test: Any) -> Any:
    return replace(mover, cards=replace(mover.cards, where=(*mover.cards.where, test)))


def _not_from(value: ir.Chosen) -> Ways:
    match value.cards:
        case ir.Cards(where=(_, *_, ir.IsAt() as last)) as cards:
            return [(replace(value, cards=replace(cards, where=cards.where[:-1])), last)]
    return []


def _whereto(g: Grammar) -> None:
    """Characters move only to locations of their own player (4.7.1)."""
    rule = g.rule
    rule("whereto", ("to a location", "to the same location"), ir.Chosen(in_play(SUBJ, (LOCATION,)), by=SUBJ), es=("a una localización", "a la misma localización"))
    rule("whereto", "to another location", elsewhere(ir.Chosen(in_play(SUBJ, (ir.IsOther(), LOCATION)), by=SUBJ)), es="a otra localización")
    rule("whereto", "to a {k:piece}", ir.Chosen(in_play(SUBJ, a_place(V.k)), by=SUBJ), es="a una {k}")
    rule("whereto", "to another {k:piece}", elsewhere(ir.Chosen(in_play(SUBJ, (ir.IsOther(), Rest(a_place(V.k)))), by=SUBJ)), es="a otra {k}")
    rule("whereto", "here", ir.This(), es="aquí")
    rule("whereto", "there", it("that location"), es="allí")
    for inner in ("ref.noun", "self", "mine"):
        rule("whereto", f"to {{y:{inner}}}", V.y, es="a {y}")


def declare(g: Grammar) -> None:
    rule = g.rule
    _damage(g)
    for lexeme in PLAIN:
        en, es, node = lexeme.en, lexeme.es, getattr(ir, lexeme.verb.__name__)
        rule("verb", f"~{en} {{x:thing}}", node(V.x), es=f"~{es} {{x}}")
        rule("verb", f"~choose and ~{en} {{x:pick.inplay}}", node(V.x), es=f"~elegir y ~{es} {{x}}")
        some = ir.Chosen(V.d, times(V.n, V.e), True)
        rule("verb", f"~{en} up to {{n:number}} chosen {{d:picked}} for each {{e:each}}", node(some), es=f"~{es} hasta {{n}} {{d!p}} por cada {{e}}")
    for inner in ("chosen", "pick.inplay"):  # the symbol asks for a card that can be exerted, as in a cost
        rule("verb", f"⟳ {{x:{inner}}}", ir.Exert(choose_so(V.x, ir.CanExert())), es="⟳ {x}")
    rule(
        "verb",
        "~add {x:possessive} {s:stat} to {y:possessive} {t:stat} {d:duration}",
        ir.Apply(V.y, (ir.Adjust(V.t, ir.StatOf(V.s, V.x)),), V.d),
        es="~sumar {d} <s:el|la> {s} {x} <t:al|a la> {t} {y}",
    )
    rule("verb", "~choose {x:pick.inplay}", ir.Choose(V.x), es="~elegir {x}")
    rule("verb", "~choose any number of players", ir.ChoosePlayer(Who.ALL, "", SUBJ, None), es="~elegir cualquier cantidad de jugadores")
    for one, one_es, who in (("an opponent", "un oponente", Who.OPPONENTS), ("a player", "un jugador", Who.ALL), ("another player", "otro jugador", Who.OTHERS)):
        rule("verb", f"~choose {one}", ir.ChoosePlayer(who, "", SUBJ), es=f"~elegir {one_es}")
    rule("v.zone", "~count the number of {c:counted!p}", ir.Let("", V.c), es="~contar la cantidad de {c!p}")
    rule("verb", "~move {x:thing} {y:whereto} for free", ir.MoveTo(V.x, V.y), es="~mover gratis {x} {y}")
    for inner in ("chosen", "pick.inplay"):
        moving = ir.MoveTo(Make(ir.Chosen, _from, _not_from, V.x, V.f), V.y)
        rule("verb", f"~move {{x:{inner}}} {{f:wherefrom}} {{y:whereto}} for free", moving, es="~mover gratis {y} {x} {f}")
    rule("wherefrom", ("from here", "from this location"), HERE, es=("que esté aquí", "que esté en esta localización"))
    rule("wherefrom", "from a location", ir.IsAt(), es="que esté en una localización")
    _whereto(g)
