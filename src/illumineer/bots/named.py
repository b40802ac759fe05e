"""Bots by name, as commands take them.

`random`, `greedy`, `search`; `search:0.5s` and `search:400` say for how long it thinks, in seconds or in playouts;
the file of your own, `my_bot.py:MyBot`.
"""

from __future__ import annotations

import importlib.util
from math import isfinite
from pathlib import Path
from typing import Final

from illumineer.bots.bot import Bot
from illumineer.bots.greedy import GreedyBot
from illumineer.bots.random_bot import RandomBot
from illumineer.bots.search.bot import SearchBot
from illumineer.errors import BotError
from illumineer.messages import Message

KNOWN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make(name: str) -> Bot:
    """A new bot; BotError if there is none of that name."""
    if name in KNOWN:
        return KNOWN[name]()
    file, colon, attribute = name.rpartition(":")
    if colon and file.endswith(".py"):
        return _own(Path(file), attribute)
    first, colon, budget = name.partition(":")
    if colon and first == "search":
        return _search(name, budget)
    raise BotError("bots.unknown", name=name, known=list(KNOWN))


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
    if not path.is_file():
        raise BotError("bots.unreadable", file=str(path), why=Message("system.ENOENT"))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None, "a name that ends in .py is a module"
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotError("bots.unreadable", file=str(path), why=repr(error)) from error
    kind = getattr(module, attribute, None)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BotError("bots.no_class", file=str(path), name=attribute)
    return kind()
