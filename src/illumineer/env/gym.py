"""The Gymnasium environment: one agent against a bot.

    import gymnasium
    import illumineer.env

    duel = gymnasium.make("illumineer/Duel-v0", opponent="random")
    observation, info = duel.reset(seed=7)
    action = duel.action_space.sample(info["action_mask"])
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium

from illumineer.bots.host import ask, begin
from illumineer.bots.named import make
from illumineer.core.rng import Dice
from illumineer.env.encoding import Mask, Observation
from illumineer.env.match import RENDER_MODES, Match, check_drawing
from illumineer.errors import EnvError, IllegalMove
from illumineer.game import Game

ID: Final = "illumineer/Duel-v0"
SEATS: Final = (0, 1, "random")
ILLEGAL: Final = ("lose", "random", "raise")


class DuelEnv(gymnasium.Env[Any, Any]):
    """A game against a bot; see docs/environments.md.  The further options are those of `Match`."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        opponent: str = "random",
        seat: int | str = "random",
        illegal: str = "lose",
        render_mode: str | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        if seat not in SEATS:
            raise EnvError("env.option", option="seat", value=repr(seat), known=[str(each) for each in SEATS])
        if illegal not in ILLEGAL:
            raise EnvError("env.option", option="illegal", value=repr(illegal), known=list(ILLEGAL))
        check_drawing(render_mode, lang)
        self.render_mode = render_mode
        self._lang = lang
        self._seat = seat
        self._illegal = illegal
        self._bot = make(opponent)
        self._match = Match(**options)
        self._dice = Dice(0)
        self.player = 0
        self.encoding = self._match.encoding
        self.observation_space = self.encoding.observation_space()
        self.action_space = self.encoding.action_space()

    @property
    def game(self) -> Game:
        """The game itself, for debugging: it shows what is hidden, so no agent may look at it."""
        return self._match.game

    def action_masks(self) -> Mask:
        """1 for every action that is legal now (the name by which maskable learners ask for it)."""
        return self._match.mask(self.player)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first decision of the agent."""
        super().reset(seed=seed)
        self._dice = Dice(self._match.begin(seed))
        self.player = self._dice.below(2) if self._seat == "random" else int(self._seat)
        begin(self._bot, 1 - self.player, self._dice.below(1 << 31))
        self._opponent()
        return self._match.observation(self.player), self._info()

    def _opponent(self) -> None:
        """The bot decides, until the agent must."""
        match = self._match
        while match.decider == 1 - self.player and not match.truncated:
            match.game.push_answer(ask(match.game, self._bot, match.open_lists))
            match.count()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "player": self.player, "decisions": self._match.decisions}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bot make its own."""
        match = self._match
        before = match.lead(self.player)
        refused = ""
        try:
            match.act(int(action))
        except (IllegalMove, EnvError) as error:
            if self._illegal == "raise":
                raise
            refused = error.told(self._lang)
            if self._illegal == "random":
                legal = match.look(self.player).actions
                match.act(legal[self._dice.below(len(legal))])
            else:
                match.game.concede(self.player)
                match.count()
        self._opponent()
        reward = match.result(self.player) + match.lead(self.player) - before
        info = self._info()
        if refused:
            info["illegal"] = refused
        if self.render_mode == "human":
            self.render()
        return match.observation(self.player), reward, match.game.outcome is not None, match.truncated, info

    def render(self) -> Any:
        """The board as the agent sees it."""
        return self._match.render(self.player, self.render_mode, self._lang)
