"""Two editions side by side: what changed for play, and which rules are new, gone, renumbered or worded otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from illumineer.cr import CR, EDITIONS, own_number
from illumineer.rulebook.entry import Change
from illumineer.rulebook.index import changes, in_order, rules
from illumineer.rulebook.subjects import SUBJECTS, Subject


@dataclass(frozen=True, slots=True)
class Diff:
    """From one edition to another, which may be the older one."""

    old: str
    new: str
    changes: tuple[tuple[Subject, tuple[Change, ...]], ...]
    came: tuple[str, ...]  # numbers in `new`; the edition before does not have the rule
    gone: tuple[str, ...]  # numbers in `old`
    moved: tuple[tuple[str, str], ...]
    reworded: tuple[CR, ...]
    only_new: tuple[str, ...]  # numbers in `new`; whether `old` has the rule is not known
    only_old: tuple[str, ...]

    @property
    def backwards(self) -> bool:
        return EDITIONS.index(self.new) < EDITIONS.index(self.old)


def diff(old: str, new: str) -> Diff:
    """What is different in `new` for somebody who knows `old`."""
    first, last = sorted((EDITIONS.index(old), EDITIONS.index(new)))
    between = EDITIONS[first + 1 : last + 1]
    own = {rule: (own_number(rule, old), own_number(rule, new)) for rule in CR}
    came = _sorted(after for before, after in own.values() if after and not before)
    gone = _sorted(before for before, after in own.values() if before and not after)
    moved = sorted(
        ((before, after) for before, after in own.values() if before and after and before != after),
        key=lambda pair: (in_order(pair[0]), in_order(pair[1])),
    )
    sure_before, sure_after = not _in_part(old), not _in_part(new)
    return Diff(
        old,
        new,
        _by_subject(tuple(each for each in changes() if each.since in between)),
        came if sure_before else (),
        gone if sure_after else (),
        tuple(moved),
        tuple(rule for rule, each in rules().items() if each.wording(old) is not each.wording(new)),
        () if sure_before else came,
        () if sure_after else gone,
    )


def _in_part(edition: str) -> bool:
    """Whether only some of the edition's numbers are known: a rule without one may be there all the same."""
    return edition.startswith("1-")


def _sorted(numbers: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(dict.fromkeys(numbers), key=in_order))


def _by_subject(found: tuple[Change, ...]) -> tuple[tuple[Subject, tuple[Change, ...]], ...]:
    groups = ((subject, tuple(each for each in found if each.name in subject.names)) for subject in SUBJECTS)
    return tuple((subject, group) for subject, group in groups if group)


# --- many numbers in few words ---------------------------------------------------------------


def runs(numbers: tuple[str, ...]) -> list[str]:
    """Numbers that follow one another as one: "6.7.3–6.7.8"."""
    found: list[list[str]] = []
    for number in numbers:
        if found and _follows(found[-1][-1], number):
            found[-1].append(number)
        else:
            found.append([number])
    return [_run(each) for each in found]


def moves(pairs: tuple[tuple[str, str], ...]) -> list[str]:
    """Numbers that moved together as one: "6.7.3–6.7.8 → 6.7.4–6.7.9"."""
    found: list[list[tuple[str, str]]] = []
    for pair in pairs:
        if found and _follows(found[-1][-1][0], pair[0]) and _follows(found[-1][-1][1], pair[1]):
            found[-1].append(pair)
        else:
            found.append([pair])
    return [f"{_run([old for old, _ in each])} → {_run([new for _, new in each])}" for each in found]


def _follows(one: str, other: str) -> bool:
    above, _, last = one.rpartition(".")
    return other == f"{above}.{int(last) + 1}"


def _run(numbers: list[str]) -> str:
    return numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
