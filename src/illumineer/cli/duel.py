"""`illumineer duel A B`: many games between two decks, and which of them wins more."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from illumineer.cli.language import told
from illumineer.cli.simulating import (
    add_options,
    bots,
    called,
    check_options,
    complaints,
    crew,
    duel,
    fault_told,
    figures,
    finish,
    progress,
    read_decks,
    share,
)
from illumineer.messages import Arg

if TYPE_CHECKING:
    from illumineer.sim.running import Match, Versus
    from illumineer.sim.statistics import Summary


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    parser = commands.add_parser("duel", help=told("commands.duel", lang), description=told("duel.about", lang))
    parser.add_argument("decks", nargs=2, metavar=told("duel.DECK", lang), help=told("duel.decks", lang))
    parser.add_argument("--versus", metavar=told("duel.DECK", lang), help=told("duel.versus", lang))
    add_options(parser, lang)
    parser.set_defaults(run=_duel)


def _duel(args: argparse.Namespace) -> int:
    from illumineer.cards.library import open_library
    from illumineer.sim.duel import in_order
    from illumineer.sim.rundir import RunDir
    from illumineer.sim.running import Match, Versus, play

    check_options(args)
    library = open_library()
    files = [*args.decks, *([args.versus] if args.versus else [])]
    names, decks = called(files), read_decks(files, library, args.edition)
    one, other = bots(args, 2)
    duels = [duel(args, library, (names[0], names[1]), (decks[0], decks[1]), (one, other))]
    if args.versus:
        again = in_order(decks[2], like=decks[0])
        duels.append(duel(args, library, (names[2], names[1]), (again, decks[1]), (one, other)))
    playing = crew(args)
    places: list[RunDir | None] = [None] * len(duels)
    if args.out is not None:
        ways = [args.out] if len(duels) == 1 else [args.out / "1", args.out / "2"]
        places = [RunDir(way, each) for way, each in zip(ways, duels, strict=True)]
    alone = args.until_certain and not args.versus
    matches = [Match(each, args.games, alone, place) for each, place in zip(duels, places, strict=True)]
    versus = Versus(matches[0], matches[1], args.until_certain) if args.versus else None
    title = told("duel.title", args.lang, one=names[0], other=names[1])
    with progress(matches, title, args.lang) as watch:
        ended = play(matches, playing, versus, watch)
    summaries = [match.summary() for match in matches]
    data = _figures(matches, summaries, versus)
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        for match, summary in zip(matches, summaries, strict=True):
            _show(match, summary, args.lang)
        if versus is not None:
            _show_difference(versus, args.lang)
    return max(complaints(matches, ended, args.lang), finish(args.out, data, args.lang))


def _figures(matches: list[Match], summaries: list[Summary], versus: Versus | None) -> dict[str, Any]:
    """What came of it, for programs: of the duel; of both, and their difference, if versions were compared."""
    found = [figures(match, summary) for match, summary in zip(matches, summaries, strict=True)]
    if versus is None:
        return found[0]
    return {**found[0], "versus": {**found[1], "difference": versus.to_json()}}


# --- on the terminal -------------------------------------------------------------------------


def _show(match: Match, summary: Summary, lang: str) -> None:
    duel, games = match.duel, summary.games
    print(told("duel.heading", lang, one=duel.names[0], other=duel.names[1], n=games, seed=duel.seed, bots=duel.bots))
    for deck in (0, 1):
        rates = {"rate": summary.rates[deck], "starting": summary.starting[deck], "second": summary.second[deck]}
        shares = {name: share(rate.wins, rate.games) for name, rate in rates.items()}
        low, high = summary.rates[deck].interval.to_json()
        wins = summary.wins[deck]
        _line("duel.wins", lang, deck=duel.names[deck], n=wins, low=100 * low, high=100 * high, **shares)
    if summary.draws:
        _line("duel.draws", lang, n=summary.draws)
    for fault, n in summary.faults:
        _line("duel.faults", lang, n=n, fault=fault_told(fault))
    if match.certain is not None:
        better, (low, high) = match.certain.better, match.certain.interval()
        key = "duel.not_certain" if better is None else "duel.certain"
        low, high = (1 - high, 1 - low) if better == 1 else (low, high)
        _line(key, lang, deck=duel.names[better or 0], n=games, low=100 * low, high=100 * high)


def _line(key: str, lang: str, **blanks: Arg) -> None:
    print(f"  {told(key, lang, **blanks)}")


def _show_difference(versus: Versus, lang: str) -> None:
    old, new = (match.duel.names[0] for match in versus.matches)
    pairs = versus.pairs()
    low, high = pairs.interval.to_json()
    blanks = {"old": old, "new": new, "n": pairs.games, "low": 100 * low, "high": 100 * high}
    print(told("duel.difference", lang, points=100 * (pairs.difference or 0.0), **blanks))
    if versus.certain is not None:
        better = versus.certain.better
        key = "duel.version_not_certain" if better is None else "duel.version_certain"
        _line(key, lang, deck=(old, new)[better or 0], n=pairs.games)
