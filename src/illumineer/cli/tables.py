"""Tables, styled lines and progress on a terminal; the same words without ornament anywhere else.

rich is imported when something is shown, so that commands start at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from illumineer.cli.language import told

if TYPE_CHECKING:
    from rich.console import Console

_PLAIN_WIDTH = 10_000
"""Where no terminal cuts lines, nothing is wrapped."""

_PANEL_WIDTH = 88


def console() -> Console:
    """Standard output, as wide as it is."""
    from rich.console import Console

    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(highlight=False, width=_PLAIN_WIDTH, no_color=True)


def show_table(
    title: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    total: Sequence[object] | None = None,
    numbers: Sequence[int] = (),
) -> None:
    """A table; the columns in `numbers` are set to the right, `total` is a last row apart from the others."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(
        box=box.SIMPLE_HEAD if sys.stdout.isatty() else None,
        pad_edge=False,
        header_style="bold",
        show_footer=total is not None,
        footer_style="bold",
    )
    for i, name in enumerate(columns):
        footer = str(total[i]) if total is not None else ""
        table.add_column(name, footer, justify="right" if i in numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    if title:
        show(title, "bold")
    out = console()
    out.print(table)
    out.print()


def show(text: str, style: str = "") -> None:
    """A line of text, in a style if there are styles."""
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.text import Text

    console().print(Text(text, style=style), soft_wrap=True)


def show_panel(title: str, lines: Iterable[tuple[str, str]], style: str) -> None:
    """Lines of text, each with its style, in a frame that bears a title."""
    if not sys.stdout.isatty():
        for line, _ in ((title, ""), *lines):
            show(line)
        return
    from rich.panel import Panel
    from rich.text import Text

    text = Text("\n").join(Text(line, style=own) for line, own in lines)
    out = console()
    width = min(out.width, _PANEL_WIDTH)
    out.print(Panel(text, title=Text(title, style="bold"), title_align="left", border_style=style, width=width))


@contextmanager
def progress(title: str, total: int, lang: str) -> Iterator[Callable[..., None]]:
    """Show on standard error how far a long task has come.

    What this gives is told how much has been done since, or, if the total was not known, how much in
    all and of how much.
    """
    if not sys.stderr.isatty():
        print(told("commands.at_work", lang, what=title, **({"n": total} if total else {})), file=sys.stderr)
        yield lambda *done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    parts: Any = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*parts, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total or None)

        def advance(done: int, of: int | None = None) -> None:
            if of is None:
                bar.advance(task, done)
            else:
                bar.update(task, completed=done, total=of or None)

        yield advance
