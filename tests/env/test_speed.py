"""The figure in the docs can be measured by anybody."""

from __future__ import annotations

import re

import pytest

from illumineer.env import speed


def test_the_speed_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["speed", "1"])
    speed.main()
    told = capsys.readouterr().out
    assert re.fullmatch(r"1 game, \d+ steps in [\d.]+ s: [\d,]+ steps/s .*, [\d,]+ without\n", told)


def test_looking_does_not_change_the_game() -> None:
    assert speed.measure(2)[0] == speed.measure(2, seen=False)[0]
