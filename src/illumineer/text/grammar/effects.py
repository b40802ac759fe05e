"""Sentences: verb phrases with their players, joined into the text of an effect.

- `verbs`, `vp`: what one subject does; `simple`: with its subject, `said`: with a subject that is named; `act`: one or
  two of these;
- `step`: an act with the sentences that hang on it ("if you do"); `clause`: the same, or one that begins with "if";
- `text`: the sentences of an effect; `body`: the same where the first must not begin with "if", because there an "if"
  belongs to the trigger before it.
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, Make, On, Rest, V
from illumineer.vocab import Duration, Who


def _durations(g: Grammar) -> None:
    rule = g.rule
    rule("duration", ("this turn", "for the rest of this turn"), Duration.THIS_TURN, es=("este turno", "durante el resto de este turno"))
    rule("duration", "until the start of your next turn", Duration.UNTIL_YOUR_NEXT_TURN, es="hasta el inicio de tu próximo turno")
    rule("duration", "during their next turn", Duration.THEIR_NEXT_TURN, es="durante su próximo turno")


def _clauses(g: Grammar) -> None:
    """One subject and what it does; several of them in one sentence."""
    rule = g.rule
    rule("simple", "{v:vp}", On(Who.YOU, V.v), es="{v}")
    rule("simple", "you may {v:vp!base}", ir.May(On(Who.YOU, V.v)), es="puedes {v!inf}")
    rule("simple", "{a:said}", V.a, es="{a}")

    rule("said", "you {v:vp!base}", On(Who.YOU, V.v), es="{v!2s}")
    rule("said", "{p:players} {v:vp@p}", ir.EachPlayer(V.p, (On(Who.THEY, V.v),)), es="{p} {v@p}")
    rule("said", "{p:players} may {v:vp!base}", ir.EachPlayer(V.p, (ir.May(On(Who.THEY, V.v), Who.THEY),)), es="{p} ~poder@p {v!inf}")
    chosen = ir.PlayerIn("?chosen")
    for word, es, who in (("opponent", "oponente", Who.OPPONENTS), ("player", "jugador", Who.ALL)):
        choose = ir.ChoosePlayer(who, "")
        rule("said", f"chosen {word} {{v:vp!3s}}", ir.Seq((choose, ir.EachPlayer(chosen, (On(Who.THEY, V.v),)))), es=f"un {es} elegido {{v!3s}}")
        rule(
            "said",
            f"chosen {word} may {{v:vp!base}}",
            ir.Seq((choose, ir.EachPlayer(chosen, (ir.May(On(Who.THEY, V.v), Who.THEY),)))),
            es=f"un {es} elegido puede {{v!inf}}",
        )

    for mods, subject, meaning in (
        ("gives", "subj", ir.Apply(V.x, V.m, V.d)),
        ("cans", "subj1", ir.Apply(V.x, V.m, V.d)),
        ("cans", "group", ir.Establish(V.m, V.d, V.x)),
    ):
        rule(
            "said",
            (f"{{x:{subject}}} {{m:{mods}@x}} {{d:duration}}", f"{{d:duration}} , {{x:{subject}}} {{m:{mods}@x}}"),
            meaning,
            es=("{x} {m@x} {d}", "{d}, {x} {m@x}"),
        )
    rule("said", "{x:ref.subj} {m:gives@x}", ir.Apply(V.x, V.m, Duration.GAME), es="{x} {m@x}")
    for inner in ("chosen", "self", "ref.subj"):
        rule("subj1", f"{{x:{inner}}}", V.x, es="{x}")

    rule("act", "{a:simple}", V.a, es="{a}")
    rule("act", "{a:simple} and {b:said}", ir.Seq((V.a, V.b)), es="{a} y {b}")
    rule("act", "{a:simple} , then {b:said}", ir.Seq((V.a, V.b)), es="{a} y luego {b}")
    rule("act", "for each {e:each} , {a:simple}", ir.Repeat(V.e, V.a), es="por cada {e}, {a}")


def _phrases(g: Grammar) -> None:
    """Several verbs of one subject."""
    rule = g.rule
    rule("vp", "{v:verbs}", V.v, es="{v}")
    rule("vp", "{a:verbs} to {b:verbs!base}", ir.To(V.a, V.b), es="{a} para {b!inf}")
    rule("vp", "{a:verb} or {b:verb}", ir.Or((V.a, V.b), SUBJ), es="{a} o {b}")
    rule("verbs", "{v:verb}", V.v, es="{v}")
    rule("verbs", "{a:verb} and {b:verb}", ir.Seq((V.a, V.b)), es="{a} y {b}")
    rule("verbs", ("{a:verb} , then {b:verb}", "{a:verb} and then {b:verb}"), ir.Seq((V.a, V.b)), es="{a} y luego {b}")
    rule("verbs", "{a:verb} , {b:verb} , and {c:verb}", ir.Seq((V.a, V.b, V.c)), es="{a}, {b} y {c}")
    rule("verbs", "{a:verb} , {b:verb} , then {c:verb}", ir.Seq((V.a, V.b, V.c)), es="{a}, {b} y luego {c}")
    rule("verbs", "{a:verb} , then {b:verb} and {c:verb}", ir.Seq((V.a, V.b, V.c)), es="{a} y luego {b} y {c}")
    rule("verb", "~have {p:players} {v:verbs!base}", ir.EachPlayer(V.p, (On(Who.THEY, V.v),)), es="~hacer que {p} {v!sub}")


def _otherwise(condition: Any, then: Any, otherwise: Any) -> Any:
    """ "If …, you may …. Otherwise, …" also happens when the player declines."""
    if isinstance(then, ir.May):
        return ir.If(condition, ir.IfDo(then, None, otherwise), otherwise)
    return ir.If(condition, then, otherwise)


def _if_otherwise(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.If) or value.then is None or value.otherwise is None:
        return []
    then = value.then
    if isinstance(then, ir.IfDo) and isinstance(then.first, ir.May) and then.then is None:
        return [(value.condition, then.first, value.otherwise)]
    return [] if isinstance(then, ir.May) else [(value.condition, then, value.otherwise)]


def _frames(g: Grammar) -> None:
    """Sentences that belong together.  `step` does not begin with "if", `clause` may."""
    rule = g.rule
    rule("step", "{a:act}", V.a, es="{a}")
    rule("step", "{a:act} . if you do , {b:act}", ir.IfDo(V.a, V.b), es="{a}. Si lo haces, {b}")
    rule("step", "{a:act} . if you do , {b:act} . otherwise , {c:act}", ir.IfDo(V.a, V.b, V.c), es="{a}. Si lo haces, {b}. De lo contrario, {c}")
    rule("step", "{a:act} . if you do and {c:cond} , {b:act}", ir.IfDo(V.a, ir.If(V.c, V.b)), es="{a}. Si lo haces y {c}, {b}")
    rule(
        "step",
        ("{a:act} . if they don't , {b:act}", "{a:act} . if you don't , {b:act}"),
        ir.IfDo(V.a, None, V.b),
        es=("{a}. Si no lo hace, {b}", "{a}. Si no lo haces, {b}"),
    )

    rule("clause", "{a:step}", V.a, es="{a}")
    rule("clause", "if {c:cond} , {a:act}", ir.If(V.c, V.a), es="si {c}, {a}")
    rule("clause", "you may {v:vp!base} . otherwise , {b:act}", ir.IfDo(ir.May(On(Who.YOU, V.v)), None, V.b), es="puedes {v!inf}. De lo contrario, {b}")
    for category in ("clause", "opening"):
        rule(
            category,
            "if {c:cond} , {a:act} . otherwise , {b:act}",
            Make(_otherwise, _if_otherwise, V.c, V.a, V.b),
            es="si {c}, {a}. De lo contrario, {b}",
        )


def _texts(g: Grammar) -> None:
    rule = g.rule
    rule("later", "{s:clause}", V.s, es="{s}")
    rule("later", ("then , {s:clause}", "then {s:clause}"), V.s, es="luego, {s}")
    rule("sentences", "{s:later} .", (V.s,), es="{s}.")
    rule("sentences", "{s:later} . {t:sentences}", (V.s, Rest(V.t)), es="{s}. {t}")
    rule("text", "{s:clause} .", V.s, es="{s}.")
    rule("text", "{s:clause} . {t:sentences}", ir.Text((V.s, Rest(V.t))), es="{s}. {t}")
    rule("body", "{s:opening} .", V.s, es="{s}.")
    rule("body", "{s:opening} . {t:sentences}", ir.Text((V.s, Rest(V.t))), es="{s}. {t}")
    rule("opening", "{a:step}", V.a, es="{a}")


def declare(g: Grammar) -> None:
    _durations(g)
    _phrases(g)
    _clauses(g)
    _frames(g)
    _texts(g)
