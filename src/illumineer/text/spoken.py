"""Cards that a text has spoken of, and what can be told of them from its tree."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from illumineer import ir
from illumineer.ir.base import find_all
from illumineer.text.lexemes import BY_VERB
from illumineer.vocab import CardType, Role, Stat, Zone


@dataclass(slots=True)
class Spoken:
    """Cards that have been spoken of."""

    ref: Any  # the node that means them
    types: tuple[CardType, ...]  # of these types; empty: any card
    many: bool
    how: str  # "this", "event", "chosen", "seen", "all"; "implied": only by its noun, never as "it"
    zone: Zone = Zone.PLAY
    told: bool = False  # by a name or classification
    went: Zone | None = None  # where a verb has put it from play


def arrives(mover: Any) -> Zone:
    """Where the cards that a verb moves are afterwards."""
    zone = BY_VERB[type(mover)].arrives
    return mover.to.zone if zone is None else zone


def meant(thing: Any) -> Any:
    """What means the cards of a phrase later on: for a choice, its slot."""
    return ir.Those(thing.slot) if isinstance(thing, ir.Chosen) else thing


def picked_from(thing: Any) -> Any:
    """The cards of a phrase: for a choice, those that it is made among."""
    return thing.cards if isinstance(thing, ir.Chosen) else thing


def zone_of(cards: Any) -> Zone:
    """Where the cards are that a choice is made among: what has been seen is in the deck."""
    match cards:
        case ir.Cards():
            return cards.zones[0]
        case ir.Among() | ir.Those():
            return Zone.DECK
    return Zone.PLAY


def away(ref: Any, spoken: list[Spoken]) -> bool:
    """Whether the cards meant were spoken of, and none of them as a card in play."""
    zones = [said.zone for said in spoken if said.ref == ref and said.how != "this"]
    return bool(zones) and Zone.PLAY not in zones


def only_in_play(tests: tuple[Any, ...], inkwell: bool = False) -> bool:
    """Whether a test asks for what only a card in play can be; cards in the inkwell are exerted or ready too."""
    for test in tests:
        match test:
            case ir.IsDamaged() | ir.IsAt() | ir.HasUnder():
                return True
            case ir.IsExerted() if not inkwell:
                return True
            case ir.Not() if only_in_play((test.test,), inkwell):
                return True
            case ir.AnyOf() | ir.AllOf() if only_in_play(test.tests, inkwell):
                return True
        if getattr(test, "stat", None) is Stat.DAMAGE:
            return True
    return False


def choices(tree: Any) -> list[ir.Chosen]:
    """The choices that a tree makes among cards that are there anyway."""
    return [chosen for chosen in find_all(tree, ir.Chosen) if isinstance(chosen.cards, ir.Cards)]


def types_of(where: tuple[Any, ...]) -> tuple[CardType, ...]:
    """The card types that tests ask for; empty: any."""
    for test in where:
        match test:
            case ir.IsType(types=types):
                return types
            case ir.IsSong():
                return (CardType.ACTION,)
    return ()


def is_many(cards: Any) -> bool:
    """Whether they may be more than one."""
    if isinstance(cards, ir.Chosen):
        return cards.n != 1
    return isinstance(cards, ir.Cards | ir.Together)


def is_late(amount: Any) -> bool:
    """Whether the amount speaks of cards that are named before it, though they are a later field."""
    return any(str(those.slot)[:2] == "?>" for those in find_all(amount, ir.Those))


def third(events: tuple[ir.Event, ...]) -> ir.Test:
    """Other than this card; after "another character" in the event, than that one too (6.1.6)."""
    roles = {
        role
        for event in events
        for role, card in ((Role.SUBJECT, event.subject), (Role.OBJECT, event.object))
        if card is not None and ir.IsOther() in card.where
    }
    return ir.Not(ir.AnyOf((ir.IsThis(), ir.IsInvolved(roles.pop())))) if len(roles) == 1 else ir.IsOther()


def other_than(cards: ir.Cards, test: ir.Test) -> ir.Cards:
    """The cards, where "other" is said of something else than this card."""
    return replace(cards, where=tuple(test if each == ir.IsOther() else each for each in cards.where))
