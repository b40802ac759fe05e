"""Words and trees: card text is read into the IR, and the IR is written in English and Spanish.

normalise → parse → bind → tree, and write back.  The grammar is in `grammar/`, family by family, each rule with its
English, its Spanish and its meaning side by side; `kernel`, `patterns`, `parse` and `write` know no word of the game.
"""

from illumineer.text.card import (
    Paragraph,
    Printed,
    Reading,
    explained_on,
    read_card,
    read_paragraph,
    write_ability,
    write_card,
)
from illumineer.text.explained import NOTHING, Explained, explained_by
from illumineer.text.normalise import EQUIVALENCES, normalise
from illumineer.text.outcome import Declined
from illumineer.text.remind import words_of

__all__ = [
    "EQUIVALENCES",
    "NOTHING",
    "Declined",
    "Explained",
    "Paragraph",
    "Printed",
    "Reading",
    "explained_by",
    "explained_on",
    "normalise",
    "read_card",
    "read_paragraph",
    "words_of",
    "write_ability",
    "write_card",
]
