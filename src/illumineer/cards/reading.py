"""Card by card: read the text, try the tree, write it back; the proof that nothing was lost.

A card counts as compiled, and can be played, when its text is read into one tree, the card book takes that tree, and
the tree is written back as the card is printed (`Checked.card`): for coverage, the database, card files and pools.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from illumineer import ir, text
from illumineer.cards.lorcanajson import UniqueCard
from illumineer.cards.storage import Surface
from illumineer.compile.book import CardBook
from illumineer.errors import IllumineerError
from illumineer.messages import Message
from illumineer.text.write import Unwritable

COMPILED, DECLINED, AMBIGUOUS = "compiled", "declined", "ambiguous"


@dataclass(frozen=True, slots=True)
class ReadCard:
    """What became of a card's text."""

    source: UniqueCard
    card: ir.Card | None  # None unless compiled
    surface: Surface = ()
    normal: tuple[str, ...] = ()  # what was read, normalised: with the reminder texts that count
    declined: text.Declined | None = None  # where the reading failed, if it did
    refused: Message | None = None  # what the card book has against the tree

    @property
    def status(self) -> str:
        if self.declined is not None and self.declined.ambiguous:
            return AMBIGUOUS
        return COMPILED if self.card is not None else DECLINED

    @property
    def reason(self) -> Message | None:
        """Why it is not compiled; None if it is."""
        return self.declined.reason if self.declined is not None else self.refused


def read_unique(source: UniqueCard, explained: text.Explained = text.NOTHING) -> ReadCard:
    """Read what is printed on a card."""
    reading = text.read_card(source.printed, explained)
    if reading.card is None:
        return ReadCard(source, None, declined=reading.declined)
    try:
        CardBook([reading.card])
    except IllumineerError as error:
        return ReadCard(source, None, refused=error.message)
    return ReadCard(source, reading.card, reading.surface, reading.normal)


# --- written back ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Checked:
    """A card read, and written back in both languages."""

    read: ReadCard
    printed: tuple[str, ...]  # what stands on the card, normalised: without the reminder texts of known words
    english: tuple[str, ...] = ()  # the same from the tree
    spanish: tuple[str, ...] = ()

    @property
    def card(self) -> ir.Card | None:
        """The card, if it can be played."""
        return self.read.card if self.identical else None

    @property
    def status(self) -> str:
        return DECLINED if self.read.card is not None and not self.identical else self.read.status

    @property
    def unplayable(self) -> Message | None:
        """Why it cannot be played; None if it can."""
        return None if self.identical else self.read.reason or Message("unplayable.differs")

    @property
    def identical(self) -> bool:
        return self.read.status == COMPILED and self.english == self.printed

    @property
    def in_spanish(self) -> bool:
        return self.read.status == COMPILED and len(self.spanish) == len(self.printed) and all(self.spanish)


def printed_text(paragraph: text.Paragraph) -> str:
    """A paragraph as it stands on the card, the story name in capitals."""
    return f"{paragraph.name.upper()} {paragraph.text}".strip()


def check(source: UniqueCard, spanish: bool = True, explained: text.Explained = text.NOTHING) -> Checked:
    """Read a card, and write it back; in Spanish only if that is asked for."""
    read = read_unique(source, explained)
    if read.card is None:
        return Checked(read, tuple(text.normalise(printed_text(paragraph)) for paragraph in source.printed.paragraphs))
    english = tuple(text.normalise(each, reminders=True) for each in _written(read.card, "en", read.surface))
    return Checked(read, read.normal, english, _written(read.card, "es", read.surface) if spanish else ())


def _written(card: ir.Card, language: str, surface: Surface) -> tuple[str, ...]:
    """The paragraphs of a card; none if a part of the tree has no words in that language."""
    try:
        return text.write_card(card, language, surface)
    except Unwritable:
        return ()


Run = Callable[[Callable[[UniqueCard], Checked], Iterable[UniqueCard]], Iterator[Checked]]
"""How work is spread: `map`, or something that does the same with several processes."""


def check_all(cards: Iterable[UniqueCard], run: Run = map) -> Iterator[Checked]:
    """Every card, checked, in the order given; what one says of a coined keyword counts for the others."""
    every = list(cards)
    return run(partial(check, explained=explained(every)), every)


def explained(cards: Iterable[UniqueCard]) -> text.Explained:
    """The coined keywords that the cards explain."""
    found = text.NOTHING
    for card in cards:
        own = text.explained_on(card.printed)
        if own:
            found = found.joined(own)
    return found
