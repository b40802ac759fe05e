"""Words <-> IR: what stands on a card is read into a tree, and written back in English and Spanish."""

from __future__ import annotations

from dataclasses import dataclass

from illumineer.vocab import CardType, Ink


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability as printed.  Keywords, and the text of actions, have no story name."""

    text: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Printed:
    """What stands on a card, apart from art and flavour.  `max_copies` 0 is any number."""

    name: str
    type: CardType
    cost: int
    inks: tuple[Ink, ...]
    version: str = ""
    inkwell: bool = False
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    classes: tuple[str, ...] = ()
    song: bool = False
    max_copies: int = 4
    paragraphs: tuple[Paragraph, ...] = ()
