"""`illumineer matrix DECK DECK…`: many games between every two of some decks."""

from __future__ import annotations

import argparse
import json
from itertools import combinations
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
from illumineer.errors import CommandError

if TYPE_CHECKING:
    from illumineer.sim.statistics import Summary


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    parser = commands.add_parser("matrix", help=told("commands.matrix", lang), description=told("matrix.about", lang))
    parser.add_argument("decks", nargs="+", metavar=told("duel.DECK", lang), help=told("matrix.decks", lang))
    add_options(parser, lang)
    parser.set_defaults(run=_matrix)


def _matrix(args: argparse.Namespace) -> int:
    from illumineer.cards.library import open_library
    from illumineer.sim.rundir import RunDir
    from illumineer.sim.running import Match, play

    check_options(args)
    if len(args.decks) < 2:
        raise CommandError("matrix.too_few")
    library = open_library()
    names, decks = called(args.decks), read_decks(args.decks, library, args.edition)
    players = bots(args, len(decks))
    pairs = list(combinations(range(len(decks)), 2))
    matches: list[Match] = []
    playing = crew(args)
    for a, b in pairs:
        made = duel(args, library, (names[a], names[b]), (decks[a], decks[b]), (players[a], players[b]))
        place = RunDir(args.out / f"{a + 1}-{b + 1}", made) if args.out is not None else None
        matches.append(Match(made, args.games, args.until_certain, place))
    with progress(matches, told("matrix.title", args.lang, n=len(pairs)), args.lang) as watch:
        ended = play(matches, playing, watch=watch)
    summaries = {pair: match.summary() for pair, match in zip(pairs, matches, strict=True)}
    means = [_mean(deck, summaries) for deck in range(len(decks))]
    data = {
        "decks": names,
        "bots": players,
        "seed": args.seed,
        "edition": args.edition,
        "means": [None if mean is None else round(mean / 100, 6) for mean in means],
        "pairings": [
            {"pairing": list(pair), **figures(match, summaries[pair])}
            for pair, match in zip(pairs, matches, strict=True)
        ],
    }
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        _show(names, summaries, means, args.lang)
    return max(complaints(matches, ended, args.lang), finish(args.out, data, args.lang))


def _mean(deck: int, summaries: dict[tuple[int, int], Summary]) -> float | None:
    """The mean of a deck's win rates, in per cent: each opponent counts the same; None if it has not played."""
    found = [
        share(summary.wins[pair.index(deck)], summary.games)
        for pair, summary in summaries.items()
        if deck in pair and summary.games
    ]
    return sum(found) / len(found) if found else None


def _show(names: list[str], summaries: dict[tuple[int, int], Summary], means: list[float | None], lang: str) -> None:
    from illumineer.cli.tables import show_table

    def cell(row: int, column: int) -> str:
        if row == column:
            return "–"
        summary, mine = summaries[min(row, column), max(row, column)], int(row > column)
        rate = summary.rates[mine]
        if not rate.games:
            return "–"
        low, high = rate.interval.to_json()
        return told("matrix.cell", lang, share=share(rate.wins, rate.games), low=100 * low, high=100 * high)

    rows = []
    for row, name in enumerate(names):
        mean = means[row]
        told_mean = "–" if mean is None else told("matrix.mean_cell", lang, share=mean)
        rows.append([name, *(cell(row, column) for column in range(len(names))), told_mean])
    heads = [told("matrix.against", lang), *names, told("matrix.mean", lang)]
    show_table(told("matrix.heading", lang), heads, rows, numbers=range(1, len(names) + 2))
    for pair, summary in summaries.items():
        for fault, n in summary.faults:
            print(told("matrix.faults", lang, decks=[names[each] for each in pair], n=n, fault=fault_told(fault)))
