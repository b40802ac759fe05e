"""What can be wrong with a file or a position: one message, with line and column, and what would be right."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.judge.scenes import POOL

from illumineer.cli.main import main
from illumineer.judge import Result, run, run_all

FULL = """\
format: lorcana-scenario/1
name: everything that can be written
rules: ["1.1"]
source: here
confidence: high
since: "2.0"
cards:
  - {fullName: Gnome - Old, type: Character, cost: 1, color: Ruby, willpower: 2, subtypes: [Storyborn], text: Rush}
teams: [[p1], [p2]]
setup:
  active: p1
  phase: main
  p1:
    lore: 3
    ink: {ready: 5, exerted: 1}
    hand: [Archer, Bolt]
    deck: [Scout, {filler: 2}]
    play:
      - {card: Ogre, damage: 1, exerted: false}
      - Tower
      - {card: Gnome - Old, at: Tower}
      - Cook
  p2:
    play: [{card: Knight, exerted: true}]
steps:
  - play: Archer
    enter: ready
  - accept: true
    for: Archer
  - choose: Knight
    if_asked: true
  - illegal: {quest: Archer}
    why: "5.1.1.11"
  - can: [{challenge: [Ogre, Knight]}]
  - cannot: [{activate: [Cook, Stew], cost: {banish: [Scout]}}]
  - expect:
      active: p1
      p1: {lore: 3, ink: {ready: 3}, deck: {count: 3, top: [Scout]}}
      cards:
        Knight: {zone: play, damage: 1, keywords: {Ward: false}}
      hidden: {p2: [Bolt]}
  - play: Bolt
  - expect: {prompt: {by: p1, kind: choose, includes: [Knight]}}
  - choose: Ogre
"""


def written(folder: Path, text: str | bytes, name: str = "it.yaml") -> Result:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return run(path, POOL)


def test_the_whole_of_it_passes(tmp_path: Path) -> None:
    result = written(tmp_path, FULL)
    assert result.status == "pass", result


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("confidence:", "confidense:"),
        ("confidence: high", "confidence: hihg"),
        ('since: "2.0"', 'since: "2,0"'),
        ("fullName:", "fullname:"),
        ("type: Character", "type: Charakter"),
        ("color: Ruby", "color: Rubi"),
        ("willpower: 2,", "wilpower: 2,"),
        ("active: p1\n  phase", "aktive: p1\n  phase"),
        ("phase: main", "phase: mian"),
        ("[[p1], [p2]]", "[[p1], [p22]]"),
        ("    lore: 3", "    loer: 3"),
        ("{ready: 5,", "{redy: 5,"),
        ("{filler: 2}", "{fillers: 2}"),
        ("damage: 1, exerted: false", "damge: 1, exerted: false"),
        ("exerted: false", "exhausted: false"),
        ("at: Tower", "at: Towr"),
        ("  - play: Archer", "  - pley: Archer"),
        ("play: Archer\n", "play: Archr\n"),
        ("    enter: ready", "    entr: ready"),
        ("enter: ready", "enter: redy"),
        ("    for: Archer", "    form: Archer"),
        ("for: Archer", "for: Arher"),
        ("if_asked:", "if_aske:"),
        ("illegal: {quest", "ilegal: {quest"),
        ("{quest: Archer}", "{qest: Archer}"),
        ("    why:", "    wy:"),
        ("{challenge: [Ogre,", "{chalenge: [Ogre,"),
        ("cost: {banish", "cost: {banih"),
        ("  - expect:\n", "  - expct:\n"),
        ("      active: p1", "      activ: p1"),
        ("{count: 3, top", "{cont: 3, top"),
        ("count: 3, top:", "count: 3, tpo:"),
        ("        Knight:", "        Knihgt:"),
        ("zone: play", "zone: plya"),
        ("damage: 1, keywords", "dmage: 1, keywords"),
        ("{Ward: false}", "{Wrad: false}"),
        ("hidden: {p2", "hiden: {p2"),
        ("{by: p1, kind", "{bye: p1, kind"),
        ("kind: choose", "kind: chose"),
        ("includes: [Knight]", "includes: [Knigth]"),
        ("includes:", "include:"),
    ],
)
def test_a_misspelt_word_is_told_with_its_line_its_column_and_the_right_one(
    right: str, wrong: str, tmp_path: Path
) -> None:
    assert FULL.count(right) == 1, right
    text = FULL.replace(right, wrong)
    result = written(tmp_path, text)
    assert result.status == "error", result
    line = next(i for i, (a, b) in enumerate(zip(FULL.splitlines(), text.splitlines(), strict=True), 1) if a != b)
    assert result.line == line
    assert f"it.yaml:{line}:" in result.message
    assert "did you mean '" in result.message and "¿querías decir «" in result.told("es"), result.message


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        (
            "damage: 1, exerted: false",
            "damage: 5",
            ":19:22: setup.p1.play.1.damage: Ogre has 5 damage and a willpower of 5",
        ),
        ("at: Tower", "at: Cook", "it.yaml:21:29: setup.p1.play.3.at: Cook is not a location"),
        ("- Tower", "- {card: Tower, exerted: true}", "setup.p1.play.2.exerted: Tower is a location"),
        ("- Cook", "- Cook\n      - {card: Drum, damage: 1}", "setup.p1.play.5.damage: Drum is an item"),
        ("- Cook", "- Cook\n      - {card: Rock, at: Tower}", "Rock is no character"),
        ("- Cook", "- Cook\n      - Bolt#2", "setup.p1.play.5: Bolt is an action"),
        ("- Cook", "- Ogre", "'Ogre' is there already (line 19); another copy is Ogre#2"),
        ("- Cook", "- ogre#1", "'ogre#1' is there already (line 19); another copy is ogre#2"),
        ("- Cook", "- Ogre#two", "'Ogre#two' names no card"),
        ("deck: [Scout", "deck: [Bolt", "it.yaml:17:12: setup.p1.deck.1: 'Bolt' is there already (line 16)"),
        (
            "[{card: Knight, exerted: true}]",
            "[{card: Knight, at: Tower}]",
            "setup.p2.play.1.at: Tower belongs to another player",
        ),
        (
            "at: Tower}\n      - Cook\n  p2:\n    play: [",
            "at: Tower#2}\n      - Cook\n  p2:\n    play: [Tower#2, ",
            "setup.p1.play.3.at: Tower#2 belongs to another player",
        ),
        ("- Cook", "- {under: [Cook]}", "it.yaml:22:9: setup.p1.play.4: 'card' is missing"),
        ("  p2:\n", "  p2:\n    inked: 1\n", "setup.p2.inked: p2 is not the active player"),
        ("lore: 3\n", "lore: -1\n", "it.yaml:14:5: setup.p1.lore: a whole number from 0 on was expected, not -1"),
        ("lore: 3\n", "lore: 1.5\n", "setup.p1.lore: a whole number from 0 on was expected, not 1.5"),
        ("lore: 3\n", "lore: 99999999\n", "too large"),
        ("{filler: 2}", "{filler: 900}, {filler: 900}", "setup.p1.deck.3: too many cards: a game can hold 1,024"),
        ("[[p1], [p2]]", "[[p1, p2]]", "it.yaml:9:1: teams: there must be two teams"),
        ("[[p1], [p2]]", "[[p1]]", "all 2 players must be in a team"),
        ("[[p1], [p2]]", "[[p1], [p1]]", "p1 is in two teams"),
        ("name: everything", "name: 2024", "it.yaml:2:1: name: a text was expected"),
        ("name: everything that can be written", "name: 12", "12 means something else unless it stands in quotes"),
        ('["1.1"]', "[1.1]", "it.yaml:3:9: rules.1: the number of a rule, in quotes"),
        ('["1.1"]', "[2024-01-01]", "the number of a rule"),
        ("play: Archer\n", "play: 7\n", "steps.1.play: a text was expected; 7 means"),
        (
            "- {fullName",
            "- {fullName: Gnome - Old, type: Item, cost: 1}\n  - {fullName",
            "Gnome - Old is invented twice",
        ),
    ],
)
def test_what_cannot_be(right: str, wrong: str, says: str, tmp_path: Path) -> None:
    assert FULL.count(right) == 1, right
    text = FULL.replace(right, wrong)
    if text.startswith("format: lorcana-scenario/1\nname: 2024 "):
        text = text.replace("2024 that can be written", "yes")
    result = written(tmp_path, text)
    assert result.status == "error", result
    assert says in result.message, result.message
    assert result.line is not None and result.told("es") != result.message


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("  active: p1\n  phase", "\tactive: p1\n  phase", "it.yaml:11:1: not YAML: a tab; indent with spaces"),
        ("name: everything", "name: all: everything", "it.yaml:2:10: not YAML: a colon where none can be"),
        ("[Archer, Bolt]", "[Archer, Bolt", "a list is not closed"),
        ("{ready: 5, exerted: 1}", "{ready: 5, exerted: 1", "an object is not closed"),
        ("source: here", "source: 'here", "not YAML: a quotation mark is not closed"),
        ("source: here", "source: @here", "it.yaml:4:9: not YAML: no value begins with this sign"),
        ("source: here", "source: *here", "it.yaml:4:9: not YAML: the alias names nothing"),
        ("source: here", 'source: "he\\qre"', "it.yaml:4:"),
        ("    lore: 3", "   lore: 3", "it.yaml:15:8: not YAML: a colon where none can be"),
        ("  p2:\n", "  p2:\n    <<: *x\n", "it.yaml:24:"),
        ("  p1:\n", "  p1: &a\n    <<: {lore: 1}\n", "it.yaml:14:5: merging with << is not part of the format"),
        ("    lore: 3", "    lore: 3\n    lore: 4", "it.yaml:15:5: 'lore' stands twice here"),
        ("source: here", "source: here\n---\nname: b", "not YAML: a file holds one scenario"),
        ("source: here", "source: \x07here", "it.yaml:4: not YAML: a sign that cannot stand in a text file"),
        ("source: here", "source: !here here", "the tag !here has no meaning here"),
        ("[Archer, Bolt]", "!!set {Archer, Bolt}", "has no meaning here"),
    ],
)
def test_wrong_yaml(right: str, wrong: str, says: str, tmp_path: Path) -> None:
    result = written(tmp_path, FULL.replace(right, wrong))
    assert result.status == "error", result
    assert says in result.message, result.message
    assert result.line is not None and result.told("es") != result.message


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"format" 1}', "it.json:1:11: not JSON: a colon was expected"),
        ('{"a": 1 "b": 2}', "it.json:1:9: not JSON: a comma or } was expected"),
        ('{"a": [1 2]}', "it.json:1:10: not JSON: a comma or ] was expected"),
        ("{a: 1}", "it.json:1:2: not JSON: a key in double quotes"),
        ('{"a": 1,}', "it.json:1:9: not JSON: a key in double quotes"),
        ('{"a": nope}', "it.json:1:7: not JSON: a value was expected"),
        ('{"a": NaN}', "it.json:1:7: not JSON: a value was expected"),
        ('{"a": "b\n"}', "it.json:1:9: not JSON: the text in quotes is not closed"),
        ("{} {}", "it.json:1:4: not JSON: something follows after the end"),
        ("[1]", "it.json:1:1: an object (keys with values) was expected, not [1]"),
        ('{\n "format": "lorcana-scenario/1",\n "nmae": 1}', "it.json:3:2: nmae: 'nmae' is not known here"),
    ],
)
def test_wrong_json_says_where(text: str, says: str, tmp_path: Path) -> None:
    result = written(tmp_path, text, "it.json")
    assert (result.status, says in result.message) == ("error", True), result.message


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "it.yaml: the file is empty"),
        (b" \n\n", "it.yaml: the file is empty"),
        (b"# only a comment\n", "an object (keys with values) was expected, not null"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "it.yaml:1: this is not text in UTF-8"),
        ("format: lorcana-scenario/1".encode("utf-16"), "it.yaml:1: this is not text in UTF-8"),
        (b"a\x00b", "a sign that cannot stand in a text file"),
    ],
)
def test_a_file_of_another_kind(raw: bytes, says: str, tmp_path: Path) -> None:
    result = written(tmp_path, raw)
    assert (result.status, says in result.message) == ("error", True), result.message


def test_a_step_after_the_end_of_the_game(tmp_path: Path) -> None:
    text = FULL.replace("  - play: Bolt\n", "  - concede: p2\n  - play: Bolt\n")
    result = written(tmp_path, text)
    assert (result.status, result.step, result.words) == ("error", 9, "play: Bolt")
    assert result.message == "play: Bolt: the game is over, won by p1"
    assert result.line == text.splitlines().index("  - play: Bolt") + 1


# --- files and folders -----------------------------------------------------------------------


def test_links(tmp_path: Path) -> None:
    (tmp_path / "round.yaml").symlink_to(tmp_path / "round.yaml")
    (tmp_path / "gone.yaml").symlink_to(tmp_path / "nowhere.yaml")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "back").symlink_to(tmp_path)
    (tmp_path / "folder" / "good.yaml").write_text(FULL)
    results = {Path(each.file).name: each for each in run_all([tmp_path], POOL)}
    assert {name: each.status for name, each in results.items()} == {
        "round.yaml": "error",
        "gone.yaml": "error",
        "good.yaml": "pass",
    }
    assert "Too many levels of symbolic links" in results["round.yaml"].message
    assert "No such file" in results["gone.yaml"].message


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is kept from the administrator")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "secret.yaml"
    path.write_text(FULL)
    path.chmod(0)
    (result,) = run_all([tmp_path], POOL)
    assert (result.status, "Permission denied" in result.message) == ("error", True)


def test_names_that_no_file_has(tmp_path: Path) -> None:
    for name in ("a\x00b.yaml", "x" * 5000 + ".yaml", str(tmp_path / "it.yaml" / "more.yaml")):
        (result,) = run_all([name], POOL)
        assert (
            result.status,
            result.message.endswith((": No such file or directory", ": File name too long", ": Not a directory")),
        ) == ("error", True)


def test_a_file_that_is_named_twice_is_judged_once(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(FULL)
    assert len(run_all([tmp_path, tmp_path / "a.yaml", tmp_path], POOL)) == 1


def test_one_wrong_file_does_not_keep_the_others_from_being_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("illumineer.judge.judging.shipped", lambda: POOL)
    (tmp_path / "a.yaml").write_text(FULL.replace("- Tower", "- Towre: 1"))
    (tmp_path / "b.yaml").write_text(FULL)
    assert main(["judge", str(tmp_path)]) == 2
    out = capsys.readouterr().out
    assert f"ERROR  {tmp_path}/a.yaml:20: everything that can be written" in out
    assert "2 scenarios: 1 passed and 1 wrong" in out


def test_a_text_that_cannot_be_read_is_told_with_its_own_line(tmp_path: Path) -> None:
    text = FULL.replace("text: Rush}", "\n    text: Rushes about}")
    result = written(tmp_path, text)
    assert (result.status, result.line) == ("fail", 9), result
