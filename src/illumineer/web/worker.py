"""What a process of the pool does: it reads a call from its socket, asks the desk, and writes the reply back.

Everything that a stranger's bytes set off happens here: the parsing, the work, the writing.  A process that takes too
long is ended by the pool, so nothing here watches a clock.
"""

from __future__ import annotations

import gc
import gzip
import json
import os
import signal
import socket
import struct
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from illumineer.web.bodies import too_deep

if TYPE_CHECKING:
    from illumineer.web.sealing import Seal

HEAD: Final = struct.Struct(">c?If")
"""In front of every message: one letter, a mark, how many bytes follow, and of a reply the seconds of the processor.

The mark of a call: it is about a table.  The mark of a reply: it is the last one."""
KEPT: Final = struct.Struct(">I")
"""In front of what is kept of a table: how many bytes it has.  What follows is the call, or the reply."""

MOST_MEMORY: Final = 2 * 1024**3
"""Bytes of address space that a process may have: what wants more fails alone."""
ENOUGH_MEMORY: Final = 400 * 1024**2
"""A process that has grown larger than this ends after its reply, and a new one takes its place."""
RARELY: Final = (100_000, 20, 20)
"""When Python collects what refers to itself.  Calls leave next to nothing of that kind, and a collection goes through
all live games: with the usual thresholds one call in a hundred waited for it."""
LOOKING: Final = "play.look"
LARGE: Final = 4_096
"""Bytes of a reply from which on it is worth packing."""


class Outcome(bytes, Enum):
    """What has become of a call."""

    PLAIN = b"p"  # the reply of the desk
    PACKED = b"z"  # the same, packed with gzip
    NO_JSON = b"j"  # the body is no JSON object
    DEEP = b"d"  # the body is nested too deeply, or has too many values
    MEMORY = b"m"  # more memory was wanted than a process may have
    FAULT = b"f"  # a fault of the program
    SEAL = b"s"  # the game that was sent was not sealed here


def work(own: socket.socket, desk_name: str, ready: str, nice: int, key: bytes = b"") -> None:
    """Answer calls until the other side hangs up, or so much memory is held that a new process is better.

    With a key, calls may be about tables: what is kept of one comes with the call, and goes back in front of the reply.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which then hangs up
    _confine(nice)
    import_module(ready)
    desk = import_module(desk_name)
    seal = _seal(key)
    gc.collect()
    gc.freeze()  # what is loaded stays: no collection goes through it again
    gc.set_threshold(*RARELY)
    try:
        own.sendall(HEAD.pack(Outcome.PLAIN.value, False, 0, 0.0))  # ready
        last = False
        while not last:
            kind, at_table, size, _ = HEAD.unpack(_read(own, HEAD.size))
            name, _, body = _read(own, size).partition(b"\n")
            packed = kind == Outcome.PACKED.value
            begun = time.process_time()
            if at_table:
                assert seal is not None
                outcome, reply = _at_table(desk, seal, name.decode(), body, packed)
            else:
                outcome, reply = answer(desk.call, name.decode(), body, packed)
            last = _memory() > ENOUGH_MEMORY
            own.sendall(HEAD.pack(outcome.value, last, len(reply), time.process_time() - begun) + reply)
    except (EOFError, ConnectionError):
        return


def _seal(key: bytes) -> Seal | None:
    if not key:
        return None
    from illumineer.web.sealing import Seal

    return Seal(key)


def _at_table(desk: Any, seal: Seal, name: str, message: bytes, packed: bool) -> tuple[Outcome, bytes]:
    """The reply to a call about a table, behind what is to be kept of it from now on: nothing if that is as it was.

    Without a game that is kept here the call must bring one that was sealed here, or open a table.  The reply has the
    game sealed.  Who asked for something else may be answered by a look, which knows no `n`.
    """
    id, _, rest = message.partition(b"\n")
    (size,) = KEPT.unpack_from(rest)
    before = rest[KEPT.size : KEPT.size + size].decode()
    after = ""

    def call(name: str, args: dict[str, Any]) -> Any:
        nonlocal after
        brought = args.pop("kept", None)
        if name == LOOKING:
            args.pop("n", None)
        opened = before or (seal.opened(brought) if isinstance(brought, str) else "")
        if opened is None:
            return Outcome.SEAL
        reply = desk.call(name, {**args, "id": id.decode(), **({"kept": opened} if opened else {})})
        ok = reply.get("ok", {})
        if "kept" in ok:
            after, ok["kept"] = ok["kept"], seal.sealed(ok["kept"])
        return reply

    outcome, reply = answer(call, name, rest[KEPT.size + size :], packed)
    kept = after.encode()
    return outcome, KEPT.pack(len(kept)) + kept + reply


def answer(call: Callable[[str, dict[str, Any]], Any], name: str, body: bytes, packed: bool) -> tuple[Outcome, bytes]:
    """The desk's reply to a call as bytes, or why there is none."""
    try:
        if too_deep(body):
            return Outcome.DEEP, b""
        try:
            args = json.loads(body)
        except (ValueError, RecursionError):  # also what is no UTF-8, and a number with too many digits
            return Outcome.NO_JSON, b""
        if not isinstance(args, dict):
            return Outcome.NO_JSON, b""
        found = call(name, args)
        if isinstance(found, Outcome):
            return found, b""
        reply = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        told = reply.encode("utf-8", "replace")  # half a pair of surrogates can be sent, but not said
        if packed and len(told) >= LARGE:
            return Outcome.PACKED, gzip.compress(told, 1, mtime=0)
        return Outcome.PLAIN, told
    except MemoryError:
        return Outcome.MEMORY, b""
    except Exception:
        traceback.print_exc()
        return Outcome.FAULT, b""


def _read(own: socket.socket, size: int) -> bytes:
    pieces = []
    while size:
        piece = own.recv(min(size, 1 << 20))
        if not piece:
            raise EOFError
        pieces.append(piece)
        size -= len(piece)
    return b"".join(pieces)


def _confine(nice: int) -> None:
    """Let the server and quick calls go first, and bound the memory, where the system can."""
    with suppress(AttributeError, OSError):
        os.nice(nice)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _memory() -> int:
    """The most memory that this process has had, in bytes; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
