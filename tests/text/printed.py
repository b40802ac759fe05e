"""Cards for tests, made from their text."""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.text import Paragraph, Printed, read_card
from illumineer.vocab import CardType, Ink


def printed(name: str, *texts: str, kind: CardType = CardType.CHARACTER, **facts: Any) -> ir.Card:
    """The card with these paragraphs; a character of cost 1 with 2 strength, 3 willpower and 1 lore unless said."""
    stats = {"strength": 2, "willpower": 3, "lore": 1} if kind is CardType.CHARACTER else {}
    facts = {"cost": 1, "inks": (Ink.AMBER,), **stats, **facts}
    made = Printed(name=name, type=kind, paragraphs=tuple(Paragraph(text) for text in texts), **facts)
    reading = read_card(made)
    assert reading.card is not None, reading.declined
    return reading.card


def action(name: str, text: str, **facts: Any) -> ir.Card:
    return printed(name, text, kind=CardType.ACTION, **{"cost": 0, **facts})


def item(name: str, *texts: str, **facts: Any) -> ir.Card:
    return printed(name, *texts, kind=CardType.ITEM, **facts)


def location(name: str, *texts: str, **facts: Any) -> ir.Card:
    return printed(name, *texts, kind=CardType.LOCATION, **{"willpower": 5, "move_cost": 1, **facts})
