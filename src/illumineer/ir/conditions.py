"""If, while, unless: what must be true; and the patterns of events that abilities watch for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from illumineer.ir.base import Node, Slot, node
from illumineer.vocab import Cause, Cmp, Happening, Trait, Who, Zone

if TYPE_CHECKING:
    from illumineer.ir.amounts import Amount
    from illumineer.ir.things import Cards, Filter, Player, Test, Thing


@node
class Event(Node):
    """A pattern of events: what happened, to which cards, because of what.

    `player` is who it happened to or who did it (who drew, who chose, whose turn starts).
    `nth` counts matching events this turn: "the first time", "a second action in a turn".
    `came_from` is the zone from which a card was put into a discard.
    """

    on: Happening
    subject: Filter | None = None
    object: Filter | None = None
    player: Player | None = None
    amount: tuple[Cmp, int] | None = None
    in_challenge: bool | None = None
    causes: tuple[Cause, ...] = ()
    source: Filter | None = None
    nth: int = 0
    came_from: Zone | None = None


@node
class Have(Node):
    """So many cards: "you have a character named … in play", "no cards in your hand"."""

    cards: Cards | Thing
    cmp: Cmp = Cmp.GE
    n: Amount = 1


@node
class Is(Node):
    """The card passes the tests ("if it's a character card", "while this character is exerted")."""

    thing: Thing
    where: tuple[Test, ...]


@node
class Compare(Node):
    left: Amount
    cmp: Cmp
    right: Amount


@node
class Happened(Node):
    """Such an event has happened this turn, so often."""

    event: Event
    cmp: Cmp = Cmp.GE
    n: int = 1


@node
class IsTurnOf(Node):
    """It is the turn of one of these players ("during your turn")."""

    player: Player = Who.YOU


@node
class AnyPlayer(Node):
    """For one of the players (THEY inside) the condition holds."""

    player: Player
    condition: Condition


@node
class FirstTurnNotFirst(Node):
    """It is your first turn and you are not the starting player."""


@node
class UsedShift(Node):
    """Shift was used to play the card."""

    thing: Thing


@node
class DidIt(Node):
    """The instruction just before was performed in full ("if you do")."""


@node
class SlotFilled(Node):
    """The slot holds at least one card ("if … is chosen", "if you returned a card this way")."""

    slot: Slot


@node
class NamedCard(Node):
    """The card has the name that was named."""

    thing: Thing
    slot: Slot


@node
class SameName(Node):
    """The two things share a name; without `right`, all cards of `left` do, which are two or more."""

    left: Thing
    right: Thing | None = None


@node
class Alike(Node):
    """All the cards, which are two or more, have a trait in common; of names it is `SameName`."""

    trait: Trait
    cards: Thing


@node
class No(Node):
    condition: Condition


@node
class Both(Node):
    conditions: tuple[Condition, ...]


@node
class OneOf(Node):
    conditions: tuple[Condition, ...]


Condition = (
    Have
    | Is
    | Compare
    | Happened
    | IsTurnOf
    | AnyPlayer
    | FirstTurnNotFirst
    | UsedShift
    | DidIt
    | SlotFilled
    | NamedCard
    | SameName
    | Alike
    | No
    | Both
    | OneOf
)
