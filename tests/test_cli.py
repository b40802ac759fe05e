"""The commands, tried as a user would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from illumineer.cli.main import main
from illumineer.messages import Message
from illumineer.sim import soak as soaking


def test_the_demo_shows_a_finished_game_with_citations(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "has won on turn" in out
    assert "[4.5.1.4]" in out  # lore gained by a quest
    assert "{" not in out  # no blank was left unfilled


def test_the_demo_cites_the_numbers_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--seed", "3", "--edition", "1-late", "--quiet"]) == 0
    assert "4.3]" in capsys.readouterr().out  # the Main Phase is 4.3 there


def test_an_unknown_edition_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--edition", "9.9"]) == 2
    assert "there is no edition '9.9'" in capsys.readouterr().err


def test_soak_prints_what_resolved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert "3 games" in out
    assert "no law broken" in out
    assert "triggered" in out


def test_soak_json_is_alone_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--games", "2", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 2
    assert "games" in said.err  # progress


def test_soak_wants_at_least_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--games", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err


def test_a_broken_law_leaves_a_record_that_replays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from illumineer import house, replay

    calls = 0
    cheese = Message("soak.law_crash", {"kind": "Moon", "error": "the moon is made of cheese"})

    def broken(game: object, deep: bool) -> Message | None:
        nonlocal calls
        calls += 1
        return cheese if calls == 20 else None

    monkeypatch.setattr(soaking, "broken_law", broken)
    monkeypatch.chdir(tmp_path)
    assert main(["soak", "--games", "5"]) == 1
    assert "the moon is made of cheese" in capsys.readouterr().err
    record = json.loads((tmp_path / "soak-failure.json").read_text())
    assert replay(record, house.book()).digest == record["digest"]


def test_bench_json_has_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    wanted = {"compiled", "games_per_second", "decisions_per_second", "decisions_per_game", "copy_microseconds"}
    assert wanted <= set(data)


def test_no_command_prints_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "soak" in capsys.readouterr().out


def test_what_is_printed_elsewhere_than_on_a_terminal_does_not_wait_for_rich() -> None:
    code = (
        "import sys; from illumineer.cli.main import main; main(['cards', 'show', 'Elsa - Snow Queen']);"
        "sys.exit(any(name in sys.modules for name in ('rich', 'yaml', 'httpx', 'illumineer.cards.lorcanajson')))"
    )
    env = os.environ | {"PYTHONPATH": str(Path(__file__).parent.parent / "src")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env)
    assert done.returncode == 0 and done.stdout.startswith("Elsa - Snow Queen"), done.stderr
