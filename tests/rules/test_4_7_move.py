"""4.7: moving a character to a location."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    item,
    location,
    table,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import CardType, Doing, Duration, Happening, Leave, Stat, Who

LOCATIONS = (ir.IsType((CardType.LOCATION,)),)
INN = location("Inn", move_cost=2)
YOUR_LOCATION = ir.Chosen(ir.Cards(of=Who.YOU, where=LOCATIONS))


def at(name: str, place: str, **more: Any) -> dict[str, Any]:
    return {"card": name, "at": place, **more}


# --- who and where (4.7.1, 4.7.2) ------------------------------------------------------------


@pytest.mark.rule("4.7.1")
def test_own_characters_move_to_own_locations() -> None:
    t = table([INN], p1={"play": ["Knight", "Inn"], "ink": 5}, p2={"play": ["Ogre", "Camp"], "ink": 5})
    assert [move for move in t.moves() if move.startswith("move")] == ["move Knight"]
    t.do("move Knight")
    assert t["Knight"].at == "Inn"
    assert t.ink() == (3, 2)


@pytest.mark.rule("4.7.1")
def test_opposing_characters_and_other_cards_do_not_move() -> None:
    t = table(p1={"play": ["Rock", "Camp"], "ink": 5}, p2={"play": ["Ogre"]})
    assert t.why("move Ogre") == ["4.7.1"]
    assert t.why("move Rock") == ["4.7.1"]
    assert t.why("move Camp") == ["4.7.1"]


@pytest.mark.rule("4.7.1")
def test_not_to_an_opposing_location() -> None:
    t = table(p1={"play": ["Knight"], "ink": 5}, p2={"play": ["Camp"]})
    assert t.why("move Knight") == ["4.7.3.1"]


@pytest.mark.rule("4.7.1")
def test_an_effect_moves_no_character_to_an_opposing_location() -> None:
    push = action("Push", ir.MoveTo(any_character(), ir.Chosen(ir.Cards(where=LOCATIONS))))
    t = table([push], p1={"hand": ["Push"], "ink": 1, "play": ["Camp", "Knight"]}, p2={"play": ["Ogre"]})
    t.do("play Push", "choose Ogre")
    assert t["Ogre"].at is None


@pytest.mark.rule("4.7.1")
def test_drying_and_exerted_characters_can_move() -> None:
    t = table(p1={"play": [{"card": "Knight", "drying": True}, {"card": "Ogre", "exerted": True}, "Camp"], "ink": 2})
    t.do("move Knight", "move Ogre")
    assert t["Knight"].at == "Camp" and t["Knight"].drying and not t["Knight"].exerted
    assert t["Ogre"].at == "Camp" and t["Ogre"].exerted


@pytest.mark.rule("4.7.1", "1.2.2")
def test_who_cannot_move_does_not() -> None:
    root = item("Root", ir.Static((ir.Cant(Doing.MOVE),), ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([root], p1={"play": ["Knight", "Camp"], "ink": 5}, p2={"play": ["Root"]})
    assert t.why("move Knight") == ["1.2.2"]


@pytest.mark.rule("4.7.2")
def test_from_one_location_to_another() -> None:
    t = table([INN], p1={"play": ["Camp", "Inn", at("Knight", "Camp")], "ink": 2}, p2={})
    t.do("move Knight", "choose Inn")
    assert t["Knight"].at == "Inn"
    assert t.ink() == (0, 2)


@pytest.mark.rule("4.7.2", "2.1:4.7.2")
def test_there_is_no_move_to_no_location() -> None:
    t = table(edition="2.1", p1={"play": ["Camp", at("Knight", "Camp")], "ink": 9}, p2={})
    assert t.why("move Knight") == ["4.7.2"]


@pytest.mark.rule("4.7.2")
def test_where_it_already_is_it_may_be_moved_but_nothing_moves_or_triggers() -> None:
    walker = character("Walker", whenever(Happening.MOVED, ir.GainLore(1), subject=THIS))
    t = table([walker], p1={"play": ["Camp", at("Walker", "Camp")], "ink": 2}, p2={})
    t.do("move Walker")
    assert t["Walker"].at == "Camp"
    assert t.lore() == 0
    assert t.events(Happening.MOVED) == []
    assert t.ink() == (1, 1)


@pytest.mark.rule("4.7.2")
@pytest.mark.parametrize("edition", ["2.0", "2.1", "2.2"])
def test_before_2_3_it_could_not_be_chosen(edition: str) -> None:
    t = table([INN], edition, p1={"play": ["Camp", "Inn", at("Knight", "Camp")], "ink": 9}, p2={})
    t.do("move Knight")
    assert t["Knight"].at == "Inn"


@pytest.mark.rule("4.7.2")
def test_an_effect_that_moves_it_where_it_is_does_nothing() -> None:
    walker = character("Walker", whenever(Happening.MOVED, ir.GainLore(1), subject=THIS))
    lead = action("Lead", ir.IfDo(ir.MoveTo(your_character(), YOUR_LOCATION), ir.Draw()))
    t = table([walker, lead], p1={"hand": ["Lead"], "ink": 1, "play": ["Camp", at("Walker", "Camp")]}, p2={})
    t.do("play Lead")
    assert t["Walker"].at == "Camp"
    assert t.lore() == 0 and t.hand() == []


# --- the process (4.7.3) ---------------------------------------------------------------------


@pytest.mark.rule("4.7.3", "4.7.3.1")
def test_the_player_chooses_character_and_location() -> None:
    t = table([INN], p1={"play": ["Knight", "Ogre", "Camp", "Inn"], "ink": 2}, p2={})
    assert [move for move in t.moves() if move.startswith("move")] == ["move Knight", "move Ogre"]
    t.do("move Ogre")
    assert t.asked == (0, "choose")
    assert t.moves() == ["choose Camp", "choose Inn"]
    t.do("choose Camp")
    assert t["Ogre"].at == "Camp" and t["Knight"].at is None


@pytest.mark.rule("4.7.3.1", "4.7.3.4")
def test_a_location_that_cannot_be_paid_is_not_offered() -> None:
    t = table([INN], p1={"play": ["Knight", "Camp", "Inn"], "ink": 1}, p2={})
    t.do("move Knight")
    assert t["Knight"].at == "Camp"
    poor = table([INN], p1={"play": ["Knight", "Camp", "Inn"], "ink": 0}, p2={})
    assert poor.why("move Knight") == ["4.7.3.4"]


@pytest.mark.rule("4.7.3.2")
def test_for_free_is_taken_at_once() -> None:
    tower = location(
        "Tower",
        ir.Static((ir.Allow(Leave.MOVE_FREE, ir.Filter(Who.YOU, (ir.Named(("Knight",)),))),)),
        move_cost=3,
    )
    tax = item("Tax", ir.Static((ir.CostChange(2, who=Who.ALL, doing=Doing.MOVE),)))
    t = table([tower, tax], p1={"play": ["Knight", "Ogre", "Tower"], "ink": 4}, p2={"play": ["Tax"]})
    t.do("move Knight")
    assert t["Knight"].at == "Tower"
    assert t.ink() == (4, 0)
    assert t.why("move Ogre") == ["4.7.3.4"]


@pytest.mark.rule("4.7.3.2")
def test_a_character_may_move_for_free_itself() -> None:
    bird = character("Bird", ir.Static((ir.Allow(Leave.MOVE_FREE),)))
    t = table([bird, INN], p1={"play": ["Bird", "Inn"], "ink": 0}, p2={})
    t.do("move Bird")
    assert t["Bird"].at == "Inn"


@pytest.mark.rule("4.7.3.2")
def test_a_character_may_move_for_free_to_certain_locations() -> None:
    homely = character("Homely", ir.Static((ir.Allow(Leave.MOVE_FREE, ir.Filter(where=(ir.Named(("Inn",)),))),)))
    t = table([homely, INN], p1={"play": ["Homely", "Inn", "Camp"], "ink": 0}, p2={})
    t.do("move Homely")
    assert t["Homely"].at == "Inn"
    assert t.ink() == (0, 0)


@pytest.mark.rule("4.7.3.2")
def test_an_effect_moves_for_free() -> None:
    carpet = item("Carpet", ir.Activated((ir.ExertCost(),), ir.MoveTo(your_character(), YOUR_LOCATION), name="Fly"))
    t = table([carpet, INN], p1={"play": ["Carpet", "Knight", "Ogre", "Inn", "Camp"], "ink": 0}, p2={})
    t.do("activate Carpet: Fly", "choose Ogre", "choose Inn")
    assert t["Ogre"].at == "Inn"


@pytest.mark.rule("4.7.3.3")
def test_payment_modifiers_change_the_total() -> None:
    chart = item("Chart", ir.Static((ir.CostChange(-1, ir.Filter(where=CHARACTER), doing=Doing.MOVE),)))
    tax = item("Tax", ir.Static((ir.CostChange(2, who=Who.OPPONENTS, doing=Doing.MOVE),)))
    t = table([chart, tax, INN], p1={"play": ["Knight", "Inn", "Chart"], "ink": 5}, p2={"play": ["Tax"]})
    t.do("move Knight")
    assert t.ink() == (2, 3)  # 2, -1, +2


@pytest.mark.rule("4.7.3.3")
def test_the_total_is_never_below_nothing() -> None:
    chart = item("Chart", ir.Static((ir.CostChange(-3, doing=Doing.MOVE),)))
    t = table([chart, INN], p1={"play": ["Knight", "Inn", "Chart"], "ink": 1}, p2={})
    t.do("move Knight")
    assert t.ink() == (1, 0)


@pytest.mark.rule("4.7.3.3")
def test_a_modifier_of_the_location_itself() -> None:
    somebody = ir.Have(your_characters(ir.IsAt(ir.This())))
    ship = location("Ship", ir.Static((ir.Adjust(Stat.MOVE_COST, -2),), condition=somebody), move_cost=2)
    t = table([ship], p1={"play": ["Knight", "Ogre", "Ship"], "ink": 2}, p2={})
    t.do("move Knight")
    assert t.ink() == (0, 2)
    t.do("move Ogre")
    assert t["Ogre"].at == "Ship"


@pytest.mark.rule("4.7.3.3")
def test_once_during_your_turn_less_for_this_character() -> None:
    wolf = character("Wolf", ir.Static((ir.CostChange(-1, THIS, doing=Doing.MOVE, nth=1),)))
    t = table([wolf, INN], p1={"play": ["Wolf", "Inn", "Camp", "Knight"], "hand": ["Scout"], "ink": 6}, p2={})
    t.do("play Scout")
    assert t.ink() == (4, 2)
    t.do("move Wolf", "choose Inn")
    assert t.ink() == (3, 3)
    t.do("move Wolf", "choose Camp")
    assert t.ink() == (2, 4)


@pytest.mark.rule("4.7.3.3")
def test_a_move_by_an_effect_does_not_use_up_what_is_once_less_to_pay() -> None:
    wolf = character("Wolf", ir.Static((ir.CostChange(-1, THIS, doing=Doing.MOVE, nth=1),)))
    carpet = item("Carpet", ir.Activated((ir.ExertCost(),), ir.MoveTo(your_character(), YOUR_LOCATION), name="Fly"))
    t = table([wolf, carpet, INN], p1={"play": ["Wolf", "Carpet", "Inn", "Camp"], "ink": 4}, p2={})
    t.do("activate Carpet: Fly", "choose Camp", "move Wolf", "choose Inn")
    assert t["Wolf"].at == "Inn" and t.ink() == (3, 1)
    t.do("move Wolf", "choose Camp")
    assert t["Wolf"].at == "Camp" and t.ink() == (2, 2)


@pytest.mark.rule("4.7.3.3")
def test_modifiers_on_playing_do_not_reach_moves() -> None:
    sale = item("Sale", ir.Static((ir.CostChange(-1),)))
    t = table([sale, INN], p1={"play": ["Knight", "Inn", "Sale"], "ink": 2}, p2={})
    t.do("move Knight")
    assert t.ink() == (0, 2)


@pytest.mark.rule("4.7.3.4")
def test_the_player_exerts_ink_equal_to_the_total() -> None:
    t = table([INN], p1={"play": ["Knight", "Inn"], "ink": {"ready": 3, "exerted": 1}}, p2={})
    t.do("move Knight")
    assert t.ink() == (1, 3)
    assert [(e.n, number(e.rule, "2.3")) for e in t.events(Happening.INK_PAID)] == [(2, "4.7.3.4")]


@pytest.mark.rule("4.7.3.4", "1.13")
def test_ink_drops_can_pay_for_a_move() -> None:
    t = table([INN], p1={"play": ["Knight", "Inn"], "ink": 1, "drops": 2}, p2={})
    t.do("move Knight")
    assert t.moves() == ["number 1", "number 2"]
    t.do("number 1")
    assert t.ink() == (0, 1)
    assert t.game.state.drops[0] == 1
    assert t["Knight"].at == "Inn"


# --- arriving (4.7.4, 4.7.5) -----------------------------------------------------------------


@pytest.mark.rule("4.7.4")
def test_once_paid_the_character_is_at_the_location() -> None:
    hall = location("Hall", ir.Static((ir.Adjust(Stat.STRENGTH, 2),), your_characters(ir.IsAt(ir.This()))))
    t = table([hall], p1={"play": ["Knight", "Hall"], "ink": 1}, p2={})
    assert t["Knight"].strength == 3
    t.do("move Knight")
    assert t["Knight"].strength == 5
    [moved] = t.events(Happening.MOVED)
    assert (t.name(moved.subject), t.name(moved.object), number(moved.rule, "2.3")) == ("Knight", "Hall", "4.7.4")
    seen = [event.kind for event in t.game.events]
    assert seen.index(Happening.INK_PAID) < seen.index(Happening.MOVED)


@pytest.mark.rule("4.7.4")
def test_any_number_of_characters_can_be_at_a_location_and_they_stay() -> None:
    t = table(p1={"play": ["Knight", "Ogre", "Camp"], "ink": 2}, p2={})
    t.do("move Knight", "move Ogre", "end turn", "end turn")
    assert t["Knight"].at == "Camp" and t["Ogre"].at == "Camp"


@pytest.mark.rule("4.7.5")
def test_triggers_resolve_after_the_move_and_before_the_next_turn_action() -> None:
    here = ir.Count(your_characters(ir.IsAt(ir.This())))
    port = location("Port", whenever(Happening.MOVED, ir.GainLore(here), object=THIS))
    walker = character("Walker", whenever(Happening.MOVED, ir.May(ir.Draw()), subject=THIS))
    t = table([port, walker], p1={"play": ["Walker", "Port", at("Knight", "Port")], "ink": 1}, p2={})
    t.do("move Walker", "resolve Port: Whenever", "accept")
    assert t.lore() == 2
    assert len(t.hand()) == 1
    assert t.asked == (0, "act")


@pytest.mark.rule("4.7.5", "1.8.1.4")
def test_the_check_follows_the_move() -> None:
    safe = location("Safe House", ir.Static((ir.Adjust(Stat.WILLPOWER, 3),), your_characters(ir.IsAt(ir.This()))))
    t = table(
        [safe], p1={"play": ["Safe House", at("Knight", "Safe House", damage=4), "Camp"], "ink": 1, "hand": []}, p2={}
    )
    t.do("move Knight", "choose Camp")
    assert t.discard() == ["Knight"]


@pytest.mark.rule("4.7.3.3", "4.3.6")
def test_a_discount_on_the_next_move_is_used_up_by_one_move() -> None:
    mod = ir.CostChange(-2, doing=Doing.MOVE, uses=1)
    guide = character("Guide", whenever_quests(ir.Establish((mod,), Duration.THIS_TURN)))
    t = table([guide, INN], p1={"play": ["Guide", "Knight", "Inn"], "ink": 2}, p2={})
    t.do("quest Guide", "move Knight")
    assert t.ink() == (2, 0)
    t.do("move Guide")
    assert t.ink() == (0, 2)
