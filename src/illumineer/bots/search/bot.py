"""The searching bot: how long it thinks, and what it does not think about."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from illumineer.bots.bot import Bot
from illumineer.bots.greedy import without_thinking
from illumineer.bots.search.tree import Tree
from illumineer.core.decisions import Answer
from illumineer.core.rng import Dice
from illumineer.seen.view import View

SECONDS: Final = 0.5


class SearchBot(Bot):
    """Searches for so many seconds, or for so many playouts: then the same seed decides the same."""

    __slots__ = ("_dice", "_playouts", "_seconds")

    def __init__(self, seconds: float = SECONDS, playouts: int = 0) -> None:
        self._seconds = seconds
        self._playouts = playouts
        self._dice = Dice(0)

    @property
    def seconds(self) -> float:
        """How long it thinks about a decision; 0 if it counts playouts."""
        return 0.0 if self._playouts else self._seconds

    def begin(self, player: int, seed: int) -> None:
        self._dice = Dice(seed)

    def decide(self, view: View) -> Answer:
        begun = perf_counter()
        asked = view.decision
        assert asked is not None, "a bot is asked when it must decide"
        offhand = without_thinking(view, asked)
        if offhand is not None:
            return offhand
        tree = Tree(view, self._dice)
        if tree.settled:
            return tree.best()
        if self._playouts:
            while tree.playouts < self._playouts and not tree.decided(self._playouts - tree.playouts):
                tree.play()
        else:
            while perf_counter() - begun < self._seconds:
                tree.play()
        return tree.best()
