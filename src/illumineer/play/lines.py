"""The table line by line: what happened, what is asked, a numbered list of choices; an answer is read, and so on.

It is used where there is no terminal, and by people who prefer it: the same session as on the screen, in plain lines.
"""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Final

from illumineer.errors import BotError, RecordError
from illumineer.messages import Message
from illumineer.play import saving
from illumineer.play.console import Console, Leaves
from illumineer.play.session import Session
from illumineer.play.talking import COMMANDS, Talking

_OF_TROUBLE: Final = ("random", "concede", "save", "quit")
"""What can be done about a bot that does not answer."""

_INTERRUPTED: Final = 130


class Lines(Talking):
    """A session in a conversation of lines."""

    commands = COMMANDS

    def __init__(self, session: Session, console: Console, resumed: bool = False) -> None:
        """`resumed`: the game has begun before, and what happened need not be told again."""
        super().__init__(session, console, len(session.game.inputs) if resumed else 0)
        self._resumed = resumed

    def run(self) -> int:
        """Play until the game is over or there is nothing more to read: 0; 130 if somebody stops it."""
        console, session = self.console, self.session
        console.say("welcome", seed=session.seed, edition=session.game.edition, help=console.word("help"))
        self.seats()
        if self._resumed:
            self.board()
        try:
            while not session.over:
                self._go_on()
        except Leaves:
            self._cover()
            self.farewell()
            return 0
        except KeyboardInterrupt:
            console.write("")
            self._cover()
            self.farewell()
            return _INTERRUPTED
        self.news()
        self.farewell()
        return 0

    def farewell(self) -> None:
        """How the game ended; or, if it did not, how it can go on."""
        if not self.session.over:
            self._leave()
            return
        self.result()
        if self.session.kept:
            self.console.say("look_again", file=shlex.quote(str(self.session.keep)))

    def _go_on(self) -> None:
        """One decision."""
        session, console = self.session, self.console
        if session.handover is not None:
            self._cover()
            self.here()
            console.read_any()
            self.hear("")
        elif session.waits_for_bot:
            try:
                session.bot_step()
            except BotError as error:
                self._trouble(error)
        else:
            self.here()
            while not self.hear(console.read()):
                pass

    def _cover(self) -> None:
        """Of several people, nobody reads what the last one saw."""
        if self.told and len(self.session.people) > 1:
            self.console.cover()

    def _leave(self) -> None:
        """The game can go on another time."""
        for notice in self.session.notices:
            self.console.tell(notice)
        self.session.notices.clear()
        keep = self.session.keep
        if keep is not None and self.session.kept:
            named = "" if saving.is_latest(keep) else f" {shlex.quote(str(keep))}"
            self.console.say("kept", file=str(keep), named=named)
        elif keep is not None and os.path.exists(keep):  # also where one may not look
            self.console.say("kept_earlier", file=str(keep))
        else:
            self.console.say("not_kept")

    # --- the commands of a terminal ----------------------------------------------------------

    def host(self, name: str, rest: str) -> None:
        """Save the game, or leave."""
        if name == "quit":
            raise Leaves
        self._save(rest)

    def _save(self, rest: str) -> None:
        """To a file; the game goes on, whatever becomes of it."""
        session, console = self.session, self.console
        if not rest:
            if session.kept:
                console.say("is_kept", file=str(session.keep))
            else:
                console.say("save_where", word=console.word("save"))
            return
        try:
            path = Path(os.path.expanduser(rest))  # one that nobody has stays as it is
            if saving.is_other(path):
                raise RecordError("play.occupied", file=rest)
            session.save(path)
            console.say("saved", file=rest)
        except RecordError as error:
            console.tell(error.message)

    # --- a bot that does not answer ----------------------------------------------------------

    def _trouble(self, error: BotError) -> None:
        session, console = self.session, self.console
        self.news()
        console.tell(error.message)
        console.say("trouble")
        console.help(_OF_TROUBLE)
        while True:
            name, rest = console.command(console.read(), _OF_TROUBLE)
            if name == "random":
                session.answer_for_bot()
                return
            if name == "concede":
                session.concede(session.decider)
                return
            if name == "quit":
                raise Leaves
            if name == "save":
                self._save(rest)
            else:
                console.tell(Message("lines.trouble_words", {"words": [console.word(each) for each in _OF_TROUBLE]}))
