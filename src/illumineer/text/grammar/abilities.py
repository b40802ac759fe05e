"""Whole abilities: triggered, activated, static, and the effect of an action."""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Make, Rest, V
from illumineer.vocab import Zone


def _build(wait: Any, effect: Any, condition: Any, zone: Zone) -> Any:
    events, when, limit = wait
    return ir.Triggered(events, effect, condition, when, limit, zone)


def _unbuild(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Triggered):
        return []
    return [((value.events, value.when, value.limit), value.effect, value.condition, value.zone)]


def _triggered(condition: Any, zone: Zone) -> Any:
    return Make(_build, _unbuild, V.w, V.b, condition, zone)


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("ability", "{w:wait} , {b:body}", _triggered(None, Zone.PLAY), es="{w}, {b}")
    rule("ability", "{w:wait} , if {c:cond} , {b:body}", _triggered(V.c, Zone.PLAY), es="{w}, si {c}, {b}")
    rule("ability", "{w:wait} , if this card is in your discard , {b:body}", _triggered(None, Zone.DISCARD), es="{w}, si esta carta está en tu descarte, {b}")
    rule("ability", "{c:costs} — {t:text}", ir.Activated(V.c, V.t), es="{c} — {t}")
    rule("ability", "{s:static}", V.s, es="{s}")
    # --- several abilities in one paragraph
    rule("abilities", "{a:static} {b:ability}", (V.a, V.b), es="{a} {b}")
    rule("abilities", "{a:ability} {b:static}", (V.a, V.b), es="{a} {b}")
    rule("abilities", "{a:static} {r:abilities}", (V.a, Rest(V.r)), es="{a} {r}")
    rule("action", "{t:text}", ir.ActionEffect(V.t), es="{t}")
