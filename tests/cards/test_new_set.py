"""A card file of a new set, in which some entries are strange: the others are read, counted, kept and played."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from tests.cards.invented import a_set, ability, card, cards, content, write
from tests.cards.shelf import shelf

from illumineer import files, judge
from illumineer.cards import importing
from illumineer.cards import library as libraries
from illumineer.cards.library import open_library
from illumineer.cli.main import _parser, main
from illumineer.errors import CardFileError
from illumineer.words import foreign

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small database instead of the one that the package ships; its user has none of their own yet."""
    found = shelf(tmp_path / "package" / "cards.jsonl")
    monkeypatch.setattr(libraries, "SHIPPED", found)
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "user"))
    return found


def new_set(extra: list[Any]) -> dict[str, Any]:
    """Set 15 alone: two good cards, one whose text nobody knows, and these."""
    tide = ability("Whenever this character quests, gain 1 lore.", "HIGH TIDE", "triggered")
    data = content(
        [
            card(3001, "Corra - Tidecaller", "15", abilities=[tide]),
            card(3002, "Shell", "15", "Item", color="Steel"),
            card(3003, "Gannet - Puzzler", "15", abilities=[ability("Perplex the moon.", "WHAT NOW")]),
            *extra,
        ]
    )
    data["sets"] = {"15": a_set(15, "2027-02-20"), "Q4": a_set(4, "2027-02-21", quest=True)}
    return data


STRANGE = [
    card(3004, "Barge - Wide", "15", "Vehicle"),
    card(3005, "Moray - Dark", "15", color="Obsidian"),
    card(3006, "Crab - Sideways", "Q4", cost="X"),
    card(3007, "Ray - Far Away", "77"),
    7,
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path / "set15.json", new_set(STRANGE))


def test_every_card_is_counted_once(file: Path, capsys: Capture) -> None:
    assert main(["cards", "coverage", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["cards"], data["compiled"], data["declined"], data["ambiguous"]) == (7, 2, 5, 0)
    assert {code: (row["cards"], row["declined"]) for code, row in data["by_set"].items()} == {
        "15": (5, 3),
        "77": (1, 1),
        "": (1, 1),
    }
    assert (data["quest"]["cards"], data["quest"]["declined"]) == (1, 1)
    by_name = {row["fullName"]: row for row in data["results"]}
    assert len(data["results"]) == len(by_name) == 8
    assert by_name["Barge - Wide"]["status"] == "declined"
    assert "(Barge - Wide): there is no card type 'Vehicle'" in by_name["Barge - Wide"]["reason"]
    assert main(["cards", "coverage", str(file), "--json", "--set", "15", "--lang", "es"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["cards"], data["declined"], len(data["results"])) == (5, 3, 5)
    assert "(Moray - Dark): no existe la tinta «Obsidian»" in data["results"][-1]["reason"]
    assert main(["cards", "coverage", str(file)]) == 0
    assert "Crab - Sideways  [declined]" in capsys.readouterr().out


def test_an_import_leaves_out_what_cannot_be_read_and_names_it(file: Path, capsys: Capture) -> None:
    assert main(["cards", "import", str(file)]) == 0
    said = capsys.readouterr()
    assert "3 cards, 2 playable, 1 not" in said.out
    assert "5 entries of" in said.err
    assert "(Crab - Sideways): the field 'cost' should be a whole number, not 'X'" in said.err
    found = open_library()
    assert found["Corra - Tidecaller"].card.abilities
    assert "Barge - Wide" not in found
    assert "Wren - Lamplighter" in found


def test_a_file_without_a_readable_card_changes_nothing(tmp_path: Path, shipped: Path, capsys: Capture) -> None:
    before = shipped.read_bytes()
    for entries in ([], [7]):
        data = new_set([])
        data["cards"] = entries
        bad = write(tmp_path / "none.json", data)
        for command in ("import", "build"):
            assert main(["cards", command, str(bad)]) == 2
            assert "no card of it can be read" in capsys.readouterr().err
    assert shipped.read_bytes() == before


def test_a_scenario_with_cards_of_the_file(file: Path, tmp_path: Path, capsys: Capture) -> None:
    scene = {
        "format": "lorcana-scenario/1",
        "name": "A new card quests",
        "rules": ["4.5.1"],
        "source": "invented",
        "setup": {"p1": {"play": ["Corra - Tidecaller"]}},
        "steps": [{"quest": "Corra - Tidecaller"}, {"expect": {"p1": {"lore": 2}}}],
    }
    path = tmp_path / "scene.yaml"
    path.write_text(json.dumps(scene))
    assert main(["judge", str(path), "--cards", str(file)]) == 0
    scene["setup"]["p1"]["play"] = ["Corra - Tidecaller", "Barge - Wide"]  # type: ignore[index]
    path.write_text(json.dumps(scene))
    capsys.readouterr()
    assert main(["judge", str(path), "--cards", str(file)]) != 0
    assert "there is no card type 'Vehicle'" in capsys.readouterr().out


def test_a_scenario_requires_the_cards_of_a_set_not_its_name(file: Path, tmp_path: Path) -> None:
    assert judge.from_file(file).has("set15")
    data = new_set([])
    data["sets"]["16"] = a_set(16, "2027-02-20")
    assert not judge.from_file(write(tmp_path / "both.json", data)).has("set16")


def test_the_whole_file_again_with_the_new_set(tmp_path: Path, capsys: Capture) -> None:
    merged = content(cards()) | {}
    merged["cards"] += new_set([card(3004, "Copper Kettle", "15", "Item", reprintOfId=5, color="Steel")])["cards"]
    merged["sets"]["15"] = a_set(15, "2027-02-20")
    path = write(tmp_path / "merged.json", merged)
    assert main(["cards", "coverage", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["cards"] == 6 + 3
    assert data["by_set"]["15"]["cards"] == 3  # the kettle is a card of set 1


def test_the_commands_of_the_document_can_be_given() -> None:
    document = (Path(__file__).parents[2] / "docs" / "cards.md").read_text()
    blocks = "".join(re.findall(r"```sh\n(.*?)```", document, re.S))
    given = [shlex.split(line, comments=True) for line in blocks.splitlines()]
    assert len(given) > 8
    for words in given:
        words = words[words.index("illumineer") + 1 :]
        assert _parser("en").parse_args(words).run


# --- a file of one set, and the others -------------------------------------------------------


def test_building_from_one_set_keeps_the_cards_of_the_others(tmp_path: Path, shipped: Path, capsys: Capture) -> None:
    again = card(3004, "Pearl - Ruby Red", "15", cost=9, color="Ruby", reprintOfId=77)
    data = new_set([again])
    data["sets"] |= content([])["sets"]  # to name a set is not to have its cards
    path = write(tmp_path / "set15.json", data)
    before = open_library()
    assert main(["cards", "build", str(path)]) == 0
    assert "9 cards of sets that the file does not have stay as they are" in capsys.readouterr().out
    found = open_library()
    assert set(found.names) == {*before.names, "Corra - Tidecaller", "Shell", "Gannet - Puzzler"}
    assert found["Wren - Lamplighter"] == before["Wren - Lamplighter"]
    pearl = found["Pearl - Ruby Red"]
    assert pearl.plain.cost == 9  # what the newest printing says
    assert [each.set for each in pearl.facts.printings] == ["1", "1", "15"]
    assert (pearl.facts.first_set, pearl.facts.core) == ("1", (("2023-09-20", ""),))
    assert main(["cards", "build", str(path)]) == 0
    assert open_library()["Pearl - Ruby Red"] == pearl


def test_an_imported_reprint_keeps_its_older_printings(tmp_path: Path, capsys: Capture) -> None:
    again = card(3004, "Wren - Lamplighter", "15", reprintOfId=1)
    assert main(["cards", "import", str(write(tmp_path / "set15.json", new_set([again])))]) == 0
    capsys.readouterr()
    assert main(["cards", "show", "wren - lamplighter"]) == 0
    out = capsys.readouterr().out
    assert "1 Chapter 1 42 (Rare)" in out
    assert "15 Chapter 15 3004 (Common)" in out
    assert "Core: from 2023-09-20 to 2025-09-05, from 2027-02-20" in out.replace("until", "to")


def test_a_database_elsewhere_holds_the_file_alone_and_can_be_chosen(
    file: Path, tmp_path: Path, shipped: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    before = shipped.read_bytes()
    assert main(["cards", "build", str(file), "--out", str(tmp_path / "own" / "cards.jsonl")]) == 0
    assert shipped.read_bytes() == before
    assert "Corra - Tidecaller" not in open_library()
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "own"))
    found = open_library()
    assert "Corra - Tidecaller" in found
    assert "Wren - Lamplighter" in found


def test_cards_of_another_version_are_not_lost_by_building(
    file: Path, shipped: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    before = shipped.read_bytes()
    shipped.write_bytes(before.replace(b"KeywordAbility", b"KeywordOfOld"))
    monkeypatch.setattr(importing, "shape", lambda: "another shape")
    assert main(["cards", "build", str(file)]) == 2
    assert "its cards of these sets cannot stay: 1; give a file that has all sets" in capsys.readouterr().err
    shipped.write_bytes(before)  # a tree that can be read is one, whoever made it
    assert main(["cards", "build", str(file)]) == 0
    assert "Wren - Lamplighter" in open_library()


@pytest.mark.parametrize(
    ("lines", "told"),
    [("4 Corra - Tidecaller", True), ("4 Wren - Just Printed", True), ("4 Wren - Lamplighterr", False), ("x", False)],
)
def test_a_deck_with_cards_that_are_not_there_yet(lines: str, told: bool, tmp_path: Path, capsys: Capture) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(f"4 Fire Away!\n{lines}\n")
    main(["deck", str(deck)])
    assert ("illumineer cards import FILE" in capsys.readouterr().err) == told


def test_a_deck_of_new_cards_is_read_once_they_are_imported(file: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["cards", "import", str(file)]) == 0
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Corra - Tidecaller\n4 Shell\n")
    assert main(["deck", str(deck), "--format", "pack-rush"]) == 0
    capsys.readouterr()
    deck.write_text("4 Gannet - Puzzler\n")
    assert main(["deck", str(deck), "--format", "pack-rush"]) == 0  # legal, but
    assert "Gannet - Puzzler cannot be played here yet: paragraph 1 of its text" in capsys.readouterr().out


def test_a_folder_of_ones_own_that_cannot_be_written(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "taken"))
    assert main(["cards", "import", str(file)]) == 2
    assert "Another folder for your own cards can be given in the variable ILLUMINEER_DATA" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "illumineer cards import FILE"), ("es", "illumineer cards import ARCHIVO")]
)
def test_a_package_that_cannot_be_written_says_where_else(
    lang: str, said: str, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def locked(path: Path, data: bytes, refusal: type[CardFileError]) -> None:
        raise refusal("files.unwritable", file=str(path), why=foreign.system(PermissionError(13, "Permission denied")))

    monkeypatch.setattr(files, "write", locked)
    assert main(["cards", "build", str(file), "--lang", lang]) == 2
    error = capsys.readouterr().err
    assert "cards.jsonl" in error
    assert "--out" in error
    assert said in error
