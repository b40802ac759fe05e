"""A directory with the games of a duel: written while they are played, and gone on with later.

    duel.json     which duel it is
    games.jsonl   a line for each game, in the order in which they were finished

What is written can always be read: a line that was cut off is the last, and its game is played again.
"""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from illumineer import files
from illumineer.errors import SimulationError
from illumineer.messages import Message
from illumineer.sim.duel import Duel
from illumineer.sim.result import GameResult
from illumineer.words import foreign

if sys.platform != "win32":
    import fcntl

FORMAT: Final = "illumineer-duel/2"
"""Raised when the same duel has other games: other seeds, for one."""
_PAIRS: Final = ("lore", "lore_by_turn", "opening", "drawn", "played")


@contextmanager
def held(path: Path | None) -> Iterator[None]:
    """Keep a directory for whoever writes to it meanwhile, if there is one; SimulationError if somebody else has it.

    The system lets go of it when the process ends, in whatever way.  Where it has no locks, nothing is kept.
    """
    if path is None or sys.platform == "win32":
        yield
        return
    with _writable(path):
        directory = os.open(path, os.O_RDONLY)
    try:
        try:
            fcntl.flock(directory, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SimulationError("duel.in_use", where=str(path)) from None
        except OSError:
            pass  # not every network drive can
        yield
    finally:
        os.close(directory)


@contextmanager
def _writable(path: Path) -> Iterator[None]:
    """Make a directory, if it is not there; SimulationError if that, or what is done in it, cannot be."""
    try:
        if path.exists() and not path.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, "")
        path.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        raise SimulationError("duel.unwritable", where=str(path), why=foreign.system(error)) from None


class RunDir:
    """Where the games of one duel are written."""

    def __init__(self, path: Path, duel: Duel) -> None:
        """Make it or go on with it; SimulationError if it cannot be written, or has the games of another duel."""
        self.path = path
        self.failed: Message | None = None
        """Why nothing more can be written, once that is so."""
        identity = {"format": FORMAT, **duel.identity()}
        with _writable(path):
            known = path / "duel.json"
            if known.exists():
                _check(known, identity)
            else:
                write_json(known, {**identity, "names": list(duel.names)})
            self._file = (path / "games.jsonl").open("ab+")

    def played(self) -> Iterable[GameResult]:
        """The games that are there already; a line that was cut off is taken away, one that is no game passed over."""
        self._file.seek(0)
        end = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            end += len(line)
            try:
                result = from_json(json.loads(line))
            except (ValueError, KeyError, TypeError):
                continue
            yield result
        try:
            self._file.truncate(end)
            self._file.seek(0, 2)
        except OSError as error:
            self._fail(error)

    def add(self, results: Iterable[GameResult]) -> None:
        """Write games at once; if that fails it is remembered and nothing more is written."""
        if self.failed is not None:
            return
        lines = [json.dumps(to_json(result), separators=(",", ":")) + "\n" for result in results]
        try:
            self._file.write("".join(lines).encode())
            self._file.flush()
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        self.failed = Message("duel.not_written", {"where": str(self.path), "why": foreign.system(error)})

    def close(self) -> None:
        """No more games come."""
        try:
            self._file.close()
        except OSError as error:  # what could not be written is tried once more when a file is closed
            if self.failed is None:
                self._fail(error)


def to_json(result: GameResult) -> dict[str, Any]:
    """A result as a line of JSON."""
    data = asdict(result)
    if not data["fault"]:
        del data["fault"]
    return data


def from_json(data: dict[str, Any]) -> GameResult:
    """The result that was written."""
    read = dict(data)
    for key in _PAIRS:
        one, other = (tuple(each) if isinstance(each, list) else each for each in read[key])
        read[key] = (one, other)
    return GameResult(**read)


def write_json(path: Path, data: object) -> None:
    """Write data for programs and people; SimulationError if that fails."""
    files.write(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n", SimulationError)


def _check(known: Path, identity: dict[str, Any]) -> None:
    """SimulationError unless the directory has the games of this duel."""
    text = known.read_bytes()
    there = foreign.json_of(text, lambda why: SimulationError("duel.unreadable", file=str(known), why=why))
    for key, mine in identity.items():
        theirs = there.get(key) if isinstance(there, dict) else None
        if theirs != mine:
            what = Message(f"duel.differs_{key}", {"there": theirs, "here": mine})
            raise SimulationError("duel.other_duel", where=str(known.parent), what=what)
