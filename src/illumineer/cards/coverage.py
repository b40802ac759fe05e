"""The gate: how many cards are compiled, come out identical in English, and can be written in Spanish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from illumineer import text
from illumineer.cards.lorcanajson import UniqueCard
from illumineer.cards.reading import Checked, printed_text

COUNTS = ("cards", "compiled", "declined", "ambiguous", "identical_en", "rendered_es")


def counts(checked: Iterable[Checked]) -> dict[str, int]:
    """How many cards there are of each kind."""
    found = dict.fromkeys(COUNTS, 0)
    for each in checked:
        found["cards"] += 1
        found[each.read.status] += 1
        found["identical_en"] += each.identical
        found["rendered_es"] += each.in_spanish
    return found


def coverage(checked: list[Checked]) -> dict[str, Any]:
    """The figures, by set and for Quest cards apart, and a row for each card."""
    main = [each for each in checked if not each.read.source.facts.quest]
    sets: dict[str, list[Checked]] = {}
    for each in main:
        sets.setdefault(each.read.source.facts.first_set, []).append(each)
    return {
        **counts(main),
        "by_set": {code: counts(cards) for code, cards in sets.items()},
        "quest": counts(each for each in checked if each.read.source.facts.quest),
        "equivalences": equivalences(each.read.source for each in main),
        "results": [row(each) for each in checked],
    }


def row(checked: Checked) -> dict[str, Any]:
    """One card: what became of it, where and why."""
    read = checked.read
    found: dict[str, Any] = {
        "id": read.source.facts.id,
        "fullName": read.source.full_name,
        "setCode": read.source.facts.first_set,
        "status": read.status,
        "reason": read.reason or difference(checked),
        "identical_en": checked.identical,
        "rendered_es": checked.in_spanish,
    }
    if read.declined is not None:
        found["paragraph"] = read.declined.paragraph
        found["position"] = read.declined.position
        found["text"] = read.declined.text
        found["expected"] = list(read.declined.expected)
    return found


def difference(checked: Checked) -> str:
    """In what a compiled card fails the proof; "" if it does not."""
    if checked.identical and checked.in_spanish:
        return ""
    if checked.identical:
        return "not every paragraph can be written in Spanish"
    if len(checked.english) != len(checked.printed):
        return f"{len(checked.printed)} paragraphs are printed, {len(checked.english)} are written"
    printed, written = next(pair for pair in zip(checked.printed, checked.english, strict=True) if pair[0] != pair[1])
    return f"written otherwise than printed: {written!r}, printed: {printed!r}"


def equivalences(cards: Iterable[UniqueCard]) -> dict[str, int]:
    """How often each equivalence of `normalise` was used on the printed texts."""
    found: Counter[str] = Counter({each.name: 0 for each in text.EQUIVALENCES})
    for card in cards:
        for paragraph in card.printed.paragraphs:
            text.normalise(printed_text(paragraph), found)
    return dict(found)
