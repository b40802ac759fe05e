"""Games in processes of this machine.

Each worker has a pipe of its own: it is sent games and sends back results, or the error that stopped it.  A worker
that dies closes its pipe; its games go to a new one.  Workers end by themselves when the pipe does.

A bot that thinks too long and cannot be interrupted is ended with its worker, and loses the game.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final

from illumineer.errors import IllumineerError
from illumineer.sim.crew import Played, Worker
from illumineer.sim.duel import Duel
from illumineer.sim.one_game import Arena
from illumineer.sim.result import GameResult
from illumineer.sim.schedule import Chunk, Schedule
from illumineer.sim.thinking import SIZE, Thinking

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

GRACE: Final = 5.0
"""Seconds that a bot has beyond its time to let itself be interrupted."""
START: Final = 120.0
"""Seconds in which a process must have started."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes(jobs: int, grace: float = GRACE) -> Callable[[Sequence[Duel], Schedule], Played]:
    """A crew of so many processes; how long a bot has to let itself be interrupted before its process is ended."""

    def crew(duels: Sequence[Duel], schedule: Schedule) -> Played:
        return _play(jobs, duels, schedule, grace)

    return crew


@contextmanager
def _no_ctrl_c() -> Iterator[None]:
    """A process that is started meanwhile never hears of Ctrl-C, not even while it begins; we do, afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Hand:
    """A worker process, and what it is playing."""

    def __init__(self, duels: Sequence[Duel]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        noted = context.RawArray("d", SIZE)
        self.thinking = Thinking(noted)
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs, tuple(duels), noted), daemon=True)
        with _no_ctrl_c():
            self.process.start()
        theirs.close()
        self.chunk: Chunk | None = None
        self.made = self.begun = time.monotonic()

    def give(self, chunk: Chunk) -> bool:
        """Send games; False if nobody is there to get them."""
        self.chunk = chunk
        self.begun = time.monotonic()
        try:
            self.pipe.send((chunk.duel, chunk.numbers))
        except OSError:
            return False
        return True

    @property
    def stuck(self) -> bool:
        """Whether the process has not come to its first game, and does not seem to."""
        return not self.thinking.awake and time.monotonic() - self.made > START

    def results(self) -> list[GameResult] | None:
        """What it has played; None if it died over it."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, IllumineerError):
            raise answer
        found: list[GameResult] = answer
        return found

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()  # a bot may have made it deaf to anything else
        self.process.join()


def _play(jobs: int, duels: Sequence[Duel], schedule: Schedule, grace: float) -> Played:
    hands: dict[Connection, _Hand] = {}
    try:
        while True:
            while len(hands) < jobs and (chunk := schedule.take()) is not None:
                hand = _Hand(duels)
                hands[hand.pipe] = hand
                hand.give(chunk)
            if not hands:
                return
            for pipe in wait(list(hands), timeout=min(1.0, grace)):
                assert isinstance(pipe, Connection)
                hand = hands[pipe]
                assert hand.chunk is not None
                played, results = hand.chunk, hand.results()
                if results is None:
                    _lost(hands, hand, schedule)
                    continue
                schedule.took(played, time.monotonic() - hand.begun)
                chunk = schedule.take()
                if chunk is None:
                    del hands[pipe]
                    hand.end()
                elif not hand.give(chunk):
                    _lost(hands, hand, schedule)
                yield played, results
            for hand in list(hands.values()):
                assert hand.chunk is not None
                if hand.stuck:
                    _lost(hands, hand, schedule)
                    continue
                duel = duels[hand.chunk.duel]
                late = hand.thinking.overdue(duel.bot_time + grace)
                if late is not None:
                    number, deck = late
                    del hands[hand.pipe]
                    hand.end()
                    schedule.without(hand.chunk, number)
                    yield Chunk(hand.chunk.duel, (number,)), [Arena(duel).forfeited(number, deck)]
    finally:
        for hand in hands.values():
            hand.end()


def _lost(hands: dict[Connection, _Hand], hand: _Hand, schedule: Schedule) -> None:
    """A worker has died or is of no use: its games are to be played again."""
    del hands[hand.pipe]
    hand.end()
    assert hand.chunk is not None
    schedule.again(hand.chunk)


# --- in the worker ---------------------------------------------------------------------------


def _work(pipe: Connection, duels: Sequence[Duel], noted: MutableSequence[float]) -> None:
    """Play what comes through the pipe until it ends.  Ctrl-C and standard output are for whoever started this."""
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinking = Thinking(noted)
    thinking.wake()
    worker = Worker(duels, thinking)
    try:
        while True:
            duel, numbers = pipe.recv()
            try:
                pipe.send([worker.play(duel, number) for number in numbers])
            except IllumineerError as error:
                pipe.send(error)
    except (EOFError, OSError):
        return
