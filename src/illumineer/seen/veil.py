"""New names for hidden cards, so that a name does not tell where a card came from.

In a view every card that the player does not know gets the id and the reference that belong to
its place (third card in that hand, top of that deck …).  Somebody who compares two views can
therefore not follow a hidden card from the hand into the inkwell or onto the deck.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.core.events import Event
from illumineer.core.state import ID_BITS, ID_MASK, CardInPlay, Lasting, State, Waiting

_NAMELESS: Final = 1 << ID_BITS
"""References of hidden cards: no card ever has this first number as its own."""


def veil(table: State, hidden: list[list[int]], names: list[list[int]], player: int) -> dict[int, int]:
    """Rename the cards hidden from the player in their view, in place; old reference -> new reference.

    `hidden` are the cards of each owner place by place, `names` the ids that they get.
    """
    ids: dict[int, int] = {}
    for owner, places in enumerate(hidden):
        ids.update(zip(places, names[owner], strict=True))
    if not ids:
        return {}
    refs: dict[int, int] = {}
    zone, known, ref = table.zone, table.known, table.ref
    table.own_tables()
    for old, new in ids.items():
        refs[ref[old]] = _NAMELESS | new
        table.zone[new] = zone[old]
        table.known[new] = known[old]
        table.ref[new] = _NAMELESS | new
    table.hand = _renamed(table.hand, ids)
    table.deck = _renamed(table.deck, ids)
    table.ink_ready = _renamed(table.ink_ready, ids)
    table.ink_exerted = _renamed(table.ink_exerted, ids)
    for key, card in list(table.in_play.items()):
        if card.facedown:
            table.in_play[key] = _veiled_stack(card, ids)
            table.rows = None
    _rename_waiting(table, refs)
    table.turn_log = [_veiled_event(event, refs, player) for event in table.turn_log]
    table.last = {key: _veiled_stack(card, ids) for key, card in table.last.items() if card.seen >> player & 1}
    return refs


def is_nameless(value: object) -> bool:
    """Whether an answer is the reference that a hidden card has in a view."""
    return isinstance(value, int) and value >> ID_BITS == 1


def _renamed(piles: list[list[int]], ids: dict[int, int]) -> list[list[int]]:
    return [[ids.get(id, id) for id in pile] for pile in piles]


def _veiled_stack(card: CardInPlay, ids: dict[int, int]) -> CardInPlay:
    """A card in play, or last known, with the new names of the cards face down under it."""
    if not card.facedown and not card.under:
        return card
    veiled = card.clone(card.epoch)
    veiled.under = tuple([ids.get(id, id) for id in card.under])
    veiled.facedown = tuple([ids.get(id, id) for id in card.facedown])
    return veiled


def _veiled_event(event: Event, refs: dict[int, int], player: int) -> Event:
    """What happened this turn, without the cards that the player did not see then."""
    unseen = False
    for card, seen in zip(event.cards, event.seen, strict=True):
        if card >= 0 and not seen >> player & 1:
            unseen = True
    if not unseen:
        return event
    new = Event(
        event.what, event.rule, event.player, refs.get(event.subject, event.subject),
        refs.get(event.object, event.object), event.n, event.cause, refs.get(event.source, event.source),
        event.in_challenge, event.also,
    )  # fmt: skip
    new.seen = event.seen
    if event.tops:
        now = (new.subject, new.object, new.source)
        known = [seen >> player & 1 for seen in event.seen]
        new.tops = tuple([top if known[i] else now[i] & ID_MASK for i, top in enumerate(event.tops)])
    new.cards = tuple([card if seen >> player & 1 else -1 for card, seen in zip(event.cards, event.seen, strict=True)])
    return new


def renamed(value: Any, refs: dict[int, int]) -> Any:
    """A slot's value with the new references in it."""
    if isinstance(value, tuple):
        return tuple(renamed(item, refs) for item in value)
    if isinstance(value, int) and not isinstance(value, bool) and value > ID_MASK:
        return refs.get(value, value)
    return value


def _rename_waiting(table: State, refs: dict[int, int]) -> None:
    """What waits and what is being done speaks of the cards by their new names."""
    for frame in table.agenda:
        frame.source = refs.get(frame.source, frame.source)
        if frame.slots:
            frame.slots = [renamed(slot, refs) for slot in frame.slots]
    table.bag = [_rename_waiter(waiting, refs) for waiting in table.bag]
    table.queue = [_rename_waiter(waiting, refs) for waiting in table.queue]
    table.lasting = [_rename_lasting(lasting, refs) for lasting in table.lasting]


def _rename_waiter(waiting: Waiting, refs: dict[int, int]) -> Waiting:
    source = refs.get(waiting.source, waiting.source)
    return Waiting(
        waiting.id, waiting.ability, waiting.player, source, renamed(waiting.slots, refs), waiting.grant
    )


def _rename_lasting(lasting: Lasting, refs: dict[int, int]) -> Lasting:
    source = refs.get(lasting.source, lasting.source)
    slots = renamed(lasting.slots, refs)
    if source == lasting.source and slots == lasting.slots:
        return lasting  # no state ever changes one
    new = lasting.clone()
    new.source = source
    new.slots = slots
    return new
