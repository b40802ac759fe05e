"""What becomes of a paragraph: the tree that was read, or why it was declined."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from illumineer.messages import Message
from illumineer.text.bind import bind
from illumineer.text.grammar.lexicon import too_large, unknown_keyword
from illumineer.text.parse import Derivation
from illumineer.text.patterns import Unbound
from illumineer.vocab import CardType


@dataclass(frozen=True, slots=True)
class Declined:
    """Why a text cannot be read, and where."""

    paragraph: int
    position: int  # of the token
    text: str  # normalised
    expected: tuple[str, ...]
    reason: Message
    ambiguous: bool = False


@dataclass(frozen=True, slots=True)
class Read:
    """A paragraph that was read."""

    ability: Any  # a tuple of them where the paragraph holds several
    surface: tuple[int, ...]
    derivation: Derivation
    values: dict[Derivation, Any]  # what each part of it means in the tree
    written: str  # in English, from the tree
    normal: str  # what was read, normalised: with the reminder texts that count
    tokens: tuple[str, ...]  # that the places in the derivation count
    coined: tuple[str, ...] = ()  # words that are read by their reminder texts


def categories(type_: CardType) -> tuple[str, ...]:
    """What a paragraph on a card of that type can be."""
    return ("kw", "ability", "abilities", "deck.limit", *(["action", "actions"] if type_ is CardType.ACTION else []))


def bound(
    derivations: Iterable[tuple[Any, Derivation]], type_: CardType
) -> tuple[dict[Any, Derivation], Message | None]:
    """The trees, with words that point back resolved, and why there are no more."""
    found: dict[Any, Derivation] = {}
    why: Message | None = None
    for tree, derivation in derivations:
        try:
            found.setdefault(bind(tree, type_), derivation)
        except Unbound as error:
            why = error.message
    return found, why


def unread(tokens: tuple[str, ...], at: int) -> Message:
    """Why a row of tokens cannot be read on from a place."""
    keyword = unknown_keyword(tokens, at)
    if keyword:
        return Message("reading.no_keyword", {"word": _short(keyword)})
    where = tokens[at : at + 4]
    if not where:
        return Message("reading.unfinished")
    for word in filter(too_large, where):
        return Message("reading.too_large", {"number": _short(word)})
    return Message("reading.unread", {"where": " ".join(map(_short, where))})


def _short(word: str) -> str:
    """A word as it is quoted: of one that no text has, only the beginning."""
    return word if len(word) <= 40 else f"{word[:39]}…"


def several(n: int) -> Message:
    """That the text has several different readings, and how many."""
    return Message("reading.several", {"n": n})
