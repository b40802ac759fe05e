"""A monkey at the table, with bursts of random keys: `python -m tests.play.monkey --minutes 10 --seed N`.

It presses every key that means something anywhere, letters and digits that do not, resizes the terminal, clicks, and
leaves.  After each burst it looks: no accident, and the table or a dialog is on the screen with something to read.
Before a table is left for good, the help must open and close, and leaving must work.  Bots think in threads of their
own, so a seed gives the same keys every time, but not quite the same game.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from rich.console import Console
from tests.play.at_screen import library
from tests.play.tables import at, go_on
from textual.app import ScreenStackError
from textual.binding import Binding, BindingType
from textual.events import Event, Key, MouseDown, MouseUp, Resize
from textual.geometry import Size
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from illumineer.cards.library import DATA_VARIABLE
from illumineer.cards.starters import starter_decks
from illumineer.core.rng import Dice
from illumineer.play.replay import Replay
from illumineer.play.screen.app import TableApp
from illumineer.play.screen.dialogs import Handover, Menu, Page, Search
from illumineer.play.screen.playing import PlayScreen
from illumineer.play.screen.replaying import ReplayScreen
from illumineer.play.screen.table import LEAST, Board, TableScreen
from illumineer.play.session import Session

SIZES = ((80, 24), (140, 40))
LANGUAGES = ("en", "es")
_SCREENS = (TableApp, PlayScreen, ReplayScreen, Board, Menu, Page, Search, Handover, OptionList, Input)
_LEAVING = ("q", "ctrl+c", "ctrl+q")
_LETTERS = (*"abcdefghijklmnoprstuvwxyz0123456789ñ¿", "ctrl+p", "f1", "shift+tab", "delete")
_SEATS: tuple[tuple[str | None, ...], ...] = (
    (None, "random"), (None, "random"), (None, "random"), (None, "greedy"), (None, None), (None, "random", "random"),
    (None, "random", None),
)  # fmt: skip
_NAMES = "Blast from Your Past"
_NAMING: dict[str, Any] = {"p1": {"ink": 6, "hand": [_NAMES], "discard": ["Stitch - Rock Star"]}, "p2": {}}
"""Whoever plays that song has to name a card."""

_BURSTS = 120
"""About as many bursts at one table; then it is left, and another one is opened."""

_BACK: dict[type, str] = {Menu: "escape", Page: "escape", Search: "escape", Handover: "enter", ReplayScreen: "q"}
"""What leads back to the table."""

_HELP: dict[type, str] = {
    PlayScreen: "question_mark", ReplayScreen: "question_mark", Menu: "escape", Search: "escape", Handover: "enter",
}  # fmt: skip
"""What opens the help; a bot's move may put the hand-over to the next player above the table at any time."""
_DEEPEST = 6
"""The screens that may lie above one another: the table, a list, the list of reasons, whether to leave …"""

_PATIENCE = 10.0
"""Seconds after which a new screen must have been drawn, and keys must have led where they lead."""


class Fault(AssertionError):
    """What the monkey has broken."""


@dataclass
class Figures:
    """What was done, and what was seen."""

    keys: int = 0
    bursts: int = 0
    resizes: int = 0
    clicks: int = 0
    tables: int = 0
    left: int = 0
    games_over: int = 0
    answers: int = 0
    seen: Counter[str] = field(default_factory=Counter)

    def add(self, other: Figures) -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    def __str__(self) -> str:
        seen = ", ".join(f"{name} {n}" for name, n in self.seen.most_common())
        return (
            f"{self.keys} keys in {self.bursts} bursts, {self.resizes} resizes, {self.clicks} clicks, {self.tables} "
            f"tables ({self.left} left by a key), {self.answers} answers, {self.games_over} games over\non top: {seen}"
        )


def bound() -> list[str]:
    """Every key that something is bound to, on any screen of the table; none that leaves."""
    found: dict[str, None] = {}
    for kind in dict.fromkeys(kind for screen in _SCREENS for kind in screen.__mro__):
        for each in vars(kind).get("BINDINGS", ()):
            found |= dict.fromkeys(_keys(each))
    return [key for key in found if key not in _LEAVING]


def _keys(binding: BindingType) -> list[str]:
    return (binding.key if isinstance(binding, Binding) else binding[0]).split(",")


class Monkey:
    """Somebody who presses keys at random, at one table after the other."""

    def __init__(self, seed: int, size: tuple[int, int], lang: str, folder: Path) -> None:
        self.dice = Dice(seed)
        self.size = size
        self.lang = lang
        self.folder = folder
        self.figures = Figures()
        self.last: deque[str] = deque(maxlen=12)
        self._bound = bound()

    async def play(self, seconds: float) -> None:
        """Sit at tables for so long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await self._sit(until)

    def _one(self, of: tuple[str, ...] | list[str]) -> str:
        return of[self.dice.below(len(of))]

    # --- a table -----------------------------------------------------------------------------

    async def _sit(self, until: float) -> None:
        """At one table: from any moment of a game, until it is left."""
        figures = self.figures
        session = self._session()
        app = TableApp(self._screen(session))
        figures.tables += 1
        self.last.append(f"table {figures.tables}: {session.seats}, {type(app.first).__name__}")
        begun, bursts = len(session.game.inputs), 0
        async with app.run_test(size=self.size, notifications=True) as pilot:
            while time.monotonic() < until and bursts < _BURSTS and _open(app):
                await self._burst(pilot)
                await self._look(pilot)
                bursts += 1
            figures.left += not _open(app)
            await self._end(pilot)
        if app.return_code != 0:
            raise Fault(f"left with {app.return_code}")
        played = app.first.session if isinstance(app.first, PlayScreen) else session
        figures.answers += max(0, len(played.game.inputs) - begun)
        figures.games_over += played is not session or session.over

    def _screen(self, session: Session) -> TableScreen:
        """Mostly a game that is played, sometimes one that was played."""
        if self.dice.below(8) == 0:
            return ReplayScreen(Replay(session.game, self.lang, session.titles))
        return PlayScreen(session, pause=(0, 0.01)[self.dice.below(2)])

    def _session(self) -> Session:
        """A game somewhere between its beginning and its end, or one in which a card must be named."""
        dice = self.dice
        if dice.below(6) == 0:
            session = at(_NAMING, lang=self.lang)
            session.answer(f"play {_NAMES}")
        else:
            seats = _SEATS[dice.below(len(_SEATS))]
            decks = (starter_decks() * 2)[: len(seats)]
            session = Session.begin(decks, library(), seats, seed=dice.below(1000), lang=self.lang, open_lists=True)
            for _ in range((0, dice.below(150))[dice.below(2)]):
                if not session.over:
                    go_on(session, dice)
        session.keep = self.folder / "game.json" if dice.below(8) else self.folder  # no game can be kept in a folder
        return session

    # --- a burst -----------------------------------------------------------------------------

    async def _burst(self, pilot: Pilot[int]) -> None:
        """Some keys, all at once or with hardly a moment between them; sometimes the terminal changes its size."""
        figures, dice = self.figures, self.dice
        keys = [self._key() for _ in range(1 + dice.below((12, 12, 40)[dice.below(3)]))]
        if dice.below(4) == 0:
            keys = keys[:1] * len(keys)  # a key that is held
        slowly = dice.below(3) == 0
        self.last.append(f"{'slowly' if slowly else 'at once'}: {' '.join(keys)}")
        for key in keys:
            if dice.below(40) == 0:
                self._resize(pilot)
            if dice.below(60) == 0:
                self._click(pilot)
            _post(pilot, Key(key, key if len(key) == 1 else None))
            if slowly:
                await asyncio.sleep(0)
        figures.keys += len(keys)
        figures.bursts += 1
        await _wait(pilot, 1 + dice.below(4))

    def _key(self) -> str:
        """Any key; those that leave the table are rare, and those that play the game are frequent."""
        dice = self.dice
        if dice.below(1500) == 0:
            return self._one(_LEAVING)
        kind = dice.below(10)
        if kind < 3:
            return str(1 + dice.below(9))
        if kind < 5:
            return self._one(("enter", "enter", "escape", "space", "tab", "e", "down", "up", "left", "right"))
        return self._one(self._bound if kind < 9 else _LETTERS)

    def _resize(self, pilot: Pilot[int]) -> None:
        dice = self.dice
        _resize(pilot, Size(*self.size) if dice.below(2) else Size(1 + dice.below(160), 1 + dice.below(60)))
        self.figures.resizes += 1

    def _click(self, pilot: Pilot[int]) -> None:
        width, height = pilot.app.size
        x, y = self.dice.below(max(1, width)), self.dice.below(max(1, height))
        for kind in (MouseDown, MouseUp):
            _post(pilot, kind(None, x, y, 0, 0, 1, False, False, False, x, y))
        self.figures.clicks += 1

    # --- looking -----------------------------------------------------------------------------

    async def _look(self, pilot: Pilot[int]) -> None:
        """Look at the screen; a Fault if something is wrong with it."""
        app = pilot.app
        assert isinstance(app, TableApp)
        if app._exception is not None:
            raise Fault(f"{type(app._exception).__name__}: {app._exception}") from app._exception
        if not _open(app):
            return
        stack = app.screen_stack
        if len(stack) < 2 or stack[1] is not app.first:
            raise Fault(f"the table has gone: {stack}")
        if len(stack) > _DEEPEST:
            raise Fault(f"dialogs pile up: {stack}")
        if not isinstance(app.screen, PlayScreen | ReplayScreen | Menu | Page | Search | Handover):
            raise Fault(f"nobody knows this screen: {app.screen}")
        self.figures.seen[type(app.screen).__name__] += 1
        until = time.monotonic() + _PATIENCE
        while _open(app) and not _readable(app):
            if time.monotonic() > until:
                raise Fault(f"there is nothing to read on {app.screen_stack}, {app.size}")
            await _wait(pilot, 1)

    async def _end(self, pilot: Pilot[int]) -> None:
        """Whatever has happened: help opens and closes, and the table can be left."""
        app = pilot.app
        assert isinstance(app, TableApp)
        _resize(pilot, Size(*self.size))
        await self._press(pilot, "no way back to the table", _BACK, lambda: app.screen is app.first)
        await self._press(pilot, "no help", _HELP, lambda: isinstance(app.screen, Page))
        await self._press(pilot, "no way back from the help", _BACK, lambda: app.screen is app.first)
        await self._press(pilot, "no way out", {**_BACK, PlayScreen: "q"}, lambda: False)

    async def _press(self, pilot: Pilot[int], fault: str, keys: dict[type, str], done: Callable[[], bool]) -> None:
        """Press a key, by what is on top, until it is done or the table was left; a Fault if that never is."""
        app = pilot.app
        assert isinstance(app, TableApp)
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            await _wait(pilot, 6)
            await self._look(pilot)
            if not _open(app) or done():
                return
            leaving = isinstance(app.first, PlayScreen) and app.first._leaving
            key = "2" if leaving else keys.get(type(app.screen), "")  # yes, also if the game cannot be saved
            if key:
                _post(pilot, Key(key, None))
        raise Fault(f"{fault}: {app.screen_stack}")


def _open(app: TableApp) -> bool:
    """Whether the table has not been left."""
    return app.is_running and not app._exit


def _post(pilot: Pilot[int], event: Event) -> None:
    pilot.app.post_message(event)


def _resize(pilot: Pilot[int], size: Size) -> None:
    """As `Pilot.resize_terminal`, but without waiting."""
    pilot.app._driver._size = size  # type: ignore[union-attr]
    _post(pilot, Resize(size, size))


async def _wait(pilot: Pilot[int], rounds: int) -> None:
    """Until what was posted has been dealt with, and what that posted."""
    try:
        for _ in range(rounds):
            if pilot.app.is_running:
                await pilot.pause(0)
    except ScreenStackError:
        if pilot.app.is_running:
            raise


def _readable(app: TableApp) -> bool:
    """Whether there are words on the screen; in a terminal that is too small for the table, there need be none."""
    width, height = app.size
    return width < LEAST[0] or height < LEAST[1] or len(drawn(app).split()) >= 3


def drawn(app: TableApp) -> str:
    """What is on the screen, as text."""
    width, height = app.size
    console = Console(width=width, height=height, file=io.StringIO(), force_terminal=True, record=True)
    console.print(app.screen._compositor.render_update(full=True, screen_stack=app._background_screens))
    return console.export_text()


@contextmanager
def _watched(folder: str) -> Iterator[list[str]]:
    """Keep games in that folder and note what breaks in a thread; wait for every thread to end.

    A bot that thinks when the table is left still thinks to its end; what it answers is not heard.
    """
    broken: list[str] = []
    known = set(threading.enumerate())
    before, hook = os.environ.get(DATA_VARIABLE), threading.excepthook
    threading.excepthook = lambda args: broken.append(f"in a thread: {args.exc_type.__name__}: {args.exc_value}")
    os.environ[DATA_VARIABLE] = folder
    try:
        yield broken
        for thread in set(threading.enumerate()) - known:
            thread.join(_PATIENCE)
    finally:
        threading.excepthook = hook
        os.environ.pop(DATA_VARIABLE)
        if before is not None:
            os.environ[DATA_VARIABLE] = before


def play(seed: int, size: tuple[int, int], lang: str, seconds: float) -> Figures:
    """Let a monkey play for so long; a Fault, with the last keys, if it breaks something."""
    with tempfile.TemporaryDirectory() as folder, _watched(folder) as broken:
        monkey = Monkey(seed, size, lang, Path(folder))
        try:
            asyncio.run(monkey.play(seconds))
        except Exception as error:
            keys = "\n".join(monkey.last)
            raise Fault(f"{error}\nseed {seed}, {size}, {lang}, {monkey.figures}\n{keys}") from error
    if broken:
        raise Fault("\n".join(broken))
    return monkey.figures


def main() -> int:
    """Play at every size and in every language in turn, a minute at a time; 1 if anything broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rounds = [(size, lang) for size in SIZES for lang in LANGUAGES]
    until = time.monotonic() + 60 * given.minutes
    seed, faults = given.seed, 0
    total = Figures()
    while time.monotonic() < until:
        size, lang = rounds[(seed - given.seed) % len(rounds)]
        seconds = min(until - time.monotonic(), 60 * given.minutes / len(rounds), 60.0)
        try:
            figures = play(seed, size, lang, seconds)
        except Fault as fault:
            faults += 1
            traceback.print_exception(fault)
        else:
            total.add(figures)
            print(f"seed {seed}, {size[0]}×{size[1]}, {lang}: {figures}", flush=True)
        seed += 1
    print(f"all: {total}\nfaults: {faults}")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
