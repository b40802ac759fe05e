"""Which cards a command plays with: a card file, the card database, or the house pool."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from illumineer import ir
    from illumineer.compile.book import CardBook


def pool_cards(which: str) -> tuple[ir.Card, ...]:
    """The cards of "house", of "db", or of the card file with that path; what cannot be read is left out and told."""
    from illumineer import house

    if which == "house":
        return house.cards()
    if which == "db":
        from illumineer.cards.library import open_library

        entries = list(open_library())
        cards = tuple(entry.card for entry in entries if not entry.unplayable)
        _tell(len(cards), len(entries), "the card database")
        return cards
    from illumineer.cards.lorcanajson import read_file
    from illumineer.cards.reading import read_unique

    file = read_file(which)
    found = [read_unique(card).card for card in file.cards]
    read = tuple(card for card in found if card is not None)
    _tell(len(read), len(found), which)
    return read


def pool_book(which: str) -> CardBook:
    """A card book of those cards."""
    from illumineer.compile.book import CardBook

    return CardBook(pool_cards(which))


def _tell(playable: int, of: int, where: str) -> None:
    if playable < of:
        print(f"{playable} of {of} cards of {where} can be played; the others are left out", file=sys.stderr)
