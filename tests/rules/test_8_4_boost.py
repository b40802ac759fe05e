"""8.4 Boost: once during your turn, a card from the deck goes face down under this one."""

from __future__ import annotations

import pytest
from tests.support import (
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    location,
    shift,
    table,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import CardType, Doing, Happening, Keyword, Stat, Who, Zone

DIVER = character("Diver", keyword(Keyword.BOOST, 2))


@pytest.mark.rule("8.4.1")
def test_boost_pays_its_ink_and_puts_the_top_card_of_the_deck_under_the_character() -> None:
    t = table([DIVER], p1={"ink": 3, "deck": ["Ogre", "Giant"], "play": ["Diver"]})
    t.do("boost Diver")
    assert t.ink() == (1, 2)
    assert t["Diver"].under == ["Ogre"]
    assert t["Ogre"].zone == "under"
    assert t.deck() == ["Giant"]
    assert t.game.state.in_play[t["Diver"].ref].facedown == (t.ids["Ogre"],)


@pytest.mark.rule("8.4.1")
def test_boost_is_used_once_during_a_turn_and_again_in_the_next() -> None:
    t = table([DIVER], p1={"ink": 9, "play": ["Diver"]})
    t.do("boost Diver")
    assert not t.legal("boost Diver")
    assert t.why("boost Diver") == ["8.4.1"]
    t.end_turn().end_turn().do("boost Diver")
    assert len(t["Diver"].under) == 2


@pytest.mark.rule("8.4.1")
def test_each_card_counts_its_own_boost() -> None:
    t = table([DIVER], p1={"ink": 9, "play": ["Diver", "Diver#2"]})
    t.do("boost Diver")
    assert not t.legal("boost Diver")
    assert t.legal("boost Diver#2")
    t.do("boost Diver#2")
    assert (len(t["Diver"].under), len(t["Diver#2"].under)) == (1, 1)


@pytest.mark.rule("8.4.1", "7.1.6")
def test_a_card_that_left_play_and_came_back_is_a_new_card_with_a_new_boost() -> None:
    recall = action("Recall", ir.Put(any_character(), ir.Place(Zone.HAND)))
    t = table([DIVER, recall], p1={"ink": 9, "hand": ["Recall"], "play": ["Diver"]})
    t.do("boost Diver", "play Recall", "play Diver")
    assert t["Diver"].under == []
    assert t.legal("boost Diver")


@pytest.mark.rule("8.4.1", "8.10.5")
def test_a_character_shifted_onto_a_boosted_one_has_its_own_boost() -> None:
    young, old = (
        character("Sela - Young", keyword(Keyword.BOOST, 1)),
        character("Sela - Old", keyword(Keyword.BOOST, 1), shift(1), cost=5),
    )
    t = table([young, old], p1={"ink": 3, "hand": ["Sela - Old"], "play": ["Sela - Young"]})
    t.do("boost Sela - Young", "play Sela - Old", "boost Sela - Old")
    assert len(t["Sela - Old"].under) == 3


@pytest.mark.rule("8.4.1")
def test_boost_is_for_your_own_turn_and_your_own_cards() -> None:
    t = table([DIVER], p1={"ink": 3, "play": ["Scout"]}, p2={"ink": 3, "play": ["Diver"]})
    assert not t.legal("boost Diver")
    assert t.why("boost Diver") == ["8.4.1"]
    assert t.why("boost Scout") == ["8.4.1"]


@pytest.mark.rule("8.4.1")
@pytest.mark.parametrize("state", [{"drying": True}, {"exerted": True}])
def test_boost_does_not_exert_so_a_drying_or_exerted_card_can_use_it(state: dict[str, bool]) -> None:
    t = table([DIVER], p1={"ink": 2, "play": [{"card": "Diver", **state}]})
    before = t["Diver"].exerted
    t.do("boost Diver")
    assert len(t["Diver"].under) == 1
    assert t["Diver"].exerted is before


@pytest.mark.rule("8.4.1", "1.5.3")
def test_boost_needs_all_of_its_ink() -> None:
    t = table([DIVER], p1={"ink": 1, "play": ["Diver"]})
    assert t.why("boost Diver") == ["1.5.3"]


@pytest.mark.rule("8.4.1")
def test_boost_does_nothing_without_a_card_in_the_deck() -> None:
    t = table([DIVER], p1={"ink": 2, "deck": 0, "play": ["Diver"]})
    assert not t.legal("boost Diver")


@pytest.mark.rule("8.4.1", "2.1:8.4.1")
@pytest.mark.parametrize(("edition", "legal"), [("2.0", False), ("2.1", False), ("2.2", True), ("2.3", True)])
def test_boost_is_no_activated_ability_any_more(edition: str, legal: bool) -> None:
    seal = item("Seal", ir.Static((ir.CantDo(Doing.ACTIVATE),)))
    smith = character("Smith", keyword(Keyword.BOOST, 1), exert_ability(ir.GainLore(1)))
    t = table([seal, smith], edition, p1={"ink": 2, "play": ["Smith"]}, p2={"play": ["Seal"]})
    assert not t.legal("activate Smith: Use")
    assert t.legal("boost Smith") is legal


@pytest.mark.rule("8.4.1")
@pytest.mark.parametrize(("edition", "lore"), [("2.1", 1), ("2.3", 0)])
def test_using_boost_is_not_using_an_activated_ability(edition: str, lore: int) -> None:
    clerk = character("Clerk", whenever(Happening.ABILITY_USED, ir.GainLore(1), player=Who.YOU))
    t = table([DIVER, clerk], edition, p1={"ink": 2, "play": ["Diver", "Clerk"]})
    t.do("boost Diver")
    assert t.lore() == lore


@pytest.mark.rule("8.4.1")
def test_an_ability_that_waits_for_boost_or_for_a_card_put_under_sees_it() -> None:
    pump = character(
        "Pump",
        keyword(Keyword.BOOST, 1),
        whenever(Happening.BOOST_USED, ir.GainLore(1), "Boosted", subject=THIS),
        whenever(Happening.PUT_UNDER, ir.GainLore(2), "Fuller", subject=THIS),
    )
    t = table([pump, DIVER], p1={"ink": 3, "play": ["Pump", "Diver"]})
    t.do("boost Diver")
    assert t.lore() == 0
    t.do("boost Pump", "resolve Pump: Boosted")
    assert t.lore() == 3


@pytest.mark.rule("8.4.1")
def test_what_counts_the_cards_under_it_grows_with_each_boost() -> None:
    pack = character(
        "Pack", keyword(Keyword.BOOST, 1), ir.Static((ir.Adjust(Stat.STRENGTH, ir.Count(ir.Under(ir.This()))),))
    )
    t = table([pack], p1={"ink": 9, "play": ["Pack"]})
    t.do("boost Pack")
    assert t["Pack"].strength == 3
    t.end_turn().end_turn().do("boost Pack")
    assert t["Pack"].strength == 4


@pytest.mark.rule("8.4.1")
def test_boost_that_an_effect_grants_is_used_like_a_printed_one() -> None:
    lesson = action("Lesson", ir.Apply(any_character(), (ir.Gain(Keyword.BOOST, 2),)))
    t = table([lesson], p1={"ink": 5, "hand": ["Lesson"], "play": ["Scout"]})
    assert not t.legal("boost Scout")
    t.do("play Lesson", "boost Scout")
    assert len(t["Scout"].under) == 1
    assert t.ink() == (2, 3)
    t.end_turn().end_turn()
    assert not t.legal("boost Scout")


@pytest.mark.rule("8.4.1", "8.1.1")
def test_a_location_may_have_boost_too() -> None:
    cellar = location("Cellar", keyword(Keyword.BOOST, 1))
    t = table([cellar], p1={"ink": 1, "play": ["Cellar"]})
    t.do("boost Cellar")
    assert len(t["Cellar"].under) == 1


# --- face down -------------------------------------------------------------------------------


@pytest.mark.rule("8.4.2")
def test_no_player_sees_the_card_that_boost_put_under() -> None:
    t = table([DIVER], p1={"ink": 2, "deck": ["Ogre", "Giant"], "play": ["Diver"]})
    t.do("boost Diver")
    for player in (0, 1):
        diver = t.game.view(player).to_json()["players"][0]["play"][0]
        assert diver["facedown"] == [None]
        assert t.game.view(player).table.defs[t.ids["Ogre"]] == -1


@pytest.mark.rule("8.4.2", "7.4.2.1")
def test_even_a_card_that_was_known_before_cannot_be_seen_once_it_is_face_down() -> None:
    seal = item("Glass", exert_ability(ir.Reveal(ir.Top(1))))
    t = table([DIVER, seal], p1={"ink": 2, "deck": ["Ogre", "Giant"], "play": ["Diver", "Glass"]})
    t.do("activate Glass: Use")
    assert t.game.view(1).to_json()["players"][0]["top"] == "Ogre"
    t.do("boost Diver")
    for player in (0, 1):
        assert t.game.view(player).to_json()["players"][0]["play"][0]["facedown"] == [None]


@pytest.mark.rule("8.4.2", "5.1.1.7")
def test_when_the_stack_is_banished_everybody_sees_the_card() -> None:
    t = table(
        [DIVER], p1={"ink": 2, "deck": ["Ogre"], "play": ["Diver"]}, p2={"play": [{"card": "Giant", "exerted": True}]}
    )
    t.do("boost Diver", "challenge Diver")
    assert sorted(t.discard()) == ["Diver", "Ogre"]
    assert sorted(t.game.view(1).to_json()["players"][0]["discard"]) == ["Diver", "Ogre"]


@pytest.mark.rule("8.4.2", "5.1.1.7")
def test_in_the_hand_only_its_player_sees_it() -> None:
    recall = action("Recall", ir.Put(any_character(), ir.Place(Zone.HAND)))
    t = table([DIVER, recall], p1={"ink": 3, "hand": ["Recall"], "deck": ["Ogre"], "play": ["Diver"]})
    t.do("boost Diver", "play Recall")
    assert sorted(t.game.view(0).to_json()["players"][0]["hand"]) == ["Diver", "Ogre"]
    assert None in t.game.view(1).to_json()["players"][0]["hand"]
    assert "Ogre" not in t.game.view(1).to_json()["players"][0]["hand"]


# --- not in play, not played -----------------------------------------------------------------


@pytest.mark.rule("8.4.3")
def test_a_card_under_another_is_not_in_play() -> None:
    horn = character("Horn", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters(ir.IsOther())))
    sweep = action("Sweep", ir.GainLore(ir.Count(your_characters())))
    t = table([DIVER, horn, sweep], p1={"ink": 3, "hand": ["Sweep"], "deck": ["Horn"], "play": ["Diver"]})
    t.do("boost Diver")
    assert t["Diver"].strength == 2
    assert t.play() == ["Diver"]
    t.do("play Sweep")
    assert t.lore() == 1


@pytest.mark.rule("8.4.3")
def test_a_card_under_another_cannot_be_chosen_or_used() -> None:
    oar = item("Oar", exert_ability(ir.GainLore(1)))
    smash = action("Smash", ir.Banish(ir.Chosen(ir.Cards(where=(ir.IsType((CardType.ITEM,)),)))))
    t = table([DIVER, oar, smash], p1={"ink": 3, "hand": ["Smash"], "deck": ["Oar"], "play": ["Diver"]})
    t.do("boost Diver")
    assert not any(move.startswith("activate") for move in t.moves())
    t.do("play Smash")
    assert t["Oar"].zone == "under"


@pytest.mark.rule("8.4.3")
def test_putting_a_card_under_is_not_playing_it() -> None:
    crier = character("Crier", whenever(Happening.PLAYED, ir.GainLore(1), player=Who.YOU))
    gate = character("Gate", whenever(Happening.ENTERED, ir.GainLore(5)))
    t = table([DIVER, crier, gate], p1={"ink": 2, "deck": ["Ogre"], "play": ["Diver", "Crier", "Gate"]})
    t.do("boost Diver")
    assert t.lore() == 0
    assert t.events(Happening.PLAYED) == []
