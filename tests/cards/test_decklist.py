"""Deck lists as people paste them, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cards.shelf import library

from illumineer.cards.decklist import check_deck, read_deck, read_deck_file
from illumineer.cards.formats import CORE, DRAFT, FORMATS, INFINITY, PACK_RUSH, SEALED, Format
from illumineer.cards.library import Library
from illumineer.errors import DeckError
from illumineer.words import say

TODAY = "2026-03-04"


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return library(tmp_path_factory.mktemp("shelf"))


def counts(text: str, cards: Library) -> list[tuple[int, str]]:
    return [(line.copies, line.full_name) for line in read_deck(text, cards).lines]


def refusal(text: str, cards: Library) -> str:
    with pytest.raises(DeckError) as error:
        read_deck(text, cards)
    return str(error.value)


# --- lines -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "4 Wren - Lamplighter",
        "4x Wren - Lamplighter",
        "4xWren - Lamplighter",
        "4 x Wren - Lamplighter",
        "4× Wren - Lamplighter",
        "x4 Wren - Lamplighter",
        "(4) Wren - Lamplighter",
        "[4] Wren - Lamplighter",
        "4, Wren - Lamplighter",
        "4\tWren - Lamplighter",
        "  4   wren – LAMPLIGHTER  ",
        "4 Wren — Lamplighter",
        "4 Wren, Lamplighter",
        "4 Wren - Lamplighter (1) 042",
        "4 Wren - Lamplighter (TFC) 42",
        "4 Wren - Lamplighter [1-42]",
        "4 Wren - Lamplighter 1-042",
        "4 Wren - Lamplighter 42/204",
        "4 Wren - Lamplighter (42/204 • EN • 1)",
        "4 Wren - Lamplighter 42/204 • EN • 1",
        "4 Wren - Lamplighter #42",
        "4 Wren - Lamplighter (1) 42 *F*",
        "4 Wren - Lamplighter *foil*",
        "4 Wren - Lamplighter # my favourite",
        "4 Wren - Lamplighter // my favourite",
        "Wren - Lamplighter x4",
        "Wren - Lamplighter ×4",
        "Wren - Lamplighter (4)",
        "4 Wren - Lightkeeper",
        "\ufeff4 Wren - Lamplighter",
    ],
)
def test_a_line_of_four(line: str, cards: Library) -> None:
    assert counts(line, cards) == [(4, "Wren - Lamplighter")]


def test_a_number_may_belong_to_the_name(cards: Library) -> None:
    assert counts("2 Robot - Model 624", cards) == [(2, "Robot - Model 624")]
    assert counts("Robot - Model 624", cards) == [(1, "Robot - Model 624")]
    assert counts("2 Robot - Model 624 (1) 7", cards) == [(2, "Robot - Model 624")]


def test_a_name_alone_is_one_copy(cards: Library) -> None:
    assert counts("Fire Away", cards) == [(1, "Fire Away!")]


def test_what_is_not_a_card_is_passed_over(cards: Library) -> None:
    text = """
        # a comment
        // another
        ; and another
        My Lamp Deck
        Deck
        Characters (8)
        8 Characters
        == Amber ==
        Total: 8 cards

        4 Wren - Lamplighter
        4 Wren - Queen of Wicks
    """
    assert counts(text, cards) == [(4, "Wren - Lamplighter"), (4, "Wren - Queen of Wicks")]


def test_every_kind_of_line_end(cards: Library) -> None:
    deck = read_deck("4 Robot - Model 624\r\n\r\n3 Fire Away!\r2 Glass Shoe\n", cards)
    assert len(deck) == len(deck.names) == 9
    assert [line.line for line in deck.lines] == [1, 3, 4]


# --- what is wrong ---------------------------------------------------------------------------


def test_every_line_that_cannot_be_read_is_named(cards: Library) -> None:
    message = refusal("4 Wren - Lamplighter\n4 Wren - Lampligter (1) 42\n\n2 Nobody At All Xyz\n3 Wren\n", cards)
    assert "line 2: there is no card called 'Wren - Lampligter (1) 42'; did you mean Wren - Lamplighter" in message
    assert "line 4: there is no card called 'Nobody At All Xyz'" in message
    assert "line 5: 'Wren' needs its version; there are Wren - Lamplighter and Wren - Queen of Wicks" in message
    assert "line 1" not in message


def test_a_line_without_number_that_is_nearly_a_card_is_no_heading(cards: Library) -> None:
    assert "line 1: there is no card called 'Wren - Lampligter'" in refusal("Wren - Lampligter", cards)


@pytest.mark.parametrize("number", ["0", "1000", "9" * 5000])
def test_numbers_of_copies_have_limits(number: str, cards: Library) -> None:
    assert "line 1: copies of Wren - Lamplighter: a number from 1 to 999" in refusal(
        f"{number} Wren - Lamplighter", cards
    )


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "Deck\n"])
def test_an_empty_deck(text: str, cards: Library) -> None:
    assert "no cards are in it" in refusal(text, cards)


def test_many_bad_lines_are_not_all_listed(cards: Library) -> None:
    message = refusal("4 Zzzz Zzzz\n" * 500, cards)
    assert "line 20" in message
    assert "line 21" not in message
    assert "perhaps more" in message


def test_files(tmp_path: Path, cards: Library) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("4 Wren - Lamplighter\n", encoding="utf-8-sig")
    assert len(read_deck_file(path, cards)) == 4
    path.write_bytes(b"4 Wren \x93 Lamplighter")
    with pytest.raises(DeckError, match="not a text file in UTF-8"):
        read_deck_file(path, cards)
    path.write_bytes(b"4 garbage\n" * 1_000_000)
    with pytest.raises(DeckError, match="10,000,000 bytes are too many"):
        read_deck_file(path, cards)
    with pytest.raises(DeckError, match="No such file"):
        read_deck_file(tmp_path / "nowhere.txt", cards)


# --- formats ---------------------------------------------------------------------------------


def wrong(text: str, cards: Library, format: Format, date: str = TODAY) -> list[str]:
    return [say(each) for each in check_deck(read_deck(text, cards), cards, format, date, "2.3")]


GOOD = "52 Cogs & Wheels - Old Pair\n4 Wren - Queen of Wicks\n4 Fire Away!\n"


@pytest.mark.rule("1.10.1.1")
def test_a_good_deck(cards: Library) -> None:
    assert wrong(GOOD, cards, CORE) == wrong(GOOD, cards, INFINITY) == []


@pytest.mark.rule("1.10.1.1")
def test_constructed_wants_sixty_cards_two_inks_four_copies(cards: Library) -> None:
    found = wrong("5 Robot - Model 624\n3 Glass Shoe\n1 Pearl - Ruby Red\n1 Wren - Queen of Wicks", cards, CORE)
    assert found == [
        "10 cards are too few, at least 60 are needed (1.10.1.1)",
        "3 ink types (Steel, Ruby and Amber), at most 2 are allowed (1.10.1.1)",
        "line 1: 5 copies of Robot - Model 624, at most 4 are allowed (1.10.1.1)",
        "line 2: 3 copies of Glass Shoe, at most 2 are allowed (1.10.1.1)",
    ]


@pytest.mark.rule("1.10.1.1")
def test_copies_are_counted_over_all_lines(cards: Library) -> None:
    found = wrong(GOOD + "\n1 wren - queen of wicks (1) 42", cards, INFINITY)
    assert found == ["lines 2 and 5: 5 copies of Wren - Queen of Wicks, at most 4 are allowed (1.10.1.1)"]


@pytest.mark.rule("1.10.1")
def test_legality_goes_by_the_date(cards: Library) -> None:
    deck = GOOD + "1 Wren - Lamplighter"
    assert wrong(deck, cards, CORE, "2025-09-04") == []
    assert wrong(deck, cards, CORE, "2025-09-05") == [
        "line 4: Wren - Lamplighter is not allowed in Core Constructed on 2025-09-05 "
        "(only from 2023-09-20 until 2025-09-05) (1.10.1)"
    ]
    assert len(wrong(deck, cards, CORE, "2023-09-19")) == 4
    assert wrong(deck, cards, INFINITY, "2025-09-05") == []


@pytest.mark.rule("1.10.1")
@pytest.mark.parametrize("format", FORMATS.values(), ids=FORMATS.keys())
def test_quest_cards_are_in_no_deck(format: Format, cards: Library) -> None:
    (found,) = wrong(GOOD + "1 Boss - Of the Quest", cards, format)
    assert "line 4: Boss - Of the Quest is a Quest card" in found


@pytest.mark.rule("1.10.1.2", "10.2.1.1")
def test_limited_formats_ask_for_a_number_of_cards_only(cards: Library) -> None:
    deck = "30 Robot - Model 624\n4 Pearl - Ruby Red\n1 Wren - Lamplighter"
    assert wrong(deck, cards, SEALED) == ["35 cards are too few, at least 40 are needed (1.10.1.2)"]
    assert wrong(deck, cards, DRAFT) == []
    assert wrong("1 Robot - Model 624", cards, PACK_RUSH) == []
    assert wrong("3 Glass Shoe", cards, PACK_RUSH) == [
        "line 1: 3 copies of Glass Shoe, at most 2 are allowed (10.2.1.1)"
    ]
