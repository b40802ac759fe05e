"""How many: numbers that are printed, counted, or looked up when they are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from illumineer.ir.base import Node, Slot, node
from illumineer.vocab import Stat, Trait, Who

if TYPE_CHECKING:
    from illumineer.ir.conditions import Condition, Event
    from illumineer.ir.things import Cards, Player, Thing


@node
class Count(Node):
    """How many cards ("for each", "equal to the number of")."""

    cards: Cards | Thing


@node
class StatOf(Node):
    """A characteristic of a card, or its damage (last known if it has left play, 6.7.7)."""

    stat: Stat
    thing: Thing
    printed: bool = False


@node
class TotalOf(Node):
    """The sum of a characteristic over cards."""

    stat: Stat
    cards: Cards | Thing


@node
class HighestOf(Node):
    """The highest value of a characteristic among cards; -1 if there are none."""

    stat: Stat
    cards: Cards | Thing


@node
class LowestOf(Node):
    """The lowest value of a characteristic among cards; -1 if there are none."""

    stat: Stat
    cards: Cards | Thing


@node
class LoreOf(Node):
    """A player's lore."""

    player: Player = Who.YOU


@node
class InkDropsOf(Node):
    """A player's ink drops (1.13)."""

    player: Player = Who.YOU


@node
class DropsUsed(Node):
    """How many ink drops were removed to play the card: to pay ink, or as a cost of their own."""

    thing: Thing


@node
class Number(Node):
    """What a slot holds: a number, or how many cards ("that many", "this way")."""

    slot: Slot


@node
class InvolvedAmount(Node):
    """The number of the event: damage dealt, cards discarded, ink paid."""


@node
class Times(Node):
    amount: Amount
    by: int


@node
class Per(Node):
    """One for each full `each` ("for each 2 damage")."""

    amount: Amount
    each: int


@node
class Plus(Node):
    left: Amount
    right: Amount


@node
class Minus(Node):
    left: Amount
    right: Amount


@node
class AtMost(Node):
    """The amount, to a maximum."""

    amount: Amount
    limit: int


@node
class Either(Node):
    """One amount if the condition holds, else the other."""

    condition: Condition
    then: Amount
    otherwise: Amount


@node
class TimesHappened(Node):
    """How often such an event has happened this turn."""

    event: Event


@node
class Sung(Node):
    """How many characters sang the song that is resolving."""


@node
class InksAmong(Node):
    """How many different ink types cards have."""

    cards: Cards | Thing


@node
class NamesAmong(Node):
    """How many of the cards have different names: none of those counted shares a name with another of them."""

    cards: Cards | Thing


@node
class DifferentAmong(Node):
    """How many different costs, classifications … cards have; of names it is `NamesAmong`, of ink types `InksAmong`."""

    trait: Trait
    cards: Cards | Thing


@node
class MostAlike(Node):
    """How many cards there are at most that all have one name, cost, classification … in common."""

    trait: Trait
    cards: Cards | Thing


@node
class Players(Node):
    """How many players are meant (for "each opponent who doesn't")."""

    player: Player


Amount = (
    int
    | Count
    | StatOf
    | TotalOf
    | HighestOf
    | LowestOf
    | LoreOf
    | InkDropsOf
    | DropsUsed
    | Number
    | InvolvedAmount
    | Times
    | Per
    | Plus
    | Minus
    | AtMost
    | Either
    | TimesHappened
    | Sung
    | InksAmong
    | NamesAmong
    | DifferentAmong
    | MostAlike
    | Players
)
