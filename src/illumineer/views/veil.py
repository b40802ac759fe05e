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


def veil(table: State, hidden: list[int], player: int) -> dict[int, int]:
    """Rename the cards hidden from the player in their view, in place; old reference -> new reference."""
    ids: dict[int, int] = {}
    for owner in range(table.setup.players):
        mine = {id for id in hidden if table.setup.owner[id] == owner}
        places = [id for id in _places(table, owner) if id in mine]
        ids.update(zip(places, sorted(places), strict=True))
    refs = {table.ref[old]: _NAMELESS | new for old, new in ids.items()}
    for piles in (table.hand, table.deck, table.ink_ready, table.ink_exerted):
        for owner, pile in enumerate(piles):
            piles[owner] = [ids.get(id, id) for id in pile]
    for name in ("zone", "known", "defs"):
        values: list[int] = getattr(table, name)
        moved = {new: values[old] for old, new in ids.items()}
        for id, value in moved.items():
            values[id] = value
    for new in ids.values():
        table.ref[new] = _NAMELESS | new
    for ref, card in list(table.in_play.items()):
        table.in_play[ref] = _veiled_stack(card, ids)
    _rename_waiting(table, refs)
    table.turn_log = [_veiled_event(event, refs, player) for event in table.turn_log]
    table.last = {ref: _veiled_stack(card, ids) for ref, card in table.last.items() if card.seen >> player & 1}
    return refs


def _veiled_stack(card: CardInPlay, ids: dict[int, int]) -> CardInPlay:
    """A card in play, or last known, with the new names of the cards under it."""
    if not card.facedown and not card.under:
        return card
    veiled = card.clone(card.epoch)
    veiled.under = tuple(ids.get(id, id) for id in card.under)
    veiled.facedown = tuple(ids.get(id, id) for id in card.facedown)
    return veiled


def _veiled_event(event: Event, refs: dict[int, int], player: int) -> Event:
    """What happened this turn, without the cards that the player did not see then."""
    if all(seen >> player & 1 or card < 0 for card, seen in zip(event.cards, event.seen, strict=True)):
        return event
    subject, object, source = (refs.get(ref, ref) for ref in (event.subject, event.object, event.source))
    new = Event(
        event.kind, event.rule, event.player, subject, object, event.n, event.cause, source, event.in_challenge,
        event.also,
    )  # fmt: skip
    new.seen = event.seen
    new.cards = tuple(
        card if seen >> player & 1 else -1 for card, seen in zip(event.cards, event.seen, strict=True)
    )
    return new


def _places(table: State, player: int) -> list[int]:
    """All cards of a player that can be hidden, place by place."""
    under = [id for ref in table.play[player] for id in table.in_play[ref].under + table.in_play[ref].facedown]
    return [
        *table.hand[player],
        *table.ink_ready[player],
        *table.ink_exerted[player],
        *table.deck[player],
        *under,
    ]


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
        frame.slots = [renamed(slot, refs) for slot in frame.slots]
    for name in ("bag", "queue"):
        piles: list[Waiting] = getattr(table, name)
        setattr(
            table,
            name,
            [
                Waiting(
                    w.id, w.ability, w.player, refs.get(w.source, w.source), renamed(w.slots, refs), w.grant
                )
                for w in piles
            ],
        )
    table.lasting = [_rename_lasting(lasting, refs) for lasting in table.lasting]


def _rename_lasting(lasting: Lasting, refs: dict[int, int]) -> Lasting:
    new = lasting.clone()
    new.source = refs.get(new.source, new.source)
    new.slots = renamed(new.slots, refs)
    return new
