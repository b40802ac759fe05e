"""Law on the bytes of the server's door: a browser is sent what its seat may know, and nothing else.

Games that differ in hidden cards are asked the same calls (tests/web/pairs.py): also those that are refused, stale,
malformed, and at a hand-over.  The bodies of the replies are equal, but for the name of the table and the sealed game,
and these have the same length.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.web import pairs
from tests.web.conftest import serving
from tests.web.test_tables import NEW, legal, ok, post

from illumineer.web.sealing import BLOCK, Seal

SEED = 8_765_432_101_234_567


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[httpx.Client, Seal]]:
    """A server, and the seal that only it should have."""
    state = tmp_path_factory.mktemp("own_state")
    with serving("real", XDG_STATE_HOME=str(state)) as client:
        yield client, Seal((state / "illumineer" / "serve.key").read_bytes())


def door(client: httpx.Client) -> pairs.Door:
    """The server: the text of a reply is its status and its very body."""

    def ask(name: str, id: str | None, args: dict[str, Any]) -> str:
        while True:
            reply = post(client, name, id, **args)
            if reply.status_code != 429:
                break
            time.sleep(0.5)  # the calls come faster than anybody plays
        assert reply.status_code == 200
        return reply.content.decode()

    return ask


def hidden_in(opened: str) -> list[str]:
    """What of a game that was kept must be in no message."""
    data = json.loads(opened)
    record = data["record"]
    found = [str(data["secret"]), record["digest"], record["book"]]
    return found + ([str(record["seed"])] if "seed" in record else [])


@pytest.mark.parametrize("against", pairs.FAMILIES)
def test_no_byte_of_a_body_tells_what_is_hidden(served: tuple[httpx.Client, Seal], against: str) -> None:
    client, seal = served
    tables = pairs.played(door(client), against)
    pairs.held(tables)
    for table in tables:
        opened = [seal.opened(kept) for kept in table.kept]
        assert None not in opened
        secrets = {secret for text in opened if text for secret in hidden_in(text)}
        assert len(secrets) > 3
        for asked, _, text in table.sent:
            assert not [secret for secret in secrets if secret in text], asked
            for word in ("seed", "secret", "digest", "inputs", "illumineer-play", "illumineer-record"):
                assert f'"{word}' not in text, asked


def test_nothing_of_a_dealt_game_is_told_before_its_end(served: tuple[httpx.Client, Seal]) -> None:
    client, seal = served
    dice = random.Random(3)
    bodies: list[str] = []

    def ask(name: str, id: str | None = None, **args: Any) -> dict[str, Any]:
        reply = post(client, name, id, **args)
        bodies.append(reply.text)
        return ok(reply)

    seat = ask("play.new", **{**NEW, "seed": SEED})
    lengths, secrets = {len(seat["kept"])}, set[str]()
    while seat["table"]["outcome"] is None and seat["n"] < 60:
        opened = seal.opened(seat["kept"])
        assert opened is not None
        secrets |= {*hidden_in(opened)}
        seat = ask("play.answer", seat["id"], n=seat["n"], moves=[dice.choice(legal(seat))])
        lengths.add(len(seat["kept"]))
    assert str(SEED) in secrets and len(secrets) > 20
    assert not [secret for secret in secrets for body in bodies if secret in body]
    assert len(lengths) == 1 and lengths.pop() > BLOCK, "what is sealed is as long in the first turn as in the last"
    over = ok(post(client, "play.concede", seat["id"], n=seat["n"]))
    assert str(SEED) in ok(post(client, "play.record", over["id"]))["record"]


def test_errors_tell_nothing_either(served: tuple[httpx.Client, Seal]) -> None:
    client, seal = served
    seat = ok(post(client, "play.new", **{**NEW, "seed": SEED}))
    opened = seal.opened(seat["kept"])
    assert opened is not None
    kind = {"content-type": "application/json"}
    for body in (b"", b"{", b"[" * 100, b'{"n": 1e999}', b'{"kept": 1}', b'{"id": "x", "n": 1, "kept": "x"}'):
        for name in ("play.answer", "play.look", "play.record", "play.values", "play.nothing"):
            for address in (f"/desk/{name}?id={seat['id']}", f"/desk/{name}?id=elsewhere", f"/desk/{name}"):
                told = client.post(address, content=body, headers=kind).text
                assert '"error"' in told or name == "play.look"
                assert not [secret for secret in hidden_in(opened) if secret in told]


def test_a_sealed_game_has_one_length() -> None:
    seal = Seal(b"A" * 43 + b"=")
    dice = random.Random(1)
    texts = [json.dumps([dice.getrandbits(63) for _ in range(many)]) for many in (1, 10, 100, 300)]
    assert len({len(seal.sealed(text)) for text in texts}) == 1
