"""6.7.1-6.7.5: resolving cards and effects, and the legality of choices.

The rest of 6.7 is in `test_6_7_together`.
"""

from __future__ import annotations

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
    opposing_character,
    shift,
    table,
    when_played,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.errors import IllegalMove
from illumineer.vocab import CardType, Cmp, Doing, Happening, Keyword, Stat, Who, Zone

FROM_HAND = ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))
SMASH = action("Smash", ir.Deal(3, any_character()))


# --- 6.7.1 a played card ---------------------------------------------------------------------


@pytest.mark.rule("6.7.1", "6.7.1.1")
def test_a_character_item_or_location_enters_play_as_it_resolves() -> None:
    t = table(p1={"ink": 6, "hand": ["Ogre", "Rock", "Camp"]})
    t.do("play Ogre", "play Rock", "play Camp")
    assert t.play() == ["Ogre", "Rock", "Camp"] and t.hand() == []


@pytest.mark.rule("6.7.1.1")
def test_a_shifted_character_is_put_on_top() -> None:
    old, new = character("Baker - Old", inkwell=False), character("Baker - New", shift(1), cost=5)
    t = table([old, new], p1={"ink": 1, "hand": ["Baker - New"], "play": ["Baker - Old"]})
    t.do("play Baker - New")
    assert t.play() == ["Baker - New"] and t["Baker - New"].under == ["Baker - Old"]


@pytest.mark.rule("6.7.1", "6.7.1.2")
def test_an_action_is_neither_in_hand_nor_in_the_discard_until_its_effect_is_resolved() -> None:
    t = table([SMASH], p1={"ink": 1, "hand": ["Smash"]}, p2={"play": ["Ogre", "Giant"]})
    t.do("play Smash")
    assert t["Smash"].zone == "resolving" and t.hand() == [] and t.discard() == []
    t.do("choose Ogre")
    assert t.discard() == ["Smash"] and t["Ogre"].damage == 3


@pytest.mark.rule("6.7.1.2")
def test_an_action_does_not_count_itself_in_the_discard() -> None:
    tally = ir.GainLore(ir.Count(ir.Cards((Zone.DISCARD,), Who.YOU)))
    t = table([action("Tally", tally)], p1={"ink": 1, "hand": ["Tally"], "discard": ["Pawn", "Ogre"]})
    t.do("play Tally")
    assert t.lore() == 2


@pytest.mark.rule("6.7.1.2", "6.7.8.1")
def test_an_action_whose_effect_has_to_wait_stays_in_the_play_zone() -> None:
    call = ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (ir.Named(("Smash",)),))))
    relay = action("Relay", ir.Text((call, ir.Discard(FROM_HAND))))
    t = table([SMASH, relay], p1={"ink": 1, "hand": ["Relay", "Smash", "Pawn"]}, p2={"play": ["Ogre"]})
    t.do("play Relay", "choose Smash")
    assert t.asked == (0, "choose") and t["Smash"].zone == "resolving" and t["Ogre"].damage == 0
    t.do("choose Pawn")
    assert t["Ogre"].damage == 3 and t.discard() == ["Pawn", "Relay", "Smash"]


# --- 6.7.2 the steps -------------------------------------------------------------------------


@pytest.mark.rule("6.7.2")
def test_ink_that_a_part_asks_for_is_paid_in_that_part() -> None:
    two = ir.Text((ir.Draw(), ir.May(ir.To(ir.PayInk(1), ir.Draw()))))
    t = table([action("Lesson", two)], p1={"ink": 2, "hand": ["Lesson"]})
    t.do("play Lesson")
    assert len(t.hand()) == 1 and t.ink() == (1, 1)
    t.do("accept")
    assert len(t.hand()) == 2 and t.ink() == (0, 2)


@pytest.mark.rule("6.7.2.1", "6.1.8")
def test_for_each_is_counted_when_the_effect_resolves() -> None:
    mine = your_characters()
    host = character("Host", when_played(ir.GainLore(ir.Count(mine))), cost=1)
    other = character(
        "Usher",
        whenever(
            Happening.PLAYED, ir.Banish(your_character(ir.Named(("Ogre",)))), subject=ir.Filter(Who.YOU, CHARACTER)
        ),
    )
    for first, lore in (("Host: When Played", 3), ("Usher: Whenever", 2)):
        t = table([host, other], p1={"ink": 1, "hand": ["Host"], "play": ["Usher", "Ogre"]})
        t.do("play Host", f"resolve {first}")
        assert t.lore() == lore


@pytest.mark.rule("6.7.2.1")
def test_a_false_secondary_condition_means_no_effect_and_no_choice() -> None:
    poor = ir.Compare(ir.LoreOf(), Cmp.GE, 1)
    thief = character("Thief", when_played(ir.Banish(opposing_character()), condition=poor))
    t = table([thief], p1={"ink": 2, "hand": ["Thief"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("play Thief")
    assert t.asked == (0, "act") and t.play(1) == ["Ogre", "Knight"]


@pytest.mark.rule("6.7.2.1")
def test_a_choice_that_the_condition_needs_is_made_before_it_is_checked() -> None:
    hurt = ir.Is(any_character(slot="it"), (ir.IsDamaged(),))
    judge = action("Judge", ir.If(hurt, ir.Banish(ir.Those("it"))))
    for name, zone in (("Ogre", "discard"), ("Knight", "play")):
        t = table([judge], p1={"ink": 1, "hand": ["Judge"]}, p2={"play": [{"card": "Ogre", "damage": 1}, "Knight"]})
        t.do("play Judge")
        assert t.moves() == ["choose Ogre", "choose Knight"]
        t.do(f"choose {name}")
        assert t[name].zone == zone


@pytest.mark.rule("6.7.2.2")
def test_choices_for_damage_come_before_the_instructions() -> None:
    study = action("Study", ir.Seq((ir.Draw(), ir.Deal(2, any_character()))))
    t = table([study], p1={"ink": 1, "hand": ["Study"]}, p2={"play": ["Ogre", "Giant"]})
    t.do("play Study")
    assert t.asked == (0, "choose") and t.hand() == []
    t.do("choose Ogre")
    assert len(t.hand()) == 1 and t["Ogre"].damage == 2


@pytest.mark.rule("6.7.2.2")
def test_damage_modifiers_make_the_final_amount() -> None:
    tough = character("Tough", keyword(Keyword.RESIST, 2), willpower=9)
    brittle = character("Brittle", ir.Static((ir.DamageChange(1),)), willpower=9)
    both = action("Both", ir.Deal(3, ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([tough, brittle, both], p1={"ink": 1, "hand": ["Both"]}, p2={"play": ["Tough", "Brittle", "Ogre"]})
    t.do("play Both")
    assert (t["Tough"].damage, t["Brittle"].damage, t["Ogre"].damage) == (1, 4, 3)


@pytest.mark.rule("6.7.2.3")
def test_all_damage_of_an_effect_is_dealt_at_the_same_time() -> None:
    # Each twin sees the other one damaged already as its own damage is dealt, whichever comes first.
    hurt = ir.Have(your_characters(ir.IsOther(), ir.IsDamaged()))
    event = ir.Event(Happening.DAMAGE_TAKEN, subject=THIS)
    twin = character("Twin", ir.Triggered((event,), ir.GainLore(1), when=hurt, name="Ache"), willpower=9)
    storm = action("Storm", ir.Deal(1, ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), 2)))
    t = table([twin, storm], p1={"ink": 1, "hand": ["Storm"]}, p2={"play": ["Twin", "Twin#2"]})
    t.do("play Storm")
    assert (t["Twin"].damage, t["Twin#2"].damage) == (1, 1)
    assert t.bag() == ["Ache", "Ache"]


@pytest.mark.rule("6.7.2.3", "6.1.2")
def test_instructions_are_done_in_order_and_as_far_as_possible() -> None:
    plan = ir.Seq((ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU), 2)), ir.GainLore(1), ir.Draw()))
    t = table([action("Plan", plan)], p1={"ink": 1, "hand": ["Plan", "Pawn"]})
    t.do("play Plan", "choose Pawn")
    assert t.discard() == ["Pawn", "Plan"] and t.lore() == 1 and len(t.hand()) == 1


@pytest.mark.rule("6.7.2.3")
def test_choices_that_are_not_for_damage_are_made_as_the_instruction_comes() -> None:
    swap = action("Swap", ir.Seq((ir.Draw(), ir.Discard(FROM_HAND))))
    t = table([swap], p1={"ink": 1, "hand": ["Swap", "Pawn"], "deck": ["Giant", "Ogre"]})
    t.do("play Swap")
    assert t.moves() == ["choose Pawn", "choose Giant"]


# --- 6.7.3 legal choices ---------------------------------------------------------------------


def _protector(name: str = "Protector") -> ir.Card:
    return character(name, ir.Static((ir.MustBeChosen(),)), willpower=9)


@pytest.mark.rule("6.7.3", "6.7.3.1")
def test_a_required_ink_cost_is_paid_before_the_choice() -> None:
    hire = action("Hire", ir.May(ir.To(ir.PayInk(1), ir.Banish(opposing_character()))))
    t = table([hire], p1={"ink": 2, "hand": ["Hire"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("play Hire", "accept")
    assert t.asked == (0, "choose") and t.ink() == (0, 2)
    t.do("choose Knight")
    assert t.play(1) == ["Ogre"]


@pytest.mark.rule("6.7.3", "6.7.3.2")
def test_a_character_that_must_be_chosen_is_chosen_if_able() -> None:
    t = table(
        [_protector(), SMASH], p1={"ink": 1, "hand": ["Smash"], "play": ["Ogre"]}, p2={"play": ["Giant", "Protector"]}
    )
    t.do("play Smash")
    assert t["Protector"].damage == 3 and t["Giant"].damage == 0


@pytest.mark.rule("6.7.3.2")
def test_of_two_that_must_be_chosen_either_satisfies_the_requirement() -> None:
    t = table(
        [_protector(), SMASH], p1={"ink": 1, "hand": ["Smash"]}, p2={"play": ["Giant", "Protector", "Protector#2"]}
    )
    t.do("play Smash")
    assert t.moves() == ["choose Protector", "choose Protector#2"]
    assert t.why("choose Giant") == ["6.7.3.2"]
    t.do("choose Protector#2")
    assert (t["Protector"].damage, t["Protector#2"].damage) == (0, 3)


@pytest.mark.rule("6.7.3.2")
def test_must_be_chosen_binds_opponents_only_and_only_where_the_effect_allows_it() -> None:
    t = table([_protector(), SMASH], p1={"ink": 1, "hand": ["Smash"], "play": ["Protector", "Ogre"]})
    t.do("play Smash")
    assert t.moves() == ["choose Protector", "choose Ogre"]
    hit = action("Hit", ir.Deal(1, any_character(ir.HasStat(Stat.STRENGTH, Cmp.GE, 4))))
    t = table([_protector(), hit], p1={"ink": 1, "hand": ["Hit"]}, p2={"play": ["Giant", "Protector", "Ogre"]})
    t.do("play Hit")
    assert t.moves() == ["choose Giant", "choose Ogre"]


@pytest.mark.rule("6.7.3.2")
def test_of_several_choices_one_has_to_be_the_character_that_must_be_chosen() -> None:
    pair = action("Pair", ir.Deal(1, ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), 2)))
    t = table([_protector(), pair], p1={"ink": 1, "hand": ["Pair"]}, p2={"play": ["Giant", "Protector", "Ogre"]})
    t.do("play Pair")  # the only one that must be chosen is chosen without asking
    assert sorted(t.moves()) == ["choose Giant", "choose Ogre"]
    t.do("choose Ogre")
    assert (t["Giant"].damage, t["Protector"].damage, t["Ogre"].damage) == (0, 1, 1)


@pytest.mark.rule("6.7.3.2")
def test_of_several_choices_one_of_two_that_must_be_chosen_is_enough() -> None:
    pair = action("Pair", ir.Deal(1, ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), 2)))
    t = table([_protector(), pair], p1={"ink": 1, "hand": ["Pair"]}, p2={"play": ["Giant", "Protector", "Protector#2"]})
    t.do("play Pair")
    assert t.moves() == ["choose Protector", "choose Protector#2"]
    t.do("choose Protector")
    assert t.moves() == ["choose Giant", "choose Protector#2"]
    t.do("choose Giant")
    assert (t["Giant"].damage, t["Protector"].damage, t["Protector#2"].damage) == (1, 1, 0)


@pytest.mark.rule("6.7.3.3")
def test_a_choice_that_violates_a_limiter_is_illegal_and_another_must_be_made() -> None:
    shy = character("Shy", ir.Static((ir.Cant(Doing.BE_CHOSEN),)))
    veiled = character("Veiled", Keyword.WARD)
    t = table([shy, veiled, SMASH], p1={"ink": 1, "hand": ["Smash"]}, p2={"play": ["Shy", "Veiled", "Ogre", "Giant"]})
    t.do("play Smash")
    assert t.moves() == ["choose Ogre", "choose Giant"]
    assert t.why("choose Shy") == ["6.7.3.3"] and t.why("choose Veiled") == ["8.15.1"]
    with pytest.raises(IllegalMove):
        t.do("choose Shy")
    assert t.asked == (0, "choose")
    t.do("choose Giant")
    assert t["Giant"].damage == 3 and t["Shy"].damage == 0


@pytest.mark.rule("6.7.3.3", "6.7.3.2")
def test_if_able_ends_where_a_limiter_forbids_the_choice() -> None:
    veiled = character("Veiled", Keyword.WARD, ir.Static((ir.MustBeChosen(),)))
    t = table([veiled, SMASH], p1={"ink": 1, "hand": ["Smash"]}, p2={"play": ["Veiled", "Ogre", "Giant"]})
    t.do("play Smash")
    assert t.moves() == ["choose Ogre", "choose Giant"]


# --- 6.7.4, 6.7.5 afterwards -----------------------------------------------------------------


@pytest.mark.rule("6.7.4")
def test_triggers_wait_until_all_effects_of_the_ability_are_resolved() -> None:
    reader = character("Reader", whenever(Happening.DREW, ir.GainLore(1), player=Who.YOU))
    scholar = character("Scholar", whenever_quests(ir.Text((ir.Draw(), ir.Banish(opposing_character())))), lore=0)
    t = table([reader, scholar], p1={"play": ["Reader", "Scholar"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("quest Scholar")
    assert t.asked == (0, "choose") and len(t.hand()) == 1
    assert t.bag() == ["Whenever"] and t.lore() == 0
    t.do("choose Ogre")
    assert t.lore() == 1


@pytest.mark.rule("6.7.5")
@pytest.mark.parametrize(("edition", "zone"), [("2.0", "discard"), ("2.1", "play"), ("2.3", "play")])
def test_the_game_state_is_checked_after_all_effects_have_resolved(edition: str, zone: str) -> None:
    trial = ir.Text((ir.Deal(3, your_character(slot="it")), ir.RemoveDamage(3, ir.Those("it"), up_to=False)))
    t = table([action("Trial", trial)], edition, p1={"ink": 1, "hand": ["Trial"], "play": ["Knight"]})
    t.do("play Trial")
    assert t["Knight"].zone == zone


@pytest.mark.rule("6.7.5")
def test_what_the_check_banishes_is_gone_before_anything_from_the_bag_resolves() -> None:
    strike = ir.Text((ir.Deal(3, opposing_character(ir.Named(("Knight",)))), ir.Draw()))
    count = ir.GainLore(ir.Count(ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    reader = character("Reader", whenever(Happening.DREW, count, player=Who.YOU))
    t = table(
        [action("Strike", strike), reader],
        p1={"ink": 1, "hand": ["Strike"], "play": ["Reader"]},
        p2={"play": ["Knight", "Ogre"]},
    )
    t.do("play Strike")
    assert t["Knight"].zone == "discard" and t.lore() == 1


@pytest.mark.rule("6.7.5")
def test_a_check_follows_each_ability_from_the_bag() -> None:
    # 20 lore from the first of two abilities: the second is never asked for.
    crier = character(
        "Crier", whenever_quests(ir.GainLore(2)), whenever(Happening.QUESTED, ir.May(ir.Draw()), subject=THIS)
    )
    t = table([crier], p1={"lore": 17, "play": ["Crier"]})
    t.do("quest Crier", "resolve Crier: Whenever Quests")
    assert t.winner == 0 and t.asked is None


@pytest.mark.rule("6.7.4")
def test_triggers_of_paying_and_of_resolving_are_all_added_and_wait_together() -> None:
    smith = character(
        "Smith",
        whenever(Happening.BANISHED, ir.GainLore(1), subject=ir.Filter(Who.YOU, (ir.IsType((CardType.ITEM,)),))),
    )
    bomb = item(
        "Bomb", exert_ability(ir.Banish(ir.Chosen(ir.Cards(of=Who.YOU, where=(ir.Named(("Rock",)),)))), ir.BanishCost())
    )
    t = table([smith, bomb], p1={"play": ["Smith", "Bomb", "Rock"]})
    t.do("activate Bomb: Use")
    assert t.bag() == ["Whenever", "Whenever"]
    t.do("resolve Smith: Whenever")
    assert t.lore() == 2
