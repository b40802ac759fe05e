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

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.compile.specs import Values
from illumineer.core import derive
from illumineer.core.state import CardInPlay
from illumineer.cr import number
from illumineer.game import Game
from illumineer.seen.card import Card
from illumineer.seen.labels import Label
from illumineer.seen.look import Look
from illumineer.vocab import CardType, Happening, Ink, Keyword, Stat, Who

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
    """A card as it is now, in the words that tests use: its raw values, and states only while it is in play."""

    def __init__(self, card: Card) -> None:
        self.card = card

    @property
    def ref(self) -> int:
        return self.card.ref

    @property
    def zone(self) -> str:
        return self.card.zone.name.lower()

    @property
    def object(self) -> CardInPlay | None:
        return self.card.object_in_play

    def _in_play(self) -> Card:
        assert self.card.in_play, "not in play"
        return self.card

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
    def values(self) -> Values:
        return self.card.values

    @property
    def strength(self) -> int:
        """The raw value, which may be negative (6.6.2)."""
        return self.values.strength

    @property
    def willpower(self) -> int:
        return self.values.willpower

    @property
    def lore(self) -> int:
        return self.values.lore

    def stat(self, stat: Stat) -> int:
        """The value as it counts: below 0 is 0, Challenger included while challenging."""
        return self.card.stat(stat)

    def has(self, which: Keyword) -> bool:
        return self.card.has(which)

    def keyword(self, which: Keyword) -> int:
        return self.card.keywords[which]

    @property
    def at(self) -> str | None:
        place = self._in_play().location
        return place.full_name if place is not None else None

    @property
    def under(self) -> list[str]:
        """Names of all cards under it, face up first."""
        card = self._in_play()
        return names(card.under + card.facedown)


def names(cards: list[Card]) -> list[str]:
    return [card.spec.full_name for card in cards]


class Table:
    """A game in a position, with short ways to act and to look."""

    def __init__(self, game: Game) -> None:
        self.game = game
        # The ids of the cards, by the label they were set up with.
        self.ids: dict[str, int] = {}
        counts: Counter[str] = Counter()
        for id in range(len(game.state.defs)):
            name = game.state.spec(id).full_name
            counts[name] += 1
            self.ids[str(Label(name, counts[name]))] = id

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
        return (decision.player, decision.verb) if decision is not None else None

    # looking

    @property
    def look(self) -> Look:
        return Look(self.game.state)

    def __getitem__(self, label: str) -> Seen:
        """The physical card with that label: "Name", or "Name#2" for the second one set up."""
        return Seen(self.look.card(self.ids[label]))

    def name(self, ref: int) -> str:
        return self.look.card_of(ref).spec.full_name

    def lore(self, player: int = 0) -> int:
        return self.game.player(player).lore

    def hand(self, player: int = 0) -> list[str]:
        return names(self.game.player(player).hand)

    def deck(self, player: int = 0) -> list[str]:
        """Top first."""
        return names(self.game.player(player).deck)

    def discard(self, player: int = 0) -> list[str]:
        return names(self.game.player(player).discard)

    def play(self, player: int = 0) -> list[str]:
        return names(self.game.player(player).play)

    def ink(self, player: int = 0) -> tuple[int, int]:
        """(ready, exerted)."""
        ink = self.game.player(player).ink
        return ink.ready, ink.exerted

    def bag(self) -> list[str]:
        """Story names of what waits in the bag."""
        return [waiting.ability for waiting in self.look.bag]

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
