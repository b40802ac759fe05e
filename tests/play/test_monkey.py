"""A monkey at the table, for a quarter of a minute at each size and in each language."""

from __future__ import annotations

import pytest
from tests.play.monkey import LANGUAGES, SIZES, bound, play

SECONDS = 15.0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_keys_break_the_table(size: tuple[int, int], lang: str) -> None:
    figures = play(23, size, lang, SECONDS)
    assert figures.keys > 20 and figures.bursts > 2, "it has done something"


def test_the_monkey_knows_the_keys_of_every_screen() -> None:
    keys = set(bound())
    assert {"e", "u", "c", "space", "enter", "escape", "question_mark", "v", "x", "tab", "pageup", "1", "9"} <= keys
    assert not keys & {"q", "ctrl+c"}, "those that leave the table are pressed less often"
