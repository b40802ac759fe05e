"""7.1 Zones: separate, public or private, one at a time, and a new card in each."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
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
    your_characters,
)

from illumineer import ir
from illumineer.game import Game
from illumineer.vocab import CardType, Duration, Happening, Keyword, Side, Stat, Who, Zone

BLANK = -1
HORN = character("Horn", ir.Static((ir.Adjust(Stat.STRENGTH, 3),), your_characters(ir.IsOther())))


def side(t: Table, viewer: int, player: int) -> Any:
    return t.game.view(viewer).to_json()["players"][player]


def sees(t: Table, viewer: int, label: str) -> bool:
    """Whether the view of a player tells which card that is."""
    return t.game.view(viewer).table.defs[t.ids[label]] != BLANK


def where(game: Game) -> dict[int, int]:
    """How often each card is found in the zones."""
    st = game.state
    found = [
        id for zone in (st.deck, st.hand, st.discard, st.ink_ready, st.ink_exerted) for pile in zone for id in pile
    ]
    for card in st.in_play.values():
        found += [card.card, *card.under, *card.facedown]
    found += [id for id, zone in enumerate(st.zone) if zone == Zone.RESOLVING]
    return {id: found.count(id) for id in range(len(st.defs))}


# --- separate --------------------------------------------------------------------------------


@pytest.mark.rule("7.1.1", "7.1.5")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_a_card_in_another_zone_of_its_player_is_not_in_play(zone: str) -> None:
    count = action("Count", ir.GainLore(ir.Count(ir.Cards())))
    p1: dict[str, Any] = {"hand": ["Count"], "ink": 1, "play": ["Scout"]}
    p1[zone] = [*p1.get(zone, []), "Horn"]
    t = table([HORN, count], p1=p1)
    assert t["Scout"].strength == 2
    t.do("play Count")
    assert t.lore() == 1


@pytest.mark.rule("7.1.1", "7.1.5")
def test_a_card_in_the_inkwell_is_not_in_play() -> None:
    t = table([HORN], p1={"hand": ["Horn"], "play": ["Scout"]})
    t.do("ink Horn")
    assert t["Horn"].zone == "inkwell"
    assert t["Scout"].strength == 2
    assert t.play() == ["Scout"]


@pytest.mark.rule("7.1.1")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_triggered_and_activated_abilities_do_not_work_from_another_zone(zone: str) -> None:
    spy = character(
        "Spy",
        whenever(Happening.QUESTED, ir.GainLore(5)),
        ir.Activated((), ir.GainLore(5), name="Use"),
    )
    t = table([spy], p1={zone: ["Spy"], "play": ["Scout"]})
    assert not any(move.startswith("activate") for move in t.moves())
    t.do("quest Scout")
    assert t.lore() == 1


@pytest.mark.rule("7.1.1")
def test_an_effect_on_one_zone_leaves_the_others_alone() -> None:
    purge = action("Purge", ir.Put(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER), ir.Place(Zone.DECK, Side.BOTTOM)))
    t = table(
        [purge], p1={"hand": ["Purge", "Ogre"], "deck": ["Pawn"], "discard": ["Scout"], "ink": 1, "play": ["Knight"]}
    )
    t.do("play Purge")
    assert (t.hand(), t.deck(), t.discard(), t.play()) == (["Ogre"], ["Pawn", "Scout"], ["Purge"], ["Knight"])


# --- public ----------------------------------------------------------------------------------


@pytest.mark.rule("7.1.2", "7.1.2.1", "1-early:8.1.2")
@pytest.mark.parametrize("edition", ["1-early", "2.3"])
@pytest.mark.parametrize("viewer", [0, 1])
def test_everybody_sees_every_card_in_play_and_in_the_discards(viewer: int, edition: str) -> None:
    t = table(
        [],
        edition,
        p1={"play": ["Scout", "Camp"], "discard": ["Knight"]},
        p2={"play": [{"card": "Ogre", "exerted": True, "damage": 2}], "discard": ["Rock", "Giant"]},
    )
    assert [card["name"] for card in side(t, viewer, 0)["play"]] == ["Scout", "Camp"]
    assert side(t, viewer, 0)["discard"] == ["Knight"]
    ogre = side(t, viewer, 1)["play"][0]
    assert (ogre["name"], ogre["exerted"], ogre["damage"]) == ("Ogre", True, 2)
    assert side(t, viewer, 1)["discard"] == ["Rock", "Giant"]


@pytest.mark.rule("7.1.2", "7.1.2.1")
@pytest.mark.parametrize("viewer", [0, 1])
def test_everybody_sees_what_waits_in_the_bag(viewer: int) -> None:
    bard = character("Bard", whenever_quests(ir.GainLore(1)), whenever_quests(ir.Draw(1)))
    spy = character("Spy", whenever(Happening.QUESTED, ir.GainLore(1), "Sees", player=Who.OPPONENTS))
    t = table([bard, spy], p1={"play": ["Bard"]}, p2={"play": ["Spy"]})
    t.do("quest Bard")
    bag = t.game.view(viewer).to_json()["bag"]
    assert sorted(bag) == [[0, "Whenever Quests"], [0, "Whenever Quests"], [1, "Sees"]]


@pytest.mark.rule("7.1.2")
def test_a_card_that_enters_a_public_zone_is_known_to_all() -> None:
    t = table(p1={"hand": ["Scout"], "ink": 2})
    assert not sees(t, 1, "Scout")
    t.do("play Scout")
    assert sees(t, 1, "Scout")


# --- private ---------------------------------------------------------------------------------


@pytest.mark.rule("7.1.3", "7.1.3.1", "1-early:8.1.3")
@pytest.mark.parametrize("edition", ["1-early", "2.3"])
def test_of_a_private_zone_only_the_number_of_cards_is_known(edition: str) -> None:
    t = table(
        [],
        edition,
        p1={"hand": ["Scout", "Ogre"], "deck": ["Giant", "Rock", "Camp"], "ink": {"ready": 2, "exerted": 1}},
    )
    seen = side(t, 1, 0)
    assert seen["hand"] == [None, None]
    assert (seen["deck"], seen["top"]) == (3, None)
    assert seen["ink"] == {"ready": 2, "exerted": 1}
    assert not any(sees(t, 1, label) for label in ("Scout", "Ogre", "Giant", "Rock", "Camp", "Pawn"))


@pytest.mark.rule("7.1.3", "7.1.3.1")
def test_of_their_own_private_zones_players_see_the_hand_alone() -> None:
    t = table(p1={"hand": ["Scout"], "deck": ["Giant"], "ink": 1})
    assert side(t, 0, 0)["hand"] == ["Scout"]
    assert side(t, 0, 0)["top"] is None
    assert not sees(t, 0, "Giant") and not sees(t, 0, "Pawn")


@pytest.mark.rule("7.1.3")
def test_a_rule_that_has_a_player_draw_shows_the_card_to_that_player_alone() -> None:
    t = table(p1={"deck": 3}, p2={"deck": ["Giant", "Ogre"]})
    t.end_turn()
    assert side(t, 1, 1)["hand"] == ["Giant"]
    assert side(t, 0, 1)["hand"] == [None]


@pytest.mark.rule("7.1.3")
def test_an_effect_that_lets_a_player_look_shows_the_cards_to_that_player_alone() -> None:
    peek = action("Peek", ir.Look(ir.Top(2)))
    t = table([peek], p1={"hand": ["Peek"], "ink": 1, "deck": ["Giant", "Ogre", "Scout"]})
    t.do("play Peek")
    assert [sees(t, 0, label) for label in ("Giant", "Ogre", "Scout")] == [True, True, False]
    assert [sees(t, 1, label) for label in ("Giant", "Ogre", "Scout")] == [False, False, False]


@pytest.mark.rule("7.1.3")
def test_looking_at_an_opponents_hand_shows_it_to_the_one_who_looks() -> None:
    spy = action("Spy", ir.Look(ir.Cards((Zone.HAND,), Who.OPPONENTS)))
    t = table([spy], p1={"hand": ["Spy"], "ink": 1}, p2={"hand": ["Ogre"]}, p3={"hand": ["Giant"]})
    t.do("play Spy")
    assert (side(t, 0, 1)["hand"], side(t, 0, 2)["hand"]) == (["Ogre"], ["Giant"])
    assert side(t, 1, 2)["hand"] == [None]


@pytest.mark.rule("7.1.3", "6.1.14.1")
def test_of_a_zone_that_is_revealed_in_part_only_that_part_is_public() -> None:
    show = action("Show", ir.Reveal(ir.Top(1)))
    t = table([show], p1={"hand": ["Show"], "ink": 1, "deck": ["Giant", "Ogre"]})
    t.do("play Show")
    assert [side(t, viewer, 0)["top"] for viewer in (0, 1)] == ["Giant", "Giant"]
    assert not sees(t, 0, "Ogre") and not sees(t, 1, "Ogre")


@pytest.mark.rule("7.1.3")
def test_a_deck_played_with_its_top_card_face_up_shows_just_that_card() -> None:
    mirror = item("Mirror", ir.Static((ir.TopFaceUp(),)))
    t = table([mirror], p1={"deck": ["Giant", "Ogre"], "play": ["Mirror"]}, p2={"deck": ["Camp", "Rock"]})
    for viewer in (0, 1):
        assert (side(t, viewer, 0)["top"], side(t, viewer, 1)["top"]) == ("Giant", "Camp")
        assert not sees(t, viewer, "Ogre") and not sees(t, viewer, "Rock")


@pytest.mark.rule("7.1.3")
def test_after_a_shuffle_nobody_knows_where_a_card_is() -> None:
    hide = action("Hide", ir.Put(any_character(), ir.Place(Zone.DECK, Side.SHUFFLE)))
    t = table([hide], p1={"hand": ["Hide"], "ink": 1, "deck": 5}, p2={"play": ["Giant"], "deck": ["Ogre", "Scout"]})
    t.do("play Hide")
    assert sorted(t.deck(1)) == ["Giant", "Ogre", "Scout"]
    for viewer in (0, 1):
        table_seen = t.game.view(viewer).table
        assert [table_seen.defs[id] for id in table_seen.deck[1]] == [BLANK] * 3


@pytest.mark.rule("7.1.3")
@pytest.mark.parametrize("zone", [Zone.INKWELL, Zone.DECK])
def test_a_card_put_away_unseen_from_the_hand_could_be_any_card_of_that_hand(zone: Zone) -> None:
    # The opponent saw the Ogre go to the hand, but not which card left that hand.
    recall = action("Recall", ir.Put(any_character(), ir.Place(Zone.HAND)))
    stow = action("Stow", ir.Put(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)), ir.Place(zone, Side.BOTTOM)))
    t = table([recall, stow], p1={"hand": ["Recall", "Stow", "Knight"], "ink": 2, "play": ["Ogre"]})
    t.do("play Recall")
    assert sees(t, 1, "Ogre")
    t.do("play Stow", "choose Ogre")
    assert t["Ogre"].zone == Zone(zone).name.lower()
    assert not sees(t, 1, "Ogre") and not sees(t, 1, "Knight")
    assert sees(t, 0, "Ogre") and sees(t, 0, "Knight")


@pytest.mark.rule("7.1.3", "6.1.14.1")
def test_a_card_revealed_by_the_effect_that_puts_it_away_stays_known() -> None:
    show = action(
        "Show",
        ir.Seq(
            (
                ir.Reveal(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU), slot="it")),
                ir.Put(ir.Those("it"), ir.Place(Zone.DECK, Side.BOTTOM)),
            )
        ),
    )
    t = table([show], p1={"hand": ["Show", "Ogre", "Knight"], "ink": 1})
    t.do("play Show", "choose Ogre")
    assert t["Ogre"].zone == "deck"
    assert sees(t, 1, "Ogre")


@pytest.mark.rule("7.1.3")
def test_of_cards_looked_at_in_secret_others_do_not_know_which_was_taken() -> None:
    bury = action("Bury", ir.Put(any_character(), ir.Place(Zone.DECK, Side.TOP)))
    sift = action(
        "Sift",
        ir.Seq(
            (
                ir.Look(ir.Top(2), slot="two"),
                ir.Put(ir.Chosen(ir.Those("two"), slot="one"), ir.Place(Zone.HAND)),
                ir.Put(ir.Among("two", (ir.Not(ir.IsIn("one")),)), ir.Place(Zone.DECK, Side.BOTTOM)),
            )
        ),
    )
    t = table([bury, sift], p1={"hand": ["Bury", "Sift"], "ink": 2, "deck": ["Knight", "Scout"], "play": ["Ogre"]})
    t.do("play Bury")
    assert side(t, 1, 0)["top"] == "Ogre"
    t.do("play Sift", "choose Ogre")
    assert (t.hand(), t.deck()) == (["Ogre"], ["Scout", "Knight"])
    assert not sees(t, 1, "Ogre") and not sees(t, 1, "Knight")
    assert sees(t, 0, "Ogre") and sees(t, 0, "Knight")


@pytest.mark.rule("7.1.3")
def test_only_the_player_who_decides_is_shown_the_decision() -> None:
    toss = action("Toss", ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.OPPONENTS), by=Who.OPPONENTS)))
    t = table([toss], p1={"hand": ["Toss"], "ink": 1}, p2={"hand": ["Ogre", "Scout"]})
    t.do("play Toss")
    assert t.game.view(0).to_json()["decision"] is None
    assert len(t.game.view(1).to_json()["decision"]["options"]) == 2


@pytest.mark.rule("7.1.3")
def test_who_searches_a_deck_sees_it_and_nobody_else_does() -> None:
    t = table([search(Zone.DECK, ITEMS)], p1={"hand": ["Search"], "ink": 1, "deck": ["Ogre", "Rock", "Camp"]})
    assert not sees(t, 0, "Camp")
    t.do("play Search")
    assert [sees(t, 0, label) for label in ("Ogre", "Rock", "Camp")] == [True, True, True]
    assert [sees(t, 1, label) for label in ("Ogre", "Rock", "Camp")] == [False, False, False]
    t.do("choose Rock")
    assert sees(t, 0, "Rock") and not sees(t, 1, "Rock")


# --- finding ---------------------------------------------------------------------------------


def search(zone: Zone, *where: ir.Test) -> ir.Card:
    return action("Search", ir.Put(ir.Chosen(ir.Cards((zone,), Who.YOU, where)), ir.Place(Zone.HAND)))


ITEMS = ir.IsType((CardType.ITEM,))


@pytest.mark.rule("7.1.4")
def test_a_search_of_a_private_zone_for_a_type_of_card_may_fail() -> None:
    t = table([search(Zone.DECK, ITEMS)], p1={"hand": ["Search"], "ink": 1, "deck": ["Ogre", "Rock", "Camp"]})
    t.do("play Search")
    assert t.moves() == ["choose Rock", "done"]
    t.do("done")
    assert t.hand() == []
    assert "Rock" in t.deck()


@pytest.mark.rule("7.1.4")
def test_a_search_for_any_card_at_all_finds_one() -> None:
    t = table([search(Zone.DECK)], p1={"hand": ["Search"], "ink": 1, "deck": ["Ogre", "Rock"]})
    t.do("play Search")
    assert sorted(t.moves()) == ["choose Ogre", "choose Rock"]


@pytest.mark.rule("7.1.4")
def test_in_a_public_zone_a_card_must_be_found() -> None:
    t = table([search(Zone.DISCARD, ITEMS)], p1={"hand": ["Search"], "ink": 1, "discard": ["Ogre", "Rock"]})
    t.do("play Search")
    assert t.hand() == ["Rock"]
    several = table(
        [search(Zone.DISCARD, ITEMS)], p1={"hand": ["Search"], "ink": 1, "discard": ["Ogre", "Rock", "Rock#2"]}
    )
    several.do("play Search")
    assert several.moves() == ["choose Rock", "choose Rock#2"]


@pytest.mark.rule("7.1.4")
@pytest.mark.parametrize(("shown", "may_fail"), [(ir.Look, True), (ir.Reveal, False)])
def test_looking_through_the_top_of_the_deck_may_fail_but_not_once_it_is_revealed(shown: Any, may_fail: bool) -> None:
    dig = action(
        "Dig",
        ir.Seq(
            (
                shown(ir.Top(3), slot="seen"),
                ir.Put(ir.Chosen(ir.Among("seen", (ir.IsType((CardType.CHARACTER,)),))), ir.Place(Zone.HAND)),
            )
        ),
    )
    t = table([dig], p1={"hand": ["Dig"], "ink": 1, "deck": ["Ogre", "Rock", "Scout", "Camp"]})
    t.do("play Dig")
    assert t.legal("choose Ogre") and t.legal("choose Scout") and not t.legal("choose Rock")
    assert t.legal("done") is may_fail


# --- one zone at a time ----------------------------------------------------------------------


@pytest.mark.rule("7.1.5")
def test_after_every_move_each_card_is_in_exactly_one_zone() -> None:
    recall = action("Recall", ir.Put(any_character(), ir.Place(Zone.HAND)))
    diver = character("Diver", ir.KeywordAbility(Keyword.BOOST, 1))
    t = table(
        [recall, diver],
        p1={"hand": ["Recall", "Rock", "Scout"], "ink": 4, "play": ["Diver"]},
        p2={"play": [{"card": "Ogre", "exerted": True}], "hand": 2},
    )
    once = dict.fromkeys(range(len(t.game.state.defs)), 1)
    for move in ("boost Diver", "ink Scout", "play Rock", "play Recall", "choose Diver", "end turn", "quest Ogre"):
        t.do(move)
        assert where(t.game) == once


@pytest.mark.rule("7.1.5")
def test_a_card_in_the_play_zone_under_another_is_not_in_play() -> None:
    t = table([HORN], p1={"play": ["Scout", {"card": "Ogre", "under": ["Horn"]}]})
    assert t["Horn"].zone == "under"
    assert (t["Scout"].strength, t["Ogre"].strength) == (2, 4)


# --- a new card ------------------------------------------------------------------------------


@pytest.mark.rule("7.1.6", "1.9.6")
def test_a_card_that_leaves_play_loses_damage_and_everything_gained() -> None:
    gift = action(
        "Gift", ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, 5), ir.Gain(Keyword.EVASIVE)), Duration.GAME)
    )
    recall = action("Recall", ir.Put(any_character(), ir.Place(Zone.HAND)))
    t = table(
        [gift, recall],
        p1={"hand": ["Gift", "Recall"], "ink": 9, "play": [{"card": "Scout", "damage": 1, "exerted": True}]},
    )
    t.do("play Gift")
    assert (t["Scout"].strength, t["Scout"].damage) == (7, 1)
    t.do("play Recall", "play Scout")
    again = t["Scout"]
    assert (again.strength, again.damage, again.exerted, again.drying) == (2, 0, False, True)
    assert not again.has(Keyword.EVASIVE)


@pytest.mark.rule("7.1.6")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.INKWELL])
def test_in_whatever_zone_it_arrives_it_is_a_new_card(zone: Zone) -> None:
    away = action("Away", ir.Put(any_character(), ir.Place(zone)))
    t = table([away], p1={"hand": ["Away"], "ink": 1, "play": [{"card": "Ogre", "damage": 2}]})
    old = t["Ogre"].ref
    t.do("play Away")
    assert t["Ogre"].ref != old
    assert t["Ogre"].zone == zone.name.lower()
    assert old not in t.game.state.in_play


@pytest.mark.rule("7.1.6")
def test_a_choice_made_before_does_not_follow_the_card_out_of_play_and_back() -> None:
    # Banished at the end of the turn: only the card that was chosen, not the new one it became.
    doom = action(
        "Doom",
        ir.Create(
            ir.Triggered(
                (ir.Event(Happening.TURN_ENDING),),
                ir.Banish(ir.Cards(where=(ir.IsIn("about"),))),
                name="Doomed",
            ),
            times=1,
            about=any_character(),
        ),
    )
    recall = action("Recall", ir.Put(any_character(), ir.Place(Zone.HAND)))
    t = table([doom, recall], p1={"hand": ["Doom", "Recall"], "ink": 9, "play": ["Scout"]})
    t.do("play Doom", "play Recall", "play Scout").end_turn()
    assert t["Scout"].zone == "play"
    plain = table([doom], p1={"hand": ["Doom"], "ink": 9, "play": ["Scout"]})
    plain.do("play Doom").end_turn()
    assert plain["Scout"].zone == "discard"


@pytest.mark.rule("7.1.6", "6.1.13.2")
def test_once_per_turn_counts_anew_for_the_new_card() -> None:
    pilgrim = character("Pilgrim", ir.Activated((), ir.GainLore(1), limit=1, name="Pray"))
    recall = action("Recall", ir.Put(any_character(), ir.Place(Zone.HAND)))
    t = table([pilgrim, recall], p1={"hand": ["Recall"], "ink": 9, "play": ["Pilgrim"]})
    t.do("activate Pilgrim: Pray")
    assert not t.legal("activate Pilgrim: Pray")
    t.do("play Recall", "play Pilgrim", "activate Pilgrim: Pray")
    assert t.lore() == 2


@pytest.mark.rule("7.1.6")
def test_an_ability_may_still_refer_to_the_card_in_its_new_zone() -> None:
    phoenix = character("Phoenix", when_banished(ir.Put(ir.This(), ir.Place(Zone.HAND))))
    axe = action("Axe", ir.Banish(any_character()))
    t = table([phoenix, axe], p1={"hand": ["Axe"], "ink": 1, "play": ["Phoenix"]})
    t.do("play Axe")
    assert t.hand() == ["Phoenix"]


@pytest.mark.rule("7.1.6")
def test_it_is_followed_into_its_new_zone_but_not_beyond() -> None:
    phoenix = character("Phoenix", when_banished(ir.Put(ir.This(), ir.Place(Zone.HAND))))
    grave = item(
        "Grave",
        whenever(
            Happening.BANISHED,
            ir.Put(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER), ir.Place(Zone.DECK, Side.BOTTOM)),
            "Bury",
        ),
    )
    axe = action("Axe", ir.Banish(any_character()))
    cards = [phoenix, grave, axe]
    t = table(cards, p1={"hand": ["Axe"], "ink": 1, "deck": ["Ogre"], "play": ["Phoenix", "Grave"]})
    t.do("play Axe", "resolve Grave: Bury")
    assert (t.hand(), t.deck()) == ([], ["Ogre", "Phoenix"])


@pytest.mark.rule("7.1.6")
def test_a_character_returned_while_it_waits_for_its_trigger_still_resolves_it() -> None:
    bard = character("Bard", when_played(ir.GainLore(1)), when_played(ir.Put(ir.This(), ir.Place(Zone.HAND))))
    t = table([bard], p1={"hand": ["Bard"], "ink": 2})
    t.do("play Bard", "resolve Bard: When Played#2")
    assert t.hand() == ["Bard"]
    assert t.lore() == 1


@pytest.mark.rule("2.1:7.1.6.1", "6.7.8.1")
@pytest.mark.parametrize("edition", ["2.1", "2.3"])
def test_the_effect_of_a_played_action_comes_before_waiting_triggers(edition: str) -> None:
    # The number of the rule is gone in 2.3; what it says stands in 6.7.8.1.
    spark = action("Spark", ir.GainLore(3))
    mage = character(
        "Mage", exert_ability(ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (ir.Named(("Spark",)),)))))
    )
    clerk = character(
        "Clerk",
        whenever(Happening.PLAYED, ir.GainLore(ir.LoreOf()), "Copy", player=Who.YOU),
    )
    t = table([spark, mage, clerk], edition, p1={"hand": ["Spark"], "play": ["Mage", "Clerk"]})
    t.do("activate Mage: Use", "choose Spark")
    assert t.lore() == 3 + 3
