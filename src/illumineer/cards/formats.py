"""Formats: what a deck may hold, and what is wrong with one (1.10.1, 10.2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from illumineer import ir
from illumineer.cards.facts import CardFacts, Period, allowed
from illumineer.cr import CR, number
from illumineer.ir.cards import COPIES
from illumineer.messages import Arg, Message
from illumineer.vocab import Ink

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
) -> list[tuple[str, Message]]:
    """Everything that keeps a list from being a deck of the format: what it is about (a card, or ""), and what."""
    rule = number(format.rule, edition)
    copies = Counter(names)
    found: list[tuple[str, Message]] = []
    size = sum(copies.values())
    if size < format.minimum:
        found.append(("", Message("decks.too_few", {"n": size, "least": format.minimum, "rule": rule})))
    inks: list[Ink] = []
    printed_cards = {name: card(name) for name in copies}
    for name, n in sorted(copies.items()):
        printed = printed_cards[name]
        most = COPIES if printed.max_copies is None and format.constructed else printed.max_copies
        if most and n > most:
            blanks = {"n": n, "card": name, "most": most, "rule": rule}
            found.append((name, Message("decks.too_many_copies", blanks)))
        if not _any_inks(printed, printed_cards.values()):
            inks += [ink for ink in printed.inks if ink not in inks]
    if format.constructed and len(inks) > INKS:
        told = [Message(f"terms.{ink.name}") for ink in inks]
        found.append(("", Message("decks.inks", {"n": len(inks), "inks": told, "most": INKS, "rule": rule})))
    return found


def _any_inks(card: ir.Card, deck: Iterable[ir.Card]) -> bool:
    """Whether another card of the deck lets the card be in it whatever its ink types.

    A card that changes how decks are built must be legal without its own help (1.10.1.3).
    """
    return any(
        isinstance(ability, ir.DeckInks) and all(_passes(card, test) for test in ability.where)
        for other in deck
        if other.full_name != card.full_name
        for ability in other.abilities
    )


def _passes(card: ir.Card, test: ir.Test) -> bool:
    """Whether a printed card passes a test about other cards of a deck; what only a game can tell, it does not pass."""
    match test:
        case ir.IsOther():
            return True
        case ir.IsType():
            return card.type in test.types
        case ir.IsSong():
            return card.song
        case ir.HasClass():
            return any(word in card.classes for word in test.words)
        case ir.IsInk():
            return any(ink in test.inks for ink in card.inks)
        case ir.Not():
            return not _passes(card, test.test)
        case ir.AnyOf():
            return any(_passes(card, each) for each in test.tests)
        case ir.AllOf():
            return all(_passes(card, each) for each in test.tests)
    return False


def not_allowed(name: str, facts: CardFacts, format: Format, date: str, edition: str) -> Message | None:
    """Why the format does not allow a card on that day; None if it does."""
    blanks: dict[str, Arg] = {"card": name, "rule": number(CR.DECK_REQUIREMENTS, edition)}
    if facts.quest:
        return Message("decks.quest", blanks)
    if not format.dated or allowed(facts.periods(format.dated), date):
        return None
    blanks["format"] = format.name
    times = [time(period) for period in facts.periods(format.dated)]
    if not times:
        return Message("decks.never_allowed", blanks)
    return Message("decks.not_allowed", {**blanks, "date": date, "times": times})


def time(period: Period) -> Message:
    """Since when, and until when if it has an end."""
    begin, end = period
    if end:
        return Message("decks.from_until", {"begin": begin, "end": end})
    return Message("decks.from", {"begin": begin})
