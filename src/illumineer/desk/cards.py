"""Calls about cards: `cards.find`, `cards.show`, `cards.explain`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from illumineer import house, ir
from illumineer.cards import books, wording
from illumineer.cards.library import Library, shared_library
from illumineer.cards.storage import Entry
from illumineer.cr import NEWEST, number
from illumineer.desk import examples, finding
from illumineer.desk.rules import cited
from illumineer.document.printed import card as card_document
from illumineer.document.printed import facts, keywords_of, library_card

_KEPT: Final = 512
"""How many documents of cards are kept."""


def find(words: str, limit: int, offset: int, lang: str) -> dict[str, Any]:
    """The cards that fit what somebody types, with what was understood of it."""
    library = shared_library()
    terms = finding.understood(words, library)
    found = finding.found(library, terms, lang)
    return {
        "total": len(found),
        "understood": [term.told(lang) for term in terms],
        "cards": [_short(library, entry, lang) for entry in found[offset : offset + limit]],
    }


def _short(library: Library, entry: Entry, lang: str) -> dict[str, Any]:
    """What a list shows of a card: no text."""
    printed = entry.plain if entry.unplayable else entry.card
    return {
        **facts(entry.plain, lang),
        "classes": list(entry.plain.classes),
        "keywords": keywords_of(printed, lang, NEWEST),
        "set": entry.facts.first_set,
        "set_name": library.sets[entry.facts.first_set].name,
        "playable": not entry.unplayable,
    }


def show(name: str, lang: str, edition: str) -> dict[str, Any]:
    """The document of a card, what its phrases mean, and the examples that use it."""
    return _shown(shared_library(), books.full_name(name), lang, edition)


def explain(name: str, lang: str, edition: str) -> dict[str, Any]:
    """What the phrases of a card mean, and the rules that govern them."""
    full_name = books.full_name(name)
    return {"full_name": full_name, "edition": edition, **_explained(shared_library(), full_name, lang, edition)}


@lru_cache(maxsize=_KEPT)
def _shown(library: Library, full_name: str, lang: str, edition: str) -> dict[str, Any]:
    if full_name in library:
        document = library_card(library[full_name], library.sets, lang, edition)
    else:
        document = card_document(_invented(full_name), lang, edition)
    return {
        "card": document,
        "rules": [cited(own, edition, lang) for own in document["rules"]],
        "explained": _explained(library, full_name, lang, edition)["explained"],
        "examples": [examples.row(id, lang, edition) for id in examples.using(full_name)],
    }


@lru_cache(maxsize=_KEPT)
def _explained(library: Library, full_name: str, lang: str, edition: str) -> dict[str, Any]:
    from illumineer.text.card import Paragraph, paragraphs
    from illumineer.text.explain import explain as taken_apart
    from illumineer.text.outcome import Declined

    written: Callable[[ir.Card, str], tuple[Paragraph, ...] | None]
    if full_name not in library:
        printed, written = _invented(full_name), paragraphs
    elif library[full_name].unplayable:
        return {"explained": [], "rules": []}
    else:
        printed, written = library[full_name].card, wording.paragraphs
    found: list[dict[str, Any]] = []
    numbers: dict[str, None] = {}
    for english, own in zip(written(printed, "en") or (), written(printed, lang) or (), strict=True):
        parts = taken_apart(english.text, printed.type)
        if isinstance(parts, Declined):
            continue  # a card in use was read, so that this is a reminder text alone
        rows: list[dict[str, Any]] = [
            {
                "depth": part.depth,
                "phrase": part.phrase,
                "meaning": part.meaning,
                "coined": part.coined or None,
                "rules": [number(rule, edition) for rule in part.rules],
            }
            for part in parts
        ]
        found.append({"name": english.name, "english": english.text, "text": own.text, "phrases": rows})
        numbers |= dict.fromkeys(each for row in rows for each in row["rules"])
    return {"explained": found, "rules": [cited(own, edition, lang) for own in numbers]}


def _invented(full_name: str) -> ir.Card:
    """A card of the house pool."""
    printed = house.book().card(full_name).card
    assert isinstance(printed, ir.Card)
    return printed


CALLS: Final = {"find": find, "show": show, "explain": explain}
