"""The cast: which cards of a pool pass the tests of an ability, as far as that can be read off the cards.

What a card must be like (a name, a cost, a keyword) picks the card; what must be true of it in play
(damaged, exerted, at a location) says in which state it goes on the stage.
"""

from __future__ import annotations

from typing import Final

from illumineer import Dice, ir
from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec, Values
from illumineer.core.card_tests import compare
from illumineer.vocab import CardType, Cmp, Keyword, ShiftKind, Stat, Zone

_LONG_LIST: Final = 12
"""From how many fitting cards one is picked."""


def fits(spec: CardSpec, test: ir.Test) -> bool | None:
    """Whether the card passes, None where the card alone cannot tell."""
    printed = spec.printed
    if isinstance(test, ir.IsType):
        return spec.type in test.types
    if isinstance(test, ir.IsSong):
        return spec.is_song
    if isinstance(test, ir.HasClass):
        return any(word in printed.classes for word in test.words)
    if isinstance(test, ir.Named):
        return any(word in printed.names for word in test.names)
    if isinstance(test, ir.FullNamed):
        return spec.full_name == test.name
    if isinstance(test, ir.HasStat):
        if not isinstance(test.n, int) or test.stat == Stat.DAMAGE:
            return None
        return compare(_stat(printed, test.stat), test.cmp, test.n)
    if isinstance(test, ir.ComparesOwn):
        if Stat.DAMAGE in (test.stat, test.than):
            return None
        return compare(_stat(printed, test.stat), test.cmp, _stat(printed, test.than))
    if isinstance(test, ir.HasKeyword):
        return test.keyword in printed.keywords
    if isinstance(test, ir.HasCoined):
        return any(own.coined == test.word for own, _ in printed.abilities)
    if isinstance(test, ir.IsInk):
        card = spec.card
        assert isinstance(card, ir.Card)
        return any(ink in card.inks for ink in test.inks)
    if isinstance(test, ir.HasInkwell):
        return spec.inkwell
    if isinstance(test, ir.Not):
        found = fits(spec, test.test)
        return None if found is None else not found
    if isinstance(test, ir.AnyOf | ir.AllOf):
        each = [fits(spec, part) for part in test.tests]
        decided = isinstance(test, ir.AnyOf)
        if decided in each:
            return decided
        return None if None in each else not decided
    return None


def _stat(printed: Values, stat: Stat) -> int:
    return {
        Stat.STRENGTH: printed.strength,
        Stat.WILLPOWER: printed.willpower,
        Stat.LORE: printed.lore,
        Stat.COST: printed.cost,
        Stat.MOVE_COST: printed.move_cost,
    }[stat]


def passes(spec: CardSpec, where: tuple[ir.Test, ...]) -> bool:
    """Whether nothing printed on the card speaks against it."""
    return all(fits(spec, test) is not False for test in where)


class Cast:
    """The cards of a pool, by what they pass.  Props come first: they are there to be used."""

    def __init__(self, book: CardBook, pool: range) -> None:
        self.book = book
        # Cards that do little by themselves come first, so that little else happens.
        self._cards = sorted(
            (book.cards[i] for i in pool), key=lambda spec: (len(spec.specs), spec.index)
        )
        self._found: dict[tuple[tuple[ir.Test, ...], bool], list[CardSpec]] = {}
        self._with_shift = [spec for spec in self._cards if Keyword.SHIFT in spec.printed.keywords]
        self._abilities: dict[int, set[int]] = {}
        for ability in book.abilities:
            self._abilities.setdefault(ability.card, set()).add(ability.id)

    def abilities_of(self, index: int) -> set[int]:
        """The numbers of all abilities of a card, those inside others too."""
        return self._abilities.get(index, set())

    def all_fitting(self, where: tuple[ir.Test, ...], in_play: bool) -> list[CardSpec]:
        """The first of the cards that pass; `in_play`: that can be in play."""
        key = (where, in_play)
        found = self._found.get(key)
        if found is None:
            found = []
            for spec in self._cards:
                if in_play and spec.type == CardType.ACTION:
                    continue
                if passes(spec, where):
                    found.append(spec)
                    if len(found) == _LONG_LIST:
                        break
            self._found[key] = found
        return found

    def pick(self, where: tuple[ir.Test, ...], zone: Zone, dice: Dice) -> CardSpec | None:
        """One card that passes, mostly one of the simplest."""
        found = self.all_fitting(where, zone == Zone.PLAY)
        if not found:
            return None
        return found[min(dice.below(len(found)), dice.below(len(found)))]

    def impossible(self, where: tuple[ir.Test, ...], zone: Zone) -> bool:
        """Whether no card of the pool passes."""
        return not self.all_fitting(where, zone == Zone.PLAY)

    def partners(self, card: ir.Card, shift: ir.ShiftAbility, dice: Dice) -> list[CardSpec]:
        """What the card's Shift can go on top of: a card, or one for each of two names."""
        if shift.kind == ShiftKind.UNIVERSAL:
            tests: list[ir.Test] = [ir.IsType((CardType.CHARACTER,))]
        elif shift.kind == ShiftKind.CLASSIFICATION:
            tests = [ir.HasClass((shift.word,))]
        elif shift.kind == ShiftKind.POTATO:
            tests = [ir.AllOf((ir.IsType((CardType.ITEM,)), ir.Named((shift.word,))))]
        else:
            names = self.book.card(card.full_name).printed.names
            tests = [ir.Named((word,)) for word in names[:2]]
        found: list[CardSpec] = []
        for test in tests:
            item = shift.kind == ShiftKind.POTATO
            kind = ir.IsType((CardType.ITEM if item else CardType.CHARACTER,))
            fitting = self.all_fitting((kind, test), True)
            others = [spec for spec in fitting if spec.full_name != card.full_name] or fitting
            if others:
                found.append(others[dice.below(len(others))])
        return found

    def shifters(self, onto: CardSpec | None = None) -> list[CardSpec]:
        """Cards with Shift, or those that can be put on top of that card."""
        return [
            spec
            for spec in self._with_shift
            if onto is None
            or any(isinstance(a.node, ir.ShiftAbility) and _goes_onto(spec, a.node, onto) for a in spec.specs)
        ][:_LONG_LIST]


def _goes_onto(spec: CardSpec, shift: ir.ShiftAbility, onto: CardSpec) -> bool:
    return shift.kind != ShiftKind.DUO and any(is_meant(onto, shift, word) for word in words_of(spec, shift))


def words_of(spec: CardSpec, shift: ir.ShiftAbility) -> tuple[str, ...]:
    """The words by which the Shift of a card says what it goes on top of: one of its own, or the card's names."""
    return (shift.word,) if shift.word else spec.printed.names


def is_meant(onto: CardSpec, shift: ir.ShiftAbility, word: str) -> bool:
    """Whether a card is one that a Shift means by such a word."""
    if shift.kind == ShiftKind.POTATO:
        return onto.type == CardType.ITEM and word in onto.printed.names
    if onto.type != CardType.CHARACTER:
        return False
    if shift.kind == ShiftKind.CLASSIFICATION:
        return word in onto.printed.classes
    return shift.kind == ShiftKind.UNIVERSAL or word in onto.printed.names


# --- states ----------------------------------------------------------------------------------


class State:
    """How a card in play is to stand on the stage; None where it does not matter."""

    __slots__ = ("at", "damage", "exerted", "under")

    def __init__(self, where: tuple[ir.Test, ...] | list[ir.Test]) -> None:
        self.exerted: bool | None = None
        self.damage: int | None = None
        self.at: bool | None = None
        self.under: int | None = None  # so many cards
        for test in where:
            self._take(test, True)

    def _take(self, test: ir.Test, true: bool) -> None:
        if isinstance(test, ir.Not):
            self._take(test.test, not true)
        elif isinstance(test, ir.AllOf):
            for part in test.tests:
                self._take(part, true)
        elif isinstance(test, ir.AnyOf):
            self._take(test.tests[0], true)
        elif isinstance(test, ir.IsExerted):
            self.exerted = true
        elif isinstance(test, ir.CanExert):
            self.exerted = not true
        elif isinstance(test, ir.IsDamaged):
            self.damage = 1 if true else 0
        elif isinstance(test, ir.HasStat) and test.stat == Stat.DAMAGE and isinstance(test.n, int):
            if true and test.cmp in (Cmp.GE, Cmp.GT, Cmp.EQ):
                self.damage = test.n + (test.cmp == Cmp.GT)
            elif true:
                self.damage = 0
        elif isinstance(test, ir.IsAt):
            self.at = true
        elif isinstance(test, ir.HasUnder):
            enough = test.cmp in (Cmp.GE, Cmp.GT, Cmp.EQ)
            self.under = test.n + (test.cmp in (Cmp.GT, Cmp.LE)) if true is enough else 0
