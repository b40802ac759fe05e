"""Which bot is thinking, in which game, since when: noted by whoever plays, and read by whoever may end the process.

A bot that thinks too long is interrupted by an alarm (`bots.host`).  One that does not hear it, because it catches
everything or sits in a call that never comes back, can only be ended together with its process.
"""

from __future__ import annotations

import time
from collections.abc import MutableSequence
from typing import Final

SIZE: Final = 4


class Thinking:
    """Four numbers: since when (0 if no bot is thinking), the game, the deck, and whether the worker has begun."""

    def __init__(self, noted: MutableSequence[float] | None = None) -> None:
        """`noted`: where they are kept, if another process is to read them."""
        self._noted: MutableSequence[float] = [0.0] * SIZE if noted is None else noted

    @property
    def awake(self) -> bool:
        """Whether the worker has begun to play."""
        return bool(self._noted[3])

    def wake(self) -> None:
        """Note that the worker has begun to play."""
        self._noted[3] = 1.0

    def begin(self, number: int, deck: int) -> None:
        """The bot of that deck is asked something in that game."""
        self._noted[1:3] = [float(number), float(deck)]
        self._noted[0] = time.monotonic()

    def end(self) -> None:
        """It has answered."""
        self._noted[0] = 0.0

    def overdue(self, limit: float) -> tuple[int, int] | None:
        """The game, and the deck whose bot has been thinking for longer than so many seconds; None if none has."""
        since, number, deck, _ = self._noted
        if not since or time.monotonic() - since <= limit:
            return None
        return int(number), int(deck)
