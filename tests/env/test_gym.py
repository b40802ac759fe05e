"""The Gymnasium environment: its own test passes, the bot plays the other seat, illegal actions do what was chosen."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from illumineer.core.rng import Dice
from illumineer.env import DuelEnv, raw_env
from illumineer.errors import BotError, EnvError


def make(**options: Any) -> Any:
    return gymnasium.make("illumineer/Duel-v0", **options)


@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_the_check_of_gymnasium_passes(illegal: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(illegal=illegal, render_mode="ansi").unwrapped)


def episode(duel: Any, seed: int | None, dice: Dice) -> tuple[list[int], float, dict[str, Any]]:
    """A game at random among what the mask allows: the actions, the rewards, the last info."""
    observation, info = duel.reset(seed=seed)
    done: list[int] = []
    total = 0.0
    over = False
    while not over:
        assert info["action_mask"].any() and (info["action_mask"] == duel.unwrapped.action_masks()).all()
        legal = np.flatnonzero(info["action_mask"])
        done.append(int(legal[dice.below(len(legal))]))
        observation, reward, terminated, truncated, info = duel.step(done[-1])
        assert duel.observation_space.contains(observation)
        total += reward
        over = terminated or truncated
    return done, total, info


def test_the_seed_decides_the_game_the_seat_and_the_bot() -> None:
    one, other = make(), make()
    seats = set()
    for seed in range(6):
        first, second = (episode(each, seed, Dice(seed)) for each in (one, other))
        assert first[:2] == second[:2]
        assert one.unwrapped.game.digest == other.unwrapped.game.digest
        seats.add(first[2]["player"])
    assert seats == {0, 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_reward_is_the_result_for_the_seat_of_the_agent(seat: int) -> None:
    duel = make(seat=seat)
    for seed in range(3):
        _, total, info = episode(duel, seed, Dice(seed))
        outcome = duel.unwrapped.game.outcome
        assert info["player"] == seat and outcome is not None
        assert total == (0 if not outcome.winners else 1 if seat in outcome.winners else -1)
        assert not info["action_mask"].any()


def test_an_illegal_action_loses_unless_told_otherwise() -> None:
    duel = make()
    _, info = duel.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    _, reward, terminated, truncated, info = duel.step(wrong)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert f"action {wrong} " in info["illegal"]


def test_an_illegal_action_may_become_a_random_one() -> None:
    ends, questions = [], set()
    for _ in range(2):
        duel = make(illegal="random", lang="es")
        _, info = duel.reset(seed=1)
        for _ in range(40):
            wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
            _, _, terminated, _, info = duel.step(wrong)
            assert not terminated and info["illegal"].startswith(f"la acción {wrong} (name ")
            questions.add(info["illegal"].partition("«")[2].partition("»")[0])
        ends.append(duel.unwrapped.game.digest)
    assert ends[0] == ends[1]
    assert "Realiza una acción de turno" in questions and len(questions) > 2


def test_an_illegal_action_may_raise() -> None:
    duel = make(illegal="raise")
    _, info = duel.reset(seed=1)
    before = duel.unwrapped.game.digest
    with pytest.raises(EnvError):
        duel.step(int(np.flatnonzero(info["action_mask"] == 0)[-1]))
    assert duel.unwrapped.game.digest == before


def test_options_that_do_not_exist_are_refused_with_a_sentence() -> None:
    with pytest.raises(BotError, match="nobody"):
        DuelEnv(opponent="nobody")
    with pytest.raises(EnvError, match="seat cannot be 2; it is one of 0, 1"):
        DuelEnv(seat=2)
    with pytest.raises(EnvError, match="illegal cannot be 'win'"):
        DuelEnv(illegal="win")
    for make_it in (DuelEnv, raw_env):
        with pytest.raises(EnvError, match="render_mode cannot be 'rgb_array'; it is one of ansi and human"):
            make_it(render_mode="rgb_array")
        with pytest.raises(EnvError, match="lang cannot be 'fr'; it is one of en and es"):
            make_it(lang="fr")
        with pytest.raises(EnvError, match="turn_limit cannot be 0; it is at least 1"):
            make_it(turn_limit=0)
        with pytest.raises(EnvError, match="max_decisions cannot be -1; it is at least 1"):
            make_it(max_decisions=-1)


def test_a_copy_in_another_process_goes_on_alike() -> None:
    duel = DuelEnv(opponent="random", decks=None)
    duel.reset(seed=8)
    dice = Dice(2)
    for _ in range(30):
        legal = np.flatnonzero(duel.action_masks())
        duel.step(legal[dice.below(len(legal))])
    sent = pickle.loads(pickle.dumps(duel))
    ends = []
    for each, chance in ((duel, Dice(3)), (sent, Dice(3))):
        over = False
        while not over:
            legal = np.flatnonzero(each.action_masks())
            *_, reward, ended, broken_off, _ = each.step(legal[chance.below(len(legal))])
            over = ended or broken_off
        ends.append((each.game.digest, reward))
    assert ends[0] == ends[1]


def test_a_bot_with_a_name_is_the_opponent() -> None:
    duel = make(opponent="greedy", seat=1, max_decisions=60)
    assert episode(duel, 1, Dice(1)) and duel.unwrapped.game.turn > 2


def test_a_bot_of_ones_own_is_the_opponent(tmp_path: Any) -> None:
    path = tmp_path / "eager.py"
    path.write_text(
        "from illumineer.bots.bot import Bot\n\n\n"
        "class Eager(Bot):\n    def decide(self, view):\n        return view.options[-1]\n"
    )
    duel = make(opponent=f"{path}:Eager", seat=0, max_decisions=400)
    _, _, info = episode(duel, 1, Dice(1))
    assert info["decisions"] <= 400
