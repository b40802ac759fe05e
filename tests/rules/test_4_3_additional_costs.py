"""4.3.2.3, 4.3.2.4: additional costs, which are paid along with whatever way a card is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import action, character, shift, table, your_characters

from illumineer import ir
from illumineer.vocab import CardType, Keyword, Who, Zone

ITEMS = ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),))
HAND = ir.Cards((Zone.HAND,), Who.YOU)
MINE = ir.Chosen(your_characters())


def besides(*costs: ir.Cost, condition: ir.Condition | None = None) -> ir.Static:
    return ir.Static((ir.AddedCost(costs),), condition=condition, zone=Zone.HAND)


BANISH_ITEM = besides(ir.BanishCost(ir.Chosen(ITEMS)))
EXERT_MINE = besides(ir.ExertCost(MINE))
GIFT = action("Gift", ir.Play(ir.Chosen(HAND)))


@pytest.mark.rule("4.3.2.4", "1.5.3")
def test_it_is_paid_along_with_the_ink() -> None:
    smith = character("Smith", BANISH_ITEM)
    t = table([smith], p1={"hand": ["Smith"], "play": ["Rock"], "ink": 2}).do("play Smith")
    assert t.play() == ["Smith"] and t.discard() == ["Rock"] and t.ink() == (0, 2)


@pytest.mark.rule("1.5.3")
@pytest.mark.parametrize(("ink", "play"), [(2, []), (1, ["Rock"])])
def test_the_card_cannot_be_played_if_a_part_cannot_be_paid(ink: int, play: list[Any]) -> None:
    t = table([character("Smith", BANISH_ITEM)], p1={"hand": ["Smith"], "play": play, "ink": ink})
    assert not t.legal("play Smith")
    assert t.why("play Smith") == ["1.5.3"]


@pytest.mark.rule("4.3.2.4")
def test_what_pays_is_chosen_as_part_of_paying() -> None:
    t = table([character("Smith", EXERT_MINE)], p1={"hand": ["Smith"], "play": ["Ogre", "Scout"], "ink": 2})
    t.do("play Smith")
    assert t.asked == (0, "choose") and t.moves() == ["choose Ogre", "choose Scout"] and t.ink() == (2, 0)
    t.do("choose Scout")
    assert t["Scout"].exerted and t.ink() == (0, 2) and "Smith" in t.play()


@pytest.mark.rule("4.3.2.1", "1.5.3")
def test_the_card_that_is_played_does_not_pay_for_itself() -> None:
    thief = character("Thief", besides(ir.DiscardCost(ir.Chosen(HAND))))
    assert table([thief], p1={"hand": ["Thief"], "ink": 2}).why("play Thief") == ["1.5.3"]
    t = table([thief], p1={"hand": ["Thief", "Pawn"], "ink": 2}).do("play Thief", "choose Pawn")
    assert t.discard() == ["Pawn"] and t.play() == ["Thief"]


@pytest.mark.rule("4.3.2.4")
def test_a_whole_hand_is_discarded_but_not_the_card_that_is_played() -> None:
    monk = character("Monk", besides(ir.DiscardCost(HAND)))
    t = table([monk], p1={"hand": ["Monk", "Pawn", "Scout"], "ink": 2}).do("play Monk")
    assert t.play() == ["Monk"] and sorted(t.discard()) == ["Pawn", "Scout"]
    assert table([monk], p1={"hand": ["Monk"], "ink": 2}).do("play Monk").play() == ["Monk"]


@pytest.mark.rule("4.3.2.4", "5.4.3")
def test_an_action_resolves_only_once_it_is_paid() -> None:
    bargain = action("Bargain", ir.Draw(2), besides(ir.LoreCost(2)))
    t = table([bargain], p1={"hand": ["Bargain"], "ink": 1, "deck": 5, "lore": 3}).do("play Bargain")
    assert t.lore() == 1 and len(t.hand()) == 2
    poor = table([bargain], p1={"hand": ["Bargain"], "ink": 1, "deck": 5, "lore": 1})
    assert poor.why("play Bargain") == ["1.5.3"] and "play Bargain" not in poor.moves()


@pytest.mark.rule("4.3.2.3")
def test_it_is_asked_for_only_while_its_condition_holds() -> None:
    busy = besides(ir.BanishCost(ir.Chosen(ITEMS)), condition=ir.Have(your_characters(), n=2))
    smith = character("Smith", busy)
    t = table([smith], p1={"hand": ["Smith"], "play": ["Pawn", "Rock"], "ink": 2}).do("play Smith")
    assert "Rock" in t.play()
    t = table([smith], p1={"hand": ["Smith"], "play": ["Pawn", "Scout", "Rock"], "ink": 2}).do("play Smith")
    assert "Rock" not in t.play()


# --- with an alternate cost (1.5.5) ----------------------------------------------------------


@pytest.mark.rule("1.5.5.2", "4.3.2.3")
def test_it_is_paid_with_shift_and_leaves_what_the_card_goes_on() -> None:
    grown = character("Pawn - Grown", shift(1), besides(ir.BanishCost(MINE)), cost=4)
    alone = table([grown], p1={"hand": ["Pawn - Grown"], "play": ["Pawn"], "ink": 1})
    assert alone.why("play Pawn - Grown") == ["1.5.3"]
    t = table([grown], p1={"hand": ["Pawn - Grown"], "play": ["Pawn", "Scout"], "ink": 1}).do("play Pawn - Grown")
    assert t.play() == ["Pawn - Grown"] and t.discard() == ["Scout"] and t.ink() == (0, 1)


@pytest.mark.rule("1.5.5", "4.3.2.3")
def test_it_is_paid_with_another_alternate_cost() -> None:
    instead = ir.Static((ir.PlayFor((ir.ExertCost(MINE),)),), zone=Zone.HAND)
    guest = character("Guest", instead, EXERT_MINE, cost=5)
    one = table([guest], p1={"hand": ["Guest"], "play": ["Pawn"]})
    assert not one.legal("play Guest")
    t = table([guest], p1={"hand": ["Guest"], "play": ["Ogre", "Scout"]}).do("play Guest", "choose Ogre")
    assert t["Ogre"].exerted and t["Scout"].exerted and "Guest" in t.play()


@pytest.mark.rule("1.5.5.1", "1.5.3")
def test_who_sings_is_not_exerted_for_it_too() -> None:
    song = action("Hymn", ir.Draw(), EXERT_MINE, cost=2, song=True)
    one = table([song], p1={"hand": ["Hymn"], "play": ["Scout"], "deck": 3})
    assert one.why("play Hymn") == ["1.5.3"]
    two = table([song], p1={"hand": ["Hymn"], "play": ["Scout", {"card": "Ogre", "drying": True}], "deck": 3})
    assert not two.legal("play Hymn")
    two = table([song], p1={"hand": ["Hymn"], "play": ["Scout", "Ogre"], "deck": 3}).do("play Hymn", "choose Scout")
    assert two["Scout"].exerted and two["Ogre"].exerted and len(two.hand()) == 1


@pytest.mark.rule("1.5.5.1", "4.3.2.4")
def test_who_sings_can_be_banished_for_it() -> None:
    """Being exerted pays for the song, being banished for the additional cost: two payments (1.5.3)."""
    song = action("Dirge", ir.Draw(), besides(ir.BanishCost(MINE)), cost=2, song=True)
    t = table([song], p1={"hand": ["Dirge"], "play": ["Scout"], "deck": 3}).do("play Dirge")
    assert t.play() == [] and "Scout" in t.discard() and len(t.hand()) == 1


@pytest.mark.rule("8.12.1", "1.5.3")
def test_a_choir_leaves_who_is_exerted_for_it() -> None:
    song = action("Round", ir.Draw(), ir.KeywordAbility(Keyword.SING_TOGETHER, 6), EXERT_MINE, cost=9, song=True)
    song_and = [song, character("Small", cost=1)]
    too_few = table(song_and, p1={"hand": ["Round"], "play": ["Ogre", "Scout"], "deck": 3})
    assert not too_few.legal("play Round")
    t = table(song_and, p1={"hand": ["Round"], "play": ["Ogre", "Scout", "Small"], "deck": 3}).do("play Round")
    assert t.asked == (0, "choose") and t.moves() == ["choose Ogre", "choose Scout"]  # not sung without one of them
    while t.asked == (0, "choose"):
        t.do(t.moves()[0])
    assert all(card.exerted for card in t.game.state.cards(0)) and len(t.hand()) == 1


# --- for free (1.5.5.3, 6.1.7) ---------------------------------------------------------------


@pytest.mark.rule("1.5.5.3", "6.1.7", "4.3.2.2")
def test_for_free_ignores_it() -> None:
    t = table([character("Smith", BANISH_ITEM), GIFT], p1={"hand": ["Gift", "Smith"], "play": ["Rock"], "ink": 1})
    t.do("play Gift")
    if t.asked == (0, "choose"):
        t.do("choose Smith")
    assert t.play() == ["Rock", "Smith"]


@pytest.mark.parametrize(("play", "left"), [(["Rock"], ["Smith"]), ([], [])])
def test_in_1x_for_free_ignores_ink_only(play: list[str], left: list[str]) -> None:
    cards = [character("Smith", BANISH_ITEM), GIFT]
    t = table(cards, edition="1-late", p1={"hand": ["Gift", "Smith"], "play": play, "ink": 1}).do("play Gift")
    if t.asked == (0, "choose"):
        t.do("choose Smith")
    assert t.play() == left


@pytest.mark.rule("6.1.7", "1.5.3")
def test_an_effect_that_has_a_card_played_for_its_cost_asks_for_it() -> None:
    cards = [character("Smith", BANISH_ITEM), action("Call", ir.May(ir.Play(ir.Chosen(HAND), free=False)))]
    p1 = {"hand": ["Call", "Smith"], "ink": 3}
    t = table(cards, p1={**p1, "play": ["Rock"]}).do("play Call", "accept")
    if t.asked == (0, "choose"):
        t.do("choose Smith")
    assert t.play() == ["Smith"] and t.ink() == (0, 3)
    t = table(cards, p1=p1).do("play Call")
    while t.asked is not None and t.asked[1] in ("may", "choose"):
        assert "choose Smith" not in t.moves()
        t.do(t.moves()[0])
    assert "Smith" in t.hand()
