"""A state at the very beginning: decks on the table, nothing drawn yet."""

from __future__ import annotations

from illumineer.compile.book import CardBook
from illumineer.core import agenda, rng
from illumineer.core.edition import Edition
from illumineer.core.game_actions import EVERYONE
from illumineer.core.state import ID_BITS, ID_MASK, Setup, State
from illumineer.errors import DeckError
from illumineer.vocab import Zone


def empty(
    book: CardBook,
    edition: Edition,
    players: int,
    teams: tuple[int, ...] | None,
    seed: int,
    pack_rush: bool,
    ask_all: bool = False,
) -> State:
    """A table with no cards on it."""
    setup = Setup(book, edition, players)
    if teams is not None:
        setup.teams = teams
    setup.pack_rush = pack_rush
    setup.ask_all = ask_all
    if pack_rush:
        setup.opening_hand = 5  # 10.2.3
        setup.lore_to_win = 15  # 10.2.4
    return State.new(setup, rng.seeded(seed))


def add_card(st: State, index: int, owner: int, zone: int) -> int:
    """Bring a card into the game; it still has to be put into the list of its zone."""
    card = len(st.defs)
    if card > ID_MASK:
        raise DeckError("decks.too_many_cards", most=ID_MASK + 1)
    st.defs.append(index)
    st.setup.owner.append(owner)
    st.zone.append(zone)
    st.counter += 1
    st.ref.append(st.counter << ID_BITS | card)
    st.known.append(0)
    return card


def deal(st: State, decks: list[list[int]]) -> None:
    """Put the decks on the table and begin the Setup stage."""
    for player, deck in enumerate(decks):
        for index in deck:
            st.deck[player].append(add_card(st, index, player, Zone.DECK))
    if st.setup.pack_rush:
        marketing: list[int] = []
        for player in range(len(decks)):
            # Two marketing cards as ink: they are nothing else, as all know, so any card can stand for them (10.2.2).
            for _ in range(2):
                card = add_card(st, 0, player, Zone.INKWELL)
                st.known[card] = EVERYONE
                st.ink_ready[player].append(card)
                marketing.append(card)
        st.setup.first_ids = tuple(marketing)
    agenda.push(st, agenda.SETUP, 0, 0, [None, 0, (), ()])
