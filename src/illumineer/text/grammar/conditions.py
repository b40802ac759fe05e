"""If, while, unless: the conditions, without the word that introduces them.

- `held`: what a player has ("has 2 or more items in play", "has more lore than you"), said of that player;
- `state`, `having`: what a card is, what it has; `exist`: that there are such cards;
- `cond1`: one condition; `cond`: one or two of them.

What has happened this turn is in `history`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.text.grammar.cards import lying
from illumineer.text.grammar.nouns import followed
from illumineer.text.grammar.things import HERE, as_filter, in_play, it, other
from illumineer.text.kernel import Grammar
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
    rule("many", "one or more", (Cmp.GE, 1), es="<next:uno|una> o más", features="mp")
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
    """The cards that a player has: in play (whose they are is said by the subject), or in one of their zones."""
    rule = g.rule
    rule("stock", "{k:core} in play", in_play(SUBJ, V.k), es="{k} en juego")
    rule(
        "stock",
        ("{k:core} {s:sfx} in play", "{k:core} in play {s:sfx}", "{k:core} {s:sfx}"),
        in_play(SUBJ, followed(V.k, V.s)),
        es=("{k} {s} en juego", "{k} en juego {s}", "{k} {s}"),
    )
    rule("stock", "{c:card.in}", V.c, es="{c}")
    rule("stock", "{k:core} in {z:pile}", lying(V.z, V.k), es="{k} en {z}")


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
    rule("holding", "{q:many} other {c:stock!p}", have(other(V.c), V.q), es="<c:otros|otras|otros|otras> {q} {c!p}", kin="so many other")
    rule("holding", "any {c:stock.o!p}", ir.Have(V.c), es="<c:algún|alguna> {c!s}")
    rule("stock.o", "{c:stock}", V.c, es="{c}")
    rule("stock.o", "other {c:stock}", other(V.c), es="<c:otro|otra|otros|otras> {c}", kin="other")
    rule("some.piece", "a {k:piece}", ir.Have(in_play(SUBJ, V.k)), es="<k:un|una> {k}")
    rule("some.piece", "another {k:piece}", ir.Have(in_play(SUBJ, (ir.IsOther(), Rest(V.k)))), es="<k:otro|otra> {k}")
    rule("holding", "{a:some.piece} and {b:some.piece} in play", ir.Both((V.a, V.b)), es="{a} y {b} en juego", kin="two in play")
    rule("holding", "{a:some.piece} or {b:some.piece} in play", ir.OneOf((V.a, V.b)), es="{a} o {b} en juego", kin="two in play")
    rule(
        "holding",
        "{k:core!p} named {a:name} and {b:name} in play",
        ir.Both((ir.Have(in_play(SUBJ, followed(V.k, (ir.Named((V.a,)),)))), ir.Have(in_play(SUBJ, followed(V.k, (ir.Named((V.b,)),)))))),
        es="{k!p} con los nombres {a} y {b} en juego",
    )
    named = (ir.Have(in_play(SUBJ, followed(V.k, (ir.Named((name,)),)))) for name in (V.a, V.b, V.c))
    rule(
        "holding",
        "{k:core!p} named {a:name} , {b:name} , and {c:name} in play",
        ir.Both(tuple(named)),
        es="{k!p} con los nombres {a}, {b} y {c} en juego",
    )
    rule("holding", "{q:much} lore", so_much_of(ir.LoreOf, SUBJ, V.q), es="{q} de lore")
    drops = "gotas de tinta"
    for where, es in (("", ""), (" in {w:whose} inkwell", " en {w} tintero")):
        owner = SUBJ if not where else V.w
        rule("holding", f"{{q:many}} ink drops{where}", so_much_of(ir.InkDropsOf, owner, V.q), es=f"{{q}} {drops}{es}")
        one = (f"[an|1] ink drop{where}", f"any ink drops{where}")
        rule("holding", one, ir.Compare(ir.InkDropsOf(owner), Cmp.GE, 1), es=(f"una gota de tinta{es}", f"alguna gota de tinta{es}"))
        rule("held", f"~have no ink drops{where}", ir.Compare(ir.InkDropsOf(owner), Cmp.EQ, 0), es=f"no ~tener {drops}{es}")
    for words, es, cmp in ((("more",), "más", Cmp.GT), (("fewer", "less"), "menos", Cmp.LT)):
        rule("holding", tuple(f"{word} {{m:measure}} than you" for word in words), more_than_you(cmp), es=f"{es} {{m}} que tú")
        rule(
            "cond1",
            tuple(f"you have {word} {{m:measure}} than each {{p:rivals}}" for word in words),
            On(Who.YOU, _than_each(cmp)),
            es=f"~tener:2s {es} {{m}} que cada {{p}}",
        )
        rule(
            "cond1",
            tuple(f"you have {word} {{m:measure}} than a {{p:rivals}}" for word in words),
            On(Who.YOU, _than_any(cmp)),
            es=f"~tener:2s {es} {{m}} que un {{p}}",
        )
    rule("piece", "{k:core}", V.k, es="{k}")
    rule("piece", "{k:core} {s:sfx}", followed(V.k, V.s), es="{k} {s}")
    rule("held", "~have {h:holding}", V.h, es="~tener {h}")
    rule("held", "~have no {c:stock.o!p}", ir.Have(V.c, Cmp.EQ, 0), es="no ~tener {c!p}")
    rule("held", "~have no cards in their hands", ir.Have(ir.Cards((Zone.HAND,), THEIRS), Cmp.EQ, 0), es="no ~tener cartas en la mano")
    rule("measure", "{c:stock!p}", ir.Count(V.c), es="{c!p}")
    rule("measure", "lore", ir.LoreOf(SUBJ), es="lore")
    rule("measure", "ink drops", ir.InkDropsOf(SUBJ), es="gotas de tinta")
    rule("rivals", ("opponent", "opposing player"), Who.OPPONENTS, es=("oponente", "jugador oponente"), features="ms")
    rule("rivals", "other player", Who.OTHERS, es="otro jugador", features="ms")

    # --- who has it
    rule("cond1", "you {h:held!2s}", On(Who.YOU, V.h), es="{h!2s}")
    rule("cond1", "you don't {h:held!base}", ir.No(On(Who.YOU, V.h)), es="no {h!2s}")
    rule("cond1", "{p:anyone} {h:held@p}", ir.AnyPlayer(V.p, On(Who.THEY, V.h)), es="{p} {h@p}")
    rule("cond1", "each {p:rivals} {h:held!3s}", ir.No(ir.AnyPlayer(V.p, ir.No(On(Who.THEY, V.h)))), es="cada {p} {h!3s}")
    rule("cond1", "no {p:rivals} {h:held!3s}", ir.No(ir.AnyPlayer(V.p, On(Who.THEY, V.h))), es="ningún {p} {h!3s}")
    rule("cond1", "they {h:held!base}", On(THEIRS, V.h), es="{h!3s}")
    rule("cond1", "[that player|that opponent] {h:held!3s}", On(THEIRS, V.h), es="ese jugador {h!3s}")
    rule("anyone", "a opponent", Who.OPPONENTS, es="un oponente", features="ms")
    rule("anyone", ("one or more opponents", "1 or more opponents"), Who.OPPONENTS, es="uno o más oponentes", features="mp")
    rule("anyone", ("a player", "any player"), Who.ALL, es=("un jugador", "cualquier jugador"), features="ms")
    rule("anyone", "another player", Who.OTHERS, es="otro jugador", features="ms")


def so_much_of(kind: type[ir.LoreOf] | type[ir.InkDropsOf], player: Any, much: Any) -> Any:
    """So much lore, so many ink drops."""

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if isinstance(value, ir.Compare) and isinstance(value.left, kind) and isinstance(value.right, int):
            return [(value.left.player, (value.cmp, value.right))]
        return []

    return Make(lambda player, much: ir.Compare(kind(player), *much), unbuild, player, much)


def _cards(g: Grammar) -> None:
    """What a card is, or has."""
    rule = g.rule
    for inner in ("self", "ref.subj"):
        rule("about", f"{{x:{inner}}}", V.x, es="{x}")
    rule("is", "{a:state}", V.a, es="~estar {a}")
    rule("is", "{a:kind}", V.a, es="~ser {a}")
    rule("cond1", ("{x:about} ~be@x {a:is}", "{x:about} 's {a:is}"), ir.Is(V.x, V.a), es="{x} {a@x}")
    rule("was", "{a:state}", V.a, es="estaba {a}")
    rule("was", "{a:kind}", V.a, es="era {a}")
    rule("cond1", "{x:about} [was|were] {a:was}", ir.Is(V.x, V.a), es="{x} {a@x}")
    rule("cond1", "they're {a:is}", ir.Is(it("they"), V.a), es="{a!3s}")
    rule("cond1", "{x:about} [isn't|'s not|is not] {a:is}", ir.No(ir.Is(V.x, V.a)), es="{x} no {a@x}")
    rule("cond1", "[they're not|they aren't] {a:is}", ir.No(ir.Is(it("they"), V.a)), es="no {a!3s}")
    rule("cond1", ("{x:about} ~have@x {a:having}", "{x:about} had {a:having}"), ir.Is(V.x, V.a), es=("{x} ~tener@x {a}", "{x} tenía {a}"))
    rule("cond1", ("{x:about} ~have@x {a:lacking}", "{x:about} had {a:lacking}"), ir.Is(V.x, V.a), es=("{x} no ~tener@x {a}", "{x} no tenía {a}"))
    rule("cond1", "{x:possessive} {s:value} was {q:much}", Make(_stat, _stats, V.x, V.s, V.q), es="<s:el|la> {s} {x} era {q}")
    rule("cond1", "{x:possessive} cost is {q:much}", Make(_cost, _costs, V.x, V.q), es="el coste {x} ~ser:3s {q}")
    rule("cond1", "{x:about} ~cost@x {q:much}", Make(_cost, _costs, V.x, V.q), es="{x} ~costar@x {q}")
    rule("cond1", "there 's a card under one of {d:one.of!p}", ir.Have(covering(V.d)), es="~haber:3s una carta debajo de <d:uno|una|uno|una> de {d!p}")
    for inner in ("self", "ref.obj"):
        rule("target", f"{{x:{inner}}}", V.x, es="{x}")
    rule("cond1", "{t:there} {q:many} cards under {x:one.of.inplay}", quiet(have(ir.Under(V.x), V.q), V.t), es="{t} {q} cartas debajo de {x}")
    # --- the cards under it
    rule("there", "[there 's|there are]", None, es="~haber:3s")
    rule("there", "[there was|there were]", None, es="había")
    rule("cond1", "{t:there} a card under {x:target}", quiet(ir.Is(V.x, (ir.HasUnder(),)), V.t), es="{t} una carta debajo de {x}")
    rule("cond1", "{t:there} no cards under {x:target}", quiet(ir.Is(V.x, (ir.Not(ir.HasUnder()),)), V.t), es="no {t} cartas debajo de {x}")
    rule("cond1", "{t:there} {q:many} cards under {x:target}", quiet(have(ir.Under(V.x), V.q), V.t), es="{t} {q} cartas debajo de {x}")
    rule("cond1", "you used Shift to play {x:target}", ir.UsedShift(V.x), es="~auxhaber:2s usado Cambio para jugar {x}")
    rule("cond1", "you didn't use Shift to play {x:target}", ir.No(ir.UsedShift(V.x)), es="no ~auxhaber:2s usado Cambio para jugar {x}")

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
    rule("kind", "named {n:names}", (ir.Named(V.n),), es="de nombre {n}")
    rule("having", "{t:trait}", (V.t,), es="{t}")
    rule("having", "{a:trait} and {b:trait}", (V.a, V.b), es="{a} y {b}")
    rule("having", "{a:trait} or {b:trait}", (ir.AnyOf((V.a, V.b)),), es="{a} o {b}", kin="one kind or another")
    rule("lacking", "no damage", (ir.Not(ir.IsDamaged()),), es="daño")
    rule("lacking", "no cards under [them|him|her|it]", (ir.Not(ir.HasUnder()),), es="cartas debajo")
    under = "{q:many} cards under [them|him|her|it]"
    rule(
        "cond1",
        (f"{{x:about}} ~have@x {under}", f"{{x:about}} had {under}"),
        have(ir.Under(V.x), V.q),
        es=("{x} ~tener@x {q} cartas debajo", "{x} tenía {q} cartas debajo"),
    )


def _uncovering(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Cards) and value.where[-1:] == (ir.HasUnder(),):
        return [(replace(value, where=value.where[:-1]),)]
    return []


def covering(cards: Any) -> Any:
    """Those of the cards that have a card under them."""
    return Make(lambda cards: replace(cards, where=(*cards.where, ir.HasUnder())), _uncovering, cards)


def _passing(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Cards) and len(value.where) > 1 and isinstance(value.where[-1], ir.Not):
        return [(replace(value, where=value.where[:-1]), value.where[-1].test)]
    return []


def failing(cards: Any, test: Any) -> Any:
    """Those of the cards that are not so."""
    return Make(lambda cards, test: replace(cards, where=(*cards.where, ir.Not(test))), _passing, cards, test)


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


def _existence(g: Grammar) -> None:
    """That there are such cards in play."""
    rule = g.rule
    rule("desc.o", "{d:desc}", V.d, es="{d}")
    rule("desc.o", "other {d:desc}", other(V.d), es="<d:otro|otra|otros|otras> {d}", kin="other")
    rule("belongings", "{w:owner.of} {k:piece}", in_play(V.w, V.k), es="{w} {k}", head="k")
    rule("belongings", "{w:owner.of} other {k:piece}", in_play(V.w, (ir.IsOther(), Rest(V.k))), es="{w} <k:otro|otra|otros|otras> {k}", head="k")
    rule("owner.of", "your", Who.YOU, es="tus")
    rule("owner.of", "their", THEIRS, es="sus")
    # --- one such card
    rule("some.desc", "a {d:desc}", V.d, es="<d:un|una> {d}")
    rule("some.desc", "another {d:desc}", other(V.d), es="<d:otro|otra> {d}")
    rule("some.desc", "one of {d:belongings!p}", V.d, es="<d:uno|una> de {d!p}", features="s")
    rule(
        "some.desc",
        "one of your opponents ' {k:piece!p}",
        in_play(Who.OPPONENTS, V.k),
        es="<k:uno|una> de <k:los|las|los|las> {k!p} de tus oponentes",
        features="s",
    )
    rule("some.desc", "an opponent 's {k:piece}", in_play(Who.OPPONENTS, V.k), es="<k:un|una> {k} de un oponente")
    rule("exist", "{d:some.desc}", ir.Have(V.d), es="{d}")
    rule("exist", "{q:many} {d:desc!p}", have(V.d, V.q), es="{q} {d!p}", head="d", features="p")
    rule("exist", "{q:many} other {d:desc!p}", have(other(V.d), V.q), es="<d:otros|otras|otros|otras> {q} {d!p}", head="d", features="p", kin="so many other")
    rule("exist", "{q:many} of {d:belongings!p}", have(V.d, V.q), es="{q} de {d!p}", head="d", features="p")
    rule("exist", "no {d:desc.o!p}", ir.Have(V.d, Cmp.EQ, 0), es="0 {d!p}", head="d", features="p")
    rule("exist", "none of {d:belongings!p}", ir.Have(V.d, Cmp.EQ, 0), es="<d:ninguno|ninguna> de {d!p}", head="d", features="p")

    rule("exist.in", "{e:exist}", V.e, es="{e}")
    rule("exist.in", "{e:exist} in play", V.e, es="{e} en juego")
    rule("cond1", "{e:exist} ~be@e in play", V.e, es="{e} ~estar@e en juego")
    rule("cond1", "{t:there} {e:exist.in}", quiet(V.e, V.t), es="{t} {e}")
    rule("cond1", "{t:there} {q:many} {c:card.in!p}", quiet(have(V.c, V.q), V.t), es="{t} {q} {c!p}")
    rule("cond1", "{t:there} no {c:card.in!p}", quiet(ir.Have(V.c, Cmp.EQ, 0), V.t), es="no {t} {c!p}")
    rule("cond1", "{t:there} a {c:card.in}", quiet(ir.Have(V.c), V.t), es="{t} <c:un|una> {c}")
    rule("cond1", ("all {d:belongings!p} ~be@d {a:state1}", "all of {d:belongings!p} ~be@d {a:state1}"), ir.Have(failing(V.d, V.a), Cmp.EQ, 0), es="<d:todos|todas|todos|todas> {d!p} ~estar@d {a@d}", head="d")
    rule("cond1", "{e:exist.in} ~be@e {a:state}", Make(_with, _split, V.e, V.a), es="{e} ~estar@e {a@e}")
    rule("cond1", "{e:exist.in} ~have@e {a:having}", Make(_with, _split, V.e, V.a), es="{e} ~tener@e {a}")
    rule("cond1", "{e:exist.in} ~have@e {a:lacking}", Make(_with, _split, V.e, V.a), es="{e} no ~tener@e {a}")


def declare(g: Grammar) -> None:
    _quantities(g)
    _stock(g)
    _held(g)
    _cards(g)
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
