"""The example scenarios in `examples/`: each is played, each is named after its rule, and no keyword rule is left out.

A file begins with the number of a rule, padded so that a folder sorts in the order of the rulebook: `8.10.06-….yaml`
is about 8.10.6.  The numbers are those of edition 2.2, as everywhere in scenarios; under `older-editions/EDITION/`
they are those of that edition, so that its reader finds them.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from illumineer.cr import CR, EDITIONS, NEWEST, number
from illumineer.judge import Pool, run, run_all, shipped
from illumineer.judge.source import opened

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
OLDER = "older-editions"
SUBJECT_EDITIONS = "editions"
PRINCIPLES = "principles"
FILES = sorted(EXAMPLES.rglob("*.yaml"))
GONE = {CR.SHIFT_REMINDER: CR.SHIFT}
"""Rules that 2.2 no longer has, and the ones whose number stands for them."""
SHIFT = {"1-early": "10.8", "1-late": "10.10", "2.0": "8.10"}


def name(path: Path) -> str:
    return path.relative_to(EXAMPLES).with_suffix("").as_posix()


each = pytest.mark.parametrize("path", FILES, ids=name)


@cache
def data(path: Path) -> dict[str, Any]:
    found = opened(path).data
    assert isinstance(found, dict)
    return found


@cache
def pool() -> Pool:
    """One for all: opening the database and reading its cards takes longer than judging with them."""
    return shipped()


def named_after(path: Path) -> str:
    """The number of the rule that a file begins with, as the rulebook writes it."""
    return ".".join(str(int(part)) for part in path.name.partition("-")[0].split("."))


def book(path: Path) -> str:
    """The edition whose numbers a file is named by."""
    parts = path.relative_to(EXAMPLES).parts
    return parts[1] if parts[0] == OLDER else "2.2"


def numbers(edition: str, chapter: str) -> set[str]:
    """The numbers of a chapter, a section or a rule in an edition."""
    found = {number(rule, edition) for rule in CR}
    return {one for one in found if one == chapter or one.startswith(f"{chapter}.")}


@each
def test_it_passes(path: Path) -> None:
    result = run(path, pool(), NEWEST, strict=True)
    assert result.status == "pass", f"step {result.step}: {result.message}"


@pytest.mark.parametrize("edition", EDITIONS[:-1])
def test_an_older_edition_agrees_with_all_that_did_not_come_later(edition: str) -> None:
    found = run_all([EXAMPLES], pool(), edition)
    assert len(found) == len(FILES)
    assert {each.file: each.message for each in found if each.status not in ("pass", "skip")} == {}


@pytest.mark.parametrize("path", [path for path in FILES if "since" in data(path)], ids=name)
def test_before_the_edition_since_which_it_holds_it_did_not(path: Path) -> None:
    before = EDITIONS[EDITIONS.index(data(path)["since"]) - 1]
    anywhere = {key: value for key, value in data(path).items() if key != "since"}
    assert run(anywhere, pool(), before).status == "fail"


@pytest.mark.parametrize("path", [path for path in FILES if path.stem.endswith(EDITIONS)], ids=name)
def test_what_is_told_of_an_older_edition_was_changed_by_a_later_one(path: Path) -> None:
    told = data(path)["edition"]
    assert path.stem.endswith(f"-{told}")
    anywhere = {key: value for key, value in data(path).items() if key != "edition"}
    assert "fail" in {run(anywhere, pool(), later).status for later in EDITIONS[EDITIONS.index(told) + 1 :]}


@each
def test_it_is_named_after_one_of_its_rules(path: Path) -> None:
    rules, edition = data(path)["rules"], book(path)
    if edition == "2.2":
        assert named_after(path) in rules
    else:
        assert data(path)["edition"] == edition
        meant = [GONE.get(rule, rule) for rule in CR if number(rule, edition) == named_after(path)]
        assert {number(rule, "2.2") for rule in meant} & set(rules)


@each
def test_it_stands_in_the_folder_of_its_section(path: Path) -> None:
    if path.relative_to(EXAMPLES).parts[0] in (PRINCIPLES, SUBJECT_EDITIONS):
        return  # these go by subject
    section = path.parent.name.partition("-")[0]
    assert path.name.startswith((f"{section}.", f"{section}-"))


def test_no_two_have_the_same_name() -> None:
    names = Counter(data(path)["name"] for path in FILES)
    assert [twice for twice, times in names.items() if times > 1] == []


@pytest.mark.parametrize("section", [f"8.{n}" for n in range(1, 17)])
def test_every_keyword_rule_has_an_example(section: str) -> None:
    shown = {rule for path in FILES for rule in data(path)["rules"]}
    assert numbers("2.3", section)
    assert numbers("2.3", section) - shown == set()


@pytest.mark.parametrize("edition", list(SHIFT))
def test_every_shift_rule_of_an_older_edition_has_an_example_in_it(edition: str) -> None:
    shown = {named_after(path) for path in FILES if book(path) == edition}
    assert numbers(edition, SHIFT[edition]) - shown == set()
