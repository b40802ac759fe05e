"""The random bot: any legal answer, all equally likely."""

from __future__ import annotations

from illumineer.bots.bot import Bot
from illumineer.compiling import mypyc_attr
from illumineer.core.decisions import Answer
from illumineer.core.rng import Dice
from illumineer.seen.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Decides by the dice; the same seed decides the same."""

    __slots__ = ("_dice",)

    def __init__(self, seed: int = 0) -> None:
        self._dice = Dice(seed)

    def begin(self, player: int, seed: int) -> None:
        self._dice = Dice(seed)

    def decide(self, view: View) -> Answer:
        return view.options[self._dice.below(len(view.options))]
