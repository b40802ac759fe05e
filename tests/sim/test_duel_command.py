"""`illumineer duel` and `illumineer matrix`, tried as a user would."""

from __future__ import annotations

import errno
import html
import json
import os
import re
import shlex
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest
from tests.sim.duels import deck_files, made_up

from illumineer.cli import reports
from illumineer.cli.main import main
from illumineer.sim.duel import Duel
from illumineer.sim.one_game import Arena
from illumineer.sim.result import GameResult
from illumineer.sim.rundir import RunDir

Capture = pytest.CaptureFixture[str]
FAST = ["--bot", "random", "--jobs", "1", "--turn-limit", "60"]


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "user"))
    monkeypatch.chdir(tmp_path)
    deck_files(tmp_path)
    return ["one.txt", "two.txt"]


def run(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main([*argv, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_json_has_the_figures(decks: list[str], capsys: Capture) -> None:
    data = run(capsys, "duel", *decks, "-n", "6", *FAST)
    assert data["games"] == 6 == sum(data["wins"]) + data["draws"]
    low, high = data["interval"]
    assert 0 <= low <= data["wins"][0] / 6 <= high <= 1
    assert data["decks"] == ["one", "two"] and data["bots"] == ["random", "random"]
    assert data["starting"][0]["games"] == data["starting"][1]["games"] == 3
    assert run(capsys, "duel", *decks, "-n", "6", *FAST) == data
    assert run(capsys, "duel", *decks, "-n", "6", *FAST, "--seed", "2") != data


def test_the_summary_is_told(decks: list[str], capsys: Capture) -> None:
    assert main(["duel", *decks, "-n", "4", *FAST]) == 0
    said = capsys.readouterr()
    assert "one against two\n4 games; bots: random; seed 1; edition 2.3 of the rules" in said.out
    assert "95 % interval" in said.out
    assert "one v two: 4 games …" in said.err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["-n", "0"], "--games must be at least 1"),
        (["--jobs", "0"], "--jobs must be at least 1"),
        (["--turn-limit", "0"], "--turn-limit must be at least 1"),
        (["--turn-decisions", "0"], "--turn-decisions must be at least 1"),
        (["--game-decisions", "0"], "--game-decisions must be at least 1"),
        (["--bot-time", "0"], "--bot-time must be more than 0"),
        (["--bot", "nobody"], "there is no bot 'nobody'"),
        (["--bot", "search:60s"], "search:60s would lose every game"),
        (["--bot", "search", "--bot-time", "0.5"], "--bot-time allows 0.5 s for a decision"),
        (["--bot", "random", "random", "random"], "3 bots for 2 decks"),
        (["--edition", "9"], "9"),
        (["--versus", "three.txt"], "three.txt: No such file or directory"),
        (["--out", "one.txt/run"], "one.txt/run cannot be written: Not a directory"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(decks: list[str], argv: list[str], said: str, capsys: Capture) -> None:
    assert main(["duel", *decks, "-n", "2", *FAST, *argv]) == 2
    error = capsys.readouterr().err
    assert error.startswith("illumineer: ") and said in error


def test_a_deck_that_is_not_legal_tells_its_problems(decks: list[str], tmp_path: Path, capsys: Capture) -> None:
    first = (tmp_path / "one.txt").read_text().splitlines()
    (tmp_path / "bad.txt").write_text("\n".join(["5" + first[0][1:], *first[3:]]))
    assert main(["duel", "bad.txt", "two.txt", "-n", "2"]) == 2
    error = capsys.readouterr().err
    assert "bad.txt is not a legal deck:" in error
    assert "too few" in error and "line 1: 5 copies of" in error
    assert main(["deck", "bad.txt", "--format", "infinity"]) == 1
    told = {line.strip() for line in capsys.readouterr().out.splitlines()}
    assert {line.strip() for line in error.splitlines()[1:]} <= told


def test_a_run_is_gone_on_with(decks: list[str], tmp_path: Path, capsys: Capture) -> None:
    data = run(capsys, "duel", *decks, "-n", "8", *FAST)
    run(capsys, "duel", *decks, "-n", "4", *FAST, "--out", "run")
    assert len((tmp_path / "run" / "games.jsonl").read_text().splitlines()) == 4
    assert main(["duel", *decks, "-n", "8", *FAST, "--out", "run", "--json"]) == 0
    said = capsys.readouterr()
    assert "4 games are there already" in said.err
    assert json.loads(said.out) == data == json.loads((tmp_path / "run" / "summary.json").read_text())
    assert len((tmp_path / "run" / "games.jsonl").read_text().splitlines()) == 8
    assert main(["duel", *decks, "-n", "8", *FAST, "--out", "run", "--seed", "9"]) == 2
    assert "run has the games of another duel (the seed is 1, not 9)" in capsys.readouterr().err


def test_ctrl_c_tells_what_was_played(
    decks: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    real = Arena.play

    def play(self: Arena, number: int) -> GameResult:
        if number == 3:
            raise KeyboardInterrupt
        return real(self, number)

    monkeypatch.setattr(Arena, "play", play)
    assert main(["duel", *decks, "-n", "8", *FAST, "--out", "run", "--json"]) == 130
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 3
    assert "stopped; 3 games were played" in said.err
    assert json.loads((tmp_path / "run" / "summary.json").read_text())["games"] == 3


def test_an_error_of_the_engine_is_told_in_the_figures(
    decks: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def play(self: Arena, number: int) -> GameResult:
        assert number < 3, "two cards in one place"
        return made_up(number, 0)

    monkeypatch.setattr(Arena, "play", play)
    assert main(["duel", *decks, "-n", "8", *FAST, "--out", "run"]) == 2
    said = capsys.readouterr()
    assert "Stopped before all games were played" in said.out
    assert "game 3 (seed" in said.err
    assert "Stopped before all games were played" in (tmp_path / "run" / "report.html").read_text(encoding="utf-8")


def test_a_bot_that_fails_is_told_and_stopped(decks: list[str], tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "lazy.py").write_text(
        "from illumineer.bots.bot import Bot\nclass Lazy(Bot):\n    def decide(self, view):\n        return None\n"
    )
    assert main(["duel", *decks, "-n", "50", "--jobs", "1", "--bot", "lazy.py:Lazy", "random"]) == 2
    said = capsys.readouterr()
    assert "20 games were lost because a bot failed:" in said.out
    assert "20 × the bot Lazy of one gave None" in said.out  # whichever seat it had
    assert "Lore race" not in said.out  # no game had a turn
    assert "no more is played after 20 games lost by a bot's fault, with no other result: the bot Lazy" in said.err


@pytest.mark.parametrize("games", [1, 4])
def test_few_games_that_all_fail_are_no_result(decks: list[str], tmp_path: Path, games: int, capsys: Capture) -> None:
    (tmp_path / "lazy.py").write_text(
        "from illumineer.bots.bot import Bot\nclass Lazy(Bot):\n    def decide(self, view):\n        return None\n"
    )
    assert main(["duel", *decks, "-n", str(games), "--jobs", "1", "--bot", "lazy.py:Lazy", "random", "--json",
                 "--out", "run"]) == 2  # fmt: skip
    said = capsys.readouterr()
    assert "because a bot failed" in (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert json.loads(said.out)["games"] == games
    lost = rf"no more is played after {games} games? lost by a bot's fault, with no other result: the bot Lazy"
    assert re.search(lost, said.err)


CHATTY = """
from illumineer.bots.bot import Bot
print("I am read")
class Chatty(Bot):
    def decide(self, view):
        print("well, well")
        return view.options[-1]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_json_is_alone_on_standard_output_even_if_a_bot_prints(
    decks: list[str], tmp_path: Path, jobs: str, capfd: Capture
) -> None:
    (tmp_path / "chatty.py").write_text(CHATTY)
    assert main(["duel", *decks, "-n", "2", "--bot", "chatty.py:Chatty", "random", "--jobs", jobs, "--json"]) == 0
    said = capfd.readouterr()
    assert json.loads(said.out)["games"] == 2
    assert "I am read" in said.err and "well, well" in said.err


@pytest.mark.parametrize("json_or_not", [["--json"], []])
def test_whoever_stops_reading_gets_the_files_all_the_same(
    decks: list[str], tmp_path: Path, json_or_not: list[str]
) -> None:
    words = ["duel", *decks, "-n", "2", *FAST, "--out", "run", *json_or_not]
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "illumineer.cli.main", *words],
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            timeout=300,
        )
    finally:
        os.close(writing)
    assert (done.returncode, "report.html" in done.stderr, "Traceback" in done.stderr) == (0, True, False), done.stderr
    assert (tmp_path / "run" / "report.html").exists() and (tmp_path / "run" / "summary.json").exists()


def test_a_terminal_without_accents_gets_the_figures(decks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = TextIOWrapper(BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["--lang", "es", "duel", *decks, "-n", "2", *FAST]) == 0
    out.seek(0)
    assert "2 partidas; bots: random; semilla 1; edici?n 2.3 de las reglas" in out.read()


def test_a_deck_against_itself_has_two_names(decks: list[str], capsys: Capture) -> None:
    assert run(capsys, "duel", "one.txt", "one.txt", "-n", "2", *FAST)["decks"] == ["one (1)", "one (2)"]


@pytest.mark.parametrize("name", ["<b>\"it's\" & [red].txt", "mazo ñandú.txt", "caf\udce9.txt"])
def test_any_name_of_a_deck_is_told_and_written(decks: list[str], tmp_path: Path, name: str, capsys: Capture) -> None:
    try:
        (tmp_path / name).write_text((tmp_path / "one.txt").read_text())
    except OSError:
        pytest.skip("the system has no files of that name")
    told = name.removesuffix(".txt").replace("\udce9", "?")
    assert main(["duel", name, "two.txt", "-n", "2", *FAST, "--out", "run"]) == 0
    assert f"{told} against two" in capsys.readouterr().out
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert f"<h1>{html.escape(told)} against two</h1>" in page and "<b>&quot;" not in page
    assert json.loads((tmp_path / "run" / "summary.json").read_text(encoding="utf-8"))["decks"] == [told, "two"]
    pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is an extra")
    assert pq.read_table(tmp_path / "run" / "cards.parquet")["deck_name"][0].as_py() == told
    assert main(["duel", name, "two.txt", "-n", "2", *FAST, "--out", "run"]) == 0


def test_a_full_disk_is_told_and_the_summary_is_there(
    decks: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    class Full(BytesIO):
        def write(self, _: object) -> int:
            raise OSError(errno.ENOSPC, "")

    real = RunDir.__init__

    def full(self: RunDir, path: Path, duel: Duel) -> None:
        real(self, path, duel)
        self._file = Full()  # type: ignore[assignment]

    monkeypatch.setattr(RunDir, "__init__", full)
    assert main(["duel", *decks, "-n", "4", *FAST, "--out", "run"]) == 1
    said = capsys.readouterr()
    assert "4 games" in said.out
    assert "run cannot be written any more: No space left on device" in said.err


def test_which_deck_is_better_is_what_the_rule_says_that_was_asked_for(
    decks: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """The plain interval is for a number of games that was fixed before."""
    monkeypatch.setattr(Arena, "play", lambda self, number: made_up(number, int(number in (2, 5))))
    assert run(capsys, "duel", *decks, "-n", "12", *FAST)["better"] == 0
    data = run(capsys, "duel", *decks, "-n", "12", *FAST, "--until-certain")
    assert data["games"] == 12 and data["better"] is None and data["certain"]["better"] is None


@pytest.mark.parametrize("certain", [[], ["--until-certain"]])
@pytest.mark.parametrize("command", ["duel", "matrix"])
def test_with_different_bots_no_deck_is_called_better(
    decks: list[str], command: str, certain: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(Arena, "play", lambda self, number: made_up(number, 0))
    argv = [command, *decks, "-n", "60", "--jobs", "1", *certain]
    for bots, better in (("random", 0), ("random greedy", None)):
        data = run(capsys, *argv, "--bot", *bots.split())
        assert data["same_bots"] is (better == 0)
        figures = data if command == "duel" else data["pairings"][0]
        assert (figures["better"], figures["ahead"], figures["same_bots"]) == (better, 0, better == 0)
        assert not certain or figures["certain"]["better"] is better
    assert main([*argv, "--bot", "random", "greedy"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "what is due to the deck cannot be told" in text and "better" not in text


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "It is certain that two is better in the hands of random, after"),
        ("es", "Es seguro que two es mejor en manos de random, tras"),
        ("en", "It is certain that greedy with two beats random with one, after"),
        ("es", "Es seguro que greedy con two vence a random con one, tras"),
    ],
)
def test_what_is_certain_names_the_bots(
    decks: list[str], lang: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(Arena, "play", lambda self, number: made_up(number, 1))
    bots = ["random", "greedy"] if "greedy" in told else ["random"]
    assert main(["duel", *decks, "-n", "60", "--jobs", "1", "--until-certain", "--lang", lang, "--bot", *bots]) == 0
    assert told in " ".join(capsys.readouterr().out.split())


def test_versions_of_a_deck_are_compared(decks: list[str], tmp_path: Path, capsys: Capture) -> None:
    data = run(capsys, "duel", *decks, "-n", "4", *FAST, "--versus", "one.txt")
    assert data["versus"]["difference"]["difference"] == 0.0  # the same deck plays the same games
    assert data["versus"]["wins"] == data["wins"]
    assert main(["duel", *decks, "-n", "4", *FAST, "--versus", "two.txt", "--out", "run"]) == 0
    assert "two (2) instead of one, in the same 4 games" in capsys.readouterr().out
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == ["1", "2", "report.html", "summary.json"]
    data = json.loads((tmp_path / "run" / "summary.json").read_text(encoding="utf-8"))
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert "<h1>two (2) instead of one, against two (1)</h1>" in page
    command = re.search(r"<code>illumineer (.*?)</code>", page)
    assert command is not None
    assert run(capsys, *shlex.split(command[1])) == data
    assert main(["duel", *decks, "-n", "2", "--jobs", "1", "--turn-limit", "8", "--versus", "two.txt", "--out", "b",
                 "--bot", "random", "search:1", "--lang", "es", "--until-certain"]) == 0  # fmt: skip
    page = (tmp_path / "b" / "report.html").read_text(encoding="utf-8")
    assert "--bot random search:1 " in page and "No es seguro qué versión es mejor en manos de random." in page


@pytest.mark.skipif(sys.platform == "win32", reason="no locks on directories there")
@pytest.mark.parametrize("command", ["duel", "matrix"])
def test_a_directory_that_another_command_writes_to_is_refused(
    decks: list[str], tmp_path: Path, command: str, capsys: Capture
) -> None:
    code = "import sys, time; from illumineer.sim.rundir import held; from pathlib import Path\nwith held(Path('run')):"
    other = subprocess.Popen(
        [sys.executable, "-c", f"{code}\n    print('held', flush=True); time.sleep(600)"],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    words = [command, *decks, "-n", "2", *FAST, "--out", "run"]
    try:
        assert other.stdout is not None and other.stdout.readline() == b"held\n"
        assert main(words) == 2
        assert capsys.readouterr().err == (
            "illumineer: another command is writing to run; wait until it has ended, or choose another directory\n"
        )
        assert list((tmp_path / "run").iterdir()) == []
        assert main([*words[:-1], "another"]) == 0
    finally:
        other.kill()  # and it leaves nothing behind
        other.communicate()
    assert main(words) == 0
    assert main(words) == 0


# --- what is left behind ---------------------------------------------------------------------


def test_a_report_and_parquet_files_are_left_in_the_directory(
    decks: list[str], tmp_path: Path, capsys: Capture
) -> None:
    data = run(capsys, "duel", *decks, "-n", "4", *FAST, "--out", "run")
    found = sorted(path.name for path in (tmp_path / "run").iterdir())
    assert found == ["cards.parquet", "duel.json", "games.jsonl", "games.parquet", "report.html", "summary.json"]
    assert main(["duel", *decks, "-n", "4", *FAST, "--out", "run", "--lang", "es"]) == 0
    assert "El informe está en run/report.html." in capsys.readouterr().err
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert "one contra two" in page
    command = re.search(r"<code>illumineer (.*?)</code>", page)
    assert command is not None
    assert run(capsys, *shlex.split(command[1])) == data


def test_a_report_that_cannot_be_written_is_told_and_the_rest_is_there(
    decks: list[str], tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "run" / "report.html").mkdir(parents=True)
    assert main(["duel", *decks, "-n", "2", *FAST, "--out", "run"]) == 1
    said = capsys.readouterr()
    assert "run/report.html cannot be written: Is a directory" in said.err and "2 games" in said.out
    assert (tmp_path / "run" / "cards.parquet").exists()


def test_without_pyarrow_everything_else_is_written(
    decks: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(reports, "_has_pyarrow", lambda: False)
    assert main(["duel", *decks, "-n", "2", *FAST, "--out", "run"]) == 0
    assert "pip install 'illumineer[parquet]'" in capsys.readouterr().err
    assert (tmp_path / "run" / "report.html").exists() and not (tmp_path / "run" / "games.parquet").exists()


# --- matrix ----------------------------------------------------------------------------------


def test_a_matrix_plays_every_pairing(decks: list[str], tmp_path: Path, capsys: Capture) -> None:
    files = [*decks, str(tmp_path / "one.txt")]
    data = run(capsys, "matrix", *files, "-n", "2", *FAST, "--out", "all")
    assert [each["pairing"] for each in data["pairings"]] == [[0, 1], [0, 2], [1, 2]]
    assert [each["games"] for each in data["pairings"]] == [2, 2, 2]
    assert len(data["means"]) == 3
    one = run(capsys, "duel", *decks, "-n", "2", *FAST)
    assert data["pairings"][0]["wins"] == one["wins"]
    assert sorted(path.name for path in (tmp_path / "all").iterdir()) == [
        "1-2", "1-3", "2-3", "report.html", "summary.json",
    ]  # fmt: skip
    assert main(["matrix", *decks, "-n", "2", *FAST]) == 0
    out = capsys.readouterr().out
    assert "one" in out and "two" in out and "mean" in out


def test_a_matrix_tells_why_pairings_were_stopped(
    decks: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first pairing is soon certain, the others never are."""
    names = {("one", "two"): 0, ("one", "three"): 1, ("two", "three"): 1}
    (tmp_path / "three.txt").write_text((tmp_path / "two.txt").read_text())

    def play(self: Arena, number: int) -> GameResult:
        return made_up(number, number % 2 if names[self.duel.names] else 0)

    monkeypatch.setattr(Arena, "play", play)
    words = ["matrix", *decks, "three.txt", "-n", "30", *FAST, "--out"]
    assert main([*words, "all"]) == 0
    assert main([*words, "some", "--until-certain"]) == 0
    pages = [(tmp_path / out / "report.html").read_text(encoding="utf-8") for out in ("all", "some")]
    assert ["stopped early" in page for page in pages] == [False, True]
    assert [page.count("color-mix(in srgb") for page in pages] == [2, 2]


def test_a_matrix_needs_two_decks(decks: list[str], capsys: Capture) -> None:
    assert main(["matrix", decks[0]]) == 2
    assert "at least two decks are needed" in capsys.readouterr().err


NEVER_ENDS = """
from illumineer.bots.bot import Bot

class NeverEnds(Bot):
    def decide(self, view):
        return view.options[-1]
"""


def test_a_bot_that_does_not_end_its_turn_is_told_of(decks: list[str], tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "loop.py").write_text(NEVER_ENDS)
    few = ["--turn-decisions", "3", "--jobs", "1", "--lang", "es"]
    assert main(["duel", *decks, "-n", "2", "--bot", "loop.py:NeverEnds", *few]) == 2
    said = capsys.readouterr().err
    assert re.search("el bot NeverEnds de (one|two) no se detiene tras 3 decisiones en un mismo turno", said)
