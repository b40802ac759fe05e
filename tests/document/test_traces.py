"""Traces as data: what `judge.trace` prints and what `judge.trace_data` writes are one telling."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.document.checks import cards_of, check

from illumineer import judge
from illumineer.cli.main import main
from illumineer.judge.tracing import SIGNS, Board, rendered, trace_lines

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
FILES = [
    EXAMPLES / "1-concepts" / "1.08-game-state-check" / "1.08.05-gone-before-the-check.yaml",
    *sorted(EXAMPLES.glob("[4-9]-*/**/*.yaml"))[::40],
]


def said(line: dict[str, Any]) -> str:
    """A line of data as it is printed, without its nesting and without line breaks."""
    rule = f" [{line['rule']}]" if line["rule"] else ""
    return f"{SIGNS[line['kind']]} {line['text']}{rule}".strip()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_text_and_data_tell_the_same(file: Path, lang: str) -> None:
    result = judge.run(file)
    found = judge.trace_data(result, lang=lang)
    check("trace", found)
    lines = trace_lines(result, lang)
    told = [line for line in found["lines"] if line["kind"] != "board"]
    printed = " ".join(text for text, kind in rendered(lines) if kind != "board").split()
    rails = " ".join(said(line) for line in told).split()
    assert [word for word in printed if word != "│"] == rails
    boards = [line["table"] for line in found["lines"] if line["kind"] == "board"]
    drawn = [line for line in lines if isinstance(line, Board)]
    assert len(boards) == len(drawn) > 0
    for board, drawing in zip(boards, drawn, strict=True):
        for player in board["players"]:
            assert all(card["full_name"] in drawing.text for card in player["play"] + player["hand"])


def test_a_line_has_its_step_and_its_cards() -> None:
    found = judge.trace_data(FILES[0])
    boards = [line["table"] for line in found["lines"] if line["kind"] == "board"]
    keys = {card["full_name"]: card["key"] for board in boards for card in cards_of(board)}
    medusa, tipo = keys["Madame Medusa - Deceiving Partner"], keys["Tipo - Growing Son"]
    lines = [line for line in found["lines"] if line["kind"] != "board"]
    (act,) = (line for line in lines if line["kind"] == "act")
    assert (act["step"], act["cards"], act["rule"]) == (1, [medusa], "4.3.1")
    assert [line["step"] for line in lines if line["kind"] in ("choice", "only")] == [2, 3, 4]
    assert [line["step"] for line in lines if line["kind"] == "fine"] == [5]
    assert {line["step"] for line in lines if line["kind"] == "event"} == {None}
    (back,) = (line for line in lines if line["rule"] == "7.3.1")
    assert back["cards"] == [tipo]


def test_a_trace_for_a_player_has_what_they_may_know() -> None:
    setup = {"p1": {"ink": 1, "deck": 3}, "p2": {"hand": ["Elsa - Snow Queen"]}}
    data = {"setup": setup, "steps": [{"end_turn": True}]}
    for viewer, name, known in ((None, "judge", True), (0, "p1", False), (1, "p2", True)):
        found = judge.trace_data(data, viewer=viewer)
        check("trace", found)
        assert found["viewer"] == name and ("Elsa" in json.dumps(found)) == known


def test_a_scenario_that_fails_or_cannot_be_played_says_why() -> None:
    failing = {"setup": {}, "steps": [{"expect": {"p1": {"lore": 7}}}]}
    found = judge.trace_data(failing)
    check("trace", found)
    assert (found["lines"][-1]["kind"], found["lines"][-1]["step"]) == ("failed", 1)
    found = judge.trace_data({"setup": {"p1": {"hand": ["Nobody At All"]}}, "steps": [{"end_turn": True}]})
    check("trace", found)
    kinds = [line["kind"] for line in found["lines"]]
    assert kinds[0] == "title" and set(kinds[1:]) == {"failed"} and found["edition"] is None


def test_the_command_prints_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "--trace", "--json", str(FILES[0])]) == 0
    (row,) = json.loads(capsys.readouterr().out)["results"]
    assert row["trace"] == judge.trace(FILES[0]).splitlines()
    assert row["lines"] == judge.trace_data(FILES[0])["lines"]
    assert main(["judge", "--json", str(FILES[0])]) == 0
    (row,) = json.loads(capsys.readouterr().out)["results"]
    assert not {"trace", "lines"} & set(row)
