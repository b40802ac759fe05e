"""The tables of a server: games in memory, each under a name that cannot be guessed, bounded in number and age.

A table is the text in which the desk keeps a game; the processes that answer calls hold copies that are live, and can
end at any time.  Calls about one table are answered one after the other, always by the same process while it lives: it
is *seated* there with others.  Nothing that takes long is done where tables are seated.  But for new games of starter
decks, a table is opened elsewhere, because a stranger's record may be long, and one of whose calls has taken long is
answered elsewhere from then on.  A bot that thinks does so in another process; meanwhile the table can be looked at,
and whatever happens there stops it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final

from illumineer.web.pool import Pool
from illumineer.web.worker import LOOKING, Outcome

MOST_TABLES: Final = 2_000
MOST_OF_ONE: Final = 250
"""Tables of one visitor: with one more, the one goes that was left alone for longest."""
IDLE_SECONDS: Final = 12 * 3600.0
"""Seconds after which a table that nobody asks about is cleared."""
PACE: Final = 30.0
"""Calls a second about one table, in the long run."""
BURST: Final = 60.0
"""Calls about one table that may come at once."""
MOST_AT_TABLE: Final = 8
"""Calls about one table that wait for a bot, and as many others that are answered or wait."""
SLOW_SECONDS: Final = 1.0
"""Seconds of work in one call that make a table a slow one, which would hold up others.  A usual call takes some
milliseconds; to play a usual game again takes some tenths of a second."""
THINKING: Final = "play.bot"
BEGINNING: Final = "play.new"
SHORT: Final = 1_000
"""Bytes of a call that begins a game in no time: with starter decks it has some hundred."""


class NoTable(Exception):
    """There is no table of that name: the server was started anew, or it was left alone for too long."""


class TooFrequent(Exception):
    """Calls about one table come faster than anybody plays, or too many at once."""


class Table:
    """A game that is played."""

    __slots__ = ("allowance", "asked", "is_slow", "kept", "lock", "thinking", "touched", "visitor")

    def __init__(self, visitor: str, now: float) -> None:
        self.visitor = visitor
        self.kept = b""
        self.touched = now
        self.allowance = BURST
        self.asked = Counter[bool]()  # by whether a bot is to think
        self.is_slow = False
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Future[tuple[Outcome, bytes, bytes]] | None = None

    def count(self, thinks: bool, now: float) -> None:
        """Count a call; TooFrequent if there are too many."""
        self.allowance = min(BURST, self.allowance + (now - self.touched) * PACE)
        self.touched = now
        if self.allowance < 1.0 or self.asked[thinks] >= MOST_AT_TABLE:
            raise TooFrequent
        self.allowance -= 1.0

    def spend(self, _: str, seconds: float) -> None:
        """Note how long a call has taken."""
        self.is_slow = self.is_slow or seconds >= SLOW_SECONDS


class Tables:
    """Every table, and the processes that answer for them."""

    def __init__(self, seated: Sequence[Pool], apart: Pool, thinking: Pool) -> None:
        """`seated` are pools of one process each: a table always goes to the same one."""
        self._seated = seated
        self._apart = apart
        self._thinking = thinking
        self._tables: OrderedDict[str, Table] = OrderedDict()  # the one that was left alone for longest comes first

    def __len__(self) -> int:
        return len(self._tables)

    async def begin(self, visitor: str, name: str, body: bytes, packed: bool) -> tuple[Outcome, bytes]:
        """The reply to a call that opens a table; if it is refused there is no table."""
        id = secrets.token_urlsafe(16)
        table = Table(visitor, time.monotonic())
        if name == BEGINNING and len(body) <= SHORT:
            pool = self._seat(id)
        else:
            pool = self._thinking if name == THINKING else self._apart
        spend = None if name == THINKING else table.spend
        outcome, table.kept, reply = await pool.ask_at_table(visitor, name, id, b"", body, packed, spend)
        if table.kept:
            self._make_room(visitor)
            self._tables[id] = table
        return outcome, reply

    async def ask(self, visitor: str, id: str, name: str, body: bytes, packed: bool) -> tuple[Outcome, bytes]:
        """The reply to a call of a visitor about a table."""
        now = time.monotonic()
        self._clear(now)
        table = self._tables.get(id)
        if table is None:
            raise NoTable
        thinks = name == THINKING
        table.count(thinks, now)
        self._tables.move_to_end(id)
        table.asked[thinks] += 1
        try:
            if thinks:
                return await self._think(table, visitor, id, body, packed)
            async with table.lock:
                outcome, kept, reply = await self._ask(table, visitor, id, name, body, packed)
                self._store(table, kept)
                return outcome, reply
        finally:
            table.asked[thinks] -= 1

    async def _ask(
        self, table: Table, visitor: str, id: str, name: str, body: bytes, packed: bool
    ) -> tuple[Outcome, bytes, bytes]:
        pool = self._apart if table.is_slow else self._seat(id)
        return await pool.ask_at_table(visitor, name, id, table.kept, body, packed, table.spend)

    async def _think(self, table: Table, visitor: str, id: str, body: bytes, packed: bool) -> tuple[Outcome, bytes]:
        """The table after a bot has decided; or as it is, if something else has happened there meanwhile.

        Who comes while the bot thinks waits for the same decision, and is then shown the table.
        """
        before = table.kept
        is_first = table.thinking is None
        if table.thinking is None:
            asked = self._thinking.ask_at_table(visitor, THINKING, id, before, body, packed)
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
                    if is_first:
                        return outcome, reply
        async with table.lock:
            outcome, _, reply = await self._ask(table, visitor, id, LOOKING, body, packed)
            return outcome, reply

    def _seat(self, id: str) -> Pool:
        return self._seated[sum(id.encode()) % len(self._seated)]

    def _store(self, table: Table, kept: bytes) -> None:
        if kept and kept != table.kept:
            table.kept = kept
            if table.thinking is not None:
                table.thinking.cancel()
                table.thinking = None  # who asks before it has ended does not wait for it

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
