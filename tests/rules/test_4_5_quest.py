"""4.5: questing."""

from __future__ import annotations

import pytest
from tests.support import (
    THIS,
    character,
    item,
    keyword,
    location,
    table,
    whenever,
    whenever_quests,
    your_characters,
)

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import Doing, Happening, Keyword, Leave, Stat, Who, Zone

HAND = ir.Cards((Zone.HAND,), Who.YOU)


def priced(*costs: ir.Cost) -> ir.Static:
    return ir.Static((ir.Price((Doing.QUEST, Doing.CHALLENGE), costs),))


@pytest.mark.rule("4.5.1", "4.5.1.1")
def test_the_declared_character_quests() -> None:
    t = table(p1={"play": ["Knight", "Ogre"]}, p2={})
    t.do("quest Ogre")
    assert t["Ogre"].exerted and not t["Knight"].exerted
    assert t.lore() == 2 and t.lore(1) == 0


@pytest.mark.rule("4.5.1", "5.3.4")
def test_only_characters_quest() -> None:
    inn = location("Inn", lore=2)
    t = table([inn], p1={"play": ["Inn", "Rock"]}, p2={})
    assert t.moves() == ["end turn"]
    assert t.why("quest Inn") == ["5.3.4"]
    assert t.why("quest Rock") == ["5.3.4"]


@pytest.mark.rule("4.5.1")
def test_a_character_card_that_is_not_in_play_cannot_quest() -> None:
    t = table(p1={"hand": ["Knight"], "discard": ["Ogre"]}, p2={})
    assert t.why("quest Knight") == ["5.1.1.8"]
    assert t.why("quest Ogre") == ["5.1.1.8"]


@pytest.mark.rule("4.5.1", "1.3.4")
def test_the_questing_player_is_the_active_player() -> None:
    t = table(p1={}, p2={"play": ["Ogre"]})
    assert t.why("quest Ogre") == ["1.3.4"]
    t.do("end turn", "quest Ogre")
    assert t.lore(1) == 2


@pytest.mark.rule("4.5.1.2", "5.1.1.11")
def test_a_drying_character_cannot_quest() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 3}, p2={})
    t.do("play Knight")
    assert t.why("quest Knight") == ["5.1.1.11"]
    t.do("end turn", "end turn", "quest Knight")
    assert t.lore() == 1


@pytest.mark.rule("4.5.1.2", "1.2.1")
def test_a_permission_waives_drying() -> None:
    keen = character("Keen One", ir.Static((ir.Allow(Leave.QUEST_DRYING),)))
    t = table([keen], p1={"play": [{"card": "Keen One", "drying": True}]}, p2={})
    t.do("quest Keen One")
    assert t.lore() == 1


@pytest.mark.rule("4.5.1.2")
def test_every_limiter_is_named() -> None:
    mad = character("Mad One", keyword(Keyword.RECKLESS), ir.Static((ir.Cant(Doing.QUEST),)))
    t = table([mad], p1={"play": [{"card": "Mad One", "drying": True}]}, p2={})
    assert t.why("quest Mad One") == ["5.1.1.11", "8.7.2", "4.5.1.2"]


@pytest.mark.rule("4.5.1.2")
def test_a_condition_on_questing() -> None:
    friend = ir.No(ir.Have(your_characters(ir.IsOther())))
    shy = character("Shy One", ir.Static((ir.Cant(Doing.QUEST),), condition=friend))
    t = table([shy], p1={"play": ["Shy One"], "hand": ["Scout"], "ink": 2}, p2={})
    assert t.why("quest Shy One") == ["4.5.1.2"]
    t.do("play Scout", "quest Shy One")
    assert t.lore() == 1


@pytest.mark.rule("4.5.1.2")
def test_a_price_on_questing_is_paid_before_exerting() -> None:
    toy = character("Toy", priced(ir.InkCost(1)))
    t = table([toy], p1={"play": ["Toy"], "ink": 1}, p2={})
    t.do("quest Toy")
    assert t.ink() == (0, 1)
    assert t.lore() == 1
    kinds = [event.kind for event in t.game.events]
    assert kinds.index(Happening.INK_PAID) < kinds.index(Happening.EXERTED)
    assert [number(event.rule, "2.3") for event in t.events(Happening.INK_PAID)] == ["4.5.1.2"]


@pytest.mark.rule("4.5.1.2", "6.1.16.1", "3.3.2")
@pytest.mark.parametrize("doing", [Doing.QUEST, Doing.CHALLENGE])
def test_one_that_must_if_able_is_not_able_as_long_as_a_price_is_unpaid(doing: Doing) -> None:
    must = ir.Static((ir.Must(doing),))
    foe = {"play": [{"card": "Giant", "exerted": True}]}
    t = table([character("Toy", must)], p1={"play": ["Toy"], "ink": 2}, p2=foe)
    assert t.why("end turn") == ["3.3.2"]
    t = table([character("Toy", must, priced(ir.InkCost(1)))], p1={"play": ["Toy"], "ink": 2}, p2=foe)
    assert t.legal("quest Toy") and t.legal("challenge Toy")
    t.end_turn()
    assert (t.game.active, t.ink()) == (1, (2, 0))


@pytest.mark.rule("4.5.1.2")
def test_a_price_that_cannot_be_paid_prevents_questing() -> None:
    toy = character("Toy", priced(ir.InkCost(1)))
    t = table([toy], p1={"play": ["Toy"], "ink": {"ready": 0, "exerted": 2}}, p2={})
    assert t.why("quest Toy") == ["4.5.1.2"]


@pytest.mark.rule("4.5.1.2")
def test_several_prices_are_all_paid() -> None:
    toy = character("Toy", priced(ir.InkCost(1)))
    toll = item("Toll", ir.Static((ir.Price((Doing.QUEST,), (ir.InkCost(1),)),), ir.Cards(of=Who.OPPONENTS)))
    t = table([toy, toll], p1={"play": ["Toy"], "ink": 1}, p2={"play": ["Toll"]})
    assert not t.legal("quest Toy")
    t = table([toy, toll], p1={"play": ["Toy"], "ink": 2}, p2={"play": ["Toll"]})
    t.do("quest Toy")
    assert t.ink() == (0, 2)


@pytest.mark.rule("4.5.1.2")
def test_a_price_that_is_not_ink() -> None:
    toy = character("Toy", priced(ir.DiscardCost(ir.Chosen(HAND))))
    t = table([toy], p1={"play": ["Toy"], "hand": ["Scout", "Knight"]}, p2={})
    t.do("quest Toy")
    assert t.asked == (0, "choose") and not t["Toy"].exerted
    t.do("choose Knight")
    assert t.discard() == ["Knight"]
    assert t["Toy"].exerted and t.lore() == 1


@pytest.mark.rule("4.5.1.2")
@pytest.mark.parametrize("rock_first", [True, False])
def test_several_prices_are_paid_with_different_cards(rock_first: bool) -> None:
    any_card = ir.DiscardCost(ir.Chosen(HAND))
    a_rock = ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (ir.Named(("Rock",)),))))
    toy = character("Toy", priced(a_rock if rock_first else any_card))
    asked = ir.Price((Doing.QUEST,), (any_card if rock_first else a_rock,))
    toll = item("Toll", ir.Static((asked,), ir.Cards(of=Who.OPPONENTS)))
    t = table([toy, toll], p1={"play": ["Toy"], "hand": ["Rock", "Knight"]}, p2={"play": ["Toll"]})
    assert t.legal("quest Toy")
    t.do("quest Toy")
    while t.asked == (0, "choose"):
        t.do(t.moves()[0])
    assert sorted(t.discard()) == ["Knight", "Rock"]
    assert t.lore() == 1


@pytest.mark.rule("4.5.1.2", "4.1.4")
def test_the_questing_character_cannot_be_spent_as_the_price() -> None:
    toy = character("Toy", priced(ir.BanishCost(ir.Chosen(your_characters()))))
    t = table([toy], p1={"play": ["Toy"]}, p2={})
    assert t.why("quest Toy") == ["4.5.1.2"]
    t = table([toy], p1={"play": ["Toy", "Scout"]}, p2={})
    t.do("quest Toy")
    assert t.discard() == ["Scout"]
    assert t.lore() == 1


@pytest.mark.rule("4.5.1.2", "4.5.1.3", "1.5.3")
def test_the_exertion_of_the_questing_character_does_not_pay_a_price() -> None:
    toy = character("Toy", priced(ir.ExertCost(ir.Chosen(your_characters()))))
    t = table([toy], p1={"play": ["Toy"]}, p2={})
    assert t.why("quest Toy") == ["4.5.1.2"]
    t = table([toy], p1={"play": ["Toy", "Scout"]}, p2={})
    t.do("quest Toy")
    assert t["Toy"].exerted and t["Scout"].exerted
    assert t.lore() == 1


@pytest.mark.rule("4.5.1.2", "1.13")
def test_ink_drops_can_pay_a_price() -> None:
    toy = character("Toy", priced(ir.InkCost(1)))
    t = table([toy], p1={"play": ["Toy"], "drops": 1}, p2={})
    t.do("quest Toy")
    assert t.game.state.drops[0] == 0
    assert t.lore() == 1


@pytest.mark.rule("4.5.1.3")
def test_the_questing_character_is_exerted() -> None:
    t = table(p1={"play": ["Knight"]}, p2={})
    t.do("quest Knight")
    assert t["Knight"].exerted
    assert [number(event.rule, "2.3") for event in t.events(Happening.EXERTED)] == ["4.5.1.3"]
    assert t.why("quest Knight") == ["4.5.1.3"]


@pytest.mark.rule("4.5.1.3", "1.2.2")
def test_a_character_that_cannot_exert_cannot_quest() -> None:
    chain = item("Chain", ir.Static((ir.Cant(Doing.EXERT),), ir.Cards(of=Who.OPPONENTS)))
    t = table([chain], p1={"play": ["Knight"]}, p2={"play": ["Chain"]})
    assert t.why("quest Knight") == ["4.5.1.2"]


@pytest.mark.rule("4.5.1.4", "5.3.6.4")
def test_the_player_gains_lore_equal_to_the_lore_of_the_character() -> None:
    crown = item("Crown", ir.Static((ir.Adjust(Stat.LORE, 1),), your_characters()))
    t = table([crown], p1={"play": ["Ogre", "Crown"], "lore": 4}, p2={"lore": 3})
    t.do("quest Ogre")
    assert t.game.lore == (7, 3)
    gained = t.events(Happening.LORE_GAINED)
    assert [(event.n, number(event.rule, "2.3")) for event in gained] == [(3, "4.5.1.4")]


@pytest.mark.rule("4.5.1.4")
def test_the_lore_is_read_after_the_character_was_exerted() -> None:
    exerted = ir.Is(ir.This(), (ir.IsExerted(),))
    proud = character("Proud One", ir.Static((ir.Adjust(Stat.LORE, 2),), condition=exerted), lore=1)
    t = table([proud], p1={"play": ["Proud One"]}, p2={})
    t.do("quest Proud One")
    assert t.lore() == 3


@pytest.mark.rule("4.5.2")
def test_it_has_quested_once_the_lore_is_gained_and_then_triggers_resolve() -> None:
    bard = character("Bard", whenever_quests(ir.Draw(ir.LoreOf())), lore=2)
    t = table([bard], p1={"play": ["Bard"]}, p2={})
    t.do("quest Bard")
    assert len(t.hand()) == 2
    kinds = [event.kind for event in t.game.events]
    assert kinds.index(Happening.LORE_GAINED) < kinds.index(Happening.QUESTED) < kinds.index(Happening.RESOLVES)


@pytest.mark.rule("4.5.2")
def test_triggers_from_the_process_and_from_having_quested_wait_together() -> None:
    both = character(
        "Two Minds",
        whenever(Happening.EXERTED, ir.GainLore(1), "Exerted", subject=THIS),
        whenever(Happening.QUESTED, ir.Draw(), "Quested", subject=THIS),
    )
    t = table([both], p1={"play": ["Two Minds"]}, p2={})
    t.do("quest Two Minds")
    assert t.asked == (0, "resolve")
    assert t.bag() == ["Exerted", "Quested"]
    t.do("resolve Two Minds: Quested")
    assert len(t.hand()) == 1 and t.lore() == 2


@pytest.mark.rule("4.5.3")
def test_the_turn_action_is_complete_when_everything_has_resolved() -> None:
    bard = character("Bard", whenever_quests(ir.May(ir.Draw())))
    t = table([bard], p1={"play": ["Bard", "Knight"]}, p2={})
    t.do("quest Bard")
    assert t.asked == (0, "accept")
    t.do("accept")
    assert t.asked == (0, "act")


@pytest.mark.rule("4.5.3", "1.8.1.1")
def test_the_game_can_be_won_by_questing() -> None:
    t = table(p1={"play": ["Ogre"], "lore": 18}, p2={})
    t.do("quest Ogre")
    assert t.winner == 0


@pytest.mark.rule("4.5.3", "1.8.1")
def test_the_check_comes_after_the_quest_and_before_its_triggers() -> None:
    # At 20 lore the game is over before the ability that would lose some of it resolves.
    modest = character("Modest One", whenever_quests(ir.LoseLore(1, Who.YOU)))
    t = table([modest], p1={"play": ["Modest One"], "lore": 19}, p2={})
    t.do("quest Modest One")
    assert t.winner == 0


@pytest.mark.rule("4.5.3.1", "1.11.2")
@pytest.mark.parametrize("less", [1, 3])
def test_no_lore_is_gained_or_lost_with_lore_0_or_less(less: int) -> None:
    fog = item("Fog", ir.Static((ir.Adjust(Stat.LORE, -less),), ir.Cards(of=Who.OPPONENTS)))
    bard = character("Bard", whenever_quests(ir.Draw()), lore=1)
    t = table([fog, bard], p1={"play": ["Bard"], "lore": 5}, p2={"play": ["Fog"]})
    assert t["Bard"].lore == 1 - less
    t.do("quest Bard")
    assert t.lore() == 5
    assert t["Bard"].exerted
    assert len(t.hand()) == 1  # it has quested all the same
    assert t.events(Happening.LORE_GAINED) == []


@pytest.mark.rule("4.5.1.4", "1.2.2")
def test_who_cannot_gain_lore_gains_none() -> None:
    drain = item("Drain", ir.Static((ir.CantDo(Doing.GAIN_LORE),)))
    t = table([drain], p1={"play": ["Ogre"]}, p2={"play": ["Drain"]})
    t.do("quest Ogre")
    assert t.lore() == 0
    assert t["Ogre"].exerted
