"""Whole abilities: triggered, activated, static, and the effect of an action."""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Make, On, Rest, Unfit, V
from illumineer.vocab import Cmp, Who, Zone


def _exclude(a: Any, b: Any) -> bool:
    """Whether two conditions are about one number and cannot both be true: then each has its own instruction."""
    return (
        isinstance(a, ir.Have)
        and isinstance(b, ir.Have)
        and a.cards == b.cards
        and {a.cmp, b.cmp} in ({Cmp.GT, Cmp.LT}, {Cmp.GE, Cmp.LT}, {Cmp.GT, Cmp.LE})
        and a.n == b.n
    )


def _both_ways(wait: Any, condition: Any, effect: Any, contrary: Any, other: Any) -> Any:
    if not _exclude(condition, contrary):
        raise Unfit("the first condition is that of the whole ability")
    events, when, limit = wait
    return ir.Triggered(events, ir.Text((ir.If(condition, effect), ir.If(contrary, other))), None, when, limit)


def _not_both_ways(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Triggered) or not isinstance(value.effect, ir.Text) or value.condition is not None:
        return []
    effects = value.effect.effects
    if len(effects) != 2 or not all(isinstance(e, ir.If) and e.otherwise is None for e in effects):
        return []
    first, second = effects[0], effects[1]
    if not isinstance(first, ir.If) or not isinstance(second, ir.If) or not _exclude(first.condition, second.condition):
        return []
    return [((value.events, value.when, value.limit), first.condition, first.then, second.condition, second.then)]


def _build(wait: Any, effect: Any, condition: Any, zone: Zone) -> Any:
    events, when, limit = wait
    if isinstance(effect, ir.Text) and isinstance(effect.effects[1], ir.If) and _exclude(condition, effect.effects[1].condition):
        raise Unfit("the second instruction could never be carried out")
    return ir.Triggered(events, effect, condition, when, limit, zone)


def _unbuild(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Triggered):
        return []
    return [((value.events, value.when, value.limit), value.effect, value.condition, value.zone)]


def _triggered(condition: Any, zone: Zone) -> Any:
    return Make(_build, _unbuild, V.w, V.b, condition, zone)


def _pay(costs: Any, when: Any, limit: int, effect: Any) -> Any:
    if isinstance(effect, ir.Play) and isinstance(effect.what, ir.This):
        raise Unfit("another way of paying for this card is no activated ability")
    if not costs and isinstance(effect.effects[0] if isinstance(effect, ir.Text) else effect, ir.To):
        raise Unfit("what is done to do something else is the cost")
    return ir.Activated(costs, effect, when, limit)


def _paid(value: Any) -> list[tuple[Any, ...]]:
    return [(value.costs, value.when, value.limit, value.effect)] if isinstance(value, ir.Activated) else []


def _activated(costs: Any, when: Any, limit: Any) -> Any:
    return Make(_pay, _paid, costs, when, limit, V.t)


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("ability", "{w:wait} , {b:body}", _triggered(None, Zone.PLAY), es="{w}, {b}")
    rule("ability", "{w:wait} , if {c:cond} , {b:body}", _triggered(V.c, Zone.PLAY), es="{w}, si {c}, {b}")
    rule("ability", "{w:wait} , if this card is in your discard , {b:body}", _triggered(None, Zone.DISCARD), es="{w}, si esta carta está en tu descarte, {b}")
    rule(
        "ability",
        "{w:wait} , if {c:cond} , {a:act} . if {d:cond} , {b:act} .",
        Make(_both_ways, _not_both_ways, V.w, V.c, V.a, V.d, V.b),
        es="{w}, si {c}, {a}. Si {d}, {b}.",
    )
    rule("ability", "if {c:cond} , {a:act} {t:trigger1} .", ir.Triggered(V.t, V.a, V.c), es="si {c}, {a} {t}.")
    rule(
        "abilities",
        "{a:trigger1} and {b:trigger1} {d:during} , {t:body}",
        (ir.Triggered(V.a, V.t), ir.Triggered(V.b, V.t, when=V.d)),
        es="{a} y {b} {d}, {t}",
    )
    rule("ability", "{c:costs} — {t:text}", ir.Activated(V.c, V.t), es="{c} — {t}")
    # --- activated without a dash
    rule("ability", "{n:often} , you may {c:prices} to {t:bought}", _activated(V.c, None, V.n), es="{n}, puedes {c} para {t}")
    rule("ability", "while {w:cond} , you may {c:prices} to {t:bought}", _activated(V.c, V.w, 0), es="mientras {w!sub}, puedes {c} para {t}")
    rule("ability", "{n:often} , you may {t:bought}", _activated((), None, V.n), es="{n}, puedes {t}")
    rule("ability", "{n:often} , you {t:offered}", ir.Activated((), V.t, None, V.n), es="{n}, {t}")
    rule("bought", "{v:vp!base} .", On(Who.YOU, V.v), es="{v!inf}.")
    rule("bought", "{v:vp!base} . {t:sentences}", ir.Text((On(Who.YOU, V.v), Rest(V.t))), es="{v!inf}. {t}")
    rule("offered", "{v:vp!2s} .", On(Who.YOU, V.v), es="{v!2s}.")
    rule("prices", "{a:price}", (On(Who.YOU, V.a),), es="{a}")
    rule("prices", "{a:price} and {b:price}", (On(Who.YOU, V.a), On(Who.YOU, V.b)), es="{a} y {b}")
    rule("often", "{n:times} during your turn", V.n, es="{n} durante tu turno")
    rule("often", "{n:times} per turn", V.n, es="{n} por turno")
    rule("ability", "{s:static}", V.s, es="{s}")
    # --- several abilities in one paragraph
    rule("abilities", "{a:static} {b:ability}", (V.a, V.b), es="{a} {b}")
    rule("abilities", "{a:ability} {b:static}", (V.a, V.b), es="{a} {b}")
    rule("abilities", "{a:static} {r:abilities}", (V.a, Rest(V.r)), es="{a} {r}")
    rule("action", "{t:text}", ir.ActionEffect(V.t), es="{t}")
