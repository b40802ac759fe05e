"""The document of a card: `document.card`, `card_named`, `illumineer cards show --json` and `cards find --json`."""

from __future__ import annotations

import json

import pytest
from tests.document.checks import check
from tests.laws.pool import own_book

from illumineer import house, ir, open_library
from illumineer.cli.main import main
from illumineer.compile.book import CardBook
from illumineer.document import card, card_named, library_card
from illumineer.errors import CardError

Capture = pytest.CaptureFixture[str]


def test_every_card_of_the_invented_pools_has_a_document() -> None:
    for book in (own_book(), house.book()):
        for spec in book.cards:
            assert isinstance(spec.card, ir.Card)
            for lang in ("en", "es"):
                check("card", card(spec.card, lang))


def test_cards_of_the_library_have_one() -> None:
    library = open_library()
    for name in library.names[::23]:
        found = library_card(library[name], library.sets, "es")
        check("card", found)
        assert found["full_name"] == name and found["printings"]
        assert (found["unplayable"] is None) == (found["texts"]["en"] is not None)


def test_a_document_says_what_is_printed() -> None:
    found = card_named("elsa spirit of winter")
    assert found["full_name"] == "Elsa - Spirit of Winter" and found["inks"] == ["amethyst"]
    (shift,) = found["keywords"]
    assert (shift["keyword"], shift["n"], shift["text"], shift["rule"]) == ("shift", 6, "Shift 6 ⬡", "8.10.1")
    assert found["rules"][0] == "8.10.1" and set(found["texts"]) == {"en", "es"}
    assert card_named("elsa spirit of winter", "es")["keywords"][0]["text"] == "Cambio 6 ⬡"


def test_an_invented_card_has_no_printings() -> None:
    found = card_named("Marisol - Tide Reader")
    check("card", found)
    assert found["printings"] == [] and found["allowed"] == {"core": [], "infinity": []}


def test_keywords_of_the_tree_are_those_of_the_compiled_card() -> None:
    """What is printed on a card, and what the same card has at a table, are told alike."""
    from illumineer.document.cards import _unchanged

    for book in (own_book(), house.book()):
        assert isinstance(book, CardBook)
        for spec in book.cards:
            assert isinstance(spec.card, ir.Card)
            at_table, printed = _unchanged(spec, "en", "2.3", False), card(spec.card)
            assert at_table["values"] == printed["printed"] == at_table["printed"]
            assert sorted(each["text"] for each in at_table["keywords"]) == sorted(
                each["text"] for each in printed["keywords"]
            ), spec.full_name


# --- commands --------------------------------------------------------------------------------


def shown(capsys: Capture, *words: str) -> list[dict[str, object]]:
    assert main(["cards", *words]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for each in found:
        check("card", each)
    return found


def test_show_writes_a_card_a_line(capsys: Capture) -> None:
    (one,) = shown(capsys, "show", "--json", "elsa", "snow", "queen")
    assert one["full_name"] == "Elsa - Snow Queen"
    two = shown(capsys, "show", "--json", "--lang", "es", "Elsa - Snow Queen", "stitch rock star")
    assert [each["full_name"] for each in two] == ["Elsa - Snow Queen", "Stitch - Rock Star"]
    assert [each["type_text"] for each in two] == ["personaje", "personaje"]


def test_show_without_json_shows_several_cards_too(capsys: Capture) -> None:
    assert main(["cards", "show", "Elsa - Snow Queen", "stitch rock star"]) == 0
    said = capsys.readouterr().out
    assert "Elsa - Snow Queen" in said and "Stitch - Rock Star" in said


@pytest.mark.parametrize("words", [["elsa", "snow", "quin"], ["Elsa - Snow Queen", "Nobody At All"]])
def test_a_card_that_is_not_there_is_an_error(words: list[str], capsys: Capture) -> None:
    assert main(["cards", "show", "--json", *words]) == 2
    said = capsys.readouterr()
    assert said.out == "" and "there is no card" in said.err


def test_card_named_refuses_what_it_does_not_know() -> None:
    with pytest.raises(CardError):
        card_named("Nobody At All")


def test_find_writes_a_card_a_line(capsys: Capture) -> None:
    found = shown(capsys, "find", "--json", "elsa", "--cost", "8")
    assert "Elsa - Spirit of Winter" in [each["full_name"] for each in found]
    assert all("Elsa" in str(each["full_name"]) for each in found)
    assert main(["cards", "find", "--json", "nobody at all"]) == 1
    assert capsys.readouterr().out == ""
