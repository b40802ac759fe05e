"""Places: where a card is put, and where it is returned.

- `own.hand`, `own.deck` …: whose zone, which adds nothing: it is that of the card's player, or the text is declined;
- `side`: which side of the deck; `order`: whether its player, or chance, orders the cards;
- `dest`: where a card is put; `dest.back`: where it is returned; `rest`: the cards that were seen and not picked.
"""

from __future__ import annotations

from typing import Any

from illumineer.text.grammar.things import it
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, Unfit, V, Ways, quiet
from illumineer.text.spanish import SOFT_COMMA
from illumineer.vocab import Side, Zone


def _own(g: Grammar) -> None:
    """Whose zone a card is put into: it is always that of its player, so the words add nothing."""
    rule = g.rule
    rule("owner", ("[their|its] player 's", "[that player|that opponent] 's"), None, es=("su jugador", "ese jugador"))
    rule("owners", "their players '", None, es="sus jugadores")
    rule("own", ("your", "their"), None, es=("tu", "su"))
    rule("own.deck", "the deck", None, es="el mazo")
    for zone, plural, es, es_plural, article in (
        ("hand", "hands", "mano", "manos", ("la", "las")),
        ("deck", "decks", "mazo", "mazos", ("el", "los")),
        ("discard", "discards", "descarte", "descartes", ("el", "los")),
        ("inkwell", "inkwells", "tintero", "tinteros", ("el", "los")),
    ):
        rule(f"own.{zone}", f"{{w:own}} {zone}", quiet(None, V.w), es=f"{{w}} {es}")
        rule(f"own.{zone}", f"{{w:owner}} {zone}", quiet(None, V.w), es=f"{article[0]} {es} de {{w}}")
        rule(f"own.{zone}", f"{{w:owners}} {plural}", quiet(None, V.w), es=f"{article[1]} {es_plural} de {{w}}", kin="their players' zones")


def _order(side: Side, order: tuple[bool, bool]) -> ir.Place:
    if side is Side.EITHER and order[0]:
        raise Unfit("each card on either side is a choice of its own, and leaves nothing to order")
    return ir.Place(Zone.DECK, side, ordered=order[0], random=order[1])


def _ordered(value: ir.Place) -> Ways:
    if value.zone is Zone.DECK and (value.ordered or value.random):
        return [(value.side, (value.ordered, value.random))]
    return []


def ordered(side: Any, order: Any) -> Any:
    """A place in the deck, and who orders the cards that are put there."""
    return Make(ir.Place, _order, _ordered, side, order)


def declare(g: Grammar) -> None:
    _own(g)
    rule = g.rule
    for zone, value in (("hand", Zone.HAND), ("discard", Zone.DISCARD), ("inkwell", Zone.INKWELL)):
        rule("own.zone", f"{{o:own.{zone}}}", quiet(value, V.o), es="{o}")
    rule("dest", "[into|in] {z:own.zone}", ir.Place(V.z), es="en {z}")
    rule("dest", ("[into|in] {o:own.inkwell} {e:laid}", "{e:laid} [into|in] {o:own.inkwell}"), quiet(ir.Place(Zone.INKWELL, exerted=V.e), V.o), es=f"en {{o}}, {{e}} {SOFT_COMMA}")
    rule("laid", ("facedown and exerted", "exerted"), True, es=("boca abajo y ~agotado/a", "~agotado/a"))
    rule("laid", "facedown", False, es="boca abajo")
    rule("dest.back", "[to|into] {o:own.hand}", quiet(ir.Place(Zone.HAND), V.o), es="a {o}")

    rule("dest.back", "to the top of {o:own.deck}", quiet(ir.Place(Zone.DECK), V.o), es="a la parte superior de {o}")
    rule("dest.back", "to the bottom of {o:own.deck}", quiet(ir.Place(Zone.DECK, Side.BOTTOM), V.o), es="al fondo de {o}")
    rule("side", "on [the top|top|either the top] of", Side.TOP, es="en la parte superior de")
    rule("side", "on [the bottom|either the bottom] of", Side.BOTTOM, es="en el fondo de")
    rule("side", "on [either the top or the bottom|the top or the bottom|the top or bottom] of", Side.EITHER, es="en la parte superior o en el fondo de")
    rule("side.alone", "on the bottom", Side.BOTTOM, es="en el fondo")
    rule("side.alone", ("on the top", "on [top|the top] of it"), Side.TOP, es=("en la parte superior", "en la parte superior"))
    rule("order", "in any order", (True, False), es="en cualquier orden")
    rule("order", "in a random order", (False, True), es="en orden aleatorio")
    rule("dest", "{s:side} {o:own.deck}", quiet(ir.Place(Zone.DECK, V.s), V.o), es="{s} {o}")
    rule("dest", "{s:side} {o:own.deck} {r:order}", quiet(ordered(V.s, V.r), V.o), es="{s} {o} {r}", kin="in some order")
    rule("dest", "{s:side.alone}", ir.Place(Zone.DECK, V.s), es="{s}")
    rule("dest", "{s:side.alone} {r:order}", ordered(V.s, V.r), es="{s} {r}", kin="in some order")

    rule("face", "facedown", True, es="boca abajo")
    rule("face", "faceup", False, es="boca arriba")
    rule("dest", ("{f:face} under {x:one}", "under {x:one} {f:face}"), ir.Place(Zone.UNDER, facedown=V.f, under=V.x), es="{f} debajo de {x}")

    for words, es, features in (("the rest", "el resto", "ms"), ("the other", "la otra", "fs"), ("the others", "las otras", "fp")):
        rule("rest", words, it("the rest"), es=es, features=features)
