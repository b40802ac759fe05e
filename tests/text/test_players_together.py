"""You and another player: both do it, one of them chosen; read and played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import action, table

from illumineer import ir
from illumineer.text.card import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType, Who


def effect(text: str) -> Any:
    read = read_paragraph(text, CardType.ACTION)
    assert not isinstance(read, Declined), read.reason
    assert read.written == text and write_ability(read.ability, CardType.ACTION, "es", read.surface)
    return read.ability.effect


@pytest.mark.parametrize(
    ("words", "who"),
    [("another chosen player", Who.OTHERS), ("chosen opponent", Who.OPPONENTS), ("chosen player", Who.ALL)],
)
def test_one_of_them_is_chosen(words: str, who: Who) -> None:
    both = ir.PlayersTogether((Who.YOU, ir.PlayerIn("a")))
    each = ir.EachPlayer(both, (ir.Draw(1, Who.THEY),))
    assert effect(f"You and {words} each draw a card.") == ir.Seq((ir.ChoosePlayer(who, "a"), each))


def test_all_of_them() -> None:
    both = ir.PlayersTogether((Who.YOU, Who.OPPONENTS))
    assert effect("You and each opponent lose 1 lore.") == ir.EachPlayer(both, (ir.LoseLore(1, Who.THEY),))


def test_what_could_mean_two_things_is_declined() -> None:
    for text in (
        "You and another chosen player each draw a card for each item you have in play.",
        "Chosen player draws a card. Another chosen player loses 1 lore.",
    ):
        assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


SHARE = action("Share", effect("You and another chosen player each draw 3 cards."), cost=0)


@pytest.mark.rule("6.7.6")
def test_of_two_players_both_do_it() -> None:
    t = table([SHARE], p1={"hand": ["Share"], "deck": 4}, p2={"deck": 4}).do("play Share")
    assert len(t.hand()) == len(t.hand(1)) == 3


@pytest.mark.rule("6.7.6", "9.2.2")
def test_of_several_players_one_other_is_chosen() -> None:
    t = table([SHARE], p1={"hand": ["Share"], "deck": 4}, p2={"deck": 4}, p3={"deck": 4}).do("play Share")
    assert sorted(t.moves()) == ["choose p2", "choose p3"]
    t.do("choose p3")
    assert [len(t.hand(player)) for player in range(3)] == [3, 0, 3]


@pytest.mark.rule("6.1.4", "6.7.6")
def test_each_of_them_may_decline() -> None:
    offer = action("Offer", effect("You and another chosen player may each draw a card."), cost=0)
    t = table([offer], p1={"hand": ["Offer"], "deck": 4}, p2={"deck": 4}).do("play Offer", "decline", "accept")
    assert len(t.hand()) == 0 and len(t.hand(1)) == 1
