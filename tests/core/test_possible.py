"""What is asked, and what counts as done: nothing is asked about what cannot be, or was never there."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    action,
    any_character,
    character,
    exert_ability,
    item,
    table,
    whenever_quests,
    your_character,
)

from illumineer import ir
from illumineer.vocab import CardType, Cmp, Doing, Stat, Who, Zone

ITEM = ir.IsType((CardType.ITEM,))
TOP, DISCARD = ir.Place(Zone.DECK), ir.Place(Zone.DISCARD)


def test_what_was_not_looked_at_is_not_put_anywhere() -> None:
    look = ir.May(ir.Look(ir.Top(1), "seen"))
    place = ir.Or((ir.Put(ir.Those("seen"), TOP), ir.Put(ir.Those("seen"), DISCARD)))
    peeks = character("Peeker", whenever_quests(ir.Text((look, place))))
    t = table([peeks], p1={"play": ["Peeker"]})
    t.do("quest Peeker", "decline")
    assert t.asked == (0, "act")
    t = table([peeks], p1={"play": ["Peeker"]})
    t.do("quest Peeker", "accept")
    assert t.moves() == ["mode 1", "mode 2"]


def test_a_may_about_what_was_not_chosen_is_not_asked() -> None:
    choose = ir.Deal(1, any_character(n=1, up_to=True, slot="hit"))
    then = ir.May(ir.Banish(ir.Those("hit")))
    t = table([action("Maybe", ir.Text((choose, then)))], p1={"hand": ["Maybe"], "ink": 1, "play": ["Ogre"]})
    t.do("play Maybe", "done")
    assert t.asked == (0, "act")


@pytest.mark.rule("6.7.7")
def test_cards_that_left_play_this_way_are_counted_as_what_they_were() -> None:
    tantrum = action(
        "Tantrum",
        ir.Seq(
            (
                ir.Banish(ir.Chosen(ir.Cards(of=Who.YOU), n=None), "gone"),
                ir.Draw(ir.Count(ir.Among("gone", (ITEM,)))),
            )
        ),
    )
    t = table([tantrum], p1={"hand": ["Tantrum"], "ink": 1, "play": ["Rock", "Rock#2", "Pawn"]})
    t.do("play Tantrum", "choose Rock", "choose Rock#2", "choose Pawn")
    assert len(t.hand()) == 2


@pytest.mark.rule("6.1.5.1")
@pytest.mark.parametrize("held", [0, 2])
def test_an_empty_hand_can_be_discarded_whole(held: int) -> None:
    hand = ir.Cards((Zone.HAND,), Who.YOU)
    doc = character("Doc", whenever_quests(ir.May(ir.To(ir.Discard(hand), ir.Draw(2)))))
    t = table([doc], p1={"play": ["Doc"], "hand": held}).do("quest Doc", "accept")
    assert (len(t.hand()), len(t.discard())) == (2, held)


@pytest.mark.rule("6.1.5.1")
def test_a_card_that_has_to_be_chosen_and_is_not_there_cannot_be_discarded() -> None:
    one = ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))
    cook = character("Cook", whenever_quests(ir.May(ir.To(ir.Discard(one), ir.Draw(2)))))
    t = table([cook], p1={"play": ["Cook"]}).do("quest Cook")
    assert t.asked == (0, "act")
    assert t.hand() == []


def test_an_amount_that_nothing_can_be_chosen_for_is_not_asked_about() -> None:
    from_discard = ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER))
    warm = character("Warm", whenever_quests(ir.May(ir.GainLore(ir.StatOf(Stat.LORE, from_discard)))))
    t = table([warm], p1={"play": ["Warm"]}).do("quest Warm")
    assert t.asked == (0, "act")
    t = table([warm], p1={"play": ["Warm"], "discard": ["Ogre"]}).do("quest Warm", "accept")
    assert t.lore() == 3


@pytest.mark.rule("1.5.3")
def test_a_part_of_a_cost_can_be_paid_with_what_another_part_picked() -> None:
    whip = item(
        "Whip",
        exert_ability(
            ir.GainLore(1), ir.ExertCost(your_character(slot="them")), ir.DamageCost(1, ir.Those("them")), name="Crack"
        ),
    )
    t = table([whip], p1={"play": ["Whip", "Ogre", "Giant"]}).do("activate Whip: Crack", "choose Giant")
    assert (t["Giant"].exerted, t["Giant"].damage, t["Ogre"].damage, t.lore()) == (True, 1, 0, 1)


def test_they_are_all_that_the_verb_spoke_of() -> None:
    rise = ir.Text(
        (
            ir.Seq((ir.Ready(ir.Cards(of=Who.YOU, where=CHARACTER), "they"), ir.Deal(1, ir.Those("they")))),
            ir.Apply(ir.Those("they"), (ir.Cant(Doing.QUEST),)),
        )
    )
    mine = {"hand": ["Rise"], "ink": 1, "play": [{"card": "Ogre", "exerted": True}, "Giant"]}
    t = table([action("Rise", rise)], p1=mine).do("play Rise")
    assert (t["Ogre"].exerted, t["Ogre"].damage, t["Giant"].damage) == (False, 1, 1)
    assert not t.legal("quest Ogre") and not t.legal("quest Giant")


@pytest.mark.rule("6.1.4")
@pytest.mark.parametrize(("opposing", "asked"), [([], (0, "act")), (["Ogre"], (0, "accept"))])
def test_a_card_measured_by_one_that_is_not_there_is_not_asked_for(opposing: list[str], asked: tuple[int, str]) -> None:
    first = ir.Exert(ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), slot="it"))
    cheap = ir.HasStat(Stat.COST, Cmp.LE, ir.StatOf(Stat.COST, ir.Those("it")))
    then = ir.May(ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (*CHARACTER, cheap)))))
    lure = action("Lure", ir.Text((first, then)))
    t = table([lure], p1={"hand": ["Lure", "Pawn"], "ink": 1}, p2={"play": opposing})
    t.do("play Lure")
    assert t.asked == asked


@pytest.mark.rule("6.1.4")
@pytest.mark.parametrize(("ink", "asked"), [(1, (0, "act")), (2, (0, "accept"))])
def test_a_card_among_none_that_were_looked_at_is_not_asked_for(ink: int, asked: tuple[int, str]) -> None:
    """The inkwell holds what is left of it once the action is paid for and the ink is back in the hand."""
    well = ir.Cards((Zone.INKWELL,), Who.YOU)
    drain = ir.Put(ir.Chosen(well, n=1, random=True), ir.Place(Zone.HAND))
    dredge = ir.Text((drain, ir.Look(well, "seen"), ir.May(ir.Play(ir.Chosen(ir.Among("seen", CHARACTER))))))
    t = table([action("Dredge", dredge)], p1={"hand": ["Dredge"], "ink": ink})
    t.do("play Dredge")
    assert t.asked == asked
