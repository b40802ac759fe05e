"""Cards from zone to zone: draw, discard, return, put, shuffle."""

from __future__ import annotations

from illumineer.text.grammar.amounts import top_for_each
from illumineer.text.grammar.cards import HAND, chooses
from illumineer.text.grammar.things import it
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, THEIRS, V, quiet
from illumineer.vocab import Side, Zone


def _draw(g: Grammar) -> None:
    rule = g.rule
    rule("v.zone", "~draw {n:n.cards}", ir.Draw(V.n, SUBJ), es="~robar {n}")
    rule("verb", "~draw {n:n.cards} from the bottom of {o:own.deck}", quiet(ir.Draw(V.n, SUBJ, side=Side.BOTTOM), V.o), es="~robar {n} del fondo de {o}")
    rule("verb", "~draw {n:until}", ir.DrawUntil(V.n, SUBJ), es="~robar {n}")
    for until, zone, place in (("until", "hand", "la mano"), ("until.ink", "inkwell", "{h}")):
        for en, es in (("until", "hasta"), ("cards until", "cartas hasta"))[: 1 if zone == "inkwell" else 2]:
            rule(until, f"{en} {{o:you.have}} {{n:number}}", quiet(V.n, V.o), es=f"{es} tener {{n}}")
            rule(until, f"{en} {{o:you.have}} {{n:number}} cards in {{h:own.{zone}}}", quiet(V.n, V.o, V.h), es=f"{es} tener {{n}} cartas en {place}")
    rule("verb", "~draw cards until {o:you.have} the same number", quiet(ir.DrawUntil(ir.Count(ir.Cards(HAND, THEIRS)), SUBJ), V.o), es="~robar cartas hasta tener la misma cantidad")
    rule("you.have", ("you have", "they have"), None, es=("que tengas", "que tenga"))


def _down_to(zone: tuple[Zone, ...], random: bool = False) -> ir.Chosen:
    """Cards of one's zone, so many that the number of them is left."""
    cards = ir.Cards(zone, SUBJ)
    return ir.Chosen(cards, ir.Minus(ir.Count(cards), V.n), by=SUBJ, random=random)


def _discard(g: Grammar) -> None:
    rule = g.rule
    rule("verb", ("~discard {n:until}", "~choose and ~discard {n:until}"), ir.Discard(_down_to(HAND)), es=("~descartar {n}", "~elegir y ~descartar {n}"), kin="discard until")
    rule(
        "verb",
        "~return cards at random from {o:own.inkwell} to {h:own.hand} {n:until.ink}",
        quiet(ir.Put(_down_to((Zone.INKWELL,), True), ir.Place(Zone.HAND)), V.o, V.h),
        es="~devolver cartas al azar de {o} a {h} {n}",
    )
    rule("verb", ("~choose and ~discard {n:n.cards}", "~discard {n:n.cards}"), ir.Discard(ir.Chosen(ir.Cards(HAND, SUBJ), V.n, by=SUBJ)), es=("~elegir y ~descartar {n}", "~descartar {n}"))
    rule("verb", "~choose and ~discard {x:pick.hand}", ir.Discard(V.x), es="~elegir y ~descartar {x}")
    rule(
        "verb",
        "~choose and ~discard either {n:n.cards} or 1 {d:card.kind}",
        ir.Or(
            (
                ir.Discard(ir.Chosen(ir.Cards(HAND, SUBJ), V.n, by=SUBJ)),
                ir.Discard(ir.Chosen(ir.Cards(HAND, SUBJ, V.d), by=SUBJ)),
            ),
            SUBJ,
        ),
        es="~elegir y ~descartar {n} o 1 {d}",
    )
    rule("verb", "~discard {x:pick.hand}", ir.Discard(V.x), es="~descartar {x}")
    rule("verb", "~discard {x:ref.obj}", ir.Discard(V.x), es="~descartar {x}")
    rule("verb", ("~discard {x:pick.there}", "~choose and ~discard {x:pick.there}"), ir.Discard(V.x), es=("~descartar {x}", "~elegir y ~descartar {x}"))
    rule("verb", "~discard their hands", ir.Discard(ir.Cards(HAND, SUBJ)), es="~descartar su mano")
    rule("verb", ("~discard {z:pile}", "~discard [all|all the] cards in {z:pile}"), ir.Discard(V.z), es=("~descartar {z}", "~descartar todas las cartas de {z}"))


def _put(g: Grammar) -> None:
    rule = g.rule
    for inner in ("thing", "pick.pile", "pick.seen", "top", "pile", "rest"):
        rule("moved", f"{{x:{inner}}}", V.x, es="{x}")
    for inner in ("self", "ref.obj"):
        rule("moved", f"{{x:{inner}}} from {{o:own.discard}}", quiet(V.x, V.o), es="{x} de {o}", head="x", kin="from your discard")
    rule("v.zone", ("~put {x:moved} {t:dest}",), ir.Put(V.x, V.t), es="~poner {x} {t@x}")
    rule("v.zone", "~put {x:top} {t:dest} for each {e:each}", ir.Put(top_for_each(V.x, V.e), V.t), es="~poner {x} {t@x} por cada {e}")
    rule("v.zone", "~put {x:self} {t:dest} instead of into {o:own.discard}", quiet(ir.Put(V.x, V.t), V.o), es="~poner {x} {t@x} en lugar de en {o}")
    rule(
        "v.zone",
        "~put {x:top} {f:face} under {y:group.all}",
        ir.ForEach(V.y, "", ir.Put(V.x, ir.Place(Zone.UNDER, facedown=V.f, under=it("one")))),
        es="~poner {x} {f} debajo de {y}",
    )
    rule("v.zone", "~choose and ~put {x:pick.inplay} {t:dest}", ir.Put(V.x, V.t), es="~elegir y ~poner {x} {t@x}")
    rule("v.zone", "~choose and ~return {x:pick.inplay} {t:dest.back}", ir.Put(V.x, V.t), es="~elegir y ~devolver {x} {t@x}")
    rule("v.zone", "~put {x:ref.obj} back {t:dest.again}", ir.Put(V.x, V.t), es="~volver a ~poner:inf {x} {t@x}")
    rule("dest.again", "{t:dest}", V.t, es="{t}", kin="put back")
    rule("dest.again", "in any order", ir.Place(Zone.DECK, ordered=True), es="en cualquier orden", kin="put back")
    card = ir.Chosen(V.d, V.e, by=SUBJ)
    rule("v.zone", "~return a {d:card.in!s} {t:dest.back} for each {e:each}", ir.Put(card, V.t), es="~devolver <d:un|una> {d!s} {t@d} por cada {e}")
    rule("v.zone", "~put a {d:card.in!s} {t:dest} for each {e:each}", ir.Put(card, V.t), es="~poner <d:un|una> {d!s} {t@d} por cada {e}")
    rule("v.zone", "~return {x:moved} {t:dest.back}", ir.Put(V.x, V.t), es="~devolver {x} {t@x}")
    rule("v.zone", "~shuffle {x:moved} into {o:own.deck}", quiet(ir.Put(V.x, ir.Place(Zone.DECK, Side.SHUFFLE)), V.o), es="~barajar {x} en {o}")
    rule("v.zone", "~put {a:moved} {t:dest} and {b:rest} {u:dest}", ir.Seq((ir.Put(V.a, V.t), ir.Put(V.b, V.u))), es="~poner {a} {t@a} y {b} {u@b}")
    rule("v.zone", "~put {a:pick.seen} {t:dest} and {b:pick.seen} {u:dest}", ir.Seq((ir.Put(V.a, V.t), ir.Put(V.b, V.u))), es="~poner {a} {t@a} y {b} {u@b}")
    rule("v.zone", "~put {x:revealed.all} {t:dest}", ir.Put(V.x, V.t), es="~poner {t@x} {x}")
    for last in ("pick.seen", "rest"):
        rule(
            "v.zone",
            f"~put {{a:pick.seen}} {{t:dest}} , {{b:pick.seen}} {{u:dest}} , and {{c:{last}}} {{w:dest}}",
            ir.Seq((ir.Put(V.a, V.t), ir.Put(V.b, V.u), ir.Put(V.c, V.w))),
            es="~poner {a} {t@a}, {b} {u@b} y {c} {w@c}",
        )
    rule(
        "v.zone",
        "~put {a:pick.seen} {t:dest} , {b:pick.other} {u:dest} , and {c:pick.other} {w:dest}",
        ir.Seq((ir.Put(V.a, V.t), ir.Put(V.b, V.u), ir.Put(V.c, V.w))),
        es="~poner {a} {t@a}, {b} {u@b} y {c} {w@c}",
    )
    rule("v.zone", "~put {x:ref.obj} {t:dest} or {u:dest}", ir.Or((ir.Put(V.x, V.t), ir.Put(V.x, V.u)), SUBJ), es="~poner {x} {t@x} o {u@x}")
    rule(
        "v.zone",
        "~put any number of them on the top or the bottom of {o:own.deck} in any order",
        quiet(
            ir.Seq(
                (
                    ir.Put(ir.Chosen(ir.Among("?seen"), None, by=SUBJ), ir.Place(Zone.DECK, ordered=True)),
                    ir.Put(it("the rest"), ir.Place(Zone.DECK, Side.BOTTOM, ordered=True)),
                )
            ),
            V.o,
        ),
        es="~poner cualquier cantidad de ellas en la parte superior o en el fondo de {o} en cualquier orden",
    )
    rule("v.zone", "~choose {x:pick.pile}", ir.Choose(V.x), es="~elegir {x}")
    rule("v.zone", "~choose {x:pick.seen}", ir.Choose(V.x), es="~elegir {x}")
    rule("v.zone", "~shuffle {w:deck}", ir.Shuffle(V.w), es="~barajar {w}")
    rule("verb", "{v:v.zone}", chooses(V.v), es="{v}")


def declare(g: Grammar) -> None:
    _draw(g)
    _discard(g)
    _put(g)
