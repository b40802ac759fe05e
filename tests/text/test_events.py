"""Triggers: what is waited for, when it counts, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined, write_ability
from illumineer.vocab import CardType, Cause, Cmp, Happening, Role, Who, Zone

CHARACTER = ir.IsType((CardType.CHARACTER,))
ITEM = ir.IsType((CardType.ITEM,))
THIS = ir.Filter(where=(ir.IsThis(),))
OTHER = ir.Filter(where=(ir.IsOther(), CHARACTER))
ANYONE = ir.Filter(where=(CHARACTER,))
MINE = ir.Filter(Who.YOU, (CHARACTER,))
HERE = ir.IsAt(ir.This())
ON = Happening


def read(text: str, type_: CardType = CardType.CHARACTER) -> Any:
    found = read_paragraph(text, type_)
    assert not isinstance(found, Declined), f"{text}: {found.reason}"
    assert found.written == text
    assert write_ability(found.ability, type_, "es", found.surface)
    return found.ability


def event(said: str, type_: CardType = CardType.CHARACTER) -> ir.Event:
    (found,) = read(f"{said}, gain 1 lore.", type_).events
    assert isinstance(found, ir.Event)
    return found


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever this character quests", ir.Event(ON.QUESTED, THIS)),
        (
            "Whenever one of your Guild characters quests",
            ir.Event(ON.QUESTED, ir.Filter(Who.YOU, (ir.HasClass(("Guild",)), CHARACTER))),
        ),
        ("Whenever an opposing character challenges", ir.Event(ON.CHALLENGES, ir.Filter(Who.OPPONENTS, (CHARACTER,)))),
        ("Whenever this character challenges another character", ir.Event(ON.CHALLENGES, THIS, OTHER)),
        ("When this character is challenged", ir.Event(ON.CHALLENGES, object=THIS)),
        ("When this character is challenged by another character", ir.Event(ON.CHALLENGES, OTHER, THIS)),
        ("When this character is banished in a challenge", ir.Event(ON.BANISHED, THIS, in_challenge=True)),
        (
            "When this character is challenged and banished",
            ir.Event(ON.BANISHED, ir.Filter(where=(ir.IsThis(), ir.IsChallenged())), in_challenge=True),
        ),
        (
            "When this character challenges and is banished",
            ir.Event(ON.BANISHED, ir.Filter(where=(ir.IsThis(), ir.IsChallenging())), in_challenge=True),
        ),
        ("Whenever this character takes 3 or more damage", ir.Event(ON.DAMAGE_TAKEN, THIS, amount=(Cmp.GE, 3))),
        ("Whenever one of your characters challenges another character", ir.Event(ON.CHALLENGES, MINE, ANYONE)),
        (
            "Whenever one of your characters deals damage to another character",
            ir.Event(ON.DAMAGE_DEALT, ir.Filter(where=(ir.Not(ir.IsInvolved(Role.OBJECT)), CHARACTER)), MINE),
        ),
        ("Whenever one of your characters is chosen for Support", ir.Event(ON.CHOSEN, MINE, causes=(Cause.SUPPORT,))),
        (
            "Whenever an opponent chooses this character for an action",
            ir.Event(ON.CHOSEN, THIS, player=Who.OPPONENTS, causes=(Cause.ACTION,)),
        ),
        ("Whenever you play an item", ir.Event(ON.PLAYED, ir.Filter(where=(ITEM,)), player=Who.YOU)),
        ("Whenever an opponent plays an item", ir.Event(ON.PLAYED, ir.Filter(where=(ITEM,)), player=Who.OPPONENTS)),
        (
            "Whenever you play a third item in a turn",
            ir.Event(ON.PLAYED, ir.Filter(where=(ITEM,)), player=Who.YOU, nth=3),
        ),
        ("Whenever you draw a second card in a turn", ir.Event(ON.DREW, player=Who.YOU, nth=2)),
        (
            "Whenever you use Shift to play another character",
            ir.Event(ON.PLAYED, ir.Filter(where=(ir.IsOther(), CHARACTER, ir.WasPlayedBy())), player=Who.YOU),
        ),
        ("Whenever you pay 4 ⬡ or more to play a card", ir.Event(ON.INK_PAID, player=Who.YOU, amount=(Cmp.GE, 4))),
        (
            "Whenever an opponent discards 2 or more cards",
            ir.Event(ON.DISCARDS, player=Who.OPPONENTS, amount=(Cmp.GE, 2)),
        ),
        ("Whenever a card is put into your discard", ir.Event(ON.PUT_INTO_DISCARD, player=Who.YOU)),
        ("Whenever an item card leaves a player's discard", ir.Event(ON.LEFT_DISCARD, ir.Filter(where=(ITEM,)))),
        ("At the start of your turn", ir.Event(ON.TURN_STARTED, player=Who.YOU)),
        ("At the end of each opponent's turn", ir.Event(ON.TURN_ENDING, player=Who.OPPONENTS)),
        ("At the end of each player's turn", ir.Event(ON.TURN_ENDING)),
        (
            "The first time you play an item each turn",
            ir.Event(ON.PLAYED, ir.Filter(where=(ITEM,)), player=Who.YOU, nth=1),
        ),
    ],
)
def test_what_is_waited_for(said: str, meant: ir.Event) -> None:
    assert event(said) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever a character quests while here", ir.Event(ON.QUESTED, ir.Filter(where=(CHARACTER, HERE)))),
        (
            "Whenever a character is challenged while here",
            ir.Event(ON.CHALLENGES, object=ir.Filter(where=(CHARACTER, HERE))),
        ),
        ("Whenever you move a character here", ir.Event(ON.MOVED, ir.Filter(where=(CHARACTER,)), THIS, player=Who.YOU)),
        (
            "Whenever a character moves here from another location",
            ir.Event(ON.MOVED, ir.Filter(where=(CHARACTER,)), THIS, amount=(Cmp.GE, 1)),
        ),
    ],
)
def test_here_is_this_location(said: str, meant: ir.Event) -> None:
    assert event(said, CardType.LOCATION) == meant


def test_this_or_another_is_one_event() -> None:
    found = event("Whenever this character or one of your items is banished")
    assert found.subject == ir.Filter(where=(ir.AnyOf((ir.IsThis(), ir.AllOf((ir.OwnedBy(Who.YOU), ITEM)))),))


def test_two_things_that_a_card_does_are_two_events() -> None:
    found = read("Whenever this character quests or is challenged, gain 1 lore.")
    assert found.events == (ir.Event(ON.QUESTED, THIS), ir.Event(ON.CHALLENGES, object=THIS))
    found = read("When you play this character, whenever he quests, and when he is banished, gain 1 lore.")
    assert [each.on for each in found.events] == [ON.PLAYED, ON.QUESTED, ON.BANISHED]


@pytest.mark.parametrize(
    ("said", "when", "limit"),
    [
        ("During your turn, whenever you draw a card", ir.IsTurnOf(Who.YOU), 0),
        ("During opponents' turns, whenever you draw a card", ir.IsTurnOf(Who.OPPONENTS), 0),
        ("Whenever you draw a card during your turn", ir.IsTurnOf(Who.YOU), 0),
        ("Once per turn, whenever you draw a card", None, 1),
        ("Twice during your turn, whenever you draw a card", ir.IsTurnOf(Who.YOU), 2),
        ("While this character is exerted, whenever you draw a card", ir.Is(ir.This(), (ir.IsExerted(),)), 0),
        ("Whenever you draw a card while this character is exerted", ir.Is(ir.This(), (ir.IsExerted(),)), 0),
        (
            "During your turn, while this character is exerted, whenever you draw a card",
            ir.Both((ir.IsTurnOf(Who.YOU), ir.Is(ir.This(), (ir.IsExerted(),)))),
            0,
        ),
    ],
)
def test_when_it_counts(said: str, when: Any, limit: int) -> None:
    found = read(f"{said}, gain 1 lore.")
    assert (found.when, found.limit) == (when, limit)


def test_the_how_manieth_event_is_counted_and_not_asked_about_afterwards() -> None:
    counted = "if it's the third card you've put into your inkwell this turn"
    found = read(f"Whenever you put a card into your inkwell, {counted}, gain 1 lore.")
    assert found.events == (ir.Event(ON.PUT_INTO_INKWELL, player=Who.YOU, nth=3),)
    assert found.condition is None


def test_what_is_counted_must_be_what_is_waited_for() -> None:
    text = "Whenever you draw a card, if it's the third card you've put into your inkwell this turn, gain 1 lore."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_a_duration_of_one_trigger_makes_two_abilities() -> None:
    first, second = read("When you play this character and whenever he quests during your turn, gain 1 lore.")
    assert (first.events[0].on, first.when) == (ON.PLAYED, None)
    assert (second.events[0].on, second.when) == (ON.QUESTED, ir.IsTurnOf(Who.YOU))
    assert first.effect == second.effect


def test_a_trigger_in_the_discard() -> None:
    found = read("At the start of your turn, if this card is in your discard, gain 1 lore.")
    assert (found.zone, found.condition) == (Zone.DISCARD, None)


def test_conditions_that_exclude_each_other_belong_to_an_instruction_each() -> None:
    text = "At the start of your turn, if you have more than 2 cards in your hand, gain 1 lore."
    found = read(f"{text} If you have fewer than 2 cards in your hand, draw a card.")
    assert found.condition is None
    assert [type(each) for each in found.effect.effects] == [ir.If, ir.If]
    text = "At the start of your turn, if you have an item in play, gain 4 lore."
    found = read(f"{text} If you have a location in play, draw a card.")
    assert found.condition is not None


@pytest.mark.parametrize(
    ("said", "costs", "limit"),
    [
        ("Once during your turn, you may pay 2 ⬡ to draw a card.", (ir.InkCost(2),), 1),
        ("Twice per turn, you may banish this character to draw a card.", (ir.BanishCost(),), 2),
        ("Once during your turn, you may draw a card.", (), 1),
    ],
)
def test_abilities_that_are_used_so_often(said: str, costs: Any, limit: int) -> None:
    found = read(said)
    assert isinstance(found, ir.Activated)
    assert (found.costs, found.limit, found.effect) == (costs, limit, ir.Draw(1))


def test_while_something_holds_one_may_pay() -> None:
    found = read(
        "While you have 3 or more characters here, you may banish this location to draw 2 cards.", CardType.LOCATION
    )
    assert isinstance(found, ir.Activated)
    assert found.when == ir.Have(ir.Cards(of=Who.YOU, where=(CHARACTER, HERE)), Cmp.GE, 3)


def test_here_on_another_card_is_where_that_card_is() -> None:
    found = read("Whenever this character quests while at a location, banish all items here.")
    assert found.effect.what.where[-1] == ir.IsAt(ir.LocationOf(ir.This()))


def test_the_song_and_the_location_of_an_event() -> None:
    found = read("Whenever this character moves to a location, that location gains Ward this turn.")
    assert found.effect.what == ir.Involved(Role.OBJECT)
