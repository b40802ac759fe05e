"""Trees of the IR: what is in one, the tree with something else in it, and how it is printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest
from tests.laws.pool import own_book
from tests.test_docs_ir import misfits

from illumineer import ir
from illumineer.cards.library import shared_library
from illumineer.compile.book import CardBook
from illumineer.house import book
from illumineer.text import known
from illumineer.vocab import Stat

DAMAGED = ir.IsDamaged()
CHOSEN = ir.Chosen(ir.Cards(where=(DAMAGED, ir.Not(ir.IsExerted()))), slot="it")
EFFECT = ir.Seq((ir.Banish(CHOSEN), ir.May(ir.Apply(ir.Those("it"), (ir.Adjust(Stat.LORE, 1),)))))


def kinds(nodes: list[ir.Node]) -> list[str]:
    return [type(node).__name__ for node in nodes]


def test_children_are_the_nodes_right_below_in_the_order_of_the_fields() -> None:
    assert kinds(ir.children(EFFECT)) == ["Banish", "May"]
    assert kinds(ir.children(CHOSEN.cards)) == ["IsDamaged", "Not"]
    assert ir.children(DAMAGED) == []
    row = ir.CostChange(1, cards=ir.Filter(), onto=ir.Filter(where=(DAMAGED,)))
    assert ir.children(row) == [ir.Filter(), ir.Filter(where=(DAMAGED,))]


def test_children_are_found_in_tuples_of_values() -> None:
    total = ir.Chosen(ir.Cards(), total=(Stat.COST, ir.Count(ir.This())))
    assert kinds(ir.children(total)) == ["Cards", "Count"]


def test_a_walk_meets_parents_before_children() -> None:
    assert kinds(ir.walk(EFFECT)) == [
        "Seq", "Banish", "Chosen", "Cards", "IsDamaged", "Not", "IsExerted", "May", "Apply", "Those", "Adjust",
    ]  # fmt: skip
    assert ir.walk((DAMAGED, (DAMAGED,))) == [DAMAGED, DAMAGED]
    assert ir.walk(None) == ir.walk(3) == ir.walk(()) == []


def test_a_walk_is_the_node_and_the_walks_of_its_children() -> None:
    for spec in book().cards:
        for node in ir.walk(spec.card):
            assert ir.walk(node) == [node, *(inner for child in ir.children(node) for inner in ir.walk(child))]


def test_nodes_of_some_kinds() -> None:
    assert ir.find_all(EFFECT, ir.Chosen) == [CHOSEN]
    assert kinds(list(ir.find_all(EFFECT, ir.Those, ir.Not))) == ["Not", "Those"]
    assert ir.has(EFFECT, ir.Not) and ir.has(EFFECT, ir.Deal, ir.Those) and ir.has((1, (DAMAGED,)), ir.IsDamaged)
    assert not ir.has(EFFECT, ir.Deal, ir.Draw) and not ir.has(EFFECT) and not ir.has(None, ir.Not)


def test_what_was_rewritten_is_left_alone_unless_the_change_goes_deep() -> None:
    def more(node: ir.Node) -> ir.Node | None:
        return ir.Deal(node.n + 1, ir.This()) if isinstance(node, ir.Deal) and isinstance(node.n, int) else inside(node)

    def inside(node: ir.Node) -> ir.Node | None:
        return ir.Seq((*node.parts, node.parts[0])) if isinstance(node, ir.Seq) else None

    tree = ir.May(ir.Seq((ir.Deal(1, ir.This()),)))
    one, two = ir.Deal(1, ir.This()), ir.Deal(2, ir.This())
    assert ir.rewrite(tree, more) == ir.May(ir.Seq((one, one)))
    assert ir.rewrite(tree, more, deep=True) == ir.May(ir.Seq((two, two)))
    assert ir.rewrite(tree, lambda node: None, deep=True) is tree


def test_a_tree_is_printed_with_its_plain_fields_beside_and_its_nodes_below() -> None:
    assert str(EFFECT) == ir.tree(EFFECT) == """\
Seq
  parts: Banish
    what: Chosen slot=it
      cards: Cards
        where: IsDamaged
        where: Not
          test: IsExerted
  parts: May
    effect: Apply
      what: Those slot=it
      mods: Adjust stat=lore n=1"""


# --- slots -----------------------------------------------------------------------------------

WORDS = {
    "Activated": ("name",), "Card": ("name", "version"), "Coined": ("word", "value"),
    "CoinedVerb": ("word", "value"), "DeckInks": ("name",), "DeckLimit": ("name",), "FullNamed": ("name",),
    "GainClass": ("word",), "GainName": ("name",), "HasCoined": ("word",), "LoseAbility": ("name",),
    "Replacement": ("name",),
    "ShiftAbility": ("word",), "Static": ("name",), "Triggered": ("name",), "UseAbility": ("name",),
}  # fmt: skip
"""The fields of nodes that hold words."""


def test_a_field_that_holds_a_word_is_declared_as_a_slot_unless_it_is_known_to_be_none() -> None:
    """What is declared as a slot is numbered, named, and looked for by every reader of trees: nothing else is."""
    for name, cls in ir.node_classes().items():
        text = [field.name for field in fields(cls) if field.type in ("str", "str | int", "int | str")]
        assert tuple(text) == WORDS.get(name, ()), name
        slots = [field.name for field in fields(cls) if field.type in ("Slot", "FilledSlot")]
        assert sorted(slots) == sorted(cls.read_fields + cls.filled_fields)


def test_a_slot_is_read_or_filled() -> None:
    assert ir.slots_filled(EFFECT) == ir.slots_read(EFFECT) == ["it"]
    found = ir.RevealUntil((), "found", "rest")
    assert ir.slots_filled(found) == ["found", "rest"] and ir.slots_read(found) == []
    second = ir.Chosen(ir.Among("seen"), slot="b", different="a")
    assert ir.slots_read(second) == ["a", "seen"] and ir.slots_filled(second) == ["b"]


def test_every_kind_of_node_that_reads_a_slot_has_words_for_it() -> None:
    reading = {cls for cls in ir.node_classes().values() if cls.read_fields}
    assert reading - {ir.Chosen} == set(known.READERS)


@pytest.mark.parametrize("pool", [book, own_book, lambda: shared_library().book()], ids=["house", "laws", "shipped"])
def test_the_declared_types_are_true_of_compiled_trees(pool: Callable[[], CardBook]) -> None:
    compiled = pool()
    for program in compiled.programs:
        for op in program.ops:
            assert misfits((op.node, op.plays, op.source)) == []
    for spec in compiled.abilities:
        assert misfits((spec.node, spec.when, tuple(event for _, event in spec.waits))) == []
    assert misfits(tuple(compiled.costs)) == []


def test_an_instruction_keeps_the_words_that_it_was_made_from() -> None:
    """With the names of slots as the card has them, and what it gives as the card says it."""
    compiled = book()
    for program in compiled.programs:
        whole = ir.walk(compiled.cards[compiled.abilities[program.ability].card].card)
        for op in program.ops:
            if isinstance(op.node, ir.May | ir.Modal | ir.Or | ir.Apply | ir.Establish) and program.ability > 3:
                assert op.source in whole and type(op.source) is type(op.node)


def test_a_compiled_book_has_numbers_for_all_slots() -> None:
    for program in book().programs:
        for op in program.ops:
            node = None if isinstance(op.node, ir.Create) else op.node  # what it creates is compiled by itself
            used = ir.slots_read(node) + ir.slots_filled(node)
            assert all(isinstance(slot, int) for slot in used), op.node
