"""6.1.6: another card, other cards: not the one that the effect comes from, and none that it has selected."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    item,
    shift,
    table,
    when_played,
    whenever,
    whenever_quests,
    your_characters,
)

from illumineer import ir
from illumineer.game import Game
from illumineer.vocab import Cmp, Happening, Stat, Who, Zone


def strength(n: int) -> tuple[ir.Adjust, ...]:
    return (ir.Adjust(Stat.STRENGTH, n),)


@pytest.mark.rule("6.1.6")
def test_other_leaves_out_the_card_that_the_ability_is_on() -> None:
    praise = ir.Apply(your_characters(ir.IsOther()), (ir.Adjust(Stat.LORE, 1),))
    captain = character(
        "Captain",
        whenever(
            Happening.BANISHES,
            praise,
            subject=THIS,
            object=ir.Filter(where=(*CHARACTER, ir.IsOther())),
            in_challenge=True,
        ),
        strength=5,
        willpower=9,
    )
    t = table([captain], p1={"play": ["Captain", "Knight", "Scout"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("challenge Captain")
    assert t["Ogre"].zone == "discard"
    assert (t["Captain"].lore, t["Knight"].lore, t["Scout"].lore) == (1, 2, 2)


@pytest.mark.rule("6.1.6")
def test_another_leaves_out_what_the_ability_has_already_selected() -> None:
    first = any_character(slot="first")
    duel = action(
        "Duel", ir.Seq((ir.Apply(first, strength(1)), ir.Apply(any_character(different="first"), strength(-1))))
    )
    t = table([duel], p1={"ink": 1, "hand": ["Duel"], "play": ["Knight", "Ogre", "Scout"]})
    t.do("play Duel", "choose Ogre")
    assert t.moves() == ["choose Knight", "choose Scout"]
    t.do("choose Scout")
    assert (t["Ogre"].strength, t["Scout"].strength) == (5, 1)


# --- the refusal -----------------------------------------------------------------------------


@pytest.mark.rule("6.1.6")
def test_what_was_selected_already_is_refused_by_the_word_another() -> None:
    first = any_character(slot="first")
    duel = ir.Seq((ir.Apply(first, strength(1)), ir.Apply(any_character(different="first"), strength(-1))))
    t = table([action("Duel", duel)], p1={"ink": 1, "hand": ["Duel"], "play": ["Knight", "Ogre", "Scout"]})
    t.do("play Duel", "choose Ogre")
    assert t.why("choose Ogre") == ["6.1.6"]


@pytest.mark.rule("6.1.6")
@pytest.mark.parametrize("where", [(ir.IsOther(),), (ir.Not(ir.IsThis()),)])
def test_the_card_itself_is_refused_by_the_word_another(where: tuple[ir.Test, ...]) -> None:
    page = character("Page", whenever_quests(ir.Apply(any_character(*where), strength(1))))
    t = table([page], p1={"play": ["Page", "Scout", "Ogre"]}).do("quest Page")
    assert t.why("choose Page") == ["6.1.6"]


@pytest.mark.rule("6.1.6", "6.1.3.1")
def test_what_does_not_fit_in_any_case_is_refused_for_that_too() -> None:
    hurt = any_character(ir.IsOther(), ir.IsDamaged())
    page = character("Page", whenever_quests(ir.Apply(hurt, strength(1))))
    play = ["Page", {"card": "Scout", "damage": 1}, {"card": "Ogre", "damage": 1}, "Knight"]
    t = table([page], p1={"play": play}).do("quest Page")
    assert (t.why("choose Page"), t.why("choose Knight")) == (["6.1.3.1", "6.1.6"], ["6.1.3.1"])


@pytest.mark.rule("6.1.6", "6.1.3")
def test_the_same_card_twice_for_one_choice_is_refused_by_the_rule_on_choices() -> None:
    two = action("Two", ir.Apply(any_character(n=2), strength(1)), cost=0)
    t = table([two], p1={"hand": ["Two"], "play": ["Knight", "Ogre", "Scout"]}).do("play Two", "choose Ogre")
    assert t.why("choose Ogre") == ["6.1.3"]


@pytest.mark.rule("6.1.6", "1.5.3")
def test_a_cost_that_asks_for_another_card_is_not_paid_with_the_card_itself() -> None:
    other = ir.BanishCost(ir.Chosen(your_characters(ir.IsOther())))
    smith = character("Smith", ir.Activated((other,), ir.GainLore(1), name="Forge"))
    t = table([smith], p1={"play": ["Smith", "Scout", "Ogre"]}).do("activate Smith: Forge")
    assert "6.1.6" in t.why("choose Smith")
    assert t.do("choose Scout").lore() == 1


# --- another card of the same stack ----------------------------------------------------------

SEED = character("Orla - Seed", cost=1, inkwell=False)
PLAYED = ir.Event(Happening.PLAYED, ir.Filter(Who.YOU, (*CHARACTER, ir.IsOther())), player=Who.YOU)


def bloom(*abilities: ir.Ability, name: str = "Orla - Bloom") -> ir.Card:
    return character(name, shift(0), *abilities, cost=4)


def asks(event: ir.Event, **more: Any) -> ir.Triggered:
    return when_played(ir.GainLore(2), condition=ir.Happened(event, **more))


@pytest.mark.rule("6.1.6", "6.2.4")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_a_card_that_was_played_and_covered_is_another_card(edition: str) -> None:
    cards = [SEED, bloom(asks(PLAYED))]
    t = table(cards, edition, p1={"ink": 1, "hand": ["Orla - Seed", "Orla - Bloom"]})
    assert t.do("play Orla - Seed", "play Orla - Bloom").lore() == 2
    t = table(cards, edition, p1={"hand": ["Orla - Bloom"], "play": ["Orla - Seed"]})
    assert t.do("play Orla - Bloom").lore() == 0


@pytest.mark.rule("6.1.6", "6.2.4")
def test_a_covered_card_with_the_same_full_name_is_another_card() -> None:
    p1 = {"ink": 4, "hand": ["Orla - Bloom", "Orla - Bloom#2"]}
    t = table([SEED, bloom(asks(PLAYED))], p1=p1).do("play Orla - Bloom")
    assert t.lore() == 0
    t.do("play Orla - Bloom#2")
    assert t.lore() == 2


@pytest.mark.rule("6.1.6", "6.1.8")
def test_other_cards_that_were_played_are_counted_one_by_one() -> None:
    tally = when_played(ir.GainLore(ir.TimesHappened(PLAYED)))
    cards = [SEED, bloom(tally), bloom(tally, name="Orla - Fruit")]
    t = table(cards, p1={"ink": 2, "hand": ["Orla - Seed", "Orla - Bloom", "Orla - Fruit", "Pawn"]})
    t.do("play Orla - Seed", "play Pawn", "play Orla - Bloom")
    assert t.lore() == 2
    assert t.do("play Orla - Fruit").lore() == 2 + 3


@pytest.mark.rule("6.1.6", "8.10.5")
@pytest.mark.parametrize("same", [False, True], ids=["another", "itself"])
def test_what_a_covered_card_did_another_card_did(same: bool) -> None:
    quested = ir.Event(Happening.QUESTED, ir.Filter(Who.YOU, (ir.IsOther(),)))
    free = ir.Activated((ir.InkCost(1),), ir.GainLore(ir.TimesHappened(quested)), name="Ask")
    p1: dict[str, Any] = {"ink": 1, "hand": ["Orla - Bloom"], "play": ["Orla - Seed"]}
    t = table([SEED, bloom(free)], p1=p1)
    if same:
        t.do("play Orla - Bloom", "quest Orla - Bloom")
    else:
        t.do("quest Orla - Seed", "play Orla - Bloom")
    assert t.do("activate Orla - Bloom: Ask").lore() == (1 if same else 2)


@pytest.mark.rule("6.1.6", "6.2.4")
def test_an_ability_whose_card_is_covered_before_it_resolves_is_still_that_cards() -> None:
    big = ir.Event(Happening.PLAYED, ir.Filter(Who.YOU, (ir.IsOther(), ir.HasStat(Stat.COST, Cmp.GE, 4))))
    small = ir.Event(Happening.PLAYED, ir.Filter(Who.YOU, (ir.IsOther(), ir.HasStat(Stat.COST, Cmp.LE, 3))))
    grow = ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER)), shift=True, only_shift=True)
    loom = item("Loom", whenever(Happening.PLAYED, grow, subject=ir.Filter(where=(ir.HasStat(Stat.COST, Cmp.EQ, 1),))))
    for event, lore in ((big, 2), (small, 0)):
        seed = character("Orla - Seed", asks(event), cost=1, inkwell=False)
        t = table([seed, bloom(), loom], p1={"ink": 1, "hand": ["Orla - Seed", "Orla - Bloom"], "play": ["Loom"]})
        t.do("play Orla - Seed", "resolve Loom: Whenever", "choose Orla - Bloom")
        assert (t.play(), t.lore()) == (["Loom", "Orla - Bloom"], lore)


@pytest.mark.rule("6.1.6", "4.3.4.2")
def test_a_card_that_is_covered_sees_another_card_being_played() -> None:
    seed = character("Orla - Seed", ir.Triggered((PLAYED,), ir.GainLore(1), name="See"), cost=1)
    t = table([seed, bloom()], p1={"hand": ["Orla - Bloom"], "play": ["Orla - Seed"]})
    assert t.do("play Orla - Bloom").lore() == 1


@pytest.mark.rule("6.1.6")
def test_a_card_does_not_see_itself_being_played_on_top_of_another() -> None:
    t = table(
        [SEED, bloom(ir.Triggered((PLAYED,), ir.GainLore(1), name="See"))],
        p1={"ink": 1, "hand": ["Orla - Bloom", "Pawn"], "play": ["Orla - Seed"]},
    )
    assert t.do("play Orla - Bloom").lore() == 0
    assert t.do("play Pawn").lore() == 1


@pytest.mark.rule("6.1.6", "7.1.5")
def test_in_play_a_stack_is_one_card_and_not_another_one() -> None:
    alone = ir.Static(strength(3), condition=ir.Have(your_characters(ir.IsOther()), Cmp.EQ, 0))
    t = table([SEED, bloom(alone)], p1={"hand": ["Orla - Bloom"], "play": ["Orla - Seed"]}).do("play Orla - Bloom")
    assert t["Orla - Bloom"].strength == 5


@pytest.mark.rule("6.1.6")
def test_a_saved_game_knows_which_card_of_the_stack_it_was() -> None:
    ask = ir.Activated((ir.InkCost(0),), ir.GainLore(ir.TimesHappened(PLAYED)), name="Ask")
    t = table([bloom(ask)], p1={"ink": 4, "hand": ["Orla - Bloom", "Orla - Bloom#2"]})
    t.do("play Orla - Bloom", "play Orla - Bloom#2")
    again = Game.from_json(t.game.to_json(), t.game.book)
    again.push("activate Orla - Bloom: Ask")
    assert again.lore[0] == 1
