"""The real desk, which a move can tell to misbehave in the middle of a call about a table.

A bot that is asked to decide in Spanish does not come to an end.
"""

from __future__ import annotations

import os
import signal
import time
from typing import Any

from illumineer import desk
from illumineer.desk import CALLS, FORMAT, schema

__all__ = ["CALLS", "FORMAT", "call", "schema"]


def call(name: str, args: dict[str, Any]) -> dict[str, Any]:
    """The reply of the desk, after what the move says."""
    match args.get("moves"):
        case ["die"]:
            os.kill(os.getpid(), signal.SIGKILL)
        case ["sleep", seconds]:
            time.sleep(float(seconds))
        case ["break"]:
            raise AssertionError("as it was told")
        case _:
            pass
    if name == "play.bot" and args.get("lang") == "es":
        time.sleep(1000)
    return desk.call(name, args)
