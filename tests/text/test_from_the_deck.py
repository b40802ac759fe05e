"""Cards that go from the deck into the discard: what waits for them, and what counts them afterwards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.support import Table, character, item, table
from tests.text.test_bind import tree
from tests.text.test_played import spell

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.errors import CardError
from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType, Happening, Zone

MILL = "Put the top 3 cards of your deck into your discard."
KEEP = (
    "When this card is put into your discard from your deck, if you have an item in play, you may play this card from "
    "your discard for free."
)


def mill(text: str, *cards: ir.Card, **position: Any) -> Table:
    """An action with that text, played; the cards are on the table."""
    mine = position.pop("p1", {})
    mine = {"deck": 6, **mine, "hand": ["Spell", *mine.get("hand", ())]}
    return table([character("Extra"), spell(text), *cards], p1=mine, **position).do("play Spell")


def keep() -> ir.Card:
    return item("Keepsake", tree(KEEP, CardType.ITEM))


@pytest.mark.rule("6.1.12")
@pytest.mark.parametrize(("answer", "zone"), [("accept", "play"), ("decline", "discard")])
def test_a_card_sees_itself_arrive_from_the_deck(answer: str, zone: str) -> None:
    t = mill(MILL, keep(), p1={"deck": ["Ogre", "Keepsake", "Pawn"], "play": ["Rock"]})
    assert t.do(answer)["Keepsake"].zone == zone


@pytest.mark.parametrize(
    ("text", "p1"),
    [
        (MILL, {"deck": ["Ogre", "Keepsake", "Pawn"]}),
        ("Choose and discard an item card.", {"hand": ["Keepsake"], "play": ["Rock"]}),
    ],
)
def test_it_does_not_from_elsewhere_or_without_the_condition(text: str, p1: dict[str, Any]) -> None:
    t = mill(text, keep(), p1=p1)
    if t.legal("choose Keepsake"):
        t.do("choose Keepsake")
    assert t["Keepsake"].zone == "discard" and not t.legal("accept")


def test_where_its_ability_works() -> None:
    assert tree(KEEP, CardType.ITEM).zone is Zone.DISCARD
    assert tree("Whenever a card is put into your discard from your deck, draw a card.").zone is Zone.PLAY


@pytest.mark.parametrize(
    ("words", "lore"),
    [
        ("you put 1 or more cards into your discard from your deck", 2),
        ("you put 3 or more cards into your discard from your deck", 2),
        ("you put 4 or more cards into your discard from your deck", 1),
        ("an item card is put into your discard from your deck", 2),
        ("an opponent puts 1 or more cards into their discard from their deck", 1),
        ("a card is put into your discard from your hand", 1),
    ],
)
def test_once_for_all_at_a_time_or_for_each(words: str, lore: int) -> None:
    watcher = character("Watcher", tree(f"Whenever {words}, this character gets +1 ◊ this turn."))
    t = mill(MILL, watcher, p1={"play": ["Watcher"], "deck": ["Rock", "Ogre", "Giant", "Extra"]})
    assert t["Watcher"].lore == lore


@pytest.mark.rule("6.2.1")
def test_for_each_card() -> None:
    watcher = character("Watcher", tree("Whenever you put a card into your discard from your deck, gain 1 lore."))
    t = mill(MILL, watcher, p1={"play": ["Watcher"], "deck": ["Rock", "Ogre", "Giant", "Extra"]})
    assert len(t.game.state.bag) == 3


def test_what_was_put_there_this_way_is_counted() -> None:
    text = "Look at the top 3 cards of your deck. Put one into your hand and the rest into your discard. "
    text += "Gain 1 lore for each item card put into your discard this way."
    t = mill(text, p1={"deck": ["Rock", "Rock#2", "Ogre"]})
    assert t.do("choose Rock").lore() == 1


@pytest.mark.parametrize(
    ("deck", "drawn"), [(["Rock", "Ogre", "Giant", "Extra"], 1), (["Knight", "Ogre", "Giant", "Extra"], 0)]
)
def test_if_such_a_card_was_put_there_this_way(deck: list[str], drawn: int) -> None:
    t = mill(f"{MILL} If an item card was put into your discard this way, draw a card.", p1={"deck": deck})
    assert len(t.hand()) == drawn


def test_this_way_needs_a_card_that_was_put_there() -> None:
    text = "Return a card from your discard to your hand. Draw a card for each card put into your discard this way."
    read = read_paragraph(text, CardType.ACTION)
    assert isinstance(read, Declined)


def test_only_what_goes_into_a_discard_tells_where_it_came_from() -> None:
    event = ir.Event(Happening.DREW, came_from=Zone.DECK)
    good = replace(event, on=Happening.PUT_INTO_DISCARD)
    CardBook((character("Good", ir.Triggered((good,), ir.Draw())),))
    with pytest.raises(CardError):
        CardBook((character("Bad", ir.Triggered((event,), ir.Draw())),))
