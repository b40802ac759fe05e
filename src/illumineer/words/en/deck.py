"""`illumineer deck`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "file": "a deck list as the usual sites write it: lines like “4 Name - Version”; - is standard input",
    "format": "the format (default core)",
    "date": "the day on which it is to be played, as 2026-01-31 (default: today)",
    "unplayable": "{card} cannot be played here yet: {why}",
    "legal": "legal in {format} on {date}",
    "not_legal": "not legal in {format} on {date}",
}
