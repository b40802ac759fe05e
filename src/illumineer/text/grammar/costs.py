"""Costs: what stands before the dash of an activated ability, or after "Shift:".

- `costs`: a row of them; `cost`: one; `price`: the same in a sentence ("you may banish chosen item of yours to …");
- `payment`: what is done to pay, alike in both (before the dash it has a capital, which `english.finish` gives it);
- `paid`, `paid.hand`: what is banished or exerted, and what is discarded; `paid.to`: where a card is put to pay;
- `added`: what is paid besides the cost of a card ("as an additional cost to play this card, …").
"""

from __future__ import annotations

from typing import Any

from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, On, Rest, Unfit, V, only, said_of_this
from illumineer.vocab import Who, Zone

_HAND = ir.Cards((Zone.HAND,), SUBJ)
_DECK = ir.Place(Zone.DECK)


def _in_hand(value: Any) -> bool:
    match value:
        case ir.Chosen(cards=ir.Cards(zones=(Zone.HAND,))):
            return True
    return False


def from_hand(chosen: Any) -> Any:
    """Cards that are picked from a hand."""
    return only(_in_hand, chosen, "only cards of a hand are revealed to pay")


def _is_settled(value: Any) -> bool:
    match value:
        case ir.This() | ir.Chosen(n=int(), up_to=False, total=None, different=""):
            return True
    return False


def settled(value: Any) -> Any:
    """This card, or a choice of so many cards: a cost is paid in full, so their number is fixed."""
    return only(_is_settled, value, "a cost says how many cards pay it")


def _is_own(value: Any) -> bool:
    match value:
        case ir.This():
            return True
        case ir.Top(n=int()):
            return value.of in (Who.YOU, SUBJ)
        case ir.Chosen(cards=ir.Under(thing=ir.This())):
            return _is_settled(value)
        case ir.Chosen(cards=ir.Cards(of=player) | ir.Under(thing=ir.Cards(of=player))):
            return player in (Who.YOU, SUBJ) and _is_settled(value)
    return False


def own(value: Any) -> Any:
    """A settled number of the player's own cards."""
    return only(_is_own, value, "only a player's own cards go to the zones of that player")


def _besides(costs: Any) -> ir.AddedCost:
    for part in costs:
        match part:
            case ir.InkCost():
                raise Unfit("more ink to pay is a payment modifier")
    if any(getattr(part, "what", None) == ir.This() for part in costs):
        raise Unfit("a card that is being played cannot pay for itself")
    return ir.AddedCost(costs)


def besides(costs: Any) -> Any:
    """An additional cost."""
    return Make(ir.AddedCost, _besides, lambda value: [(value.costs,)], costs)


def _added(g: Grammar) -> None:
    """Additional costs, which stand in front of the effect of an action, or anywhere on another card."""
    play = "as an additional cost to play {x:self}"
    es = "como coste adicional para ~jugar:inf {x}, debes {c}"
    g.rule(
        "bare",
        (
            f"{play} , {{c:prices}}",
            f"{play} , you {{c:prices}}",
            f"{play} , you must {{c:prices}}",
            "to play {x:self} , you must also {c:prices}",
            "you must also {c:prices} to play {x:self}",
            "you must {c:prices} as an additional cost to play {x:self}",
            "{c:prices} as an additional cost to play {x:self}",
        ),
        said_of_this(ir.Static((besides(V.c),), zone=Zone.HAND), V.x),
        es=(
            es,
            es,
            es,
            "para ~jugar:inf {x}, también debes {c}",
            "también debes {c} para ~jugar:inf {x}",
            "debes {c} como coste adicional para ~jugar:inf {x}",
            "debes {c} como coste adicional para ~jugar:inf {x}",
        ),
    )


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("costs", "{a:cost}", (On(Who.YOU, V.a),), es="{a}")
    rule("costs", "{a:cost} , {r:costs}", (On(Who.YOU, V.a), Rest(V.r)), es="{a}, {r}")
    rule("cost", "⟳", ir.ExertCost(), es="⟳")
    rule("cost", "{n:number} ⬡", ir.InkCost(V.n), es="{n} ⬡")
    rule("cost", "{p:payment}", V.p, es="{p}")
    rule("price", "{p:payment}", V.p, es="{p}")
    rule("price", "pay {n:number} ⬡", ir.InkCost(V.n), es="~pagar:inf {n} ⬡")
    rule("payment", ("⟳ {x:paid}", "exert {x:paid}"), ir.ExertCost(V.x), es=("⟳ {x}", "~agotar:inf {x}"))
    rule("payment", ("lose {n:number} lore", "pay {n:number} lore"), ir.LoreCost(V.n), es=("~perder:inf {n} de lore", "~pagar:inf {n} de lore"))
    rule("payment", "remove {n:number} damage from {x:paid}", ir.RemoveDamageCost(V.n, V.x), es="~retirar:inf {n} de daño de {x}")
    rule("payment", "remove [an|1] ink drop", ir.DropsCost(1), es="~retirar:inf una gota de tinta")
    rule("payment", "remove {n:several} ink drops", ir.DropsCost(V.n), es="~retirar:inf {n} gotas de tinta")
    rule("payment", "banish {x:paid}", ir.BanishCost(V.x), es="~desterrar:inf {x}")
    rule("payment", ("deal {n:number} damage to {x:paid}", "deal {x:ref.obj} {n:number} damage"), ir.DamageCost(V.n, V.x), es="~infligir:inf {n} de daño a {x}", features="m")
    rule("payment", ("choose and discard {x:paid.hand}", "discard {x:paid.hand}"), ir.DiscardCost(V.x), es=("~elegir:inf y ~descartar:inf {x}", "~descartar:inf {x}"))
    for inner in ("pick.pile", "paid"):
        rule(
            "payment",
            (f"put {{x:{inner}}} on the bottom of your deck", f"put {{x:{inner}}} on the bottom of your deck in any order"),
            ir.BottomCost(settled(V.x)),
            es=("~poner:inf {x} en el fondo de tu mazo", "~poner:inf {x} en el fondo de tu mazo en cualquier orden"),
        )
        rule("payment", f"return {{x:{inner}}} to your hand", ir.ReturnCost(settled(V.x)), es="~devolver:inf {x} a tu mano")

    for inner in ("pick.pile", "paid", "top"):
        rule("payment", f"put {{x:{inner}}} {{p:paid.to}}", ir.PutCost(own(V.x), V.p), es="~poner:inf {x} {p@x}")
    rule("paid.to", "[into|in] your discard", ir.Place(Zone.DISCARD), es="en tu descarte")
    rule("paid.to", "[into|in] your inkwell {e:laid}", ir.Place(Zone.INKWELL, exerted=V.e), es="en tu tintero {e}")
    rule("paid.to", "[into|in] your inkwell", ir.Place(Zone.INKWELL), es="en tu tintero")
    rule("paid.to", "[into|in] your hand", ir.Place(Zone.HAND), es="en tu mano")
    rule("paid.to", "on [the top|top] of your deck", _DECK, es="en la parte superior de tu mazo")
    rule("payment", "discard your hand", ir.DiscardCost(_HAND), es="~descartar:inf tu mano")
    rule("payment", "reveal {x:pick.pile}", ir.RevealCost(from_hand(V.x)), es="~revelar:inf {x}")

    for inner in ("self", "chosen", "pick.inplay"):
        rule("paid", f"{{x:{inner}}}", settled(V.x), es="{x}")
    rule("paid.hand", "{x:pick.hand}", settled(V.x), es="{x}")
    _added(g)
