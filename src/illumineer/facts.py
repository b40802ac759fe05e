"""Facts: what an event tells besides who, whom and how many.  A class for each kind of fact, its fields by name.

A fact is never changed, so events and copies of a game share it.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.vocab import Side, Step, Zone


class Fact:
    """What an event tells besides; each kind is a class of its own."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {', '.join([f'{name} {value}' for name, value in row_of(self)])}>"


class OfAbility(Fact):
    """Which ability it is about; if it waits in the bag or has waited there, its number there (else 0)."""

    __slots__ = ("ability", "waiting")

    def __init__(self, ability: int, waiting: int = 0) -> None:
        self.ability = ability
        self.waiting = waiting


class NoEffect(OfAbility):
    """Which ability does nothing: as it resolves or, in 1.x, before it would be added to the bag."""

    __slots__ = ("resolves",)

    def __init__(self, ability: int, waiting: int = 0, resolves: bool = True) -> None:
        super().__init__(ability, waiting)
        self.resolves = resolves


class Undone(OfAbility):
    """Which ability has a part that does not happen, and why it does not: the key of a phrase ("undone")."""

    __slots__ = ("why",)

    def __init__(self, ability: int, why: str) -> None:
        super().__init__(ability)
        self.why = why


class Replaced(OfAbility):
    """Which ability replaces an event, and the kind of event.

    Several events may be replaced at once: the last of them has in `resolutions` how many resolutions come instead.
    -1: nothing comes instead.
    """

    __slots__ = ("kind", "resolutions")

    def __init__(self, ability: int, kind: int, resolutions: int) -> None:
        super().__init__(ability)
        self.kind = kind
        self.resolutions = resolutions


class Lasts(OfAbility):
    """What lasts: the ability that it comes from (or is), how long, and whose turn ends it (`until`).

    Of mods the instruction that made them (`step` of `program`), those that have ceased to exist (a bit for each) and
    the numbers in them; of a created ability (`program` is -1) how often it can still happen.
    """

    __slots__ = ("dropped", "duration", "numbers", "program", "step", "times", "until")

    def __init__(
        self,
        ability: int,
        duration: int,
        until: int,
        program: int,
        step: int,
        times: int,
        dropped: int,
        numbers: tuple[int, ...],
    ) -> None:
        super().__init__(ability)
        self.duration = duration
        self.until = until
        self.program = program
        self.step = step
        self.times = times
        self.dropped = dropped
        self.numbers = numbers


class PlayedFor(Fact):
    """How a card is played: for which cost, by which ability (of Shift, say), with how many ink drops removed."""

    __slots__ = ("ability", "drops", "how")

    def __init__(self, ability: int, how: int, drops: int) -> None:
        self.ability = ability
        self.how = how
        self.drops = drops


class CameFrom(Fact):
    """The zone that a card was in, or cards were."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Goes(Fact):
    """Where a card goes: the zone, the side of a deck, whether it is exerted there."""

    __slots__ = ("exerted", "side", "zone")

    def __init__(self, zone: int, side: int = Side.TOP, exerted: bool = False) -> None:
        self.zone = zone
        self.side = side
        self.exerted = exerted


class Face(Fact):
    """Whether a card is put under another face down."""

    __slots__ = ("down",)

    def __init__(self, down: bool) -> None:
        self.down = down


class OfStep(Fact):
    """Which step of the turn it is."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step


class OnlyAnswer(Fact):
    """The only answer there was, and to what: "choose" (the subject), "how", "mode", "number" or "player"."""

    __slots__ = ("about", "answer")

    def __init__(self, about: str, answer: int = 0) -> None:
        self.about = about
        self.answer = answer


class InsteadOf(Fact):
    """The number that it would have been."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class Called(Fact):
    """A name, or why it is so: the key of a phrase."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word


FIELDS: Final[dict[type[Fact], tuple[str, ...]]] = {
    OfAbility: ("ability", "waiting"),
    NoEffect: ("ability", "waiting", "resolves"),
    Undone: ("ability", "why"),
    Replaced: ("ability", "kind", "resolutions"),
    Lasts: ("ability", "duration", "until", "program", "step", "times", "dropped", "numbers"),
    PlayedFor: ("ability", "how", "drops"),
    CameFrom: ("zone",),
    Goes: ("zone", "side", "exerted"),
    Face: ("down",),
    OfStep: ("step",),
    OnlyAnswer: ("about", "answer"),
    InsteadOf: ("n",),
    Called: ("word",),
}
"""The fields of each kind of fact, in the order in which it takes them."""


def row_of(fact: Fact) -> list[tuple[str, Any]]:
    """The fields of a fact with their values."""
    return [(name, getattr(fact, name)) for name in FIELDS[type(fact)]]


def again(fact: Fact) -> Fact:
    """The same fact in an object of its own."""
    made: Any = type(fact)
    found: Fact = made(*[value for _, value in row_of(fact)])
    return found


# Facts with few values, which many events tell of: one object for each.
CAME_FROM: Final = [CameFrom(zone) for zone in range(len(Zone))]
STEPS: Final = [OfStep(step) for step in range(len(Step))]
FACES: Final = (Face(False), Face(True))
ENTERS_EXERTED: Final = Goes(Zone.PLAY, exerted=True)
