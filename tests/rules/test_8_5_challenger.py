"""8.5 Challenger: more strength while challenging, and only then."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
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
from illumineer.vocab import Cmp, Happening, Keyword, Stat

LANCER = character("Lancer", keyword(Keyword.CHALLENGER, 2), strength=1, willpower=9)


@pytest.mark.rule("8.5.1", "1-early:10.3")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_the_challenging_character_deals_that_much_more(edition: str) -> None:
    t = table([LANCER], edition, p1={"play": ["Lancer"]}, p2={"play": [{"card": "Giant", "exerted": True}]})
    t.do("challenge Lancer")
    assert t["Giant"].damage == 3
    assert t["Lancer"].damage == 6


@pytest.mark.rule("8.5.1")
def test_it_counts_from_the_declaration_to_the_end_of_the_challenge_and_no_longer() -> None:
    seen = whenever(Happening.CHALLENGES, ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This())), "Charge", subject=THIS)
    after = whenever(Happening.CHALLENGE_OVER, ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This())), "Rest", subject=THIS)
    knight = character("Rider", keyword(Keyword.CHALLENGER, 2), seen, after, strength=1, willpower=9)
    t = table([knight], p1={"play": ["Rider"]}, p2={"play": [{"card": "Giant", "exerted": True}]})
    assert t["Rider"].stat(Stat.STRENGTH) == 1
    t.do("challenge Rider")
    assert t.lore() == 3 + 1
    assert t["Rider"].stat(Stat.STRENGTH) == 1


@pytest.mark.rule("8.5.1")
def test_while_challenging_it_is_strength_for_every_purpose() -> None:
    brute = character(
        "Brute",
        keyword(Keyword.CHALLENGER, 3),
        ir.Static((ir.Gain(Keyword.RESIST, 9),), condition=ir.Is(ir.This(), (ir.HasStat(Stat.STRENGTH, Cmp.GE, 5),))),
        strength=2,
    )
    t = table([brute], p1={"play": ["Brute"]}, p2={"play": [{"card": "Giant", "exerted": True}]})
    assert not t["Brute"].has(Keyword.RESIST)
    t.do("challenge Brute")
    assert t["Brute"].damage == 0
    assert t["Giant"].damage == 5


@pytest.mark.rule("8.5.1")
def test_it_counts_against_a_location_too() -> None:
    t = table([LANCER], p1={"play": ["Lancer"]}, p2={"play": ["Camp"]})
    t.do("challenge Lancer")
    assert t["Camp"].damage == 3


@pytest.mark.rule("8.5.1")
def test_it_adds_nothing_to_damage_dealt_by_abilities() -> None:
    mage = character(
        "Mage",
        keyword(Keyword.CHALLENGER, 2),
        ir.Activated((), ir.Deal(ir.StatOf(Stat.STRENGTH, ir.This()), any_character(ir.IsOther())), name="Zap"),
        strength=1,
    )
    t = table([mage], p1={"play": ["Mage"]}, p2={"play": ["Giant"]})
    t.do("activate Mage: Zap")
    assert t["Giant"].damage == 1


@pytest.mark.rule("8.5.1", "8.1.2")
def test_printed_and_granted_challenger_add_up() -> None:
    flag = item("Flag", ir.Static((ir.Gain(Keyword.CHALLENGER, 1),), your_characters()))
    rage = action("Rage", ir.Apply(any_character(), (ir.Gain(Keyword.CHALLENGER, 3),)))
    t = table(
        [LANCER, flag, rage],
        p1={"hand": ["Rage"], "ink": 1, "play": ["Lancer", "Flag"]},
        p2={"play": [{"card": "Giant", "exerted": True}]},
    )
    t.do("play Rage", "choose Lancer")
    assert t["Lancer"].keyword(Keyword.CHALLENGER) == 2 + 1 + 3
    t.do("challenge Lancer")
    assert t["Giant"].damage == 7


@pytest.mark.rule("8.5.1", "8.1.2")
def test_two_effects_of_the_same_kind_add_up() -> None:
    rage = action("Rage", ir.Apply(any_character(), (ir.Gain(Keyword.CHALLENGER, 3),)))
    wall = character("Wall", keyword(Keyword.RUSH), strength=0, willpower=20)
    t = table(
        [rage, wall],
        p1={"hand": ["Rage", "Rage#2"], "ink": 2, "play": ["Knight"]},
        p2={"play": [{"card": "Wall", "exerted": True}]},
    )
    t.do("play Rage", "choose Knight", "play Rage", "choose Knight", "challenge Knight")
    assert t["Wall"].damage == 3 + 3 + 3


@pytest.mark.rule("8.5.1")
def test_granted_challenger_lasts_as_long_as_the_effect() -> None:
    rage = action("Rage", ir.Apply(any_character(), (ir.Gain(Keyword.CHALLENGER, 3),)))
    t = table([rage], p1={"hand": ["Rage"], "ink": 1, "play": ["Scout"]}, p2={"play": ["Giant"]})
    t.do("play Rage", "choose Scout")
    assert t["Scout"].keyword(Keyword.CHALLENGER) == 3
    t.end_turn()
    assert not t["Scout"].has(Keyword.CHALLENGER)


@pytest.mark.rule("8.5.1", "6.6.2")
def test_it_is_added_to_a_negative_strength_before_that_counts_as_0() -> None:
    curse = item(
        "Curse", ir.Static((ir.Adjust(Stat.STRENGTH, -2),), ir.Cards(where=(*CHARACTER, ir.Named(("Lancer",)))))
    )
    t = table([LANCER, curse], p1={"play": ["Lancer"]}, p2={"play": ["Curse", {"card": "Giant", "exerted": True}]})
    assert t["Lancer"].strength == -1
    t.do("challenge Lancer")
    assert t["Giant"].damage == 1


@pytest.mark.rule("8.5.2")
def test_a_challenged_character_gets_nothing_from_it() -> None:
    t = table([LANCER], p1={"play": ["Giant"]}, p2={"play": [{"card": "Lancer", "exerted": True}]})
    t.do("challenge Giant")
    assert t["Giant"].damage == 1
    assert t["Lancer"].damage == 6


@pytest.mark.rule("8.5.2")
def test_only_the_challenging_one_of_two_challengers_gets_it() -> None:
    t = table([LANCER], p1={"play": ["Lancer"]}, p2={"play": [{"card": "Lancer#2", "exerted": True}]})
    t.do("challenge Lancer")
    assert (t["Lancer"].damage, t["Lancer#2"].damage) == (1, 3)
