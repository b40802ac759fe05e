"""What a text says in Spanish."""

from __future__ import annotations

from illumineer.text import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType


def spanish(text: str, type_: CardType = CardType.CHARACTER) -> str:
    """The Spanish of a text, which must be read."""
    found = read_paragraph(text, type_)
    assert not isinstance(found, Declined), found
    return write_ability(found.ability, type_, "es", found.surface)
