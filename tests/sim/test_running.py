"""Playing duels: the same results whoever plays them, stopping early, and nothing lost on the way."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.sim.duels import Scripted, a_duel, made_up, played

from illumineer.errors import SimulationError
from illumineer.sim import processes as own_processes
from illumineer.sim.crew import Worker, here
from illumineer.sim.one_game import Arena
from illumineer.sim.processes import _Hand, processes
from illumineer.sim.result import GameResult
from illumineer.sim.results import Results
from illumineer.sim.rundir import RunDir
from illumineer.sim.running import HOPELESS, Match, Versus, play
from illumineer.sim.schedule import Chunk, Part, Schedule

ORDERS: dict[str, Callable[[list[Chunk]], list[Chunk]]] = {
    "in order": lambda chunks: chunks,
    "backwards": lambda chunks: chunks[::-1],
    "at random": lambda chunks: Random(len(chunks)).sample(chunks, len(chunks)),
}


@pytest.fixture(scope="module")
def twelve() -> list[GameResult]:
    """Twelve games, played here."""
    return played(a_duel(), 12, here)


# --- who plays -------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", [1, 5, None])
def test_chunks_do_not_matter(twelve: list[GameResult], chunk: int | None) -> None:
    assert played(a_duel(), 12, here, chunk=chunk) == twelve


def test_processes_play_the_same_games_even_if_one_is_killed(twelve: list[GameResult]) -> None:
    killed: list[int] = []

    def watch() -> None:
        if not killed:
            (one, *_) = multiprocessing.active_children()
            assert one.pid is not None
            killed.append(one.pid)
            os.kill(one.pid, signal.SIGKILL)

    assert played(a_duel(), 12, processes(2), chunk=2, watch=watch) == twelve
    assert killed
    assert multiprocessing.active_children() == []


DEAF = """
import time
from illumineer.bots.bot import Bot

class Deaf(Bot):
    def begin(self, player, seed):
        self.deaf = (player, seed) == (0, SEED)

    def decide(self, view):
        while self.deaf:
            try:
                time.sleep(60)
            except BaseException:
                pass
        return view.options[-1]
"""


def test_a_bot_that_cannot_be_interrupted_is_ended_and_loses_the_game(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    duel = a_duel(bots=(f"{file}:Deaf", "random"), bot_time=2.0)
    file.write_text(DEAF.replace("SEED", "None"))
    hears = played(duel, 6, here)
    file.write_text(DEAF.replace("SEED", str(duel.bot_seed_of(2, 0))))
    found = played(duel, 6, processes(1, grace=0.2), chunk=3)
    lost = found.pop(2)
    assert (lost.number, lost.seed, lost.first, lost.winner) == (2, hears[2].seed, hears[2].first, 1)
    assert (lost.reason, lost.turns) == ("fault", 0)
    assert lost.fault == (
        "the bot deaf.py:Deaf of salt has not answered within 2 s and could not be interrupted: its process was ended"
    )
    assert found == [*hears[:2], *hears[3:]]
    assert multiprocessing.active_children() == []


def test_a_process_that_never_starts_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_processes, "START", 0.0)
    monkeypatch.setattr(own_processes, "wait", lambda pipes, timeout: [])  # and says nothing
    ended = play([Match(a_duel(), 2)], processes(1))
    assert "3 workers in a row were killed" in str(ended.error)
    assert multiprocessing.active_children() == []


def test_several_duels_are_played_by_the_same_workers(twelve: list[GameResult]) -> None:
    duels = [a_duel(), a_duel(seed=2), a_duel(seed=3)]
    matches = [Match(duel, 2) for duel in duels]
    assert play(matches, here).error is None
    assert list(matches[0].results) == twelve[:2]
    assert [len(match.results) for match in matches] == [2, 2, 2]
    worker = Worker(duels)
    assert worker.play(2, 1) == Arena(duels[2]).play(1)
    for duel in (0, 1, 0):
        assert worker.play(duel, 0).seed == duels[duel].seed_of(0)
    assert len(worker._arenas) == 2  # only so many books are kept


def test_games_that_kill_every_worker_are_given_up() -> None:
    schedule = Schedule([Part(4, Results())], size=2)
    chunk = schedule.take()
    assert chunk is not None
    for _ in range(2):
        schedule.again(chunk)
        assert schedule.take() is chunk
    with pytest.raises(SimulationError, match="3 workers in a row were killed while they played games 0 to 1"):
        schedule.again(chunk)


def test_chunks_grow_while_games_are_fast_and_shrink_when_they_are_slow() -> None:
    schedule = Schedule([Part(10_000, Results())])
    sizes = []
    for seconds in (0.001, 0.001, 0.001, 10.0, 10.0):
        chunk = schedule.take()
        assert chunk is not None
        sizes.append(len(chunk.numbers))
        schedule.took(chunk, seconds)
    assert sizes == [1, 2, 4, 8, 1]


def test_an_error_of_the_engine_names_the_game_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Arena.play

    def broken(self: Arena, number: int) -> GameResult:
        if number == 3:
            raise AssertionError("two cards in one place")
        return real(self, number)

    monkeypatch.setattr(Arena, "play", broken)
    match = Match(a_duel(), 6)
    ended = play([match], here)
    assert ended.error is not None
    assert f"game 3 (seed {a_duel().seed_of(3)}) broke off" in str(ended.error)
    assert [result.number for result in match.results] == [0, 1, 2]


# --- stopping --------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ORDERS)
def test_certainty_does_not_depend_on_who_finishes_first(order: str) -> None:
    def result(duel: int, number: int) -> GameResult:
        return made_up(number, int(Random(number).random() < 0.25))

    alone = Match(a_duel(), 1000, until_certain=True)
    play([alone], Scripted(result), chunk=1)
    match = Match(a_duel(), 1000, until_certain=True)
    play([match], Scripted(result, ORDERS[order]), chunk=3)
    assert match.over and match.certain is not None
    assert match.certain.better == 0
    assert list(match.results) == list(alone.results)
    assert 10 < len(match.results) < 200 and len(match.results) % 2 == 0


def test_what_is_not_certain_is_played_to_the_end() -> None:
    match = Match(a_duel(), 200, until_certain=True)
    play([match], Scripted(lambda duel, number: made_up(number, number % 2)))
    assert len(match.results) == 200
    assert match.certain is not None and match.certain.better is None


@pytest.mark.parametrize("order", ORDERS)
def test_a_bot_that_fails_in_every_game_stops_the_duel(order: str) -> None:
    match = Match(a_duel(), 1000)
    play([match], Scripted(lambda duel, number: made_up(number, 1, "it fails"), ORDERS[order]), chunk=3)
    assert match.hopeless == "it fails"
    assert len(match.results) == HOPELESS


def test_a_bot_that_fails_now_and_then_does_not_stop_it() -> None:
    match = Match(a_duel(), 100)
    play([match], Scripted(lambda duel, number: made_up(number, 1, "" if number == 5 else "it fails")))
    assert not match.hopeless
    assert len(match.results) == 100


def test_versions_of_a_deck_are_compared_game_by_game() -> None:
    def result(duel: int, number: int) -> GameResult:
        return made_up(number, int(number % 4 != 0) if duel == 0 else int(number % 4 == 3))

    matches = [Match(a_duel(), 400), Match(a_duel(), 400)]
    versus = Versus(matches[0], matches[1], until_certain=False)
    play(matches, Scripted(result), versus)
    pairs = versus.pairs()
    assert (pairs.games, pairs.both, pairs.only_new, pairs.only_old) == (400, 100, 200, 0)
    assert pairs.difference == 0.5 and pairs.better is True


@pytest.mark.parametrize("order", ORDERS)
def test_comparing_stops_when_it_is_certain_which_version_is_better(order: str) -> None:
    def result(duel: int, number: int) -> GameResult:
        return made_up(number, int(Random(number + 7 * duel).random() < (0.25 if duel == 0 else 0.75)))

    matches = [Match(a_duel(), 1000), Match(a_duel(), 1000)]
    versus = Versus(matches[0], matches[1], until_certain=True)
    play(matches, Scripted(result, ORDERS[order]), versus, chunk=4)
    assert versus.certain is not None and versus.certain.better == 0  # the first, which wins more
    assert len(matches[0].results) == len(matches[1].results) == 2 * versus.certain.n < 200


def test_a_shared_luck_that_cancels_out_is_no_difference() -> None:
    matches = [Match(a_duel(), 300), Match(a_duel(), 300)]
    versus = Versus(matches[0], matches[1], until_certain=True)
    play(matches, Scripted(lambda duel, number: made_up(number, int(Random(number).random() < 0.1))), versus)
    assert versus.certain is not None and versus.certain.better is None
    assert len(matches[0].results) == 300


# --- nothing is lost -------------------------------------------------------------------------


def test_ctrl_c_keeps_what_was_played(twelve: list[GameResult], tmp_path: Path) -> None:
    match = Match(a_duel(), 12, out=RunDir(tmp_path, a_duel()))

    def watch() -> None:
        if len(match.results) == 5:
            raise KeyboardInterrupt

    assert play([match], here, watch=watch).interrupted
    assert list(match.results) == twelve[:5]
    again = Match(a_duel(), 12, out=RunDir(tmp_path, a_duel()))
    assert again.resumed == 5
    asked: list[int] = []
    play([again], counting(asked))
    assert asked == [5, 6, 7, 8, 9, 10, 11]
    assert list(again.results) == twelve


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="the system cannot hold signals back")
def test_a_worker_does_not_hear_of_ctrl_c_even_while_it_starts(twelve: list[GameResult]) -> None:
    hand = _Hand([a_duel()])
    try:
        assert hand.process.pid is not None
        os.kill(hand.process.pid, signal.SIGINT)
        hand.give(Chunk(0, (0, 1)))
        assert hand.results() == twelve[:2]
    finally:
        hand.end()


def counting(asked: list[int]) -> Any:
    """A crew that notes which games it plays."""

    def crew(duels: Any, schedule: Any) -> Any:
        for chunk, results in here(duels, schedule):
            asked.extend(result.number for result in results)
            yield chunk, results

    return crew


def test_a_duel_that_was_certain_is_certain_when_it_is_read_again(tmp_path: Path) -> None:
    def result(duel: int, number: int) -> GameResult:
        return made_up(number, 0)

    first = Match(a_duel(), 500, until_certain=True, out=RunDir(tmp_path, a_duel()))
    play([first], Scripted(result))
    again = Match(a_duel(), 500, until_certain=True, out=RunDir(tmp_path, a_duel()))
    assert again.over
    assert list(again.results) == list(first.results)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_loses_no_game(tmp_path: Path) -> None:
    out = RunDir(tmp_path, a_duel())
    out._file = open("/dev/full", "ab+")  # noqa: SIM115 (closed by the directory)
    match = Match(a_duel(), 40)
    match.out = out
    play([match], Scripted(lambda duel, number: made_up(number, 1)))
    assert out.failed is not None
    assert len(match.results) == 40
