"""The random bot: any legal answer, all equally likely."""

from __future__ import annotations

from illumineer.core.decisions import Answer, Decision
from illumineer.core.rng import Dice


class RandomBot:
    """Decides by the dice; the same seed decides the same."""

    __slots__ = ("_dice",)

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def decide(self, asked: Decision) -> Answer:
        return asked.options[self._dice.below(len(asked.options))]
