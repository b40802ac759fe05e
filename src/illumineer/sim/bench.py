"""Measuring the speed of the engine: random bots, one core, log off.

The figures, by their keys in JSON; "microseconds" and "playouts" are of the middle of a game.  All but those "per
second" of games and decisions are CPU time, and microseconds are medians: neither other processes nor a pause shows.

compiled                        whether the core is compiled
games, games_per_second         how many games were played, and how fast
games_per_cpu_second            the same without the time in which other processes had the core
decisions_per_second            a decision counts if it has two or more answers; its time includes finding them
decisions_per_game              how many of them a game has
decisions_per_second_with_log   the same with the log on
turns_per_game                  turns of either player
legal_moves_microseconds        finding the legal answers
push_microseconds               taking an answer and going on to the next decision
copy_microseconds               copying a game
view_microseconds               laying out what a player may know
determinise_microseconds        filling the unknown cards of a view at random
playouts_per_second             of the search: from a determinised state, up to 30 decisions, and what came of them
game_kilobytes                  what one more game in progress takes
microseconds_by_turn            a decision, by the turn of the game
microseconds_by_answers         a decision, by the number of its answers
resident_megabytes              memory of the process at the end (where the system tells)

With `--jobs N` also: `jobs`, `jobs_games_per_second` and `jobs_ratio`, the speed of N processes as a multiple of one.
Memory over many games is measured in `sim/memory.py`, instructions in `sim/instructions.py`.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from statistics import median
from typing import Any, Final

from illumineer import Dice
from illumineer.bots.host import pick
from illumineer.bots.random_bot import RandomBot
from illumineer.bots.search.tree import Tree
from illumineer.compile.book import CardBook
from illumineer.core import machine
from illumineer.game import Game
from illumineer.seen.view import determinise
from illumineer.sim.build import is_compiled
from illumineer.sim.decks import random_deck
from illumineer.sim.memory import resident_megabytes

Pair = tuple[list[str], list[str]]
Decks = Sequence[list[str]] | None
"""The two decks that are played, or None for random ones from the house pool."""

TURN_LIMIT: Final = 120
_ANSWERS: Final = {2: "2-5", 6: "6-10", 11: "11-20", 21: "21-40", 41: "41-"}
"""The rows of "microseconds by answers": from how many on, and their names."""
PLAYOUTS: Final = 40
"""How many playouts are made from a position."""


def book_for(decks: Decks) -> CardBook:
    """The cards that are played with."""
    if decks is None:
        from illumineer import house

        return house.book()
    from illumineer.cards.library import open_library

    return open_library().book(name for deck in decks for name in deck)


def bench(book: CardBook, games: int, seed: int, decks: Decks = None) -> dict[str, Any]:
    """Random legal play; the figures as a dict."""
    pairs = pairs_of(book, games, seed, decks)
    quiet = _play(book, pairs, seed, log=False)
    loud = _play(book, pairs[: max(1, games // 4)], seed, log=True)
    found: dict[str, Any] = {
        "compiled": is_compiled(),
        "games": quiet["games"],
        "games_per_second": round(quiet["games"] / quiet["seconds"], 1),
        "games_per_cpu_second": round(quiet["games"] / quiet["cpu_seconds"], 1),
        "decisions_per_second": round(quiet["decisions"] / quiet["seconds"]),
        "decisions_per_game": round(quiet["decisions"] / quiet["games"], 1),
        "decisions_per_second_with_log": round(loud["decisions"] / loud["seconds"]),
        "turns_per_game": round(quiet["turns"] / quiet["games"], 1),
    }
    found |= _details(book, pairs[0], seed)
    found |= _thinking(book, pairs[:20], seed)
    found |= _growth(book, pairs[:20], seed)
    found["game_kilobytes"] = round(_memory(book, pairs[0], seed) / 1024, 1)
    if (resident := resident_megabytes()) is not None:
        found["resident_megabytes"] = resident
    return found


def pairs_of(book: CardBook, games: int, seed: int, decks: Decks) -> list[Pair]:
    """The decks of each game."""
    if decks is not None:
        return [(decks[0], decks[1])] * games
    dice = Dice(seed)
    return [(random_deck(book, dice), random_deck(book, dice)) for _ in range(games)]


def play(book: CardBook, games: int, seed: int, decks: Decks = None, log: bool = False) -> None:
    """Play games between random bots."""
    _play(book, pairs_of(book, games, seed, decks), seed, log)


def _play(book: CardBook, pairs: list[Pair], seed: int, log: bool) -> dict[str, Any]:
    decisions = turns = 0
    begun, cpu = time.perf_counter(), time.process_time()
    for i, pair in enumerate(pairs):
        game = Game.new(pair, book, seed + i, variant="free", log=log, turn_limit=TURN_LIMIT)
        bot = RandomBot(seed + i)
        while (asked := game.decision) is not None:
            decisions += len(asked.options) > 1
            game.push_place(pick(game, bot))
        turns += game.turn
    return {
        "games": len(pairs),
        "decisions": decisions,
        "turns": turns,
        "seconds": time.perf_counter() - begun,
        "cpu_seconds": max(time.process_time() - cpu, 1e-9),
    }


def at_turn(book: CardBook, pair: Pair, seed: int, turn: int) -> tuple[Game, RandomBot]:
    """A game that has come to that turn, or to its end."""
    game = Game.new(pair, book, seed, variant="free", log=False, turn_limit=TURN_LIMIT)
    bot = RandomBot(seed)
    while game.turn < turn and game.decision is not None:
        game.push_place(pick(game, bot))
    return game, bot


def _details(book: CardBook, pair: Pair, seed: int) -> dict[str, Any]:
    """Times of single operations in the middle of a game."""
    game, bot = at_turn(book, pair, seed, 12)
    asks: list[float] = []
    copies: list[float] = []
    pushes: list[float] = []
    while game.decision is not None and len(asks) < 400:
        begun = time.process_time()
        machine.decision(game.state)
        asks.append(time.process_time() - begun)
        begun = time.process_time()
        for _ in range(10):
            game.copy()
        copies.append((time.process_time() - begun) / 10)
        place = pick(game, bot)
        begun = time.process_time()
        game.push_place(place)
        pushes.append(time.process_time() - begun)
    return {
        "legal_moves_microseconds": _microseconds(asks),
        "push_microseconds": _microseconds(pushes),
        "copy_microseconds": _microseconds(copies),
    }


def _microseconds(seconds: list[float]) -> float:
    """The median."""
    return round(median(seconds) * 1e6, 2) if seconds else 0.0


def _thinking(book: CardBook, pairs: list[Pair], seed: int) -> dict[str, Any]:
    """What a search does at a decision in the middle of a game."""
    dice = Dice(seed)
    views: list[float] = []
    fills: list[float] = []
    plays = 0.0
    playouts = 0
    for i, pair in enumerate(pairs):
        game, _ = at_turn(book, pair, seed + i, 12)
        asked = game.decision
        if asked is None:
            continue
        begun = time.process_time()
        view = game.view(asked.player)
        views.append(time.process_time() - begun)
        begun = time.process_time()
        for _ in range(PLAYOUTS):
            determinise(view, dice)
        fills.append((time.process_time() - begun) / PLAYOUTS)
        begun = time.process_time()
        tree = Tree(view, dice)
        for _ in range(PLAYOUTS):
            tree.play()
        plays += time.process_time() - begun
        playouts += tree.playouts
    return {
        "view_microseconds": _microseconds(views),
        "determinise_microseconds": _microseconds(fills),
        "playouts_per_second": round(playouts / max(plays, 1e-9)),
    }


def _growth(book: CardBook, pairs: list[Pair], seed: int) -> dict[str, Any]:
    """Time per decision by the length of the game, and by the number of its answers."""
    by_turn: dict[int, list[float]] = {}
    by_answers: dict[int, list[float]] = {}
    for i, pair in enumerate(pairs):
        game = Game.new(pair, book, seed + i, variant="free", log=False, turn_limit=TURN_LIMIT)
        bot = RandomBot(seed + i)
        while True:
            turn = game.turn
            begun = time.process_time()
            asked = game.decision
            if asked is None:
                break
            game.push_place(pick(game, bot))
            took = time.process_time() - begun
            n = len(asked.options)
            if n > 1:
                by_turn.setdefault((max(turn, 1) - 1) // 10 * 10 + 1, []).append(took)
                by_answers.setdefault(max(low for low in _ANSWERS if low <= n), []).append(took)
    turns = {f"{low}-{low + 9}": by_turn[low] for low in sorted(by_turn)}
    answers = {name: by_answers[low] for low, name in _ANSWERS.items() if low in by_answers}
    return {"microseconds_by_turn": _medians(turns), "microseconds_by_answers": _medians(answers)}


def _medians(rows: dict[str, list[float]]) -> dict[str, float]:
    """Of the rows in which enough was measured."""
    return {name: _microseconds(times) for name, times in rows.items() if len(times) >= 30}


def _memory(book: CardBook, pair: Pair, seed: int) -> int:
    """What one more game in progress takes, half way through, log off."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = at_turn(book, pair, seed, 20)
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    return after - before


# --- several processes -----------------------------------------------------------------------


def race(book: CardBook, games: int, seed: int, decks: Decks, jobs: int) -> dict[str, Any]:
    """How much faster several processes play the same games than one."""
    pairs = pairs_of(book, games, seed, decks)
    one, several = _together(pairs, seed, decks, 1), _together(pairs, seed, decks, jobs)
    return {
        "jobs": jobs,
        "jobs_games_per_second": round(games / several, 1),
        "jobs_ratio": round(one / several, 2),
    }


def _together(pairs: list[Pair], seed: int, decks: Decks, jobs: int) -> float:
    """The seconds in which that many processes play the games, from when all of them are ready until all are done."""
    context = get_context("spawn")
    gate = context.Barrier(jobs + 1)
    cuts = [len(pairs) * job // jobs for job in range(jobs + 1)]
    workers = [
        context.Process(target=_worker, args=(decks, pairs[low:high], seed + low, gate), daemon=True)
        for low, high in pairwise(cuts)
    ]
    for worker in workers:
        worker.start()
    gate.wait()
    begun = time.perf_counter()
    gate.wait()
    took = time.perf_counter() - begun
    for worker in workers:
        worker.join()
    return took


def _worker(decks: Decks, pairs: list[Pair], seed: int, gate: Any) -> None:
    try:
        book = book_for(decks)
        gate.wait()
        _play(book, pairs, seed, log=False)
        gate.wait()
    except BaseException:
        gate.abort()  # nobody waits for a worker that has failed
        raise
