"""Searching the card database: by name, ink, cost, keyword, type, set, and by words of the rendered text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from illumineer import ir, text
from illumineer.cards.storage import Entry
from illumineer.errors import CardError
from illumineer.messages import Message
from illumineer.names import folded
from illumineer.vocab import CardType, Ink, Keyword, Word
from illumineer.words import LANGUAGES, table

T = TypeVar("T", bound=Word)


@dataclass(frozen=True, slots=True)
class Query:
    """What a card must have; what is left out does not matter."""

    name: str = ""  # a part of the full name, or of a story name
    ink: Ink | None = None
    costs: tuple[int, int] | None = None  # from, to
    keyword: Keyword | None = None
    words: str = ""  # a phrase in the text as it is written in `language`
    type: CardType | None = None
    set: str = ""
    language: str = "en"


def search(entries: Iterable[Entry], query: Query) -> Iterator[Entry]:
    """The cards that fit, cheap questions first."""
    name, words = folded(query.name), _words(query.words)
    for entry in entries:
        card, facts = entry.plain, entry.facts
        if name and not any(name in folded(each) for each in (entry.full_name, *facts.also, *facts.stories)):
            continue
        if query.ink is not None and query.ink not in card.inks:
            continue
        if query.costs is not None and not query.costs[0] <= card.cost <= query.costs[1]:
            continue
        if query.type is not None and card.type != query.type:
            continue
        if query.set and query.set not in {printing.set for printing in facts.printings}:
            continue
        if query.keyword is not None and query.keyword not in keywords(entry):
            continue
        if words and words not in _words(" ".join(paragraphs(entry, query.language))):
            continue
        yield entry


def _words(written: str) -> str:
    """The words alone, each with a space in front: a phrase may end within a word but not begin within one."""
    return "".join(f" {word}" for word in map(folded, re.split(r"[^\w⟳⬡¤⛉◊◉+-]+", written)) if word)


def keywords(entry: Entry) -> set[Keyword]:
    """The keywords that a card has by itself."""
    if entry.unplayable:
        return set()
    found = set()
    for ability in entry.card.abilities:
        if isinstance(ability, ir.KeywordAbility):
            found.add(ability.keyword)
        elif isinstance(ability, ir.ShiftAbility):
            found.add(Keyword.SHIFT)
    return found


def paragraphs(entry: Entry, language: str) -> tuple[str, ...]:
    """What a card says, written from its tree; nothing if it is unplayable."""
    return () if entry.unplayable else text.write_card(entry.card, language, entry.surface)


def parse_costs(written: str) -> tuple[int, int]:
    """`3`, `2-4`, `5+`, `-2` as from and to."""
    low, dash, high = written.removesuffix("+").partition("-")
    try:
        first = int(low) if low else 0
        last = int(high) if high else 99 if dash or written.endswith("+") else first
    except ValueError:
        raise CardError("cards.no_cost", cost=written) from None
    return first, last


def parse_word(vocabulary: type[T], written: str) -> T:
    """A member of a vocabulary by its name in any language, in any case."""
    wanted = folded(written)
    word: T
    for word in vocabulary:
        said = (str(table(_SECTIONS[vocabulary], lang)[word.name]) for lang in LANGUAGES)
        if wanted in (folded(word.name), *map(folded, said)):
            return word
    names = [Message(f"{_SECTIONS[vocabulary]}.{word.name}") for word in vocabulary]
    raise CardError(_UNKNOWN[vocabulary], word=written, known=names)


_SECTIONS: Final[dict[type[Word], str]] = {Ink: "terms", CardType: "terms", Keyword: "keywords"}
_UNKNOWN: Final[dict[type[Word], str]] = {
    Ink: "cards.no_ink",
    CardType: "cards.no_type",
    Keyword: "cards.no_keyword",
}
