"""Deck lists as people paste them from the usual sites, and what is wrong with them.

    # Amber and Steel
    Characters (24)
    4 Elsa - Spirit of Winter
    4x Elsa – Spirit of Winter (1) 042

    Sideboard
    2 Elsa - Spirit of Winter

Each line is a number of copies and a card, in any case, with whatever quotes and dashes, with or without
the set and number of a printing.  Blank lines, comments and headings are passed over.  Cards under a heading such as
"Sideboard" or "Maybeboard" are not in the deck: they are counted, and the list says where they stood.

The text may come from anybody: its size, its lines, its cards and the lines that name none are bounded.
"""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from illumineer import ir
from illumineer.cards import deck_lines
from illumineer.cards.formats import Format, not_allowed, problems
from illumineer.cards.library import Library
from illumineer.cards.storage import Entry
from illumineer.errors import DeckError
from illumineer.messages import Arg, Message
from illumineer.names import nearest
from illumineer.words import foreign

LARGEST: Final = 200_000
"""Bytes of a file, and letters of a text.  A list that is longer is something else."""

_MOST_LINES: Final = 2_000
_MOST_CARDS: Final = 999
"""Copies in a line, and cards in a deck: no game could hold more."""

_MOST_ERRORS: Final = 20
_MOST_TITLES: Final = 100
"""Lines that are neither a card nor a heading; each is compared with the names of all cards."""

_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


@dataclass(frozen=True, slots=True)
class DeckLine:
    """So many copies of a card, and where that stands."""

    line: int
    copies: int
    full_name: str


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Cards that are in the list and not in the deck: under "Sideboard", "Maybeboard" or the like."""

    line: int
    """Where the heading stands."""
    heading: str
    """As it is written, without numbers and signs."""
    copies: int
    """How many cards stand under it; whether there are such cards is not asked."""

    @property
    def message(self) -> Message:
        return Message("decks.left_out", {"n": self.copies, "heading": self.heading, "line": self.line})

    def to_json(self) -> dict[str, Any]:
        return {"line": self.line, "heading": self.heading, "cards": self.copies}


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck list that has been read."""

    where: str
    lines: tuple[DeckLine, ...]
    left_out: tuple[LeftOut, ...] = ()

    @property
    def names(self) -> list[str]:
        """Every card, once for each copy."""
        return [line.full_name for line in self.lines for _ in range(line.copies)]

    def __len__(self) -> int:
        return sum(line.copies for line in self.lines)


def read_deck_file(path: str | Path, library: Library) -> DeckList:
    """The deck list in a file; DeckError names the lines that cannot be read."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise DeckError("decks.unreadable", file=str(path), why=foreign.system(error)) from None
    return read_deck_bytes(data, library, str(path))


def read_deck_bytes(data: bytes, library: Library, where: str) -> DeckList:
    """The deck list in the bytes of a file: UTF-8, or UTF-16 with the mark that says so."""
    if len(data) > LARGEST:
        raise DeckError("decks.too_large", where=where, most=LARGEST)
    encoding = "utf-16" if data.startswith(_UTF_16) else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise DeckError("decks.not_utf8", where=where, n=error.start) from None
    if "\0" in text:  # UTF-16 without a mark, UTF-32, or no text at all
        raise DeckError("decks.not_utf8", where=where, n=data.index(0))
    return read_deck(text, library, where)


def read_deck(text: str, library: Library, where: str = "") -> DeckList:
    """The deck list in a text; DeckError names the lines that cannot be read, with the nearest names."""
    called: Arg = where or Message("decks.the_deck")
    deck, errors = read_lines(text, library, where)
    if errors:
        raise DeckError("decks.wrong_lines", where=called, problems=errors)
    if not deck.lines:
        none = Message("decks.no_cards")
        raise DeckError("decks.wrong_lines", where=called, problems=[none, *(each.message for each in deck.left_out)])
    if len(deck) > _MOST_CARDS:
        raise DeckError("decks.too_many", where=called, n=len(deck), most=_MOST_CARDS)
    return deck


def read_lines(text: str, library: Library, where: str = "") -> tuple[DeckList, list[Message]]:
    """What can be read of a list, and what is wrong with it, most of it with its line ("decks.at_line").

    DeckError if it is no list at all, or too much.
    """
    called: Arg = where or Message("decks.the_deck")
    if len(text) > LARGEST:
        raise DeckError("decks.too_long", where=called, n=len(text), most=LARGEST)
    lines = text.replace("\ufeff", "").splitlines()
    if len(lines) > _MOST_LINES:
        raise DeckError("decks.too_many_lines", where=called, n=len(lines), most=_MOST_LINES)
    reading = _Reading(library)
    for n, line in enumerate(lines, start=1):
        reading.read(n, line)
        if len(reading.errors) == _MOST_ERRORS:
            reading.errors.append(Message("decks.perhaps_more"))
            break
        if reading.titles > _MOST_TITLES:
            raise DeckError("decks.no_list", where=called, most=_MOST_TITLES)
    if reading.unknown:
        reading.errors.append(Message("decks.newer_set"))
    return DeckList(where, tuple(reading.found), reading.left_out()), reading.errors


class _Reading:
    """A list that is being read, line by line."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.found: list[DeckLine] = []
        self.errors: list[Message] = []
        self.unknown = False
        """Whether a line may name a card of a set that has not been imported yet."""
        self.titles = 0
        """Lines that are neither a card nor a heading."""
        self._under: tuple[int, str] | None = None  # the line and the heading of cards that are left out
        self._tags: dict[str, tuple[int, str]] = {}  # the same for headings that stand in the lines of cards
        self._out: dict[tuple[int, str], int] = {}  # how many cards stand under each

    def left_out(self) -> tuple[LeftOut, ...]:
        """The headings under which there are cards, from the top."""
        return tuple(LeftOut(line, heading, n) for (line, heading), n in sorted(self._out.items()))

    def read(self, n: int, line: str) -> None:
        """Read the next line."""
        line = line.strip()
        if len(line) > deck_lines.MOST_LETTERS:
            if not deck_lines.is_comment(line):
                blanks = {"n": len(line), "most": deck_lines.MOST_LETTERS}
                self._wrong(n, Message("decks.long_line", blanks))
            return
        content = deck_lines.without_comment(line)
        if not content or self._headed(n, content) or deck_lines.is_comment(content):
            return
        tag, content = deck_lines.tagged(content)
        under = self._tags.setdefault(tag, (n, tag)) if tag else self._under
        if under is None:
            self._card(n, content)
        else:
            self._leave_out(under, content)

    def _headed(self, n: int, content: str) -> bool:
        """Whether the line is a heading that says whether the cards below it are in the deck."""
        heading = deck_lines.left_out(content)
        if heading and self.library.look_up(content) is None:
            self._under = n, heading
            return True
        if deck_lines.begins_the_deck(content):
            self._under = None
            return True
        return False

    def _leave_out(self, under: tuple[int, str], content: str) -> None:
        look_up = self.library.look_up
        copies, rest = deck_lines.counted(content, look_up)
        if deck_lines.is_heading(rest) or (copies is None and deck_lines.card(rest, look_up) is None):
            return
        self._out[under] = self._out.get(under, 0) + (1 if copies is None else copies)

    def _card(self, n: int, content: str) -> None:
        copies, rest = deck_lines.counted(content, self.library.look_up)
        name = deck_lines.card(rest, self.library.look_up)
        if name is not None:
            if copies is None or 1 <= copies <= _MOST_CARDS:
                self.found.append(DeckLine(n, 1 if copies is None else copies, name))
            else:
                self._wrong(n, Message("decks.copies", {"card": name, "most": _MOST_CARDS}))
        elif not deck_lines.is_heading(rest):
            if copies is not None:
                self._wrong(n, self._no_card(rest))
            elif near := nearest(rest, self.library.names, enough=_ALMOST):
                self._wrong(n, Message("cards.no_card_near", {"name": rest, "near": near}))
            else:
                self.titles += 1

    def _no_card(self, written: str) -> Message:
        bare = deck_lines.bare(written)
        versions = self.library.versions(bare)
        if versions:
            self.unknown = True
            return Message("decks.version", {"name": bare, "versions": versions})
        near = self.library.nearest(bare)
        self.unknown = self.unknown or not near
        return Message("cards.no_card_near" if near else "cards.no_card", {"name": written, "near": near})

    def _wrong(self, n: int, what: Message) -> None:
        self.errors.append(Message("decks.at_line", {"line": n, "what": what}))


_ALMOST: Final = 0.85
"""A line without a number that comes this near to a name is a mistake, not a title."""


# --- formats ---------------------------------------------------------------------------------


def check_deck(deck: DeckList, library: Library, format: Format, date: str, edition: str) -> list[Message]:
    """Everything that keeps a list from being a deck of the format on that day, with line and rule."""
    lines: dict[str, list[int]] = {}
    for line in deck.lines:
        lines.setdefault(line.full_name, []).append(line.line)
    found = problems(lambda name: _printed(library[name]), deck.names, format, edition)
    for name in lines:
        reason = not_allowed(name, library[name].facts, format, date, edition)
        if reason is not None:
            found.append((name, reason))
    found.sort(key=lambda each: lines.get(each[0], [0]))
    return [_at(lines[name], what) if name else what for name, what in found]


def _printed(entry: Entry) -> ir.Card:
    """The card, with its abilities if one of them is about the decks it may be in."""
    return entry.card if '"DeckInks"' in entry.tree else entry.plain


def _at(lines: list[int], what: Message) -> Message:
    if len(lines) == 1:
        return Message("decks.at_line", {"line": lines[0], "what": what})
    return Message("decks.at_lines", {"lines": lines, "what": what})

