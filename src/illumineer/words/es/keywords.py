"""The keywords, by the name of the word (`vocab.Keyword`), from their records.

"full_…": the name, in Spanish with the English one behind it; "ability_…": what it is called where it does something.
"""

from __future__ import annotations

from typing import Final

from illumineer.keywords import RECORDS
from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    **{each.keyword.name: each.told for each in RECORDS},
    **{f"full_{each.keyword.name}": each.in_full for each in RECORDS},
    **{f"ability_{each.keyword.name}": each.ability or f"la habilidad {each.es}" for each in RECORDS},
    "with_number": "{keyword} {n}",
}
