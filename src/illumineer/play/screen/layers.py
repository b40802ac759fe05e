"""Screens that lie above one another: only the one on top opens and closes anything.

Keys and clicks wait in queues.  By the time their turn comes, what they were meant for may have been closed, or
something else may lie above it; then they come too late, and do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from textual.events import Key
from textual.screen import ModalScreen, Screen

T = TypeVar("T")
Given = TypeVar("Given")


class Layer(Screen[T], Generic[T]):
    """A screen that can lie above another one, or below."""

    def open(self, above: Screen[Given], then: Callable[[Given | None], None] | None = None) -> None:
        """Open another screen above this one; what it gives when it closes goes to `then`."""
        if self.is_active:
            self.app.push_screen(above, then)

    def close(self, given: T) -> None:
        """Close this screen."""
        if self.is_active:
            self.dismiss(given)

    def uncover(self) -> None:
        """Close everything that lies above this screen; nothing was answered there."""
        while self in self.app.screen_stack and not self.is_active:
            self.app.screen.dismiss(None)


class Dialog(ModalScreen[T], Layer[T], Generic[T]):
    """A layer through which the one below it can be seen."""


class Presses:
    """Where keys were pressed: a key that comes back from another screen than the one on top comes too late."""

    def __init__(self) -> None:
        self._on: WeakKeyDictionary[Key, Screen[object]] = WeakKeyDictionary()

    def late(self, key: Key, top: Screen[object]) -> bool:
        """Whether it is too late for the key; the first time that it is seen, it is not."""
        return self._on.setdefault(key, top) is not top
