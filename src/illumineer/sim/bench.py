"""Measuring: games, decisions, legal moves, pushes and copies per second, on one core.

A decision counts if it has two or more answers; its time includes finding the legal moves.
"""

from __future__ import annotations

import time
import tracemalloc
from typing import Any

from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.compile.book import CardBook
from illumineer.core import machine
from illumineer.core.rng import Dice
from illumineer.game import Game
from illumineer.sim.decks import random_deck


def is_compiled() -> bool:
    """Whether the core runs compiled (mypyc) or as plain Python."""
    return not str(machine.__file__).endswith(".py")


def bench(book: CardBook, games: int, seed: int, decks: list[list[str]] | None = None) -> dict[str, Any]:
    """Random legal play; the figures as a dict."""
    pairs = _pairs(book, games, seed, decks)
    quiet = _play(book, pairs, seed, log=False)
    loud = _play(book, pairs[: max(1, games // 4)], seed, log=True)
    found: dict[str, Any] = {
        "compiled": is_compiled(),
        "games": quiet["games"],
        "games_per_second": round(quiet["games"] / quiet["seconds"], 1),
        "decisions_per_second": round(quiet["decisions"] / quiet["seconds"]),
        "decisions_per_game": round(quiet["decisions"] / quiet["games"], 1),
        "decisions_per_second_with_log": round(loud["decisions"] / loud["seconds"]),
        "turns_per_game": round(quiet["turns"] / quiet["games"], 1),
    }
    found |= _details(book, pairs[0], seed)
    found |= _growth(book, pairs[:20], seed)
    return found


def _pairs(
    book: CardBook, games: int, seed: int, decks: list[list[str]] | None
) -> list[tuple[list[str], list[str]]]:
    if decks is not None:
        return [(decks[0], decks[1])] * games
    dice = Dice(seed)
    return [(random_deck(book, dice), random_deck(book, dice)) for _ in range(games)]


def _play(book: CardBook, pairs: list[tuple[list[str], list[str]]], seed: int, log: bool) -> dict[str, Any]:
    decisions = turns = 0
    begun = time.perf_counter()
    for i, pair in enumerate(pairs):
        game = Game.new(pair, book, seed + i, variant="free", log=log, turn_limit=120)
        bot = RandomBot(seed + i)
        while (asked := game.decision) is not None:
            decisions += len(asked.options) > 1
            game.push_answer(ask(game, bot))
        turns += game.turn
    return {"games": len(pairs), "decisions": decisions, "turns": turns, "seconds": time.perf_counter() - begun}


def _details(book: CardBook, pair: tuple[list[str], list[str]], seed: int) -> dict[str, Any]:
    """Times of single operations in the middle of a game, and how much memory a game takes."""
    game = Game.new(pair, book, seed, variant="free", log=False)
    bot = RandomBot(seed)
    while game.turn < 12 and game.decision is not None:
        game.push_answer(ask(game, bot))
    asks = copies = pushes = 0.0
    n = 0
    while game.decision is not None and n < 400:
        begun = time.perf_counter()
        machine.decision(game.state)
        asks += time.perf_counter() - begun
        begun = time.perf_counter()
        for _ in range(10):
            game.copy()
        copies += time.perf_counter() - begun
        value = ask(game, bot)
        begun = time.perf_counter()
        game.push_answer(value)
        pushes += time.perf_counter() - begun
        n += 1
    n = max(1, n)
    return {
        "legal_moves_microseconds": round(asks / n * 1e6, 2),
        "push_microseconds": round(pushes / n * 1e6, 2),
        "copy_microseconds": round(copies / n / 10 * 1e6, 2),
        "game_kilobytes": round(_memory(book, pair, seed) / 1024, 1),
    }


def _growth(book: CardBook, pairs: list[tuple[list[str], list[str]]], seed: int) -> dict[str, Any]:
    """Time per decision by the length of the game, and by the number of its answers."""
    by_turn: dict[str, list[float]] = {}
    by_answers: dict[str, list[float]] = {}
    for i, pair in enumerate(pairs):
        game = Game.new(pair, book, seed + i, variant="free", log=False, turn_limit=120)
        bot = RandomBot(seed + i)
        while True:
            turn = game.turn
            begun = time.perf_counter()
            asked = game.decision
            if asked is None:
                break
            game.push_answer(ask(game, bot))
            took = time.perf_counter() - begun
            n = len(asked.options)
            if n > 1:
                low = (max(turn, 1) - 1) // 10 * 10 + 1
                by_turn.setdefault(f"{low}-{low + 9}", []).append(took)
                row = "2-5" if n < 6 else "6-10" if n < 11 else "11-20" if n < 21 else "21-40" if n < 41 else "41-"
                by_answers.setdefault(row, []).append(took)

    def means(rows: dict[str, list[float]]) -> dict[str, float]:
        enough = {name: times for name, times in rows.items() if len(times) >= 30}
        ordered = sorted(enough.items(), key=lambda row: int(row[0].split("-")[0]))
        return {name: round(sum(times) / len(times) * 1e6, 1) for name, times in ordered}

    return {"microseconds_by_turn": means(by_turn), "microseconds_by_answers": means(by_answers)}


def _memory(book: CardBook, pair: tuple[list[str], list[str]], seed: int) -> int:
    """What one more game in progress takes, half way through, log off."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    game = Game.new(pair, book, seed, variant="free", log=False)
    bot = RandomBot(seed)
    while game.turn < 20 and game.decision is not None:
        game.push_answer(ask(game, bot))
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return after - before
