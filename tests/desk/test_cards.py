"""Calls about cards and deck lists."""

from __future__ import annotations

import time

import pytest
from tests.desk.asking import error, ok, reply

from illumineer.cards.library import shared_library


def names(words: str, **more: object) -> list[str]:
    return [each["full_name"] for each in ok("cards.find", {"words": words, "limit": 200, **more})["cards"]]


def test_cards_are_found_by_words_of_their_names() -> None:
    assert "Elsa - Snow Queen" in names("snow elsa")
    assert names("ELSA snów") == names("elsa snow")
    assert names("elsa")[0].startswith("Elsa")
    assert names("zzzz") == []
    assert names("") == shared_library().names[:200]


def test_cards_are_found_by_what_they_are_in_either_language() -> None:
    assert names("elsa ink:amethyst cost:3") == names("elsa tinta:amatista coste:3") != []
    assert names("keyword:evasive ink:ruby type:character") == names("palabra:evasivo tinta:rubí tipo:personaje") != []
    found = ok("cards.find", {"words": "evasivo rubí", "lang": "es"})
    assert [each["value"] for each in found["understood"]] == ["evasive", "ruby"]
    assert found["total"] and all("ruby" in each["inks"] for each in found["cards"] if "uby" not in each["full_name"])


def test_cards_are_found_by_what_they_say() -> None:
    assert "Elsa - Snow Queen" in names('elsa text:"exert chosen opposing"')
    assert "Elsa - Snow Queen" in names('elsa texto:"agota un personaje"', lang="es")
    assert names('elsa text:"hosen opposing"') == []  # a phrase does not begin within a word


def test_a_query_that_means_nothing_says_what_could_stand_there() -> None:
    assert "Amber" in error("cards.find", {"words": "ink:pink"})["text"]
    assert "Ámbar" in error("cards.find", {"words": "ink:pink", "lang": "es"})["text"]
    assert error("cards.find", {"words": "cost:x"})["kind"] == "CardError"
    assert error("cards.find", {"words": "set:99"})["kind"] == "CardError"


def test_a_page_of_what_was_found() -> None:
    whole = names("mickey")
    part = ok("cards.find", {"words": "mickey", "offset": 3, "limit": 2})
    assert part["total"] == len(whole) and [each["full_name"] for each in part["cards"]] == whole[3:5]


def test_a_card_is_shown_with_what_its_phrases_mean() -> None:
    found = ok("cards.show", {"name": "elsa – snow queen", "lang": "es"})
    assert found["card"]["full_name"] == "Elsa - Snow Queen" and found["card"]["lang"] == "es"
    paragraph = found["explained"][0]
    assert paragraph["name"] == "FREEZE" and paragraph["text"] in found["card"]["texts"]["es"][0]
    assert any("Exert" in each["meaning"] and each["rules"] for each in paragraph["phrases"])
    assert all(each["text"] for each in found["rules"])
    assert ok("cards.explain", {"name": "Elsa - Snow Queen", "lang": "es"})["explained"] == found["explained"]
    assert found["examples"] == ok("examples.list", {"card": "Elsa - Snow Queen", "lang": "es"})["examples"]
    assert "Elsa - Snow Queen" in error("cards.show", {"name": "Elsa - Snow Quen"})["text"]


def test_a_card_of_the_house_pool_is_shown() -> None:
    assert ok("cards.show", {"name": "Marisol - Tide Reader"})["card"]["printings"] == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_any_card_is_shown(lang: str) -> None:
    for name in shared_library().names[::97]:
        assert ok("cards.show", {"name": name, "lang": lang})["card"]["full_name"] == name


def test_a_card_that_was_shown_is_kept() -> None:
    reply("cards.show", {"name": "Elsa - Snow Queen"})
    begin = time.process_time()
    for _ in range(20):
        ok_again = reply("cards.show", {"name": "Elsa - Snow Queen"})
    assert ok_again["ok"] and time.process_time() - begin < 2


LIST = "Deck\n4 Elsa - Snow Queen\n2 Elsa - Snow Quen\n\n5 Magic Mirror\nSideboard\n1 Magic Mirror"


def test_a_list_is_read_line_by_line_with_what_is_wrong_in_place() -> None:
    found = ok("deck.read", {"text": LIST, "lang": "es"})
    assert [each["card"] for each in found["lines"]][1:5] == ["Elsa - Snow Queen", None, None, "Magic Mirror"]
    assert "¿" in found["lines"][2]["problem"] and found["lines"][1]["problem"] is None
    assert found["total"] == 9 and found["left_out"][0]["cards"] == 1
    assert {each["full_name"]: each["copies"] for each in found["cards"]} == {"Elsa - Snow Queen": 4, "Magic Mirror": 5}


def test_a_deck_is_checked_for_each_format() -> None:
    found = ok("deck.check", {"text": "5 Magic Mirror", "date": "2025-01-01"})
    formats = {each["format"]: each for each in found["formats"]}
    assert not formats["core"]["legal"] and formats["pack-rush"]["legal"]
    copies = next(each for each in formats["infinity"]["problems"] if each["lines"] == [1])
    assert "5" in copies["text"] and copies["rule"].startswith("1.10")
    assert [each["format"] for each in ok("deck.check", {"text": "", "format": "draft"})["formats"]] == ["draft"]
    assert error("deck.check", {"text": "", "date": "soon"})["kind"] == "DeckError"
    assert error("deck.read", {"text": "\n" * 3000})["kind"] == "DeckError"
