"""Lines and tables of figures within 80 columns, on a terminal and in a pipe alike."""

from __future__ import annotations

import os
import sys
from collections.abc import Container, Iterable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console, JustifyMethod

WIDTH: Final = 80
_SPACE: Final = "\N{NO-BREAK SPACE}"


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

    out.print(Text(_wrapped(text, min(out.width, WIDTH)), style=style))


def table(
    out: Console, title: str, heads: Sequence[str], rows: Iterable[Sequence[object]], numbers: Container[int] = ()
) -> None:
    """A table under its title, without a blank line after it; the columns in `numbers` are set to the right."""
    from rich.table import Table
    from rich.text import Text

    if title:
        line(out, title, "bold")
    whole = Table(box=None, pad_edge=False, header_style="bold")
    cells = [[str(cell) for cell in row] for row in rows]
    width = min(out.width, WIDTH)
    widths = _widths([heads, *cells], numbers, width)
    for i, (head, wide) in enumerate(zip(heads, widths, strict=True)):
        justify: JustifyMethod = "right" if i in numbers else "left"
        whole.add_column(Text(_wrapped(head, wide)), justify=justify, overflow="fold", width=wide)
    for row in cells:
        whole.add_row(*(Text(_wrapped(cell, wide)) for cell, wide in zip(row, widths, strict=True)))
    out.print(whole, width=width)


def _widths(rows: Sequence[Sequence[str]], numbers: Container[int], width: int) -> list[int]:
    """How wide the columns of a table are, heads first: as wide as what is in them, if there is room.

    Else the widest give way, but words and figures stay whole as long as anything else can be broken.
    """
    from rich.cells import cell_len

    found: list[int] = []
    least: list[int] = []
    for i, column in enumerate(zip(*rows, strict=True)):
        head, *rest = (cell.split("\n") for cell in column)
        lines = [line for cell in rest for line in cell]
        found.append(max(map(cell_len, [*head, *lines])))
        whole = [*_held(" ".join(head)).split(" "), *(lines if i in numbers else " ".join(lines).split(" "))]
        least.append(max(map(cell_len, whole)))
    for _ in range(sum(found) + 2 * (len(found) - 1) - width):  # two spaces between columns
        i = max(range(len(found)), key=lambda i: (found[i] > least[i], found[i]))
        found[i] = max(1, found[i] - 1)
    return found


def _wrapped(text: str, width: int) -> str:
    """The text in lines of that width; rich would break at any space, even one that holds."""
    lines = [part for line in _held(text).split("\n") for part in wrap(line, max(1, width), break_on_hyphens=False)]
    return "\n".join(lines).replace(_SPACE, " ")


def _held(text: str) -> str:
    """A number and its per cent sign stay on one line."""
    return text.replace(" %", f"{_SPACE}%")
