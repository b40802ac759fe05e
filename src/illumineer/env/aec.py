"""The PettingZoo environment: two agents that decide in turn (AEC).

    from illumineer import env

    table = env.env()
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    BaseWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from illumineer.env.match import OPTIONS, RENDER_MODES, Match, asked_for, check_drawing, whole
from illumineer.game import Game

AGENTS: Final = ("player_0", "player_1")
_OF_THE_API_TEST: Final = "options"
"""An option that PettingZoo's own test hands in, to see whether options are taken at all; it asks for nothing."""


class LorcanaEnv(AECEnv[str, dict[str, Any], int | None]):
    """A game of Lorcana; see docs/environments.md.  The options are those of `Match`, and how to draw."""

    metadata = {"name": "lorcana_v1", "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}

    def __init__(self, render_mode: str | None = None, lang: str = "en", **options: Any) -> None:
        super().__init__()
        check_drawing(render_mode, lang)
        self.render_mode = render_mode
        self._lang = lang
        self._match = Match(**options)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        encoding = self.encoding = self._match.encoding
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": encoding.observation_space(), "action_mask": encoding.mask_space()}
            )
            for agent in AGENTS
        }
        self.action_spaces = {agent: encoding.action_space() for agent in AGENTS}

    @property
    def game(self) -> Game:
        """The game itself, for debugging: it shows what is hidden, so no agent may look at it."""
        return self._match.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the one that follows from the seed given last.

        `options`: `decks` and `edition` of this game, if they are others than usual.
        """
        self._match.begin(seed, asked_for(options, OPTIONS, _OF_THE_API_TEST))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._select()

    def _select(self) -> None:
        player = self._match.decider
        if player is not None:
            self.agent_selection = AGENTS[player]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees; the mask is empty for an agent who has nothing to decide."""
        player = AGENTS.index(agent)
        return {"observation": self._match.observation(player), "action_mask": self._match.mask(player)}

    def legal_actions(self) -> list[int]:
        """The actions that the mask allows to the agent who must decide, without making a mask."""
        player = self._match.decider
        return self._match.slotted(player).actions if player is not None else []

    def step(self, action: int | None) -> None:
        """Make a move.  An illegal one changes nothing and raises; `env()` lets the game be lost instead."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        match = self._match
        before = [match.lead(player) for player in range(2)]
        match.act(number)
        self._cumulative_rewards[agent] = 0.0
        over, truncated = match.game.outcome is not None, match.truncated
        for player, each in enumerate(AGENTS):
            self.rewards[each] = match.result(player) + match.lead(player) - before[player]
            self.terminations[each] = over
            self.truncations[each] = truncated
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as the agent sees it who must decide."""
        return self._match.render(AGENTS.index(self.agent_selection), self.render_mode, self._lang)

    def close(self) -> None:
        """There is nothing to close."""


class _WholeActions(BaseWrapper[str, dict[str, Any], int | None]):
    """Refuses what is no action as the environment itself does, before another wrapper asserts something."""

    def step(self, action: int | None) -> None:
        super().step(None if action is None else whole(action))


def raw_env(**options: Any) -> LorcanaEnv:
    """The environment without PettingZoo's wrappers: an illegal action raises."""
    return LorcanaEnv(**options)


def env(**options: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment as PettingZoo's own are: an illegal action loses the game, calls out of order are told."""
    wrapped: AECEnv[str, dict[str, Any], int | None] = TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return OrderEnforcingWrapper(_WholeActions(AssertOutOfBoundsWrapper(wrapped)))
