"""Faults at the server's tables: what goes wrong at one leaves it as it was, and no other notices."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.web.conftest import serving
from tests.web.test_tables import HARD, NEW, Data, legal, ok, post

from illumineer import Game
from illumineer.web import tables
from illumineer.web.bodies import MOST_BODY
from illumineer.web.tables import NoTable, Tables, TooFrequent
from illumineer.web.worker import Outcome


@pytest.fixture(scope="module")
def faulty() -> Iterator[httpx.Client]:
    with serving("faulty") as client:
        yield client


def beside(client: httpx.Client) -> httpx.Client:
    """Another client of the same server."""
    return httpx.Client(base_url=client.base_url, timeout=60, trust_env=False)


def without_lot(seat: Data) -> Data:
    """A seat without what is drawn by lot."""
    return {**seat, "id": "", "kept": ""}


# --- answers that come late, twice, at the same time -------------------------------------------


def test_of_two_answers_at_the_same_time_one_is_taken(real: httpx.Client) -> None:
    seat = ok(post(real, "play.new", **NEW))
    seat = ok(post(real, "play.answer", seat["id"], n=seat["n"], moves=["done"]))
    for _ in range(5):
        with ThreadPoolExecutor(6) as crowd:
            moves = [legal(seat)[at % len(legal(seat))] for at in range(6)]
            asked = [crowd.submit(post, real, "play.answer", seat["id"], n=seat["n"], moves=[move]) for move in moves]
        came = [ok(each.result()) for each in asked]
        taken = [each for each in came if not each["stale"]]
        assert len(taken) == 1 and taken[0]["n"] == seat["n"] + 1
        assert all(without_lot(each) == {**without_lot(taken[0]), "stale": True} for each in came if each["stale"])
        seat = taken[0]


def test_two_browsers_at_one_table_see_the_same(real: httpx.Client) -> None:
    seat = ok(post(real, "play.new", **NEW))
    with beside(real) as other:
        for _ in range(4):
            seat = ok(post(real, "play.answer", seat["id"], n=seat["n"], moves=[legal(seat)[0]]))
            there = ok(post(other, "play.look", seat["id"]))
            here = ok(post(real, "play.look", seat["id"]))
            assert without_lot(there) == without_lot(here) and there["n"] == seat["n"]
            late = ok(post(other, "play.back", seat["id"], n=seat["n"] - 1))
            assert late["stale"] and late["table"] == here["table"]


# --- what is no call -------------------------------------------------------------------------

DEEP = b'{"n": 1, "moves": ' + b"[" * 30 + b"]" * 30 + b"}"
BODIES: list[tuple[bytes, int]] = [
    (b"", 422),
    (b"{", 422),
    (b"null", 422),
    (b'"done"', 422),
    (b"\xff\xfe", 422),
    (b'{"n": 1' + b"0" * 5_000 + b"}", 422),
    (DEEP, 413),
    (b'{"moves": [' + b"[]," * 25_000 + b"[]]}", 413),
    (b" " * (MOST_BODY + 1), 413),
    (b"{}", 200),
    (b'{"n": "1", "moves": ["done"]}', 200),
    (b'{"n": true, "moves": ["done"]}', 200),
    (b'{"n": 1, "moves": "done"}', 200),
    (b'{"n": 1, "moves": [1]}', 200),
    (b'{"n": 1, "moves": ["done"], "more": 1}', 200),
    (b'{"n": 1, "moves": ["done"], "have": {"viewer": "p1", "lines": -1, "backs": 0}}', 200),
    (b'{"n": 1, "moves": ["\\ud800"]}', 200),
]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_no_call_gets_a_reason_and_changes_nothing(real: httpx.Client, lang: str) -> None:
    seat = ok(post(real, "play.new", **NEW))
    before = ok(post(real, "play.look", seat["id"]))
    for body, status in BODIES:
        headers = {"content-type": "application/json", "accept-language": lang}
        reply = real.post("/desk/play.answer", params={"id": seat["id"]}, content=body, headers=headers)
        assert reply.status_code == status, (body[:60], reply.text[:200])
        found = reply.json()
        why = found["error"] if "error" in found else found["ok"]["refused"]
        assert why["kind"] and why["text"], body[:60]
    assert without_lot(ok(post(real, "play.look", seat["id"]))) == without_lot(before)


def test_a_kept_game_that_was_tampered_with_is_not_opened(real: httpx.Client) -> None:
    kept = ok(post(real, "play.new", **NEW))["kept"]
    middle = len(kept) // 2
    flipped = kept[:middle] + ("A" if kept[middle] != "A" else "B") + kept[middle + 1 :]
    for forged in (flipped, kept[:-1], kept[1:], "", "x", "ñ", json.dumps({"format": "illumineer-play/1"})):
        for lang, word in (("en", "game"), ("es", "partida")):
            reply = real.post("/desk/play.look", json={"kept": forged}, headers={"accept-language": lang})
            assert reply.status_code == 410 or (not forged and "error" in reply.json()), forged[:20]
            if reply.status_code == 410:
                assert reply.json()["error"]["kind"] == "NoTable" and word in reply.json()["error"]["text"]
    assert ok(post(real, "play.look", kept=kept))["n"] == 1


# --- processes that end, and bots that do not --------------------------------------------------


@pytest.mark.parametrize(("moves", "status", "kind"), [
    (["die"], 500, "Fault"),
    (["break"], 500, "Fault"),
    (["sleep", "30"], 503, "TooSlow"),
])  # fmt: skip
def test_a_process_that_fails_in_a_call_and_the_table_goes_on(
    faulty: httpx.Client, moves: list[str], status: int, kind: str
) -> None:
    seat = ok(post(faulty, "play.new", **NEW))
    seat = ok(post(faulty, "play.answer", seat["id"], n=seat["n"], moves=["done"]))
    reply = post(faulty, "play.answer", seat["id"], n=seat["n"], moves=moves)
    assert reply.status_code == status and reply.json()["error"]["kind"] == kind
    found = ok(post(faulty, "play.look", seat["id"]))
    assert found["table"] == seat["table"] and found["n"] == seat["n"]
    assert ok(post(faulty, "play.answer", seat["id"], n=seat["n"], moves=["end turn"]))["n"] == seat["n"] + 1


def thinking(client: httpx.Client, **more: Any) -> Data:
    """A table at which a bot has much to think about."""
    seat = ok(post(client, "play.resume", record=Game.from_position(HARD).record(), seats=["person", "search:4000"]))
    seat = ok(post(client, "play.answer", seat["id"], n=seat["n"], moves=["end turn"]))
    seat = ok(post(client, "play.bot", seat["id"], n=seat["n"], **more))  # what it inks it does not think about
    assert seat["thinking"] == "p2"
    return seat


def test_a_bot_that_is_too_slow_is_stopped_and_the_table_goes_on(faulty: httpx.Client) -> None:
    seat = thinking(faulty)
    for _ in range(2):
        reply = post(faulty, "play.bot", seat["id"], n=seat["n"], lang="es")
        assert reply.status_code == 503 and reply.json()["error"]["kind"] == "TooSlow"
        assert ok(post(faulty, "play.look", seat["id"]))["n"] == seat["n"]
    hurried = ok(post(faulty, "play.hurry", seat["id"], n=seat["n"]))
    assert hurried["thinking"] is None and legal(hurried)
    assert ok(post(faulty, "play.answer", seat["id"], n=hurried["n"], moves=[legal(hurried)[0]]))["refused"] is None


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_bot_that_was_stopped_leaves_the_newest_table_in_the_language_of_the_page(
    real: httpx.Client, lang: str
) -> None:
    seat = thinking(real)
    with beside(real) as other, ThreadPoolExecutor(2) as two:
        asked = {"params": {"id": seat["id"]}, "headers": {"accept-language": lang}}
        body = {"n": seat["n"], "lang": lang}
        waiting = [two.submit(other.post, "/desk/play.bot", json=body, **asked)]  # type: ignore[arg-type]
        time.sleep(0.3)
        have = {"viewer": seat["viewer"], "lines": 2, "backs": seat["backs"]}
        waiting += [two.submit(other.post, "/desk/play.bot", json={**body, "have": have}, **asked)]  # type: ignore[arg-type]
        time.sleep(0.3)
        hurried = ok(real.post("/desk/play.hurry", json=body, **asked))  # type: ignore[arg-type]
        for each, first in zip(waiting, (0, 2), strict=True):
            came = ok(each.result())
            assert came["table"] == hurried["table"] and came["table"]["lang"] == lang and came["first"] == first


# --- calls that come too fast -------------------------------------------------------------------


def test_too_many_calls_about_a_table_neither_slow_nor_change_another(real: httpx.Client) -> None:
    loud, calm = (ok(post(real, "play.new", **NEW)) for _ in range(2))
    alone = [calm := ok(post(real, "play.answer", calm["id"], n=calm["n"], moves=["done"]))]
    # The same answers at a table of its own say what the calm one must be answered.
    twin = ok(post(real, "play.new", **NEW))
    twin = ok(post(real, "play.answer", twin["id"], n=twin["n"], moves=["done"]))
    assert without_lot(twin) == without_lot(alone[0])
    replies: list[httpx.Response] = []
    stop = time.monotonic() + 6

    def shout() -> None:
        with beside(real) as client:
            while time.monotonic() < stop:
                replies.append(post(client, "play.look", loud["id"]))
                time.sleep(0.02)

    took: list[float] = []
    with ThreadPoolExecutor(2 * tables.MOST_AT_TABLE) as crowd:
        for _ in range(2 * tables.MOST_AT_TABLE):
            crowd.submit(shout)
        while time.monotonic() < stop and calm["table"]["outcome"] is None:
            move = legal(calm)[0]
            began = time.monotonic()
            calm = ok(post(real, "play.answer", calm["id"], n=calm["n"], moves=[move]))
            took.append(time.monotonic() - began)
            twin = ok(post(real, "play.answer", twin["id"], n=twin["n"], moves=[move]))
            assert without_lot(twin) == without_lot(calm)
            time.sleep(0.1)
    refused = [reply for reply in replies if reply.status_code == 429]
    assert len(refused) > 10 and {reply.status_code for reply in replies} == {200, 429}
    assert len(took) > 2 and statistics.median(took) < 2
    assert refused[0].json()["error"]["kind"] == "TooFrequent" and refused[0].headers["retry-after"]


# --- how many tables there are, and for how long --------------------------------------------------


class Desk:
    """A pool whose answer to every call is the same, and takes so many seconds."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.asked: list[str] = []
        self.visitors: list[str] = []
        self._seconds = seconds

    async def ask_at_table(
        self, visitor: str, name: str, id: str, kept: bytes, body: bytes, packed: bool, spend: Any = None
    ) -> tuple[Outcome, bytes, bytes]:
        self.asked.append(name)
        self.visitors.append(visitor)
        await asyncio.sleep(0)
        if spend is not None:
            spend(visitor, self._seconds)
        return Outcome.PLAIN, b"kept", b"reply"


class Clock:
    now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(tables, "time", found)
    return found


async def _opened(room: Tables, visitor: str) -> str:
    await room.begin(visitor, "play.new", b"{}", False)
    return next(reversed(room._tables))


async def _is_there(room: Tables, id: str) -> bool:
    try:
        await room.ask("a", id, "play.look", b"{}", False)
    except NoTable:
        return False
    return True


def test_a_table_that_was_left_alone_for_too_long_is_cleared(clock: Clock) -> None:
    async def told() -> None:
        room = Tables([Desk()], Desk(), Desk())  # type: ignore[list-item, arg-type]
        old, used = await _opened(room, "a"), await _opened(room, "a")
        clock.now += tables.IDLE_SECONDS - 1
        assert await _is_there(room, used)
        clock.now += 1
        assert not await _is_there(room, old) and await _is_there(room, used) and len(room) == 1

    asyncio.run(told())


def test_there_are_only_so_many_tables(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 4)

    async def told() -> None:
        room = Tables([Desk()], Desk(), Desk())  # type: ignore[list-item, arg-type]
        ids = [await _opened(room, f"visitor {n}") for n in range(4)]
        assert await _is_there(room, ids[0])  # which now is the newest
        ids.append(await _opened(room, "one more"))
        assert [await _is_there(room, id) for id in ids] == [True, False, True, True, True] and len(room) == 4

    asyncio.run(told())


def test_one_visitor_has_only_so_many_tables(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_OF_ONE", 2)

    async def told() -> None:
        room = Tables([Desk()], Desk(), Desk())  # type: ignore[list-item, arg-type]
        other = await _opened(room, "another")
        ids = [await _opened(room, "greedy") for _ in range(3)]
        assert [await _is_there(room, id) for id in (other, *ids)] == [True, False, True, True]

    asyncio.run(told())


def test_a_bot_that_thinks_never_does_so_where_others_are_answered() -> None:
    async def told() -> None:
        seated, thought = Desk(), Desk()
        room = Tables([seated], Desk(), thought)  # type: ignore[list-item, arg-type]
        await room.begin("a", "play.bot", b"{}", False)
        await room.ask("a", next(iter(room._tables)), "play.bot", b"{}", False)
        assert thought.asked == ["play.bot"] * 2 and not seated.asked

    asyncio.run(told())


def test_a_table_is_opened_where_nobody_sits_and_answered_there_if_it_is_slow() -> None:
    async def told(name: str, body: bytes, opens: float, answers: float) -> tuple[list[str], list[str]]:
        seated, apart = Desk(answers), Desk(opens)
        room = Tables([seated], apart, Desk())  # type: ignore[list-item, arg-type]
        await room.begin("a", name, body, False)
        for _ in range(2):
            await room.ask("b", next(iter(room._tables)), "play.look", b"{}", False)
        assert set(seated.visitors) <= {"a", "b"}, "who asks takes turns with others, not each table"
        return apart.asked, seated.asked

    new, look = "play.new", "play.look"
    for name, body in (("play.resume", b"{}"), (look, b"{}"), (new, b" " * (tables.SHORT + 1))):
        assert asyncio.run(told(name, body, 0.1, 0.1)) == ([name], [look] * 2)
        assert asyncio.run(told(name, body, 9.0, 0.1)) == ([name] + [look] * 2, [])
        assert asyncio.run(told(name, body, 0.1, 9.0)) == ([name, look], [look])
    assert asyncio.run(told(new, b"{}", 9.0, 0.1)) == ([], [new, look, look])


def test_calls_about_one_table_may_come_only_so_fast(clock: Clock) -> None:
    async def told() -> None:
        room = Tables([Desk()], Desk(), Desk())  # type: ignore[list-item, arg-type]
        loud, calm = await _opened(room, "a"), await _opened(room, "a")
        for _ in range(round(tables.BURST)):
            assert await _is_there(room, loud)
        with pytest.raises(TooFrequent):
            await _is_there(room, loud)
        assert await _is_there(room, calm)
        clock.now += 2 / tables.PACE
        assert await _is_there(room, loud)

    asyncio.run(told())


def test_only_so_many_calls_wait_at_one_table() -> None:
    async def told() -> None:
        room = Tables([Desk()], Desk(), Desk())  # type: ignore[list-item, arg-type]
        loud, calm = await _opened(room, "a"), await _opened(room, "a")
        asking = [_is_there(room, loud) for _ in range(tables.MOST_AT_TABLE + 1)]
        *first, last, other = await asyncio.gather(*asking, _is_there(room, calm), return_exceptions=True)
        assert all(each is True for each in first) and other is True and isinstance(last, TooFrequent)
        assert await _is_there(room, loud)

    asyncio.run(told())


@pytest.mark.parametrize(("lang", "words"), [("en", "table"), ("es", "mesa")])
def test_a_table_that_was_cleared_is_said_to_be_gone(real: httpx.Client, lang: str, words: str) -> None:
    for name in ("play.look", "play.answer", "play.bot", "play.record", "play.hurry"):
        reply = real.post(f"/desk/{name}?id=gone", json={}, headers={"accept-language": lang})
        found = reply.json()["error"]
        assert reply.status_code == 404 and found["kind"] == "NoTable" and words in found["text"]
