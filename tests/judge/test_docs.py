"""The page about scenarios: its examples pass, and it leaves nothing out."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from tests.cards import invented
from tests.judge.scenes import POOL

from illumineer.cli.main import main
from illumineer.judge import compare, expectations, printed, run, scenario, steps, template, trace
from illumineer.judge.tracing import SIGNS
from illumineer.told import story
from illumineer.vocab import Ink

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text()
EXAMPLES = re.findall(r"```yaml\n(.*?)```", PAGE, re.S)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 4


@pytest.mark.parametrize("example", EXAMPLES, ids=[text.splitlines()[1][6:40] for text in EXAMPLES])
def test_an_example_passes(example: str, tmp_path: Path) -> None:
    path = tmp_path / "example.yaml"
    path.write_text(example)
    result = run(path, POOL)
    assert result.status == "pass", result.message


def test_the_question_is_answered_as_the_page_has_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ((question, answer),) = re.findall(r"```console\n\$ illumineer judge - <<END\n(.*?)END\n(.*?)```", PAGE, re.S)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(question.encode())))
    assert main(["judge", "-"]) == 0
    assert capsys.readouterr().out == answer


def test_the_example_in_every_edition_is_told_as_the_page_has_it(tmp_path: Path) -> None:
    path = tmp_path / "empty.yaml"
    path.write_text(EXAMPLES[-1])
    found = compare(path, POOL)
    assert [each.status for each in found.results] == ["fail"] * 2 + ["pass"] * 4
    (difference,) = found.differences
    for moment in difference.was:
        assert moment.text.told("en") in PAGE
    assert difference.changes[0].told("en")[:55] in PAGE


def test_the_first_example_is_told_as_the_page_has_it(tmp_path: Path) -> None:
    path = tmp_path / "example.yaml"
    path.write_text(EXAMPLES[0])
    (told,) = re.findall(r"```\n(» .*?)```", PAGE, re.S)
    assert told in trace(path, POOL)


def test_every_sign_of_a_trace_is_explained() -> None:
    table = PAGE[PAGE.index("| sign |") :]
    rows = re.findall(r"^\| (`.+?) \|", table[: table.index("\n\n")], re.M)
    known = {sign for kind, sign in SIGNS.items() if sign and kind != story.TURN}
    assert known == set(re.findall(r"`(.)`", "".join(rows)))


@pytest.mark.parametrize(
    "word",
    [
        *scenario._TOP, *scenario._SETUP, *scenario._SIDE, *scenario._IN_PLAY, *printed._KEYS, *printed._TYPES,
        *(ink.name.title() for ink in Ink), *steps.VERBS, *steps.PUT_PLACES, *steps.COSTS,
        *(option for options in steps._OPTIONS.values() for option in options), *expectations._TOP,
        *expectations._SIDE, *expectations._CARD, *expectations._PROMPT, *expectations.ZONES, *expectations.KINDS,
        "filler", "ready", "exerted", "count", "top", "bottom", "none", "high", "medium", "main", "start",
        "known", "all", "marketing",
    ],
)  # fmt: skip
def test_every_word_of_the_format_is_explained(word: str) -> None:
    assert re.search(rf"`[^`]*\b{re.escape(word)}\b[^`]*`", PAGE), word


def test_the_python_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my.yaml").write_text(template())
    Path("scenarios").mkdir()
    Path("scenarios/a.yaml").write_text(template())
    invented.write(Path("allCards.json"))
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        exec(compile(block, "docs/scenarios.md", "exec"), {})
    assert capsys.readouterr().out.startswith("pass None None\n")
