"""Pieces of duels in processes of their own, so that other calls notice nothing; and how much of that a visitor gets.

A visitor has a budget of seconds of the processor, which fills up again with time, and few pieces that wait at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from os import cpu_count
from typing import Final

from illumineer.web.pool import Pool
from illumineer.web.worker import Outcome

BUDGET: Final = 3_600.0
"""Seconds of the processor that a visitor can have at once, and that come back in an hour."""
HOUR: Final = 3_600.0
MOST_WAITING: Final = 4
"""Pieces of one visitor that are being played or wait: some more than can be played at once on most machines."""
SECONDS: Final = 10.0
"""Of one piece; the page asks for pieces of half a second."""
MOST_VISITORS: Final = 10_000
"""Visitors whose budgets are remembered."""


class Spent(Exception):
    """The visitor has no budget left; there is some in `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class TooMany(Exception):
    """Too many pieces of the visitor wait already."""


class Budgets:
    """What each visitor has left."""

    def __init__(self, budget: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._budget = budget
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}
        """By visitor: the seconds that were missing, and when that was."""

    def missing(self, visitor: str) -> float:
        """Seconds of work that have not come back yet."""
        spent, since = self._spent.get(visitor, (0.0, 0.0))
        return max(0.0, spent - (self._clock() - since) * self._budget / HOUR)

    def wait(self, visitor: str) -> float:
        """Seconds until the visitor may go on; 0 if at once."""
        return max(0.0, self.missing(visitor) - self._budget) * HOUR / self._budget

    def spend(self, visitor: str, seconds: float) -> None:
        """Count work that the visitor has had; it may be more than the budget held."""
        missing = self.missing(visitor) + seconds
        self._spent.pop(visitor, None)
        self._spent[visitor] = missing, self._clock()
        if len(self._spent) > MOST_VISITORS:
            del self._spent[next(iter(self._spent))]  # the visitor who has been away for longest


class Lab:
    """The pool in which duels are played."""

    def __init__(self, desk: str, ready: str, workers: int | None, seconds: float, budget: float) -> None:
        size = workers or cpu_count() or 1
        # One visitor may have all processes: pieces are short, and the next visitor is next.
        self.pool = Pool(desk, ready, size, seconds, nice=10, share=size)
        self.budgets = Budgets(budget)

    async def ask(self, visitor: str, name: str, body: bytes, packed: bool) -> tuple[Outcome, bytes]:
        """What becomes of a piece; Spent or TooMany if the visitor has had enough, else as of any call."""
        if wait := self.budgets.wait(visitor):
            raise Spent(wait)
        if self.pool.own(visitor) >= MOST_WAITING:
            raise TooMany
        return await self.pool.ask(visitor, name, body, packed, self.budgets.spend)
