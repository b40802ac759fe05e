"""The reader of LorcanaJSON files: printings become cards, and what is wrong is said with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.cards.invented import SHARED, ability, card, cards, content, needs_shared_cards

from illumineer.cards.facts import Printing, allowed, ended, joined
from illumineer.cards.lorcanajson import CardFile, read, read_file
from illumineer.compile.book import CardBook
from illumineer.errors import CardFileError
from illumineer.ir import Card
from illumineer.text import Paragraph
from illumineer.vocab import CardType, Ink


def loaded(data: Any) -> CardFile:
    return read(json.dumps(data).encode(), "cards.json")


FILE = loaded(content(cards()))
BY_NAME = {card.full_name: card for card in FILE.main}


def refusal(data: Any) -> str:
    with pytest.raises(CardFileError) as error:
        read(data if isinstance(data, bytes) else json.dumps(data).encode(), "cards.json")
    assert str(error.value).startswith("cards.json: ")
    return str(error.value)


# --- printings -------------------------------------------------------------------------------


def test_the_printings_of_a_card_become_one() -> None:
    assert [card.full_name for card in FILE.main] == [
        "Copper Kettle",
        "Song of the Kettle",
        "Old Mill - Windy Hill",
        "Wren - Lamplighter",
        "Pip & Pop - Twin Cooks",
        "Gull - Far Too Clever",
    ]
    assert BY_NAME["Wren - Lamplighter"].facts.printings == (
        Printing("1", "7", "Rare"),
        Printing("1", "207", "Enchanted", regular=False),
        Printing("2", "9", "Rare"),
        Printing("2", "4", "Special", "P1", regular=False),
    )


def test_the_newest_regular_printing_counts() -> None:
    wren = BY_NAME["Wren - Lamplighter"]
    assert wren.facts.id == 3
    assert wren.facts.first_set == "1"
    assert wren.printed.inks == (Ink.AMBER, Ink.STEEL)
    assert wren.printed.paragraphs == (
        Paragraph("Evasive (Only characters with Evasive can challenge this character.)"),
        Paragraph("When you play this character, you may draw 5 cards.", "BRIGHT START"),
    )
    assert wren.facts.stories == ("", "BRIGHT START")


def test_quest_cards_are_kept_apart_even_with_the_same_name() -> None:
    (quest,) = FILE.quest
    assert quest.full_name == "Wren - Lamplighter"
    assert quest.facts.id == 9
    assert quest.printed.inks == ()
    assert quest.facts.core == quest.facts.infinity == ()


def test_pictures_of_one_number_are_printings() -> None:
    pups = [card(1, "Pup - Tail Up", number=4, variant="a"), card(2, "Pup - Tail Up", number=4, variant="b")]
    (found,) = loaded(content(pups)).cards
    assert [printing.number for printing in found.facts.printings] == ["4a", "4b"]
    assert found.facts.core == (("2023-09-20", "2025-09-05"),)


def test_a_printing_without_its_base_is_a_card_of_its_own() -> None:
    (found,) = loaded(content([card(2, "Pup - Tail Up", baseId=1, rarity="Enchanted")])).cards
    assert found.full_name == "Pup - Tail Up"


# --- what is printed -------------------------------------------------------------------------


def test_a_cost_is_part_of_the_text() -> None:
    kettle = BY_NAME["Copper Kettle"].printed
    assert kettle.paragraphs == (Paragraph("⟳, 1 ⬡ — Draw a card.", "FULL STEAM"),)
    assert kettle.type == CardType.ITEM
    assert not kettle.inkwell
    assert kettle.max_copies == 0


def test_a_song_is_an_action_without_its_reminder() -> None:
    song = BY_NAME["Song of the Kettle"].printed
    assert song.song
    assert song.classes == ()
    assert song.paragraphs == (Paragraph("Draw 2 cards."),)


def test_modes_are_one_paragraph() -> None:
    action = card(1, "Decide!", kind="Action", effects=["Choose one:\n• Draw a card.\n• Gain 1 lore."])
    (found,) = loaded(content([action])).cards
    assert found.printed.paragraphs == (Paragraph("Choose one: • Draw a card. • Gain 1 lore."),)


def test_a_location_has_a_move_cost_and_no_strength() -> None:
    mill = BY_NAME["Old Mill - Windy Hill"].printed
    assert (mill.strength, mill.willpower, mill.lore, mill.move_cost) == (0, 6, 1, 2)


def test_two_names_need_no_paragraph() -> None:
    twins = BY_NAME["Pip & Pop - Twin Cooks"].printed
    assert twins.paragraphs == ()
    assert twins.max_copies == 2


# --- legality --------------------------------------------------------------------------------


def test_a_reprint_is_allowed_from_its_release_and_joins_the_time_before() -> None:
    assert BY_NAME["Wren - Lamplighter"].facts.core == (("2023-09-20", ""),)
    assert BY_NAME["Copper Kettle"].facts.core == (("2023-09-20", "2025-09-05"),)
    assert BY_NAME["Pip & Pop - Twin Cooks"].facts.core == (("2025-09-20", ""),)
    assert BY_NAME["Copper Kettle"].facts.infinity == (("2023-09-20", ""),)


def test_a_ban_ends_it() -> None:
    formats = {"Core": {"allowed": False, "bannedSinceDate": "2024-02-03"}, "Infinity": {"allowed": True}}
    (found,) = loaded(content([card(1, "Pup - Tail Up", allowedInFormats=formats)])).cards
    assert found.facts.periods("Core") == (("2023-09-20", "2024-02-03"),)
    assert found.facts.periods("Infinity") == (("2023-09-20", ""),)


def test_days_and_periods() -> None:
    periods = joined([("2025-01-01", ""), ("2023-01-01", "2024-01-01"), ("2023-06-01", "2024-02-01")])
    assert periods == (("2023-01-01", "2024-02-01"), ("2025-01-01", ""))
    assert [allowed(periods, day) for day in ("2022-12-31", "2023-01-01", "2024-02-01", "2030-01-01")] == [
        False,
        True,
        False,
        True,
    ]
    assert ended(periods, "2024-01-01") == (("2023-01-01", "2024-01-01"),)


# --- bad files -------------------------------------------------------------------------------


def test_garbage_is_refused_with_the_place() -> None:
    assert "not JSON (line 1, column 2" in refusal(b"{" * 10_000_000)
    assert "not a text file" in refusal(b'{"\x93' * 1000)
    assert "not JSON" in refusal(b"[" * 200_000)
    assert "not JSON" in refusal(b"")
    assert "not JSON" in refusal(b'{"metadata": ' + b"9" * 10_000 + b"}")


@pytest.mark.parametrize("data", [[], 7, "cards", None, {}, {"cards": []}, [{"name": "Island"}]])
def test_other_peoples_json_is_refused(data: Any) -> None:
    assert "not a card file of LorcanaJSON" in refusal(data)


def test_another_format_version_is_named() -> None:
    assert "format version 3.0.0 is not known" in refusal(content([], "3.0.0"))


def test_another_language_is_named() -> None:
    data = content([])
    data["metadata"]["language"] = "fr"
    assert "the cards are in 'fr'" in refusal(data)


@pytest.mark.parametrize("field", sorted(set(card(2, "Pup - Tail Up")) - {"fullName", "subtypes", "allowedInFormats"}))
def test_a_missing_field_is_named_with_the_card(field: str) -> None:
    broken = card(2, "Pup - Tail Up")
    del broken[field]
    message = refusal(content([card(1, "Wren - Lamplighter"), broken]))
    assert f"cards[1] (Pup - Tail Up): the field {field!r} is missing" in message


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"cost": "3"}, "'cost' should be a whole number, not '3'"),
        ({"cost": True}, "'cost' should be a whole number, not True"),
        ({"cost": -1}, "'cost' cannot be -1"),
        ({"lore": 10**30}, "'lore' cannot be"),
        ({"name": None}, "'name' should be text, not None"),
        ({"name": "\ud800"}, "'name' has half a character"),
        ({"inkwell": "yes"}, "'inkwell' should be true or false"),
        ({"type": "Planeswalker"}, "there is no card type 'Planeswalker'"),
        ({"color": "Purple"}, "there is no ink 'Purple'"),
        ({"setCode": "77"}, "the set '77' is not among the file's sets"),
        ({"subtypes": "Ally"}, "'subtypes' should be a list"),
        ({"subtypes": [7]}, "'subtypes' should be text, not 7"),
        ({"abilities": ["Evasive"]}, "abilities[0] should be an object"),
        ({"abilities": [{"type": "keyword"}]}, "abilities[0]: the field 'fullText' is missing"),
        ({"abilities": [ability("Draw a card.", "NAME", fullText="Draw a card.")]}, "does not begin with its name"),
        ({"maxCopiesInDeck": "many"}, "'maxCopiesInDeck' should be a whole number"),
        ({"id": 1}, "the id 1 is used twice"),
    ],
)
def test_a_wrong_field_is_named_with_the_card(change: dict[str, Any], reason: str) -> None:
    message = refusal(content([card(1, "Wren - Lamplighter"), card(2, "Pup - Tail Up") | change]))
    assert "cards[1] (Pup - Tail Up)" in message
    assert reason in message


def test_a_card_that_is_no_object_and_sets_without_fields() -> None:
    assert "cards[0] should be an object" in refusal(content([7]))  # type: ignore[list-item]
    data = content([])
    del data["sets"]["2"]["allowedInFormats"]
    assert "sets: 2: the field 'allowedInFormats' is missing" in refusal(data)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(CardFileError, match=r"nowhere\.json: No such file"):
        read_file("nowhere.json")
    with pytest.raises(CardFileError, match="Is a directory"):
        read_file("/")


# --- the file that people have ---------------------------------------------------------------


@needs_shared_cards
def test_the_real_file() -> None:
    file = read_file(SHARED / "cards" / "allCards.json")
    assert len(file.main) == 2269
    assert len(file.quest) == 66
    counts: dict[str, int] = {}
    for found in file.main:
        counts[found.facts.first_set] = counts.get(found.facts.first_set, 0) + 1
    assert counts == {str(n): 204 for n in range(1, 13)} | {"8": 202, "9": 33, "10": 202, "11": 200}
    newest = json.loads((SHARED / "cards" / "allCards.json").read_bytes())
    raw = {each["id"]: each for each in newest["cards"]}
    for found in file.cards:
        entry = raw[found.facts.id]
        assert found.full_name == entry["fullName"]
        for format in ("Core", "Infinity"):
            today = allowed(found.facts.periods(format), newest["metadata"]["generatedOn"][:10])
            assert today == entry["allowedInFormats"][format]["allowed"], (found.full_name, format)
        if "names" in entry:
            printed = found.printed
            book = CardBook([Card(printed.name, printed.type, printed.cost, printed.inks, printed.version)])
            assert set(entry["names"]) <= set(book.cards[0].printed.names)
