"""Files: which are scenarios, how they are read, and how a wrong one says what is wrong and where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.judge.scenes import POOL, data

from illumineer.judge import Result, run, run_all, source

GOOD = """\
format: lorcana-scenario/1
name: A quest gives lore
rules: ["4.5"]
source: here
setup:
  p1: {play: [Pawn]}
steps:
  - quest: Pawn
  - expect: {p1: {lore: 1}}
"""


def written(folder: Path, text: str | bytes, name: str = "it.yaml") -> Result:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return run(path, POOL)


# --- which files -----------------------------------------------------------------------------


def test_a_folder_is_searched_for_what_carries_the_format(tmp_path: Path) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "a.yaml").write_text(GOOD)
    (tmp_path / "deep" / "b.yml").write_text(GOOD)
    (tmp_path / "deep" / "er" / "c.json").write_text(json.dumps(yaml.safe_load(GOOD)))
    (tmp_path / "config.yaml").write_text("format: something-else/1\nsteps: {}\n")
    (tmp_path / "broken.yaml").write_text("{{{ not a scenario")
    (tmp_path / "talk.yaml").write_text("about: how to write lorcana-scenario/1 files\n")
    (tmp_path / "notes.md").write_text(GOOD)
    results = run_all([tmp_path], POOL)
    assert [(Path(each.file).name, each.status) for each in results] == [
        ("a.yaml", "pass"),
        ("b.yml", "pass"),
        ("c.json", "pass"),
    ]


def test_a_named_file_must_be_a_scenario(tmp_path: Path) -> None:
    assert written(tmp_path, "format: something-else/1\n").status == "error"
    assert written(tmp_path, "- 1\n- 2\n").status == "error"
    assert written(tmp_path, "").status == "error"
    assert written(tmp_path, GOOD, "scenario.txt").status == "pass"


def test_a_broken_scenario_in_a_folder_is_one_row_and_the_others_still_run(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD + "  - [unclosed\n")
    (tmp_path / "b.yaml").write_text(GOOD)
    assert [each.status for each in run_all([tmp_path], POOL)] == ["error", "pass"]


def test_a_path_that_is_not_there_is_one_row_and_the_others_still_run(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD)
    gone, there = run_all([tmp_path / "nowhere", tmp_path], POOL)
    assert (gone.status, gone.message) == ("error", f"{tmp_path}/nowhere: No such file or directory")
    assert there.status == "pass"


def test_progress_is_told(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / f"{name}.yaml").write_text(GOOD)
    told: list[tuple[int, int]] = []
    run_all([tmp_path], POOL, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


# --- how they are read -----------------------------------------------------------------------


def test_byte_order_mark_and_windows_lines(tmp_path: Path) -> None:
    assert written(tmp_path, b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()).status == "pass"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (GOOD + "steps: []\n", ":10:1: 'steps' stands twice here"),
        (GOOD.replace("quest: Pawn", "quest: 'Pawn"), "not YAML"),
        (GOOD.replace("- quest: Pawn", "- [quest: Pawn"), "it.yaml:9:"),
        (GOOD.replace("quest: Pawn", "quest: !!python/object:os.system Pawn"), "has no meaning here"),
        (GOOD.replace("quest: Pawn", "? [a, b] : Pawn"), "cannot be a key"),
        (GOOD + "note: " + "x" * 300_000, "too large: 256 KB at most"),
        (GOOD + "note: " + "[" * 500 + "]" * 500, "nested too deeply"),
        ("---\na: 1\n---\nb: 2\n", "not YAML"),
    ],
)
def test_wrong_yaml(tmp_path: Path, text: str, says: str) -> None:
    result = written(tmp_path, text)
    assert result.status == "error"
    assert says in result.message
    assert "it.yaml" in result.message


def test_a_bomb_of_aliases_is_refused_quickly(tmp_path: Path) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 12)]
    result = written(tmp_path, GOOD + "\n".join(lines))
    assert (result.status, "too many values" in result.message) == ("error", True)
    result = written(tmp_path, GOOD + "note: &n [*n]\n")
    assert (result.status, "nested too deeply" in result.message) == ("error", True)


def test_aliases_in_moderation_are_fine(tmp_path: Path) -> None:
    text = GOOD.replace("p1: {play: [Pawn]}", "p1: &side {play: [Pawn]}") + "note: *side\n"
    assert written(tmp_path, text).status == "pass"


def test_not_text(tmp_path: Path) -> None:
    result = written(tmp_path, GOOD.encode() + b"note: \xff\xfe\n")
    assert result.status == "error"
    assert "it.yaml:10: this is not text in UTF-8" in result.message


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"format": "lorcana-scenario/1",', "it.json:1:"),
        ('{"format": "lorcana-scenario/1", "name": "a", "name": "b"}', "'name' stands twice"),
        ("[" * 100_000, "nested too deeply"),
        ('{"format": ' + "9" * 5000 + "}", "it.json:1:12: too long a number: 20 digits at most"),
    ],
)
def test_wrong_json(tmp_path: Path, text: str, says: str) -> None:
    result = written(tmp_path, text, "it.json")
    assert result.status == "error"
    assert says in result.message


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    folder = tmp_path / "x.yaml"
    folder.mkdir()
    found = source.opened(folder)
    assert found.is_unread and "x.yaml: Is a directory" in str(found.faults[0])


# --- what the format asks for ----------------------------------------------------------------


def wrong(change: dict[str, Any] | None = None, *steps: Any, setup: Any = None, without: str = "") -> str:
    """The message about a scenario that is changed like that."""
    content = data(list(steps) or [{"end_turn": True}], setup if setup is not None else {"p1": {"hand": ["Pawn"]}})
    content |= change or {}
    content.pop(without, None)
    result = run(content, POOL)
    assert result.status == "error", result
    return result.message


@pytest.mark.parametrize("key", ["setup", "steps"])
def test_what_a_question_needs(key: str) -> None:
    assert f"{key!r} is missing" in wrong(without=key)


@pytest.mark.parametrize("key", ["format", "name", "rules", "source"])
def test_what_a_scenario_needs_that_is_kept(key: str) -> None:
    content = data([{"end_turn": True}], {"p1": {"hand": ["Pawn"]}})
    del content[key]
    assert run(content, POOL).status == "pass"
    result = run(content, POOL, strict=True)
    assert (result.status, result.message) == ("error", f"{key!r} is missing")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "lorcana-scenario/2"}, "lorcana-scenario/1 was expected"),
        ({"nmae": "x"}, "'nmae' is not known here; did you mean 'name'?"),
        ({"name": ""}, "name: a text was expected"),
        ({"name": 7}, "name: a text was expected; 7 means something else"),
        ({"rules": "8.1"}, "rules: a list was expected"),
        ({"rules": [8.1]}, "rules.1: the number of a rule, in quotes"),
        ({"confidence": "low"}, "known are high and medium"),
        ({"edition": "3.0"}, "edition: '3.0' is no edition"),
        ({"since": "soon"}, "since: 'soon' is no edition"),
        ({"teams": [["p1"], ["p2", "p3"]]}, "'p3' is not known here"),
        ({"teams": [["p1", "p2"], ["p2"]]}, "p2 is in two teams"),
        ({"teams": [["p1"]]}, "all 2 players must be in a team"),
        ({"steps": {}}, "steps: a list was expected"),
        ({"setup": []}, "setup: an object (keys with values) was expected"),
    ],
)
def test_wrong_at_the_top(change: dict[str, Any], says: str) -> None:
    assert says in wrong(change)


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"p5": {}}, "'p5' is not known here; known are active"),
        ({"active": "p3"}, "active: 'p3' is not known here"),
        ({"turn": 0}, "turn: a whole number from 1 on"),
        ({"phase": "draw"}, "known are main and start"),
        ({"p1": {"life": 3}}, "'life' is not known here"),
        ({"p1": {"lore": "3"}}, "lore: a whole number from 0 on was expected, not '3'"),
        ({"p1": {"ink": {"redy": 2}}}, "did you mean 'ready'?"),
        ({"p1": {"hand": "Pawn"}}, "hand: a list was expected"),
        ({"p1": {"hand": [{"filer": 2}]}}, "did you mean 'filler'?"),
        ({"p1": {"hand": ["Pawn", "pawn"]}}, "p1.hand.2: 'pawn' is there already (further up); another copy is pawn#2"),
        ({"p1": {"play": [{"exerted": True}]}}, "'card' is missing"),
        ({"p1": {"play": [{"card": "Pawn", "exerted": 1}]}}, "exerted: true or false was expected"),
        ({"p1": {"play": [{"card": "Pawn", "damge": 1}]}}, "did you mean 'damage'?"),
        ({"p1": {"play": [{"card": "Pawn", "at": "Tower"}]}}, "'Tower' is not in the setup"),
        ({"p1": {"play": [{"card": "Pawn", "at": "Ogre"}, "Ogre"]}}, "not a location"),
        ({"p1": {"play": ["Bolt"]}}, "p1.play.1: Bolt is an action"),
    ],
)
def test_wrong_setup(setup: dict[str, Any], says: str) -> None:
    assert says in wrong(setup=setup)


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ("quest", "steps.1: an object (keys with values) was expected"),
        ({}, "the step has no verb"),
        ({"qeust": "Pawn"}, "the step has no verb; did you mean 'quest'?"),
        ({"quest": "Pawn", "ink": "Pawn"}, "a step has one verb, not quest and ink"),
        ({"quest": "Pawn", "by": "p1"}, "'by' does not go with 'quest'"),
        ({"quest": "Ogre"}, "'Ogre' is not in the setup"),
        ({"quest": "Pwan"}, "did you mean 'Pawn'?"),
        ({"play": "Pawn", "shiftonto": "Pawn"}, "did you mean 'shift_onto'?"),
        ({"play": "Pawn", "enter": "tapped"}, "did you mean 'exerted'?"),
        ({"play": "Pawn", "enter": "sideways"}, "known are exerted and ready"),
        ({"play": "Pawn", "cost": {"sacrifice": ["Pawn"]}}, "'sacrifice' is not known here"),
        ({"challenge": "Pawn"}, "a list of two cards was expected, not 'Pawn'"),
        ({"challenge": ["Pawn"]}, "a list of two cards was expected"),
        ({"activate": "Pawn"}, "a list of a card and the name of its ability was expected"),
        ({"activate": ["Pawn"]}, "a card and the name of its ability"),
        ({"end_turn": False}, "true was expected"),
        ({"concede": "me"}, "'me' is not known here"),
        ({"accept": "yes"}, "true or false was expected"),
        ({"choose": 3}, "a text was expected"),
        ({"choose": "p3"}, "'p3' is not known here"),
        ({"choose": "Pawn", "bye": "p2"}, "'bye' does not go with 'choose'; did you mean 'by'?"),
        ({"choose": "Pawn", "for": "Ogre"}, "'Ogre' is not in the setup"),
        ({"choose": "Pawn", "if_asked": "maybe"}, "true or false was expected"),
        ({"number": -1}, "a whole number from 0 on"),
        ({"mode": 0}, "a whole number from 1 on"),
        ({"put": ["Pawn"]}, "an object (keys with values) was expected"),
        ({"put": {"grave": ["Pawn"]}}, "'grave' is not known here"),
        ({"put": {"hand": ["Pawn"], "top": ["Pawn"]}}, "'Pawn' is put in two places"),
        ({"resolve": "Ogre: Roar"}, "'Ogre' is not in the setup"),
        ({"enter": "play"}, "known are exerted and ready"),
        ({"illegal": "quest"}, "an object (keys with values) was expected"),
        ({"illegal": {"expect": {}}}, "the step has no verb"),
        ({"illegal": {"quest": "Pawn"}, "why": 8.7}, "the number of a rule, in quotes"),
        ({"illegal": {"quest": "Pawn"}, "why": "Reckless"}, "the number of a rule, in quotes"),
        ({"can": {"quest": "Pawn"}}, "a list was expected"),
        ({"expect": {"p3": {}}}, "'p3' is not known here"),
        ({"expect": {"winer": "p1"}}, "did you mean 'winner'?"),
        ({"expect": {"p1": {"lore": [1]}}}, "a whole number from 0 on"),
        ({"expect": {"p1": {"deck": ["Pawn"]}}}, "an object (keys with values) was expected"),
        ({"expect": {"p1": {"hand": ["Ogre"]}}}, "'Ogre' is not in the setup"),
        ({"expect": {"cards": {"Ogre": {}}}}, "'Ogre' is not in the setup"),
        ({"expect": {"cards": {"Pawn": {"zone": "grave"}}}}, "'grave' is not known here"),
        ({"expect": {"cards": {"Pawn": {"strenght": 1}}}}, "did you mean 'strength'?"),
        ({"expect": {"cards": {"Pawn": {"keywords": {"Flying": True}}}}}, "'Flying' is not known here"),
        ({"expect": {"prompt": "any"}}, "an object (keys with values) was expected"),
        ({"expect": {"prompt": {"kind": "pick"}}}, "'pick' is not known here"),
        ({"expect": {"hidden": ["Pawn"]}}, "an object (keys with values) was expected"),
    ],
)
def test_wrong_steps(step: Any, says: str) -> None:
    assert says in wrong(None, step)


def test_the_line_and_column_of_what_is_wrong(tmp_path: Path) -> None:
    result = written(tmp_path, GOOD.replace("quest: Pawn", "quest: Ogre"))
    assert f"{tmp_path}/it.yaml:8:5: steps.1.quest: 'Ogre' is not in the setup" in result.message
    result = written(tmp_path, GOOD.replace("{lore: 1}", "{loer: 1}"))
    assert "it.yaml:9:19: steps.2.expect.p1.loer: 'loer' is not known here; did you mean 'lore'?" in result.message
