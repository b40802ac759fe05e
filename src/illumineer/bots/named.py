"""Bots by name, as commands take them.

`random`, `greedy`, `search`; `search:0.5s` and `search:400` say for how long it thinks, in seconds or in playouts;
the file of your own, `my_bot.py:MyBot`.
"""

from __future__ import annotations

import importlib.util
import reprlib
import sys
from functools import lru_cache
from math import isfinite
from pathlib import Path
from types import ModuleType
from typing import Final

from illumineer.bots.bot import Bot
from illumineer.bots.greedy import GreedyBot
from illumineer.bots.random_bot import RandomBot
from illumineer.bots.search.bot import SearchBot
from illumineer.errors import BotError
from illumineer.words import foreign

KNOWN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make(name: str) -> Bot:
    """A new bot; BotError if there is none of that name."""
    if name in KNOWN:
        return KNOWN[name]()
    own = file_of(name)
    if own is not None:
        return _own(*own)
    first, colon, budget = name.partition(":")
    if colon and first == "search":
        return _search(name, budget)
    raise BotError("bots.unknown", name=name, known=list(KNOWN))


def bot_of(given: str | Bot) -> Bot:
    """The bot that is given, or a new one of that name; BotError if it is neither."""
    if isinstance(given, Bot):
        return given
    if not isinstance(given, str):
        raise BotError("bots.neither", value=reprlib.repr(given))
    return make(given)


def file_of(name: str) -> tuple[Path, str] | None:
    """The file of a user's bot and the name of its class; None for a bot that comes with the package."""
    file, colon, attribute = name.rpartition(":")
    return (Path(file), attribute) if colon and file.endswith(".py") else None


def _search(name: str, budget: str) -> SearchBot:
    """The searching bot with a budget: seconds (0.5s) or playouts (400)."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if seconds > 0 and isfinite(seconds):
                return SearchBot(seconds)
        elif int(budget) > 0:
            return SearchBot(playouts=int(budget))
    except ValueError:
        pass
    raise BotError("bots.budget", name=name)


def _own(path: Path, attribute: str) -> Bot:
    """A bot of the user's, from a class in a file."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError as error:
        raise BotError("bots.unreadable", file=str(path), why=foreign.system(error)) from None
    kind = getattr(_module(path, changed), attribute, None)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BotError("bots.no_class", file=str(path), name=attribute)
    try:
        return kind()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotError("bots.not_made", file=str(path), name=attribute, error=_told(error)) from error


@lru_cache(maxsize=16)
def _module(path: Path, changed: int) -> ModuleType:
    """The module of a file, run once and not for each game: it may load a model of many megabytes.

    As with a script, what lies beside it can be imported; dataclasses ask for a module by its name.
    """
    name = str(path)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None, "a name that ends in .py is a module"
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        del sys.modules[name]
        raise BotError("bots.unreadable", file=name, why=_told(error)) from error
    return module


def _told(error: BaseException) -> str:
    """What Python says of an error, as it says it: where a file is wrong is part of that."""
    return f"{type(error).__name__}: {error}"
