"""What all game actions share: taking a card out of its zone, and making it a new card in another.

Only the other modules of this room call these; nothing here is a game action by itself.
"""

from __future__ import annotations

from typing import Final

from illumineer.compile import aspects
from illumineer.core import rng
from illumineer.core.state import CardId, CardInPlay, State, card_id, ref_of, with_card, with_entry, without_card
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.facts import CAME_FROM, Goes
from illumineer.vocab import Happening, Side, Zone

# The zones as bare numbers, which the compiled core compares at once.
DECK: Final = int(Zone.DECK)
HAND: Final = int(Zone.HAND)
PLAY: Final = int(Zone.PLAY)
INKWELL: Final = int(Zone.INKWELL)
DISCARD: Final = int(Zone.DISCARD)
UNDER: Final = int(Zone.UNDER)
RESOLVING: Final = int(Zone.RESOLVING)
OUT: Final = int(Zone.OUT)
TOP: Final = int(Side.TOP)
BOTTOM: Final = int(Side.BOTTOM)
EVERYONE: Final = (1 << 8) - 1
"""The mask of players who know a card, when all do."""


def writable(st: State, ref: int) -> CardInPlay:
    """The card in play, as an object that this state alone holds."""
    card = st.in_play[ref]
    if card.epoch is not st.epoch:
        card = card.clone(st.epoch)
        st.in_play[ref] = card
        st.rows = None
    return card


def refer(st: State, card: CardId, ref: int, zone: int) -> None:
    """The card has that reference now, and is in that zone."""
    if st.shares_tables:
        st.own_tables()
    st.ref[card] = ref
    st.zone[card] = zone


def known_to(st: State, card: CardId, players: int) -> None:
    """The players of that mask, and no others, know which card it is."""
    if st.shares_tables:
        st.own_tables()
    st.known[card] = players


_SEES_CARDS_COME_AND_GO: Final = aspects.PLAY | aspects.LOCATION | aspects.HISTORY
"""What a card that enters or leaves play can change: locations are left (5.6.6), and what happened is read anew."""


def table_changed(st: State, cards: list[CardInPlay]) -> None:
    """Cards have entered or left play: what was derived from the table is derived anew, if it can be another.

    A static ability that comes or goes can change it, and one that looks at who is in play.  Cards that only look out
    change who looks out.
    """
    st.checked = None
    if st.watch & _SEES_CARDS_COME_AND_GO:
        st.derived = None
        return
    for card in cards:
        if card.spec.statics:
            st.derived = None
        elif not card.spec.is_quiet:
            st.lookouts = None


def roll(st: State, n: int) -> int:
    """A random number below n."""
    st.rng = rng.advance(st.rng)
    return rng.below(st.rng, n)


def next_id(st: State) -> int:
    """A number that nothing in this game has had yet."""
    st.counter += 1
    return st.counter


def renew(st: State, card: CardId, zone: int) -> int:
    """The card becomes a new card in that zone (7.1.6)."""
    st.counter += 1
    ref = ref_of(st.counter, card)
    refer(st, card, ref, zone)
    return ref


def renew_unknown(st: State, cards: list[CardId], zone: int) -> None:
    """Cards become new cards in that zone, and nobody knows any of them."""
    if st.shares_tables:
        st.own_tables()
    refs, zones, known, counter = st.ref, st.zone, st.known, st.counter
    for card in cards:
        counter += 1
        refs[card] = ref_of(counter, card)
        zones[card] = zone
        known[card] = 0
    st.counter = counter


def take(st: State, card: CardId) -> None:
    """Take a card that is not in play out of its zone."""
    zone = st.zone[card]
    owner = st.setup.owner[card]
    if zone == HAND:
        st.hand = without_card(st.hand, owner, card)
        st.touch(aspects.HAND)
    elif zone == DECK:
        deck = st.deck[owner]
        if deck[-1] == card:  # most often it is the top card, which need not be looked for
            st.deck = with_entry(st.deck, owner, deck[:-1])
        else:
            st.deck = without_card(st.deck, owner, card)
        st.touch(aspects.DECK)
    elif zone == DISCARD:
        st.discard = without_card(st.discard, owner, card)
        st.touch(aspects.DISCARD)
        happen(st, Happening.LEFT_DISCARD, CR.ZONE_DISCARD, owner, st.ref[card])
    elif zone == INKWELL:
        if card in st.ink_ready[owner]:
            st.ink_ready = without_card(st.ink_ready, owner, card)
        else:
            st.ink_exerted = without_card(st.ink_exerted, owner, card)
        st.touch(aspects.INKWELL)
    elif zone == UNDER:
        for ref in st.play[owner]:
            top = st.in_play[ref]
            if card in top.under or card in top.facedown:
                top = writable(st, ref)
                top.under = tuple(c for c in top.under if c != card)
                top.facedown = tuple(c for c in top.facedown if c != card)
                st.touch(aspects.UNDER)
                break


def arrive(
    st: State, card: CardId, zone: int, side: int = TOP, exerted: bool = False, rule: CR = CR.ZONE_DISCARD
) -> None:
    """Put a card that has been taken out of its zone into another, and who knows it there.

    Its player knows a hand (7.3.2), everybody the discard (5.1.2.6, 7.6.2); deck and inkwell are face down (5.1.2.5,
    7.5.4).  Nothing of what it was in play comes with it.  `rule` is the one that puts it into the discard; of other
    zones the caller tells.
    """
    owner = st.setup.owner[card]
    came_from = st.zone[card]
    renew(st, card, zone)
    public = came_from == PLAY or came_from == DISCARD or came_from == RESOLVING
    if zone == HAND:
        st.hand = with_card(st.hand, owner, card)
        known_to(st, card, EVERYONE if public else st.known[card] | 1 << owner)
        st.touch(aspects.HAND)
    elif zone == DECK:
        deck = st.deck[owner]
        st.deck = with_entry(st.deck, owner, [card, *deck] if side == BOTTOM else [*deck, card])
        if public:
            known_to(st, card, EVERYONE)
        st.touch(aspects.DECK)
    elif zone == DISCARD:
        st.discard = with_card(st.discard, owner, card)
        known_to(st, card, EVERYONE)
        st.touch(aspects.DISCARD)
        happen(st, Happening.PUT_INTO_DISCARD, rule, owner, st.ref[card], fact=CAME_FROM[came_from])
    elif zone == INKWELL:
        if exerted:
            st.ink_exerted = with_card(st.ink_exerted, owner, card)
        else:
            st.ink_ready = with_card(st.ink_ready, owner, card)
        if public:
            known_to(st, card, EVERYONE)
        st.touch(aspects.INKWELL)
    elif zone == RESOLVING:
        known_to(st, card, EVERYONE)


def put_where(zone: int, side: int, exerted: bool) -> Goes | None:
    """The fact for the log that a card is put on the top or the bottom of a deck, or into an inkwell exerted."""
    if (zone == DECK and (side == TOP or side == BOTTOM)) or (zone == INKWELL and exerted):
        return Goes(zone, side, exerted)
    return None


def remember(st: State, ref: int) -> CardInPlay:
    """Keep what is known of a card that becomes another: an effect may still ask for its name."""
    card = card_id(ref)
    last = CardInPlay(ref, card, st.setup.owner[card], st.epoch, st.spec(card))
    last.values = last.spec.printed
    last.seen = st.known[card]
    st.last[ref] = last
    return last
