"""`python -m tests.web.load`: how many calls a second the server answers on one core, and how long the slowest take.

The server and its processes run on one core, this script on another one (where the system can say so).  Several clients
ask on lasting connections, each its next call when the last one is answered, for a number of seconds.  Cards are
another one every time, so that no reply was kept; `--kept` asks for five cards again and again.  Situations differ in
one number, of which there are 19: the server keeps no reply to them, but the desk may still have a case that it played.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from itertools import count
from typing import Any

from tests.web.conftest import ROOT

SITUATION: dict[str, Any] = {
    "setup": {
        "p1": {"play": ["Mickey Mouse - True Friend"], "ink": 5},
        "p2": {"play": [{"card": "Stitch - New Dog", "exerted": True}]},
    },
    "steps": [{"challenge": ["Mickey Mouse - True Friend", "Stitch - New Dog"]}],
}


def bodies(call: str, kept: bool) -> Any:
    """The arguments of one call after another."""
    from illumineer.cards.library import shared_library

    names = [entry.full_name for entry in shared_library()]
    for n in count():
        if call == "cards.show":
            lang = "es" if n // len(names) % 2 else "en"
            args: dict[str, Any] = {"name": names[n % (5 if kept else len(names))], "lang": lang}
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


async def measure(host: str, port: int, call: str, clients: int, seconds: float, kept: bool) -> dict[str, Any]:
    wanted = bodies(call, kept)
    await client(host, port, call, wanted, time.perf_counter() + 1, [], [])  # everything is loaded by then
    took: list[float] = []
    wrong: list[str] = []
    begun = time.perf_counter()
    until = begun + seconds
    await asyncio.gather(*(client(host, port, call, wanted, until, took, wrong) for _ in range(clients)))
    spent = time.perf_counter() - begun
    took.sort()

    def at(part: float) -> float:
        return round(took[min(len(took) - 1, int(len(took) * part))] * 1000, 2)

    figures = {"p50_ms": at(0.5), "p99_ms": at(0.99), "most_ms": at(1), "wrong": len(wrong), "first_wrong": wrong[:1]}
    return {"call": call, "kept": kept, "calls": len(took), "a_second": round(len(took) / spent), **figures}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", nargs="+", default=["desk.hello", "cards.show", "judge.run", "judge.play"])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[:1])  # inherited by the server and its processes
    words = [sys.executable, "-m", "tests.web.server", "real"]
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as server:
        if len(cores) > 1:
            os.sched_setaffinity(0, cores[1:])
        try:
            assert server.stdout is not None
            host, _, port = server.stdout.readline().strip().removeprefix("http://").rstrip("/").partition(":")
            for call in args.calls:
                found = measure(host, int(port), call, args.clients, args.seconds, args.kept)
                print(json.dumps(asyncio.run(found), ensure_ascii=False), flush=True)
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
