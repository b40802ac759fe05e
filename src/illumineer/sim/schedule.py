"""Who plays which games next: the games of one or more duels, handed out in chunks, each until it has been played.

Which games lie in a chunk, and who plays it, has no influence on the results.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from illumineer.errors import SimulationError
from illumineer.sim.results import Results

_SECONDS: Final = 0.4
"""How long a chunk should take: long enough to be worth sending, short enough to see how it goes."""
_LARGEST: Final = 64
_MOST_DEATHS: Final = 3


@dataclass(slots=True)
class Chunk:
    """Games of one duel that are played together."""

    duel: int
    numbers: tuple[int, ...]
    deaths: int = 0
    """How many workers have died over it."""


@dataclass(slots=True)
class Part:
    """What is left to play of one duel."""

    games: int
    results: Results
    at: int = 0
    closed: bool = False
    """No more games are needed."""

    def take(self, most: int) -> tuple[int, ...]:
        """The next games that have not been handed out."""
        found: list[int] = []
        while not self.closed and self.at < self.games and len(found) < most:
            if self.at not in self.results:
                found.append(self.at)
            self.at += 1
        return tuple(found)


class Schedule:
    """The games that are still to be played."""

    def __init__(self, parts: list[Part], together: bool = False, size: int | None = None) -> None:
        """One duel after the other, or all `together`; in chunks of that size, or as large as they are fast."""
        self.parts = parts
        self._together = together
        self._fixed = size
        self._sizes = [size or 1 for _ in parts]
        self._again: list[Chunk] = []

    def take(self) -> Chunk | None:
        """The next games to play; None if all have been handed out."""
        while self._again:
            chunk = self._again.pop()
            if not self.parts[chunk.duel].closed:
                return chunk
        order = list(range(len(self.parts)))
        if self._together:
            order.sort(key=lambda duel: self.parts[duel].at)
        for duel in order:
            numbers = self.parts[duel].take(self._sizes[duel])
            if numbers:
                return Chunk(duel, numbers)
        return None

    def again(self, chunk: Chunk) -> None:
        """The worker that had these games has died: another plays them, unless it is they that kill."""
        chunk.deaths += 1
        if chunk.deaths >= _MOST_DEATHS:
            raise SimulationError("duel.killed", n=chunk.deaths, first=chunk.numbers[0], last=chunk.numbers[-1])
        self._again.append(chunk)

    def without(self, chunk: Chunk, number: int) -> None:
        """One of these games has ended by itself; the others are to be played, by another worker."""
        numbers = tuple(each for each in chunk.numbers if each != number)
        if numbers:
            self._again.append(Chunk(chunk.duel, numbers, chunk.deaths))

    def took(self, chunk: Chunk, seconds: float) -> None:
        """How long a chunk took: the next ones are as large as can be played in good time."""
        if self._fixed is None:
            fitting = int(len(chunk.numbers) * _SECONDS / max(seconds, 1e-6))
            self._sizes[chunk.duel] = max(1, min(fitting, 2 * self._sizes[chunk.duel], _LARGEST))
