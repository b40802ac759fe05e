"""What many games between two decks say: counted game by game, summed up with intervals.

    counted = Counts((deck_a, deck_b))          # full names, once for each copy
    for result in results:
        counted.add(result)                     # a few counters grow; the result is not kept
    summary = counted.summary()

The order of the games does not matter.  A win rate is the share of *all* games that a deck won: a draw is a win of
neither and stays apart, so the two rates and the share of draws make up the whole.  Which deck is better is asked of
the games that somebody won.

Not here: the formulae (`intervals`), how a summary is shown (`report`, `parquet`, the commands).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from illumineer.sim.intervals import CONFIDENCE, Interval, by_chance, newcombe, newcombe_paired, wilson
from illumineer.sim.result import FAULT, GameResult, different

_MOST_FAULTS: Final = 20
"""Different faults that are kept word for word."""

_FEW: Final = 10
"""Of fewer games the interval says too much: four wins in a row are nothing special between equal decks."""


# --- what is said ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rate:
    """How many of some games a deck won."""

    wins: int
    games: int

    @property
    def share(self) -> float | None:
        """None if there were no such games."""
        return self.wins / self.games if self.games else None

    @property
    def interval(self) -> Interval:
        """95 %, Wilson."""
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        return {
            "wins": self.wins,
            "games": self.games,
            "rate": _rounded(self.share),
            "interval": self.interval.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Turns:
    """How long the games were: turns of both players counted."""

    games: tuple[tuple[int, int], ...]
    """Number of turns, and how many games took as many; by turns."""

    @property
    def mean(self) -> float | None:
        n = sum(games for _, games in self.games)
        return sum(turns * games for turns, games in self.games) / n if n else None

    @property
    def median(self) -> float | None:
        """The middle of the games by length; between the two in the middle if their number is even."""
        n = sum(games for _, games in self.games)
        if not n:
            return None
        return (self._at((n - 1) // 2) + self._at(n // 2)) / 2

    def _at(self, place: int) -> int:
        for turns, games in self.games:
            place -= games
            if place < 0:
                return turns
        raise IndexError(place)

    def to_json(self) -> dict[str, Any]:
        spread = {str(turns): games for turns, games in self.games}
        return {"mean": _rounded(self.mean), "median": self.median, "games": spread}


@dataclass(frozen=True, slots=True)
class LoreTurn:
    """The lore race when a turn of the game has ended."""

    turn: int
    mean: tuple[float, float]
    """Of each deck, over all games: a game that has ended keeps the lore with which it ended."""
    going_on: int
    """Games that had not ended with this turn."""
    ahead: tuple[Rate, Rate]
    """Of the games that went on, those in which the deck had more lore: how many of them it won."""

    @property
    def leader(self) -> Rate:
        """How often whoever was ahead won."""
        return Rate(sum(each.wins for each in self.ahead), sum(each.games for each in self.ahead))

    def to_json(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "mean": [round(each, 4) for each in self.mean],
            "going_on": self.going_on,
            "ahead": [each.to_json() for each in self.ahead],
            "leader": self.leader.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Ending:
    """A way in which games ended."""

    reason: str
    """The name of a rule symbol, "turn_limit", "loop" or "fault"."""
    wins: tuple[int, int]
    """Games that each deck won in this way."""
    draws: int

    @property
    def games(self) -> int:
        return sum(self.wins) + self.draws

    def to_json(self) -> dict[str, Any]:
        return {"reason": self.reason, "games": self.games, "wins": list(self.wins), "draws": self.draws}


@dataclass(frozen=True, slots=True)
class CardFigures:
    """What a card of a deck has to do with winning; every figure counts games, not copies."""

    name: str
    copies: int
    opening: Rate
    """Games in which it was in the opening hand, after altering."""
    drawn: Rate
    """Games in which it was in the hand at any time."""
    not_drawn: Rate
    played: Rate
    many: int
    """How many cards are compared: that by chance alone one of so many looks special must be ruled out."""

    @property
    def difference(self) -> float | None:
        """The win rate when drawn, minus when not drawn."""
        drawn, not_drawn = self.drawn.share, self.not_drawn.share
        return None if drawn is None or not_drawn is None else drawn - not_drawn

    @property
    def interval(self) -> Interval:
        """Of the difference: 95 %, Newcombe."""
        return self._newcombe(CONFIDENCE)

    @property
    def corrected(self) -> Interval:
        """So wide that all the compared cards lie in theirs with 95 % (Bonferroni)."""
        return self._newcombe(1 - (1 - CONFIDENCE) / self.many)

    @property
    def stands(self) -> bool:
        """Whether the difference is more than noise, even among so many."""
        return self._differs(self.corrected, self.many)

    @property
    def perhaps(self) -> bool:
        """Whether it would be more than noise if this were the only card that is looked at."""
        return not self.stands and self._differs(self.interval, 1)

    def _differs(self, interval: Interval, many: int) -> bool:
        """Whether the difference is beyond chance, one of so many: by its interval, and by an exact test.

        The test is for counts that the interval is too narrow for: a card that was not drawn in two games out of fifty.
        """
        if self.difference is None or 0.0 in interval:
            return False
        drawn, not_drawn = self.drawn, self.not_drawn
        chance = by_chance(drawn.wins, drawn.games, not_drawn.wins, not_drawn.games)
        return many * chance <= 1 - CONFIDENCE

    def _newcombe(self, confidence: float) -> Interval:
        drawn, not_drawn = self.drawn, self.not_drawn
        return newcombe(drawn.wins, drawn.games, not_drawn.wins, not_drawn.games, confidence)

    def to_json(self) -> dict[str, Any]:
        return {
            "card": self.name,
            "copies": self.copies,
            "opening": self.opening.to_json(),
            "drawn": self.drawn.to_json(),
            "not_drawn": self.not_drawn.to_json(),
            "played": self.played.to_json(),
            "difference": _rounded(self.difference),
            "difference_interval": self.interval.to_json(),
            "corrected_interval": self.corrected.to_json(),
            "stands": self.stands,
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """What the games between two decks say.  Decks are 0 and 1 throughout, as they were named."""

    wins: tuple[int, int]
    draws: int
    starting: tuple[Rate, Rate]
    """Each deck, in the games in which its player began."""
    second: tuple[Rate, Rate]
    """Each deck, in the games in which its player did not begin."""
    turns: Turns
    decisions: float | None
    """Mean number of decisions in a game."""
    lore: tuple[LoreTurn, ...]
    endings: tuple[Ending, ...]
    """The most frequent first."""
    cards: tuple[tuple[CardFigures, ...], tuple[CardFigures, ...]]
    """Of each deck, in the order of its list."""
    faults: tuple[tuple[str, int], ...]
    """What bots did wrong, and how often."""

    @property
    def games(self) -> int:
        return sum(self.wins) + self.draws

    @property
    def failed(self) -> int:
        """Games that a bot lost by its fault."""
        return sum(each.games for each in self.endings if each.reason == FAULT)

    @property
    def rates(self) -> tuple[Rate, Rate]:
        """The win rate of each deck, over all games."""
        return Rate(self.wins[0], self.games), Rate(self.wins[1], self.games)

    @property
    def interval(self) -> Interval:
        """Of the first deck's win rate: 95 %."""
        return self.rates[0].interval

    @property
    def decided(self) -> Rate:
        """The first deck, over the games that somebody won."""
        return Rate(self.wins[0], sum(self.wins))

    @property
    def better(self) -> int | None:
        """The deck that wins more of the decided games than half, beyond doubt (95 %); None while it may be chance."""
        if self.decided.games < _FEW:
            return None
        interval = self.decided.interval
        return 0 if interval.low > 0.5 else 1 if interval.high < 0.5 else None

    def to_json(self) -> dict[str, Any]:
        """All of it, for programs; every share between 0 and 1."""
        one, other = self.rates
        return {
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "rate": _rounded(one.share),
            "interval": self.interval.to_json(),
            "rates": [one.to_json(), other.to_json()],
            "decided": self.decided.to_json(),
            "better": self.better,
            "starting": [each.to_json() for each in self.starting],
            "second": [each.to_json() for each in self.second],
            "turns": self.turns.to_json(),
            "decisions": _rounded(self.decisions),
            "lore": [each.to_json() for each in self.lore],
            "endings": [each.to_json() for each in self.endings],
            "cards": [[each.to_json() for each in deck] for deck in self.cards],
            "faults": [{"fault": fault, "games": n} for fault, n in self.faults],
        }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


# --- counting --------------------------------------------------------------------------------


class _CardCounts:
    """Of one deck: for each of its different cards, games and wins."""

    __slots__ = ("drawn", "opening", "played")

    def __init__(self, cards: int) -> None:
        self.opening = [[0] * cards, [0] * cards]  # games, wins
        self.drawn = [[0] * cards, [0] * cards]
        self.played = [[0] * cards, [0] * cards]

    def add(self, opening: Iterable[int], drawn: Iterable[int], played: Iterable[int], won: bool) -> None:
        for (games, wins), cards in ((self.opening, set(opening)), (self.drawn, drawn), (self.played, played)):
            for card in cards:
                games[card] += 1
                wins[card] += won


class Counts:
    """Games between two decks, as counters: of the same size after ten games and after a million."""

    def __init__(self, decks: Sequence[Iterable[str]]) -> None:
        """The two decks as full names, once for each copy."""
        first, second = (tuple(deck) for deck in decks)
        self._decks = (first, second)
        self.wins = [0, 0]
        self.draws = 0
        self._begun = [[0, 0, 0], [0, 0, 0]]  # by who began: games, wins of each deck
        self._turns: Counter[int] = Counter()
        self._decisions = 0
        self._gained: tuple[Counter[int], Counter[int]] = (Counter(), Counter())  # by turn: lore more than before
        self._ahead: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self._ahead_won: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self._endings: Counter[tuple[str, int]] = Counter()
        self._cards = (_CardCounts(len(different(first))), _CardCounts(len(different(second))))
        self._faults: Counter[str] = Counter()

    @property
    def games(self) -> int:
        return sum(self.wins) + self.draws

    def add(self, result: GameResult) -> None:
        """Count one game."""
        if result.winner < 0:
            self.draws += 1
        else:
            self.wins[result.winner] += 1
            self._begun[result.first][1 + result.winner] += 1
        self._begun[result.first][0] += 1
        self._turns[result.turns] += 1
        self._decisions += result.decisions
        self._endings[result.reason, result.winner] += 1
        self._race(result)
        for deck in (0, 1):
            won = result.winner == deck
            self._cards[deck].add(result.opening[deck], result.drawn[deck], result.played[deck], won)
        if result.fault:
            self._faults[result.fault] += 1
            self._forget()

    def _forget(self) -> None:
        """Keep the faults that come first by their letters: which these are does not depend on the order of games."""
        for fault in sorted(self._faults)[_MOST_FAULTS:]:
            del self._faults[fault]

    def _race(self, result: GameResult) -> None:
        one, other = result.lore_by_turn
        before = [0, 0]
        for turn in range(1, result.turns + 1):
            last = turn == result.turns
            lore = result.lore if last else (one[turn - 1], other[turn - 1])
            for deck in (0, 1):
                if lore[deck] != before[deck]:
                    self._gained[deck][turn] += lore[deck] - before[deck]
                    before[deck] = lore[deck]
            if not last and lore[0] != lore[1]:
                leader = int(lore[1] > lore[0])
                self._ahead[leader][turn] += 1
                self._ahead_won[leader][turn] += result.winner == leader

    def summary(self) -> Summary:
        """What the games so far say."""
        begun = self._begun
        return Summary(
            wins=(self.wins[0], self.wins[1]),
            draws=self.draws,
            starting=(Rate(begun[0][1], begun[0][0]), Rate(begun[1][2], begun[1][0])),
            second=(Rate(begun[1][1], begun[1][0]), Rate(begun[0][2], begun[0][0])),
            turns=Turns(tuple(sorted(self._turns.items()))),
            decisions=self._decisions / self.games if self.games else None,
            lore=self._lore(),
            endings=self._ended(),
            cards=(self._figures(0), self._figures(1)),
            faults=tuple(sorted(self._faults.items(), key=lambda each: (-each[1], each[0]))),
        )

    def _lore(self) -> tuple[LoreTurn, ...]:
        found: list[LoreTurn] = []
        total, going_on = [0, 0], self.games
        for turn in range(1, max(self._turns, default=0) + 1):
            going_on -= self._turns[turn]
            for deck in (0, 1):
                total[deck] += self._gained[deck][turn]
            ahead = [Rate(self._ahead_won[deck][turn], self._ahead[deck][turn]) for deck in (0, 1)]
            means = (total[0] / self.games, total[1] / self.games)
            found.append(LoreTurn(turn, means, going_on, (ahead[0], ahead[1])))
        return tuple(found)

    def _ended(self) -> tuple[Ending, ...]:
        counted = self._endings
        reasons = {reason for reason, _ in counted}
        found = [Ending(each, (counted[each, 0], counted[each, 1]), counted[each, -1]) for each in reasons]
        return tuple(sorted(found, key=lambda each: (-each.games, each.reason)))

    def _figures(self, deck: int) -> tuple[CardFigures, ...]:
        counts, wins, games = self._cards[deck], self.wins[deck], self.games
        copies = Counter(self._decks[deck])
        many = sum(len(different(each)) for each in self._decks)
        found: list[CardFigures] = []
        for i, name in enumerate(different(self._decks[deck])):
            drawn = Rate(counts.drawn[1][i], counts.drawn[0][i])
            found.append(
                CardFigures(
                    name,
                    copies[name],
                    Rate(counts.opening[1][i], counts.opening[0][i]),
                    drawn,
                    Rate(wins - drawn.wins, games - drawn.games),
                    Rate(counts.played[1][i], counts.played[0][i]),
                    many,
                )
            )
        return tuple(found)


def summarize(results: Iterable[GameResult], decks: Sequence[Iterable[str]]) -> Summary:
    """The summary of results that are at hand."""
    counted = Counts(decks)
    for result in results:
        counted.add(result)
    return counted.summary()


# --- two versions of a deck ------------------------------------------------------------------


@dataclass(slots=True)
class Pairs:
    """Two versions of a deck in the same games: the same opponent, seeds and order, so that luck is shared.

    What counts is in how many games only one of the two versions won.
    """

    both: int = 0
    only_new: int = 0
    only_old: int = 0
    neither: int = 0

    def add(self, old: GameResult, new: GameResult) -> None:
        """Count one game as both versions played it; each was deck 0 of its duel."""
        assert (old.number, old.seed) == (new.number, new.seed), "not the same game"
        if old.winner == 0:
            self.both += new.winner == 0
            self.only_old += new.winner != 0
        else:
            self.only_new += new.winner == 0
            self.neither += new.winner != 0

    @property
    def games(self) -> int:
        return self.both + self.only_new + self.only_old + self.neither

    @property
    def difference(self) -> float | None:
        """The win rate of the new version minus that of the old one."""
        return (self.only_new - self.only_old) / self.games if self.games else None

    @property
    def interval(self) -> Interval:
        """Of the difference: 95 %, Newcombe, paired."""
        return newcombe_paired(self.both, self.only_new, self.only_old, self.neither)

    @property
    def better(self) -> bool | None:
        """Whether the new version is the better one; None while it may be chance."""
        if self.games < _FEW or 0.0 in self.interval:
            return None
        return self.interval.low > 0

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "both": self.both,
            "only_new": self.only_new,
            "only_old": self.only_old,
            "neither": self.neither,
            "difference": _rounded(self.difference),
            "interval": self.interval.to_json(),
            "better": self.better,
        }
