"""Crews: who plays the games of a schedule.  Here: one that plays them in this process, and what a worker does.

Elsewhere: processes on this machine (`processes`), Ray (`on_ray`).  All give the same results, in another order.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from typing import Final

from illumineer.errors import IllumineerError, SimulationError
from illumineer.sim.duel import Duel
from illumineer.sim.one_game import Arena
from illumineer.sim.result import GameResult
from illumineer.sim.schedule import Chunk, Schedule
from illumineer.sim.thinking import Thinking

Played = Generator[tuple[Chunk, list[GameResult]], None, None]
Crew = Callable[[Sequence[Duel], Schedule], Played]
"""Plays until nothing is left or nobody asks for more; closing the iterator sends all workers home."""

_ARENAS: Final = 2
"""How many duels a worker is prepared for at a time: two versions of a deck are played by turns."""


class Worker:
    """Plays chunks, with one card book for each duel."""

    def __init__(self, duels: Sequence[Duel], thinking: Thinking | None = None) -> None:
        self._duels = duels
        self._thinking = thinking
        self._arenas: dict[int, Arena] = {}

    def play(self, duel: int, number: int) -> GameResult:
        """One game; an error of the engine itself names the game."""
        arena = self._arenas.get(duel)
        if arena is None:
            if len(self._arenas) == _ARENAS:
                del self._arenas[min(self._arenas)]
            arena = self._arenas[duel] = Arena(self._duels[duel], thinking=self._thinking)
        try:
            return arena.play(number)
        except IllumineerError:
            raise
        except Exception as error:
            seed = arena.duel.seed_of(number)
            raise SimulationError("duel.broke", number=number, seed=seed, error=repr(error)) from error


def here(duels: Sequence[Duel], schedule: Schedule) -> Played:
    """Play in this process."""
    worker = Worker(duels)
    while (chunk := schedule.take()) is not None:
        begun = time.monotonic()
        for number in chunk.numbers:
            yield chunk, [worker.play(chunk.duel, number)]
        schedule.took(chunk, time.monotonic() - begun)
