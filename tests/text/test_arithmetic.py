"""Numbers made of other numbers: twice, half, plus, minus."""

from __future__ import annotations

import pytest
from tests.text.test_bind import tree
from tests.text.test_played import cast

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined, write_ability
from illumineer.vocab import CardType, Who

ITEMS = ir.Count(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),)))
PLACES = ir.Count(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.LOCATION,)),)))
COUNT = "the number of items you have in play"


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        (f"twice {COUNT}", ir.Times(ITEMS, 2)),
        (f"{COUNT} minus 1", ir.Minus(ITEMS, 1)),
        (f"{COUNT} plus the number of locations you have in play", ir.Plus(ITEMS, PLACES)),
        (f"half {COUNT}, rounded down", ir.Per(ITEMS, 2)),
        (f"half {COUNT}, rounded up", ir.Per(ir.Plus(ITEMS, 1), 2)),
    ],
)
def test_behind_equal_to(words: str, amount: ir.Amount) -> None:
    text = f"Gain lore equal to {words}."
    read = read_paragraph(text, CardType.ACTION)
    assert not isinstance(read, Declined)
    assert read.ability == ir.ActionEffect(ir.GainLore(amount))
    assert write_ability(read.ability, CardType.ACTION, "en", read.surface) == text


@pytest.mark.parametrize(
    ("words", "rocks", "lore"),
    [
        ("twice the number of items you have in play", 3, 6),
        ("half the number of items you have in play, rounded down", 3, 1),
        ("half the number of items you have in play, rounded up", 3, 2),
        ("half the number of items you have in play, rounded up", 0, 0),
        ("the number of items you have in play minus 2", 3, 1),
        ("the number of items you have in play minus 2", 1, 0),  # nothing is gained, and nothing lost
    ],
)
def test_how_much_it_is(words: str, rocks: int, lore: int) -> None:
    assert cast(f"Gain lore equal to {words}.", p1={"play": [f"Rock#{i}" for i in range(1, rocks + 1)]}).lore() == lore


@pytest.mark.parametrize(("rounded", "left"), [("down", 4), ("up", 3)])
def test_half_of_their_lore(rounded: str, left: int) -> None:
    assert cast(f"Each opponent loses half their lore, rounded {rounded}.", p2={"lore": 7}).lore(1) == left


def test_half_of_a_hand_is_picked_by_its_player() -> None:
    t = cast(
        "Chosen opponent chooses and discards half the cards in their hand, rounded up.",
        p2={"hand": ["Pawn", "Ogre", "Rock"]},
    )
    assert t.asked == (1, "choose")
    t.do("choose Ogre", "choose Rock")
    assert t.hand(1) == ["Pawn"]


def test_twice_as_many_as_were_discarded() -> None:
    t = cast("Choose and discard any number of cards. Draw twice that many cards.", p1={"hand": ["Ogre", "Rock"]})
    t.do("choose Ogre", "done")
    assert len(t.hand()) == 3


def test_half_without_a_word_for_the_rest_is_declined() -> None:
    text = "Draw cards equal to half the number of items you have in play."
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


def test_a_bonus_that_could_be_a_malus_is_declined() -> None:
    text = "This character gets +¤ equal to the number of cards in your hand minus 2."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_half_of_a_strength_between_two_choices() -> None:
    text = "Deal damage equal to half the ¤ of chosen character of yours, rounded down, to chosen opposing character."
    dealt = tree(text, CardType.ACTION).effect
    assert isinstance(dealt.n, ir.Per) and dealt.n.each == 2
    t = cast(text, p1={"play": ["Knight"]}, p2={"play": ["Giant"]})
    assert t["Giant"].damage == 1
