"""Plots: small SVG pictures, each with a title and a description for those who do not see it.

Colours are those of the style's classes, so that a picture is light or dark with its page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from illumineer.sim.intervals import Interval
from illumineer.sim.report.html import Html, join, tag

WIDTH: Final = 400.0
_TEXT: Final = 6.6
_BOLD: Final = 7.4
"""Width of a letter, more or less: what a label needs."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Where values lie on the paper."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        if self.high == self.low:
            return self.start
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def _picture(height: float, title: str, desc: str, *inside: object, width: float = WIDTH) -> Html:
    return tag(
        "svg",
        tag("title", title),
        tag("desc", desc),
        *inside,
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        role="img",
        aria_label=f"{title}. {desc}",
    )


def _line(x1: float, y1: float, x2: float, y2: float, class_: str) -> Html:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def _label(x: float, y: float, text: str, anchor: str = "middle", class_: str | None = None) -> Html:
    return tag("text", text, x=x, y=y, text_anchor=anchor, class_=class_)


def steps(high: float, most: int = 6) -> list[float]:
    """Round numbers from 0 up to `high`, at most so many apart from 0."""
    rounds = (lead * 10**power for power in range(12) for lead in (1, 2, 5))
    step = next(each for each in rounds if high <= each * most)
    return [float(each) for each in range(0, int(high) + 1, step)]


# --- shares with intervals -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """A share to be drawn: what it is of, how it is said, and the colour's letter."""

    name: str
    said: str
    share: float | None
    interval: Interval
    colour: str
    deck: str = ""
    """What of the name may be shortened, if it is not all of it."""


def shares(rows: Sequence[Row], title: str, percent: Callable[[float], str]) -> Html:
    """Dots with their intervals on a line from 0 to 100 %, each under its name."""
    height_of_row, top = 46, 4
    bottom = top + height_of_row * len(rows)
    x = Scale(0.0, 1.0, 8.0, WIDTH - 8.0)
    parts = (0.0, 0.25, 0.5, 0.75, 1.0)
    anchors = ("start", "middle", "middle", "middle", "end")
    drawn = [
        _label(part * WIDTH, bottom + 14, percent(part), anchor) for part, anchor in zip(parts, anchors, strict=True)
    ]
    for i, row in enumerate(rows):
        y = top + i * height_of_row
        drawn.append(_label(0, y + 13, _fitting(row, WIDTH - 16 - len(row.said) * _TEXT), "start", "strong"))
        drawn.append(_label(WIDTH, y + 13, row.said, "end"))
        line = y + 29.0
        drawn += [_line(x(part), line - 8, x(part), line + 8, "half" if part == 0.5 else "axis") for part in parts]
        drawn.append(_line(x(0), line, x(1), line, "axis"))
        if row.share is not None:
            drawn.append(_line(x(row.interval.low), line, x(row.interval.high), line, f"whisker s{row.colour}"))
            drawn.append(tag("circle", cx=x(row.share), cy=line, r=5.5, class_=f"f{row.colour}"))
    desc = "; ".join(f"{row.name}: {row.said}" for row in rows)
    return _picture(bottom + 22, title, desc, *drawn)


def _fitting(row: Row, width: float) -> str:
    """The name of a row, as far as there is room: decks have their versions at the end, so the middle goes."""
    deck = row.deck or row.name
    over = len(row.name) - max(8, int(width / _BOLD))
    if over <= 0:
        return row.name
    left = max(5, len(deck) - over) - 1
    return row.name.replace(deck, f"{deck[: left - left // 2]}…{deck[len(deck) - left // 2 :]}")


def difference(value: float, interval: Interval, reach: float, colour: str, desc: str) -> Html:
    """A difference with its interval, left or right of zero; for the cell of a table.

    An end that lies farther out than the cell reaches is drawn as a point.
    """
    width, y = 160.0, 13.0
    x = Scale(-reach, reach, 8.0, width - 8.0)
    low, high = max(-reach, interval.low), min(reach, interval.high)
    points = []
    if low > interval.low:
        points.append(tag("path", d=f"M0,{y} l8,-5 v10 z", class_=f"f{colour}"))
    if high < interval.high:
        points.append(tag("path", d=f"M{width},{y} l-8,-5 v10 z", class_=f"f{colour}"))
    return tag(
        "svg",
        tag("title", desc),
        _line(x(0), 2, x(0), 24, "half"),
        _line(x(low), y, x(high), y, f"whisker s{colour}"),
        *points,
        tag("circle", cx=x(value), cy=y, r=4.5, class_=f"f{colour}"),
        viewBox=f"0 0 {width:.0f} 26",
        role="img",
        aria_label=desc,
    )


def stack(parts: Sequence[tuple[int, str]], desc: str) -> Html:
    """Parts of a whole, side by side: how many, and the colour's letter."""
    total = sum(n for n, _ in parts)
    x, drawn = 0.0, []
    for n, colour in parts:
        wide = WIDTH * n / total if total else 0.0
        if n:
            drawn.append(tag("rect", x=x, y=0, width=max(wide - 1, 0.5), height=14, rx=2, class_=f"f{colour}"))
        x += wide
    return tag("svg", tag("title", desc), *drawn, viewBox=f"0 0 {WIDTH:.0f} 14", role="img", aria_label=desc)


# --- by turn ---------------------------------------------------------------------------------


_LEFT, _TOP, _RIGHT, _BOTTOM = 40.0, 14.0, WIDTH - 6.0, 186.0
_HEIGHT: Final = 228


def _frame(x: Scale, y: Scale, xs: Sequence[float], ys: Sequence[tuple[float, str]], name: str) -> Html:
    drawn: list[Html] = []
    for value, said in ys:
        drawn.append(_line(_LEFT, y(value), _RIGHT, y(value), "grid"))
        drawn.append(_label(_LEFT - 6, y(value) + 4, said, "end"))
    drawn.append(_line(_LEFT, _BOTTOM, _RIGHT, _BOTTOM, "axis"))
    for value in xs:
        drawn.append(_label(x(value), _BOTTOM + 18, f"{value:.0f}"))
    drawn.append(_label((_LEFT + _RIGHT) / 2, _BOTTOM + 38, name))
    return join(*drawn)


def histogram(
    games: Sequence[tuple[int, int]], median: float, title: str, desc: str, name: str, number: Callable[[int], str]
) -> Html:
    """How many games took how many turns, several lengths in one bar if there are many."""
    first, last = games[0][0], games[-1][0]
    wide = (last - first) // 40 + 1
    counted = [0] * ((last - first) // wide + 1)
    for turns, n in games:
        counted[(turns - first) // wide] += n
    most = max(counted)
    x = Scale(first - 0.5, first + wide * len(counted) - 0.5, _LEFT + 4, _RIGHT)
    y = Scale(0, most * 1.08, _BOTTOM, _TOP)
    bars = [
        tag(
            "rect",
            x=x(first + i * wide - 0.5) + 0.7,
            y=y(n),
            width=max(1.0, x(first + (i + 1) * wide - 0.5) - x(first + i * wide - 0.5) - 1.4),
            height=_BOTTOM - y(n),
            rx=1.5,
            class_="fd",
        )
        for i, n in enumerate(counted)
        if n
    ]
    ticks = [each for each in steps(last, 8) if first <= each <= last]
    frame = _frame(x, y, ticks, [(each, number(int(each))) for each in steps(most, 5)], name)
    middle = _line(x(median), _TOP, x(median), _BOTTOM, "half")
    return _picture(_HEIGHT, title, desc, frame, *bars, middle)


def lore_curves(means: Sequence[tuple[float, float]], title: str, desc: str, name: str) -> Html:
    """The mean lore of both decks, turn by turn."""
    last = len(means)
    highest = max([*(max(each) for each in means), 1.0])
    x = Scale(0, last, _LEFT + 4, _RIGHT - 4)
    y = Scale(0, max(highest * 1.06, 5.0), _BOTTOM, _TOP)
    frame = _frame(x, y, steps(last, 8), [(each, f"{each:.0f}") for each in steps(y.high, 5)], name)
    curves = [
        tag(
            "polyline",
            points=_points([(x(0), y(0)), *((x(i), y(each[deck])) for i, each in enumerate(means, 1))]),
            class_=f"line s{colour}",
        )
        for deck, colour in ((0, "a"), (1, "b"))
    ]
    return _picture(_HEIGHT, title, desc, frame, *curves)


def share_curve(
    rows: Sequence[tuple[int, float, Interval]], title: str, desc: str, name: str, percent: Callable[[float], str]
) -> Html:
    """A share turn by turn, in the band of its intervals."""
    last = rows[-1][0]
    x = Scale(0, last, _LEFT + 4, _RIGHT - 4)
    y = Scale(0, 1, _BOTTOM, _TOP)
    frame = _frame(x, y, steps(last, 8), [(part, percent(part)) for part in (0.0, 0.25, 0.5, 0.75, 1.0)], name)
    upper = [(x(turn), y(band.high)) for turn, _, band in rows]
    lower = [(x(turn), y(band.low)) for turn, _, band in rows]
    band = tag("polygon", points=_points([*upper, *reversed(lower)]), class_="band")
    curve = tag("polyline", points=_points([(x(turn), y(share)) for turn, share, _ in rows]), class_="line sn")
    return _picture(_HEIGHT, title, desc, frame, _line(_LEFT, y(0.5), _RIGHT, y(0.5), "half"), band, curve)


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
