"""4.6.8, 4.6.9: challenging locations; what is removed from a challenge; the examples of 4.6."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    character,
    item,
    keyword,
    location,
    table,
    whenever,
)

from illumineer import ir
from illumineer.vocab import CardType, Doing, Duration, Happening, Keyword, Role, Stat, Who, Zone

CHALLENGED = ir.Involved(Role.OBJECT)
TO_HAND = ir.Place(Zone.HAND)


def exerted(name: str, **more: Any) -> dict[str, Any]:
    return {"card": name, "exerted": True, **more}


def whenever_challenges(effect: ir.Effect, name: str = "Charge") -> ir.Triggered:
    return whenever(Happening.CHALLENGES, effect, name, subject=THIS)


def whenever_challenged(effect: ir.Effect, name: str = "Defend") -> ir.Triggered:
    return whenever(Happening.CHALLENGES, effect, name, object=THIS)


# --- locations (4.6.8) -----------------------------------------------------------------------


@pytest.mark.rule("4.6.8")
def test_characters_challenge_locations_by_the_same_process() -> None:
    scout = character("Raider", whenever_challenges(ir.GainLore(1)))
    t = table([scout], p1={"play": ["Raider"]}, p2={"play": ["Camp"]})
    t.do("challenge Raider")
    assert t["Raider"].exerted
    assert t.lore() == 1
    assert t["Camp"].damage == 2


@pytest.mark.rule("4.6.8")
def test_drying_and_exerted_characters_do_not_challenge_locations_either() -> None:
    t = table(p1={"play": [{"card": "Knight", "drying": True}, exerted("Ogre")]}, p2={"play": ["Camp"]})
    assert t.why("challenge Knight") == ["5.1.1.11"]
    assert t.why("challenge Ogre") == ["4.6.4.1"]


@pytest.mark.rule("4.6.8.1")
def test_a_location_is_chosen_instead_of_an_exerted_character() -> None:
    t = table(p1={"play": ["Knight", "Camp"]}, p2={"play": [exerted("Ogre"), "Giant", "Camp#2"]})
    t.do("challenge Knight")
    assert t.moves() == ["choose Camp#2", "choose Ogre"]
    t.do("choose Camp#2")
    assert t["Camp#2"].damage == 3
    assert t["Ogre"].damage == 0


@pytest.mark.rule("4.6.8.2", "5.1.2.3")
def test_a_location_need_not_be_exerted() -> None:
    t = table(p1={"play": ["Knight"], "hand": []}, p2={"play": ["Camp"]})
    assert not t["Camp"].exerted
    assert t.legal("challenge Knight")
    t.do("challenge Knight", "end turn", "end turn", "challenge Knight")
    assert t["Camp"].zone == "discard"


@pytest.mark.rule("4.6.8.2")
def test_a_location_can_be_challenged_the_turn_after_it_was_played() -> None:
    t = table(p1={"hand": ["Camp"], "ink": 1}, p2={"play": ["Knight"]})
    t.do("play Camp", "end turn", "challenge Knight")
    assert t["Camp"].damage == 3


@pytest.mark.rule("4.6.8.3", "5.6.5.3")
def test_a_location_deals_no_damage_and_takes_it() -> None:
    t = table(p1={"play": ["Knight"]}, p2={"play": ["Camp"]})
    t.do("challenge Knight")
    assert t["Knight"].damage == 0
    assert t["Camp"].damage == 3
    assert len(t.events(Happening.DAMAGE_DEALT)) == 1


@pytest.mark.rule("4.6.8.3")
def test_a_strength_bonus_gives_a_location_no_strength_to_deal_damage_with() -> None:
    banner = item("Banner", ir.Static((ir.Adjust(Stat.STRENGTH, 3),), ir.Cards(of=Who.YOU)))
    t = table([banner], p1={"play": ["Knight"]}, p2={"play": ["Camp", "Banner"]})
    t.do("challenge Knight")
    assert t["Knight"].damage == 0


@pytest.mark.rule("4.6.8.3", "1.8.1.4", "5.6.6")
def test_a_location_with_its_willpower_in_damage_is_banished() -> None:
    t = table(p1={"play": ["Giant"]}, p2={"play": ["Camp", {"card": "Knight", "at": "Camp"}]})
    t.do("challenge Giant")
    assert t.discard(1) == ["Camp"]
    assert t["Knight"].zone == "play" and t["Knight"].at is None


@pytest.mark.rule("4.6.8")
def test_a_bodyguard_does_not_protect_locations() -> None:
    guard = character("Guard", Keyword.BODYGUARD)
    t = table([guard], p1={"play": ["Knight"]}, p2={"play": [exerted("Guard"), exerted("Ogre"), "Camp"]})
    t.do("challenge Knight")
    assert t.moves() == ["choose Camp", "choose Guard"]


@pytest.mark.rule("4.6.8")
def test_an_ability_about_challenging_a_character_does_not_see_a_location() -> None:
    duel = whenever(Happening.CHALLENGES, ir.GainLore(1), subject=THIS, object=ir.Filter(where=CHARACTER))
    fencer = character("Fencer", duel)
    t = table([fencer], p1={"play": ["Fencer"]}, p2={"play": ["Camp"]})
    t.do("challenge Fencer")
    assert t.lore() == 0


@pytest.mark.rule("4.6.8", "1.2.2")
def test_a_location_can_be_protected_from_challenges() -> None:
    moat = location("Moat", ir.Static((ir.Cant(Doing.BE_CHALLENGED),)))
    t = table([moat], p1={"play": ["Knight"]}, p2={"play": ["Moat"]})
    assert t.why("challenge Knight") == ["4.6.4.2", "4.6.4.3"]


# --- removed from the challenge (4.6.9) ------------------------------------------------------


@pytest.mark.rule("4.6.9")
def test_the_challenged_character_removed_no_damage_is_dealt() -> None:
    monk = character("Monk", whenever_challenges(ir.Put(CHALLENGED, TO_HAND)))
    t = table([monk], p1={"play": ["Monk"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Monk")
    assert t.hand(1) == ["Ogre"]
    assert t["Monk"].damage == 0 and t["Monk"].exerted
    assert t.events(Happening.DAMAGE_DEALT) == []
    assert t.game.state.challenge is None


@pytest.mark.rule("4.6.9")
def test_the_challenging_character_removed_no_damage_is_dealt() -> None:
    mirage = character("Mirage", whenever_challenged(ir.Put(ir.Involved(), TO_HAND)))
    t = table([mirage], p1={"play": ["Knight"]}, p2={"play": [exerted("Mirage")]})
    t.do("challenge Knight")
    assert t.hand() == ["Knight"]
    assert t["Mirage"].damage == 0
    assert t.asked == (0, "act")


@pytest.mark.rule("4.6.9", "4.6.8")
def test_a_location_removed_from_the_challenge_ends_it_too() -> None:
    razer = character("Razer", whenever_challenges(ir.Banish(CHALLENGED)))
    t = table([razer], p1={"play": ["Razer"]}, p2={"play": ["Camp"]})
    t.do("challenge Razer")
    assert t.discard(1) == ["Camp"]
    assert t.events(Happening.DAMAGE_DEALT) == []


@pytest.mark.rule("4.6.9", "7.1.6")
def test_one_that_left_and_came_back_is_no_longer_in_the_challenge() -> None:
    blink = ir.Seq((ir.Put(ir.This(), TO_HAND, into="it"), ir.Play(ir.Those("it"))))
    fairy = character("Fairy", whenever_challenged(blink))
    t = table([fairy], p1={"play": ["Knight"]}, p2={"play": [exerted("Fairy")]})
    t.do("challenge Knight")
    assert t["Fairy"].zone == "play"
    assert t["Fairy"].damage == 0 and t["Knight"].damage == 0


@pytest.mark.rule("4.6.9.1")
def test_the_abilities_left_in_the_bag_still_resolve() -> None:
    monk = character(
        "Monk",
        whenever_challenges(ir.Put(CHALLENGED, TO_HAND), "Send"),
        whenever_challenges(ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This())), "Boast"),
        keyword(Keyword.CHALLENGER, 2),
    )
    t = table([monk], p1={"play": ["Monk"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Monk", "resolve Monk: Send")
    assert t.hand(1) == ["Ogre"]
    # "While challenging" lasts until the bag is empty: 2 strength and Challenger +2.
    assert t.lore() == 4


@pytest.mark.rule("4.6.9.2")
def test_then_effects_of_the_challenge_end_and_abilities_after_it_happen() -> None:
    short = ir.Apply(ir.This(), (ir.Adjust(Stat.STRENGTH, 4),), Duration.THIS_CHALLENGE)
    monk = character(
        "Monk",
        whenever_challenges(ir.Text((short, ir.Put(CHALLENGED, TO_HAND)))),
        whenever(Happening.CHALLENGE_OVER, ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This())), "After", subject=THIS),
    )
    t = table([monk], p1={"play": ["Monk", "Knight"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Monk")
    assert t.lore() == 2
    assert t["Monk"].strength == 2
    assert t.asked == (0, "act")
    assert t.legal("quest Knight")


@pytest.mark.rule("4.6.9", "8.10.5")
def test_a_character_that_is_covered_during_the_challenge_is_still_in_it() -> None:
    grown = character("Hero - Grown", ir.ShiftAbility((ir.InkCost(1),)), strength=5, willpower=9, cost=9)
    call = ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER)), only_shift=True)
    young = character("Hero - Young", whenever_challenges(call))
    t = table([grown, young], p1={"play": ["Hero - Young"], "hand": ["Hero - Grown"]}, p2={"play": [exerted("Giant")]})
    t.do("challenge Hero - Young", "choose Hero - Grown")
    assert t["Hero - Grown"].under == ["Hero - Young"]
    assert t["Giant"].damage == 5
    assert t["Hero - Grown"].damage == 6


# --- the examples ----------------------------------------------------------------------------


@pytest.mark.rule("4.6.6.2", "4.6.6.3", "4.6.7")
def test_example_a_two_equals_banish_each_other() -> None:
    t = table(p1={"play": ["Scout"]}, p2={"play": [exerted("Scout#2")]})
    t.do("challenge Scout")
    assert t.discard() == ["Scout"] and t.discard(1) == ["Scout"]
    assert t.asked == (0, "act")


@pytest.mark.rule("4.6.2", "4.6.7")
def test_example_b_banished_by_the_victim_it_is_still_banished_in_a_challenge() -> None:
    revenge = ir.Triggered(
        (ir.Event(Happening.BANISHED, subject=THIS, in_challenge=True),),
        ir.Banish(ir.Cards(of=Who.OPPONENTS, where=(ir.IsChallenging(),))),
        name="Revenge",
    )
    durable = ir.Triggered(
        (ir.Event(Happening.BANISHED, subject=THIS, in_challenge=True),),
        ir.May(ir.Put(ir.This(), TO_HAND)),
        name="Durable",
    )
    cat = character("Grinning One", revenge, strength=0, willpower=3)
    snow = character("Snow Thing", durable, strength=5, willpower=5)
    t = table([cat, snow], p1={"play": ["Snow Thing"]}, p2={"play": [exerted("Grinning One")]})
    t.do("challenge Snow Thing")
    assert t.discard(1) == ["Grinning One"]
    assert t.asked == (0, "accept")
    t.do("accept")
    assert t.hand() == ["Snow Thing"]
    assert t.asked == (0, "act")


@pytest.mark.rule("4.6.5", "4.6.6.1")
def test_example_c_a_trigger_keeps_the_challenger_from_damage_of_this_challenge() -> None:
    unhurt = ir.Apply(ir.This(), (ir.Cant(Doing.TAKE_CHALLENGE_DAMAGE),), Duration.THIS_CHALLENGE)
    pack = ir.Filter(where=(ir.HasClass(("Hyena",)),))
    sage = character("Sage", whenever(Happening.CHALLENGES, unhurt, subject=THIS, object=pack), strength=2)
    at_home = ir.Is(ir.This(), (ir.IsAt(),))
    leader = character(
        "Pack Leader",
        ir.Static((ir.Adjust(Stat.STRENGTH, 3),), condition=at_home),
        strength=0,
        willpower=6,
        classes="Storyborn Hyena",
    )
    t = table(
        [sage, leader],
        p1={"play": ["Sage"]},
        p2={"play": ["Camp", exerted("Pack Leader", at="Camp")]},
    )
    assert t["Pack Leader"].strength == 3
    t.do("challenge Sage", "choose Pack Leader")
    assert t["Sage"].damage == 0 and t["Sage"].zone == "play"
    assert t["Pack Leader"].damage == 2


@pytest.mark.rule("4.6.2")
def test_in_a_challenge_is_said_of_items_never() -> None:
    trap = item("Trap", whenever(Happening.CHALLENGES, ir.Banish(ir.This()), object=ir.Filter(Who.YOU)))
    counts = item(
        "Counter",
        whenever(
            Happening.BANISHED,
            ir.GainLore(1),
            subject=ir.Filter(where=(ir.IsType((CardType.ITEM,)),)),
            in_challenge=True,
        ),
    )
    t = table([trap, counts], p1={"play": ["Knight"]}, p2={"play": [exerted("Ogre"), "Trap", "Counter"]})
    t.do("challenge Knight")
    assert t.discard(1) == ["Trap"]
    assert t.lore(1) == 0
