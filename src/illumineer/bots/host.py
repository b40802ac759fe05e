"""How a game asks a bot: the view goes in, a legal answer comes out, or an error that says what the bot did."""

from __future__ import annotations

import signal
import threading
from types import FrameType

from illumineer.bots.bot import Bot
from illumineer.core.decisions import Answer
from illumineer.errors import BotError
from illumineer.game import Game
from illumineer.views.view import View
from illumineer.vocab import player_name


class _Stalled(BaseException):
    """The time is up.  No `Exception`, so that a bot that catches everything does not catch this."""


def ask(game: Game, bot: Bot, open_lists: bool = False, limit: float = 0.0) -> Answer:
    """The bot's answer to the decision of the game now, as the game knows it; BotError if it has none.

    `limit`: for how many seconds it may think; 0 is for ever.  The limit is kept where the system has alarms (not on
    Windows) and in the main thread of a process, between two steps of Python; elsewhere the bot takes its time.
    """
    asked = game.decision
    assert asked is not None, "the game is over: there is nothing to ask"
    view = game.glance(asked.player, open_lists)
    who = player_name(asked.player)
    name = type(bot).__name__
    try:
        given = _within(bot, view, limit) if limit > 0.0 else bot.decide(view)
    except _Stalled:
        raise BotError("bots.stalled", bot=name, player=who, seconds=limit) from None
    except Exception as error:
        raise BotError("bots.raised", bot=name, player=who, error=repr(error)) from error
    finally:
        view.close()
    if given not in view.options:
        raise BotError("bots.illegal", bot=name, player=who, answer=repr(given), n=len(view.options))
    return view.real(given)


def _within(bot: Bot, view: View, seconds: float) -> Answer:
    """What the bot decides within that time, if the time can be kept."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return bot.decide(view)
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds)
            return bot.decide(view)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
    finally:
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise _Stalled
