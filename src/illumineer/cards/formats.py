"""Formats: what a deck may hold, and what is wrong with one (1.10.1, 10.2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from illumineer import ir
from illumineer.cards.facts import CardFacts, allowed
from illumineer.cr import CR, number
from illumineer.ir.cards import COPIES

INKS = 2


@dataclass(frozen=True, slots=True)
class Format:
    """How decks of a format are made."""

    name: str
    minimum: int
    constructed: bool  # at most two ink types and four copies; in Limited, any number of both
    rule: CR
    dated: str = ""  # the list that says since when and how long each card is allowed


CONSTRUCTED = Format("Constructed", 60, True, CR.DECK_CONSTRUCTED)
CORE = Format("Core Constructed", 60, True, CR.DECK_CONSTRUCTED, "Core")
INFINITY = Format("Infinity Constructed", 60, True, CR.DECK_CONSTRUCTED, "Infinity")
SEALED = Format("Sealed", 40, False, CR.DECK_LIMITED)
DRAFT = Format("Draft", 35, False, CR.DECK_LIMITED)
PACK_RUSH = Format("Pack Rush", 1, False, CR.PACK_RUSH_DECK_SIZE)

FORMATS = {"core": CORE, "infinity": INFINITY, "sealed": SEALED, "draft": DRAFT, "pack-rush": PACK_RUSH}
"""The formats that a deck list can be checked for, by the name in which they are asked for."""


def problems(
    card: Callable[[str], ir.Card], names: Iterable[str], format: Format, edition: str
) -> list[tuple[str, str]]:
    """Everything that keeps a list from being a deck of the format: what it is about (a card, or ""), and what."""
    rule = number(format.rule, edition)
    copies = Counter(names)
    found: list[tuple[str, str]] = []
    size = sum(copies.values())
    if size < format.minimum:
        found.append(("", f"{size} cards are too few, at least {format.minimum} are needed ({rule})"))
    inks: list[str] = []
    for name, n in sorted(copies.items()):
        printed = card(name)
        most = COPIES if printed.max_copies is None and format.constructed else printed.max_copies
        if most and n > most:
            found.append((name, f"{n} copies of {name}, at most {most} are allowed ({rule})"))
        inks += [ink.name.title() for ink in printed.inks if ink.name.title() not in inks]
    if format.constructed and len(inks) > INKS:
        found.append(("", f"{len(inks)} ink types ({', '.join(inks)}), at most {INKS} are allowed ({rule})"))
    return found


def not_allowed(name: str, facts: CardFacts, format: Format, date: str, edition: str) -> str:
    """Why the format does not allow a card on that day; "" if it does."""
    rule = number(CR.DECK_REQUIREMENTS, edition)
    if facts.quest:
        return f"{name} is a Quest card, which no format allows ({rule})"
    if not format.dated or allowed(facts.periods(format.dated), date):
        return ""
    times = [f"from {begin}" + (f" until {end}" if end else "") for begin, end in facts.periods(format.dated)]
    return f"{name} is not allowed in {format.name} on {date} (only {', '.join(times)}) ({rule})"
