"""The house pool: invented cards to play, test and learn with.

Six inks and six worlds of our own; no card of it is printed anywhere.  Between them the cards say
everything that the IR can say (tests/test_house.py keeps the list).  One module per theme.
"""

from __future__ import annotations

from functools import cache

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.house import (
    actions,
    basics,
    decks,
    items,
    keywords,
    locations,
    more_triggers,
    oddities,
    replacements,
    shift,
    songs,
    statics,
    triggers,
)

__all__ = ["book", "cards", "starter_decks"]


def cards() -> tuple[ir.Card, ...]:
    """Every card of the pool, always in the same order."""
    return (
        *basics.CARDS,
        *keywords.CARDS,
        *shift.CARDS,
        *triggers.CARDS,
        *more_triggers.CARDS,
        *actions.CARDS,
        *songs.CARDS,
        *items.CARDS,
        *locations.CARDS,
        *statics.CARDS,
        *replacements.CARDS,
        *oddities.CARDS,
    )


@cache
def book() -> CardBook:
    """The pool, compiled."""
    return CardBook(cards())


def starter_decks() -> tuple[list[str], list[str]]:
    """Two decks of 60 cards and two inks, by full name: Saltglass and cogs against riders and thieves."""
    return decks.listed(decks.SALT_AND_COGS), decks.listed(decks.RIDERS_AND_THIEVES)
