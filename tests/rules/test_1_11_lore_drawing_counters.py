"""1.11 Lore, 1.12 Drawing, 1.13 Ink drops and other counters."""

from __future__ import annotations

import pytest
from tests.support import (
    action,
    any_character,
    character,
    exert_ability,
    item,
    location,
    table,
    whenever,
    whenever_quests,
)

from illumineer import ir
from illumineer.vocab import Cmp, Happening, Stat, Who, Zone

# --- 1.11 Lore -------------------------------------------------------------------------------


@pytest.mark.rule("1.11.1")
@pytest.mark.parametrize(("lore", "left", "lost"), [(5, 2, [3]), (3, 0, [3]), (2, 0, [2]), (0, 0, [])])
def test_a_lore_total_does_not_go_below_zero(lore: int, left: int, lost: list[int]) -> None:
    toll = action("Toll", ir.LoseLore(3))
    t = table([toll], p1={"hand": ["Toll"], "ink": 1}, p2={"lore": lore})
    t.do("play Toll")
    assert t.lore(1) == left
    assert [event.n for event in t.events(Happening.LORE_LOST)] == lost


@pytest.mark.rule("1.11.1")
def test_who_has_no_lore_loses_none() -> None:
    """So nothing that waits for lost lore triggers."""
    gloat = character("Gloat", whenever(Happening.LORE_LOST, ir.Draw(1), player=Who.OPPONENTS))
    toll = action("Toll", ir.LoseLore(1))
    for lore in (0, 1):
        t = table([gloat, toll], p1={"hand": ["Toll"], "ink": 1, "play": ["Gloat"]}, p2={"lore": lore})
        t.do("play Toll")
        assert len(t.hand(0)) == lore


@pytest.mark.rule("1.11.2")
def test_questing_gains_the_characters_lore_value() -> None:
    t = table(p1={"play": ["Knight", "Ogre"], "lore": 4})
    t.do("quest Knight")
    assert t.lore(0) == 5
    t.do("quest Ogre")
    assert t.lore(0) == 7


@pytest.mark.rule("1.11.2")
@pytest.mark.parametrize("loss", [0, -1, -3])
def test_a_character_without_lore_value_quests_for_nothing(loss: int) -> None:
    """No value, reduced to 0, or below: it quests, and the total stays."""
    dull = character("Dull", ir.Static((ir.Adjust(Stat.LORE, loss),)), lore=0 if loss == 0 else 1)
    t = table([dull], p1={"play": ["Dull"], "lore": 4})
    t.do("quest Dull")
    assert t.lore(0) == 4
    assert t["Dull"].exerted
    assert len(t.events(Happening.QUESTED)) == 1
    assert t.events(Happening.LORE_GAINED) == []


@pytest.mark.rule("1.11.2")
def test_a_location_gives_its_lore_value_at_the_start_of_its_players_turn() -> None:
    mine = location("Mine", lore=2)
    t = table([mine], active="p2", p1={"play": ["Mine", "Camp"]}, p2={"play": ["Mine#2"]})
    t.end_turn()
    assert t.game.lore == (2, 0)
    t.end_turn()
    assert t.game.lore == (2, 2)


@pytest.mark.rule("1.11.3")
def test_reaching_20_lore_wins() -> None:
    t = table(p1={"play": ["Knight"], "lore": 19}, p2={"lore": 19})
    t.do("quest Knight")
    assert (t.winner, t.lore(0)) == (0, 20)


# --- 1.12 Drawing ----------------------------------------------------------------------------


@pytest.mark.rule("1.12.1")
def test_drawing_takes_the_top_card_of_ones_own_deck_into_the_hand() -> None:
    read = action("Read", ir.Draw(1))
    t = table([read], p1={"hand": ["Read"], "ink": 1, "deck": ["Scout", "Knight"]}, p2={"deck": ["Ogre"]})
    t.do("play Read")
    assert (t.hand(0), t.deck(0), t.deck(1)) == (["Scout"], ["Knight"], ["Ogre"])


@pytest.mark.rule("1.12.1")
def test_another_player_who_is_told_to_draw_draws_from_their_own_deck() -> None:
    treat = action("Treat", ir.Draw(1, Who.OPPONENTS))
    t = table([treat], p1={"hand": ["Treat"], "ink": 1, "deck": ["Scout"]}, p2={"deck": ["Ogre"]})
    t.do("play Treat")
    assert (t.hand(0), t.hand(1), t.deck(0)) == ([], ["Ogre"], ["Scout"])


@pytest.mark.rule("1.12.2")
def test_several_cards_are_drawn_one_after_the_other() -> None:
    """Each draw is an event of its own: three triggers, and the second card is "the second card"."""
    reader = character("Reader", whenever(Happening.DREW, ir.GainLore(1), player=Who.YOU))
    second = ir.Triggered((ir.Event(Happening.DREW, player=Who.YOU, nth=2),), ir.GainLore(10), name="Second")
    lector = character("Lector", second)
    read = action("Read", ir.Draw(3))
    t = table(
        [reader, lector, read],
        p1={"hand": ["Read"], "ink": 1, "play": ["Reader"], "deck": ["Scout", "Knight", "Ogre"]},
    )
    t.do("play Read", "resolve Reader: Whenever", "resolve Reader: Whenever")
    assert t.lore(0) == 3
    assert t.hand(0) == ["Scout", "Knight", "Ogre"]
    t = table([lector, read], p1={"hand": ["Read"], "ink": 1, "play": ["Lector"]})
    t.do("play Read")
    assert t.lore(0) == 10


@pytest.mark.rule("1.12.3")
def test_putting_a_card_into_the_hand_is_not_drawing() -> None:
    reader = character("Reader", whenever(Happening.DREW, ir.GainLore(1), player=Who.YOU))
    take = action("Take", ir.Put(ir.Top(1), ir.Place(Zone.HAND)))
    t = table([reader, take], p1={"hand": ["Take"], "ink": 1, "play": ["Reader"], "deck": ["Scout"]})
    t.do("play Take")
    assert t.hand(0) == ["Scout"]
    assert t.lore(0) == 0
    assert t.events(Happening.DREW) == []


# --- 1.13 Ink drops --------------------------------------------------------------------------


@pytest.mark.rule("1.13")
def test_an_effect_gives_ink_drops_into_the_inkwell() -> None:
    spring = item("Spring", exert_ability(ir.GainInkDrops(2)))
    t = table([spring], p1={"play": ["Spring"], "ink": 1})
    t.do("activate Spring: Use")
    side = t.game.view(1).to_json()["players"][0]
    assert (side["drops"], side["ink"]) == (2, {"ready": 1, "exerted": 0})


@pytest.mark.rule("1.13")
@pytest.mark.parametrize("drops", [1, 2, 3])
def test_any_number_of_drops_may_pay_for_a_card(drops: int) -> None:
    t = table(p1={"hand": ["Knight"], "ink": 2, "drops": 3})
    t.do("play Knight")
    # 2 ink cards are there: at least one drop is needed, at most three.
    assert t.moves() == ["number 1", "number 2", "number 3"]
    t.do(f"number {drops}")
    assert t.game.state.drops[0] == 3 - drops
    assert t.ink(0) == (2 - (3 - drops), 3 - drops)
    assert t.play(0) == ["Knight"]


@pytest.mark.rule("1.13")
def test_a_number_of_drops_that_is_no_choice_is_told_and_not_asked() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 1, "drops": 2}).do("play Knight")
    assert (t.asked, t.ink(), t.game.state.drops[0]) == ((0, "act"), (0, 1), 0)
    told = [event for event in t.events(Happening.FORCED) if event.fact.about == "number"]
    assert [event.fact.answer for event in told] == [2]
    assert t.game.explain(told[0]) == "p1 has only one choice: 2 [1.13]"
    t = table(p1={"hand": ["Knight"], "ink": 3}).do("play Knight")
    assert not [event for event in t.events(Happening.FORCED) if event.fact.about == "number"]


@pytest.mark.rule("1.13")
def test_no_drop_needs_to_be_used() -> None:
    t = table(p1={"hand": ["Scout"], "ink": 2, "drops": 1})
    t.do("play Scout", "number 0")
    assert (t.ink(0), t.game.state.drops[0]) == ((0, 2), 1)


@pytest.mark.rule("1.13")
def test_drops_pay_for_abilities_moves_and_effects_too() -> None:
    forge = item("Forge", ir.Activated((ir.InkCost(1),), ir.GainLore(1), name="Smelt"))
    broker = character("Broker", whenever_quests(ir.May(ir.To(ir.PayInk(1), ir.GainLore(2)))))
    t = table([forge, broker], p1={"play": ["Forge", "Broker", "Camp"], "drops": 3})
    t.do("activate Forge: Smelt")
    assert (t.lore(0), t.game.state.drops[0]) == (1, 2)
    t.do("move Broker")
    assert (t["Broker"].at, t.game.state.drops[0]) == ("Camp", 1)
    t.do("quest Broker", "accept")
    assert (t.lore(0), t.game.state.drops[0]) == (4, 0)


@pytest.mark.rule("1.13")
def test_a_card_cannot_be_played_with_too_few_drops() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 1, "drops": 1})
    assert t.why("play Knight") == ["1.5.3"]


@pytest.mark.rule("1.13")
def test_drops_are_neither_ink_nor_cards() -> None:
    """They do not count as cards in the inkwell, and the Ready step brings none back."""
    rich = ir.Have(ir.Cards((Zone.INKWELL,), Who.YOU), Cmp.GE, 3)
    count = action("Count", ir.If(rich, ir.GainLore(5), ir.GainLore(1)))
    t = table([count], p1={"hand": ["Count"], "ink": 2, "drops": 5}, p2={})
    t.do("play Count", "number 1")
    assert t.lore(0) == 1
    assert t.game.state.drops[0] == 4
    t.end_turn().end_turn()
    assert t.game.state.drops[0] == 4
    assert t.ink(0) == (2, 0)


@pytest.mark.rule("1.13")
def test_drops_are_kept_by_their_player_and_cannot_pay_for_others() -> None:
    t = table(p1={"hand": ["Scout"], "ink": 1}, p2={"drops": 5})
    assert t.why("play Scout") == ["1.5.3"]


@pytest.mark.rule("1.13.2")
def test_a_drop_that_was_removed_is_gone_for_good() -> None:
    t = table(p1={"hand": ["Scout"], "drops": 2}, p2={})
    t.do("play Scout")
    assert t.game.state.drops[0] == 0
    t.end_turn().end_turn()
    assert t.game.state.drops[0] == 0


@pytest.mark.rule("1.13.2")
def test_a_damage_counter_does_not_follow_its_card_out_of_play() -> None:
    back = action("Back", ir.Put(any_character(), ir.Place(Zone.HAND)))
    t = table([back], p1={"hand": ["Back"], "ink": 4, "play": [{"card": "Knight", "damage": 2}]})
    t.do("play Back", "play Knight")
    assert t["Knight"].damage == 0
