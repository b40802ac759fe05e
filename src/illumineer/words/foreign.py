"""What the system and Python's readers say of a file, as messages of our own tables.

Their sentences are English whatever the language; those that can be met are known by heart.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Callable
from typing import Any

from illumineer.messages import Message
from illumineer.words import table


def system(error: OSError) -> Message:
    """Why a file cannot be opened, read or written."""
    name = errno.errorcode.get(error.errno or 0, "")
    if name in table("system", "en"):
        return Message(f"system.{name}")
    return Message("system.other", {"what": error.strerror or str(error)})


def json_of(text: str | bytes, refusal: Callable[[Message], Exception]) -> Any:
    """Return the data of a JSON text; where it is none, raise what `refusal` makes of the reason."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise refusal(not_json(error)) from None


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
