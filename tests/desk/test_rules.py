"""Calls about the rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from tests.desk.asking import error, ok

from illumineer.cr import CR, EDITIONS, own_number


def numbers(tree: list[dict[str, Any]]) -> list[str]:
    return [found for each in tree for found in (each["number"], *numbers(each["children"]))]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_contents_lead_to_every_section(edition: str) -> None:
    found = ok("rules.contents", {"edition": edition, "lang": "es"})["contents"]
    for number in numbers(found):
        assert ok("rules.look", {"number": number, "edition": edition})["number"] == number


def test_every_rule_can_be_looked_up_in_its_edition() -> None:
    for edition in ("1-early", "2.3"):
        for number in sorted({own for rule in CR if (own := own_number(rule, edition))})[::7]:
            found = ok("rules.look", {"number": number, "edition": edition})
            assert found["number"] == number and (found["text"] or found["title"])


def test_a_rule_has_its_place_its_words_and_what_is_near_it() -> None:
    found = ok("rules.look", {"number": "8.2.1", "lang": "es"})
    assert found["path"] == [{"number": "8", "title": "Palabras clave"}, {"number": "8.2", "title": "Alerta (Alert)"}]
    assert "Alerta" in found["text"]
    assert [each["number"] for each in found["see"]] == ["8.6"]
    assert "8-keywords/8.06-evasive/8.06.01-only-by-evasive" in [
        each["id"] for each in ok("rules.look", {"number": "8.6.1"})["examples"]
    ]


def test_a_section_lists_its_rules_and_goes_by_its_name() -> None:
    found = ok("rules.look", {"number": "bodyguard"})
    assert found["number"] == "8.3" and found["title"] == "Bodyguard"
    assert [each["number"] for each in found["children"]][:2] == ["8.3.1", "8.3.2"]
    assert all(each["text"] for each in found["children"])


def test_a_rule_says_what_it_was_in_other_editions() -> None:
    found = ok("rules.look", {"number": "8.4.1"})
    was = {each["edition"]: each for each in found["wordings"]}
    assert "activated" in was["2.1"]["text"] and "2.2" not in was
    assert [each["since"] for each in found["changes"]] == ["1-late", "2.2"]
    old = ok("rules.look", {"number": "1-early: 10.8.1"})
    assert old["edition"] == "1-early"
    assert ok("rules.look", {"number": "8.6.1", "edition": "2.0"})["edition"] == "2.0"


def test_a_rule_that_there_is_not_is_answered_with_the_nearest() -> None:
    found = error("rules.look", {"number": "8.6.9", "lang": "es"})
    assert found["kind"] == "RulebookError" and "8.6.1" in found["text"]
    assert error("rules.look", {"number": "9-x: 1.1"})["kind"] == "RulebookError"


def test_rules_are_searched_in_both_languages() -> None:
    english, spanish = (ok("rules.search", {"words": words}) for words in ("exert song", "agotar canción"))
    assert {each["number"] for each in english["hits"]} & {each["number"] for each in spanish["hits"]}
    assert len(ok("rules.search", {"words": "character", "limit": 3})["hits"]) == 3
    none = ok("rules.search", {"words": "evasivve"})
    assert none["hits"] == [] and any("vasive" in word for word in none["near"])
    assert ok("rules.search", {"words": "cambio"})["sections"][0]["number"] == "8.10"


def test_two_editions_are_compared() -> None:
    found = ok("rules.diff", {"from": "2.2", "to": "2.3"})
    kinds = {each["what"] for each in found["changes"]}
    assert {"added", "changed"} <= kinds
    rows = ok("rules.diff", {"from": "2.1", "to": "2.2"})["changes"]
    boost = next(each for each in rows if each["number"] == "8.4.1")
    assert boost["what"] == "changed" and "activated ability: on" in boost["before"]
    assert error("rules.diff", {"from": "2.2", "to": "2.2"})["kind"] == "RulebookError"
