"""Deck lists as people paste them from the usual sites, and what is wrong with them.

    # Amber and Steel
    Characters (24)
    4 Elsa - Spirit of Winter
    4x Elsa – Spirit of Winter (1) 042

Each line is a number of copies and a card, in any case, with whatever quotes and dashes, with or without
the set and number of a printing.  Blank lines, comments and headings are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from illumineer import ir
from illumineer.cards.formats import Format, not_allowed, problems
from illumineer.cards.library import Library
from illumineer.cards.storage import Entry
from illumineer.errors import DeckError
from illumineer.messages import Arg, Message
from illumineer.names import nearest
from illumineer.words import foreign

_LARGEST = 200_000
"""Bytes.  A list that is longer is something else."""

_MOST_COPIES = 999
_MOST_ERRORS = 20

_COMMENT = re.compile(r"^\s*(?:#|//|;).*$|\s+(?:#|//)\s.*$")
_COUNT_BEFORE = re.compile(
    r"""[(\[]?(\d+)[)\]]?\s*(?:[x×*]\s+|[x×*](?=[A-Z])|,|(?<=\s)|(?<=[)\]]))\s*(?=\S)
      | [x×*](\d+)\s+(?=\S)""",
    re.VERBOSE,
)
_COUNT_AFTER = re.compile(r"\s+(?:[x×]\s*(\d+)|\((\d+)\)|\[(\d+)\])$")
_SUFFIX = re.compile(
    r"""\s*(?:
        [(\[][^()\[\]]*[)\]]                # (1), [TFC 42], (42/204 • EN • 1)
      | \#?\d+\s*/\s*\w+(?:\s*•.*)?         # 42/204
      | (?:[A-Z]{1,3}\d*|\d+)-\d+[a-z]?     # 1-042, TFC-42
      | \#?\d+[a-z]?                        # 042
      | \*?\s*(?:foil|cold\sfoil|enchanted|promo|F)\s*\*
      | foil | enchanted
    )$""",
    re.VERBOSE | re.IGNORECASE,
)

_HEADING = re.compile(
    r"""\W*(?:total|main|deck|deck\s?list|cards?|characters?|actions?|songs?|items?|locations?|inks?|(?:un)?inkable
      | amber|amethyst|emerald|ruby|sapphire|steel|[\s\W\d])+\W*$""",
    re.VERBOSE | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class DeckLine:
    """So many copies of a card, and where that stands."""

    line: int
    copies: int
    full_name: str


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck list that has been read."""

    where: str
    lines: tuple[DeckLine, ...]

    @property
    def names(self) -> list[str]:
        """Every card, once for each copy."""
        return [line.full_name for line in self.lines for _ in range(line.copies)]

    def __len__(self) -> int:
        return sum(line.copies for line in self.lines)


def read_deck_file(path: str | Path, library: Library) -> DeckList:
    """The deck list in a file; DeckError names the lines that cannot be read."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise DeckError("decks.unreadable", file=str(path), why=foreign.system(error)) from None
    if len(data) > _LARGEST:
        raise DeckError("decks.too_large", file=str(path), n=len(data))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DeckError("decks.not_utf8", file=str(path), n=error.start) from None
    return read_deck(text, library, str(path))


def read_deck(text: str, library: Library, where: str = "") -> DeckList:
    """The deck list in a text; DeckError names the lines that cannot be read, with the nearest names."""
    found: list[DeckLine] = []
    errors: list[Message] = []
    unknown = False
    called: Arg = where or Message("decks.the_deck")
    for n, line in enumerate(text.splitlines(), start=1):
        if len(errors) == _MOST_ERRORS:
            errors.append(Message("decks.perhaps_more"))
            break
        content = _COMMENT.sub("", line.replace("\ufeff", "")).strip()
        if not content:
            continue
        read = _line(content, library)
        if isinstance(read, Message):
            unknown = unknown or read.key in _UNKNOWN
            errors.append(Message("decks.at_line", {"line": n, "what": read}))
        elif read is not None:
            found.append(DeckLine(n, *read))
    if unknown:
        errors.append(Message("decks.newer_set"))
    if errors:
        raise DeckError("decks.wrong_lines", where=called, problems=errors)
    if not found:
        raise DeckError("decks.no_cards", where=called)
    return DeckList(where, tuple(found))


def _line(content: str, library: Library) -> tuple[int, str] | Message | None:
    """Copies and full name; or what is wrong; or None for a heading."""
    copies, rest = _count(content, library.look_up)
    name = _card(rest, library.look_up)
    if name is None:
        if _HEADING.match(rest):
            return None
        if copies is None:
            near = nearest(rest, library.names, enough=_ALMOST)
            return Message("cards.no_card_near", {"name": rest, "near": near}) if near else None
        return _unknown(rest, library)
    if copies is None:
        return 1, name
    if not 1 <= copies <= _MOST_COPIES:
        return Message("decks.copies", {"card": name, "most": _MOST_COPIES})
    return copies, name


_UNKNOWN = ("cards.no_card", "decks.version")
"""What is wrong with a line that may name a card of a set that has not been imported yet."""

_ALMOST = 0.85
"""A line without a number that comes this near to a name is a mistake, not a heading."""


def _count(content: str, look_up: Callable[[str], str | None]) -> tuple[int | None, str]:
    if look_up(content) is not None:
        return None, content
    match = _COUNT_BEFORE.match(content)
    if match:
        return _number(match[1] or match[2]), content[match.end() :]
    match = _COUNT_AFTER.search(content)
    if match and _card(content[: match.start()], look_up) is not None:
        return _number(match[1] or match[2] or match[3]), content[: match.start()]
    return None, content


def _number(digits: str) -> int:
    return int(digits) if len(digits) < 10 else _MOST_COPIES + 1


def _card(written: str, look_up: Callable[[str], str | None]) -> str | None:
    """The card that is meant: with the whole of what is written, or without what may follow a name."""
    while written:
        name = look_up(written)
        if name is not None:
            return name
        shorter = _SUFFIX.sub("", written)
        if shorter == written:
            return None
        written = shorter
    return None


def _unknown(written: str, library: Library) -> Message:
    bare = written
    while (shorter := _SUFFIX.sub("", bare)) and shorter != bare:
        bare = shorter
    versions = library.versions(bare)
    if versions:
        return Message("decks.version", {"name": bare, "versions": versions})
    near = library.nearest(bare)
    return Message("cards.no_card_near" if near else "cards.no_card", {"name": written, "near": near})


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

