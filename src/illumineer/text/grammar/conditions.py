"""If, while, unless: the conditions, without the word that introduces them.

- `held`: what a player has ("has 2 or more items in play", "has more lore than you"), said of that player;
- `state`, `having`: what a card is, what it has; `exist`: that there are such cards;
- `cond1`: one condition; `cond`: one or two of them.

What has happened this turn is in `history`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar.cards import lying
from illumineer.text.grammar.nouns import followed
from illumineer.text.grammar.things import HERE, NAMED, as_filter, in_play, it, other, so_much
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, THEIRS, Make, On, Rest, V, quiet
from illumineer.vocab import Cmp, Stat, Who, Zone


def _have(cards: Any, many: Any) -> Any:
    return ir.Have(cards, *many)


def _had(value: Any) -> list[tuple[Any, ...]]:
    return [(value.cards, (value.cmp, value.n))] if isinstance(value, ir.Have) else []


def have(cards: Any, many: Any) -> Any:
    """There are so many cards; `many` is a comparison and a number."""
    return Make(_have, _had, cards, many)


def _quantities(g: Grammar) -> None:
    """How many: a comparison and a number."""
    rule = g.rule
    rule("many", "{n:number} or more", (Cmp.GE, V.n), es="{n} o más", features="mp")
    rule("many", "two or more", (Cmp.GE, 2), es="dos o más", features="mp")
    rule("many", "one or more", (Cmp.GE, 1), es="<next:uno|una> o más", features="mp")
    # other ones: «otros 3 personajes o más»
    others = "<next:otros|otras|otros|otras>"
    rule("many.other", "{n:several} or more other", (Cmp.GE, V.n), es=f"{others} {{n}} | o más", features="mp")
    rule("many.other", "two or more other", (Cmp.GE, 2), es=f"{others} dos | o más", features="mp")
    rule("many.other", "[one|1] or more other", (Cmp.GE, 1), es="<next:otro|otra|otro|otra> u <next:otros|otras|otros|otras>", features="mp")
    rule("many.other", "{n:number} or [fewer|less] other", (Cmp.LE, V.n), es=f"{others} {{n}} | o menos", features="mp")
    rule("many.other", "more than {n:number} other", (Cmp.GT, V.n), es="más de {n} | más", features="mp")
    rule("many.other", "fewer than {n:number} other", (Cmp.LT, V.n), es="menos de {n} | más", features="mp")
    rule("many.other", ("exactly {n:several} other", "only {n:several} other"), (Cmp.EQ, V.n), es=("exactamente {n} | más", "solo {n} | más"), features="mp")
    rule("drops", "ink drops", None, es="gotas de tinta", features="fp")
    rule("cards.under", "cards under [them|him|her|it]", None, es="cartas debajo", features="fp")
    rule("many", "{n:number} or [fewer|less]", (Cmp.LE, V.n), es="{n} o menos", features="mp")
    rule("many", "more than {n:number}", (Cmp.GT, V.n), es="más de {n}", features="mp")
    rule("many", "fewer than {n:number}", (Cmp.LT, V.n), es="menos de {n}", features="mp")
    rule("many", ("exactly {n:several}", "only {n:several}"), (Cmp.EQ, V.n), es=("exactamente {n}", "solo {n}"), features="mp")
    rule("much", "{n:number} or more", (Cmp.GE, V.n), es="{n} o más")
    rule("much", ("{n:number} or less", "{n:number} or fewer"), (Cmp.LE, V.n), es="{n} o menos")
    rule("much", "more than {n:number}", (Cmp.GT, V.n), es="más de {n}")
    rule("much", ("less than {n:number}", "fewer than {n:number}"), (Cmp.LT, V.n), es="menos de {n}")
    rule("much", ("{n:number}", "exactly {n:number}"), (Cmp.EQ, V.n), es=("{n}", "exactamente {n}"))


def _stock(g: Grammar) -> None:
    """The cards that a player has: in play (whose they are is said by the subject), or in one of their zones.

    «En juego» is the tail: it goes with the verb if what one has is long («tienes en juego un personaje llamado …»).
    """
    rule = g.rule
    rule("stock", "{c:stock.one}", V.c, es="{c}")
    rule("stock.one", "{k:core} in play", in_play(SUBJ, V.k), es="{k} | en juego")
    rule(
        "stock",
        ("{k:core} {s:sfx} in play", "{k:core} in play {s:sfx}", "{k:core} {s:sfx}"),
        in_play(SUBJ, followed(V.k, V.s)),
        es=("{k} {s@k!sub} | en juego", "{k} {s@k!sub} | en juego", "{k} {s@k!sub}"),
    )
    for inner in ("card.from", "card.held", "card.most"):
        rule("stock.one", f"{{c:{inner}}}", V.c, es="{c}")
    rule("stock.one", "{k:core} in {z:pile.had}", lying(V.z, V.k), es="{k} en {z}")


def _of(measure: Any, player: Any) -> Any:
    if isinstance(measure, ir.LoreOf | ir.InkDropsOf):
        return type(measure)(player)
    return ir.Count(ir.Cards(measure.cards.zones, player, measure.cards.where))


def _measured(value: Any) -> bool:
    return isinstance(value, ir.LoreOf | ir.InkDropsOf) or (isinstance(value, ir.Count) and isinstance(value.cards, ir.Cards))


def more_than_you(cmp: Cmp) -> Any:
    """More (fewer) of something than you."""

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if isinstance(value, ir.Compare) and value.cmp == cmp and _measured(value.left):
            return [(value.left,)] if value.right == _of(value.left, Who.YOU) else []
        return []

    return Make(lambda m: ir.Compare(m, cmp, _of(m, Who.YOU)), unbuild, V.m)


def _than_each(cmp: Cmp) -> Any:
    """More (fewer) of something than each opponent: there is none of whom the contrary is true."""
    contrary = Cmp.GE if cmp == Cmp.GT else Cmp.LE

    def build(measure: Any, who: Any) -> Any:
        return ir.No(ir.AnyPlayer(who, ir.Compare(_of(measure, Who.THEY), contrary, measure)))

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if not isinstance(value, ir.No) or not isinstance(value.condition, ir.AnyPlayer):
            return []
        inner = value.condition.condition
        if isinstance(inner, ir.Compare) and inner.cmp == contrary and _measured(inner.right):
            return [(inner.right, value.condition.player)] if inner.left == _of(inner.right, Who.THEY) else []
        return []

    return Make(build, unbuild, V.m, V.p)


def _nobody_has(cmp: Cmp) -> Any:
    """The most (fewest) of something: no other player has more (fewer)."""

    def build(measure: Any) -> Any:
        return ir.No(ir.AnyPlayer(Who.OTHERS, ir.Compare(_of(measure, Who.THEY), cmp, measure)))

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if not isinstance(value, ir.No) or not isinstance(value.condition, ir.AnyPlayer):
            return []
        inner = value.condition.condition
        if value.condition.player != Who.OTHERS or not isinstance(inner, ir.Compare) or inner.cmp != cmp:
            return []
        return [(inner.right,)] if _measured(inner.right) and inner.left == _of(inner.right, Who.THEY) else []

    return Make(build, unbuild, V.m)


def _than_any(cmp: Cmp) -> Any:
    """More (fewer) of something than some opponent."""

    def build(measure: Any, who: Any) -> Any:
        return ir.AnyPlayer(who, ir.Compare(measure, cmp, _of(measure, Who.THEY)))

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if not isinstance(value, ir.AnyPlayer):
            return []
        inner = value.condition
        if isinstance(inner, ir.Compare) and inner.cmp == cmp and _measured(inner.left):
            return [(inner.left, value.player)] if inner.right == _of(inner.left, Who.THEY) else []
        return []

    return Make(build, unbuild, V.m, V.p)


def _held(g: Grammar) -> None:
    """What a player has: `held` with the verb, `holding` without it."""
    rule = g.rule
    rule("holding", "a {c:stock}", ir.Have(V.c), es="<c:un|una> {c}")
    rule("holding", "another {c:stock}", ir.Have(other(V.c)), es="<c:otro|otra> {c}")
    rule("holding", ("only 1 {c:stock}", "exactly 1 {c:stock}"), ir.Have(V.c, Cmp.EQ, 1), es=("solo 1 {c}", "exactamente 1 {c}"))
    rule("holding", ("only 1 other {c:stock}", "exactly 1 other {c:stock}"), ir.Have(other(V.c), Cmp.EQ, 1), es=("solo <c:otro|otra> {c}", "exactamente <c:otro|otra> {c}"))
    rule("holding", "{q:many} {c:stock!p}", have(V.c, V.q), es="{q} {c!p}")
    rule("holding", "{n:several} {c:stock!p}", ir.Have(V.c, Cmp.GE, V.n), es="{n} {c!p}", features="p", head="c")
    rule("holding", "{q:many.other} {c:stock.one!p}", have(other(V.c), V.q), es="{q<} {c<!p} {q>} | {c>}", kin="so many other")
    others = "{q<} {k!p} {q>} {s@k!sub}"
    rule(
        "holding",
        ("{q:many.other} {k:core!p} {s:sfx} in play", "{q:many.other} {k:core!p} in play {s:sfx}", "{q:many.other} {k:core!p} {s:sfx}"),
        have(other(in_play(SUBJ, followed(V.k, V.s))), V.q),
        es=(f"{others} | en juego", f"{others} | en juego", others),
        kin="so many other",
    )
    rule("holding", "any {c:stock.o!p}", ir.Have(V.c), es="<c:algún|alguna> {c!s}")
    rule("stock.o", "{c:stock}", V.c, es="{c}")
    rule("stock.o", "other {c:stock}", other(V.c), es="<c:otro|otra|otros|otras> {c}", kin="other")
    rule("some.piece", "a {k:piece}", ir.Have(in_play(SUBJ, V.k)), es="<k:un|una> {k}")
    rule("some.piece", "another {k:piece}", ir.Have(in_play(SUBJ, (ir.IsOther(), Rest(V.k)))), es="<k:otro|otra> {k}")
    rule("holding", "{a:some.piece} and {b:some.piece} in play", ir.Both((V.a, V.b)), es="{a} y {b} | en juego", kin="two in play")
    rule("holding", "{a:some.piece} or {b:some.piece} in play", ir.OneOf((V.a, V.b)), es="{a} o {b} | en juego", kin="two in play")
    rule(
        "holding",
        "{k:core!p} named {a:name} and {b:name} in play",
        ir.Both((ir.Have(in_play(SUBJ, followed(V.k, (ir.Named((V.a,)),)))), ir.Have(in_play(SUBJ, followed(V.k, (ir.Named((V.b,)),)))))),
        es=f"{{k!p}} {NAMED} {{a}} y {{b}} | en juego",
    )
    named = (ir.Have(in_play(SUBJ, followed(V.k, (ir.Named((name,)),)))) for name in (V.a, V.b, V.c))
    rule(
        "holding",
        "{k:core!p} named {a:name} , {b:name} , and {c:name} in play",
        ir.Both(tuple(named)),
        es=f"{{k!p}} {NAMED} {{a}}, {{b}} y {{c}} | en juego",
    )
    rule("holding", "{q:much} lore", so_much_of(ir.LoreOf, SUBJ, V.q), es="{q} de lore")
    drops = "gotas de tinta"
    for where, es in (("", ""), (" in {w:whose} inkwell", " en {w} tintero")):
        owner = SUBJ if not where else V.w
        rule("holding", f"{{q:many}} {{d:drops}}{where}", quiet(so_much_of(ir.InkDropsOf, owner, V.q), V.d), es=f"{{q}} {{d}}{es}")
        one = (f"[an|1] ink drop{where}", f"any ink drops{where}")
        rule("holding", one, ir.Compare(ir.InkDropsOf(owner), Cmp.GE, 1), es=(f"una gota de tinta{es}", f"alguna gota de tinta{es}"))
        rule("held", f"~have no ink drops{where}", ir.Compare(ir.InkDropsOf(owner), Cmp.EQ, 0), es=f"no ~tener {drops}{es}")
    for words, es, cmp in ((("more",), "más", Cmp.GT), (("fewer", "less"), "menos", Cmp.LT)):
        rule("holding", tuple(f"{word} {{m:measure}} than you" for word in words), more_than_you(cmp), es=f"{es} {{m}} que tú")
        rule(
            "cond1",
            tuple(f"you have {word} {{m:measure}} than each {{p:rivals}}" for word in words),
            On(Who.YOU, _than_each(cmp)),
            es=f"~tener:2s {es} {{m}} que cualquier {{p}}",
        )
        rule(
            "cond1",
            tuple(f"you have {word} {{m:measure}} than a {{p:rivals}}" for word in words),
            On(Who.YOU, _than_any(cmp)),
            es=f"~tener:2s {es} {{m}} que un {{p}}",
        )
    for words, es, cmp in ((("most",), "la mayor", Cmp.GT), (("fewest", "least"), "la menor", Cmp.LT)):
        rule("cond1", tuple(f"you have the {word} {{m:measure}}" for word in words), On(Who.YOU, _nobody_has(cmp)), es=f"~tener:2s {es} cantidad de {{m}}")
    rule("cond1", "no player {h:held!3s}", ir.No(ir.AnyPlayer(Who.ALL, On(Who.THEY, V.h))), es="ningún jugador {h!3s}")
    rule("piece", "{k:core}", V.k, es="{k}")
    rule("piece", "{k:core} {s:sfx}", followed(V.k, V.s), es="{k} {s@k!sub}")
    rule("held", "~have {h:holding}", V.h, es="~tener {h>} {h<}")
    rule("held", "~have no {c:stock.o!p}", ir.Have(V.c, Cmp.EQ, 0), es="no ~tener {c>} {c<!p}")
    rule("held", "~have no cards in their hands", ir.Have(ir.Cards((Zone.HAND,), THEIRS), Cmp.EQ, 0), es="no ~tener cartas en la mano")
    rule("measure", "{c:stock!p}", ir.Count(V.c), es="{c!p}")
    rule("measure", "lore", ir.LoreOf(SUBJ), es="lore")
    rule("measure", "ink drops", ir.InkDropsOf(SUBJ), es="gotas de tinta")
    rule("rivals", ("opponent", "opposing player"), Who.OPPONENTS, es=("oponente", "jugador oponente"), features="ms")
    rule("rivals", "other player", Who.OTHERS, es="otro jugador", features="ms")

    rule("cond1", "you have {q:many} opponents", so_many_players(Who.OPPONENTS, V.q), es="~tener:2s {q} oponentes")
    rule("cond1", ("you have only 1 opponent", "you have exactly 1 opponent"), ir.Compare(ir.Players(Who.OPPONENTS), Cmp.EQ, 1), es=("~tener:2s solo 1 oponente", "~tener:2s exactamente 1 oponente"))
    # --- who has it
    rule("cond1", "you {h:held!2s}", On(Who.YOU, V.h), es="{h!2s}")
    rule("cond1", "you don't {h:held!base}", ir.No(On(Who.YOU, V.h)), es="no {h!2s}")
    rule("cond1", "{p:anyone} {h:held@p}", ir.AnyPlayer(V.p, On(Who.THEY, V.h)), es="{p} {h@p}")
    rule("cond1", "each {p:rivals} {h:held!3s}", ir.No(ir.AnyPlayer(V.p, ir.No(On(Who.THEY, V.h)))), es="cada {p} {h!3s}")
    rule("cond1", "no {p:rivals} {h:held!3s}", ir.No(ir.AnyPlayer(V.p, On(Who.THEY, V.h))), es="ningún {p} {h!3s}")
    rule("cond1", "they {h:held!base}", On(THEIRS, V.h), es="{^they} {h!they}")
    rule("cond1", "[that player|that opponent] {h:held!3s}", On(THEIRS, V.h), es="ese jugador {h!3s}")
    rule("anyone", "a opponent", Who.OPPONENTS, es="un oponente", features="ms")
    rule("anyone", ("one or more opponents", "1 or more opponents"), Who.OPPONENTS, es="uno o más oponentes", features="mp")
    rule("anyone", ("a player", "any player"), Who.ALL, es=("un jugador", "cualquier jugador"), features="ms")
    rule("anyone", "another player", Who.OTHERS, es="otro jugador", features="ms")


def in_all(kind: type[ir.TotalOf] | type[ir.HighestOf], stat: Any, cards: Any, much: Any) -> Any:
    """So much of a characteristic, over all cards of a group."""

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if isinstance(value, ir.Compare) and isinstance(value.left, kind) and isinstance(value.right, int):
            return [(value.left.stat, value.left.cards, (value.cmp, value.right))]
        return []

    return Make(lambda stat, cards, much: ir.Compare(kind(stat, cards), *much), unbuild, stat, cards, much)


def so_much_of(kind: type[ir.LoreOf] | type[ir.InkDropsOf], player: Any, much: Any) -> Any:
    """So much lore, so many ink drops."""

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if isinstance(value, ir.Compare) and isinstance(value.left, kind) and isinstance(value.right, int):
            return [(value.left.player, (value.cmp, value.right))]
        return []

    return Make(lambda player, much: ir.Compare(kind(player), *much), unbuild, player, much)


def so_many_players(who: Who, many: Any) -> Any:
    """A condition on the number of such players; `many` is a comparison and a number."""

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if isinstance(value, ir.Compare) and value.left == ir.Players(who) and isinstance(value.right, int):
            return [((value.cmp, value.right),)]
        return []

    return Make(lambda many: ir.Compare(ir.Players(who), *many), unbuild, many)


def _so_many_of(many: Any, seen: ir.Those, tests: Any) -> ir.Have:
    return ir.Have(ir.Among(seen.slot, tests), *many)


def _of_so_many(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Have) and isinstance(value.cards, ir.Among) and value.cards.where:
        return [((value.cmp, value.n), ir.Those(value.cards.slot), value.cards.where)]
    return []


def _so_many_under(many: Any, card: Any, tests: Any) -> ir.Have:
    return ir.Have(ir.Under(card, tests), *many)


def _under_so_many(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Have) and isinstance(value.cards, ir.Under) and value.cards.where:
        return [((value.cmp, value.n), value.cards.thing, value.cards.where)]
    return []


def _some_of_them(g: Grammar) -> None:
    """What one, both or some number of the cards that were chosen or seen before are, or have."""
    rule = g.rule
    rule("seen.ones", "[them|those cards|those characters|those items|those locations]", it("seen"), es="{^many}", features="p")
    so_many = Make(_so_many_of, _of_so_many, V.q, V.x, V.a)
    for verb, verbs, inner, inners, one, several in (
        ("is", "are", "is", "are", "{a@x!s}", "{a@x}"), ("has", "have", "having", "having", "~tener:3s {a}", "~tener:3p {a}"),
        ("has", "have", "lacking", "lacking", "no ~tener:3s {a}", "no ~tener:3p {a}"),
    ):  # fmt: skip
        rule("cond1", f"{{q:one.or.none}} of {{x:seen.ones}} {verb} {{a:{inner}}}", so_many, es=f"{{q}} de {{x}} {one}", kin="so many of them")
        rule("cond1", f"{{q:any.or.many}} of {{x:seen.ones}} {verbs} {{a:{inners}}}", so_many, es=f"{{q}} de {{x}} {several}", kin="so many of them")
        rule("cond1", f"[both|all] of {{x:seen.ones}} {verbs} {{a:{inners}}}", ir.Is(V.x, V.a), es=f"<x:todos|todas|todos|todas> {{x}} {several}", kin="so many of them")
    # the cards that are, or were, under a card
    under = Make(_so_many_under, _under_so_many, V.q, V.x, V.a)
    below = "of {u:the.cards.under} {x:target}"
    rule("the.cards.under", "the cards [under|that were under]", None, es="las cartas debajo de", features="fp")
    for verb, category, inner, es in (("is", "one.or.none", "is", "{a!3s}"), ("are", "any.or.many", "are", "{a!3p}")):
        rule("cond1", f"{{q:{category}}} {below} {verb} {{a:{inner}}}", quiet(under, V.u), es=f"{{q}} de {{u}} {{x}} {es}", kin="so many of them")
    none = Make(_so_many_of, _of_so_many, (Cmp.EQ, 0), V.x, V.a)
    rule("cond1", "[none|neither] of {x:seen.ones} are {a:state}", none, es="<x:ninguno|ninguna|ninguno|ninguna> de {x} ~estar:3s {a@x!s}", kin="so many of them")
    rule("one.or.none", ("one", "any"), (Cmp.GE, 1), es=("<next:uno|una>", "<next:alguno|alguna>"))
    rule("one.or.none", "[none|neither]", (Cmp.EQ, 0), es="<next:ninguno|ninguna>")
    rule("any.or.many", "any", (Cmp.GE, 1), es="<next:algunos|algunas|algunos|algunas>")
    rule("any.or.many", "{q:many}", V.q, es="{q}")
    rule("are", "{a:state}", V.a, es="~estar {a}")
    rule("are", "cost {q:much}", (so_much(Stat.COST, V.q),), es="~costar {q}")
    for kind in ("piece", "card.kind"):
        rule("are", f"{{k:{kind}!p}}", V.k, es="~ser {k!p}")


def _cards(g: Grammar) -> None:
    """What a card is, or has."""
    rule = g.rule
    rule("is", "cost {q:much}", (so_much(Stat.COST, V.q),), es="~costar {q}")
    for inner in ("self", "ref.subj"):
        rule("about", f"{{x:{inner}}}", V.x, es="{x}")
    rule("is", "{a:state}", V.a, es="~estar {a}")
    rule("is", "{a:kind}", V.a, es="~ser {a}")
    rule("is", "named {n:names}", (ir.Named(V.n),), es="~llamarse {n}")
    rule("cond1", ("{x:about} ~be@x {a:is}", "{x:about} 's {a:is}"), ir.Is(V.x, V.a), es="{x} {a@x}")
    rule("was", "{a:state}", V.a, es="estaba {a}")
    rule("was", "{a:kind}", V.a, es="era {a}")
    rule("was", "named {n:names}", (ir.Named(V.n),), es="se llamaba {n}")
    rule("cond1", "{x:about} [was|were] {a:was}", ir.Is(V.x, V.a), es="{x} {a@x}")
    rule("cond1", "they're {a:is}", ir.Is(it("they"), V.a), es="{a!3s}")
    rule("cond1", "{x:about} [isn't|'s not|is not] {a:is}", ir.No(ir.Is(V.x, V.a)), es="{x} no {a@x}")
    rule("cond1", "[they're not|they aren't] {a:is}", ir.No(ir.Is(it("they"), V.a)), es="no {a!3s}")
    rule("cond1", ("{x:about} ~have@x {a:having}", "{x:about} had {a:having}"), ir.Is(V.x, V.a), es=("{x} ~tener@x {a}", "{x} tenía {a}"))
    rule("cond1", ("{x:about} ~have@x {a:lacking}", "{x:about} had {a:lacking}"), ir.Is(V.x, V.a), es=("{x} no ~tener@x {a}", "{x} no tenía {a}"))
    rule("cond1", "{x:possessive} {s:value} was {q:much}", Make(_stat, _stats, V.x, V.s, V.q), es="<s:el|la> {s} {x} era {q}")
    rule("cond1", "the total {s:value} of {x:all.cards} is {q:much}", in_all(ir.TotalOf, V.s, V.x, V.q), es="<s:el|la> {s} total de {x} ~ser:3s {q}")
    rule("cond1", "{x:possessive} cost is {q:much}", Make(_cost, _costs, V.x, V.q), es="el coste {x} ~ser:3s {q}")
    rule("cond1", "{x:about} ~cost@x {q:much}", Make(_cost, _costs, V.x, V.q), es="{x} ~costar@x {q}")
    rule("cond1", "there 's a card under one of {d:one.of!p}", ir.Have(covering(V.d)), es="~haber:3s una carta debajo de <d:uno|una|uno|una> de {d!p}")
    for inner in ("self", "ref.obj"):
        rule("target", f"{{x:{inner}}}", V.x, es="{x}")
    rule("cond1", "{t:there} {q:many} {c:a.card!p} under {x:one.of.inplay}", quiet(have(ir.Under(V.x), V.q), V.t, V.c), es="{t} {q} {c!p} debajo de {x}")
    # --- the cards under it
    rule("there", "[there 's|there are]", None, es="~haber:3s")
    rule("there", "[there was|there were]", None, es="había")
    now, then = "[there 's|there are]", "[there was|there were]"
    for en, es, condition in (
        ("a card under {x:target}", "{x} HAVE una carta debajo", ir.Is(V.x, (ir.HasUnder(),))),
        ("no cards under {x:target}", "{x} no HAVE cartas debajo", ir.Is(V.x, (ir.Not(ir.HasUnder()),))),
        ("{q:many} {c:a.card!p} under {x:target}", "{x} HAVE {q} {c!p} debajo", quiet(have(ir.Under(V.x), V.q), V.c)),
    ):
        rule("cond1", (f"{now} {en}", f"{then} {en}"), condition, es=(es.replace("HAVE", "~tener@x"), es.replace("HAVE", "tenía")))
    for no, done, does, si in (("", "used", "shifted", ""), ("didn't ", "use", "shift", "no ")):
        shifted = ir.UsedShift(V.x)
        rule(
            "cond1",
            (f"you {no}{done} Shift to play {{x:target}}", f"you {no}{does} {{x:target}}"),
            ir.No(shifted) if no else shifted,
            es=(f"{si}~auxhaber:2s usado Cambio para ~jugar:inf {{x}}", f"{si}~auxhaber:2s hecho Shift con {{x}}"),
        )
    used = ir.DropsUsed(V.x)
    rule("cond1", "you removed [an|1] ink drop to play {x:target}", ir.Compare(used, Cmp.GE, 1), es="~auxhaber:2s retirado una gota de tinta para ~jugar:inf {x}")
    rule("cond1", "you removed {q:many} {d:drops} to play {x:target}", quiet(Make(_used, _uses, V.x, V.q), V.d), es="~auxhaber:2s retirado {q} {d} para ~jugar:inf {x}")
    rule(
        "cond1",
        ("you didn't remove an ink drop to play {x:target}", "you didn't remove any ink drops to play {x:target}"),
        ir.Compare(used, Cmp.EQ, 0),
        es=("no ~auxhaber:2s retirado una gota de tinta para ~jugar:inf {x}", "no ~auxhaber:2s retirado ninguna gota de tinta para ~jugar:inf {x}"),
    )

    for en, test, es in (
        ("exerted", ir.IsExerted(), "~agotado/a"),
        ("ready", ir.Not(ir.IsExerted()), "~preparado/a"),
        ("damaged", ir.IsDamaged(), "~dañado/a"),
        ("undamaged", ir.Not(ir.IsDamaged()), "sin daño"),
        ("at a location", ir.IsAt(), "en una localización"),
        ("here", HERE, "aquí"),
        ("being challenged", ir.IsChallenged(), "siendo ~desafiado/a"),
        ("challenging", ir.IsChallenging(), "desafiando"),
    ):
        rule("state1", en, test, es=es)
    rule("state1", "{t:at.named}", V.t, es="{t}")
    rule("state1", "challenging {d:desc!p}", ir.IsChallenging(as_filter(V.d)), es="desafiando a {d!p}", features="m")
    rule("state1", "challenging a {d:desc}", ir.IsChallenging(as_filter(V.d)), es="desafiando a <d:un|una> {d}", features="m")
    rule("state", "{a:state1}", (V.a,), es="{a}")
    rule("state", "{a:state1} and {b:state1}", (V.a, V.b), es="{a} y {b}")
    rule("state", "{a:state1} or {b:state1}", (ir.AnyOf((V.a, V.b)),), es="{a} o {b}")
    rule("kind", "a {k:piece}", V.k, es="<k:un|una> {k}")
    rule("kind", "a {k:card.kind}", V.k, es="<k:un|una> {k}")
    rule("kind", "a {c:class}", (ir.HasClass((V.c,)),), es="{c}")
    rule("having", "{t:trait}", (V.t,), es="{t}")
    rule("having", "{a:trait} and {b:trait}", (V.a, V.b), es="{a} y {b}")
    rule("having", "{a:trait} or {b:trait}", (ir.AnyOf((V.a, V.b)),), es="{a} o {b}", kin="one kind or another")
    rule("lacking", "no damage", (ir.Not(ir.IsDamaged()),), es="daño")
    rule("lacking", "no cards under [them|him|her|it]", (ir.Not(ir.HasUnder()),), es="cartas debajo")
    under = "{q:many} {c:cards.under}"
    rule(
        "cond1",
        (f"{{x:about}} ~have@x {under}", f"{{x:about}} had {under}"),
        quiet(have(ir.Under(V.x), V.q), V.c),
        es=("{x} ~tener@x {q} {c}", "{x} tenía {q} {c}"),
    )


def _uncovering(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Cards) and value.where[-1:] == (ir.HasUnder(),):
        return [(replace(value, where=value.where[:-1]),)]
    return []


def covering(cards: Any) -> Any:
    """Those of the cards that have a card under them."""
    return Make(lambda cards: replace(cards, where=(*cards.where, ir.HasUnder())), _uncovering, cards)


def _passing(value: ir.Cards) -> list[tuple[Any, ...]]:
    least = 1 if Zone.PLAY in value.zones else 0  # in play it is said what they are; elsewhere they are cards
    if len(value.where) > least and isinstance(value.where[-1], ir.Not):
        test = value.where[-1].test
        return [(replace(value, where=value.where[:-1]), test.tests if isinstance(test, ir.AllOf) else (test,))]
    return []


def _all_are(cards: Any, tests: tuple[Any, ...]) -> ir.Have:
    test = tests[0] if len(tests) == 1 else ir.AllOf(tests)
    return ir.Have(replace(cards, where=(*cards.where, ir.Not(test))), Cmp.EQ, 0)


def _are_all(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Have) or not isinstance(value.cards, ir.Cards) or (value.cmp, value.n) != (Cmp.EQ, 0):
        return []
    return _passing(value.cards)


def all_are(cards: Any, tests: Any) -> Any:
    """All of the cards pass: there is none that does not (so too if there are no such cards)."""
    return Make(_all_are, _are_all, cards, tests)


def _used(thing: Any, many: Any) -> Any:
    return ir.Compare(ir.DropsUsed(thing), *many)


def _uses(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Compare) and isinstance(value.left, ir.DropsUsed):
        return [(value.left.thing, (value.cmp, value.right))]
    return []


def _stat(thing: Any, stat: Any, much: Any) -> Any:
    return ir.Is(thing, (ir.HasStat(stat, *much),))


def _stats(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Is) and len(value.where) == 1 and isinstance(value.where[0], ir.HasStat):
        test = value.where[0]
        return [(value.thing, test.stat, (test.cmp, test.n))]
    return []


def _cost(thing: Any, much: Any) -> Any:
    return ir.Is(thing, (ir.HasStat(Stat.COST, *much),))


def _costs(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Is) and len(value.where) == 1:
        test = value.where[0]
        if isinstance(test, ir.HasStat) and test.stat is Stat.COST and isinstance(test.n, int):
            return [(value.thing, (test.cmp, test.n))]
    return []


def _with(there: Any, tests: Any) -> Any:
    cards = there.cards
    return ir.Have(ir.Cards(cards.zones, cards.of, cards.where + tests), there.cmp, there.n)


def _split(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Have) or not isinstance(value.cards, ir.Cards):
        return []
    cards = value.cards
    return [
        (ir.Have(ir.Cards(cards.zones, cards.of, cards.where[:i]), value.cmp, value.n), cards.where[i:])
        for i in range(1, len(cards.where))
    ]


def _split_pile(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Have) or not isinstance(value.cards, ir.Cards) or Zone.PLAY in value.cards.zones:
        return []
    cards = value.cards
    return [
        (replace(value, cards=replace(cards, where=cards.where[:i])), cards.where[i:]) for i in range(len(cards.where))
    ]


def _wholes(g: Grammar) -> None:
    """All cards of a kind, as a subject: "all cards in your inkwell"."""
    rule = g.rule
    everyone = "<d:todos|todas|todos|todas>"
    rule("whole", ("all {d:belongings!p}", "all of {d:belongings!p}"), V.d, es=f"{everyone} {{d!p}}", head="d", features="p")
    rule("whole", "each of {d:belongings!p}", V.d, es="cada <d:uno|una> de {d!p}", head="d", features="s")
    for cards, article in (("desc.o", " <d:los|las|los|las>"), ("had", " <d:los|las|los|las>"), ("card.of", " <d:los|las|los|las>")):
        rule("whole", f"all {{d:{cards}!p}}", V.d, es=f"{everyone}{article} {{d!p}}", head="d", features="p")
        rule("whole", f"each {{d:{cards}!s}}", V.d, es="cada {d!s}", head="d", features="s")
    rule("kinds", "{k:piece!p}", V.k, es="{k!p}")
    rule("kinds", "{k:card.kind!p}", V.k, es="{k!p}")
    rule("cond1", "{w:whole} ~be@w {a:state1}", all_are(V.w, (V.a,)), es="{w} ~estar@w {a@w}")
    rule("cond1", "{w:whole} ~be@w {k:kinds}", all_are(V.w, V.k), es="{w} ~ser@w {k}")
    rule("cond1", "{w:whole} ~be@w named {n:names}", all_are(V.w, (ir.Named(V.n),)), es="{w} ~llamarse@w {n}")
    rule("cond1", "{w:whole} ~have@w {t:having}", all_are(V.w, V.t), es="{w} ~tener@w {t}")


def _existence(g: Grammar) -> None:
    """That there are such cards in play."""
    rule = g.rule
    rule("desc.o", "{d:desc}", V.d, es="{d}")
    rule("desc.o", "other {d:desc}", other(V.d), es="<d:otro|otra|otros|otras> {d}", kin="other")
    for your, owner, tus in (("your", Who.YOU, "tus"), ("their", THEIRS, "sus")):
        rule("belongings", f"{your} {{k:piece}}", in_play(owner, V.k), es=f"{tus} {{k}}")
        rule("belongings", f"{your} other {{k:piece}}", in_play(owner, (ir.IsOther(), Rest(V.k))), es=f"{tus} <k:otro|otra|otros|otras> {{k}}")
    # --- one such card
    rule("some.desc", "a {d:desc}", V.d, es="<d:un|una> {d}")
    rule("some.desc", "another {d:desc}", other(V.d), es="<d:otro|otra> {d}")
    rule("some.desc", "another of {d:belongings!p}", other(V.d), es="<d:otro|otra> de {d!p}", features="s", head="d")
    rule("some.desc", "one of {d:belongings!p}", V.d, es="<d:uno|una> de {d!p}", features="s", head="d")
    rule(
        "some.desc",
        "one of your opponents ' {k:piece!p}",
        in_play(Who.OPPONENTS, V.k),
        es="<k:uno|una> de <k:los|las|los|las> {k!p} de tus oponentes",
        features="s",
        head="k",
    )
    rule("some.desc", "an opponent 's {k:piece}", in_play(Who.OPPONENTS, V.k), es="<k:un|una> {k} de un oponente")
    rule("exist", "{d:some.desc}", ir.Have(V.d), es="{d}")
    rule("exist", "{q:many} {d:desc!p}", have(V.d, V.q), es="{q} {d!p}", head="d", features="p")
    rule("exist", "{q:many.other} {d:desc!p}", have(other(V.d), V.q), es="{q<} {d<!p} {q>} {d>}", head="d", features="p", kin="so many other")
    rule("exist", "{q:many} of {d:belongings!p}", have(V.d, V.q), es="{q} de {d!p}", head="d", features="p")
    rule("exist.not", "no {d:desc.o!p}", ir.Have(V.d, Cmp.EQ, 0), es="<d:ningún|ninguna> {d!s}", head="d", features="p/s")
    rule("exist.not", "none of {d:belongings!p}", ir.Have(V.d, Cmp.EQ, 0), es="<d:ninguno|ninguna> de {d!p}", head="d", features="p/s")
    for inner in ("exist", "exist.not"):
        rule("exist.or.not", f"{{e:{inner}}}", V.e, es="{e}")
        no = "no " if inner == "exist.not" else ""
        rule("cond1", f"{{t:there}} {{e:{inner}}}", quiet(V.e, V.t), es=f"{no}{{t}} {{e}}")
        rule("cond1", f"{{t:there}} {{e:{inner}}} in play", quiet(V.e, V.t), es=f"{no}{{t}} {{e}} en juego")
    rule("exist.in", "{e:exist.or.not}", V.e, es="{e}")
    rule("exist.in", "{e:exist.or.not} in play", V.e, es="{e} en juego")
    rule("cond1", "{e:exist.not} ~be@e in play", V.e, es="{e} ~estar@e en juego")
    rule("cond1", "{e:exist} ~be@e in play", V.e, es="~haber:3s en juego {e}")
    rule("cond1", "{t:there} {q:many} {c:card.some!p}", quiet(have(V.c, V.q), V.t), es="{t} {q} {c!p}")
    rule("cond1", "{t:there} no {c:card.some!p}", quiet(ir.Have(V.c, Cmp.EQ, 0), V.t), es="no {t} {c!p}")
    rule("cond1", "{t:there} a {c:card.some}", quiet(ir.Have(V.c), V.t), es="{t} <c:un|una> {c}")
    _wholes(g)
    rule("pile.some", "a {c:card.some}", ir.Have(V.c), es="<c:un|una> {c}", head="c")
    rule("pile.some", "{q:many} {c:card.some!p}", have(V.c, V.q), es="{q} {c!p}", head="c", features="p")
    rule("cond1", "{e:pile.some} ~be@e {a:state}", Make(_with, _split_pile, V.e, V.a), es="{e} ~estar@e {a@e}")
    none = Make(_with, _split_pile, ir.Have(V.c, Cmp.EQ, 0), V.a)
    rule("cond1", "no {c:card.some!p} are {a:state}", none, es="no ~haber:3s {c!p} {a@c}")
    rule("cond1", "{e:exist.in} ~be@e {a:state}", Make(_with, _split, V.e, V.a), es="{e} ~estar@e {a@e}")
    rule("cond1", "{e:exist.in} ~have@e {a:having}", Make(_with, _split, V.e, V.a), es="{e} ~tener@e {a}")
    rule("cond1", "{e:exist.in} ~have@e {a:lacking}", Make(_with, _split, V.e, V.a), es="{e} no ~tener@e {a}")


def declare(g: Grammar) -> None:
    _quantities(g)
    _stock(g)
    _held(g)
    _cards(g)
    _some_of_them(g)
    _existence(g)
    rule = g.rule
    for whose, es, who in (("your", "tu turno", Who.YOU), ("an opponent 's", "el turno de un oponente", Who.OPPONENTS)):
        rule("cond1", f"it 's {whose} turn", ir.IsTurnOf(who), es=f"~ser:3s {es}")
        rule("cond1", (f"it 's not {whose} turn", f"it isn't {whose} turn"), ir.No(ir.IsTurnOf(who)), es=f"no ~ser:3s {es}")
    rule(
        "cond1",
        "this is your first turn and you're not the first player",
        ir.FirstTurnNotFirst(),
        es="este ~ser:3s tu primer turno y no ~ser:2s el primer jugador",
    )
    # only characters have strength, so the noun that is left out is "characters"
    rule(
        "cond1",
        "you have any in play with {n:number} ¤ or more",
        ir.Have(in_play(Who.YOU, (ir.HasStat(Stat.STRENGTH, Cmp.GE, V.n),))),
        es="~tener:2s alguno en juego con {n} ¤ o más",
    )
    rule("cond", "{a:cond1}", V.a, es="{a}")
    rule("cond", "{a:cond1} and {b:cond1}", ir.Both((V.a, V.b)), es="{a} y {b}")
    rule("cond", "{a:cond1} or {b:cond1}", ir.OneOf((V.a, V.b)), es="{a} o {b}")
