"""The commands: `demo`, `soak`, `bench`, `deck`, `duel`, `matrix`, `judge`, `rules`, and the group `cards`.

With --json, standard output is the JSON alone; progress goes to standard error.
"""

from __future__ import annotations

import argparse
import json
import sys

from illumineer import __version__
from illumineer.cli import cards, deck, duel, judge, language, matrix, rules, soak
from illumineer.cli.language import at_least_one, told
from illumineer.errors import IllumineerError


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    try:
        lang = language.spoken(words)
    except IllumineerError as error:
        return _fail(error, "en")
    with language.argparse_speaks(lang):
        parser = _parser(lang)
        args = parser.parse_args(words)
        if args.command is None:
            parser.print_help()
            return 2
    try:
        return int(args.run(args))
    except IllumineerError as error:
        return _fail(error, args.lang)
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(f"\nillumineer: {told('commands.stopped', args.lang)}", file=sys.stderr)
        return 130


def _fail(error: IllumineerError, lang: str) -> int:
    print(f"illumineer: {error.told(lang)}", file=sys.stderr)
    return 2


def _parser(lang: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="illumineer", description=told("commands.about", lang))
    parser.add_argument(
        "--version", action="version", version=f"illumineer {__version__}", help=told("commands.version", lang)
    )
    language.add_language(parser, lang)
    parser.set_defaults(lang=lang)
    commands = parser.add_subparsers(dest="command", metavar=told("commands.COMMAND", lang))
    demo = commands.add_parser("demo", help=told("commands.demo", lang))
    demo.add_argument("--seed", type=int, metavar="N", default=7, help=told("commands.seed", lang, default=7))
    language.add_edition(demo, lang)
    demo.add_argument("--quiet", action="store_true", help=told("commands.demo_quiet", lang))
    demo.add_argument("--decks", nargs=2, metavar=("A", "B"), help=told("commands.demo_decks", lang))
    language.add_language(demo, lang)
    demo.set_defaults(run=_demo)
    soak.add(commands, lang)
    bench = commands.add_parser("bench", help=told("commands.bench", lang))
    bench.add_argument("--games", type=int, metavar="N", default=60, help=told("bench.games_option", lang))
    bench.add_argument("--seed", type=int, metavar="N", default=1, help=told("commands.seed", lang, default=1))
    bench.add_argument("--decks", nargs=2, metavar=("A", "B"), help=told("bench.decks", lang))
    bench.add_argument("--json", action="store_true", help=told("commands.json", lang))
    language.add_language(bench, lang)
    bench.set_defaults(run=_bench)
    cards.add(commands, lang)
    deck.add(commands, lang)
    duel.add(commands, lang)
    matrix.add(commands, lang)
    judge.add(commands, lang)
    rules.add(commands, lang)
    return parser


# --- demo ------------------------------------------------------------------------------------


def _demo(args: argparse.Namespace) -> int:
    from illumineer.cli.demo import show

    show(args.seed, args.edition, args.quiet, args.decks, args.lang)
    return 0


# --- bench -----------------------------------------------------------------------------------


def _bench(args: argparse.Namespace) -> int:
    from illumineer import house
    from illumineer.sim.bench import bench

    at_least_one("--games", args.games)
    book, decks = house.book(), None
    if args.decks:
        from illumineer.cards.decklist import read_deck_file
        from illumineer.cards.library import open_library

        library = open_library()
        decks = [read_deck_file(path, library).names for path in args.decks]
        book = library.book(name for deck in decks for name in deck)
    print(told("bench.playing", args.lang, n=args.games), file=sys.stderr)
    data = bench(book, args.games, args.seed, decks)
    if args.json:
        print(json.dumps(data))
        return 0
    print(told("bench.core_compiled" if data["compiled"] else "bench.core_python", args.lang))
    for key, value in data.items():
        if isinstance(value, dict):
            print(f"  {told(f'bench.{key}', args.lang)}")
            for row, number in value.items():
                print(f"    {row:<46}{told('bench.figure', args.lang, n=number):>12}")
        elif key != "compiled":
            print(f"  {told(f'bench.{key}', args.lang):<48}{told('bench.figure', args.lang, n=value):>12}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
