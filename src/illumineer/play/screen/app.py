"""The application: it opens the table in the terminal, and closes it without losing the game."""

from __future__ import annotations

from typing import Final

from textual.app import App

from illumineer.play.screen.playing import PAUSE, PlayScreen
from illumineer.play.screen.style import SHEET
from illumineer.play.session import Session

_DARK: Final = "textual-dark"
_LIGHT: Final = "textual-light"


class TableApp(App[int]):
    """The table in a terminal."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False  # it would speak English only

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.playing = PlayScreen(session, pause)

    def on_mount(self) -> None:
        self.push_screen(self.playing)

    async def action_quit(self) -> None:
        """Leave; the game is saved first."""
        self.playing.leave()

    def action_help_quit(self) -> None:
        """Ctrl+C leaves as well, and does not say so in English first."""
        self.playing.leave()

    def action_shade(self) -> None:
        """From dark to light and back."""
        self.theme = _LIGHT if self.theme == _DARK else _DARK


def run(session: Session) -> int:
    """Play at the table until the player leaves it: 0 if all went well."""
    code = TableApp(session).run()
    return code if code is not None else 1
