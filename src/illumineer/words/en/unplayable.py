"""Why the text of a card cannot be played; a database keeps the English sentence."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unread": "paragraph {paragraph} of its text cannot be read from word {word} on",
    "ambiguous": "paragraph {paragraph} of its text can be read in several ways",
    "differs": "its text does not come back as it is printed",
    "other": "{what}",
}
