"""The card database in use: what the package ships, and over it what the user has imported.

    library = open_library()
    entry = library.find("elsa – spirit of winter")
    entry.card                      # the tree
    library.book(deck)              # a card book of these cards, to play with

Opening reads facts only; trees are decoded card by card, when they are asked for.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from illumineer.cards.facts import SetFacts
from illumineer.cards.storage import Entry, Stored, load, shape
from illumineer.errors import CardError, CardFileError
from illumineer.messages import Message
from illumineer.names import folded, nearest

if TYPE_CHECKING:
    from illumineer.compile.book import CardBook

DATA_VARIABLE = "ILLUMINEER_DATA"
"""The environment variable that says where the user's own data is kept."""

SHIPPED = Path(__file__).parent / "data" / "cards.jsonl"


def user_file() -> Path:
    """Where the cards that a user imports are kept: the XDG data directory, unless the variable says otherwise."""
    own, data = os.environ.get(DATA_VARIABLE), os.environ.get("XDG_DATA_HOME")
    return _user_file(own, data, os.path.expanduser("~"))


@lru_cache(maxsize=2)
def _user_file(own: str | None, data: str | None, home: str) -> Path:
    if own:
        return Path(own) / "cards.jsonl"
    return (Path(data) if data else Path(home) / ".local" / "share") / "illumineer" / "cards.jsonl"


def open_library() -> Library:
    """The database in use; CardFileError if a file of it cannot be read."""
    found = [load(SHIPPED)]
    user = load_user_file()
    if user is not None:
        found.append(user)
    return Library(found)


def shared_library() -> Library:
    """The database in use, opened once for all who only read it; anew after a user has imported cards."""
    path = user_file()
    try:
        stat = path.stat()
        changed = (stat.st_mtime_ns, stat.st_size)
    except OSError:
        changed = (0, 0)
    return _opened(path, changed)


@lru_cache(maxsize=2)
def _opened(path: Path, changed: tuple[int, int]) -> Library:
    return open_library()


def load_user_file() -> Stored | None:
    """What the user has imported, if anything."""
    path = user_file()
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError:
        pass  # reading it says what is wrong
    found = load(path)
    if found.shape != shape():
        raise CardFileError("database.other_version", file=str(path))
    return found


class Library:
    """All cards, by full name.  Of two files that have a card, the later one counts."""

    def __init__(self, files: list[Stored]) -> None:
        self.sets: dict[str, SetFacts] = {}
        self._places: dict[str, tuple[Stored, int]] = {}
        self._entries: dict[str, Entry] = {}
        self._folded: dict[str, str] = {}
        self._also: dict[str, str] = {}
        for file in files:
            self.sets |= file.sets
            self._also |= file.also
            for i, name in enumerate(file.names):
                self._places[name] = (file, i)

    # --- reading -----------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<Library of {len(self)} cards>"

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Entry]:
        return iter([self[name] for name in self._places])

    def __contains__(self, full_name: object) -> bool:
        return full_name in self._places

    def __getitem__(self, full_name: str) -> Entry:
        """The card with exactly that full name; KeyError if there is none."""
        entry = self._entries.get(full_name)
        if entry is None:
            file, index = self._places[full_name]
            entry = self._entries[full_name] = file.entry(index)
        return entry

    @property
    def names(self) -> list[str]:
        """Every full name, in the order of the database."""
        return list(self._places)

    def look_up(self, name: str) -> str | None:
        """The full name of the card that somebody means: any case, accents, quotes and dashes."""
        if name in self._places:
            return name
        if not self._folded:
            self._folded = {folded(other): each for other, each in self._also.items()}
            self._folded |= {folded(each): each for each in self._places}
        return self._folded.get(folded(name))

    def versions(self, name: str) -> list[str]:
        """The full names of all cards with that name, versions aside."""
        wanted = folded(name)
        return [each for each in self._places if folded(each.partition(" - ")[0]) == wanted]

    def find(self, name: str) -> Entry:
        """The card that somebody means; CardError with the nearest names if there is none.

        The name without the version is enough where only one card has it.
        """
        found = self.look_up(name)
        if found is None:
            versions = self.versions(name)
            if len(versions) > 1:
                raise CardError("cards.several", n=len(versions), name=name, versions=versions)
            if not versions:
                near = self.nearest(name)
                raise CardError("cards.no_card_near" if near else "cards.no_card", name=name, near=near)
            (found,) = versions
        return self[found]

    def nearest(self, name: str, most: int = 3) -> list[str]:
        """The full names that come closest to what was written."""
        return nearest(name, self._places, most)

    # --- playing -----------------------------------------------------------------------------

    def book(self, names: Iterable[str] | None = None) -> CardBook:
        """A card book of these cards (of every playable card if none are named), in the order of the database."""
        from illumineer.compile.book import CardBook

        return CardBook(entry.card for entry in self.playable(names))

    def playable(self, names: Iterable[str] | None = None) -> list[Entry]:
        """These cards (every playable card if none are named), in the order of the database.

        CardError says which of them cannot be played, and why.
        """
        if names is None:
            return [entry for entry in self if not entry.unplayable]
        wanted = {self.find(name).full_name for name in names}
        entries = [self[name] for name in self._places if name in wanted]
        unplayable = [entry for entry in entries if entry.unplayable]
        if unplayable:
            told = [
                Message("database.with_reason", {"card": entry.full_name, "why": entry.why_unplayable})
                for entry in unplayable
            ]
            raise CardError("database.not_playable_yet", cards=told)
        return entries
