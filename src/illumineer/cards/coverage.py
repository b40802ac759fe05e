"""The gate: how many cards are compiled, come out identical in English, and can be written in Spanish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from illumineer import text
from illumineer.cards.lorcanajson import Unread
from illumineer.cards.reading import DECLINED, Checked, printed_text
from illumineer.messages import Message
from illumineer.text.normalise import REMINDER
from illumineer.words import say

COUNTS = ("cards", "compiled", "declined", "ambiguous", "identical_en", "rendered_es", "by_reminder")


def counts(checked: Iterable[Checked], unread: int = 0) -> dict[str, int]:
    """How many cards there are of each kind; an entry that cannot be read is a card that is declined."""
    found = dict.fromkeys(COUNTS, 0)
    for each in checked:
        found["cards"] += 1
        found[each.status] += 1
        found["identical_en"] += each.identical
        found["rendered_es"] += each.in_spanish
        found["by_reminder"] += bool(by_reminder(each))
    found["cards"] += unread
    found[DECLINED] += unread
    return found


def coverage(checked: list[Checked], lang: str = "en", unread: Sequence[Unread] = ()) -> dict[str, Any]:
    """The figures, by set and for Quest cards apart, and a row for each card; reasons are told in that language."""
    main = [each for each in checked if not each.read.source.facts.quest]
    sets: dict[str, list[Checked]] = {}
    for each in main:
        sets.setdefault(each.read.source.facts.first_set, []).append(each)
    lost = Counter(each.set for each in unread if not each.quest)
    quest = [each for each in checked if each.read.source.facts.quest]
    return {
        **counts(main, lost.total()),
        "by_set": {code: counts(sets.get(code, ()), lost[code]) for code in dict.fromkeys((*sets, *lost))},
        "quest": counts(quest, len(unread) - lost.total()),
        "equivalences": equivalences(main),
        "results": [*(row(each, lang) for each in checked), *(unread_row(each, lang) for each in unread)],
    }


def row(checked: Checked, lang: str = "en") -> dict[str, Any]:
    """One card: what became of it, where and why."""
    read = checked.read
    reason = read.reason or difference(checked)
    found: dict[str, Any] = {
        "id": read.source.facts.id,
        "fullName": read.source.full_name,
        "setCode": read.source.facts.first_set,
        "status": checked.status,
        "reason": say(reason, lang) if reason is not None else "",
        "identical_en": checked.identical,
        "rendered_es": checked.in_spanish,
    }
    words = by_reminder(checked)
    if words:
        found["by_reminder"] = list(words)
    if read.declined is not None:
        found["paragraph"] = read.declined.paragraph
        found["position"] = read.declined.position
        found["text"] = read.declined.text
        found["expected"] = list(read.declined.expected)
    return found


def by_reminder(checked: Checked) -> tuple[str, ...]:
    """The words of a compiled card that no rule explains, and that are read by their reminder texts."""
    card = checked.read.card
    return () if card is None else text.words_of(card.abilities)


def unread_row(unread: Unread, lang: str = "en") -> dict[str, Any]:
    """A card whose entry in the file cannot be read."""
    return {
        "id": unread.id,
        "fullName": unread.full_name,
        "setCode": unread.set,
        "status": DECLINED,
        "reason": say(unread.why, lang),
        "identical_en": False,
        "rendered_es": False,
    }


def difference(checked: Checked) -> Message | None:
    """In what a compiled card fails the proof; None if it does not."""
    if checked.identical and checked.in_spanish:
        return None
    if checked.identical:
        return Message("coverage.not_in_spanish")
    if len(checked.english) != len(checked.printed):
        return Message("coverage.paragraphs", {"printed": len(checked.printed), "written": len(checked.english)})
    printed, written = next(pair for pair in zip(checked.printed, checked.english, strict=True) if pair[0] != pair[1])
    return Message("coverage.otherwise", {"written": written, "printed": printed})


def equivalences(cards: Iterable[Checked]) -> dict[str, int]:
    """How often each equivalence of `normalise` was used on the printed texts; a reminder text that is read is none."""
    found: Counter[str] = Counter({each.name: 0 for each in text.EQUIVALENCES})
    for card in cards:
        for paragraph in card.read.source.printed.paragraphs:
            text.normalise(printed_text(paragraph), found)
        found[REMINDER] -= sum(paragraph.count("(") for paragraph in card.read.normal)
    return dict(found)
