"""docs/desk.md: every call is there, and every example gives what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from illumineer import desk

PAGE = Path(__file__).resolve().parents[2] / "docs" / "desk.md"
ROWS = re.findall(r"^\| `([a-z]+\.(?!json)[a-z]+)` \| (.*?)\|", PAGE.read_text(encoding="utf-8"), re.M)


def test_every_example_gives_what_it_shows() -> None:
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(PAGE.read_text(encoding="utf-8"), {}, "desk", str(PAGE), 0)
    result = doctest.DocTestRunner().run(test, out=told.append)
    assert result.attempted > 10 and not result.failed, "".join(told)


def test_every_call_is_on_the_page_with_its_arguments() -> None:
    assert [name for name, _ in ROWS] == list(desk.CALLS)
    assert {name: set(re.findall(r"`(\w+)`", args)) for name, args in ROWS} == {
        name: set(desk.schema(name)["args"]["properties"]) - {"lang"} for name in desk.CALLS
    }
