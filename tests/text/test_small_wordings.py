"""Small wordings that many sentences share: plus a number, both, one of them, "and, if", a zone said again."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, character, table
from tests.text.test_bind import nodes, tree
from tests.text.test_played import cast

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined, write_ability
from illumineer.text.normalise import normalise
from illumineer.vocab import CardType, Cmp, Keyword


def written(text: str, type_: CardType = CardType.ACTION) -> str:
    read = read_paragraph(text, type_)
    assert not isinstance(read, Declined), read.reason
    assert read.written == normalise(text)
    return write_ability(read.ability, type_, "es", read.surface)


# --- amounts ---------------------------------------------------------------------------------

SWAP = (
    "You may put any number of cards from your hand on the bottom of your deck. If you do, draw that number of cards "
    "plus 1."
)


@pytest.mark.rule("6.1.5.1")
def test_that_number_of_cards_plus_1() -> None:
    t = cast(SWAP, "accept", "choose Ogre", "choose Rock", "done", p1={"hand": ["Ogre", "Rock", "Pawn"]})
    assert len(t.hand()) == 1 + 3
    assert cast(SWAP, "decline", p1={"hand": ["Ogre"]}).hand() == ["Ogre"]


@pytest.mark.parametrize(("items", "lore"), [(0, 1), (2, 3)])
def test_equal_to_a_number_plus_1(items: int, lore: int) -> None:
    text = "Gain lore equal to the number of items you have in play plus 1."
    assert cast(text, p1={"play": ["Rock", "Rock#2"][:items]}).lore() == lore


# --- a zone said again -----------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["choose and discard", "discard"])
def test_the_hand_is_said_again(verb: str) -> None:
    plain, again = (
        tree(f"{verb.capitalize()} a song card{hand}.", CardType.ACTION) for hand in ("", " from your hand")
    )
    assert plain == again


def test_another_hand_than_that_of_who_discards() -> None:
    for text in (
        "Choose and discard a card from their hand.",
        "Choose and discard a card from their hand — Draw a card.",
    ):
        assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


SHOW = "Chosen opponent reveals their hand and discards each item card revealed this way."


@pytest.mark.rule("6.1.14.1")
@pytest.mark.parametrize(("hand", "left"), [(["Rock#2", "Ogre", "Rock#3"], ["Ogre"]), (["Ogre"], ["Ogre"]), ([], [])])
def test_what_was_revealed_is_discarded(hand: list[str], left: list[str]) -> None:
    t = cast(SHOW, p1={"hand": ["Rock"]}, p2={"hand": hand})
    assert (t.hand(1), t.hand()) == (left, ["Rock"])


def test_cards_of_a_deck_are_not_discarded() -> None:
    read = read_paragraph(
        "Reveal the top 3 cards of your deck and discard each item card revealed this way.", CardType.ACTION
    )
    assert isinstance(read, Declined) and read.reason.key == "reading.not_in_hand"


# --- some of them ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "pair", "drawn"),
    [
        ("one of them is cost 3 or less", ("Pawn", "Ogre"), 1),
        ("one of them is cost 3 or less", ("Giant", "Ogre"), 0),
        ("both of them are cost 3 or less", ("Pawn", "Ogre"), 0),
        ("both of them are cost 3 or less", ("Pawn", "Scout"), 1),
        ("none of them is cost 3 or less", ("Pawn", "Ogre"), 0),
        ("none of them are damaged", ("Giant", "Ogre"), 1),
        ("2 or more of them are cost 3 or less", ("Pawn", "Scout"), 1),
    ],
)
def test_so_many_of_those_chosen(words: str, pair: tuple[str, str], drawn: int) -> None:
    t = cast(
        f"Choose 2 characters. If {words}, draw a card.",
        *(f"choose {name}" for name in pair),
        p2={"play": ["Pawn", "Scout", "Ogre", "Giant"]},
    )
    assert len(t.hand()) == drawn


@pytest.mark.rule("6.1.3")
def test_both_are_the_two_that_were_chosen() -> None:
    text = "Choose 2 characters of yours. If one of them is damaged, return both to your hand."
    board: Any = {"play": ["Pawn", "Scout", {"card": "Ogre", "damage": 1}]}
    assert sorted(cast(text, "choose Pawn", "choose Ogre", p1=board).hand()) == ["Ogre", "Pawn"]
    assert cast(text, "choose Pawn", "choose Scout", p1=board).hand() == []
    assert isinstance(read_paragraph("Return both to your hand.", CardType.ACTION), Declined)
    assert "uno de esos personajes" in written(text) and "ambos personajes" in written(text)


def test_a_bare_number_is_at_least_so_many() -> None:
    (have,) = nodes("While you have 2 items named Rock in play, this character gets +1 ◊.", ir.Have)
    assert (have.cmp, have.n) == (Cmp.GE, 2)


# --- and, if ---------------------------------------------------------------------------------

TAUNT = "Chosen opposing character gains Evasive and, if you have 2 or more opponents, gets +2 ¤ this turn."


@pytest.mark.rule("6.1.15")
@pytest.mark.parametrize(("others", "strength"), [({}, 4), ({"p3": {"deck": 5}}, 6)])
def test_more_of_it_if_a_condition_holds(others: dict[str, Any], strength: int) -> None:
    t = cast(TAUNT, p2={"play": ["Ogre"]}, **others)
    assert t["Ogre"].has(Keyword.EVASIVE) and t["Ogre"].strength == strength


@pytest.mark.rule("6.1.4")
def test_what_is_declined_takes_the_condition_with_it() -> None:
    text = "You may draw a card and, if you have an item in play, gain 2 lore."
    assert cast(text, "decline", p1={"play": ["Rock"]}).lore() == 0
    assert cast(text, "accept", p1={"play": ["Rock"]}).lore() == 2
    assert cast(text, "accept").lore() == 0


def test_one_after_the_other_and_both_at_the_end() -> None:
    text = "Draw a card, then each opponent loses 1 lore and you gain 1 lore."
    t = cast(text, p2={"lore": 3})
    assert (t.lore(), t.lore(1), len(t.hand())) == (1, 2, 1)


def test_a_whole_group_is_kept_from_a_challenge_in_one_way() -> None:
    static = tree("Opposing characters can't challenge your locations.")
    assert static.affects.where == (ir.IsType((CardType.LOCATION,)),)


# --- that noun -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("Choose a character. Exert all other characters with the same name as that character.", CardType.ACTION),
        ("While this character is at a location, all characters at that location get +1 ¤.", CardType.CHARACTER),
    ],
)
def test_one_card_inside_a_group_stays_one(text: str, type_: CardType) -> None:
    assert "que ese personaje" in written(text, type_) or "en esa localización" in written(text, type_)


def guide() -> Table:
    text = "While this character is at a location, all characters at that location get +1 ¤."
    return table(
        [character("Guide", tree(text))],
        p1={"play": [{"card": "Guide", "at": "Camp"}, {"card": "Knight", "at": "Camp"}, "Scout", "Camp"]},
    )


def test_who_is_at_that_location() -> None:
    t = guide()
    assert (t["Guide"].strength, t["Knight"].strength, t["Scout"].strength) == (3, 4, 2)
