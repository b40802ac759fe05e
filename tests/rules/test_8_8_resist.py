"""8.8 Resist: less damage is dealt to the card; put and moved damage is another matter."""

from __future__ import annotations

import pytest
from tests.support import (
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    location,
    table,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Duration, Happening, Keyword, Stat, Who

SHELL = character("Shell", keyword(Keyword.RESIST, 2), strength=1, willpower=5)


def bolt(n: int) -> ir.Card:
    return action("Bolt", ir.Deal(n, any_character()))


# --- the reduction ---------------------------------------------------------------------------


@pytest.mark.rule("8.8.1", "1-early:10.6")
@pytest.mark.parametrize("edition", ["1-early", "1-late", "2.0", "2.1", "2.2", "2.3"])
def test_damage_dealt_by_an_effect_is_reduced(edition: str) -> None:
    t = table([SHELL, bolt(3)], edition, p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Shell"]})
    t.do("play Bolt")
    assert t["Shell"].damage == 1


@pytest.mark.rule("8.8.1")
@pytest.mark.parametrize("challenges", ["p1", "p2"])
def test_damage_dealt_in_a_challenge_is_reduced_on_either_side(challenges: str) -> None:
    sides = {"p1": {"play": ["Shell"]}, "p2": {"play": ["Ogre"]}}
    other = "p2" if challenges == "p1" else "p1"
    sides[other] = {"play": [{"card": sides[other]["play"][0], "exerted": True}]}
    t = table([SHELL], active=challenges, **sides)
    t.do("challenge Shell" if challenges == "p1" else "challenge Ogre")
    assert t["Shell"].damage == 4 - 2
    assert t["Ogre"].damage == 1


@pytest.mark.rule("8.8.1")
def test_a_location_with_resist_takes_less_too() -> None:
    fort = location("Fort", keyword(Keyword.RESIST, 1))
    t = table([fort], p1={"play": ["Knight"]}, p2={"play": ["Fort"]})
    t.do("challenge Knight")
    assert t["Fort"].damage == 2


@pytest.mark.rule("8.8.1", "8.1.2")
def test_printed_and_granted_resist_add_up() -> None:
    wall = item("Wall", ir.Static((ir.Gain(Keyword.RESIST, 1),), your_characters()))
    brace = action("Brace", ir.Apply(any_character(), (ir.Gain(Keyword.RESIST, 1),), Duration.UNTIL_YOUR_NEXT_TURN))
    t = table(
        [SHELL, wall, brace, bolt(7)],
        p1={"hand": ["Brace"], "ink": 1, "play": ["Shell", "Wall"]},
        p2={"hand": ["Bolt"], "ink": 1},
    )
    t.do("play Brace").end_turn()
    assert t["Shell"].keyword(Keyword.RESIST) == 2 + 1 + 1
    t.do("play Bolt")
    assert t["Shell"].damage == 3
    t.end_turn()
    assert t["Shell"].keyword(Keyword.RESIST) == 2 + 1


@pytest.mark.rule("8.8.1", "8.1.2")
def test_two_effects_of_the_same_name_add_up() -> None:
    wall = item("Wall", ir.Static((ir.Gain(Keyword.RESIST, 1),), your_characters()))
    t = table([wall], p1={"play": ["Scout", "Wall", "Wall#2"]})
    assert t["Scout"].keyword(Keyword.RESIST) == 2


@pytest.mark.rule("8.8.1")
def test_each_instance_of_damage_is_reduced() -> None:
    twice = action("Twice", ir.Text((ir.Deal(3, any_character(slot="it")), ir.Deal(3, ir.Those("it")))))
    t = table([SHELL, twice], p1={"hand": ["Twice"], "ink": 1}, p2={"play": ["Shell"]})
    t.do("play Twice")
    assert t["Shell"].damage == 1 + 1


@pytest.mark.rule("8.8.1")
def test_each_card_reduces_its_own_share_of_damage_to_several() -> None:
    rain = action("Rain", ir.Deal(2, ir.Cards(of=Who.OPPONENTS)))
    fort = character("Fort", keyword(Keyword.RESIST, 1))
    t = table([SHELL, fort, rain], p1={"hand": ["Rain"], "ink": 1}, p2={"play": ["Shell", "Fort", "Ogre"]})
    t.do("play Rain")
    assert [t[name].damage for name in ("Shell", "Fort", "Ogre")] == [0, 1, 2]


@pytest.mark.rule("8.8.1", "1.9.4")
def test_resist_is_one_of_the_damage_modifiers_and_meets_the_others_in_any_order() -> None:
    oil = item("Oil", ir.Static((ir.DamageChange(2),), ir.Cards(of=Who.OPPONENTS)))
    t = table([SHELL, oil, bolt(1)], p1={"hand": ["Bolt"], "ink": 1, "play": ["Oil"]}, p2={"play": ["Shell"]})
    t.do("play Bolt")
    assert t["Shell"].damage == 1 + 2 - 2


@pytest.mark.rule("8.8.1")
def test_resist_reduces_damage_that_its_own_player_deals() -> None:
    t = table([SHELL, bolt(3)], p1={"hand": ["Bolt"], "ink": 1, "play": ["Shell"]})
    t.do("play Bolt")
    assert t["Shell"].damage == 1


@pytest.mark.rule("8.8.1")
def test_damage_dealt_as_a_cost_is_reduced_too() -> None:
    zealot = character(
        "Zealot", keyword(Keyword.RESIST, 1), ir.Activated((ir.DamageCost(2),), ir.GainLore(1), name="Give")
    )
    t = table([zealot], p1={"play": ["Zealot"]})
    t.do("activate Zealot: Give")
    assert t["Zealot"].damage == 1


@pytest.mark.rule("8.8.1")
def test_losing_resist_ends_the_reduction() -> None:
    crack = action("Crack", ir.Apply(any_character(), (ir.Lose(Keyword.RESIST),)))
    t = table([SHELL, crack, bolt(3)], p1={"hand": ["Crack", "Bolt"], "ink": 2}, p2={"play": ["Shell"]})
    t.do("play Crack", "play Bolt")
    assert t["Shell"].damage == 3


# --- reduced to 0 ----------------------------------------------------------------------------


@pytest.mark.rule("8.8.2")
def test_reduced_below_0_is_0() -> None:
    t = table([SHELL, bolt(1)], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": [{"card": "Shell", "damage": 1}]})
    t.do("play Bolt")
    assert t["Shell"].damage == 1


@pytest.mark.rule("8.8.2", "1.9.5", "1-early:10.6.3", "2.1:8.8.2")
@pytest.mark.parametrize(
    ("edition", "lore"), [("1-early", 0), ("1-late", 0), ("2.0", 0), ("2.1", 0), ("2.2", 1), ("2.3", 1)]
)
def test_reduced_to_0_the_source_still_deals_damage_from_2_2_on(edition: str, lore: int) -> None:
    imp = character("Imp", whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), object=THIS), strength=2)
    t = table([SHELL, imp], edition, p1={"play": ["Imp"]}, p2={"play": [{"card": "Shell", "exerted": True}]})
    t.do("challenge Imp")
    assert t["Shell"].damage == 0
    assert t.lore() == lore


@pytest.mark.rule("8.8.2", "1.9.5")
@pytest.mark.parametrize(("edition", "lore"), [("2.0", 0), ("2.1", 0), ("2.2", 1), ("2.3", 1)])
def test_so_does_the_character_whose_ability_deals_it(edition: str, lore: int) -> None:
    archer = character(
        "Archer",
        exert_ability(ir.Deal(2, any_character(ir.HasKeyword(Keyword.RESIST)))),
        whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), object=THIS),
    )
    t = table([SHELL, archer], edition, p1={"play": ["Archer"]}, p2={"play": ["Shell"]})
    t.do("activate Archer: Use")
    assert (t["Shell"].damage, t.lore()) == (0, lore)


@pytest.mark.rule("8.8.2", "1.9.5")
def test_reduced_to_0_the_card_takes_no_damage() -> None:
    hurt = character(
        "Hurt", keyword(Keyword.RESIST, 2), whenever(Happening.DAMAGE_TAKEN, ir.GainLore(1), subject=THIS), willpower=9
    )
    t = table([hurt, bolt(2)], p1={"hand": ["Bolt"], "ink": 1, "play": ["Hurt"]})
    t.do("play Bolt")
    assert (t["Hurt"].damage, t.lore()) == (0, 0)
    sharp = table([hurt, bolt(3)], p1={"hand": ["Bolt"], "ink": 1, "play": ["Hurt"]})
    sharp.do("play Bolt")
    assert (sharp["Hurt"].damage, sharp.lore()) == (1, 1)


@pytest.mark.rule("8.8.2")
def test_reduced_to_0_the_card_is_not_damaged() -> None:
    finish = action("Finish", ir.Banish(any_character(ir.IsDamaged())))
    t = table([SHELL, bolt(2), finish], p1={"hand": ["Bolt", "Finish"], "ink": 2}, p2={"play": ["Shell"]})
    t.do("play Bolt", "play Finish")
    assert t["Shell"].zone == "play"


@pytest.mark.rule("8.8.2")
def test_an_effect_that_asks_how_much_was_dealt_finds_0() -> None:
    drain = action("Drain", ir.Seq((ir.Deal(2, any_character(), into="n"), ir.GainLore(ir.Number("n")))))
    t = table([SHELL, drain], p1={"hand": ["Drain"], "ink": 1}, p2={"play": ["Shell"]})
    t.do("play Drain")
    assert t.lore() == 0
    plain = table([drain], p1={"hand": ["Drain"], "ink": 1}, p2={"play": ["Ogre"]})
    plain.do("play Drain")
    assert plain.lore() == 2


# --- put and moved ---------------------------------------------------------------------------


@pytest.mark.rule("8.8.3")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.1", "2.3"])
def test_damage_that_is_put_on_it_is_not_reduced(edition: str) -> None:
    thorn = action("Thorn", ir.PutDamage(2, any_character()))
    t = table([SHELL, thorn], edition, p1={"hand": ["Thorn"], "ink": 1}, p2={"play": ["Shell"]})
    t.do("play Thorn")
    assert t["Shell"].damage == 2


@pytest.mark.rule("8.8.3")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.1", "2.3"])
def test_damage_that_is_moved_onto_it_is_not_reduced(edition: str) -> None:
    swap = action(
        "Swap",
        ir.MoveDamage(2, any_character(ir.IsDamaged(), slot="from"), any_character(ir.HasKeyword(Keyword.RESIST))),
    )
    t = table(
        [SHELL, swap],
        edition,
        p1={"hand": ["Swap"], "ink": 1, "play": [{"card": "Ogre", "damage": 3}]},
        p2={"play": ["Shell"]},
    )
    t.do("play Swap")
    assert (t["Ogre"].damage, t["Shell"].damage) == (1, 2)


@pytest.mark.rule("8.8.3")
def test_it_enters_play_with_all_the_damage_it_is_told_to() -> None:
    crone = character("Crone", keyword(Keyword.RESIST, 2), ir.Static((ir.Enters(damage=2),)), willpower=5)
    t = table([crone], p1={"hand": ["Crone"], "ink": 2})
    t.do("play Crone")
    assert t["Crone"].damage == 2


@pytest.mark.rule("8.8.3")
def test_put_damage_can_banish_it() -> None:
    thorn = action("Thorn", ir.PutDamage(ir.StatOf(Stat.WILLPOWER, ir.Those("it")), any_character(slot="it")))
    t = table([SHELL, thorn], p1={"hand": ["Thorn"], "ink": 1}, p2={"play": ["Shell"]})
    t.do("play Thorn")
    assert t["Shell"].zone == "discard"


@pytest.mark.rule("8.8.1")
def test_an_ability_of_a_character_deals_reduced_damage() -> None:
    archer = character("Archer", exert_ability(ir.Deal(3, any_character(ir.HasKeyword(Keyword.RESIST)))))
    t = table([SHELL, archer], p1={"play": ["Archer"]}, p2={"play": ["Shell"]})
    t.do("activate Archer: Use")
    assert t["Shell"].damage == 1
