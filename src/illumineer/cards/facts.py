"""The facts of cards and sets, apart from what their texts say: where printed, since when allowed.

Here: plain records that the reader of card files makes and the card database keeps.  Dates are ISO
strings (2025-09-05), so that they sort and compare as they stand; "" as an end is "no end known".
"""

from __future__ import annotations

from dataclasses import dataclass

FORMATS = ("Core", "Infinity")
"""The Constructed formats whose legality depends on the date."""

Period = tuple[str, str]
"""From the first day, to the day before the second."""


@dataclass(frozen=True, slots=True)
class SetFacts:
    """A set: an expansion, or a Quest box."""

    code: str
    name: str
    number: int
    quest: bool
    released: str
    tournaments: str  # the first day on which its new cards may be used in tournaments; "" never
    core: Period | None  # None: not allowed at any time
    infinity: Period | None

    @property
    def order(self) -> tuple[bool, str, int]:
        return self.quest, self.released, self.number


@dataclass(frozen=True, slots=True)
class Printing:
    """One card as it can be bought: the set, the number in it, and what kind of printing it is.

    Nothing of this bears on a game (5.2.10); pictures and flavor text (5.2.4, 5.2.9) are not even kept.
    """

    set: str  # 5.2.10.3
    number: str  # "42"; "4a" where one number was printed in several pictures (5.2.10.2)
    rarity: str  # 5.2.10.6
    promo: str = ""  # the series of a promotional printing: "P1", "D23"
    regular: bool = True  # not a promotional, enchanted, epic or iconic printing of another


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One card of the game, whatever its printings."""

    id: int  # of the newest regular printing
    first_set: str
    quest: bool
    printings: tuple[Printing, ...]  # oldest first
    stories: tuple[str, ...]  # the story name of each paragraph of the text; "" where there is none
    core: tuple[Period, ...]
    infinity: tuple[Period, ...]
    also: tuple[str, ...] = ()  # other full names that stand on printings of it

    def periods(self, format: str) -> tuple[Period, ...]:
        return self.core if format == "Core" else self.infinity


def allowed(periods: tuple[Period, ...], date: str) -> bool:
    """Whether a day lies in one of the periods."""
    return any(begin <= date and (not end or date < end) for begin, end in periods)


def joined(periods: list[Period]) -> tuple[Period, ...]:
    """The same days in as few periods as possible, oldest first."""
    found: list[Period] = []
    for begin, end in sorted(periods):
        if found and (not found[-1][1] or begin <= found[-1][1]):
            last, until = found[-1]
            found[-1] = (last, "" if not until or not end else max(until, end))
        else:
            found.append((begin, end))
    return tuple(found)


def ended(periods: tuple[Period, ...], date: str) -> tuple[Period, ...]:
    """The periods up to the day from which something is banned."""
    return tuple(
        (begin, min(end, date) if end else date) for begin, end in periods if begin < date
    )
