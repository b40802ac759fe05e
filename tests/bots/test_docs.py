"""What docs/bots.md shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from illumineer import house
from illumineer.bots.host import ask
from illumineer.bots.named import KNOWN, make
from illumineer.game import Game
from illumineer.vocab import Act

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


BOT, *MORE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", MORE)
def test_the_python_of_the_page_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, "docs/bots.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_bot_of_the_page_plays_a_game(tmp_path: Path) -> None:
    code = BOT
    assert len(code.strip().splitlines()) <= 12
    file = tmp_path / "eager.py"
    file.write_text(code, encoding="utf-8")
    eager, other = make(f"{file}:Eager"), make("random")
    game = Game.new(house.starter_decks(), house.book(), 2, log=False)
    quests = 0
    while (asked := game.decision) is not None:
        answer = ask(game, eager if asked.player == 0 else other)
        if asked.player == 0 and isinstance(answer, tuple):
            quests += answer[0] == Act.QUEST
        game.push_answer(answer)
    assert quests > 3


def test_the_page_names_every_bot() -> None:
    assert all(f"`{name}`" in PAGE for name in KNOWN)
