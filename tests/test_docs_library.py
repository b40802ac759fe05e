"""docs/library.md: every public name is there, and every example gives what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import illumineer

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "library.md"
FLAGS = doctest.NORMALIZE_WHITESPACE

INSIDE = {
    "Game": {"glance", "labelled", "labels", "push_answer", "push_place", "redo", "state", "to_json", "from_json"},
    "Card": {"id", "in_play", "object_in_play", "ref", "spec", "stat", "values", "copy", "label", "characters"}
    | {"move_cost", "is_shuffled_away"},
    "Player": {"number", "state", "play_zone"},
    "Move": {"place", "reading", "value"},
    "View": {"blank", "close", "decision", "forget", "lists", "options", "own", "real", "state", "table", "to_json"}
    | {"unseen"},
}
"""Names for readers inside the project, for bots (docs/bots.md), or that the docstring of their class shows."""


def test_every_example_gives_what_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(PAGE.read_text(encoding="utf-8"), {}, "library", str(PAGE), 0)
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    assert result.attempted > 50 and not result.failed, "".join(told)


@pytest.mark.parametrize("name", illumineer.__all__)
def test_every_public_name_is_on_the_page(name: str) -> None:
    assert re.search(rf"\b{name}\b", PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("noun", INSIDE)
def test_every_name_of_a_noun_is_on_the_page(noun: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    public = {name for name in dir(getattr(illumineer, noun)) if not name.startswith("_")}
    missing = {name for name in public - INSIDE[noun] if not re.search(rf"\.{name}\b", page)}
    assert not missing


def test_the_lines_of_the_readme_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first lines that somebody copies, under "In Python"."""
    monkeypatch.chdir(ROOT)
    told: list[str] = []
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    text = readme[readme.index("## In Python") :].partition("\n## ")[0]
    test = doctest.DocTestParser().get_doctest(text, {}, "readme", "README.md", 0)
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    assert result.attempted > 8 and not result.failed, "".join(told)
