"""`illumineer matrix DECK DECK…`: many games between every two of some decks."""

from __future__ import annotations

import argparse
from itertools import combinations
from typing import TYPE_CHECKING, Any

from illumineer.cli import reports
from illumineer.cli.language import told
from illumineer.cli.simulating import (
    add_options,
    bots,
    bots_print_aside,
    called,
    check_options,
    complaints,
    crew,
    duel,
    finish,
    print_json,
    progress,
    read_decks,
)
from illumineer.errors import CommandError

if TYPE_CHECKING:
    from illumineer.sim.crew import Crew
    from illumineer.sim.duel import Duel
    from illumineer.sim.matrix import Matrix
    from illumineer.sim.setting import Setting


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    parser = commands.add_parser("matrix", help=told("commands.matrix", lang), description=told("matrix.about", lang))
    parser.add_argument("decks", nargs="+", metavar=told("duel.DECK", lang), help=told("matrix.decks", lang))
    add_options(parser, lang)
    parser.set_defaults(run=_matrix)


def _matrix(args: argparse.Namespace) -> int:
    from illumineer.cards.library import open_library
    from illumineer.sim.rundir import held

    check_options(args)
    if len(args.decks) < 2:
        raise CommandError("matrix.too_few")
    library = open_library()
    names, decks = called(args.decks), read_decks(args.decks, library, args)
    players = bots(args, len(decks))
    duels = {
        (a, b): duel(args, library, (names[a], names[b]), (decks[a], decks[b]), (players[a], players[b]))
        for a, b in combinations(range(len(decks)), 2)
    }
    playing = crew(args)
    with held(args.out):
        return _play(args, names, decks, players, duels, playing)


def _play(
    args: argparse.Namespace,
    names: list[str],
    decks: list[tuple[str, ...]],
    players: list[str],
    duels: dict[tuple[int, int], Duel],
    playing: Crew,
) -> int:
    """Play, and say what came of it."""
    from illumineer.sim.found import duel_figures, stopped, verdict
    from illumineer.sim.matrix import Matrix
    from illumineer.sim.rundir import RunDir
    from illumineer.sim.running import Match, play

    of_pair: dict[tuple[int, int], Match] = {}
    for (a, b), made in duels.items():
        place = RunDir(args.out / f"{a + 1}-{b + 1}", made) if args.out is not None else None
        of_pair[a, b] = Match(made, args.games, args.until_certain, place)
    matches = list(of_pair.values())
    with progress(matches, told("matrix.title", args.lang, n=len(matches)), args.lang) as watch, bots_print_aside():
        ended = play(matches, playing, watch=watch)
    summaries = {pair: match.summary() for pair, match in of_pair.items()}
    found = Matrix(
        summaries,
        {pair: match.results.outcomes for pair, match in of_pair.items()},
        {pair: match.certain.better for pair, match in of_pair.items() if match.certain is not None},
    )
    means = [found.mean(deck) for deck in range(len(decks))]
    played = reports.setting(args, names, decks, players, reports.stopped_pairings(matches))
    data = {
        "decks": names,
        "bots": players,
        "seed": args.seed,
        "edition": args.edition,
        "same_bots": played.same_bots,
        "means": [None if mean.share is None else round(mean.share, 6) for mean in means],
        "mean_intervals": [mean.interval.to_json() for mean in means],
        "pairings": [
            {"pairing": list(pair), **duel_figures(match, summaries[pair])} for pair, match in of_pair.items()
        ],
    }
    if args.json:
        print_json(data)
    else:
        _show(found, played, args.lang)
    codes = [complaints(matches, ended, args.lang), finish(args.out, data, args.lang)]
    for pair, match in of_pair.items():
        if match.out is not None:
            why = stopped(match)
            each = reports.setting(args, match.duel.names, match.duel.decks, match.duel.bots, why)
            codes.append(
                reports.write_duel(match.out.path, match, summaries[pair], each, verdict(match), args.lang)
            )
    if args.out is not None:
        codes.append(reports.write_matrix(args.out, found, played, args.lang))
        if not any(codes):
            reports.tell([args.out], args.lang)
    return max(codes)


def _show(found: Matrix, played: Setting, lang: str) -> None:
    from illumineer.cli.duel_shown import show_matrix
    from illumineer.cli.narrow import console
    from illumineer.sim.said import fault_alone

    show_matrix(found, played, lang, console())
    for pair, summary in found.pairings.items():
        for fault, n in summary.faults:
            decks = [played.names[each] for each in pair]
            print(told("matrix.faults", lang, decks=decks, n=n, fault=fault_alone(fault)))
