"""7.3 Hand: what was drawn, seen by its player alone, without a limit."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import PLAIN, Table, action, any_character, character, table, when_played

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.game import Game
from illumineer.vocab import Happening, Who, Zone


def side(t: Table, viewer: int, player: int) -> Any:
    return t.game.view(viewer).to_json()["players"][player]


def tosses(n: int, who: Who = Who.OPPONENTS) -> ir.Card:
    """Each of these players chooses and discards cards."""
    hand = ir.Cards((Zone.HAND,), Who.THEY)
    return action("Toss", ir.EachPlayer(who, (ir.Discard(ir.Chosen(hand, n, by=Who.THEY)),)))


@pytest.mark.rule("7.3.1", "2.2.1.4")
def test_players_start_with_an_opening_hand_of_7_drawn_cards() -> None:
    deck = ["Pawn", "Scout", "Knight", "Ogre", "Giant"] * 4
    game = Game.new([deck, deck], CardBook(PLAIN), seed=1, variant="free")
    assert [len(hand) for hand in game.state.hand] == [7, 7]
    assert [len(pile) for pile in game.state.deck] == [13, 13]


@pytest.mark.rule("7.3.1")
def test_drawn_cards_go_to_the_hand() -> None:
    t = table(p1={"deck": 3}, p2={"hand": ["Rock"], "deck": ["Ogre", "Camp"]})
    t.end_turn()
    assert t.hand(1) == ["Rock", "Ogre"]


@pytest.mark.rule("7.3.1")
def test_effects_can_add_cards_without_drawing_them() -> None:
    dig = action("Dig", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU)), ir.Place(Zone.HAND)))
    t = table([dig], p1={"hand": ["Dig"], "ink": 1, "discard": ["Ogre"]})
    t.do("play Dig")
    assert t.hand() == ["Ogre"]
    assert t.events(Happening.DREW) == []


@pytest.mark.rule("7.3.2")
def test_players_see_their_own_hand_and_count_the_others() -> None:
    t = table(p1={"hand": ["Ogre", "Rock"]}, p2={"hand": ["Camp"]})
    assert side(t, 0, 0)["hand"] == ["Ogre", "Rock"]
    assert side(t, 0, 1)["hand"] == [None]
    assert side(t, 1, 0)["hand"] == [None, None]
    assert side(t, 1, 1)["hand"] == ["Camp"]


@pytest.mark.rule("7.3.2")
def test_in_a_game_of_several_each_hand_is_seen_by_one_player() -> None:
    t = table(p1={"hand": ["Ogre"]}, p2={"hand": ["Camp"]}, p3={"hand": ["Rock"]})
    for viewer in range(3):
        assert [side(t, viewer, p)["hand"] != [None] for p in range(3)] == [p == viewer for p in range(3)]


@pytest.mark.rule("7.3.2")
def test_the_moves_of_a_player_name_no_card_of_another_hand() -> None:
    toss = action("Toss", ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.OPPONENTS))))
    t = table([toss], p1={"hand": ["Toss"], "ink": 1}, p2={"hand": ["Ogre", "Camp"]})
    t.do("play Toss")
    assert t.asked == (0, "choose")
    assert all(move.startswith("choose facedown") for move in t.moves())


@pytest.mark.rule("7.3.3")
def test_there_is_no_maximum_hand_size() -> None:
    t = table(p1={"hand": 40})
    t.end_turn()
    assert t.game.active == 1
    assert len(t.hand()) == 40
    flood = action("Flood", ir.Draw(30))
    t = table([flood], p1={"hand": ["Flood"], "ink": 1, "deck": 35})
    t.do("play Flood")
    assert len(t.hand()) == 30


@pytest.mark.rule("7.3.3", "1.2.3")
@pytest.mark.parametrize("held", [0, 1])
def test_a_hand_cannot_have_fewer_than_0_cards(held: int) -> None:
    t = table([tosses(3)], p1={"hand": ["Toss"], "ink": 1}, p2={"hand": ["Ogre"][:held]})
    t.do("play Toss", *["choose Ogre"] * held)
    assert t.hand(1) == []
    assert t.discard(1) == ["Ogre"][:held]
    assert t.asked == (0, "act")


@pytest.mark.rule("7.3.4")
def test_who_is_told_to_discard_chooses_the_cards() -> None:
    t = table([tosses(2)], p1={"hand": ["Toss"], "ink": 1}, p2={"hand": ["Ogre", "Rock", "Camp"]})
    t.do("play Toss")
    assert t.asked == (1, "choose")
    assert t.moves() == ["choose Ogre", "choose Rock", "choose Camp"]
    t.do("choose Rock", "choose Ogre")
    assert (t.hand(1), sorted(t.discard(1))) == (["Camp"], ["Ogre", "Rock"])
    assert t.discard() == ["Toss"]


@pytest.mark.rule("7.3.4")
def test_each_player_told_to_discard_chooses_from_the_own_hand() -> None:
    t = table([tosses(1, Who.ALL)], p1={"hand": ["Toss", "Giant", "Scout"], "ink": 1}, p2={"hand": ["Ogre", "Rock"]})
    t.do("play Toss")
    assert (t.asked, t.moves()) == ((0, "choose"), ["choose Giant", "choose Scout"])
    t.do("choose Scout")
    assert (t.asked, t.moves()) == ((1, "choose"), ["choose Ogre", "choose Rock"])
    t.do("choose Rock")
    assert (t.hand(), t.hand(1)) == (["Giant"], ["Ogre"])


@pytest.mark.rule("7.3.4")
def test_only_the_indicated_number_is_discarded() -> None:
    t = table([tosses(1)], p1={"hand": ["Toss"], "ink": 1}, p2={"hand": ["Ogre", "Rock", "Camp"]})
    t.do("play Toss", "choose Camp")
    assert t.hand(1) == ["Ogre", "Rock"]
    assert t.asked == (0, "act")


@pytest.mark.rule("7.3.4", "7.6.2")
def test_discarded_cards_are_seen_by_all() -> None:
    t = table([tosses(1)], p1={"hand": ["Toss"], "ink": 1}, p2={"hand": ["Ogre", "Rock"]})
    t.do("play Toss", "choose Rock")
    assert side(t, 0, 1)["discard"] == ["Rock"]
    assert side(t, 0, 1)["hand"] == [None]


@pytest.mark.rule("7.3.4")
def test_a_card_put_into_the_discard_from_elsewhere_is_not_discarded() -> None:
    mill = action("Mill", ir.Put(ir.Top(1), ir.Place(Zone.DISCARD)))
    axe = action("Axe", ir.Banish(any_character()))
    rag = character("Rag", ir.Triggered((ir.Event(Happening.DISCARDED),), ir.GainLore(1), name="Rags"))
    t = table([mill, axe, rag], p1={"hand": ["Mill", "Axe"], "ink": 2, "play": ["Rag", "Scout"]})
    t.do("play Mill", "play Axe", "choose Scout")
    assert t.lore() == 0


@pytest.mark.rule("7.3.1", "7.1.6")
def test_a_character_returned_to_the_hand_can_be_played_again() -> None:
    recall = action("Recall", ir.Put(any_character(), ir.Place(Zone.HAND)))
    herald = character("Herald", when_played(ir.GainLore(1)))
    t = table([recall, herald], p1={"hand": ["Recall"], "ink": 3, "play": ["Herald"]})
    t.do("play Recall", "play Herald")
    assert t.lore() == 1
