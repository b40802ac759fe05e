"""All cards of a kind are in a state: read and played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import character, item, table

from illumineer import ir
from illumineer.text.card import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType, Cmp, Who, Zone


def tree(text: str) -> Any:
    read = read_paragraph(text, CardType.CHARACTER)
    assert not isinstance(read, Declined), read.reason
    assert read.written == text and write_ability(read.ability, CardType.CHARACTER, "es", read.surface)
    return read.ability


CHARACTER = ir.IsType((CardType.CHARACTER,))
READY = ir.Not(ir.IsExerted())


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("all cards in your inkwell are exerted", ir.Cards((Zone.INKWELL,), Who.YOU, (READY,))),
        ("each card in your inkwell is exerted", ir.Cards((Zone.INKWELL,), Who.YOU, (READY,))),
        ("no cards in your inkwell are ready", ir.Cards((Zone.INKWELL,), Who.YOU, (READY,))),
        ("all of your characters are exerted", ir.Cards(of=Who.YOU, where=(CHARACTER, READY))),
        ("each of your other characters is exerted", ir.Cards(of=Who.YOU, where=(ir.IsOther(), CHARACTER, READY))),
        ("all opposing characters are damaged", ir.Cards(of=Who.OPPONENTS, where=(CHARACTER, ir.Not(ir.IsDamaged())))),
        ("all items you have in play are exerted", ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)), READY))),
        ("all cards in your discard are character cards", ir.Cards((Zone.DISCARD,), Who.YOU, (ir.Not(CHARACTER),))),
        ("all your characters are named Mira", ir.Cards(of=Who.YOU, where=(CHARACTER, ir.Not(ir.Named(("Mira",)))))),
    ],
)  # fmt: skip
def test_there_is_none_that_is_not(words: str, cards: ir.Cards) -> None:
    assert tree(f"While {words}, this character gets +1 ◊.").condition == ir.Have(cards, Cmp.EQ, 0)


def test_so_many_cards_of_a_zone_are_in_a_state() -> None:
    found = tree("While 2 or more cards in your inkwell are exerted, this character gains Ward.").condition
    assert found == ir.Have(ir.Cards((Zone.INKWELL,), Who.YOU, (ir.IsExerted(),)), Cmp.GE, 2)


SPENT = character("Spender", tree("While all cards in your inkwell are exerted, this character gets +3 ◊."), lore=1)


@pytest.mark.rule("6.4.2")
def test_it_changes_as_the_ink_is_spent_and_readied() -> None:
    t = table([SPENT], p1={"play": ["Spender"], "hand": ["Pawn", "Scout"], "ink": 3, "deck": 3}, p2={"deck": 3})
    assert t.do("play Pawn")["Spender"].lore == 1
    assert t.do("play Scout")["Spender"].lore == 4
    t.end_turn()
    assert t["Spender"].lore == 4  # not readied in the turn of an opponent
    t.end_turn()
    assert t["Spender"].lore == 1


@pytest.mark.rule("6.4.2", "1.13")
def test_without_cards_there_is_none_that_is_ready() -> None:
    assert table([SPENT], p1={"play": ["Spender"], "ink": 0})["Spender"].lore == 4
    # ink drops are no cards
    assert table([SPENT], p1={"play": ["Spender"], "ink": 0, "drops": 2})["Spender"].lore == 4


@pytest.mark.rule("6.2.4")
@pytest.mark.parametrize(("exerted", "lore"), [(True, 1), (False, 0)])
def test_asked_as_the_ability_resolves(exerted: bool, lore: int) -> None:
    boss = character("Boss", tree("At the end of your turn, if all your items are exerted, gain 1 lore."))
    box = item("Box")
    plays = ["Boss", {"card": "Box", "exerted": exerted}]
    t = table([boss, box], p1={"play": plays, "deck": 3}, p2={"deck": 3}).end_turn()
    assert t.lore() == lore
