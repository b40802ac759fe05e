"""Limits for a request, held to its bytes before anything reads them as JSON."""

from __future__ import annotations

import re
from typing import Final

from illumineer.limits import MOST_BYTES, MOST_DEPTH, MOST_VALUES

MOST_BODY: Final = 2 * MOST_BYTES
"""Bytes of a body: a file as large as the project reads, with every second character written as an escape."""
MOST_PASSED_OVER: Final = 16 * MOST_BODY
"""Bytes of a body that is too large which are read and thrown away, so that the client hears why."""
MOST_QUERY: Final = 4_000
"""Bytes of a query (`GET /desk/CALL?…`)."""
READING_SECONDS: Final = 10.0
"""For a body to arrive."""

_MARKS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.S)
"""A text, an opening and a closing bracket; a text without an end reaches to the end, so that no byte is read twice."""


def too_deep(body: bytes) -> bool:
    """Whether lists and objects are nested deeper than the project reads, or are more than it reads.

    The arguments are an object around what the project limits, so that one level more is allowed.
    """
    opening = body.count(b"[") + body.count(b"{")
    if opening <= MOST_DEPTH + 1:
        return False
    depth = seen = 0
    for mark in _MARKS.finditer(body):
        first = body[mark.start()]
        if first in b"[{":
            depth += 1
            seen += 1
            if depth > MOST_DEPTH + 1 or seen > MOST_VALUES:
                return True
        elif first in b"]}":
            depth -= 1
    return False
