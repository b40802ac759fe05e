"""1.3 Players: the active player, opponents, teammates, and who "you" is."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    PLAIN,
    action,
    character,
    item,
    opposing_character,
    table,
    whenever,
    whenever_quests,
)

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.errors import DeckError
from illumineer.game import Game
from illumineer.vocab import Happening, Who

DECK = ["Pawn"] * 20


@pytest.mark.rule("1.3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_as_many_players_as_decks(players: int) -> None:
    game = Game.new([DECK] * players, CardBook(PLAIN), variant="free")
    assert len(game.players) == players
    assert game.decision is not None


@pytest.mark.rule("1.3.1")
@pytest.mark.parametrize("players", [0, 1])
def test_a_game_needs_at_least_two_players(players: int) -> None:
    with pytest.raises(DeckError):
        Game.new([DECK] * players, CardBook(PLAIN), variant="free")


@pytest.mark.rule("1.3.2", "1.3.4.1", "1.3.4.2")
def test_the_active_player_is_the_one_whose_turn_it_is_and_there_is_only_one() -> None:
    t = table(p1={"play": ["Pawn"]}, p2={"play": ["Scout"]}, p3={"play": ["Knight"]})
    seen = []
    for _ in range(4):
        seen.append(t.game.active)
        assert t.asked == (t.game.active, "act")
        quests = [move for move in t.moves() if move.startswith("quest")]
        assert quests == [f"quest {t.play(t.game.active)[0]}"]
        t.end_turn()
    assert seen == [0, 1, 2, 0]


@pytest.mark.rule("1.3.4.1", "1.3.4.2")
def test_only_the_active_player_can_act_with_their_cards() -> None:
    t = table(p1={"play": ["Pawn"]}, p2={"play": ["Scout"]})
    assert t.why("quest Scout") == ["1.3.4"]
    assert t.end_turn().legal("quest Scout")


@pytest.mark.rule("1.3.3")
def test_you_is_the_player_of_the_card_and_opponents_are_all_of_them() -> None:
    toll = action("Toll", ir.Seq((ir.GainLore(1), ir.LoseLore(1, Who.OPPONENTS))))
    t = table([toll], p1={"hand": ["Toll"], "ink": 1}, p2={"lore": 5}, p3={"lore": 5})
    t.do("play Toll")
    assert t.game.lore == (1, 4, 4)


@pytest.mark.rule("1.3.3")
def test_you_of_an_opposing_cards_ability_is_that_cards_player() -> None:
    """A trigger of p2's card in p1's turn: "you" gains is p2."""
    spy = character("Spy", whenever(Happening.QUESTED, ir.GainLore(1), player=Who.OPPONENTS))
    t = table([spy], p1={"play": ["Pawn"]}, p2={"play": ["Spy"]})
    t.do("quest Pawn")
    assert t.game.lore == (1, 1)


@pytest.mark.rule("1.3.3")
def test_an_effect_that_names_one_opponent_means_only_that_one() -> None:
    theft = action("Theft", ir.Seq((ir.ChoosePlayer(Who.OPPONENTS, "who"), ir.LoseLore(2, ir.PlayerIn("who")))))
    t = table([theft], p1={"hand": ["Theft"], "ink": 1}, p2={"lore": 5}, p3={"lore": 5})
    t.do("play Theft")
    assert t.moves() == ["choose p2", "choose p3"]
    t.do("choose p3")
    assert t.game.lore == (0, 5, 3)


@pytest.mark.rule("1.3.2", "1.3.5.1", "1.3.5.2", "1.3.5.3")
def test_everybody_else_is_an_opponent_in_a_game_without_teams() -> None:
    hex_ = action("Hex", ir.Exert(opposing_character()))
    t = table([hex_], p1={"hand": ["Hex"], "ink": 1, "play": ["Pawn"]}, p2={"play": ["Scout"]}, p3={"play": ["Knight"]})
    t.do("play Hex")
    assert t.moves() == ["choose Scout", "choose Knight"]


@pytest.mark.rule("1.3.5.2", "1.3.6.1")
def test_teammates_are_not_opponents() -> None:
    """p1 and p3 against p2 and p4: effects, challenges and lore losses leave the teammate alone."""
    hex_ = action("Hex", ir.Seq((ir.Exert(ir.Cards(of=Who.OPPONENTS, where=CHARACTER)), ir.LoseLore(1))))
    t = table(
        [hex_],
        teams=[0, 1, 0, 1],
        p1={"hand": ["Hex"], "ink": 1, "play": ["Ogre"], "lore": 5},
        p2={"play": ["Scout"], "lore": 5},
        p3={"play": [{"card": "Ogre#2", "exerted": True}, "Giant"], "lore": 5},
        p4={"play": ["Knight"], "lore": 5},
    )
    t.do("play Hex")
    assert t.game.lore == (5, 4, 5, 4)
    assert [t[name].exerted for name in ("Scout", "Giant", "Knight")] == [True, False, True]
    t.do("challenge Ogre")
    assert t.moves() == ["choose Scout", "choose Knight"]
    assert t.why("choose Ogre#2") == ["4.6.1"]


@pytest.mark.rule("1.3.3", "1.3.6.2")
def test_teammates_are_the_others_of_the_team_and_never_oneself() -> None:
    gift = item("Gift", ir.Activated((ir.ExertCost(),), ir.GainLore(1, Who.TEAMMATES), name="Give"))
    t = table([gift], teams=[0, 1, 0, 1], p1={"play": ["Gift"]}, p2={}, p3={}, p4={})
    t.do("activate Gift: Give")
    assert t.game.lore == (0, 0, 1, 0)
    alone = table([gift], p1={"play": ["Gift"]}, p2={}, p3={})
    alone.do("activate Gift: Give")
    assert alone.game.lore == (0, 0, 0)


@pytest.mark.rule("1.3.6.1")
def test_teams_are_named_before_the_game_and_must_oppose_each_other() -> None:
    book = CardBook(PLAIN)
    game = Game.new([DECK] * 4, book, variant="free", teams=[0, 1, 0, 1])
    assert game.state.setup.teams == (0, 1, 0, 1)
    with pytest.raises(DeckError):
        Game.new([DECK] * 3, book, variant="free", teams=[0, 0, 0])
    with pytest.raises(DeckError):
        Game.new([DECK] * 3, book, variant="free", teams=[0, 1])


@pytest.mark.rule("1.3.6.1")
def test_a_team_wins_together() -> None:
    t = table(teams=[0, 1, 0, 1], p1={"play": ["Pawn"], "lore": 19}, p2={}, p3={}, p4={})
    t.do("quest Pawn")
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0, 2)


@pytest.mark.rule("1.3.3")
def test_their_own_player_is_meant_when_each_player_does_something() -> None:
    feast = character("Host", whenever_quests(ir.EachPlayer(Who.ALL, (ir.GainLore(1, Who.THEY),))))
    t = table([feast], p1={"play": ["Host"]}, p2={}, p3={})
    t.do("quest Host")
    assert t.game.lore == (2, 1, 1)
