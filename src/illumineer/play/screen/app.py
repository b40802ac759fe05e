"""The application: it opens the table in the terminal, and closes it without losing the game."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import App

from illumineer.play.replay import Replay
from illumineer.play.screen.layers import Presses
from illumineer.play.screen.playing import PlayScreen
from illumineer.play.screen.replaying import ReplayScreen
from illumineer.play.screen.style import SHEET
from illumineer.play.screen.table import TableScreen
from illumineer.play.session import Session

_DARK: Final = "textual-dark"
_LIGHT: Final = "textual-light"


class TableApp(App[int]):
    """The table in a terminal."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False  # it would speak English only

    def __init__(self, first: TableScreen) -> None:
        super().__init__()
        self.first = first
        self._presses = Presses()

    def on_mount(self) -> None:
        self.push_screen(self.first)

    async def on_event(self, event: events.Event) -> None:
        """A key does something on the screen on which it was pressed, or nothing."""
        if not isinstance(event, events.Key) or not self._presses.late(event, self.screen):
            await super().on_event(event)

    async def action_quit(self) -> None:
        """Leave; the game is saved first."""
        self.first.leave()

    def action_help_quit(self) -> None:
        """Ctrl+C leaves as well, and does not say so in English first."""
        self.first.leave()

    def action_shade(self) -> None:
        """From dark to light and back."""
        self.theme = _LIGHT if self.theme == _DARK else _DARK


def run(session: Session) -> tuple[int, Session]:
    """Play at the table until the player leaves it: 0 if all went well, and the game that was played last."""
    screen = PlayScreen(session)
    code = _run(screen)
    return code, screen.session


def run_replay(replay: Replay) -> int:
    """Look at a game again, until that is left: 0 if all went well."""
    return _run(ReplayScreen(replay))


def _run(first: TableScreen) -> int:
    code = TableApp(first).run()
    return code if code is not None else 1
