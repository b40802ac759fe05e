"""Moving to and from locations: from where, to where, who goes along; abilities for once a turn with an "if"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.support import character, location, table

from illumineer import ir
from illumineer.text.card import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType, Who


def tree(text: str, kind: CardType = CardType.CHARACTER) -> Any:
    read = read_paragraph(text, kind)
    assert not isinstance(read, Declined), read.reason
    assert read.written == text and write_ability(read.ability, kind, "es", read.surface)
    return read.ability


LOCATION = ir.IsType((CardType.LOCATION,))
QUESTS = "Whenever this character quests, you may move him"


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("a location", (LOCATION,)),
        ("a Harbor location", (ir.HasClass(("Harbor",)), LOCATION)),
        ("a location named Port", (LOCATION, ir.Named(("Port",)))),
        ("another location", (ir.Not(ir.IsPlaceOf(ir.This())), LOCATION)),
        ("another Harbor location", (ir.Not(ir.IsPlaceOf(ir.This())), ir.HasClass(("Harbor",)), LOCATION)),
    ],
)
def test_where_to(words: str, where: tuple[ir.Test, ...]) -> None:
    goal = ir.Chosen(ir.Cards(of=Who.YOU, where=where))
    assert tree(f"{QUESTS} to {words} for free.").effect == ir.May(ir.MoveTo(ir.This(), goal))


def test_another_than_this_location_where_the_ability_is_its_own() -> None:
    text = "Once during your turn, you may move chosen character from here to another location for free."
    found = tree(text, CardType.LOCATION).effect
    assert found.to.cards.where == (ir.IsOther(), LOCATION)
    assert found.what.cards.where[-1] == ir.IsAt(ir.This())


def test_nobody_moves_to_what_is_no_location() -> None:
    assert isinstance(read_paragraph(f"{QUESTS} to an exerted item for free.", CardType.CHARACTER), Declined)


def test_once_during_your_turn_if_something_holds() -> None:
    holds = "Once during your turn, if this character is exerted,"
    assert tree(f"{holds} you may draw a card. If you do, gain 1 lore.") == ir.Activated(
        (), ir.IfDo(ir.Draw(), ir.GainLore(1)), ir.Is(ir.This(), (ir.IsExerted(),)), 1
    )
    paid = tree(f"{holds} you may pay 2 ⬡ to draw a card.")
    assert paid == ir.Activated((ir.InkCost(2),), ir.Draw(), ir.Is(ir.This(), (ir.IsExerted(),)), 1)


def places() -> list[ir.Card]:
    text = "Once during your turn, if this character is at a location, you may move him to another location for free."
    rover = character("Rover", replace(tree(f"{text} If you do, gain 1 lore."), name="Roam"))
    return [rover, location("Port"), location("Inn"), location("Mill")]


@pytest.mark.rule("4.7.1", "6.1.13.2")
def test_another_location_is_not_the_one_where_the_character_is() -> None:
    play = ["Port", {"card": "Rover", "at": "Port"}, "Inn", "Mill"]
    t = table(places(), p1={"play": play}, p2={"play": []}).do("activate Rover: Roam")
    assert sorted(t.moves()) == ["choose Inn", "choose Mill"]
    t.do("choose Inn")
    assert t["Rover"].at == "Inn" and t.lore() == 1 and not t.legal("activate Rover: Roam")


@pytest.mark.rule("6.1.16", "6.1.5.1")
def test_away_from_a_location_or_with_no_other_nothing_is_gained() -> None:
    assert not table(places(), p1={"play": ["Port", "Rover"]}).legal("activate Rover: Roam")
    t = table(places(), p1={"play": ["Port", {"card": "Rover", "at": "Port"}]}).do("activate Rover: Roam")
    assert t["Rover"].at == "Port" and t.lore() == 0


@pytest.mark.rule("4.7.3.2", "6.1.3")
@pytest.mark.parametrize("pick", ["choose Knight", "done"])
def test_another_one_may_go_along(pick: str) -> None:
    who = "this character and up to 1 of your other characters"
    guide = character("Guide", tree(f"Whenever a location enters play, you may move {who} to that location for free."))
    hands = {"hand": ["Port"], "play": ["Guide", "Knight", "Ogre"]}
    t = table([guide, location("Port", cost=0)], p1=hands).do("play Port", "accept", pick)
    assert t["Guide"].at == "Port" and (t["Knight"].at == "Port") is (pick != "done") and not t["Ogre"].at


# --- the location of a quest -----------------------------------------------------------------

SEES = "Whenever this character quests while at a location, draw cards equal to that location's ◊."


@pytest.mark.rule("6.7.7")
@pytest.mark.parametrize(
    "since",
    [
        "Whenever one of your other characters quests, move that character to another location for free.",
        "Whenever one of your other characters quests, banish chosen location with 2 ◊.",
    ],
)
def test_that_location_is_where_the_character_quested(since: str) -> None:
    """Wherever the character is when the ability resolves, and whether or not that location is still in play."""
    cards = [
        character("Carl", replace(tree(SEES), name="See")),
        character("Guide", replace(tree(since), name="Guide")),
        location("Fall", lore=2),
    ]
    t = table(cards, p1={"play": ["Camp", "Fall", {"card": "Carl", "at": "Fall"}, "Guide"], "deck": 5})
    t.do("quest Carl", "resolve Guide: Guide")
    assert t["Carl"].at != "Fall" and len(t.hand()) == 2
