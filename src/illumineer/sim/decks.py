"""Random decks from a pool, for soaking and measuring."""

from __future__ import annotations

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec
from illumineer.core.rng import Dice
from illumineer.vocab import CardType, Keyword, ShiftKind

FAMILIES = 3
"""How many cards with Shift come with what they can be put on."""


def random_deck(book: CardBook, dice: Dice, size: int = 60, copies: int = 4) -> list[str]:
    """A deck of random cards of the whole pool (inks are not looked at).

    Some cards with Shift bring the cards that they go on top of, or Shift would hardly ever happen.
    """
    deck: list[str] = []
    shifters = [spec for spec in book.cards if Keyword.SHIFT in spec.printed.keywords]
    for _ in range(FAMILIES if shifters else 0):
        spec = shifters[dice.below(len(shifters))]
        for name in (spec.full_name, *_partners(book, dice, spec)):
            deck += [name] * (copies - 1 - deck.count(name))
    pool = [spec.full_name for spec in book.cards for _ in range(copies)]
    indexes = list(range(len(pool)))
    dice.shuffle(indexes)
    return (deck + [pool[i] for i in indexes])[:size]


def _partners(book: CardBook, dice: Dice, spec: CardSpec) -> list[str]:
    """For each thing that the card's Shift asks for, one card that is it."""
    found: list[str] = []
    for ability in spec.specs:
        node = ability.node
        if not isinstance(node, ir.ShiftAbility):
            continue
        words = (node.word,) if node.word else spec.printed.names[:2]
        for word in words:
            fitting = [
                other.full_name
                for other in book.cards
                if other is not spec and _fits(other, node, word) and other.full_name not in found
            ]
            if fitting:
                found.append(fitting[dice.below(len(fitting))])
    return found


def _fits(spec: CardSpec, node: ir.ShiftAbility, word: str) -> bool:
    if node.kind == ShiftKind.POTATO:
        return spec.type == CardType.ITEM and word in spec.printed.names
    if spec.type != CardType.CHARACTER:
        return False
    if node.kind == ShiftKind.UNIVERSAL:
        return True
    return word in spec.printed.classes if node.kind == ShiftKind.CLASSIFICATION else word in spec.printed.names
