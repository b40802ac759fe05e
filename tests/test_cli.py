"""The commands, tried as a user would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import illumineer
from illumineer.cli.main import main
from illumineer.core import machine
from illumineer.messages import Message
from illumineer.sim import bench as measuring
from illumineer.sim import memory
from illumineer.sim import soak as soaking
from illumineer.sim.build import is_compiled

Capture = pytest.CaptureFixture[str]


def test_the_demo_shows_a_finished_game_with_citations(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "has won on turn" in out
    assert "[4.5.1.4]" in out  # lore gained by a quest
    assert "{" not in out  # no blank was left unfilled


def test_the_demo_cites_the_numbers_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--seed", "3", "--edition", "1-late"]) == 0
    assert "[4.3.3]" in capsys.readouterr().out  # putting a card into the inkwell is 4.3.3 there


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


def test_bench_json_has_the_figures_of_its_docstring(capsys: Capture) -> None:
    assert main(["bench", "--games", "3", "--jobs", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["compiled"] is is_compiled()
    assert (data["games"], data["jobs"]) == (3, 2)
    assert data["playouts_per_second"] > 0 and data["jobs_ratio"] > 0 and data["copy_microseconds"] > 0
    assert not [key for key in data if key not in (measuring.__doc__ or "")]


def test_bench_tells_the_memory_as_it_goes(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    held = iter((20.0, 30.0, 31.0, 33.5))
    monkeypatch.setattr(memory, "resident_megabytes", lambda: next(held))
    assert main(["bench", "--memory", "--games", "4", "--json"]) == 0
    said = capsys.readouterr()
    data = json.loads(said.out)
    assert data["resident_megabytes"] == {"0": 20.0, "1": 30.0, "2": 31.0, "4": 33.5}
    assert data["growth_megabytes"] == 3.5
    assert "after 2 games: 31.0 MB resident" in said.err


def test_bench_says_where_memory_cannot_be_measured(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(memory, "_STATM", tmp_path / "nowhere")
    assert main(["bench", "--memory", "--games", "1"]) == 2
    assert "has no such file" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "said"), [("en", ("pure Python", "compiled core")), ("es", ("puro", "compilado"))])
def test_the_version_says_which_build_is_running(lang: str, said: tuple[str, str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version", "--lang", lang])
    line = capsys.readouterr().out
    assert stop.value.code == 0 and line.startswith(f"illumineer {illumineer.__version__} (")
    compiled = not machine.__file__.endswith(".py")
    assert said[compiled] in line and said[not compiled] not in line


def test_no_command_prints_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "soak" in capsys.readouterr().out


def test_what_is_printed_elsewhere_than_on_a_terminal_does_not_wait_for_rich() -> None:
    code = (
        "import sys; from illumineer.cli.main import main; main(['cards', 'show', 'Elsa - Snow Queen']);"
        "sys.exit(any(name in sys.modules for name in ('rich', 'yaml', 'httpx', 'illumineer.cards.lorcanajson')))"
    )
    env = os.environ | {"PYTHONPATH": str(Path(illumineer.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, timeout=120)
    assert done.returncode == 0 and done.stdout.startswith("Elsa - Snow Queen"), done.stderr
