"""Random decks from a pool, for soaking and measuring."""

from __future__ import annotations

from illumineer.compile.book import CardBook
from illumineer.core.rng import Dice


def random_deck(book: CardBook, dice: Dice, size: int = 60, copies: int = 4) -> list[str]:
    """A deck of cards drawn at random from the whole pool (inks are not looked at)."""
    pool = [spec.full_name for spec in book.cards for _ in range(copies)]
    indexes = list(range(len(pool)))
    dice.shuffle(indexes)
    return [pool[i] for i in indexes[:size]]
