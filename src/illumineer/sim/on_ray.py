"""Games on Ray: one that is started here, or a cluster that is there already.

Each worker is an actor with its own card book.  Games go out in chunks; those of an actor that dies go to a new one.
Every machine of a cluster needs this package; of the cards and the decks it is told.
"""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from illumineer.errors import IllumineerError, SimulationError
from illumineer.messages import Message
from illumineer.sim.crew import Played, Worker
from illumineer.sim.duel import Duel
from illumineer.sim.result import GameResult
from illumineer.sim.schedule import Chunk, Schedule
from illumineer.words import foreign

LOCAL: Final = "local"
AUTO: Final = "auto"
_CLIENT: Final = "ray://"
_TO_CONNECT: Final = 5.0
_TO_ANSWER: Final = 45.0
"""Seconds.  Ray itself would try for minutes."""
_QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
_STORE: Final = 100_000_000
"""Bytes.  Results are small."""
_TRIAL: Final = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False)"


def on_ray(address: str) -> Callable[[Sequence[Duel], Schedule], Played]:
    """A crew on Ray at that address; SimulationError if there is none."""
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)
    ray = _imported()
    if address != LOCAL:
        _try(address)
    try:
        ray.init(
            address=LOCAL if address == LOCAL else address,
            log_to_driver=False,
            logging_level=logging.CRITICAL,
            **({"include_dashboard": False, "object_store_memory": _STORE} if address == LOCAL else {}),
        )
    except (Exception, SystemExit) as error:
        raise _unreachable(address, error) from None

    def crew(duels: Sequence[Duel], schedule: Schedule) -> Played:
        return _play(ray, duels, schedule)

    return crew


def _imported() -> Any:
    try:
        import ray
    except ImportError:
        raise SimulationError("duel.no_ray", command="pip install 'illumineer[ray]'") from None
    return ray


def _try(address: str) -> None:
    """SimulationError unless Ray answers there, in reasonable time: it is asked by a process that can be stopped."""
    if address != AUTO:
        host, colon, port = address.removeprefix(_CLIENT).rpartition(":")
        if not colon or not host or not port.isdecimal():
            raise SimulationError("duel.ray_address", address=address)
        try:
            socket.create_connection((host, int(port)), _TO_CONNECT).close()
        except (OSError, OverflowError) as error:
            raise _unreachable(address, error) from None
    try:
        trial = subprocess.run(
            [sys.executable, "-c", _TRIAL, address],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_TO_ANSWER,
        )
    except subprocess.TimeoutExpired:
        raise SimulationError("duel.ray_silent", address=address, seconds=int(_TO_ANSWER)) from None
    if trial.returncode and address == AUTO:
        raise SimulationError("duel.no_ray_here")
    if trial.returncode:
        last = (trial.stderr.strip().splitlines() or [""])[-1]
        raise SimulationError("duel.ray_unreachable", address=address, why=last.partition(": ")[2] or last)


def _unreachable(address: str, error: BaseException) -> SimulationError:
    first = str(error).strip().splitlines()
    why = foreign.system(error) if isinstance(error, OSError) and error.errno else first[0] if first else repr(error)
    return SimulationError("duel.ray_unreachable", address=address, why=why)


# --- playing ---------------------------------------------------------------------------------


class Hand:
    """What an actor does: errors come back as values, so that they arrive as they are."""

    def __init__(self, duels: Sequence[Duel]) -> None:
        self._worker = Worker(duels)

    def play(self, duel: int, numbers: Sequence[int]) -> list[GameResult] | IllumineerError:
        """Play games."""
        try:
            return [self._worker.play(duel, number) for number in numbers]
        except IllumineerError as error:
            return error


class Task:
    """Games that an actor is playing."""

    def __init__(self, actor: Any, chunk: Chunk) -> None:
        self.actor = actor
        self.chunk = chunk
        self.begun = time.monotonic()
        self.ref = actor.play.remote(chunk.duel, chunk.numbers)


def _play(ray: Any, duels: Sequence[Duel], schedule: Schedule) -> Played:
    actors = ray.remote(num_cpus=1)(Hand)
    told = ray.put(tuple(duels))
    most = max(1, int(ray.cluster_resources().get("CPU", 1)))
    tasks: dict[Any, Task] = {}
    try:
        while True:
            while len(tasks) < most and (chunk := schedule.take()) is not None:
                task = Task(actors.remote(told), chunk)
                tasks[task.ref] = task
            if not tasks:
                return
            (ref, *_), _ = ray.wait(list(tasks), num_returns=1)
            done = tasks.pop(ref)
            results = _results(ray, done, schedule)
            if results is None:
                continue
            schedule.took(done.chunk, time.monotonic() - done.begun)
            chunk = schedule.take()
            if chunk is not None:
                task = Task(done.actor, chunk)
                tasks[task.ref] = task
            yield done.chunk, results
    finally:
        ray.shutdown()


def _results(ray: Any, task: Task, schedule: Schedule) -> list[GameResult] | None:
    """What the actor has played; None if it died, and its games are to be played again."""
    try:
        answer = ray.get(task.ref)
    except ray.exceptions.RayError as error:
        if isinstance(error, ray.exceptions.RayTaskError) or getattr(error, "actor_init_failed", False):
            raise _lost(error) from None  # it cannot even begin, and another would do no better
        schedule.again(task.chunk)
        return None
    if isinstance(answer, IllumineerError):
        raise answer
    found: list[GameResult] = answer
    return found


def _lost(error: Exception) -> SimulationError:
    lines = [line for line in str(error).splitlines() if line.strip()]
    why = lines[-1].strip() if lines else repr(error)
    return SimulationError("duel.ray_lost", why=Message("system.other", {"what": why}))
