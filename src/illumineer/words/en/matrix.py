"""`illumineer matrix`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Play many games between every two of these decks.",
    "decks": "deck lists, at least two",
    "too_few": "at least two decks are needed",
    "title": "{n} {n:pairing|pairings}",
    "heading": "How often the deck of a row wins against that of a column, with the 95 % interval",
    "against": "against",
    "mean": "mean",
    "cell": "{share:.1f} % ({low:.1f}–{high:.1f})",
    "mean_cell": "{share:.1f} %",
    "faults": "{decks}: {n:,} {n:game|games} lost by a bot's fault: {fault}",
}
