"""If, while, unless (6.1.16): whether a condition of the IR holds; whether an event fits a pattern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from illumineer import ir
from illumineer.compile.specs import DID
from illumineer.core import amounts, card_tests, select
from illumineer.core.context import Reader
from illumineer.core.events import Event
from illumineer.core.state import CardId, CardInPlay, State, card_id
from illumineer.facts import CameFrom
from illumineer.vocab import Cause, Trait


def holds(st: State, ctx: Reader, condition: ir.Node) -> bool:
    """Whether the condition is true now."""
    return _CONDITIONS[type(condition)](st, ctx, condition)


def _have(st: State, ctx: Reader, node: ir.Have) -> bool:
    n = node.n if isinstance(node.n, int) else amounts.amount(st, ctx, node.n)
    return card_tests.compare(amounts.count(st, ctx, node.cards), node.cmp, n)


def _is(st: State, ctx: Reader, node: ir.Is) -> bool:
    found = select.thing(st, ctx, node.thing)
    return bool(found) and all(card_tests.passes(st, ctx, node.where, ref) for ref in found)


def _compare(st: State, ctx: Reader, node: ir.Compare) -> bool:
    return card_tests.compare(amounts.amount(st, ctx, node.left), node.cmp, amounts.amount(st, ctx, node.right))


def _happened(st: State, ctx: Reader, node: ir.Happened) -> bool:
    return card_tests.compare(times_happened(st, ctx, node.event), node.cmp, node.n)


def _is_turn_of(st: State, ctx: Reader, node: ir.IsTurnOf) -> bool:
    return select.is_meant(st, ctx, node.player, st.active)


def _any_player(st: State, ctx: Reader, node: ir.AnyPlayer) -> bool:
    return any(select.holds_for(st, ctx, node.condition, p) for p in select.players(st, ctx, node.player))


def _first_turn_not_first(st: State, ctx: Reader, node: ir.FirstTurnNotFirst) -> bool:
    return st.active == ctx.player and st.turns[ctx.player] == 1 and st.first != ctx.player


def _used_shift(st: State, ctx: Reader, node: ir.UsedShift) -> bool:
    for ref in select.thing(st, ctx, node.thing):
        card = card_tests.object_of(st, ref)
        if card is not None and card.shifted:
            return True
    return False


def _did_it(st: State, ctx: Reader, node: ir.DidIt) -> bool:
    return bool(ctx.slots[DID])


def _slot_filled(st: State, ctx: Reader, node: ir.SlotFilled) -> bool:
    return amounts.number_in(ctx, node.slot) > 0


def _named_card(st: State, ctx: Reader, node: ir.NamedCard) -> bool:
    assert isinstance(node.slot, int)
    name = ctx.slots[node.slot]
    return any(name in card_tests.names_of(st, ref) for ref in select.thing(st, ctx, node.thing))


def _same_name(st: State, ctx: Reader, node: ir.SameName) -> bool:
    if node.right is None:
        return card_tests.are_alike(st, select.thing(st, ctx, node.left), Trait.NAME)
    left = [name for ref in select.thing(st, ctx, node.left) for name in card_tests.names_of(st, ref)]
    return any(name in left for ref in select.thing(st, ctx, node.right) for name in card_tests.names_of(st, ref))


def _alike(st: State, ctx: Reader, node: ir.Alike) -> bool:
    return card_tests.are_alike(st, select.thing(st, ctx, node.cards), node.trait)


def _no(st: State, ctx: Reader, node: ir.No) -> bool:
    """ "Unless" is "if not" (6.1.16.1)."""
    return not holds(st, ctx, node.condition)


def _both(st: State, ctx: Reader, node: ir.Both) -> bool:
    return all(holds(st, ctx, part) for part in node.conditions)


def _one_of(st: State, ctx: Reader, node: ir.OneOf) -> bool:
    return any(holds(st, ctx, part) for part in node.conditions)


_CONDITIONS: Final[dict[type[ir.Node], Callable[[State, Reader, Any], bool]]] = {
    ir.Have: _have,
    ir.Is: _is,
    ir.Compare: _compare,
    ir.Happened: _happened,
    ir.IsTurnOf: _is_turn_of,
    ir.AnyPlayer: _any_player,
    ir.FirstTurnNotFirst: _first_turn_not_first,
    ir.UsedShift: _used_shift,
    ir.DidIt: _did_it,
    ir.SlotFilled: _slot_filled,
    ir.NamedCard: _named_card,
    ir.SameName: _same_name,
    ir.Alike: _alike,
    ir.No: _no,
    ir.Both: _both,
    ir.OneOf: _one_of,
}
HELD: Final = frozenset(_CONDITIONS)


# --- events ----------------------------------------------------------------------------------


def event_matches(st: State, ctx: Reader, pattern: ir.Event, event: Event) -> bool:
    """Whether what happened is what the pattern describes (`nth` aside)."""
    if pattern.on != event.what:
        return False
    if pattern.in_challenge is not None and pattern.in_challenge != event.in_challenge:
        return False
    if pattern.causes and event.cause not in pattern.causes:
        # Support is an ability, too (8.13.1).
        if event.cause != Cause.SUPPORT or Cause.ABILITY not in pattern.causes:
            return False
    if pattern.player is not None and not select.is_meant(st, ctx, pattern.player, event.player):
        return False
    if pattern.came_from is not None:
        came = event.fact
        if not isinstance(came, CameFrom) or came.zone != pattern.came_from:
            return False
    if pattern.amount is not None and not card_tests.compare(event.n, pattern.amount[0], pattern.amount[1]):
        return False
    return (
        (pattern.subject is None or _was(st, ctx, pattern.subject, event.subject, event, 0))
        and (pattern.object is None or _was(st, ctx, pattern.object, event.object, event, 1))
        and (pattern.source is None or _was(st, ctx, pattern.source, event.source, event, 2))
    )


def _was(st: State, ctx: Reader, given: ir.Filter, ref: int, event: Event, place: int) -> bool:
    """Whether the card of the event fits: as the card that it was then, if it was covered or has moved on since."""
    if not ref:
        return False
    card = card_tests.object_of(st, ref)
    was = event.cards[place] if event.cards else -1
    top = CardId(event.tops[place]) if event.tops else card_id(ref)
    if card is not None and was >= 0 and (was != card.spec.index or top != card.card):
        then = card.clone(card.epoch)
        then.card = top
        then.spec = st.setup.book.cards[was]
        then.values = then.spec.printed
        card = then
    elif card is None and was >= 0 and st.card_of(ref) < 0:  # its id may have been given to another card
        gone = CardInPlay(ref, top, st.setup.owner[top], st.epoch, st.setup.book.cards[was])
        gone.values = gone.spec.printed
        card = gone
    return card_tests.belongs(st, ctx, given.of, ref) and card_tests.passes(st, ctx, given.where, ref, card)


def times_happened(st: State, ctx: Reader, pattern: ir.Event, player: int = -1) -> int:
    """How often such an event has happened this turn (to or by that player, if one is given)."""
    return sum(
        1 for event in st.turn_log if player in (-1, event.player) and event_matches(st, ctx, pattern, event)
    )
