"""Every error a user can meet, in one tree.

    IllumineerError
    ├── IllegalMove        a move or answer that the rules refuse (carries the reasons)
    ├── NotationError      text that is not a move, an answer or a card
    ├── LookError          something was asked of a card or player that cannot be seen, or is not there
    ├── PositionError      a position that cannot be built
    │   └── NotAPosition   a moment of a game that a position cannot hold (carries another way to it)
    ├── RecordError        a game record, or a saved game, that does not replay or load
    ├── DeckError          a deck that cannot be built
    ├── CardError          a card definition that cannot be compiled or is not in the book
    ├── CardFileError      a file of cards, or the card database, that cannot be read
    ├── ScenarioError      a scenario file that is wrong
    ├── EditionError       an edition that does not exist
    ├── RulebookError      a rule that the rulebook does not have
    ├── BotError           a bot that cannot be found, or that does not give a legal answer
    │   └── Forfeit        … and has lost a game by that (`bots.playing`)
    ├── SimulationError    games that cannot be played or whose results cannot be written
    ├── EnvError           an environment that cannot be set up, or an action that answers nothing
    ├── CommandError       a command that is asked for what it cannot do
    └── GameOver           something was asked of a game that has ended

Each says what was wrong, where, and what would be right.  Bugs are assertions, not these.
An error is raised with the key of its sentence and what fills the blanks: `str(error)` is English,
`error.told("es")` Spanish.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from illumineer.messages import Arg, Message

if TYPE_CHECKING:
    from illumineer.messages import Reason


class IllumineerError(Exception):
    """The root: catch this to catch them all."""

    def __init__(self, key: str, /, **blanks: Arg) -> None:
        super().__init__(key, blanks)
        self.message = Message(key, blanks)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.message)

    def told(self, lang: str = "en") -> str:
        """What was wrong, in that language."""
        from illumineer.words import say

        return say(self.message, lang)

    def __str__(self) -> str:
        return self.told()


def _again(kind: type[IllumineerError], message: Message) -> IllumineerError:
    """An error that was sent to another process."""
    error = kind.__new__(kind)
    IllumineerError.__init__(error, message.key, **message.args)
    return error


class IllegalMove(IllumineerError):
    """The rules refuse this move or answer; nothing has changed."""

    def __init__(self, what: str, reasons: list[Reason], said: Arg, cited: list[Arg]) -> None:
        """`what` is the move as text, `said` the move in a sentence; the reasons, and the same with their rules."""
        self.what = what
        self.reasons = reasons
        super().__init__("moves.illegal", move=said, reasons=cited)

    def __reduce__(self) -> tuple[object, ...]:
        blanks = self.message.args
        return IllegalMove, (self.what, self.reasons, blanks["move"], blanks["reasons"])


class NotationError(IllumineerError):
    """The text is not a move, an answer or a card that can be meant here."""


class LookError(IllumineerError):
    """The viewer cannot see this: a hidden card, a card that was shuffled away, a player who is not there."""


class PositionError(IllumineerError):
    """The position cannot be set up; the message names the place."""


class NotAPosition(PositionError):
    """A position cannot hold this moment of a game.

    `setup` is an earlier position, from which the `moves` lead to the moment; None if the message says why not.
    """

    def __init__(
        self, key: str, /, setup: dict[str, Any] | None = None, moves: Sequence[str] = (), **blanks: Arg
    ) -> None:
        self.setup = setup
        self.moves = list(moves)
        super().__init__(key, **blanks)

    def __reduce__(self) -> tuple[object, ...]:
        return _no_position_again, (self.message, self.setup, self.moves)


def _no_position_again(message: Message, setup: dict[str, Any] | None, moves: list[str]) -> NotAPosition:
    """A NotAPosition that was sent to another process."""
    error = NotAPosition.__new__(NotAPosition)
    NotAPosition.__init__(error, message.key, setup, moves, **message.args)
    return error


class RecordError(IllumineerError):
    """The record or saved game is malformed, or does not replay to what it says."""


class DeckError(IllumineerError):
    """The deck cannot be built; the message names the card and the rule."""


class CardError(IllumineerError):
    """The card is not in the card book, or what it says cannot be compiled."""


class CardFileError(IllumineerError):
    """The file of cards, or the card database, cannot be read; the message names the place."""


class ScenarioError(IllumineerError):
    """The scenario file is wrong; the message names the file and, where it is known, the line."""


class EditionError(IllumineerError):
    """There is no such edition of the rules."""


class RulebookError(IllumineerError):
    """The rulebook has no such rule; the message names the nearest ones."""


class BotError(IllumineerError):
    """A bot cannot be found, or it did not give a legal answer."""


class SimulationError(IllumineerError):
    """Games cannot be played as asked, or their results cannot be written."""


class EnvError(IllumineerError):
    """An environment cannot be set up as asked, or an action is no answer to what it asks."""


class CommandError(IllumineerError):
    """The command cannot do what is asked of it."""


class GameOver(IllumineerError):
    """The game has ended: there is nothing to decide."""
