"""Law: every rule of the rulebook has a test that proves it, or a reason why none can.

The law is about the whole suite: it is skipped when only a part of it was collected.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rulebook import RULES, UNTESTABLE, key

from illumineer.cr import EDITIONS, numbers

TESTS = Path(__file__).resolve().parents[1]
# Where the tests that prove rules live.
PROOFS = ("rules", "editions")

Proofs = dict[str, list[str]]


@pytest.fixture
def all_proofs(request: pytest.FixtureRequest, proofs: Proofs) -> Proofs:
    """The proofs, if the whole suite was collected."""
    option = request.config.option
    if option.keyword or option.markexpr:
        pytest.skip("tests were selected with -k or -m: coverage of the rules is a law of the whole suite")
    there = {path for room in PROOFS for path in (TESTS / room).rglob("test_*.py")}
    missing = there - {item.path for item in request.session.items}
    if missing:
        pytest.skip(f"{len(missing)} of {len(there)} files with rule tests were not collected")
    if any("::" in arg for arg in request.config.args):
        pytest.skip("only named tests were collected: coverage of the rules is a law of the whole suite")
    return proofs


def known(rule: str) -> bool:
    """Is there a rule of that number in the edition it is given for?"""
    if rule in RULES:
        return True
    edition, colon, number = rule.rpartition(":")
    edition = edition if colon else EDITIONS[-1]
    return edition in EDITIONS and number in numbers(edition)


def test_every_rule_has_a_test_or_a_reason(all_proofs: Proofs) -> None:
    open_rules = [rule for rule in RULES if rule not in all_proofs and rule not in UNTESTABLE]
    assert open_rules == []


def test_no_rule_has_both_a_test_and_a_reason(all_proofs: Proofs) -> None:
    assert {rule: all_proofs[rule] for rule in UNTESTABLE if rule in all_proofs} == {}


def test_no_test_is_marked_with_a_number_that_no_edition_knows(proofs: Proofs) -> None:
    assert {rule: tests for rule, tests in proofs.items() if not known(rule)} == {}


def test_the_rulebook_lists_each_rule_once_and_normalised() -> None:
    assert len(set(RULES)) == len(RULES)
    assert [rule for rule in RULES if key(rule) != rule] == []
    assert [rule for rule in UNTESTABLE if rule not in RULES] == []
    assert [rule for rule, reason in UNTESTABLE.items() if not reason.strip() or "\n" in reason] == []


def test_the_rulebook_has_every_rule_of_its_sections_that_the_engine_can_cite() -> None:
    headings = {"3.2.1", "3.2.2", "3.2.3", "4.6.4", "4.6.6"}  # names of steps, without a sentence
    sections = ("1.7.", "1.8.", "1.9.", "1.13", "3.", "4.", "5.1.", "6.", "7.", "8.")
    cited = {number for number in numbers(EDITIONS[-1]) if number.startswith(sections)}
    assert cited - headings - set(RULES) == set()


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("8.10.4", "8.10.4"),
        ("2.3:8.10.4", "8.10.4"),
        ("2.1:1.9.4", "2.1:1.9.4"),
        ("1-early:10.8.1", "1-early:10.8.1"),
    ],
)
def test_key_drops_only_the_prefix_of_the_current_edition(written: str, normal: str) -> None:
    assert key(written) == normal
