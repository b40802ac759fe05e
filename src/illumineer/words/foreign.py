"""What the system and Python's readers say of a file, as messages of our own tables.

Their sentences are English whatever the language; those that can be met are known by heart.
"""

from __future__ import annotations

import errno
import json

from illumineer.messages import Message
from illumineer.words import table


def system(error: OSError) -> Message:
    """Why a file cannot be opened, read or written."""
    name = errno.errorcode.get(error.errno or 0, "")
    if name in table("system", "en"):
        return Message(f"system.{name}")
    return Message("system.other", {"what": error.strerror or str(error)})


def not_json(error: Exception) -> Message:
    """Why a text is not JSON: what `json.loads` raised."""
    if isinstance(error, json.JSONDecodeError):
        known = {sentence: key for key, sentence in table("not_json", "en").items()}
        key = known.get(error.msg)
        what: Message | str = Message(f"not_json.{key}") if key is not None else error.msg
        return Message("not_json.at", {"line": error.lineno, "column": error.colno, "what": what})
    if isinstance(error, UnicodeDecodeError):
        return Message("not_json.not_utf8", {"n": error.start})
    return Message("not_json.too_deep" if isinstance(error, RecursionError) else "not_json.number")
