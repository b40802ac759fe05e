"""`illumineer play` and `illumineer replay`, as commands: without a terminal they read lines."""

from __future__ import annotations

import errno
import io
import os
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest
from tests.play.tables import library

import illumineer
from illumineer.cli import terminal
from illumineer.cli.main import main
from illumineer.play import session as session_module
from illumineer.play.session import Session

Capture = pytest.CaptureFixture[str]
PLAY = ["play", "--against", "random", "--seed", "3", "--open-lists"]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def give(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def kept(tmp_path: Path) -> Path:
    (found,) = (tmp_path / "data" / "games").iterdir()
    return found


def test_a_game_is_played_resumed_and_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    give(monkeypatch, "done", "2")
    assert main(PLAY) == 0
    said = capsys.readouterr().out
    assert said.startswith("Seed 3, edition 2.3 of the rules.") and f"kept in {kept(tmp_path)}" in said
    give(monkeypatch, "conceder", "conceder")
    assert main(["play", "--resume", "--lang", "es"]) == 0
    said = capsys.readouterr().out
    assert "p2 ha ganado en el turno 1" in said and "illumineer replay" in said
    give(monkeypatch, "end", "turn 1", "quit")
    assert main(["replay", str(kept(tmp_path))]) == 0
    assert "The game is over." in capsys.readouterr().out
    assert main(["play", "--resume"]) == 2
    assert "there is no unfinished game" in capsys.readouterr().err


def test_a_resumed_game_speaks_its_own_language_unless_another_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    give(monkeypatch, "done")
    main([*PLAY, "--lang", "es"])
    for more, word in (([], "Semilla 3"), (["--lang", "en"], "Seed 3")):
        capsys.readouterr()
        give(monkeypatch)
        assert main(["play", "--resume", str(kept(tmp_path)), *more]) == 0
        assert word in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        (["--deck", "mine.txt"], "--deck"),
        (["--seed", "0", "--open-lists"], "--seed and --open-lists"),
        (["--opponent-deck", "x", "--edition", "2.3"], "--opponent-deck and --edition"),
    ],
)
def test_how_a_game_begins_cannot_be_said_when_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, given: list[str], refused: str
) -> None:
    give(monkeypatch, "done")
    main(PLAY)
    capsys.readouterr()
    assert main(["play", "--resume", *given, "--against", "greedy"]) == 2
    assert f"illumineer: {refused} cannot be given with --resume: " in capsys.readouterr().err


def test_another_opponent_can_sit_down_when_a_game_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    give(monkeypatch, "done")
    main(PLAY)
    for more, seats in (
        ([], "p1: you\np2: the bot random\n"),
        (["--against", "greedy"], "p1: you\np2: the bot greedy\n"),
        ([], "p1: you\np2: the bot greedy\n"),
        (["--against", "human"], "p1: person 1\np2: person 2\n"),
    ):
        capsys.readouterr()
        give(monkeypatch)
        assert main(["play", "--resume", *more]) == 0
        assert seats in capsys.readouterr().out


def test_what_is_no_text_is_no_reason_to_break_off(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"d\xffne\ndone\n"), encoding="utf-8"))
    assert main(PLAY) == 0
    said = capsys.readouterr().out
    assert "is not a move here" in said and "Take a turn action" in said


def test_decks_of_ones_own_are_read_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    (tmp_path / "short.txt").write_text("4 Elsa - Snow Queen\n")
    assert main([*PLAY, "--deck", "short.txt"]) == 2
    assert "60" in capsys.readouterr().err
    assert main([*PLAY, "--opponent-deck", "nowhere.txt"]) == 2
    assert "nowhere.txt" in capsys.readouterr().err
    assert main(["play", "--against", "nobody"]) == 2
    assert "there is no bot 'nobody'" in capsys.readouterr().err
    assert not (tmp_path / "data" / "games").exists()


def test_a_bot_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    lines = ("from illumineer.bots.bot import Bot", "class Last(Bot):", "    def decide(self, view):")
    (tmp_path / "mine.py").write_text("\n".join((*lines, "        return view.options[-1]")))
    give(monkeypatch, "done")
    assert main(["play", "--against", "mine.py:Last", "--seed", "3", "--open-lists"]) == 0
    assert "p2: the bot mine.py:Last" in capsys.readouterr().out
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    give(monkeypatch, "done")
    assert main(["play", "--resume"]) == 0
    assert "p2: the bot mine.py:Last" in capsys.readouterr().out, "found from any folder"


def test_a_bot_that_cannot_begin_is_told_of(tmp_path: Path, capsys: Capture) -> None:
    lines = ("from illumineer.bots.bot import Bot", "class Shy(Bot):", "    def begin(self, player, seed):")
    (tmp_path / "mine.py").write_text("\n".join((*lines, "        raise ValueError('not today')")))
    assert main(["play", "--against", "mine.py:Shy", "--seed", "3", "--open-lists"]) == 2
    assert "the bot Shy of p2 broke off: ValueError('not today')" in capsys.readouterr().err


@pytest.mark.parametrize(("content", "words"), [("{}", "neither a saved game nor"), ("x", "not JSON")])
def test_a_file_that_is_no_game_is_refused(tmp_path: Path, capsys: Capture, content: str, words: str) -> None:
    (tmp_path / "bad.json").write_text(content)
    for command in (["replay", "bad.json"], ["play", "--resume", "bad.json"]):
        assert main(command) == 2
        assert words in capsys.readouterr().err


class _Full(io.StringIO):
    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_an_output_that_is_full_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    give(monkeypatch, "done")
    monkeypatch.setattr(sys, "stdout", _Full())
    assert main(PLAY) == 2
    assert capsys.readouterr().err == "illumineer: the output cannot be written: No space left on device\n"


class _Screen:
    """A screen at which one game after another is begun."""

    @staticmethod
    def run(session: Session) -> tuple[int, Session]:
        return 0, session.again()


def test_after_another_game_at_the_table_the_farewell_is_about_that_one(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(terminal, "screen", lambda plain, lang: _Screen)
    assert main(PLAY) == 0
    said = capsys.readouterr().out
    (file,) = re.findall(r"(\S+)-(\d+)\.json; go on with: illumineer play --resume\n", said)
    assert int(file[1]) > 1 << 32, "not the next number: who knows one seed does not know the other"


def _began(monkeypatch: pytest.MonkeyPatch, *argv: str) -> tuple[int, int]:
    """The seed of the game that the command begins, and that of the bot in it."""
    seeds: list[int] = []
    monkeypatch.setattr(session_module, "begin", lambda bot, player, seed: seeds.append(seed))
    monkeypatch.setattr(terminal, "screen", lambda plain, lang: _Leaves)
    assert main(["play", "--against", "random", "--open-lists", *argv]) == 0
    return _Leaves.seed, seeds[0]


class _Leaves:
    """A screen that is left at once."""

    seed = 0

    @staticmethod
    def run(session: Session) -> tuple[int, Session]:
        _Leaves.seed = session.seed
        return 0, session


def test_the_seed_of_a_bot_at_the_table_does_not_tell_that_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    bits: list[int] = []
    numbers = iter((5, 6, 5, 7))

    def drawn(n: int) -> int:
        bits.append(n)
        return next(numbers)

    monkeypatch.setattr("secrets.randbits", drawn)
    (game, bot), (same, other) = _began(monkeypatch), _began(monkeypatch)
    assert game == same == 5 and bot != other, "the same game, and another bot: it is drawn by itself"
    assert bits == [64] * 4, "too many to try them all"


def test_with_a_seed_the_bot_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _began(monkeypatch, "--seed", "3") == _began(monkeypatch, "--seed", "3")
    assert _began(monkeypatch, "--seed", "3")[1] != _began(monkeypatch, "--seed", "4")[1]


# --- screen or lines -------------------------------------------------------------------------


class _Tty(io.StringIO):
    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1


@pytest.mark.parametrize(
    ("term", "size", "plain", "said", "opens"),
    [
        ("xterm", (80, 24), False, "", True),
        ("xterm", (80, 24), True, "", False),
        ("dumb", (80, 24), False, "", False),
        ("xterm", (79, 24), False, "79×24", False),
        ("xterm", (80, 23), False, "80×23", False),
    ],
)
def test_the_full_screen_is_opened_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, term: str, size: tuple[int, int], plain: bool, said: str, opens: bool
) -> None:
    out = _Tty()
    monkeypatch.setattr(sys, "stdin", _Tty())
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(os, "get_terminal_size", lambda fd: os.terminal_size(size))
    monkeypatch.setattr(terminal, "import_module", lambda name: name)
    assert terminal.screen(plain, "en") == ("illumineer.play.screen.app" if opens else None)
    assert said in out.getvalue() and (said or not out.getvalue())


@pytest.mark.parametrize(
    ("out", "term", "cover"), [("pipe", "xterm", ""), ("tty", "xterm", "\x1b[3J"), ("tty", "dumb", "\n\n")]
)
def test_a_terminal_is_cleared_and_what_can_be_scrolled_back_to(
    monkeypatch: pytest.MonkeyPatch, out: str, term: str, cover: str
) -> None:
    written = _Tty() if out == "tty" else io.StringIO()
    monkeypatch.setattr(sys, "stdout", written)
    monkeypatch.setenv("TERM", term)
    terminal.console("en", library()).cover()
    assert cover in written.getvalue() and (cover or not written.getvalue())


_READS = """
from illumineer.cli import terminal
console = terminal.console("en", None)
print("GOT", console.read())
print("GOT", console.read())
"""


class _Heard:
    """What is written to a terminal."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self._said = b""

    def until(self, sign: bytes) -> bytes:
        """All up to a sign."""
        while sign not in self._said:
            assert select.select([self.terminal], [], [], 60)[0], f"nothing more is said: {self._said!r}"
            self._said += os.read(self.terminal, 1000)
        found, _, self._said = self._said.partition(sign)
        return found


def test_a_line_can_be_edited_and_the_next_player_cannot_call_it_back() -> None:
    pty = pytest.importorskip("pty")
    pytest.importorskip("readline")
    ours, theirs = pty.openpty()
    package = str(Path(illumineer.__file__).parents[1])
    env = {**os.environ, "TERM": "xterm", "PYTHONPATH": package}
    child = subprocess.Popen([sys.executable, "-c", _READS], stdin=theirs, stdout=theirs, env=env)
    os.close(theirs)
    heard = _Heard(ours)
    try:
        for written, read in ((b"8\x1b[D1\n", b"18"), (b"\x1b[A9\n", b"9")):  # to the left; upwards, where nothing is
            heard.until(b"> ")
            os.write(ours, written)
            heard.until(b"GOT ")
            assert heard.until(b"\r\n") == read
        assert child.wait(60) == 0
    finally:
        child.kill()
        os.close(ours)


def test_without_textual_the_table_is_shown_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError("No module named 'textual'")

    out = _Tty()
    monkeypatch.setattr(sys, "stdin", _Tty())
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(os, "get_terminal_size", lambda fd: os.terminal_size((100, 40)))
    monkeypatch.setattr(terminal, "import_module", missing)
    assert terminal.screen(False, "es") is None
    assert "textual" in out.getvalue()
