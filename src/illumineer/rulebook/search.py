"""Full text: which rules speak of some words, in either language, best first.

Case, accents and endings make no difference (`roots`), and what players call a thing is understood (`synonyms`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import log
from typing import Final

from illumineer.cr import CR, own_number
from illumineer.rulebook.index import rules, section_of
from illumineer.rulebook.roots import FUNCTION_WORDS, WORD, plain, root, words_of
from illumineer.rulebook.synonyms import synonyms
from illumineer.words import LANGUAGES

_WHOLE: Final = 1.0
_SAME_ROOT: Final = 0.8
_SYNONYM: Final = 0.7
_BEGINNING: Final = 0.6


@dataclass(frozen=True, slots=True)
class Term:
    """A word that is looked for, or several that mean one thing."""

    written: str
    word: str
    root: str
    meant: str = ""  # another word for it, as the rulebook writes it

    def told(self) -> str:
        """As it was written, with the word that it stands for."""
        return f"{self.written} ({self.meant})" if self.meant else self.written

    def found(self, page: Page) -> float:
        """How well a text has it: the whole word best, then another form of it, a synonym, a longer word; 0 if not."""
        if self.word in page.words:
            return _WHOLE
        if f" {self.root} " in page.roots:
            return _SAME_ROOT
        if self.meant and f" {_roots(words_of(self.meant))} " in page.roots:
            return _SYNONYM
        return _BEGINNING if f" {self.word}" in page.text else 0.0

    def is_said_by(self, word: str) -> bool:
        """Whether a word of a text is one that was looked for."""
        if word.startswith(self.word) or root(word) == self.root:
            return True
        return word not in FUNCTION_WORDS and root(word) in map(root, words_of(self.meant))


@dataclass(frozen=True, slots=True)
class Page:
    """A text as it is searched: its words, and all of them in order, as they are and by their roots."""

    words: frozenset[str]
    text: str
    roots: str
    first: str  # the first word that says something
    length: int


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that was found, the languages in which its wording has the words, and whether it has all of them."""

    symbol: CR
    score: float
    langs: tuple[str, ...]
    whole: bool


def terms_of(asked: str) -> tuple[Term, ...]:
    """What to look for, each once; words that say nothing are left out where there are others."""
    written = [asked[match.start() : match.end()] for match in WORD.finditer(plain(asked))]
    found: list[Term] = []
    at = 0
    while at < len(written):
        term, used = _term(written[at:])
        found.append(term)
        at += used
    saying = [term for term in found if term.word not in FUNCTION_WORDS]
    return tuple({term.word: term for term in saying or found}.values())


def _term(written: list[str]) -> tuple[Term, int]:
    """The term that the words begin with, and how many of them it is."""
    words = [plain(each) for each in written]
    for said, meant in synonyms().items():
        if tuple(map(root, words[: len(said)])) == said:
            n = len(said)
            return Term(" ".join(written[:n]), " ".join(words[:n]), _roots(words[:n]), meant), n
    return Term(written[0], words[0], root(words[0])), 1


def search(wanted: str, edition: str) -> list[Hit]:
    """The rules that have all of the words, the best first; if there are none, those that have most of them.

    Rare words count for more than frequent ones; words in the wanted order and in the title of the section for more
    than others, and so does a rule that begins with the rarest.
    """
    asked = terms_of(wanted)
    if not asked:
        return []
    pages = _pages(edition)
    quality = {
        (symbol, lang): [term.found(text) for term in asked]
        for symbol, page in pages.items()
        for lang, text in page.items()
    }
    having = [sum(found[i] > 0 for found in quality.values()) for i in range(len(asked))]
    rare = [log(1 + len(quality) / (1 + n)) for n in having]
    words = words_of(wanted)
    hits: list[tuple[int, Hit]] = []
    for symbol, page in pages.items():
        counts = {lang: sum(each > 0 for each in quality[symbol, lang]) for lang in page}
        most = max(counts.values())
        if most:
            langs = tuple(lang for lang in page if counts[lang] == most)
            score = max(_score(words, asked, quality[symbol, lang], page[lang], rare) for lang in langs)
            title = section_of(symbol, edition)
            if title and found_in(asked, title.en, title.es):
                score *= 1.5
            if own_number(symbol, edition) is None:
                score *= 0.5
            hits.append((most, Hit(symbol, round(score, 4), langs, most == len(asked))))
    best = max((most for most, _ in hits), default=0)
    return sorted((hit for most, hit in hits if most == best), key=lambda hit: (-hit.score, hit.symbol))


def found_in(asked: Iterable[Term], *titles: str) -> bool:
    """Whether one of the titles has all that is looked for."""
    return any(all(term.found(_page(title)) for term in asked) for title in titles)


def places(asked: Iterable[str], text: str) -> list[tuple[int, int]]:
    """Where the words stand in a text: begin and end of each word that one of them finds."""
    terms = terms_of(" ".join(asked))
    return [
        match.span() for match in WORD.finditer(plain(text)) if any(term.is_said_by(match.group()) for term in terms)
    ]


def every_word(edition: str) -> dict[str, str]:
    """All words of the rulebook, in both languages: how they are compared, and how they are written."""
    told = (rule.wording(edition).told(lang).lower() for rule in rules().values() for lang in LANGUAGES)
    return {match.group(): text[match.start() : match.end()] for text in told for match in WORD.finditer(plain(text))}


@cache
def _pages(edition: str) -> dict[CR, dict[str, Page]]:
    return {
        symbol: {lang: _page(rule.wording(edition).told(lang)) for lang in LANGUAGES}
        for symbol, rule in rules().items()
    }


@cache
def _page(text: str) -> Page:
    words = words_of(text)
    first = next((word for word in words if word not in FUNCTION_WORDS), "")
    return Page(frozenset(words), f" {' '.join(words)} ", f" {_roots(words)} ", first, len(words))


def _roots(words: Iterable[str]) -> str:
    return " ".join(map(root, words))


def _score(words: list[str], asked: tuple[Term, ...], found: list[float], page: Page, rare: list[float]) -> float:
    score = sum(each * weight for each, weight in zip(found, rare, strict=True))
    if len(words) > 1 and f" {' '.join(words)}" in page.text:
        score *= 2
    elif len(words) > 1 and f" {_roots(words)} " in page.roots:
        score *= 1.6
    if asked[rare.index(max(rare))].is_said_by(page.first):
        score *= 2
    return score / log(8 + page.length)
