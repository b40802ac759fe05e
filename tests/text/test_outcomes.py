"""What came of an instruction (banished this way, already exerted, damage dealt this way): read, and played."""

from __future__ import annotations

import pytest
from tests.support import table
from tests.text.printed import action
from tests.text.test_played import cast

from illumineer.text.card import Declined, read_paragraph
from illumineer.vocab import CardType


@pytest.mark.parametrize(("target", "drawn"), [("Scout", 1), ("Giant", 0)])
@pytest.mark.rule("6.7.5", "1.8.1.4")
def test_banished_this_way_is_known_after_the_game_state_check(target: str, drawn: int) -> None:
    text = "Deal 3 damage to chosen character. If that character is banished this way, draw a card."
    t = cast(text, f"choose {target}", p2={"play": ["Scout", "Giant"]})
    assert len(t.hand()) == drawn


@pytest.mark.rule("6.7.5")
def test_banished_later_is_not_banished_this_way() -> None:
    text = "Deal 2 damage to chosen character. If they're banished this way, gain 2 lore."
    end = action("End", "Banish chosen character.")
    spell = action("Spell", text)
    t = table([spell, end], p1={"hand": ["Spell", "End"], "deck": 3}, p2={"play": ["Ogre"], "deck": 3})
    t.do("play Spell", "play End")
    assert t["Ogre"].zone == "discard" and t.lore() == 0


@pytest.mark.rule("6.7.7")
def test_what_is_banished_this_way_is_measured_as_it_was() -> None:
    text = "Deal 5 damage to chosen character. If that character is banished this way, gain lore equal to their cost."
    t = cast(text, "choose Ogre", p1={"play": ["Pawn"]}, p2={"play": ["Ogre"]})
    assert t.lore() == 4


@pytest.mark.parametrize(("exerted", "damage"), [(True, 2), (False, 0)])
def test_already_exerted_is_asked_of_the_time_before(exerted: bool, damage: int) -> None:
    text = "Exert chosen character. If they were already exerted, deal 2 damage to them."
    t = cast(text, "choose Giant", p1={"play": ["Pawn"]}, p2={"play": [{"card": "Giant", "exerted": exerted}]})
    assert t["Giant"].exerted and t["Giant"].damage == damage


@pytest.mark.parametrize(("damage", "number", "drawn"), [(4, "number 3", 1), (4, "number 2", 0), (2, "number 2", 0)])
def test_so_much_damage_was_removed(damage: int, number: str, drawn: int) -> None:
    text = "Remove up to 3 damage from chosen character. If you removed 3 damage this way, draw a card."
    t = cast(text, number, p1={"play": [{"card": "Giant", "damage": damage}]})
    assert len(t.hand()) == drawn


@pytest.mark.parametrize(("hand", "lore"), [("Ogre", 0), ("Rock", 2)])
def test_no_such_card_was_discarded(hand: str, lore: int) -> None:
    text = "Each opponent chooses and discards a card. If no character cards were discarded this way, gain 2 lore."
    assert cast(text, f"choose {hand}", p2={"hand": [hand]}).lore() == lore


def test_one_of_the_cards_that_were_put_there() -> None:
    text = "Put the top 2 cards of your deck into your discard. Put one of those cards on the top of your deck."
    t = cast(text, "choose Ogre", p1={"deck": ["Ogre", "Scout", "Giant"], "discard": ["Knight"]})
    assert t.deck()[:2] == ["Ogre", "Giant"] and "Scout" in t.discard()
    text = (
        "Put the top 2 cards of your deck into your discard. "
        "Return an item card put into your discard this way to your hand."
    )
    t = cast(text, p1={"deck": ["Ogre", "Rock", "Giant"], "discard": ["Rock#2"]})
    assert t.hand() == ["Rock"]


def test_a_condition_is_looked_at_when_the_next_turn_starts() -> None:
    text = (
        "At the start of your next turn, if you have 2 or more cards in your hand, gain 3 lore. "
        "Otherwise, draw 2 cards."
    )
    t = cast(text, p1={"deck": 6})
    t.end_turn()
    t.end_turn()
    assert (t.lore(), len(t.hand())) == (0, 3)


def test_no_damage_was_dealt() -> None:
    text = "Deal 1 damage to chosen character. If no damage was dealt this way, draw a card."
    assert len(cast(text, p2={"play": ["Giant"]}).hand()) == 0
    assert len(cast(text, p2={"play": []}).hand()) == 1


def test_a_song_drawn_and_an_opposing_card_returned() -> None:
    text = "Draw a card. If you draw a character card this way, gain 1 lore."
    assert cast(text, p1={"deck": ["Ogre"]}).lore() == 1
    text = "Return chosen character to their player's hand. If an opposing character is returned this way, gain 1 lore."
    assert cast(text, "choose Ogre", p1={"play": ["Pawn"]}, p2={"play": ["Ogre"]}).lore() == 1
    assert cast(text, "choose Pawn", p1={"play": ["Pawn"]}, p2={"play": ["Ogre"]}).lore() == 0


@pytest.mark.parametrize(("banished", "drawn"), [("Ogre", 1), ("Pawn", 0)])
def test_its_cost_was(banished: str, drawn: int) -> None:
    text = "Banish chosen character. If their cost was 3 or more, draw a card."
    t = cast(text, f"choose {banished}", p2={"play": ["Ogre", "Pawn"]})
    assert len(t.hand()) == drawn


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. If that character is banished this way, gain 1 lore.",
        "Exert chosen character. If they're banished this way, gain 1 lore.",
        "Draw a card. If you removed 3 damage this way, gain 1 lore.",
        "Ready chosen character. If they were already exerted, gain 1 lore.",
        "Exert all characters. If they were already exerted, gain 1 lore.",
    ],
)
def test_an_outcome_that_cannot_be_meant_is_declined(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


# --- for each --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("Remove up to 1 damage from chosen character for each item you have in play.", ("number 2",)),
        ("Remove 1 damage from chosen character for each item you have in play.", ()),
    ],
)
def test_damage_is_removed_for_each(text: str, answers: tuple[str, ...]) -> None:
    t = cast(text, *answers, p1={"play": [{"card": "Giant", "damage": 5}, "Rock", "Rock#2"]})
    assert t["Giant"].damage == 3


def test_damage_is_moved_for_each() -> None:
    text = "Move 1 damage from chosen character of yours to chosen opposing character for each item you have in play."
    t = cast(text, p1={"play": [{"card": "Giant", "damage": 5}, "Rock", "Rock#2"]}, p2={"play": ["Ogre"]})
    assert (t["Giant"].damage, t["Ogre"].damage) == (3, 2)


def test_cards_of_the_deck_for_each() -> None:
    text = "Put the top card of your deck into your inkwell facedown and exerted for each item you have in play."
    assert cast(text, p1={"play": ["Rock", "Rock#2"]}).ink() == (0, 2)
    text = (
        "Look at the top 2 cards of your deck for each item you have in play. "
        "Put one into your hand and the rest on the bottom of your deck in any order."
    )
    t = cast(text, "choose Ogre", p1={"play": ["Rock", "Rock#2"], "deck": ["Pawn", "Scout", "Knight", "Ogre", "Giant"]})
    assert t.hand() == ["Ogre"]


def test_cards_return_for_each() -> None:
    text = "Return a character card from your discard to your hand for each item you have in play."
    mine = {"play": ["Rock", "Rock#2"], "discard": ["Ogre", "Scout", "Giant"]}
    t = cast(text, "choose Ogre", "choose Scout", p1=mine)
    assert sorted(t.hand()) == ["Ogre", "Scout"]


def test_up_to_one_for_each() -> None:
    text = "Exert up to 1 chosen opposing character for each item you have in play."
    theirs = {"play": ["Ogre", "Giant", "Scout"]}
    t = cast(text, "choose Ogre", "choose Giant", p1={"play": ["Rock", "Rock#2"]}, p2=theirs)
    assert [t[name].exerted for name in ("Ogre", "Giant", "Scout")] == [True, True, False]
