"""What the commands that play many games have in common: options, decks, who plays, progress."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, redirect_stdout
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from illumineer.bots.limits import BOT_TIME, GAME_DECISIONS, TURN_DECISIONS, TURN_LIMIT
from illumineer.cli.language import add_edition, add_language, at_least_one, told
from illumineer.cli.narrow import unread
from illumineer.errors import CommandError, SimulationError
from illumineer.messages import Message

if TYPE_CHECKING:
    from illumineer.cards.library import Library
    from illumineer.sim.crew import Crew
    from illumineer.sim.duel import Duel
    from illumineer.sim.running import Ended, Match

GAMES = 1000
_BAR = 40
_LEAST_BAR = 8
_LONG = 100 * 3600 - 1
"""Seconds: nobody waits for longer, and the first games of a run say little about it."""


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """The options of every command that plays many games."""

    def number(*names: str, key: str, default: int) -> None:
        parser.add_argument(*names, type=int, metavar="N", default=default, help=told(key, lang, default=default))

    name = told("commands.NAME", lang)
    number("-n", "--games", key="duel.games_option", default=GAMES)
    parser.add_argument("--bot", nargs="+", metavar=name, help=told("duel.bot", lang))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--jobs", type=int, metavar="N", help=told("duel.jobs", lang))
    who.add_argument("--ray", metavar=told("duel.ADDRESS", lang), help=told("duel.ray", lang))
    parser.add_argument("--until-certain", action="store_true", help=told("duel.until_certain", lang))
    number("--seed", key="commands.seed", default=1)
    parser.add_argument("--out", type=Path, metavar=told("duel.DIR", lang), help=told("duel.out", lang))
    parser.add_argument("--json", action="store_true", help=told("commands.json", lang))
    parser.add_argument("--open-lists", action="store_true", help=told("duel.open_lists", lang))
    add_edition(parser, lang)
    number("--turn-limit", key="duel.turn_limit", default=TURN_LIMIT)
    number("--turn-decisions", key="duel.turn_decisions", default=TURN_DECISIONS)
    number("--game-decisions", key="duel.game_decisions", default=GAME_DECISIONS)
    seconds, longest = told("duel.SECONDS", lang), told("duel.bot_time", lang, default=BOT_TIME)
    parser.add_argument("--bot-time", type=float, metavar=seconds, default=BOT_TIME, help=longest)
    add_language(parser, lang)


def check_options(args: argparse.Namespace) -> None:
    """CommandError for numbers that make no sense."""
    at_least_one("--games", args.games)
    at_least_one("--turn-limit", args.turn_limit)
    at_least_one("--turn-decisions", args.turn_decisions)
    at_least_one("--game-decisions", args.game_decisions)
    if args.jobs is not None:
        at_least_one("--jobs", args.jobs)
    if not args.bot_time > 0:
        raise CommandError("duel.no_time")


# --- what is played --------------------------------------------------------------------------


def read_decks(files: Sequence[str], library: Library, args: argparse.Namespace) -> list[tuple[str, ...]]:
    """The decks of these files, each in the order in which it is shuffled; DeckError unless all are legal.

    Standard error says what was left out of them.
    """
    from illumineer.cards.decklist import read_deck_file
    from illumineer.cli.deck_files import tell_left_out
    from illumineer.core.edition import edition
    from illumineer.sim.entered import entered

    rules = edition(args.edition).name
    found: list[tuple[str, ...]] = []
    for file in files:
        deck = read_deck_file(file, library)
        cards = entered(deck, file, library, rules)
        tell_left_out(deck, args.lang)
        found.append(cards)
    return found


def called(files: Sequence[str]) -> list[str]:
    """What decks are called: their files' names; the whole path if two files have the same, a number if it is one."""
    stems = {file: legible(Path(file).stem) for file in files}
    names = list(stems.values())
    found = [stems[file] if names.count(stems[file]) == 1 else legible(file) for file in files]
    which = [found[: i + 1].count(name) for i, name in enumerate(found)]
    return [name if found.count(name) == 1 else f"{name} ({n})" for name, n in zip(found, which, strict=True)]


def legible(name: str) -> str:
    """A name that can be written anywhere: that of a file may have bytes that are no text."""
    return name.encode(errors="replace").decode()


def bots(args: argparse.Namespace, decks: int) -> list[str]:
    """The bot of each deck; BotError if there is none of that name."""
    from illumineer.bots.named import make
    from illumineer.bots.search.bot import SearchBot

    given: list[str] = args.bot or ["greedy"]
    if len(given) not in (1, decks):
        raise CommandError("duel.bots", n=len(given), decks=decks)
    found = [_everywhere(name) for name in given]
    with bots_print_aside():
        for name in dict.fromkeys(found):
            bot = make(name)
            if isinstance(bot, SearchBot) and bot.seconds >= args.bot_time:
                raise CommandError("duel.thinks_too_long", bot=name, seconds=args.bot_time)
    return found * decks if len(found) == 1 else found


def bots_print_aside() -> AbstractContextManager[object]:
    """What a bot prints goes to standard error: standard output is for the figures."""
    return redirect_stdout(sys.stderr)


def _everywhere(name: str) -> str:
    """A bot's name; with the whole path of its file if it has one, since workers may stand elsewhere."""
    from illumineer.bots.named import file_of

    own = file_of(name)
    return f"{own[0].resolve()}:{own[1]}" if own is not None else name


def duel(
    args: argparse.Namespace,
    library: Library,
    names: tuple[str, str],
    decks: tuple[tuple[str, ...], tuple[str, ...]],
    players: tuple[str, str],
) -> Duel:
    """The duel of two decks, as the options say."""
    from illumineer.sim.entered import duel_of

    return duel_of(
        library,
        names,
        decks,
        players,
        seed=args.seed,
        edition=args.edition,
        turn_limit=args.turn_limit,
        open_lists=args.open_lists,
        bot_time=args.bot_time,
        turn_decisions=args.turn_decisions,
        game_decisions=args.game_decisions,
    )


# --- who plays -------------------------------------------------------------------------------


def crew(args: argparse.Namespace) -> Crew:
    """Who plays the games, as the options say."""
    from illumineer.sim.crew import here
    from illumineer.sim.processes import cores, processes

    if args.ray is not None:
        from illumineer.sim.on_ray import on_ray

        return on_ray(args.ray)
    jobs = args.jobs or cores()
    return here if jobs == 1 else processes(jobs)


# --- how far it is ---------------------------------------------------------------------------


@contextmanager
def progress(matches: Sequence[Match], title: str, lang: str) -> Iterator[Callable[[], None]]:
    """Show on standard error how many games have been played, how fast, and how it stands."""
    total = sum(match.games for match in matches)
    resumed = sum(len(match.results) for match in matches)
    if resumed:
        print(told("duel.resumed", lang, n=resumed), file=sys.stderr)
    if not sys.stderr.isatty():
        print(told("duel.playing", lang, what=title, n=total - resumed), file=sys.stderr)
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress, TextColumn

    out = Console(stderr=True)
    begun = time.monotonic()
    with Progress(TextColumn("{task.description}", markup=False), console=out, transient=True) as shown:
        counted = told("duel.counted", lang, n=resumed, games=total)
        task = shown.add_task(progress_line(out.width, title, resumed / total, [counted]), total=total)

        def watch() -> None:
            done = sum(len(match.results) for match in matches)
            rate = (done - resumed) / max(1e-9, time.monotonic() - begun)
            left = timedelta(seconds=min(int((total - done) / max(rate, 1e-9)), _LONG))
            blanks = {"n": done, "games": total, "rate": rate, "left": str(left)}
            found = [told("duel.speed", lang, **blanks), told("duel.counted", lang, n=done, games=total)]
            if len(matches) == 1:
                share = 100 * matches[0].results.wins(0) / max(1, done)
                found.insert(0, told("duel.progress", lang, **blanks, deck=matches[0].duel.names[0], share=share))
            shown.update(task, completed=done, description=progress_line(out.width, title, done / total, found))

        yield watch


def progress_line(width: int, title: str, part: float, figures: Sequence[str]) -> str:
    """How far it is, in one line that is not cut off.

    The longest figures that fit, then a bar before them, then before that the title, if there is room for it all.
    """
    from rich.cells import cell_len

    shown = next((each for each in figures if cell_len(each) <= width), "")
    room = width - cell_len(shown) - 1
    named = room - cell_len(title) - 1
    bar = min(_BAR, named if named >= _LEAST_BAR else room)
    if bar < _LEAST_BAR:
        return shown
    full = int(bar * part)
    drawn = f"{'█' * full}{'░' * (bar - full)} {shown}"
    return f"{title} {drawn}" if named >= _LEAST_BAR else drawn


def complaints(matches: Sequence[Match], ended: Ended, lang: str) -> int:
    """Say on standard error what kept the games from being played or written as asked; the exit code."""
    from illumineer.sim.said import fault_alone

    code = 0
    for match in matches:
        if match.out is not None and match.out.failed is not None:
            _complain(match.out.failed, lang)
            code = 1
        if match.hopeless:
            _complain(Message("duel.hopeless", {"n": len(match.results), "fault": fault_alone(match.hopeless)}), lang)
            code = 2
    if ended.error is not None:
        _complain(ended.error.message, lang)
        code = 2
    if ended.interrupted:
        _complain(Message("duel.interrupted", {"n": sum(len(match.results) for match in matches)}), lang)
        code = 130
    return code


def _complain(what: Message, lang: str) -> None:
    from illumineer.words import say

    print(f"illumineer: {say(what, lang)}", file=sys.stderr)


# --- what came of it -------------------------------------------------------------------------


def print_json(data: dict[str, Any]) -> None:
    """For programs; if whoever should read it is gone, the files are written all the same."""
    try:
        print(json.dumps(data, ensure_ascii=False), flush=True)
    except BrokenPipeError:
        unread()


def finish(out: Path | None, data: dict[str, Any], lang: str) -> int:
    """Write what came of it; the exit code."""
    from illumineer.sim.rundir import write_json

    if out is None:
        return 0
    try:
        write_json(out / "summary.json", data)
    except SimulationError as error:
        _complain(error.message, lang)
        return 1
    return 0
