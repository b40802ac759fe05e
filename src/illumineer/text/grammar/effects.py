"""Clauses: verb phrases with their subjects, joined into one sentence.

- `verbs`, `vp`: what one subject does; `simple`: with its subject, `said`: with a subject that is named; `act`: one or
  two of these;
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.text.grammar.hoist import hoisted, lowered, unhoisted
from illumineer.text.grammar.mods import for_each
from illumineer.text.grammar.things import it
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, Make, On, Unfit, V
from illumineer.vocab import Duration, Who


def _durations(g: Grammar) -> None:
    rule = g.rule
    rule("duration", ("this turn", "for the rest of this turn"), Duration.THIS_TURN, es=("este turno", "durante el resto de este turno"))
    rule("duration", "until the start of your next turn", Duration.UNTIL_YOUR_NEXT_TURN, es="hasta el inicio de tu próximo turno")
    rule("duration", "during their next turn", Duration.THEIR_NEXT_TURN, es="durante su próximo turno")


def _each(players: Any, effect: Any) -> Any:
    """What you choose for all of them is chosen once, before any of them does anything."""
    chosen, rest = hoisted(effect)
    each = ir.EachPlayer(players, (rest,))
    return each if chosen is None else ir.Seq((ir.Choose(chosen), each))


def _unless_each(value: Any) -> list[tuple[Any, ...]]:
    chosen, each = unhoisted(value)
    if not isinstance(each, ir.EachPlayer) or len(each.parts) != 1:
        return []
    return [(each.who, lowered(each.parts[0], chosen))]


def _but(effect: Any, condition: Any) -> Any:
    if isinstance(effect, ir.Apply | ir.Establish):
        raise Unfit("«unless» goes on as long as what it limits")
    return ir.If(ir.No(condition), effect)


def _unbut(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.If) and isinstance(value.condition, ir.No) and value.otherwise is None:
        return [(value.then, value.condition.condition)]
    return []


def _unless(effect: Any, players: Any, price: Any) -> Any:
    """ "… unless their player pays …": they may; if they don't, it happens."""
    if players == ir.PlayerOf(it("them")) and isinstance(effect, ir.Apply) and isinstance(effect.what, ir.Those):
        players = ir.PlayerOf(effect.what)  # the words point back into this very sentence
    chosen, rest = hoisted(effect)
    whole = ir.IfDo(ir.EachPlayer(players, (ir.May(price, Who.THEY),)), None, rest)
    return whole if chosen is None else ir.Seq((ir.Choose(chosen), whole))


def _ununless(value: Any) -> list[tuple[Any, ...]]:
    chosen, whole = unhoisted(value)
    if not isinstance(whole, ir.IfDo) or whole.then is not None or not isinstance(whole.first, ir.EachPlayer):
        return []
    may = whole.first.parts[0]
    return [(lowered(whole.otherwise, chosen), whole.first.who, may.effect)] if isinstance(may, ir.May) else []


def _clauses(g: Grammar) -> None:
    """One subject and what it does; several of them in one sentence."""
    rule = g.rule
    rule("simple", "{v:vp}", On(Who.YOU, V.v), es="{v}")
    rule("simple", ("you may {v:vp!base}", "you may also {v:vp!base}"), ir.May(On(Who.YOU, V.v)), es=("puedes {v!inf}", "también puedes {v!inf}"))
    rule("simple", "{a:said}", V.a, es="{a}")

    rule("said", "you {v:vp!base}", On(Who.YOU, V.v), es="{v!2s}")
    rule("said", "{p:players} {v:vp@p}", Make(_each, _unless_each, V.p, On(Who.THEY, V.v)), es="{p} {v@p}")
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
            (
                f"{{x:{subject}}} {{m:{mods}@x}} {{d:duration}}",
                f"{{d:duration}} , {{x:{subject}}} {{m:{mods}@x}}",
                f"{{x:{subject}}} also {{m:{mods}@x}} {{d:duration}}",
            ),
            meaning,
            es=("{x} {m@x} {d}", "{d}, {x} {m@x}", "{x} también {m@x} {d}"),
        )
    rule("said", "{x:subj} {m:gives@x} {d:duration} for each {e:each}", ir.Apply(V.x, for_each(V.e, V.m), V.d), es="{x} {m@x} {d} por cada {e}")
    rule("said", "{x:ref.subj} {m:gives@x}", ir.Apply(V.x, V.m, Duration.GAME), es="{x} {m@x}")
    rule("said", "{x:subj1} may move {y:whereto} for free", ir.May(ir.MoveTo(V.x, On(Who.YOU, V.y))), es="puedes mover gratis {x} {y}")
    for inner in ("chosen", "self", "ref.subj"):
        rule("subj1", f"{{x:{inner}}}", V.x, es="{x}")

    rule("act", "{a:simple}", V.a, es="{a}")
    rule("act", "{a:simple} and {b:said}", ir.Seq((V.a, V.b)), es="{a} y {b}")
    rule("act", "{a:simple} , then {b:said}", ir.Seq((V.a, V.b)), es="{a} y luego {b}")
    rule("act", "{a:simple} unless {c:cond}", Make(_but, _unbut, V.a, V.c), es="{a} a menos que {c!sub}")
    rule("act", "{a:simple} unless {p:players} {v:vp@p}", Make(_unless, _ununless, V.a, V.p, On(Who.THEY, V.v)), es="{a} a menos que {p} {v!sub}")
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
    for word, es, who in (("opponent", "oponente", Who.OPPONENTS), ("player", "jugador", Who.ALL)):
        rule(
            "verb",
            f"~have chosen {word} {{v:verbs!base}}",
            ir.Seq((ir.ChoosePlayer(who, ""), ir.EachPlayer(ir.PlayerIn("?chosen"), (On(Who.THEY, V.v),)))),
            es=f"~hacer que un {es} elegido {{v!sub}}",
        )
    rule("verb", "~have {p:players} {v:verbs!base}", ir.EachPlayer(V.p, (On(Who.THEY, V.v),)), es="~hacer que {p} {v!sub}")


def declare(g: Grammar) -> None:
    _durations(g)
    _phrases(g)
    _clauses(g)
