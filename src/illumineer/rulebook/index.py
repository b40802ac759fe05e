"""How the rulebook is found: from a symbol to its wording, from a number to its rules, and what stands around a rule.

Here: questions that have one answer in one edition.  Not here: guessing what somebody means (`lookup`), full text
(`search`), two editions side by side (`diff`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from illumineer.cr import CR, EDITIONS, later_first, own_number, stands_within, symbols
from illumineer.rulebook import texts
from illumineer.rulebook.entry import Change, Rule, Wording
from illumineer.rulebook.headings import HEADINGS, Heading


@cache
def rules() -> dict[CR, Rule]:
    """Every rule that has a wording, in the order of `CR`."""
    chapters = (import_module(f"{texts.__name__}.{each.name}") for each in iter_modules(texts.__path__))
    found = {rule.symbol: rule for chapter in chapters for rule in chapter.RULES}
    return {symbol: found[symbol] for symbol in CR if symbol in found}


def wording(symbol: CR, edition: str) -> Wording | None:
    """What the rule says in that edition; None if nobody has written it down."""
    rule = rules().get(symbol)
    return rule.wording(edition) if rule else None


def changes_of(symbol: CR) -> tuple[Change, ...]:
    """The differences between editions that concern the rule, the oldest first."""
    return tuple(each for each in changes() if symbol in each.rules)


@cache
def changes() -> tuple[Change, ...]:
    from illumineer.rulebook.changes import CHANGES

    return tuple(sorted(CHANGES, key=lambda each: EDITIONS.index(each.since)))


# --- numbers ---------------------------------------------------------------------------------


def in_order(number: str) -> tuple[int, ...]:
    """What numbers are sorted by: 8.9 comes before 8.10."""
    return tuple(map(int, number.split(".")))


def inside(number: str, other: str) -> bool:
    """Whether the number is the other one, or stands below it."""
    return number == other or number.startswith(f"{other}.")


def heading_at(number: str, edition: str) -> Heading | None:
    return next((each for each in HEADINGS if each.number(edition) == number), None)


def own_edition(symbol: CR, edition: str) -> str:
    """The edition that the rule is cited from where `edition` is played."""
    return next(each for each in later_first(edition) if own_number(symbol, each) is not None)


# --- around a rule ---------------------------------------------------------------------------


def section_of(symbol: CR, edition: str) -> Heading | None:
    """The innermost heading that the rule stands under, where it is cited from."""
    edition = own_edition(symbol, edition)
    number = own_number(symbol, edition)
    assert number is not None
    above = [(own, each) for each in HEADINGS if (own := each.number(edition)) and inside(number, own)]
    return max(above, key=lambda pair: len(pair[0].split(".")))[1] if above else None


def rules_in(heading: Heading, edition: str) -> tuple[CR, ...]:
    """The rules under a heading, in the order of their numbers."""
    own = heading.number(edition)
    found = [(number, rule) for rule in CR if own and (number := own_number(rule, edition)) and inside(number, own)]
    return tuple(rule for _, rule in sorted(found, key=lambda pair: in_order(pair[0])))


def parent(symbol: CR, edition: str) -> CR | None:
    """The rule that this one is a part of."""
    number = own_number(symbol, edition)
    if number and not stands_within(symbol, edition):
        number = _above(number)
    while number:
        above = [each for each in symbols(number, edition) if not stands_within(each, edition)]
        if above:
            return above[0]
        number = _above(number)
    return None


def children(symbol: CR, edition: str) -> tuple[CR, ...]:
    """The rules that are parts of this one: one step below it, or cited by its number."""
    number = None if stands_within(symbol, edition) else own_number(symbol, edition)
    return tuple(each for each in CR if number and _part_of(each, edition) == number)


def _part_of(symbol: CR, edition: str) -> str:
    """The number of what the rule is a part of."""
    own = own_number(symbol, edition)
    return own if own and stands_within(symbol, edition) else _above(own)


def _above(number: str | None) -> str:
    return number.rpartition(".")[0] if number else ""


def chapters(edition: str) -> list[tuple[str, Heading]]:
    """Chapters and sections with their numbers, in order."""
    found = [(number, each) for each in HEADINGS if (number := each.number(edition))]
    return sorted(found, key=lambda pair: in_order(pair[0]))
