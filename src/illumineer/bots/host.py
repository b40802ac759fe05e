"""How a game asks a bot: the view goes in, a legal answer comes out, or an error that says what the bot did."""

from __future__ import annotations

import reprlib
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, Final, TypeVar

from illumineer.bots.bot import Bot
from illumineer.bots.greedy import GreedyBot
from illumineer.bots.random_bot import RandomBot
from illumineer.bots.search.bot import SearchBot
from illumineer.core.decisions import Answer
from illumineer.errors import BotError
from illumineer.game import Game
from illumineer.notation import Move
from illumineer.vocab import player_name

_T = TypeVar("_T")

_LONGEST: Final = 1e9
"""Seconds: an alarm that is set for much later cannot be set."""


class _Stalled(BaseException):
    """The time is up.  No `Exception`, so that a bot that catches everything does not catch this."""


def ask(game: Game, bot: Bot, open_lists: bool = False, limit: float = 0.0) -> Answer:
    """The bot's answer to the decision of the game now, as the game knows it; BotError if it has none."""
    asked = game.decision
    assert asked is not None, "the game is over: there is nothing to ask"
    return asked.options[pick(game, bot, open_lists, limit)]


def pick(game: Game, bot: Bot, open_lists: bool = False, limit: float = 0.0) -> int:
    """The place of the bot's answer among the options of the game's decision (`push_place`); BotError if it has none.

    The bot is given a view that holds nothing of the game, and its answer is looked up in a list that it never had.
    `limit`: for how many seconds it may think; 0 is for ever.  The limit is kept where the system has alarms (not on
    Windows) and in the main thread of a process, between two steps of Python; elsewhere the bot takes its time.
    """
    asked = game.decision
    assert asked is not None, "the game is over: there is nothing to ask"
    view = game.glance(asked.player, open_lists)
    offered = view.options  # as the view calls them, in the order of the game's; no bot of others ever has this list
    ours = _is_ours(bot)
    if not ours:
        view.own()
        view.forget()
    thinks: Any = bot  # what it gives may be anything: compiled, the type in the signature would be checked here
    try:
        given: Any = _within(lambda: thinks.decide(view), limit) if limit > 0.0 else thinks.decide(view)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise _failed(bot, asked.player, error, limit) from error
    finally:
        view.close()
    if not ours and isinstance(given, Move):
        given = given.value
    for place, option in enumerate(offered):
        if option is given:  # most bots give one of the very objects that they were offered
            return place
    try:
        return offered.index(given)
    except Exception:  # what it gave may not even let itself be compared
        who, name = player_name(asked.player), type(bot).__name__
        answer = reprlib.repr(given)
        raise BotError("bots.illegal", bot=name, player=who, answer=answer, n=len(offered)) from None


def _is_ours(bot: Bot) -> bool:
    """Whether it is one of the package's bots, which change nothing in a view and keep nothing of it: they get no copy.

    Exactly these: what inherits from them is somebody else's.
    """
    kind = type(bot)
    return kind is RandomBot or kind is GreedyBot or kind is SearchBot


def begin(bot: Bot, player: int, seed: int, limit: float = 0.0) -> None:
    """Tell a bot that a game begins; BotError if it fails at that, or takes longer than it may."""
    try:
        if limit > 0.0:
            _within(lambda: bot.begin(player, seed), limit)
        else:
            bot.begin(player, seed)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise _failed(bot, player, error, limit) from error


def _failed(bot: Bot, player: int, error: BaseException, limit: float) -> BotError:
    who, name = player_name(player), type(bot).__name__
    if isinstance(error, _Stalled):
        fault = BotError("bots.stalled", bot=name, player=who, seconds=limit)
    else:
        fault = BotError("bots.raised", bot=name, player=who, error=repr(error))
    fault.__cause__ = error  # compiled, "raise … from" does not say so
    return fault


def _within(call: Callable[[], _T], seconds: float) -> _T:
    """What the call gives within that time, if the time can be kept."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return call()
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, min(seconds, _LONGEST))
            return call()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
    finally:
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise _Stalled
