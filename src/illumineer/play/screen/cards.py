"""A row of cards: boxes side by side, on several lines where there is room, one of them under the cursor.

Signs, not colours alone, say what is what: a heavy border for a card with which something can be done, a broken one
for an exerted card, the name in reverse under the cursor.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from illumineer.play.screen.faces import DAMAGE, DRYING, EXERTED, Face

_LEAST_WIDTH: Final = 14
_MOST_WIDTH: Final = 27
_LEAST_HEIGHT: Final = 4
_ARROWS: Final = 2
"""Columns at each end that say that there are more cards beyond it."""

# Corners and edges: upper left, upper right, lower left, lower right, level, upright.
_PLAIN: Final = "╭╮╰╯─│"
_HEAVY: Final = "┏┓┗┛━┃"
_PLAIN_BROKEN: Final = "╭╮╰╯╌╎"
_HEAVY_BROKEN: Final = "┏┓┗┛╍╏"


class Cards(Widget):
    """One row."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "cards--plain", "cards--legal", "cards--exerted", "cards--cursor", "cards--quiet", "cards--damage",
    }  # fmt: skip

    class Picked(Message):
        """A card was clicked."""

        def __init__(self, row: Cards, place: int) -> None:
            super().__init__()
            self.row = row
            self.place = place

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.faces: list[Face] = []
        self.legal: frozenset[int] = frozenset()
        self.empty = ""  # what is said where there is no card
        self.cursor: int | None = None
        self._first = 0
        self._style = Style()
        self._strips: list[Strip] = []
        self._boxes: list[tuple[int, int, int, int, int]] = []  # x, y, width, height, place

    def lay(self, faces: list[Face], legal: frozenset[int], empty: str) -> None:
        """Show these cards; something can be done with the legal ones."""
        self.faces, self.legal, self.empty = faces, legal, empty
        if self.cursor is not None:
            self.cursor = min(self.cursor, len(faces) - 1) if faces else None
        self.draw()

    def point(self, place: int | None) -> None:
        """Put the cursor on a card, or take it away."""
        self.cursor = place
        self.draw()

    @property
    def pointed(self) -> Face | None:
        return self.faces[self.cursor] if self.cursor is not None and self.cursor < len(self.faces) else None

    def step(self, by: int) -> bool:
        """Move the cursor up or down a line of cards; False if there is none there."""
        per_line = self._per_line()
        if self.cursor is None or not 0 <= self.cursor + by * per_line < len(self.faces):
            return False
        self.point(self.cursor + by * per_line)
        return True

    # --- laying out --------------------------------------------------------------------------

    def _lines(self) -> int:
        """How many lines of cards there are."""
        width, height = self.size
        per_line = max(1, width // _LEAST_WIDTH)
        needed = -(-len(self.faces) // per_line)
        return max(1, min(needed, height // (_LEAST_HEIGHT + 1)))

    def _per_line(self) -> int:
        width = self.size.width
        lines = self._lines()
        most = max(1, width // _LEAST_WIDTH)
        wanted = max(1, -(-len(self.faces) // lines))
        if wanted > most:
            most = max(1, (width - 2 * _ARROWS) // _LEAST_WIDTH)
        return min(wanted, most)

    def draw(self) -> None:
        width, height = self.size
        self._strips, self._boxes = [], []
        self._style = self.rich_style
        if width < 1 or height < 1:
            return
        if not self.faces:
            quiet = self.get_component_rich_style("cards--quiet")
            self._strips = [Strip([Segment(set_cell_size(f" {self.empty}", width), quiet)])]
            self.refresh()
            return
        lines, per_line = self._lines(), self._per_line()
        shown = lines * per_line
        self._scroll(shown, per_line if lines > 1 else 1)
        overflow = len(self.faces) > shown
        room = width - (2 * _ARROWS if overflow else 0)
        box_width = max(3, min(_MOST_WIDTH, room // per_line))
        box_height = max(2, min(self._needed(), height // lines))
        for line in range(lines):
            places = range(self._first + line * per_line, min(self._first + (line + 1) * per_line, len(self.faces)))
            left = self._arrow("‹", line == 0 and self._first > 0) if overflow else Segment("")
            beyond = line == lines - 1 and self._first + shown < len(self.faces)
            right = self._arrow("›", beyond) if overflow else Segment("")
            boxes = [self._box(place, box_width, box_height) for place in places]
            for y in range(box_height):
                row = [segment for box in boxes for segment in box[y]]
                middle = y == box_height // 2
                blank = Segment(" " * _ARROWS)
                ends = (left, right) if middle or not overflow else (blank, blank)
                self._strips.append(Strip([ends[0], *row, ends[1]]))
            start = _ARROWS if overflow else 0
            for at, place in enumerate(places):
                self._boxes.append((start + at * box_width, line * box_height, box_width, box_height, place))
        self.refresh()

    def _needed(self) -> int:
        """How high a box must be to show all that there is of the cards: name, numbers, and up to three lines more."""
        return 4 + max(bool(face.version) + bool(face.keywords) + bool(face.around) for face in self.faces)

    def _scroll(self, shown: int, by: int) -> None:
        """Keep the card under the cursor in sight."""
        last = max(0, len(self.faces) - shown)
        first = min(self._first, -(-last // by) * by)
        if self.cursor is not None:
            while self.cursor < first:
                first -= by
            while self.cursor >= first + shown:
                first += by
        self._first = max(0, first)

    def _arrow(self, sign: str, there: bool) -> Segment:
        return Segment(set_cell_size(sign if there else "", _ARROWS), self.get_component_rich_style("cards--legal"))

    # --- one card ----------------------------------------------------------------------------

    def _box(self, place: int, width: int, height: int) -> list[list[Segment]]:
        face = self.faces[place]
        inner = width - 2
        legal, pointed = face.ref in self.legal, place == self.cursor
        border = self.get_component_rich_style("cards--legal" if legal else "cards--plain")
        text = self.get_component_rich_style("cards--exerted" if face.exerted else "cards--plain")
        if face.exerted:
            signs = _HEAVY_BROKEN if legal else _PLAIN_BROKEN
        else:
            signs = _HEAVY if legal else _PLAIN
        quiet = self.get_component_rich_style("cards--quiet")
        damage = self.get_component_rich_style("cards--damage")
        name = self.get_component_rich_style("cards--cursor") if pointed else text + Style(bold=not face.exerted)
        rows = [_edge(signs[0], signs[4], signs[1], _top(face), inner, border)]
        copy = f" #{face.copy}" if face.copy > 1 else ""
        contents = [[Segment(_fit(face.name, inner - cell_len(copy)) + copy, name)]]
        numbers = _fit(face.numbers or face.kind, inner)
        figures = [Segment(numbers, text)]
        if face.damage:
            sign = f" {DAMAGE}{face.damage}"
            figures = [Segment(_fit(face.numbers, inner - cell_len(sign)), text), Segment(sign, damage)]
        words = ", ".join(face.keywords)
        around = ", ".join(face.around)
        further: list[list[Segment]] = []
        if height >= 6 or not words:
            further.append([Segment(_fit(face.version, inner), quiet if not face.exerted else text)])
        if words:
            further.append([Segment(_fit(words, inner), text)])
        if around:
            further.append([Segment(_fit(around, inner), text)])
        room = height - 2
        contents += further[: max(0, room - 2)]
        contents += [[Segment(" " * inner, text)]] * (room - 1 - len(contents))
        contents = [*contents, figures][:room] if room > 1 else contents[:room]
        upright = Segment(signs[5], border)
        rows += [[upright, *content, upright] for content in contents]
        rows.append(_edge(signs[2], signs[4], signs[3], _bottom(face), inner, border))
        return rows

    # --- as a widget -------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        style = self._style
        if y < len(self._strips):
            return self._strips[y].adjust_cell_length(self.size.width, style).apply_style(style)
        return Strip.blank(self.size.width, style)

    def on_resize(self) -> None:
        self.draw()

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self.draw()

    def on_click(self, event: events.Click) -> None:
        for x, y, width, height, place in self._boxes:
            if x <= event.x < x + width and y <= event.y < y + height:
                self.post_message(self.Picked(self, place))
                return


def _fit(text: str, width: int) -> str:
    """The text in exactly that many columns; cut with a sign if it is longer."""
    if width < 1:
        return ""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, width - 1) + "…"


def _top(face: Face) -> str:
    if face.cost is not None:
        return face.price
    signs = [sign for sign, there in ((EXERTED, face.exerted), (DRYING, face.drying)) if there]
    return " ".join(filter(None, (face.whose, *signs)))


def _bottom(face: Face) -> str:
    """Exerted or drying, in words."""
    return ", ".join(face.states[: face.exerted + face.drying])


def _edge(left: str, level: str, right: str, said: str, inner: int, style: Style) -> list[Segment]:
    """An upper or lower edge, with a few words in it."""
    words = set_cell_size(said, inner - 2) if cell_len(said) > inner - 2 else said
    if not words or inner < 4:
        return [Segment(left + level * inner + right, style)]
    return [Segment(f"{left}{level}{words}{level * (inner - 1 - cell_len(words))}{right}", style)]
