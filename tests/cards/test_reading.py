"""The gate: reading cards, writing them back, and the figures of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cards.invented import ability, card, cards, content, write
from tests.shared import CARD_FILE, needs_card_file

from illumineer import ir, text
from illumineer.cards import reading
from illumineer.cards.coverage import COUNTS, coverage
from illumineer.cards.importing import build, entry
from illumineer.cards.lorcanajson import CardFile, UniqueCard, read, read_file
from illumineer.cards.reading import check, check_all
from illumineer.cards.storage import Entry
from illumineer.cli.pools import pool_cards
from illumineer.judge.pool import Pool, Unplayable
from illumineer.messages import Message
from illumineer.vocab import Keyword
from illumineer.words import say


def loaded(data: Any) -> CardFile:
    return read(json.dumps(data).encode(), "cards.json")


FILE = loaded(content(cards()))


def unique(*abilities: dict[str, Any], **more: Any) -> UniqueCard:
    (found,) = loaded(content([card(1, "Pup - Tail Up", abilities=list(abilities), **more)])).cards
    return found


# --- one card --------------------------------------------------------------------------------


def test_a_card_is_read_and_comes_back_as_printed() -> None:
    found = check(unique(ability("When you play this character, you may draw 5 cards.", "FETCH", "triggered")))
    assert found.read.status == "compiled"
    assert found.english == ("FETCH When you play this character, you may draw 5 cards.",)
    assert found.identical
    assert found.in_spanish
    assert found.spanish[0].startswith("FETCH Cuando")


def test_a_card_without_text_is_compiled() -> None:
    found = check(unique())
    assert found.read.status == "compiled"
    assert found.identical
    assert found.in_spanish


def test_a_text_that_cannot_be_read_is_declined() -> None:
    found = check(unique(ability("Perplex the moon.", "WHAT NOW")))
    assert found.read.status == "declined"
    assert found.read.card is None
    assert found.read.declined is not None
    assert found.read.reason
    assert not found.identical
    assert not found.in_spanish


def test_a_tree_that_the_card_book_refuses_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    impossible = ir.ActionEffect(ir.Draw(1))  # on a character

    def misread(printed: text.Printed, explained: text.Explained) -> text.Reading:
        return text.Reading(ir.Card(printed.name, printed.type, 1, abilities=(impossible,)), ((),))

    monkeypatch.setattr(text, "read_card", misread)
    found = check(unique())
    assert found.read.status == "declined"
    assert found.read.reason is not None
    assert "an action has exactly one ActionEffect" in say(found.read.reason)


def test_two_readings_are_ambiguous(monkeypatch: pytest.MonkeyPatch) -> None:
    declined = text.Declined(0, 0, "Perplex the moon.", (), "2 different readings", ambiguous=True)
    monkeypatch.setattr(text, "read_card", lambda *_: text.Reading(None, (), declined))
    found = check(unique())
    assert found.read.status == "ambiguous"
    assert entry(found).unplayable == "paragraph 1 of its text can be read in several ways"


# --- for the database ------------------------------------------------------------------------


def stored(name: str) -> Entry:
    (found,) = [entry(check(each)) for each in FILE.main if each.full_name == name]
    return found


def test_an_entry_has_the_facts_and_the_tree() -> None:
    wren = stored("Wren - Lamplighter")
    assert wren.unplayable == ""
    assert wren.card.abilities[0] == ir.KeywordAbility(Keyword.EVASIVE)
    assert wren.card.cost == wren.plain.cost == 3
    assert text.write_card(wren.card, "en", wren.surface)[1] == (
        "BRIGHT START When you play this character, you may draw 5 cards."
    )
    assert stored("Pip & Pop - Twin Cooks").plain.max_copies == 2
    assert stored("Copper Kettle").plain.max_copies == 0
    assert stored("Wren - Lamplighter").plain.max_copies is None


def test_a_declined_card_is_unplayable_and_keeps_no_word_of_its_text() -> None:
    gull = stored("Gull - Far Too Clever")
    assert gull.unplayable.startswith("paragraph 1 of its text cannot be read from word")
    assert gull.facts.stories == ("WHAT NOW",)
    assert b"moon" not in build(FILE, [check(each) for each in FILE.cards])


def test_a_card_that_does_not_come_back_is_unplayable() -> None:
    found = check(unique(ability("Draw a card.", "FETCH", "activated") | {"fullText": "FETCH ⟳ — Draw a card."}))
    assert entry(found).unplayable == ""
    other = replace(found, english=("FETCH ⟳ — Draw 2 cards.",))
    assert entry(other).unplayable == "its text does not come back as it is printed"


def test_a_database_has_the_same_bytes_whoever_reads_the_cards() -> None:
    backwards = [check(each) for each in reversed(FILE.cards)]
    assert build(FILE, backwards[::-1]) == build(FILE, list(check_all(FILE.cards)))


# --- the figures -----------------------------------------------------------------------------


def test_the_figures() -> None:
    data = coverage(list(check_all(FILE.cards)))
    assert {key: data[key] for key in COUNTS} == {
        "cards": 6,
        "compiled": 5,
        "declined": 1,
        "ambiguous": 0,
        "identical_en": 5,
        "rendered_es": 5,
        "by_reminder": 0,
    }
    assert list(data["by_set"]) == ["1", "2"]
    assert data["by_set"]["2"]["declined"] == 1
    assert data["quest"]["cards"] == 1
    assert len(data["results"]) == 7
    assert data["equivalences"]["reminder text"] == 1
    (gull,) = [row for row in data["results"] if row["status"] == "declined"]
    assert (gull["id"], gull["fullName"], gull["setCode"]) == (10, "Gull - Far Too Clever", "2")
    assert gull["reason"]
    assert gull["text"] == "Perplex the moon."
    assert json.loads(json.dumps(data)) == data


def test_a_text_that_comes_back_otherwise_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    cook = unique(ability("⟳ — Draw a card.", "FETCH", "activated"))
    monkeypatch.setattr(reading, "_written", lambda card, language, surface: ("FETCH ⟳ — Draw 2 cards.",))
    data = coverage([check(cook)])
    assert (data["compiled"], data["declined"], data["identical_en"], data["rendered_es"]) == (0, 1, 0, 1)
    assert data["results"][0]["status"] == "declined"
    assert "written otherwise than printed: 'FETCH ⟳ — Draw 2 cards.'" in data["results"][0]["reason"]
    monkeypatch.setattr(reading, "_written", lambda card, language, surface: ())
    data = coverage([check(cook)])
    assert (data["identical_en"], data["rendered_es"]) == (0, 0)
    assert data["results"][0]["reason"] == "1 paragraph is printed, 0 are written"


def test_whether_a_card_can_be_played_is_the_same_everywhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Coverage, the database, the judge and the pools of other commands: all by the one test of `Checked`."""
    path = str(write(tmp_path / "cards.json"))
    honest = reading._written

    def garbled(made: ir.Card, language: str, surface: Any) -> tuple[str, ...]:
        words = honest(made, language, surface)
        return tuple(f"{each} Twice." for each in words) if made.full_name == "Copper Kettle" else words

    monkeypatch.setattr(reading, "_written", garbled)
    data = coverage([check(each) for each in read_file(path).cards])
    compiled = {row["fullName"] for row in data["results"] if row["status"] == "compiled"}
    assert "Copper Kettle" not in compiled and len(compiled) == 4
    entries = {each.full_name: entry(check(each)) for each in read_file(path).cards}
    pool = Pool.of_file(read_file(path))
    found = {name: pool.find(name) for name in entries}
    assert {name for name, each in entries.items() if not each.unplayable} == compiled
    assert {name for name, each in found.items() if isinstance(each, ir.Card)} == compiled
    assert {each.full_name for each in pool_cards(path, "en")} == compiled
    assert found["Copper Kettle"] == Unplayable(Message("unplayable.differs"))
    assert "5 of 7" in capsys.readouterr().err


@needs_card_file
def test_real_cards_of_every_set_are_read() -> None:
    """Not the whole gate (`illumineer cards coverage`), but that it holds for some of every set."""
    file = read_file(CARD_FILE)
    some = [found for found in file.main if found.facts.id % 23 == 0]
    assert {found.facts.first_set for found in some} == {str(n) for n in range(1, 15)}
    data = coverage(list(check_all(some)))
    assert data["ambiguous"] == 0
    assert data["identical_en"] == data["compiled"] == data["rendered_es"]
    assert data["compiled"] > data["cards"] / 3
