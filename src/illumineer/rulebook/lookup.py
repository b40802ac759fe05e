"""What somebody means who asks for a rule: a number, the name of a keyword or section, the name of a symbol.

Numbers that the wanted edition does not have are looked up in the others; names may be in either language, without
accents, and in part.  What is not found comes with what is nearest to it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from illumineer.cr import CR, EDITIONS, NEWEST, later_first, own_number, symbols
from illumineer.rulebook.headings import HEADINGS, Heading
from illumineer.rulebook.index import chapters, heading_at, in_order, rules_in
from illumineer.rulebook.roots import FUNCTION_WORDS, plain, root, words_of
from illumineer.rulebook.search import Term, terms_of

_NUMBER: Final = re.compile(r"(?:(?P<edition>[12][-.\w]*):\s*)?(?:cr[- ]?|§\s*)?(?P<number>\d+(?:\.\d+)*)\.?", re.I)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What was asked for, in one edition: a section, or rules (several, where they share a number)."""

    edition: str
    heading: Heading | None
    rules: tuple[CR, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything that the question can mean; or nothing, and what is nearest (numbers, or titles)."""

    meanings: tuple[Meaning, ...] = ()
    sections: tuple[Heading, ...] = ()  # several sections bear the name: one has to be chosen
    near: tuple[str, ...] = ()
    others: tuple[Meaning, ...] = ()  # what other editions mean by the same number, if it is another thing
    asked_number: str = ""


def is_number(asked: str) -> bool:
    return _NUMBER.fullmatch(asked.strip()) is not None


def bare(asked: str) -> str:
    """The number alone, as it was asked for."""
    match = _NUMBER.fullmatch(asked.strip())
    return match["number"] if match else asked


def prefixed(asked: str) -> str | None:
    """The edition that stands before a number ("1-early:10.8.1"), if one does."""
    match = _NUMBER.fullmatch(asked.strip())
    return match["edition"] if match else None


def look_up(asked: str, edition: str | None, lang: str) -> Answer:
    """The answer to a question; without an edition the newest one is meant, and after it every other."""
    match = _NUMBER.fullmatch(asked.strip())
    if match:
        return _by_number(match["number"], edition)
    return _by_name(asked, edition or NEWEST, lang)


# --- numbers ---------------------------------------------------------------------------------


def _by_number(number: str, edition: str | None) -> Answer:
    wanted = edition or NEWEST
    meaning = _meaning(number, wanted)
    elsewhere = [each for other in reversed(EDITIONS) if other != wanted and (each := _meaning(number, other))]
    if meaning:
        return Answer((meaning,), others=_different(meaning, elsewhere), asked_number=number)
    if edition is None and elsewhere:
        return Answer(tuple(_merged(elsewhere)), asked_number=number)
    return Answer(near=_near_number(number, wanted), others=tuple(_merged(elsewhere)), asked_number=number)


def _meaning(number: str, edition: str) -> Meaning | None:
    heading = heading_at(number, edition)
    if heading:
        own = rules_in(heading, edition)
        return Meaning(edition, heading, own + tuple(each for each in symbols(number, edition) if each not in own))
    found = symbols(number, edition)
    return Meaning(edition, None, found) if found else None


def _same(one: Meaning, other: Meaning) -> bool:
    if one.heading or other.heading:
        return one.heading is other.heading
    return bool(set(one.rules) & set(other.rules))


def _different(meaning: Meaning, elsewhere: list[Meaning]) -> tuple[Meaning, ...]:
    return tuple(_merged([each for each in elsewhere if not _same(meaning, each)]))


def _merged(meanings: list[Meaning]) -> list[Meaning]:
    """Each thing once, in the newest edition that has it under this number."""
    found: list[Meaning] = []
    for each in meanings:
        if not any(_same(each, other) for other in found):
            found.append(each)
    return found


def _near_number(number: str, edition: str) -> tuple[str, ...]:
    """The rule or section that the number would stand under, and what stands there; else what is written alike."""
    from difflib import get_close_matches

    every = {number for number, _ in chapters(edition)}
    every |= {own for rule in CR if (own := own_number(rule, edition))}
    above = number
    while "." in above:
        above = above.rpartition(".")[0]
        if above in every:
            below = sorted((each for each in every if each.rpartition(".")[0] == above), key=in_order)
            wanted = in_order(number)
            nearest = sorted(below, key=lambda each: _distance(in_order(each), wanted))[:4]
            return (above, *sorted(nearest, key=in_order))
    return tuple(sorted(get_close_matches(number, sorted(every), 5, 0.4), key=in_order))


def _distance(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(abs(a - b) for a, b in zip(one, other, strict=False))


# --- names -----------------------------------------------------------------------------------


def _by_name(asked: str, edition: str, lang: str) -> Answer:
    words = words_of(asked)
    if not words:
        return Answer()
    symbol = next((rule for rule in CR if rule.name == asked.strip()), None)
    headings = _headings(words)
    if symbol and not any(title == words for each in headings for title in _titles(each)):
        return Answer((Meaning(edition, None, (symbol,)),))
    if len(headings) == 1:
        return Answer((_section(headings[0], edition),))
    if headings:
        return Answer(sections=headings)
    named = tuple(rule for rule in CR if _named(rule, words))
    if named:
        return Answer((Meaning(edition, None, named),))
    return Answer(near=_near_names(" ".join(words), lang))


def _headings(words: list[str]) -> tuple[Heading, ...]:
    """The headings with that title; else those that have the words, or longer ones; else that title in other words."""
    exact = [each for each in HEADINGS if any(title == words for title in _titles(each))]
    if exact:
        return tuple(exact)
    begun = [each for each in HEADINGS if any(_begins(words, words_of(title)) for title in (each.en, each.es))]
    if begun:
        return tuple(begun)
    terms = terms_of(" ".join(words))
    return tuple(each for each in HEADINGS if any(_same_words(terms, title) for title in _titles(each)))


def _begins(words: list[str], title: list[str]) -> bool:
    """Whether each of the words is, or begins, a word of the title."""
    return all(any(own.startswith(word) for own in title) for word in words)


def _same_words(terms: tuple[Term, ...], title: list[str]) -> bool:
    """Whether the title has what is looked for and nothing else, whatever the forms of the words."""
    own = {root(word) for word in title if word not in FUNCTION_WORDS}
    meant = {root(word) for term in terms for word in words_of(term.meant or term.word) if word not in FUNCTION_WORDS}
    return own == meant


def _titles(heading: Heading) -> list[list[str]]:
    """What a heading is called: its titles, and of «Cambio (Shift)» each part."""
    written = [heading.en, heading.es, *re.split(r"[()]", heading.es)]
    return [words_of(each) for each in written]


def _section(heading: Heading, edition: str) -> Meaning:
    """The section where the edition has it; else where the next edition that knows it has it."""
    has = next(each for each in later_first(edition) if heading.number(each))
    return Meaning(has, heading, rules_in(heading, has))


def _named(rule: CR, words: list[str]) -> bool:
    own = rule.name.lower().split("_")
    return all(word in own for word in words)


def _near_names(asked: str, lang: str) -> tuple[str, ...]:
    from difflib import get_close_matches

    titles: dict[str, str] = {}
    for each in HEADINGS:
        for title in (each.en, each.es, *re.split(r"[()]", each.es)):
            titles.setdefault(plain(title).strip(), each.told(lang))
        for word in words_of(f"{each.en} {each.es}"):
            titles.setdefault(word, each.told(lang))
    return tuple(dict.fromkeys(titles[near] for near in get_close_matches(asked, sorted(titles), 5, 0.6)))
