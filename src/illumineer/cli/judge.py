"""`illumineer judge`: scenarios are played, and every step is held to what it says."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from illumineer.judge import Result


def add(commands: Any) -> None:
    judge = commands.add_parser("judge", help="play scenarios (lorcana-scenario/1) and check every step")
    judge.add_argument("paths", nargs="+", metavar="PATH", help="scenario files, and folders with scenarios")
    judge.add_argument("--cards", metavar="FILE", help="a LorcanaJSON file whose cards come before the database's")
    judge.add_argument("--edition", default="2.3", help="the edition of the rules, unless the file names one")
    judge.add_argument("--json", action="store_true")
    judge.set_defaults(run=_judge)


def _judge(args: argparse.Namespace) -> int:
    """0 if nothing failed, 1 if a scenario did, 2 if a file is wrong or there is nothing to judge."""
    from illumineer.cli.tables import progress
    from illumineer.judge import run_all

    with progress("judging", 0) as advance:
        results = run_all(args.paths, args.cards, args.edition, advance)
    counts = Counter(result.status for result in results)
    if args.json:
        print(json.dumps(_data(results, counts), ensure_ascii=False))
    else:
        _show(results, counts)
    if not results:
        print(f"illumineer: there is no scenario in {', '.join(args.paths)}", file=sys.stderr)
    if counts["error"] or not results:
        return 2
    return 1 if counts["fail"] else 0


def _data(results: list[Result], counts: Counter[str]) -> dict[str, Any]:
    return {
        "passed": counts["pass"],
        "failed": counts["fail"],
        "skipped": counts["skip"],
        "errors": counts["error"],
        "results": [
            {"file": each.file, "name": each.name, "status": each.status, "step": each.step, "message": each.message}
            for each in results
        ],
    }


def _show(results: list[Result], counts: Counter[str]) -> None:
    from illumineer.cli.tables import show

    for status, style in (("skip", "yellow"), ("error", "bold red"), ("fail", "red")):
        for result in results:
            if result.status == status:
                step = f", step {result.step}" if result.step is not None else ""
                show(f"{status.upper()}  {result.file}{step}: {result.name}", style)
                show(f"      {result.message}")
    told = (f"{counts[status]} {word}" for status, word in _WORDS.items() if counts[status] or status == "pass")
    show(f"{len(results)} scenarios: {', '.join(told)}", "bold green" if _clean(counts) else "bold red")


def _clean(counts: Counter[str]) -> bool:
    return not counts["fail"] and not counts["error"]


_WORDS = {"pass": "passed", "fail": "failed", "skip": "skipped", "error": "wrong"}
