"""The call `judge.compare`: a case in other editions, where it parts there from what happens in its own, and why.

What happens is compared move by move, line by line, but for the numbers of rules and the checks of which nothing comes.
Which change of the rules it comes from is tried out: the case's edition is played with one change as the other edition
has it, and the change that brings about what happens there is one of the reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from illumineer.cr import EDITIONS, number
from illumineer.desk import cases
from illumineer.desk.cases import Case, Refused
from illumineer.document.tables import reasons
from illumineer.game import Edition, find_edition
from illumineer.judge.editions import taken_back
from illumineer.told.story import QUIET, Line

Happened = list[tuple[str, int, str]]


class _Course(NamedTuple):
    """What happens before the first move and with each of them."""

    parts: list[list[Line]]
    refused: Refused | None

    def happened(self, part: int) -> Happened:
        return [(each.kind, each.depth, each.text) for each in self.parts[part]]

    def parts_from(self, other: _Course) -> int | None:
        """The first part in which another thing happens; the one that only one of them has, if there is one."""
        for part in range(max(len(self.parts), len(other.parts))):
            if not self.has(part) or not other.has(part) or self.happened(part) != other.happened(part):
                return part
        return None

    def has(self, part: int) -> bool:
        return part < len(self.parts)


def compare(case: Case, lang: str, editions: Sequence[str] = EDITIONS) -> dict[str, Any]:
    """For each edition whether the same happens as in that of the case; if not, at which move, and by which change."""
    own = _course(case, find_edition(case["edition"]), lang)
    return {
        "edition": case["edition"],
        "editions": [_row(case, own, edition, lang) for edition in editions if edition != case["edition"]],
    }


def _row(case: Case, own: _Course, edition: str, lang: str) -> dict[str, Any]:
    there = _course(case, find_edition(edition), lang)
    part = own.parts_from(there)
    found: dict[str, Any] = {"edition": edition, "same": part is None}
    if part is None:
        return found
    here_lines, there_lines = (_only(one, other, part) for one, other in ((own, there), (there, own)))
    found["move"] = part - 1 if part else None
    found["here"] = [_line(each) for each in here_lines]
    found["there"] = [_line(each) for each in there_lines]
    found["refused"] = None
    if there.refused is not None and there.refused.move == part - 1:
        found["refused"] = {"text": there.refused.error.told(lang), "reasons": reasons(there.refused.why)}
    found["changes"] = _changes(case, own, there, edition, part, lang)
    return found


def _course(case: Case, edition: Edition, lang: str, moves: int | None = None) -> _Course:
    """What happens in an edition, as a judge sees it, up to that many moves."""
    made = case["moves"][:moves]
    kept = {**case, "edition": edition.name, "moves": made}
    bench = cases.take(kept) if edition is find_edition(edition.name) else cases.take(kept, edition)
    refused = cases.play(bench, made, lang)
    lines, counts = bench.lines(len(made) if refused is None else refused.move, None, lang)
    cases.put(bench)
    cuts = pairwise([0, *counts])
    return _Course([[each for each in lines[first:last] if each.kind != QUIET] for first, last in cuts], refused)


def _only(one: _Course, other: _Course, part: int) -> list[Line]:
    """The lines of that part that the other one does not have there."""
    if not one.has(part):
        return []
    left = other.happened(part) if other.has(part) else []
    found = []
    for line, meaning in zip(one.parts[part], one.happened(part), strict=True):
        if meaning in left:
            left.remove(meaning)
        else:
            found.append(line)
    return found


def _line(line: Line) -> dict[str, Any]:
    return {"kind": line.kind, "depth": line.depth, "text": line.text, "rule": line.rule or None}


def _changes(case: Case, own: _Course, there: _Course, edition: str, part: int, lang: str) -> list[dict[str, Any]]:
    """The changes by which the edition of the case comes to do what the other one does; else those that bear on it."""
    whole: dict[str, dict[str, Any]] = {}
    partly: dict[str, dict[str, Any]] = {}
    for changes, altered in taken_back(case["edition"], edition):
        course = _course(case, altered, lang, part)
        parts = course.parts_from(there)
        if course.parts_from(_Course(own.parts[: part + 1], None)) is None:
            continue
        found = whole if parts is None or parts > part else partly
        for change in changes:
            rules = [number(rule, case["edition"]) for rule in change.rules]
            found[change.name] = {"name": change.name, "since": change.since, "text": change.told(lang), "rules": rules}
    return list((whole or partly).values())
