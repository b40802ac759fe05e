"""1.2 Golden rules: cards over rules, "can't" over "can", as much as possible."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    action,
    any_character,
    character,
    table,
    when_banished,
    whenever_quests,
)

from illumineer import ir
from illumineer.vocab import CardType, Doing, Happening, Leave, Side, Who, Zone

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["1-early", "2.3"])
ACTIONS = ir.Filter(where=(ir.IsType((CardType.ACTION,)),))


@pytest.mark.rule("1.2.1", "1-early:1.2.1")
@BOTH_EDITIONS
def test_a_card_lets_its_player_play_a_character_in_another_players_turn(edition: str) -> None:
    heir = when_banished(
        ir.May(
            ir.Seq(
                (
                    ir.Reveal(ir.Top(1), slot="top"),
                    ir.If(
                        ir.Is(ir.Those("top"), CHARACTER),
                        ir.May(ir.Play(ir.Those("top"), exerted=True)),
                        ir.Put(ir.Those("top"), ir.Place(Zone.DECK)),
                    ),
                )
            )
        )
    )
    king = character("King", heir, willpower=2)
    bolt = action("Bolt", ir.Deal(2, any_character()))
    t = table([king, bolt], edition, p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["King"], "deck": ["Ogre", "Pawn"]})
    t.do("play Bolt")
    assert t.asked == (1, "accept")
    t.do("accept", "accept")
    assert t.game.active == 0
    assert t.play(1) == ["Ogre"]
    assert t["Ogre"].exerted
    assert t.deck(1) == ["Pawn"]


@pytest.mark.rule("1.2.1", "1-early:1.2.1")
@BOTH_EDITIONS
def test_a_card_lets_its_character_challenge_what_the_rules_do_not(edition: str) -> None:
    bold = character("Bold", ir.Static((ir.Allow(Leave.CHALLENGE_READY),)))
    t = table([bold], edition, p1={"play": ["Bold", "Knight"]}, p2={"play": ["Ogre"]})
    assert t.legal("challenge Bold")
    assert not t.legal("challenge Knight")


@pytest.mark.rule("1.2.2", "1-early:1.2.2")
@BOTH_EDITIONS
def test_a_cant_beats_an_effect_that_allows_it(edition: str) -> None:
    """An exerted opposing character forbids actions; a quest would let one be played for free."""
    silence = ir.Static((ir.CantDo(Doing.PLAY, Who.OPPONENTS, ACTIONS),), condition=ir.Is(ir.This(), (ir.IsExerted(),)))
    warden = character("Warden", silence)
    in_hand = ir.Cards(zones=(Zone.HAND,), of=Who.YOU, where=ACTIONS.where)
    genius = character("Genius", whenever_quests(ir.May(ir.Play(ir.Chosen(in_hand)))))
    cheer = action("Cheer", ir.GainLore(5), cost=5)
    for exerted in (True, False):
        t = table(
            [warden, genius, cheer],
            edition,
            p1={"play": ["Genius"], "hand": ["Cheer"]},
            p2={"play": [{"card": "Warden", "exerted": exerted}]},
        )
        t.do("quest Genius")
        if t.asked == (0, "accept"):
            t.do("accept")
            if t.asked == (0, "choose"):
                t.do("choose Cheer")
        assert t.lore(0) == (1 if exerted else 6)
        assert t.hand(0) == (["Cheer"] if exerted else [])


@pytest.mark.rule("1.2.2", "1-early:1.2.2")
@BOTH_EDITIONS
def test_a_cant_beats_the_rules_that_allow_it_and_is_the_reason_given(edition: str) -> None:
    gag = character("Gag", ir.Static((ir.CantDo(Doing.PLAY, Who.OPPONENTS, ACTIONS),)))
    cheer = action("Cheer", ir.GainLore(1))
    t = table([gag, cheer], edition, p1={"hand": ["Cheer", "Pawn"], "ink": 3}, p2={"play": ["Gag"]})
    assert t.legal("play Pawn")
    assert t.why("play Cheer") == ["1.2.2"]


@pytest.mark.rule("1.2.2", "1-early:1.2.2")
@BOTH_EDITIONS
def test_a_cant_beats_a_can_whatever_the_order_they_came_in(edition: str) -> None:
    can = ir.Apply(any_character(), (ir.Allow(Leave.CHALLENGE_READY),))
    cant = ir.Apply(any_character(), (ir.Cant(Doing.CHALLENGE),))
    cards = [action("Dare", can), action("Calm", cant)]
    for first, second in (("Dare", "Calm"), ("Calm", "Dare")):
        t = table(cards, edition, p1={"hand": ["Dare", "Calm"], "ink": 2, "play": ["Knight"]}, p2={"play": ["Pawn"]})
        t.do(f"play {first}", "choose Knight", f"play {second}", "choose Knight")
        assert not t.legal("challenge Knight")


@pytest.mark.rule("1.2.3", "1-early:1.2.3")
@BOTH_EDITIONS
def test_looking_at_three_cards_of_a_deck_of_two_looks_at_two(edition: str) -> None:
    back = ir.Place(Zone.DECK, Side.TOP, ordered=True)
    muse = action("Muse", ir.Seq((ir.Look(ir.Top(3), slot="seen"), ir.Put(ir.Those("seen"), back))))
    t = table([muse], edition, p1={"hand": ["Muse"], "ink": 1, "deck": ["Pawn", "Ogre"]})
    t.do("play Muse")
    assert t.moves() == ["order Pawn", "order Ogre"]
    t.do("order Ogre")
    assert t.deck(0) == ["Ogre", "Pawn"]
    assert len(t.events(Happening.LOOKED)) == 2


@pytest.mark.rule("1.2.3", "1-early:1.2.3")
@BOTH_EDITIONS
def test_the_parts_of_an_effect_that_can_be_done_are_done(edition: str) -> None:
    """Banish chosen item (there is none), then gain lore: the second part still happens."""
    items = ir.Chosen(ir.Cards(where=(ir.IsType((CardType.ITEM,)),)))
    smash = action("Smash", ir.Seq((ir.Banish(items), ir.GainLore(2))))
    t = table([smash], edition, p1={"hand": ["Smash"], "ink": 1})
    t.do("play Smash")
    assert t.lore(0) == 2


@pytest.mark.rule("1.2.3")
def test_drawing_more_cards_than_there_are_draws_them_all() -> None:
    read = action("Read", ir.Draw(3))
    t = table([read], p1={"hand": ["Read"], "ink": 1, "deck": ["Pawn", "Ogre"]})
    t.do("play Read")
    assert t.hand(0) == ["Pawn", "Ogre"]
    assert t.game.outcome is None


@pytest.mark.rule("1.2.3", "1-early:1.2.3")
@BOTH_EDITIONS
def test_choosing_two_of_one_takes_the_one(edition: str) -> None:
    tire = action("Tire", ir.Exert(ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), n=2)))
    t = table([tire], edition, p1={"hand": ["Tire"], "ink": 1}, p2={"play": ["Scout"]})
    t.do("play Tire")
    assert t["Scout"].exerted
    assert t.asked == (0, "act")
