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
from illumineer.core.state import (
    CARD_IDS,
    MOST_CARDS,
    RESERVED,
    CardId,
    CardInPlay,
    Frame,
    Lasting,
    State,
    Waiting,
    card_id,
    count_of,
    is_ref,
    ref_of,
)
from illumineer.core.would import ASKED

_NAMELESS: Final = 1
"""The count in references of cards in private zones: no card of the game ever has it in its own."""
_GONE: Final = RESERVED
"""The count in references that no card has, neither in the game nor in a view: of cards that have moved on."""


class Names:
    """What a player's view calls the cards in private zones, by their ids in the game."""

    __slots__ = ("_dealt", "_gone", "_owner", "_table", "_true", "ids", "player", "refs")

    def __init__(self, table: State, player: int) -> None:
        """Nothing has another name yet; `table` is the state that becomes the view."""
        self.ids = CARD_IDS[: len(table.ref)]  # the id in the view: its own, unless the player does not know the card
        self.refs = [0] * len(table.ref)  # the reference in the view, or 0: its own
        self.player = player
        self._table = table
        self._true = table.ref
        self._owner = table.setup.owner
        self._gone = [0] * table.setup.players
        # A greater number in a slot is a reference: others (of abilities, effects, what waits) are smaller by far.
        self._dealt = ref_of(RESERVED + len(self._owner), MOST_CARDS - 1)

    def renamed(self, ref: int) -> int:
        """The reference in the view, if the card is in a private zone; else the same."""
        id = card_id(ref)
        if id < len(self._true) and self._true[id] == ref:
            new = self.refs[id]
            if new:
                return new
        return ref

    def gone(self, ref: int) -> int:
        """A reference that says no more than whose card it was."""
        owner = self._owner[card_id(ref)]
        if not self._gone[owner]:
            self._gone[owner] = ref_of(_GONE, self._owner.index(owner))
        return self._gone[owner]

    def is_hidden(self, id: int) -> bool:
        """Whether the player does not know the card."""
        return self._table.defs[id] < 0

    def of(self, ref: int) -> int:
        """The reference in the view; of a card of another that has moved on unremembered, one that no card has."""
        id = card_id(ref)
        if id >= len(self._true):
            return ref
        if self._true[id] == ref:
            return self.refs[id] or ref
        if ref <= self._dealt or self._owner[id] == self.player:
            return ref
        table = self._table
        return ref if ref in table.in_play or ref in table.last else self.gone(ref)

    def within(self, value: Any) -> Any:
        """A slot's value with the references of the view in it; what is still to be moved has a minus (`would`)."""
        if isinstance(value, tuple):
            return tuple([self.within(item) for item in value])
        if isinstance(value, int) and not isinstance(value, bool):
            if is_ref(value):
                return self.of(value)
            if value > ASKED and is_ref(-value):
                return -self.of(-value)
        return value

    def answer(self, value: Any) -> Any:
        """An answer, or a row of them, with the references of the view in it."""
        if isinstance(value, tuple):
            return tuple([self.answer(item) for item in value])
        if isinstance(value, int) and not isinstance(value, bool) and is_ref(value):
            return self.renamed(value)
        return value

    def originals(self) -> list[int]:
        """By its id in the view, the game's reference of a card that has another in the view; 0 of others."""
        found = [0] * len(self.ids)
        for id, name in enumerate(self.ids):
            if self.refs[id]:
                found[name] = self._true[id]
        return found


def veil(table: State, hidden: list[list[CardId]], names: list[list[CardId]], player: int) -> Names:
    """Rename the cards hidden from the player in their view, in place; what they are called there.

    `hidden` are the cards of each owner place by place, `names` the ids that they get.
    """
    new = Names(table, player)
    ids, refs = new.ids, new.refs
    zone, known = table.zone, table.known
    hands = [select.in_sight(table, owner, player) for owner in range(table.setup.players)]
    table.own_tables()
    for owner, places in enumerate(hidden):
        given = names[owner]
        for i, id in enumerate(places):
            name = given[i]
            ids[id] = name
            refs[id] = table.ref[name] = ref_of(_NAMELESS, name)
            table.zone[name] = zone[id]
            table.known[name] = known[id]
    for owner, hand in enumerate(hands):
        if owner != player:
            for id in hand:
                if not refs[id]:  # the player knows it
                    refs[id] = table.ref[id] = ref_of(_NAMELESS, id)
    table.hand = _renamed(hands, ids)
    if table.setup.players > 2:
        _forget_who_knows(table, player)
    table.deck = _renamed(table.deck, ids)
    table.ink_ready = _renamed(table.ink_ready, ids)
    table.ink_exerted = _renamed(table.ink_exerted, ids)
    for card in table.table():
        if card.facedown:
            table.in_play[card.ref] = _veiled_stack(card, ids)
            table.rows = None
    table.last = {key: _veiled_last(card, new) for key, card in table.last.items() if card.seen >> player & 1}
    _rename_waiting(table, new)
    table.turn_log = [_veiled_event(event, new, player) for event in table.turn_log]
    return new


def is_nameless(value: object) -> bool:
    """Whether an answer is the reference that a hidden card has in a view."""
    return isinstance(value, int) and count_of(value) == _NAMELESS


def _renamed(piles: list[list[CardId]], ids: list[CardId]) -> list[list[CardId]]:
    return [[ids[id] for id in pile] for pile in piles]


def _forget_who_knows(table: State, player: int) -> None:
    """Of the cards in a hand, what a third player has seen of them would tell which were there at that time."""
    for owner, hand in enumerate(table.hand):
        for id in hand if owner != player else ():
            table.known[id] = _shared(table.known[id], owner, player)


def _shared(seers: int, owner: int, player: int) -> int:
    """Who knows a card, as far as the player is told: everybody, or else its player and they themselves."""
    return seers if seers & EVERYONE == EVERYONE else seers & (1 << owner | 1 << player)


def _veiled_stack(card: CardInPlay, ids: list[CardId]) -> CardInPlay:
    """A card in play, or last known, with the new names of the cards under it."""
    veiled = card.clone(card.epoch)
    if card.under:
        veiled.under = tuple([ids[id] for id in card.under])
    if card.facedown:
        veiled.facedown = tuple([ids[id] for id in card.facedown])
    return veiled


def _veiled_last(card: CardInPlay, names: Names) -> CardInPlay:
    """What is last known of a card; what it has become since only if that is still known."""
    veiled = _veiled_stack(card, names.ids)
    became = card.next_ref
    new = names.renamed(became)
    if new != became:
        id = card_id(became)
        veiled.next_ref = names.gone(became) if names.is_hidden(id) else new
    veiled.seen = _shared(card.seen, card.player, names.player)
    return veiled


def _veiled_event(event: Event, names: Names, player: int) -> Event:
    """What happened this turn, without the cards that the player did not see then."""
    subject, object = event.subject, event.object
    unseen = False
    known: list[int] = []
    for i, card in enumerate(event.cards):
        seen = event.seen[i] >> player & 1
        known.append(seen)
        if card >= 0 and not seen:
            unseen = True
    if subject:
        subject = names.of(subject) if not known or known[0] else names.gone(subject)
    if object:
        object = names.of(object) if not known or known[1] else names.gone(object)
    if not unseen and subject == event.subject and object == event.object:
        return event
    new = Event(
        event.what, event.rule, event.player, subject, object, event.n, event.cause,
        names.renamed(event.source), event.in_challenge, event.fact,
    )  # fmt: skip
    new.seen = event.seen
    if event.tops:
        now = (subject, object, new.source)
        new.tops = tuple([top if known[i] else card_id(now[i]) for i, top in enumerate(event.tops)])
    new.cards = tuple([card if known[i] else -1 for i, card in enumerate(event.cards)])
    return new


def _rename_waiting(table: State, names: Names) -> None:
    """What waits and what is being done speaks of the cards by their new names."""
    for business in table.agenda:
        business.source = names.renamed(business.source)
        if isinstance(business, Frame):
            business.slots = [names.within(slot) for slot in business.slots]
        else:
            business.rename(names.of)
    table.bag = [_rename_waiter(waiting, names) for waiting in table.bag]
    table.queue = [_rename_waiter(waiting, names) for waiting in table.queue]
    table.lasting = [_rename_lasting(lasting, names) for lasting in table.lasting]


def _rename_waiter(waiting: Waiting, names: Names) -> Waiting:
    source, slots = names.renamed(waiting.source), names.within(waiting.slots)
    return Waiting(waiting.id, waiting.ability, waiting.player, source, slots, waiting.grant, waiting.goes)


def _rename_lasting(lasting: Lasting, names: Names) -> Lasting:
    source = names.renamed(lasting.source)
    slots = names.within(lasting.slots)
    if source == lasting.source and slots == lasting.slots:
        return lasting  # no state ever changes one
    new = lasting.clone()
    new.source = source
    new.slots = slots
    return new
