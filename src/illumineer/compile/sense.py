"""What the words of the vocabularies can be said of: a card that says anything else is refused.

The IR can say "this character can't draw" or "if a turn would begin, instead …", and the core would
never ask about it.  No ability is silently inert, so such a card does not compile.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.errors import CardError
from illumineer.vocab import Doing, Happening, Who, Zone

_D: Final = Doing
_H: Final = Happening

DOINGS: Final[dict[type[ir.Node], tuple[Doing, ...]]] = {
    ir.Cant: (
        _D.QUEST, _D.CHALLENGE, _D.BE_CHALLENGED, _D.READY, _D.READY_AT_START, _D.EXERT, _D.SING, _D.MOVE, _D.PLAY,
        _D.BE_CHOSEN, _D.TAKE_CHALLENGE_DAMAGE, _D.BE_DEALT_DAMAGE, _D.GAIN_KEYWORD, _D.ACTIVATE, _D.LEAVE,
        _D.BE_BANISHED, _D.TAKE_DAMAGE, _D.BE_RETURNED, _D.BE_INKED, _D.REMOVE_DAMAGE,
    ),
    ir.CantDo: (
        _D.PLAY, _D.INK, _D.GAIN_LORE, _D.LOSE_LORE, _D.REMOVE_DAMAGE, _D.DRAW, _D.ACTIVATE, _D.DISCARD, _D.SHIFT,
        _D.SING, _D.MOVE, _D.BE_RETURNED,
    ),
    ir.Must: (_D.QUEST, _D.CHALLENGE),
    ir.Price: (_D.QUEST, _D.CHALLENGE),
    ir.CostChange: (_D.PLAY, _D.SHIFT, _D.MOVE, _D.ACTIVATE),
}  # fmt: skip
"""What each kind of mod can speak of."""

REPLACED: Final = (
    _H.DAMAGE_DEALT, _H.DAMAGE_TAKEN, _H.DAMAGE_MOVED, _H.BANISHED, _H.DISCARDED, _H.DREW, _H.LORE_GAINED,
    _H.LORE_LOST, _H.INK_DROPS_GAINED, _H.RETURNED_TO_HAND, _H.LEFT_PLAY, _H.PUT_INTO_DISCARD, _H.EXERTED, _H.READIED,
)  # fmt: skip
"""The kinds of event that are announced before they happen, so that they can be replaced."""

_WITH_A_NUMBER: Final = (_H.DAMAGE_DEALT, _H.DAMAGE_TAKEN, _H.DAMAGE_MOVED)
"""Those that can happen with another number instead."""

TOLD_OF_NOTHING: Final = (
    _H.CHECKED, _H.EFFECT_BEGAN, _H.EFFECT_ENDED, _H.SINGING, _H.DAMAGE_CHANGED, _H.TAKEN_OVER,
    _H.LEFT_UNDONE, _H.WENT_ALONG,
)  # fmt: skip
"""Kinds of event that at most the log is told of: whoever waited for one would wait forever."""


FROM_A_ZONE: Final = (_H.PUT_INTO_DISCARD, _H.PUTS_INTO_DISCARD)
"""Kinds of event that tell from which zone a card came."""


def check(node: ir.Node, where: str) -> None:
    """CardError if a node says something that the core never asks about."""
    match node:
        case ir.Price():
            _check_doings(node, node.doing, where)
        case ir.Cant() | ir.CantDo() | ir.Must() | ir.CostChange():
            _check_doings(node, (node.doing,), where)
        case ir.Replacement():
            if not _is_replaced(node):
                raise CardError("book.not_replaced", card=where, event=node.event.on.name)
        case ir.Event():
            if node.on in TOLD_OF_NOTHING:
                raise CardError("book.not_told", card=where, event=node.on.name)
            if node.came_from is not None and node.on not in FROM_A_ZONE:
                raise CardError("book.not_told", card=where, event=f"{node.on.name} ({node.came_from.name})")
        case ir.Static():
            if not isinstance(node.affects, ir.Cards | ir.This):
                raise CardError("book.static", card=where)
        case ir.Triggered():
            if node.zone not in (Zone.PLAY, Zone.DISCARD):
                raise CardError("book.zone", card=where, zone=node.zone.name)
        case ir.RemoveDamage():
            if node.total and (node.n is None or not node.up_to):
                raise CardError("book.total", card=where)
        case _ if isinstance(node, ir.CardCost):
            _check_paid_with(node, where)


def _check_doings(mod: ir.Node, said: tuple[Doing, ...], where: str) -> None:
    """CardError if a mod speaks of something that its kind cannot speak of."""
    for doing in said:
        if doing not in DOINGS[type(mod)]:
            raise CardError("book.doing", card=where, node=type(mod).__name__, doing=doing.name)


def _is_replaced(node: ir.Replacement) -> bool:
    """Whether the event is one that can be replaced in this way."""
    on = node.event.on
    if on not in REPLACED or (node.n is not None and on not in _WITH_A_NUMBER):
        return False
    return on != _H.PUT_INTO_DISCARD or node.event.came_from == Zone.DECK


def _check_paid_with(node: ir.CardCost, where: str) -> None:
    """CardError if a part of a cost is paid with what cannot pay it, or with a number that is not fixed."""
    if not _pays(node, node.what):
        raise CardError("book.paid_with", card=where)
    what = node.what
    if isinstance(what, ir.Chosen):
        at_random = what.random and isinstance(node, ir.DiscardCost | ir.PutCost | ir.BottomCost)
        plain = ir.Chosen(
            what.cards,
            what.n,
            random=at_random,
            slot=what.slot,
            same_name=what.same_name,
            alike=what.alike,
            unlike=what.unlike,
        )
        if what != plain or not isinstance(what.n, int):
            raise CardError("book.fixed_number", card=where)


def _pays(node: ir.CardCost, what: object) -> bool:
    """Whether a part of a cost can be paid with that: cards by name or choice, a whole hand, the top of a deck."""
    match what:
        case ir.This() | ir.Chosen() | ir.Those():
            return True
        case ir.Cards():
            return isinstance(node, ir.DiscardCost) and what == ir.Cards((Zone.HAND,), Who.YOU)
        case ir.Top():
            return isinstance(node, ir.PutCost) and what.of == Who.YOU and isinstance(what.n, int)
        case _:
            return False
