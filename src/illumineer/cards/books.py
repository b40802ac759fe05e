"""The card book of a game for which none is given: the cards that are named, from the library or the house pool."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from illumineer import house, ir
from illumineer.cards.library import Library, shared_library
from illumineer.compile.book import CardBook
from illumineer.vocab import CardType, Ink

FILLER: Final = "Mickey Mouse - True Friend"
PLAIN: Final = ir.Card("Filler", CardType.CHARACTER, 3, (Ink.AMBER,), "Plain", True, 3, 3, 1)
"""A plain inkable character, which must not matter: by its name in the library, or this one if it is not there."""


def full_name(name: str) -> str:
    """The full name of the card that somebody means; CardError with the nearest names if there is none.

    Cards of the library may be spelled in any way; those of the house pool go by their full names.
    """
    library = shared_library()
    found = library.look_up(name)
    if found is not None:
        return found
    return name if name in house.book() else library.find(name).full_name


def book_of(names: Iterable[str], filler: bool = False) -> CardBook:
    """A card book of these cards, by their full names; with `filler` also a plain character that does not matter.

    Real cards come from the library.  If there are cards of the house pool among them, all of that pool is in the
    book.  A name that no card has is passed over.
    """
    return _book(shared_library(), frozenset(names), filler)


@lru_cache(maxsize=16)
def _book(library: Library, names: frozenset[str], filler: bool) -> CardBook:
    real = {name for name in names if name in library}
    invented = len(real) < len(names) and any(name in house.book() for name in names)
    if invented and not real:
        return house.book()
    cards: list[ir.Card] = list(house.cards()) if invented else []  # plain characters are among them
    plain = PLAIN.full_name in names
    if filler and not invented:
        if _fills(library):
            real.add(FILLER)
        else:
            plain = True
    cards += [entry.card for entry in library.playable(real)]
    if plain:
        cards.append(PLAIN)
    return CardBook({card.full_name: card for card in cards}.values())


def _fills(library: Library) -> bool:
    """Whether the library has the plain character, as it is known."""
    return FILLER in library and not library[FILLER].unplayable and not library[FILLER].card.abilities
