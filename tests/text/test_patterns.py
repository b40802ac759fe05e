"""Patterns: what they build they also match, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from illumineer.text.matching import match
from illumineer.text.meanings import ir
from illumineer.text.patterns import (
    SUBJ,
    THEIRS,
    Make,
    On,
    Rest,
    Said,
    Unfit,
    V,
    build,
    filled,
    kinds_of,
    only,
    quiet,
    unsaid,
)
from illumineer.vocab import Cmp, Stat, Who, Zone


def ways(pattern: Any, value: Any, subject: Any = None) -> list[dict[str, Any]]:
    return [{name: unsaid(part) for name, part in found.items()} for found in match(pattern, value, subject, {})]


SPLIT = Make(
    tuple,
    lambda a, b: a + b,
    lambda value: [(value[:i], value[i:]) for i in range(1, len(value))],
    V.a,
    V.b,
)

LARGE = only(lambda draw: draw.n > 1, ir.Draw(V.n), "one card is no draw of several")
DEAL = filled(ir.Deal, V.d, n=V.n, pierces=True)


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        (ir.Draw(V.n), {"n": 3}),
        (ir.Have(V.c, *V.q), {"c": ir.Cards(), "q": (Cmp.LE, 2)}),
        (LARGE, {"n": 3}),
        (DEAL, {"d": ir.Deal(0, ir.This()), "n": 2}),
        (ir.Deal(V.n, V.x), {"n": 2, "x": ir.This()}),
        ((V.a, Rest(V.r)), {"a": 1, "r": (2, 3)}),
        (ir.HasStat(V.s, Cmp.LE, ir.StatOf(V.s, V.x)), {"s": Stat.STRENGTH, "x": ir.This()}),
        (SPLIT, {"a": (1,), "b": (2,)}),
        (On(V.p, ir.Draw(V.n, SUBJ)), {"p": Who.OPPONENTS, "n": 2}),
    ],
)
def test_what_is_built_is_matched(pattern: Any, found: dict[str, Any]) -> None:
    assert found in ways(pattern, build(pattern, found))


def test_every_way_is_given() -> None:
    assert ways(SPLIT, (1, 2, 3)) == [{"a": (1,), "b": (2, 3)}, {"a": (1, 2), "b": (3,)}]


def test_a_hole_that_stands_twice_must_be_filled_alike() -> None:
    pattern = ir.HasStat(V.s, Cmp.LE, ir.StatOf(V.s, V.x))
    assert ways(pattern, ir.HasStat(Stat.LORE, Cmp.LE, ir.StatOf(Stat.STRENGTH, ir.This()))) == []


@pytest.mark.parametrize(
    ("pattern", "value"),
    [
        (ir.Draw(V.n), ir.GainLore(1)),
        (ir.Draw(1), ir.Draw(2)),
        ((V.a,), (1, 2)),
        ((V.a, V.b, Rest(V.c)), (1,)),
        (1, Zone.HAND),  # the number 1 and the word whose number is 1
        (Zone.HAND, 1),
        (LARGE, ir.Draw(1)),
        (DEAL, ir.Deal(2, ir.This())),
        (DEAL, ir.PutDamage(2, ir.This())),
    ],
)
def test_what_is_not_matched(pattern: Any, value: Any) -> None:
    assert ways(pattern, value) == []


def test_a_value_that_does_not_pass_is_no_reading() -> None:
    with pytest.raises(Unfit, match="no draw of several"):
        build(LARGE, {"n": 1})


def test_the_halves_of_a_pair_stand_in_two_fields() -> None:
    with pytest.raises(TypeError, match="two fields of a node"):
        match((V.a, *V.q), (1, Cmp.LE, 2), None, {})


def test_functions_are_asked_only_of_what_they_make() -> None:
    asked: list[Any] = []

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        asked.append(value)
        return [(value.n,)]

    one = Make(ir.Draw, ir.Draw, unbuild, V.n)
    several = Make(ir.Draw | ir.GainLore, ir.Draw, unbuild, V.n)
    assert ways(one, ir.GainLore(2)) == ways(one, None) == []
    assert ways(several, ir.GainLore(2)) == [{"n": 2}]
    assert ways(several, Said(ir.Draw(3), Who.THEY)) == [{"n": 3}]
    assert asked == [ir.GainLore(2), ir.Draw(3)]


@pytest.mark.parametrize(
    ("pattern", "kinds"),
    [
        (ir.Draw(V.n), (ir.Draw,)),
        ((V.a, V.b), (tuple,)),
        (V.a, ()),
        (ir.Those("?it"), ()),
        (Make(ir.Draw | ir.GainLore, ir.Draw, lambda value: [], V.n), (ir.Draw, ir.GainLore)),
        (LARGE, (ir.Draw,)),
        (quiet(LARGE, V.w), (ir.Draw,)),
        (On(V.p, ir.Draw(V.n)), (ir.Draw,)),
    ],
)
def test_what_a_pattern_makes_is_known(pattern: Any, kinds: tuple[type, ...]) -> None:
    assert kinds_of(pattern) == kinds


def test_what_is_said_of_a_player() -> None:
    said = On(Who.THEY, V.v)
    assert build(said, {"v": ir.Draw(2, SUBJ)}) == ir.Draw(2, Who.THEY)
    assert build(said, {"v": ir.Put(ir.Cards((Zone.HAND,), THEIRS), ir.Place(Zone.DECK))}) == ir.Put(
        ir.Cards((Zone.HAND,), Who.THEY), ir.Place(Zone.DECK)
    )
    (found,) = match(said, ir.Draw(2, Who.THEY), None, {})
    assert isinstance(found["v"], Said)
    assert found["v"].subject == Who.THEY
    assert ways(ir.Draw(V.n, SUBJ), ir.Draw(2, Who.THEY), Who.THEY) == [{"n": 2}]
    assert ways(ir.Draw(V.n, SUBJ), ir.Draw(2, Who.YOU), Who.THEY) == []


def test_words_that_point_back_match_what_they_can_mean() -> None:
    it = ir.Those("?it")
    for meant in (ir.This(), ir.Those("a"), ir.Involved()):
        assert ways(ir.Banish(it), ir.Banish(meant)) == [{}]
    assert ways(ir.Banish(it), ir.Banish(ir.Cards())) == []
    assert ways(ir.Draw(1, THEIRS), ir.Draw(1, ir.PlayerOf(ir.This()))) == [{}]
    assert ways(ir.Draw(1, THEIRS), ir.Draw(1, Who.YOU)) == []


def test_names_of_slots_carry_no_words() -> None:
    assert ways(ir.Banish(V.x), ir.Banish(ir.This(), "gone")) == [{"x": ir.This()}]
    assert ways(ir.Chosen(V.c), ir.Chosen(ir.Cards(), slot="b")) == [{"c": ir.Cards()}]


def test_another_than_the_one_chosen_before_is_said_like_another_than_this() -> None:
    pattern = ir.Chosen(ir.Cards(V.z, V.o, (ir.IsOther(), Rest(V.k))))
    before = ir.Chosen(ir.Cards(where=(ir.IsDamaged(),)), slot="b", different="a")
    assert [found["k"] for found in ways(pattern, before)] == [(ir.IsDamaged(),)]
    assert ways(ir.Chosen(V.c), before) == [{"c": ir.Cards(where=(ir.IsOther(), ir.IsDamaged()))}]
