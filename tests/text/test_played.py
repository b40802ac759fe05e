"""Sentences that are read and then played: the tree means what the words say."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, table

from illumineer import ir
from illumineer.text.card import Declined, read_paragraph
from illumineer.vocab import CardType, Ink, Keyword


def spell(text: str) -> ir.Card:
    """An action for nothing with that text."""
    read = read_paragraph(text, CardType.ACTION)
    assert not isinstance(read, Declined), read.reason
    return ir.Card("Spell", CardType.ACTION, 0, (Ink.AMBER,), abilities=(read.ability,))


def cast(text: str, *answers: str, p1: Any = None, p2: Any = None, **more: Any) -> Table:
    mine = {"deck": 6, **(p1 or {})}
    mine["hand"] = ["Spell", *mine.get("hand", ())]
    theirs = {"deck": 6, **(p2 or {})}
    return table([spell(text)], p1=mine, p2=theirs, **more).do("play Spell", *answers)


def test_cards_that_were_given_something_are_them() -> None:
    t = cast(
        "Your characters gain Rush this turn. At the end of your turn, banish them.",
        p1={"play": ["Ogre"], "hand": ["Pawn"], "ink": 1},
    )
    t.do("play Pawn")
    assert t["Ogre"].has(Keyword.RUSH) and not t["Pawn"].has(Keyword.RUSH)
    t.end_turn()
    assert t["Ogre"].zone == "discard" and "Pawn" in t.play()


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 5)])
def test_another_number_instead(before: int, after: int) -> None:
    text = "Deal 2 damage to chosen character. If that character is damaged, deal 4 damage instead."
    t = cast(text, "choose Giant", p1={"play": ["Pawn"]}, p2={"play": [{"card": "Giant", "damage": before}]})
    assert t["Giant"].damage == after


@pytest.mark.parametrize(("chosen", "zone"), [("Ogre", "play"), ("Scout", "discard")])
def test_another_verb_instead_after_one_choice(chosen: str, zone: str) -> None:
    text = "Exert chosen character. If a character with cost 2 or less is chosen, banish them instead."
    t = cast(text, f"choose {chosen}", p2={"play": ["Ogre", "Scout"]})
    assert t[chosen].zone == zone and (zone == "discard" or t[chosen].exerted)


@pytest.mark.parametrize(("hand", "drawn"), [(["Scout"], 0), ([], 1)])
def test_if_they_cant(hand: list[str], drawn: int) -> None:
    picks = [f"choose {name}" for name in hand]
    t = cast("Chosen opponent chooses and discards a card. If they can't, draw a card.", *picks, p2={"hand": hand})
    assert len(t.hand()) == drawn and t.hand(1) == []


@pytest.mark.parametrize(("answer", "lore"), [("accept", 5), ("decline", 3)])
def test_each_opponent_who_doesnt(answer: str, lore: int) -> None:
    text = "Each opponent may choose and discard a card. Each opponent who doesn't loses 2 lore."
    assert cast(text, answer, p2={"hand": ["Scout"], "lore": 5}).lore(1) == lore


@pytest.mark.parametrize(("answer", "zone", "ink"), [("accept", "play", (0, 2)), ("decline", "discard", (2, 0))])
def test_unless_their_player_pays(answer: str, zone: str, ink: tuple[int, int]) -> None:
    t = cast(
        "Banish chosen character unless their player pays 2 ⬡.",
        "choose Ogre",
        answer,
        p1={"play": ["Pawn"]},
        p2={"play": ["Ogre"], "ink": 2},
    )
    assert t["Ogre"].zone == zone and t.ink(1) == ink


def test_at_the_start_of_your_next_turn_once() -> None:
    t = cast("At the start of your next turn, gain 2 lore.")
    assert t.lore() == 0
    t.end_turn()
    assert t.lore() == 0
    t.end_turn()
    assert t.lore() == 2
    t.do("end turn", "end turn")
    assert t.lore() == 2


def test_whenever_until_the_start_of_your_next_turn() -> None:
    text = "Until the start of your next turn, whenever an opposing character quests, its player loses 2 lore."
    t = cast(text, p2={"play": ["Pawn"], "lore": 5})
    t.do("end turn", "quest Pawn")
    assert t.lore(1) == 4
    t.do("end turn", "end turn", "quest Pawn")
    assert t.lore(1) == 5


def test_players_picked_out_by_what_they_have() -> None:
    text = "Each player with fewer cards in their hand than you draws a card."
    assert len(cast(text, p1={"hand": ["Ogre"]}).hand(1)) == 1
    assert cast(text, p2={"hand": ["Ogre"]}).hand(1) == ["Ogre"]


def test_for_each_two_damage_removed_this_way() -> None:
    text = "Remove all damage from chosen character of yours, "
    text += "then deal 1 damage to each opposing character for each 2 damage removed this way."
    t = cast(text, p1={"play": [{"card": "Ogre", "damage": 4}]}, p2={"play": ["Giant", "Knight"]})
    assert (t["Ogre"].damage, t["Giant"].damage, t["Knight"].damage) == (0, 2, 2)


def test_strength_equal_to_a_number_counted_once() -> None:
    text = "Chosen character gets +¤ equal to the number of cards in your hand this turn. Draw a card."
    t = cast(text, "choose Ogre", p1={"play": ["Ogre", "Pawn"], "hand": ["Scout", "Rock"]})
    assert t["Ogre"].strength == 4 + 2 and len(t.hand()) == 3


def test_what_is_chosen_for_all_is_chosen_once() -> None:
    text = "Each player loses lore equal to the damage on chosen character."
    t = cast(text, "choose Giant", p1={"lore": 5}, p2={"lore": 5, "play": [{"card": "Giant", "damage": 3}, "Pawn"]})
    assert (t.lore(), t.lore(1)) == (2, 2)


def test_two_of_three_options() -> None:
    t = cast("Choose two: • Draw a card. • Gain 1 lore. • Each opponent loses 1 lore.", p2={"lore": 3})
    assert t.asked == (0, "mode")


def test_a_declined_offer_and_what_happens_otherwise() -> None:
    text = "Reveal the top card of your deck. If it's a character card, you may put it into your hand. "
    text += "Otherwise, put it into your discard."
    assert cast(text, "decline", p1={"deck": ["Ogre"]}).discard() == ["Ogre", "Spell"]
    assert cast(text, "accept", p1={"deck": ["Ogre"]}).hand() == ["Ogre"]
    assert cast(text, p1={"deck": ["Rock"]}).discard() == ["Rock", "Spell"]


def test_the_next_time_only() -> None:
    t = cast("The next time you play a character this turn, draw a card.", p1={"hand": ["Pawn", "Scout"], "ink": 3})
    t.do("play Pawn", "play Scout")
    assert len(t.hand()) == 1


@pytest.mark.parametrize(("answers", "lore"), [(("accept", "choose Scout"), 5), (("decline",), 4)])
def test_unless_they_do_something_themselves(answers: tuple[str, ...], lore: int) -> None:
    text = "Each opponent loses 1 lore unless they choose and discard a card."
    assert cast(text, *answers, p2={"hand": ["Scout"], "lore": 5}).lore(1) == lore


@pytest.mark.parametrize(
    ("mine", "theirs", "answers", "taken"),
    [
        ("Ogre", "Rock", ["accept"], [["Ogre"], []]),
        ("Ogre", "Scout", ["accept", "accept"], [["Ogre"], ["Scout"]]),
        ("Ogre", "Scout", ["decline", "accept"], [[], ["Scout"]]),
        ("Rock", "Camp", [], [[], []]),
    ],
)
def test_each_player_who_reveals_one(mine: str, theirs: str, answers: list[str], taken: list[list[str]]) -> None:
    text = (
        "Each player reveals the top card of their deck. Each player who reveals a character card may put that card "
        "into their hand. Otherwise, put the revealed cards on the bottom of their player's deck."
    )
    t = cast(text, *answers, p1={"deck": [mine, "Giant"]}, p2={"deck": [theirs, "Giant#2"]})
    for player, first in enumerate((mine, theirs)):
        assert t.hand(player) == taken[player]
        assert t.deck(player)[1:] == ([] if taken[player] else [first])


def test_nobody_reveals_what_is_not_revealed() -> None:
    text = (
        "Each player draws a card. Each player who reveals a character card may put that card into their hand. "
        "Otherwise, put the revealed cards on the bottom of their player's deck."
    )
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)
