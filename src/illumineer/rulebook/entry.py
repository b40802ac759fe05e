"""One rule of the rulebook: its wording now, and how earlier editions had it; one difference between editions."""

from __future__ import annotations

from dataclasses import dataclass

from illumineer.cr import CR, EDITIONS, NEWEST


class InBothLanguages:
    """What has its words in English and in Spanish."""

    __slots__ = ()

    en: str
    es: str

    def told(self, lang: str) -> str:
        return self.es if lang == "es" else self.en


@dataclass(frozen=True, slots=True)
class Wording(InBothLanguages):
    """What a rule says, up to an edition and including it."""

    until: str
    en: str
    es: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its symbol; wordings from the oldest to the newest."""

    symbol: CR
    wordings: tuple[Wording, ...]

    def wording(self, edition: str) -> Wording:
        """What it says in that edition (or would say, if that edition leaves it out)."""
        place = EDITIONS.index(edition)
        return next(each for each in self.wordings if EDITIONS.index(each.until) >= place)


@dataclass(frozen=True, slots=True)
class Change(InBothLanguages):
    """One way in which play changed from one edition to the next: from which one on, and what is different."""

    name: str  # the short name of the difference, as in docs/editions.md
    since: str
    rules: tuple[CR, ...]
    en: str
    es: str


def rule(symbol: CR, en: str, es: str, *older: Wording) -> Rule:
    """A rule as it stands, and its older wordings, the oldest first."""
    return Rule(symbol, (*older, Wording(NEWEST, en, es)))


def until(edition: str, en: str, es: str) -> Wording:
    """How the rule was up to that edition, that one included, where it said another thing for play."""
    return Wording(edition, en, es)
