"""How many: numbers of cards and of lore, "for each …", "equal to …".

- `counted`: cards that are counted, in both numbers ("item you have in play");
- `each`: what is counted after "for each"; `equal`: what stands after "equal to"; `that.much`: a number spoken of;
- `n.cards`, `n.lore`: so many cards, so much lore, as an object;
- `possessive`: whose characteristic.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from illumineer.ir.base import rewrite
from illumineer.text import english, spanish
from illumineer.text.grammar.things import DONE, it
from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import LEXEMES
from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, On, Unfit, V, Ways, quiet
from illumineer.vocab import Stat, Who, Word, Zone


def _times(n: int, each: Any) -> Any:
    return each if n == 1 else ir.Times(each, n)


def _factors(value: Any) -> Ways:
    match value:
        case int():
            return []
        case ir.Times():
            return [(value.by, value.amount)]
    return [(1, value)]


def times(n: Any, each: Any) -> Any:
    """So many for each."""
    return Make(object, _times, _factors, n, each)


def _top(top: Any, each: Any) -> Any:
    if not isinstance(top.n, int):
        raise Unfit("«for each» of an amount that is counted already")
    return ir.Top(_times(top.n, each), top.of)


def _untop(value: ir.Top) -> Ways:
    return [(ir.Top(n, value.of), each) for n, each in _factors(value.n)]


def top_for_each(top: Any, each: Any) -> Any:
    """The top cards of a deck: their number is counted, "for each"."""
    return Make(ir.Top, _top, _untop, top, each)


def mark_late(amount: Any) -> Any:
    """The same, where words that point back are bound after the cards of the verb around it."""

    def change(node: ir.Node) -> ir.Node | None:
        if isinstance(node, ir.Those) and str(node.slot)[:1] == "?":
            return ir.Those("?>" + str(node.slot)[1:])
        return None

    return rewrite(amount, change)


def late(amount: Any) -> Any:
    """An amount that is said behind the cards of its verb, so that "them" in it means those."""
    return Make(object, mark_late, lambda value: [] if isinstance(value, Word) else [(value,)], amount)


def _way(where: Any, done: str) -> ir.Count:
    return ir.Count(ir.Among(f"?way {done}", where))


def _unway(value: ir.Count) -> Ways:
    return [(value.cards.where, done) for done, _ in DONE] if isinstance(value.cards, ir.Among) else []


def _counted(g: Grammar) -> None:
    rule = g.rule
    rule("counted", "{d:had}", ir.Count(V.d), es="{d}")
    rule("counted", ("{d:desc}", "{d:desc} in play"), ir.Count(V.d), es=("{d}", "{d} que haya en juego"))
    rule("counted", "{d:one.of.inplay}", ir.Count(V.d), es="{d}")
    rule("each", ("of {d:one.of}", "of {d:one.of} in play"), ir.Count(V.d), es="<d:uno|una|uno|una> de {d}")  # yours are in play
    for cards in ("card.from", "card.there", "card.most"):
        rule("counted", f"{{c:{cards}}}", ir.Count(V.c), es="{c}")
    rule(
        "counted",
        "~card in [opponents|your opponents] ' hands",
        ir.Count(ir.Cards((Zone.HAND,), Who.OPPONENTS)),
        es="~carta que haya en las manos de los oponentes",
        features="fn",
    )
    for inner in ("ref.obj", "self"):
        rule("counted", (f"~card under {{x:{inner}}}", f"~card that was under {{x:{inner}}}"), ir.Count(ir.Under(V.x)), es=("~carta que <x:tenga|tengan> debajo {x}", "~carta que <x:tuviera|tuvieran> debajo {x}"), features="fn")
    rule("counted", "~card under {x:one.of.inplay}", ir.Count(ir.Under(V.x)), es="~carta que tengan debajo {x}", features="fn")
    rule("counted", "{k:playable} {p:done} this way", Make(ir.Count, _way, _unway, V.k, V.p), es="{k} {p@k} así")


OF_DAMAGE = [
    (english.participle(lexeme.en), spanish.participle(lexeme.es))
    for lexeme in LEXEMES
    if lexeme.en and lexeme.counts and lexeme.acts_on
]
"""What can have been done to damage: "removed", «retirado»."""


def _way_of(zone: Zone) -> Any:
    """How many of the cards that were put into that zone before are so."""
    return ir.Count(ir.Among(f"?way put {zone.name}", V.k))


def _each(g: Grammar) -> None:
    rule = g.rule
    for zone, word in ((Zone.DISCARD, "discard"), (Zone.HAND, "hand"), (Zone.INKWELL, "inkwell"), (Zone.DECK, "deck")):
        into = "[on the bottom of|on the top of|on top of]" if zone is Zone.DECK else "[into|in]"
        rule("counted", f"{{k:playable}} put {into} {{o:own.{word}}} this way", quiet(_way_of(zone), V.o), es="{k} ~puesto/a@k así en {o}", head="k")
    rule("each", "{c:counted!s}", V.c, es="{c!s}")
    rule("each", "{n:several} {c:counted!p}", ir.Per(V.c, V.n), es="{n} {c!p}")
    rule("each", "{n:several} lore you have", ir.Per(ir.LoreOf(), V.n), es="{n} puntos de lore que tengas")
    damage = ir.StatOf(Stat.DAMAGE, V.x)
    rule("each", ("1 damage on {x:thing}", "damage counter on {x:thing}"), damage, es=("punto de daño que <x:tenga|tengan> {x}", "contador de daño que <x:tenga|tengan> {x}"), features="ms")
    rule("each", "[1 damage|damage] that was on {x:thing}", damage, es="punto de daño que <x:tuviera|tuvieran> {x}", features="ms")
    rule("each", "{n:several} damage on {x:thing}", ir.Per(damage, V.n), es="{n} puntos de daño que <x:tenga|tengan> {x}", features="ms")
    for en, es in OF_DAMAGE:
        rule("each", f"[1 damage|damage] {en} this way", ir.Number(f"?way {en}"), es=f"punto de daño {es} así")
    rule("each", "{n:several} damage removed this way", ir.Per(ir.Number("?way removed"), V.n), es="{n} puntos de daño retirados así")
    rule("each", "{p:all.of}", ir.Players(V.p), es="{p}")
    rule("each", "{p:all.of} with {h:holding}", ir.Players(ir.PlayersWhere(V.p, On(Who.THEY, V.h))), es="{p} con {h}")
    rule("each", "damage counter moved this way", ir.Number("?way moved"), es="contador de daño movido así")
    rule("each", "1 lore lost this way", ir.Number("?way lost"), es="punto de lore perdido así")
    rule("each", "character you moved", ir.Number("?way moved"), es="personaje que hayas movido")
    rule("each", "1 damage removed", ir.Number("?event removed"), es="punto de daño retirado")
    rule("each", "card discarded", ir.Number("?event discarded"), es="carta descartada", features="fs")
    rule("each", "character that sang this song", ir.Sung(), es="personaje que haya cantado esta canción")
    rule("each", ("different ink type of cards revealed this way", "different ink symbol on cards revealed this way"), ir.InksAmong(it("seen")), es="tipo de tinta diferente entre las cartas reveladas así")
    rule("each", "1 lore gained this way", ir.Number("?way gained"), es="punto de lore ganado así")


def _half_up(amount: Any) -> ir.Per:
    return ir.Per(ir.Plus(amount, 1), 2)


# How half of something is rounded: English, Spanish, the amount.  Without these words it has no one meaning.
_HALVES: tuple[tuple[str, str, Callable[[Any], Any]], ...] = (
    ("rounded down", "redondeada hacia abajo", lambda amount: ir.Per(amount, 2)),
    ("rounded up", "redondeada hacia arriba", _half_up),
)


def _equal(g: Grammar) -> None:
    rule = g.rule
    rule("equal", "{a:equal1}", V.a, es="{a}")
    rule("equal", "{a:equal1} plus {n:number}", ir.Plus(V.a, V.n), es="{a} más {n}", kin="plus so many")
    rule("equal", "{a:equal1} plus {b:equal1}", ir.Plus(V.a, V.b), es="{a} más {b}", kin="plus so many")
    rule("equal", "{a:equal1} minus {n:number}", ir.Minus(V.a, V.n), es="{a} menos {n}", kin="plus so many")
    rule("equal", "twice {a:equal1}", ir.Times(V.a, 2), es="el doble de {a}")
    for rounded, es, meaning in _HALVES:
        rule(
            "equal",
            (f"half {{a:equal1}} , {rounded}", f"half {{a:equal1}} , {rounded} ,"),
            meaning(V.a),
            es=f"la mitad, {es}, de {{a}}",
        )
        rule("n.lore", f"half {{w:whose}} lore , {rounded}", meaning(ir.LoreOf(V.w)), es=f"la mitad, {es}, de {{w}} lore")
    rule("equal1", "the number of {c:counted!p}", V.c, es="la cantidad de {c!p}")
    # the same where Spanish says «una carta por cada …»
    rule("tally", "the number of {c:counted!p}", V.c, es="{c!s}")
    rule("tally", "the number of {d:one.of.inplay}", ir.Count(V.d), es="<d:uno|una|uno|una> de {d}")
    rule("counted", "ink ~drop you have", ir.InkDropsOf(), es="~gota de tinta que tengas", features="fn")
    rule("counted", "ink ~drop you removed to play {x:target}", ir.DropsUsed(V.x), es="~gota de tinta que hayas retirado para ~jugar:inf {x}", features="fn")
    rule("counted", "ink ~drop in {w:whose} inkwell", ir.InkDropsOf(V.w), es="~gota de tinta en {w} tintero", features="fn")
    rule("equal1", "the {s:value} of {x:valued}", ir.StatOf(V.s, V.x), es="<s:el|la> {s} de {x}")
    rule("equal1", "the {s:value} {x:ref.subj} had in play", ir.StatOf(V.s, V.x), es="<s:el|la> {s} que tenía {x} en juego")
    rule("equal1", "{x:possessive} {s:value}", ir.StatOf(V.s, V.x), es="<s:el|la> {s} {x}")
    rule("equal1", "the damage on {x:thing}", ir.StatOf(Stat.DAMAGE, V.x), es="el daño que <x:tenga|tengan> {x}")
    rule("equal1", "the number of damage counters on {x:thing}", ir.StatOf(Stat.DAMAGE, V.x), es="la cantidad de contadores de daño en {x}")
    rule("equal1", "the highest {s:value} among {x:all.cards}", ir.HighestOf(V.s, V.x), es="<s:el|la> mayor {s} entre {x}")
    rule("equal1", "the lowest {s:value} among {x:all.cards}", ir.LowestOf(V.s, V.x), es="<s:el|la> menor {s} entre {x}")
    rule("equal1", "the total {s:value} of {x:all.cards}", ir.TotalOf(V.s, V.x), es="<s:el|la> {s} total de {x}")
    rule("all.cards", "{d:group}", V.d, es="{d}")
    rule("all.cards", "{d:desc.inplay!p}", V.d, es="<d:los|las|los|las> {d!p}")
    rule("all.cards", "{d:had!p}", V.d, es="<d:los|las|los|las> {d!p}")
    rule("all.cards", "[the|all|all the] {c:card.in!p}", V.c, es="<c:los|las|los|las> {c!p}")
    rule("all.cards", "{c:card.in!p}", V.c, es="<c:los|las|los|las> {c!p}")
    rule("value", "{s:stat}", V.s, es="{s}")
    rule("value", "cost", Stat.COST, es="coste", features="ms")
    rule("valued", "{x:thing}", V.x, es="{x}")
    rule("valued", "{x:pick.pile}", V.x, es="{x}")
    rule("equal1", "the lore [lost|lost this way]", ir.Number("?way lost"), es="el lore perdido así")
    rule("lore.lost", "the lore [lost|lost this way]", ir.Number("?way lost"), es="el que se haya perdido así")
    rule("equal1", "that number", ir.Number("?way counted"), es="ese número")
    rule("equal1", "the damage removed this way", ir.Number("?way removed"), es="el daño retirado así")

    rule("that.much", "[that much|the same amount of]", ir.Number("?many"), es="esa cantidad")
    rule("that.much", "twice that much", ir.Times(ir.Number("?many"), 2), es="el doble de esa cantidad")

    for inner in ("self", "chosen", "ref.noun"):
        rule("possessive", f"{{x:{inner}}} 's", V.x, es="de {x}")
    for words, pronoun in (("their", "them"), ("its", "it"), ("[his|her]", "him")):
        rule("possessive", words, it(pronoun), es="de {^it}")


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("zone", "hand", Zone.HAND, es="mano", features="fs")
    rule("zone", "discard", Zone.DISCARD, es="descarte", features="ms")
    rule("zone", "inkwell", Zone.INKWELL, es="tintero", features="ms")
    rule("zone", "deck", Zone.DECK, es="mazo", features="ms")
    _counted(g)
    _each(g)
    _equal(g)

    rule("n.cards", "a card", 1, es="una carta", features="fs")
    rule("n.cards", ("{n:several} cards", "{n:several} cards each"), V.n, es=("{n} cartas", "{n} cartas cada uno"), features="fp")
    rule("n.cards", "a card for each {e:each}", V.e, es="una carta por cada {e}", features="fs")
    rule("n.cards", "{n:several} cards for each {e:each}", ir.Times(V.e, V.n), es="{n} cartas por cada {e}", features="fp")
    rule("n.cards", "cards equal to {a:equal}", V.a, es="una cantidad de cartas igual a {a}", features="fp")
    rule("n.cards", "cards equal to {c:tally}", V.c, es="una carta por cada {c}", features="fs")
    rule("top", "a number of cards from the top of {z:deck} equal to {c:tally}", ir.Top(V.c, V.z), es="las cartas superiores de {z}, una por cada {c}", features="fp")
    rule("n.cards", "[that many|that number of] cards", ir.Number("?many"), es="esa cantidad de cartas", features="fp")
    rule("n.cards", "[that many|that number of] cards minus {n:number}", ir.Minus(ir.Number("?many"), V.n), es="esa cantidad de cartas menos {n}", features="fp", kin="plus so many")
    rule("n.cards", "[that many|that number of] cards plus {n:number}", ir.Plus(ir.Number("?many"), V.n), es="esa cantidad de cartas más {n}", features="fp", kin="plus so many")

    rule("n.cards", "twice [that many|that number of] cards", ir.Times(ir.Number("?many"), 2), es="el doble de esa cantidad de cartas", features="fp")

    rule("n.drops", "[an|1] ink drop", 1, es="una gota de tinta", features="fs")
    rule("n.drops", "{n:several} ink drops", V.n, es="{n} gotas de tinta", features="fp")
    rule("n.drops", "[that many|that number of] ink drops", ir.Number("?many"), es="esa cantidad de gotas de tinta", features="fp")
    rule("n.drops", "[an|1] ink drop for each {e:each}", V.e, es="una gota de tinta por cada {e}", features="fs")
    rule("n.drops", "{n:several} ink drops for each {e:each}", ir.Times(V.e, V.n), es="{n} gotas de tinta por cada {e}", features="fp")
    rule("n.drops", "ink drops equal to {a:equal}", V.a, es="una cantidad de gotas de tinta igual a {a}", features="fp")
    rule("n.drops", "ink drops equal to {c:tally}", V.c, es="una gota de tinta por cada {c}", features="fs")

    rule("n.lore", "{n:number} lore", V.n, es="{n} de lore")
    rule("n.lore", "{n:that.much} lore", V.n, es="{n} de lore")
    rule("n.lore", "{a:that.much} lore minus {n:number}", ir.Minus(V.a, V.n), es="{a} de lore menos {n}", kin="plus so many")
    rule("n.lore", "{a:that.much} lore plus {n:number}", ir.Plus(V.a, V.n), es="{a} de lore más {n}", kin="plus so many")
    rule("n.lore", "{n:number} lore for each {e:each}", times(V.n, V.e), es="{n} de lore por cada {e}")
    rule("n.lore", "lore equal to {a:equal}", V.a, es="una cantidad de lore igual a {a}")
    rule("n.lore", "lore equal to {a:lore.lost}", V.a, es="tanto lore como {a}")
    rule("n.lore", "lore equal to {c:tally}", V.c, es="1 de lore por cada {c}")
    most = ir.AtMost(times(V.n, V.e), V.m)
    for unit, unit_es in (("", ""), (" lore", " de lore"), (" lore each", " de lore cada uno")):
        rule("n.lore", f"{{n:number}} lore for each {{e:each}} , [to|up to] a maximum of {{m:number}}{unit}", most, es=f"{{n}} de lore por cada {{e}}, hasta un máximo de {{m}}{unit_es}")
        if unit:
            most_equal = ir.AtMost(V.a, V.n)
            rule("n.lore", f"lore equal to {{a:equal}} , to a maximum of {{n:number}}{unit}", most_equal, es=f"una cantidad de lore igual a {{a}}, hasta un máximo de {{n}}{unit_es}")
            rule("n.lore", f"lore equal to {{a:tally}} , to a maximum of {{n:number}}{unit}", most_equal, es=f"1 de lore por cada {{a}}, hasta un máximo de {{n}}{unit_es}")
    for unit, unit_es in (("", ""), (" cards", " cartas"), (" cards each", " cartas cada uno")):
        rule("n.cards", f"a card for each {{e:each}} , [to|up to] a maximum of {{m:several}}{unit}", ir.AtMost(V.e, V.m), es=f"una carta por cada {{e}}, hasta un máximo de {{m}}{unit_es}", features="fs")
