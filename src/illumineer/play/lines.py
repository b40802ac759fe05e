"""The table line by line: what happened, what is asked, a numbered list of choices; an answer is read, and so on.

It is used where there is no terminal, and by whoever prefers it: the same session as on the screen, in plain lines.
"""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Final

from illumineer.choices import Choice
from illumineer.errors import BotError, IllumineerError, RecordError
from illumineer.messages import Message
from illumineer.play import saving
from illumineer.play.console import Console, Leaves
from illumineer.play.left import left_to_do
from illumineer.play.session import Session
from illumineer.readings import Name
from illumineer.vocab import player_name

_COMMANDS: Final = ("help", "board", "log", "all", "why", "card", "end_turn", "back", "save", "concede", "quit")
_OF_TROUBLE: Final = ("random", "concede", "save", "quit")
"""What can be done about a bot that does not answer."""

_END_TURN: Final = "end turn"
"""The move, as it is written."""

_INTERRUPTED: Final = 130
_MOST: Final = 60
"""More answers than this are not listed."""


class Lines:
    """A session in a conversation of lines."""

    def __init__(self, session: Session, console: Console, resumed: bool = False) -> None:
        """`resumed`: the game has begun before, and what happened need not be told again."""
        self.session = session
        self._resumed = resumed
        self._before = len(session.game.inputs) if resumed else 0
        self.console = console
        self._told: dict[int, int] = {}  # how many lines of the log each viewer has been told
        self._unsure = ""  # the command that was the last word, and must be said twice
        self._shown = False  # somebody's hand

    def run(self) -> int:
        """Play until the game is over or there is nothing more to read: 0; 130 if somebody stops it."""
        console, session = self.console, self.session
        console.say("welcome", seed=session.seed, edition=session.game.edition, help=console.word("help"))
        for player, seat in enumerate(session.seats):
            key = "seat_person" if seat is None else "seat_bot"
            console.say(key, player=player_name(player), name=session.titles[player])
        if self._resumed:
            self._board()
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
        self._news()
        self.farewell()
        return 0

    def farewell(self) -> None:
        """How the game ended; or, if it did not, how it can go on."""
        if self.session.over:
            self._result()
        else:
            self._leave()

    def _go_on(self) -> None:
        """One decision."""
        session, console = self.session, self.console
        if session.handover is not None:
            self._cover()
            console.say("pass_device", player=player_name(session.handover), name=session.titles[session.handover])
            console.read_any()
            session.take_seat()
        elif session.waits_for_bot:
            try:
                session.bot_step()
            except BotError as error:
                self._trouble(error)
        else:
            self._news()
            self._ask()

    def _cover(self) -> None:
        """Of several people, nobody reads what the last one saw."""
        if self._shown and len(self.session.people) > 1:
            self.console.cover()

    # --- telling -----------------------------------------------------------------------------

    def _news(self) -> None:
        """What has happened since the viewer was last told, and what went wrong beside the game."""
        session = self.session
        self._shown = True
        lines = session.log
        told = self._told.get(session.viewer)
        self.console.story(lines[session.lines_after(self._before) if told is None else told :], session.game.edition)
        self._told[session.viewer] = len(lines)
        for notice in session.notices:
            self.console.tell(notice)
        session.notices.clear()

    def _board(self) -> None:
        self.console.board(self.session.board())

    def _question(self) -> None:
        session, console = self.session, self.console
        choices = session.choices()
        legal = [choice for choice in choices if choice.legal]
        console.write("")
        asked = session.asked
        assert asked is not None
        console.write(str(asked))
        if asked.says:
            console.say("says", text=asked.says)
        if len(legal) > _MOST:
            console.say("many", n=len(legal), example=legal[0].notation)
            return
        self._list(legal)
        others = len(choices) - len(legal)
        if others:
            console.say("others", n=others, all=console.word("all"), why=console.word("why"), first=len(legal) + 1)

    def _list(self, wanted: list[Choice]) -> None:
        for n, choice in enumerate(self.session.choices(), 1):
            if choice in wanted:
                self.console.write(f"{n:>4}  {choice.text}")

    def _result(self) -> None:
        session, console = self.session, self.console
        outcome = session.outcome
        assert outcome is not None
        lore = ", ".join(f"{player_name(player)} {n}" for player, n in enumerate(session.game.lore))
        players = [player_name(winner) for winner in outcome.winners]
        blanks = {"players": players, "winners": len(players), "n": session.game.turn, "lore": lore}
        console.write("")
        console.tell(Message("demo.won" if players else "demo.nobody", blanks))
        if session.kept:
            console.say("look_again", file=shlex.quote(str(session.keep)))

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

    # --- asking ------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask until there is an answer."""
        self._question()
        while True:
            line = self.console.read()
            unsure, self._unsure = self._unsure, ""
            try:
                if self._heard(line, unsure):
                    return
            except IllumineerError as error:
                self.console.tell(error.message)

    def _heard(self, line: str, unsure: str) -> bool:
        """Do what a line says; whether the game has gone on by it.

        `unsure`: the command of the line before, if that has to be said twice.
        """
        session, console = self.session, self.console
        if line.isdecimal():
            choice = self._numbered(line)
            if choice is not None:
                session.answer(choice)
            return choice is not None
        name, rest = console.command(line, _COMMANDS)
        if name == "quit":
            raise Leaves
        if name == "concede":
            return self._concede(unsure == name)
        if name == "end_turn" and not rest:
            return self._end_turn(unsure == name)
        if name == "back":
            session.take_back()
            self._told[session.viewer] = len(session.log)
            console.say("taken_back")
            return True
        if name in ("", "end_turn"):  # "end turn" is a move
            session.answer(self._meant(line))
            return True
        self._show(name, rest)
        return False

    def _show(self, name: str, rest: str) -> None:
        """A command that changes nothing."""
        session, console = self.session, self.console
        if name == "help":
            console.say("help")
            console.help(_COMMANDS)
        elif name == "board":
            self._board()
            self._question()
        elif name == "log":
            console.story(session.log, session.game.edition)
        elif name == "all":
            self._list(session.choices())
        elif name == "why":
            self._why(rest)
        elif name == "card":
            console.card(rest)
        else:
            self._save(rest)

    def _meant(self, line: str) -> str:
        """What is written where a name is asked for may be the bare name."""
        asked = self.session.game.decision
        names = asked is not None and asked.wants is Name
        return line if not names or line.lower().startswith("name ") else f"name {line}"

    def _numbered(self, number: str) -> Choice | None:
        choices = self.session.choices()
        if 1 <= int(number) <= len(choices):
            return choices[int(number) - 1]
        self.console.say("no_number", number=int(number), n=len(choices))
        return None

    def _why(self, rest: str) -> None:
        """Why something is not legal: by its number, or as a move."""
        first, _, more = rest.partition(" ")
        wanted = more if first.lower() in ("not", "no") else rest
        if not wanted:
            self.console.say("why_what", why=self.console.word("why"))
            return
        choice = self._numbered(wanted) if wanted.isdecimal() else self.session.find(wanted)
        if choice is None:
            return
        if choice.legal:
            self.console.say("is_legal", move=choice.text)
            return
        self.console.say("not_legal", move=choice.text)
        for reason in choice.reasons:
            self.console.write(f"  {reason}")

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

    def _concede(self, sure: bool) -> bool:
        """Conceding has to be said twice."""
        if not sure:
            self._unsure = "concede"
            self.console.say("sure", word=self.console.word("concede"))
            return False
        self.session.concede()
        return True

    def _end_turn(self, sure: bool) -> bool:
        """The short word has to be said twice if something is left to do; the move and its number are meant."""
        session, console = self.session, self.console
        left = left_to_do(session)
        if left and not sure:
            self._unsure = "end_turn"
            console.tell(Message("play.still", {"things": left, "key": console.word("end_turn")}))
            return False
        session.answer(_END_TURN)
        return True

    # --- a bot that does not answer ----------------------------------------------------------

    def _trouble(self, error: BotError) -> None:
        session, console = self.session, self.console
        self._news()
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
