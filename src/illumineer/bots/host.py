"""How a game asks a bot: the view goes in, a legal answer comes out, or an error that says what the bot did."""

from __future__ import annotations

from illumineer.bots.bot import Bot
from illumineer.core.decisions import Answer
from illumineer.errors import BotError
from illumineer.game import Game
from illumineer.vocab import player_name


def ask(game: Game, bot: Bot, open_lists: bool = False) -> Answer:
    """The bot's answer to the decision of the game now, as the game knows it; BotError if it has none."""
    asked = game.decision
    assert asked is not None, "the game is over: there is nothing to ask"
    view = game.glance(asked.player, open_lists)
    who = player_name(asked.player)
    name = type(bot).__name__
    try:
        given = bot.decide(view)
    except Exception as error:
        raise BotError("bots.raised", bot=name, player=who, error=repr(error)) from error
    finally:
        view.close()
    if given not in view.options:
        raise BotError("bots.illegal", bot=name, player=who, answer=repr(given), n=len(view.options))
    return view.real(given)
