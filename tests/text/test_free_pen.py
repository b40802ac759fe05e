"""Writing a tree that nobody has printed: the words that a free pen takes where several would do."""

from __future__ import annotations

import pytest

from illumineer import ir
from illumineer.text.card import write_ability
from illumineer.vocab import CardType, Doing, Duration, Happening, Keyword, Who, Zone

HAND = ir.Cards((Zone.HAND,), Who.YOU)
CHARACTER = (ir.IsType((CardType.CHARACTER,)),)
ACTION = (ir.IsType((CardType.ACTION,)),)


def said(effect: ir.Effect, type_: CardType = CardType.ITEM, lang: str = "en") -> str:
    return write_ability(ir.Activated((ir.ExertCost(),), effect), type_, lang).partition(" — ")[2]


@pytest.mark.parametrize(
    ("type_", "en", "es"),
    [
        (CardType.CHARACTER, "Banish this character.", "Destierra este personaje."),
        (CardType.ITEM, "Banish this item.", "Destierra este objeto."),
        (CardType.LOCATION, "Banish this location.", "Destierra esta localización."),
    ],
)
def test_a_card_is_called_what_it_is(type_: CardType, en: str, es: str) -> None:
    assert said(ir.Banish(ir.This()), type_) == en
    assert said(ir.Banish(ir.This()), type_, "es") == es


def test_inside_an_ability_that_is_given_it_is_the_character_that_gets_it() -> None:
    fleeting = ir.Triggered((ir.Event(Happening.QUESTED, ir.Filter(where=(ir.IsThis(),))),), ir.Banish(ir.This()))
    gives = ir.Apply(ir.Chosen(ir.Cards(where=CHARACTER)), (ir.GainAbility(fleeting),), Duration.THIS_TURN)
    assert "banish this character" in said(gives)
    assert said(ir.Text((gives, ir.Banish(ir.This())))).endswith("Banish this item.")


def test_a_player_is_told_of_their_own_hand() -> None:
    assert said(ir.Discard(HAND)) == "Discard your hand."
    assert said(ir.Discard(HAND), lang="es") == "Descarta tu mano."


def test_whoever_was_just_spoken_of_is_given_something() -> None:
    hurt = ir.Deal(1, ir.Chosen(ir.Cards(where=CHARACTER), slot="it"))
    guarded = ir.Apply(ir.Those("it"), (ir.Gain(Keyword.RESIST, 1),), Duration.THIS_TURN)
    assert said(ir.Seq((hurt, guarded))) == "Deal 1 damage to chosen character and give them Resist +1 this turn."


def test_a_card_out_of_a_deck_is_it_and_a_character_they() -> None:
    found = ir.Chosen(ir.Cards((Zone.DECK,), Who.YOU, CHARACTER), slot="it")
    put = ir.Put(ir.Those("it"), ir.Place(Zone.HAND))
    assert said(ir.Text((ir.Choose(found), ir.Reveal(ir.Those("it")), put))).endswith("Put it into your hand.")


def test_of_a_compiled_effect_too_is_known_what_a_word_points_at() -> None:
    """Slots are numbers by then."""
    healed = ir.Chosen(ir.Cards(where=CHARACTER), slot=9)
    guarded = ir.Apply(ir.Those(9), (ir.Gain(Keyword.RESIST, 1),), Duration.THIS_TURN)
    effect = ir.Seq((ir.Deal(1, healed), guarded))
    assert said(effect, lang="es").endswith(" y dale Resistencia +1 este turno.")


def test_what_comes_after_drawing_is_told_as_coming_after_it() -> None:
    loot = ir.Seq((ir.Draw(1), ir.Discard(ir.Chosen(HAND))))
    assert said(loot) == "Draw a card, then choose and discard a card."
    assert said(loot, lang="es") == "Roba una carta y luego elige y descarta una carta."


def test_what_nobody_may_do_is_told_of_the_opponents_together() -> None:
    gag = ir.Establish((ir.CantDo(Doing.PLAY, cards=ir.Filter(where=ACTION)),), Duration.UNTIL_YOUR_NEXT_TURN)
    assert said(gag).startswith("Opponents can't play actions")
    assert said(gag, lang="es").startswith("Los oponentes no pueden jugar acciones")
