"""Names compared: the same name and different names, of two cards, of a card and a group, inside a group."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, action, character, item, table
from tests.text.test_bind import nodes, tree
from tests.text.test_played import cast

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType

TWINS = (
    character("Extra"),  # what decks are filled with
    character("Ada - Baker", cost=2),
    character("Ada - Miller", cost=3),
    character("Bo - Baker", cost=2),
    character("Ada & Bo - Friends", cost=4),
    action("Tune", ir.GainLore(1), song=True),
)


def stage(*cards: ir.Card, **position: Any) -> Table:
    return table([*TWINS, *cards], **position)


# --- two cards -------------------------------------------------------------------------------

ARTIST = (
    "Whenever this character quests, you may choose another character and reveal a character card in your hand. "
    "If they have the same name, draw a card."
)


@pytest.mark.rule("5.2.6")
@pytest.mark.parametrize(("shown", "drawn"), [("Ada - Miller", 1), ("Bo - Baker", 0), ("Ada & Bo - Friends", 1)])
def test_two_cards_spoken_of_one_by_one_are_they(shown: str, drawn: int) -> None:
    t = stage(
        character("Artist", tree(ARTIST)),
        p1={"play": ["Artist"], "hand": [shown, "Rock"]},
        p2={"play": ["Ada - Baker"]},
    )
    t.do("quest Artist", "accept", f"choose {shown}")
    assert len(t.hand()) == 2 + drawn


@pytest.mark.rule("6.1.4")
def test_nothing_has_a_name_if_it_is_declined() -> None:
    t = stage(
        character("Artist", tree(ARTIST)),
        p1={"play": ["Artist"], "hand": ["Ada - Miller"]},
        p2={"play": ["Ada - Baker"]},
    )
    assert len(t.do("quest Artist", "decline").hand()) == 1


def test_they_need_two_cards() -> None:
    read = read_paragraph("Exert chosen character. If they have the same name, draw a card.", CardType.ACTION)
    assert isinstance(read, Declined)


# --- a group ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "deck", "lore"),
    [
        ("the same name", ["Ada - Baker", "Ada - Miller"], 1),
        ("the same name", ["Ada - Baker", "Bo - Baker"], 0),
        ("the same name", ["Ada - Baker"], 0),
        ("different names", ["Ada - Baker", "Bo - Baker"], 1),
        ("different names", ["Ada & Bo - Friends", "Bo - Baker"], 0),
    ],
)
def test_revealed_cards_compared_with_each_other(words: str, deck: list[str], lore: int) -> None:
    text = f"Reveal the top 2 cards of your deck. If they have {words}, gain 1 lore."
    t = stage(action("Look", tree(text, CardType.ACTION).effect), p1={"deck": deck, "hand": ["Look"], "ink": 1})
    assert t.do("play Look").lore() == lore


@pytest.mark.parametrize(
    ("discard", "drawn"),
    [
        ([], 0),
        (["Ada - Baker", "Ada - Miller", "Bo - Baker"], 2),
        (["Ada & Bo - Friends", "Ada - Baker", "Bo - Baker"], 2),
    ],
)
def test_cards_with_different_names_are_counted(discard: list[str], drawn: int) -> None:
    text = "Draw a card for each card with a different name in your discard."
    t = stage(
        action("Study", tree(text, CardType.ACTION).effect),
        p1={"discard": discard, "hand": ["Study"], "ink": 1, "deck": 5},
    )
    assert len(t.do("play Study").hand()) == drawn


# --- a card and a group ----------------------------------------------------------------------

JUKE = "Whenever you play a song, if it has the same name as another card in your discard, gain 2 lore."


@pytest.mark.rule("6.2.4")
@pytest.mark.parametrize(("discard", "lore"), [([], 1), (["Tune#2"], 3), (["Rock"], 1)])
def test_a_song_is_not_another_card_than_itself(discard: list[str], lore: int) -> None:
    t = stage(
        item("Juke", tree(JUKE, CardType.ITEM)), p1={"play": ["Juke"], "hand": ["Tune"], "ink": 1, "discard": discard}
    )
    assert t.do("play Tune").lore() == lore


HOARD = (
    "Whenever you play an item, if the item you played has a different name than each other item you have in play, "
    "draw a card."
)


@pytest.mark.parametrize(("there", "theirs", "drawn"), [([], [], 1), (["Rock#2"], [], 0), ([], ["Rock#2"], 1)])
def test_a_different_name_than_each_other(there: list[str], theirs: list[str], drawn: int) -> None:
    t = stage(
        character("Hoarder", tree(HOARD)),
        p1={"play": ["Hoarder", *there], "hand": ["Rock"], "ink": 1},
        p2={"play": theirs},
    )
    (play,) = (move for move in t.moves() if move.startswith("play Rock"))
    assert len(t.do(play).hand()) == drawn


@pytest.mark.parametrize("words", ["another character in play", "one of your other characters"])
def test_another_than_the_card_itself(words: str) -> None:
    text = f"Banish all characters with the same name as {words}."
    t = cast(text, p1={"play": ["Ogre", "Ogre#2", "Giant"]})
    assert t.play() == ["Giant"]


# --- several cards with one name -------------------------------------------------------------

WAND = (
    "⟳, Reveal 2 cards with the same name in your hand — You pay 2 ⬡ less for the next card you play with that name "
    "this turn."
)


def wand(hand: list[str]) -> Table:
    use = tree(WAND, CardType.ITEM)
    return stage(
        item("Wand", ir.Activated(use.costs, use.effect, name="Use")), p1={"play": ["Wand"], "hand": hand, "ink": 9}
    )


@pytest.mark.rule("1.5.3")
def test_two_cards_of_one_name_are_revealed_to_pay() -> None:
    t = wand(["Ada - Baker", "Bo - Baker", "Ada - Miller", "Rock"])
    t.do("activate Wand: Use")
    assert t.moves() == ["choose Ada - Baker", "choose Ada - Miller"]
    t.do("choose Ada - Miller", "choose Ada - Baker")
    assert len(t.hand()) == 4 and t["Wand"].exerted
    t.do("play Bo - Baker")
    assert t.ink() == (7, 2)
    t.do("play Ada - Miller")
    assert t.ink() == (6, 3)
    t.do("play Ada - Baker")
    assert t.ink() == (4, 5)


@pytest.mark.rule("1.5.3")
def test_without_two_cards_of_one_name_it_cannot_be_paid() -> None:
    assert not wand(["Ada - Baker", "Bo - Baker"]).legal("activate Wand: Use")
    assert wand(["Ada & Bo - Friends", "Bo - Baker"]).legal("activate Wand: Use")


def test_the_name_is_the_one_that_both_have() -> None:
    t = wand(["Ada & Bo - Friends", "Bo - Baker", "Ada - Baker"])
    t.do("activate Wand: Use", "choose Ada & Bo - Friends", "choose Bo - Baker", "play Ada - Baker")
    assert t.ink() == (7, 2)


def test_several_of_one_name_are_chosen() -> None:
    text = "Choose 2 characters of yours with the same name. Exert them."
    t = stage(
        action("Bind", tree(text, CardType.ACTION).effect),
        p1={"hand": ["Bind"], "ink": 1, "play": ["Ada - Baker", "Ada - Miller", "Bo - Baker", "Ogre"]},
    )
    t.do("play Bind")
    assert t["Ada - Baker"].exerted and t["Ada - Miller"].exerted and not t["Bo - Baker"].exerted
    t = cast(text, p1={"play": ["Ogre", "Giant"]})
    assert not t["Ogre"].exerted and not t["Giant"].exerted


def test_the_same_name_as_this_card() -> None:
    (same,) = nodes(
        "Whenever you play a character, if it has the same name as this character, draw a card.", ir.SameName
    )
    assert same == ir.SameName(ir.Involved(), ir.This())
