"""Clauses: verb phrases with their subjects, joined into one sentence.

- `verbs`, `vp`: what one subject does; `simple`: with its subject, `said`: with a subject that is named; `act`: one or
  two of these;
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar.cards import CHOSEN, PICKED
from illumineer.text.grammar.hoist import hoisted, lowered, speaks_of, unhoisted
from illumineer.text.grammar.mods import for_each
from illumineer.text.grammar.things import it
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, On, Rest, Unfit, V, Ways
from illumineer.vocab import Duration, Who


def _durations(g: Grammar) -> None:
    rule = g.rule
    rule("duration", ("this turn", "for the rest of this turn"), Duration.THIS_TURN, es=("este turno", "durante el resto de este turno"))
    rule("duration", "until the start of your next turn", Duration.UNTIL_YOUR_NEXT_TURN, es="hasta el inicio de tu próximo turno")
    rule("duration", "until the end of your next turn", Duration.YOUR_NEXT_END, es="hasta el final de tu próximo turno")
    rule("duration", "until the end of [their|his|her|its] next turn", Duration.THEIR_NEXT_END, es="hasta el final de su próximo turno")
    rule("duration", "during [their|his|her|its] next turn", Duration.THEIR_NEXT_TURN, es="durante su próximo turno")
    rule("duration", "during your next turn", Duration.YOUR_NEXT_TURN, es="durante tu próximo turno")


def _and_you(player: Any) -> ir.PlayersTogether:
    return ir.PlayersTogether((Who.YOU, player))


def _each(players: Any, effect: Any) -> Any:
    """What you choose for all of them is chosen once, and before any of them does anything.

    Of what is theirs ("their hand … a card of your choice") you choose when it is their turn to do it.
    """
    if isinstance(players, ir.PlayersTogether) and speaks_of(effect, Who.YOU):
        raise Unfit("«your» could be of each of you")
    chosen, rest = hoisted(effect)
    if chosen is not None and speaks_of(chosen, Who.THEY):
        chosen, rest = None, effect
    each: Any = ir.EachPlayer(players, (rest,))
    for who, mark in CHOSEN.items():
        if players in (mark, _and_you(mark)):
            meant = ir.PlayerIn("?chosen") if players == mark else _and_you(ir.PlayerIn("?chosen"))
            each = ir.Seq((ir.ChoosePlayer(who, ""), ir.EachPlayer(meant, (rest,))))
    if isinstance(players, ir.PlayersTogether) and players.players[0] == PICKED:
        each = ir.Seq((ir.ChoosePlayer(players.players[1], ""), ir.EachPlayer(ir.PlayerIn("?chosen"), (rest,))))
    return each if chosen is None else ir.Seq((ir.Choose(chosen), each))


def _uneach(value: ir.Effect) -> Ways:
    chosen, each = unhoisted(value)
    match each:
        case ir.EachPlayer(who=who, parts=(effect,)):
            return [(who, lowered(effect, chosen))]
        case ir.Seq(parts=(ir.ChoosePlayer(who=who), ir.EachPlayer(who=players, parts=(effect,)))):
            mark: Any = CHOSEN.get(who) if isinstance(who, Who) else ir.PlayersTogether((PICKED, who))
            if mark is None:
                return []
            return [(_and_you(mark) if isinstance(players, ir.PlayersTogether) else mark, lowered(effect, chosen))]
    return []


def of_each(players: Any, effect: Any) -> Any:
    """What players do, one after the other; a player who is chosen is chosen first."""
    return Make(ir.Seq | ir.EachPlayer, _each, _uneach, players, effect)


THOSE_PLAYERS = ir.PlayerIn("?those players")
TIME: Any = None
"""The place of a duration that stands elsewhere in the sentence."""


def _timed(effect: Any, duration: Any) -> Any:
    return replace(effect, duration=duration)


def _untimed(value: ir.Apply | ir.Establish | ir.Create) -> Ways:
    return [(replace(value, duration=TIME), value.duration)]


def timed(effect: Any, duration: Any) -> Any:
    """Something that lasts, with its duration in front of it or behind."""
    return Make(ir.Apply | ir.Establish | ir.Create, _timed, _untimed, effect, duration)


def _twice(who: Any, mods: Any, duration: Any, more: Any, longer: Any) -> ir.Seq:
    """Two things with a duration each, for the same card."""
    again = ir.Those("?the chosen") if isinstance(who, ir.Chosen) else who
    return ir.Seq((ir.Apply(who, mods, duration), ir.Apply(again, more, longer)))


def _untwice(value: ir.Seq) -> Ways:
    match value.parts:
        case (ir.Apply() as one, ir.Apply() as two):
            again = ir.Those(one.what.slot) if isinstance(one.what, ir.Chosen) else one.what
            return [(one.what, one.mods, one.duration, two.mods, two.duration)] if two.what == again else []
    return []


def _more_if(who: Any, mods: Any, condition: Any, more: Any, duration: Any) -> ir.Seq:
    """Something that lasts, and more of it for the same card if a condition holds."""
    first, second = _twice(who, mods, duration, more, duration).parts
    return ir.Seq((first, ir.If(condition, second)))


def _less_if(value: ir.Seq) -> Ways:
    match value.parts:
        case (first, ir.If(condition=condition, then=ir.Apply() as second, otherwise=None)):
            found = _untwice(ir.Seq((first, second)))
            return [(who, mods, condition, more, time) for who, mods, time, more, longer in found if longer == time]
    return []


def _repeat(n: Any, effect: Any) -> ir.Repeat:
    match n:
        case ir.Players():
            raise Unfit("for each player something is done with that player")
    return ir.Repeat(n, effect)


def _one_thing(effect: Any) -> None:
    """What "unless" limits is one thing: of two it could be both, or the second alone."""
    match effect:
        case ir.Seq(parts=(first, *_)) | ir.May(effect=ir.Seq(parts=(first, *_))):
            if not isinstance(first, ir.Choose | ir.ChoosePlayer):
                raise Unfit("«unless» could limit all of it or the last part")


def _but(effect: Any, condition: Any) -> ir.If:
    match effect:
        case ir.Apply() | ir.Establish():
            raise Unfit("«unless» goes on as long as what it limits")
    _one_thing(effect)
    return ir.If(ir.No(condition), effect)


def _unbut(value: ir.If) -> Ways:
    match value:
        case ir.If(condition=ir.No(condition=condition), then=effect, otherwise=None):
            return [(effect, condition)]
    return []


def but(effect: Any, condition: Any) -> Any:
    """What happens unless a condition holds."""
    return Make(ir.If, _but, _unbut, effect, condition)


def _unless(effect: Any, players: Any, price: Any) -> Any:
    """ "… unless their player pays …": they may; if they don't, it happens."""
    if players == THOSE_PLAYERS and _uneach(effect):
        raise Unfit("«unless they» is said of the players who would do it")
    _one_thing(effect)
    chosen, rest = hoisted(effect)
    target = getattr(rest, "what", None) or getattr(rest, "to", None)
    match target:  # whom the effect is about comes first in the text, though not in the tree
        case ir.Those() if chosen is None and players == ir.PlayerOf(it("them")):
            players = ir.PlayerOf(target)
    whole = ir.IfDo(_each(players, ir.May(price, Who.THEY)), None, rest)
    return whole if chosen is None else ir.Seq((ir.Choose(chosen), whole))


def _ununless(value: ir.Seq | ir.IfDo) -> Ways:
    chosen, whole = unhoisted(value)
    match whole:
        case ir.IfDo(first=offers, then=None, otherwise=effect):
            each = _uneach(offers)
            return [(lowered(effect, chosen), players, may.effect) for players, may in each if isinstance(may, ir.May)]
    return []


def _unless_you(effect: Any, price: Any) -> Any:
    """ "… unless you pay …": you may; if you don't, it happens."""
    _one_thing(effect)
    chosen, rest = hoisted(effect)
    whole = ir.IfDo(ir.May(price), None, rest)
    return whole if chosen is None else ir.Seq((ir.Choose(chosen), whole))


def _ununless_you(value: ir.Seq | ir.IfDo) -> Ways:
    chosen, whole = unhoisted(value)
    match whole:
        case ir.IfDo(first=ir.May(effect=price, who=Who.YOU), then=None, otherwise=effect):
            return [(lowered(effect, chosen), price)]
    return []


def _and(first: Any, *rest: Any) -> Any:
    """What a player "may" do goes on to the end of the sentence: who declines it has declined the rest too (6.1.4)."""
    match first:
        case ir.May(effect=effect, who=who):
            return ir.May(ir.Seq((effect, *rest)), who)
    return ir.Seq((first, *rest))


def _not_and(value: ir.May | ir.Seq) -> tuple[ir.Effect, ...]:
    match value:
        case ir.May(effect=ir.Seq(parts=(first, *rest)), who=who):
            return (ir.May(first, who), *rest)
        case ir.Seq(parts=parts) if not isinstance(parts[0], ir.May):
            return parts
    return ()


def together(*acts: Any) -> Any:
    """Acts of one sentence."""

    def unbuild(value: ir.May | ir.Seq) -> Ways:
        parts = _not_and(value)
        return [parts] if len(parts) == len(acts) else []

    return Make(ir.May | ir.Seq, _and, unbuild, *acts)


def _clauses(g: Grammar) -> None:
    """One subject and what it does; several of them in one sentence."""
    rule = g.rule
    rule("simple", "{v:vp}", On(Who.YOU, V.v), es="{v}")
    rule("simple", ("you may {v:vp!base}", "you may also {v:vp!base}"), ir.May(On(Who.YOU, V.v)), es=("puedes {v!inf}", "también puedes {v!inf}"))
    rule("simple", "{a:said}", V.a, es="{a}")

    rule("said", "you {v:vp!base}", On(Who.YOU, V.v), es="{v!2s}")
    rule("said", "{p:actors} {v:vp@p}", of_each(V.p, On(Who.THEY, V.v)), es="{p} {v@p}")
    rule("said", "{p:actors} may {v:vp!base}", of_each(V.p, ir.May(On(Who.THEY, V.v), Who.THEY)), es="{p} ~poder@p {v!inf}")
    joined = _and_you(V.p)
    rule("said", ("you and {p:actors} each {v:vp!base}", "you and {p:actors} {v:vp!base}"), of_each(joined, On(Who.THEY, V.v)), es=("tú y {p} {v!2p} cada uno", "tú y {p} {v!2p}"))
    rule(
        "said",
        ("you and {p:actors} may each {v:vp!base}", "you and {p:actors} each may {v:vp!base}"),
        of_each(joined, ir.May(On(Who.THEY, V.v), Who.THEY)),
        es="tú y {p} ~poder:2p {v!inf} cada uno",
    )
    rule("actors", "another chosen player", CHOSEN[Who.OTHERS], es="otro jugador elegido", features="ms")
    rule("actors", "{p:players}", V.p, es="{p}")
    rule("actors", "chosen {p:some.of}", ir.PlayersTogether((PICKED, V.p)), es="{p}", features="ms")
    rule("actors", "chosen opponent", CHOSEN[Who.OPPONENTS], es="un oponente elegido", features="ms")
    rule("actors", "chosen player", CHOSEN[Who.ALL], es="un jugador elegido", features="ms")

    for also, tambien in (("", ""), ("also ", "también ")):
        for mods, subject, meaning in (
            ("mods.one", "subj1", ir.Apply(V.x, V.m, TIME)),
            ("gives", "group", ir.Apply(V.x, V.m, TIME)),
            ("cans", "group", ir.Establish(V.m, TIME, V.x)),
        ):
            rule("lasting", f"{{x:{subject}}} {also}{{m:{mods}@x}}", meaning, es=f"{{x}} {tambien}{{m@x}}")
    rule("said", ("{t:lasting} {d:duration}", "{d:duration} , {t:lasting}"), timed(V.t, V.d), es=("{t} {d}", "{d}, {t}"))
    rule("said", "{x:subj} {m:gives@x} {d:duration} for each {e:each}", ir.Apply(V.x, for_each(V.e, V.m), V.d), es="{x} {m@x} {d} por cada {e}")
    rule(
        "said",
        "{x:subj1} {m:mods.one@x} {d:duration} and {n:mods.one@x} {e:duration}",
        Make(ir.Seq, _twice, _untwice, V.x, V.m, V.d, V.n, V.e),
        es="{x} {m@x} {d} y {n@x} {e}",
    )
    rule(
        "said",
        ("{x:subj1} {m:mods.one@x} and , if {c:cond} , {n:mods.one@x} {d:duration}", "{d:duration} , {x:subj1} {m:mods.one@x} and , if {c:cond} , {n:mods.one@x}"),
        Make(ir.Seq, _more_if, _less_if, V.x, V.m, V.c, V.n, V.d),
        es=("{x} {m@x} y, si {c}, {n@x} {d}", "{d}, {x} {m@x} y, si {c}, {n@x}"),
        kin="and, if",
    )
    rule("said", "{x:ref.subj} {m:gives@x}", ir.Apply(V.x, V.m, Duration.GAME), es="{x} {m@x}")
    rule("said", "{x:subj1} may move {y:whereto} for free", ir.May(ir.MoveTo(V.x, On(Who.YOU, V.y))), es="puedes mover gratis {x} {y}")
    for inner in ("chosen", "self", "ref.subj", "both"):
        rule("subj1", f"{{x:{inner}}}", V.x, es="{x}")

    rule("act", "{a:simple}", V.a, es="{a}")
    rule("act", "{a:simple} and {b:said}", together(V.a, V.b), es="{a} y {b}")
    rule("act", "{a:simple} [, then|and then|, and then] {b:said}", together(V.a, V.b), es="{a} y luego {b}")
    rule("act", "{a:simple} , {b:said} , and {c:said}", together(V.a, V.b, V.c), es="{a}, {b} y {c}")
    rule("act", "{a:simple} , then {b:said} and {c:said}", together(V.a, V.b, V.c), es="{a} y luego {b} y {c}")
    rule("act", "{a:simple} and , if {c:cond} , {b:simple}", together(V.a, ir.If(V.c, V.b)), es="{a} y, si {c}, {b!2s}", kin="and, if")
    rule("act", "{a:simple} unless {c:cond}", but(V.a, V.c), es="{a} a menos que {c!sub}")
    rule(
        "act",
        "{a:verb} [, then|, and then] {b:verb} unless {c:cond}",
        ir.Seq((On(Who.YOU, V.a), but(On(Who.YOU, V.b), V.c))),
        es="{a} y luego {b} a menos que {c!sub}",
    )
    rule("act", "{a:simple} unless {p:actors} {v:vp@p}", Make(ir.Seq | ir.IfDo, _unless, _ununless, V.a, V.p, On(Who.THEY, V.v)), es="{a} a menos que {p} {v!sub}")
    rule("act", "{a:simple} unless you {v:vp!base}", Make(ir.Seq | ir.IfDo, _unless_you, _ununless_you, V.a, On(Who.YOU, V.v)), es="{a} a menos que {v!sub2}")
    rule(
        "act",
        "{p:actors} {v:vp@p} unless they {w:vp!base}",
        of_each(V.p, ir.IfDo(ir.May(On(Who.THEY, V.w), Who.THEY), None, On(Who.THEY, V.v))),
        es="{p} {v@p} a menos que {w!sub}",
    )
    rule("act", "for each {e:each} , {a:simple}", Make(ir.Repeat, _repeat, lambda value: [(value.n, value.effect)], V.e, V.a), es="por cada {e}, {a}")
    rule(
        "act",
        ("for each opposing player , {a:simple}", "for each opponent , {a:simple}"),
        ir.EachPlayer(Who.OPPONENTS, (V.a,)),
        es=("por cada jugador oponente, {a}", "por cada oponente, {a}"),
    )


def _phrases(g: Grammar) -> None:
    """Several verbs of one subject."""
    rule = g.rule
    rule("vp", "{v:vp1}", V.v, es="{v}")
    rule("vp", "{a:verbs} to {b:vp1!base}", ir.To(V.a, V.b), es="{a} para {b!inf}")
    rule("vp", "{a:verb} or {b:verb}", ir.Or((V.a, V.b), SUBJ), es="{a} o {b}")
    rule("vp1", "{v:verbs}", V.v, es="{v}")
    rule("verbs", "{v:verb}", V.v, es="{v}")
    rule("verbs", "{l:verb.list}", ir.Seq(V.l), es="{l}")
    rule("verb.list", "{a:verb} and {b:verb}", (V.a, V.b), es="{a} y {b}")
    rule("verb.list", "{a:verb} [, then|and then|, and then] {b:verb}", (V.a, V.b), es="{a} y luego {b}")
    rule("verb.list", "{a:verb} , then {b:verb} and {c:verb}", (V.a, V.b, V.c), es="{a} y luego {b} y {c}")
    rule("verb.list", "{a:verb} , {t:verb.tail}", (V.a, Rest(V.t)), es="{a}, {t}")
    rule("verb.list", "{a:verb} and {b:verb} , {t:verb.tail}", (V.a, V.b, Rest(V.t)), es="{a} y {b}, {t}")
    rule("verb.tail", ("{a:verb} , and {b:verb}", "{a:verb} , [then|and then] {b:verb}"), (V.a, V.b), es=("{a} y {b}", "{a} y luego {b}"))
    rule("verb.tail", "{a:verb} , {t:verb.tail}", (V.a, Rest(V.t)), es="{a}, {t}")
    rule("verb", "~have {x:subj1} {m:gives!base} {d:duration}", ir.Apply(V.x, V.m, V.d), es="~hacer que {x} {m!sub} {d}")
    rule("verb", "~have {p:actors} {v:verbs!base}", of_each(V.p, On(Who.THEY, V.v)), es="~hacer que {p} {v!sub}")


def declare(g: Grammar) -> None:
    _durations(g)
    _phrases(g)
    _clauses(g)
