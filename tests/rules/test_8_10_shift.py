"""8.10.1: what Shift costs, and what the card goes on top of."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    Table,
    action,
    any_character,
    character,
    item,
    location,
    shift,
    table,
    when_played,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import (
    CardType,
    Doing,
    Duration,
    Happening,
    Keyword,
    Leave,
    Stat,
    Who,
    Zone,
)

GIRL = character("Brona - Young Smith", cost=2, strength=2, willpower=3, lore=1, inkwell=False)
QUEEN = character("Brona - Forge Queen", shift(3), cost=6, strength=5, willpower=6, lore=3)
EMPRESS = character("Brona - Iron Empress", shift(2), cost=8, strength=7, willpower=9, lore=2)
CAEL = character("Cael - Bellows Boy", cost=1, inkwell=False)
PAIR = character("Brona & Cael - Twin Hammers", shift(4), cost=7, strength=6, willpower=6)
OLD_PAIR = character("Brona & Cael - At School", cost=3, inkwell=False)
BREEZE = action("Breeze", ir.Put(any_character(), ir.Place(Zone.HAND)))


# --- 8.10.1 What it costs, and on top of what ------------------------------------------------


@pytest.mark.rule("8.10.1", "1.5.5.2", "4.3.3.1", "6.7.1.1")
def test_the_shift_cost_is_paid_instead_of_the_ink_cost_and_the_card_goes_on_top() -> None:
    t = table([GIRL, QUEEN], p1={"ink": 4, "hand": ["Brona - Forge Queen"], "play": ["Brona - Young Smith", "Pawn"]})
    t.do("play Brona - Forge Queen")
    assert t.ink() == (1, 3)
    assert t.play() == ["Brona - Forge Queen", "Pawn"]
    assert t["Brona - Forge Queen"].under == ["Brona - Young Smith"]
    assert t["Brona - Young Smith"].zone == "under"


@pytest.mark.rule("8.10.1", "4.3.2.2")
def test_the_player_chooses_between_the_ink_cost_and_the_shift_cost() -> None:
    def start() -> Table:
        return table([GIRL, QUEEN], p1={"ink": 6, "hand": ["Brona - Forge Queen"], "play": ["Brona - Young Smith"]})

    t = start()
    t.do("play Brona - Forge Queen")
    assert t.moves() == ["for ink", "for shift"]
    t.do("for ink")
    assert (t.ink(), t.play()) == ((0, 6), ["Brona - Young Smith", "Brona - Forge Queen"])
    t = start().do("play Brona - Forge Queen", "for shift")
    assert (t.ink(), t.play()) == ((3, 3), ["Brona - Forge Queen"])


@pytest.mark.rule("8.10.1")
def test_without_a_character_of_that_name_only_the_ink_cost_is_left() -> None:
    t = table([GIRL, QUEEN, CAEL], p1={"ink": 6, "hand": ["Brona - Forge Queen"], "play": ["Cael - Bellows Boy"]})
    t.do("play Brona - Forge Queen")
    assert (t.ink(), t.play()) == ((0, 6), ["Cael - Bellows Boy", "Brona - Forge Queen"])


@pytest.mark.rule("8.10.1", "1.5.3")
def test_a_shift_cost_that_cannot_be_paid_in_full_is_refused() -> None:
    t = table([GIRL, QUEEN], p1={"ink": 2, "hand": ["Brona - Forge Queen"], "play": ["Brona - Young Smith"]})
    assert t.why("play Brona - Forge Queen") == ["1.5.3"]
    t = table([GIRL, QUEEN], p1={"ink": 3, "hand": ["Brona - Forge Queen"], "play": ["Brona - Young Smith"]})
    assert t.legal("play Brona - Forge Queen")


@pytest.mark.rule("8.10.1")
@pytest.mark.parametrize(
    "side",
    [
        {"p2": {"play": ["Brona - Young Smith"]}},
        {"p1": {"discard": ["Brona - Young Smith"]}},
        {"p1": {"hand": ["Brona - Young Smith"]}},
        {"p1": {"play": [{"card": "Cael - Bellows Boy", "under": ["Brona - Young Smith"]}]}},
        {"p1": {"play": ["Brona's Anvil", "Brona", "Brona - Hall"]}},
        {"p1": {"play": ["Bronach"]}},
    ],
    ids=["an opponent's", "in the discard", "in the hand", "under a card", "item, item, location", "part of a name"],
)
def test_only_your_own_character_in_play_with_exactly_that_name_will_do(
    side: dict[str, dict[str, list[object]]],
) -> None:
    cards = [
        GIRL,
        QUEEN,
        CAEL,
        item("Brona's Anvil"),
        item("Brona"),
        location("Brona - Hall"),
        character("Bronach", inkwell=False),
    ]
    p1 = {"ink": 5, **side.get("p1", {})}
    p1["hand"] = ["Brona - Forge Queen", *p1.get("hand", [])]
    t = table(cards, p1=p1, p2=side.get("p2", {}))
    assert t.why("play Brona - Forge Queen") == ["1.5.3"]


@pytest.mark.rule("8.10.1")
def test_of_several_characters_with_the_name_the_player_chooses_one() -> None:
    t = table(
        [GIRL, QUEEN, CAEL],
        p1={
            "ink": 3,
            "hand": ["Brona - Forge Queen"],
            "play": [{"card": "Brona - Young Smith", "damage": 1}, "Brona - Young Smith#2", "Cael - Bellows Boy"],
        },
    )
    t.do("play Brona - Forge Queen")
    assert t.asked == (0, "choose")
    assert t.moves() == ["choose Brona - Young Smith", "choose Brona - Young Smith#2"]
    assert t.why("choose Cael - Bellows Boy") == ["8.10.1"]
    t.do("choose Brona - Young Smith#2")
    assert t["Brona - Forge Queen"].damage == 0
    assert t.play() == ["Brona - Young Smith", "Brona - Forge Queen", "Cael - Bellows Boy"]


@pytest.mark.rule("8.10.1", "5.2.6", "5.3.6.1")
def test_the_version_does_not_matter_only_the_name() -> None:
    t = table([QUEEN, EMPRESS], p1={"ink": 2, "hand": ["Brona - Iron Empress"], "play": ["Brona - Forge Queen"]})
    t.do("play Brona - Iron Empress")
    assert t["Brona - Iron Empress"].under == ["Brona - Forge Queen"]


@pytest.mark.rule("8.10.1", "5.2.6.1", "5.2.6.2")
@pytest.mark.parametrize("base", ["Brona - Young Smith", "Cael - Bellows Boy", "Brona & Cael - At School"])
def test_a_card_with_two_names_shifts_onto_either_name_or_the_pair(base: str) -> None:
    t = table([GIRL, CAEL, PAIR, OLD_PAIR], p1={"ink": 4, "hand": ["Brona & Cael - Twin Hammers"], "play": [base]})
    t.do("play Brona & Cael - Twin Hammers")
    assert t["Brona & Cael - Twin Hammers"].under == [base]


@pytest.mark.rule("8.10.1", "5.2.6.1", "5.2.6.2")
def test_a_card_with_one_name_shifts_onto_a_character_with_two() -> None:
    t = table([QUEEN, OLD_PAIR], p1={"ink": 3, "hand": ["Brona - Forge Queen"], "play": ["Brona & Cael - At School"]})
    t.do("play Brona - Forge Queen")
    assert t["Brona - Forge Queen"].under == ["Brona & Cael - At School"]


@pytest.mark.rule("8.10.1", "4.3.3", "4.3.4.1")
def test_a_shifted_character_is_played_and_enters_play() -> None:
    queen = character("Brona - Forge Queen", shift(3), when_played(ir.GainLore(1)), cost=6)
    crier = character("Crier", whenever(Happening.PLAYED, ir.GainLore(2), subject=ir.Filter(of=Who.YOU)))
    t = table(
        [GIRL, queen, crier], p1={"ink": 3, "hand": ["Brona - Forge Queen"], "play": ["Brona - Young Smith", "Crier"]}
    )
    t.do("play Brona - Forge Queen", "resolve Brona - Forge Queen: When Played")
    assert t.lore() == 3
    assert len(t.events(Happening.ENTERED)) == 1
    assert [event.n for event in t.events(Happening.INK_PAID)] == [3]


@pytest.mark.rule("8.10.1", "6.1.7", "1.5.5.3")
def test_a_character_played_for_free_is_not_shifted() -> None:
    gift = action("Gift", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))))
    t = table(
        [GIRL, QUEEN, gift], p1={"ink": 1, "hand": ["Gift", "Brona - Forge Queen"], "play": ["Brona - Young Smith"]}
    )
    t.do("play Gift", "choose Brona - Forge Queen")
    assert t.play() == ["Brona - Young Smith", "Brona - Forge Queen"]


@pytest.mark.rule("8.10.1")
def test_an_effect_can_say_that_a_card_is_shifted_for_free() -> None:
    metamorphosis = action(
        "Metamorphosis", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER)), only_shift=True)
    )
    t = table(
        [GIRL, QUEEN, metamorphosis],
        p1={"ink": 1, "hand": ["Metamorphosis", "Brona - Forge Queen"], "play": ["Brona - Young Smith"]},
    )
    t.do("play Metamorphosis", "choose Brona - Forge Queen")
    assert t["Brona - Forge Queen"].under == ["Brona - Young Smith"]
    assert t.ink() == (0, 1)


@pytest.mark.rule("8.10.1")
def test_a_shift_cost_can_be_something_else_than_ink() -> None:
    songbird = character(
        "Brona - Songbird",
        ir.ShiftAbility(
            (ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (ir.IsType((CardType.ACTION,)),)))),)
        ),
        cost=9,
    )
    t = table(
        [GIRL, songbird, BREEZE],
        p1={"ink": 2, "hand": ["Brona - Songbird", "Breeze", "Pawn"], "play": ["Brona - Young Smith"]},
    )
    t.do("play Brona - Songbird")
    assert t.asked == (0, "choose")
    assert t.moves() == ["choose Breeze"]
    t.do("choose Breeze")
    assert (t.ink(), t.hand(), t.discard()) == ((2, 0), ["Pawn"], ["Breeze"])
    assert t["Brona - Songbird"].under == ["Brona - Young Smith"]


@pytest.mark.rule("8.10.1", "1.5.3")
def test_a_shift_cost_of_a_discard_needs_another_card_to_discard() -> None:
    songbird = character(
        "Brona - Songbird", ir.ShiftAbility((ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))),)), cost=9
    )
    t = table([GIRL, songbird], p1={"ink": 2, "hand": ["Brona - Songbird"], "play": ["Brona - Young Smith"]})
    assert t.why("play Brona - Songbird") == ["1.5.3"]


@pytest.mark.rule("8.10.1", "4.3.3.1", "1.5.3")
def test_the_character_underneath_cannot_be_spent_to_pay_the_shift_cost() -> None:
    eater = character("Brona - All Devouring", ir.ShiftAbility((ir.BanishCost(ir.Chosen(your_characters())),)), cost=9)
    t = table([GIRL, eater], p1={"hand": ["Brona - All Devouring"], "play": ["Brona - Young Smith"]})
    assert t.why("play Brona - All Devouring") == ["1.5.3"]
    t = table([GIRL, eater], p1={"hand": ["Brona - All Devouring"], "play": ["Brona - Young Smith", "Pawn"]})
    t.do("play Brona - All Devouring")
    assert (t.play(), t.discard()) == (["Brona - All Devouring"], ["Pawn"])
    assert t["Brona - All Devouring"].under == ["Brona - Young Smith"]


@pytest.mark.rule("8.10.1", "8.10.2")
def test_the_character_underneath_may_be_exerted_to_pay_the_shift_cost() -> None:
    cost = ir.ExertCost(ir.Chosen(your_characters()))
    t = table(
        [GIRL, character("Brona - Weary", ir.ShiftAbility((cost,)), cost=9)],
        p1={"hand": ["Brona - Weary"], "play": ["Brona - Young Smith"]},
    )
    assert t.do("play Brona - Weary")["Brona - Weary"].exerted


@pytest.mark.rule("8.10.1", "1.5.4")
@pytest.mark.parametrize(
    ("doing", "paid"), [(Doing.SHIFT, {"shift": 2, "ink": 6}), (Doing.PLAY, {"shift": 2, "ink": 5})]
)
def test_payment_modifiers_on_shifting_and_on_playing_lower_the_shift_cost(doing: Doing, paid: dict[str, int]) -> None:
    tailor = item("Pattern Book", ir.Static((ir.CostChange(-1, doing=doing),)))
    for way, ink in paid.items():
        t = table(
            [GIRL, QUEEN, tailor],
            p1={"ink": 6, "hand": ["Brona - Forge Queen"], "play": ["Brona - Young Smith", "Pattern Book"]},
        )
        t.do("play Brona - Forge Queen", f"for {way}")
        assert t.ink() == (6 - ink, ink)


@pytest.mark.rule("8.10.1", "4.3.6")
def test_a_discount_on_the_next_character_is_used_up_by_shifting() -> None:
    bargain = action("Bargain", ir.Establish((ir.CostChange(-2, uses=1),), Duration.THIS_TURN), cost=0)
    t = table(
        [GIRL, QUEEN, bargain],
        p1={"ink": 3, "hand": ["Bargain", "Brona - Forge Queen", "Ogre"], "play": ["Brona - Young Smith"]},
    )
    t.do("play Bargain", "play Brona - Forge Queen")
    assert t.ink() == (2, 1)
    assert t.why("play Ogre") == ["1.5.3"]


@pytest.mark.rule("8.10.1", "1.2.1")
def test_a_character_may_count_as_having_any_name_for_shift() -> None:
    mask = character("Mask", ir.Static((ir.Allow(Leave.SHIFT_ANY_NAME),)))
    t = table([QUEEN, mask], p1={"ink": 3, "hand": ["Brona - Forge Queen"], "play": ["Mask"]})
    t.do("play Brona - Forge Queen")
    assert t["Brona - Forge Queen"].under == ["Mask"]


@pytest.mark.rule("8.10.1", "1.2.1")
def test_a_name_that_counts_only_for_shift_is_no_name_for_anything_else() -> None:
    forger = character("Forger", ir.Static((ir.GainName("Brona", for_shift=True),)))
    herald = item("Herald", ir.Static((ir.Adjust(Stat.STRENGTH, 2),), ir.Cards(where=(ir.Named(("Brona",)),))))
    t = table([QUEEN, forger, herald], p1={"ink": 3, "hand": ["Brona - Forge Queen"], "play": ["Forger", "Herald"]})
    assert t["Forger"].strength == 2
    t.do("play Brona - Forge Queen")
    assert t["Brona - Forge Queen"].under == ["Forger"]
    assert t["Brona - Forge Queen"].strength == 7


@pytest.mark.rule("8.10.1", "1.2.2")
def test_an_effect_can_forbid_shifting_onto_some_characters() -> None:
    purist = character("Purist", ir.Static((ir.CantDo(Doing.SHIFT, cards=ir.Filter(where=(ir.IsExerted(),))),)))
    for exerted in (False, True):
        t = table(
            [GIRL, QUEEN, purist],
            p1={
                "ink": 3,
                "hand": ["Brona - Forge Queen"],
                "play": [{"card": "Brona - Young Smith", "exerted": exerted}],
            },
            p2={"play": ["Purist"]},
        )
        assert t.legal("play Brona - Forge Queen") is not exerted


@pytest.mark.rule("8.10.1")
def test_a_card_can_gain_shift_while_it_is_in_the_hand() -> None:
    late = character(
        "Brona - Late Bloomer",
        ir.Static(
            (ir.GainAbility(shift(1)),),
            condition=ir.Have(ir.Cards((Zone.DISCARD,), Who.YOU)),
            zone=Zone.HAND,
        ),
        cost=5,
    )
    for discard in ([], ["Pawn"]):
        t = table(
            [GIRL, late],
            p1={"ink": 1, "hand": ["Brona - Late Bloomer"], "play": ["Brona - Young Smith"], "discard": discard},
        )
        assert t.legal("play Brona - Late Bloomer") is bool(discard)


@pytest.mark.rule("8.10.1", "8.10.7")
def test_a_shifted_character_can_be_shifted_onto_and_all_cards_are_one_stack() -> None:
    t = table(
        [GIRL, QUEEN, EMPRESS],
        p1={"ink": 5, "hand": ["Brona - Forge Queen", "Brona - Iron Empress"], "play": ["Brona - Young Smith"]},
    )
    t.do("play Brona - Forge Queen", "play Brona - Iron Empress")
    assert t.play() == ["Brona - Iron Empress"]
    assert t["Brona - Iron Empress"].under == ["Brona - Forge Queen", "Brona - Young Smith"]
    assert t.ink() == (0, 5)


@pytest.mark.rule("8.10.1")
def test_a_card_asks_whether_shift_was_used_to_play_it() -> None:
    queen = character(
        "Brona - Forge Queen", shift(3), when_played(ir.GainLore(2), condition=ir.UsedShift(ir.This())), cost=4
    )
    for way, lore in (("shift", 2), ("ink", 0)):
        t = table([GIRL, queen], p1={"ink": 4, "hand": ["Brona - Forge Queen"], "play": ["Brona - Young Smith"]})
        t.do("play Brona - Forge Queen", f"for {way}")
        assert t.lore() == lore


@pytest.mark.rule("8.10.1")
def test_the_shift_of_a_character_in_play_does_nothing_more() -> None:
    t = table([GIRL, QUEEN], p1={"ink": 6, "play": ["Brona - Young Smith", "Brona - Forge Queen"]})
    assert t["Brona - Forge Queen"].has(Keyword.SHIFT)
    assert t.moves() == [
        "end turn",
        "quest Brona - Young Smith",
        "quest Brona - Forge Queen",
    ]
