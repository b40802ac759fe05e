"""A session in plain lines: what is told and asked, and what one written line does.

The table line by line in a terminal (`lines`) and that of a page (`desk.playing`) both talk through this, so that they
say the same.  Nothing is read or waited for here, and no file is opened.
"""

from __future__ import annotations

from typing import Final

from illumineer.choices import Choice
from illumineer.errors import IllumineerError
from illumineer.messages import Message
from illumineer.play.console import Console
from illumineer.play.left import left_to_do
from illumineer.play.session import Session
from illumineer.readings import Name
from illumineer.vocab import player_name

COMMANDS: Final = ("help", "board", "log", "all", "why", "card", "end_turn", "back", "save", "concede", "quit")
_HOSTS: Final = ("save", "quit")
"""Commands that the host of a session carries out, not the session."""

_END_TURN: Final = "end turn"
"""The move, as it is written."""

_MOST: Final = 60
"""More answers than this are not listed."""


class Talking:
    """What a session says to its viewer in lines, and what the viewer's lines do."""

    commands: tuple[str, ...] = tuple(name for name in COMMANDS if name not in _HOSTS)
    """The commands that `help` lists."""

    def __init__(self, session: Session, console: Console, before: int = 0) -> None:
        """`before`: how many answers had been given when the talking began; what they led to is not told."""
        self.session = session
        self.console = console
        self.told: dict[int, int] = {}
        """How many lines of the log each viewer has been told."""
        self.unsure = ""
        """The command that was the last line, if it has to be said twice."""
        self._before = before

    # --- telling -----------------------------------------------------------------------------

    def seats(self) -> None:
        """Who sits where."""
        for player, seat in enumerate(self.session.seats):
            key = "seat_person" if seat is None else "seat_bot"
            self.console.say(key, player=player_name(player), name=self.session.titles[player])

    def board(self) -> None:
        """The table as the viewer sees it."""
        self.console.board(self.session.board())

    def news(self) -> None:
        """What has happened since the viewer was last told, and what went wrong beside the game."""
        session = self.session
        lines = session.log
        told = self.told.get(session.viewer)
        self.console.story(lines[session.lines_after(self._before) if told is None else told :], session.game.edition)
        self.told[session.viewer] = len(lines)
        for notice in session.notices:
            self.console.tell(notice)
        session.notices.clear()

    def here(self) -> None:
        """Tell and ask the viewer; nothing is told until the device is passed, and nothing said while a bot decides."""
        if self.session.waits_for_bot:
            return
        if self.session.handover is None:
            self.news()
        self.question()

    def question(self) -> None:
        """What is asked, and the legal answers with their numbers.

        Before the next person has the device, that it must be passed; when the game is over, how it ended.
        """
        session, console = self.session, self.console
        if session.handover is not None:
            player = session.handover
            console.say("pass_device", player=player_name(player), name=session.titles[player])
            return
        asked = session.asked
        if asked is None:
            self.result()
            return
        choices = session.choices()
        legal = [choice for choice in choices if choice.legal]
        console.write("")
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

    def result(self) -> None:
        """How the game ended."""
        session, console = self.session, self.console
        outcome = session.outcome
        assert outcome is not None
        lore = ", ".join(f"{player_name(player)} {n}" for player, n in enumerate(session.game.lore))
        players = [player_name(winner) for winner in outcome.winners]
        blanks = {"players": players, "winners": len(players), "n": session.game.turn, "lore": lore}
        console.write("")
        console.tell(Message("demo.won" if players else "demo.nobody", blanks))

    # --- hearing -----------------------------------------------------------------------------

    def hear(self, line: str) -> bool:
        """Do what a line says; whether the table has gone on by it.  What is refused changes nothing, and is told.

        Where the device must be passed, any line says that this is done.
        """
        unsure, self.unsure = self.unsure, ""
        try:
            return self._heard(line, unsure)
        except IllumineerError as error:
            self.console.tell(error.message)
            return False

    def _heard(self, line: str, unsure: str) -> bool:
        """`unsure`: the command of the line before, if that has to be said twice."""
        session, console = self.session, self.console
        if session.handover is not None:
            session.take_seat()
            return True
        if line.isdecimal():
            choice = self._numbered(line)
            if choice is not None:
                session.answer(choice)
            return choice is not None
        name, rest = console.command(line, COMMANDS)
        if name == "concede":
            return self._concede(unsure == name)
        if name == "end_turn" and not rest:
            return self._end_turn(unsure == name)
        if name == "back":
            session.take_back()
            self.told[session.viewer] = len(session.log)
            console.say("taken_back")
            return True
        if name in ("", "end_turn"):  # "end turn" is a move
            session.answer(self._meant(line))
            return True
        if name in _HOSTS:
            self.host(name, rest)
        else:
            self._show(name, rest)
        return False

    def host(self, name: str, rest: str) -> None:
        """Say where the game is saved and left: this is no terminal."""
        self.console.say("page_does")

    def _show(self, name: str, rest: str) -> None:
        """A command that changes nothing."""
        session, console = self.session, self.console
        if name == "help":
            console.say("help")
            console.help(self.commands)
        elif name == "board":
            self.board()
            self.question()
        elif name == "log":
            console.story(session.log, session.game.edition)
        elif name == "all":
            self._list(session.choices())
        elif name == "why":
            self._why(rest)
        else:
            console.card(rest)

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

    def _concede(self, sure: bool) -> bool:
        """Conceding has to be said twice."""
        if not sure:
            self.unsure = "concede"
            self.console.say("sure", word=self.console.word("concede"))
            return False
        self.session.concede()
        return True

    def _end_turn(self, sure: bool) -> bool:
        """The short word has to be said twice if something is left to do; the move and its number are meant."""
        session, console = self.session, self.console
        left = left_to_do(session)
        if left and not sure:
            self.unsure = "end_turn"
            console.tell(Message("play.still", {"things": left, "key": console.word("end_turn")}))
            return False
        session.answer(_END_TURN)
        return True
