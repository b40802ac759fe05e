"""What must be paid, in full or not at all (1.5.3): the parts of a cost.

`what` is this card, a `Chosen` (the payer's picks are collected before anything is paid), or, with the slot of such a
choice in the same cost, `Those`: the cards picked for it also pay this part.
"""

from __future__ import annotations

from illumineer.ir.base import Node, node
from illumineer.ir.things import Chosen, This, Those


@node
class InkCost(Node):
    n: int


@node
class DropsCost(Node):
    """Remove ink drops (1.13)."""

    n: int


@node
class ExertCost(Node):
    what: This | Chosen | Those = This()


@node
class BanishCost(Node):
    what: This | Chosen | Those = This()


@node
class DiscardCost(Node):
    what: Chosen


@node
class DamageCost(Node):
    """Deal damage to the card."""

    n: int
    what: This | Chosen | Those = This()


@node
class ReturnCost(Node):
    """Return the card to its player's hand."""

    what: This | Chosen | Those = This()


@node
class BottomCost(Node):
    """Put the card on the bottom of its player's deck."""

    what: This | Chosen | Those = This()


Cost = InkCost | DropsCost | ExertCost | BanishCost | DiscardCost | DamageCost | ReturnCost | BottomCost
