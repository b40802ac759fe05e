"""Coined words: keywords and verbs that no rule explains are compiled as what their reminder text says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.vocab import Who


def ability(coined: ir.Coined) -> ir.Node:
    """The ability that a coined keyword means; it goes by the keyword as others go by a story name."""
    own: Any = coined.ability
    named: ir.Node = replace(own, name=coined.word) if hasattr(own, "name") else own
    return named


def given(coined: ir.Coined) -> tuple[ir.Coined, ...]:
    """The abilities of a coined keyword that is given whole, each for itself."""
    return tuple(ir.Coined(coined.word, each, coined.value) for each in (coined.ability, *coined.more))


def adds_up(coined: ir.Coined) -> bool:
    """Whether the numbers of a coined keyword add up: those printed with +N (8.1.2)."""
    return coined.value.startswith("+")


def meant(node: ir.Node) -> ir.Node:
    """The tree with what its coined verbs mean in their place."""
    found: ir.Node = ir.rewrite(node, _meant)
    return found


def _meant(node: ir.Node) -> ir.Node | None:
    """The object is chosen, or the group found, before anything is done to it."""
    if not isinstance(node, ir.CoinedVerb):
        return None
    first: list[Any] = []
    for thing in node.what.things if isinstance(node.what, ir.Together) else (node.what,):
        if isinstance(thing, ir.Chosen):
            first.append(ir.Choose(thing))
    if isinstance(node.what, ir.Cards) and node.into:
        first.append(ir.ForEach(node.what, "one of them", ir.Seq(()), node.into))
    effect: Any = ir.rewrite(ir.rewrite(node.effect, _meant), _one_of_each)
    return ir.Seq((*first, effect)) if first else effect


def _one_of_each(node: ir.Node) -> ir.Node | None:
    """What "they" do where each player is "they" already."""
    if not isinstance(node, ir.EachPlayer) or node.who != Who.THEY:
        return None
    return ir.Seq(tuple(ir.rewrite(part, _one_of_each) for part in node.parts))
