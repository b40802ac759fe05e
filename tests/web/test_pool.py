"""The processes of a pool: those that cannot be started, have ended, or do not end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from illumineer.web import pool as pools
from illumineer.web.pool import Busy, Pool
from illumineer.web.worker import HEAD, Outcome


def stubs(size: int = 1) -> Pool:
    """A pool in front of the stub."""
    return Pool("tests.web.stub", "tests.web.stub", size, 30.0)


class Failing:
    """A process that cannot be started."""

    pid = None

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        raise EOFError("the fork server was killed")


class Idle:
    """A process that does nothing; `join` waits until it is told to go on."""

    pid = 1

    def __init__(self, go_on: threading.Event) -> None:
        self._go_on = go_on

    def kill(self) -> None:
        pass

    def join(self, timeout: float | None = None) -> None:
        self._go_on.wait(60)

    def close(self) -> None:
        pass


class Pipe:
    """The way to a process: what is written is answered by a function."""

    def __init__(self, answer: Callable[[], None]) -> None:
        self._answer = answer
        self.transport = self

    def write(self, _: bytes) -> None:
        self._answer()

    async def drain(self) -> None:
        pass

    def close(self) -> None:
        pass

    def abort(self) -> None:
        pass


async def worker(process: Any, answer: Callable[[], None] = lambda: None) -> Any:
    """A process of a pool that was not started by it."""
    return pools._Worker(process, asyncio.StreamReader(), Pipe(answer))  # type: ignore[arg-type]


def test_a_process_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "AGAIN_SECONDS", 0.01)

    async def told() -> Outcome:
        pool = stubs()
        real, tries = pool._process, iter([Failing, Failing])
        pool._process = lambda **given: next(tries, real)(**given)
        pool.start()
        try:
            async with asyncio.timeout(120):
                return (await pool.ask("a", "cards.show", b"{}"))[0]
        finally:
            await pool.stop()

    assert asyncio.run(told()) is Outcome.PLAIN


def test_a_call_that_waits_for_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "WAITING_SECONDS", 0.05)

    async def told() -> None:
        pool = stubs()
        pool._process = Failing  # type: ignore[assignment]
        pool.start()
        for _ in range(2):
            with pytest.raises(Busy):
                await asyncio.wait_for(pool.ask("a", "cards.show", b"{}"), 60)
        assert pool.own("a") == 0 and pool.place("a") is None
        await pool.stop()

    asyncio.run(told())


def test_a_pool_stops_though_a_process_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "ENDING_SECONDS", 0.05)
    go_on = threading.Event()

    async def told() -> None:
        pool = stubs()

        async def hire() -> Any:
            return await worker(Idle(go_on))

        monkeypatch.setattr(pool, "_hire", hire)
        pool.start()
        await asyncio.sleep(0.05)
        await asyncio.wait_for(pool.stop(), 20)
        go_on.set()

    asyncio.run(told())


def test_who_hangs_up_at_the_last_moment_ends_no_other_call() -> None:
    async def told() -> bool:
        pool = stubs()

        def answer() -> None:
            came.reader.feed_data(HEAD.pack(Outcome.PLAIN.value, False, 2, 0.0) + b"{}")
            asking.cancel()  # the answer has come already

        came = await worker(None, answer)
        asking = asyncio.create_task(pool.ask("a", "cards.show", b"{}"))
        await asyncio.sleep(0)
        serves = await pool._serve(came)
        with pytest.raises(asyncio.CancelledError):
            await asking
        return serves

    assert not asyncio.run(told()), "its process is given up, so that nobody else's call is with it"


def test_a_call_is_not_given_to_a_process_that_has_ended() -> None:
    async def told() -> None:
        pool = stubs()
        came = await worker(None)
        asking = asyncio.create_task(pool.ask("a", "cards.show", b"{}"))
        await asyncio.sleep(0)
        came.reader.feed_eof()
        assert not await pool._serve(came)
        assert pool.place("a") == 1 and not asking.done()
        asking.cancel()
        await asyncio.wait([asking])
        assert pool.place("a") is None, "nobody waits any more"

    asyncio.run(told())
