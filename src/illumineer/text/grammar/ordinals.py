"""The how-manieth such event of a turn: "your second card each turn", "if it's the third card they've drawn this turn".

- `ordinal`: first, second …; `nth`: what is counted, said of "you" or of the player who was waited for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, Unfit, V, Ways
from illumineer.vocab import Happening, Who

_OTHERS = (Who.OPPONENTS, Who.ALL, Who.OTHERS)


def _deeds(g: Grammar) -> None:
    """What a player does a second time."""
    on = Happening
    anyone = "[your|their]"
    for en, event, es, whose in (
        ("~play a {n:ordinal} card", ir.Event(on.PLAYED, player=SUBJ, nth=V.n), "~jugar una {n!f} carta", anyone),
        ("~draw a {n:ordinal} card", ir.Event(on.DREW, player=SUBJ, nth=V.n), "~robar una {n!f} carta", anyone),
        ("~discard a {n:ordinal} card", ir.Event(on.DISCARDED, player=SUBJ, nth=V.n), "~descartar una {n!f} carta", anyone),
        ("~put a {n:ordinal} card into your inkwell", ir.Event(on.PUT_INTO_INKWELL, player=SUBJ, nth=V.n), "~poner una {n!f} carta en tu tintero", "your"),
        ("~put a {n:ordinal} card into their inkwell", ir.Event(on.PUT_INTO_INKWELL, player=SUBJ, nth=V.n), "~poner una {n!f} carta en su tintero", "their"),
        ("~sing a {n:ordinal} song", ir.Event(on.SONG_SUNG, player=SUBJ, nth=V.n), "~cantar una {n!f} canción", anyone),
        ("~play a {n:ordinal} {k:core}", ir.Event(on.PLAYED, ir.Filter(where=V.k), player=SUBJ, nth=V.n), "~jugar <k:un|una> {n@k} {k}", anyone),
    ):
        their = en.replace(" a {n", f" {whose} {{n")
        turn = "[in a turn|each turn|this turn]"
        g.rule("deed.at.once", (f"{en} {turn}", en, f"{their} {turn}"), event, es=(f"{es} en un turno", es, f"{es} en un turno"))


def _conditions(g: Grammar) -> None:
    rule = g.rule
    for have, whose, ha, su, player in (("you've", "your", "has", "tu", Who.YOU), ("they've", "their", "ha", "su", Who.THEY)):
        for en, on, es in (
            (f"put into {whose} inkwell", Happening.PUT_INTO_INKWELL, f"puesto en {su} tintero"),
            ("drawn", Happening.DREW, "robado"),
            ("discarded", Happening.DISCARDED, "descartado"),
            ("played", Happening.PLAYED, "jugado"),
        ):
            rule("nth", f"card {have} {en}", ir.Event(on, player=player), es=f"carta que {ha} {es}", features="fs")
        played = ir.Event(Happening.PLAYED, ir.Filter(where=V.k), player=player)
        rule("nth", f"{{k:core}} {have} played", played, es=f"{{k}} que {ha} jugado")
    rule(
        "ability",
        "{w:wait} , if it 's the {n:ordinal} {e:nth} this turn , {b:body}",
        Make(ir.Triggered, _count, _uncount, V.w, V.n, V.e, V.b),
        es="{w}, si es <e:el|la> {n@e} {e} este turno, {b!2s}",
    )


def _count(wait: Any, n: int, event: Any, effect: Any) -> ir.Triggered:
    events, when, limit = wait
    if event.player is Who.THEY and events[0].player in _OTHERS:
        event = replace(event, player=events[0].player)
    if events != (event,):
        raise Unfit("what is counted is not what is waited for")
    return ir.Triggered((replace(event, nth=n),), effect, when=when, limit=limit)


def _uncount(value: ir.Triggered) -> Ways:
    if len(value.events) != 1 or not value.events[0].nth or value.condition is not None:
        return []
    event = replace(value.events[0], nth=0)
    counted = replace(event, player=Who.THEY) if event.player in _OTHERS else event
    return [(((event,), value.when, value.limit), value.events[0].nth, counted, value.effect)]


def declare(g: Grammar) -> None:
    ordinals = (("first", "primero"), ("second", "segundo"), ("third", "tercero"), ("fourth", "cuarto"), ("fifth", "quinto"))
    for n, (en, es) in enumerate(ordinals, 1):
        g.rule("ordinal", en, n, es=f"~{es}/a")
    _deeds(g)
    _conditions(g)
