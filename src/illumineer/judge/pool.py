"""Where the cards of a scenario come from: the card database, a card file, or the scenario itself.

A card is looked for by its full name.  Three things can come of it: the card, why it cannot be played,
or nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from illumineer import ir
from illumineer.cards.books import FILLER, PLAIN
from illumineer.cards.library import Library, open_library
from illumineer.cards.lorcanajson import CardFile, UniqueCard, read_file
from illumineer.cards.reading import check, explained
from illumineer.compile.book import CardBook
from illumineer.messages import Message
from illumineer.names import folded, nearest
from illumineer.text import Declined, Explained, Printed, read_card


@dataclass(frozen=True, slots=True)
class Unplayable:
    """A card that exists, but whose text could not be compiled: why, as a text or as a message."""

    reason: str | Message


Lookup = Callable[[str], ir.Card | Unplayable | None]
"""Full name, in any spelling -> the card; always the same one."""

_BOOKS: Final = 64
"""Card books that a pool keeps: those of the last scenarios, which are often asked about again."""


class Pool:
    """Cards by name; everything else is found out from the names."""

    def __init__(
        self,
        find: Lookup,
        full_names: Callable[[], Iterable[str]],
        sets: Iterable[str] = (),
        places: Iterable[str | Message] = (),
    ) -> None:
        """`places` is where the cards are from, as it is told to somebody who misses one."""
        self.find = find
        self.places = list(places) or [Message("scenario.given_cards")]
        self._full_names = full_names
        self._near: dict[str, list[str]] = {}
        self._books: OrderedDict[tuple[str, ...], CardBook] = OrderedDict()
        self.sets = frozenset(folded(code) for code in sets)

    @classmethod
    def of(cls, cards: Iterable[ir.Card]) -> Pool:
        """Just these cards."""
        found = {folded(card.full_name): card for card in cards}
        return cls(lambda name: found.get(folded(name)), lambda: [card.full_name for card in found.values()])

    @classmethod
    def of_library(cls, library: Library) -> Pool:
        """The cards of a database."""

        def find(name: str) -> ir.Card | Unplayable | None:
            known = library.look_up(name)
            if known is None:
                return None
            entry = library[known]
            return Unplayable(entry.why_unplayable) if entry.unplayable else entry.card

        where = Message("scenario.database", {"n": len(library)})
        return cls(find, lambda: library.names, library.sets, [where])

    @classmethod
    def of_file(cls, file: CardFile, name: str = "") -> Pool:
        """The cards of a card file of that name, each compiled when it is asked for."""
        printed: dict[str, UniqueCard] = {}
        for card in (*file.quest, *file.main):  # of two with one name, the main set's
            printed[folded(card.full_name)] = card
        read: dict[str, ir.Card | Unplayable] = {}
        known: list[Explained] = []  # the coined keywords of the file, once they are needed
        for unread in file.unread:
            if folded(unread.full_name) not in printed:
                read[folded(unread.full_name)] = Unplayable(unread.why)

        def find(name: str) -> ir.Card | Unplayable | None:
            key = folded(name)
            if key not in read:
                if key not in printed:
                    return None
                if not known:
                    known.append(explained(printed.values()))
                read[key] = proved(printed[key], known[0])
            return read[key]

        return cls(find, lambda: [card.full_name for card in printed.values()], file.filled, [name] if name else ())

    def over(self, other: Pool) -> Pool:
        """This pool, and behind it the other one."""

        def find(name: str) -> ir.Card | Unplayable | None:
            found = self.find(name)
            return found if found is not None else other.find(name)

        pool = Pool(
            find, lambda: [*self._full_names(), *other._full_names()], places=[*self.places, *other.places]
        )
        pool.sets = self.sets | other.sets
        pool.names = self.names | other.names
        return pool

    def with_cards(self, cards: Mapping[str, ir.Card | Unplayable]) -> Pool:
        """The same pool with a few cards in front, by full name."""
        front = {folded(name): card for name, card in cards.items()}
        if not cards:
            return self
        where = Message("scenario.invented_cards")
        return Pool(lambda name: front.get(folded(name)), lambda: list(cards), places=[where]).over(self)

    @cached_property
    def names(self) -> frozenset[str]:
        """Every name that a player can name (5.2.6)."""
        return frozenset(name.partition(" - ")[0] for name in self._full_names())

    def book(self, found: Mapping[str, ir.Card]) -> CardBook:
        """The cards that were found under these names, and the filler, compiled; CardError if they cannot be."""
        key = tuple(found)
        book = self._books.pop(key, None)
        if book is None:
            cards = {card.full_name: card for card in (self.filler(), *found.values())}
            book = CardBook(cards.values(), self.names)
        self._books[key] = book
        if len(self._books) > _BOOKS:
            self._books.popitem(last=False)
        return book

    def versions(self, name: str) -> list[str]:
        """The full names of all cards with that name, versions aside."""
        wanted = folded(name)
        return list(dict.fromkeys(each for each in self._full_names() if folded(each.partition(" - ")[0]) == wanted))

    def nearest(self, name: str) -> list[str]:
        """The names that come closest to one that nobody has."""
        if name not in self._near:
            self._near[name] = nearest(name, self._full_names(), 2)
        return self._near[name]

    def has(self, what: str) -> bool:
        """Whether what a scenario requires is there: "set15" are the cards of that set."""
        return folded(what).removeprefix("set") in self.sets

    def filler(self) -> ir.Card:
        """A plain inkable character: a card that must not matter."""
        found = self.find(FILLER)
        return found if isinstance(found, ir.Card) and not found.abilities else PLAIN


def shipped() -> Pool:
    """The card database in use."""
    return Pool.of_library(open_library())


def from_file(path: str | Path) -> Pool:
    """A card file in front of the database."""
    return Pool.of_file(read_file(path), str(path)).over(shipped())


def proved(card: UniqueCard, known: Explained) -> ir.Card | Unplayable:
    """The card of a file, by the test that the database puts it to."""
    checked = check(card, spanish=False, explained=known)
    if checked.card is not None:
        return checked.card
    declined = checked.read.declined
    return Unplayable(_said(declined) if declined is not None else checked.unplayable or "")


def compiled(printed: Printed, known: Explained) -> ir.Card | Unplayable:
    """The card that the printed text of an invented card makes; `known` are the coined keywords of the others."""
    reading = read_card(printed, known)
    if reading.card is not None:
        return reading.card
    assert reading.declined is not None
    return Unplayable(_said(reading.declined))


def _said(declined: Declined) -> Message:
    """What could not be read, and from where on."""
    return Message("judge.text_declined", {"text": declined.text, "reason": declined.reason})
