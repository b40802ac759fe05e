"""6.1.1-6.1.4: what an ability and an effect are, order, choices, may."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    opposing_character,
    table,
    when_played,
    whenever,
    whenever_quests,
    your_character,
)

from illumineer import ir
from illumineer.vocab import (
    CardType,
    Cause,
    Cmp,
    Happening,
    Keyword,
    Stat,
    Who,
    Zone,
)

ITEM = (ir.IsType((CardType.ITEM,)),)
YOUR_ITEM = ir.Chosen(ir.Cards(of=Who.YOU, where=ITEM))
FROM_HAND = ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))
YOUR_HAND = ir.Cards((Zone.HAND,), Who.YOU)


def strength(n: int) -> tuple[ir.Adjust, ...]:
    return (ir.Adjust(Stat.STRENGTH, n),)


def whenever_you_play_an_item(effect: ir.Effect, **more: object) -> ir.Triggered:
    event = ir.Event(Happening.PLAYED, subject=ir.Filter(Who.YOU, ITEM))
    return ir.Triggered((event,), effect, name="Collect", **more)  # type: ignore[arg-type]


# --- 6.1.1 abilities and effects -------------------------------------------------------------


@pytest.mark.rule("6.1.1")
def test_the_effect_is_the_part_of_the_ability_that_is_resolved() -> None:
    hermit = character(
        "Hermit",
        whenever(
            Happening.CHALLENGES,
            ir.EachPlayer(Who.OPPONENTS, (ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY), by=Who.THEY)),)),
            name="Toll",
            object=THIS,
        ),
        willpower=9,
    )
    t = table(
        [hermit], p1={"play": ["Ogre"], "hand": ["Pawn", "Scout"]}, p2={"play": [{"card": "Hermit", "exerted": True}]}
    )
    t.do("challenge Ogre")
    assert t.asked == (0, "choose")
    t.do("choose Scout")
    assert t.discard(0) == ["Scout"]
    assert t["Hermit"].damage == 4


@pytest.mark.rule("6.1.1", "6.1.13.2")
def test_an_ability_whose_effect_was_declined_is_not_fully_resolved() -> None:
    miser = character("Miser", whenever_you_play_an_item(ir.May(ir.Draw()), limit=1))
    t = table([miser], p1={"ink": 3, "hand": ["Rock", "Rock#2", "Rock#3"], "play": ["Miser"]})
    t.do("play Rock", "decline", "play Rock#2", "accept")
    assert len(t.hand()) == 2
    t.do("play Rock#3")  # resolved in full once this turn: nothing is asked any more
    assert t.asked == (0, "act")
    assert len(t.hand()) == 1


@pytest.mark.rule("6.1.1")
def test_an_ability_with_one_effect_that_could_not_happen_is_not_fully_resolved() -> None:
    both = ir.Text((ir.GainLore(1), ir.Banish(opposing_character())))
    miser = character("Miser", whenever_you_play_an_item(both, limit=1))
    t = table([miser], p1={"ink": 3, "hand": ["Rock", "Rock#2", "Rock#3"], "play": ["Miser"]})
    t.do("play Rock", "play Rock#2")
    assert t.lore() == 2


@pytest.mark.rule("6.1.1")
def test_an_ability_with_one_effect_whose_condition_was_false_is_not_fully_resolved() -> None:
    both = ir.Text((ir.GainLore(1), ir.If(ir.Have(ir.Cards(of=Who.YOU, where=ITEM), Cmp.GE, 2), ir.Draw())))
    miser = character("Miser", whenever_you_play_an_item(both, limit=1))
    t = table([miser], p1={"ink": 3, "hand": ["Rock", "Rock#2", "Rock#3"], "play": ["Miser"]})
    t.do("play Rock", "play Rock#2")
    assert t.lore() == 2
    assert len(t.hand()) == 2
    t.do("play Rock#3")  # the second time both effects happened
    assert t.lore() == 2


@pytest.mark.rule("6.1.1.1")
def test_each_ability_of_a_card_works_for_itself() -> None:
    squire = character("Squire", Keyword.SUPPORT, whenever_quests(ir.Draw()))
    t = table([squire], p1={"play": ["Squire", "Ogre"]})
    t.do("quest Squire")
    assert sorted(t.bag()) == ["Support", "Whenever Quests"]
    t.do("resolve Squire: Whenever Quests")
    assert len(t.hand()) == 1
    t.do("accept")
    assert t["Ogre"].strength == 6


@pytest.mark.rule("6.1.1.1")
@pytest.mark.parametrize("name", ("Whenever Quests", "WHENEVER QUESTS"))  # capitals make no difference
def test_losing_one_ability_by_name_leaves_the_other(name: str) -> None:
    squire = character("Squire", Keyword.SUPPORT, whenever_quests(ir.Draw()))
    mute = action("Mute", ir.Apply(any_character(), (ir.LoseAbility(name),)))
    t = table([squire, mute], p1={"ink": 1, "hand": ["Mute"], "play": ["Squire", "Ogre"]})
    t.do("play Mute", "choose Squire", "quest Squire", "accept")
    assert t.hand() == []
    assert t["Ogre"].strength == 6


@pytest.mark.rule("6.1.1.2")
def test_an_action_generates_its_effect_as_it_resolves() -> None:
    toll = action("Toll", ir.Banish(any_character(ir.IsDamaged())))
    t = table([toll], p1={"ink": 1, "hand": ["Toll"]}, p2={"play": [{"card": "Ogre", "damage": 1}, "Knight"]})
    t.do("play Toll")
    assert t["Ogre"].zone == "discard"
    assert t["Knight"].zone == "play"


@pytest.mark.rule("6.1.1.2")
def test_the_effect_of_an_action_is_not_an_ability() -> None:
    nervous = character(
        "Nervous",
        whenever(Happening.CHOSEN, ir.GainLore(1), subject=THIS, causes=(Cause.ABILITY,)),
        willpower=9,
    )
    bolt = action("Bolt", ir.Deal(1, any_character()))
    archer = character("Archer", exert_ability(ir.Deal(1, opposing_character())))
    t = table([nervous, bolt, archer], p1={"ink": 1, "hand": ["Bolt"], "play": ["Archer"]}, p2={"play": ["Nervous"]})
    t.do("play Bolt", "choose Nervous")
    assert t.lore(1) == 0
    t.do("activate Archer: Use")
    assert t.lore(1) == 1
    assert t["Nervous"].damage == 2


# --- 6.1.2 order -----------------------------------------------------------------------------


@pytest.mark.rule("6.1.2")
def test_sentences_resolve_in_the_order_they_are_written() -> None:
    sift = action("Sift", ir.Text((ir.Draw(), ir.Discard(FROM_HAND))))
    t = table([sift], p1={"ink": 1, "hand": ["Sift"], "deck": ["Giant", "Pawn"]})
    t.do("play Sift", "choose Giant")
    assert t.discard() == ["Giant", "Sift"]
    churn = action("Churn", ir.Text((ir.Discard(FROM_HAND), ir.Draw())))
    t = table([churn], p1={"ink": 1, "hand": ["Churn"], "deck": ["Giant", "Pawn"]})
    t.do("play Churn")
    assert t.discard() == ["Churn"]
    assert t.hand() == ["Giant"]


@pytest.mark.rule("6.1.2")
def test_what_can_be_done_is_done_when_another_part_cannot() -> None:
    raid = action("Raid", ir.Text((ir.Banish(opposing_character()), ir.Draw(), ir.LoseLore(2))))
    t = table([raid], p1={"ink": 1, "hand": ["Raid"]}, p2={"lore": 1})
    t.do("play Raid")
    assert len(t.hand()) == 1
    assert t.lore(1) == 0


@pytest.mark.rule("6.1.2", "6.7.4")
def test_all_sentences_are_one_resolution() -> None:
    mourner = character("Mourner", whenever(Happening.BANISHED, ir.GainLore(1), subject=ir.Filter(Who.YOU, CHARACTER)))
    purge = action("Purge", ir.Text((ir.Banish(your_character(ir.Named(("Scout",)))), ir.Discard(FROM_HAND))))
    t = table([mourner, purge], p1={"ink": 1, "hand": ["Purge", "Ogre"], "play": ["Mourner", "Scout"]})
    t.do("play Purge")
    assert t["Scout"].zone == "discard"
    assert t.asked == (0, "choose")
    assert t.lore() == 0 and t.bag() == ["Whenever"]
    t.do("choose Ogre")
    assert t.lore() == 1


# --- 6.1.3 choices ---------------------------------------------------------------------------


def _rosy() -> ir.Card:
    weaken = ir.Apply(ir.Chosen(ir.Cards(where=CHARACTER), 2, up_to=True), strength(-1))
    return action("Rosy", ir.Text((weaken, ir.Draw())), song=True)


@pytest.mark.rule("6.1.3")
def test_up_to_two_cannot_be_the_same_card_twice() -> None:
    t = table([_rosy()], p1={"ink": 1, "hand": ["Rosy"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("play Rosy", "choose Ogre")
    assert t.moves() == ["choose Knight", "done"]
    assert t.why("choose Ogre") == ["6.1.3"]
    t.do("choose Knight")
    assert (t["Ogre"].strength, t["Knight"].strength) == (3, 2)
    assert len(t.hand()) == 1


@pytest.mark.rule("6.1.3")
@pytest.mark.parametrize(("picks", "left"), [(["done"], 4), (["choose Ogre", "done"], 3)])
def test_up_to_includes_zero_and_any_number_below(picks: list[str], left: int) -> None:
    t = table([_rosy()], p1={"ink": 1, "hand": ["Rosy"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("play Rosy", *picks)
    assert (t["Ogre"].strength, t["Knight"].strength) == (left, 3)
    assert len(t.hand()) == 1


@pytest.mark.rule("6.1.3")
def test_two_instances_of_chosen_may_be_the_same_card() -> None:
    swap = ir.Seq((ir.Apply(opposing_character(), strength(-4)), ir.Apply(any_character(), strength(4))))
    regent = character("Regent", whenever_quests(swap))
    t = table([regent], p1={"play": ["Regent"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("quest Regent", "choose Ogre")
    assert t["Ogre"].strength == 0
    assert t.moves() == ["choose Regent", "choose Ogre", "choose Knight"]
    t.do("choose Ogre")
    assert t["Ogre"].strength == 4


@pytest.mark.rule("6.1.3")
def test_choices_are_made_as_the_effect_resolves_not_when_it_triggers() -> None:
    # Both triggers wait together; the second one may choose what the first one brought back.
    caller = character(
        "Caller", whenever_quests(ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU)), ir.Place(Zone.HAND)))
    )
    helper = character(
        "Helper",
        whenever(Happening.QUESTED, ir.Discard(FROM_HAND), name="Lighten", subject=ir.Filter(Who.YOU, CHARACTER)),
    )
    t = table([caller, helper], p1={"play": ["Caller", "Helper"], "discard": ["Giant"]})
    t.do("quest Caller", "resolve Caller: Whenever Quests")
    assert t.asked == (0, "choose") and t.moves() == ["choose Giant"]
    t.do("choose Giant")
    assert t.discard() == ["Giant"] and t.hand() == []


@pytest.mark.rule("6.1.3.1")
def test_a_limiter_restricts_the_choice_that_the_effect_requires() -> None:
    strong = any_character(ir.HasStat(Stat.STRENGTH, Cmp.GE, 5))
    fell = action("Fell", ir.Banish(strong))
    t = table([fell], p1={"ink": 1, "hand": ["Fell"]}, p2={"play": ["Giant", "Giant#2", "Ogre"]})
    t.do("play Fell")
    assert t.moves() == ["choose Giant", "choose Giant#2"]
    assert t.why("choose Ogre") == ["6.1.3.1"]
    t.do("choose Giant#2")
    assert t.discard(1) == ["Giant"]


@pytest.mark.rule("6.1.3.1")
def test_without_anything_that_meets_the_requirement_the_effect_does_nothing() -> None:
    fell = action("Fell", ir.Banish(any_character(ir.HasStat(Stat.STRENGTH, Cmp.GE, 5))))
    t = table([fell], p1={"ink": 1, "hand": ["Fell"], "play": ["Knight"]}, p2={"play": ["Ogre"]})
    t.do("play Fell")
    assert t.asked == (0, "act")
    assert t["Ogre"].zone == t["Knight"].zone == "play"


# --- 6.1.4 may -------------------------------------------------------------------------------


@pytest.mark.rule("6.1.4")
def test_the_player_of_the_ability_decides_as_it_resolves_and_no_part_happens_if_declined() -> None:
    both = ir.May(ir.Seq((ir.Banish(opposing_character()), ir.GainLore(1))))
    t = table([character("Duke", when_played(both))], p1={"ink": 2, "hand": ["Duke"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("play Duke")
    assert t.asked == (0, "accept")
    t.do("decline")
    assert t.asked == (0, "act")
    assert t.lore() == 0 and t.play(1) == ["Ogre", "Knight"]


@pytest.mark.rule("6.1.4")
def test_may_of_one_sentence_leaves_the_other_sentences_alone() -> None:
    three = ir.Text((ir.GainLore(1), ir.May(ir.Banish(opposing_character())), ir.Draw()))
    t = table([action("Edict", three)], p1={"ink": 1, "hand": ["Edict"]}, p2={"play": ["Ogre"]})
    t.do("play Edict", "decline")
    assert t.lore() == 1 and len(t.hand()) == 1
    assert t["Ogre"].zone == "play"


@pytest.mark.rule("6.1.4.1")
def test_a_may_whose_cost_cannot_be_paid_counts_as_declined() -> None:
    costly = ir.May(ir.To(ir.Seq((ir.PayInk(2), ir.Discard(FROM_HAND))), ir.Deal(3, opposing_character())))
    duke = character("Duke", when_played(costly))
    t = table([duke], p1={"ink": 3, "hand": ["Duke", "Pawn"]}, p2={"play": ["Ogre", "Giant"]})
    t.do("play Duke")
    assert t.asked == (0, "act")
    assert t.ink() == (1, 2) and t.hand() == ["Pawn"]
    t = table([duke], p1={"ink": 4, "hand": ["Duke", "Pawn"]}, p2={"play": ["Ogre", "Giant"]})
    t.do("play Duke", "accept", "choose Pawn", "choose Ogre")
    assert t.ink() == (0, 4) and t["Ogre"].damage == 3


@pytest.mark.rule("6.1.4.2")
def test_each_may_is_its_own_decision_about_what_follows_it() -> None:
    two = ir.Seq((ir.May(ir.GainLore(1)), ir.May(ir.Draw())))
    duke = character("Duke", when_played(two))
    t = table([duke], p1={"ink": 2, "hand": ["Duke"]})
    t.do("play Duke", "decline", "accept")
    assert t.lore() == 0 and len(t.hand()) == 1
    t = table([duke], p1={"ink": 2, "hand": ["Duke"]})
    t.do("play Duke", "accept", "decline")
    assert t.lore() == 1 and t.hand() == []
