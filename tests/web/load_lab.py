"""`python -m tests.web.load --lab 2000`: games a second of a duel, through the server and by `illumineer duel`.

The starter decks play so many games, twice: in pieces through the server, two on their way at a time as the page sends
them, and by the command with two processes.  Of both the start is left out.  The server and its processes have all
cores here; they give way to others (`nice`), so on a machine that others use too `cpu_ms` says more: what a game costs.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from tests.web.loading import Connection, Server, cpu_seconds

from illumineer import desk

LANES: Final = 2
LARGEST: Final = 64
"""Games of a piece: the most that the page asks for (page/src/lab/playing.ts)."""


def _decks() -> list[str]:
    return [deck["text"] for deck in desk.call("lab.starters")["ok"]["decks"]]


async def through_server(server: Server, games: int) -> dict[str, Any]:
    """The figures of so many games in pieces."""
    asked = {"decks": _decks(), "names": ["ice", "singers", "-"], "bots": ["greedy", "greedy"], "seed": 1}
    numbers = count()
    played = 0

    async def lane(most: int) -> None:
        nonlocal played
        connection = Connection(server)
        while (first := next(numbers) * LARGEST) < most:
            piece = {"first": first, "games": min(LARGEST, most - first)}
            reply, is_right = await connection.ask("lab.play", json.dumps(asked | piece).encode())
            assert is_right, reply[:300]
            played += len(json.loads(reply)["ok"]["rows"])
        connection.close()

    await asyncio.gather(*(lane(2 * LARGEST) for _ in range(LANES)))  # everything is loaded by then
    numbers, played = count(), 0
    begun, used = perf_counter(), cpu_seconds(server.session)
    await asyncio.gather(*(lane(games) for _ in range(LANES)))
    return _row("lab.play", played, perf_counter() - begun, cpu_seconds(server.session) - used)


def by_command(games: int) -> dict[str, Any]:
    """The figures of so many games of the command, without what two games take."""
    (few, few_used), (many, many_used) = _duel(2), _duel(games)
    return _row(f"illumineer duel --jobs {LANES}", games - 2, many - few, many_used - few_used)


def _duel(games: int) -> tuple[float, float]:
    """The seconds that a duel takes, and the processor time."""
    with TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in ("ice.txt", "singers.txt")]
        for file, text in zip(files, _decks(), strict=True):
            file.write_text(text, encoding="utf-8")
        words = [sys.executable, "-m", "illumineer", "duel", *map(str, files), "-n", str(games), "--jobs", str(LANES)]
        begun, used = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([*words, "--json"], check=True, capture_output=True)
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        return perf_counter() - begun, now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime


def _row(what: str, games: int, seconds: float, used: float) -> dict[str, Any]:
    return {"what": what, "games": games, "a_second": round(games / seconds), "cpu_ms": round(1000 * used / games, 2)}
