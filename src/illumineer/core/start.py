"""A state at the very beginning: decks on the table, nothing drawn yet."""

from __future__ import annotations

from typing import Final

from illumineer.compile.book import CardBook
from illumineer.core import agenda, rng
from illumineer.core.edition import Edition
from illumineer.core.game_actions import EVERYONE
from illumineer.core.setup import SettingUp
from illumineer.core.state import MOST_CARDS, CardId, Setup, State, ref_of
from illumineer.errors import DeckError
from illumineer.vocab import Zone

MARKETING: Final = 0
"""What stands for a marketing card, which is nothing but ink (10.2.2): any card of the book, and none of a deck."""


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


def add_card(st: State, index: int, owner: int, zone: int) -> CardId:
    """Bring a card into the game; it still has to be put into the list of its zone."""
    card = CardId(len(st.defs))
    if card >= MOST_CARDS:
        raise DeckError("decks.too_many_cards", most=MOST_CARDS)
    st.defs.append(index)
    st.setup.owner.append(owner)
    st.zone.append(zone)
    st.counter += 1
    st.ref.append(ref_of(st.counter, card))
    st.known.append(0)
    return card


def add_marketing(st: State, owner: int) -> CardId:
    """Bring a marketing card into the game: all know that it is nothing else than ink (10.2.2)."""
    card = add_card(st, MARKETING, owner, Zone.INKWELL)
    st.known[card] = EVERYONE
    st.setup.first_ids = (*st.setup.first_ids, card)
    return card


def deal(st: State, decks: list[list[int]]) -> None:
    """Put the decks on the table and begin the Setup stage."""
    for player, deck in enumerate(decks):
        for index in deck:
            st.deck[player].append(add_card(st, index, player, Zone.DECK))
    if st.setup.pack_rush:
        for player in range(len(decks)):
            for _ in range(2):
                st.ink_ready[player].append(add_marketing(st, player))
    agenda.push(st, SettingUp(0))
