"""Law: what strangers send is bounded.  Whatever is too much is refused at once, with a sentence that names the limit.

The same holds for a scenario in a file, for the data of a scenario and for a position.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.judge.scenes import POOL
from tests.support import PLAIN

from illumineer import Game, judge, limits
from illumineer.compile.book import CardBook
from illumineer.errors import PositionError
from illumineer.position.reading import MOST_CARDS

AT_ONCE = 2.0
"""Seconds; a machine that is busy may take a while for anything."""
PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text()


def nested(n: int) -> Any:
    found: Any = []
    for _ in range(n):
        found = [found]
    return found


def inside_itself() -> Any:
    found: list[Any] = []
    found.append(found)
    return found


def repeated() -> Any:
    """A list that is small as it lies in memory, and has 10^12 values as it is read."""
    found: Any = ["x"] * 10
    for _ in range(11):
        found = [found] * 10
    return found


@contextmanager
def at_once() -> Iterator[None]:
    began = time.process_time()
    yield
    assert time.process_time() - began < AT_ONCE


SIDES: dict[str, tuple[Callable[[], Any], str]] = {
    "lore of 5,000 digits": (lambda: {"lore": 10**5000}, "20 digits at most"),
    "lore below 0 of 5,000 digits": (lambda: {"lore": -(10**5000)}, "20 digits at most"),
    "more lore than there is": (lambda: {"lore": 1001}, "no number here is above 1,000"),
    "a deck of 10^9": (lambda: {"deck": 10**9}, "at most|no number here is above 1,000"),
    "10^9 in a deck": (lambda: {"deck": [{"filler": 10**9}]}, "at most|no number here is above 1,000"),
    "decks that are too large together": (lambda: {"deck": 900, "discard": 900}, "a game can hold 1,024 at most"),
    "30,000 names": (lambda: {"hand": [f"Pawn#{i}" for i in range(1, 30_000)]}, "20,000 at most"),
    "nested 10,000 deep": (lambda: {"hand": nested(10_000)}, "24 deep at most"),
    "inside itself": (lambda: {"hand": inside_itself()}, "24 deep at most"),
    "repeated": (lambda: {"hand": repeated()}, "20,000 at most"),
    "a name of a megabyte": (lambda: {"hand": ["x" * 2**20]}, "characters at most"),
    "a name of 300 characters": (lambda: {"hand": ["x" * 300]}, "200 characters at most"),
    "a copy of 5,000 digits": (lambda: {"hand": [f"Pawn#{'9' * 5000}"]}, "200 characters at most"),
    "a key of a megabyte": (lambda: {"x" * 2**20: 1}, "200 characters at most"),
    "a key of 5,000 digits": (lambda: {10**5000: 1}, "20 digits at most"),
    "many texts": (lambda: {"hand": ["x" * 190] * 2000}, "256 KB at most"),
    "damage of 10^12": (lambda: {"play": [{"card": "Pawn", "damage": 10**12}]}, "no number here is above 1,000"),
}


@pytest.mark.parametrize(("side", "says"), SIDES.values(), ids=SIDES)
def test_a_position_that_is_too_much(side: Callable[[], Any], says: str) -> None:
    book, position = CardBook(PLAIN), {"p1": side()}
    with at_once(), pytest.raises(PositionError, match=says) as caught:
        Game.from_position(position, book)
    for lang in ("en", "es"):
        assert len(caught.value.told(lang)) < 500


@pytest.mark.parametrize(("side", "says"), SIDES.values(), ids=SIDES)
def test_the_data_of_a_scenario_that_is_too_much(side: Callable[[], Any], says: str) -> None:
    refused(judge_data({"setup": {"p1": side()}, "steps": []}), says)


@pytest.mark.parametrize(
    "position", [{"seed": 10**5000}, {"turn": 10**9}, {"teams": [10**5000, 1]}, {"x": b"x" * 2**24}, {(10**5000,): 1}]
)
def test_other_parts_of_a_position(position: Any) -> None:
    with at_once(), pytest.raises(PositionError, match=r"at most|above"):
        Game.from_position(position, CardBook(PLAIN))
    Game.from_position({"seed": 2**64 - 1}, CardBook(PLAIN))


def test_a_position_within_the_limits_is_built() -> None:
    side = {"deck": 900, "lore": limits.MOST_NUMBER}
    game = Game.from_position({"p1": side, "p2": {"deck": MOST_CARDS - 900}}, CardBook(PLAIN))
    assert sum(map(len, game.state.deck)) == MOST_CARDS


# --- scenarios -------------------------------------------------------------------------------


def judge_data(content: Any) -> Callable[[], judge.Result]:
    return lambda: judge.run(content, POOL)


def refused(judged: Callable[[], judge.Result], says: str) -> None:
    with at_once():
        result = judged()
        told = [result.told(lang) for lang in ("en", "es")]
    assert result.status == "error" and re.search(says, told[0]), told[0]
    assert all(len(each) < 20_000 for each in told)


CARD = {"fullName": "Gust", "type": "Action", "cost": 1}
SCENARIOS: dict[str, tuple[Callable[[], Any], str]] = {
    "steps": (lambda: {"setup": {}, "steps": [{"end_turn": True}] * 1001}, "1,000 at most"),
    "invented cards": (
        lambda: {"cards": [{**CARD, "fullName": f"Gust {i}"} for i in range(101)], "setup": {}, "steps": []},
        "100 at most",
    ),
    "the text of a card": (
        lambda: {"cards": [{**CARD, "text": "Draw a card. " * 400}], "setup": {}, "steps": []}, "1,000 characters"
    ),
    "a note": (lambda: {"note": "x" * 10_001, "setup": {}, "steps": []}, "10,000 characters"),
    "a deck that is not written": (
        lambda: {"setup": {"p1": {"deck": 1000, "hand": 20}}, "steps": []}, "setup.p2.deck: too many cards"
    ),
    "a number in a step": (lambda: {"setup": {}, "steps": [{"number": 10**19}]}, "no number here is above 1,000"),
    "digits in a step": (lambda: {"setup": {}, "steps": [{"number": 10**4000}]}, "20 digits at most"),
    "mistakes": (lambda: {"setup": {}, "steps": [{"quest": f"Nobody {i}"} for i in range(900)]}, "and perhaps more"),
    "unknown cards": (
        lambda: {"setup": {"p1": {"hand": [f"Nobody {i}" for i in range(900)]}}, "steps": []}, "and perhaps more"
    ),
    "long words": (lambda: {"setup": {"active": "p" * 9000}, "steps": []}, "200 characters at most"),
}  # fmt: skip


@pytest.mark.parametrize(("scenario", "says"), SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_that_is_too_much(scenario: Callable[[], Any], says: str, tmp_path: Path) -> None:
    content = scenario()
    refused(judge_data(content), says)
    file = tmp_path / "it.json"
    file.write_text(json.dumps(content))
    refused(lambda: judge.run(file, POOL), says)


FILES: dict[str, tuple[str, str]] = {
    "1,000,000 digits": ("lore: " + "9" * 1_000_000, "256 KB at most"),
    "200,000 digits": ("lore: " + "9" * 200_000, "20 digits at most"),
    "200,000 digits in sixties": ("lore: 1" + ":1" * 100_000, "20 digits at most"),
    "4,000 digits": ("lore: " + "9" * 4000, "20 digits at most"),
    "100,000 deep": ("lore: " + "[" * 100_000, "24 deep at most"),
    "aliases": (
        "hand: &a0 [x, x, x, x, x, x, x, x, x, x]\n    "
        + "\n    ".join(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 12)),
        "20,000 at most",
    ),
    "an alias in itself": ("hand: &a [*a]", "24 deep at most"),
    "3 MB": ("hand: [" + "x, " * 1_000_000 + "]", "256 KB at most"),
}


@pytest.mark.parametrize(("side", "says"), FILES.values(), ids=FILES)
def test_a_file_that_is_too_much(side: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "it.yaml"
    file.write_text(f"setup:\n  p1:\n    {side}\nsteps: []\n")
    refused(lambda: judge.run(file, POOL), says)


# --- the page --------------------------------------------------------------------------------


def test_the_page_lists_every_limit() -> None:
    numbers = {
        f"{value // 1024} KB" if name == "MOST_BYTES" else f"{value:,}"
        for name, value in {**vars(limits), "MOST_CARDS": MOST_CARDS}.items()
        if name.startswith("MOST_")
    }
    rows = PAGE[PAGE.index("## Limits") :]
    assert [each for each in sorted(numbers) if f"| {each} |" not in rows] == []
