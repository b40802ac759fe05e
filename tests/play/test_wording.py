"""What cards say at the table: the words on the card, or none."""

from __future__ import annotations

from dataclasses import replace

from tests.play.tables import library

from illumineer import ir
from illumineer.cards import wording
from illumineer.cards.search import paragraphs
from illumineer.vocab import Happening

NAMES = ("Lady Tremaine - Wicked Stepmother", "Be Our Guest", "Tipo - Growing Son", "Stitch - Rock Star")


def test_a_card_says_what_is_printed_on_it() -> None:
    for name in NAMES:
        for lang in ("en", "es"):
            assert wording.card(library()[name].card, lang) == paragraphs(library()[name], lang)


def test_an_ability_says_its_own_paragraph() -> None:
    book = library().book(["Tipo - Growing Son", "Be Our Guest"])
    for name in ("Tipo - Growing Son", "Be Our Guest"):
        (printed,) = paragraphs(library()[name], "en")
        (asking,) = (spec for spec in book.abilities if spec.card >= 0 and book.cards[spec.card].full_name == name)
        said = wording.ability(book, asking.id, "en")
        assert said and printed == f"{asking.name} {said}".lstrip()


def test_another_card_of_that_name_does_not_say_what_it_does_not_mean() -> None:
    printed = library()["Tipo - Growing Son"].card
    assert isinstance(printed, ir.Card)
    assert wording.card(replace(printed, cost=3), "en") is None


def test_an_invented_ability_with_a_story_name_says_its_words() -> None:
    tipo = library()["Tipo - Growing Son"].card
    assert isinstance(tipo, ir.Card)
    draw = ir.Triggered((ir.Event(Happening.QUESTED, subject=ir.Filter(where=(ir.IsThis(),))),), ir.Draw(), name="Look")
    (said,) = wording.card(replace(tipo, version="Invented", abilities=(draw,)), "en") or ("",)
    assert said == "LOOK When this character quests, draw a card."
