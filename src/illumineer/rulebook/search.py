"""Full text: which rules speak of some words, in either language, best first.  Case and accents make no difference."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import log

from illumineer.cr import CR, own_number
from illumineer.rulebook.index import rules, section_of
from illumineer.words import LANGUAGES

_WORD = re.compile(r"[a-z0-9]+")


def plain(text: str) -> str:
    """Without case and accents, letter for letter: what is found there stands at the same place in the text."""
    return "".join(_plain_letter(letter) for letter in text)


@cache
def _plain_letter(letter: str) -> str:
    return unicodedata.normalize("NFD", letter.lower())[0]


def words_of(text: str) -> list[str]:
    return _WORD.findall(plain(text))


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that was found, and the languages in which its wording has the words."""

    symbol: CR
    score: float
    langs: tuple[str, ...]


def search(wanted: str, edition: str) -> list[Hit]:
    """The rules that have all of the words, the best first; if there are none, those that have most of them.

    A word is also found as the beginning of a longer one.  Rare words count for more than frequent ones, whole words
    for more than beginnings, words in the wanted order and in the title of the section for more than others.
    """
    asked = list(dict.fromkeys(words_of(wanted)))
    if not asked:
        return []
    pages = _pages(edition)
    rare = {word: _rarity(word, pages.values()) for word in asked}
    hits: list[tuple[int, Hit]] = []
    for symbol, page in pages.items():
        found = {lang: _matched(asked, words) for lang, words in page.items()}
        most = max(len(each) for each in found.values())
        if most:
            langs = tuple(lang for lang, each in found.items() if len(each) == most)
            score = max(_score(asked, found[lang], page[lang], rare) for lang in langs)
            title = section_of(symbol, edition)
            if title and found_in(asked, title.en, title.es):
                score *= 1.5
            if own_number(symbol, edition) is None:
                score *= 0.5
            hits.append((most, Hit(symbol, round(score, 4), langs)))
    best = max((most for most, _ in hits), default=0)
    return sorted((hit for most, hit in hits if most == best), key=lambda hit: (-hit.score, hit.symbol))


def found_in(asked: Iterable[str], *titles: str) -> bool:
    """Whether one of the titles has all of the words, each at least as the beginning of a word."""
    return any(all(any(own.startswith(word) for own in words_of(title)) for word in asked) for title in titles)


def places(asked: Iterable[str], text: str) -> list[tuple[int, int]]:
    """Where the words stand in a text: begin and end of each word that one of them is, or begins."""
    words = tuple(asked)
    return [match.span() for match in _WORD.finditer(plain(text)) if match.group().startswith(words)]


def every_word(edition: str) -> set[str]:
    """All words of the rulebook, in both languages."""
    return {word for page in _pages(edition).values() for words in page.values() for word in words}


@cache
def _pages(edition: str) -> dict[CR, dict[str, list[str]]]:
    return {
        symbol: {lang: words_of(rule.wording(edition).told(lang)) for lang in LANGUAGES}
        for symbol, rule in rules().items()
    }


def _rarity(word: str, pages: Iterable[dict[str, list[str]]]) -> float:
    every = [words for page in pages for words in page.values()]
    having = sum(any(own.startswith(word) for own in words) for words in every)
    return log(1 + len(every) / (1 + having))


def _matched(asked: list[str], words: list[str]) -> dict[str, bool]:
    """Of the words that are there: whether as a whole word."""
    found = {}
    for word in asked:
        if word in words:
            found[word] = True
        elif any(own.startswith(word) for own in words):
            found[word] = False
    return found


def _score(asked: list[str], found: dict[str, bool], words: list[str], rare: dict[str, float]) -> float:
    score = sum(rare[word] * (1.0 if whole else 0.6) for word, whole in found.items())
    if len(asked) > 1 and " ".join(asked) in " ".join(words):
        score *= 2
    return score / log(8 + len(words))
