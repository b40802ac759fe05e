"""The server: what it answers, what it refuses, and what others notice of that."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.web.server import setting

from illumineer.limits import MOST_DEPTH
from illumineer.web.app import make
from illumineer.web.bodies import MOST_BODY, MOST_PASSED_OVER, MOST_QUERY
from illumineer.web.headers import HEADERS
from illumineer.web.pool import MOST_OF_ONE

DEEP = MOST_DEPTH + 2


def ask(client: httpx.Client, scenario: Any, **more: Any) -> httpx.Response:
    return client.post("/desk/judge.run", json={"scenario": scenario}, **more)


def test_a_call_gets_the_reply_of_the_desk(stub: httpx.Client) -> None:
    reply = stub.post("/desk/cards.show", json={"name": "Elsa", "lang": "es"})
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "application/json"
    assert reply.json()["format"] == "illumineer-desk/1"
    assert reply.json()["ok"]["args"] == {"name": "Elsa", "lang": "es"}


def test_a_reading_call_takes_its_arguments_from_the_query_and_has_a_mark(stub: httpx.Client) -> None:
    reply = stub.get("/desk/cards.show", params={"name": "7", "limit": "3"})
    assert reply.json()["ok"]["args"] == {"name": "7", "limit": 3}
    again = stub.get(
        "/desk/cards.show", params={"name": "7", "limit": "3"}, headers={"if-none-match": reply.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert reply.headers["vary"] == again.headers["vary"] == "accept-encoding"
    other = stub.get("/desk/cards.show", params={"name": "8"}, headers={"if-none-match": reply.headers["etag"]})
    assert other.status_code == 200 and other.headers["etag"] != reply.headers["etag"]


def test_a_reply_to_a_reading_call_is_kept(stub: httpx.Client) -> None:
    marks = {stub.post("/desk/cards.show", json={"name": "kept"}).content for _ in range(4)}
    assert len(marks) == 1
    assert stub.post("/desk/judge.run", json={}).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/", "/assets/a-1.js", "/desk/cards.show?name=x", "/desk/none", "/none", "/openapi.json"]
)
def test_every_reply_has_the_headers(stub: httpx.Client, path: str) -> None:
    reply = stub.get(path)
    assert {name: reply.headers[name] for name in HEADERS} == HEADERS
    assert "server" not in reply.headers
    assert "unsafe-inline" not in HEADERS["content-security-policy"]


def test_the_page_comes_packed_and_with_a_mark(stub: httpx.Client) -> None:
    with stub.stream("GET", "/", headers={"accept-encoding": "gzip"}) as reply:
        assert reply.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(reply.iter_raw())).startswith(b"<!doctype html>")
    plain = stub.get("/", headers={"accept-encoding": "gzip;q=0"})
    assert plain.content.startswith(b"<!doctype html>") and plain.headers["cache-control"] == "no-cache"
    assert stub.get("/", headers={"if-none-match": '"one"'}).status_code == 304
    assert "immutable" in stub.get("/assets/a-1.js").headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/pyproject.toml", "/assets/..%2f..%2fapp.py", "//etc/passwd"]
)
def test_nothing_but_the_page_can_be_read(stub: httpx.Client, path: str) -> None:
    host, port = stub.base_url.host, stub.base_url.port
    with socket.create_connection((host, port), 10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert b" 404 " in raw.recv(100)


# --- what is refused -------------------------------------------------------------------------


def refused(reply: httpx.Response, status: int, kind: str) -> None:
    assert reply.status_code == status
    assert reply.json()["format"] == "illumineer-desk/1"
    assert reply.json()["error"]["kind"] == kind
    assert reply.json()["error"]["text"]


def test_an_unknown_call(stub: httpx.Client) -> None:
    refused(stub.post("/desk/cards.sho", json={}), 404, "Unknown")
    refused(stub.get("/desk/cards.sho"), 404, "Unknown")


def test_a_call_that_does_not_only_read_is_not_made_by_get(stub: httpx.Client) -> None:
    refused(stub.get("/desk/judge.run"), 405, "NotAllowed")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"7", b'"x"', b"null", b"\xff", b'{"a": ' + b"9" * 5000 + b"}"])
def test_what_is_no_json_object(stub: httpx.Client, body: bytes) -> None:
    refused(stub.post("/desk/judge.run", content=body, headers={"content-type": "application/json"}), 422, "NotJson")


def test_what_is_not_sent_as_json(stub: httpx.Client) -> None:
    refused(stub.post("/desk/judge.run", content=b"{}", headers={"content-type": "text/plain"}), 415, "NotJson")


def test_a_sentence_in_the_language_of_the_browser(stub: httpx.Client) -> None:
    english = stub.post("/desk/none", json={}).json()["error"]["text"]
    spanish = stub.post("/desk/none", json={}, headers={"accept-language": "fr, es-MX;q=0.8, en"}).json()["error"][
        "text"
    ]
    assert "there is no call" in english and "no existe la llamada" in spanish


def test_a_body_that_is_too_large_is_refused_before_it_is_read(stub: httpx.Client) -> None:
    host, port = stub.base_url.host, stub.base_url.port
    with socket.create_connection((host, port), 10) as raw:
        head = "POST /desk/judge.run HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Content-Length: {MOST_PASSED_OVER + 1}\r\n\r\n{{".encode())
        assert b" 413 " in raw.recv(100)


def test_a_body_that_is_too_large_gets_a_sentence(stub: httpx.Client) -> None:
    refused(ask(stub, "x" * MOST_BODY), 413, "TooLarge")


def test_a_body_of_unknown_length_is_refused_when_it_is_too_large(stub: httpx.Client) -> None:
    def pieces() -> Any:
        for _ in range(MOST_BODY // 65536 + 2):
            yield b" " * 65536

    refused(
        stub.post("/desk/judge.run", content=pieces(), headers={"content-type": "application/json"}), 413, "TooLarge"
    )


@pytest.mark.parametrize(
    "scenario",
    ["[" * DEEP + "]" * DEEP, "[" * 200_000, '{"a":' * DEEP, "[" + "[]," * 30_000 + "[]]"],
    ids=["deep", "very deep", "deep objects", "many"],
)
def test_what_is_nested_too_deeply(stub: httpx.Client, scenario: str) -> None:
    body = f'{{"scenario": {scenario}}}'.encode()
    refused(stub.post("/desk/judge.run", content=body, headers={"content-type": "application/json"}), 413, "TooLarge")


def test_brackets_in_a_text_are_no_depth(stub: httpx.Client) -> None:
    assert ask(stub, {"text": '[{"\\' * 100}).status_code == 200
    unending = b'{"a": "' + b'\\"' * (MOST_BODY // 4)
    refused(
        stub.post("/desk/judge.run", content=unending, headers={"content-type": "application/json"}), 422, "NotJson"
    )


def test_a_long_query(stub: httpx.Client) -> None:
    refused(stub.get("/desk/cards.show", params={"name": "x" * MOST_QUERY}), 414, "TooLarge")


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example:80"])
def test_another_host_is_not_answered(stub: httpx.Client, host: str) -> None:
    refused(stub.get("/", headers={"host": host}), 421, "WrongHost")


@pytest.mark.parametrize("host", ["localhost", "localhost:8710", "127.0.0.1", "[::1]:8710", "192.168.1.7:80"])
def test_own_hosts_are_answered(stub: httpx.Client, host: str) -> None:
    assert stub.get("/", headers={"host": host}).status_code == 200


def test_a_body_that_does_not_arrive(stub: httpx.Client) -> None:
    host, port = stub.base_url.host, stub.base_url.port
    with socket.create_connection((host, port), 10) as raw:
        head = "POST /desk/judge.run HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Content-Length: 10\r\n\r\n{{".encode())
        assert b" 408 " in raw.recv(100)


# --- what others notice ----------------------------------------------------------------------


def test_a_call_that_takes_too_long_is_stopped_and_the_next_one_is_done(stub: httpx.Client) -> None:
    begun = time.monotonic()
    refused(ask(stub, {"spin": 100}), 503, "TooSlow")
    assert time.monotonic() - begun < 50
    assert ask(stub, {}).status_code == 200


def test_a_process_that_dies_takes_only_its_own_call_with_it(stub: httpx.Client) -> None:
    refused(ask(stub, {"die": True}), 500, "Fault")
    refused(ask(stub, {"fault": True}), 500, "Fault")
    assert ask(stub, {}).status_code == 200


def test_a_call_that_wants_all_memory_fails_alone(stub: httpx.Client) -> None:
    pytest.importorskip("resource", reason="this system does not bound a process's memory")
    refused(ask(stub, {"take": 64 * 1024**3}), 503, "TooLarge")
    assert ask(stub, {}).status_code == 200


def other(stub: httpx.Client, address: str) -> httpx.Client:
    """A visitor from another address of this machine."""
    return httpx.Client(
        base_url=stub.base_url, transport=httpx.HTTPTransport(local_address=address), timeout=60, trust_env=False
    )


def test_other_visitors_notice_nothing_of_slow_and_huge_requests(stub: httpx.Client) -> None:
    """One visitor sends three calls that run into the limit, and ten huge ones; another one asks as always."""
    huge = json.dumps({"scenario": ["x" * 1000] * 400}).encode()
    as_json = {"content-type": "application/json"}
    with ThreadPoolExecutor(20) as rude, other(stub, "127.0.0.2") as visitor:
        slow = [rude.submit(ask, stub, {"spin": 60}) for _ in range(3)]
        large = [rude.submit(stub.post, "/desk/judge.run", content=huge, headers=as_json) for _ in range(10)]
        time.sleep(0.3)
        took = []
        for i in range(20):
            begun = time.monotonic()
            reply = ask(visitor, {}) if i % 2 else visitor.post("/desk/cards.show", json={"name": f"other {i}"})
            took.append(time.monotonic() - begun)
            assert reply.status_code == 200
        still = [not each.done() for each in slow]
        for each in slow:
            refused(each.result(), 503, "TooSlow")
        assert {each.result().status_code for each in large} <= {200, 503}
    assert any(still), "the slow calls were over before the other visitor was done"
    assert sorted(took)[len(took) // 2] < 0.5 and max(took) < 3, "who waits for a slow call waits three seconds"


def test_a_process_that_ended_while_nobody_asked_is_not_noticed(stub: httpx.Client) -> None:
    for _ in range(4):
        os.kill(ask(stub, {}).json()["ok"]["process"], signal.SIGKILL)
        time.sleep(0.2)
        assert ask(stub, {}).status_code == 200


def test_too_many_calls_of_one_visitor_are_refused_at_once() -> None:
    async def asked() -> httpx.Response:
        app = make(setting("stub"))  # its processes are not started: every call waits
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as client:
            asking = [asyncio.create_task(client.post("/desk/judge.run", json={})) for _ in range(MOST_OF_ONE + 1)]
            done, waiting = await asyncio.wait(asking, timeout=60, return_when=asyncio.FIRST_COMPLETED)
            for each in waiting:
                each.cancel()
            await asyncio.wait(waiting)
            assert len(done) == 1
            return done.pop().result()

    busy = asyncio.run(asked())
    refused(busy, 503, "Busy")
    assert busy.headers["retry-after"]


def test_who_goes_before_the_body_is_sent_is_no_fault() -> None:
    scope = {"type": "http", "method": "POST", "path": "/desk/judge.run", "query_string": b"", "client": ("a", 1)}
    scope |= {"headers": [(b"host", b"localhost"), (b"content-type", b"application/json")]}
    told = [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return told.pop(0)

    async def send(_: Any) -> None:
        pass

    asyncio.run(make(setting("stub"))(scope, receive, send))
    assert not told


def test_the_description_is_made_from_the_schemas(stub: httpx.Client) -> None:
    found = stub.get("/openapi.json").json()
    assert found["openapi"].startswith("3.1")
    assert set(found["paths"]) == {"/desk/cards.show", "/desk/judge.run", "/desk/lab.play", "/lab/place"}
    assert [each["name"] for each in found["paths"]["/desk/cards.show"]["get"]["parameters"]] == [
        "name",
        "limit",
        "lang",
    ]
    assert "get" not in found["paths"]["/desk/judge.run"]
    pointers = set()

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            pointers.update(value for key, value in node.items() if key == "$ref")
            for each in node.values():
                walk(each)
        elif isinstance(node, list):
            for each in node:
                walk(each)

    walk(found)
    parts = {f"#/components/schemas/{name}" for name in found["components"]["schemas"]}
    assert pointers and pointers <= parts
