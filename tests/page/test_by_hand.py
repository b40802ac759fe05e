"""Questions of judges, built by hand on a phone: each comes to its answer, within its taps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.page.by_hand import QUESTIONS, Hand, play
from tests.page.conftest import LONG

pytestmark = LONG


@pytest.mark.parametrize("build", QUESTIONS, ids=lambda build: build.__name__)
def test_a_question_of_a_judge(server: str, opened: Any, build: Callable[[Hand], None]) -> None:
    hand = play(opened(f"{server}/#/bench", has_touch=True), build)
    assert hand.taps <= QUESTIONS[build][1]
