"""Which cards a command plays with: a card file, the card database, or the house pool."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from illumineer.cli.language import told
from illumineer.messages import Arg, Message

if TYPE_CHECKING:
    from illumineer import ir
    from illumineer.compile.book import CardBook


def pool_cards(which: str, lang: str) -> tuple[ir.Card, ...]:
    """The cards of "house", of "db", or of the card file with that path; what cannot be read is left out and told."""
    from illumineer import house

    if which == "house":
        return house.cards()
    if which == "db":
        from illumineer.cards.library import open_library

        entries = list(open_library())
        cards = tuple(entry.card for entry in entries if not entry.unplayable)
        _tell(len(cards), len(entries), Message("commands.database"), lang)
        return cards
    from illumineer.cards.lorcanajson import read_file
    from illumineer.cards.reading import check

    file = read_file(which)
    found = [check(card, spanish=False).card for card in file.cards]
    read = tuple(card for card in found if card is not None)
    _tell(len(read), len(found) + len(file.unread), which, lang)
    return read


def pool_book(which: str, lang: str) -> CardBook:
    """A card book of those cards."""
    from illumineer.compile.book import CardBook

    return CardBook(pool_cards(which, lang))


def _tell(playable: int, of: int, where: Arg, lang: str) -> None:
    if playable < of:
        print(told("commands.some_left_out", lang, n=playable, all=of, where=where), file=sys.stderr)
