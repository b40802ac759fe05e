"""`python -m tests.web.load --tables 200`: how many answers a second tables get on one core, and what a table takes.

Tables are opened with the starter decks, and each is played by a client of its own: random legal moves, the next game
when one is over.  At tables of the first kind `greedy` sits opposite, and its turn is part of the answer that ends
one's own.  At tables of the second kind two people share a screen, so that an answer is one answer, and the device is
handed over (`play.take`).

First every client answers as soon as it is answered: that is how many answers a second there can be, and each waits for
all others.  Then clients think, each for a time of its own, so that all of them together answer `--rate` times a
second, as people would: that is how long an answer takes.  `mb_a_table` is how much more memory the server and its
processes have than before, for each table; a game has some hundred answers, so play for a minute (`--seconds 60`).
"""

from __future__ import annotations

import asyncio
import json
import random
from time import perf_counter
from typing import Any, Final

from tests.web.loading import Connection, Server, Tally, memory, show

KINDS: Final = {"person v greedy": ["person", "greedy"], "two people": ["person", "person"]}
_AT_ONCE: Final = 8
"""Tables that are opened at the same time."""
_WARM: Final = 5.0
"""Seconds in which some tables are played before anything is measured: what every process needs is there then."""
Seat = dict[str, Any]


class Table:
    """A table, and the client that plays there."""

    def __init__(self, connection: Connection, seat: Seat, dice: random.Random) -> None:
        self._connection = connection
        self._seat = seat
        self._dice = dice

    @classmethod
    async def open(cls, server: Server, seats: list[str], dice: random.Random) -> Table:
        connection = Connection(server)
        new = {"lists": [None, None], "seats": seats, "seed": dice.getrandbits(40)}
        reply, is_right = await connection.ask("play.new", json.dumps(new).encode())
        assert is_right, reply[:300]
        return cls(connection, json.loads(reply)["ok"], dice)

    def _next(self) -> tuple[str, dict[str, Any]]:
        """What the client does now: a call and its arguments."""
        seat = self._seat
        have = {"lines": seat["first"] + len(seat["lines"]), "backs": seat["backs"], "viewer": seat["viewer"]}
        if seat["table"]["outcome"] is not None:
            return "play.again", {}
        if seat["handover"] is not None:
            return "play.take", {"have": have}
        legal = [move["move"] for move in seat["table"]["moves"] if move["legal"]]
        return "play.answer", {"moves": [self._dice.choice(legal)], "have": have}

    async def play(self, until: float, thinking: float, tally: Tally) -> None:
        """Answer until that time, each time after thinking for so many seconds on average."""
        while True:
            if thinking:
                await asyncio.sleep(min(self._dice.expovariate(1 / thinking), until - perf_counter()))
            begun = perf_counter()
            if begun >= until:
                return
            call, args = self._next()
            body = json.dumps({"n": self._seat["n"], **args}).encode()
            reply, is_right = await self._connection.ask(f"{call}?id={self._seat['id']}", body)
            tally.count(perf_counter() - begun, reply, is_right)
            if is_right:
                self._seat = json.loads(reply)["ok"]
                if self._seat["stale"] or self._seat["refused"] is not None:
                    tally.wrong.append(f"{call} {args} {self._seat['stale']} {self._seat['refused']}")


async def _opened(server: Server, kind: str, count: int, dice: random.Random) -> list[Table]:
    tables: list[Table] = []
    while len(tables) < count:
        opening = (Table.open(server, KINDS[kind], dice) for _ in range(min(_AT_ONCE, count - len(tables))))
        tables += await asyncio.gather(*opening)
    return tables


async def measure(server: Server, kind: str, count: int, rate: float, seconds: float) -> None:
    """Open so many tables of a kind and play at all of them; prints the figures."""
    dice = random.Random(7)
    used = Tally(server.session)
    first = await _opened(server, kind, _AT_ONCE, dice)
    await asyncio.gather(*(table.play(perf_counter() + _WARM, 0.05, used) for table in first))
    before, begun = memory(server.session), perf_counter()
    tables = await _opened(server, kind, count, dice)
    show({"kind": kind, "tables": count, "opened_in_s": round(perf_counter() - begun, 1)})
    for wanted in (0.0, rate):
        tally = Tally(server.session)
        thinking = count / wanted if wanted else 0.0
        until = perf_counter() + seconds
        await asyncio.gather(*(table.play(until, thinking, tally) for table in tables))
        mb = (memory(server.session) - before) / count / 1e6
        row = {"kind": kind, "tables": count, "rate": wanted or "as many as there can be"}
        show({**row, **tally.figures(), "mb_a_table": round(mb, 2)})
