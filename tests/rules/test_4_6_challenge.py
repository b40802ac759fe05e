"""4.6.1-4.6.7: challenging, from the declaration to the end of the challenge."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    Table,
    character,
    item,
    keyword,
    opposing_character,
    table,
    when_banished,
    whenever,
    your_characters,
)

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import Doing, Duration, Happening, Keyword, Leave, Role, Stat, Who, Zone

CHALLENGED = ir.Involved(Role.OBJECT)


def exerted(name: str, **more: Any) -> dict[str, Any]:
    return {"card": name, "exerted": True, **more}


def whenever_challenges(effect: ir.Effect, name: str = "Charge") -> ir.Triggered:
    return whenever(Happening.CHALLENGES, effect, name, subject=THIS)


def whenever_challenged(effect: ir.Effect) -> ir.Triggered:
    return whenever(Happening.CHALLENGES, effect, "Defend", object=THIS)


def kinds(t: Table) -> list[int]:
    return [event.kind for event in t.game.events]


# --- who (4.6.1, 4.6.2) ----------------------------------------------------------------------


@pytest.mark.rule("4.6.1")
def test_a_character_challenges_an_opposing_character() -> None:
    t = table(p1={"play": ["Knight"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Knight")
    [event] = t.events(Happening.CHALLENGES)
    assert (t.name(event.subject), t.name(event.object), event.player) == ("Knight", "Ogre", 0)


@pytest.mark.rule("4.6.1", "5.3.4")
def test_only_characters_challenge() -> None:
    t = table(p1={"play": ["Rock", "Camp"]}, p2={"play": [exerted("Ogre")]})
    assert t.moves() == ["end turn"]
    assert t.why("challenge Rock") == ["5.3.4"]
    assert t.why("challenge Camp") == ["5.3.4"]


@pytest.mark.rule("4.6.1")
def test_only_opposing_characters_and_locations_are_challenged() -> None:
    t = table(p1={"play": ["Knight", exerted("Scout"), "Camp"]}, p2={"play": [exerted("Rock")]})
    assert t.why("challenge Knight") == ["4.6.4.2"]
    t = table(
        p1={"play": ["Knight", exerted("Scout")]},
        p2={"play": [exerted("Rock"), exerted("Ogre"), exerted("Giant")]},
    )
    t.do("challenge Knight")
    assert t.moves() == ["choose Ogre", "choose Giant"]
    assert t.why("choose Scout") == ["4.6.1"]
    assert t.why("choose Rock") == ["4.6.1"]


@pytest.mark.rule("4.6.1")
def test_a_teammate_is_not_challenged() -> None:
    t = table(
        players=4,
        teams=[0, 1, 0, 1],
        p1={"play": ["Knight"]},
        p2={"play": [exerted("Ogre")]},
        p3={"play": [exerted("Giant")]},
        p4={"play": [exerted("Scout")]},
    )
    t.do("challenge Knight")
    assert t.moves() == ["choose Ogre", "choose Scout"]


@pytest.mark.rule("4.6.2")
def test_only_the_two_are_in_the_challenge() -> None:
    storm = character("Storm", whenever_challenges(ir.Deal(9, ir.Cards(of=Who.OPPONENTS, where=CHARACTER))))
    in_challenge = ir.Triggered(
        (ir.Event(Happening.BANISHED, subject=THIS, in_challenge=True),), ir.GainLore(1), name="Fall"
    )
    martyr = character("Martyr", in_challenge)
    bystander = character("Bystander", in_challenge)
    t = table([storm, martyr, bystander], p1={"play": ["Storm"]}, p2={"play": [exerted("Martyr"), "Bystander"]})
    t.do("challenge Storm")
    assert sorted(t.discard(1)) == ["Bystander", "Martyr"]
    assert t.lore(1) == 1


@pytest.mark.rule("4.6.2")
def test_while_being_challenged_reaches_only_the_challenged_character() -> None:
    shield = item("Shield", ir.Static((ir.Adjust(Stat.STRENGTH, 2),), your_characters(ir.IsChallenged())))
    t = table([shield], p1={"play": ["Giant"]}, p2={"play": [exerted("Knight"), "Scout", "Shield"]})
    t.do("challenge Giant")
    assert t["Giant"].damage == 5
    assert t["Scout"].strength == 2


# --- the declaration (4.6.4) -----------------------------------------------------------------


@pytest.mark.rule("4.6.3", "4.6.5")
def test_declaration_comes_before_damage() -> None:
    t = table(p1={"play": ["Knight"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Knight")
    seen = kinds(t)
    order = [Happening.EXERTED, Happening.CHALLENGES, Happening.DAMAGE_DEALT, Happening.CHALLENGE_OVER]
    assert [seen.index(kind) for kind in order] == sorted(seen.index(kind) for kind in order)


@pytest.mark.rule("4.6.4.1", "5.1.1.11")
def test_the_challenging_character_must_be_dry_and_ready() -> None:
    t = table(
        p1={"play": [{"card": "Knight", "drying": True}, exerted("Giant")], "hand": ["Scout"], "ink": 2},
        p2={"play": [exerted("Ogre")]},
    )
    assert t.why("challenge Knight") == ["5.1.1.11"]
    assert t.why("challenge Giant") == ["4.6.4.1"]
    t.do("play Scout")
    assert t.why("challenge Scout") == ["5.1.1.11"]


@pytest.mark.rule("4.6.4.1")
def test_a_character_may_challenge_again_only_when_it_is_ready_again() -> None:
    t = table(p1={"play": ["Giant"]}, p2={"play": [exerted("Ogre"), exerted("Scout")]})
    t.do("challenge Giant", "choose Ogre")
    assert t.why("challenge Giant") == ["4.6.4.1"]
    t.do("end turn", "end turn")
    assert not t["Giant"].exerted


@pytest.mark.rule("4.6.4.2")
def test_only_exerted_characters_can_be_chosen() -> None:
    t = table(p1={"play": ["Knight"]}, p2={"play": [exerted("Ogre"), exerted("Scout"), "Giant"]})
    t.do("challenge Knight")
    assert t.asked == (0, "choose")
    assert t.moves() == ["choose Ogre", "choose Scout"]
    assert t.why("choose Giant") == ["4.6.4.2"]
    t = table(p1={"play": ["Knight"]}, p2={"play": ["Ogre"]})
    assert t.why("challenge Knight") == ["4.6.4.2"]


@pytest.mark.rule("4.6.4.2", "1.2.1")
def test_a_permission_lets_ready_characters_be_challenged() -> None:
    damaged = ir.Filter(where=(*CHARACTER, ir.IsDamaged()))
    hunter = character("Hunter", ir.Static((ir.Allow(Leave.CHALLENGE_READY, damaged),)))
    t = table([hunter], p1={"play": ["Hunter"]}, p2={"play": [{"card": "Ogre", "damage": 1}, "Giant"]})
    t.do("challenge Hunter")
    assert t["Ogre"].damage == 3
    assert t["Giant"].damage == 0


@pytest.mark.rule("4.6.4.3", "8.6.1")
def test_limiters_on_whom_it_can_challenge() -> None:
    bird = character("Bird", Keyword.EVASIVE)
    ghost = character("Ghost", ir.Static((ir.Cant(Doing.BE_CHALLENGED),)))
    t = table(
        [bird, ghost],
        p1={"play": ["Knight"]},
        p2={"play": [exerted("Bird"), exerted("Ghost"), exerted("Ogre"), exerted("Scout")]},
    )
    t.do("challenge Knight")
    assert t.moves() == ["choose Ogre", "choose Scout"]
    assert t.why("choose Bird") == ["8.6.1"]
    assert t.why("choose Ghost") == ["4.6.4.3"]


@pytest.mark.rule("4.6.4.3")
def test_limiters_that_name_the_other_one() -> None:
    villains = ir.Filter(where=(ir.HasClass(("Villain",)),))
    hero = character("Good One", ir.Static((ir.Cant(Doing.BE_CHALLENGED, villains),)))
    rogue = character("Rogue", keyword(Keyword.WARD), classes="Storyborn Villain")
    picky = character("Picky One", ir.Static((ir.Cant(Doing.CHALLENGE, ir.Filter(where=(ir.Named(("Ogre",)),))),)))
    t = table(
        [hero, rogue, picky],
        p1={"play": ["Rogue", "Picky One"]},
        p2={"play": [exerted("Good One"), exerted("Ogre")]},
    )
    t.do("challenge Rogue")
    assert t["Ogre"].damage == 2
    t.do("challenge Picky One")
    assert t["Good One"].damage == 2


@pytest.mark.rule("4.6.4.3")
def test_limiters_on_challenging_at_all() -> None:
    calm = character("Calm One", ir.Static((ir.Cant(Doing.CHALLENGE),)))
    truce = item("Truce", ir.Static((ir.ChallengesPerTurn(1),)))
    t = table([calm, truce], p1={"play": ["Calm One", "Knight", "Scout"]}, p2={"play": [exerted("Giant"), "Truce"]})
    assert t.why("challenge Calm One") == ["4.6.4.3"]
    t.do("challenge Knight")
    assert t.why("challenge Scout") == ["4.6.4.3"]


@pytest.mark.rule("4.6.4.3")
def test_a_price_on_challenging_is_paid_before_exerting() -> None:
    toy = character("Toy", ir.Static((ir.Price((Doing.CHALLENGE,), (ir.InkCost(1),)),)))
    t = table([toy], p1={"play": ["Toy"], "ink": 0}, p2={"play": [exerted("Ogre")]})
    assert t.why("challenge Toy") == ["4.6.4.3"]
    t = table([toy], p1={"play": ["Toy"], "ink": 2}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Toy")
    assert t.ink() == (1, 1)
    assert kinds(t).index(Happening.INK_PAID) < kinds(t).index(Happening.EXERTED)
    assert [number(event.rule, "2.3") for event in t.events(Happening.INK_PAID)] == ["4.6.4.3"]
    assert t["Ogre"].damage == 2


@pytest.mark.rule("4.6.4.3")
def test_a_price_that_needs_a_choice() -> None:
    cost = ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)))
    toy = character("Toy", ir.Static((ir.Price((Doing.CHALLENGE,), (cost,)),)))
    t = table([toy], p1={"play": ["Toy"], "hand": ["Scout", "Knight"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Toy")
    assert t.asked == (0, "choose") and not t["Toy"].exerted
    t.do("choose Scout")
    assert t["Scout"].zone == "discard"
    assert t["Ogre"].damage == 2


@pytest.mark.rule("4.6.4.4")
def test_the_challenging_character_is_exerted() -> None:
    t = table(p1={"play": ["Giant"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Giant")
    assert t["Giant"].exerted
    assert [number(event.rule, "2.3") for event in t.events(Happening.EXERTED)] == ["4.6.4.4"]


@pytest.mark.rule("4.6.4.4")
def test_readied_during_the_challenge_it_is_still_in_it() -> None:
    restless = character("Restless", whenever_challenges(ir.Ready(ir.This())), willpower=9)
    t = table([restless], p1={"play": ["Restless"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Restless")
    assert not t["Restless"].exerted
    assert t["Ogre"].damage == 2 and t["Restless"].damage == 4
    assert t.legal("challenge Restless")


@pytest.mark.rule("4.6.4.5")
def test_while_challenging_starts_with_the_declaration() -> None:
    lancer = character(
        "Lancer", keyword(Keyword.CHALLENGER, 3), whenever_challenges(ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This())))
    )
    t = table([lancer], p1={"play": ["Lancer"]}, p2={"play": [exerted("Giant")]})
    assert t["Lancer"].stat(Stat.STRENGTH) == 2
    t.do("challenge Lancer")
    assert t.lore() == 5
    assert t["Giant"].damage == 5


@pytest.mark.rule("4.6.4.5")
def test_while_challenging_gives_other_things_too() -> None:
    challenging = ir.Is(ir.This(), (ir.IsChallenging(),))
    tank = character("Tank", ir.Static((ir.Gain(Keyword.RESIST, 2),), condition=challenging), willpower=9)
    t = table([tank], p1={"play": ["Tank"]}, p2={"play": [exerted("Ogre")]})
    assert not t["Tank"].has(Keyword.RESIST)
    t.do("challenge Tank")
    assert t["Tank"].damage == 2
    assert not t["Tank"].has(Keyword.RESIST)


# --- triggers, check (4.6.5) -----------------------------------------------------------------


@pytest.mark.rule("4.6.5")
def test_challenges_and_is_challenged_resolve_before_damage() -> None:
    bully = character("Bully", whenever_challenges(ir.Apply(CHALLENGED, (ir.Adjust(Stat.STRENGTH, -1),))))
    thorn = character("Thorn", whenever_challenged(ir.Apply(ir.Involved(), (ir.Adjust(Stat.STRENGTH, -1),))))
    t = table([bully, thorn], p1={"play": ["Bully"]}, p2={"play": [exerted("Thorn")]})
    t.do("challenge Bully")
    assert t["Bully"].damage == 1
    assert t["Thorn"].damage == 1


@pytest.mark.rule("4.6.5", "4.1.5")
def test_triggers_of_the_declaration_process_resolve_with_them() -> None:
    eager = character(
        "Eager One",
        whenever(Happening.EXERTED, ir.GainLore(1), "Exerted", subject=THIS),
        whenever_challenges(ir.Draw()),
    )
    t = table([eager], p1={"play": ["Eager One"]}, p2={"play": [exerted("Giant")]})
    t.do("challenge Eager One")
    assert t.asked == (0, "resolve")
    assert t.bag() == ["Exerted", "Charge"]
    assert t["Giant"].damage == 0
    t.do("resolve Eager One: Charge")
    assert t["Giant"].damage == 2


@pytest.mark.rule("4.6.5")
def test_an_ability_that_happens_when_something_is_banished_does_not_see_the_declaration() -> None:
    mourner = character("Mourner", whenever(Happening.BANISHED, ir.Draw(), subject=ir.Filter()))
    t = table([mourner], p1={"play": ["Mourner", "Scout"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Scout")
    assert t.discard() == ["Scout"]
    assert len(t.hand()) == 1
    seen = kinds(t)
    assert seen.index(Happening.DAMAGE_DEALT) < seen.index(Happening.ADDED_TO_BAG)


# --- damage (4.6.6) --------------------------------------------------------------------------


@pytest.mark.rule("4.6.6.1", "5.3.6.2")
def test_each_deals_damage_equal_to_its_strength_with_all_modifiers() -> None:
    drum = item("Drum", ir.Static((ir.Adjust(Stat.STRENGTH, 2),), your_characters()))
    fog = item("Fog", ir.Static((ir.Adjust(Stat.STRENGTH, -1),), ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([drum, fog], p1={"play": ["Giant", "Drum"]}, p2={"play": [exerted("Ogre", damage=0), "Fog"]})
    assert t["Giant"].strength == 7
    t.do("challenge Giant")
    assert t["Giant"].damage == 4
    assert t.discard(1) == ["Ogre"]


@pytest.mark.rule("4.6.6.1", "1.9.4")
def test_damage_modifiers_come_after_strength() -> None:
    armour = item("Armour", ir.Static((ir.Gain(Keyword.RESIST, 1),), your_characters()))
    edge = item("Edge", ir.Static((ir.DamageChange(2, dealt_by=True),), your_characters()))
    t = table([armour, edge], p1={"play": ["Knight", "Edge"]}, p2={"play": [exerted("Giant"), "Armour"]})
    t.do("challenge Knight")
    assert t["Giant"].damage == 4  # 3 strength, +2, -1


@pytest.mark.rule("4.6.6.1", "6.6.2")
def test_negative_strength_counts_as_nothing() -> None:
    fog = item("Fog", ir.Static((ir.Adjust(Stat.STRENGTH, -5),), ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([fog], p1={"play": ["Giant", "Fog"]}, p2={"play": [exerted("Ogre", damage=1)]})
    assert t["Ogre"].strength == -1
    t.do("challenge Giant")
    assert t["Giant"].damage == 0


@pytest.mark.rule("4.6.6.1")
def test_a_damage_increase_is_added_to_nothing_not_to_the_negative_number() -> None:
    fog = item("Fog", ir.Static((ir.Adjust(Stat.STRENGTH, -5),), ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    edge = item("Edge", ir.Static((ir.DamageChange(1, dealt_by=True),), your_characters()))
    t = table([fog, edge], p1={"play": ["Giant", "Fog"]}, p2={"play": [exerted("Ogre"), "Edge"]})
    t.do("challenge Giant")
    assert t["Giant"].damage == 1


@pytest.mark.rule("4.6.6.2", "1.9.2.1")
def test_all_damage_is_dealt_at_the_same_time() -> None:
    t = table(p1={"play": ["Knight"]}, p2={"play": [exerted("Ogre", damage=2)]})
    t.do("challenge Knight")
    dealt = t.events(Happening.DAMAGE_DEALT)
    assert [(event.n, number(event.rule, "2.3"), event.in_challenge) for event in dealt] == [
        (3, "4.6.6.2", True),
        (4, "4.6.6.2", True),
    ]
    # Both are banished, by one check.
    assert t.discard() == ["Knight"] and t.discard(1) == ["Ogre"]


@pytest.mark.rule("4.6.6.2")
def test_a_trigger_on_damage_sees_both_damaged() -> None:
    surgeon = character(
        "Surgeon",
        whenever(
            Happening.DAMAGE_TAKEN,
            ir.GainLore(ir.Count(ir.Cards(where=(*CHARACTER, ir.IsDamaged())))),
            subject=THIS,
        ),
        willpower=9,
    )
    t = table([surgeon], p1={"play": ["Surgeon"]}, p2={"play": [exerted("Giant")]})
    t.do("challenge Surgeon")
    assert t.lore() == 2


@pytest.mark.rule("4.6.6.3", "1.8.1.4")
def test_a_check_follows_and_says_who_banished_whom() -> None:
    victor = character("Victor", whenever(Happening.BANISHES, ir.GainLore(1), subject=THIS), strength=9, willpower=9)
    t = table([victor], p1={"play": ["Victor"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Victor")
    assert t.discard(1) == ["Ogre"]
    assert t.lore() == 1
    [banished] = t.events(Happening.BANISHED)
    assert (number(banished.rule, "2.3"), banished.in_challenge) == ("1.8.1.4", True)


# --- the end (4.6.7) -------------------------------------------------------------------------


@pytest.mark.rule("4.6.7")
def test_while_challenging_ends_only_when_everything_has_resolved() -> None:
    # What resolves after the damage still sees the challenge.
    lancer = character(
        "Lancer",
        keyword(Keyword.CHALLENGER, 3),
        whenever(Happening.BANISHED, ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This())), subject=ir.Filter()),
        willpower=9,
    )
    t = table([lancer], p1={"play": ["Lancer"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Lancer")
    assert t.lore() == 5
    assert t["Lancer"].stat(Stat.STRENGTH) == 2
    assert t.game.state.challenge is None


@pytest.mark.rule("4.6.7")
def test_effects_of_this_challenge_end_with_it() -> None:
    guarded = ir.Apply(ir.This(), (ir.Cant(Doing.TAKE_CHALLENGE_DAMAGE),), Duration.THIS_CHALLENGE)
    dancer = character("Dancer", whenever_challenges(guarded), willpower=9)
    t = table([dancer], p1={"play": ["Dancer"]}, p2={"play": [exerted("Ogre"), "Giant"]})
    t.do("challenge Dancer")
    assert t["Dancer"].damage == 0
    t.do("end turn", "challenge Giant")
    assert t["Dancer"].damage == 6


@pytest.mark.rule("4.6.7", "1.8.1.4")
def test_what_lived_only_while_challenging_is_banished_when_the_challenge_is_over() -> None:
    challenging = ir.Is(ir.This(), (ir.IsChallenging(),))
    berserk = character("Berserk", ir.Static((ir.Adjust(Stat.WILLPOWER, 3),), condition=challenging), willpower=3)
    t = table([berserk], p1={"play": ["Berserk"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Berserk")
    assert t.discard() == ["Berserk"]
    seen = kinds(t)
    assert seen.index(Happening.CHALLENGE_OVER) < seen.index(Happening.BANISHED)


@pytest.mark.rule("4.6.7")
def test_after_the_challenge_comes_last() -> None:
    tired = character(
        "Tired One",
        whenever(Happening.CHALLENGE_OVER, ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This())), subject=THIS),
        keyword(Keyword.CHALLENGER, 3),
        willpower=9,
    )
    t = table([tired], p1={"play": ["Tired One"]}, p2={"play": [exerted("Ogre")]})
    t.do("challenge Tired One")
    assert t.lore() == 2  # the bonus of the challenge is gone already
    assert t.asked == (0, "act")


@pytest.mark.rule("4.6.7")
def test_the_next_turn_action_comes_after_the_challenge() -> None:
    killer = character("Killer", when_banished(ir.May(ir.Deal(1, opposing_character()))), strength=1, willpower=1)
    t = table([killer], p1={"play": ["Killer", "Knight"]}, p2={"play": [exerted("Ogre"), "Giant"]})
    t.do("challenge Killer")
    assert t.asked == (0, "accept")
    t.do("accept", "choose Giant")
    assert t["Giant"].damage == 1
    assert t.asked == (0, "act")
    assert t.legal("quest Knight")
