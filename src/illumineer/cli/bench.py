"""`illumineer bench`: how fast the engine plays, and how much memory it takes (docs/speed.md)."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from illumineer.cli.language import add_language, at_least_one, told


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    bench = commands.add_parser("bench", help=told("commands.bench", lang))
    bench.add_argument("--games", type=int, metavar="N", default=60, help=told("bench.games_option", lang))
    bench.add_argument("--seed", type=int, metavar="N", default=1, help=told("commands.seed", lang, default=1))
    bench.add_argument("--decks", nargs=2, metavar=("A", "B"), help=told("bench.decks", lang))
    bench.add_argument("--jobs", type=int, metavar="N", default=1, help=told("bench.jobs_option", lang))
    bench.add_argument("--memory", action="store_true", help=told("bench.memory_option", lang))
    bench.add_argument("--instructions", action="store_true", help=told("bench.instructions_option", lang))
    bench.add_argument("--json", action="store_true", help=told("commands.json", lang))
    add_language(bench, lang)
    bench.set_defaults(run=_bench)


def _bench(args: argparse.Namespace) -> int:
    from illumineer.sim.bench import bench, book_for, race

    at_least_one("--games", args.games)
    at_least_one("--jobs", args.jobs)
    decks = _read(args.decks, args.lang)
    if args.instructions:
        return _instructions(args, decks)
    book = book_for(decks)
    print(told("bench.playing", args.lang, n=args.games), file=sys.stderr)
    if args.memory:
        return _memory(args, book, decks)
    data = bench(book, args.games, args.seed, decks)
    if args.jobs > 1:
        data |= race(book, args.games, args.seed, decks, args.jobs)
    if args.json:
        print(json.dumps(data))
    else:
        _print(data, args.lang)
    return 0


def _read(paths: list[str] | None, lang: str) -> list[list[str]] | None:
    if paths is None:
        return None
    from illumineer.cards.library import open_library
    from illumineer.cli.deck_files import read_all

    return read_all(paths, open_library(), lang)


def _memory(args: argparse.Namespace, book: Any, decks: list[list[str]] | None) -> int:
    """Memory over many games, told as it goes: with --json on standard error, and as a whole at the end."""
    from illumineer.sim.memory import grow

    def tell(n: int, megabytes: float) -> None:
        line = told("bench.held", args.lang, n=n, megabytes=megabytes)
        print(line, file=sys.stderr if args.json else sys.stdout, flush=True)

    data = grow(book, args.games, args.seed, decks, tell)
    if args.json:
        print(json.dumps(data))
    else:
        print(told("bench.grown", args.lang, megabytes=data["growth_megabytes"]))
    return 0


def _instructions(args: argparse.Namespace, decks: list[list[str]] | None) -> int:
    from illumineer.sim.instructions import FEW, MANY, instructions

    print(told("bench.counting", args.lang, few=FEW, many=MANY), file=sys.stderr)
    data = instructions(args.seed, decks)
    if args.json:
        print(json.dumps(data))
    else:
        _print(data, args.lang)
    return 0


def _print(data: dict[str, Any], lang: str) -> None:
    print(told("bench.core_compiled" if data["compiled"] else "bench.core_python", lang))
    for key, value in data.items():
        if isinstance(value, dict):
            print(f"  {told(f'bench.{key}', lang)}")
            for row, number in value.items():
                print(f"    {row:<46}{told('bench.figure', lang, n=number):>12}")
        elif key != "compiled":
            print(f"  {told(f'bench.{key}', lang):<48}{told('bench.figure', lang, n=value):>12}")
