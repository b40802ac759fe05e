"""A scenario in every edition: what comes of it in each, where two part, and which change of the rules it is."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.judge.scenes import POOL, data
from tests.support import fields_of

from illumineer.cli.main import main
from illumineer.core.edition import Edition
from illumineer.cr import EDITIONS
from illumineer.judge import Compared, compare
from illumineer.judge.editions import SWITCHES
from illumineer.rulebook.changes import CHANGES

EMPTY = {"p2": {"deck": []}}
DRAWS = [{"end_turn": True}, {"expect": {"winner": "none", "active": "p2"}}]
QUEST = [{"quest": "Pawn"}, {"expect": {"p1": {"lore": 1}}}]
PAWN = {"p1": {"play": ["Pawn"]}}
CAMPING = {"p1": {"play": ["Camp", {"card": "Pawn", "at": "Camp"}], "ink": 2}}
LOSES = "p2 has no cards left in their deck and loses the game"
STAYS = [{"can": [{"move": ["Pawn", "Camp"]}]}]


def _compare(steps: list[dict[str, Any]], setup: dict[str, Any], **top: Any) -> Compared:
    return compare(data(steps, setup, **top), POOL)


def test_one_outcome_in_all_editions() -> None:
    found = _compare(QUEST, PAWN)
    assert found.result.status == "pass" and found.differences == ()
    assert [[each.edition for each in group] for group in found.groups()] == [list(EDITIONS)]


def test_where_two_editions_part_and_by_which_change() -> None:
    found = _compare(DRAWS, EMPTY)
    assert found.result.status == "pass"
    assert [each.status for each in found.results] == ["fail"] * 2 + ["pass"] * 4
    (difference,) = found.differences
    assert (difference.before, difference.after, difference.step) == ("1-late", "2.0", 1)
    assert difference.words == "end_turn: true"
    assert [each.text.told("en") for each in difference.was] == [
        f"{LOSES} [1.9.1.2]",
        "p1 wins the game: no opponent is left [3.2.1.3]",
    ]
    assert difference.now == ()
    assert [change.name for change in difference.changes] == ["empty-deck"]
    assert "1.8.1.2" in difference.numbers(difference.changes[0])


def test_what_is_only_legal_in_one() -> None:
    found = _compare(STAYS, CAMPING)
    assert [each.status for each in found.results] == ["fail"] * 5 + ["pass"]
    (difference,) = found.differences
    assert (difference.before, difference.after, difference.step) == ("2.2", "2.3", 1)
    assert (difference.was, difference.now) == ((), ())
    assert [change.name for change in difference.changes] == ["move-to-same-location"]


def test_editions_before_since_are_shown_and_do_not_count() -> None:
    found = _compare(STAYS, CAMPING, since="2.3")
    assert found.result.status == "pass" and found.since == "2.3"
    assert found.is_before_since("2.2") and not found.is_before_since("2.3")
    found = _compare(STAYS, CAMPING, since="2.2")
    assert found.result.status == "fail"
    assert found.result.message.startswith("so since edition 2.2, says the file, but not in 2.2: ")


def test_the_edition_of_the_file_decides() -> None:
    found = _compare(DRAWS, EMPTY, edition="1-late")
    assert (found.result.status, found.result.edition, found.spoken) == ("fail", "1-late", "1-late")
    assert len(found.results) == 6


def test_what_cannot_be_played_has_no_editions() -> None:
    assert _compare([], {"p1": {"hand": ["Nobody Knows"]}}).results == ()
    assert _compare([{"qest": "Pawn"}], PAWN).result.status == "error"


def test_every_switch_belongs_to_a_difference_and_every_difference_is_told() -> None:
    switches = {switch for group in SWITCHES.values() for switch in group}
    assert switches == set(fields_of(Edition)) - {"index", "name"}
    told = {(change.name, change.since) for change in CHANGES}
    for old, new in pairwise(EDITIONS):
        for name, group in SWITCHES.items():
            if any(getattr(Edition(old), each) != getattr(Edition(new), each) for each in group):
                assert (name, new) in told


# --- the command -----------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("illumineer.judge.judging.shipped", lambda: POOL)
    path = tmp_path / "a.json"
    path.write_text(json.dumps(data(DRAWS, EMPTY)))
    return path


def test_the_command_tells_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", str(file), "--editions", "all"]) == 0
    out = capsys.readouterr().out
    assert "1-early and 1-late: not as written, in step 2: winner: expected none, is p1" in out
    assert "2.0, 2.1, 2.2 and 2.3: as written" in out
    assert f"from 1-late to 2.0, in step 1 (end_turn: true):\n        1-late: {LOSES} [1.9.1.2]" in out
    assert "2.0: that does not happen" in out
    assert main(["judge", str(file), "--editions", "all", "--lang", "es"]) == 0
    out = capsys.readouterr().out
    assert "1-early y 1-late: de manera distinta a la escrita, en el paso 2: winner: se esperaba none y es p1" in out
    assert "2.0: eso no ocurre\n        desde la 2.0: " in out


def test_the_command_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", str(file), "--editions", "all", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["results"]
    assert [each["edition"] for each in row["editions"]] == list(EDITIONS)
    assert [each["status"] for each in row["editions"]] == ["fail"] * 2 + ["pass"] * 4
    (difference,) = row["differences"]
    assert (difference["from"], difference["to"], difference["step"], difference["line"]) == ("1-late", "2.0", 1, 1)
    assert difference["was"][0] == {"text": f"{LOSES} [1.9.1.2]", "rule": "1.9.1.2"}
    assert difference["changes"][0]["name"] == "empty-deck"


def test_only_all_editions_can_be_asked_for(file: Path) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["judge", str(file), "--editions", "2.0"])
    assert caught.value.code == 2
    with pytest.raises(SystemExit) as caught:
        main(["judge", str(file), "--editions", "all", "--edition", "2.0"])
    assert caught.value.code == 2
