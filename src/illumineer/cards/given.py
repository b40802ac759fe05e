"""Decks as they are handed in from Python: the path of a deck list, or the names of the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from illumineer.cards.decklist import read_deck_file
from illumineer.cards.library import Library, open_library
from illumineer.cards.starters import starter_decks
from illumineer.errors import DeckError
from illumineer.vocab import player_name

if TYPE_CHECKING:
    from illumineer.compile.book import CardBook

Deck = str | Path | Sequence[str]
"""The path of a deck list, or the full names of the cards, once for each copy."""


def deck_lists(decks: Sequence[Deck], library: Library | None) -> list[list[str]]:
    """Return the full names of each deck's cards; DeckError or CardError if something is no deck or no card.

    Without a library names are taken as they are: a card book of one's own knows them.
    """
    if isinstance(decks, str | Path) or not isinstance(decks, Iterable):
        raise DeckError("decks.not_decks", value=repr(decks))
    return [_names(deck, player, library) for player, deck in enumerate(decks)]


def _names(deck: Any, player: int, library: Library | None) -> list[str]:
    if isinstance(deck, str | Path):
        return read_deck_file(deck, library or open_library()).names
    names = list(deck) if isinstance(deck, Iterable) else [deck]
    if not all(isinstance(name, str) for name in names):
        raise DeckError("decks.not_names", player=player_name(player), value=repr(deck))
    return names if library is None else [library.find(name).full_name for name in names]


def dealt(
    decks: Sequence[Deck] | None, book: CardBook | None = None, pool: Iterable[str] = ()
) -> tuple[list[list[str]], CardBook]:
    """Return the decks of a game and a card book with their cards; without decks the two starter decks.

    `pool` names more cards for the book, unless it is given.
    """
    given = starter_decks() if decks is None else decks
    if book is not None:
        return deck_lists(given, None), book
    library = open_library()
    lists = deck_lists(given, library)
    return lists, library.book([*(name for deck in lists for name in deck), *pool])
