"""Writing what came of games to files: as a whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from illumineer.errors import SimulationError
from illumineer.words import foreign


def as_a_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Let a file be written aside and put it in its place; SimulationError if that fails: what was there stays."""
    aside = path.with_name(path.name + ".part")
    try:
        write(aside)
        aside.replace(path)
    except OSError as error:
        with suppress(OSError):  # the first error is the one to tell
            aside.unlink(missing_ok=True)
        raise SimulationError("figures.unwritable", file=str(path), why=foreign.system(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a text; SimulationError if that fails."""
    as_a_whole(path, lambda aside: aside.write_text(text, encoding="utf-8"))
