"""The PettingZoo environment: its own tests pass, seeds decide everything, games end as they should."""

from __future__ import annotations

import json
import math
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.laws.pool import deck, own_book

from illumineer.cards.starters import starter_decks
from illumineer.core.rng import Dice
from illumineer.env import LorcanaEnv, env, raw_env
from illumineer.errors import DeckError, EnvError, GameOver, IllegalMove
from illumineer.game import Game

TOLD_OF_EVERY_DICT = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""PettingZoo says so of every environment with a mask beside the observation, its own excepted by name."""


@pytest.mark.parametrize("make", [env, raw_env])
def test_the_api_test_of_pettingzoo_passes(make: Any) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(make(), num_cycles=300)
    assert {str(each.message) for each in told} <= TOLD_OF_EVERY_DICT


def test_the_seed_test_of_pettingzoo_passes() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seed_test(env, num_cycles=300)


def actions(table: LorcanaEnv, dice: Dice, steps: int = 10_000) -> list[int]:
    """Play at random among what the mask allows; what was done."""
    done: list[int] = []
    for agent in table.agent_iter(steps):
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        assert table.observation_space(agent).contains(observation)
        legal = np.flatnonzero(observation["action_mask"])
        done.append(int(legal[dice.below(len(legal))]))
        table.step(done[-1])
    return done


def house(**options: Any) -> LorcanaEnv:
    """Games between two random decks of the pool of the laws."""
    dice = Dice(3)
    return raw_env(decks=[deck(own_book(), dice), deck(own_book(), dice)], book=own_book(), variant="free", **options)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    one, other = house(), house()
    for seed in (4, None, None):
        one.reset(seed)
        other.reset(seed)
        assert actions(one, Dice(1)) == actions(other, Dice(1))
        assert one.game.digest == other.game.digest
    one.reset(4)
    other.reset(5)
    assert actions(one, Dice(1)) != actions(other, Dice(1))


def test_a_seed_may_be_a_number_of_numpy() -> None:
    one, other = house(), house()
    one.reset(4)
    other.reset(np.int64(4))
    assert one.game.digest == other.game.digest
    decks, book = one._match.decks, one._match.book
    game = Game.new(decks, book, np.uint32(4), variant="free")
    assert game.digest == Game.new(decks, book, 4, variant="free").digest
    assert json.dumps(game.record())


def test_environments_in_one_process_do_not_disturb_one_another() -> None:
    alone, one, other = house(), house(), house(open_lists=True)
    alone.reset(4)
    actions(alone, Dice(1))
    one.reset(4)
    other.reset(9)
    mine, others = Dice(1), Dice(2)
    for _ in range(2000):
        actions(one, mine, 1)
        actions(other, others, 1)
        if not one.agents:
            break
    assert one.game.digest == alone.game.digest


def test_the_winner_gets_1_and_the_loser_minus_1() -> None:
    table = house()
    for seed in range(5):
        table.reset(seed)
        total = dict.fromkeys(table.agents, 0.0)
        dice = Dice(seed)
        while not any(table.terminations.values()):
            legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
            table.step(int(legal[dice.below(len(legal))]))
            for agent, reward in table.rewards.items():
                total[agent] += reward
        outcome = table.game.outcome
        assert outcome is not None
        expected = [0.0, 0.0]
        for player in outcome.winners:
            expected[player], expected[1 - player] = 1.0, -1.0
        assert list(total.values()) == expected == [table._cumulative_rewards[agent] for agent in table.agents]
        assert not any(table.observe(agent)["action_mask"].any() for agent in table.agents)


def test_lore_can_be_rewarded_on_the_way() -> None:
    table = house(shaping=0.05)
    table.reset(2)
    total = 0.0
    dice = Dice(2)
    while not any(table.terminations.values()):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(legal[dice.below(len(legal))]))
        assert table.rewards["player_0"] == -table.rewards["player_1"]
        total += table.rewards["player_0"]
    mine, theirs = table.game.lore
    outcome = table.game.outcome
    assert outcome is not None and mine != theirs
    result = 0 if not outcome.winners else 1 if 0 in outcome.winners else -1
    assert total == pytest.approx(result + 0.05 * (mine - theirs))


def test_a_game_that_is_too_long_is_broken_off() -> None:
    table = house(max_decisions=30)
    table.reset(1)
    assert len(actions(table, Dice(1))) == 30
    assert table.truncations == {} and table.game.outcome is None and not table.agents


def test_a_draw_by_the_turn_limit_is_an_end() -> None:
    table = house(turn_limit=3)
    table.reset(1)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
    assert table.rewards == {"player_0": 0.0, "player_1": 0.0} and not any(table.truncations.values())


# --- illegal actions -------------------------------------------------------------------------


def to_the_main_phase(table: LorcanaEnv) -> None:
    """Both players keep their hands."""
    while not table.observe(table.agent_selection)["action_mask"][0]:
        mask = table.observe(table.agent_selection)["action_mask"]
        done = 1
        table.step(done if mask[done] else int(np.flatnonzero(mask)[0]))


def named(table: LorcanaEnv, name: str) -> int:
    return next(n for n in range(table.encoding.actions) if table.encoding.action_name(n) == name)


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    table = raw_env()
    table.reset(3)
    to_the_main_phase(table)
    before = table.game.digest
    hand = table.encoding.split(table.observe(table.agent_selection)["observation"])["my_hand"]
    dear = max(range(7), key=lambda place: hand[place, 7])
    with pytest.raises(IllegalMove, match=r"costs \d+ ink .* \[1\.5\.3\]"):
        table.step(named(table, f"play my_hand {dear}"))
    for wrong in ("quest my_play 0", "accept yes", "number 3"):
        with pytest.raises(EnvError, match=rf"{wrong}.*Take a turn action"):
            table.step(named(table, wrong))
    with pytest.raises(EnvError, match="action 5000"):
        table.step(5000)
    assert table.game.digest == before and table.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_with_the_wrappers_an_illegal_action_loses() -> None:
    table = env()
    table.reset(seed=3)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.terminations[agent] and table.rewards[agent] == -1


def test_a_game_that_is_over_takes_no_action() -> None:
    table = house(turn_limit=2)
    table.reset(1)
    actions(table, Dice(1))
    with pytest.raises(GameOver):
        table._match.act(0)


# --- options ---------------------------------------------------------------------------------


def test_decks_come_from_files(tmp_path: Any) -> None:
    from illumineer.cards.starters import ICE_AND_FIRE, SINGERS_AND_TINKERERS

    paths = []
    for name, cards in (("a", SINGERS_AND_TINKERERS), ("b", ICE_AND_FIRE)):
        paths.append(tmp_path / f"{name}.txt")
        paths[-1].write_text("\n".join(f"{n} {card}" for n, card in cards))
    table, usual = raw_env(decks=paths), raw_env()
    table.reset(1)
    usual.reset(1)
    assert table.encoding.cards == usual.encoding.cards
    assert actions(table, Dice(1), 50) == actions(usual, Dice(1), 50)


def test_a_pool_gives_different_decks_one_table() -> None:
    from illumineer.cards.starters import starter_decks

    one, other = starter_decks()
    tables = [raw_env(decks=[each, each], pool=[*one, *other]).encoding for each in (one, other)]
    assert tables[0].cards == tables[1].cards and tables[0].size == tables[1].size
    assert raw_env(decks=[one, one]).encoding.size < tables[0].size


def test_decks_that_cannot_be_played_are_refused_with_a_sentence(tmp_path: Any) -> None:
    with pytest.raises(EnvError, match="between two decks, and 1 was given"):
        raw_env(decks=[tmp_path / "a.txt"])
    with pytest.raises(DeckError, match=r"nowhere\.txt"):
        raw_env(decks=[tmp_path / "nowhere.txt", tmp_path / "nowhere.txt"])
    with pytest.raises(DeckError):
        raw_env(decks=[["Elsa - Snow Queen"] * 60] * 2)


def test_the_board_is_drawn_for_the_player_who_decides(capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env(render_mode="ansi", lang="es")
    table.reset(1)
    drawn = table.render()
    assert drawn is not None and "mano 7" in drawn and drawn.count("mano:") == 1
    table = raw_env(render_mode="human")
    table.reset(1)
    actions(table, Dice(1), 1)
    assert "hand 7" in capsys.readouterr().out
    table = raw_env()
    table.reset(1)
    assert table.render() is None


# --- what is asked of one game ---------------------------------------------------------------


@pytest.mark.parametrize("make", [env, raw_env])
def test_reset_takes_decks_and_an_edition_for_one_game(make: Any, tmp_path: Any) -> None:
    one, other = starter_decks()
    file = tmp_path / "other.txt"
    file.write_text("".join(f"{other.count(name)} {name}\n" for name in dict.fromkeys(other)))
    table = make()
    table.reset(seed=1, options={"decks": [file, one], "edition": "2.0"})
    record = table.unwrapped.game.record()
    assert [sorted(deck) for deck in record["decks"]] == [sorted(other), sorted(one)] and record["edition"] == "2.0"
    table.reset(seed=1)
    record = table.unwrapped.game.record()
    assert record["decks"] == [one, other] and record["edition"] == "2.3"


def test_decks_of_a_book_of_ones_own_can_be_asked_for() -> None:
    table = house()
    decks = [each[:] for each in table._match.decks]
    table.reset(4, options={"decks": decks[::-1]})
    assert table.game.record()["decks"] == decks[::-1]
    with pytest.raises(EnvError, match=r"Elsa - Snow Queen is not in the card table of .*: name it in pool"):
        table.reset(4, options={"decks": [["Elsa - Snow Queen"] * 60, decks[0]]})


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize(("options", "said"), [({"seat": 1}, "no option 'seat'; it has decks and edi"), (5, "not 5")])
def test_what_there_is_not_cannot_be_asked_for(make: Any, options: Any, said: str) -> None:
    table = make()
    table.reset(seed=1)
    game = table.unwrapped.game
    with pytest.raises(EnvError, match=said):
        table.reset(seed=2, options=options)
    assert table.unwrapped.game is game


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("wrong", [3.7, 3.0, "x", math.nan, [1], np.float32(3), np.array([1])])
def test_what_is_no_whole_number_is_no_action_and_changes_nothing(make: Any, wrong: Any) -> None:
    table = make()
    table.reset(seed=1)
    before = table.unwrapped.game.digest
    with pytest.raises(EnvError, match="is no action: an action is a whole number"):
        table.step(wrong)
    assert table.unwrapped.game.digest == before and not any(table.terminations.values())


def test_an_agent_who_must_decide_gives_an_action() -> None:
    table = raw_env()
    table.reset(1)
    with pytest.raises(EnvError, match="None is no action"):
        table.step(None)
