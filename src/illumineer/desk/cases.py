"""Cases: a situation, and the moves that are made in it.  What the bench edits, a link holds and a browser keeps.

A case is data: `setup` (and `cards`, `teams`) as in a scenario, `moves` as texts, the `edition`.  A `Bench` is a case
that is being played.  The last ones are kept, with what was told of them, so that one more move costs one move, and
none that is taken back costs anything.

Nobody else works on a bench meanwhile: it is taken from those that are kept, and put back.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from functools import lru_cache
from typing import Any, Final, NamedTuple

from illumineer import house, ir
from illumineer.cards.library import Library, shared_library
from illumineer.choices import Refusal, because, listed
from illumineer.errors import GameOver, IllegalMove, IllumineerError, NotationError
from illumineer.game import Edition, Game
from illumineer.judge.doing import conceding
from illumineer.judge.judging import Ready, prepare
from illumineer.judge.pool import Pool, Unplayable
from illumineer.judge.source import Source, wrong
from illumineer.telling import Telling
from illumineer.told.story import Line

Case = dict[str, Any]

VERSION: Final = 1
_MOST_KEPT: Final = 24
"""Benches that are kept; each holds a game, and what was told of it."""

_STRIDE: Final = 8
"""Inputs between two copies of a game that are kept, so that any moment can be looked at."""


class Refused(NamedTuple):
    """The first move of a case that cannot be made: which, what is wrong with it, and why in particular."""

    move: int
    error: IllumineerError
    why: list[Refusal]


# --- situations ------------------------------------------------------------------------------


def ready(case: Case) -> Ready:
    """The situation of a case, read and with its cards; ScenarioError says what is wrong with it."""
    data = {key: case[key] for key in ("setup", "cards", "teams") if key in case}
    source = Source({**data, "steps": []})
    found = prepare(source, pool(shared_library()))
    if found.unplayable is not None:
        raise wrong(source, found.unplayable)
    return found


@lru_cache(maxsize=2)
def judged_with(library: Library) -> Pool:
    """The cards that a scenario is judged with: those of the library."""
    return Pool.of_library(library)


@lru_cache(maxsize=2)
def pool(library: Library) -> Pool:
    """The cards of the library; behind them those of the house pool, which go by their full names."""
    real = judged_with(library)

    def find(name: str) -> ir.Card | Unplayable | None:
        found = real.find(name)
        if found is None and name in house.book():
            card = house.book().card(name).card
            assert isinstance(card, ir.Card)
            return card
        return found

    return Pool(find, lambda: library.names, library.sets, real.places)


# --- benches ---------------------------------------------------------------------------------


class Told:
    """A game that has come to some moment, told to anybody, up to any moment before."""

    def __init__(self, game: Game) -> None:
        self.game = game
        """At the last moment; another one that has gone on from there can take its place."""
        self._told: dict[tuple[int | None, str], tuple[Telling, Game]] = {}
        self._copies: list[Game] = []
        """The game after 0, 8, 16 … inputs, as far as somebody has looked."""

    def after(self, inputs: int) -> Game:
        """The game after that many inputs."""
        if inputs == len(self.game.inputs):
            return self.game
        if not self._copies:
            self._copies.append(self.game.beginning())
        start = min(inputs // _STRIDE, len(self._copies) - 1)
        game = self._copies[start].copy()
        for item in self.game.inputs[start * _STRIDE : inputs]:
            game.redo(item)
            if len(game.inputs) == len(self._copies) * _STRIDE:
                self._copies.append(game.copy())
        return game

    def lines(self, inputs: int, viewer: int | None, lang: str) -> list[Line]:
        """What is told up to that many inputs."""
        return self._telling(inputs, viewer, lang).lines(inputs)

    def counts(self, marks: list[int], viewer: int | None, lang: str) -> list[int]:
        """How many lines there are after each of these numbers of inputs, which grow."""
        telling = self._telling(marks[-1], viewer, lang)
        return [len(telling.lines(mark)) for mark in marks]

    def _telling(self, inputs: int, viewer: int | None, lang: str) -> Telling:
        """The telling of a viewer, which has come to that moment at least."""
        if (viewer, lang) not in self._told:
            again = self.game.beginning()
            self._told[viewer, lang] = Telling(again, lang, viewer), again
        telling, game = self._told[viewer, lang]
        for item in self.game.inputs[telling.inputs : inputs]:
            telling.before(game, item)
            game.redo(item)
            telling.after(game)
        return telling


class Bench:
    """A case that is being played."""

    def __init__(self, key: str, begin: Game, position: dict[str, Any]) -> None:
        self.key = key
        self.begin = begin
        """Before the first move."""
        self.position = position
        self.moves: list[str] = []
        self.marks = [0]
        """How many inputs there were before the first move, and after each."""
        self.told = Told(begin.copy())

    @property
    def game(self) -> Game:
        """After the last move."""
        return self.told.game

    def common(self, moves: list[str]) -> int:
        """How many moves from the first on are the same."""
        same = 0
        for own, other in zip(self.moves, moves, strict=False):
            if own != other:
                break
            same += 1
        return same

    def branch(self, moves: int) -> Bench:
        """Another bench with the first of the moves."""
        new = Bench(self.key, self.begin, self.position)
        new.moves, new.marks = self.moves[:moves], self.marks[: moves + 1]
        new.told = Told(self.after(moves))
        return new

    def after(self, moves: int) -> Game:
        """The game after that many moves."""
        return self.told.after(self.marks[moves])

    def push(self, move: str) -> None:
        """Make one more move; an error, and nothing has changed, if it cannot be made."""
        trial = self.game.copy()
        leaving = conceding(move)
        if leaving is None:
            trial.push(move)
        else:
            trial.concede(leaving)
        self.told.game = trial
        self.moves.append(move)
        self.marks.append(len(trial.inputs))

    def lines(self, moves: int, viewer: int | None, lang: str) -> tuple[list[Line], list[int]]:
        """What is told up to that many moves, and how many lines there are before the first and after each."""
        counts = self.told.counts(self.marks[: moves + 1], viewer, lang)
        return self.told.lines(self.marks[moves], viewer, lang), counts


_kept: OrderedDict[tuple[str, tuple[str, ...]], Bench] = OrderedDict()


def take(case: Case, edition: Edition | None = None) -> Bench:
    """A bench that has made as many moves of the case as can be had at once; nobody else has it until `put`.

    With `edition`, a bench of its own in which that edition is played.
    """
    if edition is not None:
        return _new(case, "", edition)
    key = json.dumps([case["edition"], case["setup"], case.get("cards"), case.get("teams")], sort_keys=True)
    moves = case["moves"]
    best, most = None, -1
    for place, bench in list(_kept.items()):
        if bench.key == key and (same := bench.common(moves)) > most:
            best, most = place, same
    found = _kept.pop(best, None) if best is not None else None
    if found is None:
        return _new(case, key, case["edition"])
    if most == len(moves) or most == len(found.moves):
        return found
    branch = found.branch(most)
    put(found)
    return branch


def _new(case: Case, key: str, edition: str | Edition) -> Bench:
    its = ready(case)
    return Bench(key, its.begin(edition, ask_all=False), its.position)


def put(bench: Bench) -> None:
    """Keep a bench for the next call about its case; the one that was not used for longest goes."""
    if bench.key:
        _kept[bench.key, tuple(bench.moves)] = bench
    while len(_kept) > _MOST_KEPT:
        _kept.popitem(last=False)


def play(bench: Bench, moves: list[str], lang: str) -> Refused | None:
    """Make the moves that the bench has not made yet, up to the first that cannot be made."""
    for place in range(bench.common(moves), len(moves)):
        try:
            bench.push(moves[place])
        except (IllegalMove, NotationError, GameOver) as error:
            return _refused(bench.game, place, moves[place], error, lang)
    return None


def _refused(game: Game, place: int, move: str, error: IllumineerError, lang: str) -> Refused:
    asked = game.decision
    viewer = asked.player if asked is not None else None
    if isinstance(error, IllegalMove):
        return Refused(place, error, because(game, error.reasons, viewer, lang))
    closed = listed(game, viewer, move, lang) if viewer is not None else None
    if closed is not None and not closed.legal:
        return Refused(place, IllegalMove(closed.notation, [], closed.text, list(closed.reasons)), closed.why)
    return Refused(place, error, [])
