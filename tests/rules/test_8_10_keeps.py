"""8.10.2 to 8.10.6: what a shifted character takes over from the one it covers, and what it does not."""

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
    keyword,
    location,
    shift,
    table,
    when_played,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Doing, Duration, Happening, Keyword, Leave, Stat, Who

SEED = character("Fern - Seedling", cost=2, strength=2, willpower=3, lore=1, inkwell=False)
TREE = character("Fern - Elder Tree", shift(3), cost=6, strength=5, willpower=6, lore=3)
HYMN = action("Hymn", ir.GainLore(1), cost=6, song=True)


def grown(base: Any, *cards: ir.Card, hand: tuple[str, ...] = (), edition: str = "2.3", **p1: Any) -> Table:
    """Seedling in play as described, Elder Tree shifted onto it, then main phase."""
    given = {card.full_name: card for card in (SEED, TREE, HYMN, *cards)}
    play = [base, *p1.pop("play", [])]
    t = table(
        list(given.values()),
        edition,
        p1={"ink": 8, "hand": ["Fern - Elder Tree", *hand], "play": play, **p1},
        p2={"play": [{"card": "Knight", "exerted": True}]},
    )
    return t.do("play Fern - Elder Tree", "for shift")


# --- 8.10.2, 8.10.3 Exerted or ready ---------------------------------------------------------


@pytest.mark.rule("8.10.2", "5.1.3")
@pytest.mark.parametrize("exerted", [True, False])
def test_on_an_exerted_character_it_enters_exerted_on_a_ready_one_ready(exerted: bool) -> None:
    t = grown({"card": "Fern - Seedling", "exerted": exerted})
    assert t["Fern - Elder Tree"].exerted is exerted
    assert t.legal("quest Fern - Elder Tree") is not exerted


@pytest.mark.rule("8.10.2")
def test_entering_exerted_by_shift_is_not_being_exerted() -> None:
    crier = item("Crier", whenever(Happening.EXERTED, ir.GainLore(5)))
    t = grown({"card": "Fern - Seedling", "exerted": True}, crier, play=["Crier"])
    assert t["Fern - Elder Tree"].exerted
    assert t.lore() == 0


@pytest.mark.rule("8.10.3", "6.7.9")
def test_told_to_enter_exerted_it_becomes_exerted_on_a_ready_character() -> None:
    slow = character("Fern - Elder Tree", shift(3), ir.Static((ir.Enters(exerted=True),)), cost=6)
    t = grown("Fern - Seedling", slow)
    assert t["Fern - Elder Tree"].exerted


@pytest.mark.rule("8.10.3", "6.7.9")
def test_another_cards_effect_can_make_it_enter_exerted() -> None:
    mud = location("Mud", ir.Static((ir.Enters(exerted=True),), ir.Cards(of=Who.YOU)))
    assert grown("Fern - Seedling", mud, play=["Mud"])["Fern - Elder Tree"].exerted


@pytest.mark.rule("8.10.3", "8.3.2")
def test_bodyguard_may_enter_exerted_on_top_of_a_ready_character() -> None:
    guard = character("Fern - Elder Tree", shift(3), Keyword.BODYGUARD, cost=6)
    for answer, exerted in (("enter exerted", True), ("enter ready", False)):
        t = grown("Fern - Seedling", guard)
        assert t.asked == (0, "enter")
        assert t.do(answer)["Fern - Elder Tree"].exerted is exerted


@pytest.mark.rule("8.10.2", "8.3.2")
def test_bodyguard_cannot_enter_ready_on_top_of_an_exerted_character() -> None:
    guard = character("Fern - Elder Tree", shift(3), Keyword.BODYGUARD, cost=6)
    t = grown({"card": "Fern - Seedling", "exerted": True}, guard)
    assert t.asked == (0, "act")
    assert t["Fern - Elder Tree"].exerted


# --- 8.10.4 Dry or drying --------------------------------------------------------------------


@pytest.mark.rule("8.10.4", "8.10.5", "5.1.3")
def test_on_a_dry_character_it_is_dry_and_acts_at_once() -> None:
    t = grown("Fern - Seedling")
    assert not t["Fern - Elder Tree"].drying
    assert t.legal("quest Fern - Elder Tree")
    assert t.legal("challenge Fern - Elder Tree")


@pytest.mark.rule("8.10.4")
def test_on_a_drying_character_it_is_drying() -> None:
    t = grown({"card": "Fern - Seedling", "drying": True})
    assert t["Fern - Elder Tree"].drying
    assert t.why("quest Fern - Elder Tree") == ["5.1.1.11"]
    assert t.why("challenge Fern - Elder Tree") == ["5.1.1.11"]


@pytest.mark.rule("8.10.4")
def test_a_drying_stack_dries_at_the_start_of_its_players_next_turn() -> None:
    t = grown({"card": "Fern - Seedling", "drying": True}).end_turn()
    assert t["Fern - Elder Tree"].drying
    t.end_turn()
    assert not t["Fern - Elder Tree"].drying


@pytest.mark.rule("8.10.4", "8.9.1")
def test_rush_lets_a_drying_shifted_character_challenge() -> None:
    rash = character("Fern - Elder Tree", shift(3), Keyword.RUSH, cost=6, strength=5, willpower=6)
    t = grown({"card": "Fern - Seedling", "drying": True}, rash)
    assert t.legal("challenge Fern - Elder Tree")
    assert not t.legal("quest Fern - Elder Tree")


# --- 8.10.5 Turn actions; text is not gained; effects are kept -------------------------------


@pytest.mark.rule("8.10.5")
def test_it_quests_challenges_and_moves_in_place_of_the_covered_character() -> None:
    t = grown("Fern - Seedling")
    t.do("quest Fern - Elder Tree")
    assert t.lore() == 3
    t = grown("Fern - Seedling").do("challenge Fern - Elder Tree")
    assert (t["Fern - Elder Tree"].damage, t["Knight"].zone) == (3, "discard")
    t = grown("Fern - Seedling", play=["Camp"]).do("move Fern - Elder Tree")
    assert t["Fern - Elder Tree"].at == "Camp"


@pytest.mark.rule("8.10.5", "5.1.1.6")
def test_it_does_not_gain_the_abilities_of_the_covered_card() -> None:
    gifted = character(
        "Fern - Seedling",
        Keyword.EVASIVE,
        keyword(Keyword.RESIST, 1),
        exert_ability(ir.GainLore(1), name="Glow"),
        whenever_quests(ir.GainLore(5)),
        ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters()),
        inkwell=False,
    )
    t = table([gifted, TREE], p1={"ink": 3, "hand": ["Fern - Elder Tree"], "play": ["Fern - Seedling", "Ogre"]})
    assert t.legal("activate Fern - Seedling: Glow")
    assert (t["Fern - Seedling"].strength, t["Ogre"].strength) == (3, 5)
    t.do("play Fern - Elder Tree")
    tree = t["Fern - Elder Tree"]
    assert (tree.strength, t["Ogre"].strength) == (5, 4)
    assert not tree.has(Keyword.EVASIVE)
    assert not tree.has(Keyword.RESIST)
    assert [move for move in t.moves() if move.startswith("activate")] == []
    t.do("quest Fern - Elder Tree")
    assert t.lore() == 3


@pytest.mark.rule("8.10.5")
def test_it_has_its_own_name_cost_and_values_not_those_below() -> None:
    t = grown("Fern - Seedling")
    tree = t["Fern - Elder Tree"]
    assert (tree.strength, tree.willpower, tree.lore, tree.values.cost) == (5, 6, 3, 6)


@pytest.mark.rule("8.10.5")
def test_it_can_use_its_own_exert_ability_at_once_if_the_covered_one_was_dry() -> None:
    wise = character("Fern - Elder Tree", shift(3), exert_ability(ir.GainLore(1), name="Speak"), cost=6)
    t = grown("Fern - Seedling", wise).do("activate Fern - Elder Tree: Speak")
    assert (t.lore(), t["Fern - Elder Tree"].exerted) == (1, True)
    t = grown({"card": "Fern - Seedling", "drying": True}, wise)
    assert t.why("activate Fern - Elder Tree: Speak") == ["4.4.2"]


@pytest.mark.rule("8.10.5")
@pytest.mark.parametrize("drying", [False, True])
def test_it_can_sing_exactly_if_the_covered_character_was_dry(drying: bool) -> None:
    t = grown({"card": "Fern - Seedling", "drying": drying}, hand=("Hymn",))
    assert t.legal("play Hymn") is not drying  # 5 ink are left, and the song costs 6
    if not drying:
        t.do("play Hymn")
        assert (t.lore(), t["Fern - Elder Tree"].exerted, t.ink()) == (1, True, (5, 3))


BOONS = {
    "strength": (ir.Adjust(Stat.STRENGTH, 2),),
    "willpower and lore": (ir.Adjust(Stat.WILLPOWER, 2), ir.Adjust(Stat.LORE, 1)),
    "keyword": (ir.Gain(Keyword.EVASIVE),),
    "stacking keyword": (ir.Gain(Keyword.RESIST, 2),),
    "ability": (ir.GainAbility(exert_ability(ir.GainLore(4), name="Shine")),),
    "can't": (ir.Cant(Doing.QUEST),),
    "may": (ir.Allow(Leave.CHALLENGE_READY),),
}


def facts(t: Table, name: str) -> dict[str, object]:
    card = t[name]
    return {
        "strength": card.strength,
        "willpower and lore": (card.willpower, card.lore),
        "keyword": card.has(Keyword.EVASIVE),
        "stacking keyword": card.values.keywords.get(int(Keyword.RESIST)),
        "ability": t.legal(f"activate {name}: Shine"),
        "can't": t.legal(f"quest {name}"),
        "may": sorted(t.do(f"challenge {name}").moves()),
    }


PLAIN_FACTS: dict[str, tuple[object, object]] = {
    "strength": (5, 7),
    "willpower and lore": ((6, 3), (8, 4)),
    "keyword": (False, True),
    "stacking keyword": (None, 2),
    "ability": (False, True),
    "can't": (True, False),
    "may": (["choose Camp", "choose Knight"], ["choose Camp", "choose Knight", "choose Ogre"]),
}


@pytest.mark.rule("8.10.5")
@pytest.mark.parametrize("boon", list(BOONS))
def test_it_keeps_the_effects_that_applied_to_the_covered_character(boon: str) -> None:
    spell = action("Spell", ir.Apply(any_character(), BOONS[boon]), cost=0)
    for cast in (False, True):
        t = table(
            [SEED, TREE, spell],
            p1={"ink": 3, "hand": ["Spell", "Fern - Elder Tree"], "play": ["Fern - Seedling"]},
            p2={"play": [{"card": "Knight", "exerted": True}, "Ogre", "Camp"]},
        )
        if cast:
            t.do("play Spell", "choose Fern - Seedling")
        t.do("play Fern - Elder Tree")
        assert facts(t, "Fern - Elder Tree")[boon] == PLAIN_FACTS[boon][cast]


@pytest.mark.rule("8.10.5", "6.1.13.4")
def test_a_kept_effect_ends_when_it_would_have_ended() -> None:
    spell = action("Spell", ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 2),)), cost=0)
    t = table([SEED, TREE, spell], p1={"ink": 3, "hand": ["Spell", "Fern - Elder Tree"], "play": ["Fern - Seedling"]})
    t.do("play Spell", "play Fern - Elder Tree")
    assert t["Fern - Elder Tree"].strength == 7
    assert t.end_turn()["Fern - Elder Tree"].strength == 5


@pytest.mark.rule("8.10.5")
def test_an_effect_that_keeps_it_from_readying_next_turn_is_kept_too() -> None:
    frost = action(
        "Frost", ir.Apply(any_character(), (ir.Cant(Doing.READY_AT_START),), Duration.THEIR_NEXT_START), cost=0
    )
    t = table(
        [SEED, TREE, frost],
        p1={
            "ink": 3,
            "hand": ["Frost", "Fern - Elder Tree"],
            "play": [{"card": "Fern - Seedling", "exerted": True}, {"card": "Ogre", "exerted": True}],
        },
    )
    t.do("play Frost", "choose Fern - Seedling", "play Fern - Elder Tree").end_turn().end_turn()
    assert (t["Fern - Elder Tree"].exerted, t["Ogre"].exerted) == (True, False)


@pytest.mark.rule("8.10.5", "6.2.7.2")
def test_a_delayed_ability_about_the_covered_character_finds_the_shifted_one() -> None:
    doom = ir.Triggered((ir.Event(Happening.TURN_ENDING),), ir.Banish(ir.Those("about")), name="Doom")
    curse = action("Curse", ir.Create(doom, times=1, about=your_character()), cost=0)
    t = table([SEED, TREE, curse], p1={"ink": 3, "hand": ["Curse", "Fern - Elder Tree"], "play": ["Fern - Seedling"]})
    t.do("play Curse", "play Fern - Elder Tree").end_turn()
    assert t.discard() == ["Curse", "Fern - Elder Tree", "Fern - Seedling"]


@pytest.mark.rule("8.10.5", "6.5.1")
def test_a_replacement_effect_that_protects_the_character_goes_on_protecting_it() -> None:
    safe = ir.Replacement(ir.Event(Happening.DAMAGE_DEALT, subject=ir.Filter(where=(ir.IsIn("about"),))), name="Safe")
    shield = action("Shield", ir.Create(safe, times=1, about=your_character()), cost=0)
    t = table(
        [SEED, TREE, shield],
        p1={"ink": 3, "hand": ["Shield", "Fern - Elder Tree"], "play": ["Fern - Seedling"]},
        p2={"play": [{"card": "Knight", "exerted": True}]},
    )
    t.do("play Shield", "play Fern - Elder Tree", "challenge Fern - Elder Tree")
    assert t["Fern - Elder Tree"].damage == 0


@pytest.mark.rule("8.10.5", "6.4.2.3")
def test_static_abilities_of_other_cards_apply_by_what_the_shifted_character_is() -> None:
    banner = item("Banner", ir.Static((ir.Adjust(Stat.STRENGTH, 3),), your_characters(ir.HasClass(("Giant",)))))
    tree = character("Fern - Elder Tree", shift(3), cost=6, strength=5, willpower=6, classes="Floodborn Giant")
    assert grown("Fern - Seedling", banner, tree, play=["Banner"])["Fern - Elder Tree"].strength == 8
    seed = character("Fern - Seedling", classes="Storyborn Giant", inkwell=False)
    assert grown("Fern - Seedling", banner, seed, play=["Banner"])["Fern - Elder Tree"].strength == 5


@pytest.mark.rule("8.10.5")
def test_a_character_at_a_location_is_covered_there() -> None:
    grove = location("Grove", ir.Static((ir.Adjust(Stat.LORE, 1),), ir.Cards(where=(ir.IsAt(ir.This()),))))
    t = grown({"card": "Fern - Seedling", "at": "Grove"}, grove, play=["Grove"])
    assert t["Fern - Elder Tree"].at == "Grove"
    assert t["Fern - Elder Tree"].lore == 4
    assert t.events(Happening.MOVED) == []


@pytest.mark.rule("8.10.5", "6.4.2.3")
def test_what_lasts_while_the_covered_card_is_in_play_ends() -> None:
    warden = character(
        "Fern - Seedling",
        when_played(
            ir.Apply(any_character(), (ir.Cant(Doing.QUEST),), Duration.WHILE_SOURCE_IN_PLAY),
        ),
        cost=1,
    )
    t = table([warden, TREE], p1={"ink": 4, "hand": ["Fern - Seedling", "Fern - Elder Tree"], "play": ["Ogre"]})
    t.do("play Fern - Seedling", "choose Ogre")
    assert not t.legal("quest Ogre")
    t.do("play Fern - Elder Tree")
    assert t.legal("quest Ogre")


# --- the covered card and its own abilities --------------------------------------------------


@pytest.mark.rule("4.3.4.2", "8.10.5")
def test_a_covered_card_that_watches_cards_being_played_sees_the_one_that_covers_it() -> None:
    keen = character(
        "Fern - Seedling", whenever(Happening.PLAYED, ir.GainLore(1), subject=ir.Filter(of=Who.YOU)), inkwell=False
    )
    t = grown("Fern - Seedling", keen, hand=("Pawn",))
    assert t.lore() == 1
    t.do("play Pawn")  # now it is covered and sees nothing any more
    assert t.lore() == 1


@pytest.mark.rule("4.3.4.2")
def test_a_covered_card_without_its_abilities_sees_nothing() -> None:
    keen = character(
        "Fern - Seedling", whenever(Happening.PLAYED, ir.GainLore(1), subject=ir.Filter(of=Who.YOU)), inkwell=False
    )
    hush = item("Hush", ir.Static((ir.LoseAbility(),), ir.Cards(where=(ir.Named(("Fern",)),))))
    assert grown("Fern - Seedling", keen, hush, play=["Hush"]).lore() == 0


@pytest.mark.rule("4.3.4.2", "8.10.5")
def test_a_gained_ability_that_is_kept_sees_the_covering_card_once() -> None:
    watch = whenever(Happening.PLAYED, ir.GainLore(1), subject=ir.Filter(of=Who.YOU, where=CHARACTER))
    spell = action("Spell", ir.Apply(your_character(), (ir.GainAbility(watch),)), cost=0)
    t = table([SEED, TREE, spell], p1={"ink": 3, "hand": ["Spell", "Fern - Elder Tree"], "play": ["Fern - Seedling"]})
    t.do("play Spell", "play Fern - Elder Tree")
    assert (t.asked, t.lore()) == ((0, "act"), 1)


@pytest.mark.rule("4.3.4.2")
def test_a_covered_card_does_not_take_the_covering_card_for_itself() -> None:
    shy = character("Fern - Seedling", when_played(ir.GainLore(1)), inkwell=False)
    assert grown("Fern - Seedling", shy).lore() == 0


@pytest.mark.rule("4.3.4.2", "8.10.1")
def test_a_card_can_watch_for_being_shifted_onto() -> None:
    pupil = character(
        "Fern - Seedling", ir.Triggered((ir.Event(Happening.SHIFTED_ONTO, object=THIS),), ir.Draw()), inkwell=False
    )
    assert len(grown("Fern - Seedling", pupil).hand()) == 1


@pytest.mark.rule("8.10.5", "7.4.3")
def test_being_covered_is_not_leaving_play() -> None:
    sad = character(
        "Fern - Seedling", ir.Triggered((ir.Event(Happening.LEFT_PLAY, subject=THIS),), ir.GainLore(1)), inkwell=False
    )
    assert grown("Fern - Seedling", sad).lore() == 0


@pytest.mark.rule("6.1.13.2", "8.10.5")
def test_a_once_per_turn_count_belongs_to_the_card_also_when_the_same_card_covers_it() -> None:
    tree = character(
        "Fern - Elder Tree",
        shift(1),
        ir.Activated((ir.InkCost(1),), ir.GainLore(1), limit=1, name="Bloom"),
        cost=6,
    )
    t = table([tree], p1={"ink": 3, "hand": ["Fern - Elder Tree#2"], "play": ["Fern - Elder Tree"]})
    t.do("activate Fern - Elder Tree: Bloom")
    assert t.why("activate Fern - Elder Tree: Bloom") == ["6.1.13.2"]
    t.do("play Fern - Elder Tree#2", "activate Fern - Elder Tree: Bloom")
    assert t.lore() == 2


@pytest.mark.rule("6.1.13.2", "8.10.5")
def test_a_once_per_turn_count_of_a_kept_ability_is_kept_with_it() -> None:
    bloom = ir.Activated((ir.InkCost(1),), ir.GainLore(1), limit=1, name="Bloom")
    spell = action("Spell", ir.Apply(your_character(), (ir.GainAbility(bloom),)), cost=0)
    t = table([SEED, TREE, spell], p1={"ink": 5, "hand": ["Spell", "Fern - Elder Tree"], "play": ["Fern - Seedling"]})
    t.do("play Spell", "activate Fern - Seedling: Bloom", "play Fern - Elder Tree")
    assert t.why("activate Fern - Elder Tree: Bloom") == ["6.1.13.2"]


# --- 8.10.6 Damage ---------------------------------------------------------------------------


@pytest.mark.rule("8.10.6")
def test_it_keeps_the_damage_of_the_covered_character() -> None:
    t = grown({"card": "Fern - Seedling", "damage": 2})
    assert t["Fern - Elder Tree"].damage == 2
    assert t.events(Happening.DAMAGE_TAKEN) == []


@pytest.mark.rule("8.10.6", "6.7.9")
def test_damage_it_enters_with_comes_on_top_of_the_damage_it_keeps() -> None:
    wounded = character("Fern - Elder Tree", shift(3), ir.Static((ir.Enters(damage=3),)), cost=6, willpower=6)
    assert grown({"card": "Fern - Seedling", "damage": 2}, wounded)["Fern - Elder Tree"].damage == 5


@pytest.mark.rule("8.10.6", "1.8.1.4", "8.10.7")
def test_kept_damage_that_is_too_much_banishes_it_with_all_its_cards() -> None:
    frail = character("Fern - Elder Tree", shift(3), cost=6, willpower=2)
    t = grown({"card": "Fern - Seedling", "damage": 2}, frail)
    assert t.play() == []
    assert sorted(t.discard()) == ["Fern - Elder Tree", "Fern - Seedling"]


@pytest.mark.rule("8.10.6")
def test_a_greater_willpower_saves_a_damaged_character() -> None:
    spark = action("Spark", ir.Deal(3, any_character()), cost=0)
    t = grown({"card": "Fern - Seedling", "damage": 2}, spark, hand=("Spark",)).do(
        "play Spark", "choose Fern - Elder Tree"
    )
    assert t["Fern - Elder Tree"].damage == 5
