"""Scenarios as tests of pytest: only where they are asked for, and each with its verdict."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.judge.scenes import POOL, data

pytest_plugins = ["pytester"]

PAWN = {"p1": {"play": ["Pawn"]}}
GOOD = data([{"quest": "Pawn"}, {"expect": {"p1": {"lore": 1}}}], PAWN)
BAD = data([{"quest": "Pawn"}, {"expect": {"p1": {"lore": 2}}}], PAWN)
UNKNOWN = data([], {"p1": {"hand": ["Old Pawn"]}})
WRONG = data([{"qest": "Pawn"}], PAWN)


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder with scenarios, and other people's tests and files."""
    monkeypatch.setattr("illumineer.judge.judging.shipped", lambda: POOL)
    folder = pytester.mkdir("scenes")
    for name, content in (("good", GOOD), ("bad", BAD), ("unknown", UNKNOWN), ("wrong", WRONG)):
        (folder / f"{name}.json").write_text(json.dumps(content))
    (folder / "other.json").write_text("{}")
    (folder / "notes.txt").write_text("lorcana-scenario/1")
    pytester.makepyfile("def test_theirs(): pass")
    return pytester


def run(suite: pytest.Pytester, *args: str | Path) -> pytest.RunResult:
    # The plugin of an installed package goes by another name.
    return suite.runpytest_inprocess("-p", "no:illumineer", "-p", "illumineer.judge.pytest_plugin", *args)


def test_nothing_is_collected_unless_it_is_asked_for(suite: pytest.Pytester) -> None:
    run(suite).assert_outcomes(passed=1)


def test_a_folder_of_scenarios(suite: pytest.Pytester) -> None:
    result = run(suite, "--scenarios", "scenes", "-rs")
    result.assert_outcomes(passed=2, failed=1, skipped=1, errors=1)
    result.stdout.fnmatch_lines(
        [
            "*SKIPPED*there is no card called 'Old Pawn' in the cards at hand; did you mean Pawn?",
        ]
    )
    text = result.stdout.str()
    assert "bad.json:1: a test\nstep 2: expect: {p1: {lore: 2}}\np1.lore: expected 2, is 1" in text
    assert "wrong.json:1:" in text and "did you mean 'quest'?" in text
    assert "pytest.fail(" not in text  # no traceback through the plugin


def test_one_file_besides_other_tests(suite: pytest.Pytester) -> None:
    run(suite, "test_one_file_besides_other_tests.py", "--scenarios", "scenes/good.json").assert_outcomes(passed=2)
    run(suite, "--scenarios", "scenes/other.json").assert_outcomes(passed=1, errors=1)  # named, so it must be one


def test_a_test_says_what_it_is_about(suite: pytest.Pytester) -> None:
    question = {key: GOOD[key] for key in ("format", "setup", "steps")}
    Path("scenes/question.json").write_text(json.dumps(question))
    result = run(suite, "scenes/question.json", "--scenarios", "scenes/question.json")
    result.assert_outcomes(errors=1)
    text = result.stdout.str()
    assert all(f"'{key}' is missing" in text for key in ("name", "rules", "source"))


def test_the_configuration(suite: pytest.Pytester) -> None:
    suite.makeini("[pytest]\nillumineer_scenarios = scenes/good.json\n    scenes/unknown.json\n")
    run(suite).assert_outcomes(passed=2, errors=1)  # a file that is named must have its cards
    run(suite, "test_the_configuration.py").assert_outcomes(passed=1)
    run(suite, "scenes/good.json").assert_outcomes(passed=1)


def test_a_path_outside_of_what_is_collected(suite: pytest.Pytester) -> None:
    suite.makeini("[pytest]\ntestpaths = mine\nillumineer_scenarios = scenes/good.json\n")
    suite.mkdir("mine").joinpath("test_mine.py").write_text("def test_mine(): pass")
    run(suite).assert_outcomes(passed=2)


def test_edition_and_language(suite: pytest.Pytester) -> None:
    draws: Any = data([{"end_turn": True}, {"expect": {"winner": "none"}}], {"p2": {"deck": []}})
    Path("scenes/draws.json").write_text(json.dumps(draws))
    asked = ("scenes/draws.json", "--scenarios", "scenes/draws.json")
    run(suite, *asked).assert_outcomes(passed=1)
    options = ("--scenario-edition", "1-late", "--scenario-lang", "es")
    result = run(suite, *asked, *options)
    result.assert_outcomes(failed=1)
    assert "winner: se esperaba none y es p1" in result.stdout.str()


@pytest.mark.parametrize(
    ("option", "says"),
    [
        (("--scenario-edition", "9"), "no edition '9'"),
        (("--scenario-lang", "fr"), "--scenario-lang: there is no language 'fr'; there are en and es"),
        (("--scenarios", "nowhere"), "nowhere: No such file or directory"),
    ],
)
def test_a_wrong_option(suite: pytest.Pytester, option: tuple[str, ...], says: str) -> None:
    result = run(suite, "--scenarios", "scenes", *option)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert says in result.stderr.str()


def test_the_plugin_costs_nothing_until_it_is_used() -> None:
    code = (
        "import sys, pytest; before = set(sys.modules); import illumineer.judge.pytest_plugin;"
        "print(sorted(name for name in set(sys.modules) - before if 'illumineer' in name or name == 'yaml'))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "['illumineer', 'illumineer.judge', 'illumineer.judge.pytest_plugin']"
