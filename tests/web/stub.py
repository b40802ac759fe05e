"""A desk with three calls, two of which can be told to misbehave: the server is tested with it."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Call:
    heavy: bool = False
    keeps: bool = False
    plays: bool = False


CALLS = {"cards.show": Call(), "judge.run": Call(heavy=True), "lab.play": Call(heavy=True, plays=True)}
FORMAT = "illumineer-desk/1"


def schema(name: str) -> dict[str, Any]:
    word = {"$ref": "#/$defs/word"}
    shown, run = {"name": word, "limit": {"type": "integer"}}, {"scenario": {"type": "object"}}
    argument = shown if name == "cards.show" else run
    defs = {"word": {"type": "string"}}
    args = {"type": "object", "properties": {**argument, "lang": word}, "$defs": defs, "additionalProperties": False}
    return {"args": args, "reply": {"type": "object", "properties": {"format": word}, "$defs": defs}}


def call(name: str, args: dict[str, Any]) -> dict[str, Any]:
    """What it was asked, and by which process; or what the scenario says."""
    if name != "cards.show":
        _do(args.get("scenario"))
    return {"format": FORMAT, "ok": {"call": name, "args": args, "process": os.getpid()}}


def _do(what: Any) -> None:
    match what:
        case {"spin": seconds}:
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                pass
        case {"sleep": seconds}:
            time.sleep(seconds)
        case {"take": many}:
            bytearray(many)
        case {"die": True}:
            os._exit(1)
        case {"fault": True}:
            raise AssertionError("as it was told")
        case _:
            pass
