"""What changed from edition to edition: nothing left out, nothing invented, and dated as the engine plays it."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.editions.reasons import NO_POSITION
from tests.editions.rows import ROWS

from illumineer.core.edition import edition
from illumineer.cr import EDITIONS
from illumineer.rulebook.changes import CHANGES

PAGE = Path(__file__).parents[2] / "docs" / "editions.md"


def _switches() -> dict[str, list[str]]:
    """Row -> its switches in `core.edition`, from the tables of docs/editions.md."""
    found = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        row = re.fullmatch(r"\| `([a-z-]+)` \|.*\| ([^|]*) \|", line)
        if row is not None:
            found[row[1]] = re.findall(r"`(\w+)`", row[2])
    return found


def _since(name: str) -> list[str]:
    return [change.since for change in CHANGES if change.name == name]


@pytest.mark.parametrize("name", [row for row in ROWS if row not in NO_POSITION])
def test_every_difference_that_a_game_shows_is_told(name: str) -> None:
    assert _since(name)


@pytest.mark.parametrize(("name", "switches"), [row for row in _switches().items() if row[1]])
def test_a_change_is_dated_as_the_engine_plays_it(name: str, switches: list[str]) -> None:
    played = {
        later
        for earlier, later in pairwise(EDITIONS)
        for switch in switches
        if getattr(edition(earlier), switch) != getattr(edition(later), switch)
    }
    assert played and played <= set(_since(name))


def test_every_row_of_the_page_is_read() -> None:
    assert list(_switches()) == list(ROWS)


def test_changes_stand_in_the_order_of_the_rows_and_of_the_editions() -> None:
    places = [(ROWS.index(change.name), EDITIONS.index(change.since)) for change in CHANGES]
    assert places == sorted(set(places))  # each step of a difference once


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: f"{change.name}-{change.since}")
def test_a_change_names_its_rules_and_says_before_and_after(change) -> None:  # type: ignore[no-untyped-def]
    assert change.since in EDITIONS[1:]
    assert change.rules and len(set(change.rules)) == len(change.rules)
    assert change.told("en").startswith("Until then, ") and change.told("es").startswith("Hasta entonces, ")
