"""The commands: `demo`, `soak`, `bench`, `deck`, `judge`, `rules`, and the group `cards`.

With --json, standard output is the JSON alone; progress goes to standard error.
"""

from __future__ import annotations

import argparse
import json
import sys

from illumineer import __version__
from illumineer.cli import cards, deck, judge, rules, soak
from illumineer.errors import IllumineerError


def main(argv: list[str] | None = None) -> int:
    parser = _parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 2
    try:
        return int(args.run(args))
    except IllumineerError as error:
        print(f"illumineer: {error.told(getattr(args, 'lang', 'en'))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print("\nillumineer: stopped", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="illumineer", description="A rules engine for Disney Lorcana (an unofficial fan project)."
    )
    parser.add_argument("--version", action="version", version=f"illumineer {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    demo = commands.add_parser("demo", help="show a game between two bots, step by step, with rule citations")
    demo.add_argument("--seed", type=int, default=7, help="which game (default 7)")
    demo.add_argument("--edition", default="2.3", help="the edition of the rules (default 2.3)")
    demo.add_argument("--quiet", action="store_true", help="show moves only, not every event")
    demo.add_argument("--decks", nargs=2, metavar=("A", "B"), help="two deck lists (default: two starter decks)")
    demo.set_defaults(run=_demo)
    soak.add(commands)
    bench = commands.add_parser("bench", help="measure games, decisions, moves and copies per second")
    bench.add_argument("--games", type=int, default=60)
    bench.add_argument("--seed", type=int, default=1)
    bench.add_argument("--decks", nargs=2, metavar=("A", "B"), help="two deck lists (default: random house decks)")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)
    cards.add(commands)
    deck.add(commands)
    judge.add(commands)
    rules.add(commands)
    return parser


# --- demo ------------------------------------------------------------------------------------


def _demo(args: argparse.Namespace) -> int:
    from illumineer.cli.demo import show

    show(args.seed, args.edition, args.quiet, args.decks)
    return 0


# --- bench -----------------------------------------------------------------------------------


def _bench(args: argparse.Namespace) -> int:
    from illumineer import house
    from illumineer.sim.bench import bench

    if args.games < 1:
        print("illumineer: --games must be at least 1", file=sys.stderr)
        return 2
    book, decks = house.book(), None
    if args.decks:
        from illumineer.cards.decklist import read_deck_file
        from illumineer.cards.library import open_library

        library = open_library()
        decks = [read_deck_file(path, library).names for path in args.decks]
        book = library.book(name for deck in decks for name in deck)
    print(f"playing {args.games} games …", file=sys.stderr)
    data = bench(book, args.games, args.seed, decks)
    if args.json:
        print(json.dumps(data))
        return 0
    print(f"core: {'compiled' if data['compiled'] else 'pure Python'}")
    for key, value in data.items():
        if isinstance(value, dict):
            print(f"  {key.replace('_', ' ')}")
            for row, number in value.items():
                print(f"    {row:<30}{number:>12}")
        elif key != "compiled":
            print(f"  {key.replace('_', ' '):<32}{value:>12}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
