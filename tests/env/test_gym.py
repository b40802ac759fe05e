"""The Gymnasium environment: its own test passes, the bot plays the other seat, illegal actions do what was chosen."""

from __future__ import annotations

import math
import pickle
import re
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from illumineer.bots.greedy import GreedyBot
from illumineer.bots.random_bot import RandomBot
from illumineer.cards.starters import starter_decks
from illumineer.core.rng import Dice
from illumineer.env import DuelEnv, raw_env
from illumineer.env import gym as gym_module
from illumineer.errors import BotError, EnvError
from illumineer.words import LANGUAGES


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


# --- seeds -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seeded", [True, False])
def test_the_agent_begins_in_half_of_the_games(seeded: bool) -> None:
    duel = DuelEnv()
    duel.reset(seed=0)
    begins = seat = 0
    for seed in range(400):
        duel.reset(seed=seed if seeded else None)
        begins += duel.player == duel.game.state.first
        seat += duel.player
    assert 160 < begins < 240 and 160 < seat < 240


def test_no_two_things_are_decided_by_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed of the opponent and of the random answers do not tell that of the game, nor one another."""
    given: list[int] = []
    monkeypatch.setattr(gym_module, "begin", lambda bot, player, seed: given.append(seed))
    monkeypatch.setattr(gym_module, "Dice", lambda seed: given.append(seed) or Dice(seed))
    duel = DuelEnv(opponent="random")
    given.clear()
    seeds: list[int] = []
    for seed in (7, None, None, 8):
        duel.reset(seed=seed)
        seeds.append(duel.game.record()["seed"])
    assert len({*given, *seeds}) == 12


# --- what is asked of one game ---------------------------------------------------------------


def test_reset_takes_what_is_asked_for_and_the_next_game_is_as_usual() -> None:
    one, other = starter_decks()
    duel = make(seat=0, opponent="random")
    table = duel.unwrapped
    cards = table.encoding.cards
    _, info = duel.reset(seed=1, options={"decks": [other, one], "seat": 1, "opponent": "greedy", "edition": "2.0"})
    assert info["player"] == table.player == 1
    record = table.game.record()
    assert record["decks"] == [other, one] and table.game.edition == record["edition"] == "2.0"
    assert isinstance(table._bot, GreedyBot)
    mine = table.encoding.split(table._match.observation(1))["lists"][0]
    assert mine[cards.index(one[0])] == one.count(one[0])
    _, info = duel.reset(seed=1)
    record = table.game.record()
    assert info["player"] == 0 and record["decks"] == [one, other] and record["edition"] == "2.3"
    assert isinstance(table._bot, RandomBot) and table.encoding.cards == cards


def test_a_seat_can_be_asked_for_in_every_way() -> None:
    duel = DuelEnv(seat=0)
    for seat, seen in ((1, {1}), (np.int64(1), {1}), (0, {0}), ("random", {0, 1})):
        assert {duel.reset(seed=seed, options={"seat": seat})[1]["player"] for seed in range(12)} == seen
    assert {duel.reset(seed=seed, options={})[1]["player"] for seed in range(12)} == {0}


def test_a_bot_that_has_been_made_can_be_the_opponent() -> None:
    bot = GreedyBot()
    duel = DuelEnv(opponent=bot, seat=0)
    duel.reset(seed=1)
    assert duel._bot is bot
    other = RandomBot()
    duel.reset(seed=1, options={"opponent": other})
    assert duel._bot is other


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"deck": 1}, "reset has no option 'deck'; it has decks, edition, seat and opponent"),
        ({"options": 1}, "reset has no option 'options'"),
        ([("seat", 1)], "a dict with names and values, not "),
        ({"seat": 2}, "seat cannot be 2; it is one of 0, 1 and random"),
        ({"seat": "first"}, "seat cannot be 'first'"),
        ({"seat": np.zeros(2)}, "seat cannot be "),
        ({"seat": None}, "seat cannot be None"),
        ({"opponent": "nobody"}, "the option opponent of reset cannot be used: there is no bot 'nobody'"),
        ({"opponent": 3}, "3 is no bot"),
        ({"edition": "9"}, "the option edition of reset cannot be used: .*9"),
        ({"edition": 2.3}, "edition cannot be 2.3; it is one of 1-early, "),
        ({"edition": ["2.3"]}, "edition cannot be .'2.3'.; it is one of 1-early, "),
        ({"decks": ["x", "y"]}, "the option decks of reset cannot be used: the deck of p1: x: No such file"),
        ({"decks": "x"}, "a list of decks was expected, not 'x'"),
        ({"decks": 7}, "a list of decks was expected, not 7"),
        ({"decks": [[]]}, "between two decks, and 1 was given"),
        ({"decks": [7, 8]}, "the deck of p1: a list of names was expected, not 7"),
        ({"decks": [[], []]}, "the option decks of reset cannot be used: .*empty"),
        ({"decks": [["Nobody At All"] * 60] * 2}, "the option decks of reset cannot be used: .*Nobody At All"),
        ({"decks": [["Elsa - Spirit of Winter"] * 60] * 2}, "Elsa - Spirit of Winter is not in the card table"),
        ({"decks": [["Stitch - Rock Star"] * 60] * 2}, "60 copies of Stitch - Rock Star"),
    ],
)
def test_what_cannot_be_asked_for_is_refused_and_the_game_goes_on(options: Any, said: str) -> None:
    duel = DuelEnv(seat=0)
    duel.reset(seed=1)
    game, before = duel.game, duel.game.digest
    for lang in LANGUAGES:
        with pytest.raises(EnvError) as raised:
            duel.reset(seed=2, options=options)
        assert raised.value.told(lang)
    assert re.search(said, str(raised.value))
    assert duel.game is game and game.digest == before and duel.player == 0
    again = DuelEnv(seat=0)
    again.reset(seed=1)
    duel.reset()
    again.reset()
    assert duel.game.digest == again.game.digest, "the seeds go on as if nothing had been asked"


# --- what is no action -----------------------------------------------------------------------


@pytest.mark.parametrize("illegal", ["lose", "random", "raise"])
@pytest.mark.parametrize("wrong", [3.7, 3.0, "x", math.nan, [1], None, np.float32(3), np.array([1])])
def test_what_is_no_whole_number_is_no_action_and_changes_nothing(illegal: str, wrong: Any) -> None:
    duel = DuelEnv(illegal=illegal)
    duel.reset(seed=1)
    before = duel.game.digest
    with pytest.raises(EnvError, match="is no action: an action is a whole number"):
        duel.step(wrong)
    assert duel.game.digest == before and duel._match.decisions == duel._info()["decisions"]


def test_a_whole_number_of_any_kind_is_an_action() -> None:
    ends = set()
    for kind in (int, np.int64, np.uint16, np.array):
        duel = DuelEnv()
        _, info = duel.reset(seed=1)
        for _ in range(5):
            info = duel.step(kind(int(np.flatnonzero(info["action_mask"])[0])))[4]
        ends.add(duel.game.digest)
    assert len(ends) == 1
