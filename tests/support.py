"""What tests are written with: cards in one line, positions in a few, and a table to act at.

    bolt = action("Bolt", ir.Deal(2, any_character()))
    t = table([bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Ogre"]})
    t.do("play Bolt", "choose Ogre")
    assert t["Ogre"].damage == 2

Every table has these plain cards: Pawn (1 ink, 1/1, 1 lore), Scout (2, 2/2, 1), Knight (3, 3/3, 1),
Ogre (4, 4/5, 2), Giant (6, 6/8, 2), all inkable characters without text; Rock (item, 1), Camp
(location, cost 1, willpower 5, move cost 1, no lore).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core import card_tests, derive
from illumineer.core.state import CardInPlay
from illumineer.cr import number
from illumineer.game import Game
from illumineer.vocab import Ask, CardType, Happening, Ink, Keyword, Stat, Who, Zone

CHARACTER = (ir.IsType((CardType.CHARACTER,)),)
THIS = ir.Filter(where=(ir.IsThis(),))


def fields_of(cls: Any) -> list[str]:
    """The fields that a class of the engine declares; a compiled class has no slots, it has them by another name."""
    return list(cls.__slots__ if hasattr(cls, "__slots__") else cls.__mypyc_attrs__)


# --- cards -----------------------------------------------------------------------------------


def character(
    name: str,
    *abilities: ir.Ability | Keyword,
    cost: int = 2,
    strength: int = 2,
    willpower: int = 3,
    lore: int = 1,
    classes: str = "Storyborn",
    inkwell: bool = True,
    inks: tuple[Ink, ...] = (Ink.AMBER,),
) -> ir.Card:
    """A character; "Name - Version" gives it a version; a bare Keyword stands for its ability."""
    first, _, version = name.partition(" - ")
    return ir.Card(
        first,
        CardType.CHARACTER,
        cost,
        inks,
        version,
        inkwell,
        strength,
        willpower,
        lore,
        classes=tuple(classes.split()),
        abilities=tuple(ir.KeywordAbility(a) if isinstance(a, Keyword) else a for a in abilities),
    )


def action(name: str, effect: ir.Effect, *abilities: ir.Ability, cost: int = 1, song: bool = False) -> ir.Card:
    return ir.Card(
        name, CardType.ACTION, cost, (Ink.AMBER,), song=song, abilities=(ir.ActionEffect(effect), *abilities)
    )


def item(name: str, *abilities: ir.Ability, cost: int = 1) -> ir.Card:
    return ir.Card(name, CardType.ITEM, cost, (Ink.AMBER,), abilities=abilities)


def location(
    name: str, *abilities: ir.Ability | Keyword, cost: int = 1, willpower: int = 5, lore: int = 0, move_cost: int = 1
) -> ir.Card:
    first, _, version = name.partition(" - ")
    return ir.Card(
        first,
        CardType.LOCATION,
        cost,
        (Ink.AMBER,),
        version,
        willpower=willpower,
        lore=lore,
        move_cost=move_cost,
        abilities=tuple(ir.KeywordAbility(a) if isinstance(a, Keyword) else a for a in abilities),
    )


PLAIN = (
    character("Pawn", cost=1, strength=1, willpower=1),
    character("Scout", cost=2, strength=2, willpower=2),
    character("Knight", cost=3, strength=3, willpower=3),
    character("Ogre", cost=4, strength=4, willpower=5, lore=2),
    character("Giant", cost=6, strength=6, willpower=8, lore=2),
    item("Rock"),
    location("Camp"),
)


# --- words for abilities ---------------------------------------------------------------------


def keyword(which: Keyword, n: int = 0) -> ir.KeywordAbility:
    return ir.KeywordAbility(which, n)


def shift(ink: int, **more: Any) -> ir.ShiftAbility:
    return ir.ShiftAbility((ir.InkCost(ink),), **more)


def when_played(effect: ir.Effect, **more: Any) -> ir.Triggered:
    return ir.Triggered((ir.Event(Happening.PLAYED, subject=THIS),), effect, name="When Played", **more)


def whenever_quests(effect: ir.Effect, **more: Any) -> ir.Triggered:
    return ir.Triggered((ir.Event(Happening.QUESTED, subject=THIS),), effect, name="Whenever Quests", **more)


def when_banished(effect: ir.Effect, **more: Any) -> ir.Triggered:
    return ir.Triggered((ir.Event(Happening.BANISHED, subject=THIS),), effect, name="When Banished", **more)


def whenever(on: Happening, effect: ir.Effect, name: str = "Whenever", **pattern: Any) -> ir.Triggered:
    return ir.Triggered((ir.Event(on, **pattern),), effect, name=name)


def exert_ability(effect: ir.Effect, *costs: ir.Cost, name: str = "Use", **more: Any) -> ir.Activated:
    return ir.Activated((ir.ExertCost(), *costs), effect, name=name, **more)


def your_characters(*where: ir.Test) -> ir.Cards:
    return ir.Cards(of=Who.YOU, where=CHARACTER + where)


def any_character(*where: ir.Test, **more: Any) -> ir.Chosen:
    """ "chosen character"."""
    return ir.Chosen(ir.Cards(where=CHARACTER + where), **more)


def your_character(*where: ir.Test, **more: Any) -> ir.Chosen:
    return ir.Chosen(your_characters(*where), **more)


def opposing_character(*where: ir.Test, **more: Any) -> ir.Chosen:
    return ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER + where), **more)


# --- the table -------------------------------------------------------------------------------


class Seen:
    """A card, as it is now."""

    def __init__(self, table: Table, ref: int) -> None:
        self.table = table
        self.ref = ref
        st = table.game.state
        self.object: CardInPlay | None = st.in_play.get(ref)
        self.zone = Zone(st.zone_of(ref)).name.lower()

    def _in_play(self) -> CardInPlay:
        assert self.object is not None, "not in play"
        return self.object

    @property
    def damage(self) -> int:
        return self._in_play().damage

    @property
    def exerted(self) -> bool:
        return self._in_play().exerted

    @property
    def drying(self) -> bool:
        return self._in_play().drying

    @property
    def values(self) -> Any:
        return card_tests.values_of(self.table.game.state, self.ref)

    @property
    def strength(self) -> int:
        """The raw value, which may be negative (6.6.2)."""
        return int(self.values.strength)

    @property
    def willpower(self) -> int:
        return int(self.values.willpower)

    @property
    def lore(self) -> int:
        return int(self.values.lore)

    def stat(self, stat: Stat) -> int:
        """The value as it counts: below 0 is 0, Challenger included while challenging."""
        return card_tests.stat_of(self.table.game.state, self.ref, stat)

    def has(self, which: Keyword) -> bool:
        return int(which) in self.values.keywords

    def keyword(self, which: Keyword) -> int:
        return int(self.values.keywords[int(which)])

    @property
    def at(self) -> str | None:
        place = self._in_play().location
        return self.table.name(place) if place else None

    @property
    def under(self) -> list[str]:
        """Names of all cards under it, face up first."""
        st = self.table.game.state
        card = self._in_play()
        return [st.spec(id).full_name for id in card.under + card.facedown]


class Table:
    """A game in a position, with short ways to act and to look."""

    def __init__(self, game: Game) -> None:
        self.game = game
        st = game.state
        # The ids of the cards, by the label they were set up with.
        self.ids: dict[str, int] = {}
        counts: dict[str, int] = {}
        for id in range(len(st.defs)):
            name = st.spec(id).full_name
            counts[name] = counts.get(name, 0) + 1
            self.ids[name if counts[name] == 1 else f"{name}#{counts[name]}"] = id

    # acting

    def do(self, *moves: str) -> Table:
        """Make moves, one after the other."""
        for move in moves:
            self.game.push(move)
        return self

    def end_turn(self) -> Table:
        return self.do("end turn")

    def moves(self) -> list[str]:
        """The texts of all legal moves."""
        return [move.text for move in self.game.legal_moves]

    def legal(self, move: str) -> bool:
        return move in self.moves()

    def why(self, move: str) -> list[str]:
        """The numbers of the rules that refuse the move, in the edition played."""
        return [number(reason.rule, self.game.edition) for reason in self.game.why_not(move)]

    @property
    def asked(self) -> tuple[int, str] | None:
        """(player, kind of decision), e.g. (0, "choose"); None when the game is over."""
        decision = self.game.decision
        return (decision.player, Ask(decision.kind).name.lower()) if decision is not None else None

    # looking

    def __getitem__(self, label: str) -> Seen:
        """The physical card with that label: "Name", or "Name#2" for the second one set up."""
        st = self.game.state
        id = self.ids[label]
        for ref, card in st.in_play.items():
            if card.card == id:
                return Seen(self, ref)
        return Seen(self, st.ref[id])

    def name(self, ref: int) -> str:
        st = self.game.state
        card = st.in_play.get(ref)
        return st.spec(card.card if card is not None else ref & 1023).full_name

    def lore(self, player: int = 0) -> int:
        return self.game.lore[player]

    def hand(self, player: int = 0) -> list[str]:
        st = self.game.state
        return [st.spec(id).full_name for id in st.hand[player]]

    def deck(self, player: int = 0) -> list[str]:
        """Top first."""
        st = self.game.state
        return [st.spec(id).full_name for id in reversed(st.deck[player])]

    def discard(self, player: int = 0) -> list[str]:
        st = self.game.state
        return [st.spec(id).full_name for id in st.discard[player]]

    def play(self, player: int = 0) -> list[str]:
        return [self.name(ref) for ref in self.game.state.play[player]]

    def ink(self, player: int = 0) -> tuple[int, int]:
        """(ready, exerted)."""
        st = self.game.state
        return len(st.ink_ready[player]), len(st.ink_exerted[player])

    def bag(self) -> list[str]:
        """Story names of what waits in the bag."""
        st = self.game.state
        return [st.setup.book.abilities[w.ability].name for w in st.bag]

    @property
    def winner(self) -> int | None:
        outcome = self.game.outcome
        return outcome.winners[0] if outcome is not None and outcome.winners else None

    def events(self, kind: Happening) -> list[Any]:
        return [event for event in self.game.events if event.kind == kind]

    def standing(self) -> Any:
        return derive.derived(self.game.state)


def table(cards: list[ir.Card] | tuple[ir.Card, ...] = (), edition: str = "2.3", **position: Any) -> Table:
    """A game in a position of the given cards and the plain ones; see `illumineer.position`."""
    book = CardBook([*cards, *PLAIN])
    return Table(Game.from_position(position, book, edition))


def in_edition(edition: str) -> tuple[Callable[..., Table], Callable[..., pytest.MarkDecorator]]:
    """`table` and the mark `rule`, both for an older edition and its numbers."""

    def rule(*numbers: str) -> pytest.MarkDecorator:
        return pytest.mark.rule(*(f"{edition}:{number}" for number in numbers))

    return partial(table, edition=edition), rule
