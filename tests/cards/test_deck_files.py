"""Deck lists as every command reads them: what is left out of a deck is told, and standard input is a file."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from tests.sim.duels import deck_files

from illumineer.cli.main import main

Capture = pytest.CaptureFixture[str]
GAMES = ["-n", "2", "--bot", "random", "--jobs", "1", "--turn-limit", "6"]
TOLD = {
    "en": "2 cards under 'Sideboard' were left out (line {line})",
    "es": "quedan fuera 2 cartas de «Sideboard» (línea {line})",
}


@pytest.fixture(autouse=True)
def lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Two decks of 60 cards, the first with a sideboard; the line of its heading."""
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "user"))
    monkeypatch.chdir(tmp_path)
    deck_files(tmp_path)
    text = Path("one.txt").read_text()
    Path("one.txt").write_text(f"{text}Sideboard\n2 Be Prepared\n")
    return text.count("\n") + 1


def given(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    "command",
    [
        ["deck", "one.txt", "--format", "infinity"],
        ["hand", "one.txt", "--deals", "5"],
        ["hand", "one.txt", "--deals", "5", "--json"],
        ["duel", "one.txt", "two.txt", *GAMES],
        ["duel", "one.txt", "two.txt", *GAMES, "--json"],
        ["matrix", "two.txt", "one.txt", *GAMES],
        ["play", "--deck", "one.txt", "--against", "random"],
        ["demo", "--decks", "one.txt", "two.txt", "--quiet"],
        ["bench", "--decks", "one.txt", "two.txt", "--games", "1"],
    ],
    ids=" ".join,
)
def test_what_is_left_out_is_told(
    command: list[str], lang: str, lines: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    given(monkeypatch, b"")
    assert main([*command, "--lang", lang]) == 0
    said = capsys.readouterr()
    told = TOLD[lang].format(line=lines)
    assert (said.out + said.err).count(told if command[0] == "deck" else f"one.txt: {told}") == 1
    if "--json" in command:
        assert json.loads(said.out) and told in said.err
    assert "two.txt: " not in said.out + said.err


def test_what_is_left_out_is_data_of_a_deck(lines: int, capsys: Capture) -> None:
    assert main(["deck", "one.txt", "--format", "infinity", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["cards"] == 60 and data["legal"]
    assert data["leftOut"] == [{"line": lines, "heading": "Sideboard", "cards": 2}]


@pytest.mark.parametrize("command", ["deck", "hand"])
def test_standard_input_is_read(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    more = ["--format", "infinity"] if command == "deck" else ["--deals", "5"]
    given(monkeypatch, Path("one.txt").read_bytes())
    assert main([command, "-", *more]) == 0
    assert "were left out" in "".join(capsys.readouterr())
    given(monkeypatch, b"2 Fire Awya\xff")
    assert main([command, "-", *more]) == 2
    assert "standard input: not a text file in UTF-8 (byte 11)" in capsys.readouterr().err
    monkeypatch.setattr(sys, "stdin", None)
    assert main([command, "-", *more, "--lang", "es"]) == 2
    assert "entrada estándar: no contiene ninguna carta" in capsys.readouterr().err
