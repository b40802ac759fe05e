"""`illumineer duel A B`: many games between two decks, and which of them wins more."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from illumineer.cli import reports
from illumineer.cli.language import told
from illumineer.cli.narrow import console
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

if TYPE_CHECKING:
    from illumineer.sim.crew import Crew
    from illumineer.sim.duel import Duel
    from illumineer.sim.running import Versus
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
    from illumineer.sim.rundir import held

    check_options(args)
    library = open_library()
    files = [*args.decks, *([args.versus] if args.versus else [])]
    names, decks = called(files), read_decks(files, library, args)
    one, other = bots(args, 2)
    duels = [duel(args, library, (names[0], names[1]), (decks[0], decks[1]), (one, other))]
    if args.versus:
        again = in_order(decks[2], like=decks[0])
        duels.append(duel(args, library, (names[2], names[1]), (again, decks[1]), (one, other)))
    playing = crew(args)
    with held(args.out):
        return _play(args, duels, playing)


def _play(args: argparse.Namespace, duels: list[Duel], playing: Crew) -> int:
    """Play, and say what came of it."""
    from illumineer.cli.duel_shown import show, show_pairs
    from illumineer.sim.found import figures, stopped, verdict, version
    from illumineer.sim.rundir import RunDir
    from illumineer.sim.running import Match, Versus, play

    places: list[RunDir | None] = [None] * len(duels)
    if args.out is not None:
        ways = [args.out] if len(duels) == 1 else [args.out / "1", args.out / "2"]
        places = [RunDir(way, each) for way, each in zip(ways, duels, strict=True)]
    alone = args.until_certain and not args.versus
    matches = [Match(each, args.games, alone, place) for each, place in zip(duels, places, strict=True)]
    versus = Versus(matches[0], matches[1], args.until_certain) if args.versus else None
    one, other = duels[0].names
    title = told("duel.title", args.lang, one=one, other=other)
    with progress(matches, title, args.lang) as watch, bots_print_aside():
        ended = play(matches, playing, versus, watch)
    summaries = [match.summary() for match in matches]
    settings = [
        reports.setting(args, each.names, each.decks, each.bots, stopped(match))
        for match in matches
        for each in [match.duel]
    ]
    data = figures(matches, summaries, versus)
    if args.json:
        print_json(data)
    else:
        out = console()
        for match, summary, setting in zip(matches, summaries, settings, strict=True):
            if match is not matches[0]:
                out.print()
            show(summary, setting, args.lang, out, verdict(match))
        if versus is not None:
            out.print()
            old, new = (match.duel.names[0] for match in matches)
            show_pairs(versus.pairs(), old, new, duels[0].bots[0], args.lang, out, version(versus))
    codes = [complaints(matches, ended, args.lang), finish(args.out, data, args.lang)]
    for match, summary, setting in zip(matches, summaries, settings, strict=True):
        if match.out is not None:
            codes.append(reports.write_duel(match.out.path, match, summary, setting, verdict(match), args.lang))
    written = [match.out.path for match in matches if match.out is not None]
    if versus is not None and args.out is not None:
        codes.append(_write_versions(args, versus, (summaries[0], summaries[1])))
        written.insert(0, args.out)
    if not any(codes):
        reports.tell(written, args.lang)
    return max(codes)


# --- two versions ----------------------------------------------------------------------------


def _write_versions(args: argparse.Namespace, versus: Versus, summaries: tuple[Summary, Summary]) -> int:
    """Write the report of the two versions; the exit code."""
    from illumineer.sim.found import stopped, version

    old, new = (match.duel for match in versus.matches)
    names, decks = (old.names[0], *new.names), (old.decks[0], *new.decks)
    played = reports.setting(args, names, decks, (old.bots[0], *new.bots), stopped(versus.matches[1]))
    return reports.write_versions(args.out, versus.pairs(), summaries, played, version(versus), args.lang)
