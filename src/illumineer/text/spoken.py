"""Cards that a text has spoken of, and what can be told of them from its tree."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, find_all
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
    if isinstance(mover, ir.Put):
        return mover.to.zone
    return Zone.PLAY if isinstance(mover, ir.Play) else Zone.DISCARD


STATES: dict[type[Node], str] = {  # what happens to cards in play only, and the field that says to which
    ir.Apply: "what", ir.Banish: "what", ir.Exert: "what", ir.Ready: "what", ir.RemoveDamage: "what", ir.Deal: "to",
    ir.PutDamage: "on", ir.MoveTo: "what",
}  # fmt: skip


def away(ref: Any, spoken: list[Spoken]) -> bool:
    """Whether the cards meant were spoken of, and none of them as a card in play."""
    zones = [said.zone for said in spoken if said.ref == ref and said.how != "this"]
    return bool(zones) and Zone.PLAY not in zones


def only_in_play(tests: tuple[Any, ...], inkwell: bool = False) -> bool:
    """Whether a test asks for what only a card in play can be; cards in the inkwell are exerted or ready too."""
    for test in tests:
        if isinstance(test, ir.Not):
            inner: tuple[Any, ...] = (test.test,)
        else:
            inner = test.tests if isinstance(test, ir.AnyOf | ir.AllOf) else ()
        if isinstance(test, ir.IsDamaged | ir.IsAt | ir.HasUnder) or only_in_play(inner, inkwell):
            return True
        if (isinstance(test, ir.IsExerted) and not inkwell) or getattr(test, "stat", None) is Stat.DAMAGE:
            return True
    return False


def choices(tree: Any) -> list[ir.Chosen]:
    """The choices that a tree makes among cards that are there anyway."""
    return [chosen for chosen in find_all(tree, ir.Chosen) if isinstance(chosen.cards, ir.Cards)]


def types_of(where: tuple[Any, ...]) -> tuple[CardType, ...]:
    """The card types that tests ask for; empty: any."""
    for test in where:
        if isinstance(test, ir.IsType):
            return test.types
        if isinstance(test, ir.IsSong):
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
