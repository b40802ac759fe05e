"""Singing: which songs can't be sung, Singer without a number, a song card that was played this turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.support import action, character, item, keyword, table

from illumineer import ir
from illumineer.text.card import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType, Cmp, Doing, Keyword, Stat


def tree(text: str, kind: CardType = CardType.CHARACTER) -> Any:
    read = read_paragraph(text, kind)
    assert not isinstance(read, Declined), read.reason
    assert read.written == text and write_ability(read.ability, kind, "es", read.surface)
    return read.ability


SOLO = action("Solo", ir.Draw(), cost=3, song=True)
CHORAL = action("Choral", ir.Draw(), keyword(Keyword.SING_TOGETHER, 5), cost=5, song=True)


@pytest.mark.parametrize(
    ("words", "test"),
    [
        ("without Sing Together", ir.Not(ir.HasKeyword(Keyword.SING_TOGETHER))),
        ("with Sing Together", ir.HasKeyword(Keyword.SING_TOGETHER)),
        ("with cost 4 or more", ir.HasStat(Stat.COST, Cmp.GE, 4)),
    ],
)
def test_which_songs(words: str, test: ir.Test) -> None:
    (mod,) = tree(f"This character can't sing songs {words}.").mods
    assert mod == ir.Cant(Doing.SING, ir.Filter(where=(ir.IsSong(), test)))


@pytest.mark.rule("1.2.2", "8.12.1")
def test_who_sings_only_together_cannot_sing_alone() -> None:
    shy = character("Shy", tree("This character can't sing songs without Sing Together."), cost=5)
    t = table([shy, SOLO, CHORAL], p1={"hand": ["Solo", "Choral"], "play": ["Shy"], "deck": 3})
    assert not t.legal("play Solo")
    assert t.legal("play Choral")
    t = table([shy, SOLO], p1={"hand": ["Solo"], "play": ["Shy", "Ogre"], "deck": 3}).do("play Solo")
    assert t["Ogre"].exerted and not t["Shy"].exerted  # the only one who can


@pytest.mark.rule("1.2.2", "8.12.1")
def test_who_does_not_sing_together_is_not_in_the_choir() -> None:
    lone = character("Lone", tree("This character can't sing songs with Sing Together."), cost=4)
    t = table([lone, SOLO, CHORAL], p1={"hand": ["Solo", "Choral"], "play": ["Lone", "Scout"], "deck": 3})
    assert t.legal("play Solo")
    assert not t.legal("play Choral")


@pytest.mark.rule("8.11.3")
@pytest.mark.parametrize(("singer", "sings"), [("Cheap", True), ("Crier", True), ("Child", False)])
def test_singer_without_a_number_leaves_the_cost_as_it_is(singer: str, sings: bool) -> None:
    text = "⟳ — Chosen character gains Singer and counts as having +1 cost to sing songs this turn."
    harp = item("Harp", replace(tree(text, CardType.ITEM), name="Play"))
    cards = [harp, SOLO, character("Cheap", cost=2), character("Crier", keyword(Keyword.SINGER, 2), cost=1)]
    cards.append(character("Child", cost=1))
    t = table(cards, p1={"hand": ["Solo"], "play": ["Harp", singer], "deck": ["Giant"]})
    assert not t.legal("play Solo")
    t.do("activate Harp: Play")
    assert t.legal("play Solo") is sings and t[singer].has(Keyword.SINGER)


@pytest.mark.rule("6.1.11")
def test_only_a_card_that_was_played_this_turn_comes_back() -> None:
    text = "When you play this character, return a song card you played this turn from your discard to your hand."
    muse = character("Muse", tree(text), cost=0)
    tune = action("Tune", ir.Draw(), cost=0, song=True)
    t = table([muse, tune, SOLO], p1={"hand": ["Tune", "Muse"], "discard": ["Solo"], "deck": ["Ogre", "Giant"]})
    t.do("play Tune", "play Muse")
    assert sorted(t.hand()) == ["Ogre", "Tune"] and t["Solo"].zone == "discard"


@pytest.mark.rule("6.1.11")
def test_a_card_played_in_an_earlier_turn_does_not() -> None:
    text = "When you play this character, return a song card you played this turn from your discard to your hand."
    muse = character("Muse", tree(text), cost=0)
    tune = action("Tune", ir.GainLore(1), cost=0, song=True)
    t = table([muse, tune], p1={"hand": ["Tune", "Muse"], "deck": ["Ogre", "Giant"]}, p2={"deck": 3}).do("play Tune")
    t.end_turn().end_turn().do("play Muse")
    assert t["Tune"].zone == "discard"
