"""Editions: challenging, moving, keywords, names and zones."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.differ import ONE, TWO, differ
from tests.support import (
    CHARACTER,
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    location,
    shift,
    table,
    whenever,
    your_character,
)

from illumineer import ir
from illumineer.vocab import CardType, Doing, Duration, Happening, Keyword, Leave, Stat, Who, Zone

# --- exerting, moving ------------------------------------------------------------------------


@pytest.mark.edition_row("drying-character")
def test_only_in_2_0_can_a_drying_character_exert_for_what_is_no_cost() -> None:
    """ "{E} one of your characters to draw a card": a cost in 1.x, an effect in 2.0; later {E} needs a dry one."""
    call = action("Call", ir.To(ir.Exert(your_character(ir.CanExert())), ir.Draw()))

    def play(edition: str) -> tuple[bool, int]:
        t = table([call], edition, p1={"hand": ["Call"], "ink": 1, "play": [{"card": "Ogre", "drying": True}]})
        t.do("play Call")
        return t["Ogre"].exerted, len(t.hand())

    differ(play, {f"{ONE} 2.1 2.2 2.3": (False, 0), "2.0": (True, 1)})


@pytest.mark.edition_row("move-to-same-location")
def test_a_character_can_be_moved_to_where_it_is_only_in_2_3_and_nothing_comes_of_it() -> None:
    quay = location("Quay", whenever(Happening.MOVED, ir.GainLore(1), "Welcome"))

    def play(edition: str) -> tuple[Any, ...]:
        t = table([quay], edition, p1={"play": ["Quay", {"card": "Ogre", "at": "Quay"}], "ink": 2})
        possible = t.legal("move Ogre")
        if possible:
            t.do("move Ogre")
        return possible, t.ink(), t.lore(), t["Ogre"].at

    differ(play, {f"{ONE} 2.0 2.1 2.2": (False, (2, 0), 0, "Quay"), "2.3": (True, (1, 1), 0, "Quay")})


# --- keywords --------------------------------------------------------------------------------


@pytest.mark.edition_row("reckless")
def test_a_ready_target_that_may_be_challenged_holds_up_the_turn_from_2_0_on() -> None:
    wild = character("Wild", Keyword.RECKLESS, ir.Static((ir.Allow(Leave.CHALLENGE_READY),), name="Anyone"))

    def play(edition: str) -> tuple[bool, bool, bool]:
        ready = table([wild], edition, p1={"play": ["Wild"]}, p2={"play": ["Ogre"]})
        exerted = table([wild], edition, p1={"play": ["Wild"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
        return ready.legal("challenge Wild"), ready.legal("end turn"), exerted.legal("end turn")

    differ(play, {ONE: (True, True, False), TWO: (True, False, False)})


@pytest.mark.edition_row("evasive")
def test_evasive_protects_a_location_from_2_0_on() -> None:
    cloud = location("Cloud", Keyword.EVASIVE)

    def play(edition: str) -> tuple[bool, bool]:
        kite = character("Kite", Keyword.EVASIVE)
        t = table([cloud, kite], edition, p1={"play": ["Ogre", "Kite"]}, p2={"play": ["Cloud"]})
        return t.legal("challenge Ogre"), t.legal("challenge Kite")

    differ(play, {ONE: (True, True), TWO: (False, True)})


@pytest.mark.edition_row("boost")
def test_boost_is_no_activated_ability_from_2_2_on() -> None:
    nest = character("Nest", keyword(Keyword.BOOST, 1), exert_ability(ir.Draw()))
    gag = item("Gag", ir.Static((ir.CantDo(Doing.ACTIVATE, Who.OPPONENTS),), name="Hush"))
    gossip = item("Gossip", whenever(Happening.ABILITY_USED, ir.GainLore(1), "Tell"))

    def play(edition: str) -> tuple[Any, ...]:
        silenced = table([nest, gag], edition, p1={"play": ["Nest"], "ink": 1}, p2={"play": ["Gag"]})
        t = table([nest, gossip], edition, p1={"play": ["Nest", "Gossip"], "ink": 1}).do("boost Nest")
        return silenced.legal("activate Nest: Use"), silenced.legal("boost Nest"), t.lore()

    differ(play, {f"{ONE} 2.0 2.1": (False, False, 1), "2.2 2.3": (False, True, 0)})


@pytest.mark.edition_row("duplicate-keyword")
def test_of_two_instances_of_a_keyword_each_edition_keeps_another_one() -> None:
    """Evasive this turn, then Evasive until the start of your next turn, onto the same character."""
    short = action("Short", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),)), cost=0)
    long = action("Long", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),), Duration.UNTIL_YOUR_NEXT_TURN), cost=0)

    def play(edition: str) -> tuple[bool, ...]:
        found = []
        for first, second in (("Short", "Long"), ("Long", "Short")):
            t = table([short, long], edition, p1={"hand": ["Short", "Long"], "play": ["Ogre"]})
            t.do(f"play {first}", f"play {second}")
            assert t["Ogre"].has(Keyword.EVASIVE)
            found.append(t.end_turn()["Ogre"].has(Keyword.EVASIVE))
        return tuple(found)

    differ(play, {f"{ONE} 2.3": (True, True), "2.0 2.1 2.2": (False, True)})


@pytest.mark.edition_row("duplicate-keyword")
def test_the_instance_that_ceased_does_not_come_back_in_2_3_but_waits_beside_the_first_in_1x() -> None:
    """A given keyword, and a printed one that the character loses: what is left of the given one?"""
    kite = character("Kite", Keyword.EVASIVE)
    lift = action("Lift", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),), Duration.UNTIL_YOUR_NEXT_TURN), cost=0)
    grown = character("Kite - Grounded", shift(0), cost=5)

    def play(edition: str) -> bool:
        t = table([kite, lift, grown], edition, p1={"hand": ["Lift", "Kite - Grounded"], "play": ["Kite"]})
        t.do("play Lift", "play Kite - Grounded")
        return t["Kite - Grounded"].has(Keyword.EVASIVE)

    differ(play, {ONE: True, TWO: False})


# --- zones and names -------------------------------------------------------------------------


@pytest.mark.edition_row("new-card")
def test_a_banished_card_that_comes_back_is_the_same_card_in_1x_and_a_new_one_from_2_0_on() -> None:
    train = action("Train", adjust(your_character(), 2), cost=0)
    fell = action("Fell", ir.Banish(your_character()), cost=0)
    raise_up = action("Raise", ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER))), cost=0)

    def play(edition: str) -> tuple[int, int]:
        t = table([train, fell, raise_up], edition, p1={"hand": ["Train", "Fell", "Raise"], "play": ["Ogre"]})
        trained = t.do("play Train")["Ogre"].strength
        return trained, t.do("play Fell", "play Raise")["Ogre"].strength

    differ(play, {ONE: (6, 6), TWO: (6, 4)})


def test_in_every_edition_a_card_that_was_in_a_private_zone_is_a_new_card() -> None:
    train = action("Train", adjust(your_character(), 2), cost=0)
    lift = action("Lift", ir.Put(your_character(), ir.Place(Zone.HAND)), cost=0)
    for edition in ("1-early", "1-late", "2.3"):
        t = table([train, lift], edition, p1={"hand": ["Train", "Lift"], "play": ["Ogre"], "ink": 4})
        assert t.do("play Train", "play Lift", "play Ogre")["Ogre"].strength == 4


@pytest.mark.edition_row("two-names")
def test_the_printed_pair_is_a_name_of_its_own_from_2_0_on() -> None:
    pair = character("Sun & Moon")
    sun = character("Sun")
    hail = action("Hail", ir.GainLore(ir.Count(named("Sun & Moon"))))
    greet = action("Greet", ir.GainLore(ir.Count(named("Sun"))))

    def play(edition: str) -> tuple[int, int]:
        cards = [pair, sun, hail, greet]
        t = table(cards, edition, p1={"play": ["Sun & Moon", "Sun"], "hand": ["Hail", "Greet"], "ink": 2})
        both = t.do("play Hail").lore()
        return both, t.do("play Greet").lore() - both

    differ(play, {ONE: (0, 2), TWO: (1, 2)})


def named(name: str) -> ir.Cards:
    return ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.CHARACTER,)), ir.Named((name,))))


def adjust(what: ir.Thing, n: int) -> ir.Apply:
    return ir.Apply(what, (ir.Adjust(Stat.STRENGTH, n),))
