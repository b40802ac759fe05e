"""Measuring the engine in instructions of the processor: what work costs, whatever else the machine does.

`valgrind` counts the instructions of a process that does a piece of work a few times, and of one that does it many
times: the difference is the work, without the start of Python. Two runs of the same build differ by less than 0.1 %, so
a change that makes a game dearer shows, where seconds on a busy machine do not.

The figures, by their keys in JSON: `compiled`; `counted`, by the name of the work (`WORK`): `instructions`, the mean of
how many `times`, and the same `by_kind` of cost and `by_function` of C (`sim/callgrind.py`), the dearest first.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from illumineer import Dice
from illumineer.bots.bot import Bot
from illumineer.bots.greedy import GreedyBot
from illumineer.bots.host import pick
from illumineer.bots.search.tree import Tree
from illumineer.compile.book import CardBook
from illumineer.errors import CommandError
from illumineer.game import Game
from illumineer.seen.view import View, determinise
from illumineer.sim import callgrind
from illumineer.sim.bench import TURN_LIMIT, Decks, Pair, at_turn, book_for, pairs_of, play
from illumineer.sim.build import is_compiled

JOB: Final = "job"
"""The argument with which a module, run as a program, does the work that standard input asks for."""
_SETTLED: Final = {"PYTHONHASHSEED": "0"}
"""Settings without which two runs of one program would differ."""
_MIDDLE: Final = 12
"""The turn at which a game is looked at."""
_TABLES: Final = 8
"""How many games are looked at, one after the other."""


@dataclass(frozen=True)
class Work:
    """A piece of work, and how often it is done in the two processes."""

    few: int
    many: int
    do: Callable[[CardBook, int, int, Decks], None] | None = None
    module: str = __name__
    """Which module, run as a program, does it, if it is not `do` that does."""


# --- the work --------------------------------------------------------------------------------


def _game(book: CardBook, times: int, seed: int, decks: Decks) -> None:
    play(book, times, seed, decks)


def _told(book: CardBook, times: int, seed: int, decks: Decks) -> None:
    play(book, times, seed, decks, log=True)


def _greedy(book: CardBook, times: int, seed: int, decks: Decks) -> None:
    for i, pair in enumerate(pairs_of(book, times, seed, decks)):
        game = Game.new(pair, book, seed + i, variant="free", log=False, turn_limit=TURN_LIMIT)
        bots: list[Bot] = [GreedyBot(seed + i), GreedyBot(seed + i + 1)]
        while (asked := game.decision) is not None:
            game.push_place(pick(game, bots[asked.player]))


def _middles(book: CardBook, seed: int, decks: Decks) -> list[tuple[Game, int]]:
    """Games that have come to the middle, and who decides there."""
    found: list[tuple[Game, int]] = []
    pairs: list[Pair] = pairs_of(book, _TABLES * 2, seed, decks)
    for i, pair in enumerate(pairs):
        game, _ = at_turn(book, pair, seed + i, _MIDDLE)
        if game.decision is not None and len(found) < _TABLES:
            found.append((game, game.decision.player))
    return found


def _views(book: CardBook, seed: int, decks: Decks) -> list[View]:
    return [game.glance(player) for game, player in _middles(book, seed, decks)]


def _view(book: CardBook, times: int, seed: int, decks: Decks) -> None:
    games = _middles(book, seed, decks)
    for i in range(times):
        game, player = games[i % len(games)]
        assert game.glance(player).table is not None


def _determinise(book: CardBook, times: int, seed: int, decks: Decks) -> None:
    views, dice = _views(book, seed, decks), Dice(seed)
    for view in views:
        assert view.table is not None
    for i in range(times):
        determinise(views[i % len(views)], dice)


def _playout(book: CardBook, times: int, seed: int, decks: Decks) -> None:
    dice = Dice(seed)
    trees = [Tree(view, dice) for view in _views(book, seed, decks)]
    for i in range(times):
        trees[i % len(trees)].play()


WORK: Final[Mapping[str, Work]] = {
    "game": Work(10, 40, _game),
    "told": Work(5, 15, _told),
    "greedy": Work(1, 5, _greedy),
    "view": Work(8, 88, _view),
    "determinise": Work(16, 176, _determinise),
    "playout": Work(16, 176, _playout),
    "step": Work(100, 400, module="illumineer.env.speed"),
    "look": Work(100, 400, module="illumineer.env.speed"),
}
"""A random game with the log off and with the log on; a game between greedy bots; laying out a view, filling it, and a
playout of the search, in the middle of a game; a step of the environment, and one with observation and mask."""


# --- counting --------------------------------------------------------------------------------


def instructions(works: Sequence[str], seed: int, decks: Decks) -> dict[str, Any]:
    """Count what these works cost, a single time each."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise CommandError("bench.no_valgrind")
    return {"compiled": is_compiled(), "counted": {name: _counted(valgrind, name, seed, decks) for name in works}}


def _counted(valgrind: str, name: str, seed: int, decks: Decks) -> dict[str, Any]:
    work = WORK[name]
    few, many = (_profile(valgrind, name, times, seed, decks) for times in (work.few, work.many))
    profile = callgrind.between(few, many, work.many - work.few)
    return {
        "times": work.many - work.few,
        "instructions": round(sum(profile.values())),
        "by_kind": {kind: round(n) for kind, n in callgrind.by_kind(profile).items()},
        "by_function": {function: round(n) for function, n in profile.items()},
    }


def _profile(valgrind: str, name: str, times: int, seed: int, decks: Decks) -> dict[str, int]:
    """The instructions of a process that starts and does the work that often."""
    job = json.dumps([name, times, seed, decks])
    with tempfile.TemporaryDirectory() as folder:
        file, module = Path(folder, "profile"), WORK[name].module
        command = [valgrind, "--tool=callgrind", f"--callgrind-out-file={file}", sys.executable, "-m", module, JOB]
        run = subprocess.run(command, input=job.encode(), capture_output=True, env=os.environ | _SETTLED)
        if run.returncode or not file.exists():
            raise CommandError("bench.valgrind_failed", why=run.stderr.decode(errors="replace")[-400:].strip())
        with file.open(encoding="utf-8", errors="replace") as lines:
            return callgrind.read(lines)


def _do_job() -> None:
    """Do the work that standard input asks for: what valgrind watches."""
    name, times, seed, decks = json.load(sys.stdin)
    do = WORK[name].do
    assert do is not None, "another module does this"
    do(book_for(decks), times, seed, decks)


if __name__ == "__main__":
    _do_job()
