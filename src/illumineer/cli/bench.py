"""`illumineer bench`: how fast the engine plays, and how much memory it takes (docs/speed.md)."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, Final

from illumineer.cli.language import add_language, at_least_one, told
from illumineer.errors import CommandError

_FUNCTIONS: Final = 25
"""How many functions of a profile are printed; --json has all."""


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    bench = commands.add_parser("bench", help=told("commands.bench", lang))
    bench.add_argument("--games", type=int, metavar="N", default=60, help=told("bench.games_option", lang))
    bench.add_argument("--seed", type=int, metavar="N", default=1, help=told("commands.seed", lang, default=1))
    bench.add_argument("--decks", nargs=2, metavar=("A", "B"), help=told("bench.decks", lang))
    bench.add_argument("--jobs", type=int, metavar="N", default=1, help=told("bench.jobs_option", lang))
    bench.add_argument("--memory", action="store_true", help=told("bench.memory_option", lang))
    bench.add_argument("--instructions", action="store_true", help=told("bench.instructions_option", lang))
    bench.add_argument("--of", metavar="WORK", default="game", help=told("bench.of_option", lang))
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
    from illumineer.sim.instructions import WORK, instructions

    if args.of != "all" and args.of not in WORK:
        raise CommandError("bench.no_work", name=args.of, known=[*WORK, "all"])
    works = list(WORK) if args.of == "all" else [args.of]
    print(told("bench.counting", args.lang, n=len(works)), file=sys.stderr)
    data = instructions(works, args.seed, decks)
    if args.json:
        print(json.dumps(data))
        return 0
    print(_core(data, args.lang))
    for name, counted in data["counted"].items():
        whole = counted["instructions"]
        print(_row(told(f"bench.work_{name}", args.lang), whole, args.lang))
        print("  " + told("bench.by_kind", args.lang))
        for kind, n in counted["by_kind"].items():
            print(_row("  " + told(f"bench.kind_{kind}", args.lang), n, args.lang, f"{n / whole:4.0%}"))
        print("  " + told("bench.by_function", args.lang))
        for function, n in list(counted["by_function"].items())[:_FUNCTIONS]:
            print(_row("  " + function, n, args.lang, f"{n / whole:4.0%}"))
    return 0


def _print(data: dict[str, Any], lang: str) -> None:
    print(_core(data, lang))
    for key, value in data.items():
        if isinstance(value, dict):
            print(f"  {told(f'bench.{key}', lang)}")
            for row, number in value.items():
                print(_row(f"  {row}", number, lang))
        elif key != "compiled":
            print(_row(told(f"bench.{key}", lang), value, lang))


def _core(data: dict[str, Any], lang: str) -> str:
    return told("bench.core_compiled" if data["compiled"] else "bench.core_python", lang)


def _row(name: str, number: float, lang: str, share: str = "") -> str:
    return f"  {name:<48}{told('bench.figure', lang, n=number):>12}{share:>7}"
