"""Games between bots, on the house decks."""

from __future__ import annotations

from illumineer import house
from illumineer.bots.host import ask
from illumineer.bots.named import make
from illumineer.game import Game


def play(names: list[str], seed: int, swap: bool = False, open_lists: bool = False) -> Game:
    """A whole game between two bots; `swap`: they sit at each other's deck."""
    decks = house.starter_decks()
    game = Game.new(decks[::-1] if swap else decks, house.book(), seed, log=False)
    bots = [make(name) for name in names]
    for player, bot in enumerate(bots):
        bot.begin(player, 2 * seed + player)
    while (asked := game.decision) is not None:
        game.push_answer(ask(game, bots[asked.player], open_lists))
    return game


def wins(name: str, other: str, games: int) -> int:
    """How many games the first bot wins, with either deck and on either side."""
    won = 0
    for n in range(games):
        side = n & 1
        game = play([name, other] if side == 0 else [other, name], n // 4, swap=bool(n & 2))
        assert game.outcome is not None
        won += side in game.outcome.winners
    return won
