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
from illumineer.text.grammar.nouns import also, followed
from illumineer.text.grammar.things import HERE, NAMED, as_filter, in_play, it, other
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, THEIRS, Make, On, Rest, V, Ways, only, quiet
from illumineer.vocab import Cmp, Stat, Who, Zone


def compared(amount: Any, many: Any) -> Any:
    """An amount compared with a number that is said; `many` is a comparison and a number."""
    return only(lambda value: isinstance(value.right, int), ir.Compare(amount, *many), "it is no number that is said")


def _cost(many: Any) -> Any:
    """The cost compared with a number that is said."""
    return only(lambda value: isinstance(value.n, int), ir.HasStat(Stat.COST, *many), "it is no number that is said")


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
    """The same, of that player; None: it is not measured for each player."""
    match measure:
        case ir.LoreOf() | ir.InkDropsOf():
            return type(measure)(player)
        case ir.Count(cards=ir.Cards() as cards):
            return ir.Count(replace(cards, of=player))
    return None


def _more_than(cmp: Cmp, whose: Who) -> Any:
    """More (fewer) of something than that player has."""

    def unbuild(value: ir.Compare) -> Ways:
        return [(value.left,)] if value.cmp == cmp and value.right == _of(value.left, whose) else []

    return Make(ir.Compare, lambda measure: ir.Compare(measure, cmp, _of(measure, whose)), unbuild, V.m)


def _they_have(cmp: Cmp) -> Any:
    """They have more (fewer) of something than is measured."""

    def unbuild(value: ir.Compare) -> Ways:
        return [(value.right,)] if value.cmp == cmp and value.left == _of(value.right, Who.THEY) else []

    return Make(ir.Compare, lambda measure: ir.Compare(_of(measure, Who.THEY), cmp, measure), unbuild, V.m)


def _than_each(cmp: Cmp) -> Any:
    """More (fewer) of something than each opponent: there is none of whom the contrary is true."""
    contrary = Cmp.GE if cmp == Cmp.GT else Cmp.LE
    return ir.No(ir.AnyPlayer(V.p, _they_have(contrary)))


def _nobody_has(cmp: Cmp) -> Any:
    """The most (fewest) of something: no other player has more (fewer)."""
    return ir.No(ir.AnyPlayer(Who.OTHERS, _they_have(cmp)))


def _than_any(cmp: Cmp) -> Any:
    """More (fewer) of something than some opponent."""
    return ir.AnyPlayer(V.p, _more_than(cmp, Who.THEY))


def _held(g: Grammar) -> None:
    """What a player has: `held` with the verb, `holding` without it."""
    rule = g.rule
    rule("holding", "a {c:stock}", ir.Have(V.c), es="<c:un|una> {c}")
    rule("holding", "another {c:stock}", ir.Have(other(V.c)), es="<c:otro|otra> {c}")
    rule("holding", ("only 1 {c:stock}", "exactly 1 {c:stock}"), ir.Have(V.c, Cmp.EQ, 1), es=("solo 1 {c}", "exactamente 1 {c}"))
    rule("holding", ("only 1 other {c:stock}", "exactly 1 other {c:stock}"), ir.Have(other(V.c), Cmp.EQ, 1), es=("solo <c:otro|otra> {c}", "exactamente <c:otro|otra> {c}"))
    rule("holding", "{q:many} {c:stock!p}", ir.Have(V.c, *V.q), es="{q} {c!p}")
    rule("holding", "{n:several} {c:stock!p}", ir.Have(V.c, Cmp.GE, V.n), es="{n} {c!p}", features="p", head="c")
    rule("holding", "{q:many.other} {c:stock.one!p}", ir.Have(other(V.c), *V.q), es="{q<} {c<!p} {q>} | {c>}", kin="so many other")
    others = "{q<} {k!p} {q>} {s@k!sub}"
    rule(
        "holding",
        ("{q:many.other} {k:core!p} {s:sfx} in play", "{q:many.other} {k:core!p} in play {s:sfx}", "{q:many.other} {k:core!p} {s:sfx}"),
        ir.Have(other(in_play(SUBJ, followed(V.k, V.s))), *V.q),
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
    rule("holding", "{q:much} lore", compared(ir.LoreOf(SUBJ), V.q), es="{q} de lore")
    drops = "gotas de tinta"
    for where, es in (("", ""), (" in {w:whose} inkwell", " en {w} tintero")):
        owner = SUBJ if not where else V.w
        rule("holding", f"{{q:many}} {{d:drops}}{where}", quiet(compared(ir.InkDropsOf(owner), V.q), V.d), es=f"{{q}} {{d}}{es}")
        one = (f"[an|1] ink drop{where}", f"any ink drops{where}")
        rule("holding", one, ir.Compare(ir.InkDropsOf(owner), Cmp.GE, 1), es=(f"una gota de tinta{es}", f"alguna gota de tinta{es}"))
        rule("held", f"~have no ink drops{where}", ir.Compare(ir.InkDropsOf(owner), Cmp.EQ, 0), es=f"no ~tener {drops}{es}")
    for words, es, cmp in ((("more",), "más", Cmp.GT), (("fewer", "less"), "menos", Cmp.LT)):
        rule("holding", tuple(f"{word} {{m:measure}} than you" for word in words), _more_than(cmp, Who.YOU), es=f"{es} {{m}} que tú")
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

    rule("cond1", "you have {q:many} opponents", compared(ir.Players(Who.OPPONENTS), V.q), es="~tener:2s {q} oponentes")
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


def _says_which(value: ir.Have) -> bool:
    """Whether more is said of the cards than where they are."""
    return bool(getattr(value.cards, "where", ()))


def _so_many_of(many: Any, seen: ir.Those, tests: Any) -> ir.Have:
    return ir.Have(ir.Among(seen.slot, tests), *many)


def _of_so_many(value: ir.Have) -> Ways:
    match value:
        case ir.Have(cards=ir.Among() as seen) if seen.where:
            return [((value.cmp, value.n), ir.Those(seen.slot), seen.where)]
    return []


def _some_of_them(g: Grammar) -> None:
    """What one, both or some number of the cards that were chosen or seen before are, or have."""
    rule = g.rule
    rule("seen.ones", "[them|those cards|those characters|those items|those locations]", it("seen"), es="{^many}", features="p")
    so_many = Make(ir.Have, _so_many_of, _of_so_many, V.q, V.x, V.a)
    for verb, verbs, inner, inners, one, several in (
        ("is", "are", "is", "are", "{a@x!s}", "{a@x}"), ("has", "have", "having", "having", "~tener:3s {a}", "~tener:3p {a}"),
        ("has", "have", "lacking", "lacking", "no ~tener:3s {a}", "no ~tener:3p {a}"),
    ):  # fmt: skip
        rule("cond1", f"{{q:one.or.none}} of {{x:seen.ones}} {verb} {{a:{inner}}}", so_many, es=f"{{q}} de {{x}} {one}", kin="so many of them")
        rule("cond1", f"{{q:any.or.many}} of {{x:seen.ones}} {verbs} {{a:{inners}}}", so_many, es=f"{{q}} de {{x}} {several}", kin="so many of them")
        rule("cond1", f"[both|all] of {{x:seen.ones}} {verbs} {{a:{inners}}}", ir.Is(V.x, V.a), es=f"<x:todos|todas|todos|todas> {{x}} {several}", kin="so many of them")
    # the cards that are, or were, under a card
    under = only(_says_which, ir.Have(ir.Under(V.x, V.a), *V.q), "it is not said which of them")
    below = "of {u:the.cards.under} {x:target}"
    rule("the.cards.under", "the cards [under|that were under]", None, es="las cartas debajo de", features="fp")
    for verb, category, inner, es in (("is", "one.or.none", "is", "{a!3s}"), ("are", "any.or.many", "are", "{a!3p}")):
        rule("cond1", f"{{q:{category}}} {below} {verb} {{a:{inner}}}", quiet(under, V.u), es=f"{{q}} de {{u}} {{x}} {es}", kin="so many of them")
    none = Make(ir.Have, _so_many_of, _of_so_many, (Cmp.EQ, 0), V.x, V.a)
    rule("cond1", "[none|neither] of {x:seen.ones} are {a:state}", none, es="<x:ninguno|ninguna|ninguno|ninguna> de {x} ~estar:3s {a@x!s}", kin="so many of them")
    rule("one.or.none", ("one", "any"), (Cmp.GE, 1), es=("<next:uno|una>", "<next:alguno|alguna>"))
    rule("one.or.none", "[none|neither]", (Cmp.EQ, 0), es="<next:ninguno|ninguna>")
    rule("any.or.many", "any", (Cmp.GE, 1), es="<next:algunos|algunas|algunos|algunas>")
    rule("any.or.many", "{q:many}", V.q, es="{q}")
    rule("are", "{a:state}", V.a, es="~estar {a}")
    rule("are", "cost {q:much}", (ir.HasStat(Stat.COST, *V.q),), es="~costar {q}")
    for kind in ("piece", "card.kind"):
        rule("are", f"{{k:{kind}!p}}", V.k, es="~ser {k!p}")


def _cards(g: Grammar) -> None:
    """What a card is, or has."""
    rule = g.rule
    rule("is", "cost {q:much}", (ir.HasStat(Stat.COST, *V.q),), es="~costar {q}")
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
    rule("cond1", "{x:possessive} {s:value} was {q:much}", ir.Is(V.x, (ir.HasStat(V.s, *V.q),)), es="<s:el|la> {s} {x} era {q}")
    rule("cond1", "the total {s:value} of {x:all.cards} is {q:much}", compared(ir.TotalOf(V.s, V.x), V.q), es="<s:el|la> {s} total de {x} ~ser:3s {q}")
    rule("cond1", "{x:possessive} cost is {q:much}", ir.Is(V.x, (_cost(V.q),)), es="el coste {x} ~ser:3s {q}")
    rule("cond1", "{x:about} ~cost@x {q:much}", ir.Is(V.x, (_cost(V.q),)), es="{x} ~costar@x {q}")
    rule("cond1", "there 's a card under one of {d:one.of!p}", ir.Have(also(ir.Cards, V.d, ir.HasUnder())), es="~haber:3s una carta debajo de <d:uno|una|uno|una> de {d!p}")
    for inner in ("self", "ref.obj"):
        rule("target", f"{{x:{inner}}}", V.x, es="{x}")
    rule("cond1", "{t:there} {q:many} {c:a.card!p} under {x:one.of.inplay}", quiet(ir.Have(ir.Under(V.x), *V.q), V.t, V.c), es="{t} {q} {c!p} debajo de {x}")
    # --- the cards under it
    rule("there", "[there 's|there are]", None, es="~haber:3s")
    rule("there", "[there was|there were]", None, es="había")
    now, then = "[there 's|there are]", "[there was|there were]"
    for en, es, condition in (
        ("a card under {x:target}", "{x} HAVE una carta debajo", ir.Is(V.x, (ir.HasUnder(),))),
        ("no cards under {x:target}", "{x} no HAVE cartas debajo", ir.Is(V.x, (ir.Not(ir.HasUnder()),))),
        ("{q:many} {c:a.card!p} under {x:target}", "{x} HAVE {q} {c!p} debajo", quiet(ir.Have(ir.Under(V.x), *V.q), V.c)),
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
    rule("cond1", "you removed {q:many} {d:drops} to play {x:target}", quiet(ir.Compare(used, *V.q), V.d), es="~auxhaber:2s retirado {q} {d} para ~jugar:inf {x}")
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
        quiet(ir.Have(ir.Under(V.x), *V.q), V.c),
        es=("{x} ~tener@x {q} {c}", "{x} tenía {q} {c}"),
    )


def _all_are(cards: Any, tests: tuple[Any, ...]) -> ir.Have:
    test = tests[0] if len(tests) == 1 else ir.AllOf(tests)
    return ir.Have(replace(cards, where=(*cards.where, ir.Not(test))), Cmp.EQ, 0)


def _are_all(value: ir.Have) -> Ways:
    match value:
        case ir.Have(cards=ir.Cards(where=(*where, ir.Not(test=test))) as cards, cmp=Cmp.EQ, n=0):
            if not where and Zone.PLAY in cards.zones:
                return []  # in play it is said what they are; elsewhere they are cards
            return [(replace(cards, where=tuple(where)), test.tests if isinstance(test, ir.AllOf) else (test,))]
    return []


def all_are(cards: Any, tests: Any) -> Any:
    """All of the cards pass: there is none that does not (so too if there are no such cards)."""
    return Make(ir.Have, _all_are, _are_all, cards, tests)


def _with(there: Any, tests: Any) -> ir.Have:
    return ir.Have(replace(there.cards, where=there.cards.where + tests), there.cmp, there.n)


def _splits(value: ir.Have, least: int) -> Ways:
    """Such cards, said with `least` of their tests or more, and the other tests."""
    cards = value.cards
    if not isinstance(cards, ir.Cards):
        return []
    return [
        (replace(value, cards=replace(cards, where=cards.where[:i])), cards.where[i:]) for i in range(least, len(cards.where))
    ]


def that_are(there: Any, tests: Any) -> Any:
    """There are so many such cards in play that also pass the tests."""
    return Make(ir.Have, _with, lambda value: _splits(value, 1), there, tests)


def _is_of_pile(value: ir.Have) -> bool:
    return isinstance(value.cards, ir.Cards) and Zone.PLAY not in value.cards.zones


def of_pile_that_are(there: Any, tests: Any) -> Any:
    """There are so many such cards outside play that also pass the tests."""
    return Make(ir.Have, _with, lambda value: _splits(value, 0) if _is_of_pile(value) else [], there, tests)


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
    rule("exist", "{q:many} {d:desc!p}", ir.Have(V.d, *V.q), es="{q} {d!p}", head="d", features="p")
    rule("exist", "{q:many.other} {d:desc!p}", ir.Have(other(V.d), *V.q), es="{q<} {d<!p} {q>} {d>}", head="d", features="p", kin="so many other")
    rule("exist", "{q:many} of {d:belongings!p}", ir.Have(V.d, *V.q), es="{q} de {d!p}", head="d", features="p")
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
    rule("cond1", "{t:there} {q:many} {c:card.some!p}", quiet(ir.Have(V.c, *V.q), V.t), es="{t} {q} {c!p}")
    rule("cond1", "{t:there} no {c:card.some!p}", quiet(ir.Have(V.c, Cmp.EQ, 0), V.t), es="no {t} {c!p}")
    rule("cond1", "{t:there} a {c:card.some}", quiet(ir.Have(V.c), V.t), es="{t} <c:un|una> {c}")
    _wholes(g)
    rule("pile.some", "a {c:card.some}", ir.Have(V.c), es="<c:un|una> {c}", head="c")
    rule("pile.some", "{q:many} {c:card.some!p}", ir.Have(V.c, *V.q), es="{q} {c!p}", head="c", features="p")
    rule("cond1", "{e:pile.some} ~be@e {a:state}", of_pile_that_are(V.e, V.a), es="{e} ~estar@e {a@e}")
    none = of_pile_that_are(ir.Have(V.c, Cmp.EQ, 0), V.a)
    rule("cond1", "no {c:card.some!p} are {a:state}", none, es="no ~haber:3s {c!p} {a@c}")
    rule("cond1", "{e:exist.in} ~be@e {a:state}", that_are(V.e, V.a), es="{e} ~estar@e {a@e}")
    rule("cond1", "{e:exist.in} ~have@e {a:having}", that_are(V.e, V.a), es="{e} ~tener@e {a}")
    rule("cond1", "{e:exist.in} ~have@e {a:lacking}", that_are(V.e, V.a), es="{e} no ~tener@e {a}")


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
