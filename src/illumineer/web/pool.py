"""Processes in which calls run beside the event loop, bounded in number, time and queue.

Processes and not threads: a thread shares the interpreter's lock with the event loop and cannot be stopped; a process
that takes too long is killed, and a new one takes its place.  They are forked from a server process that has the desk
loaded already (where the system can fork), so that a new one is there within milliseconds and shares its memory.

Places are dealt out fairly: the visitors who wait take turns, and no visitor has all processes at once.  So a visitor
who sends slow calls waits for them alone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import socket
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Final

from illumineer.web.worker import HEAD, KEPT, Outcome, work

MOST_WAITING: Final = 256
"""Calls of all visitors that wait for a process."""
MOST_OF_ONE: Final = 128
"""Calls of one visitor that wait for a process."""
WAITING_SECONDS: Final = 60.0
"""For a process to begin with a call."""
STARTING_SECONDS: Final = 120.0
"""For a process to load the desk."""
AGAIN_SECONDS: Final = 1.0
"""Until another process is tried, if one could not be started."""
ENDING_SECONDS: Final = 5.0
"""For processes to end when the server does."""

_HANDS: Final = ThreadPoolExecutor(1, "processes")
"""The one thread that starts and ends processes: what `multiprocessing` notes of them is not meant for several."""
_LOG: Final = logging.getLogger(__name__)


class Busy(Exception):
    """Too many calls wait already, or this one has waited for too long."""


class TooSlow(Exception):
    """The call took longer than it may, and was stopped."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Gone(Exception):
    """The process ended in the middle of the call."""


Spend = Callable[[str, float], None]
"""Told of the visitor and of the seconds that the work took: of the processor, or of the clock if it was stopped."""


@dataclass(slots=True)
class _Job:
    """A call that waits."""

    visitor: str
    message: bytes
    reply: asyncio.Future[tuple[Outcome, bytes]]
    late: asyncio.TimerHandle
    """Refuses the call, unless a process takes it before."""
    spend: Spend | None


@dataclass(slots=True)
class _Worker:
    """A process, and the two ends of the way to it."""

    process: BaseProcess
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Pool:
    """Processes that answer calls, each call within a bound of seconds."""

    def __init__(
        self,
        desk: str,
        ready: str,
        size: int,
        seconds: float,
        nice: int = 0,
        share: int | None = None,
        key: bytes = b"",
    ) -> None:
        """`desk` is the module that has the desk, `ready` one whose import loads all that calls need.

        `share` is how many processes one visitor can have at once: all but one, if it is not given.  With a key the
        processes also answer calls about tables, whose games they seal.
        """
        self.seconds = seconds
        self._desk = desk
        self._ready = ready
        self._size = size
        self._share = max(1, size - 1) if share is None else share
        self._nice = nice
        self._key = key
        # Forked from a process that has loaded the desk, where the system can.
        if sys.platform == "win32":
            self._process: Callable[..., BaseProcess] = multiprocessing.get_context("spawn").Process
        else:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload([ready])
            self._process = context.Process
        self._waiting: dict[str, deque[_Job]] = {}  # by visitor; the one whose turn it is comes first
        self._running: Counter[str] = Counter()
        self._free = asyncio.Event()
        self._lives: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the processes; calls may come at once, and wait until one is ready."""
        self._lives = [asyncio.create_task(self._live()) for _ in range(self._size)]

    async def stop(self) -> None:
        """End every process, or give up after some seconds."""
        for life in self._lives:
            life.cancel()
        if self._lives:
            await asyncio.wait(self._lives, timeout=ENDING_SECONDS)
        for queue in self._waiting.values():
            for job in queue:
                job.reply.cancel()
        self._waiting.clear()

    async def ask_at_table(
        self, visitor: str, name: str, id: str, kept: bytes, body: bytes, packed: bool, spend: Spend | None = None
    ) -> tuple[Outcome, bytes, bytes]:
        """What becomes of a call about a table: also what is to be kept of it from now on, or nothing."""
        message = id.encode() + b"\n" + KEPT.pack(len(kept)) + kept + body
        outcome, reply = await self.ask(visitor, name, message, packed, spend, at_table=True)
        (size,) = KEPT.unpack_from(reply)
        return outcome, reply[KEPT.size : KEPT.size + size], reply[KEPT.size + size :]

    def own(self, visitor: str) -> int:
        """Calls of a visitor that run or wait."""
        return self._running[visitor] + len(self._waiting.get(visitor, ()))

    def place(self, visitor: str) -> int | None:
        """How many visitors are served before this one, and one more; None if this one does not wait."""
        return list(self._waiting).index(visitor) + 1 if visitor in self._waiting else None

    async def ask(
        self,
        visitor: str,
        name: str,
        body: bytes,
        packed: bool = False,
        spend: Spend | None = None,
        at_table: bool = False,
    ) -> tuple[Outcome, bytes]:
        """What becomes of a call of a visitor; Busy, TooSlow or Gone is raised where nothing does.

        Who does not want the reply any more (a cancelled task) stops the process that works on it.  `spend` is told
        how many seconds the work took, whatever became of it.
        """
        own = self._waiting.get(visitor)
        if (own is not None and len(own) >= MOST_OF_ONE) or sum(map(len, self._waiting.values())) >= MOST_WAITING:
            raise Busy
        said = name.encode() + b"\n" + body
        kind = Outcome.PACKED if packed else Outcome.PLAIN
        message = HEAD.pack(kind.value, at_table, len(said), 0.0) + said
        loop = asyncio.get_running_loop()
        reply: asyncio.Future[tuple[Outcome, bytes]] = loop.create_future()
        late = loop.call_later(WAITING_SECONDS, self._settle, reply, Busy())
        self._waiting.setdefault(visitor, deque()).append(_Job(visitor, message, reply, late, spend))
        self._free.set()
        try:
            return await reply
        finally:
            if not late.cancelled():  # it was not taken
                late.cancel()
                self._forget(visitor)

    # --- a process's life ------------------------------------------------------------------------

    async def _live(self) -> None:
        """Keep one place of the pool filled: a process works until it ends or is too slow, then comes another."""
        while True:
            worker = await self._hire()
            try:
                while await self._serve(worker):
                    pass
            finally:
                worker.writer.close()
                await _by_hand(_end, worker.process)

    async def _hire(self) -> _Worker:
        """A new process that is ready for calls; while there is none to be had, another try every second."""
        while True:
            try:
                return await self._begin()
            except Exception as error:
                _LOG.warning("a process could not be started: %r", error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _begin(self) -> _Worker:
        """A new process that is ready for calls."""
        near, far = socket.socketpair()
        given = (far, self._desk, self._ready, self._nice, self._key)
        process = self._process(target=work, args=given, daemon=True)
        worker = _Worker(process, *await asyncio.open_connection(sock=near))
        try:
            await _by_hand(_start, process, far)  # the first one waits until the desk is loaded
            async with asyncio.timeout(STARTING_SECONDS):
                await worker.reader.readexactly(HEAD.size)
        except BaseException:
            worker.writer.close()
            _HANDS.submit(_end, process)
            raise
        return worker

    async def _serve(self, worker: _Worker) -> bool:
        """Let a process do the next call; whether it can do more."""
        job = await self._next(worker)
        if job is None:
            return False
        self._running[job.visitor] += 1
        job.reply.add_done_callback(lambda reply: worker.writer.transport.abort() if reply.cancelled() else None)
        begun = time.monotonic()
        used: float | None = None
        try:
            async with asyncio.timeout(self.seconds):
                worker.writer.write(job.message)
                await worker.writer.drain()
                kind, last, size, took = HEAD.unpack(await worker.reader.readexactly(HEAD.size))
                reply = await worker.reader.readexactly(size)
        except TimeoutError:
            self._settle(job.reply, TooSlow(self.seconds))
            return False
        except (asyncio.IncompleteReadError, OSError):
            self._settle(job.reply, Gone())
            return False
        else:
            used = took
            self._settle(job.reply, (Outcome(kind), reply))
            return not (last or job.reply.cancelled())  # who goes at the last moment still hangs up
        finally:
            if job.spend is not None:
                job.spend(job.visitor, time.monotonic() - begun if used is None else used)
            self._running[job.visitor] -= 1
            if not self._running[job.visitor]:
                del self._running[job.visitor]
            self._free.set()

    def _settle(self, reply: asyncio.Future[tuple[Outcome, bytes]], result: tuple[Outcome, bytes] | Exception) -> None:
        with suppress(asyncio.InvalidStateError):  # the visitor has gone
            if isinstance(result, Exception):
                reply.set_exception(result)
            else:
                reply.set_result(result)

    async def _next(self, worker: _Worker) -> _Job | None:
        """The next call to do, once there is one; None if the process has ended meanwhile."""
        while not worker.reader.at_eof():
            job = self._take()
            if job is not None:
                return job
            self._free.clear()
            await self._free.wait()
        return None

    def _take(self) -> _Job | None:
        """The first call of the next visitor who has not got their share of processes."""
        for visitor, queue in self._waiting.items():
            if queue[0].reply.done():
                self._forget(visitor)
                return self._take()
            if self._running[visitor] < self._share:
                job = queue.popleft()
                del self._waiting[visitor]
                if queue:
                    self._waiting[visitor] = queue  # to the end of the line
                job.late.cancel()
                return job
        return None

    def _forget(self, visitor: str) -> None:
        """Take the calls of a visitor out of the queue that nobody waits for any more."""
        left = deque(job for job in self._waiting.get(visitor, ()) if not job.reply.done())
        if left:
            self._waiting[visitor] = left
        else:
            self._waiting.pop(visitor, None)


async def _by_hand(do: Callable[..., None], *given: Any) -> None:
    """Do something with a process in the thread for that."""
    await asyncio.get_running_loop().run_in_executor(_HANDS, do, *given)


def _start(process: BaseProcess, far: socket.socket) -> None:
    try:
        process.start()
    finally:
        far.close()


def _end(process: BaseProcess) -> None:
    """End a process, if it was started."""
    if process.pid is not None:
        process.kill()
        process.join(ENDING_SECONDS)
        with suppress(ValueError):  # not even that has ended it
            process.close()
