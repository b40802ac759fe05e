"""Replies that are kept in memory: those of reading calls, the least used thrown away first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

from illumineer.web.worker import Outcome

Reply = tuple[Outcome, bytes, str | None]
"""A reply of the desk and its mark for caches."""

MOST_SHARE: Final = 16
"""One reply may take up a sixteenth of the room."""


class Kept:
    """Replies by what was asked, up to so many bytes."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._replies: OrderedDict[Hashable, tuple[Reply, int]] = OrderedDict()
        self._size = 0

    def get(self, key: Hashable) -> Reply | None:
        """The reply to that, if it is kept."""
        found = self._replies.get(key)
        if found is None:
            return None
        self._replies.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, reply: Reply, size: int) -> None:
        """Keep a reply of that size, in the place of those that were not asked for longest."""
        if size * MOST_SHARE > self._room or key in self._replies:
            return
        self._replies[key] = reply, size
        self._size += size
        while self._size > self._room:
            _, (_, gone) = self._replies.popitem(last=False)
            self._size -= gone
