"""docs/environments.md tells the truth: its Python runs, and every number in its tables is that of the layout."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

import pytest

from illumineer.env import ENCODING, layout

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text()


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", TEXT, re.S))
def test_the_python_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, "environments.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def rows(head: str) -> list[list[str]]:
    """The rows of the table that stands under a line which begins like that."""
    begin = TEXT.index(f"\n{head}")
    (table, *_) = re.findall(r"\n\|[-|]+\|\n((?:\|.*\|\n)+)", TEXT[begin:])
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in table.splitlines()]


def span(first: int, length: int) -> str:
    return str(first) if length == 1 else f"{first}–{first + length - 1}"


def test_the_encoding_is_named() -> None:
    assert f"\n## The encoding: `{ENCODING}`\n" in TEXT


def test_the_slots_are_those_of_the_layout() -> None:
    expected = [[f"`{name}`", span(layout.FIRST_SLOT[name], n)] for name, n in layout.SECTIONS.items()]
    assert rows("**Slots**") == expected


def test_the_parts_are_those_of_the_layout() -> None:
    expected = []
    at = 0
    for name, shape in layout.parts(0).items():
        numbers = f"{at}–" if name == "lists" else span(at, prod(shape))
        expected.append([f"`{name}`", numbers, "2 × cards" if name == "lists" else " × ".join(map(str, shape))])
        at += prod(shape)
    assert [row[:3] for row in rows("**Observation**")] == expected
    assert f"**Observation**: {at} numbers" in TEXT


def test_the_actions_are_those_of_the_layout() -> None:
    expected = [[f"`{name}`", span(layout.FIRST_ACTION[name], n)] for name, n in layout.REGIONS.items()]
    expected.append(["`name`", f"{layout.NAMES_AT}–"])
    assert [row[:2] for row in rows("**Actions**")] == expected
    assert f"**Actions**: {layout.NAMES_AT}, and one for each name" in TEXT


@pytest.mark.parametrize(
    ("head", "columns"),
    [
        ("Numbers of `table`", layout.TABLE),
        ("Numbers of `decision`", layout.DECISION),
        ("A row of `my_play` and", layout.PLAY_ROW),
        ("A row of `my_hand`", layout.CARD_ROW),
    ],
)
def test_the_columns_are_those_of_the_layout(head: str, columns: tuple[str, ...]) -> None:
    told: list[str] = []
    for numbers, names, _ in rows(head):
        first, _, last = numbers.partition("–")
        these = list(columns[int(first) : int(last or first) + 1])
        said = re.findall(r"`(\w+)`", names)
        assert said == ([these[0], these[-1]] if "…" in names else these)
        assert int(first) == len(told)
        told += these
    assert tuple(told) == columns


def test_the_smaller_rows_and_the_questions_too() -> None:
    for name, columns in (("bag", layout.BAG_ROW), ("effects", layout.EFFECT_ROW)):
        assert f"A row of `{name}`: {', '.join(f'`{column}`' for column in columns)} (" in TEXT
    (questions,) = re.findall(r"\n`about`: (.*?)\.\n\n", TEXT, re.S)
    numbered = [f"{n} `{about}`" for n, about in enumerate(layout.ABOUT, start=1)]
    assert questions.replace("\n", " ") == ", ".join(numbered)
    assert f"the first {layout.PRINTED} columns of a card row" in TEXT
    assert f"between {layout.LOW} and {layout.HIGH:,}; values" in TEXT and f"{layout.REST} at a time" in TEXT
