"""Decks as they are handed in: each the path of a deck list, or the names of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any

from illumineer.cards.starters import starter_decks
from illumineer.errors import CardError, DeckError
from illumineer.vocab import player_name

if TYPE_CHECKING:
    from illumineer.compile.book import CardBook

Deck = str | PathLike[str] | Iterable[str]
"""The path of a deck list, or the names of the cards, once for each copy."""


def deck_lists(decks: Any, as_written: bool = False) -> list[list[str]]:
    """Return the full names of each deck's cards; DeckError says what is no deck, and whose.

    Names may be spelled in any way in which the library or the house pool finds them.  `as_written` leaves them as
    they are: a card book of one's own knows them.
    """
    if isinstance(decks, str | PathLike) or not isinstance(decks, Iterable):
        raise DeckError("decks.not_decks", value=repr(decks))
    found: list[list[str]] = []
    for player, deck in enumerate(decks):
        try:
            found.append(_names(deck, player, as_written))
        except CardError as error:
            raise DeckError("decks.wrong", player=player_name(player), what=error.message) from None
    return found


def _names(deck: Any, player: int, as_written: bool) -> list[str]:
    if isinstance(deck, str | PathLike):
        return _in_file(fspath(deck), player)
    if not isinstance(deck, Iterable):
        raise DeckError("decks.not_names", player=player_name(player), value=repr(deck))
    names = list(deck)
    for name in names:
        if not isinstance(name, str):
            raise DeckError("decks.no_card", player=player_name(player), name=repr(name))
    if as_written:
        return names
    from illumineer.cards import books  # most games are given a book

    full = {name: books.full_name(name) for name in dict.fromkeys(names)}
    return [full[name] for name in names]


def _in_file(path: str, player: int) -> list[str]:
    from illumineer.cards.decklist import read_deck_file  # most decks are given as lists
    from illumineer.cards.library import shared_library

    try:
        return read_deck_file(path, shared_library()).names
    except DeckError as error:
        raise DeckError("decks.wrong", player=player_name(player), what=error.message) from None


def dealt(
    decks: Sequence[Deck] | None, book: CardBook | None = None, pool: Iterable[str] = ()
) -> tuple[list[list[str]], CardBook]:
    """Return the decks of a game and a card book with their cards; without decks the two starter decks.

    `pool` names more cards for the book, unless it is given.
    """
    lists = deck_lists(starter_decks() if decks is None else decks, as_written=book is not None)
    if book is not None:
        return lists, book
    from illumineer.cards import books

    return lists, books.book_of([*(name for deck in lists for name in deck), *map(books.full_name, pool)])
