"""Readings: the closed family of what an answer can mean, each a small value with named parts.

`answers.read` makes them from the bare values of a decision.  A reader matches on the family and ends in
`assert_never`, so that the type checker names every reader that a new kind of answer is missing from.

`card` is the reference of a card, `player` the number of a player, `ability` what the book knows of an ability.
"""

from __future__ import annotations

from typing import Any, ClassVar

from illumineer.compile.specs import AbilitySpec
from illumineer.vocab import Act, How, Side


class _Parts:
    """Compares and prints a reading by its parts."""

    __slots__ = ()

    def _parts(self) -> tuple[object, ...]:
        kind: Any = type(self)
        return tuple([getattr(self, name) for name in kind.__match_args__])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Parts) and type(other) is type(self) and self._parts() == other._parts()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self._parts()])})"


class TurnAction(_Parts):
    """A turn action (4.1.3): with which card (0 to end the turn), and which of its abilities."""

    __slots__ = ("ability", "act", "card", "place")
    __match_args__: ClassVar = ("act", "card", "ability", "place")

    def __init__(self, act: Act, card: int = 0, ability: AbilitySpec | None = None, place: int = -1) -> None:
        self.act = act
        self.card = card
        self.ability = ability
        self.place = place  # of the ability among those that the card has now


class Pick(_Parts):
    """A card is picked."""

    __slots__ = ("card",)
    __match_args__: ClassVar = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class PickPlayer(_Parts):
    """A player is picked."""

    __slots__ = ("player",)
    __match_args__: ClassVar = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class Done(_Parts):
    """No more is picked."""

    __slots__ = ("nothing", "players")
    __match_args__: ClassVar = ("nothing", "players")

    def __init__(self, nothing: bool, players: bool) -> None:
        self.nothing = nothing  # nothing was picked before
        self.players = players  # the picks are players


class YesNo(_Parts):
    """An offer is accepted, or declined (6.1.4)."""

    __slots__ = ("yes",)
    __match_args__: ClassVar = ("yes",)

    def __init__(self, yes: bool) -> None:
        self.yes = yes


class Number(_Parts):
    """A number is chosen."""

    __slots__ = ("n",)
    __match_args__: ClassVar = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class Mode(_Parts):
    """An option of "choose one" is chosen, by its place in the printed list."""

    __slots__ = ("place",)
    __match_args__: ClassVar = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


class Way(_Parts):
    """The cost for which a card is played (4.3.2.2): which, by which ability, how much ink; `nth` of its kind."""

    __slots__ = ("ability", "how", "ink", "nth")
    __match_args__: ClassVar = ("how", "ability", "ink", "nth")

    def __init__(self, how: How, ability: AbilitySpec | None, ink: int, nth: int = 0) -> None:
        self.how = how
        self.ability = ability
        self.ink = ink
        self.nth = nth


class Name(_Parts):
    """A card is named."""

    __slots__ = ("word",)
    __match_args__: ClassVar = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word


class Put(_Parts):
    """A card is put on the top or on the bottom of a deck (7.2.3)."""

    __slots__ = ("card", "side")
    __match_args__: ClassVar = ("card", "side")

    def __init__(self, card: int, side: Side) -> None:
        self.card = card
        self.side = side


class Next(_Parts):
    """A card is the next one in an order, from the top."""

    __slots__ = ("card",)
    __match_args__: ClassVar = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Resolve(_Parts):
    """An ability in the bag resolves next (7.7.4)."""

    __slots__ = ("ability", "card", "player", "waiting")
    __match_args__: ClassVar = ("card", "ability", "player", "waiting")

    def __init__(self, card: int, ability: AbilitySpec, player: int, waiting: int) -> None:
        self.card = card
        self.ability = ability
        self.player = player
        self.waiting = waiting  # its id in the bag


class Replacement(_Parts):
    """A replacement effect applies next (6.5.7); without an ability it is the card's Resist."""

    __slots__ = ("ability", "card", "player")
    __match_args__: ClassVar = ("card", "ability", "player")

    def __init__(self, card: int, ability: AbilitySpec | None, player: int) -> None:
        self.card = card
        self.ability = ability
        self.player = player


class Enter(_Parts):
    """A card enters play exerted, or ready."""

    __slots__ = ("card", "exerted")
    __match_args__: ClassVar = ("card", "exerted")

    def __init__(self, card: int, exerted: bool) -> None:
        self.card = card
        self.exerted = exerted


Reading = (
    TurnAction | Pick | PickPlayer | Done | YesNo | Number | Mode | Way | Name | Put | Next | Resolve | Replacement
    | Enter
)  # fmt: skip
