"""`illumineer soak`: random games over a pool of cards, with the laws of the game checked after every decision."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from illumineer.errors import RecordError

if TYPE_CHECKING:
    from illumineer.compile.book import CardBook
    from illumineer.sim.soak import SoakFailure
    from illumineer.sim.tally import Tally

_FAILURE = Path("soak-failure.json")


def add(commands: Any) -> None:
    """Add the command."""
    soak = commands.add_parser("soak", help="play random games and check the laws after every decision")
    soak.add_argument("--games", type=int, default=200, help="how many games (default 200)")
    soak.add_argument("--seed", type=int, default=1)
    soak.add_argument("--edition", default="2.3")
    soak.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    soak.add_argument(
        "--pool",
        default="house",
        metavar="FILE|db|house",
        help="the cards: a card file of LorcanaJSON, the card database, or the house pool (default)",
    )
    soak.add_argument("--replay", type=Path, metavar="RECORD", help=f"play a failure again ({_FAILURE})")
    soak.add_argument("--json", action="store_true")
    soak.set_defaults(run=_soak)


def _soak(args: argparse.Namespace) -> int:
    from illumineer.cli.pools import pool_book
    from illumineer.sim.soak import SoakFailure, soak

    if args.games < 1:
        print("illumineer: --games must be at least 1", file=sys.stderr)
        return 2
    book = pool_book(args.pool)
    if args.replay is not None:
        return _replay(args.replay, book)
    try:
        tally = soak(book, args.games, args.seed, args.edition, _progress(args.games), args.players)
    except SoakFailure as failure:
        _tell_failure(failure, args.pool)
        return 1
    print(file=sys.stderr)
    data = _figures(tally, book)
    if args.json:
        print(json.dumps(data))
    else:
        _print_soak(data)
    return 0


def _progress(games: int) -> Any:
    begun = time.monotonic()

    def progress(tally: Tally) -> None:
        if tally.games % 10 == 0 or tally.games == games:
            rate = tally.games / max(1e-9, time.monotonic() - begun)
            left = (games - tally.games) / max(rate, 1e-9)
            print(
                f"\r{tally.games}/{games} games, {rate:.1f} a second, {left:.0f} s left ",
                end="",
                file=sys.stderr,
                flush=True,
            )

    return progress


# --- what came of it -------------------------------------------------------------------------


def _figures(tally: Tally, book: CardBook) -> dict[str, Any]:
    resolving = [(spec, ability) for spec in book.cards for ability in spec.specs if ability.program is not None]
    never = [
        f"{spec.full_name}: {ability.name or 'its effect'}"
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
        "missing": tally.missing(),
        "abilities": len(resolving),
        "never_resolved": never,
    }


def _print_soak(data: dict[str, Any]) -> None:
    print(f"{data['games']} games, {data['decisions']} decisions, {data['turns']} turns: no law broken")
    for title, key in (
        ("how the games ended", "ends"),
        ("abilities that resolved, by kind", "kinds"),
        ("keywords that made a difference", "keywords"),
        ("Shift", "shifts"),
        ("cards played for", "played"),
    ):
        print(f"\n{title}")
        for name, n in sorted(data[key].items(), key=lambda row: -row[1]):
            print(f"  {name.replace('_', ' '):<22}{n:>9}")
    if data["missing"]:
        print(f"\nnever seen: {', '.join(data['missing'])}")
    print(
        f"\n{data['abilities'] - len(data['never_resolved'])} of {data['abilities']} abilities that resolve have "
        "resolved (--json lists the others)"
    )


# --- a failure -------------------------------------------------------------------------------


def _tell_failure(failure: SoakFailure, pool: str) -> None:
    record = failure.record
    _FAILURE.write_text(json.dumps(record))
    print(f"\nillumineer: a law is broken: {failure}", file=sys.stderr)
    print(f"seed {record['seed']}, after {len(record['inputs'])} answers; the decks:", file=sys.stderr)
    for player, deck in enumerate(record["decks"]):
        print(f"  p{player + 1}", file=sys.stderr)
        for name, n in Counter(deck).items():
            print(f"    {n} {name}", file=sys.stderr)
    print(f"the record is in {_FAILURE.resolve()}; to play it again:", file=sys.stderr)
    print(f"  illumineer soak --pool {pool} --replay {_FAILURE}", file=sys.stderr)


def _replay(path: Path, book: CardBook) -> int:
    """Play a failure again, and tell the end of it."""
    from illumineer.record import replay
    from illumineer.sim.soak import broken_law

    try:
        record = json.loads(path.read_text())
    except (OSError, ValueError) as error:
        raise RecordError(f"{path}: {error}") from None
    game = replay(record, book)
    for event in game.events[-20:]:
        print(game.explain(event))
    law = broken_law(game, deep=True)
    print(f"a law is broken: {law}" if law else "no law is broken")
    return 1 if law else 0
