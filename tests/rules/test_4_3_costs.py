"""4.3.2.2-4.3.2.4, 4.3.6: which cost a card is played for, what the total is, and how it is paid."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    character,
    item,
    keyword,
    shift,
    table,
    when_played,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import CardType, Cmp, Doing, Happening, Keyword, Who, Zone

ITEMS = (ir.IsType((CardType.ITEM,)),)
ACTIONS = (ir.IsType((CardType.ACTION,)),)
HAND = ir.Cards((Zone.HAND,), Who.YOU)


def in_hand(*mods: ir.Mod, condition: ir.Condition | None = None) -> ir.Static:
    """What a card says of itself while it is being played."""
    return ir.Static(mods, condition=condition, zone=Zone.HAND)


def instead(*costs: ir.Cost, condition: ir.Condition | None = None) -> ir.Static:
    return in_hand(ir.PlayFor(costs), condition=condition)


DISCARD_TWO = ir.DiscardCost(ir.Chosen(HAND, 2))
MARTYR = character("Martyr", instead(ir.BanishCost(ir.Chosen(your_characters()))), cost=7)


# --- choosing the cost (4.3.2.2) -------------------------------------------------------------


@pytest.mark.rule("4.3.2.2", "1.5.5")
def test_the_player_chooses_between_ink_and_an_alternate_cost() -> None:
    wild = character("Wild One", instead(DISCARD_TWO), cost=3)
    position = {"p1": {"hand": ["Wild One", "Scout", "Knight"], "ink": 3}, "p2": {}}
    t = table([wild], **position).do("play Wild One")
    assert t.asked == (0, "mode")
    assert t.moves() == ["for ink", "for other cost"]
    t.do("for ink")
    assert t.ink() == (0, 3) and len(t.hand()) == 2
    t = table([wild], **position).do("play Wild One", "for other cost", "choose Scout", "choose Knight")
    assert t.ink() == (3, 0)
    assert t.discard() == ["Scout", "Knight"]
    assert t.play() == ["Wild One"]


@pytest.mark.rule("4.3.2.2")
def test_of_several_alternate_costs_one_is_chosen_and_the_others_are_ignored() -> None:
    versatile = character(
        "Hero - Versatile",
        shift(2),
        instead(DISCARD_TWO),
        instead(ir.BanishCost(ir.Chosen(ir.Cards(of=Who.YOU, where=ITEMS)))),
        cost=5,
    )
    young = character("Hero - Young", keyword(Keyword.WARD))
    t = table(
        [versatile, young],
        p1={"hand": ["Hero - Versatile", "Scout", "Knight"], "play": ["Hero - Young", "Rock"], "ink": 5},
        p2={},
    )
    t.do("play Hero - Versatile")
    assert t.moves() == ["for ink", "for shift", "for other cost", "for other cost#2"]
    t.do("for other cost#2")
    assert t.play() == ["Hero - Young", "Hero - Versatile"]
    assert t.discard() == ["Rock"]
    assert t.ink() == (5, 0) and t.hand() == ["Scout", "Knight"]
    assert t["Hero - Versatile"].under == []


@pytest.mark.rule("4.3.2.2", "1.5.3")
def test_a_cost_that_cannot_be_paid_in_full_is_not_offered() -> None:
    wild = character("Wild One", instead(DISCARD_TWO), cost=3)
    t = table([wild], p1={"hand": ["Wild One", "Scout"], "ink": 3}, p2={})
    t.do("play Wild One")  # the card itself cannot be discarded to pay for it
    assert t.ink() == (0, 3)
    assert t.hand() == ["Scout"]


@pytest.mark.rule("4.3.2.2", "1.5.5.3", "6.1.7")
def test_for_free_is_chosen_at_once_and_ignores_every_cost() -> None:
    call = action("Call", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))))
    grown = character("Hero - Grown", shift(1), instead(DISCARD_TWO), cost=9)
    young = character("Hero - Young", keyword(Keyword.WARD))
    tax = item("Tax", ir.Static((ir.CostChange(2, ir.Filter(where=CHARACTER), Who.ALL),)))
    t = table(
        [call, grown, young, tax],
        p1={"hand": ["Call", "Hero - Grown", "Rock", "Camp"], "play": ["Hero - Young", "Tax"], "ink": 2},
        p2={},
    )
    t.do("play Call", "choose Hero - Grown")
    assert t.asked == (0, "act")
    assert t.ink() == (1, 1)
    assert t["Hero - Grown"].under == []
    assert t.hand() == ["Rock", "Camp"]


@pytest.mark.rule("4.3.2.2", "6.1.7")
def test_a_song_played_for_free_is_not_sung() -> None:
    encore = action("Encore", ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, (ir.IsSong(),)))))
    aria = action("Aria", ir.Draw(), cost=3, song=True)
    t = table([encore, aria], p1={"hand": ["Encore"], "discard": ["Aria"], "play": ["Knight"], "ink": 1}, p2={})
    t.do("play Encore")
    assert not t["Knight"].exerted
    assert len(t.hand()) == 1


@pytest.mark.rule("1-late:4.3.4.10", "2.0:4.3.2.2")
@pytest.mark.parametrize(("edition", "offered"), [("1-late", True), ("2.0", False), ("2.3", False)])
def test_only_in_1x_can_shift_be_the_cost_that_is_waived(edition: str, offered: bool) -> None:
    call = action("Call", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))))
    grown = character("Hero - Grown", shift(1), cost=9)
    young = character("Hero - Young", keyword(Keyword.WARD))
    t = table([call, grown, young], edition, p1={"hand": ["Call", "Hero - Grown"], "play": ["Hero - Young"], "ink": 1})
    t.do("play Call", "choose Hero - Grown")
    assert (t.asked == (0, "mode")) is offered
    if offered:
        t.do("for shift")
        assert t["Hero - Grown"].under == ["Hero - Young"]


@pytest.mark.rule("4.3.2.2")
def test_a_card_may_let_itself_be_played_for_free() -> None:
    fell = ir.Happened(ir.Event(Happening.BANISHED, subject=ir.Filter(Who.OPPONENTS, CHARACTER), in_challenge=True))
    vulture = character("Vulture", instead(condition=fell), cost=4)
    t = table(
        [vulture],
        p1={"hand": ["Vulture"], "play": ["Ogre"], "ink": 0},
        p2={"play": [{"card": "Scout", "exerted": True}]},
    )
    assert t.why("play Vulture") == ["1.5.3"]
    t.do("challenge Ogre", "play Vulture")
    assert t.play() == ["Ogre", "Vulture"]
    t.do("end turn", "end turn")


@pytest.mark.rule("4.3.2.2")
def test_with_ink_at_hand_it_may_still_be_paid_for() -> None:
    gift = character("Gift Horse", instead(), cost=2)
    t = table([gift], p1={"hand": ["Gift Horse"], "ink": 2}, p2={}).do("play Gift Horse")
    assert t.moves() == ["for ink", "for free"]
    t.do("for free")
    assert t.ink() == (2, 0)


# --- the total (4.3.2.3) ---------------------------------------------------------------------


@pytest.mark.rule("4.3.2.3", "1.5.4")
def test_all_payment_modifiers_add_up() -> None:
    sale = item("Sale", ir.Static((ir.CostChange(-1, ir.Filter(where=CHARACTER)),)))
    tax = item("Tax", ir.Static((ir.CostChange(2, ir.Filter(where=CHARACTER), Who.ALL),)))
    t = table([sale, tax], p1={"hand": ["Scout", "Knight"], "play": ["Sale"], "ink": 9}, p2={"play": ["Tax"]})
    t.do("play Knight")
    assert t.ink() == (5, 4)
    t.do("play Scout")
    assert t.ink() == (2, 7)


@pytest.mark.rule("4.3.2.3")
def test_the_total_is_never_below_nothing() -> None:
    sale = item("Sale", ir.Static((ir.CostChange(-5, ir.Filter(where=CHARACTER)),)))
    t = table([sale], p1={"hand": ["Scout"], "play": ["Sale"], "ink": 1}, p2={})
    t.do("play Scout")
    assert t.ink() == (1, 0)
    assert [event.n for event in t.events(Happening.INK_PAID)] == [0]


@pytest.mark.rule("4.3.2.3")
def test_modifiers_apply_to_the_ink_of_an_alternate_cost() -> None:
    grown = character("Hero - Grown", shift(3), cost=9)
    young = character("Hero - Young", keyword(Keyword.WARD))
    sale = item("Sale", ir.Static((ir.CostChange(-1, ir.Filter(where=CHARACTER)),)))
    workshop = item("Workshop", ir.Static((ir.CostChange(-1, doing=Doing.SHIFT),)))
    t = table(
        [grown, young, sale, workshop],
        p1={"hand": ["Hero - Grown", "Scout"], "play": ["Hero - Young", "Sale", "Workshop"], "ink": 2},
        p2={},
    )
    t.do("play Hero - Grown")
    assert t.ink() == (1, 1)
    t.do("play Scout")  # "using Shift" does not reach it
    assert t.ink() == (0, 2)


@pytest.mark.rule("4.3.2.3", "5.4.4.2")
def test_a_tax_on_actions_is_paid_beside_singing() -> None:
    aria = action("Aria", ir.Draw(), cost=3, song=True)
    tax = item("Tax", ir.Static((ir.CostChange(2, ir.Filter(where=ACTIONS), Who.ALL),)))
    t = table([aria, tax], p1={"hand": ["Aria"], "play": ["Knight"], "ink": 2}, p2={"play": ["Tax"]})
    t.do("play Aria")
    assert t["Knight"].exerted
    assert t.ink() == (0, 2)
    assert len(t.hand()) == 1
    poor = table([aria, tax], p1={"hand": ["Aria"], "play": ["Knight"], "ink": 1}, p2={"play": ["Tax"]})
    assert poor.why("play Aria") == ["1.5.3"]


@pytest.mark.rule("1.2.1", "5.4.4.2")
def test_a_tax_that_leaves_singing_alone_is_paid_only_with_ink() -> None:
    aria = action("Aria", ir.Draw(), cost=3, song=True)
    tax = item("Tax", ir.Static((ir.CostChange(2, ir.Filter(where=ACTIONS), Who.ALL, sung=False),)))
    t = table([aria, tax], p1={"hand": ["Aria"], "play": ["Knight"], "ink": 0}, p2={"play": ["Tax"]})
    t.do("play Aria")
    assert t["Knight"].exerted
    assert len(t.hand()) == 1
    assert not table([aria, tax], p1={"hand": ["Aria"], "ink": 4}, p2={"play": ["Tax"]}).legal("play Aria")
    bought = table([aria, tax], p1={"hand": ["Aria"], "ink": 5}, p2={"play": ["Tax"]})
    bought.do("play Aria")
    assert bought.ink() == (0, 5)


@pytest.mark.rule("4.3.2.3")
def test_a_tax_on_a_discard_cost_is_ink_beside_it() -> None:
    wild = character("Wild One", instead(DISCARD_TWO), cost=9)
    tax = item("Tax", ir.Static((ir.CostChange(1, ir.Filter(where=CHARACTER), Who.ALL),)))
    hand = ["Wild One", "Scout", "Knight"]
    assert not table([wild, tax], p1={"hand": hand, "ink": 0}, p2={"play": ["Tax"]}).legal("play Wild One")
    t = table([wild, tax], p1={"hand": hand, "ink": 1}, p2={"play": ["Tax"]})
    t.do("play Wild One", "choose Scout", "choose Knight")
    assert t.ink() == (0, 1)
    assert t.play() == ["Wild One"]


@pytest.mark.rule("1.5.3")
def test_what_has_to_be_paid_with_all_there_is_is_not_asked_for() -> None:
    items = ir.Chosen(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),)), 2)
    wild = character("Wild One", instead(ir.ExertCost(items)), cost=9)
    drum, horn, bell = item("Drum"), item("Horn"), item("Bell")
    t = table([wild, drum, horn], p1={"hand": ["Wild One"], "play": ["Drum", "Horn"]})
    t.do("play Wild One")
    assert (t["Drum"].exerted, t["Horn"].exerted) == (True, True)
    t = table([wild, drum, horn, bell], p1={"hand": ["Wild One"], "play": ["Drum", "Horn", "Bell"]})
    t.do("play Wild One", "choose Bell", "choose Drum")
    assert (t["Drum"].exerted, t["Horn"].exerted, t["Bell"].exerted) == (True, False, True)


@pytest.mark.rule("4.3.2.3")
def test_the_first_card_of_a_kind_each_turn() -> None:
    school = item("School", ir.Static((ir.CostChange(-1, ir.Filter(where=ACTIONS), nth=1),)))
    draw = action("Lesson", ir.Draw(), cost=2)
    t = table([school, draw], p1={"hand": ["Lesson", "Lesson#2", "Scout"], "play": ["School"], "ink": 5}, p2={})
    t.do("play Scout", "play Lesson")
    assert t.ink() == (2, 3)
    t.do("play Lesson")
    assert t.ink() == (0, 5)


@pytest.mark.rule("4.3.2.3")
def test_modifiers_of_opponents_hold_only_for_whom_they_name() -> None:
    tax = item("Tax", ir.Static((ir.CostChange(1, ir.Filter(where=CHARACTER), Who.OPPONENTS),)))
    t = table([tax], p1={"hand": ["Scout"], "play": ["Tax"], "ink": 2}, p2={"hand": ["Knight"], "ink": 4})
    t.do("play Scout")
    assert t.ink() == (0, 2)
    t.do("end turn", "play Knight")
    assert t.ink(1) == (0, 4)


# --- paying (4.3.2.4) ------------------------------------------------------------------------


@pytest.mark.rule("4.3.2.4")
def test_the_player_exerts_as_many_ready_ink_cards_as_the_total() -> None:
    t = table(p1={"hand": ["Knight"], "ink": {"ready": 5, "exerted": 1}}, p2={})
    t.do("play Knight")
    assert t.ink() == (2, 4)
    assert [(e.n, number(e.rule, "2.3")) for e in t.events(Happening.INK_PAID)] == [(3, "4.3.2.4")]


@pytest.mark.rule("4.3.2.4")
def test_other_costs_are_paid_as_the_card_says() -> None:
    t = table([MARTYR], p1={"hand": ["Martyr"], "play": ["Scout", "Knight"], "ink": 0}, p2={"play": ["Ogre"]})
    t.do("play Martyr")
    assert t.moves() == ["choose Scout", "choose Knight"]
    t.do("choose Knight")
    assert t.discard() == ["Knight"]
    assert t.play() == ["Scout", "Martyr"]


@pytest.mark.rule("4.3.2.4", "1.5.3")
def test_several_costs_are_paid_with_different_cards() -> None:
    twice = character(
        "Twice Paid",
        instead(
            ir.ExertCost(ir.Chosen(your_characters())),
            ir.ExertCost(ir.Chosen(your_characters(ir.HasClass(("Knight",))))),
        ),
        cost=9,
    )
    sir = character("Sir One", keyword(Keyword.WARD), classes="Storyborn Knight")
    alone = table([twice, sir], p1={"hand": ["Twice Paid"], "play": ["Sir One"], "ink": 0}, p2={})
    assert not alone.legal("play Twice Paid")
    t = table([twice, sir], p1={"hand": ["Twice Paid"], "play": ["Sir One", "Scout"], "ink": 0}, p2={})
    t.do("play Twice Paid")  # the Knight must be kept for the second cost
    assert t["Sir One"].exerted and t["Scout"].exerted
    assert t["Twice Paid"].zone == "play"


@pytest.mark.rule("4.3.2.4", "5.1.1.11")
def test_only_dry_characters_can_be_exerted_to_pay() -> None:
    lazy = character("Lazy One", instead(ir.ExertCost(ir.Chosen(your_characters()))), cost=9)
    t = table(
        [lazy],
        p1={"hand": ["Lazy One"], "play": [{"card": "Scout", "drying": True}, {"card": "Knight", "exerted": True}]},
    )
    assert not t.legal("play Lazy One")


@pytest.mark.rule("4.3.2.4", "1.13")
def test_ink_drops_can_pay_for_a_card() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 2, "drops": 2}, p2={})
    t.do("play Knight")
    assert t.asked == (0, "number")
    assert t.moves() == ["number 1", "number 2"]
    t.do("number 2")
    assert t.ink() == (1, 1)
    assert t.game.state.drops[0] == 0
    assert t["Knight"].zone == "play"


@pytest.mark.rule("4.3.2.4", "1.13")
def test_ink_drops_alone_and_forced_are_used_without_a_question() -> None:
    t = table(p1={"hand": ["Knight"], "drops": 3}, p2={})
    t.do("play Knight")
    assert t.game.state.drops[0] == 0
    assert t["Knight"].zone == "play"


@pytest.mark.rule("4.3.2.4", "1.13")
def test_ink_drops_are_not_ink_cards() -> None:
    counts = character("Counter", when_played(ir.GainLore(ir.Count(ir.Cards((Zone.INKWELL,), Who.YOU)))), cost=1)
    t = table([counts], p1={"hand": ["Counter"], "ink": 1, "drops": 2}, p2={})
    t.do("play Counter", "number 1")
    assert t.lore() == 1
    t.do("end turn", "end turn")
    assert t.game.state.drops[0] == 1  # and they are not readied


# --- afterwards ------------------------------------------------------------------------------


@pytest.mark.rule("4.3.2.4")
def test_how_much_was_paid_is_known_to_those_who_ask() -> None:
    miser = character(
        "Miser",
        whenever(
            Happening.INK_PAID,
            ir.GainLore(1),
            subject=ir.Filter(Who.YOU, CHARACTER),
            amount=(Cmp.LE, 2),
        ),
    )
    sale = item("Sale", ir.Static((ir.CostChange(-1, ir.Filter(where=CHARACTER)),)))
    t = table([miser, sale], p1={"hand": ["Knight", "Ogre"], "play": ["Miser", "Sale"], "ink": 9}, p2={})
    t.do("play Knight")
    assert t.lore() == 1
    t.do("play Ogre")
    assert t.lore() == 1


MISER = character("Miser", whenever(Happening.INK_PAID, ir.GainLore(1), player=Who.YOU, amount=(Cmp.LE, 2)))
TUNE = action("Tune", ir.Draw(), keyword(Keyword.SING_TOGETHER, 9), cost=6, song=True)


@pytest.mark.rule("1.5.5", "1.5.5.1", "1.5.5.3")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        (TUNE, ["for sing"]),
        (TUNE, ["for sing together", "choose Giant", "choose Ogre", "done"]),
        (character("Gift", instead(), cost=6), ["for free"]),
        (MARTYR, ["for other cost", "choose Ogre"]),
    ],
    ids=["sung", "sung together", "for free", "another cost"],
)
def test_a_card_played_for_an_alternate_cost_is_paid_with_no_ink(
    card: ir.Card, moves: list[str], edition: str
) -> None:
    p1 = {"hand": [card.full_name], "play": ["Miser", "Giant", "Ogre"], "ink": 7}
    for paid, ways in ((0, moves), (card.cost, ["for ink"])):
        t = table([MISER, card], edition, p1=p1)
        t.do(f"play {card.full_name}", *ways)
        assert ([event.n for event in t.events(Happening.INK_PAID)], t.lore()) == ([paid], int(not paid))


@pytest.mark.rule("1.5.5.3", "6.1.7")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_a_card_that_an_effect_plays_for_free_is_paid_with_no_ink(edition: str) -> None:
    fetch = action("Fetch", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))), cost=3)
    t = table([MISER, fetch], edition, p1={"hand": ["Fetch", "Giant"], "play": ["Miser"], "ink": 3})
    t.do("play Fetch", "choose Giant")
    assert ([event.n for event in t.events(Happening.INK_PAID)], t.lore()) == ([3, 0], 1)


@pytest.mark.rule("1.5.5.1", "1.5.4")
def test_a_sung_song_that_costs_ink_on_top_is_paid_with_that_ink() -> None:
    tax = item("Tax", ir.Static((ir.CostChange(3, ir.Filter(where=ACTIONS), Who.ALL),)))
    t = table([MISER, TUNE, tax], p1={"hand": ["Tune"], "play": ["Miser", "Giant", "Tax"], "ink": 3})
    t.do("play Tune")
    assert ([event.n for event in t.events(Happening.INK_PAID)], t.lore()) == ([3], 0)


@pytest.mark.rule("4.3.2.4", "4.4.3.4", "4.7.3.4")
def test_ink_paid_for_anything_but_a_card_is_not_paid_to_play_one() -> None:
    pump = item("Pump", ir.Activated((ir.InkCost(1),), ir.Draw(1), name="Use"))
    t = table([MISER, pump], p1={"hand": ["Pawn"], "play": ["Miser", "Pump", "Camp"], "ink": 9})
    t.do("activate Pump: Use", "move Miser")
    assert t.lore() == 0
    t.do("play Pawn")
    assert t.lore() == 1


@pytest.mark.rule("4.3.2.2")
def test_a_free_card_of_its_own_ability_is_played_as_this_card() -> None:
    self_made = character("Self Made", instead(), whenever(Happening.PLAYED, ir.Draw(), subject=THIS), cost=9)
    t = table([self_made], p1={"hand": ["Self Made"]}, p2={})
    t.do("play Self Made")
    assert len(t.hand()) == 1
