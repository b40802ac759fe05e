"""`illumineer play`: a game at the table, in a full screen or line by line."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from illumineer.cli.language import add_edition, add_language, told
from illumineer.cr import NEWEST
from illumineer.errors import CommandError
from illumineer.messages import Message

if TYPE_CHECKING:
    from illumineer.cards.library import Library
    from illumineer.play.session import Session

_HUMAN: Final = "human"
_OPPONENT: Final = "greedy"
_OF_A_NEW_GAME: Final = ("deck", "opponent_deck", "seed", "edition", "open_lists")
"""Options that say how a game begins."""

_SEED_BITS: Final = 64
"""Of a seed that nobody has given: too many to try them all."""


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    play = commands.add_parser("play", help=told("commands.play", lang))
    file = told("commands.FILE", lang)
    play.add_argument("--deck", metavar=file, help=told("play_command.deck", lang))
    play.add_argument("--opponent-deck", metavar=file, help=told("play_command.opponent_deck", lang))
    names = f"greedy|search|random|{_HUMAN}|{file}.py:{told('play_command.CLASS', lang)}"
    play.add_argument("--against", metavar=names, help=told("play_command.against", lang))
    play.add_argument("--seed", type=int, metavar="N", help=told("play_command.seed", lang))
    add_edition(play, lang)
    play.add_argument("--open-lists", action="store_true", default=None, help=told("play_command.open_lists", lang))
    play.add_argument("--json", action="store_true", help=told("play_command.json", lang))
    play.add_argument("--plain", action="store_true", help=told("play_command.plain", lang))
    play.add_argument("--resume", nargs="?", const="", metavar=file, help=told("play_command.resume", lang))
    add_language(play, lang)
    play.set_defaults(run=_play, edition=None)  # so that it shows whether one was given


def _play(args: argparse.Namespace) -> int:
    if args.json:
        return _talk(args)
    from illumineer.cards.library import open_library
    from illumineer.cli import terminal
    from illumineer.play.lines import Lines

    library = open_library()
    session = _begin(args, library) if args.resume is None else _resume(args, library)
    screen = terminal.screen(args.plain, session.lang)
    console = terminal.console(session.lang, library)
    if screen is None:
        return Lines(session, console, args.resume is not None).run()
    code, played = screen.run(session)
    Lines(played, console).farewell()
    return int(code)


def _resume(args: argparse.Namespace, library: Library) -> Session:
    """The saved game goes on; another opponent may sit down, but how it began has been settled."""
    from illumineer.play import saving
    from illumineer.play.session import Session

    given = [name for name in _OF_A_NEW_GAME if getattr(args, name) is not None]
    if given:
        raise CommandError("play_command.not_with_resume", options=[f"--{name.replace('_', '-')}" for name in given])
    path = Path(args.resume) if args.resume else saving.latest()
    against = () if args.against is None else (_seat(args.against),)
    return Session.resume(path, library, args.given_lang or None, against)


def _seat(against: str) -> str | None:
    """Who sits there: a bot by its name, or a person."""
    return None if against == _HUMAN else against


def _begin(args: argparse.Namespace, library: Library) -> Session:
    from illumineer.cards.decklist import read_deck_file
    from illumineer.cards.starters import starter_decks
    from illumineer.cli.deck_files import left_out
    from illumineer.play import saving
    from illumineer.play.session import Session

    decks = list(starter_decks())
    notices: list[Message] = []
    for place, file in enumerate((args.deck, args.opponent_deck)):
        if file is not None:
            deck = read_deck_file(file, library)
            decks[place] = deck.names
            notices += left_out(deck)
    seed, secret = args.seed, None
    if seed is None:  # a person who gives one wants the same game again, bots and all
        seed, secret = secrets.randbits(_SEED_BITS), secrets.randbits(_SEED_BITS)
    seats = (None, _seat(args.against or _OPPONENT))
    edition, keep = args.edition or NEWEST, saving.new_file(seed)
    open_lists = bool(args.open_lists)
    session = Session.begin(decks, library, seats, (), seed, edition, args.lang, open_lists, keep, secret)
    session.notices += notices
    return session


def _talk(args: argparse.Namespace) -> int:
    """A game over JSON: a line in, a line out, until the input ends or the client quits."""
    import sys

    from illumineer.limits import MOST_BYTES
    from illumineer.play.talk import Talk

    given = [name for name in (*_OF_A_NEW_GAME, "against", "resume") if getattr(args, name) is not None]
    if given:
        raise CommandError("play_command.not_with_json", options=[f"--{name.replace('_', '-')}" for name in given])
    talk = Talk(args.lang)
    while not talk.over and (line := sys.stdin.readline(MOST_BYTES + 2)):
        if line.strip():
            print(talk.line(line), flush=True)
    return 0
