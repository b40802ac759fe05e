"""Groups spoken of again, left out of, counted for a chosen player, revealed by everybody."""

from __future__ import annotations

import pytest
from tests.support import character, table
from tests.text.test_bind import tree
from tests.text.test_played import cast

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined, write_ability
from illumineer.vocab import CardType, Who, Zone

CHARACTER = ir.IsType((CardType.CHARACTER,))


@pytest.mark.parametrize(
    "text",
    [
        "Choose 2 characters. Exert the chosen characters.",
        "Exert up to 2 chosen characters. The exerted characters can't ready at the start of their next turn.",
        "Return up to 2 character cards from your discard to your hand. Reveal the returned cards.",
        "Banish chosen item. Draw cards equal to the cost of the banished item.",
    ],
)
def test_one_is_spoken_of_as_one_and_several_as_several(text: str) -> None:
    read = read_paragraph(text, CardType.ACTION)
    assert not isinstance(read, Declined)
    assert write_ability(read.ability, CardType.ACTION, "en", read.surface) == text


def test_several_in_spanish() -> None:
    read = read_paragraph("Choose 2 items. Banish the chosen items.", CardType.ACTION)
    assert not isinstance(read, Declined)
    es = write_ability(read.ability, CardType.ACTION, "es", read.surface)
    assert es == "Elige 2 objetos. Destierra los objetos elegidos."


# --- left out --------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["other than", "except"])
def test_a_kind_is_left_out(words: str) -> None:
    text = f"Banish all characters {words} characters named Ogre."
    t = cast(text, p1={"play": ["Ogre", "Pawn"]}, p2={"play": ["Giant", "Ogre#2"]})
    assert t.play() == ["Ogre"] and t.play(1) == ["Ogre"]


def test_yours_are_left_out() -> None:
    t = cast("Banish all characters except yours.", p1={"play": ["Pawn"]}, p2={"play": ["Giant"]})
    assert t.play() == ["Pawn"] and t.play(1) == []


def test_this_card_is_left_out() -> None:
    lead = character("Lead", tree("Your characters other than this character get +1 ¤."), strength=2)
    t = table([character("Extra"), lead], p1={"play": ["Lead", "Pawn"]})
    assert (t["Lead"].strength, t["Pawn"].strength) == (2, 2)


@pytest.mark.parametrize(
    "text",
    [
        "Exert all characters except Hero characters with cost 3 or less.",  # all of them, or the Heroes
        "Banish all characters other than characters.",
        "Banish each character other than chosen character.",
    ],
)
def test_what_is_left_out_must_be_clear(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


# --- of a chosen player ----------------------------------------------------------------------


def test_a_number_is_counted_for_a_chosen_player() -> None:
    text = "Count the number of cards in chosen opponent's hand. Deal damage equal to that number to chosen character."
    first, dealt = tree(text, CardType.ACTION).effect.effects
    hand = ir.Count(ir.Cards((Zone.HAND,), ir.PlayerIn("a")))
    assert first == ir.Seq((ir.ChoosePlayer(Who.OPPONENTS, "a"), ir.Let("b", hand)))
    assert dealt.n == ir.Number("b")
    t = cast(text, "choose Giant", p1={"play": ["Pawn"]}, p2={"play": ["Giant"], "hand": ["Ogre", "Rock"]})
    assert t["Giant"].damage == 2


@pytest.mark.parametrize(
    "text",
    [
        "Count the number of characters chosen opponent has in play. Draw that many cards.",
        "Draw a card for each character chosen opponent has in play.",
    ],
)
def test_what_a_chosen_player_has_in_play(text: str) -> None:
    assert len(cast(text, p2={"play": ["Giant", "Pawn", "Rock"]}).hand()) == 2


# --- revealed by everybody -------------------------------------------------------------------

SHOW = "Each player reveals the top card of their deck. "


@pytest.mark.rule("6.7.6.1")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_whoever_reveals_such_a_card_may_play_it(answer: str) -> None:
    text = SHOW + "Each player who reveals a character card may play that card for free. "
    text += "Put the rest on the bottom of their players' decks."
    t = cast(text, answer, p1={"deck": ["Ogre", "Pawn"]}, p2={"deck": ["Rock", "Scout"]})
    assert t.play() == (["Ogre"] if answer == "accept" else [])
    assert t.deck() == (["Pawn"] if answer == "accept" else ["Pawn", "Ogre"])
    assert t.deck(1) == ["Scout", "Rock"]


def test_whoever_reveals_such_a_card_does_something() -> None:
    text = SHOW + "Each player who reveals a character card loses 2 lore."
    t = cast(text, p1={"deck": ["Rock", "Pawn"], "lore": 5}, p2={"deck": ["Ogre", "Scout"], "lore": 5})
    assert (t.lore(), t.lore(1)) == (5, 3)


# --- what it was before ----------------------------------------------------------------------


@pytest.mark.parametrize(("exerted", "zone"), [(False, "play"), (True, "discard")])
def test_already_exerted_before_what_is_done_instead(exerted: bool, zone: str) -> None:
    text = "Exert chosen opposing character. If that character was already exerted, banish them instead."
    t = cast(text, p2={"play": [{"card": "Giant", "exerted": exerted}]})
    assert t["Giant"].zone == zone and (exerted or t["Giant"].exerted)
