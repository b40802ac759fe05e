"""The stand-ins: plain cards with names that abilities ask for and no card of the pool has.

A card may name one that is not in the pool: one of a set that is played by rules of its own, or one that is not
printed yet.  Its ability is still tried, with a card of that name that can do nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from illumineer import ir
from illumineer.sim.exercise.needs import needs_of
from illumineer.sim.exercise.targets import Target
from illumineer.vocab import CardType, Ink, ShiftKind


def stand_ins(known: Collection[str], targets: Iterable[Target]) -> tuple[ir.Card, ...]:
    """A card for each name or full name that the abilities ask for and that is not among the known ones."""
    found: dict[str, ir.Card] = {}
    for target in targets:
        for wanted in needs_of(target.card, target.printed).cast:
            for name in _names(wanted.where):
                if name not in known and name not in found:
                    found[name] = _plain(name, wanted.where)
        node = target.node
        if isinstance(node, ir.ShiftAbility) and node.kind == ShiftKind.POTATO and node.word not in known:
            found[node.word] = _plain(node.word, (ir.IsType((CardType.ITEM,)),))
    return tuple(found.values())


def _names(where: tuple[ir.Test, ...]) -> Iterator[str]:
    """The names and full names that the tests ask for."""
    for test in where:
        match test:
            case ir.Named():
                yield from test.names
            case ir.FullNamed():
                yield test.name
            case ir.AnyOf() | ir.AllOf():
                yield from _names(test.tests)


def _plain(called: str, where: tuple[ir.Test, ...]) -> ir.Card:
    """A card of that name and of the type that the tests ask for; a character, if they ask for none."""
    name, _, version = called.partition(" - ")
    song = ir.IsSong() in where
    types = [type for test in where if isinstance(test, ir.IsType) for type in test.types]
    type = CardType.ACTION if song else types[0] if types else CardType.CHARACTER
    card = ir.Card(name, type, 2, tuple(Ink)[:1], version or "Stand-In", classes=_classes(where), song=song)
    if type == CardType.CHARACTER:
        return replace(card, strength=2, willpower=3, lore=1)
    if type == CardType.LOCATION:
        return replace(card, willpower=5, lore=1, move_cost=1)
    return replace(card, abilities=(ir.ActionEffect(ir.GainLore(1)),)) if type == CardType.ACTION else card


def _classes(where: tuple[ir.Test, ...]) -> tuple[str, ...]:
    return tuple(word for test in where if isinstance(test, ir.HasClass) for word in test.words)
