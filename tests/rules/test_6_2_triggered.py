"""6.2: triggered abilities, their secondary conditions, floating and delayed ones."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    item,
    opposing_character,
    table,
    when_banished,
    when_played,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.cr import CR
from illumineer.vocab import CardType, Cmp, Doing, Duration, Happening, Keyword, Leave, Stat, Who, Zone

YOURS = ir.Filter(Who.YOU, CHARACTER)


# --- 6.2.1 once per condition met ------------------------------------------------------------


@pytest.mark.rule("6.2.1")
def test_it_triggers_once_each_time_the_condition_is_met() -> None:
    herald = character("Herald", whenever(Happening.QUESTED, ir.Draw(), subject=YOURS))
    t = table([herald], p1={"play": ["Herald", "Ogre", "Knight"]})
    t.do("quest Ogre")
    assert len(t.hand()) == 1
    t.do("quest Knight")
    assert len(t.hand()) == 2


@pytest.mark.rule("6.2.1")
def test_two_cards_banished_together_meet_the_condition_twice() -> None:
    mourner = character("Mourner", whenever(Happening.BANISHED, ir.GainLore(1), subject=ir.Filter(Who.ALL, CHARACTER)))
    storm = action("Storm", ir.Banish(ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([mourner, storm], p1={"ink": 1, "hand": ["Storm"], "play": ["Mourner"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("play Storm")
    assert t.bag() == ["Whenever", "Whenever"]
    t.do("resolve Mourner: Whenever")
    assert t.lore() == 2


@pytest.mark.rule("6.2.1")
def test_without_the_condition_it_does_not_occur() -> None:
    herald = character("Herald", whenever(Happening.QUESTED, ir.Draw(), subject=YOURS))
    t = table([herald], active="p2", p1={"play": ["Herald"]}, p2={"play": ["Ogre"]})
    t.do("quest Ogre")
    assert t.hand() == [] and t.events(Happening.ADDED_TO_BAG) == []


# --- 6.2.2 the words that begin a trigger ----------------------------------------------------


@pytest.mark.rule("6.2.2")
def test_when_and_whenever() -> None:
    crier = character("Crier", when_played(ir.GainLore(1)), whenever_quests(ir.GainLore(2)), lore=0)
    t = table([crier], p1={"ink": 2, "hand": ["Crier"]})
    t.do("play Crier")
    assert t.lore() == 1
    t.do("end turn", "end turn", "quest Crier")
    assert t.lore() == 3


@pytest.mark.rule("6.2.2")
@pytest.mark.parametrize(("nth", "after"), [(1, [1, 1, 1]), (2, [0, 1, 1])])
def test_the_first_and_the_second_time(nth: int, after: list[int]) -> None:
    event = ir.Event(Happening.PLAYED, subject=ir.Filter(Who.YOU, (ir.IsType((CardType.ITEM,)),)), nth=nth)
    smith = character("Smith", ir.Triggered((event,), ir.GainLore(1), name="Forge"))
    t = table([smith], p1={"ink": 3, "hand": ["Rock", "Rock#2", "Rock#3"], "play": ["Smith"]})
    seen = []
    for rock in ("Rock", "Rock#2", "Rock#3"):
        t.do(f"play {rock}")
        seen.append(t.lore())
    assert seen == after


@pytest.mark.rule("6.2.2", "6.2.7.1")
def test_the_next_time_happens_only_once() -> None:
    event = ir.Event(Happening.QUESTED, subject=YOURS)
    wait = action("Wait", ir.Create(ir.Triggered((event,), ir.Draw(2), name="Next"), times=1))
    t = table([wait], p1={"ink": 1, "hand": ["Wait"], "play": ["Ogre", "Knight"]})
    t.do("play Wait", "quest Ogre")
    assert len(t.hand()) == 2
    t.do("quest Knight")
    assert len(t.hand()) == 2


@pytest.mark.rule("6.2.2")
def test_at_the_start_and_at_the_end_of_the_turn() -> None:
    clock = item(
        "Clock",
        whenever(Happening.TURN_STARTED, ir.GainLore(1), name="Dawn", player=Who.YOU),
        whenever(Happening.TURN_ENDING, ir.GainLore(3), name="Dusk", player=Who.YOU),
    )
    t = table([clock], p1={"play": ["Clock"]})
    t.end_turn()
    assert t.lore() == 3
    t.end_turn()
    assert t.lore() == 4


# --- 6.2.3 into the bag ----------------------------------------------------------------------


@pytest.mark.rule("6.2.3")
def test_it_is_added_to_the_bag_and_resolves_from_there() -> None:
    herald = character("Herald", whenever_quests(ir.Draw()), whenever(Happening.QUESTED, ir.GainLore(1), subject=THIS))
    t = table([herald], p1={"play": ["Herald"]})
    t.do("quest Herald")
    assert t.asked == (0, "resolve")
    assert sorted(t.bag()) == ["Whenever", "Whenever Quests"]
    assert t.hand() == [] and t.lore() == 1
    t.do("resolve Herald: Whenever")
    assert t.bag() == [] and len(t.hand()) == 1 and t.lore() == 2


# --- 6.2.4 secondary if ----------------------------------------------------------------------


def _surfer() -> ir.Card:
    friends = ir.Have(your_characters(ir.IsOther()), Cmp.GE, 2)
    return character("Surfer", when_played(ir.May(ir.Draw(2)), condition=friends), cost=2)


@pytest.mark.rule("6.2.4", "6.7.2.1")
@pytest.mark.parametrize(("mates", "asked"), [(["Ogre", "Knight"], "accept"), (["Ogre"], "act")])
def test_the_secondary_condition_decides_whether_it_has_an_effect(mates: list[str], asked: str) -> None:
    t = table([_surfer()], p1={"ink": 2, "hand": ["Surfer"], "play": mates})
    t.do("play Surfer")
    assert t.asked == (0, asked)
    assert len(t.events(Happening.ADDED_TO_BAG)) == 1  # added to the bag in either case
    failed = [event.rule for event in t.events(Happening.NO_EFFECT)]
    assert failed == ([] if asked == "accept" else [CR.TRIGGER_SECONDARY_IF])


def _feast(first: str) -> list[str]:
    return ["play Host", f"resolve Host: {first}"]


@pytest.mark.rule("6.2.4")
def test_it_is_checked_only_on_resolving_and_may_have_become_true_by_then() -> None:
    rich = ir.Compare(ir.LoreOf(), Cmp.GE, 2)
    event = (ir.Event(Happening.PLAYED, subject=THIS),)
    host = character(
        "Host",
        ir.Triggered(event, ir.Draw(), condition=rich, name="Feast"),
        ir.Triggered(event, ir.GainLore(2), name="Toast"),
    )
    t = table([host], p1={"ink": 2, "hand": ["Host"]})
    t.do(*_feast("Toast"))
    assert len(t.hand()) == 1
    t = table([host], p1={"ink": 2, "hand": ["Host"]})
    t.do(*_feast("Feast"))
    assert t.hand() == [] and t.lore() == 2


@pytest.mark.rule("6.2.4")
def test_it_may_have_become_false_by_the_time_it_resolves() -> None:
    event = (ir.Event(Happening.PLAYED, subject=THIS),)
    host = character(
        "Host",
        ir.Triggered(event, ir.Draw(), condition=ir.Have(your_characters(ir.IsOther())), name="Feast"),
        ir.Triggered(event, ir.Banish(your_character(ir.IsOther())), name="Toast"),
    )
    t = table([host], p1={"ink": 2, "hand": ["Host"], "play": ["Ogre"]})
    t.do(*_feast("Toast"))
    assert t.hand() == [] and t["Ogre"].zone == "discard"


@pytest.mark.rule("6.2.4")
@pytest.mark.parametrize(("lore", "hand", "drawn"), [(2, 0, 1), (2, 1, 0), (0, 0, 0)])
def test_all_of_several_secondary_conditions_must_be_true(lore: int, hand: int, drawn: int) -> None:
    both = ir.Both((ir.Compare(ir.LoreOf(), Cmp.GE, 2), ir.Have(ir.Cards((Zone.HAND,), Who.YOU), Cmp.EQ, 0)))
    host = character("Host", when_played(ir.GainLore(5), condition=both))
    t = table([host], p1={"ink": 2, "lore": lore, "hand": ["Host", {"filler": hand}]})
    t.do("play Host")
    assert t.lore() == lore + 5 * drawn


# --- 6.2.5 two effects, one condition --------------------------------------------------------


def _cheater() -> ir.Card:
    two = ir.Text((ir.May(ir.Ready(ir.This())), ir.Apply(ir.This(), (ir.Cant(Doing.QUEST),))))
    event = ir.Event(
        Happening.BANISHES, subject=THIS, object=ir.Filter(where=(*CHARACTER, ir.IsOther())), in_challenge=True
    )
    return character(
        "Cheater", ir.Triggered((event,), two, when=ir.IsTurnOf(Who.YOU), name="Sly"), strength=3, willpower=9
    )


@pytest.mark.rule("6.2.5")
def test_both_effects_hang_on_the_trigger_but_not_on_each_other() -> None:
    t = table([_cheater()], p1={"play": ["Cheater"]}, p2={"play": [{"card": "Scout", "exerted": True}]})
    t.do("challenge Cheater", "accept")
    assert not t["Cheater"].exerted and t.why("quest Cheater") == ["4.5.1.2"]
    ready = action("Rouse", ir.Ready(your_character()))
    t = table(
        [_cheater(), ready],
        p1={"ink": 1, "hand": ["Rouse"], "play": ["Cheater"]},
        p2={"play": [{"card": "Scout", "exerted": True}]},
    )
    t.do("challenge Cheater", "decline", "play Rouse")
    assert not t["Cheater"].exerted and not t.legal("quest Cheater")


@pytest.mark.rule("6.2.5")
def test_without_the_trigger_neither_effect_happens() -> None:
    ready = action("Rouse", ir.Ready(your_character()))
    t = table(
        [_cheater(), ready],
        p1={"ink": 1, "hand": ["Rouse"], "play": ["Cheater"]},
        p2={"play": [{"card": "Giant", "exerted": True}]},
    )
    t.do("challenge Cheater", "play Rouse")
    assert t["Giant"].zone == "play"
    assert t.legal("quest Cheater")


@pytest.mark.rule("6.2.1")
@pytest.mark.parametrize(("target", "gained"), [("Waker", 1), ("Sleeper", 0)])
def test_whenever_you_ready_a_card_is_not_whenever_another_player_does(target: str, gained: int) -> None:
    """Who readies a card is the player whose effect it is, or whose Ready step."""
    abilities = [whenever(Happening.READIED, ir.GainLore(1), subject=THIS, player=Who.YOU)]
    cards = [character("Waker", *abilities), character("Sleeper", *abilities)]
    t = table(
        [*cards, action("Rouse", ir.Ready(any_character()))],
        p1={"ink": 1, "hand": ["Rouse"], "play": [{"card": "Waker", "exerted": True}]},
        p2={"play": [{"card": "Sleeper", "exerted": True}]},
    )
    t.do("play Rouse", f"choose {target}")
    assert not t[target].exerted
    assert (t.lore(0), t.lore(1)) == (gained, 0)
    t.end_turn()
    assert t.lore(1) == gained  # in its own Ready step, if it was still exerted


# --- 6.2.6 two conditions, one effect --------------------------------------------------------


@pytest.mark.rule("6.2.6")
def test_two_trigger_conditions_work_independently() -> None:
    goad = ir.Apply(opposing_character(), (ir.Gain(Keyword.RECKLESS),), Duration.THEIR_NEXT_TURN)
    both = (ir.Event(Happening.PLAYED, subject=THIS), ir.Event(Happening.QUESTED, subject=THIS))
    pirate = character("Pirate", ir.Triggered(both, goad, name="Pick a Fight"))
    t = table([pirate], p1={"ink": 2, "hand": ["Pirate"]}, p2={"play": ["Ogre"]})
    t.do("play Pirate", "end turn")
    assert t["Ogre"].has(Keyword.RECKLESS)
    t = table([pirate], p1={"play": ["Pirate"]}, p2={"play": ["Ogre"]})
    t.do("quest Pirate", "end turn")
    assert t["Ogre"].has(Keyword.RECKLESS)


@pytest.mark.rule("6.2.6")
def test_each_of_two_conditions_adds_the_ability_for_itself() -> None:
    both = (ir.Event(Happening.BANISHED, subject=THIS), ir.Event(Happening.LEFT_PLAY, subject=THIS))
    moth = character("Moth", ir.Triggered(both, ir.GainLore(1), name="Dust"))
    axe = action("Axe", ir.Banish(your_character()))
    t = table([moth, axe], p1={"ink": 1, "hand": ["Axe"], "play": ["Moth"]})
    t.do("play Axe", "resolve Moth: Dust")
    assert t.lore() == 2


# --- 6.2.7 floating and delayed --------------------------------------------------------------


def _raid() -> ir.Card:
    event = ir.Event(Happening.QUESTED, subject=YOURS)
    return action("Raid", ir.Create(ir.Triggered((event,), ir.LoseLore(1), name="Raiders")))


@pytest.mark.rule("6.2.7", "6.2.7.1")
def test_a_floating_ability_triggers_each_time_while_it_lasts() -> None:
    t = table([_raid()], p1={"ink": 1, "hand": ["Raid"], "play": ["Ogre", "Knight"]}, p2={"lore": 5})
    t.do("play Raid")
    assert t.bag() == [] and t["Raid"].zone == "discard"  # it exists outside of the bag
    t.do("quest Ogre")
    assert t.lore(1) == 4
    t.do("quest Knight")
    assert t.lore(1) == 3


@pytest.mark.rule("6.2.7.1")
def test_a_floating_ability_sees_characters_that_were_played_after_it() -> None:
    fleet = character("Fleet", ir.Static((ir.Allow(Leave.QUEST_DRYING),)), cost=1)
    t = table([_raid(), fleet], p1={"ink": 2, "hand": ["Raid", "Fleet"]}, p2={"lore": 5})
    t.do("play Raid", "play Fleet", "quest Fleet")
    assert t.lore(1) == 4


@pytest.mark.rule("6.2.7.1")
def test_a_floating_ability_ceases_to_exist_when_its_duration_is_over() -> None:
    t = table([_raid()], p1={"ink": 1, "hand": ["Raid"], "play": ["Ogre"]}, p2={"lore": 5})
    t.do("play Raid", "end turn", "end turn", "quest Ogre")
    assert t.lore(1) == 5


@pytest.mark.rule("6.2.7.1")
def test_two_floating_abilities_both_trigger() -> None:
    t = table([_raid()], p1={"ink": 2, "hand": ["Raid", "Raid#2"], "play": ["Ogre"]}, p2={"lore": 5})
    t.do("play Raid", "play Raid", "quest Ogre")
    assert t.bag() == ["Raiders", "Raiders"]
    t.do("resolve Raid: Raiders")
    assert t.lore(1) == 3


def _drift() -> ir.Card:
    event = ir.Event(Happening.TURN_ENDING, player=Who.YOU)
    return action(
        "Drift",
        ir.Text(
            (
                ir.Draw(),
                ir.Apply(your_character(slot="them"), (ir.Adjust(Stat.STRENGTH, 5),)),
                ir.Create(ir.Triggered((event,), ir.Banish(ir.Those("them")), name="Crash"), times=1),
            )
        ),
    )


@pytest.mark.rule("6.2.7", "6.2.7.2")
def test_a_delayed_ability_waits_outside_the_bag_for_its_moment() -> None:
    t = table([_drift()], p1={"ink": 1, "hand": ["Drift"], "play": ["Ogre", "Knight"]})
    t.do("play Drift", "choose Ogre")
    assert t["Ogre"].strength == 9 and len(t.hand()) == 1
    assert t.bag() == [] and t["Ogre"].zone == "play"
    t.end_turn()
    assert t["Ogre"].zone == "discard" and t["Knight"].zone == "play"


@pytest.mark.rule("6.2.7.2")
def test_a_delayed_ability_happens_in_the_end_of_turn_triggers_with_the_others() -> None:
    vigil = character("Vigil", whenever(Happening.TURN_ENDING, ir.GainLore(1), name="Watch", player=Who.YOU))
    t = table([_drift(), vigil], p1={"ink": 1, "hand": ["Drift"], "play": ["Ogre", "Vigil"]})
    t.do("play Drift", "choose Vigil", "end turn")
    assert t.asked == (0, "resolve")
    assert sorted(t.bag()) == ["Crash", "Watch"]
    t.do("resolve Drift: Crash")
    assert t["Vigil"].zone == "discard"
    assert t.lore() == 1


@pytest.mark.rule("6.2.7.2", "7.1.6")
def test_a_delayed_ability_does_not_find_a_card_that_has_become_another() -> None:
    pull = ir.Put(your_character(), ir.Place(Zone.HAND))
    hook = item("Hook", exert_ability(pull))
    t = table([_drift(), hook], p1={"ink": 5, "hand": ["Drift"], "play": ["Ogre", "Hook"]})
    t.do("play Drift", "activate Hook: Use", "play Ogre", "end turn")
    assert t["Ogre"].zone == "play"


@pytest.mark.rule("6.2.7.2")
def test_a_delayed_ability_for_a_later_turn() -> None:
    event = ir.Event(Happening.TURN_STARTED, player=Who.YOU)
    sow = action("Sow", ir.Create(ir.Triggered((event,), ir.GainLore(3), name="Reap"), Duration.GAME, times=1))
    t = table([sow], p1={"ink": 1, "hand": ["Sow"]})
    t.do("play Sow", "end turn")
    assert t.lore() == 0
    t.end_turn()
    assert t.lore() == 3
    t.do("end turn", "end turn")
    assert t.lore() == 3


@pytest.mark.rule("6.2.3", "7.4.3")
def test_a_trigger_on_leaving_play_is_added_by_the_card_that_left() -> None:
    phoenix = character("Phoenix", when_banished(ir.Draw(2)))
    t = table(
        [phoenix, action("Bolt", ir.Deal(9, any_character()))],
        p1={"ink": 1, "hand": ["Bolt"]},
        p2={"play": ["Phoenix"]},
    )
    t.do("play Bolt")
    assert len(t.hand(1)) == 2
