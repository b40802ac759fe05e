"""3 Turn structure: Ready, Set, Draw; the Main Phase; the End-of-Turn Phase."""

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
    exert_ability,
    item,
    location,
    opposing_character,
    table,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.errors import IllegalMove, NotationError
from illumineer.vocab import Doing, Duration, Happening, Keyword, Stat, Step, Who


def at_start(effect: ir.Effect, player: Who = Who.YOU, name: str = "Dawn") -> ir.Triggered:
    return ir.Triggered((ir.Event(Happening.TURN_STARTED, player=player),), effect, name=name)


def at_end(effect: ir.Effect, player: Who = Who.YOU, name: str = "Dusk") -> ir.Triggered:
    return ir.Triggered((ir.Event(Happening.TURN_ENDING, player=player),), effect, name=name)


def before_p1(cards: list[ir.Card], p1: dict[str, Any], p2: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table in p2's Main Phase: "end turn" begins p1's turn."""
    return table(cards, active="p2", p1=p1, p2=p2 or {}, **more)


def told(t: Table, *kinds: Happening) -> list[str]:
    return [Happening(event.kind).name for event in t.game.events if event.kind in kinds]


# --- 3.1 Phases ------------------------------------------------------------------------------


@pytest.mark.rule("3.1.1", "3.1.2", "3.1.3", "3.1.4")
def test_a_turn_goes_through_its_phases_and_steps_in_order() -> None:
    t = before_p1([], {})
    t.end_turn()
    mine = [Step(event.fact.step).name for event in t.events(Happening.STEP_BEGAN) if event.player == 0]
    assert mine == ["READY", "SET", "DRAW", "MAIN"]
    t.end_turn()
    mine = [Step(event.fact.step).name for event in t.events(Happening.STEP_BEGAN) if event.player == 0]
    assert mine[:6] == ["READY", "SET", "DRAW", "MAIN", "END_TRIGGERS", "END_EFFECTS"]
    assert t.game.active == 1


@pytest.mark.rule("3.1.2")
def test_the_start_of_turn_phase_asks_for_nothing_but_what_effects_ask() -> None:
    """From one player's "end turn" to the other's first turn action there is no decision."""
    t = before_p1([], {"play": [{"card": "Knight", "exerted": True}]})
    t.end_turn()
    assert t.asked == (0, "act")


@pytest.mark.rule("3.1.3", "3.3.1")
def test_all_turn_actions_can_be_taken_in_the_main_phase() -> None:
    smith = character("Smith", exert_ability(ir.GainLore(1)))
    boosted = character("Dragon", ir.KeywordAbility(Keyword.BOOST, 1))
    t = table(
        [smith, boosted],
        p1={"hand": ["Scout"], "ink": 3, "play": ["Smith", "Dragon", "Camp"]},
        p2={"play": [{"card": "Ogre", "exerted": True}]},
    )
    for move in (
        "ink Scout",
        "play Scout",
        "activate Smith: Use",
        "quest Smith",
        "challenge Smith",
        "move Smith",
        "boost Dragon",
        "end turn",
    ):
        assert t.legal(move), move


@pytest.mark.rule("3.1.4")
def test_the_next_player_becomes_the_active_player_after_the_end_of_turn_phase() -> None:
    t = table(p1={}, p2={})
    assert t.game.active == 0
    t.end_turn()
    assert (t.game.active, t.asked) == (1, (1, "act"))


# --- 3.2.1 Ready -----------------------------------------------------------------------------


@pytest.mark.rule("3.2.1.1")
def test_the_active_player_readies_all_their_cards_in_play_and_their_ink() -> None:
    mine = [{"card": "Knight", "exerted": True}, {"card": "Rock", "exerted": True}, "Scout"]
    t = before_p1([], {"play": mine, "ink": {"ready": 1, "exerted": 4}}, {"ink": {"ready": 0, "exerted": 2}})
    t.end_turn()
    assert [t[name].exerted for name in ("Knight", "Rock", "Scout")] == [False, False, False]
    assert t.ink(0) == (5, 0)
    assert t.ink(1) == (0, 2)


@pytest.mark.rule("3.2.1.1")
def test_the_other_players_cards_stay_as_they_are() -> None:
    t = before_p1([], {}, {"play": [{"card": "Knight", "exerted": True}]})
    t.end_turn()
    assert t["Knight"].exerted
    t.end_turn()
    assert not t["Knight"].exerted


@pytest.mark.rule("3.2.1.1", "3.2.1.3")
def test_a_card_that_cannot_ready_until_the_start_of_the_turn_is_not_readied_in_it() -> None:
    """Readying comes first, then such effects end: it stays exerted, and can be readied afterwards."""
    frost = action("Frost", ir.Apply(opposing_character(), (ir.Cant(Doing.READY),), Duration.THEIR_NEXT_START))
    thaw = action("Thaw", ir.Ready(your_character()))
    t = before_p1(
        [frost, thaw],
        {"play": [{"card": "Knight", "exerted": True}], "hand": ["Thaw"], "ink": 1},
        {"hand": ["Frost"], "ink": 1},
    )
    t.do("play Frost").end_turn()
    assert t["Knight"].exerted
    t.do("play Thaw")
    assert not t["Knight"].exerted


@pytest.mark.rule("3.2.1.2")
def test_effects_during_your_turn_apply_from_the_ready_step_on() -> None:
    fierce = character("Fierce", ir.Static((ir.Adjust(Stat.STRENGTH, 3),), condition=ir.IsTurnOf()))
    start = at_start(ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.Cards(of=Who.YOU, where=CHARACTER))))
    t = before_p1([fierce, item("Gong", start)], {"play": ["Fierce", "Gong"]})
    assert t["Fierce"].strength == 2
    t.end_turn()
    assert t["Fierce"].strength == 5
    assert t.lore(0) == 5
    t.end_turn()
    assert t["Fierce"].strength == 2


@pytest.mark.rule("3.2.1.3")
@pytest.mark.parametrize("players", [2, 3])
def test_effects_until_the_start_of_your_next_turn_end_in_its_ready_step(players: int) -> None:
    brace = action("Brace", ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 2),), Duration.UNTIL_YOUR_NEXT_TURN))
    start = at_start(ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.Cards(of=Who.YOU, where=CHARACTER))))
    p1 = {"hand": ["Brace"], "ink": 1, "play": ["Knight", "Gong"]}
    t = table([brace, item("Gong", start)], players=players, p1=p1, p2={})
    t.do("play Brace")
    assert t["Knight"].strength == 5
    for _ in range(players - 1):
        t.end_turn()
        assert t["Knight"].strength == 5
    t.end_turn()
    assert t["Knight"].strength == 3
    assert t.lore(0) == 3  # what starts the turn already sees it ended


@pytest.mark.rule("3.2.1.3")
def test_an_opponents_next_turn_does_not_end_it() -> None:
    """ "Until the start of your next turn" counts the turns of whoever made the effect."""
    shield = action(
        "Shield", ir.Establish((ir.Cant(Doing.BE_CHALLENGED),), Duration.UNTIL_YOUR_NEXT_TURN, your_characters())
    )
    t = table(
        [shield],
        p1={"hand": ["Shield"], "ink": 1, "play": [{"card": "Knight", "exerted": True}]},
        p2={"play": ["Ogre"]},
    )
    t.do("play Shield").end_turn()
    assert not t.legal("challenge Ogre")
    t.end_turn()
    assert t.game.state.lasting == []


@pytest.mark.rule("3.2.1.3", "3.2.1.4")
def test_what_ends_at_the_start_of_the_turn_does_not_trigger_at_the_start_of_it() -> None:
    """A floating "whenever a turn starts" until your next turn sees the other player's turn only."""
    watch = ir.Triggered((ir.Event(Happening.TURN_STARTED),), ir.GainLore(1), name="Watch")
    vigil = action("Vigil", ir.Create(watch, Duration.UNTIL_YOUR_NEXT_TURN))
    t = table([vigil], p1={"hand": ["Vigil"], "ink": 1}, p2={})
    t.do("play Vigil").end_turn()
    assert t.lore(0) == 1
    t.end_turn()
    assert t.lore(0) == 1


@pytest.mark.rule("3.2.1.4")
def test_start_of_turn_triggers_go_into_the_bag_in_the_ready_step_and_resolve_in_the_set_step() -> None:
    """By then the character is dry and the location has given its lore."""
    dry = ir.Count(your_characters(ir.IsDry()))
    mine = location("Mine", lore=3)
    start = at_start(ir.Seq((ir.Let("lore", ir.LoreOf()), ir.GainLore(ir.Plus(ir.Times(dry, 10), ir.Number("lore"))))))
    t = before_p1([mine, item("Gong", start)], {"play": [{"card": "Knight", "drying": True}, "Mine", "Gong"]})
    t.end_turn()
    assert t.lore(0) == 3 + 10 + 3
    kinds = (Happening.ADDED_TO_BAG, Happening.BECAME_DRY, Happening.LORE_GAINED, Happening.RESOLVES, Happening.DREW)
    assert told(t, *kinds) == ["ADDED_TO_BAG", "BECAME_DRY", "LORE_GAINED", "RESOLVES", "LORE_GAINED", "DREW"]


@pytest.mark.rule("3.2.1.4")
def test_triggers_of_the_readying_itself_wait_for_the_set_step_too() -> None:
    waker = character("Waker", whenever(Happening.READIED, ir.GainLore(1), subject=THIS), lore=1)
    t = before_p1([waker], {"play": [{"card": "Waker", "exerted": True}]})
    t.end_turn()
    assert t.lore(0) == 1
    kinds = (Happening.READIED, Happening.ADDED_TO_BAG, Happening.STEP_BEGAN, Happening.RESOLVES)
    assert told(t, *kinds)[-6:] == ["READIED", "ADDED_TO_BAG", "STEP_BEGAN", "RESOLVES", "STEP_BEGAN", "STEP_BEGAN"]


@pytest.mark.rule("3.2.1.4")
def test_only_the_abilities_of_the_player_whose_turn_starts_say_your_turn() -> None:
    gong = item("Gong", at_start(ir.GainLore(1)))
    t = before_p1([gong], {"play": ["Gong"]}, {"play": ["Gong#2"]})
    t.end_turn()
    assert t.game.lore == (1, 0)
    t.end_turn()
    assert t.game.lore == (1, 1)


# --- 3.2.2 Set -------------------------------------------------------------------------------


@pytest.mark.rule("3.2.2.1")
def test_characters_in_play_stop_drying_and_can_act() -> None:
    hymn = action("Hymn", ir.GainLore(1), cost=3, song=True)
    smith = character("Smith", exert_ability(ir.GainLore(1)), cost=3)
    t = before_p1(
        [hymn, smith],
        {"play": [{"card": "Smith", "drying": True}], "hand": ["Hymn"]},
        {"play": [{"card": "Ogre", "exerted": True}, {"card": "Scout", "drying": True}]},
    )
    assert t["Smith"].drying
    t.end_turn()
    assert not t["Smith"].drying
    for move in ("quest Smith", "challenge Smith", "activate Smith: Use", "play Hymn"):
        assert t.legal(move), move
    assert t["Scout"].drying  # another player's


@pytest.mark.rule("3.2.2.2")
def test_locations_give_their_lore_without_using_the_bag() -> None:
    mines = [location("Mine", lore=1), location("Quarry", lore=2)]
    t = before_p1(mines, {"play": ["Mine", "Quarry", "Camp"]}, {"play": ["Mine#2"]})
    t.end_turn()
    assert t.game.lore == (3, 0)
    assert t.events(Happening.ADDED_TO_BAG) == []


@pytest.mark.rule("3.2.2.2")
def test_a_location_gives_its_current_lore_value_and_never_takes_any() -> None:
    mine = location("Mine", lore=1)
    rich = character("Rich", ir.Static((ir.Adjust(Stat.LORE, 2),), ir.Cards(of=Who.YOU, where=(ir.Named(("Mine",)),))))
    poor = character("Poor", ir.Static((ir.Adjust(Stat.LORE, -2),), ir.Cards(where=(ir.Named(("Mine",)),))))
    t = before_p1([mine, rich], {"play": ["Mine", "Rich"]})
    assert t.end_turn().lore(0) == 3
    t = before_p1([mine, poor], {"play": ["Mine", "Poor"], "lore": 5})
    assert t.end_turn().lore(0) == 5


@pytest.mark.rule("3.2.2.3")
def test_the_bag_is_emptied_before_the_draw_step() -> None:
    """Both the Ready step's and the Set step's triggers: the top card is still undrawn."""
    gong = item("Gong", at_start(ir.May(ir.GainLore(1))))
    mine = location("Mine", lore=1)
    tally = item("Tally", whenever(Happening.LORE_GAINED, ir.May(ir.Exert(ir.This())), name="Tally", player=Who.YOU))
    t = before_p1([gong, mine, tally], {"play": ["Gong", "Mine", "Tally"], "deck": ["Scout", "Ogre"]})
    t.end_turn()
    assert sorted(t.bag()) == ["Dawn", "Tally"]
    assert t.asked == (0, "resolve")
    t.do("resolve Gong: Dawn")
    assert (t.asked, t.hand(0)) == ((0, "accept"), [])
    t.do("decline", "decline")
    assert t.hand(0) == ["Scout"]
    assert t.asked == (0, "act")


# --- 3.2.3 Draw ------------------------------------------------------------------------------


@pytest.mark.rule("3.2.3.1")
def test_the_active_player_draws_one_card() -> None:
    t = before_p1([], {"deck": ["Scout", "Ogre"], "hand": ["Knight"]}, {"hand": []})
    t.end_turn()
    assert (t.hand(0), t.deck(0), t.hand(1)) == (["Knight", "Scout"], ["Ogre"], [])


@pytest.mark.rule("3.2.3.1")
@pytest.mark.parametrize("players", [2, 3])
def test_only_the_starting_player_skips_the_draw_and_only_in_the_first_turn(players: int) -> None:
    t = table(players=players, turn=1, phase="start", p1={"deck": 9}, p2={"deck": 9})
    drawn = []
    for _ in range(players + 1):
        drawn.append(len(t.hand(t.game.active)))
        t.end_turn()
    assert drawn == [0] + [1] * players


@pytest.mark.rule("3.2.3.1")
def test_drawing_from_an_empty_deck_draws_nothing_and_loses_nothing_yet() -> None:
    t = before_p1([], {"deck": []})
    t.end_turn()
    assert t.asked == (0, "act")
    assert t.hand(0) == []


@pytest.mark.rule("3.2.3.2")
def test_what_the_draw_triggered_resolves_before_the_main_phase() -> None:
    reader = character("Reader", whenever(Happening.DREW, ir.May(ir.GainLore(1)), player=Who.YOU))
    t = before_p1([reader], {"play": ["Reader"]})
    t.end_turn()
    assert t.asked == (0, "accept")
    assert t.game.state.step == Step.DRAW
    t.do("accept")
    assert t.asked == (0, "act")
    assert t.game.state.step == Step.MAIN


# --- 3.3 Main Phase --------------------------------------------------------------------------


@pytest.mark.rule("3.3.1")
def test_turn_actions_can_be_taken_in_any_order_and_number() -> None:
    t = table(p1={"hand": ["Scout", "Ogre"], "ink": 2, "play": ["Knight", "Giant"]}, p2={})
    t.do("quest Knight", "play Scout", "ink Ogre", "quest Giant")
    assert t.lore(0) == 3
    assert t.play(0) == ["Knight", "Giant", "Scout"]


@pytest.mark.rule("3.3.2")
def test_the_end_of_the_turn_can_be_declared_at_any_time_of_the_main_phase() -> None:
    t = table(p1={"hand": ["Scout"], "ink": 2, "play": ["Knight"]}, p2={})
    assert t.legal("end turn")
    t.do("quest Knight")
    assert t.legal("end turn")
    t.do("play Scout")
    assert t.legal("end turn")
    t.end_turn()
    assert t.game.active == 1


@pytest.mark.rule("3.3.2.1")
def test_the_turn_cannot_be_ended_in_the_middle_of_a_turn_action() -> None:
    hex_ = action("Hex", ir.Exert(any_character()))
    t = table([hex_], p1={"hand": ["Hex"], "ink": 1, "play": ["Knight"]}, p2={"play": ["Ogre"]})
    t.do("play Hex")
    with pytest.raises((IllegalMove, NotationError)):
        t.end_turn()
    t.do("choose Ogre")
    assert t.legal("end turn")


@pytest.mark.rule("3.3.2.1")
def test_the_turn_cannot_be_ended_while_abilities_wait_in_the_bag() -> None:
    muse = character("Muse", whenever_quests(ir.May(ir.Draw(1))), whenever_quests(ir.May(ir.GainLore(1))))
    t = table([muse], p1={"play": ["Muse"]}, p2={})
    t.do("quest Muse")
    assert len(t.bag()) == 2
    with pytest.raises((IllegalMove, NotationError)):
        t.end_turn()
    t.do("resolve Muse: Whenever Quests", "decline", "decline")
    assert t.end_turn().game.active == 1


# --- 3.4 End of turn -------------------------------------------------------------------------


@pytest.mark.rule("3.4.1", "3.4.1.1")
def test_end_of_turn_triggers_resolve_while_effects_of_this_turn_still_apply() -> None:
    boast = at_end(ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.Cards(of=Who.YOU, where=CHARACTER))))
    pump = action("Pump", ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 2),)))
    t = table([item("Bell", boast), pump], p1={"hand": ["Pump"], "ink": 1, "play": ["Knight", "Bell"]}, p2={})
    t.do("play Pump").end_turn()
    assert t.lore(0) == 5
    assert t["Knight"].strength == 3


@pytest.mark.rule("3.4.1.1")
def test_the_end_of_the_turn_and_the_end_of_your_turn_are_told_apart() -> None:
    yours = item("Bell", at_end(ir.GainLore(1)))
    every = item("Gong", at_end(ir.GainLore(10), Who.ALL))
    t = table([yours, every], p1={"play": ["Bell"]}, p2={"play": ["Bell#2", "Gong"]})
    t.end_turn()
    assert t.game.lore == (1, 10)


@pytest.mark.rule("3.4.1.1")
def test_end_of_turn_triggers_ask_their_players_before_the_turn_ends() -> None:
    t = table([item("Bell", at_end(ir.May(ir.Draw(1))))], p1={"play": ["Bell"]}, p2={})
    t.end_turn()
    assert (t.asked, t.game.active) == ((0, "accept"), 0)
    t.do("accept")
    assert (t.game.active, len(t.hand(0))) == (1, 1)


@pytest.mark.rule("3.4.1.2")
def test_effects_of_this_turn_end() -> None:
    pump = action("Pump", ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 2),)))
    ban = action("Ban", ir.Establish((ir.CantDo(Doing.PLAY, Who.ALL),), Duration.THIS_TURN))
    t = table([pump, ban], p1={"hand": ["Pump", "Ban"], "ink": 2, "play": ["Knight"]}, p2={"hand": ["Scout"], "ink": 2})
    t.do("play Pump", "play Ban")
    assert t["Knight"].strength == 5
    t.end_turn()
    assert t["Knight"].strength == 3
    assert t.legal("play Scout")


@pytest.mark.rule("3.4.1.2")
def test_supports_strength_ends_with_the_turn() -> None:
    page = character("Page", Keyword.SUPPORT, strength=2)
    t = table([page], p1={"play": ["Page", "Knight"]}, p2={})
    t.do("quest Page", "accept")
    assert t["Knight"].strength == 5
    t.end_turn()
    assert t["Knight"].strength == 3


@pytest.mark.rule("3.4.1.2")
def test_effects_with_another_duration_do_not_end_there() -> None:
    brace = action("Brace", ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 2),), Duration.UNTIL_YOUR_NEXT_TURN))
    t = table([brace], p1={"hand": ["Brace"], "ink": 1, "play": ["Knight"]}, p2={})
    t.do("play Brace").end_turn()
    assert t["Knight"].strength == 5


@pytest.mark.rule("3.4.1.2", "3.4.2")
def test_triggers_caused_by_ending_effects_resolve_before_the_next_turn() -> None:
    """The lent willpower ends, the character falls, and its ability still belongs to this turn."""
    brace = action("Brace", ir.Apply(your_character(), (ir.Adjust(Stat.WILLPOWER, 2),)))
    wisp = ir.Triggered((ir.Event(Happening.BANISHED, subject=THIS),), ir.May(ir.Draw(1)), name="Last Word")
    ghost = character("Ghost", wisp, willpower=1)
    bolt = action("Bolt", ir.Deal(2, any_character()))
    t = table([brace, ghost, bolt], p1={"hand": ["Brace", "Bolt"], "ink": 2, "play": ["Ghost"]}, p2={})
    t.do("play Brace", "play Bolt")
    assert t["Ghost"].damage == 2
    t.end_turn()
    assert (t.asked, t.game.active) == ((0, "accept"), 0)
    t.do("accept")
    assert (len(t.hand(0)), t.game.active) == (1, 1)


@pytest.mark.rule("3.4.1.2", "3.4.2")
def test_an_effect_of_this_turn_that_such_a_trigger_makes_ends_with_this_turn_too() -> None:
    """Made after the others have ended, it does not last into the next turn."""
    brace = action("Brace", ir.Apply(your_character(ir.Named(("Ghost",))), (ir.Adjust(Stat.WILLPOWER, 2),)))
    rage = ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 2),))
    ghost = character("Ghost", ir.Triggered((ir.Event(Happening.BANISHED, subject=THIS),), rage), willpower=1)
    bolt = action("Bolt", ir.Deal(2, any_character(ir.Named(("Ghost",)))))
    t = table([brace, ghost, bolt], p1={"hand": ["Brace", "Bolt"], "ink": 2, "play": ["Ghost", "Knight"]}, p2={})
    t.do("play Brace", "play Bolt").end_turn()
    assert "Ghost" in t.discard(0)
    assert t.game.active == 1
    assert t["Knight"].strength == 3


@pytest.mark.rule("3.4.2")
def test_there_is_a_final_check_as_the_turn_ends() -> None:
    """An empty deck loses only there: after the end-of-turn triggers, before the next player's turn."""
    bell = item("Bell", at_end(ir.Draw(1)))
    t = table([bell], p1={"play": ["Bell"], "deck": ["Scout"]}, p2={"play": ["Knight"]})
    t.end_turn()
    assert t.winner == 1
    assert told(t, Happening.DREW, Happening.LOST, Happening.TURN_BEGAN) == ["DREW", "LOST"]


@pytest.mark.rule("3.4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_then_the_next_player_in_turn_order_starts_their_turn(players: int) -> None:
    t = table(players=players, p1={}, p2={})
    began = []
    for _ in range(players + 1):
        t.end_turn()
        began.append(t.game.active)
    assert began == [(i + 1) % players for i in range(players + 1)]
    assert t.game.turn == 5 + players + 1
