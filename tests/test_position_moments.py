"""Moments that a position cannot hold: what is said of them, and the way that is offered instead."""

from __future__ import annotations

import pickle
from contextlib import suppress
from typing import Any

import pytest
from tests.laws.pool import new_game, own_book, step
from tests.support import action, any_character, character, keyword, table

from illumineer import ir
from illumineer.core.rng import Dice
from illumineer.errors import NotAPosition, PositionError
from illumineer.game import Game
from illumineer.told.board import draw
from illumineer.vocab import Happening, Keyword, Stat, Who, Zone

BOOST = character("Nest", keyword(Keyword.BOOST, 1))
GROW = action("Grow", ir.Apply(any_character(), (ir.Adjust(Stat.STRENGTH, 2),)))
TWICE = character("Twice", ir.Triggered((ir.Event(Happening.PLAYED),), ir.Draw(), name="Also"))
ONCE = character("Once", ir.Activated((), ir.Draw(), limit=1, name="Use"))
SECOND = character("Second", ir.Triggered((ir.Event(Happening.DREW, nth=2),), ir.GainLore(1), name="Two"))
CARDS = [BOOST, GROW, TWICE, ONCE, SECOND]


def refused(game: Game) -> NotAPosition:
    with pytest.raises(NotAPosition) as caught:
        game.position()
    return caught.value


def reached(game: Game, setup: dict[str, Any] | None, moves: list[str]) -> bool:
    """Whether the moves lead from the position to where the game is."""
    assert setup is not None
    other = Game.from_position(setup, game.book, game.edition)
    for move in moves:
        other.push(move)
    assert draw(other.state) == draw(game.state)
    return [move.text for move in other.legal_moves] == [move.text for move in game.legal_moves]


def test_a_quiet_moment_needs_no_moves() -> None:
    game = table(CARDS, p1={"play": ["Ogre"]}).game
    game.push("quest Ogre")
    assert game.moment() == (game.position(), [])


def test_an_effect_that_lasts_is_named_and_the_position_before_it_is_offered() -> None:
    t = table(CARDS, p1={"hand": ["Grow"], "ink": 1, "play": ["Ogre", "Giant"]})
    t.do("quest Giant")
    before = t.game.position()
    t.do("play Grow", "choose Ogre", "quest Ogre")
    error = refused(t.game)
    assert str(error) == (
        "a position cannot hold this moment: what Grow did still lasts. "
        "game.moment() gives a position of turn 5 and the 3 moves from there to here"
    )
    assert error.told("es") == (
        "este momento no cabe en una posición: todavía dura lo que hizo Grow. "
        "game.moment() da una posición del turno 5 y las 3 jugadas que llevan de allí hasta aquí"
    )
    assert error.setup == before
    assert error.moves == ["play Grow", "choose Ogre", "quest Ogre"]
    assert t.game.moment() == (error.setup, error.moves)
    assert reached(t.game, error.setup, error.moves)
    t.end_turn()
    assert t.game.position()["active"] == "p2"  # it has ended


def test_all_that_stands_in_the_way_is_named_at_once() -> None:
    t = table(CARDS, p1={"hand": ["Grow"], "ink": 2, "play": ["Nest", "Twice", "Twice#2"]})
    t.do("boost Nest", "play Grow", "choose Nest")
    error = refused(t.game)
    assert str(error).startswith(
        "a position cannot hold this moment: p1 has something to decide before the turn goes on; "
        "2 abilities wait in the bag (Twice); what Grow did still lasts; "
        "Nest did something that can only be done so often in a turn. "
    )
    assert error.told("es").startswith(
        "este momento no cabe en una posición: p1 tiene algo que decidir antes de que siga el turno; "
        "en la bolsa esperan 2 habilidades (Twice); todavía dura lo que hizo Grow; "
        "algo que solo puede hacerse cierto número de veces por turno ya lo ha hecho Nest. "
    )
    assert reached(t.game, error.setup, error.moves)


def test_what_was_used_counts_as_long_as_its_card_is_there() -> None:
    bounce = action("Bounce", ir.Put(any_character(), ir.Place(Zone.HAND)))
    t = table([*CARDS, bounce], p1={"hand": ["Bounce"], "ink": 2, "play": ["Once"]})
    t.do("activate Once: Use")
    assert "Once did something" in str(refused(t.game))
    t.do("play Bounce")
    assert {"card": "Once", "known": "all"} in t.game.position()["p1"]["hand"]


@pytest.mark.parametrize("where", ["hand", "deck", "discard", "play", "ink"])
def test_history_counts_if_a_card_in_the_game_asks_about_it(where: str) -> None:
    p2: dict[str, Any] = {"play": ["Ogre"]}
    p2[where] = [*p2.get(where, []), "Second"]
    t = table([*CARDS, action("Read", ir.Draw())], p1={"hand": ["Read"], "ink": 1}, p2=p2)
    t.do("play Read")
    error = refused(t.game)
    assert "Second asks what has happened this turn" in str(error)
    assert "Second pregunta por lo que ha ocurrido este turno" in error.told("es")
    assert reached(t.game, error.setup, error.moves)
    assert table([*CARDS, action("Read", ir.Draw())], p1={"hand": ["Read"], "ink": 1}).do("play Read").game.position()


def test_a_turn_whose_first_card_drawn_is_asked_about_is_offered_from_its_beginning() -> None:
    t = table(CARDS, p1={"play": ["Second"]}, p2={"play": ["Ogre"]}).end_turn().do("quest Ogre")
    setup, moves = t.game.moment()
    assert setup["phase"] == "start" and setup["active"] == "p2" and setup["turn"] == 6
    assert moves == ["quest Ogre"]
    assert reached(t.game, setup, moves)


def test_a_decision_that_comes_with_the_turn_needs_no_moves() -> None:
    start = ir.Triggered((ir.Event(Happening.TURN_STARTED, player=Who.YOU),), ir.May(ir.Draw()), name="Dawn")
    t = table([character("Early", start)], p2={"play": ["Early"]}).end_turn()
    error = refused(t.game)
    assert error.moves == [] and "the beginning of turn 6" in str(error) and "inicio del turno 6" in error.told("es")
    assert reached(t.game, error.setup, error.moves)


def test_a_game_that_begins_with_a_decision_is_offered_from_the_beginning_of_its_turn() -> None:
    start = ir.Triggered((ir.Event(Happening.TURN_STARTED, player=Who.YOU),), ir.May(ir.Draw()), name="Dawn")
    t = table([character("Early", start)], phase="start", p1={"play": ["Early"]})
    setup = {"active": "p1", "turn": 5, "phase": "start", "p1": {"play": ["Early"]}}
    assert t.game.moment() == (setup, [])
    assert "the beginning of turn 5" in str(refused(t.game))


def test_the_cards_of_the_first_position_can_be_spelled_in_any_way() -> None:
    game = Game.from_position({"phase": "start", "p1": {"play": ["camilo madrigal prankster"]}})
    setup = {"active": "p1", "turn": 5, "phase": "start", "p1": {"play": ["Camilo Madrigal - Prankster"]}}
    assert game.moment() == (setup, [])


def test_the_end_of_the_game_is_reached_by_moves() -> None:
    t = table(p1={"lore": 19, "play": ["Pawn"]})
    t.do("quest Pawn")
    error = refused(t.game)
    assert "the game is over" in str(error) and error.moves == ["quest Pawn"]
    assert reached(t.game, error.setup, error.moves)


# --- where nothing can be offered ------------------------------------------------------------


def test_the_opening_hands_are_before_all_positions() -> None:
    error = refused(new_game(own_book(), 1))
    assert error.setup is None and error.moves == []
    assert "opening hands" in str(error) and "the first turn has not begun" in str(error)
    with pytest.raises(NotAPosition, match="first turn"):
        new_game(own_book(), 1).moment()


def test_a_concession_is_not_a_move() -> None:
    sides = {"p1": {"hand": ["Grow"], "ink": 1, "play": ["Ogre"]}, "p3": {}}
    t = table(CARDS, **sides).do("play Grow")
    t.game.concede(1)
    error = refused(t.game)
    assert error.setup is None and "conceded" in str(error)
    t.end_turn().end_turn()
    assert t.game.moment() == (t.game.position(), [])


def test_a_saved_game_does_not_know_what_was_before() -> None:
    t = table(CARDS, p1={"hand": ["Grow"], "ink": 1, "play": ["Ogre"]}).do("play Grow")
    loaded = Game.from_json(t.game.to_json(), t.game.book)
    error = refused(loaded)
    assert error.setup is None and "saved" in str(error)
    loaded.push("end turn")
    assert loaded.position()["active"] == "p2"


def test_a_viewer_is_offered_nothing() -> None:
    t = table(CARDS, p1={"hand": ["Grow"], "ink": 1, "play": ["Ogre"]}).do("play Grow")
    with pytest.raises(NotAPosition, match="would tell what is hidden") as caught:
        t.game.position(1)
    assert caught.value.setup is None


@pytest.mark.rule("7.1.3")
def test_what_is_hidden_from_a_viewer_does_not_stand_in_their_way() -> None:
    t = table([*CARDS, action("Read", ir.Draw())], p1={"hand": ["Read"], "ink": 1}, p2={"hand": ["Second"]})
    t.do("play Read")
    assert t.game.position(0)["p2"] == {"hand": 1}
    with pytest.raises(NotAPosition, match="Second asks"):
        t.game.position(1)


# --- the error -------------------------------------------------------------------------------


def test_the_error_can_be_sent_elsewhere() -> None:
    t = table(CARDS, p1={"hand": ["Grow"], "ink": 1, "play": ["Ogre"]}).do("play Grow")
    error = refused(t.game)
    sent = pickle.loads(pickle.dumps(error))
    assert isinstance(sent, PositionError)
    assert (str(sent), sent.setup, sent.moves) == (str(error), error.setup, error.moves)


def test_the_game_stays_as_it_is() -> None:
    game = new_game(own_book(), 3)
    dice = Dice(3)
    for _ in range(60):
        was = game.digest, len(game.events), game.inputs
        with suppress(NotAPosition):
            game.position()
        assert (game.digest, len(game.events), game.inputs) == was
        step(game, dice)
