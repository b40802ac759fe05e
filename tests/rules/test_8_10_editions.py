"""Shift under the numbers of the seeds (10.8 in early 1.x, 10.10 in late 1.x, 8.10 in 2.0), played in each edition."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    Table,
    action,
    any_character,
    character,
    exert_ability,
    shift,
    table,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Doing, Keyword, ShiftKind, Side, Stat, Who, Zone

PAGE = character("Wim - Page", cost=2, strength=2, willpower=3, lore=1, classes="Storyborn Squire", inkwell=False)
KING = character("Wim - Crowned", shift(3), cost=6, strength=5, willpower=6, lore=3)
SQUIRES = character("Odo - Squire Captain", shift(2, kind=ShiftKind.CLASSIFICATION, word="Squire"), cost=7)
ANYONE = character("Vagabond - Borrowed Face", shift(2, kind=ShiftKind.UNIVERSAL), cost=7)
HYMN = action("Hymn", ir.GainLore(1), cost=6, song=True)
CARDS = (PAGE, KING, SQUIRES, ANYONE, HYMN)


def in_editions(early: str, late: str, v20: str) -> pytest.MarkDecorator:
    """The same rule under its number in each of the three texts of the seeds."""
    numbers = {"1-early": early, "1-late": late, "2.0": v20}
    return pytest.mark.parametrize(
        "edition",
        [
            pytest.param(name, marks=pytest.mark.rule(*(f"{name}:{number}" for number in given.split())))
            for name, given in numbers.items()
            if given
        ],
    )


def given(edition: str, play: list[Any], hand: list[str], *cards: ir.Card, ink: int = 5, **more: Any) -> Table:
    new = {card.full_name: card for card in (*CARDS, *cards)}
    p2 = more.pop("p2", {"play": [{"card": "Knight", "exerted": True}]})
    return table(list(new.values()), edition, p1={"ink": ink, "hand": hand, "play": play, **more}, p2=p2)


# --- definition ------------------------------------------------------------------------------


@in_editions("10.8.1", "10.10.1", "8.10.1")
def test_the_shift_cost_is_paid_instead_of_the_ink_cost_and_the_card_goes_on_top(edition: str) -> None:
    t = given(edition, ["Wim - Page", "Scout"], ["Wim - Crowned"]).do("play Wim - Crowned")
    assert (t.ink(), t.play()) == ((2, 3), ["Wim - Crowned", "Scout"])
    assert t["Wim - Crowned"].under == ["Wim - Page"]
    assert t["Wim - Page"].zone == "under"


@in_editions("10.8.1", "10.10.1", "8.10.1")
def test_shift_is_offered_beside_the_ink_cost(edition: str) -> None:
    t = given(edition, ["Wim - Page"], ["Wim - Crowned"], ink=6).do("play Wim - Crowned")
    assert t.moves() == ["for ink", "for shift"]
    assert t.do("for ink").play() == ["Wim - Page", "Wim - Crowned"]


@in_editions("10.8.1", "10.10.1", "8.10.1")
def test_only_your_own_character_of_the_same_name_can_be_shifted_onto(edition: str) -> None:
    assert not given(edition, ["Scout"], ["Wim - Crowned"]).legal("play Wim - Crowned")
    assert not given(edition, [], ["Wim - Crowned"], p2={"play": ["Wim - Page"]}).legal("play Wim - Crowned")
    assert not given(edition, ["Wim - Page"], ["Wim - Crowned"], ink=2).legal("play Wim - Crowned")


@in_editions("10.8.1", "10.10.1", "8.10.1")
def test_whom_to_shift_onto_is_asked_under_that_number(edition: str) -> None:
    t = given(edition, ["Wim - Page", "Wim - Page#2", "Scout"], ["Wim - Crowned"]).do("play Wim - Crowned")
    assert t.moves() == ["choose Wim - Page", "choose Wim - Page#2"]
    numbers = {"1-early": "10.8.1", "1-late": "10.10.1", "2.0": "8.10.1"}
    assert t.why("choose Scout") == [numbers[edition]]


@in_editions("10.8.2", "10.10.2", "")
def test_what_the_reminder_text_promises_is_what_is_offered(edition: str) -> None:
    """Pay the cost, play it on one of your characters with that name: the choice, and nothing more."""
    play = ["Scout", "Wim - Page", {"card": "Wim - Page#2", "exerted": True}]
    t = given(edition, play, ["Wim - Crowned"], p2={"play": ["Wim - Page#3"]}).do("play Wim - Crowned")
    assert t.moves() == ["choose Wim - Page", "choose Wim - Page#2"]
    t.do("choose Wim - Page#2")
    assert t.ink() == (2, 3)


# --- exerted, dry ----------------------------------------------------------------------------


@in_editions("10.8.3", "10.10.3", "8.10.2")
@pytest.mark.parametrize("exerted", [True, False])
def test_it_is_exerted_exactly_if_the_character_below_was(edition: str, exerted: bool) -> None:
    t = given(edition, [{"card": "Wim - Page", "exerted": exerted}], ["Wim - Crowned"]).do("play Wim - Crowned")
    assert t["Wim - Crowned"].exerted is exerted
    assert t.legal("quest Wim - Crowned") is not exerted


@in_editions("10.8.3", "10.10.5", "8.10.4")
@pytest.mark.parametrize("drying", [True, False])
def test_it_is_dry_exactly_if_the_character_below_was(edition: str, drying: bool) -> None:
    t = given(edition, [{"card": "Wim - Page", "drying": drying}], ["Wim - Crowned"]).do("play Wim - Crowned")
    assert t["Wim - Crowned"].drying is drying
    assert t.legal("quest Wim - Crowned") is not drying
    assert t.legal("challenge Wim - Crowned") is not drying


@in_editions("10.8.4", "10.10.4", "8.10.3")
def test_told_to_enter_exerted_it_is_exerted_even_on_a_ready_character(edition: str) -> None:
    slow = character("Wim - Crowned", shift(3), ir.Static((ir.Enters(exerted=True),)), cost=6)
    t = given(edition, ["Wim - Page"], ["Wim - Crowned"], slow).do("play Wim - Crowned")
    assert t["Wim - Crowned"].exerted


# --- what is kept ----------------------------------------------------------------------------


@in_editions("10.8.3", "10.10.6", "8.10.5")
def test_it_takes_the_turn_actions_of_the_character_below(edition: str) -> None:
    t = given(edition, ["Wim - Page"], ["Wim - Crowned"]).do("play Wim - Crowned", "quest Wim - Crowned")
    assert t.lore() == 3
    t = given(edition, ["Wim - Page"], ["Wim - Crowned"]).do("play Wim - Crowned", "challenge Wim - Crowned")
    assert t["Knight"].zone == "discard"
    t = given(edition, ["Wim - Page", "Camp"], ["Wim - Crowned"]).do("play Wim - Crowned", "move Wim - Crowned")
    assert t["Wim - Crowned"].at == "Camp"


@in_editions("10.8.3", "10.10.6", "8.10.5")
@pytest.mark.parametrize("drying", [True, False])
def test_it_sings_exactly_if_the_character_below_was_dry(edition: str, drying: bool) -> None:
    t = given(edition, [{"card": "Wim - Page", "drying": drying}], ["Wim - Crowned", "Hymn"]).do("play Wim - Crowned")
    assert t.legal("play Hymn") is not drying


@in_editions("10.8.5", "10.10.6", "8.10.5")
def test_it_does_not_gain_the_text_below(edition: str) -> None:
    page = character(
        "Wim - Page",
        Keyword.EVASIVE,
        exert_ability(ir.Draw(), name="Fetch"),
        whenever_quests(ir.GainLore(5)),
        ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters()),
        inkwell=False,
    )
    t = given(edition, ["Wim - Page"], ["Wim - Crowned"], page)
    assert t.legal("activate Wim - Page: Fetch")
    t.do("play Wim - Crowned")
    assert (t["Wim - Crowned"].strength, t["Wim - Crowned"].has(Keyword.EVASIVE)) == (5, False)
    assert not any(move.startswith("activate") for move in t.moves())
    assert t.do("quest Wim - Crowned").lore() == 3


@in_editions("10.8.5", "10.10.6", "8.10.5")
def test_it_keeps_the_effects_on_the_character_below(edition: str) -> None:
    boons = (ir.Adjust(Stat.STRENGTH, 2), ir.Gain(Keyword.RESIST, 1), ir.Cant(Doing.QUEST))
    spell = action("Spell", ir.Apply(your_character(), boons), cost=0)
    t = given(edition, ["Wim - Page"], ["Spell", "Wim - Crowned"], spell).do("play Spell", "play Wim - Crowned")
    king = t["Wim - Crowned"]
    assert (king.strength, king.keyword(Keyword.RESIST), t.legal("quest Wim - Crowned")) == (7, 1, False)
    t.end_turn()
    assert t["Wim - Crowned"].strength == 5


@in_editions("10.8.5", "10.10.7", "8.10.6")
def test_it_keeps_the_damage(edition: str) -> None:
    t = given(edition, [{"card": "Wim - Page", "damage": 2}], ["Wim - Crowned"]).do("play Wim - Crowned")
    assert t["Wim - Crowned"].damage == 2
    frail = character("Wim - Crowned", shift(3), cost=6, willpower=2)
    t = given(edition, [{"card": "Wim - Page", "damage": 2}], ["Wim - Crowned"], frail).do("play Wim - Crowned")
    assert sorted(t.discard()) == ["Wim - Crowned", "Wim - Page"]


# --- leaving play ----------------------------------------------------------------------------


LEAVING: dict[str, ir.Place | None] = {
    "discard": None,
    "hand": ir.Place(Zone.HAND),
    "deck": ir.Place(Zone.DECK, Side.BOTTOM),
    "inkwell": ir.Place(Zone.INKWELL),
}


@in_editions("10.8.6", "10.10.8 5.1.7", "8.10.7 5.1.1.7")
@pytest.mark.parametrize("zone", list(LEAVING))
def test_all_cards_of_the_stack_go_to_the_zone_of_the_top_card(edition: str, zone: str) -> None:
    place = LEAVING[zone]
    effect = ir.Banish(any_character()) if place is None else ir.Put(any_character(), place)
    spell = action("Spell", effect, cost=0)
    stack = {"card": "Wim - Crowned", "under": ["Wim - Page"]}
    t = given(edition, [stack], ["Spell"], spell, p2={}, ink=0, deck=[]).do("play Spell")
    assert (t["Wim - Crowned"].zone, t["Wim - Page"].zone, t.play()) == (zone, zone, [])


@in_editions("10.8.6", "10.10.8 5.1.7", "8.10.7 5.1.1.7")
def test_out_of_play_they_are_no_stack_any_more(edition: str) -> None:
    spell = action("Spell", ir.Put(any_character(), ir.Place(Zone.HAND)), cost=0)
    stack = {"card": "Wim - Crowned", "under": ["Wim - Page"]}
    t = given(edition, [stack], ["Spell"], spell, p2={}).do("play Spell", "play Wim - Page")
    assert (t.play(), t.hand()) == (["Wim - Page"], ["Wim - Crowned"])


@in_editions("10.8.6", "10.10.8", "8.10.7")
@pytest.mark.parametrize("wanted", ["Wim - Crowned", "Wim - Page"])
def test_each_card_of_a_banished_stack_can_be_found_in_the_discard(edition: str, wanted: str) -> None:
    kill = action("Kill", ir.Banish(any_character()), cost=0)
    dig = action("Dig", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER)), ir.Place(Zone.HAND)), cost=0)
    t = given(edition, ["Wim - Page"], ["Wim - Crowned", "Kill", "Dig"], kill, dig, p2={})
    t.do("play Wim - Crowned", "play Kill", "play Dig")
    assert t.moves() == ["choose Wim - Crowned", "choose Wim - Page"]
    assert t.do(f"choose {wanted}").hand() == [wanted]


# --- variants --------------------------------------------------------------------------------


@in_editions("10.8.7", "10.10.9", "8.10.8")
@pytest.mark.parametrize("variant", ["Odo - Squire Captain", "Vagabond - Borrowed Face"])
def test_the_variants_follow_the_rules_of_shift(edition: str, variant: str) -> None:
    base = {"card": "Wim - Page", "exerted": True, "drying": True, "damage": 1}
    t = given(edition, [base], [variant]).do(f"play {variant}")
    top = t[variant]
    assert (top.under, top.exerted, top.drying, top.damage, t.ink()) == (["Wim - Page"], True, True, 1, (3, 2))
    assert top.has(Keyword.SHIFT)


@in_editions("10.8.7.1", "10.10.9.1", "8.10.8.1")
def test_classification_shift_goes_on_your_characters_with_that_classification(edition: str) -> None:
    t = given(edition, ["Wim - Page", "Scout", "Wim - Page#2"], ["Odo - Squire Captain"])
    t.do("play Odo - Squire Captain")
    assert t.moves() == ["choose Wim - Page", "choose Wim - Page#2"]
    assert not given(edition, ["Scout"], ["Odo - Squire Captain"]).legal("play Odo - Squire Captain")


@in_editions("10.8.7.2", "10.10.9.2", "8.10.8.2")
def test_universal_shift_goes_on_any_of_your_characters(edition: str) -> None:
    t = given(edition, ["Wim - Page", "Scout", "Rock"], ["Vagabond - Borrowed Face"])
    t.do("play Vagabond - Borrowed Face")
    assert t.moves() == ["choose Wim - Page", "choose Scout"]
    assert not given(edition, ["Rock"], ["Vagabond - Borrowed Face"]).legal("play Vagabond - Borrowed Face")


# --- where the editions differ ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "moves"),
    [
        pytest.param(
            "1-early", ["for free", "for shift"], marks=pytest.mark.rule("1-early:10.8.1", "1-early:4.3.4.10")
        ),
        pytest.param("1-late", ["for free", "for shift"], marks=pytest.mark.rule("1-late:10.10.1", "1-late:4.3.4.10")),
        pytest.param("2.0", None, marks=pytest.mark.rule("2.0:8.10.1", "2.0:6.1.7")),
        pytest.param("2.3", None, marks=pytest.mark.rule("8.10.1", "6.1.7")),
    ],
)
def test_for_free_could_waive_an_ink_shift_cost_until_2_0(edition: str, moves: list[str] | None) -> None:
    gift = action("Gift", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))), cost=0)
    t = given(edition, ["Wim - Page"], ["Gift", "Wim - Crowned"], gift).do("play Gift", "choose Wim - Crowned")
    if moves is None:
        assert t.play() == ["Wim - Page", "Wim - Crowned"]
    else:
        assert t.moves() == moves
        assert t.do("for shift")["Wim - Crowned"].under == ["Wim - Page"]
    assert t.ink() == (5, 0)


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        pytest.param("1-early", False, marks=pytest.mark.rule("1-early:6.2.4.1")),
        pytest.param("1-late", False, marks=pytest.mark.rule("1-late:6.2.4.1")),
        pytest.param("2.0", True, marks=pytest.mark.rule("2.0:5.2.6.1")),
        pytest.param("2.3", True, marks=pytest.mark.rule("5.2.6.1")),
    ],
)
def test_a_pair_of_names_is_a_name_of_its_own_since_2_0(edition: str, names: bool) -> None:
    pair = character("Wim & Odo - Brothers", inkwell=False)
    forger = character("Forger", ir.Static((ir.GainName("Wim & Odo", for_shift=True),)), inkwell=False)
    both = character("Wim & Odo - Grown", shift(3), cost=9)
    for base, legal in (("Wim & Odo - Brothers", True), ("Wim - Page", True), ("Forger", names)):
        t = given(edition, [base], ["Wim & Odo - Grown"], pair, forger, both)
        assert t.legal("play Wim & Odo - Grown") is legal
