"""The text box of an invented card: which abilities it is cut into."""

from __future__ import annotations

from typing import Any

import pytest
from tests.judge.scenes import passes

from illumineer.cli.main import main
from illumineer.judge.printed import paragraphs
from illumineer.vocab import CardType


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("Rush, Evasive", ["Rush", "Evasive"]),
        ("Evasive, Resist +1", ["Evasive", "Resist +1"]),
        ("Shift 3 {I}\nSinger 5, Ward, Support", ["Shift 3 ⬡", "Singer 5", "Ward", "Support"]),
        ("Bodyguard, Support (It helps.)", ["Bodyguard", "Support (It helps.)"]),
        ("Rush (It is fast.), Ward (It is safe.)", ["Rush (It is fast.)", "Ward (It is safe.)"]),
        ("Rush (It is fast.) Ward (It is safe.)", ["Rush (It is fast.)", "Ward (It is safe.)"]),
        ("Rush, Ward\nBARK Draw a card.", ["Rush", "Ward", "BARK Draw a card."]),
        ("BARK Your characters gain Rush, Evasive.", ["BARK Your characters gain Rush, Evasive."]),
        ("Rush, then draw a card.", ["Rush, then draw a card."]),
    ],
)
def test_keywords_in_one_line_are_an_ability_each(text: str, cut: list[str]) -> None:
    found = paragraphs(text, CardType.CHARACTER)
    assert [f"{each.name} {each.text}".strip() for each in found] == cut


def test_options_belong_to_their_list() -> None:
    text = "BARK Choose one:\n• Draw a card.\n• Gain 1 lore.\nNAP Ready this character."
    found = [f"{each.name} {each.text}" for each in paragraphs(text, CardType.CHARACTER)]
    assert found == ["BARK Choose one: • Draw a card. • Gain 1 lore.", "NAP Ready this character."]


def test_what_an_action_says_of_playing_it_is_an_ability_apart() -> None:
    text = "You can't play this action unless you have a character in play.\nDraw a card.\nGain 1 lore."
    found = [each.text for each in paragraphs(text, CardType.ACTION)]
    assert found == ["You can't play this action unless you have a character in play.", "Draw a card. Gain 1 lore."]


@pytest.mark.rule("8.1.1")
def test_an_invented_card_has_every_keyword_of_its_line() -> None:
    pup: dict[str, Any] = {
        "fullName": "Pup", "type": "Character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
        "text": "Rush, Evasive, Resist +2\nBARK Whenever this character quests, draw a card.",
    }  # fmt: skip
    has = {"cards": {"Pup": {"keywords": {"Rush": True, "Evasive": True, "Resist": 2, "Ward": False}}}}
    passes({"expect": has}, p1={"play": ["Pup"]}, top={"cards": [pup]})


def test_explain_takes_a_line_of_keywords_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "explain", "--text", "Evasive, Ward"]) == 0
    out = capsys.readouterr().out
    assert "8.6.1" in out and "8.15.1" in out
    assert main(["cards", "explain", "--text", "Evasive, Warden"]) == 1
