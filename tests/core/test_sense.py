"""Cards that say something nobody would ask about are refused, with the card and the word named."""

from __future__ import annotations

import pytest
from tests.support import CHARACTER, character, item, table

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.errors import CardError
from illumineer.vocab import Doing, Stat, Who, Zone

HAND = ir.Cards((Zone.HAND,), Who.YOU)


@pytest.mark.parametrize(
    "what",
    [
        ir.Chosen(HAND, up_to=True),
        ir.Chosen(HAND, n=None),
        ir.Chosen(HAND, n=ir.Count(ir.Cards(where=CHARACTER))),
        ir.Chosen(HAND, total=(Stat.COST, 3)),
        ir.Chosen(HAND, by=Who.OPPONENTS),
    ],
    ids=["up to", "any number", "counted", "total", "by another"],
)
def test_a_cost_is_a_fixed_number_of_cards_of_the_payers_choice(what: ir.Chosen) -> None:
    with pytest.raises(CardError, match=r"Scales: a cost is paid"):
        CardBook([item("Scales", ir.Activated((ir.DiscardCost(what),), ir.Draw(1), name="Weigh"))])


def test_a_plain_cost_is_taken() -> None:
    CardBook([item("Scales", ir.Activated((ir.DiscardCost(ir.Chosen(HAND, n=2, slot="paid")),), ir.Draw(1)))])
    CardBook([item("Scales", ir.Activated((ir.DiscardCost(ir.Chosen(HAND, random=True)),), ir.Draw(1)))])


def test_what_is_banished_to_pay_is_not_left_to_chance() -> None:
    mine = ir.Chosen(ir.Cards(of=Who.YOU, where=CHARACTER), random=True)
    with pytest.raises(CardError, match=r"Scales: a cost is paid"):
        CardBook([item("Scales", ir.Activated((ir.BanishCost(mine),), ir.Draw(1), name="Weigh"))])


def test_a_card_cannot_be_kept_from_what_cards_do_not_do() -> None:
    with pytest.raises(CardError, match=r"Stone: Cant cannot speak of DRAW"):
        CardBook([character("Stone", ir.Static((ir.Cant(Doing.DRAW),)))])


def test_the_picks_of_a_cost_have_a_slot_even_if_the_effect_does_not_speak_of_them() -> None:
    scales = item("Scales", ir.Activated((ir.DiscardCost(ir.Chosen(HAND, slot="paid")),), ir.GainLore(1), name="Weigh"))
    t = table([scales], p1={"play": ["Scales"], "hand": ["Pawn"]})
    t.do("activate Scales: Weigh", "choose Pawn")
    assert t.game.lore == (1, 0)
