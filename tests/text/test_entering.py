"""Entering play in a state: as an event that abilities wait for, and for the next card that is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, character, item, keyword, shift, table

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType, Ink, Keyword


def read(text: str, type_: CardType = CardType.CHARACTER) -> Any:
    found = read_paragraph(text, type_)
    assert not isinstance(found, Declined), found.reason
    return found.ability


GUARD = character("Guard", keyword(Keyword.BODYGUARD), cost=1, willpower=3, inkwell=False)
CUB = character("Ulf - Cub", inkwell=False)
LEADER = character("Ulf - Leader", shift(1), cost=7, willpower=6)


def seen(text: str, **mine: Any) -> Table:
    """A character with that text in play."""
    mine = {"ink": 5, "deck": 5, **mine}
    mine["play"] = ["Seer", *mine.get("play", [])]
    return table([character("Seer", read(text), inkwell=False), GUARD, CUB, LEADER], p1=mine)


OWN = "Whenever another character of yours enters play exerted, gain 1 lore."


@pytest.mark.rule("6.7.9", "8.3.2")
def test_a_character_that_enters_exerted_is_noticed() -> None:
    assert seen(OWN, hand=["Guard"]).do("play Guard", "enter exerted").lore() == 1
    assert seen(OWN, hand=["Guard"]).do("play Guard", "enter ready").lore() == 0


@pytest.mark.rule("8.10.2")
@pytest.mark.parametrize("exerted", [True, False])
def test_on_top_of_an_exerted_character_it_enters_exerted(exerted: bool) -> None:
    t = seen(OWN, hand=["Ulf - Leader"], play=[{"card": "Ulf - Cub", "exerted": exerted}], ink=1)
    assert t.do("play Ulf - Leader").lore() == int(exerted)


def test_how_it_entered_is_asked_afterwards() -> None:
    text = "At the end of your turn, if one of your characters entered play exerted this turn, gain 1 lore."
    t = seen(text, hand=["Guard", "Pawn"])
    t.do("play Pawn", "end turn")
    assert t.lore() == 0
    t.do("end turn", "play Guard", "enter exerted", "end turn")
    assert t.lore() == 1
    assert read("Whenever one of your characters enters play ready, draw a card.")


# --- the next card ---------------------------------------------------------------------------


def cast(text: str, **mine: Any) -> Table:
    spell = ir.Card("Spell", CardType.ACTION, 0, (Ink.AMBER,), abilities=(read(text, CardType.ACTION),))
    mine = {"ink": 6, "deck": 5, **mine}
    mine["hand"] = ["Spell", *mine["hand"]]
    return table([spell, GUARD, CUB, LEADER, item("Drum")], p1=mine).do("play Spell")


NEXT = "The next character you play this turn enters play exerted and gains Evasive until the start of your next turn."


@pytest.mark.rule("6.7.9", "4.3.6")
def test_the_next_character_alone_enters_exerted_with_what_it_gains() -> None:
    t = cast(NEXT, hand=["Drum", "Scout", "Knight"])
    t.do("play Drum", "play Scout")
    assert not t["Drum"].exerted and t["Scout"].exerted and t["Scout"].has(Keyword.EVASIVE)
    t.do("play Knight")
    assert not t["Knight"].exerted and not t["Knight"].has(Keyword.EVASIVE)
    t.end_turn()
    assert t["Scout"].has(Keyword.EVASIVE)
    t.end_turn()
    assert not t["Scout"].has(Keyword.EVASIVE)


def test_it_ends_with_the_turn() -> None:
    t = cast(NEXT, hand=["Scout"])
    t.do("end turn", "end turn", "play Scout")
    assert not t["Scout"].exerted


@pytest.mark.rule("8.10.3", "4.3.6")
def test_the_next_character_may_be_shifted() -> None:
    t = cast(NEXT, hand=["Ulf - Leader", "Scout"], play=["Ulf - Cub"])
    t.do("play Ulf - Leader", "play Scout")
    assert t["Ulf - Leader"].exerted and t["Ulf - Leader"].has(Keyword.EVASIVE) and not t["Scout"].exerted


def test_the_next_two_of_a_kind() -> None:
    t = cast("The next 2 characters you play this turn get +2 ¤ this turn.", hand=["Scout", "Ogre", "Knight"], ink=9)
    t.do("play Scout", "play Ogre", "play Knight")
    assert (t["Scout"].strength, t["Ogre"].strength, t["Knight"].strength) == (2 + 2, 4 + 2, 3)


def test_the_next_card_that_enters_with_damage() -> None:
    t = cast("The next character you play this turn enters play with 1 damage.", hand=["Scout", "Knight"])
    t.do("play Scout", "play Knight")
    assert (t["Scout"].damage, t["Knight"].damage) == (1, 0)
