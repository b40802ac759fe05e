"""The public scenarios, where they are at hand: none of them is wrong, and what does not pass says why."""

from __future__ import annotations

from tests.shared import SHARED, needs

from illumineer.judge import run_all

SCENARIOS = SHARED / "scenarios" / "public"


@needs(SCENARIOS)
def test_the_public_scenarios() -> None:
    results = run_all([SCENARIOS])
    assert len(results) == 92
    assert {result.status for result in results} <= {"pass", "fail"}
    assert all(result.message for result in results if result.status == "fail")
