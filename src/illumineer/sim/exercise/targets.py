"""What is tried: every ability of every card, and beside it the same card on which that ability does nothing.

Two games that differ in nothing but this show what the ability does.  An ability that resolves keeps its
events, conditions and costs and loses its effect, so that waiting for something, or paying for nothing, does
not count as doing something.  Any other ability is taken off the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from illumineer import ir
from illumineer.compile import ops
from illumineer.messages import Message
from illumineer.vocab import Stat
from illumineer.words import say

NOTHING: Final = ir.Seq(())
"""An effect of which nothing comes."""
NO_CHANGE: Final = ir.Adjust(Stat.STRENGTH, 0)
"""A mod that changes nothing."""
_VERBS: Final = frozenset(ops.VERBS)


@dataclass(frozen=True, slots=True)
class Target:
    """One ability of a card; for one that is not printed itself, `path` says which one inside the printed is meant."""

    card: ir.Card
    place: int
    path: Message | None
    node: ir.Node
    without: ir.Card

    @property
    def printed(self) -> ir.Ability:
        """The printed ability that it is, or that it is inside of."""
        return self.card.abilities[self.place]

    def told(self, lang: str = "en") -> str:
        """How a person would call the ability."""
        own = _label(self.printed, lang)
        return f"{own}, {say(self.path, lang)}" if self.path is not None else own


def _label(node: ir.Node, lang: str) -> str:
    match node:
        case ir.KeywordAbility():
            word = say(Message(f"keywords.{node.keyword.name}"), lang)
            return f"{word} {node.n}" if node.n else word
        case ir.ShiftAbility():
            return say(Message(f"exercise.shift_{node.kind.name}" if node.kind else "keywords.SHIFT"), lang)
    return getattr(node, "name", "") or type(node).__name__


def targets_of(card: ir.Card) -> Iterator[Target]:
    """The printed abilities of a card, and the abilities that they create or give."""
    for place, ability in enumerate(card.abilities):
        if isinstance(ability, ir.DeckLimit | ir.DeckInks):  # about decks, not about games
            continue
        blank = _blank(ability)
        kept = () if blank is None else (blank,)
        node = ability.ability if isinstance(ability, ir.Coined) else ability
        yield Target(card, place, None, node, _with(card, place, kept, f"{place}"))
        for n, (holder, inner) in enumerate(_inner(ability)):
            without = ir.rewrite(ability, _swap(holder, _emptied(holder, inner)))
            path = Message("exercise.gives" if isinstance(holder, ir.GainAbility) else "exercise.leaves_behind")
            yield Target(card, place, path, inner, _with(card, place, (without,), f"{place}.{n}"))


def parts_of(card: ir.Card) -> Iterator[Target]:
    """The parts of every ability that has more than one: each verb, each mod, each event that it waits for."""
    for place, ability in enumerate(card.abilities):
        found = _parts(ability)
        for n, (node, change) in enumerate(found if len(found) > 1 else ()):
            without = ir.rewrite(ability, change)
            path = Message("exercise.part", {"n": n + 1, "all": len(found), "node": type(node).__name__})
            yield Target(card, place, path, node, _with(card, place, (without,), f"{place} part {n}"))


Change = Callable[[ir.Node], ir.Node | None]


def _parts(ability: ir.Ability) -> list[tuple[ir.Node, Change]]:
    """The parts of an ability, each with what takes it away."""
    found: list[tuple[ir.Node, Change]] = []
    for node in ir.walk(ability):
        if type(node) in _VERBS:
            found.append((node, _swap(node, NOTHING)))
        for name in ("mods", "events"):
            members = getattr(node, name, ())
            if len(members) > 1:
                for i, member in enumerate(members):
                    less = replace(node, **{name: (*members[:i], *members[i + 1 :])})
                    found.append((member, _swap(node, less)))
    return found


def _with(card: ir.Card, place: int, instead: tuple[ir.Ability, ...], mark: str) -> ir.Card:
    """The card with other abilities in that place; the mark makes it another card of the book."""
    abilities = (*card.abilities[:place], *instead, *card.abilities[place + 1 :])
    return replace(card, version=f"{card.version} without {mark}", abilities=abilities)


def _blank(ability: ir.Ability) -> ir.Ability | None:
    """The ability with nothing in it, or None if it must go altogether."""
    match ability:
        case ir.Triggered() | ir.Activated() | ir.ActionEffect():
            return replace(ability, effect=NOTHING)
        case ir.Coined():
            blank = _blank(ability.ability)
            return None if blank is None else replace(ability, ability=blank)
    return None


def _inner(ability: ir.Ability) -> list[tuple[ir.Create | ir.GainAbility, ir.Ability]]:
    """The abilities inside an ability, each with the node that holds it."""
    return [(node, node.ability) for node in ir.walk(ability) if isinstance(node, ir.Create | ir.GainAbility)]


def _emptied(holder: ir.Create | ir.GainAbility, inner: ir.Ability) -> ir.Node:
    """What stands in the place of the holder when the ability inside it does nothing."""
    blank = _blank(inner)
    if isinstance(holder, ir.GainAbility):
        return NO_CHANGE if blank is None else replace(holder, ability=blank)
    return replace(holder, ability=blank) if isinstance(blank, ir.Triggered) else NOTHING


def _swap(old: ir.Node, new: ir.Node) -> Change:
    """Replaces that very node."""
    return lambda node: new if node is old else None
