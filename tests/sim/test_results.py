"""Results packed in memory, and on disk."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.sim.duels import a_duel, made_up

from illumineer.errors import SimulationError
from illumineer.sim.one_game import Arena
from illumineer.sim.results import DRAW, UNKNOWN, Results
from illumineer.sim.rundir import RunDir, from_json, to_json

ARENA = Arena(a_duel())
PLAYED = [ARENA.play(number) for number in range(4)]


def test_what_is_packed_comes_back_as_it_was() -> None:
    results = Results()
    odd = replace(PLAYED[3], fault="the bot Odd of p1 broke off", reason="fault", winner=0)
    for result in (PLAYED[2], PLAYED[0], odd):
        results.add(result)
    assert list(results) == [PLAYED[0], PLAYED[2], odd]
    wide = replace(PLAYED[1], lore=(300, 2))
    results.add(wide)
    assert results.get(1) == wide
    assert results.get(3) == odd and results.get(4) is None and results.get(99) is None


def test_a_game_counts_once() -> None:
    results = Results()
    for number, winner in ((0, 1), (0, 1), (3, -1), (1, 0)):
        results.add(made_up(number, winner))
    assert (len(results), results.wins(0), results.wins(1)) == (3, 1, 1)
    assert [results.outcome(number) for number in range(5)] == [1, 0, UNKNOWN, DRAW, UNKNOWN]
    assert 2 not in results and 3 in results
    results.cut(1)
    assert (len(results), results.wins(0), results.wins(1)) == (1, 0, 1)


def test_a_result_is_a_line_of_json() -> None:
    for result in (*PLAYED, made_up(7, 1, "x")):
        assert from_json(json.loads(json.dumps(to_json(result)))) == result


def test_a_directory_is_gone_on_with(tmp_path: Path) -> None:
    out = RunDir(tmp_path / "new" / "run", a_duel())
    assert list(out.played()) == []
    out.add(PLAYED[:2])
    out.close()
    again = RunDir(tmp_path / "new" / "run", a_duel())
    assert list(again.played()) == PLAYED[:2]
    again.add(PLAYED[2:])
    again.close()
    assert list(RunDir(tmp_path / "new" / "run", a_duel()).played()) == PLAYED


def test_a_line_that_is_no_game_costs_no_other(tmp_path: Path) -> None:
    out = RunDir(tmp_path, a_duel())
    out.add(PLAYED)
    out.close()
    file = tmp_path / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b"?" + lines[1], *lines[2:]]))
    assert list(RunDir(tmp_path, a_duel()).played()) == [PLAYED[0], *PLAYED[2:]]


def test_a_directory_must_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(SimulationError, match="file cannot be written: Not a directory"):
        RunDir(tmp_path / "file", a_duel())


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    out = RunDir(tmp_path, a_duel())
    out.add(PLAYED[:3])
    out.close()
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    again = RunDir(tmp_path, a_duel())
    assert list(again.played()) == PLAYED[:2]
    again.add(PLAYED[2:3])
    again.close()
    assert list(RunDir(tmp_path, a_duel()).played()) == PLAYED[:3]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": 2}, "the seed is 1, not 2"),
        ({"bots": ("random", "greedy")}, "the bots are random and random, not random and greedy"),
        ({"edition": "2.0"}, "the edition is 2.3, not 2.0"),
        ({"turn_limit": 99}, "the turn limit is 30, not 99"),
        ({"turn_decisions": 99}, "the limit of decisions in one turn is 2000, not 99"),
        ({"game_decisions": 99}, "the limit of decisions in one game is 20000, not 99"),
        ({"open_lists": True}, "the bots know other deck lists"),
        ({"decks": a_duel().decks[::-1]}, "the decks are others"),
    ],
)
def test_a_directory_with_another_duel_is_refused(tmp_path: Path, changed: dict[str, object], said: str) -> None:
    RunDir(tmp_path, a_duel()).close()
    with pytest.raises(SimulationError, match=said):
        RunDir(tmp_path, a_duel(**changed))


def test_a_directory_with_games_of_other_seeds_is_refused(tmp_path: Path) -> None:
    """Seeds were made in another way when the format was `illumineer-duel/1`."""
    RunDir(tmp_path, a_duel()).close()
    known = tmp_path / "duel.json"
    known.write_text(known.read_text().replace("illumineer-duel/2", "illumineer-duel/1"))
    with pytest.raises(SimulationError, match="the format is illumineer-duel/1, not illumineer-duel/2"):
        RunDir(tmp_path, a_duel())


def test_a_bot_that_was_changed_is_another(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("one = 1")
    duel = a_duel(bots=(f"{file}:Mine", "random"))
    RunDir(tmp_path / "run", duel).close()
    RunDir(tmp_path / "run", duel).close()
    file.write_text("one = 2")
    with pytest.raises(SimulationError, match="the file of a bot has changed"):
        RunDir(tmp_path / "run", duel)


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "duel.json").write_text("[")
    with pytest.raises(SimulationError, match=r"duel\.json cannot be read"):
        RunDir(tmp_path, a_duel())
    (tmp_path / "duel.json").write_text("[]")
    with pytest.raises(SimulationError, match="another duel"):
        RunDir(tmp_path, a_duel())


def test_a_place_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SimulationError, match="cannot be written: Not a directory"):
        RunDir(tmp_path / "file" / "run", a_duel())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_remembered_and_the_games_go_on(tmp_path: Path) -> None:
    out = RunDir(tmp_path, a_duel())
    out._file = open("/dev/full", "ab+")  # noqa: SIM115 (closed by the directory)
    out.add(PLAYED[:1])
    out.add(PLAYED[1:])
    out.close()
    assert out.failed is not None
    assert out.failed.args["why"].key == "system.ENOSPC"
