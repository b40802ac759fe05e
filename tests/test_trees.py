"""Trees of the IR: what is in one, the tree with something else in it, and how it is printed."""

from __future__ import annotations

from illumineer import ir
from illumineer.house import book
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
