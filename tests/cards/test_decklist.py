"""Deck lists as people paste them, and what is wrong with them."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.cards.shelf import library

from illumineer.cards.decklist import LeftOut, check_deck, read_deck, read_deck_file
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
        "4 Wren - Lamplighter#42",
        "4 Wren - Lamplighter (1) 42 *F*",
        "4 Wren - Lamplighter *foil*",
        "4 Wren - Lamplighter *Cold Foil*",
        "4 Wren - Lamplighter 42 / 204",
        "4 Wren - Lamplighter(1)",
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


@pytest.mark.parametrize("number", ["0", "1000", "9" * 150])
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
    with pytest.raises(DeckError, match=r"not a text file in UTF-8 \(byte 7\); save it as UTF-8"):
        read_deck_file(path, cards)
    path.write_bytes(b"4 garbage\n" * 1_000_000)
    with pytest.raises(DeckError, match="more than 200,000 bytes are too many"):
        read_deck_file(path, cards)
    with pytest.raises(DeckError, match="No such file"):
        read_deck_file(tmp_path / "nowhere.txt", cards)


@pytest.mark.parametrize("mark", ["utf-16-le", "utf-16-be"])
def test_utf_16_is_read_if_its_mark_is_there(tmp_path: Path, mark: str, cards: Library) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes("\ufeff4 Wren – Lamplighter\r\n2 Té Kāla - Fire’s “Own”\r\n".encode(mark))
    assert len(read_deck_file(path, cards)) == 6
    for text in ("4 Wren - Lamplighter\n".encode(mark), "\ufeff4 Wren - Lamplighter".encode("utf-32-le")):
        path.write_bytes(text)
        with pytest.raises(DeckError, match="save it as UTF-8"):
            read_deck_file(path, cards)


# --- cards that are not in the deck ----------------------------------------------------------


@pytest.mark.parametrize(
    ("heading", "said"),
    [
        ("Sideboard", "Sideboard"),
        ("sideboard:", "sideboard"),
        ("SIDEBOARD (3)", "SIDEBOARD"),
        ("== Sideboard: 3 cards ==", "Sideboard"),
        ("// Sideboard", "Sideboard"),
        ("# sideboard", "sideboard"),
        ("[Sideboard]", "Sideboard"),
        ("Side board", "Side board"),
        ("SB:", "SB"),
        ("Maybeboard", "Maybeboard"),
        ("Maybe", "Maybe"),
        ("Considering", "Considering"),
        ("Wish list", "Wish list"),
        ("Banquillo", "Banquillo"),
        ("Mazo de reserva:", "Mazo de reserva"),
        ("Quizás", "Quizás"),
        ("POSIBLES CARTAS (3)", "POSIBLES"),
        ("Lista de deseos", "Lista de deseos"),
    ],
)
def test_cards_under_such_a_heading_are_left_out(heading: str, said: str, cards: Library) -> None:
    text = f"Deck\n4 Wren - Lamplighter\n\n{heading}\nCharacters\n2 Wren - Queen of Wicks\n\nFire Away!\n"
    deck = read_deck(text, cards)
    assert deck.names == ["Wren - Lamplighter"] * 4
    assert deck.left_out == (LeftOut(4, said, 3),)
    (told,) = deck.left_out
    assert say(told.message) == f"3 cards under '{said}' were left out (line 4)"
    assert say(told.message, "es") == f"quedan fuera 3 cartas de «{said}» (línea 4)"


def test_one_card_is_told_in_the_singular() -> None:
    told = LeftOut(21, "Sideboard", 1).message
    assert say(told) == "1 card under 'Sideboard' was left out (line 21)"
    assert say(told, "es") == "queda fuera 1 carta de «Sideboard» (línea 21)"


def test_the_deck_may_go_on_behind_a_sideboard(cards: Library) -> None:
    text = "Sideboard\n2 Glass Shoe\nDeck (4)\n4 Wren - Lamplighter\nMaybeboard\n1 Fire Away!\nMazo\n1 Fire Away!"
    deck = read_deck(text, cards)
    assert [(line.line, line.copies) for line in deck.lines] == [(4, 4), (8, 1)]
    assert deck.left_out == (LeftOut(1, "Sideboard", 2), LeftOut(5, "Maybeboard", 1))


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("SB: 2 Glass Shoe", "sb: 1 Fire Away!"), ("SB", "sb")),
        (("2 Glass Shoe (1) 12 [Sideboard]", "1 Fire Away! [Sideboard]"), ("Sideboard", "Sideboard")),
        (("2 Glass Shoe [Maybeboard{noDeck},Items]", "1 Fire Away! [Items,Maybeboard]"), ("Maybeboard", "Maybeboard")),
    ],
)
def test_a_card_may_be_marked_as_left_out_in_its_line(
    lines: tuple[str, str], said: tuple[str, str], cards: Library
) -> None:
    deck = read_deck("\n".join(["4 Wren - Lamplighter", *lines, "1 Wren - Queen of Wicks"]), cards)
    assert [line.line for line in deck.lines] == [1, 4]
    found = {each.heading: (each.line, each.copies) for each in deck.left_out}
    one, other = said
    assert found == ({one: (2, 3)} if one == other else {one: (2, 2), other: (3, 1)})


def test_what_is_left_out_is_counted_and_not_checked(cards: Library) -> None:
    deck = read_deck("4 Wren - Lamplighter\nSideboard\n2 Nobody At All\nsome words\n3 cards\n", cards)
    assert deck.left_out == (LeftOut(2, "Sideboard", 2),)
    assert read_deck("4 Wren - Lamplighter\nSideboard (0)\n", cards).left_out == ()


def test_a_list_of_nothing_but_a_sideboard_says_where_the_cards_are(cards: Library) -> None:
    message = refusal("Sideboard\n4 Wren - Lamplighter\n", cards)
    assert "no cards are in it" in message and "4 cards under 'Sideboard' were left out (line 1)" in message


# --- foreign texts ---------------------------------------------------------------------------

_REPEATED = {
    "digits": lambda n: "4 Glass Shoe " + "1" * n + "/",
    "brackets": lambda n: "4 Glass Shoe" + " (1)" * (n // 4),
    "blanks": lambda n: "4 Glass Shoe" + " " * n + "x",
    "signs": lambda n: "!" * n + "x",
    "words": lambda n: "deck " * (n // 5) + "x",
    "numbers": lambda n: "4 Glass Shoe" + " 1" * (n // 2) + " -",
}
"""Shapes of text that a pattern can go over again and again."""


class Counting(Library):
    """A library that counts how often it is asked for a name, and how many letters it is asked about."""

    def __init__(self, real: Library) -> None:
        vars(self).update(vars(real))
        self.asked = self.letters = 0

    def look_up(self, name: str) -> str | None:
        self.asked += 1
        self.letters += len(name)
        return super().look_up(name)


@pytest.mark.parametrize("shape", _REPEATED)
def test_a_line_that_is_too_long_is_refused_before_it_is_read(shape: str, cards: Library) -> None:
    counting = Counting(cards)
    line = _REPEATED[shape](190_000)
    message = refusal(f"4 Wren - Lamplighter\n{line}\n", counting)
    assert message == f"the deck: line 2: {len(line):,} characters are too many for a line; 200 are allowed"
    assert counting.letters < 200


def test_blanks_and_comments_of_any_length_are_passed_over(cards: Library) -> None:
    assert counts(f"{' ' * 90_000}\n# {'why? ' * 20_000}\n4 Wren - Lamplighter{' ' * 500}\n", cards) == [
        (4, "Wren - Lamplighter")
    ]


@pytest.mark.parametrize("shape", _REPEATED)
def test_work_grows_with_the_text_alone(shape: str, cards: Library) -> None:
    """As many long lines as a text may have: each is asked about a few times, and patterns do not go back and forth."""
    line = _REPEATED[shape](200 - len(_REPEATED[shape](0)))
    assert 190 < len(line) <= 200
    counting = Counting(cards)
    began = time.process_time()
    with suppress(DeckError):
        read_deck("\n".join(["4 Wren - Lamplighter", "Sideboard", *[line] * 900]), counting)
    assert counting.asked < 16 * 900 and counting.letters < 16 * 200_000
    assert time.process_time() - began < 5, "some tenths of a second are enough"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4 Wren - Lamplighter\n" * 10_000, "210,000 characters are too many for a deck list; 200,000 are allowed"),
        ("\n" * 2_001, "2,001 lines are too many for a deck list; 2,000 are allowed"),
        ("500 Wren - Lamplighter\n500 Fire Away!\n", "1,000 cards are too many for a deck; 999 are allowed"),
        ("nothing to see here\n" * 101, "more than 100 lines name no card"),
    ],
)
def test_the_whole_is_bounded(text: str, said: str, cards: Library) -> None:
    assert said in refusal(text, cards)


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
