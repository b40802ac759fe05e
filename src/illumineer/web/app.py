"""The routes: `POST /desk/CALL` and `GET /desk/CALL` ask the desk, everything else is the page.

The event loop only moves bytes: it counts what comes in, hands it to a pool, and hands the reply back.  What is wrong
with a request is said as the desk says it, `{"format": …, "error": {"kind", "text"}}`, with a status of HTTP.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from math import ceil
from os import cpu_count
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from illumineer import __version__
from illumineer.desk import FORMAT
from illumineer.messages import Message as Said
from illumineer.web import described, lab, pages, sealing
from illumineer.web.bodies import MOST_BODY, MOST_PASSED_OVER, MOST_QUERY, READING_SECONDS
from illumineer.web.described import READING
from illumineer.web.headers import HEADERS, is_our_host
from illumineer.web.kept import Kept
from illumineer.web.pool import Busy, Gone, Pool, TooSlow
from illumineer.web.tables import NoTable, Tables, TooFrequent
from illumineer.web.worker import Outcome
from illumineer.words import LANGUAGES, say

QUICK_SECONDS: Final = 5.0
HEAVY_SECONDS: Final = 10.0
THINKING_SECONDS: Final = 30.0
"""For one decision of a bot that thinks."""
QUICK_WORKERS: Final = 2
KEPT_BYTES: Final = 32 * 1024 * 1024
"""For replies to reading calls: every card fits, in both languages."""

_FAULTS: Final = {
    Outcome.NO_JSON: (422, "NotJson", "serve.not_json"),
    Outcome.DEEP: (413, "TooLarge", "serve.too_deep"),
    Outcome.MEMORY: (503, "TooLarge", "serve.too_much_memory"),
    Outcome.FAULT: (500, "Fault", "serve.fault"),
    Outcome.SEAL: (410, "NoTable", "serve.not_sealed_here"),
}
_CACHED: Final = ("cache-control", "etag", "vary")
"""What a reply says to caches, also where it is as it was."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a server is made of; tests put other things in the place of these."""

    host: str = "127.0.0.1"
    desk: str = "illumineer.desk"
    ready: str = "illumineer.web.ready"
    page: dict[str, pages.File] | None = None
    heavy_workers: int = max(2, cpu_count() or 2)
    quick_seconds: float = QUICK_SECONDS
    heavy_seconds: float = HEAVY_SECONDS
    table_workers: int = max(2, cpu_count() or 2)
    thinking_seconds: float = THINKING_SECONDS
    lab_workers: int | None = None
    lab_seconds: float = lab.SECONDS
    lab_budget: float = lab.BUDGET
    reading_seconds: float = READING_SECONDS


class Refusal(Exception):
    """A request that is not answered by the desk: the status, the kind and the sentence."""

    def __init__(self, status: int, kind: str, key: str, **blanks: Any) -> None:
        super().__init__(status, kind, key)
        self.status = status
        self.kind = kind
        self.said = Said(key, blanks)


def make(setting: Setting) -> FastAPI:
    """The application."""
    desk = import_module(setting.desk)
    quick = Pool(setting.desk, setting.ready, QUICK_WORKERS, setting.quick_seconds)
    key = sealing.key()
    heavy = Pool(setting.desk, setting.ready, setting.heavy_workers, setting.heavy_seconds, nice=5, key=key)
    seated = [
        Pool(setting.desk, setting.ready, 1, setting.heavy_seconds, key=key) for _ in range(setting.table_workers)
    ]
    thinking = Pool(setting.desk, setting.ready, setting.table_workers, setting.thinking_seconds, nice=10, key=key)
    playing = lab.Lab(setting.desk, setting.ready, setting.lab_workers, setting.lab_seconds, setting.lab_budget)
    pools = (quick, heavy, *seated, thinking, playing.pool)
    page = pages.read() if setting.page is None else setting.page

    @asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        for pool in pools:
            pool.start()
        try:
            yield
        finally:
            await asyncio.gather(*(pool.stop() for pool in pools))

    app = FastAPI(title="Illumineer", version=__version__, lifespan=running, openapi_url=None)
    door = _Door(setting, desk, quick, heavy, playing, Tables(seated, heavy, thinking))
    description = json.dumps(described.document(desk), ensure_ascii=False).encode()

    async def openapi(_: Request) -> Response:
        return Response(description, media_type="application/json")

    async def shown(request: Request) -> Response:
        return _shown(page, request)

    app.add_route("/openapi.json", openapi, methods=["GET"])
    app.add_route("/lab/place", door.place, methods=["GET"])
    app.add_route("/desk/{name}", _told(door.post), methods=["POST"])
    app.add_route("/desk/{name}", _told(door.get), methods=["GET"])
    app.add_route("/{path:path}", _told(shown), methods=["GET", "HEAD"])
    app.add_middleware(_Around, host=setting.host)
    return app


# --- the desk --------------------------------------------------------------------------------


class _Door:
    """The desk behind HTTP."""

    def __init__(self, setting: Setting, desk: Any, quick: Pool, heavy: Pool, playing: lab.Lab, tables: Tables) -> None:
        self._setting = setting
        self._lab = playing
        self._tables = tables
        self._keeping = {name for name, call in desk.CALLS.items() if call.keeps}
        self._playing = {name for name, call in desk.CALLS.items() if call.plays}
        self._pools = {name: heavy if call.heavy else quick for name, call in desk.CALLS.items()}
        self._typed = {name: described.parameters(desk, name) for name in self._pools if name.startswith(READING)}
        self._kept = Kept(KEPT_BYTES)

    async def post(self, request: Request) -> Response:
        """A call with its arguments in the body."""
        name = self._name(request)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":  # a page elsewhere cannot send this without asking, and we do not answer that
            raise Refusal(415, "NotJson", "serve.not_as_json")
        body = await self._body(request)
        return await self._answer(request, name, body)

    async def get(self, request: Request) -> Response:
        """A reading call with its arguments in the query."""
        name = self._name(request)
        if name not in self._typed:
            raise Refusal(405, "NotAllowed", "serve.post_only", call=name)
        if len(request.scope["query_string"]) > MOST_QUERY:
            raise Refusal(414, "TooLarge", "serve.long_query", most=MOST_QUERY)
        args = {key: _value(text, self._typed[name].get(key)) for key, text in request.query_params.items()}
        reply = await self._answer(request, name, json.dumps(args).encode())
        if request.headers.get("if-none-match") == reply.headers.get("etag"):
            return Response(status_code=304, headers={name: reply.headers[name] for name in _CACHED})
        return reply

    async def place(self, request: Request) -> Response:
        """Where the visitor's pieces of a duel stand in the queue; null if none waits."""
        body = json.dumps({"place": self._lab.pool.place(_visitor(request))})
        return Response(body, headers={"cache-control": "no-store"}, media_type="application/json")

    def _name(self, request: Request) -> str:
        name: str = request.path_params["name"]
        if name not in self._pools:
            raise Refusal(404, "Unknown", "serve.no_call", call=name[:100])
        return name

    async def _body(self, request: Request) -> bytes:
        """The body, unless it is too large or takes too long."""
        too_large = Refusal(413, "TooLarge", "serve.too_large", most=MOST_BODY // 1024)
        length = request.headers.get("content-length", "")
        if length.isdecimal() and int(length[:20]) > MOST_PASSED_OVER:
            raise too_large
        body = bytearray()
        size = 0
        try:
            async with asyncio.timeout(self._setting.reading_seconds):
                async for piece in request.stream():
                    size += len(piece)
                    if size <= MOST_BODY:
                        body += piece
                    elif size > MOST_PASSED_OVER:
                        raise too_large
        except (TimeoutError, ClientDisconnect):  # who has gone does not read this
            raise Refusal(408, "TooSlow", "serve.slow_body", seconds=round(self._setting.reading_seconds)) from None
        if size > MOST_BODY:
            raise too_large
        return bytes(body)

    async def _answer(self, request: Request, name: str, body: bytes) -> Response:
        """The reply of the desk; of a reading call one that was kept, if there is one."""
        reading = name in self._typed
        visitor = _visitor(request)
        packed = not _is_near(visitor) and "gzip" in pages.accepted_names(request.headers.get("accept-encoding", ""))
        key = (name, packed, body)
        kept = self._kept.get(key) if reading else None
        if kept is not None:
            return _reply(*kept)
        try:
            if name in self._keeping:
                outcome, reply = await self._ask_at_table(request, name, body, packed)
            elif name in self._playing:
                outcome, reply = await self._lab.ask(visitor, name, body, packed)
            else:
                outcome, reply = await self._pools[name].ask(visitor, name, body, packed)
        except lab.Spent as spent:
            raise Refusal(429, "Spent", "serve.spent", minutes=ceil(spent.seconds / 60)) from None
        except lab.TooMany:
            raise Refusal(429, "Busy", "serve.too_many_pieces", most=lab.MOST_WAITING) from None
        except Busy:
            raise Refusal(503, "Busy", "serve.busy") from None
        except TooSlow as slow:
            raise Refusal(503, "TooSlow", "serve.too_slow", seconds=round(slow.seconds)) from None
        except Gone:
            raise Refusal(500, "Fault", "serve.fault") from None
        except NoTable:
            raise Refusal(404, "NoTable", "serve.no_table") from None
        except TooFrequent:
            raise Refusal(429, "TooFrequent", "serve.too_frequent") from None
        if outcome in _FAULTS:
            raise Refusal(*_FAULTS[outcome])
        etag = f'"{blake2b(reply, digest_size=12).hexdigest()}"' if reading else None
        if reading:
            self._kept.put(key, (outcome, reply, etag), len(reply) + len(body))
        return _reply(outcome, reply, etag)

    async def _ask_at_table(self, request: Request, name: str, body: bytes, packed: bool) -> tuple[Outcome, bytes]:
        """The reply to a call about a table that is here; without its name, to one that opens a table."""
        id = request.query_params.get("id")
        if id is None:
            return await self._tables.begin(_visitor(request), name, body, packed)
        return await self._tables.ask(_visitor(request), id, name, body, packed)


def _visitor(request: Request) -> str:
    return request.client.host if request.client else ""


def _reply(outcome: Outcome, body: bytes, etag: str | None) -> Response:
    headers = {"cache-control": "no-cache" if etag else "no-store"}
    if etag:
        headers |= {"etag": etag, "vary": "accept-encoding"}
    if outcome is Outcome.PACKED:
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type="application/json")


def _value(text: str, kind: str | None) -> Any:
    """A parameter of the query as the schema wants it: a text as it is, anything else as JSON, if it is JSON."""
    if kind is None or kind == "string":
        return text
    try:
        return json.loads(text) if len(text) <= 100 and text[:1] not in "[{" else text
    except ValueError:
        return text


def _is_near(address: str) -> bool:
    """Whether the visitor is on this machine, where packing costs more than it saves."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


# --- the page --------------------------------------------------------------------------------


def _shown(page: dict[str, pages.File], request: Request) -> Response:
    """A file of the page."""
    path: str = request.path_params["path"]
    if not page:
        raise Refusal(404, "Unknown", "serve.not_built", command="make serve")
    file = page.get(path)
    if file is None:
        raise Refusal(404, "Unknown", "serve.no_file", path=path[:100])
    headers = {
        "etag": file.etag,
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    packing, data = file.best(request.headers.get("accept-encoding", ""))
    if packing:
        headers["content-encoding"] = packing
    return Response(data, headers=headers | {"content-type": file.type})


# --- around all of it ------------------------------------------------------------------------


def _told(answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """The same route, which says why a request is refused in the language of the browser."""

    async def told(request: Request) -> Response:
        try:
            return await answer(request)
        except Refusal as refusal:
            return refused(refusal, request.headers)

    return told


def refused(refusal: Refusal, headers: Headers) -> Response:
    """The reply to a request that the desk does not answer."""
    error = {"kind": refusal.kind, "text": say(refusal.said, _language(headers))}
    body = json.dumps({"format": FORMAT, "error": error}, ensure_ascii=False).encode()
    more = {"retry-after": "2"} if refusal.status in (429, 503) else {}
    if refusal.status in (408, 413):
        more["connection"] = "close"  # the rest of the body is not wanted
    return Response(body, refusal.status, {"cache-control": "no-store"} | more, "application/json")


def _language(headers: Headers) -> str:
    """The first language that the browser asks for and that the project speaks."""
    for part in headers.get("accept-language", "")[:200].lower().split(","):
        if (lang := part.strip()[:2]) in LANGUAGES:
            return lang
    return LANGUAGES[0]


class _Around:
    """Answers only requests that are meant for this server, and gives every reply its headers."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        self._app = app
        self._host = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        headers = Headers(scope=scope)
        if is_our_host(headers.get("host", ""), self._host):
            await self._app(scope, receive, with_headers)
            return
        refusal = Refusal(421, "WrongHost", "serve.wrong_host")
        await refused(refusal, headers)(scope, receive, with_headers)
