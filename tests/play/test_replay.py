"""A game that was played is looked at again: forwards, backwards, and through anybody's eyes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.play.tables import Talk, begin, go_on, library

from illumineer.cards.starters import starter_decks
from illumineer.core.rng import Dice
from illumineer.game import Game
from illumineer.play.replay import Replay
from illumineer.play.replay_lines import ReplayLines
from illumineer.play.session import Session


@pytest.fixture(scope="module")
def played() -> Session:
    session = begin(None, "random", seed=4)
    dice = Dice(3)
    while not session.over:
        go_on(session, dice)
    return session


def digests(game: Game) -> list[str]:
    again = game.beginning()
    found = [again.digest]
    for item in game.inputs:
        again.redo(item)
        found.append(again.digest)
    return found


def test_every_moment_is_the_same_forwards_and_backwards(played: Session) -> None:
    replay, wanted = Replay(played.game), digests(played.game)
    assert replay.position == 0 and replay.length == len(played.game.inputs)
    forwards = [(replay.game.digest, [line.text for line in replay.log])]
    while replay.forward():
        forwards.append((replay.game.digest, [line.text for line in replay.log]))
    assert replay.at_end and [digest for digest, _ in forwards] == wanted
    backwards = [(replay.game.digest, [line.text for line in replay.log])]
    while replay.backward():
        backwards.append((replay.game.digest, [line.text for line in replay.log]))
    assert backwards[::-1] == forwards
    replay.go_to(40)
    assert replay.game.digest == wanted[40] and replay.backward(30) == 30 and replay.game.digest == wanted[10]
    assert replay.forward(10_000) == replay.length - 10


def test_a_turn_is_found_by_its_number(played: Session) -> None:
    replay = Replay(played.game)
    assert replay.to_turn(5) and replay.game.turn == 5
    at = replay.position
    replay.backward()
    assert replay.game.turn == 4
    assert not replay.to_turn(500) and not replay.to_turn(-1) and replay.position == at - 1
    assert replay.to_turn(1) and replay.game.turn == 1


def test_a_player_sees_in_the_replay_what_they_saw_in_the_game(played: Session) -> None:
    replay = Replay(played.game, viewer=0)
    replay.to_end()
    assert replay.log == played.log
    replay.viewer = 1
    assert replay.log != played.log
    replay.go_to(0)
    hands = [line for line in replay.board() if "hand:" in line]
    replay.viewer = None
    assert len(hands) == 1 and len([line for line in replay.board() if "hand:" in line]) == 2


def test_a_replay_in_lines(played: Session, tmp_path: Path) -> None:
    played.save(tmp_path / "game.json")
    words = ("next", "3", "back 2", "turn 4", "turn 99", "as p2", "board", "as judge", "as nobody", "card Elsa", "end",
             "start", "log", "next many", "dance", "?", "quit", "next")  # fmt: skip
    talk = Talk(*words)
    assert ReplayLines(Replay.load(tmp_path / "game.json", library()), talk.console).run() == 0
    assert talk.left == ["next"]
    for said in (
        "Answer 1 of ", "Answer 4 of ", "Answer 2 of ", ", turn 4", "The game has no turn 99.",
        "You see what p2 may know.", "You see everything.", "Say whose eyes: as p1, p2 or judge.", "The game is over.",
        "Answer 0 of ", "Say a number: next N.", "“dance” is not a command",
    ):  # fmt: skip
        assert said in talk.text


def test_who_sat_there_is_still_known(played: Session, tmp_path: Path) -> None:
    played.save(tmp_path / "game.json")
    assert Replay.load(tmp_path / "game.json", library(), "es").titles == ("tú", "random")


def test_a_replay_of_four_is_seen_through_anybodys_eyes() -> None:
    one, other = starter_decks()
    game = Session.begin([one, other, one, other], library(), ["random"] * 4, seed=4, open_lists=True).game
    talk = Talk("as p4", "board", "as p5", "?")
    ReplayLines(Replay(game), talk.console).run()
    assert "You see what p4 may know." in talk.text and "as p1, p2, p3, p4 or judge." in talk.text
    assert [line.split()[0] for line in talk.said if "ready ink" in line] == ["p1", "p2", "p3", "p4"]
    assert "a player (p1, p2…)" in talk.text


def test_a_replay_speaks_spanish_and_understands_both(played: Session) -> None:
    talk = Talk("siguiente", "atrás", "como juez", "turno 2", "turn 3", "final", "salir", lang="es")
    assert ReplayLines(Replay(played.game, "es"), talk.console).run() == 0
    assert "Respuesta 1 de " in talk.text and "Respuesta 0 de " in talk.text
    for said in ("Lo ves todo.", ", turno 2", ", turno 3", "La partida ha terminado."):
        assert said in talk.text


def test_the_help_of_a_replay_speaks_of_replays() -> None:
    talk = Talk("?", lang="es")
    ReplayLines(Replay(begin(None, "random").game, "es"), talk.console).run()
    assert "vuelve atrás una respuesta" in talk.text and "guardada" not in talk.text and "deshace" not in talk.text
