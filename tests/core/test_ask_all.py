"""A game that asks everything is the same game: only nobody else takes the answers that are not a choice."""

from __future__ import annotations

import random

import pytest
from tests.support import (
    action,
    any_character,
    character,
    exert_ability,
    opposing_character,
    shift,
    table,
    your_character,
)

from illumineer import Game, house, ir
from illumineer.compile.book import CardBook
from illumineer.core.decisions import Decision
from illumineer.vocab import Ask, CardType, Keyword


def _asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


@pytest.mark.parametrize("seed", range(6))
def test_the_same_game_with_more_questions(seed: int) -> None:
    dice = random.Random(seed)
    names = [card.full_name for card in house.cards() if card.type != CardType.ACTION]
    sides = {
        f"p{i}": {
            "hand": [f"{name}#{i}" for name in dice.sample([c.full_name for c in house.cards()], 7)],
            "play": [f"{name}#1{i}" for name in dice.sample(names, 6)],
            "ink": 8,
        }
        for i in (1, 2)
    }
    plain = Game.from_position({**sides, "seed": seed})
    asking = Game.from_position({**sides, "seed": seed, "ask_all": True})
    more = 0
    for _ in range(150):
        while asking.decision is not None and asking.decision.only and not asking.decision.private:
            asking.push_answer(asking.decision.options[0])
            more += 1
        assert plain.digest == asking.digest
        if plain.decision is None:
            break
        asked = _asked(asking)
        assert (asked.player, asked.kind, asked.options) == (
            plain.decision.player,
            plain.decision.kind,
            plain.decision.options,
        )
        answer = dice.choice(asked.options)
        plain.push_answer(answer)
        asking.push_answer(answer)
    assert more > 5


@pytest.mark.parametrize("first", [ir.To(ir.PayInk(3), ir.Draw()), ir.Banish(opposing_character())])
def test_a_no_that_nobody_chose_is_no_answer_to_the_other_may_of_the_sentence(first: ir.Effect) -> None:
    twice = action("Twice", ir.Seq((ir.May(first), ir.May(ir.GainLore(1)))))
    side = {"hand": ["Twice"], "ink": 1}
    plain = table([twice], "2.1", p1=side).do("play Twice")
    asking = table([twice], "2.1", ask_all=True, p1=side).do("play Twice", "for ink", "decline")
    assert [t.do("accept").lore() for t in (plain, asking)] == [1, 1]


def test_an_only_answer_is_asked_and_others_are_refused_with_their_reason() -> None:
    bolt = action("Bolt", ir.Deal(2, opposing_character()))
    guard = character("Guard", Keyword.WARD)
    t = table([bolt, guard], ask_all=True, p1={"hand": ["Bolt"], "ink": 1}, p2={"play": ["Guard", "Ogre"]})
    t.do("play Bolt", "for ink")
    assert _asked(t.game).only
    assert t.moves() == ["choose Ogre"]
    assert t.why("choose Guard") == ["8.15.1"]
    t.do("choose Ogre")
    assert t["Ogre"].damage == 2


def test_choosing_all_there_are_is_no_choice() -> None:
    sweep = action("Sweep", ir.Deal(1, any_character(n=2)))
    t = table([sweep], ask_all=True, p1={"hand": ["Sweep"], "ink": 1}, p2={"play": ["Giant", "Ogre"]})
    t.do("play Sweep", "for ink")
    assert _asked(t.game).only
    t.do("choose Ogre")
    assert _asked(t.game).only
    t.do("choose Giant")
    assert (t["Ogre"].damage, t["Giant"].damage) == (1, 1)


def test_a_game_that_asks_all_is_saved_as_one() -> None:
    book = CardBook([action("Bolt", ir.Deal(2, any_character())), character("Pawn")])
    game = Game.from_position({"ask_all": True, "p1": {"hand": ["Bolt"], "ink": 1, "play": ["Pawn"]}}, book)
    game.push("play Bolt")
    loaded = Game.from_json(game.to_json(), book)
    loaded.push("for ink")
    assert loaded.decision is not None and loaded.decision.kind == Ask.CHOOSE


def test_the_label_of_a_card_leads_to_it() -> None:
    t = table(p1={"hand": ["Pawn#2"], "play": ["Pawn"]})
    state = t.game.state
    assert state.hand[0] == [t.game.labels["Pawn#2"]]
    assert state.in_play[state.play[0][0]].card == t.game.labels["Pawn"]
    assert t.game.copy().labels == t.game.labels


def test_naming_goes_beyond_the_pool() -> None:
    seer = character("Seer", exert_ability(ir.NameCard("named")))
    book = CardBook([seer, character("Pawn")], names=["Absent One"])
    assert book.names == ["Absent One", "Pawn", "Seer"]
    assert book.digest != CardBook([seer, character("Pawn")]).digest
    game = Game.from_position({"p1": {"play": ["Seer"]}}, book)
    game.push("activate Seer: Use")
    game.push("name Absent One")
    assert game.decision is not None and game.decision.kind == Ask.ACT


# --- why a card cannot be played that way ----------------------------------------------------

BIG = character("Marl - Grown", shift(2), cost=3, strength=5)
SONG = action("Round", ir.GainLore(1), cost=3, song=True)
CHOIR = action("Choir", ir.GainLore(1), ir.KeywordAbility(Keyword.SING_TOGETHER, 6), cost=6, song=True)


def test_why_a_character_does_not_sing() -> None:
    bard = character("Bard", ir.KeywordAbility(Keyword.SINGER, 2), cost=1)
    lost = character("Lost", Keyword.RECKLESS, cost=5)
    mine = ["Knight", "Ogre", "Scout", "Bard", {"card": "Giant", "exerted": True}, {"card": "Lost", "drying": True}]
    t = table([SONG, bard, lost], p1={"hand": ["Round"], "play": mine}, p2={"play": ["Ogre#2"]})
    t.do("play Round")
    assert t.moves() == ["choose Knight", "choose Ogre"]
    assert t.why("choose Scout") == ["5.4.4.2"]
    assert t.why("choose Bard") == ["8.11.1"]
    assert t.why("choose Giant") == ["5.4.4.2"]
    assert t.why("choose Lost") == ["5.1.1.11"]
    assert t.why("choose Ogre#2") == ["5.4.4.2"]


def test_why_a_card_is_not_put_on_top_of_another() -> None:
    small, other = character("Marl - Young"), character("Marl - Old")
    t = table(
        [BIG, small, other],
        p1={"hand": ["Marl - Grown"], "ink": 2, "play": ["Marl - Young", "Marl - Old", "Pawn"]},
    ).do("play Marl - Grown")
    assert t.why("choose Pawn") == ["8.10.1"]


def test_why_a_way_is_not_open() -> None:
    small = character("Marl - Young")
    t = table(
        [BIG, small, CHOIR],
        ask_all=True,
        p1={"hand": ["Marl - Grown", "Choir"], "ink": 6, "play": ["Pawn", "Scout", "Ogre"]},
    ).do("play Choir")
    assert t.moves() == ["for ink", "for sing together"]
    t.do("for sing together", "choose Pawn")
    assert t.why("done") == ["8.12.1"]


def test_why_a_character_does_not_move_there() -> None:
    t = table(ask_all=True, p1={"ink": 1, "play": ["Pawn", "Camp"]}, p2={"play": ["Camp#2"]}).do("move Pawn")
    assert t.moves() == ["choose Camp"]
    assert t.why("choose Camp#2") == ["4.7.1"]


def test_paying_says_what_the_card_is_for() -> None:
    cook = character("Cook", exert_ability(ir.Draw(1), ir.BanishCost(your_character())))
    t = table([cook], p1={"play": ["Cook", "Pawn"]}).do("activate Cook: Use")
    assert _asked(t.game).about == "pay_banish"
