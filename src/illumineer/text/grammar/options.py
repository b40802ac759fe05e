"""Lists of options: choose one, two, one or both, and how a condition changes how many."""

from __future__ import annotations

from typing import Any

from illumineer.text.grammar.frames import joined
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, Rest, Unfit, V, Ways


def _all_of(both: bool, least: int | None = None) -> Any:
    """A number of the options, or under a condition both of two, or all of three or more."""

    def build(condition: Any, n: int, options: tuple[Any, ...], who: Any) -> ir.Modal:
        if (len(options) == 2) is not both or n >= len(options):
            raise Unfit("«both» is said of two options, «all» of more")
        return ir.Modal(options, ir.Either(condition, len(options), n), who, least)

    def unbuild(value: ir.Modal) -> Ways:
        match value.n:
            case ir.Either(condition=condition, then=most, otherwise=n) if value.least == least:
                if most == len(value.options) and (len(value.options) == 2) is both:
                    return [(condition, n, value.options, value.who)]
        return []

    return Make(ir.Modal, build, unbuild, V.c, V.n, V.o, SUBJ)


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("mode.n", "one", 1, es="una opción")
    for n, word, es in ((2, "two", "dos"), (3, "three", "tres")):
        rule("mode.n", f"[{word}|{n}]", n, es=f"{es} opciones")
        rule("vp1", f"~choose up to [{word}|{n}] : {{o:options}}", ir.Modal(V.o, n, SUBJ, 0), es=f"~elegir hasta {es} opciones: {{o!option}}")
        rule("vp1", f"~choose up to [{word}|{n}] of the following : {{o:options}}", ir.Modal(V.o, n, SUBJ, 0), es=f"~elegir hasta {es} de las siguientes opciones: {{o!option}}")
    rule("mode.these", "one", 1, es="una de las siguientes opciones")
    for n, word, es in ((2, "two", "dos"), (3, "three", "tres")):
        rule("mode.these", f"[{word}|{n}]", n, es=f"{es} de las siguientes opciones")
    for modes, following in (("mode.n", ""), ("mode.these", " of the following")):
        rule("vp1", f"~choose {{n:{modes}}}{following} : {{o:options!base}}", ir.Modal(V.o, V.n, SUBJ), es="~elegir {n}: {o!option}")
        choose, es = f"~choose {{n:{modes}}}{following} . if {{c:cond}} ,", "~elegir {n}. Si {c}, en lugar de eso"
        many = ir.Modal(V.o, ir.Either(V.c, V.m, V.n), SUBJ)
        rule("vp1", f"{choose} choose {{m:mode.n}} instead : {{o:options}}", many, es=f"{es} ~elegir:2s {{m}}: {{o!option}}")
        rule("vp1", f"{choose} choose both instead : {{o:options}}", _all_of(True), es=f"{es} ~elegir:2s ambas opciones: {{o!option}}")
        rule("vp1", f"{choose} you may choose both instead : {{o:options}}", _all_of(True, 1), es=f"{es} ~poder:2s elegir ambas opciones: {{o!option}}")
        rule("vp1", f"{choose} choose all instead : {{o:options}}", _all_of(False), es=f"{es} ~elegir:2s todas las opciones: {{o!option}}")
    rule(
        "vp1",
        ("~choose one or both : • {a:text} • {b:unstopped}", "~choose one or both of the following : • {a:text} • {b:unstopped}"),
        ir.Modal((V.a, V.b), 2, SUBJ, 1),
        es=("~elegir una opción o ambas: • {a!option} • {b!option}", "~elegir una o ambas de las siguientes opciones: • {a!option} • {b!option}"),
    )
    rule("options", "• {t:text} {o:options}", (V.t, Rest(V.o)), es="• {t} {o}")
    rule("options", "• {t:text} • {b:unstopped}", (V.t, V.b), es="• {t} • {b}")
    rule("unstopped", "{s:clause}", V.s, es="{s}")
    rule("unstopped", "{s:clause} . {t:unstopped.more}", joined(V.s, V.t), es="{s}. {t}")
    rule("unstopped.more", "{s:later}", (V.s,), es="{s}")
    rule("unstopped.more", "{s:later} . {t:unstopped.more}", (V.s, Rest(V.t)), es="{s}. {t}")
