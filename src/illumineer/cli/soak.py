"""`illumineer soak`: random games over a pool of cards, with the laws of the game checked after every decision."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from illumineer.cli.language import add_edition, add_language, at_least_one, told
from illumineer.messages import Message
from illumineer.vocab import player_name
from illumineer.words import say

if TYPE_CHECKING:
    from illumineer.compile.book import CardBook
    from illumineer.sim.soak import SoakFailure
    from illumineer.sim.tally import Tally

_FAILURE = Path("soak-failure.json")


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    soak = commands.add_parser("soak", help=told("commands.soak", lang))
    soak.add_argument("--games", type=int, metavar="N", default=200, help=told("soak.games", lang))
    soak.add_argument("--seed", type=int, metavar="N", default=1, help=told("commands.seed", lang, default=1))
    add_edition(soak, lang)
    soak.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help=told("soak.players", lang))
    pool = f"{told('commands.FILE', lang)}|db|house"
    soak.add_argument("--pool", default="house", metavar=pool, help=told("soak.pool", lang))
    record, again = told("soak.RECORD", lang), told("soak.replay", lang, file=str(_FAILURE))
    soak.add_argument("--replay", type=Path, metavar=record, help=again)
    soak.add_argument("--json", action="store_true", help=told("commands.json", lang))
    add_language(soak, lang)
    soak.set_defaults(run=_soak)


def _soak(args: argparse.Namespace) -> int:
    from illumineer.cli.pools import pool_book
    from illumineer.sim.soak import SoakFailure, soak

    at_least_one("--games", args.games)
    book = pool_book(args.pool, args.lang)
    if args.replay is not None:
        return _replay(args.replay, book, args.lang)
    try:
        tally = soak(book, args.games, args.seed, args.edition, _progress(args.games, args.lang), args.players)
    except SoakFailure as failure:
        _tell_failure(failure, args.pool, args.lang)
        return 1
    print(file=sys.stderr)
    data = _figures(tally, book, args.lang)
    if args.json:
        print(json.dumps(data))
    else:
        _print_soak(data, tally, args.lang)
    return 0


def _progress(games: int, lang: str) -> Any:
    begun = time.monotonic()

    def progress(tally: Tally) -> None:
        if tally.games % 10 == 0 or tally.games == games:
            rate = tally.games / max(1e-9, time.monotonic() - begun)
            left = (games - tally.games) / max(rate, 1e-9)
            line = told("soak.progress", lang, n=tally.games, games=games, rate=rate, left=left)
            print(f"\r{line} ", end="", file=sys.stderr, flush=True)

    return progress


# --- what came of it -------------------------------------------------------------------------


def _figures(tally: Tally, book: CardBook, lang: str) -> dict[str, Any]:
    resolving = [(spec, ability) for spec in book.cards for ability in spec.specs if ability.program is not None]
    never = [
        f"{spec.full_name}: {ability.name or told('soak.its_effect', lang)}"
        for spec, ability in resolving
        if not tally.abilities[ability.id]
    ]
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "turns": tally.turns,
        "ends": dict(tally.ends),
        "kinds": dict(tally.kinds),
        "keywords": dict(tally.keywords),
        "shifts": dict(tally.shifts),
        "played": dict(tally.hows),
        "missing": [f"{row}: {name}" for row, name in tally.missing()],
        "abilities": len(resolving),
        "never_resolved": never,
    }


def _print_soak(data: dict[str, Any], tally: Tally, lang: str) -> None:
    print(told("soak.summary", lang, games=tally.games, decisions=tally.decisions, turns=tally.turns))
    for key in ("ends", "kinds", "keywords", "shifts", "played"):
        print(f"\n{told(f'soak.{key}', lang)}")
        for name, n in sorted(data[key].items(), key=lambda row: -row[1]):
            print(f"  {say(_row(key, name), lang):<24}{n:>9}")
    missing = [
        Message("soak.of_row", {"row": Message(f"soak.row_{row}"), "name": _row(row, name)})
        for row, name in tally.missing()
    ]
    if missing:
        print("\n" + told("soak.never_seen", lang, names=missing))
    resolved = data["abilities"] - len(data["never_resolved"])
    print("\n" + told("soak.resolved", lang, n=resolved, all=data["abilities"]))


def _row(key: str, name: str) -> Message:
    """The title of a row: a keyword, or what a table of the soak counts."""
    return Message(f"keywords.{name.upper()}" if key == "keywords" else f"soak.{key}_{name}")


# --- a failure -------------------------------------------------------------------------------


def _tell_failure(failure: SoakFailure, pool: str, lang: str) -> None:
    record = failure.record
    _FAILURE.write_text(json.dumps(record))
    print(f"\nillumineer: {told('soak.broken', lang, law=failure.law)}", file=sys.stderr)
    print(told("soak.after", lang, seed=record["seed"], n=len(record["inputs"])), file=sys.stderr)
    for player, deck in enumerate(record["decks"]):
        print(f"  {player_name(player)}", file=sys.stderr)
        for name, n in Counter(deck).items():
            print(f"    {n} {name}", file=sys.stderr)
    print(told("soak.again", lang, file=str(_FAILURE.resolve())), file=sys.stderr)
    print(f"  illumineer soak --pool {pool} --replay {_FAILURE}", file=sys.stderr)


def _replay(path: Path, book: CardBook, lang: str) -> int:
    """Play a failure again, and tell the end of it."""
    from illumineer.play.saving import read_file
    from illumineer.record import replay
    from illumineer.sim.soak import broken_law

    game = replay(read_file(path), book)
    for event in game.events[-20:]:
        print(game.explain(event, lang))
    law = broken_law(game, deep=True)
    print(told("soak.broken", lang, law=law) if law is not None else told("soak.not_broken", lang))
    return 1 if law is not None else 0
