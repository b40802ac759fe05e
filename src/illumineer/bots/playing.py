"""One game between bots, from its first decision to its last.

    game = play_game(["greedy", "search:100"], seed=7)
    print(game.outcome.winners, game.turn)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from illumineer.bots.bot import Bot
from illumineer.bots.greedy import GreedyBot
from illumineer.bots.host import begin, pick
from illumineer.bots.limits import BOT_TIME, GAME_DECISIONS, TURN_DECISIONS, TURN_LIMIT, Count
from illumineer.bots.named import bot_of
from illumineer.bots.random_bot import RandomBot
from illumineer.cards.given import Deck, dealt
from illumineer.compile.book import CardBook
from illumineer.cr import NEWEST
from illumineer.errors import BotError
from illumineer.game import Game
from illumineer.seeds import seed_for

_NEVER_STALL: Final = (RandomBot, GreedyBot)
"""They need no alarm, and setting one takes as long as some of their answers."""


class Forfeit(BotError):
    """A bot has failed, and its player has lost the game by that."""

    def __init__(self, fault: BotError, game: Game, player: int) -> None:
        """What it did, the game as it ended, and the player whose bot it was."""
        super().__init__(fault.message.key, **fault.message.args)
        self.fault = fault
        self.game = game
        self.player = player

    def __reduce__(self) -> tuple[object, ...]:
        return Forfeit, (self.fault, self.game, self.player)


def play_game(
    bots: Sequence[str | Bot],
    decks: Sequence[Deck] | None = None,
    seed: int = 0,
    *,
    book: CardBook | None = None,
    edition: str = NEWEST,
    variant: str = "constructed",
    open_lists: bool = False,
    turn_limit: int = TURN_LIMIT,
    bot_time: float = BOT_TIME,
    turn_decisions: int = TURN_DECISIONS,
    game_decisions: int = GAME_DECISIONS,
) -> Game:
    """Play one game between bots and return it when it is over: `game.outcome` says who won, and why.

    A bot is a name (`greedy`, `random`, `search:100`, `FILE.py:CLASS`) or an object; a deck is the path of a list or
    the names of its cards, and without decks the two starter decks are played.  `book` is a card book of your own, in
    which the names are looked up as they are.  The other options are those of `Game.new` and of `illumineer duel`.

    A bot that fails, thinks too long or does not stop concedes.  When the game is over, `Forfeit` is raised: it says
    which bot that was and what it did, and has the game.
    """
    players = [bot_of(bot) for bot in bots]
    lists, cards = dealt(decks, book)
    if len(players) != len(lists):
        raise BotError("bots.one_for_each", n=len(players), decks=len(lists))
    game = Game.new(lists, cards, seed, edition, variant=variant, turn_limit=turn_limit)
    count = Count(turn_decisions, game_decisions)
    forfeits: list[Forfeit] = []

    def fails(player: int, fault: BotError) -> None:
        if game.outcome is None:
            game.concede(player)
        forfeits.append(Forfeit(fault, game, player))

    for player, bot in enumerate(players):
        try:
            begin(bot, player, seed_for(seed, "bot", player), seconds(bot, bot_time))
        except BotError as fault:
            fails(player, fault)
    while (asked := game.decision) is not None:
        bot = players[asked.player]
        try:
            count.one_more(game, bot)
            place = pick(game, bot, open_lists, seconds(bot, bot_time))
        except BotError as fault:
            fails(asked.player, fault)
        else:
            game.push_place(place)
    if forfeits:
        raise forfeits[0] from forfeits[0].fault
    return game


def seconds(bot: Bot, most: float) -> float:
    """How long the host watches a bot while it thinks: no longer than so many seconds; 0 if it need not watch it."""
    return 0.0 if type(bot) in _NEVER_STALL else most
