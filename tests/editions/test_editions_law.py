"""Law: every difference between the editions has a test that shows it, or a reason why none can.

And every switch that `core/edition.py` has is asked for somewhere, and makes some editions differ.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from tests.editions.reasons import NO_POSITION, NOT_PLAYED, SAME, SILENT
from tests.editions.rows import ROWS, TABLES
from tests.support import fields_of

from illumineer.core.edition import Edition, edition
from illumineer.cr import EDITIONS

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1] / "src" / "illumineer"
DOC = HERE.parents[1] / "docs" / "editions.md"


def marked() -> dict[str, list[str]]:
    """Row -> the tests of this folder that are marked with it, read from their source."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.edition_row":
                    for arg in mark.args:
                        assert isinstance(arg, ast.Constant)
                        found.setdefault(arg.value, []).append(node.name)
                        assert "differ(" in ast.unparse(node), f"{node.name} does not compare editions"
    return found


def test_every_row_has_a_test_or_a_reason_and_not_both() -> None:
    tests = marked()
    assert [row for row in ROWS if row not in tests and row not in NO_POSITION] == []
    assert [row for row in NO_POSITION if row in tests] == []


def test_no_test_and_no_reason_is_about_a_row_that_does_not_exist() -> None:
    assert sorted(set(marked()) | set(NO_POSITION)) == sorted(ROWS)
    assert len(set(ROWS)) == len(ROWS) == 81
    assert len(SAME) + len(SILENT) + len(NOT_PLAYED) == len(NO_POSITION)


def test_the_document_speaks_of_every_row() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert [row for row in ROWS if f"`{row}`" not in text] == []
    assert [heading for heading in TABLES if f"## {heading[0].upper()}{heading[1:]}" not in text] == []


SWITCHES = [name for name in fields_of(Edition) if name not in ("name", "index")]


@cache
def asked_for() -> dict[str, set[str]]:
    """Switch -> the modules that ask for it."""
    found: dict[str, set[str]] = {name: set() for name in SWITCHES}
    for path in SOURCE.rglob("*.py"):
        if path.name != "edition.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr in found:
                    found[node.attr].add(path.relative_to(SOURCE).as_posix())
    return found


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_is_asked_for_in_the_core_and_tells_editions_apart(switch: str) -> None:
    places = asked_for()[switch]
    assert places and all(place.startswith("core/") for place in places)
    assert len({getattr(edition(name), switch) for name in EDITIONS}) > 1


def test_nothing_in_the_core_asks_for_the_name_of_the_edition() -> None:
    """What an edition plays is said in one place; the name is for citing rules and for saving."""
    guilty = []
    for path in (SOURCE / "core").rglob("*.py"):
        if path.name == "edition.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and "edition.name" in ast.unparse(node):
                guilty.append(f"{path.name}:{node.lineno}")
            if isinstance(node, ast.Constant) and node.value in EDITIONS:
                guilty.append(f"{path.name}:{node.lineno}")
    assert guilty == []


@pytest.mark.parametrize("switch", SWITCHES)
def test_the_document_names_every_switch(switch: str) -> None:
    assert f"`{switch}`" in DOC.read_text(encoding="utf-8")
