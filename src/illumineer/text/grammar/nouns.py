"""Nouns with the words around them: of which of several nouns an adjective, or what follows, is said.

A phrase is a tuple of tests in the order of its words: adjectives, the noun, and what follows it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, Unfit, Ways
from illumineer.vocab import CardType, Stat


def _splits(value: tuple[Any, ...]) -> Ways:
    return [(value[:i], value[i:]) for i in range(1, len(value))]


def both(left: Any, right: Any) -> Any:
    """Two tuples, one after the other."""
    return Make(tuple, lambda a, b: a + b, _splits, left, right)


def also(kind: type[ir.Cards] | type[ir.Filter], cards: Any, test: ir.Test) -> Any:
    """Cards that pass one more test, which is said last."""

    def unbuild(value: Any) -> Ways:
        return [(replace(value, where=value.where[:-1]),)] if value.where[-1:] == (test,) else []

    return Make(kind, lambda cards: replace(cards, where=(*cards.where, test)), unbuild, cards)


_BEARERS: dict[Stat, tuple[CardType, ...]] = {  # which cards have it
    Stat.STRENGTH: (CardType.CHARACTER,), Stat.MOVE_COST: (CardType.LOCATION,),
    **dict.fromkeys((Stat.WILLPOWER, Stat.LORE, Stat.DAMAGE), (CardType.CHARACTER, CardType.LOCATION)),
}  # fmt: skip


def _can_be(test: Any, type_: CardType) -> bool:
    """Whether it can be said of a card of that type."""
    match test:
        case ir.Not():
            return _can_be(test.test, type_)
        case ir.IsAt() | ir.HasClass():
            return type_ is CardType.CHARACTER
        case ir.IsExerted():
            return type_ is not CardType.LOCATION
        case ir.IsDamaged():
            return type_ in _BEARERS[Stat.DAMAGE]
        case ir.HasStat():
            return type_ in _BEARERS.get(test.stat, (type_,))
    return True


def _types(tests: tuple[Any, ...]) -> tuple[CardType, ...]:
    """The types that the noun, which is the last word, names."""
    match tests:
        case (*_, ir.IsType(types=types)):
            return types
        case (*_, ir.AnyOf(tests=(ir.AllOf(tests=first), *_, ir.IsType()) as nouns)):
            return _types(first) + _types(nouns[1:])
    return ()


def _own(test: Any) -> bool:
    """Whether it is a union whose first noun has adjectives of its own."""
    match test:
        case ir.AnyOf(tests=(ir.AllOf(), *_, ir.IsType())):
            return True
    return False


def _followed(core: tuple[Any, ...], tests: tuple[Any, ...]) -> tuple[Any, ...]:
    """What follows several nouns is said of all of them, or of the last one if it can be said of that one only."""
    types = _types(core)
    fit = tuple(type_ for type_ in types if all(_can_be(test, type_) for test in tests))
    if len(types) < 2 or fit == types:
        return core + tests
    if fit != types[-1:] or _own(core[-1]):
        raise Unfit("what follows cannot be said of these cards")
    return (*core[:-1], ir.AnyOf((ir.IsType(types[:-1]), ir.AllOf((ir.IsType(fit), *tests)))))


def _apart(value: tuple[Any, ...]) -> Ways:
    found = _splits(value)
    match value:
        case (*adjectives, ir.AnyOf(tests=(ir.IsType() as noun, ir.AllOf(tests=(ir.IsType() as last, *tests))))):
            found.append(((*adjectives, ir.IsType(noun.types + last.types)), tuple(tests)))
    return found


def followed(core: Any, tests: Any) -> Any:
    """A noun with its adjectives, and what follows it."""
    return Make(tuple, _followed, _apart, core, tests)


def _described(adjective: Any, core: tuple[Any, ...]) -> tuple[Any, ...]:
    """An adjective in front of several nouns, each of which it can be said of."""
    if _own(core[-1]):
        raise Unfit("of the first noun or of both")
    if len(_types(core)) > 1 and not all(_can_be(adjective, type_) for type_ in _types(core)):
        raise Unfit("the adjective cannot be said of all these cards")
    return (adjective, *core)


def _adjective_first(value: tuple[Any, ...]) -> Ways:
    return [(value[0], value[1:])] if len(value) > 1 else []


def described(adjective: Any, core: Any) -> Any:
    return Make(tuple, _described, _adjective_first, adjective, core)


def _first_described(first: tuple[Any, ...], others: tuple[CardType, ...]) -> tuple[Any, ...]:
    if any(_can_be(adjective, type_) for adjective in first[:-1] for type_ in others):
        raise Unfit("the adjective could be said of all these cards")
    return (ir.AnyOf((ir.AllOf(first), ir.IsType(others))),)


def _first_and_others(value: tuple[Any, ...]) -> Ways:
    match value:
        case (ir.AnyOf(tests=(ir.AllOf(tests=first), ir.IsType(types=others))),):
            return [(first, others)]
    return []


def first_described(first: Any, others: Any) -> Any:
    """Several nouns, the first with adjectives that cannot be said of the others ("a Hero character or item")."""
    return Make(tuple, _first_described, _first_and_others, first, others)
