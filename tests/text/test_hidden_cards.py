"""Hidden cards and decks: the bottom of a deck, the cards of an inkwell, what may be in a deck."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, character, table

from illumineer import ir
from illumineer.cards.formats import CONSTRUCTED, problems
from illumineer.text import read_paragraph, write_ability
from illumineer.text.card import Declined
from illumineer.vocab import CardType, Ink, Who


def read(text: str, type_: CardType = CardType.CHARACTER) -> Any:
    found = read_paragraph(text, type_)
    assert not isinstance(found, Declined), found.reason
    return found.ability


def cast(text: str, *answers: str, **mine: Any) -> Table:
    spell = ir.Card("Spell", CardType.ACTION, 0, (Ink.AMBER,), abilities=(read(text, CardType.ACTION),))
    mine = {"deck": 5, **mine}
    mine["hand"] = ["Spell", *mine.get("hand", ())]
    return table([spell], p1=mine, p2={"deck": 5}).do("play Spell", *answers)


# --- the bottom of a deck --------------------------------------------------------------------


@pytest.mark.rule("1.12.1", "1.2.1")
def test_cards_are_drawn_from_the_bottom() -> None:
    t = cast("Draw 2 cards from the bottom of your deck.", deck=["Ogre", "Scout", "Knight"])
    assert t.hand() == ["Knight", "Scout"] and t.deck() == ["Ogre"]
    t = cast("Draw 2 cards from the bottom of your deck.", deck=["Ogre"])
    assert t.hand() == ["Ogre"]


@pytest.mark.rule("1.12.2")
def test_they_count_as_drawn() -> None:
    keeper = character("Keeper", read("Whenever you draw a card, gain 1 lore."), inkwell=False)
    text = "Draw a card from the bottom of your deck."
    spell = ir.Card("Spell", CardType.ACTION, 0, (Ink.AMBER,), abilities=(read(text, CardType.ACTION),))
    t = table([keeper, spell], p1={"hand": ["Spell"], "play": ["Keeper"], "deck": 5})
    assert t.do("play Spell").lore() == 1


def test_each_player_draws_from_their_own_deck() -> None:
    t = cast("Each player draws a card from the bottom of their deck.", deck=["Ogre", "Knight"])
    assert t.hand() == ["Knight"] and len(t.hand(1)) == 1


# --- the inkwell -----------------------------------------------------------------------------

WELL = "You may look at the cards in your inkwell and then you may return one to your hand. "
WELL += "If you do either, draw 2 cards."


@pytest.mark.rule("6.1.4.2", "7.5.4")
@pytest.mark.parametrize(
    ("answers", "ink", "hand"),
    [
        (("accept", "accept", "choose"), 1, 3),
        (("accept", "decline"), 2, 2),
        (("decline", "accept", "choose"), 1, 3),
        (("decline", "decline"), 2, 0),
    ],
)
def test_either_of_two_offers(answers: tuple[str, ...], ink: int, hand: int) -> None:
    t = cast(WELL, *(each for each in answers if each != "choose"), ink=2)
    if "choose" in answers:
        t.do(t.moves()[0])
    assert sum(t.ink()) == ink and len(t.hand()) == hand and t.asked == (0, "act")


def test_the_top_card_is_seen_by_all() -> None:
    for word in ("face up", "faceup"):
        found = read(f"Each opponent plays with the top card of their deck {word}.")
        assert found == ir.Static((ir.TopFaceUp(Who.OPPONENTS),))


# --- what may be in a deck -------------------------------------------------------------------

MAGE = "You can have other Mage characters in your deck regardless of ink type."


def deck(*inks: tuple[str, str, Ink, str]) -> list[str]:
    """What is wrong with a deck of these cards: name, version, ink and classifications."""
    leader = ir.Card(
        "Leader", CardType.CHARACTER, 1, (Ink.AMBER, Ink.RUBY), "Mage", classes=("Mage",), abilities=(read(MAGE),)
    )
    cards = {leader.full_name: leader}
    for name, version, ink, classes in inks:
        card = ir.Card(name, CardType.CHARACTER, 1, (ink,), version, classes=tuple(classes.split()), max_copies=0)
        cards[card.full_name] = card
    names = [*cards] + [list(cards)[-1]] * 60
    return [what.key for _, what in problems(cards.__getitem__, names, CONSTRUCTED, "2.3")]


@pytest.mark.rule("1.10.1.3")
def test_other_cards_of_the_kind_have_any_ink_type() -> None:
    assert deck(("Tim", "Mage", Ink.STEEL, "Hero Mage"), ("Tom", "Baker", Ink.AMBER, "Hero")) == []
    assert deck(("Tim", "Baker", Ink.STEEL, "Hero")) == ["decks.inks"]


@pytest.mark.rule("1.10.1.3")
def test_the_card_itself_must_be_legal_without_its_help() -> None:
    assert deck(("Tim", "Baker", Ink.STEEL, "Hero"), ("Tom", "Mage", Ink.EMERALD, "Mage")) == ["decks.inks"]


def test_it_is_written_in_both_languages() -> None:
    found = read_paragraph(MAGE, CardType.CHARACTER)
    assert not isinstance(found, Declined)
    assert found.ability == ir.DeckInks((ir.IsOther(), ir.HasClass(("Mage",)), ir.IsType((CardType.CHARACTER,))))
    assert write_ability(found.ability, CardType.CHARACTER, "en", found.surface) == MAGE
    spanish = "Puedes tener otros personajes Mage en tu mazo sin importar su tipo de tinta."
    assert write_ability(found.ability, CardType.CHARACTER, "es", found.surface) == spanish
