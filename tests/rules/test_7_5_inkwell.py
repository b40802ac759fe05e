"""7.5 Inkwell: cards that are ink, face down and ready."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    Table,
    action,
    any_character,
    character,
    item,
    keyword,
    table,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.core.state import card_id
from illumineer.vocab import Happening, Keyword, Stat, Who, Zone

BLANK = -1


def side(t: Table, viewer: int, player: int) -> Any:
    return t.game.view(viewer).to_json()["players"][player]


def sees(t: Table, viewer: int, label: str) -> bool:
    return t.game.view(viewer).table.defs[t.ids[label]] != BLANK


# --- ink -------------------------------------------------------------------------------------


@pytest.mark.rule("7.5.1")
def test_each_card_in_the_inkwell_pays_for_one() -> None:
    t = table(p1={"hand": ["Knight", "Scout"], "ink": 3})
    assert t.legal("play Knight")
    t.do("play Knight")
    assert t.ink() == (0, 3)
    assert t.why("play Scout") == ["1.5.3"]


@pytest.mark.rule("7.5.1")
@pytest.mark.parametrize("name", ["Dear", "Cheap", "Horn"])
def test_nothing_on_the_front_of_a_card_changes_the_ink_it_is(name: str) -> None:
    cards = [
        character("Dear", keyword(Keyword.RUSH), cost=9),
        character("Cheap", keyword(Keyword.RUSH), cost=0),
        character("Horn", ir.Static((ir.Adjust(Stat.STRENGTH, 3),), your_characters())),
    ]
    t = table(cards, p1={"hand": [name, "Scout"], "ink": 1, "play": ["Knight"]})
    t.do(f"ink {name}")
    assert t.ink() == (2, 0)
    assert t["Knight"].strength == 3
    t.do("play Scout")
    assert t.ink() == (0, 2)


# --- face down and ready ---------------------------------------------------------------------


@pytest.mark.rule("7.5.2")
def test_an_inked_card_is_ready_and_pays_at_once() -> None:
    t = table(p1={"hand": ["Ogre", "Rock"]})
    assert not t.legal("play Rock")
    t.do("ink Ogre")
    assert t.ink() == (1, 0)
    t.do("play Rock")
    assert t.ink() == (0, 1)


@pytest.mark.rule("7.5.2")
def test_a_card_that_an_effect_puts_there_is_ready_unless_it_says_exerted() -> None:
    for exerted in (False, True):
        pour = action("Pour", ir.Put(ir.Top(1), ir.Place(Zone.INKWELL, exerted=exerted)))
        t = table([pour], p1={"hand": ["Pour"], "ink": 1})
        t.do("play Pour")
        assert t.ink() == ((0, 2) if exerted else (1, 1))


@pytest.mark.rule("7.5.2")
def test_several_cards_put_there_at_once_are_so_many_instances() -> None:
    scribe = character("Scribe", whenever(Happening.PUT_INTO_INKWELL, ir.GainLore(1), "Note", player=Who.YOU))
    pour = action("Pour", ir.Put(ir.Top(3), ir.Place(Zone.INKWELL)))
    t = table([scribe, pour], p1={"hand": ["Pour"], "ink": 1, "play": ["Scribe"]})
    t.do("play Pour")
    assert t.bag() == ["Note", "Note", "Note"]


@pytest.mark.rule("7.5.2", "5.1.1.7")
def test_a_stack_put_there_counts_card_by_card() -> None:
    scribe = character("Scribe", whenever(Happening.PUT_INTO_INKWELL, ir.GainLore(1), "Note", player=Who.YOU))
    melt = action("Melt", ir.Put(any_character(ir.Named(("Ogre",))), ir.Place(Zone.INKWELL)))
    ogre = {"card": "Ogre", "under": ["Scout"], "facedown": ["Giant"]}
    t = table([scribe, melt], p1={"hand": ["Melt"], "ink": 1, "play": ["Scribe", ogre]})
    t.do("play Melt")
    assert t.bag() == ["Note", "Note", "Note"]
    assert t.ink() == (3, 1)


@pytest.mark.rule("7.5.2", "7.4.3", "1.6.1")
@pytest.mark.parametrize("under", [[], ["Scout"]])
def test_a_character_that_is_put_there_has_left_play_and_does_not_see_it(under: list[str]) -> None:
    scribe = character("Scribe", whenever(Happening.PUT_INTO_INKWELL, ir.GainLore(1), "Note", player=Who.YOU))
    melt = action("Melt", ir.Put(any_character(), ir.Place(Zone.INKWELL)))
    t = table([scribe, melt], p1={"hand": ["Melt"], "ink": 1, "play": [{"card": "Scribe", "under": under}]})
    t.do("play Melt")
    assert t["Scribe"].zone == "inkwell" and t.lore() == 0


@pytest.mark.rule("7.5.3")
def test_there_is_no_limit_to_the_number_of_cards() -> None:
    pour = action("Pour", ir.Put(ir.Top(20), ir.Place(Zone.INKWELL)))
    t = table([pour], p1={"hand": ["Pour", "Ogre"], "ink": 30, "deck": 20})
    t.do("play Pour", "ink Ogre")
    assert t.ink() == (50, 1)


# --- private ---------------------------------------------------------------------------------


@pytest.mark.rule("7.5.4")
def test_the_cards_of_an_inkwell_are_counted_by_all_and_seen_by_none() -> None:
    pour = action("Pour", ir.Put(ir.Top(1), ir.Place(Zone.INKWELL)))
    t = table([pour], p1={"hand": ["Pour"], "ink": {"ready": 2, "exerted": 1}, "deck": ["Giant", "Ogre"]})
    t.do("play Pour")
    for viewer in (0, 1):
        assert side(t, viewer, 0)["ink"] == {"ready": 2, "exerted": 2}
        assert not sees(t, viewer, "Giant")


@pytest.mark.rule("7.5.4")
def test_which_cards_are_ready_and_which_exerted_is_open_to_all() -> None:
    t = table(p1={"hand": ["Scout"], "ink": 3})
    t.do("play Scout")
    for viewer in (0, 1):
        assert side(t, viewer, 0)["ink"] == {"ready": 1, "exerted": 2}


@pytest.mark.rule("7.5.4")
def test_a_choice_among_ink_cards_shows_no_names() -> None:
    drain = action("Drain", ir.Put(ir.Chosen(ir.Cards((Zone.INKWELL,), Who.YOU)), ir.Place(Zone.HAND)))
    t = table([drain], p1={"hand": ["Drain"], "ink": 3})
    t.do("play Drain")
    assert len(t.moves()) == 3
    assert all(move.startswith("choose facedown") for move in t.moves())


# --- additional cards ------------------------------------------------------------------------


@pytest.mark.rule("7.5.5", "4.2.3.1")
def test_an_additional_card_follows_the_steps_of_inking() -> None:
    belt = character("Belt", ir.Static((ir.AdditionalInk(),)))
    dull = character("Dull", keyword(Keyword.RUSH), inkwell=False)
    t = table([belt, dull], p1={"hand": ["Ogre", "Giant", "Scout", "Dull"], "play": ["Belt"]})
    t.do("ink Ogre")
    assert t.why("ink Dull") == ["4.2.1.1"]
    t.do("ink Giant")
    assert [card_id(event.subject) for event in t.events(Happening.REVEALED)] == [t.ids["Ogre"], t.ids["Giant"]]
    assert t.ink() == (2, 0)
    assert t.why("ink Scout") == ["4.2.3"]


@pytest.mark.rule("7.5.5")
def test_without_such_a_card_one_is_all() -> None:
    t = table(p1={"hand": ["Ogre", "Giant"]})
    t.do("ink Ogre")
    assert t.why("ink Giant") == ["4.2.3"]


# --- by an effect ----------------------------------------------------------------------------


@pytest.mark.rule("7.5.6", "4.2.3.2")
def test_a_card_that_an_effect_puts_there_needs_no_symbol() -> None:
    dull = character("Dull", keyword(Keyword.RUSH), inkwell=False)
    stow = action("Stow", ir.Put(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)), ir.Place(Zone.INKWELL)))
    t = table([dull, stow], p1={"hand": ["Stow", "Dull"], "ink": 1})
    assert not t.legal("ink Dull")
    t.do("play Stow", "choose Dull")
    assert t["Dull"].zone == "inkwell"
    assert t.ink() == (1, 1)


@pytest.mark.rule("7.5.6")
def test_it_is_not_revealed() -> None:
    stow = action("Stow", ir.Put(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)), ir.Place(Zone.INKWELL)))
    t = table([stow], p1={"hand": ["Stow", "Ogre", "Giant"], "ink": 1})
    t.do("play Stow", "choose Ogre")
    assert t.events(Happening.REVEALED) == []
    assert not sees(t, 1, "Ogre")


@pytest.mark.rule("7.5.6", "4.2.1.1")
def test_the_turn_action_by_contrast_reveals_the_card() -> None:
    t = table(p1={"hand": ["Ogre", "Giant"]})
    t.do("ink Ogre")
    assert len(t.events(Happening.REVEALED)) == 1
    assert not sees(t, 1, "Giant")


@pytest.mark.rule("7.5.6", "4.2.3.2")
def test_it_does_not_use_up_the_card_of_the_turn() -> None:
    pour = action("Pour", ir.Put(ir.Top(1), ir.Place(Zone.INKWELL)))
    t = table([pour], p1={"hand": ["Pour", "Ogre"], "ink": 1})
    t.do("play Pour", "ink Ogre")
    assert t.ink() == (2, 1)


@pytest.mark.rule("7.5.6")
@pytest.mark.parametrize("zone", [Zone.PLAY, Zone.DISCARD, Zone.HAND, Zone.DECK])
def test_from_whatever_zone_it_becomes_ink_of_its_own_player(zone: Zone) -> None:
    melt = action("Melt", ir.Put(ir.Cards((zone,), Who.OPPONENTS), ir.Place(Zone.INKWELL)))
    p2: dict[str, Any] = {"hand": [], "deck": 0, zone.name.lower(): ["Ogre"]}
    t = table([melt], p1={"hand": ["Melt"], "ink": 1}, p2=p2)
    t.do("play Melt")
    assert t["Ogre"].zone == "inkwell"
    assert (t.ink(), t.ink(1)) == ((0, 1), (1, 0))


@pytest.mark.rule("7.5.6")
def test_it_is_ink_and_keeps_none_of_its_abilities() -> None:
    flag = item("Flag", ir.Static((ir.Gain(Keyword.EVASIVE),), your_characters()))
    melt = action("Melt", ir.Put(ir.Cards(where=(ir.Named(("Flag",)),)), ir.Place(Zone.INKWELL)))
    t = table([flag, melt], p1={"hand": ["Melt"], "ink": 1, "play": ["Flag", "Scout"]})
    assert t["Scout"].has(Keyword.EVASIVE)
    t.do("play Melt")
    assert not t["Scout"].has(Keyword.EVASIVE)
