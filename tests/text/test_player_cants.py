"""What players can't do, at all or more than a number of times a turn: read, and played (1.2.2)."""

from __future__ import annotations

import pytest
from tests.support import table
from tests.text.printed import action, item, location, printed

from illumineer.text.card import Declined, read_paragraph
from illumineer.vocab import CardType


@pytest.mark.rule("1.2.2")
def test_no_more_than_one_action_each_turn() -> None:
    law = item("Law", "Players can't play more than 1 action each turn.")
    one, two = (action(name, "Gain 1 lore.") for name in ("One", "Two"))
    mine = {"play": ["Law"], "hand": ["One", "Two", "Pawn"], "ink": 1, "deck": 3}
    t = table([law, one, two], p1=mine, p2={"deck": 3})
    t.do("play One")
    assert t.why("play Two") == ["1.2.2"] and t.legal("play Pawn")
    t.end_turn()
    t.end_turn()
    assert t.legal("play Two")


@pytest.mark.rule("1.2.2", "1.12.2")
def test_no_more_than_two_cards_are_drawn_each_turn() -> None:
    lock = item("Lock", "Opponents can't draw more than 2 cards each turn.")
    study = action("Study", "Draw 3 cards.")
    t = table([lock, study], p1={"play": ["Lock"], "hand": [], "deck": 5}, p2={"hand": ["Study"], "deck": 6})
    t.end_turn()
    assert len(t.hand(1)) == 2
    t.do("play Study")
    assert len(t.hand(1)) == 2


def test_opponents_cannot_sing_move_or_discard() -> None:
    hush = item("Hush", "Opponents can't sing songs.")
    rail = item("Rail", "Opponents can't move characters to locations.")
    keep = item("Keep", "Players can't discard cards.")
    song = printed("Air", "Gain 1 lore.", kind=CardType.ACTION, song=True, cost=2)
    toss = action("Toss", "Choose and discard a card.")
    mine = {"play": ["Giant", "Dock"], "hand": ["Air", "Toss", "Pawn"], "ink": 1, "deck": 3}
    cards = [hush, rail, keep, song, toss, location("Dock", move_cost=1)]
    t = table(cards, p1=mine, p2={"play": ["Hush", "Rail", "Keep"]})
    assert not t.legal("play Air") and t.why("move Giant") == ["1.2.2"]
    t.do("play Toss")
    assert "Pawn" in t.hand()


@pytest.mark.rule("1.2.2")
def test_abilities_of_items_cannot_be_used() -> None:
    rust = printed("Rust", "Opponents can't use abilities of items.")
    horn = item("Horn", "⟳ — Gain 1 lore.")
    t = table([rust, horn], p1={"play": ["Horn"], "deck": 3}, p2={"play": ["Rust"], "deck": 3})
    assert t.why("activate Horn: Horn") == ["1.2.2"]


@pytest.mark.rule("4.5.1.2")
def test_a_price_may_be_anything_that_pays() -> None:
    proud = printed("Proud", "This character can't quest or challenge unless you choose and discard a card.")
    t = table([proud], p1={"play": ["Proud"], "hand": ["Pawn"], "deck": 3}, p2={"deck": 3})
    t.do("quest Proud", "choose Pawn")
    assert t.lore() == 1 and t.hand() == []
    assert not table([proud], p1={"play": ["Proud"], "deck": 3}, p2={"deck": 3}).legal("quest Proud")


@pytest.mark.parametrize("text", ["Opponents can't gain more than 2 lore each turn.", "Players can't ready cards."])
def test_what_cannot_be_forbidden_exactly_is_declined(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ITEM), Declined)


LAW = "Players can't play cards from their discard or return cards from their discard to their hand."


@pytest.mark.parametrize("law", [True, False])
@pytest.mark.rule("1.2.2")
def test_what_lies_in_the_discard_stays_there(law: bool) -> None:
    warden = printed("Warden", LAW)
    call = action("Call", "Return a character card from your discard to your hand.")
    raise_ = action("Raise", "You may play a character from your discard for free.")
    mine = {"hand": ["Call"], "discard": ["Ogre"], "deck": 3}
    theirs = {"play": ["Warden"] if law else [], "deck": 3}
    t = table([warden, call, raise_], p1=mine, p2=theirs).do("play Call")
    assert t["Ogre"].zone == ("discard" if law else "hand")
    t = table([warden, call, raise_], p1={**mine, "hand": ["Raise"]}, p2=theirs).do("play Raise")
    if not law:
        t.do("accept")
    assert t["Ogre"].zone == ("discard" if law else "play")


@pytest.mark.parametrize("law", [True, False])
@pytest.mark.rule("1.2.2")
def test_a_permission_to_play_from_the_discard_is_of_no_use(law: bool) -> None:
    warden, crypt = printed("Warden", LAW), item("Crypt", "You may play characters from your discard.")
    play = ["Crypt", "Warden"] if law else ["Crypt"]
    mine = {"play": play, "hand": ["Pawn"], "discard": ["Pawn#2"], "ink": 2, "deck": 3}
    t = table([warden, crypt], p1=mine, p2={"deck": 3})
    assert t.legal("play Pawn") and t.legal("play Pawn#2") is not law


def test_players_can_neither_do_one_thing_nor_another() -> None:
    t = table(
        [action("Hush", "Opponents can't gain lore or draw cards until the start of your next turn.")],
        p1={"hand": ["Hush"], "deck": 3},
        p2={"play": ["Pawn"], "deck": 3},
    )
    t.do("play Hush", "end turn", "quest Pawn")
    assert t.lore(1) == 0 and t.hand(1) == []
