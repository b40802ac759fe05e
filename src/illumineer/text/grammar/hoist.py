"""Choices that are made before the instruction in whose words they stand.

"Exert chosen character. If a Hero is chosen, banish them instead.": the character is chosen first, then one of the two
things happens.  `hoisted` takes the choice out of an instruction, `lowered` puts it back for writing.
"""

from __future__ import annotations

from typing import Any

from illumineer.ir.base import find_all, rewrite, walk
from illumineer.text.meanings import ir
from illumineer.vocab import Who

CHOSEN = ir.Those("?the chosen")


def choice_in(tree: Any) -> ir.Chosen | None:
    """The first choice of yours in a tree."""
    return next((chosen for chosen in find_all(tree, ir.Chosen) if chosen.by == Who.YOU), None)


def speaks_of(tree: Any, player: Any) -> bool:
    """Whether a tree names that player."""
    return any(getattr(node, name, None) == player for node in walk(tree) for name in ("of", "player", "who", "by"))


def hoisted(tree: Any) -> tuple[ir.Chosen | None, Any]:
    """The choice in a tree, and the tree that speaks of what was chosen."""
    chosen = choice_in(tree)
    if chosen is None:
        return None, tree
    return chosen, rewrite(tree, lambda node: CHOSEN if node is chosen else None)


def unhoisted(value: Any) -> tuple[ir.Chosen | None, Any]:
    """The choice in front of an effect, if there is one, and the effect."""
    match value:
        case ir.Seq(parts=(ir.Choose(what=chosen), effect)):
            return chosen, effect
    return None, value


def lowered(tree: Any, chosen: ir.Chosen | None) -> Any:
    """The tree with the choice back in the place of what was chosen."""
    if chosen is None:
        return tree
    there = ir.Those(chosen.slot)
    return rewrite(tree, lambda node: chosen if node == there else None)
