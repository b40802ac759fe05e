"""Deck lists that enter a duel: each must be a Constructed deck, and gets the order in which it is shuffled."""

from __future__ import annotations

from typing import Any

from illumineer.cards.decklist import DeckList, check_deck
from illumineer.cards.formats import CONSTRUCTED
from illumineer.cards.library import Library
from illumineer.errors import DeckError
from illumineer.sim.duel import Duel, in_order


def entered(deck: DeckList, name: str, library: Library, edition: str) -> tuple[str, ...]:
    """The cards of a list in the order in which they are shuffled; DeckError unless it is a legal deck."""
    problems = check_deck(deck, library, CONSTRUCTED, "", edition)
    if problems:
        raise DeckError("duel.not_legal", file=name, problems=problems)
    return in_order(deck.names)


def duel_of(
    library: Library,
    names: tuple[str, str],
    decks: tuple[tuple[str, ...], tuple[str, ...]],
    bots: tuple[str, str],
    **options: Any,
) -> Duel:
    """The duel of two decks with the cards of both; the options are fields of `Duel`."""
    cards: Any = tuple(spec.card for spec in library.book(decks[0] + decks[1]).cards)
    return Duel(names, decks, cards, bots, **options)
