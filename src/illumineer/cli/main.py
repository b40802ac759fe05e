"""The commands: `play`, `replay`, `demo`, `duel`, `matrix`, `hand`, `deck`, `judge`, `rules`, `serve`, `soak`, `bench`,
`cards`.

With --json, standard output is the JSON alone; progress goes to standard error.
"""

from __future__ import annotations

import argparse
import errno
import sys
from io import TextIOWrapper

from illumineer import __version__
from illumineer.cli import bench, cards, deck, duel, hand, judge, language, matrix, play, replay, rules, serve, soak
from illumineer.cli.language import told
from illumineer.errors import CommandError, IllumineerError
from illumineer.words import foreign


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    if isinstance(sys.stdout, TextIOWrapper):  # a terminal that knows no accents shows a question mark instead
        sys.stdout.reconfigure(errors="replace")
    try:
        lang = language.spoken(words)
    except IllumineerError as error:
        return _fail(error, "en")
    with language.argparse_speaks(lang):
        parser = _parser(lang)
        args = parser.parse_args(words, argparse.Namespace(given_lang=language.given(words)))
        if args.command is None:
            parser.print_help()
            return 2
    try:
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except IllumineerError as error:
        return _fail(error, args.lang)
    except BrokenPipeError:
        return 0
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        return _fail(CommandError("commands.no_room", why=foreign.system(error)), args.lang)
    except KeyboardInterrupt:
        print(f"\nillumineer: {told('commands.stopped', args.lang)}", file=sys.stderr)
        return 130


def _fail(error: IllumineerError, lang: str) -> int:
    print(f"illumineer: {error.told(lang)}", file=sys.stderr)
    return 2


def _parser(lang: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="illumineer", description=told("commands.about", lang))
    parser.add_argument("--version", action=_Version, nargs=0, help=told("commands.version", lang))
    language.add_language(parser, lang)
    parser.set_defaults(lang=lang)
    commands = parser.add_subparsers(dest="command", metavar=told("commands.COMMAND", lang))
    play.add(commands, lang)
    replay.add(commands, lang)
    demo = commands.add_parser("demo", help=told("commands.demo", lang))
    demo.add_argument("--seed", type=int, metavar="N", default=7, help=told("commands.seed", lang, default=7))
    language.add_edition(demo, lang)
    demo.add_argument("--quiet", action="store_true", help=told("commands.demo_quiet", lang))
    demo.add_argument("--decks", nargs=2, metavar=("A", "B"), help=told("commands.demo_decks", lang))
    language.add_language(demo, lang)
    demo.set_defaults(run=_demo)
    soak.add(commands, lang)
    bench.add(commands, lang)
    cards.add(commands, lang)
    deck.add(commands, lang)
    hand.add(commands, lang)
    duel.add(commands, lang)
    matrix.add(commands, lang)
    judge.add(commands, lang)
    rules.add(commands, lang)
    serve.add(commands, lang)
    return parser


class _Version(argparse.Action):
    """Says the version, and whether the core is compiled, which is looked up only now."""

    def __call__(self, parser: argparse.ArgumentParser, args: argparse.Namespace, *_: object) -> None:
        from illumineer.sim.build import is_compiled

        key = "commands.version_compiled" if is_compiled() else "commands.version_pure"
        print(told(key, args.lang, version=__version__))
        parser.exit()


# --- demo ------------------------------------------------------------------------------------


def _demo(args: argparse.Namespace) -> int:
    from illumineer.cli.demo import show

    show(args.seed, args.edition, args.quiet, args.decks, args.lang)
    return 0


if __name__ == "__main__":
    sys.exit(main())
