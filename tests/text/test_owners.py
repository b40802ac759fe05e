"""Whose zone is named: the cards' own player's, or the text is declined."""

from __future__ import annotations

import pytest

from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType
from illumineer.words import say

RIGHT = [
    "Return chosen character of yours to your hand.",
    "Return chosen opposing character to their player's hand.",
    "Each opponent chooses one of their characters and returns them to their hand.",
    "Each opponent puts the top card of their deck into their discard.",
    "Look at the top card of your deck. Put it on the bottom of your deck.",
    "Draw until you have 4 cards in your hand.",
]
WRONG = [
    "Return chosen opposing character to your hand.",
    "Return chosen character to your hand.",
    "Put chosen opposing item into your inkwell facedown and exerted.",
    "Shuffle chosen opposing character into your deck.",
    "Each opponent puts the top card of their deck into your discard.",
    "Exert chosen opposing character. Put them on the bottom of your deck.",
    "Each opponent draws until they have 4 cards in your hand.",
    "Put the top card of your deck into their discard.",
    "Draw until they have 4 cards in your hand.",
    "Reveal cards from the top of your deck until they reveal a song card.",
]


@pytest.mark.parametrize("text", RIGHT)
def test_the_zone_of_the_cards_player_is_read(text: str) -> None:
    read = read_paragraph(text, CardType.ACTION)
    assert not isinstance(read, Declined), read.reason


@pytest.mark.parametrize("text", WRONG)
def test_the_zone_of_another_player_is_declined(text: str) -> None:
    read = read_paragraph(text, CardType.ACTION)
    assert isinstance(read, Declined)
    assert "yours" in say(read.reason)


@pytest.mark.parametrize(
    ("text", "type_", "right"),
    [
        ("Whenever one of your other characters is banished, return that card to your hand.", CardType.CHARACTER, True),
        ("Whenever an opposing character is banished, return that card to your hand.", CardType.CHARACTER, False),
        ("Whenever a character is banished, you may return that card to your hand.", CardType.CHARACTER, False),
        ("Whenever a character is banished while here, return that card to your hand.", CardType.LOCATION, True),
    ],
)
def test_the_card_of_an_event(text: str, type_: CardType, right: bool) -> None:
    """Only your characters are at your location (4.7.1), so the cards there are yours."""
    assert isinstance(read_paragraph(text, type_), Declined) is not right


def test_cards_are_drawn_until_there_are_so_many_in_the_hand() -> None:
    """Not until there are so many elsewhere: "in your inkwell" is said of what leaves it."""
    assert isinstance(read_paragraph("Draw until you have 4 cards in your inkwell.", CardType.ACTION), Declined)
    text = "Return cards at random from your inkwell to your hand until you have 4 cards in your {}."
    assert not isinstance(read_paragraph(text.format("inkwell"), CardType.ACTION), Declined)
    assert isinstance(read_paragraph(text.format("hand"), CardType.ACTION), Declined)
