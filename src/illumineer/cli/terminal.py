"""How the table is shown: in a full screen where there is one, else line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, Final

from illumineer.cli.language import told

if TYPE_CHECKING:
    from illumineer.cards.library import Library
    from illumineer.play.console import Console

_COLUMNS: Final = 80
_ROWS: Final = 24
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""The screen, then what can be scrolled back to."""

_EMPTY_LINES: Final = "\n" * 100
"""More than a terminal shows, for one that cannot be cleared."""


def screen(plain: bool, lang: str) -> Any:
    """The module that opens the full screen; None, and a sentence if that is a surprise, if lines it must be."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        return None
    columns, rows = os.get_terminal_size(sys.stdout.fileno())
    if columns < _COLUMNS or rows < _ROWS:
        print(told("play_command.too_small", lang, columns=columns, rows=rows, least=f"{_COLUMNS}×{_ROWS}"))
        return None
    try:
        return import_module("illumineer.play.screen.app")
    except ImportError as error:
        print(told("play_command.no_screen", lang, error=str(error)))
        return None


def console(lang: str, library: Library) -> Console:
    """The conversation with whoever is at the other end of the pipe, or at the terminal."""
    from illumineer.play.console import Console

    if isinstance(sys.stdin, TextIOWrapper):  # what is no text is no answer, and no reason to break off
        sys.stdin.reconfigure(errors="replace")
    talks = sys.stdin.isatty()
    if talks:
        _edit_lines()
    return Console(_typed if talks else _piped, _printed, lang, library, echo=not talks, cover=_cover())


def _cover() -> str:
    """What puts out of sight what stands in the terminal, and what can be scrolled back to; "" if it is none."""
    if not sys.stdout.isatty():
        return ""
    return _EMPTY_LINES if os.environ.get("TERM", "dumb") == "dumb" else _CLEAR


def _edit_lines() -> None:
    """Let arrows move within a line, where Python can; earlier lines are not kept: the next player might read them."""
    try:
        readline = import_module("readline")
    except ImportError:
        return
    readline.set_auto_history(False)


def _typed() -> str | None:
    try:
        return input("> ")
    except EOFError:
        print()
        return None


def _piped() -> str | None:
    return sys.stdin.readline() or None


_printed: Callable[[str], None] = print
