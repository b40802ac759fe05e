"""Seed 004, kinds of abilities and general principles of early 1.x, played in that edition (keywords: next file)."""

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
    in_edition,
    item,
    when_played,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)
from tests.support import table as table_in

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import Cmp, Doing, Duration, Happening, Keyword, Leave, Stat, Step, Who, Zone

EARLY = "1-early"
table, rule = in_edition(EARLY)


# --- triggered abilities ---------------------------------------------------------------------


@rule("1.6.1.2", "7.4.1")
def test_a_triggered_ability_happens_once_each_time_its_condition_is_met() -> None:
    bell = item("Bell", whenever(Happening.QUESTED, ir.Draw(), subject=ir.Filter(of=Who.YOU)))
    t = table([bell], p1={"play": ["Bell", "Scout", "Knight"]})
    assert t.hand() == []
    assert len(t.do("quest Scout").hand()) == 1
    assert len(t.do("quest Knight").hand()) == 2


@rule("7.4.2")
def test_when_whenever_at_the_start_and_at_the_end_are_trigger_conditions() -> None:
    herald = character(
        "Herald",
        when_played(ir.GainLore(1)),
        whenever_quests(ir.GainLore(1)),
        ir.Triggered((ir.Event(Happening.TURN_STARTED, player=Who.YOU),), ir.GainLore(3), name="Dawn"),
        ir.Triggered((ir.Event(Happening.TURN_ENDING, player=Who.YOU),), ir.GainLore(5), name="Dusk"),
        cost=1,
        lore=0,
        inkwell=False,
    )
    t = table([herald], p1={"ink": 1, "hand": ["Herald"]})
    told = []
    for move in ("play Herald", "end turn", "end turn", "quest Herald"):
        told.append(t.do(move).lore())
    assert told == [1, 6, 9, 10]


@rule("7.4.6")
def test_two_trigger_conditions_with_one_effect_are_two_independent_abilities() -> None:
    both = ir.Triggered(
        (ir.Event(Happening.PLAYED, subject=THIS), ir.Event(Happening.QUESTED, subject=THIS)), ir.Draw(), name="Both"
    )
    scholar = character("Scholar", both, cost=1, inkwell=False)
    t = table([scholar], p1={"ink": 1, "hand": ["Scholar"]}).do("play Scholar")
    assert len(t.hand()) == 1
    t = table([scholar], p1={"play": ["Scholar"]}).do("quest Scholar")
    assert len(t.hand()) == 1


@rule("7.4.4")
def test_the_secondary_condition_must_hold_when_the_ability_is_added_to_the_bag() -> None:
    """Two abilities trigger together; the first to resolve would make the second's condition true."""
    leader = character(
        "Leader",
        whenever_quests(ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER)))),
        ir.Triggered(
            (ir.Event(Happening.QUESTED, subject=THIS),),
            ir.GainLore(5),
            condition=ir.Have(your_characters(), Cmp.GE, 2),
            name="Band",
        ),
        lore=0,
        inkwell=False,
    )
    for edition, lore in ((EARLY, 0), ("2.0", 5)):
        t = table_in([leader], edition, p1={"play": ["Leader"], "discard": ["Scout"]}).do("quest Leader")
        if edition == "2.0":
            t.do("resolve Leader: Whenever Quests")
        assert (t.play(), t.lore()) == (["Leader", "Scout"], lore)


@rule("7.4.4")
def test_the_secondary_condition_must_still_hold_when_the_ability_resolves() -> None:
    leader = character(
        "Leader",
        whenever_quests(ir.Banish(your_character(ir.IsOther()))),
        ir.Triggered(
            (ir.Event(Happening.QUESTED, subject=THIS),),
            ir.GainLore(5),
            condition=ir.Have(your_characters(), Cmp.GE, 2),
            name="Band",
        ),
        lore=0,
        inkwell=False,
    )
    for first, lore in (("Whenever Quests", 0), ("Band", 5)):
        t = table([leader], p1={"play": ["Leader", "Scout"]}).do("quest Leader")
        assert sorted(t.bag()) == ["Band", "Whenever Quests"]
        assert t.do(f"resolve Leader: {first}").lore() == lore


@rule("7.4.7.1")
def test_a_floating_ability_exists_for_its_duration_and_triggers_every_time() -> None:
    spy = ir.Triggered((ir.Event(Happening.QUESTED, subject=ir.Filter(of=Who.YOU)),), ir.Draw(), name="Spying")
    plan = action("Plan", ir.Create(spy), cost=0)
    t = table([plan], p1={"hand": ["Plan"], "play": ["Scout", "Knight"]}).do("play Plan")
    assert t.bag() == []
    t.do("quest Scout", "quest Knight")
    assert len(t.hand()) == 2
    t.end_turn().end_turn()
    held = len(t.hand())
    assert len(t.do("quest Scout").hand()) == held


@rule("7.4.7.2")
def test_a_delayed_ability_resolves_at_one_later_moment() -> None:
    fall = ir.Triggered((ir.Event(Happening.TURN_ENDING),), ir.Banish(ir.Those("about")), name="Fall")
    drift = action("Drift", ir.Create(fall, times=1, about=your_character()), cost=0)
    t = table([drift], p1={"hand": ["Drift"], "play": ["Scout"]}).do("play Drift", "quest Scout")
    assert (t.play(), t.bag()) == (["Scout"], [])
    assert t.end_turn().discard() == ["Drift", "Scout"]


# --- activated abilities ---------------------------------------------------------------------


@rule("1.6.1.3", "7.5.1")
def test_an_activated_ability_is_used_when_its_player_chooses_and_pays() -> None:
    well = item("Well", ir.Activated((ir.InkCost(1),), ir.GainLore(1), name="Wish"))
    t = table([well], p1={"ink": 2, "play": ["Well"]})
    assert t.lore() == 0
    t.do("activate Well: Wish", "activate Well: Wish")
    assert (t.lore(), t.ink()) == (2, (0, 2))


@rule("7.5.2")
def test_it_is_used_only_in_your_own_turn_while_nothing_waits_to_be_resolved() -> None:
    sage = character(
        "Sage",
        Keyword.SUPPORT,
        ir.Activated((ir.InkCost(1),), ir.GainLore(1), name="Advise"),
        inkwell=False,
    )
    t = table([sage], p1={"ink": 1, "play": ["Sage", "Scout"]}, p2={"ink": 1, "play": ["Sage#2"]})
    assert [move for move in t.moves() if move.startswith("activate")] == ["activate Sage: Advise"]
    t.do("quest Sage")  # Support is being resolved
    assert (t.asked, t.moves()) == ((0, "accept"), ["accept", "decline"])
    assert t.do("decline").legal("activate Sage: Advise")


@rule("7.5.2")
def test_it_is_not_used_while_the_character_is_in_a_challenge() -> None:
    duelist = character(
        "Duelist",
        ir.Triggered((ir.Event(Happening.CHALLENGES, subject=THIS),), ir.May(ir.Draw()), name="Taunt"),
        ir.Activated((ir.InkCost(1),), ir.GainLore(1), name="Bow"),
        inkwell=False,
    )
    t = table([duelist], p1={"ink": 1, "play": ["Duelist"]}, p2={"play": [{"card": "Pawn", "exerted": True}]})
    assert t.legal("activate Duelist: Bow")
    t.do("challenge Duelist")
    assert t.moves() == ["accept", "decline"]


@rule("7.5.3.2")
@pytest.mark.parametrize("missing", ["ink", "exert", "discard", "nothing"])
def test_the_whole_cost_must_be_paid(missing: str) -> None:
    costs = (ir.ExertCost(), ir.InkCost(2), ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))))
    forge = item("Forge", ir.Activated(costs, ir.GainLore(3), name="Cast"))
    t = table(
        [forge],
        p1={
            "ink": 1 if missing == "ink" else 2,
            "hand": [] if missing == "discard" else ["Pawn"],
            "play": [{"card": "Forge", "exerted": missing == "exert"}],
        },
    )
    assert t.legal("activate Forge: Cast") is (missing == "nothing")
    if missing == "nothing":
        t.do("activate Forge: Cast", "choose Pawn")
        assert (t.lore(), t.ink(), t.discard(), t["Forge"].exerted) == (3, (0, 2), ["Pawn"], True)


@rule("4.3.8.3")
def test_an_item_uses_its_ability_the_turn_it_is_played() -> None:
    lamp = item("Lamp", exert_ability(ir.GainLore(1), name="Glow"))
    t = table([lamp], p1={"ink": 1, "hand": ["Lamp"]}).do("play Lamp", "activate Lamp: Glow")
    assert t.lore() == 1


@rule("4.3.8.2")
def test_a_character_exerts_for_its_ability_only_when_it_is_dry() -> None:
    seer = character(
        "Seer",
        exert_ability(ir.GainLore(1), name="Gaze"),
        ir.Activated((ir.InkCost(1),), ir.GainLore(2), name="Mutter"),
        cost=1,
        inkwell=False,
    )
    t = table([seer], p1={"ink": 2, "hand": ["Seer"]}).do("play Seer")
    assert t.why("activate Seer: Gaze") == ["4.3.8.2"]
    assert t.do("activate Seer: Mutter").lore() == 2  # nothing is exerted for this one
    assert t.end_turn().end_turn().do("activate Seer: Gaze").lore() == 3


@rule("4.3.8.4")
@pytest.mark.parametrize(("edition", "discard"), [(EARLY, ["Wand"]), ("2.0", [])])
def test_for_free_ignores_ink_only_and_the_other_costs_are_paid(edition: str, discard: list[str]) -> None:
    wand = item(
        "Wand",
        ir.Activated((ir.InkCost(5), ir.BanishCost()), ir.GainLore(4), name="Snap"),
        ir.Activated((ir.ExertCost(),), ir.UseAbility("Snap"), name="Trick"),
    )
    t = table_in([wand], edition, p1={"play": ["Wand"]}).do("activate Wand: Trick")
    assert (t.lore(), t.discard()) == (4, discard)


# --- static abilities and modifiers ----------------------------------------------------------


@rule("1.6.1.4", "7.6.1")
def test_a_static_ability_is_active_while_its_card_is_in_play() -> None:
    duke = character("Duke", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters(ir.IsOther())), inkwell=False)
    kill = action("Kill", ir.Banish(any_character(ir.Named(("Duke",)))), cost=0)
    t = table([duke, kill], p1={"hand": ["Kill"], "play": ["Duke", "Knight"]})
    assert t["Knight"].strength == 4
    assert t.do("play Kill")["Knight"].strength == 3


@rule("1.6.1.4", "7.6.1")
def test_a_static_ability_with_a_duration_ends_with_it() -> None:
    veil = action("Veil", ir.Apply(your_character(), (ir.Gain(Keyword.WARD),), Duration.UNTIL_YOUR_NEXT_TURN), cost=0)
    t = table([veil], p1={"hand": ["Veil"], "play": ["Knight"]}).do("play Veil").end_turn()
    assert t["Knight"].has(Keyword.WARD)
    assert not t.end_turn()["Knight"].has(Keyword.WARD)


@rule("7.6.2", "7.8.1.1")
def test_a_card_has_the_effect_of_a_static_ability_from_the_moment_it_enters_play() -> None:
    duke = character("Duke", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters(ir.IsOther())), inkwell=False)
    strong = ir.Filter(of=Who.YOU, where=(ir.HasStat(Stat.STRENGTH, Cmp.GE, 4),))
    gym = item("Gym", whenever(Happening.PLAYED, ir.GainLore(1), subject=strong))
    t = table([duke, gym], p1={"ink": 3, "hand": ["Knight"], "play": ["Duke", "Gym"]}).do("play Knight")
    assert (t["Knight"].strength, t.lore()) == (4, 1)


@rule("7.6.5")
def test_a_static_ability_can_apply_outside_the_play_zone() -> None:
    fewer = ir.Static(
        (ir.CostChange(ir.Times(ir.Count(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER)), -1)),), zone=Zone.HAND
    )
    ghoul = character("Ghoul", fewer, cost=4, inkwell=False)
    t = table([ghoul], p1={"ink": 2, "hand": ["Ghoul"], "discard": ["Scout", "Knight"]}).do("play Ghoul")
    assert t.ink() == (0, 2)
    assert not table([ghoul], p1={"ink": 2, "hand": ["Ghoul"], "discard": ["Scout"]}).legal("play Ghoul")


def hexes() -> list[ir.Card]:
    return [
        action(name, ir.Apply(any_character(), (ir.Adjust(stat, n),)), cost=0)
        for name, stat, n in (
            ("Boost", Stat.STRENGTH, 1),
            ("Hex", Stat.STRENGTH, -5),
            ("Gloom", Stat.LORE, -3),
            ("Cheer", Stat.LORE, 1),
        )
    ]


@rule("7.8.1", "7.8.1.1", "7.8.2")
def test_modifiers_combine_at_once_and_a_negative_strength_stays_negative_but_counts_as_none() -> None:
    t = table(
        hexes(),
        p1={"hand": ["Boost", "Hex", "Boost#2"], "play": ["Knight"]},
        p2={"play": []},
    )
    told = [t.do(f"play {name}")["Knight"].strength for name in ("Boost", "Hex", "Boost")]
    assert told == [4, -1, 0]


@rule("7.8.2")
def test_a_character_with_negative_strength_deals_no_damage_and_counts_as_having_none() -> None:
    zero = item("Scale", exert_ability(ir.GainLore(ir.Count(your_characters(ir.HasStat(Stat.STRENGTH, Cmp.EQ, 0))))))
    t = table(
        [*hexes(), zero],
        p1={"hand": ["Hex"], "play": ["Knight", "Scale"]},
        p2={"play": [{"card": "Ogre", "exerted": True, "damage": 2}]},
    )
    t.do("play Hex", "choose Knight", "activate Scale: Use")
    assert (t["Knight"].strength, t.lore()) == (-2, 1)
    t.do("challenge Knight")
    assert t["Ogre"].damage == 2


@rule("7.8.3")
def test_a_negative_lore_value_counts_as_none_and_stays_negative() -> None:
    t = table(hexes(), p1={"lore": 4, "hand": ["Gloom", "Cheer"], "play": ["Knight"]}).do("play Gloom", "play Cheer")
    assert t["Knight"].lore == -1
    assert t.do("quest Knight").lore() == 4


# --- replacement effects ---------------------------------------------------------------------


@rule("1.6.1.5", "7.7.1", "7.7.2")
def test_a_replacement_effect_puts_another_event_instead_of_the_one_it_waits_for() -> None:
    mine = ir.Filter(of=Who.YOU, where=(*CHARACTER, ir.IsOther()))
    shelter = ir.Replacement(
        ir.Event(Happening.DAMAGE_DEALT, subject=mine), ir.PutDamage(ir.InvolvedAmount(), ir.This()), name="Shelter"
    )
    martyr = character("Martyr", shelter, willpower=9, inkwell=False)
    poke = action("Poke", ir.Deal(2, any_character()), cost=0)
    t = table([martyr, poke], p1={"hand": ["Poke"], "play": ["Martyr", "Scout"]}).do("play Poke", "choose Scout")
    assert (t["Scout"].damage, t["Martyr"].damage) == (0, 2)


@rule("7.7.1")
def test_an_event_can_be_replaced_in_part() -> None:
    safe = ir.Replacement(ir.Event(Happening.DAMAGE_DEALT, subject=THIS), name="Safe")
    ghost = character("Ghost", safe, inkwell=False)
    rain = action("Rain", ir.Deal(1, ir.Cards(where=CHARACTER)), cost=0)
    t = table([ghost, rain], p1={"hand": ["Rain"], "play": ["Ghost", "Knight"]}).do("play Rain")
    assert (t["Ghost"].damage, t["Knight"].damage) == (0, 1)


@rule("7.7.3", "7.7.7")
def test_skip_replaces_a_step_with_nothing() -> None:
    squire = character("Squire", ir.Static((ir.SkipStep(Step.DRAW),)), inkwell=False)
    t = table([squire], p2={"play": ["Squire"]}).end_turn()
    assert (t.game.active, t.hand(1)) == (1, [])
    assert len(table([squire]).end_turn().hand(1)) == 1


@rule("7.7.4")
def test_how_a_card_enters_play_can_be_replaced() -> None:
    sloth = character("Sloth", ir.Static((ir.Enters(exerted=True, damage=1),)), cost=1, inkwell=False)
    t = table([sloth], p1={"ink": 1, "hand": ["Sloth"]}).do("play Sloth")
    assert (t["Sloth"].exerted, t["Sloth"].damage) == (True, 1)
    assert t.events(Happening.EXERTED) == t.events(Happening.DAMAGE_TAKEN) == []


@rule("7.7.5")
def test_a_replacement_effect_must_exist_before_the_event() -> None:
    safe = ir.Replacement(ir.Event(Happening.DAMAGE_DEALT, subject=ir.Filter(where=(ir.IsIn("about"),))), name="Safe")
    shield = action("Shield", ir.Create(safe, times=1, about=your_character()), cost=0)
    poke = action("Poke", ir.Deal(2, any_character()), cost=0)
    for moves, damage in ((("Shield", "Poke"), 0), (("Poke", "Shield"), 2)):
        t = table([shield, poke], p1={"hand": ["Shield", "Poke"], "play": ["Knight"]})
        t.do(*(f"play {name}" for name in moves))
        assert t["Knight"].damage == damage


@rule("7.7.5")
def test_a_replaced_event_never_happened() -> None:
    safe = ir.Replacement(ir.Event(Happening.DAMAGE_DEALT, subject=THIS), name="Safe")
    ouch = ir.Triggered((ir.Event(Happening.DAMAGE_DEALT, subject=THIS),), ir.GainLore(1), name="Ouch")
    poke = action("Poke", ir.Deal(1, any_character()), cost=0)
    for abilities, lore in (((safe, ouch), 0), ((ouch,), 1)):
        doll = character("Doll", *abilities, inkwell=False)
        t = table([doll, poke], p1={"hand": ["Poke"], "play": ["Doll"]}).do("play Poke")
        assert (t["Doll"].damage, t.lore()) == (lore, lore)


@rule("7.7.6")
def test_a_self_replacement_is_applied_first() -> None:
    """ "Deal 1; if it is a Giant, deal 3 instead": the sheltering card takes the replaced amount, unasked."""
    mine = ir.Filter(of=Who.YOU, where=(*CHARACTER, ir.IsOther()))
    shelter = ir.Replacement(
        ir.Event(Happening.DAMAGE_DEALT, subject=mine), ir.PutDamage(ir.InvolvedAmount(), ir.This()), name="Shelter"
    )
    martyr = character("Martyr", shelter, willpower=9, inkwell=False)
    big = ir.Is(ir.Those("it"), (ir.Named(("Giant",)),))
    hit = ir.If(big, ir.Deal(3, ir.Those("it")), ir.Deal(1, ir.Those("it")))
    sling = action("Sling", ir.Seq((ir.Choose(any_character(slot="it")), hit)), cost=0)
    for name, damage in (("Giant", 3), ("Ogre", 1)):
        t = table([martyr, sling], p1={"hand": ["Sling"]}, p2={"play": ["Martyr", "Giant", "Ogre"]})
        t.do("play Sling", f"choose {name}")
        assert (t.asked, t["Martyr"].damage, t[name].damage) == ((0, "act"), damage, 0)


@rule("7.7.7")
def test_of_several_replacement_effects_the_affected_player_chooses_and_goes_on_with_the_new_event() -> None:
    def heir(name: str, of: str) -> ir.Card:
        event = ir.Event(Happening.BANISHED, subject=ir.Filter(of=Who.YOU, where=(ir.Named((of,)),)))
        return character(name, ir.Replacement(event, ir.Banish(ir.This()), name="Instead"), inkwell=False)

    first, second, third = heir("Ann", "Knight"), heir("Ben", "Knight"), heir("Cyd", "Ann")
    kill = action("Kill", ir.Banish(any_character(ir.Named(("Knight",)))), cost=0)
    for chosen, gone in (("Ann", "Cyd"), ("Ben", "Ben")):
        t = table([first, second, third, kill], p1={"hand": ["Kill"]}, p2={"play": ["Knight", "Ann", "Ben", "Cyd"]})
        t.do("play Kill")
        assert t.asked == (1, "replace")
        t.do(f"replace {chosen}: Instead")
        assert t.discard(1) == [gone]  # banishing Ann is replaced in turn


# --- principles ------------------------------------------------------------------------------


@rule("1.2.1")
def test_card_text_overrides_a_rule_it_contradicts() -> None:
    bold = character("Bold", ir.Static((ir.Allow(Leave.CHALLENGE_READY),)), inkwell=False)
    t = table([bold], p1={"play": ["Bold", "Scout"]}, p2={"play": ["Pawn"]})
    assert (t.legal("challenge Bold"), t.legal("challenge Scout")) == (True, False)


@rule("1.2.2")
def test_what_prevents_overrides_what_allows() -> None:
    bold = character("Bold", ir.Static((ir.Allow(Leave.CHALLENGE_READY),)), inkwell=False)
    peace = item("Peace", ir.Static((ir.Cant(Doing.BE_CHALLENGED),), ir.Cards(of=Who.YOU, where=CHARACTER)))
    assert not table([bold, peace], p1={"play": ["Bold"]}, p2={"play": ["Pawn", "Peace"]}).legal("challenge Bold")
    gag = item("Gag", ir.Static((ir.CantDo(Doing.PLAY, cards=ir.Filter(where=(ir.Not(CHARACTER[0]),))),)))
    gift = character(
        "Giver", whenever_quests(ir.May(ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU))))), inkwell=False
    )
    song = action("Song", ir.GainLore(9), cost=1)
    t = table([gag, gift, song], p1={"play": ["Giver"], "discard": ["Song"]}, p2={"play": ["Gag"]}).do("quest Giver")
    assert (t.asked, t.lore(), t.discard()) == ((0, "act"), 1, ["Song"])


@rule("1.2.3")
def test_a_player_does_as_much_as_possible() -> None:
    three = ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), n=3)
    storm = action("Storm", ir.Text((ir.Deal(1, three), ir.Exert(ir.Cards(of=Who.OPPONENTS)), ir.GainLore(1))), cost=0)
    t = table([storm], p1={"hand": ["Storm"]}, p2={"play": ["Knight", {"card": "Ogre", "exerted": True}]})
    t.do("play Storm")
    assert (t["Knight"].damage, t["Ogre"].damage, t["Knight"].exerted, t.lore()) == (1, 1, True, 1)


@rule("7.1.3")
@pytest.mark.parametrize(("answer", "cards"), [("accept", 1), ("decline", 0)])
def test_may_leaves_the_decision_to_the_player_as_it_resolves(answer: str, cards: int) -> None:
    scholar = character("Scholar", whenever_quests(ir.May(ir.Draw())), inkwell=False)
    t = table([scholar], p1={"play": ["Scholar"]}).do("quest Scholar")
    assert t.asked == (0, "accept")
    assert t.game.decision is not None
    assert number(t.game.decision.rule, EARLY) == "7.1.3"
    assert len(t.do(answer).hand()) == cards


@rule("1.6.2")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_an_effect_on_several_players_goes_from_the_active_player_in_turn_order(active: int) -> None:
    edict = action(
        "Edict", ir.EachPlayer(Who.ALL, (ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY), by=Who.THEY)),)), cost=0
    )
    sides: dict[str, Any] = {f"p{i + 1}": {"hand": [f"Scout#{2 * i + 2}", f"Knight#{2 * i + 2}"]} for i in range(3)}
    sides[f"p{active + 1}"]["hand"].append("Edict")
    t = table([edict], active=f"p{active + 1}", **sides).do("play Edict")
    order = []
    while t.asked != (active, "act"):
        order.append(t.asked[0] if t.asked else -1)
        t.do("choose Scout")
    assert order == [active, (active + 1) % 3, (active + 2) % 3]


@rule("8.1.2", "8.1.3")
def test_play_and_discard_are_public_hand_deck_and_inkwell_are_known_by_number_only() -> None:
    side = {"ink": 2, "hand": ["Scout"], "deck": ["Ogre", "Giant"], "discard": ["Pawn"], "play": ["Knight", "Rock"]}
    t = table([], p1=side)
    mine, theirs = (t.game.view(player).to_json()["players"][0] for player in (0, 1))
    for seen in (mine, theirs):
        assert [card["name"] for card in seen["play"]] == ["Knight", "Rock"]
        assert seen["discard"] == ["Pawn"]
        assert (seen["deck"], seen["top"], seen["ink"]) == (2, None, {"ready": 2, "exerted": 0})
    assert (mine["hand"], theirs["hand"]) == (["Scout"], [None])
