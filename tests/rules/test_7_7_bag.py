"""7.7 Bag: where triggered abilities wait, and the order in which they resolve."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    table,
    when_banished,
    when_played,
    whenever,
    whenever_quests,
)

from illumineer import ir
from illumineer.vocab import Happening, Who, Zone


def resolved(t: Table) -> list[tuple[int, str]]:
    """(player, ability) of everything that resolved, in order."""
    book = t.game.state.setup.book
    return [(event.player, book.abilities[event.fact.ability].name) for event in t.events(Happening.RESOLVES)]


def on_quest(name: str, effect: ir.Effect, player: Who | None = None) -> ir.Triggered:
    """Whenever a character quests (of that player, if given)."""
    return ir.Triggered((ir.Event(Happening.QUESTED, player=player),), effect, name=name)


def gain(n: int = 1) -> ir.Effect:
    return ir.GainLore(n)


# --- what the bag is -------------------------------------------------------------------------


@pytest.mark.rule("7.7.1")
def test_it_holds_abilities_and_no_cards() -> None:
    bard = character("Bard", on_quest("One", gain()), on_quest("Two", gain()))
    t = table([bard], p1={"play": ["Bard"]})
    t.do("quest Bard")
    assert t.bag() == ["One", "Two"]
    assert t["Bard"].zone == "play"


@pytest.mark.rule("7.7.1", "6.2.5")
def test_what_waits_there_resolves_though_its_card_has_gone() -> None:
    martyr = character(
        "Martyr", whenever_quests(gain(3)), whenever(Happening.QUESTED, ir.Banish(ir.This()), "Die", subject=THIS)
    )
    t = table([martyr], p1={"play": ["Martyr"]})
    t.do("quest Martyr", "resolve Martyr: Die")
    assert t["Martyr"].zone == "discard"
    assert t.lore() == 1 + 3


@pytest.mark.rule("7.7.2")
def test_activated_abilities_actions_and_playing_cards_do_not_go_there() -> None:
    bolt = action("Bolt", ir.Deal(1, any_character()))
    archer = character("Archer", exert_ability(ir.Deal(1, any_character())))
    t = table([bolt, archer], p1={"hand": ["Bolt", "Scout"], "ink": 3, "play": ["Archer", "Knight"]})
    t.do("play Bolt")
    assert (t.asked, t.bag()) == ((0, "choose"), [])
    t.do("choose Knight", "activate Archer: Use")
    assert (t.asked, t.bag()) == ((0, "choose"), [])
    t.do("choose Knight", "play Scout")
    assert t.events(Happening.ADDED_TO_BAG) == []


@pytest.mark.rule("7.7.2")
def test_static_and_replacement_effects_do_not_go_there() -> None:
    shield = item(
        "Shield",
        ir.Replacement(ir.Event(Happening.BANISHED, subject=ir.Filter(of=Who.YOU, where=CHARACTER)), gain(1)),
    )
    axe = action("Axe", ir.Banish(any_character()))
    t = table([shield, axe], p1={"hand": ["Axe"], "ink": 1, "play": ["Shield", "Scout"]})
    t.do("play Axe")
    assert t["Scout"].zone == "play"
    assert t.lore() == 1
    assert t.events(Happening.ADDED_TO_BAG) == []


# --- adding ----------------------------------------------------------------------------------


@pytest.mark.rule("7.7.3", "7.7.3.1")
def test_each_ability_is_added_by_the_player_whose_card_it_is_on() -> None:
    bard = character("Bard", on_quest("Mine", gain()), on_quest("Mine Too", gain()))
    spy = character("Spy", on_quest("Theirs", gain()))
    t = table([bard, spy], p1={"play": ["Bard"]}, p2={"play": ["Spy"]})
    t.do("quest Bard")
    assert sorted((w.player, t.game.state.setup.book.abilities[w.ability].name) for w in t.game.state.bag) == [
        (0, "Mine"),
        (0, "Mine Too"),
        (1, "Theirs"),
    ]


@pytest.mark.rule("7.7.3.1")
def test_abilities_that_trigger_together_are_added_together() -> None:
    bard = character("Bard", whenever_quests(gain()))
    fan = character("Fan", on_quest("Cheer", gain()))
    t = table([bard, fan], p1={"play": ["Bard", "Fan", "Fan#2"]})
    t.do("quest Bard")
    assert sorted(t.bag()) == ["Cheer", "Cheer", "Whenever Quests"]
    assert t.lore() == 1


@pytest.mark.rule("7.7.3.1", "6.7.4")
def test_a_condition_met_in_the_middle_of_an_effect_waits_for_the_whole_of_it() -> None:
    hurt = character("Hurt", whenever(Happening.DAMAGE_TAKEN, gain(5), "Ouch", subject=THIS), willpower=9)
    storm = action("Storm", ir.Text((ir.Deal(1, ir.Cards(where=(ir.Named(("Hurt",)),))), ir.Deal(1, any_character()))))
    t = table([hurt, storm], p1={"hand": ["Storm"], "ink": 1, "play": ["Hurt", "Ogre"]})
    t.do("play Storm")
    assert t.bag() == ["Ouch"]
    assert t.lore() == 0
    t.do("choose Ogre")
    assert (t["Ogre"].damage, t.lore()) == (1, 5)


@pytest.mark.rule("7.7.3.1")
def test_one_event_that_meets_the_condition_twice_adds_the_ability_twice() -> None:
    crow = character("Crow", whenever(Happening.BANISHED, gain(), "Caw", subject=ir.Filter(of=Who.OPPONENTS)))
    fury = action("Fury", ir.Banish(ir.Cards(of=Who.OPPONENTS)))
    t = table([crow, fury], p1={"hand": ["Fury"], "ink": 1, "play": ["Crow"]}, p2={"play": ["Scout", "Ogre"]})
    t.do("play Fury")
    assert t.bag() == ["Caw", "Caw"]


# --- the order -------------------------------------------------------------------------------


@pytest.mark.rule("7.7.4", "7.7.4.1", "7.7.4.5")
def test_a_single_trigger_resolves_after_the_quest_and_the_game_goes_on() -> None:
    bard = character("Bard", whenever_quests(gain(2)))
    t = table([bard], p1={"play": ["Bard", "Scout"]})
    t.do("quest Bard")
    assert t.lore() == 3
    assert (t.bag(), t.asked) == ([], (0, "act"))
    assert t.legal("quest Scout")


@pytest.mark.rule("7.7.4.1", "7.7.4.2")
def test_the_active_player_chooses_among_their_own_and_nobody_elses() -> None:
    bard = character("Bard", on_quest("One", gain()), on_quest("Two", gain()))
    spy = character("Spy", on_quest("Three", gain()), on_quest("Four", gain()))
    t = table([bard, spy], p1={"play": ["Bard"]}, p2={"play": ["Spy"]})
    t.do("quest Bard")
    assert t.asked == (0, "resolve")
    assert t.moves() == ["resolve Bard: One", "resolve Bard: Two"]
    assert t.why("resolve Bard: One") == []


@pytest.mark.rule("7.7.4.2")
@pytest.mark.parametrize("first", ["One", "Two"])
def test_the_active_player_may_take_them_in_any_order(first: str) -> None:
    bard = character("Bard", on_quest("One", gain()), on_quest("Two", gain()))
    t = table([bard], p1={"play": ["Bard"]})
    t.do("quest Bard", f"resolve Bard: {first}")
    other = "Two" if first == "One" else "One"
    assert resolved(t) == [(0, first), (0, other)]


@pytest.mark.rule("7.7.4.2")
def test_one_effect_is_fully_resolved_before_the_next_begins() -> None:
    hit = ir.Text((gain(1), ir.Deal(1, any_character())))
    bard = character("Bard", on_quest("Hit", hit), on_quest("Two", gain(10)))
    t = table([bard], p1={"play": ["Bard", "Ogre"]})
    t.do("quest Bard", "resolve Bard: Hit")
    assert t.asked == (0, "choose")
    assert (t.lore(), t.bag()) == (2, ["Two"])
    t.do("choose Ogre")
    assert t.lore() == 12


@pytest.mark.rule("7.7.4.2", "7.7.4.4")
def test_all_of_the_active_players_come_before_any_of_an_opponents() -> None:
    bard = character("Bard", on_quest("Third", gain()), on_quest("Fourth", gain()))
    spy = character("Spy", on_quest("First", gain()), on_quest("Second", gain()))
    t = table([bard, spy], active="p2", p1={"play": ["Bard"]}, p2={"play": ["Spy"]})
    t.do("quest Spy", "resolve Spy: First")
    assert t.asked == (0, "resolve")
    t.do("resolve Bard: Third")
    assert resolved(t) == [(1, "First"), (1, "Second"), (0, "Third"), (0, "Fourth")]


@pytest.mark.rule("7.7.4.3", "1.8.1")
def test_after_each_effect_comes_a_game_state_check() -> None:
    bard = character(
        "Bard", on_quest("Burn", ir.Deal(5, ir.Cards(where=(ir.Named(("Ogre",)),)))), on_quest("Two", gain())
    )
    dead = character("Heir", whenever(Happening.BANISHED, gain(4), "Inherit"))
    t = table([bard, dead], p1={"play": ["Bard", "Heir"]}, p2={"play": ["Ogre"]})
    t.do("quest Bard", "resolve Bard: Burn")
    assert t["Ogre"].zone == "discard"
    assert sorted(t.bag()) == ["Inherit", "Two"]


@pytest.mark.rule("7.7.4.3")
def test_a_player_who_wins_by_the_check_leaves_the_rest_unresolved() -> None:
    bard = character("Bard", on_quest("Win", gain(1)))
    spy = character("Spy", on_quest("Steal", ir.LoseLore(5, Who.OPPONENTS)))
    t = table([bard, spy], p1={"lore": 18, "play": ["Bard"]}, p2={"play": ["Spy"]})
    t.do("quest Bard")
    assert t.winner == 0
    assert t.lore() == 20


@pytest.mark.rule("7.7.4.4", "7.7.4.5")
def test_the_bag_is_passed_in_turn_order_to_every_player() -> None:
    spies = [character(f"Spy {i}", on_quest(f"Of {i}", gain())) for i in range(4)]
    sides = {f"p{i + 1}": {"play": [f"Spy {i}"]} for i in range(4)}
    t = table(spies, active="p3", **sides)
    t.do("quest Spy 2")
    assert resolved(t) == [(2, "Of 2"), (3, "Of 3"), (0, "Of 0"), (1, "Of 1")]
    assert (t.bag(), t.asked) == ([], (2, "act"))


@pytest.mark.rule("7.7.4.4")
def test_a_player_without_abilities_is_passed_over() -> None:
    spy = character("Spy", on_quest("Sees", gain()))
    t = table([spy], p1={"play": ["Scout"]}, p2={"play": ["Ogre"]}, p3={"play": ["Spy"]})
    t.do("quest Scout")
    assert resolved(t) == [(2, "Sees")]


# --- what is added meanwhile -----------------------------------------------------------------


@pytest.mark.rule("7.7.5")
def test_what_the_resolving_player_adds_can_be_chosen_next() -> None:
    bard = character("Bard", on_quest("Draw", ir.Draw(1)), on_quest("Late", gain(1)))
    owl = character("Owl", whenever(Happening.DREW, gain(1), "Hoot", player=Who.YOU))
    t = table([bard, owl], p1={"play": ["Bard", "Owl"]})
    t.do("quest Bard", "resolve Bard: Draw")
    assert t.moves() == ["resolve Bard: Late", "resolve Owl: Hoot"]
    t.do("resolve Owl: Hoot")
    assert resolved(t) == [(0, "Draw"), (0, "Hoot"), (0, "Late")]


@pytest.mark.rule("7.7.5", "7.7.4.4")
def test_it_comes_before_the_bag_is_passed_on() -> None:
    bard = character("Bard", whenever_quests(ir.Draw(1)))
    owl = character("Owl", whenever(Happening.DREW, gain(1), "Hoot", player=Who.YOU))
    spy = character("Spy", on_quest("Sees", gain()))
    t = table([bard, owl, spy], p1={"play": ["Bard", "Owl"]}, p2={"play": ["Spy"]})
    t.do("quest Bard")
    assert resolved(t) == [(0, "Whenever Quests"), (0, "Hoot"), (1, "Sees")]


@pytest.mark.rule("7.7.6")
def test_what_the_other_player_adds_waits_until_the_bag_comes_to_them() -> None:
    bard = character("Bard", on_quest("Draw", ir.Draw(1)), on_quest("Last", gain(1)))
    thief = character("Thief", whenever(Happening.DREW, gain(1), "Grab", player=Who.OPPONENTS))
    t = table([bard, thief], p1={"play": ["Bard"]}, p2={"play": ["Thief"]})
    t.do("quest Bard", "resolve Bard: Draw")
    assert resolved(t) == [(0, "Draw"), (0, "Last"), (1, "Grab")]


@pytest.mark.rule("7.7.6", "7.7.4.4", "7.7.4.5")
def test_the_bag_goes_back_to_the_active_player_for_what_an_opponents_effect_added() -> None:
    # Two of the active player and one of the opponent; each resolution adds another one.
    bard = character("Bard", on_quest("Draw", ir.Draw(1)), on_quest("Two", gain(1)))
    owl = character(
        "Owl",
        whenever(Happening.DREW, gain(1), "Hoot", player=Who.YOU),
        whenever(Happening.DREW, gain(1), "Howl", player=Who.OPPONENTS),
    )
    spy = character("Spy", on_quest("Steal", ir.Draw(1)), on_quest("Smile", gain(1)))
    t = table([bard, owl, spy], p1={"play": ["Bard", "Owl"]}, p2={"play": ["Spy"]})
    t.do("quest Bard", "resolve Bard: Draw")
    assert sorted(t.bag()) == ["Hoot", "Smile", "Steal", "Two"]
    t.do("resolve Bard: Two")
    assert t.asked == (1, "resolve")
    t.do("resolve Spy: Steal")
    assert resolved(t) == [(0, "Draw"), (0, "Two"), (0, "Hoot"), (1, "Steal"), (1, "Smile"), (0, "Howl")]
    assert (t.bag(), t.asked) == ([], (0, "act"))


@pytest.mark.rule("7.7.6", "7.7.4.4")
def test_with_three_players_the_bag_goes_round_before_it_comes_back() -> None:
    first = character("First", whenever(Happening.DREW, gain(1), "Back", player=Who.OTHERS))
    second = character("Second", on_quest("Draw", ir.Draw(1)))
    third = character("Third", on_quest("Sees", gain(1)))
    t = table([first, second, third], p1={"play": ["First", "Scout"]}, p2={"play": ["Second"]}, p3={"play": ["Third"]})
    t.do("quest Scout")
    assert resolved(t) == [(1, "Draw"), (2, "Sees"), (0, "Back")]


@pytest.mark.rule("7.7.4", "6.7.8.1")
def test_an_action_played_by_an_effect_does_not_wait_in_the_bag() -> None:
    spark = action("Spark", gain(1))
    mage = character(
        "Mage", on_quest("Cast", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)))), on_quest("Later", ir.Draw(1))
    )
    t = table([spark, mage], p1={"hand": ["Spark"], "play": ["Mage"]})
    t.do("quest Mage", "resolve Mage: Cast", "choose Spark")
    assert [name for _, name in resolved(t)] == ["Cast", "", "Later"]


@pytest.mark.rule("7.7.4.5", "4.1.2")
def test_no_turn_action_is_possible_before_the_bag_is_empty() -> None:
    bard = character("Bard", on_quest("One", gain()), on_quest("Two", gain()))
    t = table([bard], p1={"hand": ["Rock"], "ink": 1, "play": ["Bard", "Scout"]})
    t.do("quest Bard")
    assert t.moves() == ["resolve Bard: One", "resolve Bard: Two"]
    t.do("resolve Bard: Two")
    assert t.legal("play Rock") and t.legal("quest Scout") and t.legal("end turn")


# --- a player leaves -------------------------------------------------------------------------


@pytest.mark.rule("7.7.7", "2.3.3.4")
def test_what_a_player_added_ceases_to_exist_when_they_leave_the_game() -> None:
    bard = character("Bard", on_quest("One", gain(1)), on_quest("Two", gain(1)))
    spy = character("Spy", on_quest("Sees", ir.LoseLore(1, Who.OPPONENTS)))
    rival = character("Rival", on_quest("Stays", gain(7)))
    t = table([bard, spy, rival], p1={"play": ["Bard"]}, p2={"play": ["Spy"]}, p3={"play": ["Rival"]})
    t.do("quest Bard")
    t.game.concede(1)
    assert sorted(t.bag()) == ["One", "Stays", "Two"]
    t.do("resolve Bard: One")
    assert resolved(t) == [(0, "One"), (0, "Two"), (2, "Stays")]
    assert (t.lore(0), t.lore(2)) == (3, 7)


@pytest.mark.rule("7.7.7")
def test_when_the_player_who_resolves_leaves_the_bag_passes_on() -> None:
    spy = character("Spy", on_quest("One", gain(1)), on_quest("Two", gain(1)))
    rival = character("Rival", on_quest("Stays", gain(7)))
    t = table([spy, rival], p1={"play": ["Scout"]}, p2={"play": ["Spy"]}, p3={"play": ["Rival"]})
    t.do("quest Scout")
    assert t.asked == (1, "resolve")
    t.game.concede(1)
    assert resolved(t) == [(2, "Stays")]
    assert (t.bag(), t.asked) == ([], (0, "act"))


@pytest.mark.rule("7.7.7")
def test_abilities_of_a_player_who_left_are_not_added_any_more() -> None:
    spy = character("Spy", on_quest("Sees", gain(1)), when_banished(gain(1)), when_played(gain(1)))
    t = table([spy], p1={"play": ["Scout"]}, p2={"play": ["Spy"]}, p3={})
    t.game.concede(1)
    t.do("quest Scout")
    assert (t.bag(), resolved(t)) == ([], [])


@pytest.mark.rule("7.7.7")
def test_an_ability_that_is_just_resolving_ends_when_its_player_leaves() -> None:
    archer = character("Archer", on_quest("Shoot", ir.Deal(1, any_character())))
    rival = character("Rival", on_quest("Stays", gain(7)))
    t = table([archer, rival], p1={"play": ["Scout", "Ogre"]}, p2={"play": ["Archer"]}, p3={"play": ["Rival"]})
    t.do("quest Scout")
    assert t.asked == (1, "choose")
    t.game.concede(1)
    assert (t["Scout"].damage, t["Ogre"].damage, t.lore(2)) == (0, 0, 7)
    assert (t.bag(), t.asked) == ([], (0, "act"))
