"""Words as they are compared: without case and accents, and by their root, whatever the ending.

A root is no word.  It is what the forms of a word have in common, in Spanish or in English: «destierra», «desterrado»
and «desterrar»; "banishes" and "banishing".
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import product
from typing import Final

WORD: Final = re.compile(r"[a-z0-9]+")

_FUNCTION_WORDS: Final = "a al de del el en ir la las lo los o que se un una y an and in is of or the to"
FUNCTION_WORDS: Final = frozenset(_FUNCTION_WORDS.split())
"""Words that say nothing by themselves."""

_SHORTEST: Final = 3
"""At least this many letters of a word are left."""

_PLAIN_ENDINGS: Final = """
s a e o as es os an en amos emos imos ar er ir ado ada ados adas ido ida idos idas ando iendo yendo
aba aban aron aste iera ieran ieron iese aria arian eria iria amiento amientos imiento imientos ing ed
"""
_WITH_PRONOUN: Final = product(("ar", "er", "ir", "ando", "iendo"), ("se", "lo", "la", "los", "las", "le", "les"))
_ENDINGS: Final = sorted((*_PLAIN_ENDINGS.split(), *map("".join, _WITH_PRONOUN)), key=len, reverse=True)
"""What follows a root: endings of verbs, plurals, nouns made of verbs.  The longest counts."""

_ALIKE: Final = (
    (re.compile(r"qu(?=[ei]|$)|z"), "c"),
    (re.compile(r"gu(?=[ei]|$)|j"), "g"),
    (re.compile(r"ie|i"), "e"),
    (re.compile(r"ue|u"), "o"),
)
"""What changes within Spanish verbs: jug-, jueg-; destierr-, desterr-; elij-, elig-, eleg-; reemplaz-, reemplac-."""


def plain(text: str) -> str:
    """Without case and accents, letter for letter: what is found there stands at the same place in the text."""
    return "".join(_plain_letter(letter) for letter in text)


@cache
def _plain_letter(letter: str) -> str:
    return unicodedata.normalize("NFD", letter.lower())[0]


def words_of(text: str) -> list[str]:
    """The words of a text, without case and accents."""
    return WORD.findall(plain(text))


@cache
def root(word: str) -> str:
    """The root of a word that is written without case and accents."""
    kept = f"{word[:-3]}y" if word.endswith(("ies", "ied")) else _without_ending(word)
    for pattern, letter in _ALIKE:
        kept = pattern.sub(letter, kept)
    return kept


def _without_ending(word: str) -> str:
    longest = len(word) - _SHORTEST
    return next((word[: -len(each)] for each in _ENDINGS if len(each) <= longest and word.endswith(each)), word)
