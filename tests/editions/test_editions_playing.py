"""Editions: winning and losing, the game state check, playing and paying, setup, several players."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.differ import ONE, TWO, differ
from tests.support import (
    CHARACTER,
    PLAIN,
    action,
    any_character,
    character,
    exert_ability,
    item,
    shift,
    table,
    your_characters,
)

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.game import Game
from illumineer.vocab import CardType, Doing, Duration, Happening, Who, Zone

HAND = ir.Place(Zone.HAND)


@pytest.mark.edition_row("empty-deck")
def test_drawing_from_an_empty_deck_loses_in_1x_and_ending_a_turn_with_one_from_2_0_on() -> None:
    def play(edition: str) -> tuple[Any, ...]:
        t = table([action("Read", ir.Draw())], edition, p1={"hand": ["Read"], "ink": 1, "deck": []})
        after_draw = t.do("play Read").winner
        t = table([], edition, p1={"deck": []})
        after_turn = t.end_turn().winner
        return after_draw, after_turn

    differ(play, {ONE: (1, None), TWO: (None, 1)})


@pytest.mark.edition_row("empty-deck")
def test_in_1x_an_empty_deck_is_fatal_with_the_next_draw_step() -> None:
    def play(edition: str) -> int:
        t = table([], edition, p1={"deck": []}, p2={"deck": 9})
        for turns in range(4):
            if t.winner is not None:
                return turns
            t.end_turn()
        return -1

    differ(play, {ONE: 2, TWO: 1})


@pytest.mark.edition_row("check-timing")
def test_only_2_0_checks_between_two_effects_of_one_action() -> None:
    """Damage that is enough to banish, removed again by the next effect of the same card."""
    scald = action(
        "Scald and Soothe",
        ir.Text((ir.PutDamage(5, any_character(slot="it")), ir.RemoveDamage(3, ir.Those("it"), up_to=False))),
    )

    def play(edition: str) -> tuple[str, Any]:
        t = table([scald], edition, p1={"hand": [scald.name], "ink": 1}, p2={"play": ["Ogre"]}).do(f"play {scald.name}")
        return t["Ogre"].zone, t["Ogre"].object.damage if t["Ogre"].object else None

    differ(play, {f"{ONE} 2.1 2.2 2.3": ("play", 2), "2.0": ("discard", None)})


def test_in_1x_a_player_who_wins_and_loses_in_the_same_check_wins() -> None:
    """What the row `win-and-lose-at-once` says of 1.x (1.9.2.1); see its reason."""
    last = action("Last Page", ir.Seq((ir.GainLore(1), ir.Draw())))
    for edition in ("1-early", "1-late", "2.3"):
        t = table([last], edition, p1={"hand": ["Last Page"], "ink": 1, "deck": [], "lore": 19})
        assert t.do("play Last Page").winner == 0


@pytest.mark.edition_row("play-for-free")
def test_in_1x_what_is_free_may_be_the_shift() -> None:
    gift = action("Gift", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (ir.IsType((CardType.CHARACTER,)),)))))
    knight = character("Knight - Grown", shift(2), cost=5)

    def play(edition: str) -> tuple[Any, ...]:
        t = table([gift, knight], edition, p1={"hand": ["Gift", "Knight - Grown"], "ink": 1, "play": ["Knight"]})
        t.do("play Gift", "choose Knight - Grown")
        if t.asked == (0, "mode"):
            t.do("for shift")
        return t["Knight - Grown"].under, t.ink()

    differ(play, {ONE: (["Knight"], (0, 1)), TWO: ([], (0, 1))})


@pytest.mark.edition_row("ability-for-free")
def test_a_free_ability_still_costs_all_but_ink_in_1x_and_only_its_exertion_from_2_0_on() -> None:
    engine = character(
        "Engine",
        exert_ability(ir.GainLore(1), ir.InkCost(3), ir.BanishCost(ir.Chosen(items())), name="Turn"),
        ir.Triggered((ir.Event(Happening.TURN_ENDING, player=Who.YOU),), ir.UseAbility("Turn"), name="Every Turn"),
    )

    def play(edition: str) -> tuple[Any, ...]:
        t = table([engine], edition, p1={"play": ["Engine", "Rock"]}).end_turn()
        alone = table([engine], edition, p1={"play": ["Engine"]}).end_turn()
        return t["Engine"].exerted, t["Rock"].zone, t.lore(), alone.lore()

    differ(play, {ONE: (True, "discard", 1, 0), TWO: (True, "play", 1, 1)})


@pytest.mark.edition_row("played-and-entering")
def test_a_card_counts_as_played_when_effects_on_entering_are_read_in_1x_and_2_3() -> None:
    """ "If you have played a character this turn, this one enters exerted": has it been played itself by then?"""
    played = ir.Happened(ir.Event(Happening.PLAYED, subject=ir.Filter(Who.YOU, CHARACTER), player=Who.YOU))
    tired = character("Tired", ir.Static((ir.Enters(exerted=True),), condition=played, name="Late"), cost=1)
    herald = item("Herald", ir.Static((ir.Enters(damage=1),), your_characters(), condition=played, name="Hard"))

    def play(edition: str) -> tuple[Any, ...]:
        t = table([tired], edition, p1={"hand": ["Tired", "Scout"], "ink": 3}).do("play Tired")
        second = table([tired], edition, p1={"hand": ["Tired", "Scout"], "ink": 3}).do("play Scout", "play Tired")
        other = table([herald], edition, p1={"hand": ["Scout"], "ink": 2, "play": ["Herald"]}).do("play Scout")
        assert len(t.events(Happening.PLAYED)) == 1
        return t["Tired"].exerted, second["Tired"].exerted, other["Scout"].damage

    differ(play, {f"{ONE} 2.3": (True, True, 1), "2.0 2.1 2.2": (False, True, 0)})


@pytest.mark.edition_row("additional-ink")
def test_the_same_source_coming_back_gives_another_card_into_the_inkwell_only_in_1x() -> None:
    press = item("Press", ir.Static((ir.AdditionalInk(),), name="More"))
    lift = action("Lift", ir.Put(ir.Chosen(items()), HAND), cost=0)

    def play(edition: str) -> tuple[bool, bool, bool]:
        hand = ["Scout", "Knight", "Ogre", "Lift"]
        t = table([press, lift], edition, p1={"play": ["Press"], "hand": hand, "ink": 1})
        t.do("ink Scout")
        second = t.legal("ink Knight")
        t.do("ink Knight")
        third = t.legal("ink Ogre")
        t.do("play Lift", "play Press")
        return second, third, t.legal("ink Ogre")

    differ(play, {ONE: (True, False, True), TWO: (True, False, False)})


@pytest.mark.edition_row("singing")
def test_a_price_on_songs_is_paid_when_singing_from_2_0_on_and_not_in_1x() -> None:
    """Sung songs are free in 1.x; later singing is a cost of its own, to which payment modifiers are added."""
    toll = item("Toll", ir.Static((ir.CostChange(1, ir.Filter(where=(ir.IsSong(),)), Who.OPPONENTS),), name="Toll"))
    air = action("Air", ir.GainLore(1), cost=4, song=True)

    def play(edition: str) -> tuple[Any, ...]:
        poor = table([toll, air], edition, p1={"hand": ["Air"], "play": ["Ogre"]}, p2={"play": ["Toll"]})
        rich = table([toll, air], edition, p1={"hand": ["Air"], "play": ["Ogre"], "ink": 2}, p2={"play": ["Toll"]})
        rich.do("play Air")
        return poor.legal("play Air"), rich.ink(), rich.lore(), rich["Ogre"].exerted

    differ(play, {ONE: (True, (2, 0), 1, True), TWO: (False, (1, 1), 1, True)})


# --- setup, several players ------------------------------------------------------------------


@pytest.mark.edition_row("who-starts")
def test_a_random_player_chooses_who_starts_in_1x_and_chance_alone_from_2_0_on() -> None:
    book = CardBook(PLAIN)

    def play(edition: str) -> tuple[Any, ...]:
        game = Game.new([["Pawn"] * 20] * 2, book, seed=1, variant="free", edition=edition)
        assert game.decision is not None
        return game.decision.about, [move.text for move in game.legal_moves][:2]

    differ(
        play,
        {
            ONE: ("starting_player", ["choose p1", "choose p2"]),
            TWO: ("alter_hand", ["choose Pawn", "choose Pawn#2"]),
        },
    )
    game = Game.new([["Pawn"] * 20] * 2, book, seed=1, variant="free", edition="1-late")
    game.push("choose p2")
    assert game.state.first == 1


@pytest.mark.edition_row("player-leaves")
def test_what_a_player_has_made_last_leaves_with_them_in_1x_and_runs_on_from_2_0_on() -> None:
    calm = action(
        "Calm",
        ir.Apply(any_character(), (ir.Cant(Doing.QUEST),), Duration.UNTIL_YOUR_NEXT_TURN),
        cost=0,
    )

    def play(edition: str) -> tuple[bool, bool]:
        t = table([calm], edition, p1={"hand": ["Calm"]}, p2={"play": ["Ogre"]}, p3={"play": ["Knight"]})
        t.do("play Calm", "choose Ogre", "end turn")
        before = t.legal("quest Ogre")
        t.game.concede(0)
        return before, t.legal("quest Ogre")

    differ(play, {ONE: (False, True), TWO: (False, False)})


def items() -> ir.Cards:
    return ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),))


@pytest.mark.edition_row("where-an-action-is")
def test_an_action_that_resolves_is_in_the_play_zone_from_2_0_on() -> None:
    def play(edition: str) -> tuple[Any, ...]:
        poke = action("Poke", ir.Deal(1, any_character()))
        t = table([poke], edition, p1={"hand": ["Poke"], "ink": 1, "play": ["Knight"]}, p2={"play": ["Ogre"]})
        side = t.do("play Poke").game.view(1).to_json()["players"][0]
        t.do("choose Ogre")
        return side["play_zone"], side["discard"], t.discard()

    differ(play, {ONE: (["Knight"], [], ["Poke"]), TWO: (["Knight", "Poke"], [], ["Poke"])})
