"""`python -m tests.web.load`: how many calls a second the server answers on one core, and how long the slowest take.

The server and its processes run on one core, this script on another one (where the system can say so).  Several clients
ask on lasting connections, each its next call when the last one is answered, for a number of seconds.  Cards are
another one every time, so that no reply was kept; `--kept` asks for five cards again and again.  There are 19
situations, which differ in one number.  The server keeps no reply to them; the desk may still have the case and its
cards.  `--examples` judges the shipped examples, one after the other, with all cards that they have or invent.

`--tables 200` measures tables instead (tests/web/load_tables.py), `--lab 2000` a duel (tests/web/load_lab.py).

On a machine that others use too, calls a second say little; `cpu_ms` is what a call costs, the server and all of its
processes together.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import time
from itertools import count
from typing import Any

from tests.web import load_lab, load_tables
from tests.web.loading import Connection, Server, Tally, serving_alone, show

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


async def client(server: Server, call: str, wanted: Any, until: float, tally: Tally) -> None:
    connection = Connection(server)
    while time.perf_counter() < until:
        body = next(wanted)
        begun = time.perf_counter()
        reply, is_right = await connection.ask(call, body)
        tally.count(time.perf_counter() - begun, reply, is_right)
    connection.close()


async def measure(server: Server, call: str, args: argparse.Namespace) -> dict[str, Any]:
    wanted = bodies(call, args.kept, args.examples)
    await client(server, call, wanted, time.perf_counter() + 1, Tally(server.session))  # everything is loaded by then
    tally = Tally(server.session)
    until = time.perf_counter() + args.seconds
    await asyncio.gather(*(client(server, call, wanted, until, tally) for _ in range(args.clients)))
    return {"call": call, "kept": args.kept, "examples": args.examples, **tally.figures()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", nargs="+", default=["desk.hello", "cards.show", "judge.run", "judge.play"])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--examples", action="store_true")
    parser.add_argument("--tables", type=int, default=0, help="measure so many tables instead")
    parser.add_argument("--lab", type=int, default=0, help="measure a duel of so many games instead")
    parser.add_argument("--rate", type=float, default=300, help="answers a second at all tables together")
    args = parser.parse_args()
    gc.disable()  # the clients' own pauses, with what 200 tables have sent, are none of the server's
    if args.tables:
        for kind in load_tables.KINDS:
            with serving_alone() as server:
                asyncio.run(load_tables.measure(server, kind, args.tables, args.rate, args.seconds))
        return
    if args.lab:
        with serving_alone(one_core=False) as server:
            show(asyncio.run(load_lab.through_server(server, args.lab)))
        show(load_lab.by_command(args.lab))
        return
    with serving_alone() as server:
        for call in args.calls:
            show(asyncio.run(measure(server, call, args)))


if __name__ == "__main__":
    main()
