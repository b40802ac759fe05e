"""Lists of names in a sentence: each once, with how often it comes, and not too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from illumineer.messages import Message

_MOST: Final = 6
"""How many names are listed."""


def counted(names: Iterable[str]) -> list[str]:
    """Names, each once, with how often it comes."""
    return [f"{name} ×{n}" if n > 1 else name for name, n in Counter(names).items()]


def at_most(others: list[str]) -> list[str] | Message:
    """A list of names, each once, cut where it becomes long."""
    each = list(dict.fromkeys(others))
    if len(each) > _MOST:
        return Message("answers.and_more", {"names": ", ".join(each[:_MOST]), "n": len(each) - _MOST})
    return each
