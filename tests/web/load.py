"""`python -m tests.web.load`: how many calls a second the server answers on one core, and how long the slowest take.

The server and its processes run on one core, this script on another one (where the system can say so).  Several clients
ask on lasting connections, each its next call when the last one is answered, for a number of seconds.  Cards are
another one every time, so that no reply was kept; `--kept` asks for five cards again and again.  There are 19
situations, which differ in one number.  The server keeps no reply to them; the desk may still have the case and its
cards.  `--examples` judges the shipped examples, one after the other, with all cards that they have or invent.

On a machine that others use too, calls a second say little; `cpu_ms` is what a call costs, the server and all of its
processes together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from tests.web.conftest import ROOT

SITUATION: dict[str, Any] = {
    "setup": {
        "p1": {"play": ["Mickey Mouse - True Friend"], "ink": 5},
        "p2": {"play": [{"card": "Stitch - New Dog", "exerted": True}]},
    },
    "steps": [{"challenge": ["Mickey Mouse - True Friend", "Stitch - New Dog"]}],
}


def bodies(call: str, kept: bool, examples: bool) -> Any:
    """The arguments of one call after another."""
    import yaml

    from illumineer.cards.library import shared_library
    from illumineer.desk.examples import every

    names = [entry.full_name for entry in shared_library()]
    scenarios = [yaml.safe_load(each.text) for each in every().values()] if examples else []
    for n in count():
        if call == "cards.show":
            lang = "es" if n // len(names) % 2 else "en"
            args: dict[str, Any] = {"name": names[n % (5 if kept else len(names))], "lang": lang}
        elif call == "judge.run" and examples:
            args = {"scenario": scenarios[n % len(scenarios)]}
        elif call == "judge.run":
            setup = {**SITUATION["setup"], "p1": {**SITUATION["setup"]["p1"], "lore": n % 19}}
            args = {"scenario": {**SITUATION, "setup": setup}}
        elif call == "judge.play":
            setup = {**SITUATION["setup"], "p1": {**SITUATION["setup"]["p1"], "lore": n % 19}}
            moves = ["challenge Mickey Mouse - True Friend, Stitch - New Dog"]
            args = {"case": {"v": 1, "edition": "2.3", "setup": setup, "moves": moves, "title": ""}}
        else:
            args = {}
        yield json.dumps(args).encode()


def cpu_seconds(session: int) -> float:
    """The processor time that all processes of a session have had; 0 where the system does not say."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # a process that has just ended
            fields = stat.read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12]) if int(fields[3]) == session else 0
    return ticks / os.sysconf("SC_CLK_TCK")


async def client(
    host: str, port: int, call: str, wanted: Any, until: float, took: list[float], wrong: list[str]
) -> None:
    reader, writer = await asyncio.open_connection(host, port)
    while time.perf_counter() < until:
        body = next(wanted)
        head = f"POST /desk/{call} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(body)}"
        begun = time.perf_counter()
        writer.write(head.encode() + b"\r\n\r\n" + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(answer.split("content-length: ")[1].split("\r\n")[0])
        reply = await reader.readexactly(size)
        took.append(time.perf_counter() - begun)
        if " 200 " not in answer.split("\r\n")[0] or b'"ok"' not in reply[:60]:
            wrong.append(reply[:300].decode(errors="replace"))
    writer.close()


async def measure(host: str, port: int, call: str, session: int, args: argparse.Namespace) -> dict[str, Any]:
    wanted = bodies(call, args.kept, args.examples)
    await client(host, port, call, wanted, time.perf_counter() + 1, [], [])  # everything is loaded by then
    took: list[float] = []
    wrong: list[str] = []
    begun, used = time.perf_counter(), cpu_seconds(session)
    until = begun + args.seconds
    await asyncio.gather(*(client(host, port, call, wanted, until, took, wrong) for _ in range(args.clients)))
    spent, used = time.perf_counter() - begun, cpu_seconds(session) - used
    took.sort()

    def at(part: float) -> float:
        return round(took[min(len(took) - 1, int(len(took) * part))] * 1000, 2)

    figures: dict[str, Any] = {"a_second": round(len(took) / spent), "cpu_ms": round(1000 * used / len(took), 2)}
    figures |= {"p50_ms": at(0.5), "p99_ms": at(0.99), "most_ms": at(1), "wrong": len(wrong), "first_wrong": wrong[:1]}
    return {"call": call, "kept": args.kept, "examples": args.examples, "calls": len(took), **figures}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", nargs="+", default=["desk.hello", "cards.show", "judge.run", "judge.play"])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--examples", action="store_true")
    args = parser.parse_args()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[:1])  # inherited by the server and its processes
    words = [sys.executable, "-m", "tests.web.server", "real"]
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True) as server:
        if len(cores) > 1:
            os.sched_setaffinity(0, cores[1:])
        try:
            assert server.stdout is not None
            host, _, port = server.stdout.readline().strip().removeprefix("http://").rstrip("/").partition(":")
            for call in args.calls:
                found = measure(host, int(port), call, server.pid, args)
                print(json.dumps(asyncio.run(found), ensure_ascii=False), flush=True)
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
