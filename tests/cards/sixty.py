"""Sixty invented cards that were not written for the grammar: how many of them are read.

    python -m tests.cards.sixty          # the share of each group, and what is not read

`sixty.json` has three groups: `recombined` (clauses that are printed, in new company), `step` (one small step beyond
what is printed) and `keyword` (a new keyword or verb with its reminder text); `meaning` says what the card does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from illumineer.judge.printed import printed
from illumineer.judge.reading import At
from illumineer.judge.source import Source
from illumineer.text import normalise, read_card, write_card
from illumineer.words import say

FILE = Path(__file__).with_name("sixty.json")
GROUPS = ("recombined", "step", "keyword")


def cards() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def why_unread(card: dict[str, Any]) -> str:
    """Why a card is not read, or comes back otherwise than it is printed; "" if it is read."""
    form = {key: value for key, value in card.items() if key not in ("group", "meaning")}
    source = printed(At(Source(form), (), form))
    reading = read_card(source)
    if reading.card is None:
        assert reading.declined is not None
        return say(reading.declined.reason)
    english = [normalise(each) for each in write_card(reading.card, "en", reading.surface)]
    stands = [normalise(f"{each.name.upper()} {each.text}".strip()) for each in source.paragraphs]
    if english != stands:
        return f"written otherwise: {english}"
    return "" if all(write_card(reading.card, "es", reading.surface)) else "not written in Spanish"


def unread() -> Iterator[tuple[str, str, str]]:
    """Group, name and reason of each card that is not read."""
    for card in cards():
        if why := why_unread(card):
            yield card["group"], card["fullName"], why


if __name__ == "__main__":
    missing = list(unread())
    for row in missing:
        print(" | ".join(row))
    for group in GROUPS:
        of = sum(card["group"] == group for card in cards())
        print(f"{group}: {of - sum(row[0] == group for row in missing)} of {of}")
