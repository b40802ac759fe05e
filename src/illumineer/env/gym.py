"""The Gymnasium environment: one agent against a bot.

    import gymnasium
    import illumineer.env

    duel = gymnasium.make("illumineer/Duel-v0", opponent="random")
    observation, info = duel.reset(seed=7)
    action = duel.action_space.sample(info["action_mask"])
"""

from __future__ import annotations

from operator import index
from typing import Any, Final

import gymnasium

from illumineer import Dice
from illumineer.bots.bot import Bot
from illumineer.bots.host import begin, pick
from illumineer.bots.named import bot_of
from illumineer.env.encoding import Mask, Observation
from illumineer.env.match import OPTIONS, RENDER_MODES, Match, asked_for, check_drawing, refusing, whole
from illumineer.errors import EnvError, IllegalMove
from illumineer.game import Game

ID: Final = "illumineer/Duel-v0"
RANDOM: Final = "random"
SEATS: Final = (0, 1, RANDOM)
ILLEGAL: Final = ("lose", "random", "raise")


class DuelEnv(gymnasium.Env[Any, Any]):
    """A game against a bot; see docs/environments.md.  The further options are those of `Match`."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        opponent: str | Bot = "random",
        seat: int | str = RANDOM,
        illegal: str = "lose",
        render_mode: str | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise EnvError("env.option", option="illegal", value=repr(illegal), known=list(ILLEGAL))
        check_drawing(render_mode, lang)
        self.render_mode = render_mode
        self._lang = lang
        self._seat = _seat(seat)
        self._illegal = illegal
        self._usual_bot = self._bot = bot_of(opponent)
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
        """A new game, up to the first decision of the agent.

        `options`: `decks`, `edition`, `seat` and `opponent` of this game, if they are others than usual.
        """
        match = self._match
        asked = asked_for(options, (*OPTIONS, "seat", "opponent"))
        seat = _seat(asked["seat"]) if "seat" in asked else self._seat
        with refusing("opponent"):
            bot = bot_of(asked["opponent"]) if "opponent" in asked else self._usual_bot
        super().reset(seed=seed)
        match.begin(seed, asked)
        self.player = match.seed_for("seat") % 2 if seat is None else seat
        self._dice = Dice(match.seed_for("illegal"))
        self._bot = bot
        begin(bot, 1 - self.player, match.seed_for("opponent"))
        self._opponent()
        return self._match.observation(self.player), self._info()

    def _opponent(self) -> None:
        """The bot decides, until the agent must."""
        match = self._match
        while match.decider == 1 - self.player and not match.truncated:
            match.game.push_place(pick(match.game, self._bot, match.open_lists))
            match.count()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "player": self.player, "decisions": self._match.decisions}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bot make its own."""
        number = whole(action)
        match = self._match
        before = match.lead(self.player)
        refused = ""
        try:
            match.act(number)
        except (IllegalMove, EnvError) as error:
            if self._illegal == "raise":
                raise
            refused = error.told(self._lang)
            if self._illegal == "random":
                legal = match.slotted(self.player).actions
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


def _seat(seat: Any) -> int | None:
    """The agent's seat; None if the seed says which."""
    try:
        known = seat == RANDOM if isinstance(seat, str) else index(seat) in SEATS
    except TypeError:
        known = False
    if not known:
        raise EnvError("env.option", option="seat", value=repr(seat), known=[str(each) for each in SEATS])
    return None if isinstance(seat, str) else index(seat)
