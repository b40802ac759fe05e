"""What the example scenarios show: every rule that the suite proves, and every rule that the seed documents number.

The rules of the newest edition are those that a file lists under `rules`.  Those of 1.x are named where their readers
look for them: in the `note` of a file ("1-early: 7.4.4"), in the name of a file under `older-editions/`; a keyword is
named by the files about its rules.  What no scenario can show stands in `NOT_SHOWN`, with the reason.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.editions.rows import ROWS
from tests.examples.test_examples import EXAMPLES, FILES, SUBJECT_EDITIONS, book, data, named_after
from tests.rulebook import RULES

from illumineer.cr import CR, EDITIONS, number

NOT_SHOWN = {
    "1.7.6.1": "an attempt that is refused can simply be made again: nothing in between could be told in a file",
    "1.7.6.2": "an illegal action is refused before it happens, so nothing ever has to be undone",
    "6.1.10": "a shortcut that players agree on; a scenario would play every round of the loop",
    "7.6.3": "the order of a discard pile is not kept: its player may change it at any time",
}
KEYWORD = re.compile(r"10(\.\d+)+|5\.1\.7")
"""Numbers of 1.x that name a keyword or one of its rules (and the rule of stacks, which Shift refers to)."""
FOLDERS = sorted(path for path in (EXAMPLES / SUBJECT_EDITIONS).iterdir() if path.is_dir())


@cache
def listed() -> frozenset[str]:
    return frozenset(rule for path in FILES for rule in data(path)["rules"])


@cache
def named(edition: str) -> frozenset[str]:
    """The numbers of an edition that a note or the name of a file gives."""
    found = {named_after(path) for path in FILES if book(path) == edition}
    for path in FILES:
        for numbers in re.findall(rf"{edition}: ([\d., and]+)", data(path).get("note", "")):
            found.update(re.findall(r"\d+(?:\.\d+)+", numbers))
    return frozenset(found)


@cache
def meant(edition: str) -> frozenset[str]:
    """The numbers that the listed rules had in an edition."""
    return frozenset(number(rule, edition) for rule in CR if number(rule, "2.2") in listed())


@pytest.mark.parametrize("rule", [rule for rule in RULES if ":" not in rule])
def test_every_rule_is_shown_or_there_is_a_reason(rule: str) -> None:
    assert (rule in listed()) != (rule in NOT_SHOWN)


@pytest.mark.parametrize("rule", [rule for rule in RULES if ":" in rule])
def test_every_rule_of_the_seed_documents_is_named(rule: str) -> None:
    edition, _, cited = rule.partition(":")
    if cited in named(edition):
        return
    assert KEYWORD.fullmatch(cited), f"no note says {edition}: {cited}"
    assert any(one == cited or one.startswith(f"{cited}.") for one in meant(edition))


@pytest.mark.parametrize("edition", ["1-early", "1-late"])
def test_a_note_names_rules_that_the_edition_has(edition: str) -> None:
    known = {number(rule, edition) for rule in CR}
    known |= {rule.removeprefix(f"{edition}:") for rule in RULES if rule.startswith(edition)}
    assert [one for one in named(edition) if not any(f"{each}.".startswith(f"{one}.") for each in known)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_editions_are_compared_in_one_situation(folder: object) -> None:
    files = [data(path) for path in FILES if path.parent == folder]
    assert len(files) >= 2
    assert len({repr((one["setup"], one.get("cards"))) for one in files}) == 1
    played = [one.get("edition") or one["since"] for one in files]
    assert len(set(played)) == len(played)
    assert all(edition in EDITIONS for edition in played)


def test_a_dozen_differences_are_compared_and_each_is_one_that_is_known() -> None:
    assert len(FOLDERS) >= 12
    assert {folder.name for folder in FOLDERS} <= set(ROWS)
