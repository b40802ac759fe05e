"""The most and the fewest: players picked out by what they have, cards by their values; ties count."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, character, table
from tests.text.test_bind import tree
from tests.text.test_played import cast, spell

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined, write_ability
from illumineer.vocab import CardType, Cmp, Who, Zone

LORE = ir.LoreOf(Who.THEY)
HANDS = ir.Count(ir.Cards((Zone.HAND,), Who.THEY))


def cast_by_three(text: str, *answers: str, **sides: Any) -> Table:
    mine = {**sides.get("p1", {}), "hand": ["Spell"]}
    return table([character("Extra"), spell(text)], p1=mine, p2=sides["p2"], p3=sides["p3"]).do("play Spell", *answers)


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ("Each opponent with the most lore", ir.MostOf(LORE, Who.OPPONENTS)),
        ("The opponent or opponents with the most lore", ir.MostOf(LORE, Who.OPPONENTS)),
        ("The player or players with the fewest cards in their hand", ir.MostOf(HANDS, Who.ALL, True)),
        ("Each other player with the least lore", ir.MostOf(LORE, Who.OTHERS, True)),
    ],
)
def test_players_picked_out(words: str, players: ir.Player) -> None:
    text = f"{words} loses 1 lore."
    read = read_paragraph(text, CardType.ACTION)
    assert not isinstance(read, Declined)
    assert read.ability == ir.ActionEffect(ir.EachPlayer(players, (ir.LoseLore(1, Who.THEY),)))
    assert write_ability(read.ability, CardType.ACTION, "en", read.surface) == text


def test_opponents_are_compared_with_each_other_and_ties_count() -> None:
    text = "Each opponent with the most lore loses 1 lore."
    t = cast_by_three(text, p1={"lore": 9}, p2={"lore": 4}, p3={"lore": 2})
    assert (t.lore(0), t.lore(1), t.lore(2)) == (9, 3, 2)
    t = cast_by_three(text, p2={"lore": 4}, p3={"lore": 4})
    assert (t.lore(1), t.lore(2)) == (3, 3)


def test_one_of_the_tied_players_is_chosen() -> None:
    text = "Chosen opponent with the most cards in their hand chooses and discards a card."
    t = cast_by_three(text, "choose p3", p2={"hand": ["Ogre", "Rock"]}, p3={"hand": ["Pawn", "Scout"]})
    assert t.asked == (2, "choose")
    t = cast_by_three(text, p2={"hand": ["Ogre", "Rock"]}, p3={"hand": ["Pawn"]})  # there is only one
    assert t.asked == (1, "choose")


def test_nobody_may_be_chosen() -> None:
    t = cast("Chosen opponent with more lore than you loses 2 lore.", p1={"lore": 3}, p2={"lore": 3})
    assert t.lore(1) == 3 and t["Spell"].zone == "discard"
    assert cast("Chosen opponent with more lore than you loses 2 lore.", p2={"lore": 3}).lore(1) == 1


@pytest.mark.parametrize(
    ("words", "mine", "theirs", "bonus"),
    [("most", 2, 1, 1), ("most", 2, 2, 1), ("most", 1, 2, 0), ("fewest", 1, 2, 1), ("fewest", 2, 1, 0)],
)
def test_you_have_the_most(words: str, mine: int, theirs: int, bonus: int) -> None:
    ability = tree(f"While you have the {words} cards in your hand, this character gets +1 ◊.")
    rule = ability.condition.condition
    assert rule == ir.AnyPlayer(Who.OTHERS, ir.Compare(HANDS, rule.condition.cmp, rule.condition.right))
    assert rule.condition.cmp is (Cmp.GT if words == "most" else Cmp.LT)
    t = table(
        [character("Extra"), character("Proud", ability)], p1={"play": ["Proud"], "hand": mine}, p2={"hand": theirs}
    )
    assert t["Proud"].lore == 1 + bonus


def test_all_that_are_tied() -> None:
    t = cast(
        "Banish the character or characters with the highest cost.",
        p1={"play": ["Ogre", "Pawn"]},
        p2={"play": ["Ogre#2"]},
    )
    assert t.play() == ["Pawn"] and t.play(1) == []


@pytest.mark.parametrize(("theirs", "bonus"), [("Scout", 1), ("Knight", 1), ("Ogre", 0)])
def test_one_card_has_the_highest(theirs: str, bonus: int) -> None:
    best = character("Best", tree("While this character has the highest ¤ in play, she gets +1 ◊."), strength=3)
    t = table([character("Extra"), best], p1={"play": ["Best"]}, p2={"play": [theirs]})
    assert t["Best"].lore == 1 + bonus


def test_the_highest_in_a_discard() -> None:
    text = "Return a character card with the highest cost from your discard to your hand."
    t = cast(text, p1={"discard": ["Pawn", "Ogre"]})
    assert t.hand() == ["Ogre"]


@pytest.mark.parametrize(
    "text",
    ["Banish the character with the highest cost.", "The opponent with the most lore loses 2 lore."],
)
def test_the_one_with_the_most_is_declined(text: str) -> None:
    """Of a tie it does not say who chooses."""
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)
