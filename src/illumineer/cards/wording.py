"""What cards say, in the words that are printed on them: for the page of a card, and with a question of an ability.

A tree has several wordings, of which the database knows the one on the card.  Of a card that is not in it only what
means the same when it is read again is said.
"""

from __future__ import annotations

from functools import cache

from illumineer import ir
from illumineer.cards.library import shared_library
from illumineer.compile.book import CardBook
from illumineer.text.card import Paragraph, paragraphs
from illumineer.text.write import Unwritable
from illumineer.told import said


def card(printed: ir.Card, lang: str) -> tuple[str, ...] | None:
    """The paragraphs of a card, story names in capitals in front; None if they cannot be written."""
    found = _paragraphs(printed, lang)
    if found is None:
        return None
    return tuple(f"{each.name.upper()} {each.text}" if each.name else each.text for each in found)


def ability(book: CardBook, ability: int, lang: str) -> str:
    """What an ability says: the paragraph with its name, or the text of an action; else nothing."""
    spec = book.abilities[ability]
    printed = book.cards[spec.card].card if spec.card >= 0 else None
    if not isinstance(printed, ir.Card) or not (spec.name or isinstance(spec.node, ir.ActionEffect)):
        return ""
    return " ".join(each.text for each in _paragraphs(printed, lang) or () if (each.name or each.word) == spec.name)


@cache
def _paragraphs(printed: ir.Card, lang: str) -> tuple[Paragraph, ...] | None:
    """The name and the words of each paragraph."""
    library = shared_library()
    known = printed.full_name in library and not library[printed.full_name].unplayable
    try:
        if known and library[printed.full_name].card == printed:
            return paragraphs(printed, lang, library[printed.full_name].surface)
        if all(said.means(each, printed.type) for each in printed.abilities):
            return paragraphs(printed, lang)
    except Unwritable:
        return None
    return None
