"""What cards say, in the words that are printed on them: for the page of a card, and with a question of an ability.

A tree has several wordings, of which the database knows the one on the card.  Of a card that is not in it only what
means the same when it is read again is said.
"""

from __future__ import annotations

from functools import cache

from illumineer import ir
from illumineer.cards.library import Library, open_library
from illumineer.compile.book import CardBook
from illumineer.text.card import paragraphs
from illumineer.text.write import Unwritable
from illumineer.views import said


@cache
def _library() -> Library:
    return open_library()


def card(printed: ir.Card, lang: str) -> tuple[str, ...] | None:
    """The paragraphs of a card, story names in capitals in front; None if they cannot be written."""
    found = _paragraphs(printed, lang)
    if found is None:
        return None
    return tuple(f"{name.upper()} {text}" if name else text for name, text in found)


def ability(book: CardBook, ability: int, lang: str) -> str:
    """What an ability says: the paragraph with its name, or the text of an action; else nothing."""
    spec = book.abilities[ability]
    printed = book.cards[spec.card].card if spec.card >= 0 else None
    if not isinstance(printed, ir.Card) or not (spec.name or isinstance(spec.node, ir.ActionEffect)):
        return ""
    return " ".join(text for name, text in _paragraphs(printed, lang) or () if name == spec.name)


@cache
def _paragraphs(printed: ir.Card, lang: str) -> tuple[tuple[str, str], ...] | None:
    """The name and the words of each paragraph."""
    library = _library()
    known = printed.full_name in library and not library[printed.full_name].unplayable
    try:
        if known and library[printed.full_name].card == printed:
            found = paragraphs(printed, lang, library[printed.full_name].surface)
        elif all(said.means(each, printed.type) for each in printed.abilities):
            found = paragraphs(printed, lang)
        else:
            return None
    except Unwritable:
        return None
    return tuple((each.name, each.text) for each in found)
