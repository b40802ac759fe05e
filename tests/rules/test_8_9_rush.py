"""8.9 Rush: challenging in the turn the character was played, and nothing else."""

from __future__ import annotations

import pytest
from tests.support import (
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    table,
    when_played,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Doing, Keyword

RAM = character("Ram", keyword(Keyword.RUSH), cost=2, strength=2, willpower=9)


@pytest.mark.rule("8.9.1", "1-early:10.7")
@pytest.mark.parametrize("edition", ["1-early", "1-late", "2.0", "2.1", "2.2", "2.3"])
def test_it_can_challenge_in_the_turn_it_was_played(edition: str) -> None:
    t = table([RAM], edition, p1={"hand": ["Ram", "Scout"], "ink": 4}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("play Scout", "play Ram")
    assert not t.legal("challenge Scout")
    t.do("challenge Ram")
    assert t["Ogre"].damage == 2


@pytest.mark.rule("8.9.1")
def test_without_rush_the_refusal_names_the_drying_state() -> None:
    t = table(p1={"play": [{"card": "Scout", "drying": True}]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    assert t.why("challenge Scout") == ["5.1.1.11"]


@pytest.mark.rule("8.9.1", "5.1.1.11")
def test_it_is_still_drying_and_can_neither_quest_nor_exert() -> None:
    tune = action("Tune", ir.GainLore(2), cost=2, song=True)
    smith = character("Smith", keyword(Keyword.RUSH), exert_ability(ir.GainLore(1)))
    t = table([smith, tune], p1={"hand": ["Tune"], "play": [{"card": "Smith", "drying": True}]})
    assert t["Smith"].drying
    assert t.why("quest Smith") == ["5.1.1.11"]
    assert not t.legal("activate Smith: Use")
    assert not t.legal("play Tune")


@pytest.mark.rule("8.9.1")
def test_it_does_not_let_a_character_challenge_ready_ones() -> None:
    t = table([RAM], p1={"play": [{"card": "Ram", "drying": True}]}, p2={"play": ["Ogre"]})
    assert t.why("challenge Ram") == ["4.6.4.2"]


@pytest.mark.rule("8.9.1")
def test_it_may_challenge_a_location_at_once() -> None:
    t = table([RAM], p1={"hand": ["Ram"], "ink": 2}, p2={"play": ["Camp"]})
    t.do("play Ram", "challenge Ram")
    assert t["Camp"].damage == 2


@pytest.mark.rule("8.9.1")
def test_it_is_no_second_challenge() -> None:
    t = table([RAM], p1={"play": [{"card": "Ram", "drying": True}]}, p2={"play": [{"card": "Giant", "exerted": True}]})
    t.do("challenge Ram")
    assert t["Ram"].exerted
    assert t.why("challenge Ram") == ["4.6.4.1"]


@pytest.mark.rule("8.9.1")
def test_rush_granted_by_an_effect_works_for_a_character_that_is_drying() -> None:
    spur = action("Spur", ir.Apply(any_character(ir.Named(("Scout",))), (ir.Gain(Keyword.RUSH),)))
    t = table([spur], p1={"hand": ["Scout", "Spur"], "ink": 3}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("play Scout")
    assert not t.legal("challenge Scout")
    t.do("play Spur", "challenge Scout")
    assert t["Ogre"].damage == 2


@pytest.mark.rule("8.9.1")
def test_rush_granted_by_a_card_in_play_holds_for_characters_played_later() -> None:
    drum = item("Drum", ir.Static((ir.Gain(Keyword.RUSH),), your_characters()))
    t = table(
        [drum], p1={"hand": ["Scout"], "ink": 2, "play": ["Drum"]}, p2={"play": [{"card": "Ogre", "exerted": True}]}
    )
    t.do("play Scout", "challenge Scout")
    assert t["Ogre"].damage == 2


@pytest.mark.rule("8.9.1")
def test_rush_that_it_gains_when_played_works_at_once() -> None:
    fuse = character("Fuse", when_played(ir.Apply(ir.This(), (ir.Gain(Keyword.RUSH),))))
    t = table([fuse], p1={"hand": ["Fuse"], "ink": 2}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.do("play Fuse", "challenge Fuse")
    assert t["Ogre"].damage == 2


@pytest.mark.rule("8.9.1", "1.2.2")
def test_cannot_challenge_is_stronger_than_rush() -> None:
    yoke = item("Yoke", ir.Static((ir.Cant(Doing.CHALLENGE),), your_characters()))
    t = table(
        [RAM, yoke],
        p1={"play": [{"card": "Ram", "drying": True}, "Yoke"]},
        p2={"play": [{"card": "Ogre", "exerted": True}]},
    )
    assert t.why("challenge Ram") == ["4.6.4.3"]


@pytest.mark.rule("8.9.1", "8.6.1")
def test_rush_does_not_reach_evasive_characters() -> None:
    gull = character("Gull", keyword(Keyword.EVASIVE))
    t = table(
        [RAM, gull],
        p1={"play": [{"card": "Ram", "drying": True}]},
        p2={"play": [{"card": "Gull", "exerted": True}]},
    )
    assert not t.legal("challenge Ram")
