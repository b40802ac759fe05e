"""`illumineer matrix`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Play many games between every two of these decks.",
    "decks": "deck lists, at least two",
    "too_few": "at least two decks are needed",
    "title": "{n} {n:pairing|pairings}",
    "faults": "{decks}: {n:,} {n:game|games} lost by a bot's fault: {fault}",
}
