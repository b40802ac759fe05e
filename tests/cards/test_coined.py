"""A card file with a keyword and a verb that no rule explains: read, proved, stored, shown, counted and played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cards.invented import a_set, ability, card, content, write
from tests.cards.shelf import shelf

from illumineer import ir
from illumineer.cards import library as libraries
from illumineer.cards import lorcanajson
from illumineer.cards.library import open_library
from illumineer.cards.reading import check
from illumineer.cli.main import main
from illumineer.judge.printed import paragraphs
from illumineer.sim.exercise.targets import parts_of, targets_of
from illumineer.vocab import CardType

Capture = pytest.CaptureFixture[str]

THORNS = "Thorns +1 (Whenever this character is challenged, deal 1 damage\nto the challenging character.)"
UNEARTH = (
    "When you play this item, unearth 1. (Put the top card of your deck into your discard. If it’s an item card, you "
    "may return it to your hand.)"
)
HAGGLE = "Haggle 2 (If you have 2 or more items in play, you pay 2 ⬡ less to play this action.)"
FORAGE = "Forage 2. (Draw 2 cards.)"


def keyword(text: str, word: str, value: str = "") -> dict[str, Any]:
    """A keyword as the file format has it."""
    reminder = text.partition("(")[2].rstrip(")")
    return {"type": "keyword", "keyword": word, "keywordValue": value, "reminderText": reminder, "fullText": text}


def data() -> dict[str, Any]:
    found = content(
        [
            card(1, "Bramble - Hedge King", "15", strength=1, abilities=[keyword(THORNS, "Thorns", "+1")]),
            card(2, "Spade", "15", "Item", abilities=[ability(UNEARTH, "BREAK GROUND", "triggered")]),
            card(
                3,
                "Market Day",
                "15",
                "Action",
                subtypes=["Song"],
                abilities=[keyword(HAGGLE, "Haggle", "2")],
                effects=[FORAGE],
                fullText=f"{HAGGLE}\n{FORAGE}",
            ),
            card(4, "Puzzler - Odd", "15", abilities=[keyword("Riddle 2 (Nobody knows 2 answers.)", "Riddle", "2")]),
            card(5, "Wren - Plain", "15", willpower=6, abilities=[keyword("Evasive (Hard to catch.)", "Evasive")]),
        ]
    )
    found["sets"] = {"15": a_set(15, "2027-02-20")}
    return found


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small shipped database, and an empty place for what the user imports."""
    monkeypatch.setattr(libraries, "SHIPPED", shelf(tmp_path / "shipped.jsonl"))
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "user"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path / "set15.json", data())


def test_the_proof_has_the_reminder_texts_that_count() -> None:
    cards = {each.full_name: each for each in lorcanajson.read(json.dumps(data()).encode(), "invented").cards}
    checked = check(cards["Bramble - Hedge King"])
    assert checked.identical and checked.in_spanish
    assert checked.printed == (" ".join(THORNS.split()),)
    assert checked.spanish[0].startswith("Thorns +1 (Cada vez que ")
    assert check(cards["Wren - Plain"]).printed == ("Evasive",)
    spade = check(cards["Spade"])
    assert spade.identical
    assert spade.english[0].startswith("BREAK GROUND When you play this item, unearth 1. (Put ")


def test_coverage_counts_them_apart(file: Path, capsys: Capture) -> None:
    assert main(["cards", "coverage", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["cards"], found["compiled"], found["identical_en"], found["by_reminder"]) == (5, 4, 4, 3)
    assert found["equivalences"]["reminder text"] == 2  # of Evasive, and of what is declined
    assert found["by_set"]["15"]["by_reminder"] == 3 and found["quest"]["by_reminder"] == 0
    rows = {row["fullName"]: row for row in found["results"]}
    assert rows["Market Day"]["by_reminder"] == ["Haggle", "forage"]
    assert "by_reminder" not in rows["Wren - Plain"]
    assert "«Riddle» is not known, and its reminder text" in rows["Puzzler - Odd"]["reason"]
    assert main(["cards", "coverage", str(file)]) == 0
    out = capsys.readouterr().out
    assert "3 cards are read by the reminder text of a word that is not in the rules" in out
    assert "Bramble - Hedge King  «Thorns»" in out
    assert main(["cards", "coverage", str(file), "--lang", "es"]) == 0
    assert "3 cartas se leen por el texto recordatorio" in capsys.readouterr().out


def test_show_and_explain_say_that_the_reminder_text_was_read(file: Path, capsys: Capture) -> None:
    assert main(["cards", "import", str(file)]) == 0
    capsys.readouterr()
    assert main(["cards", "show", "Bramble - Hedge King"]) == 0
    out = " ".join(capsys.readouterr().out.replace("│", "").split())
    assert "Thorns +1 (Whenever this character is challenged, deal 1 damage to the challenging character.)" in out
    assert "«Thorns» is not in the rules: read by its reminder text" in out
    assert main(["cards", "show", "Market Day", "--lang", "es"]) == 0
    out = " ".join(capsys.readouterr().out.replace("│", "").split())
    assert "Forage 2. (Roba 2 cartas.)" in out
    assert "«Haggle» y «forage» no están en las reglas" in out
    assert main(["cards", "show", "Wren - Plain"]) == 0
    assert "not in the rules" not in capsys.readouterr().out
    assert main(["cards", "explain", "Spade"]) == 0
    out = capsys.readouterr().out
    assert "CoinedVerb word=unearth value=1" in out
    assert "«unearth» is not in the rules" in out
    assert main(["cards", "find", "--words", "unearth 1"]) == 0
    assert "Spade" in capsys.readouterr().out


def test_a_text_of_ones_own_is_explained(capsys: Capture) -> None:
    assert main(["cards", "explain", "--text", THORNS]) == 0
    assert "Coined word=Thorns value=+1" in capsys.readouterr().out
    assert main(["cards", "explain", "--text", "Riddle 2 (Nobody knows 2 answers.)", "--lang", "es"]) == 1
    out = capsys.readouterr().out
    assert "«Riddle» no se conoce" in out
    assert "Riddle 2 (Nobody ▸ knows 2 answers.)" in out


def test_what_is_stored_is_the_tree(file: Path) -> None:
    assert main(["cards", "import", str(file)]) == 0
    entry = open_library()["Bramble - Hedge King"]
    (coined,) = entry.card.abilities
    assert isinstance(coined, ir.Coined) and (coined.word, coined.value) == ("Thorns", "+1")
    assert "challenging character" not in entry.tree


def scene(tmp_path: Path, **more: Any) -> Path:
    path = tmp_path / "scene.yaml"
    path.write_text(json.dumps({"format": "lorcana-scenario/1", "rules": ["1.1.7"], "source": "invented", **more}))
    return path


def test_a_scenario_with_cards_of_the_file(file: Path, tmp_path: Path, capsys: Capture) -> None:
    path = scene(
        tmp_path,
        name="Thorns hurt",
        setup={"p1": {"play": ["Wren - Plain"]}, "p2": {"play": [{"card": "Bramble - Hedge King", "exerted": True}]}},
        steps=[
            {"challenge": ["Wren - Plain", "Bramble - Hedge King"]},
            {"expect": {"cards": {"Wren - Plain": {"damage": 2}}}},
        ],
    )
    assert main(["judge", str(path), "--cards", str(file)]) == 0, capsys.readouterr().out


def test_a_scenario_with_cards_of_its_own(tmp_path: Path, capsys: Capture) -> None:
    path = scene(
        tmp_path,
        name="A keyword and a verb",
        cards=[
            {
                "fullName": "Pip - Lookout",
                "type": "Character",
                "cost": 1,
                "strength": 1,
                "willpower": 3,
                "lore": 1,
                "text": "Evasive (Hard to catch.)\nToll 1 {I} ({E}, 1 {I} — Each opponent\nloses 1 lore.)\n"
                "KEEN NOSE Whenever this character quests, forage 1. (Draw a card.)",
            },
            {"fullName": "Long Walk", "type": "Action", "cost": 1, "text": f"{HAGGLE}\n{FORAGE}"},
        ],
        setup={
            "p1": {"play": ["Pip - Lookout"], "hand": ["Long Walk"], "ink": 2, "deck": 4},
            "p2": {"lore": 2},
        },
        steps=[
            {"play": "Long Walk"},
            {"expect": {"p1": {"hand": 2}}},
            {"activate": ["Pip - Lookout", "Toll"]},
            {"expect": {"p2": {"lore": 1}}},
        ],
    )
    assert main(["judge", str(path)]) == 0, capsys.readouterr().out


def test_the_paragraphs_of_an_invented_card() -> None:
    """A keyword that is not known begins a paragraph, also on an action; brackets may go over a line."""
    haggle = HAGGLE.replace("play, ", "play,\n").replace("⬡", "{I}")
    text = f"{haggle}\nDraw a card.\nGain 1 lore."
    assert [each.text for each in paragraphs(text, CardType.ACTION)] == [HAGGLE, "Draw a card. Gain 1 lore."]


def test_the_exercise_tries_what_the_word_means(file: Path) -> None:
    assert main(["cards", "import", str(file)]) == 0
    bramble = open_library()["Bramble - Hedge King"].card
    (target,) = targets_of(bramble)
    assert target.told() == "Thorns"
    assert isinstance(target.node, ir.Triggered)
    (blank,) = target.without.abilities
    assert isinstance(blank, ir.Coined) and blank.ability != target.node
    assert list(parts_of(open_library()["Spade"].card))
