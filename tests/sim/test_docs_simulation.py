"""docs/simulation.md tells the truth: its Python runs, and it names every option of the command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from illumineer.cli.main import main

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "simulation.md").read_text()


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    exec(compile(block, "docs/simulation.md", "exec"), {"__name__": "page"})
    assert len(capsys.readouterr().out.splitlines()) == 5


def test_every_option_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["duel", "--help"])
    options = set(re.findall(r"(?<!\w)--[a-z-]+", capsys.readouterr().out)) - {"--help", "--lang", "--games"}
    assert {option for option in options if option not in PAGE} == set()
