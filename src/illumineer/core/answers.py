"""What an answer means: the one place that knows what the numbers of a decision stand for.

Inside the core an answer is a bare value (`decisions.Answer`).  `read` turns it into a *reading*: one of a closed
family of small values with named parts.  A reader matches on the family and ends in `assert_never`, so that the type
checker names every reader that a new kind of answer is missing from.

`card` is the reference of a card, `player` the number of a player, `ability` what the book knows of an ability.
"""

from __future__ import annotations

from typing import Any, assert_never

from illumineer.compile.specs import AbilitySpec
from illumineer.core import derive, would
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.state import State
from illumineer.vocab import Act, Ask, How, Side


class _Parts:
    """Compares, hashes and prints a reading by its parts."""

    __slots__ = ()

    def _parts(self) -> tuple[object, ...]:
        kind: Any = type(self)
        return tuple([getattr(self, name) for name in kind.__match_args__])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Parts) and type(other) is type(self) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self._parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self._parts()])})"


class TurnAction(_Parts):
    """A turn action (4.1.3): with which card (0 to end the turn), and which of its abilities."""

    __slots__ = ("ability", "act", "card", "place")
    __match_args__ = ("act", "card", "ability", "place")

    def __init__(self, act: Act, card: int = 0, ability: AbilitySpec | None = None, place: int = -1) -> None:
        self.act = act
        self.card = card
        self.ability = ability
        self.place = place  # of the ability among those that the card has now


class Pick(_Parts):
    """A card is picked."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class PickPlayer(_Parts):
    """A player is picked."""

    __slots__ = ("player",)
    __match_args__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class Done(_Parts):
    """No more is picked."""

    __slots__ = ("nothing", "players")
    __match_args__ = ("nothing", "players")

    def __init__(self, nothing: bool, players: bool) -> None:
        self.nothing = nothing  # nothing was picked before
        self.players = players  # the picks are players


class YesNo(_Parts):
    """An offer is accepted, or declined (6.1.4)."""

    __slots__ = ("yes",)
    __match_args__ = ("yes",)

    def __init__(self, yes: bool) -> None:
        self.yes = yes


class Number(_Parts):
    """A number is chosen."""

    __slots__ = ("n",)
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class Mode(_Parts):
    """An option of "choose one" is chosen, by its place in the printed list."""

    __slots__ = ("place",)
    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


class Way(_Parts):
    """The cost for which a card is played (4.3.2.2): which, by which ability, how much ink; `nth` of its kind."""

    __slots__ = ("ability", "how", "ink", "nth")
    __match_args__ = ("how", "ability", "ink", "nth")

    def __init__(self, how: How, ability: AbilitySpec | None, ink: int, nth: int = 0) -> None:
        self.how = how
        self.ability = ability
        self.ink = ink
        self.nth = nth


class Name(_Parts):
    """A card is named."""

    __slots__ = ("word",)
    __match_args__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word


class Put(_Parts):
    """A card is put on the top or on the bottom of a deck (7.2.3)."""

    __slots__ = ("card", "side")
    __match_args__ = ("card", "side")

    def __init__(self, card: int, side: Side) -> None:
        self.card = card
        self.side = side


class Next(_Parts):
    """A card is the next one in an order, from the top."""

    __slots__ = ("card",)
    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Resolve(_Parts):
    """An ability in the bag resolves next (7.7.4)."""

    __slots__ = ("ability", "card", "player", "waiting")
    __match_args__ = ("card", "ability", "player", "waiting")

    def __init__(self, card: int, ability: AbilitySpec, player: int, waiting: int) -> None:
        self.card = card
        self.ability = ability
        self.player = player
        self.waiting = waiting  # its id in the bag


class Replacement(_Parts):
    """A replacement effect applies next (6.5.7); without an ability it is the card's Resist."""

    __slots__ = ("ability", "card", "player")
    __match_args__ = ("card", "ability", "player")

    def __init__(self, card: int, ability: AbilitySpec | None, player: int) -> None:
        self.card = card
        self.ability = ability
        self.player = player


class Enter(_Parts):
    """A card enters play exerted, or ready."""

    __slots__ = ("card", "exerted")
    __match_args__ = ("card", "exerted")

    def __init__(self, card: int, exerted: bool) -> None:
        self.card = card
        self.exerted = exerted


Reading = (
    TurnAction | Pick | PickPlayer | Done | YesNo | Number | Mode | Way | Name | Put | Next | Resolve | Replacement
    | Enter
)  # fmt: skip


def read(st: State, asked: Decision, value: Answer) -> Reading:
    """What an answer to the decision means, legal or not; ValueError if it means nothing there."""
    found = _read(st, asked, value)
    if found is None:
        raise ValueError(f"{value!r} is no answer to {asked.kind!r}")
    return found


def is_answer(st: State, asked: Decision, value: object) -> bool:
    """Whether a value that anybody may have made means something as an answer to the decision."""
    return _is_plain(value) and _read(st, asked, value) is not None


def _is_plain(value: object) -> bool:
    """Whether a value is an `Answer` at all."""
    if isinstance(value, tuple):
        return all([type(part) is int for part in value])
    return type(value) is int or isinstance(value, str)


def _read(st: State, asked: Decision, value: Any) -> Reading | None:
    kind = asked.ask
    if kind == Ask.NAME:
        return Name(value) if isinstance(value, str) else None
    if isinstance(value, tuple):
        return _turn_action(st, value) if kind == Ask.ACT else _way(st, asked, value) if kind == Ask.MODE else None
    if not isinstance(value, int) or kind == Ask.ACT:
        return None
    if value == DONE and kind in (Ask.CHOOSE, Ask.ORDER, Ask.MODE):
        return Done(not asked.picked, asked.of_players)
    if kind == Ask.CHOOSE:
        if asked.of_players:
            return PickPlayer(value) if 0 <= value < st.setup.players else None
        return Pick(value) if value > 0 else None
    if kind == Ask.ACCEPT:
        return YesNo(value == 1) if value in (0, 1) else None
    if kind == Ask.NUMBER:
        return Number(value)
    if kind == Ask.MODE:
        return Mode(value) if value >= 0 and asked.about != "how_to_play" else None
    if kind == Ask.PUT:
        return Put(asked.picked[0], Side(value)) if value in (Side.TOP, Side.BOTTOM) else None
    if kind == Ask.ORDER:
        return Next(value) if value > 0 else None
    if kind == Ask.RESOLVE:
        return _resolve(st, value)
    if kind == Ask.REPLACE:
        return _replacement(st, asked, value)
    if kind == Ask.ENTER:
        return Enter(asked.source, value == 1) if value in (0, 1) else None
    return None


def _turn_action(st: State, value: tuple[int, ...]) -> TurnAction | None:
    if not value or value[0] not in list(Act):
        return None
    act = Act(value[0])
    if act == Act.END_TURN:
        return TurnAction(act) if len(value) == 1 else None
    if len(value) != (3 if act == Act.ACTIVATE else 2):
        return None
    if act != Act.ACTIVATE:
        return TurnAction(act, value[1])
    card = st.in_play.get(value[1])
    if card is None:
        return None
    abilities = derive.values(st, card).abilities
    place = value[2]
    return TurnAction(act, value[1], abilities[place][0], place) if 0 <= place < len(abilities) else None


def _way(st: State, asked: Decision, value: tuple[int, ...]) -> Way | None:
    if len(value) != 3 or value[0] not in list(How) or value[1] >= len(st.setup.book.abilities):
        return None
    alike = [option for option in asked.options if isinstance(option, tuple) and option[0] == value[0]]
    nth = alike.index(value) if value in alike else 0
    return Way(How(value[0]), st.setup.book.abilities[value[1]] if value[1] >= 0 else None, value[2], nth)


def _resolve(st: State, id: int) -> Resolve | None:
    for waiting in st.bag:
        if waiting.id == id:
            return Resolve(waiting.source, st.setup.book.abilities[waiting.ability], waiting.player, id)
    return None


def _replacement(st: State, asked: Decision, key: int) -> Replacement | None:
    if key not in asked.options:
        return None
    if key < 0:
        return Replacement(-key, None, asked.player)
    watch = would.watching_for_key(st, key)
    return Replacement(watch.context.source, watch.spec, watch.context.player)


def card_of(asked: Decision, reading: Reading) -> int:
    """The card that an answer is about: the one it names, else the one that asks; 0 if there is none."""
    match reading:
        case TurnAction() | Pick() | Put() | Next() | Resolve() | Replacement() | Enter():
            return reading.card
        case Done():
            return 0
        case PickPlayer() | YesNo() | Number() | Mode() | Way() | Name():
            return asked.source
        case _ as rest:
            assert_never(rest)


def ability_of(reading: Reading) -> AbilitySpec | None:
    """The ability that an answer names."""
    match reading:
        case TurnAction() | Way() | Resolve() | Replacement():
            return reading.ability
        case _:
            return None
