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

from illumineer.cards.formats import Format, not_allowed, problems
from illumineer.cards.library import Library
from illumineer.cards.names import did_you_mean, nearest
from illumineer.errors import DeckError

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
        raise DeckError(f"{path}: {error.strerror or error}") from None
    if len(data) > _LARGEST:
        raise DeckError(f"{path}: {len(data):,} bytes are too many for a deck list")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DeckError(f"{path}: not a text file in UTF-8 (byte {error.start})") from None
    return read_deck(text, library, str(path))


def read_deck(text: str, library: Library, where: str = "the deck") -> DeckList:
    """The deck list in a text; DeckError names the lines that cannot be read, with the nearest names."""
    found: list[DeckLine] = []
    errors: list[str] = []
    for n, line in enumerate(text.splitlines(), start=1):
        if len(errors) == _MOST_ERRORS:
            errors.append("and perhaps more after these")
            break
        content = _COMMENT.sub("", line.replace("\ufeff", "")).strip()
        if not content:
            continue
        read = _line(content, library)
        if isinstance(read, str):
            errors.append(f"line {n}: {read}")
        elif read is not None:
            found.append(DeckLine(n, *read))
    if errors:
        raise DeckError(f"{where}: " + "\n  ".join(errors))
    if not found:
        raise DeckError(f"{where}: no cards are in it; lines like “4 Name - Version” were expected")
    return DeckList(where, tuple(found))


def _line(content: str, library: Library) -> tuple[int, str] | str | None:
    """Copies and full name; or what is wrong; or None for a heading."""
    copies, rest = _count(content, library.look_up)
    name = _card(rest, library.look_up)
    if name is None:
        if _HEADING.match(rest):
            return None
        if copies is None:
            near = nearest(rest, library.names, enough=_ALMOST)
            return f"there is no card called {rest!r}{did_you_mean(near)}" if near else None
        return _unknown(rest, library)
    if copies is None:
        return 1, name
    if not 1 <= copies <= _MOST_COPIES:
        return f"copies of {name}: a number from 1 to {_MOST_COPIES} was expected"
    return copies, name


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


def _unknown(written: str, library: Library) -> str:
    bare = written
    while (shorter := _SUFFIX.sub("", bare)) and shorter != bare:
        bare = shorter
    versions = library.versions(bare)
    if versions:
        return f"{bare!r} needs its version; there are {', '.join(versions)}"
    return f"there is no card called {written!r}{did_you_mean(library.nearest(bare))}"


# --- formats ---------------------------------------------------------------------------------


def check_deck(deck: DeckList, library: Library, format: Format, date: str, edition: str) -> list[str]:
    """Everything that keeps a list from being a deck of the format on that day, with line and rule."""
    lines: dict[str, list[int]] = {}
    for line in deck.lines:
        lines.setdefault(line.full_name, []).append(line.line)
    found = problems(lambda name: library[name].plain, deck.names, format, edition)
    for name in lines:
        reason = not_allowed(name, library[name].facts, format, date, edition)
        if reason:
            found.append((name, reason))
    found.sort(key=lambda each: lines.get(each[0], [0]))
    return [f"{_where(lines[name])}: {what}" if name else what for name, what in found]


def _where(lines: list[int]) -> str:
    return f"line{'s' if len(lines) > 1 else ''} {', '.join(map(str, lines))}"

