"""A set that nobody has seen yet: every card that can be read plays, the others say where and why not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cards.invented import a_set, ability, card, content, keyword, write
from tests.cards.shelf import shelf

from illumineer.cards import library as libraries
from illumineer.cards.library import open_library
from illumineer.cli.main import main

Capture = pytest.CaptureFixture[str]

TIDE = ability("Whenever this character quests, gain 1 lore.", "HIGH TIDE", "triggered")
PLAIN = [card(5000 + i, f"Sailor {i} - Plain", "15") for i in range(24)]
GOOD = [
    card(4001, "Corra - Tidecaller", "15", abilities=[TIDE]),
    card(4002, "Ink of Tides", "15", "Item", color="Steel", rarity="Mythic"),  # a rarity nobody knows
    card(4003, "Petrel - Swift", "15", abilities=[keyword("Rush")], foil={"new": [1, 2]}, energy=7),  # and fields
    card(4004, "Tidal Song", "15", "Action", subtypes=["Song", "Chant"], effects=["Draw a card."], allowedInFormats={}),
    card(4005, "Heron - Patient", "15", subtypes=["Tidemark"], rarity="", promoGrouping="Z9"),
]
DECLINED = {
    "Gull - Keyworded": (card(4101, "Gull - Keyworded", "15", abilities=[keyword("Overtide 3")]), "Overtide"),
    "Tern - Given": (
        card(4102, "Tern - Given", "15", abilities=[ability("Your characters gain Overtide.", "A")]),
        "Overtide",
    ),
    "Skua - Signed": (card(4103, "Skua - Signed", "15", abilities=[ability("{Q} — Draw a card.", "B")]), "Q"),
    "Puffin - Cogged": (card(4104, "Puffin - Cogged", "15", abilities=[ability("Gain 2 ⚙.", "C")]), "⚙"),
    "Big - Number": (card(4105, "Big - Number", "15", abilities=[ability(f"Draw {'9' * 5000} cards.", "D")]), "large"),
    "Long - Text": (card(4106, "Long - Text", "15", abilities=[ability("Draw a card. " * 700, "E")]), "at most"),
}
UNREAD = {
    "Barge - Wide": (card(4201, "Barge - Wide", "15", "Vehicle"), "no card type 'Vehicle'"),
    "Moray - Dark": (card(4202, "Moray - Dark", "15", color="Obsidian"), "no ink 'Obsidian'"),
    "Eel - Two": (card(4203, "Eel - Two", "15", colors=["Amber", "Obsidian"]), "no ink 'Obsidian'"),
    "Ray - Dear": (card(4204, "Ray - Dear", "15", cost=int("9" * 4000)), "'cost'"),
    "Cod - Listed": (card(4205, "Cod - Listed", "15", abilities={"a": 1}), "'abilities'"),
    "Ling - Nothing": (card(4206, "Ling - Nothing", "15", strength=None), "'strength' is missing"),
    "�[2JEvil - One": (card(4207, "\x1b[2JEvil - One", "15"), "control character"),
    "Good�Bad - Two": (card(4208, "Good‮Bad - Two", "15"), "control character"),
    "Hake - Bell": (card(4209, "Hake - Bell", "15", subtypes=["Al\x07ly"]), "control character"),
}


@pytest.fixture(autouse=True)
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = shelf(tmp_path / "package" / "cards.jsonl")
    monkeypatch.setattr(libraries, "SHIPPED", found)
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "user"))
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    strange: list[Any] = [each for each, _ in (*DECLINED.values(), *UNREAD.values())]
    data = content([*GOOD, *PLAIN, *strange])
    data["sets"] = {"15": a_set(15, "2027-05-20") | {"era": "third", "type": "prologue"}}
    data["novelty"] = {"of": "the format"}
    return write(tmp_path / "set15.json", data)


def rows(file: Path, capsys: Capture) -> dict[str, dict[str, Any]]:
    assert main(["cards", "coverage", str(file), "--json"]) == 0
    return {row["fullName"]: row for row in json.loads(capsys.readouterr().out)["results"]}


def test_each_card_is_compiled_or_says_why(file: Path, capsys: Capture) -> None:
    found = rows(file, capsys)
    assert len(found) == len(GOOD) + len(PLAIN) + len(DECLINED) + len(UNREAD)
    for each in GOOD:
        assert found[each["fullName"]]["status"] == "compiled", found[each["fullName"]]
    for name, (_, why) in (DECLINED | UNREAD).items():
        assert found[name]["status"] == "declined" and why in found[name]["reason"], found[name]["reason"]
        assert len(found[name]["reason"]) < 300


def test_what_is_unreadable_is_told_without_its_control_characters(file: Path, capsys: Capture) -> None:
    for command in ("coverage", "import"):
        assert main(["cards", command, str(file)]) == 0
        said = capsys.readouterr()
        assert not any(sign in said.out + said.err for sign in "\x1b\x07‮")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_import_and_show(file: Path, lang: str, capsys: Capture) -> None:
    assert main(["cards", "import", str(file), "--lang", lang]) == 0
    found = open_library()
    for each in GOOD:
        assert not found[each["fullName"]].unplayable
        assert main(["cards", "show", each["fullName"], "--lang", lang]) == 0
    for name in DECLINED:
        assert found[name].unplayable
        assert main(["cards", "show", name, "--lang", lang]) == 0
    assert not any(name in found for name in UNREAD)
    assert main(["cards", "find", "--set", "15", "--lang", lang]) == 0
    assert "Corra - Tidecaller" in capsys.readouterr().out


def test_build(file: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["cards", "build", str(file), "--out", str(tmp_path / "built.jsonl")]) == 0
    assert f"{len(GOOD) + len(PLAIN) + len(DECLINED)} cards" in capsys.readouterr().out


def test_exercise_and_soak(file: Path, capsys: Capture) -> None:
    assert main(["cards", "exercise", str(file), "--attempts", "5", "--json"]) == 0
    capsys.readouterr()
    assert main(["soak", "--pool", str(file), "--games", "2", "--json"]) == 0


def test_judge(file: Path, tmp_path: Path, capsys: Capture) -> None:
    scene: dict[str, Any] = {
        "format": "lorcana-scenario/1",
        "name": "A new card quests",
        "rules": ["4.5.1"],
        "source": "invented",
        "setup": {"p1": {"play": ["Corra - Tidecaller"]}},
        "steps": [{"quest": "Corra - Tidecaller"}, {"expect": {"p1": {"lore": 2}}}],
    }
    path = tmp_path / "scene.yaml"
    for name in (None, *DECLINED):
        if name is not None:
            scene["setup"]["p1"]["play"] = ["Corra - Tidecaller", name]
        path.write_text(json.dumps(scene))
        assert main(["judge", str(path), "--cards", str(file)]) == (0 if name is None else 1)
        assert "Traceback" not in capsys.readouterr().err


def test_a_number_of_five_thousand_digits_in_the_file_is_the_fault_of_its_entry(
    tmp_path: Path, capsys: Capture
) -> None:
    data = content([GOOD[0], card(4301, "Ray - Dear", "15", cost=0)])
    data["sets"] = {"15": a_set(15, "2027-05-20")}
    path = write(tmp_path / "huge.json", data)
    path.write_text(path.read_text().replace('"cost": 0', f'"cost": {"9" * 5000}'))
    found = rows(path, capsys)
    assert found["Corra - Tidecaller"]["status"] == "compiled" and "'cost'" in found["Ray - Dear"]["reason"]
