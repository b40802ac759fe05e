"""What a card says: abilities, effects, things, amounts, conditions, costs (pure data).

`from illumineer import ir` and write `ir.Draw(2)`.  docs/ir.md is the reference.
"""

from __future__ import annotations

from illumineer.ir.abilities import *  # noqa: F403
from illumineer.ir.amounts import *  # noqa: F403
from illumineer.ir.base import (
    FilledSlot,
    Node,
    Slot,
    children,
    find_all,
    from_json,
    has,
    label,
    node_classes,
    rewrite,
    slots_filled,
    slots_read,
    to_json,
    tree,
    values,
    walk,
)
from illumineer.ir.cards import Card
from illumineer.ir.conditions import *  # noqa: F403
from illumineer.ir.costs import *  # noqa: F403
from illumineer.ir.effects import *  # noqa: F403
from illumineer.ir.mods import *  # noqa: F403
from illumineer.ir.things import *  # noqa: F403

__all__ = [
    "Card", "FilledSlot", "Node", "Slot", "children", "find_all", "from_json", "has", "label", "node_classes",
    "rewrite", "slots_filled", "slots_read", "to_json", "tree", "values", "walk",
]  # fmt: skip
