"""1.7 Game actions, timing and illegal actions."""

from __future__ import annotations

import pytest
from tests.support import (
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    opposing_character,
    shift,
    table,
    when_played,
    whenever,
    whenever_quests,
)

from illumineer import ir
from illumineer.cr import CR, number
from illumineer.errors import IllegalMove, NotationError
from illumineer.vocab import CardType, Cmp, Happening, Keyword, Stat, Who, Zone

SONG = ir.Filter(Who.YOU, (ir.IsSong(),))


def refused(t: Table, *moves: str) -> list[CR]:
    """The rules that refuse the last of the moves, all given as one."""
    with pytest.raises(IllegalMove) as caught:
        t.game.push(list(moves))
    return [reason.rule for reason in caught.value.reasons]


# --- 1.7.1, 1.7.2 ----------------------------------------------------------------------------


@pytest.mark.rule("1.7.1")
def test_a_turn_action_is_a_row_of_single_game_actions_each_told_with_its_rule() -> None:
    t = table(p1={"play": ["Knight"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    before = len(t.game.events)
    t.do("challenge Knight")
    told = [(Happening(event.kind).name, number(event.rule, "2.3")) for event in t.game.events[before:]]
    beside = ("DAMAGE_TAKEN", "PUT_INTO_DISCARD", "LEFT_PLAY", "BANISHES", "CHECKED")
    steps = [step for step in told if step[0] not in beside]
    assert steps == [
        ("FORCED", "4.6.4.2"),  # whom to challenge: there was only one
        ("EXERTED", "4.6.4.4"),
        ("CHALLENGES", "4.6.4.5"),
        ("DAMAGE_DEALT", "4.6.6.2"),
        ("DAMAGE_DEALT", "4.6.6.2"),
        ("BANISHED", "1.8.1.4"),
        ("CHALLENGE_OVER", "4.6.7"),
    ]


@pytest.mark.rule("1.7.2")
def test_a_songs_effect_resolves_in_full_before_what_it_triggered() -> None:
    listener = character("Listener", whenever(Happening.PLAYED, ir.Draw(1), subject=SONG))
    ballad = action("Ballad", ir.Seq((ir.GainLore(1), ir.Exert(any_character()))), song=True)
    t = table([listener, ballad], p1={"hand": ["Ballad"], "ink": 1, "play": ["Listener"]}, p2={"play": ["Ogre"]})
    t.do("play Ballad", "for ink")
    # In the middle of the song: its first part is done, the trigger waits.
    assert (t.lore(0), t.asked) == (1, (0, "choose"))
    assert t.bag() == ["Whenever"]
    assert t.hand(0) == []
    t.do("choose Ogre")
    assert t["Ogre"].exerted
    assert (len(t.hand(0)), t.bag()) == (1, [])


@pytest.mark.rule("1.7.2")
def test_no_turn_action_begins_while_another_is_unfinished() -> None:
    hex_ = action("Hex", ir.Exert(any_character()))
    t = table([hex_], p1={"hand": ["Hex", "Scout"], "ink": 3, "play": ["Knight"]}, p2={"play": ["Ogre"]})
    t.do("play Hex")
    assert t.moves() == ["choose Knight", "choose Ogre"]
    for other in ("play Scout", "quest Knight", "end turn"):
        with pytest.raises((IllegalMove, NotationError)):
            t.do(other)
    t.do("choose Ogre")
    assert t.legal("play Scout")
    assert t.legal("quest Knight")


@pytest.mark.rule("1.7.2")
def test_abilities_from_the_bag_resolve_one_after_the_other() -> None:
    loot = ir.Seq((ir.Draw(1), ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)))))
    twin = character("Twin", whenever_quests(loot), whenever_quests(ir.Draw(2)))
    t = table([twin], p1={"play": ["Twin"], "deck": ["Scout", "Knight", "Ogre", "Giant"]})
    t.do("quest Twin")
    assert t.asked == (0, "resolve")
    t.do("resolve Twin: Whenever Quests")
    # The first draws one card and must finish with its discard before the second draws two.
    assert t.hand(0) == ["Scout"]
    t.do("choose Scout")
    assert t.hand(0) == ["Knight", "Ogre"]


# --- 1.7.3, 1.7.4 ----------------------------------------------------------------------------


@pytest.mark.rule("1.7.3")
def test_what_an_effect_chooses_is_chosen_as_it_resolves_after_the_card_is_paid_for() -> None:
    bolt = action("Bolt", ir.Deal(1, any_character()), cost=2)
    t = table([bolt], p1={"hand": ["Bolt"], "ink": 2}, p2={"play": ["Ogre", "Giant"]})
    t.do("play Bolt")
    assert t.ink(0) == (0, 2)
    assert t.asked == (0, "choose")
    assert t["Bolt"].zone == "resolving"


@pytest.mark.rule("1.7.3")
def test_a_trigger_in_the_bag_has_not_chosen_yet() -> None:
    """Two triggers: the character that the first banishes is no choice for the second."""
    slayer = character(
        "Slayer", whenever_quests(ir.Banish(opposing_character())), whenever_quests(ir.Exert(opposing_character()))
    )
    t = table([slayer], p1={"play": ["Slayer"]}, p2={"play": ["Ogre", "Giant", "Knight"]})
    t.do("quest Slayer", "resolve Slayer: Whenever Quests", "choose Giant")
    assert t.moves() == ["choose Ogre", "choose Knight"]


@pytest.mark.rule("1.7.4")
def test_triggered_abilities_are_held_in_the_bag_until_their_turn_comes() -> None:
    gains = [whenever_quests(ir.GainLore(n)) for n in (1, 2)]
    herald = character("Herald", *gains, lore=0)
    t = table([herald], p1={"play": ["Herald"]})
    t.do("quest Herald")
    assert t.bag() == ["Whenever Quests", "Whenever Quests"]
    assert t.lore(0) == 0
    t.do("resolve Herald: Whenever Quests")
    assert (t.lore(0), t.bag()) == (3, [])
    assert len(t.events(Happening.ADDED_TO_BAG)) == 2


@pytest.mark.rule("1.7.4")
def test_the_bag_is_no_zone_of_cards() -> None:
    """A card whose ability waits stays where it is; it can even leave while the ability waits."""
    martyr = character("Martyr", when_played(ir.GainLore(1)), when_played(ir.Banish(ir.This())))
    t = table([martyr], p1={"hand": ["Martyr"], "ink": 2})
    t.do("play Martyr")
    assert t.play(0) == ["Martyr"]
    t.do("resolve Martyr: When Played#2")
    assert t.discard(0) == ["Martyr"]
    assert t.lore(0) == 1


# --- 1.7.5 -----------------------------------------------------------------------------------


@pytest.mark.rule("1.7.5")
def test_a_character_played_this_turn_cannot_quest_challenge_or_exert_for_an_ability() -> None:
    smith = character("Smith", exert_ability(ir.GainLore(1)), cost=1)
    t = table([smith], p1={"hand": ["Smith"], "ink": 1}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("play Smith")
    assert t["Smith"].drying
    assert t.why("quest Smith") == ["5.1.1.11"]
    assert t.why("challenge Smith") == ["5.1.1.11"]
    assert t.why("activate Smith: Use") == ["4.4.2"]


@pytest.mark.rule("1.7.5")
def test_an_ability_without_exert_can_be_used_while_drying() -> None:
    smith = character("Smith", ir.Activated((ir.InkCost(1),), ir.GainLore(1), name="Pay"), cost=1)
    t = table([smith], p1={"hand": ["Smith"], "ink": 2})
    t.do("play Smith", "activate Smith: Pay")
    assert t.lore(0) == 1


@pytest.mark.rule("1.7.5")
def test_it_is_dry_in_its_players_next_turn_and_not_in_the_turns_between() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 3}, p2={}, p3={})
    t.do("play Knight")
    for _ in range(2):
        t.end_turn()
        assert t["Knight"].drying
    t.end_turn()
    assert not t["Knight"].drying
    assert t.legal("quest Knight")


# --- 1.7.6 Illegal actions -------------------------------------------------------------------


@pytest.mark.rule("1.7.6")
def test_a_card_that_cannot_be_paid_for_leaves_everything_as_it_was() -> None:
    watcher = character("Watcher", whenever(Happening.PLAYED, ir.GainLore(9)))
    t = table([watcher], p1={"hand": ["Ogre"], "ink": 3, "play": ["Watcher"]})
    before = t.game.digest
    assert refused(t, "play Ogre") == [CR.COST_PAID_IN_FULL]
    assert t.game.digest == before
    assert (t.hand(0), t.ink(0), t.lore(0), t.bag()) == (["Ogre"], (3, 0), 0, [])


@pytest.mark.rule("1.7.6")
@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        (["quest Ogre"], CR.QUEST_EXERT),
        (["quest Scout"], CR.STATE_DRYING),
        (["challenge Knight", "choose Giant"], CR.CHALLENGE_CHOOSE_EXERTED),
        (["ink Bolt"], CR.INK_REVEAL),
        (["move Knight"], CR.MOVE_DECLARE),
    ],
)
def test_what_cannot_be_completed_is_refused_with_its_rule_and_undone(moves: list[str], rule: CR) -> None:
    bolt = ir.Card("Bolt", CardType.ACTION, 1, inkwell=False, abilities=(ir.ActionEffect(ir.GainLore(1)),))
    t = table(
        [bolt],
        p1={
            "hand": ["Bolt"],
            "play": [{"card": "Ogre", "exerted": True}, {"card": "Scout", "drying": True}, "Knight"],
        },
        p2={"play": ["Giant", {"card": "Scout#2", "exerted": True}, {"card": "Ogre#2", "exerted": True}]},
    )
    before = t.game.digest
    assert refused(t, *moves) == [rule]
    assert t.game.digest == before


@pytest.mark.rule("1.7.6", "1.7.6.1")
def test_after_an_illegal_choice_of_a_cost_everything_is_undone_and_may_be_redone_rightly() -> None:
    """The whole row of moves is one attempt: with its last part illegal, even the payment is undone."""
    queen = character("Vesna - Queen", shift(2), cost=6)
    maids = [character("Vesna - Maid"), character("Vesna - Cook")]
    play = ["Vesna - Maid", "Vesna - Cook", "Ogre"]
    t = table([queen, *maids], p1={"hand": ["Vesna - Queen"], "play": play, "ink": 6})
    before = t.game.digest
    refused(t, "play Vesna - Queen", "for shift", "choose Ogre")
    assert t.game.digest == before
    assert t.asked == (0, "act")
    t.game.push(["play Vesna - Queen", "for shift", "choose Vesna - Cook"])
    assert t["Vesna - Queen"].under == ["Vesna - Cook"]
    assert t.ink(0) == (4, 2)


@pytest.mark.rule("1.7.6.1")
def test_a_refused_turn_action_does_not_use_anything_up() -> None:
    bolt = ir.Card("Bolt", CardType.ACTION, 1, inkwell=False, abilities=(ir.ActionEffect(ir.GainLore(1)),))
    t = table([bolt], p1={"hand": ["Bolt", "Scout"]})
    refused(t, "ink Bolt")
    t.do("ink Scout")
    assert t.ink(0) == (1, 0)


@pytest.mark.rule("1.7.6.2")
def test_nothing_that_cannot_be_undone_happens_before_an_action_is_known_to_be_legal() -> None:
    """A refused card has not been revealed: the opponent still does not know it."""
    bolt = ir.Card("Bolt", CardType.ACTION, 3, inkwell=False, abilities=(ir.ActionEffect(ir.GainLore(1)),))
    t = table([bolt], p1={"hand": ["Bolt"], "ink": 1})
    refused(t, "ink Bolt")
    refused(t, "play Bolt")
    assert t.game.view(1).to_json()["players"][0]["hand"] == [None]
    assert t.events(Happening.REVEALED) == []


@pytest.mark.rule("1.7.6.2")
def test_what_was_revealed_and_shuffled_on_the_way_stays_so_when_a_later_choice_is_illegal() -> None:
    """Shuffle, reveal, then choose: an illegal choice goes back to the choice, not behind the shuffle."""
    oracle = action("Oracle", ir.Text((ir.Shuffle(), ir.Reveal(ir.Top(1)), ir.Exert(opposing_character()))), cost=1)
    safe = character("Safe", Keyword.WARD)
    t = table([oracle, safe], p1={"hand": ["Oracle"], "ink": 1}, p2={"play": ["Safe", "Ogre", "Giant"]})
    t.do("play Oracle")
    before = t.game.digest
    assert refused(t, "choose Safe") == [CR.WARD]
    assert t.game.digest == before
    assert len(t.events(Happening.SHUFFLED)) == 1
    assert len(t.events(Happening.REVEALED)) == 1
    assert t.game.view(1).to_json()["players"][0]["top"] is not None
    t.do("choose Ogre")
    assert len(t.events(Happening.SHUFFLED)) == 1


# --- 1.7.7 Illegal choices -------------------------------------------------------------------


@pytest.mark.rule("1.7.7")
def test_an_illegal_choice_is_made_anew_and_the_action_stays_played() -> None:
    storm = action("Storm", ir.Text((ir.Deal(2, any_character()), ir.Draw(1))), cost=2)
    safe = character("Safe", Keyword.WARD)
    t = table([storm, safe], p1={"hand": ["Storm"], "ink": 2}, p2={"play": ["Safe", "Ogre", "Giant"]})
    t.do("play Storm")
    assert t.moves() == ["choose Ogre", "choose Giant"]
    assert refused(t, "choose Safe") == [CR.WARD]
    assert t.asked == (0, "choose")
    assert (t.ink(0), t["Storm"].zone) == ((0, 2), "resolving")
    t.do("choose Giant")
    assert (t["Giant"].damage, t["Safe"].damage) == (2, 0)
    assert len(t.hand(0)) == 1


@pytest.mark.rule("1.7.7")
def test_without_a_legal_choice_that_effect_does_nothing_and_the_others_still_resolve() -> None:
    storm = action("Storm", ir.Text((ir.Deal(2, any_character()), ir.Draw(1))))
    safe = character("Safe", Keyword.WARD)
    t = table([storm, safe], p1={"hand": ["Storm"], "ink": 1}, p2={"play": ["Safe"]})
    t.do("play Storm")
    assert t["Safe"].damage == 0
    assert len(t.hand(0)) == 1
    assert t.discard(0) == ["Storm"]


@pytest.mark.rule("1.7.7")
def test_a_choice_must_meet_the_effects_requirements() -> None:
    snare = action("Snare", ir.Exert(any_character(ir.HasStat(Stat.COST, Cmp.LE, 3))))
    t = table([snare], p1={"hand": ["Snare"], "ink": 1}, p2={"play": ["Scout", "Knight", "Ogre"]})
    t.do("play Snare")
    assert refused(t, "choose Ogre") == [CR.CHOICE_REQUIREMENTS_LIMITERS]
    t.do("choose Knight")
    assert t["Knight"].exerted
    assert not t["Ogre"].exerted


@pytest.mark.rule("1.7.7")
def test_an_ability_without_a_legal_choice_is_used_all_the_same() -> None:
    trap = item("Trap", exert_ability(ir.Text((ir.Banish(opposing_character()), ir.GainLore(1)))))
    t = table([trap], p1={"play": ["Trap"]})
    t.do("activate Trap: Use")
    assert t["Trap"].exerted
    assert t.lore(0) == 1
