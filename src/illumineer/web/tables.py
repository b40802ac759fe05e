"""The tables of a server: games in memory, each under a name that cannot be guessed, bounded in number and age.

A table is the text in which the desk keeps a game; the processes that answer calls hold copies that are live, and can
end at any time.  Calls about one table are answered one after the other, always by the same process while it lives.
A bot that thinks does so in another process; meanwhile the table can be looked at, and whatever happens there stops it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final

from illumineer.web.pool import Pool
from illumineer.web.worker import Outcome

MOST_TABLES: Final = 2_000
MOST_OF_ONE: Final = 250
"""Tables of one visitor: with one more, the one goes that was left alone for longest."""
IDLE_SECONDS: Final = 12 * 3600.0
"""Seconds after which a table that nobody asks about is cleared."""
PACE: Final = 30.0
"""Calls a second about one table, in the long run."""
BURST: Final = 60.0
"""Calls about one table that may come at once."""
THINKING: Final = "play.bot"
LOOKING: Final = "play.look"


class NoTable(Exception):
    """There is no table of that name: the server was started anew, or it was left alone for too long."""


class TooFrequent(Exception):
    """Calls about one table come faster than anybody plays."""


class Table:
    """A game that is played."""

    __slots__ = ("allowance", "kept", "lock", "thinking", "touched", "visitor")

    def __init__(self, visitor: str, now: float) -> None:
        self.visitor = visitor
        self.kept = b""
        self.touched = now
        self.allowance = BURST
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Future[tuple[Outcome, bytes, bytes]] | None = None

    def count(self, now: float) -> None:
        """Count a call; TooFrequent if there are too many."""
        self.allowance = min(BURST, self.allowance + (now - self.touched) * PACE)
        self.touched = now
        if self.allowance < 1.0:
            raise TooFrequent
        self.allowance -= 1.0


class Tables:
    """Every table, and the processes that answer for them."""

    def __init__(self, seated: Sequence[Pool], thinking: Pool) -> None:
        """`seated` are pools of one process each: a table always goes to the same one."""
        self._seated = seated
        self._thinking = thinking
        self._tables: OrderedDict[str, Table] = OrderedDict()  # the one that was left alone for longest comes first

    def __len__(self) -> int:
        return len(self._tables)

    async def begin(self, visitor: str, name: str, body: bytes, packed: bool) -> tuple[Outcome, bytes]:
        """The reply to a call that opens a table; if it is refused there is no table."""
        id = secrets.token_urlsafe(16)
        table = Table(visitor, time.monotonic())
        pool = self._thinking if name == THINKING else self._pool(id)
        outcome, table.kept, reply = await pool.ask_at_table(visitor, name, id, b"", body, packed)
        if table.kept:
            self._make_room(visitor)
            self._tables[id] = table
        return outcome, reply

    async def ask(self, id: str, name: str, body: bytes, packed: bool, lang: str) -> tuple[Outcome, bytes]:
        """The reply to a call about a table; in that language, where it is not what the call asked for."""
        now = time.monotonic()
        self._clear(now)
        table = self._tables.get(id)
        if table is None:
            raise NoTable
        table.count(now)
        self._tables.move_to_end(id)
        if name == THINKING:
            return await self._think(table, id, body, packed, lang)
        async with table.lock:
            outcome, kept, reply = await self._pool(id).ask_at_table(id, name, id, table.kept, body, packed)
            self._store(table, kept)
            return outcome, reply

    async def _think(self, table: Table, id: str, body: bytes, packed: bool, lang: str) -> tuple[Outcome, bytes]:
        """The table after a bot has decided; or as it is, if something else has happened there meanwhile."""
        before = table.kept
        if table.thinking is None:
            asked = self._thinking.ask_at_table(table.visitor, THINKING, id, before, body, packed)
            table.thinking = asyncio.ensure_future(asked)
            table.thinking.add_done_callback(lambda done: _forget(table, done))
        try:
            outcome, kept, reply = await asyncio.shield(table.thinking)
        except asyncio.CancelledError:
            if table.kept == before:  # the server ends
                raise
        else:
            async with table.lock:  # a call that is on its way began with what was kept before
                if table.kept == before:
                    self._store(table, kept)
                    return outcome, reply
        async with table.lock:
            look = json.dumps({"lang": lang}).encode()
            outcome, _, reply = await self._pool(id).ask_at_table(id, LOOKING, id, table.kept, look, packed)
            return outcome, reply

    def _store(self, table: Table, kept: bytes) -> None:
        if kept and kept != table.kept:
            table.kept = kept
            if table.thinking is not None:
                table.thinking.cancel()
                table.thinking = None  # who asks before it has ended does not wait for it

    def _pool(self, id: str) -> Pool:
        return self._seated[sum(id.encode()) % len(self._seated)]

    def _clear(self, now: float) -> None:
        """Clear tables that were left alone for too long."""
        while self._tables and now - next(iter(self._tables.values())).touched >= IDLE_SECONDS:
            self._tables.popitem(last=False)

    def _make_room(self, visitor: str) -> None:
        """Clear tables for one more: those that were left alone for too long, and the oldest if there are too many."""
        self._clear(time.monotonic())
        while len(self._tables) >= MOST_TABLES:
            self._tables.popitem(last=False)
        if Counter(table.visitor for table in self._tables.values())[visitor] >= MOST_OF_ONE:
            del self._tables[next(id for id, table in self._tables.items() if table.visitor == visitor)]


def _forget(table: Table, done: asyncio.Future[tuple[Outcome, bytes, bytes]]) -> None:
    if table.thinking is done:
        table.thinking = None
    if not done.cancelled():
        done.exception()  # those who wait for it are told
