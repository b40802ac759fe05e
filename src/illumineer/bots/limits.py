"""What bots may take: turns of a game, seconds of a decision, decisions of a turn and of a game.

The rules let a player go on for as long as something is legal, and moving a character to the location where it is
already always is, at no cost (4.7.2).  So a host that lets bots play counts what they decide.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from illumineer.errors import BotError
from illumineer.vocab import player_name

if TYPE_CHECKING:
    from illumineer.bots.bot import Bot
    from illumineer.game import Game

TURN_LIMIT: Final = 200
"""Turns after which a game is a draw."""
BOT_TIME: Final = 60.0
"""Seconds that a bot may think about one decision."""
TURN_DECISIONS: Final = 2_000
"""Decisions of one bot in one turn; `random` and `greedy` came to 57 in ten thousand games."""
GAME_DECISIONS: Final = 20_000
"""Decisions of one bot in one game; `random` and `greedy` came to 212."""


class Count:
    """The decisions that the bots of one game make."""

    def __init__(self, turn_decisions: int = TURN_DECISIONS, game_decisions: int = GAME_DECISIONS) -> None:
        """How many each bot may make in a turn, and in the game."""
        self._most_in_turn = turn_decisions
        self._most_in_game = game_decisions
        self._turn = -1
        self._in_turn: Counter[int] = Counter()
        self._in_game: Counter[int] = Counter()

    def one_more(self, game: Game, bot: Bot) -> None:
        """Count the decision that the bot must make now; BotError if it has made as many as it may."""
        asked = game.decision
        assert asked is not None, "the game is over: there is nothing to decide"
        player = asked.player
        if game.turn != self._turn:
            self._turn = game.turn
            self._in_turn.clear()
        who, name = player_name(player), type(bot).__name__
        if self._in_turn[player] >= self._most_in_turn:
            raise BotError("bots.turn_decisions", bot=name, player=who, n=self._most_in_turn)
        if self._in_game[player] >= self._most_in_game:
            raise BotError("bots.game_decisions", bot=name, player=who, n=self._most_in_game)
        self._in_turn[player] += 1
        self._in_game[player] += 1
