"""What a position leaves unsaid: reading fills it in, writing leaves it out."""

from __future__ import annotations

from typing import Final

from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec
from illumineer.core.game_actions import EVERYONE
from illumineer.vocab import CardType

TURN: Final = 5
DECK: Final = 10
"""How many fillers a deck has."""

TURN_LIMIT: Final = 200
HIDDEN: Final = ("hand", "deck", "ink", "facedown")
"""Where the cards are that not everybody sees: there a position can say who knows a card."""

ALL: Final = "all"
"""What stands for everybody who knows a card, those who only watch among them."""


def filler(book: CardBook) -> CardSpec | None:
    """A plain inkable character: a card that must not matter."""
    for spec in book.cards:
        if spec.type == CardType.CHARACTER and spec.inkwell and not spec.has_text:
            return spec
    return None


def knowing(place: str, owner: int, named: bool) -> int:
    """The players who know a card in that place, a bit for each.

    A card that becomes ink is shown to everybody (4.2.1.1); of a filler nothing is said, so nobody has seen it.
    """
    if place == "hand":
        return 1 << owner
    if place == "ink":
        return EVERYONE if named else 0
    return 0 if place in HIDDEN else EVERYONE


def turns(player: int, turn: int, first: int, players: int) -> int:
    """How many turns the player has begun, if nobody has left the game."""
    behind = (player - first) % players
    return max(0, (turn - 1 - behind) // players + 1)


def shifted(spec: CardSpec, under: tuple[int, ...]) -> bool:
    """Whether Shift was used to play the card that lies on these faceup cards."""
    return bool(under) and spec.type == CardType.CHARACTER
