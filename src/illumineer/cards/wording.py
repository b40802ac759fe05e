"""What cards say, in the words that are printed on them: for the page of a card, and with a question of an ability.

A tree has several wordings, of which the database knows the one on the card.  Of a card that is not in it only what
means the same when it is read again is said.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from illumineer import ir
from illumineer.cards.library import shared_library
from illumineer.compile.book import CardBook
from illumineer.text import card as texts
from illumineer.text.card import Paragraph
from illumineer.text.read_back import comes_back
from illumineer.text.write import Unwritable

_KEPT: Final = 8192
"""How many cards with their paragraphs are kept: those of the library in both languages, and some that are invented."""


def card(printed: ir.Card, lang: str) -> tuple[str, ...] | None:
    """The paragraphs of a card, story names in capitals in front; None if they cannot be written."""
    found = paragraphs(printed, lang)
    if found is None:
        return None
    return tuple(f"{each.name.upper()} {each.text}" if each.name else each.text for each in found)


def ability(book: CardBook, ability: int, lang: str) -> str:
    """What an ability says: the paragraph with its name, or the text of an action; else nothing."""
    spec = book.abilities[ability]
    printed = book.cards[spec.card].card if spec.card >= 0 else None
    if not isinstance(printed, ir.Card) or not (spec.name or isinstance(spec.node, ir.ActionEffect)):
        return ""
    return " ".join(each.text for each in paragraphs(printed, lang) or () if (each.name or each.word) == spec.name)


@lru_cache(maxsize=_KEPT)
def paragraphs(printed: ir.Card, lang: str) -> tuple[Paragraph, ...] | None:
    """The name and the words of each paragraph of a card; None if they cannot be written."""
    library = shared_library()
    known = printed.full_name in library and not library[printed.full_name].unplayable
    try:
        if known and library[printed.full_name].card == printed:
            return texts.paragraphs(printed, lang, library[printed.full_name].surface)
        if all(comes_back(each, printed.type) for each in printed.abilities):
            return texts.paragraphs(printed, lang)
    except Unwritable:
        return None
    return None
