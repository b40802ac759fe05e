"""6.7.6-6.7.9: several players, last known values, playing a card while resolving, entering play."""

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
    keyword,
    location,
    opposing_character,
    table,
    when_banished,
    when_played,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import CardType, Happening, Keyword, Side, Stat, Who, Zone

ACTION = (ir.IsType((CardType.ACTION,)),)
THEIR_HAND = ir.Cards((Zone.HAND,), Who.THEY)


def from_hand(*where: ir.Test) -> ir.Chosen:
    return ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, where))


# --- 6.7.6 several players -------------------------------------------------------------------


@pytest.mark.rule("6.7.6")
def test_the_active_player_acts_first_and_then_the_others_in_turn_order() -> None:
    courtesy = ir.EachPlayer(Who.ALL, (ir.May(ir.Draw(1, Who.THEY), Who.THEY),))
    gent = character("Gent", whenever(Happening.TURN_STARTED, courtesy, player=Who.YOU))
    t = table([gent], active="p1", p1={}, p2={"play": ["Gent"]}, p3={})
    t.end_turn()
    answers = []
    while t.asked is not None and t.asked[1] == "accept":
        answers.append(t.asked[0])
        t.do("decline" if t.asked[0] == 2 else "accept")
    assert answers == [1, 2, 0]
    assert [len(t.hand(player)) for player in range(3)] == [1, 2, 0]  # p2 draws for the turn as well


@pytest.mark.rule("6.7.6")
def test_it_is_one_resolution_nothing_from_the_bag_comes_in_between() -> None:
    purge = action("Purge", ir.EachPlayer(Who.ALL, (ir.Discard(ir.Chosen(THEIR_HAND, by=Who.THEY)),)))
    sad = character("Sad", whenever(Happening.DISCARDED, ir.GainLore(1), player=Who.ALL))
    t = table([purge, sad], p1={"ink": 1, "hand": ["Purge", "Pawn"], "play": ["Sad"]}, p2={"hand": ["Ogre", "Knight"]})
    t.do("play Purge", "choose Pawn")
    assert t.asked == (1, "choose") and t.bag() == ["Whenever"] and t.lore() == 0
    t.do("choose Ogre")
    assert t.bag() == ["Whenever", "Whenever"]


@pytest.mark.rule("6.7.6", "6.7.5")
def test_the_check_comes_only_after_all_players_have_done_their_part() -> None:
    hymn = action("Hymn", ir.EachPlayer(Who.ALL, (ir.May(ir.GainLore(1, Who.THEY), Who.THEY),)))
    t = table([hymn], p1={"ink": 1, "lore": 19, "hand": ["Hymn"]}, p2={"lore": 3})
    t.do("play Hymn", "accept")
    assert t.lore() == 20 and t.asked == (1, "accept")
    t.do("accept")
    assert t.lore(1) == 4 and t.winner == 0


@pytest.mark.rule("6.7.6.1")
@pytest.mark.parametrize("joined", [False, True])
def test_an_effect_of_several_parts_goes_part_by_part(joined: bool) -> None:
    """Parts that stand side by side, and parts of one sentence ("discards a card, then draws 2")."""
    parts = (ir.Discard(ir.Chosen(THEIR_HAND, by=Who.THEY)), ir.Draw(2, Who.THEY))
    deal = action("New Deal", ir.EachPlayer(Who.ALL, (ir.Seq(parts),) if joined else parts))
    sides = {"p1": {"ink": 1, "hand": ["New Deal", "Pawn"]}, "p2": {"hand": ["Ogre", "Knight"]}}
    t = table([deal], **sides)
    t.do("play New Deal", "choose Pawn")
    assert t.asked == (1, "choose") and t.hand(0) == []  # nobody draws before all have discarded
    t.do("choose Knight")
    assert len(t.hand(0)) == 2 and len(t.hand(1)) == 3
    t = table([deal], "2.2", **sides)
    t.do("play New Deal", "choose Pawn")
    assert t.asked == (1, "choose") and len(t.hand(0)) == 2  # before 2.3 one player after the other


def their_character(**more: Any) -> ir.Chosen:
    return ir.Chosen(ir.Cards(of=Who.THEY, where=CHARACTER), by=Who.THEY, **more)


@pytest.mark.rule("6.7.6.1", "7.4.3")
@pytest.mark.parametrize("joined", [False, True])
def test_all_choose_before_any_of_the_chosen_cards_leaves_and_they_leave_together(joined: bool) -> None:
    """ "Chooses and banishes", and "chooses a character and banishes it"."""
    two = ir.Seq((ir.Choose(their_character(slot="it")), ir.Banish(ir.Those("it"))))
    purge = action("Purge", ir.EachPlayer(Who.OPPONENTS, (two if joined else ir.Banish(their_character()),)))
    mourner = whenever(Happening.BANISHED, ir.GainLore(1), subject=ir.Filter(where=(ir.IsOther(), *CHARACTER)))
    sides = {
        "p1": {"ink": 1, "hand": ["Purge"]},
        "p2": {"play": ["Widow", "Ogre"]},
        "p3": {"play": ["Orphan", "Scout"]},
    }
    t = table([purge, character("Widow", mourner), character("Orphan", mourner)], **sides)
    t.do("play Purge", "choose Widow")
    assert t["Widow"].zone == "play" and t.asked == (2, "choose")
    t.do("choose Orphan")
    assert (t["Widow"].zone, t["Orphan"].zone, t.lore(1), t.lore(2)) == ("discard", "discard", 1, 1)
    t = table([purge, character("Widow", mourner), character("Orphan", mourner)], "2.2", **sides)
    t.do("play Purge", "choose Widow")
    assert t["Widow"].zone == "discard" and t.asked == (2, "choose")


@pytest.mark.rule("6.7.6.1")
@pytest.mark.parametrize(
    ("verb", "seen"),
    [
        (ir.Exert(their_character()), lambda t: t["Ogre"].exerted),
        (ir.Deal(1, their_character()), lambda t: t["Ogre"].damage == 1),
        (ir.Put(their_character(), ir.Place(Zone.HAND)), lambda t: t["Ogre"].zone == "hand"),
        (ir.Put(their_character(), ir.Place(Zone.INKWELL)), lambda t: t["Ogre"].zone == "inkwell"),
    ],
)
def test_choosing_a_card_in_play_is_a_part_whatever_is_done_with_it(verb: ir.Effect, seen: Any) -> None:
    deed = action("Deed", ir.EachPlayer(Who.ALL, (verb,)))
    t = table([deed], p1={"ink": 1, "hand": ["Deed"], "play": ["Ogre", "Pawn"]}, p2={"play": ["Knight", "Scout"]})
    t.do("play Deed", "choose Ogre")
    assert not seen(t) and t.asked == (1, "choose")
    t.do("choose Knight")
    assert seen(t) and t.asked == (0, "act")


@pytest.mark.rule("6.7.6.1", "6.1.4")
def test_parts_inside_a_may_go_part_by_part_for_those_who_accept() -> None:
    show = ir.Reveal(ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY, CHARACTER), by=Who.THEY, slot="it"))
    both = ir.Seq((show, ir.Play(ir.Those("it"), by=Who.THEY)))
    feast = action("Feast", ir.EachPlayer(Who.ALL, (ir.May(both, Who.THEY),)))
    guard = character("Guard", keyword(Keyword.BODYGUARD))
    sides = {
        "p1": {"ink": 1, "hand": ["Feast", "Guard"]},
        "p2": {"hand": ["Pawn", "Scout"]},
        "p3": {"hand": ["Ogre"]},
    }
    t = table([feast, guard], **sides).do("play Feast", "accept", "choose Guard")
    assert t.asked == (1, "accept") and t.play() == []
    t.do("decline")
    assert t.asked == (2, "accept")
    t.do("accept", "choose Ogre")
    assert t.asked == (0, "enter")
    t.do("enter exerted")
    assert (t.play(), t.play(1), t.play(2)) == (["Guard"], [], ["Ogre"])
    t = table([feast, guard], "2.2", **sides).do("play Feast", "accept", "choose Guard")
    assert t.asked == (0, "enter")  # one player after the other


@pytest.mark.rule("6.7.6.1", "6.1.5.1")
def test_what_hangs_on_having_done_it_comes_after_all_have_had_the_chance() -> None:
    toll = ir.May(ir.Discard(ir.Chosen(THEIR_HAND, by=Who.THEY)), Who.THEY)
    levy = action("Levy", ir.EachPlayer(Who.OPPONENTS, (ir.IfDo(toll, None, ir.GainLore(2)),)))
    sides = {
        "p1": {"ink": 1, "hand": ["Levy"]},
        "p2": {"hand": ["Pawn"]},
        "p3": {"hand": ["Scout"]},
        "p4": {"hand": ["Ogre"]},
    }
    t = table([levy], **sides).do("play Levy", "decline")
    assert t.lore() == 0 and t.asked == (2, "accept")
    t.do("accept", "choose Scout", "decline")
    assert t.lore() == 4
    assert table([levy], "2.2", **sides).do("play Levy", "decline").lore() == 2


@pytest.mark.rule("6.7.6.1", "6.1.5.1")
def test_a_part_with_nothing_in_it_is_passed_over() -> None:
    nothing = ir.IfDo(ir.May(ir.Seq(()), Who.THEY), ir.GainLore(1, Who.THEY))
    rest = action("Rest", ir.EachPlayer(Who.ALL, (ir.Seq(()), nothing, ir.Draw(1, Who.THEY))))
    t = table([rest], p1={"ink": 1, "hand": ["Rest"]}, p2={}).do("play Rest")
    assert (t.lore(), t.lore(1)) == (0, 0) and (len(t.hand()), len(t.hand(1))) == (1, 1)


@pytest.mark.rule("6.7.6.1", "6.1.5")
def test_a_price_that_each_may_pay_is_paid_by_all_before_anyone_has_the_use() -> None:
    trade = ir.May(ir.To(ir.PayInk(1, Who.THEY), ir.Draw(2, Who.THEY)), Who.THEY)
    fair = action("Fair", ir.EachPlayer(Who.ALL, (trade,)))
    t = table([fair], p1={"ink": 2, "hand": ["Fair"]}, p2={"ink": 1}, p3={"ink": 1}).do("play Fair", "accept")
    assert t.ink() == (0, 2) and t.hand() == [] and t.asked == (1, "accept")
    t.do("decline", "accept")
    assert [len(t.hand(player)) for player in range(3)] == [2, 0, 2]


@pytest.mark.rule("6.7.6.1", "6.1.5.2")
def test_all_decide_which_before_any_of_it_is_done() -> None:
    either = ir.Or((ir.Banish(their_character()), ir.LoseLore(1, Who.THEY)), Who.THEY)
    squeeze = action("Squeeze", ir.EachPlayer(Who.OPPONENTS, (either,)))
    t = table(
        [squeeze],
        p1={"ink": 1, "hand": ["Squeeze"]},
        p2={"lore": 1, "play": ["Ogre", "Pawn"]},
        p3={"lore": 1, "play": ["Scout", "Knight"]},
    )
    t.do("play Squeeze", "mode 1", "choose Ogre")
    assert t["Ogre"].zone == "play" and t.asked == (2, "mode")
    t.do("mode 2")
    assert (t.play(1), t.lore(1), t.play(2), t.lore(2)) == (["Pawn"], 1, ["Scout", "Knight"], 0)


_NOTHING = ir.Seq(())


@pytest.mark.rule("6.7.6.1", "1.2.3")
@pytest.mark.parametrize(
    ("empty", "asked"),
    [
        (_NOTHING, False),
        (ir.Seq((_NOTHING, _NOTHING)), False),
        (ir.May(_NOTHING, Who.THEY), False),
        (ir.IfDo(_NOTHING, _NOTHING), False),
        (ir.May(ir.To(_NOTHING, _NOTHING), Who.THEY), False),
        (ir.Modal((_NOTHING, ir.GainLore(1, Who.THEY)), who=Who.THEY), True),
    ],
    ids=["alone", "joined", "may", "if you do", "to", "one of two"],
)
def test_a_part_of_nothing_is_nothing_and_the_others_are_done(empty: ir.Effect, asked: bool) -> None:
    act = action("Nothing Much", ir.EachPlayer(Who.ALL, (empty, ir.Draw(1, Who.THEY))), cost=0)
    t = table([act], p1={"hand": ["Nothing Much"]}).do("play Nothing Much")
    while t.asked is not None and t.asked[1] == "mode":
        assert asked
        t.do(t.moves()[0])
    assert ([len(t.hand(player)) for player in range(2)], t.lore(), t.asked) == ([1, 1], 0, (0, "act"))


# --- 6.7.7 last known values -----------------------------------------------------------------


@pytest.mark.rule("6.7.7")
def test_a_banished_card_is_asked_by_its_last_values_with_modifiers() -> None:
    heavy = character("Heavy", when_banished(ir.Draw(ir.StatOf(Stat.STRENGTH, ir.This()))), strength=1, willpower=3)
    drill = item("Drill", ir.Static((ir.Adjust(Stat.STRENGTH, 2),), affects=your_characters()))
    t = table(
        [heavy, drill, action("Bolt", ir.Deal(3, any_character()))],
        p1={"ink": 1, "hand": ["Bolt"]},
        p2={"play": ["Heavy", "Drill"]},
    )
    t.do("play Bolt")
    assert len(t.hand(1)) == 3


@pytest.mark.rule("6.7.7")
@pytest.mark.parametrize(("stat", "gained"), [(Stat.COST, 4), (Stat.LORE, 3), (Stat.WILLPOWER, 5), (Stat.DAMAGE, 2)])
def test_a_later_part_of_the_effect_knows_the_card_as_it_was(stat: Stat, gained: int) -> None:
    fair = item("Fair", ir.Static((ir.Adjust(Stat.LORE, 1),), affects=ir.Cards(where=CHARACTER)))
    send = ir.Put(any_character(slot="it"), ir.Place(Zone.HAND))
    back = action("Send Back", ir.Text((send, ir.GainLore(ir.StatOf(stat, ir.Those("it"))))))
    t = table(
        [fair, back],
        p1={"ink": 1, "hand": ["Send Back"], "play": ["Fair"]},
        p2={"play": [{"card": "Ogre", "damage": 2}]},
    )
    t.do("play Send Back")
    assert t["Ogre"].zone == "hand" and t.lore() == gained


@pytest.mark.rule("6.7.7")
def test_names_classifications_and_gained_abilities_are_remembered_too() -> None:
    gone = ir.Is(
        ir.Involved(), (ir.Named(("Ogre",)), ir.HasClass(("Lost",)), ir.HasKeyword(Keyword.EVASIVE), ir.IsExerted())
    )
    event = ir.Event(Happening.LEFT_PLAY, subject=ir.Filter(Who.YOU, CHARACTER))
    elegy = item("Elegy", ir.Triggered((event,), ir.GainLore(1), condition=gone, name="Lament"))
    mask = ir.Apply(your_character(), (ir.Gain(Keyword.EVASIVE), ir.GainClass("Lost")))
    axe = action("Axe", ir.Banish(your_character()))
    for masked in (True, False):
        t = table(
            [elegy, action("Mask", mask), axe],
            p1={"ink": 2, "hand": ["Mask", "Axe"], "play": ["Elegy", {"card": "Ogre", "exerted": True}]},
        )
        t.do(*(["play Mask"] if masked else []), "play Axe")
        assert t.lore() == int(masked)


@pytest.mark.rule("6.7.7")
def test_what_was_under_a_card_that_left_play_can_still_be_counted() -> None:
    ghost = character("Ghost", keyword(Keyword.BOOST, 1), when_banished(ir.GainLore(ir.Count(ir.Under(ir.This())))))
    axe = action("Axe", ir.Banish(your_character()))
    t = table([ghost, axe], p1={"ink": 1, "hand": ["Axe"], "play": [{"card": "Ghost", "facedown": 2}]})
    t.do("play Axe")
    assert t.lore() == 2


@pytest.mark.rule("6.7.7")
def test_a_later_part_about_a_card_that_is_gone_does_nothing_to_what_it_became() -> None:
    chain = ir.Text(
        (
            ir.Put(opposing_character(slot="it"), ir.Place(Zone.HAND)),
            ir.Play(ir.Those("it"), by=Who.OPPONENTS),
            ir.Exert(ir.Those("it")),
            ir.GainLore(1),
        )
    )
    t = table([action("Chain", chain)], p1={"ink": 1, "hand": ["Chain"]}, p2={"play": ["Ogre"]})
    t.do("play Chain")
    assert t["Ogre"].zone == "play" and not t["Ogre"].exerted and t.lore() == 1


@pytest.mark.rule("6.7.7")
def test_a_card_still_in_play_is_asked_by_its_present_values() -> None:
    lender = character(
        "Lender",
        ir.Triggered(
            (ir.Event(Happening.PLAYED, subject=THIS),),
            ir.Apply(ir.This(), (ir.Adjust(Stat.STRENGTH, 3),)),
            name="Grow",
        ),
        when_played(ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This()))),
        strength=1,
    )
    t = table([lender], p1={"ink": 2, "hand": ["Lender"]})
    t.do("play Lender", "resolve Lender: Grow")
    assert t.lore() == 4


# --- 6.7.8 playing a card while resolving ----------------------------------------------------


@pytest.mark.rule("6.7.8")
def test_what_the_played_card_triggers_waits_until_the_effect_has_finished() -> None:
    play = ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, (ir.IsType((CardType.LOCATION,)),))))
    bridge = ir.Have(ir.Cards(of=Who.YOU, where=(ir.Named(("Bridge",)),)))
    shelter = action("Shelter", ir.Text((play, ir.If(bridge, ir.Draw()))))
    places = ir.Filter(Who.YOU, (ir.IsType((CardType.LOCATION,)),))
    pilot = character("Pilot", whenever(Happening.PLAYED, ir.May(ir.MoveTo(ir.This(), ir.Involved())), subject=places))
    t = table(
        [shelter, pilot, location("Bridge")],
        p1={"ink": 1, "hand": ["Shelter"], "play": ["Pilot"], "discard": ["Bridge"]},
    )
    t.do("play Shelter")
    assert t.asked == (0, "accept") and t["Pilot"].at is None
    assert len(t.hand()) == 1  # the action saw the location in play and went on first
    assert t.discard() == ["Shelter"]
    t.do("accept")
    assert t["Pilot"].at == "Bridge"


@pytest.mark.rule("6.7.8")
def test_the_effects_of_the_played_card_wait_even_if_it_is_moved_to_another_zone() -> None:
    guest = character("Guest", when_played(ir.GainLore(2)))
    visit = action(
        "Visit", ir.Text((ir.Play(from_hand(*CHARACTER), into="it"), ir.Put(ir.Those("it"), ir.Place(Zone.HAND))))
    )
    t = table([guest, visit], p1={"ink": 1, "hand": ["Visit", "Guest"]})
    t.do("play Visit", "choose Guest")
    assert t.hand() == ["Guest"] and t.lore() == 2


@pytest.mark.rule("6.7.8", "6.7.8.1")
def test_the_effect_of_a_played_action_resolves_even_if_its_card_is_moved() -> None:
    hymn = action("Hymn", ir.GainLore(2))
    echo = action(
        "Echo",
        ir.Text((ir.Play(from_hand(*ACTION), into="it"), ir.Put(ir.Those("it"), ir.Place(Zone.DECK, Side.BOTTOM)))),
    )
    t = table([hymn, echo], p1={"ink": 1, "hand": ["Echo", "Hymn"]})
    t.do("play Echo", "choose Hymn")
    assert t.lore() == 2
    assert t.deck()[-1] == "Hymn" and t.discard() == ["Echo"]


@pytest.mark.rule("6.7.8.1")
def test_the_effect_of_a_played_action_comes_after_the_instructing_one_and_before_the_bag() -> None:
    hymn = action("Hymn", ir.GainLore(ir.Count(ir.Cards((Zone.HAND,), Who.YOU))))
    fan = character("Fan", whenever(Happening.PLAYED, ir.Draw(), subject=ir.Filter(Who.YOU, ACTION)))
    medley = action("Medley", ir.Text((ir.Play(from_hand(*ACTION)), ir.Draw(2))))
    t = table([hymn, fan, medley], p1={"ink": 1, "hand": ["Medley", "Hymn"], "play": ["Fan"]})
    t.do("play Medley", "choose Hymn", "resolve Fan: Whenever")
    # two cards drawn by Medley were in hand as Hymn counted, those of Fan were not
    assert t.lore() == 2 and len(t.hand()) == 4
    order = [t.name(event.subject) for event in t.events(Happening.RESOLVES)]
    assert order == ["Medley", "Hymn", "Fan", "Fan"]


@pytest.mark.rule("6.7.8.1")
def test_an_action_played_by_an_ability_from_the_bag_comes_before_the_rest_of_the_bag() -> None:
    hymn = action("Hymn", ir.GainLore(3))
    event = (ir.Event(Happening.QUESTED, subject=THIS),)
    bard = character(
        "Bard",
        ir.Triggered(event, ir.Play(from_hand(*ACTION)), name="Perform"),
        ir.Triggered(event, ir.May(ir.Draw()), name="Rest"),
        lore=0,
    )
    t = table([hymn, bard], p1={"hand": ["Hymn"], "play": ["Bard"]})
    t.do("quest Bard", "resolve Bard: Perform", "choose Hymn")
    assert t.asked == (0, "accept") and t.lore() == 3 and t.discard() == ["Hymn"]


@pytest.mark.rule("6.7.8.1", "6.7.5")
def test_the_game_state_is_checked_before_the_effect_of_the_played_action() -> None:
    # The instructing action has finished: what it damaged to death is banished before it can be healed.
    heal = action("Heal", ir.RemoveDamage(None, ir.Cards(where=CHARACTER), up_to=False))
    rite = action("Rite", ir.Text((ir.Deal(3, any_character()), ir.Play(from_hand(*ACTION)))))
    t = table([heal, rite], p1={"ink": 1, "hand": ["Rite", "Heal"]}, p2={"play": ["Knight"]})
    t.do("play Rite", "choose Heal")
    assert t["Knight"].zone == "discard"


@pytest.mark.rule("6.7.8")
def test_the_card_is_played_while_the_effect_resolves_so_later_parts_see_it() -> None:
    recruit = action(
        "Recruit",
        ir.Text((ir.Play(from_hand(*CHARACTER), into="it"), ir.Apply(ir.Those("it"), (ir.Gain(Keyword.RUSH),)))),
    )
    t = table([recruit], p1={"ink": 1, "hand": ["Recruit", "Ogre"]}, p2={"play": [{"card": "Knight", "exerted": True}]})
    t.do("play Recruit", "choose Ogre")
    assert t["Ogre"].drying and t.legal("challenge Ogre")


# --- 6.7.9 entering play ---------------------------------------------------------------------


def _withered(damage: int = 3) -> ir.Card:
    return character("Withered", ir.Static((ir.Enters(damage=damage),)), cost=2, willpower=5)


@pytest.mark.rule("6.7.9")
def test_a_character_enters_with_damage_and_is_never_without_it() -> None:
    whole = ir.Filter(Who.YOU, (*CHARACTER, ir.Not(ir.IsDamaged())))
    hurt = ir.Filter(Who.YOU, (*CHARACTER, ir.IsDamaged()))
    nurse = item(
        "Chart",
        whenever(Happening.ENTERED, ir.GainLore(1), subject=whole),
        whenever(Happening.PLAYED, ir.GainLore(1), subject=whole),
        whenever(Happening.PLAYED, ir.GainLore(5), subject=hurt),
        whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), subject=hurt),
    )
    t = table([_withered(), nurse], p1={"ink": 2, "hand": ["Withered"], "play": ["Chart"]})
    t.do("play Withered")
    assert t["Withered"].damage == 3 and t.lore() == 5


@pytest.mark.rule("6.7.9")
def test_damage_it_enters_with_is_not_dealt_so_nothing_reduces_or_replaces_it() -> None:
    tough = character("Tough", keyword(Keyword.RESIST, 2), ir.Static((ir.Enters(damage=3),)), willpower=9)
    t = table([tough], p1={"ink": 2, "hand": ["Tough"]})
    t.do("play Tough")
    assert t["Tough"].damage == 3


@pytest.mark.rule("6.7.9")
def test_entering_with_damage_up_to_its_willpower_is_banished_at_the_check() -> None:
    t = table([_withered(5)], p1={"ink": 2, "hand": ["Withered"]})
    t.do("play Withered")
    assert t.discard() == ["Withered"]
    assert len(t.events(Happening.ENTERED)) == 1


@pytest.mark.rule("6.7.9")
def test_other_cards_can_say_how_it_enters() -> None:
    frost = item("Frost", ir.Static((ir.Enters(exerted=True),), affects=ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([frost], p1={"ink": 5, "hand": ["Ogre", "Rock"]}, p2={"play": ["Frost"]})
    t.do("play Ogre", "play Rock")
    assert t["Ogre"].exerted and not t["Rock"].exerted
    assert t.events(Happening.EXERTED) == []  # it was never ready


@pytest.mark.rule("6.7.9")
def test_its_own_and_other_effects_on_entering_all_apply() -> None:
    thorns = item("Thorns", ir.Static((ir.Enters(damage=1),), affects=ir.Cards(where=CHARACTER)))
    t = table([_withered(), thorns], p1={"ink": 2, "hand": ["Withered"]}, p2={"play": ["Thorns"]})
    t.do("play Withered")
    assert t["Withered"].damage == 4


@pytest.mark.rule("6.7.9")
def test_an_effect_that_plays_a_card_can_say_that_it_enters_exerted() -> None:
    summon = action("Summon", ir.Play(from_hand(*CHARACTER), exerted=True))
    t = table([summon], p1={"ink": 1, "hand": ["Summon", "Ogre"]})
    t.do("play Summon", "choose Ogre")
    assert t["Ogre"].exerted and t.events(Happening.EXERTED) == []


@pytest.mark.rule("6.7.9")
def test_an_effect_on_entering_ends_with_the_card_that_makes_it() -> None:
    frost = item("Frost", ir.Static((ir.Enters(exerted=True),), affects=ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    melt = action("Melt", ir.Banish(ir.Chosen(ir.Cards(where=(ir.IsType((CardType.ITEM,)),)))))
    t = table([frost, melt], p1={"ink": 5, "hand": ["Ogre", "Melt"]}, p2={"play": ["Frost"]})
    t.do("play Melt", "play Ogre")
    assert not t["Ogre"].exerted
