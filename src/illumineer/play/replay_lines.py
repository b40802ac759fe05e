"""A game looked at again, line by line: forwards, backwards, to a turn, through anybody's eyes."""

from __future__ import annotations

from typing import Final

from illumineer.play.console import Console, Leaves, plain
from illumineer.play.replay import Replay
from illumineer.vocab import PLAYER_NAMES

_COMMANDS: Final = ("next", "back", "turn", "start", "end", "board", "log", "as", "card", "help", "quit")


class ReplayLines:
    """A replay in a conversation of lines."""

    def __init__(self, replay: Replay, console: Console) -> None:
        self.replay = replay
        self.console = console

    def run(self) -> int:
        """Until there is nothing more to read: 0."""
        replay, console = self.replay, self.console
        console.say("replay", n=replay.length, edition=replay.game.edition, help=console.word("help"))
        self._here()
        try:
            while True:
                self._heard(console.read())
        except Leaves:
            return 0

    def _here(self) -> None:
        """Where in the game this is, and what is asked there."""
        replay, console = self.replay, self.console
        console.say("where", at=replay.position, n=replay.length, turn=replay.game.turn)
        asked = replay.asked
        if asked is not None:
            console.write(str(asked))
        elif replay.at_end:
            console.say("over")

    def _heard(self, line: str) -> None:
        replay, console = self.replay, self.console
        if line.isdecimal():
            line = f"next {line}"
        name, rest = console.command(line, _COMMANDS)
        n = int(rest) if rest.isdecimal() else 1
        if name in ("next", "back", "turn") and rest and not rest.isdecimal():
            console.say("which_number", word=console.word(name))
        elif name == "next":
            self._forward(n)
        elif name == "back":
            replay.backward(n)
            self._here()
        elif name == "turn":
            self._turn(n)
        elif name == "start":
            replay.go_to(0)
            self._here()
        elif name == "end":
            self._forward(replay.length)
        elif name == "as":
            self._eyes(rest)
        elif name == "quit":
            raise Leaves
        elif name:
            self._show(name, rest)
        else:
            console.say("unknown", line=line, help=console.word("help"))

    def _show(self, name: str, rest: str) -> None:
        console = self.console
        if name == "board":
            console.board(self.replay.board())
        elif name == "log":
            console.story(self.replay.log, self.replay.game.edition)
        elif name == "card":
            console.card(rest)
        else:
            console.help(_COMMANDS, replayed=("back", "quit"))

    def _forward(self, n: int) -> None:
        before = len(self.replay.log)
        self.replay.forward(n)
        self.console.story(self.replay.log[before:], self.replay.game.edition)
        self._here()

    def _turn(self, n: int) -> None:
        if self.replay.to_turn(n):
            self._here()
        else:
            self.console.say("no_turn", n=n)

    def _eyes(self, who: str) -> None:
        """Whose eyes to look through: a player's, or a judge's, who sees everything."""
        replay, console = self.replay, self.console
        players = [player.name for player in replay.game.players]
        if plain(who) in players:
            replay.viewer = PLAYER_NAMES.index(plain(who))
            console.say("as_player", player=plain(who))
        elif console.command(who, ("judge",))[0]:
            replay.viewer = None
            console.say("as_judge")
        else:
            console.say("as_whom", word=console.word("as"), who=[*players, console.word("judge")])
