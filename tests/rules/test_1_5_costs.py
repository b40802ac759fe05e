"""1.5 Costs: paid in full, changed only by payment modifiers, or replaced by an alternate cost."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    action,
    any_character,
    character,
    exert_ability,
    item,
    shift,
    table,
    whenever,
    whenever_quests,
    your_character,
)

from illumineer import ir
from illumineer.vocab import Cmp, Doing, Happening, Keyword, ShiftKind, Stat, Who, Zone

COSTS_FIVE = (ir.HasStat(Stat.COST, Cmp.EQ, 5),)
IN_HAND = ir.Cards(zones=(Zone.HAND,), of=Who.YOU)


@pytest.mark.rule("1.5.1")
def test_playing_a_card_exerts_as_much_ink_as_its_cost() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 5})
    t.do("play Knight")
    assert t.ink(0) == (2, 3)
    assert t.play(0) == ["Knight"]


@pytest.mark.rule("1.5.2")
def test_an_abilitys_cost_must_be_paid_to_use_it() -> None:
    forge = item("Forge", exert_ability(ir.GainLore(1), ir.InkCost(2), name="Smelt"))
    t = table([forge], p1={"play": ["Forge"], "ink": 2})
    t.do("activate Forge: Smelt")
    assert (t.lore(0), t.ink(0), t["Forge"].exerted) == (1, (0, 2), True)
    poor = table([forge], p1={"play": ["Forge"], "ink": 1})
    assert poor.why("activate Forge: Smelt") == ["1.5.3"]


@pytest.mark.rule("1.5.2")
def test_a_cost_can_be_paid_while_an_effect_resolves() -> None:
    broker = character("Broker", whenever_quests(ir.May(ir.To(ir.PayInk(2), ir.Draw(1)))))
    t = table([broker], p1={"play": ["Broker"], "ink": 3})
    t.do("quest Broker")
    assert t.ink(0) == (3, 0)
    t.do("accept")
    assert t.ink(0) == (1, 2)
    assert len(t.hand(0)) == 1


@pytest.mark.rule("1.5.3")
def test_a_card_whose_cost_cannot_be_paid_in_full_cannot_be_played() -> None:
    t = table(p1={"hand": ["Knight"], "ink": {"ready": 2, "exerted": 4}})
    assert not t.legal("play Knight")
    assert t.why("play Knight") == ["1.5.3"]


@pytest.mark.rule("1.5.3")
def test_each_part_of_a_mixed_cost_must_be_payable() -> None:
    oven = item("Oven", exert_ability(ir.Draw(1), ir.InkCost(1), ir.DiscardCost(ir.Chosen(IN_HAND)), name="Bake"))
    for ink, hand, legal in ((1, ["Scout"], True), (0, ["Scout"], False), (1, [], False)):
        t = table([oven], p1={"play": ["Oven"], "ink": ink, "hand": hand})
        assert t.legal("activate Oven: Bake") is legal


@pytest.mark.rule("1.5.3")
def test_one_payment_does_not_pay_two_costs() -> None:
    """Two parts that each exert a character need two characters."""
    crew = (ir.ExertCost(your_character()), ir.ExertCost(your_character()))
    ship = item("Ship", ir.Activated(crew, ir.GainLore(3), name="Sail"))
    one = table([ship], p1={"play": ["Ship", "Scout"]})
    assert one.why("activate Ship: Sail") == ["1.5.3"]
    two = table([ship], p1={"play": ["Ship", "Scout", "Knight", "Ogre"]})
    two.do("activate Ship: Sail", "choose Scout")
    assert two.moves() == ["choose Knight", "choose Ogre"]
    two.do("choose Ogre")
    assert [two[name].exerted for name in ("Scout", "Knight", "Ogre")] == [True, False, True]
    assert two.lore(0) == 3


@pytest.mark.rule("1.5.4")
def test_payment_modifiers_change_what_is_paid_and_not_the_cost_of_the_card() -> None:
    """A 4-cost character played for 2 still has cost 4: it is no "character with cost 3 or less"."""
    sale = item("Sale", ir.Static((ir.CostChange(-2, ir.Filter(where=CHARACTER)),)))
    small = action("Small", ir.Exert(any_character(ir.HasStat(Stat.COST, Cmp.LE, 3))))
    t = table([sale, small], p1={"play": ["Sale", "Knight", "Scout"], "hand": ["Ogre", "Small"], "ink": 3})
    t.do("play Ogre")
    assert t.ink(0) == (1, 2)
    assert t["Ogre"].stat(Stat.COST) == 4
    t.do("play Small")
    assert t.moves() == ["choose Knight", "choose Scout"]


@pytest.mark.rule("1.5.4")
def test_payment_modifiers_can_raise_what_is_paid_and_add_up_to_no_less_than_zero() -> None:
    tax = character("Tax", ir.Static((ir.CostChange(1, ir.Filter(where=CHARACTER), who=Who.OPPONENTS),)))
    sale = item("Sale", ir.Static((ir.CostChange(-3, ir.Filter(where=CHARACTER)),)))
    taxed = table([tax], p1={"hand": ["Scout"], "ink": 2}, p2={"play": ["Tax"]})
    assert taxed.why("play Scout") == ["1.5.3"]
    t = table([tax, sale], p1={"hand": ["Scout"], "play": ["Sale", "Sale#2"], "ink": 1}, p2={"play": ["Tax"]})
    t.do("play Scout")
    assert t.ink(0) == (1, 0)


@pytest.mark.rule("1.5.5")
def test_an_alternate_cost_is_chosen_while_playing_and_paid_instead_of_the_ink_cost() -> None:
    spare = ir.Static((ir.PlayFor((ir.DiscardCost(ir.Chosen(IN_HAND)),)),), zone=Zone.HAND)
    page = action("Page", ir.GainLore(1), spare, cost=3)
    t = table([page], p1={"hand": ["Page", "Scout"], "ink": 3})
    t.do("play Page")
    assert t.moves() == ["for ink", "for other cost"]
    t.do("for other cost", "choose Scout")
    assert t.ink(0) == (3, 0)
    assert sorted(t.discard(0)) == ["Page", "Scout"]
    assert t.lore(0) == 1


@pytest.mark.rule("1.5.5.1")
def test_singing_is_an_alternate_cost() -> None:
    hymn = action("Hymn", ir.GainLore(1), cost=3, song=True)
    t = table([hymn], p1={"hand": ["Hymn"], "play": ["Knight", "Scout"], "ink": 3})
    t.do("play Hymn")
    assert t.moves() == ["for ink", "for sing"]
    t.do("for sing")
    assert t["Knight"].exerted
    assert not t["Scout"].exerted
    assert (t.ink(0), t.lore(0)) == ((3, 0), 1)


@pytest.mark.rule("1.5.5.2")
def test_shifting_is_an_alternate_cost() -> None:
    queen = character("Vesna - Queen", shift(2), cost=6)
    maid = character("Vesna - Maid")
    t = table([queen, maid], p1={"hand": ["Vesna - Queen"], "play": ["Vesna - Maid"], "ink": 6})
    t.do("play Vesna - Queen")
    assert t.moves() == ["for ink", "for shift"]
    t.do("for shift")
    assert t.ink(0) == (4, 2)
    assert t["Vesna - Queen"].under == ["Vesna - Maid"]


@pytest.mark.rule("1.5.5.3")
def test_for_free_is_an_alternate_cost_without_payment() -> None:
    """It is the cost that is chosen: a payment that would be asked for otherwise is not."""
    tax = character("Tax", ir.Static((ir.CostChange(2, ir.Filter(where=CHARACTER), who=Who.OPPONENTS),)))
    patron = character("Patron", whenever_quests(ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER)))))
    t = table([tax, patron], p1={"play": ["Patron"], "hand": ["Giant"], "ink": 1}, p2={"play": ["Tax"]})
    t.do("quest Patron", "choose Giant")
    assert t.play(0) == ["Patron", "Giant"]
    assert t.ink(0) == (1, 0)


@pytest.mark.rule("1.5.5.3")
def test_a_song_played_for_free_is_not_sung() -> None:
    hymn = action("Hymn", ir.GainLore(1), cost=2, song=True)
    choir = character("Bard", whenever_quests(ir.Play(ir.Chosen(IN_HAND))))
    t = table([hymn, choir], p1={"play": ["Bard", "Knight"], "hand": ["Hymn"]})
    t.do("quest Bard", "choose Hymn")
    assert t.lore(0) == 2
    assert not t["Knight"].exerted
    assert t.events(Happening.SANG) == []


@pytest.mark.rule("1.5.5.4")
def test_an_ability_used_for_free_still_exerts_but_pays_nothing_else() -> None:
    use = exert_ability(ir.GainLore(1), ir.InkCost(2), ir.DiscardCost(ir.Chosen(IN_HAND)), name="Ring")
    peal = whenever(Happening.PLAYED, ir.UseAbility("RING"), name="Peal", subject=ir.Filter(Who.YOU, CHARACTER))
    bell = item("Bell", use, peal)
    t = table([bell], p1={"play": ["Bell"], "hand": ["Scout", "Knight", "Ogre"], "ink": 5})
    t.do("play Scout")
    assert t["Bell"].exerted
    assert (t.lore(0), t.ink(0), len(t.hand(0))) == (1, (3, 2), 2)
    t.do("play Knight")  # the bell is exerted now: that cost still stands
    assert (t.lore(0), t.ink(0)) == (1, (0, 5))


@pytest.mark.rule("1.5.5")
def test_of_several_alternate_costs_one_is_chosen_and_the_others_are_ignored() -> None:
    lead = character("Vesna - Lead", shift(2), shift(1, kind=ShiftKind.CLASSIFICATION, word="Singer"), cost=6)
    maid = character("Vesna - Maid", classes="Storyborn Singer")
    t = table([lead, maid], p1={"hand": ["Vesna - Lead"], "play": ["Vesna - Maid"], "ink": 6})
    t.do("play Vesna - Lead")
    assert t.moves() == ["for ink", "for shift", "for shift#2"]
    t.do("for shift#2")
    assert t.ink(0) == (5, 1)


@pytest.mark.rule("1.5.4", "1.5.5.1")
def test_a_singer_does_not_change_the_songs_cost() -> None:
    hymn = action("Hymn", ir.GainLore(1), cost=5, song=True)
    diva = character("Diva", ir.KeywordAbility(Keyword.SINGER, 5), cost=1)
    critic = character("Critic", whenever(Happening.PLAYED, ir.GainLore(10), subject=ir.Filter(where=COSTS_FIVE)))
    t = table([hymn, diva, critic], p1={"hand": ["Hymn"], "play": ["Diva", "Critic"]})
    t.do("play Hymn")
    assert t["Diva"].exerted
    assert t.lore(0) == 11


@pytest.mark.rule("1.5.3")
def test_a_part_that_speaks_of_another_parts_pick_is_paid_with_the_same_card() -> None:
    one = ir.Chosen(ir.Cards(of=Who.YOU, where=CHARACTER), slot="it")
    rack = item(
        "Rack", ir.Activated((ir.ExertCost(one), ir.DamageCost(1, ir.Those("it"))), ir.Draw(), name="Stretch")
    )
    stone = character("Stone", ir.Static((ir.Cant(Doing.BE_DEALT_DAMAGE),)))
    t = table([rack, stone], p1={"play": ["Rack", "Knight", "Ogre", "Stone"], "deck": ["Scout"]})
    t.do("activate Rack: Stretch")
    assert t.moves() == ["choose Knight", "choose Ogre"]  # the Stone could be exerted, but not be dealt damage
    t.do("choose Ogre")
    assert (t["Ogre"].exerted, t["Ogre"].damage, t["Knight"].exerted, len(t.hand(0))) == (True, 1, False, 1)
    t = table([rack, stone], p1={"play": ["Rack", "Stone"], "deck": ["Scout"]})
    assert not t.legal("activate Rack: Stretch")
