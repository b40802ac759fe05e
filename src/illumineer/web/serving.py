"""Runs the server: binds its address, says where it is, opens the browser, and ends in order."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from typing import Final

import uvicorn

from illumineer.errors import CommandError
from illumineer.messages import Message
from illumineer.web.app import Setting, make
from illumineer.words import foreign, say

MOST_CONNECTIONS: Final = 1_000
"""Connections at once, each of which may hold a body.  A request on one more is answered with 503, and the connection
is closed."""


def serve(host: str, port: int | None, usual: int, browser: bool, lang: str) -> None:
    """Serve the page and the desk until Ctrl-C; without a port at the usual one, or any that is free."""
    bound = bind(host, port, usual)
    address = address_of(bound)
    print(say(Message("serve.here", {"address": address}), lang))
    if not _is_only_here(bound):
        print(say(Message("serve.open_to_all"), lang))
    print(say(Message("serve.ends"), lang), flush=True)
    if browser:
        # The socket listens already: a browser that is quicker than the server waits.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run(Setting(host=host), bound)


def run(setting: Setting, bound: socket.socket) -> None:
    """Answer at a socket until a signal ends it; calls that are under way then have two seconds."""
    config = uvicorn.Config(
        make(setting),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=2,
        backlog=256,
        limit_concurrency=MOST_CONNECTIONS,
        ws="none",
    )
    with bound:
        uvicorn.Server(config).run(sockets=[bound])


def bind(host: str, port: int | None, usual: int) -> socket.socket:
    """A socket that listens at the address."""
    try:
        family, *_, place = socket.getaddrinfo(host, port or usual, type=socket.SOCK_STREAM)[0]
    except (OSError, OverflowError) as error:
        raise _no_address(host, port or usual, error) from None
    tries = [port] if port is not None else [usual, 0]
    for number in tries:
        # The protocol is named: without it asyncio does not send replies at once, but 40 ms later.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name == "posix":  # a port that was left a moment ago is free; elsewhere this would share a taken one
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind((place[0], number))
            bound.listen(256)
            return bound
        except (OSError, OverflowError) as error:
            bound.close()
            failed = _no_address(host, number, error)
    raise failed


def _no_address(host: str, port: int, error: OSError | OverflowError) -> CommandError:
    if isinstance(error, OverflowError):
        why = Message("serve.no_port")
    elif isinstance(error, socket.gaierror):
        why = Message("serve.no_name")
    else:
        why = foreign.system(error)
    return CommandError("serve.no_address", host=host, port=port, why=why)


def address_of(bound: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port, *_ = bound.getsockname()
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _is_only_here(bound: socket.socket) -> bool:
    host = str(bound.getsockname()[0])
    return host == "::1" or host.startswith("127.")
