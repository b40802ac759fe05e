"""New names for hidden cards, so that a name does not tell where a card came from, nor when.

In a view every card that the player does not know gets the id and the reference that belong to
its place (third card in that hand, top of that deck …).  Somebody who compares two views can
therefore not follow a hidden card from the hand into the inkwell or onto the deck.

A reference counts up as the game goes on, so that of a card in a hand it tells when the card came there.  A card that
the player knows in the hand of another keeps its id and gets a reference without a count.  What speaks of a card of
another as it was in a private zone, before it moved on, speaks of no card in particular any more.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.core import select
from illumineer.core.events import Event
from illumineer.core.game_actions import EVERYONE
from illumineer.core.state import ID_BITS, ID_MASK, RESERVED, CardInPlay, Lasting, State, Waiting
from illumineer.core.would import ASKED

_NAMELESS: Final = 1 << ID_BITS
"""References of cards in private zones: no card of the game ever has this first number as its own."""
_GONE: Final = RESERVED << ID_BITS
"""References that no card has, neither in the game nor in a view: of cards that have moved on."""


class _Names:
    """What the references of the game are called in a view."""

    __slots__ = ("_dealt", "_gone", "_owner", "_true", "ids", "player", "refs", "table")

    def __init__(self, table: State, player: int, ids: dict[int, int]) -> None:
        self.table = table
        self.ids = ids  # of hidden cards: id -> id in the view
        self.refs: dict[int, int] = {}  # of cards in private zones: reference -> reference in the view
        self.player = player
        self._true = table.ref
        self._owner = table.setup.owner
        self._gone: dict[int, int] = {}
        # A greater number in a slot is a reference: others (of abilities, effects, what waits) are smaller by far.
        self._dealt = (RESERVED + len(self._owner)) << ID_BITS | ID_MASK

    def gone(self, ref: int) -> int:
        """A reference that says no more than whose card it was."""
        owner = self._owner[ref & ID_MASK]
        if owner not in self._gone:
            self._gone[owner] = _GONE | self._owner.index(owner)
        return self._gone[owner]

    def of(self, ref: int) -> int:
        """The reference in the view; of a card of another that has moved on unremembered, one that no card has."""
        new = self.refs.get(ref)
        if new is not None:
            return new
        id = ref & ID_MASK
        if ref <= self._dealt or id >= len(self._owner) or self._owner[id] == self.player or self._true[id] == ref:
            return ref
        table = self.table
        return ref if ref in table.in_play or ref in table.last else self.gone(ref)

    def within(self, value: Any) -> Any:
        """A slot's value with the references of the view in it; what is still to be moved has a minus (`would`)."""
        if isinstance(value, tuple):
            return tuple([self.within(item) for item in value])
        if isinstance(value, int) and not isinstance(value, bool):
            if value > ID_MASK:
                return self.of(value)
            if ASKED < value < -ID_MASK:
                return -self.of(-value)
        return value


def veil(table: State, hidden: list[list[int]], names: list[list[int]], player: int) -> dict[int, int]:
    """Rename the cards hidden from the player in their view, in place; old reference -> new reference.

    `hidden` are the cards of each owner place by place, `names` the ids that they get.
    """
    ids: dict[int, int] = {}
    new = _Names(table, player, ids)
    refs = new.refs
    zone, known, ref = table.zone, table.known, table.ref
    hands = [select.in_sight(table, owner, player) for owner in range(table.setup.players)]
    table.own_tables()
    for owner, places in enumerate(hidden):
        given = names[owner]
        for i, id in enumerate(places):
            name = given[i]
            nameless = _NAMELESS | name
            ids[id] = name
            refs[ref[id]] = nameless
            table.zone[name] = zone[id]
            table.known[name] = known[id]
            table.ref[name] = nameless
    for owner, hand in enumerate(hands):
        if owner != player:
            for id in hand:
                if id not in ids:
                    refs[ref[id]] = table.ref[id] = _NAMELESS | id
    table.hand = _renamed(hands, ids)
    if table.setup.players > 2:
        _forget_who_knows(table, player)
    table.deck = _renamed(table.deck, ids)
    table.ink_ready = _renamed(table.ink_ready, ids)
    table.ink_exerted = _renamed(table.ink_exerted, ids)
    for key, card in list(table.in_play.items()):
        if card.facedown:
            table.in_play[key] = _veiled_stack(card, ids)
            table.rows = None
    table.last = {key: _veiled_last(card, new) for key, card in table.last.items() if card.seen >> player & 1}
    _rename_waiting(table, new)
    table.turn_log = [_veiled_event(event, new, player) for event in table.turn_log]
    return refs


def is_nameless(value: object) -> bool:
    """Whether an answer is the reference that a hidden card has in a view."""
    return isinstance(value, int) and value >> ID_BITS == 1


def _renamed(piles: list[list[int]], ids: dict[int, int]) -> list[list[int]]:
    return [[ids.get(id, id) for id in pile] for pile in piles]


def _forget_who_knows(table: State, player: int) -> None:
    """Of the cards in a hand, what a third player has seen of them would tell which were there at that time."""
    for owner, hand in enumerate(table.hand):
        for id in hand if owner != player else ():
            table.known[id] = _shared(table.known[id], owner, player)


def _shared(seers: int, owner: int, player: int) -> int:
    """Who knows a card, as far as the player is told: everybody, or else its player and they themselves."""
    return seers if seers & EVERYONE == EVERYONE else seers & (1 << owner | 1 << player)


def _veiled_stack(card: CardInPlay, ids: dict[int, int]) -> CardInPlay:
    """A card in play, or last known, with the new names of the cards face down under it."""
    veiled = card.clone(card.epoch)
    veiled.under = tuple([ids.get(id, id) for id in card.under])
    veiled.facedown = tuple([ids.get(id, id) for id in card.facedown])
    return veiled


def _veiled_last(card: CardInPlay, names: _Names) -> CardInPlay:
    """What is last known of a card; what it has become since only if that is still known."""
    veiled = _veiled_stack(card, names.ids)
    became = card.next_ref
    if became in names.refs:
        veiled.next_ref = names.gone(became) if became & ID_MASK in names.ids else names.refs[became]
    veiled.seen = _shared(card.seen, card.player, names.player)
    return veiled


def _veiled_event(event: Event, names: _Names, player: int) -> Event:
    """What happened this turn, without the cards that the player did not see then."""
    subject, object = event.subject, event.object
    unseen = False
    known: list[int] = []
    for card, seen in zip(event.cards, event.seen, strict=True):
        known.append(seen >> player & 1)
        if card >= 0 and not seen >> player & 1:
            unseen = True
    if subject:
        subject = names.of(subject) if not known or known[0] else names.gone(subject)
    if object:
        object = names.of(object) if not known or known[1] else names.gone(object)
    if not unseen and subject == event.subject and object == event.object:
        return event
    new = Event(
        event.what, event.rule, event.player, subject, object, event.n, event.cause,
        names.refs.get(event.source, event.source), event.in_challenge, event.fact,
    )  # fmt: skip
    new.seen = event.seen
    if event.tops:
        now = (subject, object, new.source)
        new.tops = tuple([top if known[i] else now[i] & ID_MASK for i, top in enumerate(event.tops)])
    new.cards = tuple([card if known[i] else -1 for i, card in enumerate(event.cards)])
    return new


def renamed(value: Any, refs: dict[int, int]) -> Any:
    """An answer, or a row of them, with the new references in it."""
    if isinstance(value, tuple):
        return tuple(renamed(item, refs) for item in value)
    if isinstance(value, int) and not isinstance(value, bool) and value > ID_MASK:
        return refs.get(value, value)
    return value


def _rename_waiting(table: State, names: _Names) -> None:
    """What waits and what is being done speaks of the cards by their new names."""
    refs = names.refs
    for frame in table.agenda:
        frame.source = refs.get(frame.source, frame.source)
        if frame.slots:
            frame.slots = [names.within(slot) for slot in frame.slots]
    table.bag = [_rename_waiter(waiting, names) for waiting in table.bag]
    table.queue = [_rename_waiter(waiting, names) for waiting in table.queue]
    table.lasting = [_rename_lasting(lasting, names) for lasting in table.lasting]


def _rename_waiter(waiting: Waiting, names: _Names) -> Waiting:
    source = names.refs.get(waiting.source, waiting.source)
    return Waiting(waiting.id, waiting.ability, waiting.player, source, names.within(waiting.slots), waiting.grant)


def _rename_lasting(lasting: Lasting, names: _Names) -> Lasting:
    source = names.refs.get(lasting.source, lasting.source)
    slots = names.within(lasting.slots)
    if source == lasting.source and slots == lasting.slots:
        return lasting  # no state ever changes one
    new = lasting.clone()
    new.source = source
    new.slots = slots
    return new
