"""Seed 004, the keywords of early 1.x (10.1 to 10.13, 7.3, 1.6.1.1), played in that edition."""

from __future__ import annotations

from dataclasses import fields
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
    in_edition,
    item,
    keyword,
    location,
    shift,
    your_character,
)

from illumineer import ir
from illumineer.vocab import Doing, Happening, Keyword, Leave, ShiftKind, Stat, Who

EARLY = "1-early"
EXERTED_PAWN = {"card": "Pawn", "exerted": True}
table, rule = in_edition(EARLY)


# --- what keywords are -----------------------------------------------------------------------

SPELLED_OUT: dict[Keyword, ir.Static] = {
    Keyword.RUSH: ir.Static((ir.Allow(Leave.CHALLENGE_DRYING),)),
    Keyword.WARD: ir.Static((ir.Cant(Doing.BE_CHOSEN),)),
    Keyword.EVASIVE: ir.Static(
        (ir.Cant(Doing.BE_CHALLENGED, other=ir.Filter(where=(ir.Not(ir.HasKeyword(Keyword.EVASIVE)),))),)
    ),
}


@rule("1.6.1.1", "7.3.1")
@pytest.mark.parametrize("which", list(SPELLED_OUT))
def test_a_keyword_is_a_short_name_for_an_ability(which: Keyword) -> None:
    poke = action("Poke", ir.Deal(1, any_character()), cost=0)

    def seen(ability: ir.Ability | Keyword | None) -> list[list[str]]:
        bird = character("Bird", *([ability] if ability is not None else []), inkwell=False)
        mine = table([bird, poke], p1={"play": [{"card": "Bird", "drying": True}]}, p2={"play": [EXERTED_PAWN, "Ogre"]})
        theirs = table(
            [bird, poke],
            p1={"hand": ["Poke"], "play": ["Scout"]},
            p2={"play": [{"card": "Bird", "exerted": True}, EXERTED_PAWN]},
        )
        again = Table(theirs.game.copy())
        return [mine.moves(), theirs.do("play Poke").moves(), again.do("challenge Scout").moves()]

    assert seen(which) == seen(SPELLED_OUT[which]) != seen(None)


@rule("1.1.6", "7.3.2")
def test_what_a_keyword_does_needs_no_reminder_text() -> None:
    assert [field.name for field in fields(ir.KeywordAbility)] == ["keyword", "n"]
    bird = character("Bird", Keyword.EVASIVE, inkwell=False)
    t = table([bird], p1={"play": ["Scout"]}, p2={"play": [{"card": "Bird", "exerted": True}]})
    assert not t.legal("challenge Scout")


@rule("10.1.1")
def test_keywords_with_a_plus_add_up() -> None:
    drill = action(
        "Drill",
        ir.Apply(your_character(), (ir.Gain(Keyword.CHALLENGER, 2), ir.Gain(Keyword.RESIST, 2))),
        cost=0,
    )
    soldier = character(
        "Soldier", keyword(Keyword.CHALLENGER, 1), keyword(Keyword.RESIST, 1), strength=1, inkwell=False
    )
    t = table(
        [drill, soldier], p1={"hand": ["Drill"], "play": ["Soldier"]}, p2={"play": [{"card": "Ogre", "exerted": True}]}
    )
    t.do("play Drill")
    assert (t["Soldier"].keyword(Keyword.CHALLENGER), t["Soldier"].keyword(Keyword.RESIST)) == (3, 3)
    t.do("challenge Soldier")
    assert (t["Ogre"].damage, t["Soldier"].damage) == (4, 1)


@rule("10.1.1")
def test_keywords_without_a_plus_do_not_add_up() -> None:
    pep = action("Pep", ir.Apply(your_character(ir.Named(("Aide",))), (ir.Gain(Keyword.SUPPORT),)), cost=0)
    aide = character("Aide", Keyword.SUPPORT, strength=2, inkwell=False)
    t = table([pep, aide], p1={"hand": ["Pep"], "play": ["Aide", "Knight"]}).do("play Pep", "quest Aide", "accept")
    assert (t.asked, t["Knight"].strength) == ((0, "act"), 5)


# --- 10.2 to 10.7 ----------------------------------------------------------------------------


@rule("10.2")
@pytest.mark.parametrize("exerted", [True, False])
def test_bodyguard_may_enter_play_exerted(exerted: bool) -> None:
    guard = character("Guard", Keyword.BODYGUARD, cost=1, inkwell=False)
    t = table([guard], p1={"ink": 1, "hand": ["Guard"]}).do("play Guard")
    assert t.moves() == ["enter ready", "enter exerted"]
    assert t.do("enter exerted" if exerted else "enter ready")["Guard"].exerted is exerted


@rule("10.2")
def test_bodyguard_must_be_challenged_if_able() -> None:
    guard = character("Guard", Keyword.BODYGUARD, willpower=9, inkwell=False)
    play = [EXERTED_PAWN, {"card": "Guard", "exerted": True}, {"card": "Knight", "exerted": True}]
    t = table([guard], p1={"play": ["Scout"]}, p2={"play": play}).do("challenge Scout")
    assert t["Guard"].damage == 2
    play[1] = "Guard"  # ready: it cannot be challenged, so the others can
    t = table([guard], p1={"play": ["Scout"]}, p2={"play": play}).do("challenge Scout")
    assert t.moves() == ["choose Pawn", "choose Knight"]


@rule("10.3")
def test_challenger_counts_while_challenging_and_not_while_challenged() -> None:
    boar = character("Boar", keyword(Keyword.CHALLENGER, 3), strength=1, willpower=9, inkwell=False)
    t = table([boar], p1={"play": ["Boar"]}, p2={"play": [{"card": "Ogre", "exerted": True}]}).do("challenge Boar")
    assert (t["Ogre"].damage, t["Boar"].strength) == (4, 1)
    t = table([boar], p1={"play": ["Ogre"]}, p2={"play": [{"card": "Boar", "exerted": True}]}).do("challenge Ogre")
    assert t["Ogre"].damage == 1


@rule("10.4")
def test_evasive_characters_are_challenged_only_by_evasive_characters() -> None:
    bat = character("Bat", Keyword.EVASIVE, inkwell=False)
    t = table([bat], p1={"play": ["Scout", "Bat#2"]}, p2={"play": [{"card": "Bat", "exerted": True}]})
    assert (t.legal("challenge Scout"), t.legal("challenge Bat")) == (False, True)


@rule("10.4")
def test_evasive_is_about_characters_only() -> None:
    cloud = location("Cloud", Keyword.EVASIVE)
    assert table([cloud], p1={"play": ["Scout"]}, p2={"play": ["Cloud"]}).legal("challenge Scout")


@rule("10.5")
def test_reckless_cannot_quest_and_must_challenge_before_the_turn_ends() -> None:
    bull = character("Bull", Keyword.RECKLESS, willpower=5, inkwell=False)
    t = table([bull], p1={"play": ["Bull"]}, p2={"play": [EXERTED_PAWN]})
    assert not t.legal("quest Bull")
    assert t.why("end turn") == ["10.5.3"]
    assert t.do("challenge Bull").legal("end turn")


@rule("10.5")
def test_reckless_owes_nothing_while_there_is_nobody_exerted() -> None:
    bull = character("Bull", Keyword.RECKLESS, ir.Static((ir.Allow(Leave.CHALLENGE_READY),)), inkwell=False)
    t = table([bull], p1={"play": ["Bull"]}, p2={"play": ["Pawn"]})
    assert (t.legal("challenge Bull"), t.legal("end turn")) == (True, True)
    t = table([bull], p1={"play": ["Bull"]}, p2={"play": ["Camp"]})
    assert not t.legal("end turn")


@rule("10.5")
def test_reckless_may_exert_for_an_ability_or_a_song() -> None:
    bull = character("Bull", Keyword.RECKLESS, exert_ability(ir.GainLore(1), name="Snort"), cost=3, inkwell=False)
    hymn = action("Hymn", ir.GainLore(2), cost=3, song=True)
    for move, lore in (("activate Bull: Snort", 1), ("play Hymn", 2)):
        t = table([bull, hymn], p1={"hand": ["Hymn"], "play": ["Bull"]}, p2={"play": [EXERTED_PAWN]}).do(move)
        assert (t["Bull"].exerted, t.lore(), t.legal("end turn")) == (True, lore, True)


@rule("10.6")
def test_resist_lowers_damage_from_any_source_on_characters_and_locations() -> None:
    tortoise = character("Tortoise", keyword(Keyword.RESIST, 2), willpower=9, inkwell=False)
    keep = location("Keep", keyword(Keyword.RESIST, 2), willpower=9)
    poke = action("Poke", ir.Deal(3, ir.Chosen(ir.Cards(of=Who.OPPONENTS))), cost=0)
    for name in ("Tortoise", "Keep"):
        target: Any = {"card": name, "exerted": True} if name == "Tortoise" else name
        t = table([tortoise, keep, poke], p1={"hand": ["Poke"], "play": ["Ogre"]}, p2={"play": [target]})
        t.do("play Poke")
        assert t[name].damage == 1
        t.do("challenge Ogre")
        assert t[name].damage == 3


@rule("10.6", "7.7.7")
@pytest.mark.parametrize(("first", "moved"), [("Tortoise: Resist", 2), ("Martyr: Shelter", 3)])
def test_resist_is_a_replacement_effect_and_its_player_orders_it_with_others(first: str, moved: int) -> None:
    tortoise = character("Tortoise", keyword(Keyword.RESIST, 1), willpower=9, inkwell=False)
    mine = ir.Filter(of=Who.YOU, where=(*CHARACTER, ir.IsOther()))
    shelter = ir.Replacement(
        ir.Event(Happening.DAMAGE_DEALT, subject=mine), ir.PutDamage(ir.InvolvedAmount(), ir.This()), name="Shelter"
    )
    martyr = character("Martyr", shelter, willpower=9, inkwell=False)
    poke = action("Poke", ir.Deal(3, any_character(ir.Named(("Tortoise",)))), cost=0)
    t = table([tortoise, martyr, poke], p1={"hand": ["Poke"]}, p2={"play": ["Tortoise", "Martyr"]}).do("play Poke")
    assert t.asked == (1, "replace")
    t.do(f"replace {first}")
    assert (t["Tortoise"].damage, t["Martyr"].damage) == (0, moved)


@rule("10.6.3")
def test_damage_reduced_to_nothing_was_not_dealt() -> None:
    tortoise = character("Tortoise", keyword(Keyword.RESIST, 2), strength=0, willpower=9, inkwell=False)
    imp = character(
        "Imp",
        ir.Triggered((ir.Event(Happening.DAMAGE_DEALT, source=THIS),), ir.GainLore(1), name="Grin"),
        strength=2,
        inkwell=False,
    )
    for strength, lore in ((2, 0), (3, 1)):
        brute = ir.Static((ir.Adjust(Stat.STRENGTH, strength - 2),), ir.Cards(where=(ir.Named(("Imp",)),)))
        t = table(
            [tortoise, imp, item("Whip", brute)],
            p1={"play": ["Imp", "Whip"]},
            p2={"play": [{"card": "Tortoise", "exerted": True}]},
        )
        assert t.do("challenge Imp").lore() == lore


@rule("10.7")
def test_rush_challenges_the_turn_it_is_played_but_does_not_quest() -> None:
    fox = character("Fox", Keyword.RUSH, cost=1, strength=1, inkwell=False)
    t = table([fox], p1={"ink": 1, "hand": ["Fox"]}, p2={"play": [EXERTED_PAWN]}).do("play Fox")
    assert (t.legal("challenge Fox"), t.legal("quest Fox")) == (True, False)
    t = table([fox], p1={"ink": 2, "hand": ["Scout"]}, p2={"play": [EXERTED_PAWN]}).do("play Scout")
    assert not t.legal("challenge Scout")


# --- 10.8 to 10.13 ---------------------------------------------------------------------------


@rule("10.8", "10.8.7")
def test_shift_and_its_two_kinds_are_alternate_costs_for_going_on_top_of_a_character() -> None:
    cub = character("Ulf - Cub", classes="Storyborn Hero", inkwell=False)
    kinds = {
        "Ulf - Grown": shift(1),
        "Mara - Captain": shift(1, kind=ShiftKind.CLASSIFICATION, word="Hero"),
        "Golem - Awake": shift(1, kind=ShiftKind.UNIVERSAL),
    }
    for name, ability in kinds.items():
        top = character(name, ability, cost=9)
        t = table([cub, top], p1={"ink": 2, "hand": [name], "play": ["Ulf - Cub"]}).do(f"play {name}")
        assert (t[name].under, t.ink()) == (["Ulf - Cub"], (1, 1))
    golem = character("Golem - Awake", kinds["Golem - Awake"], cost=9)
    assert table([golem], p1={"ink": 1, "hand": ["Golem - Awake"], "play": ["Scout"]}).legal("play Golem - Awake")
    for name in ("Ulf - Grown", "Mara - Captain"):
        top = character(name, kinds[name], cost=9)
        assert not table([top], p1={"ink": 1, "hand": [name], "play": ["Scout"]}).legal(f"play {name}")


@rule("10.9")
def test_singer_sings_as_if_it_cost_n_and_its_cost_does_not_change() -> None:
    lark = character("Lark", keyword(Keyword.SINGER, 5), cost=2, inkwell=False)
    songs = [action(f"Song of {n}", ir.GainLore(1), cost=n, song=True) for n in (5, 6)]
    t = table([lark, *songs], p1={"hand": ["Song of 5", "Song of 6"], "play": ["Lark"]})
    assert not t.legal("play Song of 6")
    t.do("play Song of 5")
    assert (t.lore(), t["Lark"].exerted, t["Lark"].values.cost) == (1, True, 2)


@rule("10.10")
def test_sing_together_exerts_characters_with_enough_cost_in_all() -> None:
    round_ = action("Round", ir.GainLore(1), keyword(Keyword.SING_TOGETHER, 7), cost=7, song=True)
    t = table([round_], p1={"hand": ["Round"], "play": ["Ogre", "Knight"]}).do("play Round", "choose Knight")
    assert (t.lore(), t["Ogre"].exerted, t["Knight"].exerted, t.ink()) == (1, True, True, (0, 0))
    assert not table([round_], p1={"hand": ["Round"], "play": ["Ogre", "Scout"]}).legal("play Round")


@rule("10.11")
def test_support_adds_its_strength_to_another_chosen_character_when_it_quests() -> None:
    aide = character("Aide", Keyword.SUPPORT, strength=2, inkwell=False)
    t = table([aide], p1={"play": ["Aide", "Knight"]}).do("quest Aide", "accept")
    assert t["Knight"].strength == 5
    assert t.end_turn()["Knight"].strength == 3
    t = table([aide], p1={"play": ["Aide", "Knight"]}).do("quest Aide", "decline")
    assert t["Knight"].strength == 3


@rule("10.12")
def test_vanish_banishes_it_when_an_opponent_chooses_it_for_an_action() -> None:
    wisp = character("Wisp", Keyword.VANISH, willpower=9, inkwell=False)
    count = ir.GainLore(ir.Count(ir.Cards(of=Who.OPPONENTS)))
    poke = action("Poke", ir.Text((ir.Deal(1, any_character()), count)), cost=0)
    wand = item("Wand", exert_ability(ir.Deal(1, any_character()), name="Zap"))
    t = table([wisp, poke, wand], p1={"hand": ["Poke"], "play": ["Wand"]}, p2={"play": ["Wisp"]})
    assert t.do("activate Wand: Zap").play(1) == ["Wisp"]
    t.do("play Poke")
    assert (t.discard(1), t.lore()) == (["Wisp"], 1)  # it was still there while the action resolved


@rule("10.13")
def test_ward_cannot_be_chosen_by_opponents_except_to_challenge() -> None:
    moth = character("Moth", Keyword.WARD, willpower=9, inkwell=False)
    poke = action("Poke", ir.Deal(1, any_character()), cost=0)
    rain = action("Rain", ir.Deal(1, ir.Cards(where=CHARACTER)), cost=0)
    t = table(
        [moth, poke, rain],
        p1={"hand": ["Poke", "Rain"], "play": ["Scout"]},
        p2={"play": [{"card": "Moth", "exerted": True}, "Ogre"]},
    )
    t.do("play Poke")
    assert t.moves() == ["choose Scout", "choose Ogre"]
    assert t.why("choose Moth") == ["10.13"]
    t.do("choose Ogre", "challenge Scout", "play Rain")
    assert t["Moth"].damage == 3
