"""Games through the server: kept there under a name, sealed in the browser, and nobody notices another's faults."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.fernet import Fernet
from tests.web.conftest import serving

from illumineer import Game
from illumineer.web.sealing import Seal, key, key_file
from illumineer.web.tables import Tables
from illumineer.web.worker import Outcome

NEW = {"lists": [None, None], "seats": ["person", "greedy"], "seed": 5}
CROWD = ["Elsa - Snow Queen", "Stitch - Rock Star", "Goofy - Musketeer", "Robin Hood - Capable Fighter"]
HARD = {
    "p1": {"play": [f"{name}#3" for name in CROWD], "deck": 20},
    "p2": {"play": CROWD, "hand": [f"{name}#2" for name in CROWD], "deck": 20, "ink": 6},
}
"""A position in which a player has much to think about."""
Data = dict[str, Any]


def post(client: httpx.Client, name: str, id: str | None = None, **args: Any) -> httpx.Response:
    return client.post(f"/desk/{name}", json=args, params={"id": id} if id else None)


def ok(reply: httpx.Response) -> Data:
    assert reply.status_code == 200 and "ok" in reply.json(), reply.text[:300]
    found: Data = reply.json()["ok"]
    return found


def legal(seat: Data) -> list[str]:
    return [move["move"] for move in seat["table"]["moves"] if move["legal"]]


def test_a_whole_game_and_the_next(real: httpx.Client) -> None:
    seat = ok(post(real, "play.new", **NEW))
    dice, began = random.Random(1), time.monotonic()
    while seat["table"]["outcome"] is None:
        have = {"viewer": seat["viewer"], "lines": seat["first"] + len(seat["lines"]), "backs": seat["backs"]}
        seat = ok(post(real, "play.answer", seat["id"], n=seat["n"], moves=[dice.choice(legal(seat))], have=have))
        assert not seat["stale"] and seat["refused"] is None
    assert time.monotonic() - began < 60
    record = ok(post(real, "play.record", seat["id"]))["record"]
    assert ok(post(real, "replay.open", record=record))["outcome"] == seat["table"]["outcome"]
    assert ok(post(real, "play.again", seat["id"], n=seat["n"]))["id"] == seat["id"]


def test_two_tabs_see_one_table_and_a_late_answer_changes_nothing(real: httpx.Client) -> None:
    seat = ok(post(real, "play.new", **NEW))
    other = ok(post(real, "play.look", seat["id"]))
    assert {**other, "kept": ""} == {**seat, "kept": ""}
    first = ok(post(real, "play.answer", seat["id"], n=seat["n"], moves=["done"]))
    late = ok(post(real, "play.answer", seat["id"], n=seat["n"], moves=["done"]))
    assert late["stale"] and late["n"] == first["n"] and late["table"] == first["table"]


def test_a_table_that_is_not_here(real: httpx.Client) -> None:
    for name in ("play.look", "play.answer", "play.bot"):
        reply = real.post(f"/desk/{name}?id=nowhere", json={"n": 1}, headers={"accept-language": "es"})
        assert reply.status_code == 404 and reply.json()["error"]["kind"] == "NoTable"
        assert "mesa" in reply.json()["error"]["text"]


def test_what_cannot_be_taken_gets_a_reason_and_changes_nothing(real: httpx.Client) -> None:
    seat = ok(post(real, "play.new", **NEW))
    for body in (b"", b"{", b"[]", b'{"n": "x", "moves": ["done"]}', b'{"moves": []}', b"[" * 100, b'{"kept": "{}"}'):
        reply = real.post(
            f"/desk/play.answer?id={seat['id']}", content=body, headers={"content-type": "application/json"}
        )
        assert reply.json()["error"]["text"], body
    assert post(real, "play.answer", seat["id"], n=seat["n"], moves=["x" * 600_000]).status_code == 413
    assert ok(post(real, "play.look", seat["id"]))["n"] == seat["n"]


def test_the_browser_gets_no_game_that_it_can_read(real: httpx.Client) -> None:
    seed = 8_765_432_101_234
    reply = post(real, "play.new", **{**NEW, "seed": seed})
    assert str(seed) not in reply.text and "illumineer-record" not in reply.text and "digest" not in reply.text
    again = post(real, "play.look", ok(reply)["id"])
    assert ok(again)["kept"] != ok(reply)["kept"]  # equal games are not seen to be equal


def test_a_killed_server_and_the_game_goes_on_from_what_the_page_has_kept() -> None:
    with serving("real") as first:
        seat = ok(post(first, "play.new", **NEW))
        seat = ok(post(first, "play.answer", seat["id"], n=seat["n"], moves=["done"]))
    with serving("real") as second:
        assert post(second, "play.look", seat["id"]).status_code == 404
        found = ok(post(second, "play.look", kept=seat["kept"]))
        assert found["id"] != seat["id"] and found["table"] == seat["table"] and found["n"] == seat["n"]
        assert ok(post(second, "play.answer", found["id"], n=found["n"], moves=["end turn"]))["n"] > seat["n"]
        forged = post(second, "play.look", kept=seat["kept"][:-8] + "AAAAAAA=")
        assert forged.status_code == 410 and forged.json()["error"]["kind"] == "NoTable"


def test_a_bot_that_thinks_is_stopped_and_others_notice_nothing(real: httpx.Client) -> None:
    record = Game.from_position(HARD).record()
    slow = ok(post(real, "play.resume", record=record, seats=["person", "search:4000"]))
    slow = ok(post(real, "play.answer", slow["id"], n=slow["n"], moves=["end turn"]))
    slow = ok(post(real, "play.bot", slow["id"], n=slow["n"]))  # what it inks it does not think about
    assert slow["thinking"] == "p2"
    came: list[Data] = []
    with httpx.Client(base_url=real.base_url, timeout=60, trust_env=False) as beside:
        thinking = threading.Thread(target=lambda: came.append(ok(post(beside, "play.bot", slow["id"], n=slow["n"]))))
        thinking.start()
        time.sleep(0.15)
        began = time.monotonic()
        other = ok(post(real, "play.new", **NEW))
        ok(post(real, "play.answer", other["id"], n=other["n"], moves=["done"]))
        assert ok(post(real, "play.look", slow["id"]))["n"] == slow["n"]
        assert time.monotonic() - began < 15, "the bot has thirty seconds"
        hurried = ok(post(real, "play.hurry", slow["id"], n=slow["n"]))
        thinking.join(20)
    assert hurried["thinking"] is None and came and came[0]["n"] >= slow["n"]
    assert ok(post(real, "play.look", slow["id"]))["n"] == hurried["n"]


# --- sealing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kept", ["", "x", "ñ" * 5_000, "0123456789" * 2_000, "a long game" * 60_000], ids=lambda kept: str(len(kept))
)
def test_what_is_sealed_is_opened_by_the_same_key_alone(kept: str) -> None:
    own, other = Seal(key()), Seal(b"A" * 43 + b"=")
    sealed = own.sealed(kept)
    assert own.opened(sealed) == kept and other.opened(sealed) is None
    assert own.opened(sealed[:-2]) is None and own.opened("") is None and own.opened("ñ") is None


def test_a_key_is_made_once_and_lies_where_only_its_owner_reads_it() -> None:
    first = key()
    assert key() == first and key_file().stat().st_mode & 0o077 == 0
    key_file().write_bytes(b"damaged")
    assert key() != first and key() == key_file().read_bytes()


def test_of_two_servers_that_start_together_the_first_key_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path))
    other = Fernet.generate_key()
    link = os.link

    def late(own: Path, path: Path) -> None:
        monkeypatch.setattr(os, "link", link)
        path.write_bytes(other)  # the other server was a moment earlier
        link(own, path)

    monkeypatch.setattr(os, "link", late)
    assert key() == other == key_file().read_bytes()


class Slow:
    """A pool whose calls end when they are told to."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.end = asyncio.Event()
        self.asked: list[tuple[str, str, bytes, bool]] = []

    async def ask_at_table(
        self, visitor: str, name: str, id: str, kept: bytes, body: bytes, packed: bool, spend: Any = None
    ) -> tuple[Outcome, bytes, bytes]:
        self.asked.append((visitor, name, body, packed))
        self.begun.set()
        await self.end.wait()
        self.end.clear()
        after = kept if name == "play.look" else kept + name.encode()
        return Outcome.PLAIN, after, after


def test_a_bot_that_decides_while_a_call_is_on_its_way_is_not_counted() -> None:
    """Two states with one number would be two truths."""

    async def both() -> tuple[bytes, bytes]:
        seated, thinking = Slow(), Slow()
        tables, id = await opened(seated, thinking)
        bot = asyncio.create_task(tables.ask("a", id, "play.bot", b"{}", False))
        await thinking.begun.wait()
        concession = asyncio.create_task(tables.ask("a", id, "play.concede", b"{}", False))
        await seated.begun.wait()
        thinking.end.set()  # the bot is ready while the other call is being answered
        await asyncio.sleep(0.01)
        seated.end.set()
        conceded = (await concession)[1]
        seated.end.set()
        return conceded, (await bot)[1]

    conceded, shown = asyncio.run(both())
    assert conceded == shown == b"play.newplay.concede"


async def opened(seated: Slow, thinking: Slow) -> tuple[Tables, str]:
    """Tables of which one is open, and its name."""
    tables = Tables([seated], Slow(), thinking)  # type: ignore[list-item, arg-type]
    seated.end.set()
    await tables.begin("a", "play.new", b"{}", False)
    seated.begun.clear()
    seated.asked.clear()
    return tables, next(iter(tables._tables))


def test_who_comes_while_a_bot_thinks_is_answered_as_they_asked() -> None:
    async def told() -> None:
        seated, thinking = Slow(), Slow()
        tables, id = await opened(seated, thinking)
        first = asyncio.create_task(tables.ask("a", id, "play.bot", b"first", False))
        await thinking.begun.wait()
        second = asyncio.create_task(tables.ask("b", id, "play.bot", b"second", True))
        await asyncio.sleep(0.01)
        thinking.end.set()
        seated.end.set()
        assert (await first)[1] == (await second)[1] == b"play.newplay.bot"
        assert thinking.asked == [("a", "play.bot", b"first", False)], "it decides once"
        assert seated.asked == [("b", "play.look", b"second", True)]

    asyncio.run(told())
