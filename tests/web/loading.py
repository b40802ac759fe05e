"""What load scripts share: a server on one core, connections to it, and what it all costs."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.web.conftest import ROOT


@dataclass(frozen=True)
class Server:
    """Where a server is, and the session that all of its processes are in."""

    host: str
    port: int
    session: int


@contextmanager
def serving_alone(one_core: bool = True) -> Iterator[Server]:
    """A server in a session of its own: on one core with all of its processes, and this script on the others.

    Without `one_core`, or where the system cannot say so, both have all cores.
    """
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    cores = sorted(os.sched_getaffinity(0)) if one_core and hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[:1])  # inherited by the server and its processes
    words = [sys.executable, "-m", "tests.web.server", "real"]
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True) as server:
        if len(cores) > 1:
            os.sched_setaffinity(0, cores[1:])
        try:
            assert server.stdout is not None
            host, _, port = server.stdout.readline().strip().removeprefix("http://").rstrip("/").partition(":")
            yield Server(host, int(port), server.pid)
        finally:
            server.terminate()
            server.wait(10)


class Connection:
    """A connection to the desk behind a server: another one if the server has ended it meanwhile."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, call: str, body: bytes) -> tuple[bytes, bool]:
        """The reply to a call (with the query of its address, if it has one), and whether it is one of the desk."""
        if self._ends is None or self._ends[0].at_eof():
            self.close()
            self._ends = await asyncio.open_connection(self._server.host, self._server.port)
        reader, writer = self._ends
        head = f"POST /desk/{call} HTTP/1.1\r\nHost: {self._server.host}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(body)}"
        writer.write(head.encode() + b"\r\n\r\n" + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(answer.split("content-length: ")[1].split("\r\n")[0])
        reply = await reader.readexactly(size)
        return reply, " 200 " in answer.split("\r\n")[0] and b'"ok"' in reply[:60]

    def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()


@dataclass
class Tally:
    """What the calls of a stretch of time took, the server and all of its processes together."""

    session: int
    took: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._begun, self._used = perf_counter(), cpu_seconds(self.session)

    def count(self, seconds: float, reply: bytes, is_right: bool) -> None:
        """Count a call."""
        self.took.append(seconds)
        if not is_right:
            self.wrong.append(reply[:300].decode(errors="replace"))

    def figures(self) -> dict[str, Any]:
        """How many calls there were a second, what one costs, and how long they took."""
        spent, used = perf_counter() - self._begun, cpu_seconds(self.session) - self._used
        took = sorted(self.took)

        def at(part: float) -> float:
            return round(took[min(len(took) - 1, int(len(took) * part))] * 1000, 2)

        found: dict[str, Any] = {"calls": len(took), "a_second": round(len(took) / spent)}
        found |= {"cpu_ms": round(1000 * used / len(took), 2), "busy": round(used / spent, 2)}
        found |= {"p50_ms": at(0.5), "p99_ms": at(0.99), "most_ms": at(1)}
        return found | {"wrong": len(self.wrong), "first_wrong": self.wrong[:1]}


def cpu_seconds(session: int) -> float:
    """The processor time that all processes of a session have had; 0 where the system does not say."""
    ticks = 0
    for fields in _stats(session).values():
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(session: int) -> int:
    """The bytes of memory that all processes of a session have, what they share counted once (0 where none says)."""
    kilobytes = 0
    for process in _stats(session):
        with suppress(OSError, StopIteration):  # a process that has just ended
            rows = Path("/proc", process, "smaps_rollup").read_text().splitlines()
            kilobytes += int(next(row for row in rows if row.startswith("Pss:")).split()[1])
    return kilobytes * 1024


def _stats(session: int) -> dict[str, list[str]]:
    """What the system says of each process of a session, by its number: the fields behind its name."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # a process that has just ended
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                found[stat.parent.name] = fields
    return found


def show(figures: dict[str, Any]) -> None:
    """Print a row of figures."""
    print(json.dumps(figures, ensure_ascii=False), flush=True)
