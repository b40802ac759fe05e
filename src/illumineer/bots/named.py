"""Bots by name, as commands take them: `random`, or the file of your own, `my_bot.py:MyBot`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

from illumineer.bots.bot import Bot
from illumineer.bots.greedy import GreedyBot
from illumineer.bots.random_bot import RandomBot
from illumineer.errors import BotError
from illumineer.messages import Message

KNOWN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str) -> Bot:
    """A new bot; BotError if there is none of that name."""
    if name in KNOWN:
        return KNOWN[name]()
    file, colon, attribute = name.rpartition(":")
    if colon and file.endswith(".py"):
        return _own(Path(file), attribute)
    raise BotError("bots.unknown", name=name, known=list(KNOWN))


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
