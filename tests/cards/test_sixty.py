"""How many of sixty invented cards are read (`tests/cards/sixty.py`), and that none is read that was not before."""

from __future__ import annotations

from tests.cards.sixty import GROUPS, cards, unread

UNREAD = {
    "recombined": 0,
    "step": 0,
    "keyword": 3,
}
"""How many cards of each group are not read yet."""


def test_there_are_sixty() -> None:
    assert [sum(card["group"] == group for card in cards()) for group in GROUPS] == [42, 12, 6]


def test_how_many_are_read() -> None:
    """A card more that is read is a number less above; a card less is a loss."""
    missing = list(unread())
    assert {group: sum(row[0] == group for row in missing) for group in GROUPS} == UNREAD, missing
