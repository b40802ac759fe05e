"""5.3-5.6: characters, actions and songs, items, locations: what makes them what they are."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    location,
    opposing_character,
    table,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.cr import number
from illumineer.errors import CardError
from illumineer.vocab import CardType, Doing, Happening, Ink, Keyword, Stat, Who, Zone

ARIA = action("Aria", ir.Draw(), cost=3, song=True)
HYMN = action("Hymn", ir.Draw(2), keyword(Keyword.SING_TOGETHER, 7), cost=7, song=True)
INN = location("Inn - By the Road", lore=2, willpower=4)


def of_type(kind: CardType) -> tuple[ir.Test, ...]:
    return (ir.IsType((kind,)),)


# --- characters (5.3) ------------------------------------------------------------------------


@pytest.mark.rule("5.3.1")
def test_a_character_is_one_only_in_play_elsewhere_it_is_a_character_card() -> None:
    bolt = action("Bolt", ir.Deal(1, any_character()))
    t = table(
        [bolt],
        p1={"hand": ["Bolt", "Knight"], "discard": ["Scout"], "ink": 1, "play": ["Ogre"]},
        p2={"play": ["Giant"]},
    )
    t.do("play Bolt")
    assert t.moves() == ["choose Ogre", "choose Giant"]


@pytest.mark.rule("5.3.1")
def test_character_cards_elsewhere_are_found_by_effects_that_say_so() -> None:
    rescue = action("Rescue", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER)), ir.Place(Zone.HAND)))
    t = table([rescue], p1={"hand": ["Rescue"], "discard": ["Knight", "Rock", "Camp"], "ink": 1}, p2={})
    t.do("play Rescue")
    assert t.hand() == ["Knight"]


@pytest.mark.rule("5.3.2", "5.4.2", "5.5.2", "5.6.2")
@pytest.mark.parametrize("name", ["Knight", "Aria", "Rock", "Camp"])
def test_cards_are_played_in_the_main_phase(name: str) -> None:
    t = table([ARIA], phase="start", p1={"hand": [name], "ink": 3}, p2={})
    assert t.asked == (0, "act")  # Ready, Set and Draw have passed without a chance to play anything
    assert t.legal(f"play {name}")
    t.end_turn()
    assert t.asked == (1, "act")


@pytest.mark.rule("5.3.3", "5.3.3.1", "5.3.3.2")
def test_effects_for_characters_reach_no_items_or_locations() -> None:
    drum = item("Drum", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters()))
    t = table([drum], p1={"play": ["Knight", "Rock", "Camp", "Drum"]}, p2={})
    assert t["Knight"].strength == 4
    assert t["Rock"].strength == 0 and t["Camp"].strength == 0


@pytest.mark.rule("5.3.4")
def test_only_characters_quest_or_challenge() -> None:
    t = table(p1={"play": ["Rock", "Camp", "Knight"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    acts = [move for move in t.moves() if move.startswith(("quest", "challenge"))]
    assert acts == ["quest Knight", "challenge Knight"]


@pytest.mark.rule("5.3.5")
def test_a_character_must_have_been_in_play_at_the_set_step() -> None:
    cook = character("Cook", exert_ability(ir.Draw()))
    t = table([cook], phase="start", p1={"play": [{"card": "Cook", "drying": True}]}, p2={"play": ["Camp"]})
    assert t.legal("quest Cook") and t.legal("challenge Cook") and t.legal("activate Cook: Use")
    t = table([cook], p1={"play": [{"card": "Cook", "drying": True}]}, p2={"play": ["Camp"]})
    assert t.moves() == ["end turn"]


@pytest.mark.rule("5.3.6.2")
@pytest.mark.parametrize("less", [3, 5])
def test_with_strength_0_or_less_it_deals_no_damage(less: int) -> None:
    fog = item("Fog", ir.Static((ir.Adjust(Stat.STRENGTH, -less),), ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    as_strong = ir.StatOf(Stat.STRENGTH, ir.Those("who"))
    mine = ir.Choose(ir.Chosen(your_characters(), slot="who"))
    slap = action("Slap", ir.Seq((mine, ir.Deal(as_strong, opposing_character()))))
    t = table([fog, slap], p1={"hand": ["Slap"], "ink": 1, "play": ["Knight"]}, p2={"play": ["Ogre", "Fog"]})
    assert t["Knight"].strength == 3 - less
    t.do("play Slap")
    assert t["Ogre"].damage == 0
    assert t.events(Happening.DAMAGE_DEALT) == []


@pytest.mark.rule("5.3.6.3")
def test_damage_stays_and_banishes_once_it_reaches_the_willpower() -> None:
    bolt = action("Bolt", ir.Deal(2, any_character()))
    t = table([bolt], p1={"hand": ["Bolt", "Bolt#2", "Bolt#3"], "ink": 2}, p2={"play": ["Ogre"]})
    t.do("play Bolt", "play Bolt", "end turn", "end turn")
    assert t["Ogre"].damage == 4
    t.do("play Bolt")  # 6 damage, 5 willpower
    assert t.discard(1) == ["Ogre"]


@pytest.mark.rule("5.3.6.4")
def test_lore_is_what_a_quest_gains() -> None:
    bard = character("Bard", keyword(Keyword.WARD), lore=3)
    t = table([bard], p1={"play": ["Bard"]}, p2={})
    t.do("quest Bard")
    assert t.lore() == 3


# --- actions (5.4) ---------------------------------------------------------------------------


@pytest.mark.rule("5.4.1", "5.4.1.1", "5.4.3")
def test_an_action_has_an_effect_and_no_abilities() -> None:
    with pytest.raises(CardError, match="ActionEffect"):
        CardBook([ir.Card("Nothing", CardType.ACTION, 1, (Ink.AMBER,))])
    with pytest.raises(CardError, match="ActionEffect"):
        CardBook([item("Odd", ir.ActionEffect(ir.Draw()))])


@pytest.mark.rule("5.4.1", "5.4.1.1")
def test_effects_about_actions_see_actions_only() -> None:
    fan = character(
        "Fan", whenever(Happening.PLAYED, ir.GainLore(1), subject=ir.Filter(where=of_type(CardType.ACTION)))
    )
    cheer = action("Cheer", ir.Draw())
    t = table([fan, cheer], p1={"hand": ["Cheer", "Rock", "Scout"], "ink": 4, "play": ["Fan"]}, p2={})
    t.do("play Rock", "play Scout")
    assert t.lore() == 0
    t.do("play Cheer")
    assert t.lore() == 1


@pytest.mark.rule("5.4.1.2")
def test_the_effect_of_an_action_resolves_at_once_without_the_bag() -> None:
    cheer = action("Cheer", ir.Draw())
    t = table([cheer], p1={"hand": ["Cheer"], "ink": 1}, p2={})
    t.do("play Cheer")
    assert t.events(Happening.ADDED_TO_BAG) == []
    kinds = [event.kind for event in t.game.events]
    assert kinds.index(Happening.DREW) < kinds.index(Happening.PUT_INTO_DISCARD)
    assert t.discard() == ["Cheer"]


@pytest.mark.rule("5.4.5")
def test_triggers_of_playing_an_action_wait_until_it_is_played() -> None:
    heir = character("Heir", whenever(Happening.BANISHED, ir.GainLore(ir.Count(IN_DISCARD)), subject=THIS))
    doom = action("Doom", ir.Text((ir.Banish(your_characters()), ir.Draw())))
    t = table([heir, doom], p1={"hand": ["Doom"], "ink": 1, "play": ["Heir"]}, p2={})
    t.do("play Doom")
    assert t.lore() == 2  # the character and the action itself


IN_DISCARD = ir.Cards((Zone.DISCARD,), Who.YOU)


# --- songs (5.4.4) ---------------------------------------------------------------------------


@pytest.mark.rule("5.4.4.1")
def test_a_song_is_an_action() -> None:
    both = character(
        "Both",
        whenever(Happening.PLAYED, ir.GainLore(1), "Action", subject=ir.Filter(where=of_type(CardType.ACTION))),
        whenever(Happening.PLAYED, ir.GainLore(2), "Song", subject=ir.Filter(where=(ir.IsSong(),))),
    )
    t = table([ARIA, both], p1={"hand": ["Aria"], "ink": 3, "play": ["Both"]}, p2={})
    t.do("play Aria", "resolve Both: Song")
    assert t.lore() == 3
    with pytest.raises(CardError, match="song"):
        CardBook([ir.Card("Humming", CardType.ITEM, 1, (Ink.AMBER,), song=True)])


@pytest.mark.rule("5.4.4.2", "1.5.5.1")
def test_a_character_of_that_cost_or_more_sings_the_song() -> None:
    t = table([ARIA], p1={"hand": ["Aria"], "play": ["Scout", "Knight", "Ogre"]}, p2={"play": ["Giant"]})
    t.do("play Aria")
    assert t.moves() == ["choose Knight", "choose Ogre"]  # cost 3 and 4, not 2, not an opposing one
    t.do("choose Ogre")
    assert t["Ogre"].exerted and not t["Knight"].exerted
    assert t.discard() == ["Aria"] and len(t.hand()) == 1
    [sang] = t.events(Happening.SANG)
    assert (t.name(sang.subject), number(sang.rule, "2.3")) == ("Ogre", "5.4.4.2")


@pytest.mark.rule("5.4.4.2", "4.3.2.2")
def test_singing_is_a_choice_beside_paying_ink() -> None:
    t = table([ARIA], p1={"hand": ["Aria"], "play": ["Knight"], "ink": 3}, p2={})
    t.do("play Aria")
    assert t.moves() == ["for ink", "for sing"]
    t.do("for ink")
    assert not t["Knight"].exerted
    assert t.events(Happening.SANG) == []


@pytest.mark.rule("5.4.4.2")
@pytest.mark.parametrize("state", [{"exerted": True}, {"drying": True}])
def test_only_ready_dry_characters_sing(state: dict[str, Any]) -> None:
    t = table([ARIA], p1={"hand": ["Aria"], "play": [{"card": "Knight", **state}]}, p2={})
    assert t.why("play Aria") == ["1.5.3"]


@pytest.mark.rule("5.4.4.2", "1.2.2")
def test_who_cannot_sing_does_not() -> None:
    mute = character("Mute", ir.Static((ir.Cant(Doing.SING),)), cost=5)
    t = table([ARIA, mute], p1={"hand": ["Aria"], "play": ["Mute"]}, p2={})
    assert not t.legal("play Aria")


@pytest.mark.rule("5.4.4.2", "2.0:1.5.5.1")
def test_a_sung_song_is_not_played_for_free() -> None:
    sung = character("Listener", whenever(Happening.SANG, ir.GainLore(1), subject=ir.Filter(Who.YOU, CHARACTER)))
    encore = action("Encore", ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, (ir.IsSong(),)))))
    t = table([ARIA, sung, encore], p1={"hand": ["Aria", "Encore"], "play": ["Listener", "Knight"], "ink": 1}, p2={})
    t.do("play Aria")
    assert t.lore() == 1
    t.do("play Encore")
    assert t.lore() == 1  # played for free, nobody sang


@pytest.mark.rule("5.4.4.2")
def test_a_lower_willpower_or_strength_does_not_matter_only_the_cost() -> None:
    frail = character("Frail", keyword(Keyword.WARD), cost=3, strength=0, willpower=1, lore=0)
    t = table([ARIA, frail], p1={"hand": ["Aria"], "play": ["Frail"]}, p2={})
    t.do("play Aria")
    assert t["Frail"].exerted


@pytest.mark.rule("5.4.4.3", "8.12.1")
def test_sing_together_adds_up_characters() -> None:
    t = table([HYMN], p1={"hand": ["Hymn"], "play": ["Knight", "Ogre", "Scout"]}, p2={})
    t.do("play Hymn", "choose Knight", "choose Ogre")
    assert t.moves() == ["choose Scout", "done"]
    t.do("done")
    assert t["Knight"].exerted and t["Ogre"].exerted and not t["Scout"].exerted
    assert len(t.hand()) == 2


# --- items (5.5) -----------------------------------------------------------------------------


@pytest.mark.rule("5.5.1", "5.5.3")
def test_an_item_is_one_only_in_play() -> None:
    smash = action("Smash", ir.Banish(ir.Chosen(ir.Cards(where=of_type(CardType.ITEM)))))
    axe = item("Axe", keyword(Keyword.WARD))
    t = table([smash, axe], p1={"hand": ["Smash", "Axe"], "discard": ["Axe#2"], "ink": 1, "play": ["Rock", "Knight"]})
    t.do("play Smash")
    assert t.discard() == ["Axe", "Rock", "Smash"]


@pytest.mark.rule("5.5.4")
def test_an_item_uses_its_ability_the_turn_it_is_played() -> None:
    lever = item("Lever", exert_ability(ir.Draw()))
    t = table([lever], p1={"hand": ["Lever"], "ink": 1}, p2={})
    t.do("play Lever", "activate Lever: Use")
    assert len(t.hand()) == 1


# --- locations (5.6) -------------------------------------------------------------------------


@pytest.mark.rule("5.6.1", "5.6.3")
def test_a_location_is_one_only_in_play() -> None:
    raze = action("Raze", ir.Banish(ir.Chosen(ir.Cards(where=of_type(CardType.LOCATION)))))
    t = table([raze, INN], p1={"hand": ["Raze", "Inn - By the Road"], "ink": 1, "play": ["Camp", "Rock"]}, p2={})
    t.do("play Raze")
    assert t.discard() == ["Camp", "Raze"]


@pytest.mark.rule("5.6.4")
def test_a_location_uses_its_ability_the_turn_it_is_played() -> None:
    well = location("Well", ir.Activated((ir.InkCost(1),), ir.Draw(), name="Drink"))
    t = table([well], p1={"hand": ["Well"], "ink": 2}, p2={})
    t.do("play Well", "activate Well: Drink")
    assert len(t.hand()) == 1


@pytest.mark.rule("5.6.5.2")
def test_the_move_cost_is_the_ink_to_move_there() -> None:
    peak = location("Peak", move_cost=3)
    t = table([peak], p1={"play": ["Knight", "Peak"], "ink": 4}, p2={})
    t.do("move Knight")
    assert t.ink() == (1, 3)


@pytest.mark.rule("5.6.5.3")
def test_damage_on_a_location_stays_and_banishes_it_at_its_willpower() -> None:
    t = table([INN], p1={"play": ["Knight", "Scout"]}, p2={"play": ["Inn - By the Road"]})
    t.do("challenge Knight", "end turn", "end turn")
    assert t["Inn - By the Road"].damage == 3
    t.do("challenge Scout")
    assert t.discard(1) == ["Inn - By the Road"]
    assert t["Scout"].damage == 0


@pytest.mark.rule("5.6.5.4", "3.2.2.2")
def test_a_location_gives_its_lore_in_the_set_step_of_its_player() -> None:
    t = table([INN], p1={"play": ["Inn - By the Road"]}, p2={})
    t.end_turn()
    assert t.game.lore == (0, 0)
    t.end_turn()
    assert t.game.lore == (2, 0)


@pytest.mark.rule("5.6.6")
@pytest.mark.parametrize("zone", [Zone.DISCARD, Zone.HAND])
def test_when_a_location_leaves_play_its_characters_stay_at_no_location(zone: Zone) -> None:
    here = ir.Static((ir.Adjust(Stat.STRENGTH, 2),), your_characters(ir.IsAt(ir.This())))
    hall = location("Hall", here)
    fell = action("Fell", ir.Put(ir.Cards(where=of_type(CardType.LOCATION)), ir.Place(zone)))
    t = table(
        [hall, fell],
        p1={"hand": ["Fell"], "ink": 2, "play": ["Hall", {"card": "Knight", "at": "Hall"}]},
        p2={},
    )
    assert t["Knight"].strength == 5
    t.do("play Fell")
    assert t["Knight"].zone == "play" and t["Knight"].at is None
    assert t["Knight"].strength == 3
