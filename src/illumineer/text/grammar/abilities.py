"""Whole abilities: triggered, activated, static, and the effect of an action."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.ir.base import find_all
from illumineer.text.grammar.events import THIS
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, On, Rest, Unfit, V, Ways, only
from illumineer.vocab import Cmp, Happening, Who, Zone


def _exclude(a: Any, b: Any) -> bool:
    """Whether two conditions are about one number and cannot both be true: then each has its own instruction."""
    match a, b:
        case ir.Have(), ir.Have():
            contrary = {a.cmp, b.cmp} in ({Cmp.GT, Cmp.LT}, {Cmp.GE, Cmp.LT}, {Cmp.GT, Cmp.LE})
            return contrary and a.cards == b.cards and a.n == b.n
    return False


def _both_ways(wait: Any, condition: Any, effect: Any, contrary: Any, other: Any) -> Any:
    if not _exclude(condition, contrary):
        raise Unfit("the first condition is that of the whole ability")
    events, when, limit = wait
    return ir.Triggered(events, ir.Text((ir.If(condition, effect), ir.If(contrary, other))), None, when, limit)


def _not_both_ways(value: ir.Triggered) -> Ways:
    match value:
        case ir.Triggered(
            effect=ir.Text(effects=(ir.If(otherwise=None) as first, ir.If(otherwise=None) as second)), condition=None
        ) if _exclude(first.condition, second.condition):
            return [((value.events, value.when, value.limit), first.condition, first.then, second.condition, second.then)]
    return []


_INTO_DISCARD = (Happening.PUT_INTO_DISCARD, Happening.DISCARDED)


def _build(wait: Any, effect: Any, condition: Any, zone: Zone) -> Any:
    events, when, limit = wait
    match effect:
        case ir.Text(effects=(_, ir.If() as second, *_)) if _exclude(condition, second.condition):
            raise Unfit("the second instruction could never be carried out")
    return ir.Triggered(events, effect, condition, when, limit, Zone.DISCARD if _arrives(events) else zone)


def _arrives(events: tuple[ir.Event, ...]) -> bool:
    """Whether this card is put into the discard, or discarded: there it is when its ability triggers."""
    return all(event.on in _INTO_DISCARD and event.subject == THIS for event in events)


def _unbuild(value: ir.Triggered) -> Ways:
    zone = Zone.PLAY if _arrives(value.events) else value.zone
    return [((value.events, value.when, value.limit), value.effect, value.condition, zone)]


def _triggered(condition: Any, zone: Zone) -> Any:
    return Make(ir.Triggered, _build, _unbuild, V.w, V.b, condition, zone)


def _limited(wait: Any, often: int) -> Any:
    events, when, limit = wait
    if limit:
        raise Unfit("how often it triggers is said twice")
    return events, when, often


def _unlimited(value: tuple[Any, ...]) -> Ways:
    events, when, limit = value
    return [((events, when, 0), limit)] if limit else []


def _pay(costs: Any, often: Any, effect: Any) -> Any:
    when, limit = often
    if limit and when not in (None, ir.IsTurnOf(Who.YOU)):
        raise Unfit("abilities are activated on one's own turn")
    match effect:
        case ir.Play(what=ir.This()):
            raise Unfit("another way of paying for this card is no activated ability")
        case ir.To() | ir.Text(effects=(ir.To(), *_)) if not costs:
            raise Unfit("what is done to do something else is the cost")
    return ir.Activated(costs, effect, None if limit else when, limit)


def _pay_if(costs: Any, often: Any, condition: Any, effect: Any) -> Any:
    return replace(_pay(costs, often, effect), when=condition)


def _paid_if(value: ir.Activated) -> Ways:
    if not value.limit or value.when is None:
        return []
    return [(costs, often, value.when, effect) for costs, often, effect in _paid(replace(value, when=None))]


def _paid(value: ir.Activated) -> Ways:
    if value.limit and value.when is not None:
        return []
    if value.limit:
        return [(value.costs, (when, value.limit), value.effect) for when in (ir.IsTurnOf(Who.YOU), None)]
    return [(value.costs, (value.when, 0), value.effect)]


_PRICES = (ir.Discard, ir.Banish, ir.Exert, ir.Deal, ir.Put, ir.Reveal, ir.PayInk, ir.Seq, ir.To)


def _free_first(value: ir.IfDo) -> bool:
    return not isinstance(value.first, _PRICES)


def _activated(costs: Any, often: Any) -> Any:
    """Activated so often, or while something holds; `often` is that, and the number (0: as often as one likes)."""
    return Make(ir.Activated, _pay, _paid, costs, often, V.t)


def _resolves(effect: Any) -> ir.ActionEffect:
    """What an action does when it resolves; that it may be played from elsewhere is said of it before that."""
    for may in find_all(effect, ir.May):
        match may.effect:
            case ir.Play(what=ir.This()):
                raise Unfit("an action that resolves is not played again")
    return ir.ActionEffect(effect)


def _beside(first: Any, static: Any) -> Any:
    """An ability, and a static one in the next sentence."""
    match first, static.affects:
        case (ir.Triggered() | ir.Activated()), ir.Those():
            raise Unfit("a pronoun after an effect means its cards, not this one")
    return (first, static)


def _both(value: tuple[Any, ...]) -> Ways:
    match value:
        case (_, ir.Static()):
            return [value]
    return []


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("ability", "{w:wait} , {b:body}", _triggered(None, Zone.PLAY), es="{w}, {b!2s}")
    rule("ability", "{w:wait} , if {c:cond} , {b:body}", _triggered(V.c, Zone.PLAY), es="{w}, si {c}, {b!2s}")
    rule("ability", "{w:wait} , if this card is in your discard , {b:body}", _triggered(None, Zone.DISCARD), es="{w}, si esta carta está en tu descarte, {b!2s}")
    rule(
        "ability",
        "{w:wait} , if {c:cond} , {a:act} . if {d:cond} , {b:act} .",
        Make(ir.Triggered, _both_ways, _not_both_ways, V.w, V.c, V.a, V.d, V.b),
        es="{w}, si {c}, {a!2s}. Si {d}, {b!2s}.",
    )
    rule("ability", "if {c:cond} , {a:act} {t:trigger1} .", ir.Triggered(V.t, V.a, V.c), es="si {c}, {a!2s} {t}.")
    rule(
        "abilities",
        "{a:trigger1} and {b:trigger1} {d:during} , {t:body}",
        (ir.Triggered(V.a, V.t), ir.Triggered(V.b, V.t, when=V.d)),
        es="{a} y {b} {d}, {t!2s}",
    )
    rule(
        "abilities",
        "{a:trigger1} and {b:trigger1} {d:during} , if {c:cond} , {t:body}",
        (ir.Triggered(V.a, V.t, V.c), ir.Triggered(V.b, V.t, V.c, V.d)),
        es="{a} y {b} {d}, si {c}, {t!2s}",
    )
    rule("ability", "{c:costs} — {t:text}", ir.Activated(V.c, V.t), es="{c} — {t}")
    times = "only {n:times} [each|per|a] turn"
    rule(
        "ability",
        (f"{{c:costs}} — {{t:text}} use this ability {times} .", f"{{c:costs}} — {{t:text}} this ability can be used {times} ."),
        ir.Activated(V.c, V.t, None, V.n),
        es=("{c} — {t} Usa esta habilidad solo {n} por turno.", "{c} — {t} Esta habilidad solo se puede usar {n} por turno."),
    )
    limited = Make(tuple, _limited, _unlimited, V.w, V.n)
    rule(
        "ability",
        (f"{{w:wait}} , {{b:body}} this ability triggers {times} .", f"{{w:wait}} , {{b:body}} this ability can trigger {times} ."),
        Make(ir.Triggered, _build, _unbuild, limited, V.b, None, Zone.PLAY),
        es=("{w}, {b!2s} Esta habilidad se dispara solo {n} por turno.", "{w}, {b!2s} Esta habilidad puede dispararse solo {n} por turno."),
    )
    # --- activated without a dash
    rule("ability", "{n:often} , you may {c:prices} to {t:bought}", _activated(V.c, V.n), es="{n}, puedes {c} para {t}")
    rule("ability", "{n:often} , you may {c:prices} . if you do , {t:text}", _activated(V.c, V.n), es="{n}, puedes {c}. Si lo haces, {t!2s}")
    rule("ability", "while {w:cond} , you may {c:prices} to {t:bought}", _activated(V.c, (V.w, 0)), es="mientras {w!sub}, puedes {c} para {t}")
    rule("ability", "{n:often} , you may {t:bought}", _activated((), V.n), es="{n}, puedes {t}")
    if_so = Make(ir.Activated, _pay_if, _paid_if, (), V.n, V.c, V.t)
    rule("ability", "{n:often} , if {c:cond} , you may {t:bought}", if_so, es="{n}, si {c}, puedes {t}")
    if_so = Make(ir.Activated, _pay_if, _paid_if, V.p, V.n, V.c, V.t)
    rule("ability", "{n:often} , if {c:cond} , you may {p:prices} to {t:bought}", if_so, es="{n}, si {c}, puedes {p} para {t}")
    rule("bought", "{v:vp!base} .", On(Who.YOU, V.v), es="{v!inf}.")
    rule("bought", "{v:vp!base} . {t:sentences}", ir.Text((On(Who.YOU, V.v), Rest(V.t))), es="{v!inf}. {t!2s}")
    done = only(_free_first, ir.IfDo(On(Who.YOU, V.v), V.b), "what can be paid is the cost")
    rule("bought", "{v:vp!base} . if you do , {b:act} .", done, es="{v!inf}. Si lo haces, {b!2s}.")
    rule("bought", "{v:vp!base} . if you do , {b:act} . {t:sentences}", ir.Text((done, Rest(V.t))), es="{v!inf}. Si lo haces, {b!2s}. {t!2s}")
    rule("prices", "{a:price}", (On(Who.YOU, V.a),), es="{a}")
    rule("prices", "{a:price} and {b:price}", (On(Who.YOU, V.a), On(Who.YOU, V.b)), es="{a} y {b}")
    rule("ability", "{s:static}", V.s, es="{s}")
    # --- several abilities in one paragraph
    rule("abilities", "{a:static} {b:ability}", (V.a, V.b), es="{a} {b}")
    rule("abilities", "{a:ability} {b:static}", Make(tuple, _beside, _both, V.a, V.b), es="{a} {b}")
    rule("abilities", "{a:static} {r:abilities}", (V.a, Rest(V.r)), es="{a} {r}")
    rule("action", "{t:text}", Make(ir.ActionEffect, _resolves, lambda value: [(value.effect,)], V.t), es="{t}")
    # --- an action that also says something of itself outside play
    rule("actions", "{a:action} {b:ability}", (V.a, V.b), es="{a} {b}")
    rule("actions", "{b:static} {a:action}", (V.b, V.a), es="{b} {a}")
