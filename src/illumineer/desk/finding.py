"""What somebody looks for among the cards: the words that they type, understood, and the cards that fit.

    elsa cost:2-4 ink:amethyst keyword:evasive type:character set:1 text:"draw a card"

A word alone stands in the name of a card, or is an ink, a type or a keyword that it has.  Keys and words may be in
either language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from illumineer.cards.library import Library
from illumineer.cards.search import Query, keywords, paragraphs, parse_costs, parse_word, search
from illumineer.cards.storage import Entry
from illumineer.errors import CardError
from illumineer.messages import Message
from illumineer.names import folded
from illumineer.vocab import CardType, Ink, Keyword, Word
from illumineer.words import say

_TERM: Final = re.compile(r'(?:(?P<key>[^\W\d_]+):)?(?:"(?P<quoted>[^"]*)"?|(?P<word>\S+))')
_KEYS: Final = {
    "name": "name", "nombre": "name",
    "ink": "ink", "tinta": "ink",
    "cost": "cost", "coste": "cost",
    "keyword": "keyword", "palabra": "keyword",
    "type": "type", "tipo": "type",
    "set": "set", "coleccion": "set",
    "text": "text", "texto": "text",
}  # fmt: skip
"""What a term can be about, folded, in both languages."""
_KINDS: Final[dict[str, type[Word]]] = {"ink": Ink, "type": CardType, "keyword": Keyword}
_MOST_TERMS: Final = 20


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that is looked for: what it is about ("" for a word alone), as it was written, and as a word."""

    key: str
    written: str
    word: Word | None = None

    def told(self, lang: str) -> dict[str, Any]:
        """The term as data, with what was understood."""
        if self.word is None:
            return {"key": self.key or "name", "value": self.written, "text": self.written}
        kind = self.key or next(key for key, each in _KINDS.items() if isinstance(self.word, each))
        section = "keywords" if kind == "keyword" else "terms"
        text = say(Message(f"{section}.{self.word.name}"), lang)
        return {"key": kind if self.key else "any", "value": self.word.name.lower(), "text": text}


def understood(written: str, library: Library) -> list[Term]:
    """The terms of a query; CardError says which of them means nothing, and what could stand there."""
    found: list[Term] = []
    for match in list(_TERM.finditer(written))[:_MOST_TERMS]:
        key = _KEYS.get(folded(match["key"] or ""), "")
        value = (match["quoted"] if match["quoted"] is not None else match["word"]).strip()
        if match["key"] and not key:
            value = match[0].strip()  # a colon in a name
        if folded(value) or key:
            found.append(_term(key, value, library, match["quoted"] is not None))
    return found


def _term(key: str, value: str, library: Library, quoted: bool) -> Term:
    if key in _KINDS:
        return Term(key, value, parse_word(_KINDS[key], value))
    if key == "cost":
        parse_costs(value)
    if key == "set" and value not in library.sets:
        raise CardError("cards.no_set", set=value, known=list(library.sets))
    return Term(key, value, None if key or quoted else _word(value))


def _word(written: str) -> Word | None:
    """The ink, type or keyword that goes by the word."""
    for kind in _KINDS.values():
        try:
            return parse_word(kind, written)
        except CardError:
            continue
    return None


def found(library: Library, terms: Iterable[Term], lang: str) -> list[Entry]:
    """The cards that fit, those first whose name begins with the first word; then in the order of the database."""
    known = _indexed(library)
    entries: Iterable[Entry] = library
    words = [term for term in terms if term.key in ("", "name")]
    for term in words:
        entries = [entry for entry in entries if known.bears(entry, term)]
    for term in terms:
        if term.key == "text":
            wanted = _spaced((term.written,))
            entries = [entry for entry in entries if wanted in known.text(entry, lang)]
        elif term.key == "keyword":
            entries = [entry for entry in entries if term.word in known.keywords(entry)]
        elif term.key in _QUERIES:
            entries = list(search(entries, _QUERIES[term.key](term)))
    first = folded(words[0].written) if words else ""
    return sorted(entries, key=lambda entry: not known.names(entry).startswith(first))


_QUERIES: Final[dict[str, Callable[[Any], Query]]] = {
    "ink": lambda term: Query(ink=term.word),
    "type": lambda term: Query(type=term.word),
    "cost": lambda term: Query(costs=parse_costs(term.written)),
    "set": lambda term: Query(set=term.written),
}


class _Index:
    """What is looked for in the cards of a library, kept once it was needed."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._keywords: dict[str, set[Keyword]] = {}
        self._texts: dict[tuple[str, str], str] = {}

    def names(self, entry: Entry) -> str:
        """All that a card is called, folded, apart from one another; its full name first."""
        name = entry.full_name
        if name not in self._names:
            self._names[name] = "|".join(map(folded, (name, *entry.facts.also, *entry.facts.stories)))
        return self._names[name]

    def keywords(self, entry: Entry) -> set[Keyword]:
        name = entry.full_name
        if name not in self._keywords:
            self._keywords[name] = keywords(entry)
        return self._keywords[name]

    def text(self, entry: Entry, lang: str) -> str:
        """What a card says, as it is compared: a phrase may end within a word, but not begin within one."""
        key = entry.full_name, lang
        if key not in self._texts:
            self._texts[key] = _spaced(paragraphs(entry, lang))
        return self._texts[key]

    def bears(self, entry: Entry, term: Term) -> bool:
        """Whether a word stands in the name of a card, or in a story name on it; or says what it has."""
        if folded(term.written) in self.names(entry):
            return True
        word = term.word
        if isinstance(word, Ink):
            return word in entry.plain.inks
        if isinstance(word, CardType):
            return entry.plain.type == word
        return isinstance(word, Keyword) and word in self.keywords(entry)


@lru_cache(maxsize=2)
def _indexed(library: Library) -> _Index:
    return _Index()


def _spaced(written: tuple[str, ...]) -> str:
    """The words alone, folded, each with a space in front."""
    return "".join(f" {word}" for text in written for word in map(folded, text.split()) if word)
