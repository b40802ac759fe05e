"""Processes in which calls run beside the event loop, bounded in number, time and queue.

Processes and not threads: a thread shares the interpreter's lock with the event loop and cannot be stopped; a process
that takes too long is killed, and a new one takes its place.  They are forked from a server process that has the desk
loaded already (where the system can fork), so that a new one is there within milliseconds and shares its memory.

Places are dealt out fairly: the visitors who wait take turns, and no visitor has all processes at once.  So a visitor
who sends slow calls waits for them alone.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Final

from illumineer.web.worker import HEAD, KEPT, Outcome, work

MOST_WAITING: Final = 256
"""Calls of all visitors that wait for a process."""
MOST_OF_ONE: Final = 64
"""Calls of one visitor that wait for a process."""
STARTING_SECONDS: Final = 120.0
"""For a process to load the desk."""


class Busy(Exception):
    """Too many calls wait already."""


class TooSlow(Exception):
    """The call took longer than it may, and was stopped."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Gone(Exception):
    """The process ended in the middle of the call."""


@dataclass(slots=True)
class _Job:
    """A call that waits."""

    visitor: str
    message: bytes
    reply: asyncio.Future[tuple[Outcome, bytes]]
    spend: Callable[[str, float], None] | None
    """Told of the visitor and of the seconds that the work took."""


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
        processes answer calls about tables, whose games they seal.
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
        """End every process."""
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        for queue in self._waiting.values():
            for job in queue:
                job.reply.cancel()
        self._waiting.clear()

    async def ask_at_table(
        self, visitor: str, name: str, id: str, kept: bytes, body: bytes, packed: bool
    ) -> tuple[Outcome, bytes, bytes]:
        """What becomes of a call about a table: also what is to be kept of it from now on, or nothing."""
        outcome, reply = await self.ask(visitor, name, id.encode() + b"\n" + KEPT.pack(len(kept)) + kept + body, packed)
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
        spend: Callable[[str, float], None] | None = None,
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
        message = HEAD.pack(kind.value, False, len(said)) + said
        job = _Job(visitor, message, asyncio.get_running_loop().create_future(), spend)
        self._waiting.setdefault(visitor, deque()).append(job)
        self._free.set()
        return await job.reply

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
                worker.process.kill()
                await asyncio.to_thread(worker.process.join)
                worker.process.close()

    async def _hire(self) -> _Worker:
        """A new process that is ready for calls."""
        while True:
            near, far = socket.socketpair()
            given = (far, self._desk, self._ready, self._nice, self._key)
            process = self._process(target=work, args=given, daemon=True)
            await asyncio.to_thread(process.start)  # the first one waits until the desk is loaded
            far.close()
            reader, writer = await asyncio.open_connection(sock=near)
            try:
                async with asyncio.timeout(STARTING_SECONDS):
                    await reader.readexactly(HEAD.size)
                return _Worker(process, reader, writer)
            except (TimeoutError, asyncio.IncompleteReadError, ConnectionError):
                await asyncio.sleep(1)  # it has said why; another may have more luck
            except asyncio.CancelledError:
                process.kill()
                raise
            writer.close()
            process.kill()

    async def _serve(self, worker: _Worker) -> bool:
        """Let a process do the next call; whether it can do more."""
        job = await self._next()
        self._running[job.visitor] += 1
        job.reply.add_done_callback(lambda reply: worker.writer.transport.abort() if reply.cancelled() else None)
        begun = time.monotonic()
        try:
            async with asyncio.timeout(self.seconds):
                worker.writer.write(job.message)
                await worker.writer.drain()
                kind, last, size = HEAD.unpack(await worker.reader.readexactly(HEAD.size))
                reply = await worker.reader.readexactly(size)
        except TimeoutError:
            self._settle(job, TooSlow(self.seconds))
            return False
        except (asyncio.IncompleteReadError, ConnectionError):
            self._settle(job, Gone())
            return False
        else:
            self._settle(job, (Outcome(kind), reply))
            return not last
        finally:
            if job.spend is not None:
                job.spend(job.visitor, time.monotonic() - begun)
            self._running[job.visitor] -= 1
            if not self._running[job.visitor]:
                del self._running[job.visitor]
            self._free.set()

    def _settle(self, job: _Job, result: tuple[Outcome, bytes] | Exception) -> None:
        with suppress(asyncio.InvalidStateError):  # the visitor has gone
            if isinstance(result, Exception):
                job.reply.set_exception(result)
            else:
                job.reply.set_result(result)

    async def _next(self) -> _Job:
        """The next call to do, once there is one."""
        while True:
            job = self._take()
            if job is not None:
                return job
            self._free.clear()
            await self._free.wait()

    def _take(self) -> _Job | None:
        """The first call of the next visitor who has not got their share of processes."""
        for visitor, queue in self._waiting.items():
            while queue and queue[0].reply.cancelled():
                queue.popleft()
            if not queue:
                del self._waiting[visitor]
                return self._take()
            if self._running[visitor] < self._share:
                job = queue.popleft()
                del self._waiting[visitor]
                if queue:
                    self._waiting[visitor] = queue  # to the end of the line
                return job
        return None
