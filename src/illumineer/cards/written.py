"""Digests of what the cards of a database say, one line a card: its name, its English, its Spanish.

They stand beside the shipped database. A change of the grammar that words a card otherwise changes a digest, and so a
test sees it without the printed texts. `make cards` writes them with the database, `make digests` alone: do that after
a change of wording that is meant, and read which cards `git diff` names.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from illumineer import files, text
from illumineer.cards import library
from illumineer.cards.storage import Entry, load
from illumineer.errors import CardFileError


def beside(database: Path) -> Path:
    """Where the digests of a database stand."""
    return database.with_name("written.txt")


def digests(entries: Iterable[Entry]) -> str:
    """The digests of all playable cards, in their order."""
    return "".join(f"{_digest(entry, 'en')} {_digest(entry, 'es')} {entry.full_name}\n" for entry in entries)


def _digest(entry: Entry, language: str) -> str:
    if entry.unplayable:
        return "-" * 8
    said = "\n".join(text.write_card(entry.card, language, entry.surface))
    return hashlib.blake2b(said.encode(), digest_size=4).hexdigest()


def renew(database: Path | None = None) -> None:
    """Write the digests of a database beside it; of the shipped one if none is named."""
    path = database or library.SHIPPED
    stored = load(path)
    files.write(beside(path), digests(stored.entry(i) for i in range(len(stored))), CardFileError)


if __name__ == "__main__":
    renew()
