"""Meanings: what the grammar says of a node with holes, and that it is a node where nothing is open."""

from __future__ import annotations

from typing import Any

import pytest

from illumineer import ir as nodes
from illumineer.text.grammar import grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import Holed, Make, On, Rest, V, build, has_holes
from illumineer.vocab import Duration, Who


def test_a_node_without_holes_is_the_node() -> None:
    assert ir.Deal(2, ir.This()) == nodes.Deal(2, nodes.This())
    assert type(ir.Text((ir.Draw(1), ir.Draw()))) is nodes.Text


def test_a_hole_anywhere_below_is_a_node_with_holes() -> None:
    for open_ in (V.n, On(Who.YOU, 1), Make(int, list, V.n), (1, Rest(V.n)), ((V.n,),), ir.Draw(V.n)):
        made: Any = ir.Text(open_)
        assert isinstance(made, Holed) and made.kind is nodes.Text


def test_fields_that_are_not_said_have_their_defaults() -> None:
    made: Any = ir.Apply(V.x, mods=(V.m,))
    filled = build(made, {"x": nodes.This(), "m": nodes.MustBeChosen()})
    assert filled == nodes.Apply(nodes.This(), (nodes.MustBeChosen(),))
    assert filled.duration is Duration.THIS_TURN


@pytest.mark.parametrize("wrong", [lambda: ir.Deal(V.n), lambda: ir.Draw(V.n, amount=2)])
def test_a_wrong_field_is_an_error(wrong: Any) -> None:
    with pytest.raises(TypeError, match="other fields"):
        wrong()


def test_a_class_of_nodes_is_asked_for_as_everywhere() -> None:
    value = nodes.Draw(2)
    assert isinstance(value, ir.Draw) and not isinstance(value, ir.Deal)
    assert isinstance(value, ir.Deal | ir.Draw) and isinstance(value, ir.Deal | ir.Exert | ir.Draw)
    assert isinstance(value, (ir.Deal, ir.Draw)) and not isinstance(value, ir.Deal | ir.Exert)
    assert nodes.find_all(value, ir.Draw) == [value]
    assert type(value) in {ir.Draw: 1}
    match value:
        case ir.Deal() | ir.Draw(1) | ir.Draw(n=3):
            raise AssertionError(value)
        case ir.Draw(n, who=Who.YOU):
            assert n == 2


def test_no_node_of_the_grammar_holds_a_hole() -> None:
    """A field of a node is of the type that is declared; what is open stands in a node with holes."""

    def look(meaning: Any) -> None:
        if isinstance(meaning, nodes.Node):
            for node in nodes.walk(meaning):
                assert not any(map(has_holes, nodes.values(node))), node
        elif isinstance(meaning, Holed):
            for part in meaning.fields.values():
                look(part)
        elif isinstance(meaning, tuple):
            for part in meaning:
                look(part)

    for rule in grammar().all_rules():
        look(rule.meaning)
