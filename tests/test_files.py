"""Files are written as a whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from illumineer import files
from illumineer.errors import CardFileError, SimulationError


def full(descriptor: int) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("data", ["¡Así!", "¡Así!".encode()])
def test_a_file_and_its_folder_are_made(tmp_path: Path, data: str | bytes) -> None:
    path = tmp_path / "new" / "file.txt"
    files.write(path, data, SimulationError)
    assert path.read_text(encoding="utf-8") == "¡Así!"
    files.write(path, "another", SimulationError)
    assert path.read_text() == "another"
    assert os.listdir(tmp_path / "new") == ["file.txt"]


def test_what_no_text_can_hold_is_a_question_mark(tmp_path: Path) -> None:
    files.write(tmp_path / "file.txt", "caf\udce9 ñ", SimulationError)
    assert (tmp_path / "file.txt").read_text(encoding="utf-8") == "caf? ñ"


def test_what_was_there_stays_if_there_is_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.txt"
    path.write_text("before")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CardFileError, match=r"file\.txt cannot be written: No space left on device"):
        files.write(path, "after", CardFileError)
    assert path.read_text() == "before"
    assert os.listdir(tmp_path) == ["file.txt"]


def test_what_was_there_stays_if_whoever_makes_it_breaks_off(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    path.write_text("before")

    def make(aside: Path) -> None:
        aside.write_text("half of it")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        files.replace(path, make, SimulationError)
    assert path.read_text() == "before"
    assert os.listdir(tmp_path) == ["file.txt"]


def test_a_directory_in_its_place_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SimulationError, match="cannot be written: Is a directory") as caught:
        files.write(tmp_path, "text", SimulationError)
    assert caught.value.told("es") == f"no se puede escribir el archivo {tmp_path}: es una carpeta"


def test_the_longest_name_is_not_too_long(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    files.write(path, "text", SimulationError)
    assert path.read_text() == "text"


def test_others_may_read_it_as_any_file(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        files.write(tmp_path / "file.txt", "text", SimulationError)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "file.txt").stat().st_mode) == 0o640
