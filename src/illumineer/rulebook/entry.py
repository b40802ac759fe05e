"""One rule of the rulebook: its wording now, and how earlier editions had it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from illumineer.cr import CR, EDITIONS

NEWEST: Final = EDITIONS[-1]


@dataclass(frozen=True, slots=True)
class Wording:
    """What a rule says, up to an edition and including it."""

    until: str
    en: str
    es: str

    def told(self, lang: str) -> str:
        return self.es if lang == "es" else self.en


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its symbol; wordings from the oldest to the newest."""

    symbol: CR
    wordings: tuple[Wording, ...]

    def wording(self, edition: str) -> Wording:
        """What it says in that edition (or would say, if that edition leaves it out)."""
        place = EDITIONS.index(edition)
        return next(each for each in self.wordings if EDITIONS.index(each.until) >= place)


def rule(symbol: CR, en: str, es: str, *older: Wording) -> Rule:
    """A rule as it stands, and its older wordings, the oldest first."""
    return Rule(symbol, (*older, Wording(NEWEST, en, es)))


def until(edition: str, en: str, es: str) -> Wording:
    """How the rule was up to that edition, that one included, where it said another thing for play."""
    return Wording(edition, en, es)
