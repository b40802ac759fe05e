"""Costs of every kind, before a dash, in sentences, after "Shift:", and besides the cost of a card."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, table

from illumineer import ir
from illumineer.judge.printed import paragraphs
from illumineer.text.card import Declined, Paragraph, Printed, Read, read_card, read_paragraph, write_ability
from illumineer.vocab import CardType, Doing, Ink, Who, Zone

YOURS = ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.CHARACTER,)),))
ITEMS = ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),))
HAND = ir.Cards((Zone.HAND,), Who.YOU)
DISCARD = ir.Place(Zone.DISCARD)

COSTS: list[tuple[str, ir.Cost]] = [
    ("Lose 2 lore", ir.LoreCost(2)),
    ("Pay 1 lore", ir.LoreCost(1)),
    ("Discard your hand", ir.DiscardCost(HAND)),
    ("Discard 2 cards at random", ir.DiscardCost(ir.Chosen(HAND, 2, random=True))),
    ("Put the top 3 cards of your deck into your discard", ir.PutCost(ir.Top(3), DISCARD)),
    ("Put a card from under this character into your discard", ir.PutCost(ir.Chosen(ir.Under(ir.This())), DISCARD)),
    ("Put a card from under one of your characters into your discard", ir.PutCost(ir.Chosen(ir.Under(YOURS)), DISCARD)),
    ("Return a card from under one of your characters to your hand", ir.ReturnCost(ir.Chosen(ir.Under(YOURS)))),
    ("Put a card from under one of your items on the bottom of your deck", ir.BottomCost(ir.Chosen(ir.Under(ITEMS)))),
    (
        "Put a card from your hand into your inkwell facedown and exerted",
        ir.PutCost(ir.Chosen(HAND), ir.Place(Zone.INKWELL, exerted=True)),
    ),
    ("Put 2 cards from your hand on top of your deck", ir.PutCost(ir.Chosen(HAND, 2), ir.Place(Zone.DECK))),
    ("Put this character into your inkwell facedown", ir.PutCost(ir.This(), ir.Place(Zone.INKWELL))),
    ("Remove 2 damage from one of your characters", ir.RemoveDamageCost(2, ir.Chosen(YOURS))),
    ("Remove 1 damage from this character", ir.RemoveDamageCost(1)),
]


def read(text: str, type_: CardType = CardType.CHARACTER) -> Any:
    found = read_paragraph(text, type_)
    assert isinstance(found, Read), found.reason
    assert found.written == text
    assert write_ability(found.ability, type_, "es", found.surface)
    return found.ability


@pytest.mark.parametrize(("words", "cost"), COSTS, ids=[words for words, _ in COSTS])
def test_every_cost_stands_in_every_place(words: str, cost: ir.Cost) -> None:
    small = words[0].lower() + words[1:]
    assert read(f"{words} — Draw a card.").costs == (cost,)
    assert read(f"⟳, {words} — Draw a card.").costs == (ir.ExertCost(), cost)
    assert read(f"Once during your turn, you may {small} to draw a card.").costs == (cost,)
    assert read(f"This character can't quest unless you {small}.").mods == (ir.Price((Doing.QUEST,), (cost,)),)
    assert read(f"You may {small} to play this character for free.").mods == (ir.PlayFor((cost,)),)
    assert read(f"Shift: {words}").costs == (cost,)
    besides = read_paragraph(f"As an additional cost to play this character, {small}.", CardType.CHARACTER)
    if isinstance(getattr(cost, "what", None), ir.This):
        assert isinstance(besides, Declined)
    else:
        assert isinstance(besides, Read) and besides.ability == ir.Static((ir.AddedCost((cost,)),), zone=Zone.HAND)


@pytest.mark.parametrize(
    "text",
    [
        "As an additional cost to play this character, lose 1 lore.",
        "As an additional cost to play this character, you lose 1 lore.",
        "As an additional cost to play this character, you must lose 1 lore.",
        "To play this character, you must also lose 1 lore.",
        "You must also lose 1 lore to play this character.",
        "You must lose 1 lore as an additional cost to play this character.",
        "Lose 1 lore as an additional cost to play this character.",
    ],
)
def test_wordings_of_an_additional_cost(text: str) -> None:
    assert read(text) == ir.Static((ir.AddedCost((ir.LoreCost(1),)),), zone=Zone.HAND)


@pytest.mark.parametrize(
    "text",
    [
        "⟳, Banish any number of your items — Draw a card.",  # how many?
        "⟳, Banish up to 2 of your items — Draw a card.",
        "⟳, Put all cards from under this character into your discard — Draw a card.",
        "⟳, Put 2 cards from under one of your characters into your discard — Draw a card.",  # of the same one
        "⟳, Put chosen character into your discard — Draw a card.",  # perhaps an opponent's
        "⟳, Put the top card of chosen opponent's deck into your discard — Draw a card.",
        "⟳, Move one of your characters to a location — Draw a card.",  # for its move cost, or for free?
        "As an additional cost to play this character, pay 2 ⬡.",  # "you pay 2 ⬡ more"
        "As an additional cost to play this character, exert this character.",
        "As an additional cost to play this character, you may banish one of your items.",
    ],
)
def test_what_is_no_cost(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


# --- on actions ------------------------------------------------------------------------------

LINE = "As an additional cost to play this action, banish one of your items."
BOTH = f"{LINE} Draw 2 cards."


def test_it_stands_before_the_effect_or_in_a_line_of_its_own() -> None:
    banish = ir.BanishCost(ir.Chosen(ITEMS))
    static = ir.Static((ir.AddedCost((banish,)),), zone=Zone.HAND)
    effect = ir.ActionEffect(ir.Draw(2))
    for text in (BOTH, f"{LINE}\nDraw 2 cards."):
        card = spell(text)
        assert card.abilities == (static, effect)
    assert paragraphs(f"{LINE}\nDraw 2 cards.", CardType.ACTION) == (Paragraph(LINE), Paragraph("Draw 2 cards."))


def test_an_action_for_another_cost() -> None:
    """What is said of playing it is no effect of it."""
    assert isinstance(read("You may lose 2 lore to play this action for free.", CardType.ACTION), ir.Static)


def spell(text: str) -> ir.Card:
    printed = Printed("Spell", CardType.ACTION, 1, (Ink.AMBER,), paragraphs=paragraphs(text, CardType.ACTION))
    card = read_card(printed).card
    assert card is not None
    return card


def cast(text: str, *answers: str, **p1: Any) -> Table:
    return table([spell(text)], p1={"deck": 5, "ink": 1, **p1, "hand": ["Spell"]}).do("play Spell", *answers)


@pytest.mark.rule("4.3.2.4")
def test_it_is_paid_before_the_action_resolves() -> None:
    t = cast(BOTH, play=["Rock"])
    assert t.play() == [] and len(t.hand()) == 2
    assert table([spell(BOTH)], p1={"hand": ["Spell"], "ink": 1}).why("play Spell") == ["1.5.3"]


@pytest.mark.rule("6.1.5.1")
def test_lore_is_paid_for_something() -> None:
    t = cast("You may pay 1 lore to draw a card.", "accept", lore=1)
    assert t.lore() == 0 and len(t.hand()) == 1
    text = "You may put a card from under one of your characters into your discard to draw a card."
    t = cast(text, "accept", "choose Scout", play=[{"card": "Ogre", "under": ["Scout"]}])
    assert "Scout" in t.discard() and len(t.hand()) == 1
