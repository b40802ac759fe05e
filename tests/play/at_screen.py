"""How tests sit at the screen: a session, an app in a terminal that is not there, and keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from illumineer.cards.library import Library, open_library
from illumineer.cards.starters import starter_decks
from illumineer.play.screen.app import TableApp
from illumineer.play.screen.cards import Cards
from illumineer.play.screen.log import Log
from illumineer.play.screen.playing import PlayScreen
from illumineer.play.session import Session

_ROUNDS = 4
"""A key is heard, a screen opens, its widgets are mounted, and they are drawn."""
_PATIENCE = 60.0
"""Seconds after which what is waited for must have come."""


@cache
def library() -> Library:
    return open_library()


def session(lang: str = "en", against: str | None = "random", seed: int = 7, keep: Path | None = None) -> Session:
    return Session.begin(
        starter_decks(), library(), seats=[None, against], seed=seed, lang=lang, open_lists=True, keep=keep
    )


class Sitting:
    """Somebody at the table, who has keys and eyes."""

    def __init__(self, app: TableApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def playing(self) -> PlayScreen:
        assert isinstance(self.app.first, PlayScreen)
        return self.app.first

    @property
    def session(self) -> Session:
        return self.playing.session

    async def quiet(self) -> None:
        """Wait until no bot thinks and everything is drawn."""
        await self.until(lambda: not self.playing.busy or self.session.over or self.app.screen is not self.playing)

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until that is so and everything is drawn; an error if the table has broken, or it never is."""
        last = time.monotonic() + _PATIENCE
        await self._settled()
        while not done():
            assert time.monotonic() < last, f"nothing happens any more: {self.app.screen_stack}"
            await asyncio.sleep(0.002)
            await self._settled()

    async def _settled(self) -> None:
        """Until what was posted has been dealt with, and what that posted: no clock is waited for."""
        for _ in range(_ROUNDS):
            await self.pilot.pause(0)
            if self.app._exception is not None:
                raise self.app._exception  # else it would be told when the table is left, and nobody leaves it

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.post(key)
            await self.quiet()

    async def burst(self, *keys: str) -> None:
        """Keys that arrive all at once, as from a paste or on a slow line."""
        for key in keys:
            self.post(key)
        await self.quiet()

    def post(self, key: str) -> None:
        self.app.post_message(Key(key, key if len(key) == 1 else None))

    def entries(self) -> list[str]:
        """What can be chosen, as the list shows it; what cannot begins with a cross."""
        found = self.playing.query_one("#choices", OptionList)
        return [str(found.get_option_at_index(at).prompt) for at in range(found.option_count)]

    def texts(self) -> str:
        """Everything that any widget of any open screen holds."""
        found: list[str] = []
        for screen in self.app.screen_stack:
            for widget in screen.walk_children():
                if isinstance(widget, Static):
                    found.append(str(widget.content))
                elif isinstance(widget, OptionList):
                    found += [str(widget.get_option_at_index(at).prompt) for at in range(widget.option_count)]
                elif isinstance(widget, Log):
                    found += [line.text for line in widget.lines]
                elif isinstance(widget, Cards):
                    found += [face.in_full() for face in widget.faces]
        return "\n".join(found)

    def text(self, id: str) -> str:
        return str(self.playing.query_one(f"#{id}", Static).content)


@asynccontextmanager
async def table(played: Session, size: tuple[int, int] = (120, 40)) -> AsyncIterator[Sitting]:
    app = TableApp(PlayScreen(played, pause=0))
    async with app.run_test(size=size, notifications=True) as pilot:
        sitting = Sitting(app, pilot)
        await sitting.quiet()
        yield sitting


def sit(played: Session, do: Callable[[Sitting], Awaitable[None]], size: tuple[int, int] = (120, 40)) -> None:
    """Open the table and do something there."""

    async def run() -> None:
        async with table(played, size) as sitting:
            await do(sitting)

    asyncio.run(run())
