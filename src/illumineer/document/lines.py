"""What has happened, as data: the lines of a story from a mark on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from illumineer.document.keys import key
from illumineer.told.story import Line


def lines(told: Iterable[Line], first: int = 0) -> list[dict[str, Any]]:
    """Lines as data, numbered from `first`: the number of the next line is the mark to ask from again.

    `cards` are the keys that the cards it names had for the viewer when it was told.
    """
    return [
        {
            "n": n,
            "kind": line.kind,
            "depth": line.depth,
            "text": line.text,
            "rule": line.rule or None,
            "cards": [key(id) for id in line.cards],
        }
        for n, line in enumerate(told, start=first)
    ]
