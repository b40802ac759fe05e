"""What a duel or a matrix leaves behind in its directory: a report, and the games and cards as Parquet files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from illumineer.cli.language import told
from illumineer.cli.simulating import legible
from illumineer.errors import SimulationError

if TYPE_CHECKING:
    from illumineer.messages import Message
    from illumineer.sim.matrix import Matrix
    from illumineer.sim.running import Match
    from illumineer.sim.setting import Setting
    from illumineer.sim.statistics import Pairs, Summary

REPORT: Final = "report.html"


def setting(
    args: argparse.Namespace,
    names: Sequence[str],
    decks: Sequence[tuple[str, ...]],
    players: Sequence[str],
    stopped: str = "",
) -> Setting:
    """What was played, as the options say."""
    from illumineer import __version__
    from illumineer.sim.build import is_compiled
    from illumineer.sim.setting import Setting

    return Setting(
        names=tuple(names),
        decks=tuple(decks),
        bots=tuple(map(legible, players)),
        seed=args.seed,
        edition=args.edition,
        turn_limit=args.turn_limit,
        open_lists=args.open_lists,
        version=__version__,
        compiled=is_compiled(),
        command=_again(args, players),
        stopped=stopped,
    )


def _again(args: argparse.Namespace, players: Sequence[str]) -> str:
    """The command that plays the same games; how many workers there are makes no difference."""
    from illumineer.sim.found import again

    words = [args.command, *args.decks]
    if getattr(args, "versus", None):
        words += ["--versus", args.versus]
        players = players[-2:]  # both versions have the same
    found = again(
        words,
        players,
        games=args.games,
        seed=args.seed,
        edition=args.edition,
        turn_limit=args.turn_limit,
        turn_decisions=args.turn_decisions,
        game_decisions=args.game_decisions,
        open_lists=args.open_lists,
        until_certain=args.until_certain,
    )
    return legible(found)


def stopped_pairings(matches: Sequence[Match]) -> str:
    """The same of all pairings of a matrix."""
    from illumineer.sim.found import stopped
    from illumineer.sim.setting import CERTAIN, INTERRUPTED, PAIRINGS

    found = {stopped(match) for match in matches}
    return INTERRUPTED if INTERRUPTED in found else PAIRINGS if CERTAIN in found else ""


# --- files -----------------------------------------------------------------------------------


def write_duel(
    out: Path, match: Match, summary: Summary, played: Setting, verdict: Message | None, lang: str
) -> int:
    """Write the files of a duel into its directory; the exit code."""
    from illumineer import files
    from illumineer.sim.parquet import write_cards, write_games
    from illumineer.sim.report import duel_page

    code = _try(lambda: files.write(out / REPORT, duel_page(summary, played, lang, verdict), SimulationError), lang)
    if not _has_pyarrow():
        return code
    games = _try(lambda: write_games(out / "games.parquet", match.results, played), lang)
    return max(code, games, _try(lambda: write_cards(out / "cards.parquet", summary, played), lang))


def write_versions(
    out: Path, pairs: Pairs, summaries: tuple[Summary, Summary], played: Setting, verdict: Message | None, lang: str
) -> int:
    """Write the report of two versions of a deck; the exit code."""
    from illumineer import files
    from illumineer.sim.report import versions_page

    page = versions_page(pairs, summaries, played, lang, verdict)
    return _try(lambda: files.write(out / REPORT, page, SimulationError), lang)


def write_matrix(out: Path, found: Matrix, played: Setting, lang: str) -> int:
    """Write the report of a matrix; the exit code."""
    from illumineer import files
    from illumineer.sim.report import matrix_page

    return _try(lambda: files.write(out / REPORT, matrix_page(found, played, lang), SimulationError), lang)


def tell(outs: Sequence[Path], lang: str) -> None:
    """Say where the reports are, and what is missing for Parquet files."""
    for out in outs:
        print(told("figures.report_written", lang, file=str(out / REPORT)), file=sys.stderr)
    if not _has_pyarrow():
        print(told("figures.no_parquet", lang, command="pip install 'illumineer[parquet]'"), file=sys.stderr)


def _try(write: Callable[[], None], lang: str) -> int:
    """What cannot be written is told; the other files are written all the same."""
    try:
        write()
    except SimulationError as error:
        print(f"illumineer: {error.told(lang)}", file=sys.stderr)
        return 1
    return 0


def _has_pyarrow() -> bool:
    from importlib.util import find_spec

    return find_spec("pyarrow") is not None
