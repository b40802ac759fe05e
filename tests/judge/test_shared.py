"""The public scenarios, where they are at hand: none of them is wrong, and what does not pass says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from illumineer.judge import run_all

SCENARIOS = Path(__file__).resolve().parents[3] / "shared" / "scenarios"


@pytest.mark.skipif(not SCENARIOS.is_dir(), reason="needs ../shared/scenarios")
def test_the_public_scenarios() -> None:
    results = run_all([SCENARIOS / "public"])
    assert len(results) == 92
    assert {result.status for result in results} <= {"pass", "fail"}
    assert all(result.message for result in results if result.status == "fail")
