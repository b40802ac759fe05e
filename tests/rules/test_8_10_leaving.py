"""8.10.7 (and 5.1.1.5 to 5.1.1.7): cards in a stack while it is in play, and when it leaves play."""

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
    item,
    keyword,
    shift,
    table,
    when_banished,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Happening, Keyword, Side, Stat, Who, Zone

EGG = character("Rook - Egg", cost=1, strength=0, willpower=2, inkwell=False)
CHICK = character("Rook - Fledgling", shift(1), cost=3, strength=2, willpower=3)
RAVEN = character("Rook - Old Raven", shift(2), keyword(Keyword.BOOST, 1), cost=5, strength=4, willpower=4)
STACK = {"card": "Rook - Old Raven", "under": ["Rook - Fledgling", "Rook - Egg"]}


def send(to: ir.Place | None, base: Any = STACK, *cards: ir.Card, **p1: Any) -> Table:
    """The stack, and a spell that makes it leave play."""
    if to is None:
        effect: ir.Effect = ir.Banish(any_character(ir.Named(("Rook",))))
    else:
        effect = ir.Put(any_character(ir.Named(("Rook",))), to)
    spell = action("Spell", effect, cost=0)
    given = {card.full_name: card for card in (EGG, CHICK, RAVEN, spell, *cards)}
    play = [base, *p1.pop("play", [])]
    t = table(list(given.values()), p1={"hand": ["Spell"], "play": play, "deck": ["Ogre", "Giant"], **p1})
    return t.do("play Spell")


# --- while in play ---------------------------------------------------------------------------


@pytest.mark.rule("5.1.1.5", "8.10.7")
def test_only_the_top_card_of_a_stack_is_in_play_and_can_be_chosen() -> None:
    spell = action("Spell", ir.Deal(1, any_character()), cost=0)
    census = action("Census", ir.GainLore(ir.Count(your_characters())), cost=0)
    t = table([EGG, CHICK, RAVEN, spell, census], p1={"hand": ["Spell", "Census"], "play": [STACK, "Ogre"]})
    t.do("play Census")
    assert t.lore() == 2
    t.do("play Spell")
    assert t.moves() == ["choose Rook - Old Raven", "choose Ogre"]
    assert t.why("choose Rook - Egg") == ["5.1.1.5"]


@pytest.mark.rule("5.1.1.5", "8.10.7")
def test_covered_cards_have_no_abilities_in_play() -> None:
    egg = character("Rook - Egg", ir.Static((ir.Adjust(Stat.STRENGTH, 5),), your_characters()), inkwell=False)
    t = table([egg, CHICK, RAVEN], p1={"play": [STACK, "Ogre"]})
    assert (t["Rook - Old Raven"].strength, t["Ogre"].strength) == (4, 4)


@pytest.mark.rule("5.1.1.5", "5.1.1.9", "5.1.1.10", "7.4.2.1")
def test_everybody_sees_the_faceup_cards_under_a_character_and_nobody_the_facedown_ones() -> None:
    t = table([EGG, CHICK, RAVEN], p1={"play": [{**STACK, "facedown": ["Scout"]}]})
    for player in (0, 1):
        (top,) = t.game.view(player).to_json()["players"][0]["play"]
        assert top["name"] == "Rook - Old Raven"
        assert top["under"] == ["Rook - Fledgling", "Rook - Egg"]
        assert top["facedown"] == [None]


@pytest.mark.rule("8.10.7", "8.4.1", "8.4.3")
def test_facedown_cards_stay_under_the_stack_when_it_is_shifted_onto_and_boosted() -> None:
    raven = character("Rook - Old Raven", shift(2), keyword(Keyword.BOOST, 1), cost=5)
    base = {"card": "Rook - Egg", "facedown": ["Scout"]}
    t = table([EGG, raven], p1={"ink": 3, "hand": ["Rook - Old Raven"], "play": [base], "deck": ["Ogre", "Giant"]})
    t.do("play Rook - Old Raven", "boost Rook - Old Raven")
    assert t["Rook - Old Raven"].under == ["Rook - Egg", "Ogre", "Scout"]
    (top,) = t.game.view(0).to_json()["players"][0]["play"]
    assert (top["under"], top["facedown"]) == (["Rook - Egg"], [None, None])


@pytest.mark.rule("8.4.1", "6.1.13.2", "8.10.5")
def test_a_character_that_covers_a_boosted_one_has_a_boost_of_its_own() -> None:
    t = table(
        [RAVEN],
        p1={"ink": 4, "hand": ["Rook - Old Raven#2"], "play": ["Rook - Old Raven"], "deck": ["Ogre", "Giant", "Scout"]},
    )
    t.do("boost Rook - Old Raven")
    assert t.why("boost Rook - Old Raven") == ["8.4.1"]
    t.do("play Rook - Old Raven#2", "boost Rook - Old Raven")
    assert t["Rook - Old Raven"].under == ["Rook - Old Raven", "Giant", "Ogre"]


# --- leaving play ----------------------------------------------------------------------------


@pytest.mark.rule("8.10.7", "5.1.1.7")
def test_a_banished_stack_goes_to_the_discard_with_all_its_cards() -> None:
    t = send(None)
    assert t.play() == []
    assert t.discard() == ["Rook - Old Raven", "Rook - Fledgling", "Rook - Egg", "Spell"]


@pytest.mark.rule("8.10.7", "5.1.1.7")
def test_a_stack_returned_to_the_hand_goes_there_with_all_its_cards() -> None:
    t = send(ir.Place(Zone.HAND))
    assert (t.play(), t.hand()) == ([], ["Rook - Old Raven", "Rook - Fledgling", "Rook - Egg"])


@pytest.mark.rule("8.10.7", "5.1.1.7")
@pytest.mark.parametrize(
    ("side", "deck"),
    [
        (Side.TOP, ["Rook - Egg", "Rook - Fledgling", "Rook - Old Raven", "Ogre", "Giant"]),
        (Side.BOTTOM, ["Ogre", "Giant", "Rook - Old Raven", "Rook - Fledgling", "Rook - Egg"]),
    ],
)
def test_a_stack_put_on_a_deck_goes_there_with_all_its_cards(side: Side, deck: list[str]) -> None:
    t = send(ir.Place(Zone.DECK, side))
    assert (t.play(), t.deck()) == ([], deck)


@pytest.mark.rule("8.10.7", "7.2.3.1")
def test_a_stack_put_on_the_bottom_in_any_order_is_ordered_card_by_card() -> None:
    t = send(ir.Place(Zone.DECK, Side.BOTTOM, ordered=True))
    assert t.asked == (0, "order")
    t.do("order Rook - Egg", "order Rook - Old Raven")
    assert t.deck() == ["Ogre", "Giant", "Rook - Egg", "Rook - Old Raven", "Rook - Fledgling"]


@pytest.mark.rule("8.10.7", "5.1.1.7")
def test_a_stack_shuffled_into_a_deck_goes_there_with_all_its_cards() -> None:
    t = send(ir.Place(Zone.DECK, Side.SHUFFLE))
    assert t.play() == []
    assert sorted(t.deck()) == ["Giant", "Ogre", "Rook - Egg", "Rook - Fledgling", "Rook - Old Raven"]


@pytest.mark.rule("8.10.7", "5.1.1.7", "7.5.2")
@pytest.mark.parametrize("exerted", [True, False])
def test_a_stack_put_into_the_inkwell_is_as_much_ink_as_it_had_cards(exerted: bool) -> None:
    well = item("Well", whenever(Happening.PUT_INTO_INKWELL, ir.GainLore(1), player=Who.YOU))
    t = send(ir.Place(Zone.INKWELL, exerted=exerted), STACK, well, play=["Well"])
    while t.asked == (0, "resolve"):
        t.do(t.moves()[0])
    assert t.ink() == ((0, 3) if exerted else (3, 0))
    assert t.lore() == 3


@pytest.mark.rule("8.10.7", "5.1.1.7")
def test_the_cards_are_no_longer_a_stack_and_one_of_them_can_be_played_alone() -> None:
    t = send(ir.Place(Zone.HAND), ink=1)
    t.do("play Rook - Egg")
    assert t["Rook - Egg"].under == []
    assert t["Rook - Egg"].drying
    assert t.hand() == ["Rook - Old Raven", "Rook - Fledgling"]


@pytest.mark.rule("8.10.7", "1.9.6", "7.1.6")
def test_damage_and_effects_do_not_come_along_out_of_play() -> None:
    charm = action("Charm", ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, 9),)), cost=0)
    back = action("Back", ir.Put(any_character(), ir.Place(Zone.HAND)), cost=0)
    t = table(
        [EGG, CHICK, RAVEN, charm, back],
        p1={"ink": 5, "hand": ["Charm", "Back"], "play": [{**STACK, "damage": 3, "exerted": True}]},
    )
    t.do("play Charm")
    assert t["Rook - Old Raven"].strength == 13
    t.do("play Back", "play Rook - Old Raven")
    raven = t["Rook - Old Raven"]
    assert (raven.strength, raven.damage, raven.exerted, raven.under) == (4, 0, False, [])


@pytest.mark.rule("8.10.7", "5.1.1.7")
def test_facedown_cards_of_a_stack_are_faceup_in_the_discard() -> None:
    t = send(None, {**STACK, "facedown": ["Scout", "Knight"]})
    names = ["Rook - Old Raven", "Rook - Fledgling", "Rook - Egg", "Scout", "Knight", "Spell"]
    for player in (0, 1):
        assert t.game.view(player).to_json()["players"][0]["discard"] == names


@pytest.mark.rule("8.10.7", "5.1.1.7", "7.3.2")
def test_facedown_cards_of_a_stack_are_known_to_their_player_alone_in_the_hand() -> None:
    t = send(ir.Place(Zone.HAND), {**STACK, "facedown": ["Scout"]})
    assert t.hand() == ["Rook - Old Raven", "Rook - Fledgling", "Rook - Egg", "Scout"]
    seen = [t.game.view(player).to_json()["players"][0]["hand"] for player in (0, 1)]
    assert seen[0] == ["Rook - Old Raven", "Rook - Fledgling", "Rook - Egg", "Scout"]
    assert seen[1] == ["Rook - Old Raven", "Rook - Fledgling", "Rook - Egg", None]


@pytest.mark.rule("8.10.7", "5.1.1.7")
def test_facedown_cards_of_a_stack_stay_unknown_on_a_deck() -> None:
    t = send(ir.Place(Zone.DECK, Side.TOP), {**STACK, "facedown": ["Scout"]})
    assert t.deck()[0] == "Scout"
    assert [t.game.view(player).to_json()["players"][0]["top"] for player in (0, 1)] == [None, None]


@pytest.mark.rule("8.10.7", "7.4.3")
def test_one_stack_leaving_play_is_one_character_leaving_play() -> None:
    wake = item(
        "Wake",
        whenever(Happening.BANISHED, ir.GainLore(1), subject=ir.Filter(where=CHARACTER)),
    )
    assert send(None, STACK, wake, play=["Wake"]).lore() == 1


@pytest.mark.rule("8.10.7", "5.1.1.6")
def test_only_the_top_cards_ability_sees_it_banished() -> None:
    egg = character("Rook - Egg", when_banished(ir.GainLore(5)), inkwell=False)
    raven = character("Rook - Old Raven", shift(2), when_banished(ir.GainLore(1)))
    assert send(None, STACK, egg, raven).lore() == 1


@pytest.mark.rule("8.10.7", "6.7.7")
def test_an_effect_can_still_ask_for_the_cards_that_were_under_it() -> None:
    raven = character(
        "Rook - Old Raven",
        shift(2),
        when_banished(ir.GainLore(ir.Count(ir.Under(ir.This())))),
        ir.Triggered((ir.Event(Happening.LEFT_PLAY, subject=THIS),), ir.Draw()),
    )
    t = send(None, STACK, raven)
    t.do("resolve Rook - Old Raven: When Banished")
    assert (t.lore(), t.hand()) == (2, ["Ogre"])


@pytest.mark.rule("8.10.7")
def test_a_stack_banished_in_a_challenge_goes_to_the_discard_whole() -> None:
    t = table(
        [EGG, CHICK, RAVEN],
        p1={"play": [STACK]},
        p2={"play": [{"card": "Giant", "exerted": True}]},
    )
    t.do("challenge Rook - Old Raven")
    assert t.discard() == ["Rook - Old Raven", "Rook - Fledgling", "Rook - Egg"]


@pytest.mark.rule("8.10.7", "4.3.3.1")
def test_two_characters_put_under_one_another_by_an_effect_are_a_stack_too() -> None:
    swallow = action(
        "Swallow",
        ir.Put(
            ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU)),
            ir.Place(Zone.UNDER, facedown=False, under=any_character(ir.Named(("Ogre",)))),
        ),
        cost=0,
    )
    kill = action("Kill", ir.Banish(any_character()), cost=0)
    t = table([swallow, kill], p1={"hand": ["Swallow", "Kill"], "discard": ["Giant"], "play": ["Ogre"]})
    t.do("play Swallow")
    assert t["Ogre"].under == ["Giant"]
    assert sorted(t.do("play Kill").discard()) == ["Giant", "Kill", "Ogre", "Swallow"]
