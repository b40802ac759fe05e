"""Decks and knowledge: draw, shuffle, reveal, look."""

from __future__ import annotations

from illumineer.compile import aspects
from illumineer.core import rng
from illumineer.core.game_actions.base import DECK, EVERYONE, arrive, known_to, renew_unknown, take
from illumineer.core.state import CardId, State, with_entry
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.vocab import Happening, Side, Zone


def draw(st: State, player: int, rule: CR = CR.DRAW_A_CARD, source: int = 0, bottom: bool = False) -> int:
    """Draw a card, the bottom card if an effect says so; 0 if there was none.

    Cards put into a hand in another way are not drawn (1.12.3).
    """
    refill(st, player)  # it may have run out with nothing in the discard to refill it
    deck = st.deck[player]
    if not deck:
        if st.setup.edition.empty_draw_loses and not st.setup.pack_rush:
            st.overdrew = [lost or p == player for p, lost in enumerate(st.overdrew)]
            st.checked = None
        return 0
    card = deck[0] if bottom else deck[-1]
    take(st, card)
    arrive(st, card, Zone.HAND)
    refill(st, player)
    happen(st, Happening.DREW, rule, player, st.ref[card], source=source)
    return st.ref[card]


def refill(st: State, player: int) -> None:
    """Pack Rush: an empty deck is made anew from the discard (10.2.5)."""
    if st.setup.pack_rush and not st.deck[player] and st.discard[player]:
        for card in st.discard[player]:
            take(st, card)
            arrive(st, card, Zone.DECK)
        shuffle(st, player)
        happen(st, Happening.DECK_REFILLED, CR.PACK_RUSH_DECK_REFILLED, player)


def shuffle(st: State, player: int, rule: CR = CR.ZONE_DECK_PRIVATE, keep: tuple[int, ...] = ()) -> None:
    """Shuffle a deck, all but the cards to keep: nobody knows where its cards are any more."""
    deck = st.deck[player]
    mix(st, player, [card for card in deck if card not in keep] if keep else deck)
    happen(st, Happening.SHUFFLED, rule, player)


def mix(st: State, player: int, cards: list[CardId]) -> list[CardId]:
    """Put cards of a deck into a random order among their places; the ids that lie in those places now.

    The dice say which face comes to which place.  Which id comes there is drawn apart from them: so an id cannot be
    followed through, and tells neither a face nor when its card will be drawn.
    """
    faces = [st.defs[card] for card in cards]
    st.rng = rng.shuffle(st.rng, faces)
    ids = cards[:]
    rng.scatter(st.rng, ids)
    deck = st.deck[player]
    if cards is deck:
        mixed = ids
    else:
        now = dict(zip(cards, ids, strict=True))
        mixed = [now.get(card, card) for card in deck]
    st.deck = with_entry(st.deck, player, mixed)
    defs = st.defs[:]
    for i, card in enumerate(ids):
        defs[card] = faces[i]
    st.defs = defs
    renew_unknown(st, ids, DECK)
    return ids


def arrange(st: State, ids: list[CardId], side: int) -> None:
    """Cards just put into decks take the order given, topmost first (7.2.3)."""
    for player in range(st.setup.players):
        mine = [id for id in ids if st.setup.owner[id] == player and st.zone[id] == Zone.DECK]
        if len(mine) < 2:
            continue
        rest = [id for id in st.deck[player] if id not in mine]
        upward = mine[::-1]
        st.deck = with_entry(st.deck, player, upward + rest if side == Side.BOTTOM else rest + upward)
        st.touch(aspects.DECK)


def reveal(st: State, refs: tuple[int, ...], rule: CR = CR.REVEAL, source: int = 0) -> None:
    """Show cards to all players (6.1.14.1): they do not stay face up (6.1.14.2), but who has seen them knows them."""
    for ref in refs:
        card = st.card_of(ref)
        if card >= 0:
            known_to(st, card, EVERYONE)
            happen(st, Happening.REVEALED, rule, st.setup.owner[card], ref, source=source)


def look(st: State, refs: tuple[int, ...], player: int, source: int = 0) -> None:
    """Let one player see hidden cards; a marketing card is nothing to look at (10.2.2)."""
    for ref in refs:
        card = st.card_of(ref)
        if card >= 0 and card not in st.setup.first_ids:
            known_to(st, card, st.known[card] | 1 << player)
            happen(st, Happening.LOOKED, CR.ZONE_PRIVATE, player, ref, source=source)


def lose_track(st: State, cards: list[CardId], seers: int) -> None:
    """Only the players of that mask still know which of the cards is which."""
    for card in cards:
        known_to(st, card, st.known[card] & seers)
