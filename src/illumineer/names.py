"""Names of cards as people write them: any case, with or without accents, whatever quotes and dashes.

`folded` is for a name by itself; `plain` for a text with names in it, in which words and numbers stay apart.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from typing import Final

_TYPED: Final = (("\u2019", "'"), ("\u2018", "'"), ("\u2013", "-"), ("\u2014", "-"))
"""Quotes and dashes as they are printed, and as they are typed."""


def full_name(name: str, version: str) -> str:
    return f"{name} - {version}" if version else name


def plain(text: str) -> str:
    """Return a text as people type it: small letters without accents, straight quotes, hyphens, single spaces."""
    for old, new in _TYPED:
        text = text.replace(old, new)
    return " ".join("".join(sign for sign in _letters(text) if not unicodedata.combining(sign)).split())


def folded(name: str) -> str:
    """What is compared: small letters and digits, nothing else; "&" is "and"."""
    return "".join(filter(str.isalnum, _letters(name.replace("&", " and "))))


def _letters(text: str) -> str:
    """The text in small letters, each accent a sign of its own behind its letter."""
    return unicodedata.normalize("NFKD", text.casefold())


def nearest(name: str, names: Iterable[str], most: int = 3, enough: float = 0.6) -> list[str]:
    """The names that come closest to what was written, best first; 1 is the same, 0 nothing alike.

    A part of the name before or after the dash counts as well as the whole.
    """
    wanted = folded(name)
    if not wanted:
        return []
    scores: list[tuple[float, str]] = []
    matcher = difflib.SequenceMatcher(autojunk=False)
    matcher.set_seq2(wanted)
    for each in names:
        best = 0.0
        for weight, part in _parts(each):
            matcher.set_seq1(folded(part))
            wanted_score = max(best, enough) / weight
            if matcher.real_quick_ratio() > wanted_score and matcher.quick_ratio() > wanted_score:
                best = max(best, weight * matcher.ratio())
        if best > enough:
            scores.append((-best, each))
    return [each for _, each in sorted(scores)[:most]]


def is_misspelt(name: str, right: str) -> bool:
    """Whether a name is so close to the right one that it must have been meant: one or two letters apart."""
    one, other = folded(name), folded(right)
    return _apart(one, other) <= (2 if len(other) > 7 else 1)


def _apart(one: str, other: str) -> int:
    """How many letters have to be put in, left out or changed to make one word of the other."""
    before = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (a != b)))
        before = row
    return before[-1]


def _parts(name: str) -> list[tuple[float, str]]:
    first, dash, second = name.partition(" - ")
    return [(1.0, name), (0.98, first), (0.95, second)] if dash else [(1.0, name)]
