"""6.4: static abilities of cards in play and of resolved effects, and skipping steps."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    action,
    any_character,
    character,
    item,
    location,
    table,
    when_played,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.cr import CR
from illumineer.vocab import Cmp, Doing, Duration, Happening, Keyword, Stat, Step, Who, Zone

EXERTED_ONES = your_characters(ir.IsExerted())


# --- 6.4.1, 6.4.2 what they are, how long they last ------------------------------------------


@pytest.mark.rule("6.4.1", "6.4.2")
def test_without_a_duration_it_is_active_as_long_as_its_card_is_in_play() -> None:
    matron = character("Matron", ir.Static((ir.Gain(Keyword.WARD),), affects=EXERTED_ONES))
    axe = action("Axe", ir.Banish(your_character(ir.Named(("Matron",)))))
    t = table([matron, axe], p1={"ink": 1, "hand": ["Axe"], "play": ["Matron", "Ogre", "Knight"]})
    assert not t["Ogre"].has(Keyword.WARD)
    t.do("quest Ogre")
    assert t["Ogre"].has(Keyword.WARD) and not t["Knight"].has(Keyword.WARD)
    t.do("end turn")
    assert t["Ogre"].has(Keyword.WARD)
    t.do("end turn")  # readied
    assert not t["Ogre"].has(Keyword.WARD)
    t.do("quest Ogre", "play Axe")
    assert not t["Ogre"].has(Keyword.WARD)


@pytest.mark.rule("6.4.1", "6.4.2", "6.4.2.1")
def test_with_a_duration_it_is_active_for_that_long() -> None:
    hush = action("Hush", ir.Establish((ir.Gain(Keyword.WARD),), Duration.UNTIL_YOUR_NEXT_TURN, EXERTED_ONES))
    t = table([hush], p1={"ink": 1, "hand": ["Hush"], "play": [{"card": "Ogre", "exerted": True}, "Knight"]})
    t.do("play Hush")
    assert t["Ogre"].has(Keyword.WARD)
    t.do("quest Knight")  # continuous: it reaches what becomes exerted later
    assert t["Knight"].has(Keyword.WARD)
    t.end_turn()
    assert t["Ogre"].has(Keyword.WARD)
    t.end_turn()
    t.do("quest Ogre")
    assert not t["Ogre"].has(Keyword.WARD)


@pytest.mark.rule("6.4.1")
def test_it_can_alter_a_characteristic_a_game_rule_or_a_game_state() -> None:
    crown = item("Crown", ir.Static((ir.Adjust(Stat.LORE, 1),), affects=your_characters()))
    law = item("Law", ir.Static((ir.LoreToWin(3, Who.YOU),)))
    gate = item("Gate", ir.Static((ir.CantDo(Doing.PLAY, Who.YOU, ir.Filter(where=CHARACTER)),)))
    t = table([crown, law, gate], p1={"ink": 1, "hand": ["Pawn"], "play": ["Crown", "Law", "Gate", "Ogre"]})
    assert t["Ogre"].lore == 3
    assert t.why("play Pawn") == ["1.2.2"]
    t.do("quest Ogre")
    assert t.winner == 0


# --- 6.4.2.1 continuous, from a resolved effect ----------------------------------------------


def _truce() -> ir.Card:
    return action(
        "Truce",
        ir.Establish((ir.Cant(Doing.BE_CHALLENGED),), Duration.UNTIL_YOUR_NEXT_TURN, your_characters()),
    )


@pytest.mark.rule("6.4.2.1")
def test_a_continuous_ability_of_an_effect_reaches_cards_played_later() -> None:
    bold = character("Bold", ir.Static((ir.Enters(exerted=True),)), cost=1)
    t = table(
        [_truce(), bold],
        p1={"ink": 2, "hand": ["Truce", "Bold"], "play": [{"card": "Knight", "exerted": True}]},
        p2={"play": ["Ogre"]},
    )
    t.do("play Truce", "play Bold", "end turn")
    assert t["Bold"].exerted and t["Knight"].exerted
    assert not t.legal("challenge Ogre")


@pytest.mark.rule("6.4.2.1")
def test_a_continuous_ability_of_an_effect_ends_with_its_duration() -> None:
    t = table(
        [_truce()],
        p1={"ink": 1, "hand": ["Truce"], "play": ["Knight"]},
        p2={"play": ["Ogre"]},
    )
    t.do("play Truce", "quest Knight", "end turn")
    assert not t.legal("challenge Ogre")
    t.do("end turn", "quest Knight", "end turn")
    assert t.legal("challenge Ogre")


# --- 6.4.2.2 applied, from a resolved effect -------------------------------------------------


@pytest.mark.rule("6.4.2.2")
def test_an_applied_ability_reaches_only_cards_in_play_as_the_effect_resolves() -> None:
    weaken = ir.Apply(ir.Cards(where=CHARACTER), (ir.Adjust(Stat.STRENGTH, -3),), Duration.UNTIL_YOUR_NEXT_TURN)
    warder = character("Warder", when_played(weaken), cost=1, strength=5)
    t = table([warder], p1={"ink": 4, "hand": ["Warder", "Knight"]}, p2={"play": ["Ogre"]})
    t.do("play Warder", "play Knight")
    assert (t["Warder"].strength, t["Ogre"].strength, t["Knight"].strength) == (2, 1, 3)
    t.end_turn()
    assert t["Ogre"].strength == 1
    t.end_turn()
    assert (t["Warder"].strength, t["Ogre"].strength) == (5, 4)


@pytest.mark.rule("6.4.2.2")
def test_an_applied_ability_stays_when_its_source_leaves_play() -> None:
    warder = character("Warder", when_played(ir.Apply(your_characters(), (ir.Adjust(Stat.STRENGTH, 2),))), cost=1)
    axe = action("Axe", ir.Banish(your_character(ir.Named(("Warder",)))))
    t = table([warder, axe], p1={"ink": 2, "hand": ["Warder", "Axe"], "play": ["Ogre"]})
    t.do("play Warder", "play Axe")
    assert t["Ogre"].strength == 6


# --- 6.4.2.3 continuous, from a card in play -------------------------------------------------


@pytest.mark.rule("6.4.2.3", "6.6.1.1")
def test_a_card_enters_play_with_the_effect_of_what_is_already_there() -> None:
    gruff = character("Gruff", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), affects=your_characters(ir.IsOther())))
    strong = ir.Filter(Who.YOU, (*CHARACTER, ir.HasStat(Stat.STRENGTH, Cmp.GE, 4)))
    weights = item("Weights", whenever(Happening.PLAYED, ir.May(ir.To(ir.PayInk(1), ir.Draw())), subject=strong))
    t = table([gruff, weights], p1={"ink": 4, "hand": ["Knight"], "play": ["Gruff", "Weights"]})
    t.do("play Knight")
    assert t.asked == (0, "accept")  # played with 4 strength, so the trigger saw it
    t.do("accept")
    assert t["Knight"].strength == 4 and len(t.hand()) == 1
    t = table([gruff, weights], p1={"ink": 4, "hand": ["Knight"], "play": ["Weights"]})
    t.do("play Knight")
    assert t.asked == (0, "act")


@pytest.mark.rule("6.4.2.3")
def test_the_effect_ends_as_soon_as_its_card_leaves_play() -> None:
    gruff = character(
        "Gruff", ir.Static((ir.Adjust(Stat.WILLPOWER, 2),), affects=your_characters(ir.IsOther())), willpower=1
    )
    bolt = action("Bolt", ir.Deal(1, any_character()))
    t = table(
        [gruff, bolt], p1={"ink": 1, "hand": ["Bolt"], "play": ["Gruff", {"card": "Knight", "damage": 4}, "Ogre"]}
    )
    t.do("play Bolt", "choose Gruff")
    assert t["Gruff"].zone == "discard"
    assert t["Knight"].zone == "discard"  # 4 damage and 3 willpower again
    assert t["Ogre"].willpower == 5


# --- 6.4.3 skipping --------------------------------------------------------------------------


def _squire(**more: object) -> ir.Card:
    return character("Squire", ir.Static((ir.SkipStep(Step.DRAW),)), **more)  # type: ignore[arg-type]


def _in_hand() -> ir.Cards:
    return ir.Cards((Zone.HAND,), Who.YOU, (ir.Named(("Squire",)),))


@pytest.mark.rule("6.4.3", "2.1:6.4.5")
def test_a_skipped_draw_step_does_not_happen() -> None:
    t = table([_squire()], active="p2", p1={"play": ["Squire"]}, p2={"hand": []})
    t.end_turn()
    assert t.asked == (0, "act") and t.hand() == []
    (skipped,) = t.events(Happening.STEP_SKIPPED)
    assert (skipped.rule, skipped.fact.step) == (CR.STATIC_SKIP, Step.DRAW)
    assert Step.DRAW not in [event.fact.step for event in t.events(Happening.STEP_BEGAN)]
    t.end_turn()
    assert len(t.hand(1)) == 1  # "your" Draw step: only its player's


@pytest.mark.rule("6.4.3")
def test_what_a_skipped_step_would_have_caused_does_not_happen() -> None:
    reader = character("Reader", whenever(Happening.DREW, ir.GainLore(1), player=Who.YOU))
    t = table([_squire(), reader], active="p2", p1={"play": ["Squire", "Reader"]})
    t.end_turn()
    assert t.lore() == 0


@pytest.mark.rule("6.4.3")
def test_no_part_of_a_skipped_set_step_happens() -> None:
    haze = item("Haze", ir.Static((ir.SkipStep(Step.SET),)))
    t = table(
        [haze, location("Tower", lore=2)],
        active="p2",
        p1={"play": ["Haze", "Tower", {"card": "Ogre", "drying": True}]},
    )
    t.end_turn()
    assert t.lore() == 0
    assert t["Ogre"].drying
    assert len(t.hand()) == 1  # the Draw step does happen


@pytest.mark.rule("6.4.3")
def test_a_step_that_has_started_is_not_skipped() -> None:
    # The card drawn in the Draw step is played at once: too late for this step, in time for the next.
    horn = item("Horn", whenever(Happening.DREW, ir.Play(ir.Chosen(_in_hand())), player=Who.YOU))
    t = table([_squire(), horn], active="p2", p1={"play": ["Horn"], "deck": ["Squire", "Ogre", "Knight"]})
    t.end_turn()
    t.do("choose Squire")
    assert t["Squire"].zone == "play"
    assert t.events(Happening.STEP_SKIPPED) == []
    t.do("end turn", "end turn")
    assert len(t.events(Happening.STEP_SKIPPED)) == 1 and t.hand() == []


@pytest.mark.rule("6.4.3")
def test_a_card_that_arrives_before_the_step_begins_makes_it_skipped() -> None:
    # Played by an ability of the Set step's bag, before the Draw step.
    muster = ir.Play(ir.Chosen(_in_hand()))
    horn = item("Horn", whenever(Happening.TURN_STARTED, muster, player=Who.YOU))
    t = table([_squire(), horn], active="p2", p1={"play": ["Horn"], "hand": ["Squire"], "deck": ["Ogre", "Knight"]})
    t.end_turn()
    t.do("choose Squire")
    assert t.hand() == [] and t["Squire"].zone == "play"
    assert len(t.events(Happening.STEP_SKIPPED)) == 1


@pytest.mark.rule("6.4.1")
def test_a_static_ability_may_depend_on_what_another_one_changes() -> None:
    drill = item("Drill", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), affects=your_characters()))
    strong = your_characters(ir.HasStat(Stat.STRENGTH, Cmp.GE, 4))
    banner = item("Banner", ir.Static((ir.Gain(Keyword.EVASIVE),), affects=strong))
    fair = item("Fair", ir.Static((ir.Adjust(Stat.LORE, 1),), affects=your_characters(ir.HasKeyword(Keyword.EVASIVE))))
    t = table([fair, banner, drill], p1={"play": ["Fair", "Banner", "Drill", "Knight", "Scout"]})
    assert t["Knight"].strength == 4 and t["Knight"].has(Keyword.EVASIVE) and t["Knight"].lore == 2
    assert not t["Scout"].has(Keyword.EVASIVE) and t["Scout"].lore == 1
