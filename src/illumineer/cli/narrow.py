"""Lines and tables of figures within 80 columns, on a terminal and in a pipe alike."""

from __future__ import annotations

import os
import sys
from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

WIDTH: Final = 80


def console() -> Console:
    """Standard output, not wider than 80 columns."""
    from rich.console import Console as Plain

    class Console(Plain):
        def on_broken_pipe(self) -> None:
            self.quiet = True
            unread()

    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(highlight=False, width=WIDTH, no_color=True)


def unread() -> None:
    """Nobody reads standard output any more: what is said there is dropped, the command does the rest of its work."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def line(out: Console, text: str, style: str = "") -> None:
    """A line of text, wrapped."""
    from rich.text import Text

    out.print(Text(_held(text), style=style), width=min(out.width, WIDTH))


def table(
    out: Console, title: str, heads: Sequence[str], rows: Iterable[Sequence[object]], numbers: Container[int] = ()
) -> None:
    """A table under its title, without a blank line after it; the columns in `numbers` are set to the right."""
    from rich.table import Table
    from rich.text import Text

    if title:
        line(out, title, "bold")
    whole = Table(box=None, pad_edge=False, header_style="bold")
    for i, head in enumerate(heads):
        whole.add_column(Text(_held(head)), justify="right" if i in numbers else "left", overflow="fold")
    for row in rows:
        whole.add_row(*(Text(str(cell)) for cell in row))
    out.print(whole, width=min(out.width, WIDTH))


def _held(text: str) -> str:
    """A number and its per cent sign stay on one line."""
    return text.replace(" %", "\N{NO-BREAK SPACE}%")
