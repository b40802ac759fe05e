"""7.6 Discard: where cards go that have left play; face up, in one pile, seen by all."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import CHARACTER, Table, action, any_character, character, table, whenever

from illumineer import ir
from illumineer.vocab import Happening, Who, Zone

FURY = action("Fury", ir.Banish(ir.Cards(where=CHARACTER)))


def piles(t: Table, viewer: int) -> list[Any]:
    return [side["discard"] for side in t.game.view(viewer).to_json()["players"]]


@pytest.mark.rule("7.6.1")
def test_a_banished_card_goes_to_the_discard_of_its_own_player() -> None:
    axe = action("Axe", ir.Banish(any_character()))
    t = table([axe], p1={"hand": ["Axe"], "ink": 1}, p2={"play": ["Ogre"]})
    t.do("play Axe")
    assert (t.discard(), t.discard(1)) == (["Axe"], ["Ogre"])


@pytest.mark.rule("7.6.1")
@pytest.mark.parametrize("name", ["Ogre", "Rock", "Camp"])
def test_any_kind_of_card_that_is_banished_goes_there(name: str) -> None:
    axe = action("Axe", ir.Banish(ir.Cards(where=(ir.Named((name,)),))))
    t = table([axe], p1={"hand": ["Axe"], "ink": 1}, p2={"play": [name]})
    t.do("play Axe")
    assert t.discard(1) == [name]


@pytest.mark.rule("7.6.1")
def test_an_action_goes_there_when_it_has_resolved() -> None:
    spark = action("Spark", ir.GainLore(ir.Count(ir.Cards((Zone.DISCARD,), Who.YOU))))
    t = table([spark], p1={"hand": ["Spark"], "ink": 1, "discard": ["Ogre"]})
    t.do("play Spark")
    assert t.lore() == 1
    assert t.discard() == ["Ogre", "Spark"]


@pytest.mark.rule("7.6.1", "7.1.5")
def test_a_card_in_the_discard_is_not_in_play() -> None:
    axe = action("Axe", ir.Banish(any_character()))
    t = table([axe], p1={"hand": ["Axe"], "ink": 1}, p2={"discard": ["Ogre"]})
    t.do("play Axe")
    assert t.asked == (0, "act")
    assert t.discard(1) == ["Ogre"]


@pytest.mark.rule("7.6.2")
def test_everybody_sees_and_counts_every_discard() -> None:
    t = table(p1={"discard": ["Ogre", "Rock"]}, p2={"discard": ["Camp"]}, p3={})
    for viewer in range(3):
        assert piles(t, viewer) == [["Ogre", "Rock"], ["Camp"], []]


@pytest.mark.rule("7.6.2", "5.1.1.7")
def test_cards_are_face_up_there_whatever_they_were_before() -> None:
    mill = action("Mill", ir.Put(ir.Top(1), ir.Place(Zone.DISCARD)))
    ogre = {"card": "Ogre", "facedown": ["Rock"]}
    t = table([mill, FURY], p1={"hand": ["Mill", "Fury"], "ink": 2, "deck": ["Giant", "Camp"], "play": [ogre]})
    t.do("play Mill", "play Fury")
    for viewer in (0, 1):
        assert sorted(piles(t, viewer)[0]) == ["Fury", "Giant", "Mill", "Ogre", "Rock"]


@pytest.mark.rule("7.6.2", "7.1.4")
def test_a_choice_from_a_discard_names_its_cards() -> None:
    dig = action("Dig", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.OPPONENTS)), ir.Place(Zone.HAND)))
    t = table([dig], p1={"hand": ["Dig"], "ink": 1}, p2={"discard": ["Ogre", "Rock"]})
    t.do("play Dig")
    assert t.moves() == ["choose Ogre", "choose Rock"]


@pytest.mark.rule("7.6.3")
def test_several_cards_enter_at_the_same_time_and_nobody_has_to_order_them() -> None:
    # The order of a discard never matters: its player may rearrange it whenever they like (7.6.2).
    crow = character("Crow", whenever(Happening.PUT_INTO_DISCARD, ir.GainLore(1), "Caw", player=Who.OPPONENTS))
    rain = action("Rain", ir.Banish(ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([crow, rain], p1={"hand": ["Rain"], "ink": 1, "play": ["Crow"]}, p2={"play": ["Ogre", "Giant", "Scout"]})
    t.do("play Rain")
    assert t.bag() == ["Caw", "Caw", "Caw"]
    assert sorted(t.discard(1)) == ["Giant", "Ogre", "Scout"]
    assert t.asked == (0, "resolve")


@pytest.mark.rule("7.6.3")
def test_any_card_of_a_discard_can_be_found_wherever_it_lies() -> None:
    dig = action("Dig", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU)), ir.Place(Zone.HAND)))
    for wanted in ("Ogre", "Rock", "Camp"):
        t = table([dig], p1={"hand": ["Dig"], "ink": 1, "discard": ["Ogre", "Rock", "Camp"]})
        t.do("play Dig", f"choose {wanted}")
        assert t.hand() == [wanted]
