"""Playing cards by an effect."""

from __future__ import annotations

from illumineer.text.kernel import Grammar


def declare(g: Grammar) -> None:
    pass
