"""Playing duels to the end, or until the answer is certain, a bot is hopeless or somebody has had enough.

Whether to stop is asked in the order of the games' numbers, so that it does not depend on who finished first; games
that were played beyond that are not counted.  Whatever ends a run, what was played stays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

from illumineer.errors import IllumineerError
from illumineer.sim.certain import Certain
from illumineer.sim.duel import Duel
from illumineer.sim.result import GameResult
from illumineer.sim.results import DRAW, UNKNOWN, Results
from illumineer.sim.schedule import Part, Schedule
from illumineer.sim.statistics import Pairs, Summary, summarize

if TYPE_CHECKING:
    from illumineer.sim.crew import Crew
    from illumineer.sim.rundir import RunDir

HOPELESS: Final = 20
"""So many faults from the first game on and nothing else, or as many as games are asked for, and a duel is over."""


class Match:
    """A duel that is being played, and what came of it."""

    def __init__(self, duel: Duel, games: int, until_certain: bool = False, out: RunDir | None = None) -> None:
        self.duel = duel
        self.games = games
        self.results = Results()
        self.certain = Certain() if until_certain else None
        self.out = out
        self.over = False
        """Whether no more games are needed, although not all were played."""
        self.hopeless = ""
        """What a bot does wrong in every game, if it does."""
        self._next = 0
        """All games before this one have been looked at."""
        if out is not None:
            for result in out.played():
                if result.number < games:
                    self.results.add(result)
        self.resumed = len(self.results)
        self._look()

    def add(self, results: Sequence[GameResult]) -> None:
        """Games have been played."""
        if self.out is not None:
            self.out.add(results)
        if self.over:
            return
        for result in results:
            self.results.add(result)
        self._look()

    def _look(self) -> None:
        """Look at the games in their order, as far as there is none missing; the last one that is needed ends it."""
        while not self.over and self.results.outcome(self._next) != UNKNOWN:
            self._next += 1
            faults = self._next == min(HOPELESS, self.games) and all(map(self.results.fault, range(self._next)))
            if faults:
                self.hopeless = self.results.fault(0)
            if self.certain is not None and self._next % 2 == 0:
                self.certain.add((self.score(self._next - 2) + self.score(self._next - 1)) / 2)
            if faults or (self.certain is not None and self._next % 2 == 0 and self.certain.better is not None):
                self.stop(self._next)

    def stop(self, games: int) -> None:
        """No game from that number on is needed."""
        self.over = True
        self.results.cut(games)

    def summary(self) -> Summary:
        """What the games say."""
        return summarize(self.results, self.duel.decks)

    def score(self, number: int) -> float:
        """Of the first deck in a game: 1 for a win, a half for a draw."""
        outcome = self.results.outcome(number)
        return 0.5 if outcome == DRAW else 1.0 - outcome


class Versus:
    """Two versions of a deck against the same opponent: whether it is certain which is better.

    What is bet on is, of each pair of games, how much more the one version scored than the other.
    """

    def __init__(self, one: Match, other: Match, until_certain: bool) -> None:
        self.matches = (one, other)
        self.certain = Certain() if until_certain else None
        self._next = 0

    def look(self) -> None:
        """Look at the pairs in their order; the last one that is needed ends both."""
        one, other = self.matches
        if self.certain is None or one.over or other.over:
            return
        while all(match.results.outcome(self._next + i) != UNKNOWN for match in self.matches for i in (0, 1)):
            games = (self._next, self._next + 1)
            self._next += 2
            difference = sum(one.score(game) - other.score(game) for game in games) / 2
            self.certain.add((difference + 1) / 2)
            if self.certain.better is not None:
                one.stop(self._next)
                other.stop(self._next)
                return

    def pairs(self) -> Pairs:
        """The games that both have played."""
        found = Pairs()
        old, new = (match.results for match in self.matches)
        for one in old:
            other = new.get(one.number)
            if other is not None:
                found.add(one, other)
        return found

    def to_json(self) -> dict[str, Any]:
        """What came of it, for programs."""
        found = {**self.pairs().to_json(), "certain": None}
        if self.certain is not None:  # the plain interval is no answer to what was asked again and again
            better = self.certain.better
            found |= {"better": None if better is None else better == 1, "certain": self.certain.to_json()}
        return found


class Ended:
    """How a run ended."""

    def __init__(self) -> None:
        self.interrupted = False
        self.error: IllumineerError | None = None


def play(
    matches: Sequence[Match],
    crew: Crew,
    versus: Versus | None = None,
    watch: Callable[[], None] | None = None,
    chunk: int | None = None,
) -> Ended:
    """Play what is missing.  `watch` is called whenever games have been added; `chunk` fixes how many go together."""
    parts = [Part(match.games, match.results, closed=match.over) for match in matches]
    schedule = Schedule(parts, together=versus is not None, size=chunk)
    ended = Ended()
    try:
        with closing(crew([match.duel for match in matches], schedule)) as played:
            for done, results in played:
                matches[done.duel].add(results)
                if versus is not None:
                    versus.look()
                for part, match in zip(parts, matches, strict=True):
                    part.closed = match.over
                if watch is not None:
                    watch()
    except KeyboardInterrupt:
        ended.interrupted = True
    except IllumineerError as error:
        ended.error = error
    finally:
        for match in matches:
            if match.out is not None:
                match.out.close()
    return ended
