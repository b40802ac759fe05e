"""What has happened, as data: the lines of a story from a mark on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from illumineer.compile.specs import CardSpec
from illumineer.document.keys import key
from illumineer.told.story import Line


def lines(told: Iterable[Line], specs: Sequence[CardSpec], first: int = 0) -> list[dict[str, Any]]:
    """Lines as data, numbered from `first`: the number of the next line is the mark to ask from again.

    `specs` are the cards of the book that is played with.
    """
    return [{"n": n, **line(each, specs)} for n, each in enumerate(told, start=first)]


def line(told: Line, specs: Sequence[CardSpec]) -> dict[str, Any]:
    """One line as data: `cards` are the keys that the cards it names had for the viewer when it was told."""
    return {
        "kind": told.kind,
        "depth": told.depth,
        "text": told.text,
        "rule": told.rule or None,
        "cards": [key(id, specs[index].full_name) for id, index in told.cards],
    }
