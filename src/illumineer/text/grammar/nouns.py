"""Nouns with the words around them: of which of several nouns an adjective, or what follows, is said.

A phrase is a tuple of tests in the order of its words: adjectives, the noun, and what follows it.
"""

from __future__ import annotations

from typing import Any

from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, Unfit
from illumineer.vocab import CardType, Stat


def _splits(value: Any) -> list[tuple[Any, ...]]:
    return [(value[:i], value[i:]) for i in range(1, len(value))] if isinstance(value, tuple) else []


def both(left: Any, right: Any) -> Any:
    """Two tuples, one after the other."""
    return Make(lambda a, b: a + b, _splits, left, right)


_BEARERS: dict[Stat, tuple[CardType, ...]] = {  # which cards have it
    Stat.STRENGTH: (CardType.CHARACTER,), Stat.MOVE_COST: (CardType.LOCATION,),
    **dict.fromkeys((Stat.WILLPOWER, Stat.LORE, Stat.DAMAGE), (CardType.CHARACTER, CardType.LOCATION)),
}  # fmt: skip


def _can_be(test: Any, type_: CardType) -> bool:
    """Whether it can be said of a card of that type."""
    if isinstance(test, ir.Not):
        return _can_be(test.test, type_)
    if isinstance(test, ir.IsAt | ir.HasClass):
        return type_ is CardType.CHARACTER
    if isinstance(test, ir.IsExerted):
        return type_ is not CardType.LOCATION
    if isinstance(test, ir.IsDamaged):
        return type_ in _BEARERS[Stat.DAMAGE]
    return not isinstance(test, ir.HasStat) or type_ in _BEARERS.get(test.stat, (type_,))


def _own(test: Any) -> bool:
    """Whether it is a union whose first noun has adjectives of its own."""
    return isinstance(test, ir.AnyOf) and isinstance(test.tests[0], ir.AllOf) and isinstance(test.tests[-1], ir.IsType)


def _types(tests: tuple[Any, ...]) -> tuple[CardType, ...]:
    """The types that the noun, which is the last word, names."""
    if tests and _own(tests[-1]):
        return _types(tests[-1].tests[0].tests) + _types(tests[-1].tests[1:])
    return tests[-1].types if tests and isinstance(tests[-1], ir.IsType) else ()


def _followed(core: tuple[Any, ...], tests: tuple[Any, ...]) -> tuple[Any, ...]:
    """What follows several nouns is said of all of them, or of the last one if it can be said of that one only."""
    types = _types(core)
    fit = tuple(type_ for type_ in types if all(_can_be(test, type_) for test in tests))
    if len(types) < 2 or fit == types:
        return core + tests
    if fit != types[-1:] or _own(core[-1]):
        raise Unfit("what follows cannot be said of these cards")
    return (*core[:-1], ir.AnyOf((ir.IsType(types[:-1]), ir.AllOf((ir.IsType(fit), *tests)))))


def _apart(value: Any) -> list[tuple[Any, ...]]:
    found = _splits(value)
    last = value[-1] if value and isinstance(value, tuple) else None
    if isinstance(last, ir.AnyOf) and len(last.tests) == 2 and isinstance(last.tests[1], ir.AllOf):
        before, (noun, *tests) = last.tests[0], last.tests[1].tests
        if isinstance(before, ir.IsType) and isinstance(noun, ir.IsType):
            found.append(((*value[:-1], ir.IsType(before.types + noun.types)), tuple(tests)))
    return found


def followed(core: Any, tests: Any) -> Any:
    """A noun with its adjectives, and what follows it."""
    return Make(_followed, _apart, core, tests)


def _described(adjective: Any, core: tuple[Any, ...]) -> tuple[Any, ...]:
    """An adjective in front of several nouns, each of which it can be said of."""
    if _own(core[-1]):
        raise Unfit("of the first noun or of both")
    if len(_types(core)) > 1 and not all(_can_be(adjective, type_) for type_ in _types(core)):
        raise Unfit("the adjective cannot be said of all these cards")
    return (adjective, *core)


def _adjective_first(value: Any) -> list[tuple[Any, ...]]:
    return [(value[0], value[1:])] if isinstance(value, tuple) and len(value) > 1 else []


def described(adjective: Any, core: Any) -> Any:
    return Make(_described, _adjective_first, adjective, core)


def _first_described(first: tuple[Any, ...], others: tuple[CardType, ...]) -> tuple[Any, ...]:
    if any(_can_be(adjective, type_) for adjective in first[:-1] for type_ in others):
        raise Unfit("the adjective could be said of all these cards")
    return (ir.AnyOf((ir.AllOf(first), ir.IsType(others))),)


def _first_and_others(value: Any) -> list[tuple[Any, ...]]:
    if not (isinstance(value, tuple) and len(value) == 1 and _own(value[0]) and len(value[0].tests) == 2):
        return []
    return [(value[0].tests[0].tests, value[0].tests[1].types)]


def first_described(first: Any, others: Any) -> Any:
    """Several nouns, the first with adjectives that cannot be said of the others ("a Hero character or item")."""
    return Make(_first_described, _first_and_others, first, others)
