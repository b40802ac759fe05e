"""Golden traces: whole games as a user sees them, kept word by word.

A change here is a change of visible behaviour: read the difference, and if it is meant, write the
files anew with `python -m tests.test_golden`.
"""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest

from illumineer import house
from illumineer.cli.demo import show_game
from illumineer.game import Game

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "demo-7-2.3.txt": (7, "2.3", "en"),
    "demo-11-2.0.txt": (11, "2.0", "en"),
    "demo-5-1-late.txt": (5, "1-late", "en"),
    "demo-7-2.3-es.txt": (7, "2.3", "es"),
}


def told(seed: int, edition: str, lang: str) -> str:
    out = io.StringIO()
    game = Game.new(house.starter_decks(), house.book(), seed=seed, edition=edition)
    with contextlib.redirect_stdout(out):
        show_game("House Starters", game, seed, edition, quiet=False, lang=lang)
    return out.getvalue()


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(name: str) -> None:
    assert told(*GAMES[name]) == (GOLDEN / name).read_text()


if __name__ == "__main__":
    for name, game in GAMES.items():
        (GOLDEN / name).write_text(told(*game))
