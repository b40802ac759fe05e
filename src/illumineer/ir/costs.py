"""What must be paid, in full or not at all (1.5.3): the parts of a cost.

`what` is this card, a `Chosen` (the payer's picks are collected before anything is paid), or, with the slot of such a
choice in the same cost, `Those`: the cards picked for it also pay this part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from illumineer.ir.base import Node, node
from illumineer.ir.things import Cards, Chosen, This, Those, Top

if TYPE_CHECKING:
    from illumineer.ir.effects import Place


@node
class InkCost(Node):
    n: int


@node
class DropsCost(Node):
    """Remove ink drops (1.13)."""

    n: int


@node
class LoreCost(Node):
    """Lose lore (1.11)."""

    n: int


@node
class ExertCost(Node):
    what: This | Chosen | Those = This()


@node
class BanishCost(Node):
    what: This | Chosen | Those = This()


@node
class DiscardCost(Node):
    """Discard cards of the hand; `Cards`: all of it, which may be none."""

    what: Chosen | Cards


@node
class DamageCost(Node):
    """Deal damage to the card."""

    n: int
    what: This | Chosen | Those = This()


@node
class RemoveDamageCost(Node):
    """Remove that much damage from the card, which must have it."""

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


@node
class PutCost(Node):
    """Put the cards into another zone of their player: the discard, the inkwell, the hand, or on top of the deck."""

    what: This | Chosen | Those | Top
    to: Place


@node
class RevealCost(Node):
    """Reveal the cards, which stay in the hand."""

    what: Chosen


CardCost = (
    ExertCost
    | BanishCost
    | DiscardCost
    | DamageCost
    | RemoveDamageCost
    | ReturnCost
    | BottomCost
    | PutCost
    | RevealCost
)
"""What is paid with cards: `what` says which."""

Cost = InkCost | DropsCost | LoreCost | CardCost
