"""The tracker: what is read as a citation, and that no rule of the seed documents is without text, code and tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rulebook import key

import illumineer
from illumineer.cr import CR
from illumineer.rulebook.listed import SEED_RULES
from illumineer.rulebook.tracker import Row, checkout, cited_numbers, listed_rules, marks, track

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return track(ROOT)


def test_every_rule_of_the_seed_documents_has_text_code_and_tests(rows: list[Row]) -> None:
    assert [(row.rule, row.number, row.missing) for row in rows if row.seed and row.missing] == []


def test_every_rule_has_a_row_and_the_seed_rules_are_marked(rows: list[Row]) -> None:
    assert [row.symbol for row in rows if row.symbol] == list(CR)
    seeds = {rule for each in SEED_RULES for rule in listed_rules(each)}
    assert {row.symbol for row in rows if row.seed and row.symbol} == seeds
    assert all(listed_rules(each) for each in SEED_RULES)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("as 8.10.4 says", [CR.SHIFT_DRY]),
        ("(8.10.4, 8.10.5)", [CR.SHIFT_DRY, CR.SHIFT_KEEPS_EFFECTS]),
        ("1-early:10.8.1 and 2.1: 1.9.4.", [CR.SHIFT, CR.DAMAGE_LEAVES_PLAY]),
        ("10.8.1 without its edition", []),
        ("in 2.1 and 2.3, version 0.1.0, 18.10.4, 8.10.4.7, v8.10.4", []),
    ],
)
def test_numbers_in_comments_are_citations(words: str, found: list[CR]) -> None:
    assert list(cited_numbers(words)) == found


def _tree(base: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = base / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return base


def test_a_checkout_is_read(tmp_path: Path) -> None:
    root = _tree(
        tmp_path,
        {
            "src/illumineer/core/a.py": '"""8.10.4 is done here."""\nx = CR.MAY\n# see 8.6.1\ny = "8.5.1"\n',
            "src/illumineer/text/governing.py": "x = CR.WARD\n",
            "tests/test_a.py": '@pytest.mark.rule("8.10.4", "1-early:10.8.6")\ndef test_a(): ...\n',
            "tests/rules/test_b.py": 'E = "2.0"\ntable, rule = in_edition(E)\n@rule("8.6.1")\ndef test_b(): ...\n',
            "tests/rules/test_c.py": (
                '@in_editions("10.8.1", "10.10.1", "")\ndef test_c(): ...\n'
                '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("7.7.4"))])\ndef test_d(): ...\n'
            ),
            "examples/a/b.yaml": 'name: x\nrules: ["8.10.7", "1.9.6"]\n',
        },
    )
    rows = {row.rule: row for row in track(root)}
    assert rows["SHIFT_DRY"].code == ["src/illumineer/core/a.py:1"]
    assert rows["MAY"].code == ["src/illumineer/core/a.py:2"]
    assert rows["EVASIVE"].code == ["src/illumineer/core/a.py:3"]
    assert rows["CHALLENGER"].code == rows["WARD"].code == []  # a text is no comment, a pointer no code
    assert rows["SHIFT_DRY"].tests == rows["SHIFT_STACK_LEAVES"].tests == ["tests/test_a.py::test_a"]
    assert rows["EVASIVE"].tests == ["tests/rules/test_b.py::test_b"]
    assert rows["SHIFT"].tests == ["tests/rules/test_c.py::test_c"]
    assert rows["BAG_ORDER"].tests == ["tests/rules/test_c.py::test_d"]
    assert rows["SHIFT_STACK_LEAVES"].scenarios == rows["DAMAGE_LEAVES_PLAY"].scenarios == ["examples/a/b.yaml"]
    assert rows["MAY"].missing == ("tests",)
    assert rows["1-early:10.8"].tests and rows["1-early:10.8"].seed


def test_the_tracker_needs_a_checkout(tmp_path: Path) -> None:
    assert checkout(ROOT / "src" / "illumineer") == ROOT
    installed = ROOT / "src" not in Path(illumineer.__file__).parents
    assert checkout() == (None if installed else ROOT)
    assert checkout(tmp_path / "lib" / "illumineer") is None
    _tree(tmp_path, {"tests/a.py": "", "pyproject.toml": ""})
    assert checkout(tmp_path / "src" / "illumineer") == tmp_path


def test_marks_are_read_as_pytest_reads_them(proofs: dict[str, list[str]]) -> None:
    """Without running anything the tracker finds the marks that are found by collecting."""
    read = {key(marked): {test.partition("[")[0] for test in tests} for marked, tests in marks(ROOT).items()}
    collected = {rule: {test.partition("[")[0] for test in tests} for rule, tests in proofs.items()}
    assert {rule: more for rule, tests in collected.items() if (more := tests - read.get(rule, set()))} == {}
