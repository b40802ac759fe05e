"""The reader of LorcanaJSON files: printings become cards, and what is wrong is said with its place."""

from __future__ import annotations

import bz2
import gzip
import json
import lzma
from typing import Any

import pytest
from tests.cards.invented import ability, card, cards, content, keyword
from tests.shared import CARD_FILE, needs_card_file

from illumineer.cards.facts import Printing, allowed, ended, joined
from illumineer.cards.lorcanajson import CardFile, read, read_file
from illumineer.compile.book import CardBook
from illumineer.errors import CardFileError
from illumineer.ir import Card
from illumineer.text import Paragraph
from illumineer.vocab import CardType, Ink
from illumineer.words import say


def loaded(data: Any) -> CardFile:
    return read(json.dumps(data).encode(), "cards.json")


FILE = loaded(content(cards()))
BY_NAME = {card.full_name: card for card in FILE.main}


def refusal(data: Any) -> str:
    with pytest.raises(CardFileError) as error:
        read(data if isinstance(data, bytes) else json.dumps(data).encode(), "cards.json")
    assert str(error.value).startswith("cards.json: ")
    return str(error.value)


def set_aside(data: Any) -> str:
    """Why the only wrong entry of a file is not read; the other one is."""
    file = loaded(data)
    assert [each.full_name for each in file.cards] == ["Wren - Lamplighter"]
    (unread,) = file.unread
    return say(unread.why)


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
    assert "not a card file" in refusal(b'{"metadata": ' + b"9" * 10_000 + b"}")


@pytest.mark.parametrize("data", [[], 7, "cards", None, {}, {"cards": []}, [{"name": "Island"}]])
def test_other_peoples_json_is_refused(data: Any) -> None:
    assert "not a card file of LorcanaJSON" in refusal(data)


def test_another_format_version_is_named() -> None:
    assert "format version 3.0.0 is not known" in refusal(content([], "3.0.0"))


def test_another_language_is_named() -> None:
    data = content([])
    data["metadata"]["language"] = "fr"
    assert "the cards are in 'fr'" in refusal(data)


NOT_NEEDED = {"fullName", "number", "rarity", "subtypes", "allowedInFormats"}


@pytest.mark.parametrize("field", sorted(set(card(2, "Pup - Tail Up")) - NOT_NEEDED))
def test_a_missing_field_is_named_with_the_card(field: str) -> None:
    broken = card(2, "Pup - Tail Up")
    del broken[field]
    message = set_aside(content([card(1, "Wren - Lamplighter"), broken]))
    assert f"cards[1] (Pup - Tail Up): the field {field!r} is missing" in message


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"cost": "X"}, "'cost' should be a whole number, not 'X'"),
        ({"cost": None}, "the field 'cost' is missing"),
        ({"cost": True}, "'cost' should be a whole number, not True"),
        ({"cost": -1}, "'cost' cannot be -1"),
        ({"lore": 10**30}, "'lore' cannot be"),
        ({"name": 7}, "'name' should be text, not 7"),
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
        ({"fullText": "GOOD DOG Draw a card."}, "'abilities' and 'effects' do not say what 'fullText' says"),
    ],
)
def test_a_wrong_field_is_named_with_the_card(change: dict[str, Any], reason: str) -> None:
    message = set_aside(content([card(1, "Wren - Lamplighter"), card(2, "Pup - Tail Up") | change]))
    assert "cards[1] (Pup - Tail Up)" in message
    assert reason in message


def test_a_card_that_is_no_object() -> None:
    wrong: list[Any] = [card(1, "Wren - Lamplighter"), 7]
    assert "cards[1] should be an object" in set_aside(content(wrong))


def test_a_set_that_cannot_be_read_takes_only_its_own_cards_along() -> None:
    data = content([card(1, "Wren - Lamplighter"), card(2, "Pup - Tail Up", "2")])
    data["sets"]["2"]["releaseDate"] = 2025
    message = set_aside(data)
    assert "(Pup - Tail Up): its set cannot be read" in message
    assert "sets: 2: the field 'releaseDate' should be text, not 2025" in message


def test_a_broken_newest_printing_declines_the_card_once() -> None:
    older = card(2, "Pup - Tail Up", "1")
    newer = card(3, "Pup - Tail Up", "2", reprintOfId=2, type="Vehicle")
    file = loaded(content([card(1, "Wren - Lamplighter"), older, newer]))
    assert [each.full_name for each in file.cards] == ["Wren - Lamplighter"]
    (unread,) = file.unread
    assert (unread.id, unread.full_name, unread.set) == (3, "Pup - Tail Up", "1")
    other_way = loaded(content([card(2, "Pup - Tail Up", "1", type="Vehicle"), newer | {"type": "Character"}]))
    assert [each.facts.id for each in other_way.cards] == [3]
    assert other_way.unread == ()


def test_an_entry_without_its_number_declines_its_card_only_if_it_may_be_the_newest() -> None:
    old, new = card(2, "Pup - Tail Up", "1"), card(3, "Pup - Tail Up", "2", reprintOfId=2)
    shiny = card(4, "Pup - Tail Up", "2", baseId=3, rarity="Enchanted")
    file = loaded(content([old, new | {"id": None}, shiny]))
    assert file.cards == ()
    assert [each.full_name for each in file.unread] == ["Pup - Tail Up"]
    for entries in ([old | {"id": None}, new], [old, new, shiny | {"id": None}]):
        file = loaded(content(entries))
        assert [each.facts.id for each in file.cards] == [3]
        assert file.unread == ()


def test_two_texts_under_one_id_are_none() -> None:
    pup = card(2, "Pup - Tail Up")
    file = loaded(content([card(1, "Wren - Lamplighter"), pup, pup | {"cost": 7}]))
    assert [each.full_name for each in file.cards] == ["Wren - Lamplighter"]
    (unread,) = file.unread
    assert "the id 2 is used twice" in say(unread.why)


# --- what a newer file may do otherwise ------------------------------------------------------


def test_null_is_absent_and_a_number_may_stand_in_quotation_marks() -> None:
    plain = card(1, "Pup - Tail Up", "2", cost=0)
    same = plain | {"cost": "0", "number": "1", "setCode": 2, "rarity": None, "baseId": None, "abilities": None}
    same |= {"promoGrouping": None, "reprintOfId": None, "colors": None, "effects": None, "fullText": None, "future": 7}
    (found,) = loaded(content([same])).cards
    (expected,) = loaded(content([plain | {"rarity": ""}])).cards
    assert found == expected
    (found,) = loaded(content([plain | {"color": None}])).cards
    assert found.printed.inks == ()


def test_signs_may_be_written_in_other_ways() -> None:
    odd = card(1, "Pup\u00a0- Tail\u00adUp", name="Pup\u00a0Pup", version="Tail\u200bUp")
    odd["abilities"] = [ability("{E}, 1 {I} — Draw\u00a0a\u200b card. It oﬀers 1 {S}, 2 {W} and 3 {L}.", "GOOD\nDOG")]
    odd["fullText"] = "GOOD DOG ⟳, 1 ⬡ — Draw a card. It offers 1 ¤, 2 ⛉ and 3 ◊."
    (found,) = loaded(content([odd])).cards
    assert found.full_name == "Pup Pup - TailUp"
    said = Paragraph("⟳, 1 ⬡ — Draw a card. It offers 1 ¤, 2 ⛉ and 3 ◊.", "GOOD DOG")
    assert found.printed.paragraphs == (said,)


def test_an_empty_paragraph_says_nothing() -> None:
    song = card(1, "Hum", kind="Action", subtypes=["Song"], abilities=[ability("")], effects=["Draw a card."])
    (found,) = loaded(content([song])).cards
    assert found.printed.paragraphs == (Paragraph("Draw a card."),)


def test_quotes_make_no_other_name() -> None:
    draw = ability("Draw a card.", "PUP’S “TAIL”", fullText="PUP'S \"TAIL\" Draw a card.")
    curly = card(1, "Pup’s “Own” - Tail", abilities=[draw])
    (found,) = loaded(content([curly])).cards
    assert found.full_name == "Pup's \"Own\" - Tail"
    assert found.printed.paragraphs == (Paragraph("Draw a card.", "PUP’S “TAIL”"),)


def test_an_action_in_several_paragraphs_has_one_effect() -> None:
    both = card(1, "Rest and Rise", kind="Action", effects=["Draw a card.", "Gain 1\nlore."])
    (found,) = loaded(content([both])).cards
    assert found.printed.paragraphs == (Paragraph("Draw a card. Gain 1 lore."),)
    modes = both | {"effects": ["Choose one: • Draw a card. • Gain 1 lore.", "Draw a card."]}
    (found,) = loaded(content([modes])).cards
    assert len(found.printed.paragraphs) == 2


def test_a_number_that_is_none_sorts_the_card_and_no_more() -> None:
    file = loaded(content([card(1, "Pup - B", number="12a"), card(2, "Pup - A", number=None), card(3, "Pup - C")]))
    assert [each.full_name for each in file.cards] == ["Pup - A", "Pup - C", "Pup - B"]


def test_a_set_of_which_hardly_anything_is_known_yet() -> None:
    data = content([card(1, "Pup - Tail Up", "15")])
    data["sets"]["15"] = {}
    (found,) = loaded(data).cards
    assert (found.facts.first_set, found.facts.core, found.facts.quest) == ("15", (), False)


def test_an_entry_that_is_there_twice_counts_once() -> None:
    twice = card(1, "Pup - Tail Up")
    file = loaded(content([twice, dict(twice), twice | {"reprintedAsIds": [7]}]))
    assert len(file.cards) == 1
    assert len(file.cards[0].facts.printings) == 1
    assert file.unread == ()


def test_the_file_of_one_set_names_it_once() -> None:
    whole = content([card(1, "Pup - Tail Up", "2", fullText="")])
    entry = {key: value for key, value in whole["cards"][0].items() if key != "setCode"}
    one = {"metadata": whole["metadata"], "code": "2", **whole["sets"]["2"], "cards": [entry]}
    found = loaded(one)
    assert found.cards == loaded(whole).cards
    assert list(found.sets) == ["2"]


def test_text_and_abilities_agree_whatever_the_signs_between_them() -> None:
    text = "Evasive,\u00a0Ward\nGOOD DOG Draw 1\ncard."
    pup = card(1, "Pup - Tail Up", fullText=text)
    pup["abilities"] = [keyword("Evasive"), keyword("Ward"), ability("Draw 1 card.", "GOOD DOG")]
    file = loaded(content([pup]))
    assert [each.text for each in file.cards[0].printed.paragraphs] == ["Evasive", "Ward", "Draw 1 card."]


def test_an_empty_or_compressed_file_says_so() -> None:
    assert refusal(b" \n").endswith(": the file is empty")
    for packed in (gzip.compress(b"{}"), bz2.compress(b"{}"), lzma.compress(b"{}")):
        assert "the file is compressed; unpack it" in refusal(packed)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(CardFileError, match=r"nowhere\.json: No such file"):
        read_file("nowhere.json")
    with pytest.raises(CardFileError, match="Is a directory"):
        read_file("/")


# --- the file that people have ---------------------------------------------------------------


@needs_card_file
def test_the_real_file() -> None:
    file = read_file(CARD_FILE)
    assert len(file.main) == 2680
    assert len(file.quest) == 103
    counts: dict[str, int] = {}
    for found in file.main:
        counts[found.facts.first_set] = counts.get(found.facts.first_set, 0) + 1
    assert counts == {str(n): 204 for n in range(1, 15)} | {"8": 202, "9": 33, "10": 202, "11": 200, "13": 207}
    newest = json.loads(CARD_FILE.read_bytes())
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
