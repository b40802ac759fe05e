"""1.5.2, 1.5.3: costs that are not ink, one by one: lore, damage, cards from every zone; and what cannot pay them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, action, character, item, table, your_character

from illumineer import ir
from illumineer.vocab import Doing, Side, Who, Zone

HAND = ir.Cards((Zone.HAND,), Who.YOU)
TO_DISCARD = ir.Place(Zone.DISCARD)


def shop(cost: ir.Cost, *more: ir.Card, p1: dict[str, Any], **others: Any) -> Table:
    """A table with an item that gains 1 lore for that cost."""
    sells = item("Shop", ir.Activated((cost,), ir.GainLore(1), name="Buy"))
    mine = {"deck": 5, **p1, "play": ["Shop", *p1.get("play", ())]}
    return table([sells, *more], p1=mine, **others)


@pytest.mark.rule("1.5.3", "1.11.2")
@pytest.mark.parametrize(("lore", "legal"), [(1, False), (2, True)])
def test_lore_is_lost_in_full_or_not_at_all(lore: int, legal: bool) -> None:
    t = shop(ir.LoreCost(2), p1={"lore": lore})
    assert t.legal("activate Shop: Buy") is legal
    if legal:
        assert t.do("activate Shop: Buy").lore() == 1
    else:
        assert t.why("activate Shop: Buy") == ["1.5.3"]


@pytest.mark.rule("1.2.2", "1.5.3")
def test_lore_that_cannot_be_lost_pays_nothing() -> None:
    safe = character("Safe", ir.Static((ir.CantDo(Doing.LOSE_LORE, Who.YOU),)))
    assert shop(ir.LoreCost(1), safe, p1={"lore": 3, "play": ["Safe"]}).why("activate Shop: Buy") == ["1.5.3"]


@pytest.mark.rule("1.5.3", "1.9.2.3")
def test_damage_is_removed_in_full_from_one_card() -> None:
    cost = ir.RemoveDamageCost(2, your_character())
    hurt = [{"card": "Ogre", "damage": 1}, {"card": "Giant", "damage": 3}]
    t = shop(cost, p1={"play": hurt}).do("activate Shop: Buy")
    assert (t["Ogre"].damage, t["Giant"].damage, t.lore()) == (1, 1, 1)
    assert shop(cost, p1={"play": hurt[:1]}).why("activate Shop: Buy") == ["1.5.3"]


@pytest.mark.rule("1.5.3", "7.2.2")
@pytest.mark.parametrize(("deck", "legal"), [(1, False), (2, True)])
def test_cards_from_the_top_of_the_deck(deck: int, legal: bool) -> None:
    t = shop(ir.PutCost(ir.Top(2), TO_DISCARD), p1={"deck": deck})
    assert t.legal("activate Shop: Buy") is legal
    if legal:
        assert len(t.do("activate Shop: Buy").discard()) == 2


@pytest.mark.rule("1.5.3", "5.1.1.7")
def test_a_card_from_under_a_character() -> None:
    cost = ir.PutCost(ir.Chosen(ir.Under(ir.Cards(of=Who.YOU))), TO_DISCARD)
    t = shop(cost, p1={"play": [{"card": "Ogre", "under": ["Pawn"]}, {"card": "Giant", "under": ["Scout"]}]})
    t.do("activate Shop: Buy")
    assert t.asked == (0, "choose") and len(t.moves()) == 2
    t.do("choose Scout")
    assert t.discard() == ["Scout"] and t.lore() == 1
    assert shop(cost, p1={"play": ["Ogre"]}).why("activate Shop: Buy") == ["1.5.3"]


@pytest.mark.rule("1.5.3", "7.5.1")
@pytest.mark.parametrize(("exerted", "ink"), [(True, (1, 1)), (False, (2, 0))])
def test_a_card_of_the_hand_goes_into_the_inkwell(exerted: bool, ink: tuple[int, int]) -> None:
    cost = ir.PutCost(ir.Chosen(HAND), ir.Place(Zone.INKWELL, exerted=exerted))
    t = shop(cost, p1={"hand": ["Pawn", "Scout"], "ink": 1}).do("activate Shop: Buy", "choose Pawn")
    assert t.hand() == ["Scout"] and t.ink() == ink
    assert shop(cost, p1={"ink": 1}).why("activate Shop: Buy") == ["1.5.3"]


@pytest.mark.rule("7.1.3")
def test_a_card_put_away_in_secret_is_not_known_any_more() -> None:
    """What was revealed once could be any card of the hand that went to another private zone."""
    for place in (ir.PutCost(ir.Chosen(HAND), ir.Place(Zone.INKWELL)), ir.BottomCost(ir.Chosen(HAND))):
        show = item("Glass", ir.Activated((ir.RevealCost(ir.Chosen(HAND, 2)),), ir.Draw(0), name="Show"))
        t = shop(place, show, p1={"hand": ["Pawn", "Scout"], "play": ["Glass"]})
        t.do("activate Glass: Show", "choose Pawn", "choose Scout")
        assert t.game.state.known[t.ids["Scout"]] >> 1 & 1
        t.do("activate Shop: Buy", "choose Pawn")
        assert not t.game.state.known[t.ids["Scout"]] >> 1 & 1


@pytest.mark.rule("1.5.3")
def test_cards_go_on_top_of_the_deck_in_the_order_they_are_picked() -> None:
    cost = ir.PutCost(ir.Chosen(HAND, 2), ir.Place(Zone.DECK, Side.TOP))
    t = shop(cost, p1={"hand": ["Pawn", "Scout"]}).do("activate Shop: Buy", "choose Pawn", "choose Scout")
    assert t.hand() == [] and t["Scout"].zone == "deck" and t["Pawn"].zone == "deck"


@pytest.mark.rule("1.5.3", "7.3.3")
def test_a_whole_hand_is_discarded_even_if_it_is_empty() -> None:
    t = shop(ir.DiscardCost(HAND), p1={"hand": ["Pawn", "Scout"]}).do("activate Shop: Buy")
    assert t.hand() == [] and sorted(t.discard()) == ["Pawn", "Scout"] and t.lore() == 1
    assert shop(ir.DiscardCost(HAND), p1={}).do("activate Shop: Buy").lore() == 1


@pytest.mark.rule("1.2.2", "1.5.3")
@pytest.mark.parametrize("cost", [ir.DiscardCost(HAND), ir.DiscardCost(ir.Chosen(HAND))], ids=["all", "one"])
def test_a_player_who_cannot_discard_cannot_pay_by_it(cost: ir.Cost) -> None:
    coat = character("Coat", ir.Static((ir.CantDo(Doing.DISCARD, Who.YOU),)))
    assert shop(cost, coat, p1={"hand": ["Pawn"], "play": ["Coat"]}).why("activate Shop: Buy") == ["1.5.3"]


@pytest.mark.rule("1.5.3")
def test_nobody_is_asked_which_card_is_discarded_at_random() -> None:
    cost = ir.DiscardCost(ir.Chosen(HAND, random=True))
    seen = set()
    for seed in range(12):
        t = shop(cost, p1={"hand": ["Pawn", "Scout"]}, seed=seed).do("activate Shop: Buy")
        assert t.lore() == 1 and len(t.hand()) == 1
        seen.add(t.discard()[0])
    assert seen == {"Pawn", "Scout"}
    assert shop(cost, p1={}).why("activate Shop: Buy") == ["1.5.3"]


@pytest.mark.rule("6.1.5.1")
@pytest.mark.parametrize(("lore", "left", "drawn"), [(1, 0, 0), (2, 0, 1)])
def test_lore_that_is_lost_for_something_is_lost_in_full(lore: int, left: int, drawn: int) -> None:
    deal = action("Deal", ir.May(ir.To(ir.LoseLore(2, Who.YOU), ir.Draw())), cost=0)
    t = table([deal], p1={"hand": ["Deal"], "lore": lore, "deck": 3}).do("play Deal", "accept")
    assert (t.lore(), len(t.hand())) == (left, drawn)


@pytest.mark.rule("4.5.1.2", "1.5.3")
def test_lore_as_the_price_of_a_quest() -> None:
    miser = character("Miser", ir.Static((ir.Price((Doing.QUEST,), (ir.LoreCost(1),)),)), lore=3)
    assert table([miser], p1={"play": ["Miser"]}).why("quest Miser") != []
    t = table([miser], p1={"play": ["Miser"], "lore": 1}).do("quest Miser")
    assert t.lore() == 3


