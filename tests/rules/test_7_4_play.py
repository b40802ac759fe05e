"""7.4 Play: where cards are played, seen by all, and how they leave together."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    Table,
    action,
    any_character,
    character,
    item,
    location,
    shift,
    table,
    when_banished,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import CardType, Cmp, Happening, Keyword, Side, Stat, Who, Zone

FURY = action("Fury", ir.Banish(ir.Cards(where=CHARACTER)))


def mine(*where: ir.Test) -> ir.Filter:
    return ir.Filter(of=Who.YOU, where=CHARACTER + where)


def side(t: Table, viewer: int, player: int) -> Any:
    return t.game.view(viewer).to_json()["players"][player]


# --- what is there ---------------------------------------------------------------------------


@pytest.mark.rule("7.4.1")
@pytest.mark.parametrize("name", ["Scout", "Rock", "Camp"])
def test_characters_items_and_locations_are_played_into_the_zone_and_stay(name: str) -> None:
    t = table(p1={"hand": [name], "ink": 2})
    t.do(f"play {name}")
    assert t.play() == [name]
    t.end_turn().end_turn()
    assert t.play() == [name]


@pytest.mark.rule("7.4.1", "5.4.1.2")
def test_an_action_is_there_only_while_its_effect_resolves() -> None:
    bolt = action("Bolt", ir.Deal(1, any_character()))
    t = table([bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Ogre", "Giant"]})
    t.do("play Bolt")
    assert t["Bolt"].zone == "resolving"
    assert (t.hand(), t.discard()) == ([], [])
    t.do("choose Ogre")
    assert t["Bolt"].zone == "discard"
    assert t.play() == []


@pytest.mark.rule("7.4.1")
def test_a_resolving_action_is_seen_by_all() -> None:
    bolt = action("Bolt", ir.Deal(1, any_character()))
    t = table([bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Ogre", "Giant"]})
    t.do("play Bolt")
    for viewer in (0, 1):
        assert [side(t, viewer, player)["resolving"] for player in (0, 1)] == [["Bolt"], []]
    t.do("choose Ogre")
    assert side(t, 1, 0)["resolving"] == []


@pytest.mark.rule("7.4.1")
def test_cards_are_played_into_ones_own_zone_even_on_an_opponents_word() -> None:
    crowd = action(
        "Crowd",
        ir.EachPlayer(
            Who.ALL, (ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY, CHARACTER), by=Who.THEY), by=Who.THEY),)
        ),
    )
    t = table([crowd], p1={"hand": ["Crowd", "Scout"], "ink": 1}, p2={"hand": ["Ogre"]})
    t.do("play Crowd", "choose Scout", "choose Ogre")
    assert (t.play(), t.play(1)) == (["Scout"], ["Ogre"])


@pytest.mark.rule("7.4.1")
def test_an_effect_cannot_have_a_player_play_the_card_of_another() -> None:
    steal = action("Steal", ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.OPPONENTS, CHARACTER))))
    t = table([steal], p1={"hand": ["Steal"], "ink": 1}, p2={"discard": ["Ogre"]})
    t.do("play Steal")
    assert (t.play(), t.play(1), t.discard(1)) == ([], [], ["Ogre"])


# --- seen by all -----------------------------------------------------------------------------


@pytest.mark.rule("7.4.2")
@pytest.mark.parametrize("viewer", [0, 1])
def test_every_state_of_a_card_in_play_is_open(viewer: int) -> None:
    flag = item("Flag", ir.Static((ir.Adjust(Stat.STRENGTH, 2), ir.Gain(Keyword.RESIST, 1)), your_characters()))
    t = table(
        [flag],
        p1={
            "play": [
                "Flag",
                "Camp",
                {"card": "Ogre", "exerted": True, "drying": True, "damage": 1, "at": "Camp", "under": ["Scout"]},
            ]
        },
    )
    cards = side(t, viewer, 0)["play"]
    assert len(cards) == 3
    ogre = cards[2]
    assert (ogre["name"], ogre["exerted"], ogre["drying"], ogre["damage"]) == ("Ogre", True, True, 1)
    assert (ogre["strength"], ogre["willpower"], ogre["lore"]) == (6, 5, 2)
    assert ogre["keywords"] == [[int(Keyword.RESIST), 1]]
    assert ogre["under"] == ["Scout"]
    assert ogre["location"] == t["Camp"].ref


@pytest.mark.rule("7.4.2")
def test_everybody_can_count_the_cards_in_play() -> None:
    t = table(p1={"play": ["Scout", "Rock"]}, p2={"play": ["Camp"]}, p3={})
    for viewer in range(3):
        assert [len(side(t, viewer, player)["play"]) for player in range(3)] == [2, 1, 0]


@pytest.mark.rule("7.4.2.1")
@pytest.mark.parametrize("viewer", [0, 1])
def test_face_down_cards_can_be_counted_and_not_seen(viewer: int) -> None:
    t = table(p1={"play": [{"card": "Ogre", "under": ["Scout"], "facedown": ["Giant", "Rock"]}]})
    ogre = side(t, viewer, 0)["play"][0]
    assert ogre["facedown"] == [None, None]
    assert ogre["under"] == ["Scout"]
    seen = t.game.view(viewer).table
    assert seen.defs[t.ids["Giant"]] == seen.defs[t.ids["Rock"]] == -1


@pytest.mark.rule("7.4.2.1")
@pytest.mark.parametrize("zone", [Zone.DISCARD, Zone.PLAY, Zone.HAND])
def test_a_card_that_was_public_is_private_once_it_is_face_down(zone: Zone) -> None:
    chosen = ir.Chosen(ir.Cards((zone,), Who.YOU, (ir.Named(("Giant",)),)))
    swallow = action("Swallow", ir.Put(chosen, ir.Place(Zone.UNDER, under=ir.Cards(where=(ir.Named(("Ogre",)),)))))
    p1: dict[str, Any] = {"hand": ["Swallow"], "ink": 1, "play": ["Ogre"]}
    name = zone.name.lower()
    p1[name] = [*p1.get(name, []), "Giant"]
    t = table([swallow], p1=p1)
    t.do("play Swallow", *(["choose Giant"] if zone == Zone.HAND else []))
    assert t["Giant"].zone == "under"
    for viewer in (0, 1):
        assert side(t, viewer, 0)["play"][0]["facedown"] == [None]


@pytest.mark.rule("7.4.2.1")
def test_an_effect_can_let_a_player_look_at_a_face_down_card() -> None:
    peek = action("Peek", ir.Look(ir.Under(ir.Cards(where=(ir.Named(("Ogre",)),)))))
    t = table([peek], p1={"hand": ["Peek"], "ink": 1, "play": [{"card": "Ogre", "facedown": ["Giant"]}]})
    t.do("play Peek")
    assert side(t, 0, 0)["play"][0]["facedown"] == ["Giant"]
    assert side(t, 1, 0)["play"][0]["facedown"] == [None]


# --- leaving together ------------------------------------------------------------------------


@pytest.mark.rule("7.4.3")
def test_a_card_sees_the_others_that_are_banished_with_it() -> None:
    mourner = character("Mourner", whenever(Happening.BANISHED, ir.LoseLore(1), "Mourn", subject=mine(ir.IsOther())))
    t = table(
        [mourner, FURY],
        active="p2",
        p1={"play": ["Mourner", "Scout", "Knight"]},
        p2={"hand": ["Fury"], "ink": 1, "lore": 5},
    )
    t.do("play Fury", "resolve Mourner: Mourn")
    assert t.lore(1) == 3
    assert t.play() == []


@pytest.mark.rule("7.4.3")
def test_two_that_leave_together_see_each_other() -> None:
    friend = character("Friend", whenever(Happening.BANISHED, ir.GainLore(1), "Cry", subject=mine(ir.IsOther())))
    t = table([friend, FURY], p1={"hand": ["Fury"], "ink": 1, "play": ["Friend", "Friend#2"]})
    t.do("play Fury")
    assert t.bag() == ["Cry", "Cry"]
    t.do(t.moves()[0])
    assert t.lore() == 2


@pytest.mark.rule("7.4.3")
def test_one_that_left_before_sees_nothing_any_more() -> None:
    friend = character("Friend", whenever(Happening.BANISHED, ir.GainLore(1), "Cry", subject=mine(ir.IsOther())))
    axe = action("Axe", ir.Banish(any_character()))
    t = table([friend, axe], p1={"hand": ["Axe", "Axe#2"], "ink": 2, "play": ["Friend", "Scout"]})
    t.do("play Axe", "choose Friend", "play Axe")
    assert t.play() == []
    assert t.lore() == 0


@pytest.mark.rule("7.4.3")
def test_its_own_leaving_triggers_an_ability_of_the_card_itself() -> None:
    martyr = character("Martyr", when_banished(ir.GainLore(2)))
    t = table([martyr, FURY], p1={"hand": ["Fury"], "ink": 1, "play": ["Martyr"]})
    t.do("play Fury")
    assert t.lore() == 2


@pytest.mark.rule("7.4.3", "1.8.1.4")
def test_characters_banished_by_one_check_leave_together() -> None:
    friend = character(
        "Friend", whenever(Happening.BANISHED, ir.GainLore(1), "Cry", subject=mine(ir.IsOther())), willpower=2
    )
    rain = action("Rain", ir.Deal(2, ir.Cards(where=CHARACTER)))
    t = table([friend, rain], p1={"hand": ["Rain"], "ink": 1, "play": ["Friend", "Scout"]})
    t.do("play Rain")
    assert t.play() == []
    assert t.lore() == 1


@pytest.mark.rule("7.4.3", "4.6.6.2")
def test_two_characters_that_banish_each_other_in_a_challenge_leave_together() -> None:
    witness = character("Witness", whenever(Happening.BANISHED, ir.GainLore(1), "See"), strength=3, willpower=1)
    t = table([witness], p1={"play": ["Witness"]}, p2={"play": [{"card": "Knight", "exerted": True}]})
    t.do("challenge Witness")
    assert t.bag() == ["See", "See"]


@pytest.mark.rule("7.4.3")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DECK, Zone.INKWELL, Zone.DISCARD])
def test_cards_that_leave_play_for_any_zone_together_see_each_other(zone: Zone) -> None:
    friend = character("Friend", whenever(Happening.LEFT_PLAY, ir.GainLore(1), "Wave", subject=mine(ir.IsOther())))
    flood = action("Flood", ir.Put(ir.Cards(of=Who.YOU, where=CHARACTER), ir.Place(zone, Side.BOTTOM)))
    t = table([friend, flood], p1={"hand": ["Flood"], "ink": 1, "play": ["Friend", "Friend#2"]})
    t.do("play Flood")
    assert t.bag() == ["Wave", "Wave"]


@pytest.mark.rule("7.4.3", "6.7.7")
def test_what_leaves_together_is_seen_as_it_was_before() -> None:
    # The horn leaves with the Scout: the Scout was still a character with 5 strength.
    horn = character("Horn", ir.Static((ir.Adjust(Stat.STRENGTH, 3),), your_characters(ir.IsOther())))
    poet = character(
        "Poet",
        whenever(
            Happening.BANISHED,
            ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.Involved())),
            "Ode",
            subject=mine(ir.Named(("Scout",))),
        ),
    )
    t = table([horn, poet, FURY], p1={"hand": ["Fury"], "ink": 1, "play": ["Horn", "Poet", "Scout"]})
    t.do("play Fury")
    assert t.lore() == 5


@pytest.mark.rule("7.4.3")
def test_a_location_that_leaves_with_its_characters_is_seen_by_them() -> None:
    keeper = character(
        "Keeper",
        whenever(
            Happening.BANISHED, ir.GainLore(1), "Home", subject=ir.Filter(of=Who.YOU, where=(ir.Named(("Hut",)),))
        ),
    )
    hut = location("Hut", whenever(Happening.BANISHED, ir.GainLore(3), "Empty", subject=mine()))
    end = action("End", ir.Banish(ir.Cards()))
    t = table([keeper, hut, end], p1={"hand": ["End"], "ink": 1, "play": ["Hut", {"card": "Keeper", "at": "Hut"}]})
    t.do("play End")
    assert sorted(t.bag()) == ["Empty", "Home"]


@pytest.mark.rule("7.4.3")
def test_what_enters_later_has_not_seen_the_others_leave() -> None:
    heir = character("Heir", whenever(Happening.BANISHED, ir.GainLore(5), "Late"))
    elder = character(
        "Elder", when_banished(ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (ir.Named(("Heir",)),)))))
    )
    t = table([heir, elder, FURY], p1={"hand": ["Fury", "Heir"], "ink": 1, "play": ["Elder", "Scout"]})
    t.do("play Fury", "choose Heir")
    assert t.play() == ["Heir"]
    assert t.lore() == 0


@pytest.mark.rule("7.4.3")
def test_an_item_leaving_alone_still_triggers_what_watches_it() -> None:
    urn = item("Urn", whenever(Happening.LEFT_PLAY, ir.GainLore(1), "Crack", subject=THIS))
    smash = action("Smash", ir.Banish(ir.Chosen(ir.Cards(where=(ir.Named(("Urn",)),)))))
    t = table([urn, smash], p1={"hand": ["Smash"], "ink": 1, "play": ["Urn"]})
    t.do("play Smash")
    assert t.lore() == 1


# --- "while" is read before the cards leave --------------------------------------------------

HERO = character("Hero", cost=2, willpower=2, classes="Storyborn Hero")
HEROES = your_characters(ir.HasClass(("Hero",)))


def stone(when: ir.Condition, on: Happening = Happening.BANISHED) -> ir.Card:
    """While …, whenever one of your characters leaves in that way, gain 1 lore."""
    return item("Stone", ir.Triggered((ir.Event(on, mine()),), ir.GainLore(1), when=when, name="Remember"))


_GONE = [
    (Happening.BANISHED, ir.Banish(any_character())),
    (Happening.BANISHED, ir.Deal(9, any_character())),
    (Happening.LEFT_PLAY, ir.Banish(any_character())),
    (Happening.RETURNED_TO_HAND, ir.Put(any_character(), ir.Place(Zone.HAND))),
    (Happening.PUT_ON_DECK, ir.Put(any_character(), ir.Place(Zone.DECK, Side.BOTTOM))),
    (Happening.LEFT_PLAY, ir.Put(any_character(), ir.Place(Zone.INKWELL))),
]


@pytest.mark.rule("7.4.3", "6.1.13.6")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
@pytest.mark.parametrize(("event", "effect"), _GONE)
def test_while_you_have_looks_at_the_moment_before(event: Happening, effect: ir.Effect, edition: str) -> None:
    gone = action("Gone", effect, cost=0)
    for play, have, lore in (
        (["Hero"], ir.Have(HEROES), 1),
        (["Hero"], ir.No(ir.Have(HEROES)), 0),
        (["Hero", "Hero#2"], ir.Have(HEROES, Cmp.GE, 2), 1),
        (["Pawn"], ir.Have(HEROES), 0),
        (["Pawn"], ir.Have(your_characters(), Cmp.EQ, 1), 1),
    ):
        t = table([HERO, stone(have, event), gone], edition, p1={"hand": ["Gone"], "play": ["Stone", *play]})
        t.do("play Gone", *(["choose Hero"] if len(play) > 1 else []))
        assert t.lore() == lore


@pytest.mark.rule("7.4.3", "5.6.6", "6.1.13.6")
def test_while_at_a_location_is_true_of_the_moment_before_that_location_leaves() -> None:
    at_one = ir.Is(ir.This(), (ir.IsAt(),))
    place = ir.Filter(Who.YOU, (ir.IsType((CardType.LOCATION,)),))
    event = ir.Event(Happening.BANISHED, place, in_challenge=True)
    keeper = character("Keeper", ir.Triggered((event,), ir.GainLore(1), when=at_one, name="Hold"))
    for at, lore in (("Camp", 1), (None, 0)):
        p2 = {"play": ["Camp", {"card": "Keeper", "at": at} if at else "Keeper"]}
        t = table([keeper], p1={"play": ["Giant"]}, p2=p2).do("challenge Giant")
        assert (t.lore(1), t["Keeper"].at) == (lore, None)


@pytest.mark.rule("7.4.3", "1.8.1.4", "6.1.13.6")
def test_while_is_read_before_for_the_card_that_banishes_as_well() -> None:
    foe = ir.Cards(of=Who.OPPONENTS, where=CHARACTER)
    event = ir.Event(Happening.BANISHES, THIS, ir.Filter(where=CHARACTER))
    hunter = character(
        "Hunter", ir.Triggered((event,), ir.GainLore(1), when=ir.Have(foe), name="Trophy"), strength=9, willpower=9
    )
    t = table([hunter], p1={"play": ["Hunter"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    assert t.do("challenge Hunter").lore() == 1


@pytest.mark.rule("7.4.3", "6.1.13.6")
def test_cards_that_leave_together_are_all_there_before() -> None:
    fellow = character(
        "Fellow",
        ir.Triggered((ir.Event(Happening.BANISHED, THIS),), ir.GainLore(1), when=ir.Have(HEROES), name="Remember"),
    )
    t = table([HERO, fellow, FURY], p1={"hand": ["Fury"], "ink": 1, "play": ["Fellow", "Fellow#2", "Hero"]})
    assert len(t.do("play Fury").bag()) == 2
    t = table([HERO, fellow, FURY], p1={"hand": ["Fury"], "ink": 1, "play": ["Fellow", "Fellow#2"]})
    assert (t.do("play Fury").bag(), t.lore()) == ([], 0)


@pytest.mark.rule("7.4.3", "6.4.2.3")
def test_what_the_leaving_card_gave_counts_before() -> None:
    banner = character("Banner", ir.Static((ir.Adjust(Stat.STRENGTH, 3),), your_characters(ir.IsOther())))
    strong = ir.Is(ir.This(), (ir.HasStat(Stat.STRENGTH, Cmp.GE, 5),))
    watch = ir.Triggered((ir.Event(Happening.BANISHED, mine(ir.IsOther())),), ir.GainLore(1), when=strong, name="Watch")
    guard = character("Guard", watch, strength=2)
    gone = action("Gone", ir.Banish(any_character(ir.Named(("Banner",)))), cost=0)
    assert table([banner, guard, gone], p1={"hand": ["Gone"], "play": ["Banner", "Guard"]}).do("play Gone").lore() == 1


@pytest.mark.rule("7.4.3", "8.10.8.5")
def test_the_card_of_a_temporary_shift_is_there_before_it_returns() -> None:
    wolf = character("Wolf", cost=1)
    moon = character("Wolf - Moon", shift(0, temporary=True), cost=9, classes="Floodborn Hero")
    returned = stone(ir.Have(HEROES), Happening.RETURNED_TO_HAND)
    t = table([wolf, moon, returned], p1={"hand": ["Wolf - Moon"], "play": ["Wolf", "Stone"]})
    assert t.do("play Wolf - Moon").end_turn().lore() == 1


@pytest.mark.rule("6.2.4")
def test_a_secondary_if_still_looks_when_it_resolves() -> None:
    look = item(
        "Stone",
        ir.Triggered((ir.Event(Happening.BANISHED, mine()),), ir.GainLore(1), condition=ir.Have(HEROES), name="Look"),
    )
    gone = action("Gone", ir.Banish(any_character()), cost=0)
    assert table([HERO, look, gone], p1={"hand": ["Gone"], "play": ["Stone", "Hero"]}).do("play Gone").lore() == 0
