"""Saving and resuming: nothing is lost, and what cannot be read or written gives a sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.play.tables import begin, go_on, library, to_my_turn

from illumineer.cards.starters import starter_decks
from illumineer.core.rng import Dice
from illumineer.errors import BotError, RecordError
from illumineer.game import Game
from illumineer.play import saving
from illumineer.play.replay import Replay
from illumineer.play.session import Session
from illumineer.words import say


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own for what is kept."""
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "data"))
    return tmp_path


def test_a_saved_session_goes_on_where_it_was(tmp_path: Path) -> None:
    session = begin(None, "random", seed=6, lang="es", names=["Ana", "Blas"])
    to_my_turn(session, 3)
    session.save(tmp_path / "game.json")
    again = Session.resume(tmp_path / "game.json", library())
    assert again.game.digest == session.game.digest and again.game.inputs == session.game.inputs
    assert (again.seats, again.titles, again.lang, again.seed) == ((None, "random"), ("Ana", "Blas"), "es", 6)
    assert [line.text for line in again.log] == [line.text for line in session.log]
    assert str(again.why_no_take_back()) == str(session.why_no_take_back())
    dice = Dice(1)
    while not again.over:
        go_on(again, dice)
    assert Session.resume(tmp_path / "game.json", library(), lang="en").over


def test_two_that_are_resumed_go_on_alike(tmp_path: Path) -> None:
    session = begin(None, "random", seed=6)
    to_my_turn(session, 3)
    session.save(tmp_path / "game.json")
    ends = set()
    for _ in range(2):
        again = Session.resume(tmp_path / "game.json", library())
        again.keep = None
        dice = Dice(1)
        while not again.over:
            go_on(again, dice)
        ends.add(again.game.digest)
    assert len(ends) == 1


def test_a_game_that_is_resumed_where_it_began_goes_on_like_the_other(tmp_path: Path) -> None:
    """What a bot's seed is made from is kept, not made anew from the seed of the game."""
    ends = set()
    for secret in (1, 2):
        session = begin(None, "random", seed=6, secret=secret)
        session.save(tmp_path / "game.json")
        again = Session.resume(tmp_path / "game.json", library())
        assert again.secret == secret
        for each in (session, again):
            dice = Dice(1)
            while not each.over:
                go_on(each, dice)
        assert again.game.inputs == session.game.inputs
        ends.add(again.game.digest)
    assert len(ends) == 2


def test_a_game_that_was_saved_without_a_secret_goes_on(tmp_path: Path) -> None:
    data = saved(tmp_path)
    del data["secret"]
    (tmp_path / "old.json").write_text(json.dumps(data))
    ends = set()
    for _ in range(2):
        again = Session.resume(tmp_path / "old.json", library())
        again.keep = None
        dice = Dice(1)
        while not again.over:
            go_on(again, dice)
        ends.add(again.game.digest)
    assert len(ends) == 1


def test_a_game_is_kept_as_it_goes_on() -> None:
    session = begin(None, "random", seed=6, keep=saving.new_file(6))
    to_my_turn(session, 2)
    found = saving.latest()
    assert found == session.keep
    assert Session.resume(found, library()).game.digest == session.game.digest
    session.concede()
    with pytest.raises(RecordError, match="no unfinished game"):
        saving.latest()


def test_only_so_many_games_are_kept() -> None:
    saving.folder().mkdir(parents=True)
    for n in range(30):
        path = saving.folder() / f"20200101-0000{n:02}-1.json"
        path.write_text("{}")
        os.utime(path, (n, n))
    saving.new_file(1)
    left = sorted(path.name for path in saving.folder().iterdir())
    assert len(left) == 19 and left[0] == "20200101-000011-1.json"


def test_a_game_that_cannot_be_kept_goes_on_and_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = begin(None, "random", seed=6, keep=tmp_path / "file" / "game.json")
    assert not session.kept
    (notice,) = session.notices
    assert say(notice, "en").startswith("The game goes on, but it is not being kept: ")
    to_my_turn(session, 2)
    assert len(session.notices) == 1
    with pytest.raises(RecordError, match="cannot be written"):
        session.save(tmp_path / "file" / "game.json")
    (tmp_path / "file").unlink()
    session.answer("end turn")
    assert session.kept, "as soon as there is room again"
    assert Session.resume(tmp_path / "file" / "game.json", library()).game.inputs == session.game.inputs


def test_every_answer_is_kept_also_those_of_bots(tmp_path: Path) -> None:
    session = begin(None, "random", seed=6, keep=tmp_path / "game.json")
    for _ in range(12):
        go_on(session)
        assert Session.resume(tmp_path / "game.json", library()).game.inputs == session.game.inputs


def test_of_a_move_that_was_changed_it_is_not_said_that_the_cards_are_others(tmp_path: Path) -> None:
    session = Session.begin(starter_decks(), library(), (None, "random"), seed=6)
    go_on(session)
    data = json.loads(_saved(session, tmp_path).read_text())
    data["record"]["inputs"][0] = 12345
    (tmp_path / "game.json").write_text(json.dumps(data))
    with pytest.raises(RecordError) as raised:
        Session.resume(tmp_path / "game.json", library())
    assert "other cards" not in str(raised.value)


def _saved(session: Session, folder: Path) -> Path:
    session.save(folder / "game.json")
    return folder / "game.json"


def test_the_game_that_was_played_last_goes_on() -> None:
    saving.folder().mkdir(parents=True)
    older, newer = (begin(None, "random", seed=6, keep=saving.folder() / f"{name}.json") for name in ("a", "b"))
    assert older.keep is not None and newer.keep is not None
    os.utime(older.keep, (1, 1))
    assert saving.latest() == newer.keep
    go_on(older)
    os.utime(newer.keep, (2, 2))
    assert saving.latest() == older.keep and saving.is_latest(older.keep) and not saving.is_latest(newer.keep)


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(None, "random", seed=6)
    session.save(tmp_path / "game.json")
    before = (tmp_path / "game.json").read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    to_my_turn(session, 2)
    with pytest.raises(RecordError, match="No space left"):
        session.save(tmp_path / "game.json")
    assert (tmp_path / "game.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.json"]


def saved(tmp_path: Path) -> dict[str, Any]:
    session = begin(None, "random", seed=6)
    to_my_turn(session, 2)
    session.save(tmp_path / "game.json")
    found: dict[str, Any] = json.loads((tmp_path / "game.json").read_text())
    return found


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "other/1"}, "neither a saved game nor the record"),
        ({"seats": None}, "not a whole saved game"),
        ({"seats": [None]}, "not a whole saved game"),
        ({"seats": [None, 3]}, "not a whole saved game"),
        ({"lang": "fr"}, "not a whole saved game"),
        ({"secret": "psst"}, "not a whole saved game"),
        ({"names": ["only one"]}, "not a whole saved game"),
        ({"record": {}}, "not a game record"),
        ({"record": "inputs"}, "not a whole saved game"),
    ],
)
def test_a_file_that_is_not_a_saved_game_says_so(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    (tmp_path / "bad.json").write_text(json.dumps(saved(tmp_path) | change))
    with pytest.raises(RecordError, match=words):
        Session.resume(tmp_path / "bad.json", library())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"edition": "9.9"}, "9.9"),
        ({"inputs": [0, 999]}, "not possible"),
        ({"digest": "0000"}, "another version or has been changed"),
        ({"decks": [["No Such Card"], []]}, "No Such Card|another card book|deck"),
        ({"decks": 7}, "malformed|deck"),
        ({"seed": None}, "seed"),
    ],
)
def test_a_game_that_cannot_be_played_again_says_why(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    data = saved(tmp_path)
    data["record"] |= change
    (tmp_path / "bad.json").write_text(json.dumps(data))
    with pytest.raises(RecordError, match=f"cannot be played again: .*({words})"):
        Session.resume(tmp_path / "bad.json", library())


def test_a_game_of_another_card_database_says_what_it_takes(tmp_path: Path) -> None:
    data = saved(tmp_path)
    data["record"]["book"] = "0000"
    (tmp_path / "bad.json").write_text(json.dumps(data))
    with pytest.raises(RecordError, match="begun with other cards than there are now: it can only be opened with"):
        Session.resume(tmp_path / "bad.json", library())


def test_somebody_else_sits_down_where_a_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = begin("random", None, seed=6)
    to_my_turn(session, 3)
    data = json.loads(_saved(session, tmp_path).read_text())
    data["seats"] = ["mine.py:Gone", None]
    file.write_text(json.dumps(data))
    with pytest.raises(BotError, match=r"cannot go on with its bot: mine\.py cannot be read: .*; --against seats"):
        Session.resume(file, library())
    with pytest.raises(BotError, match=r"^mine\.py cannot be read: [^;]*$"):
        Session.resume(file, library(), against=["mine.py:Gone"])
    again = Session.resume(file, library(), against=["greedy"])
    assert again.seats == ("greedy", None) and again.game.inputs == session.game.inputs
    again = Session.resume(file, library())
    assert again.seats == ("greedy", None), "it is kept that somebody else sits there"
    again.answer("end turn")
    assert again.waits_for_bot and again.bot_step()
    assert Session.resume(file, library(), against=[None]).people == [0, 1]


@pytest.mark.parametrize(("content", "words"), [("{", "not JSON"), ("[]", "neither"), ("", "not JSON")])
def test_other_files_say_what_they_are_not(tmp_path: Path, content: str, words: str) -> None:
    (tmp_path / "bad.json").write_text(content)
    with pytest.raises(RecordError, match=words):
        Replay.load(tmp_path / "bad.json", library())
    with pytest.raises(RecordError, match=r"bad\.json"):
        Replay.load(tmp_path / "bad.json", library())
    with pytest.raises(RecordError, match=r"nowhere\.json"):
        Replay.load(tmp_path / "nowhere.json", library())


def test_a_bare_record_is_looked_at_but_not_played_on(tmp_path: Path) -> None:
    game = Game.from_position({"p1": {"play": ["Marisol - Tide Reader"]}})
    game.push("quest Marisol - Tide Reader")
    (tmp_path / "record.json").write_text(json.dumps(game.record()))
    assert Replay.load(tmp_path / "record.json", library()).length == 1
    with pytest.raises(RecordError, match="illumineer replay"):
        Session.resume(tmp_path / "record.json", library())
