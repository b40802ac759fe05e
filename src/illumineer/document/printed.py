"""What is printed on a card, as data: facts, characteristics, keywords, text; and the document of one card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from illumineer import house, ir
from illumineer.cards import books, wording
from illumineer.cards.facts import Period, SetFacts
from illumineer.cards.library import shared_library
from illumineer.cards.storage import Entry
from illumineer.compile.specs import Values
from illumineer.cr import NEWEST, number
from illumineer.keywords import OF
from illumineer.messages import Message
from illumineer.text.governing import governing
from illumineer.told.said import shift
from illumineer.told.why import keyword_name
from illumineer.vocab import CardType, Keyword
from illumineer.words import LANGUAGES, say

CARD: Final = "illumineer-card/1"


def card(printed: ir.Card, lang: str = "en", edition: str = NEWEST) -> dict[str, Any]:
    """A card of any pool: its facts, and its text in every language (None if that cannot be written)."""
    texts = {each: text(printed, each) for each in LANGUAGES}
    return _document(printed, lang, edition, texts, None, {})


def library_card(entry: Entry, sets: Mapping[str, SetFacts], lang: str = "en", edition: str = NEWEST) -> dict[str, Any]:
    """A card of the library: the same, with its printings and the times at which it is allowed.

    A card that cannot be played has no text; why not stands behind `unplayable`.
    """
    printed = entry.plain if entry.unplayable else entry.card
    texts = {each: None if entry.unplayable else text(printed, each) for each in LANGUAGES}
    return _document(printed, lang, edition, texts, entry, sets)


def card_named(name: str, lang: str = "en", edition: str = NEWEST) -> dict[str, Any]:
    """The card that somebody means, of the library or of the house pool; CardError if there is none."""
    full_name, library = books.full_name(name), shared_library()
    if full_name in library:
        return library_card(library[full_name], library.sets, lang, edition)
    printed = house.book().card(full_name).card
    assert isinstance(printed, ir.Card)
    return card(printed, lang, edition)


def _document(
    printed: ir.Card,
    lang: str,
    edition: str,
    texts: dict[str, list[str] | None],
    entry: Entry | None,
    sets: Mapping[str, SetFacts],
) -> dict[str, Any]:
    return {
        "format": CARD,
        "lang": lang,
        "edition": edition,
        **facts(printed, lang),
        "classes": list(printed.classes),
        "keywords": keywords_of(printed, lang, edition),
        "texts": texts,
        "rules": _rules(printed, edition),
        "unplayable": say(entry.why_unplayable, lang) if entry is not None and entry.unplayable else None,
        "printings": _printings(entry, sets) if entry is not None else [],
        "allowed": {
            "core": _periods(entry.facts.core if entry is not None else ()),
            "infinity": _periods(entry.facts.infinity if entry is not None else ()),
        },
    }


def facts(printed: ir.Card, lang: str) -> dict[str, Any]:
    """What is printed on a card, but for its text box."""
    return {
        "name": printed.name,
        "version": printed.version,
        "full_name": printed.full_name,
        "type": printed.type.name.lower(),
        "type_text": say(Message("terms.song" if printed.song else f"terms.{printed.type.name}"), lang),
        "song": printed.song,
        "inks": [ink.name.lower() for ink in printed.inks],
        "inkable": printed.inkwell,
        "printed": values(printed, printed.type),
    }


def values(having: ir.Card | Values, kind: CardType) -> dict[str, int]:
    """The characteristics that a card of that type has (5.3.6, 5.6.5); a strength may be below 0 (6.6.2)."""
    if kind == CardType.CHARACTER:
        return {
            "cost": having.cost, "strength": having.strength, "willpower": having.willpower, "lore": having.lore
        }  # fmt: skip
    if kind == CardType.LOCATION:
        return {
            "cost": having.cost, "willpower": having.willpower, "lore": having.lore, "move_cost": having.move_cost
        }  # fmt: skip
    return {"cost": having.cost}


def text(printed: ir.Card, lang: str) -> list[str] | None:
    """The paragraphs of a card; None if they cannot be written."""
    found = wording.card(printed, lang)
    return list(found) if found is not None else None


# --- keywords --------------------------------------------------------------------------------


def keywords_of(printed: ir.Card, lang: str, edition: str) -> list[dict[str, Any]]:
    """The keywords that are printed on a card, in their order there."""
    found: list[dict[str, Any]] = []
    for ability in printed.abilities:
        if isinstance(ability, ir.KeywordAbility):
            found.append(keyword(int(ability.keyword), ability.n, lang, edition))
        elif isinstance(ability, ir.ShiftAbility):
            found.append(shift_keyword(ability, lang, edition))
    return found


@lru_cache(maxsize=1024)
def keyword(which: int, n: int, lang: str, edition: str) -> dict[str, Any]:
    """A keyword as a word, with its number, as it is written, and with the rule that explains it."""
    return _keyword(Keyword(which), n or None, say(keyword_name(which, n), lang), edition)


@lru_cache(maxsize=1024)
def shift_keyword(ability: ir.ShiftAbility, lang: str, edition: str) -> dict[str, Any]:
    """A Shift: its number is the ink that it costs, if it costs ink."""
    written = shift(ability, lang) or say(keyword_name(Keyword.SHIFT, ability.ink or 0), lang)
    return _keyword(Keyword.SHIFT, ability.ink, written, edition)


def _keyword(which: Keyword, n: int | None, written: str, edition: str) -> dict[str, Any]:
    return {"keyword": which.name.lower(), "n": n, "text": written, "rule": number(OF[which].rule, edition)}


# --- beside the card -------------------------------------------------------------------------


def _rules(printed: ir.Card, edition: str) -> list[str]:
    """The rules that govern its text, part by part."""
    rules = (rule for node in ir.walk(printed.abilities) for rule in governing(node))
    return list(dict.fromkeys(number(rule, edition) for rule in rules))


def _printings(entry: Entry, sets: Mapping[str, SetFacts]) -> list[dict[str, Any]]:
    return [
        {
            "set": each.set,
            "set_name": sets[each.set].name,
            "number": each.number,
            "rarity": each.rarity,
            "promo": each.promo or None,
        }
        for each in entry.facts.printings
    ]


def _periods(periods: tuple[Period, ...]) -> list[dict[str, str | None]]:
    """From the first day to the day before `until`; None where no end is known."""
    return [{"since": begin, "until": end or None} for begin, end in periods]
