"""Parts of a card's text: said as they are printed, or not at all."""

from __future__ import annotations

from tests.laws.pool import own_book

from illumineer import house, ir
from illumineer.cards import wording
from illumineer.text.read_back import comes_back
from illumineer.told import said
from illumineer.vocab import CardType, Who


def test_a_card_is_said_whatever_its_slots_are_called() -> None:
    dig = own_book().card("Dig").card
    assert isinstance(dig, ir.Card) and ir.has(dig, ir.RevealUntil)
    assert wording.card(dig, "en") == (
        "Reveal cards from the top of the deck until you reveal a character card, then put it into your hand and "
        "shuffle your deck.",
    )


def test_a_tree_whose_words_mean_another_one_does_not_come_back() -> None:
    """A card that was not named is written like one that was."""
    assert comes_back(ir.ActionEffect(ir.Draw(2)), CardType.ACTION)
    assert not comes_back(ir.ActionEffect(ir.Banish(ir.Those("it"))), CardType.ACTION)
    assert not comes_back(ir.ActionEffect(ir.Draw(1, Who.THEY)), CardType.ACTION)


def test_what_happens_as_cards_enter_is_said_of_a_lasting_effect() -> None:
    book = house.book()
    found = [
        said.effect(book, program.ability, op.source, "en")
        for program in book.programs
        for op in program.ops
        if isinstance(op.source, ir.Establish) and any(mod.then for mod in ir.find_all(op.source.mods, ir.Enters))
    ]
    assert found == [
        "The next character you play this turn enters play exerted and gains Ward until the start of your next turn."
    ]
