"""Random decks from a pool, for soaking and measuring."""

from __future__ import annotations

from collections.abc import Callable

from illumineer import Dice, ir
from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec
from illumineer.sim.exercise.cast import is_meant, passes, words_of
from illumineer.sim.exercise.needs import needs_of
from illumineer.vocab import Keyword

FAMILIES = 3
"""How many cards with Shift come with what they can be put on."""
THEMES = 5
"""How many cards of a themed deck come with what they speak of."""

DeckMaker = Callable[[Dice], list[str]]


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
        for word in words_of(spec, node)[:2]:
            fitting = [
                other.full_name
                for other in book.cards
                if other is not spec and is_meant(other, node, word) and other.full_name not in found
            ]
            if fitting:
                found.append(fitting[dice.below(len(fitting))])
    return found


# --- themes ----------------------------------------------------------------------------------


class Themes:
    """Random decks in which some cards meet what they speak of: names, classifications, songs, locations …

    In a large pool two cards that were made for each other would hardly ever be in one deck.
    """

    def __init__(self, book: CardBook) -> None:
        self.book = book
        self._speaking = [spec for spec in book.cards if spec.has_text]
        self._fitting: dict[tuple[ir.Test, ...], list[str]] = {}

    def deck(self, dice: Dice) -> list[str]:
        """A themed deck."""
        found: list[str] = []
        for _ in range(THEMES if self._speaking else 0):
            spec = self._speaking[dice.below(len(self._speaking))]
            for name in (spec.full_name, *self._friends(spec, dice)):
                found += [name] * (2 - found.count(name))
        rest = random_deck(self.book, dice)
        return (found + rest)[: len(rest)]

    def _friends(self, spec: CardSpec, dice: Dice) -> list[str]:
        """For each kind of card that the card speaks of, one that is it."""
        card = spec.card
        assert isinstance(card, ir.Card)
        found: list[str] = []
        for ability in card.abilities:
            for wanted in needs_of(card, ability).cast:
                fitting = self._who(wanted.where)
                if fitting:
                    found.append(fitting[dice.below(len(fitting))])
        return found[:4]

    def _who(self, where: tuple[ir.Test, ...]) -> list[str]:
        """The cards that pass; none if nearly every card does."""
        found = self._fitting.get(where)
        if found is None:
            found = [spec.full_name for spec in self.book.cards if passes(spec, where)]
            if 3 * len(found) > len(self.book.cards):
                found = []
            self._fitting[where] = found
        return found
