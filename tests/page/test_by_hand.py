"""Questions of judges, built by hand on a phone: each comes to its answer, within its taps."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from tests.page.by_hand import QUESTIONS, Hand, play

pytestmark = pytest.mark.skipif(not os.environ.get("ILLUMINEER_LONG"), reason="takes half a minute: make test-page")


@pytest.mark.parametrize("build", QUESTIONS, ids=lambda build: build.__name__)
def test_a_question_of_a_judge(server: str, opened: Any, build: Callable[[Hand], None]) -> None:
    hand = play(opened(f"{server}/#/bench", has_touch=True), build)
    assert hand.taps <= QUESTIONS[build][1]
