"""A card as data: the facts printed on it, and what its text box says."""

from __future__ import annotations

from illumineer.ir.abilities import Ability
from illumineer.ir.base import Node, node
from illumineer.vocab import CardType, Ink

COPIES = 4
"""How many of a card a constructed deck may hold, where the card says nothing else."""


@node
class Card(Node):
    """One card of the pool.  `name` with an ampersand makes a character with two names (5.2.6.1).

    `max_copies` None is the format's own limit; 0 any number.
    """

    name: str
    type: CardType
    cost: int  # 1.5.1
    inks: tuple[Ink, ...] = ()  # two of them: it is a card of both (5.2.5.1)
    version: str = ""  # 5.3.6.1, 5.6.5.1
    inkwell: bool = True  # 5.2.3
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    classes: tuple[str, ...] = ()  # 5.2.7
    abilities: tuple[Ability, ...] = ()
    song: bool = False
    max_copies: int | None = None

    @property
    def full_name(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name
