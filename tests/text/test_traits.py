"""What cards have in common or different ones of: counted, asked about, asked for when cards are chosen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, character, item, table
from tests.text.test_bind import nodes, tree
from tests.text.test_played import spell

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined, write_ability
from illumineer.vocab import CardType, Cmp, Ink, Trait, Who

CHARACTER = ir.IsType((CardType.CHARACTER,))
YOURS = ir.Cards(of=Who.YOU, where=(CHARACTER,))
CAST = (
    character("Extra"),  # what decks are filled with
    character("Ada - Baker", cost=2, strength=1, classes="Hero Baker"),
    character("Ada - Miller", cost=3, strength=1, classes="Villain Miller", inks=(Ink.RUBY,)),
    character("Bo - Baker", cost=2, strength=4, classes="Ally Baker", inks=(Ink.RUBY, Ink.STEEL)),
    character("Cy - King", cost=5, strength=4, classes="King", inks=(Ink.STEEL,)),
    character("Ada & Bo - Friends", cost=4, strength=2, classes="Hero Ally"),
)
FOUR = ["Ada - Baker", "Ada - Miller", "Bo - Baker", "Cy - King"]


def cast(text: str, *answers: str, **sides: Any) -> Table:
    mine = {"deck": 6, **sides.get("p1", {})}
    mine["hand"] = ["Spell", *mine.get("hand", ())]
    cards = [*CAST, spell(text)]
    return table(cards, p1=mine, p2={"deck": 6, **sides.get("p2", {})}).do("play Spell", *answers)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("different cost among characters you have in play", ir.DifferentAmong(Trait.COST, YOURS)),
        ("different classification among your characters", ir.DifferentAmong(Trait.CLASSIFICATION, YOURS)),
        ("different ¤ among your characters", ir.DifferentAmong(Trait.STRENGTH, YOURS)),
        ("different name among your characters", ir.NamesAmong(YOURS)),
        ("different ink type among your characters", ir.InksAmong(YOURS)),
    ],
)
def test_different_ones_are_counted(text: str, amount: ir.Amount) -> None:
    assert tree(f"Draw a card for each {text}.", CardType.ACTION).effect == ir.Draw(amount)


@pytest.mark.parametrize(
    ("what", "there", "lore"),
    [
        ("costs", FOUR, 3),
        ("costs", [], 0),
        ("classifications", ["Ada - Baker", "Bo - Baker"], 3),  # Hero, Baker, Ally
        ("ink types", FOUR, 3),
        ("ink types", ["Bo - Baker"], 2),  # a card of two ink types is both (5.2.5.1)
        ("names", FOUR, 3),
        ("¤", FOUR, 2),
    ],
)
@pytest.mark.rule("5.2.5.1")
def test_how_many_there_are(what: str, there: list[str], lore: int) -> None:
    text = f"Gain lore equal to the number of different {what} among your characters."
    assert cast(text, p1={"play": there}).lore() == lore


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("there are 3 or more different costs among your characters", (ir.DifferentAmong(Trait.COST, YOURS), 3)),
        ("you have 3 or more characters with different costs in play", (ir.DifferentAmong(Trait.COST, YOURS), 3)),
        ("you have 3 or more characters with different names in play", (ir.NamesAmong(YOURS), 3)),
        ("you have characters of 2 or more different ink types in play", (ir.InksAmong(YOURS), 2)),
        ("you have two or more different ink types among your characters", (ir.InksAmong(YOURS), 2)),
        ("you have 2 or more characters with the same name in play", (ir.MostAlike(Trait.NAME, YOURS), 2)),
        ("you have 2 characters that share a classification in play", (ir.MostAlike(Trait.CLASSIFICATION, YOURS), 2)),
        ("you have 3 or more characters with the same cost in play", (ir.MostAlike(Trait.COST, YOURS), 3)),
    ],
)
def test_so_many_of_them_as_a_condition(words: str, condition: tuple[Any, int]) -> None:
    text = f"While {words}, this character gets +1 ◊."
    read = read_paragraph(text, CardType.CHARACTER)
    assert not isinstance(read, Declined) and isinstance(read.ability, ir.Static)
    assert read.ability.condition == ir.Compare(condition[0], Cmp.GE, condition[1])
    assert write_ability(read.ability, CardType.CHARACTER, "en", read.surface) == text


@pytest.mark.parametrize(
    ("what", "there", "bonus"),
    [
        ("that share a classification", ["Ada - Baker", "Bo - Baker"], 1),
        ("that share a classification", ["Ada - Baker", "Cy - King"], 0),
        ("with the same name", ["Ada - Baker", "Ada & Bo - Friends"], 1),  # it has both names (5.2.6.1)
        ("with the same name", ["Ada - Baker", "Bo - Baker"], 0),
        ("that share an ink type", ["Cy - King", "Bo - Baker"], 1),
        ("with the same cost", ["Ada - Baker", "Ada - Miller"], 0),
        ("with the same ¤", ["Ada - Baker", "Ada - Miller"], 1),
    ],
)
@pytest.mark.rule("5.2.6.1")
def test_two_that_have_something_in_common(what: str, there: list[str], bonus: int) -> None:
    text = f"While you have 2 or more characters {what} in play, you pay 1 ⬡ less to play characters."
    t = table([item("Sign", tree(text, CardType.ITEM)), *CAST], p1={"play": ["Sign", *there], "hand": ["Pawn"]})
    assert t.legal("play Pawn") == bool(bonus)


def test_a_group_that_shares_with_this_card() -> None:
    text = "Your other characters that share a classification with this character get +1 ¤."
    leader = character("Leader", tree(text), classes="Hero Captain")
    mine = ["Leader", "Ada - Baker", "Bo - Baker"]
    t = table([*CAST, leader], p1={"play": mine}, p2={"play": ["Ada & Bo - Friends"]})
    assert (t["Leader"].strength, t["Ada - Baker"].strength, t["Bo - Baker"].strength) == (2, 2, 4)
    assert t["Ada & Bo - Friends"].strength == 2


def test_the_cost_of_a_single_card_is_compared_as_a_number() -> None:
    text = "While you have another character in play with the same cost as this character, she gets +2 ¤."
    (test,) = nodes(text, ir.HasStat)
    assert test.n == ir.StatOf(test.stat, ir.This())
    twin = character("Twin", tree(text), cost=2, strength=1)
    assert table([*CAST, twin], p1={"play": ["Twin", "Bo - Baker"]})["Twin"].strength == 3
    assert table([*CAST, twin], p1={"play": ["Twin", "Cy - King"]})["Twin"].strength == 1


def test_chosen_and_all_others_with_the_same_cost() -> None:
    text = "Exert chosen character and all other characters with the same cost."
    t = cast(text, "choose Ada - Baker", p1={"play": FOUR})
    assert [name for name in FOUR if t[name].exerted] == ["Ada - Baker", "Bo - Baker"]


@pytest.mark.parametrize(
    ("words", "deck", "lore"),
    [
        ("share a classification", ["Ada - Baker", "Bo - Baker"], 1),
        ("share a classification", ["Ada - Baker", "Cy - King"], 0),
        ("share an ink type", ["Cy - King", "Bo - Baker"], 1),
        ("have the same cost", ["Ada - Baker", "Bo - Baker"], 1),
        ("have the same cost", ["Ada - Baker"], 0),  # one card has nothing in common with another
        ("have different costs", ["Ada - Baker", "Bo - Baker"], 0),
        ("have different costs", ["Ada - Baker", "Cy - King"], 1),
    ],
)
def test_cards_compared_with_each_other(words: str, deck: list[str], lore: int) -> None:
    text = f"Reveal the top 2 cards of your deck. If they {words}, gain 1 lore."
    assert cast(text, p1={"deck": deck}).lore() == lore


# --- asked for when cards are chosen -----------------------------------------------------------


def test_two_with_different_costs_are_chosen() -> None:
    t = cast("Exert 2 chosen characters with different costs.", "choose Ada - Baker", p1={"play": FOUR})
    assert not t.legal("choose Bo - Baker")
    t.do("choose Cy - King")
    assert [name for name in FOUR if t[name].exerted] == ["Ada - Baker", "Cy - King"]


def test_as_many_as_there_are_with_different_names() -> None:
    """The one with two names would leave no second: it is not among the most that can be chosen."""
    text = "Exert 2 chosen characters with different names."
    t = cast(text, p1={"play": ["Ada - Baker", "Bo - Baker", "Ada & Bo - Friends"]})
    assert t["Ada - Baker"].exerted and t["Bo - Baker"].exerted and not t["Ada & Bo - Friends"].exerted
    t = cast(text, "choose Ada - Baker", p1={"play": ["Ada - Baker", "Ada - Miller"]})
    assert t["Ada - Baker"].exerted and not t["Ada - Miller"].exerted


def test_up_to_two_with_different_names_out_of_the_discard() -> None:
    text = "Return up to 2 character cards with different names from your discard to your hand."
    t = cast(text, "choose Ada - Baker", p1={"discard": FOUR})
    assert not t.legal("choose Ada - Miller")
    assert sorted(t.do("choose Cy - King").hand()) == ["Ada - Baker", "Cy - King"]


def test_two_that_share_a_classification_are_chosen() -> None:
    text = "Exert 2 chosen characters of yours that share a classification."
    t = cast(text, p1={"play": FOUR})
    assert [name for name in FOUR if t[name].exerted] == ["Ada - Baker", "Bo - Baker"]
    t = cast(text, p1={"play": ["Ada - Baker", "Cy - King"]})
    assert not t["Ada - Baker"].exerted and not t["Cy - King"].exerted


@pytest.mark.parametrize(
    ("hand", "able"), [(["Ada - Baker", "Bo - Baker"], False), (["Ada - Baker", "Cy - King"], True)]
)
def test_a_cost_is_paid_with_different_ones_or_not_at_all(hand: list[str], able: bool) -> None:
    text = "⟳, Reveal 2 cards with different costs from your hand — Gain 1 lore."
    ability = tree(text, CardType.ITEM)
    t = table([item("Lamp", ability), *CAST], p1={"play": ["Lamp"], "hand": hand})
    assert any(move.startswith("activate Lamp") for move in t.moves()) == able


def test_among_cards_that_were_looked_at() -> None:
    text = "Look at the top 4 cards of your deck. You may reveal up to 2 character cards with different names and put "
    text += "them into your hand. Put the rest on the bottom of your deck in any order."
    t = cast(text, "accept", "choose Ada - Baker", p1={"deck": FOUR})
    assert not t.legal("choose Ada - Miller")
    t.do("choose Cy - King")
    assert sorted(t.hand()) == ["Ada - Baker", "Cy - King"]


@pytest.mark.parametrize(("played", "drawn"), [("Bo - Baker", 0), ("Cy - King", 1)])
def test_a_different_cost_than_each_other(played: str, drawn: int) -> None:
    text = (
        "Whenever you play a character with a different cost than each other character you have in play, draw a card."
    )
    ability = tree(text, CardType.ITEM)
    mine = {"play": ["Sign", "Ada - Baker"], "hand": [played], "ink": 5}
    t = table([*CAST, item("Sign", ability)], p1=mine).do(f"play {played}")
    assert len(t.hand()) == drawn


@pytest.mark.parametrize(
    "text",
    [
        "Choose 2 characters with different ink types. Exert them.",  # of one with two it is not clear
        "If you have exactly 2 characters with different costs in play, draw a card.",
    ],
)
def test_what_has_no_one_meaning_is_declined(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


@pytest.mark.parametrize(("play", "lore"), [(["Ogre", "Pawn"], 2), (["Ogre", "Ogre#2"], 0), (["Ogre"], 0)])
def test_so_many_and_they_all_have_different_names(play: list[str], lore: int) -> None:
    text = "If you have 2 or more characters in play and they all have different names, gain 2 lore."
    assert cast(text, p1={"play": play}).lore() == lore


@pytest.mark.parametrize(("play", "lore"), [(["Ogre", "Pawn"], 1), (["Ogre", "Pawn", "Ogre#2"], 0)])
def test_all_of_them_have_different_costs(play: list[str], lore: int) -> None:
    assert cast("If all your characters have different costs, gain 1 lore.", p1={"play": play}).lore() == lore
