"""Traces on a terminal: the kinds of line told apart by colour; plain text anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from illumineer.judge.judging import Result
from illumineer.judge.tracing import BOARD, FAILED, FINE, REASON, TITLE, rendered, trace_lines
from illumineer.told import story

_STYLES: Final = {
    TITLE: "bold underline",
    BOARD: "bright_black",
    story.ACT: "bold",
    story.TURN: "bold bright_black",
    story.CHOICE: "yellow",
    story.ONLY: "dim yellow",
    story.TRIGGER: "magenta",
    story.BAG: "bold magenta",
    story.RESOLVES: "bold cyan",
    story.CHECK: "bold blue",
    story.QUIET: "dim",
    story.INSTEAD: "bold green",
    story.VALUE: "cyan",
    FINE: "green",
    REASON: "red",
    FAILED: "bold red",
}


def show_traces(results: Iterable[Result], lang: str) -> None:
    """The story of each scenario that was played; the verdict says why one was not."""
    for result in results:
        if result.played is None:
            continue
        lines = trace_lines(result, lang)
        if sys.stdout.isatty():
            _show_styled(lines)
        else:
            print("\n".join(text for text, _ in rendered(lines)))
        print()


def _show_styled(lines: list[story.Line]) -> None:
    """In colour, and no wider than the terminal."""
    from rich.text import Text

    from illumineer.cli.tables import console

    out = console()
    for text, kind in rendered(lines, out.width):
        out.print(Text(text, style=_STYLES.get(kind, "")), soft_wrap=True)
