"""The log beside the table: what happened, wrapped to the width that there is, the newest lines in sight."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from illumineer.told.story import ACT, Line


class Log(ScrollView, can_focus=True):
    """Lines with their rules; what a line causes stands further in.  Only what is new is wrapped anew."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"log--line", "log--act", "log--rule"}

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.lines: Sequence[Line] = ()
        self._rows: list[tuple[str, str, bool]] = []  # words, rule, whether it begins a move
        self._wrapped = 0  # how many lines the rows tell
        self._width = 0

    def tell(self, lines: Sequence[Line]) -> None:
        """Show these lines, the last one in sight."""
        if tuple(lines[: self._wrapped]) != tuple(self.lines[: self._wrapped]):
            self._forget()
        self.lines = lines
        self._wrap()

    def _forget(self) -> None:
        self._rows = []
        self._wrapped = 0

    def _wrap(self) -> None:
        width = self.scrollable_content_region.width
        if width != self._width:
            self._forget()
            self._width = width
        if width < 1:
            return
        for line in self.lines[self._wrapped :]:
            self._rows += _rows(line, width)
        self._wrapped = len(self.lines)
        self.virtual_size = Size(width, len(self._rows))
        self.scroll_end(animate=False, force=True, immediate=True)  # also below a dialog
        self.refresh()

    def on_resize(self) -> None:
        self._wrap()

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        width, plain = self.size.width, self.rich_style
        if at >= len(self._rows):
            return Strip.blank(width, plain)
        words, rule, act = self._rows[at]
        style: Style = self.get_component_rich_style("log--act" if act else "log--line")
        strip = Strip([Segment(words, style), Segment(rule, self.get_component_rich_style("log--rule"))])
        return strip.adjust_cell_length(width, plain).apply_style(plain)


def _rows(line: Line, width: int) -> list[tuple[str, str, bool]]:
    """A line, wrapped; the rule stands behind the last words."""
    indent = " " * min(2 * line.depth, width // 2)
    rule = f"[{line.rule}]" if line.rule else ""
    text = f"{line.text} {rule}".rstrip()
    found = textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent)
    rows = [(each, "", line.kind == ACT) for each in found]
    last = found[-1] if found else ""
    if rule and last.endswith(rule):
        rows[-1] = (last.removesuffix(rule), rule, line.kind == ACT)
    return rows
