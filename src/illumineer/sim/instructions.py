"""Measuring the engine in instructions of the processor: what a game costs, whatever else the machine does.

`valgrind` counts the instructions of a process that plays ten games, and of one that plays forty: the difference is
what thirty games cost, without the start of Python. Two runs of the same build differ by less than 0.1 %, so a change
that makes a game dearer shows, where seconds on a busy machine do not.

The figures, by their keys in JSON: `compiled`; `games`, the number that the mean is of; `instructions_per_game`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from typing import Any, Final

from illumineer.errors import CommandError
from illumineer.sim.bench import Decks, book_for, play
from illumineer.sim.build import is_compiled

FEW: Final = 10
MANY: Final = 40
_TOTAL: Final = re.compile(rb"Collected\s*:\s*(\d+)")
_SETTLED: Final = {"PYTHONHASHSEED": "0"}
"""Settings without which two runs of one program would differ."""


def instructions(seed: int, decks: Decks) -> dict[str, Any]:
    """Count the instructions of a game between random bots."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise CommandError("bench.no_valgrind")
    few, many = (_count(valgrind, games, seed, decks) for games in (FEW, MANY))
    games = MANY - FEW
    return {"compiled": is_compiled(), "games": games, "instructions_per_game": round((many - few) / games)}


def _count(valgrind: str, games: int, seed: int, decks: Decks) -> int:
    """The instructions of a process that starts and plays that many games."""
    job = json.dumps([games, seed, decks])
    command = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-m", __name__]
    run = subprocess.run(command, input=job.encode(), capture_output=True, env=os.environ | _SETTLED)
    total = _TOTAL.search(run.stderr)
    if run.returncode or total is None:
        raise CommandError("bench.valgrind_failed", why=run.stderr.decode(errors="replace")[-400:].strip())
    return int(total[1])


def _play_job() -> None:
    """Play the games that standard input asks for: what valgrind watches."""
    games, seed, decks = json.load(sys.stdin)
    book = book_for(decks)
    play(book, games, seed, decks)


if __name__ == "__main__":
    _play_job()
