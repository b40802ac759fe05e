"""A game that was played, looked at again: forwards and backwards, through anybody's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from illumineer.cr import number
from illumineer.game import Game, State
from illumineer.play import saving
from illumineer.play.session import Asked, titles
from illumineer.telling import Story
from illumineer.told import board
from illumineer.told.explain import question_text
from illumineer.told.story import Line

if TYPE_CHECKING:
    from illumineer.cards.library import Library


class Replay:
    """A game at one of its moments.  A judge sees everything; for a viewer, what they may not know stays hidden."""

    def __init__(self, game: Game, lang: str = "en", titles: tuple[str, ...] = (), viewer: int | None = None) -> None:
        self._inputs = game.inputs
        self.game = game.beginning()
        """The game at this moment: not to be shown."""
        self.lang = lang
        self.titles = titles or tuple(player.name for player in game.players)
        self.viewer = viewer
        """Whose eyes: a player, or None for a judge's."""
        self._story = Story(game)

    @classmethod
    def load(cls, path: Path, library: Library, lang: str = "en") -> Replay:
        """The game of a file: one that was saved, or a record; RecordError if it is neither."""
        saved = saving.load(path, library)
        return cls(saved.game, lang, saved.called or titles(saved.seats, lang))

    # --- going -------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many answers have been given."""
        return len(self.game.inputs)

    @property
    def length(self) -> int:
        """How many answers were given in all."""
        return len(self._inputs)

    @property
    def at_end(self) -> bool:
        return self.position == self.length

    def forward(self, n: int = 1) -> int:
        """Go on by so many answers; how many there were."""
        steps = min(n, self.length - self.position)
        for item in self._inputs[self.position : self.position + steps]:
            self.game.redo(item)
        return steps

    def backward(self, n: int = 1) -> int:
        """Go back by so many answers; how many there were."""
        steps = min(n, self.position)
        self.go_to(self.position - steps)
        return steps

    def go_to(self, position: int) -> None:
        """Go to where so many answers have been given."""
        wanted = max(0, min(position, self.length))
        if wanted < self.position - 8:
            self.game = self.game.beginning()
        while self.position > wanted:
            self.game.pop()
        self.forward(wanted - self.position)

    def to_turn(self, turn: int) -> bool:
        """Go to the beginning of a turn; False, and nowhere, if there was none of that number."""
        again = self.game.beginning()
        at = 0
        while again.turn < turn and at < self.length:
            again.redo(self._inputs[at])
            at += 1
        if turn < 0 or again.turn != turn:
            return False
        self.game = again
        return True

    def to_end(self) -> None:
        self.forward(self.length)

    # --- looking -----------------------------------------------------------------------------

    @property
    def table(self) -> State:
        """The state as the viewer may know it; all of it for a judge."""
        return self.game.state if self.viewer is None else self.game.view(self.viewer).table

    def board(self) -> list[str]:
        """The table in lines of text."""
        return board.draw(self.table, self.lang, self.viewer)

    @property
    def asked(self) -> Asked | None:
        """What had to be decided here; None when the game is over."""
        asked = self.game.decision
        if asked is None:
            return None
        text = question_text(self.game.state, asked, self.lang, None, self.viewer)
        return Asked(asked.player, text, number(asked.rule, self.game.edition), False, None)

    @property
    def log(self) -> list[Line]:
        """What had happened up to here."""
        return self._story.telling(self.viewer, self.lang).lines(self.position)
