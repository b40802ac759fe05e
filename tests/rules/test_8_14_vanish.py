"""8.14 Vanish."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    opposing_character,
    table,
    when_banished,
    whenever,
)

from illumineer import ir
from illumineer.vocab import Happening, Keyword, Stat, Who, Zone

WISP = character("Wisp", Keyword.VANISH, strength=1, willpower=5, inkwell=False)
POKE = action("Poke", ir.Deal(1, any_character()), cost=0)


def given(spell: ir.Card, *cards: ir.Card, p1: list[Any] | None = None, p2: list[Any] | None = None) -> Table:
    """p1 has the spell, p2 has Wisp."""
    new = {card.full_name: card for card in (WISP, POKE, spell, *cards)}
    return table(
        list(new.values()),
        p1={"hand": [spell.full_name], "play": p1 or []},
        p2={"play": ["Wisp", *(p2 or [])], "deck": ["Giant", "Scout"]},
    )


@pytest.mark.rule("8.14.1")
def test_chosen_by_an_opponent_for_an_action_it_is_banished() -> None:
    t = given(POKE, p2=["Ogre"]).do("play Poke", "choose Wisp")
    assert (t.play(1), t.discard(1)) == (["Ogre"], ["Wisp"])


@pytest.mark.rule("8.14.1")
def test_an_only_choice_is_a_choice() -> None:
    assert given(POKE).do("play Poke").discard(1) == ["Wisp"]


@pytest.mark.rule("8.14.1")
def test_another_chosen_character_leaves_it_alone() -> None:
    t = given(POKE, p2=["Ogre"]).do("play Poke", "choose Ogre")
    assert t.play(1) == ["Wisp", "Ogre"]


@pytest.mark.rule("8.14.1")
def test_chosen_by_its_own_player_it_stays() -> None:
    t = table([WISP, POKE], p1={"hand": ["Poke"], "play": ["Wisp"]}).do("play Poke")
    assert (t["Wisp"].damage, t.play()) == (1, ["Wisp"])


@pytest.mark.rule("8.14.1")
def test_chosen_for_an_ability_it_stays() -> None:
    wand = item("Wand", exert_ability(ir.Deal(1, any_character()), name="Zap"))
    t = given(POKE, wand, p1=["Wand"]).do("activate Wand: Zap")
    assert (t["Wisp"].damage, t.play(1)) == (1, ["Wisp"])


@pytest.mark.rule("8.14.1")
def test_an_action_that_chooses_nobody_leaves_it_alone() -> None:
    rain = action("Rain", ir.Deal(1, ir.Cards(where=CHARACTER)), cost=0)
    t = given(rain).do("play Rain")
    assert (t["Wisp"].damage, t.play(1)) == (1, ["Wisp"])


@pytest.mark.rule("8.14.1", "4.6.4.2")
def test_being_challenged_is_not_being_chosen_for_an_action() -> None:
    t = table([WISP], p1={"play": ["Pawn"]}, p2={"play": [{"card": "Wisp", "exerted": True}]}).do("challenge Pawn")
    assert t.play(1) == ["Wisp"]


@pytest.mark.rule("8.14.1", "5.4.4")
def test_a_song_is_an_action() -> None:
    hymn = action("Hymn", ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, 1),)), cost=1, song=True)
    t = given(hymn, p1=["Pawn"]).do("play Hymn", "choose Wisp")
    assert t.discard(1) == ["Wisp"]


@pytest.mark.rule("8.14.1")
def test_it_is_enough_that_it_was_chosen_whatever_the_effect_does() -> None:
    bless = action("Bless", ir.RemoveDamage(2, any_character()), cost=0)
    assert given(bless).do("play Bless").discard(1) == ["Wisp"]


@pytest.mark.rule("8.14.1")
def test_up_to_several_choices_trigger_for_those_chosen() -> None:
    sweep = action("Sweep", ir.Deal(1, ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), n=2, up_to=True)), cost=0)
    t = given(sweep, p2=["Wisp#2", "Wisp#3"]).do("play Sweep", "choose Wisp", "choose Wisp#3")
    while t.asked == (1, "resolve"):
        t.do(t.moves()[0])
    assert (t.play(1), t.discard(1)) == (["Wisp"], ["Wisp", "Wisp"])


@pytest.mark.rule("8.14.1")
def test_its_own_players_action_for_which_an_opponent_chooses_counts() -> None:
    dare = action("Dare", ir.EachPlayer(Who.OPPONENTS, (ir.Deal(1, any_character(by=Who.THEY)),)), cost=0)
    t = table([WISP, dare], p1={"hand": ["Dare"], "play": ["Wisp"]}, p2={"play": ["Ogre"]})
    t.do("play Dare")
    assert t.asked == (1, "choose")
    t.do("choose Wisp")
    assert t.discard() == ["Dare", "Wisp"]


@pytest.mark.rule("8.14.1")
def test_it_gains_and_loses_the_ability_like_any_other() -> None:
    hush = item("Hush", ir.Static((ir.Lose(Keyword.VANISH),), ir.Cards(where=(ir.Named(("Wisp",)),))))
    assert given(POKE, hush, p1=["Hush"]).do("play Poke").play(1) == ["Wisp"]
    fade = item("Fade", ir.Static((ir.Gain(Keyword.VANISH),), ir.Cards(where=(ir.Named(("Ogre",)),))))
    t = given(POKE, fade, p1=["Fade"], p2=["Ogre"]).do("play Poke", "choose Ogre")
    assert t.discard(1) == ["Ogre"]


@pytest.mark.rule("8.14.2", "6.7.4")
def test_it_resolves_only_after_the_whole_effect_of_the_action() -> None:
    study = action(
        "Study",
        ir.Text(
            (
                ir.Deal(1, opposing_character(slot="it")),
                ir.GainLore(ir.Count(ir.Cards(of=Who.OPPONENTS, where=CHARACTER))),
                ir.GainLore(ir.StatOf(Stat.DAMAGE, ir.Those("it"))),
            )
        ),
        cost=0,
    )
    t = given(study).do("play Study")
    assert (t.lore(), t.discard(1)) == (2, ["Wisp"])


@pytest.mark.rule("8.14.2", "7.7.4.2")
def test_it_waits_in_the_bag_behind_the_active_players_abilities() -> None:
    fan = character("Fan", whenever(Happening.PLAYED, ir.GainLore(ir.Count(ir.Cards(of=Who.OPPONENTS)))), inkwell=False)
    t = given(POKE, fan, p1=["Fan"]).do("play Poke", "choose Wisp")
    assert (t.lore(), t.discard(1)) == (1, ["Wisp"])


@pytest.mark.rule("8.14.2")
def test_moved_to_another_zone_by_then_it_resolves_with_no_effect() -> None:
    breeze = action("Breeze", ir.Put(any_character(), ir.Place(Zone.HAND)), cost=0)
    t = given(breeze).do("play Breeze")
    assert (t.hand(1), t.discard(1)) == (["Wisp"], [])
    drown = action("Drown", ir.Put(any_character(), ir.Place(Zone.INKWELL, exerted=True)), cost=0)
    t = given(drown).do("play Drown")
    assert (t.ink(1), t.discard(1)) == ((0, 1), [])


@pytest.mark.rule("8.14.2")
def test_banished_by_the_action_itself_it_is_not_banished_again() -> None:
    wisp = character("Wisp", Keyword.VANISH, when_banished(ir.GainLore(1)), inkwell=False)
    kill = action("Kill", ir.Banish(any_character()), cost=0)
    t = given(kill, wisp).do("play Kill")
    assert t.moves() == ["resolve Wisp: Vanish", "resolve Wisp: When Banished"]
    t.do("resolve Wisp: Vanish")
    assert (t.lore(1), t.discard(1)) == (1, ["Wisp"])
    assert len(t.events(Happening.BANISHED)) == 1


@pytest.mark.rule("8.14.2", "7.1.6")
def test_returned_and_played_again_by_the_action_it_is_another_card() -> None:
    blink = action(
        "Blink",
        ir.Seq(
            (
                ir.Put(any_character(slot="it"), ir.Place(Zone.HAND), into="back"),
                ir.Play(ir.Those("back"), by=ir.PlayerOf(ir.Those("back"))),
            )
        ),
        cost=0,
    )
    t = given(blink).do("play Blink")
    assert (t.play(1), t["Wisp"].drying) == (["Wisp"], True)
