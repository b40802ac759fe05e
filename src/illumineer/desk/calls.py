"""The table of calls, and the one function that answers them.

A call is a function of its family's module, with the arguments that its schema lists as keywords.  What the schema
gives as `default` is filled in.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from illumineer.desk import checking
from illumineer.desk.schemas import args_of
from illumineer.errors import CommandError, IllumineerError
from illumineer.limits import MOST_BYTES, Place, over
from illumineer.messages import Message
from illumineer.words import LANGUAGES, say

FORMAT: Final = "illumineer-desk/1"
UNKNOWN: Final = "Unknown"
"""The kind of error of a call that there is not."""

_MODULES: Final = {
    "desk": "hello",
    "rules": "rules",
    "cards": "cards",
    "deck": "decks",
    "examples": "examples",
    "judge": "judging",
    "lab": "lab",
    "replay": "replaying",
    "play": "playing",
}
"""The module of each family."""
_GAMES_BYTES: Final = 480 * 1024
"""For the games of two duels, as `lab.play` gives them."""


@dataclass(frozen=True, slots=True)
class Call:
    """What can be asked for."""

    name: str
    heavy: bool = False
    """Whether it may take longer than some 20 ms: a server runs it beside its event loop."""
    keeps: bool = False
    """Whether it is about a table, which the door keeps: `kept` among the arguments and in the reply is the door's."""
    plays: bool = False
    """Whether it plays games for as long as it is asked to: a server bounds what a visitor gets of that."""
    most: int = MOST_BYTES
    """Characters of all texts in its arguments together."""

    @property
    def family(self) -> str:
        return self.name.partition(".")[0]

    @property
    def args(self) -> dict[str, Any]:
        """The schema of its arguments, as it stands in its file."""
        return args_of(self.name)

    @property
    def function(self) -> Callable[..., dict[str, Any]]:
        family, _, name = self.name.partition(".")
        calls: Mapping[str, Callable[..., dict[str, Any]]]
        calls = import_module(f"illumineer.desk.{_MODULES[family]}").CALLS
        return calls[name]


CALLS: Final[Mapping[str, Call]] = {
    each.name: each
    for each in (
        Call("desk.hello"),
        Call("rules.contents"),
        Call("rules.look"),
        Call("rules.search", heavy=True),
        Call("rules.diff", heavy=True),
        Call("cards.find", heavy=True),
        Call("cards.show", heavy=True),
        Call("cards.explain", heavy=True),
        Call("deck.read", heavy=True),
        Call("deck.check", heavy=True),
        Call("examples.list"),
        Call("examples.show"),
        Call("judge.open", heavy=True),
        Call("judge.play", heavy=True),
        Call("judge.why", heavy=True),
        Call("judge.compare", heavy=True),
        Call("judge.run", heavy=True),
        Call("judge.trace", heavy=True),
        Call("judge.file", heavy=True),
        Call("judge.moves"),
        Call("replay.open", heavy=True),
        Call("replay.at", heavy=True),
        Call("replay.case", heavy=True),
        Call("play.new", heavy=True, keeps=True),
        Call("play.resume", heavy=True, keeps=True),
        Call("play.again", heavy=True, keeps=True),
        Call("play.look", keeps=True),
        Call("play.values", keeps=True),
        Call("play.targets", keeps=True),
        Call("play.naming", keeps=True),
        Call("play.record", keeps=True),
        Call("play.case", keeps=True),
        Call("play.answer", keeps=True),
        Call("play.bot", heavy=True, keeps=True),
        Call("play.hurry", keeps=True),
        Call("play.take", keeps=True),
        Call("play.back", keeps=True),
        Call("play.unpick", keeps=True),
        Call("play.concede", keeps=True),
        Call("play.say", keeps=True),
        Call("lab.starters"),
        Call("lab.hand", heavy=True),
        Call("lab.play", heavy=True, plays=True),
        Call("lab.sum", heavy=True, most=_GAMES_BYTES),
        Call("lab.report", heavy=True, most=_GAMES_BYTES),
    )
}


def call(name: Any, args: Any = None) -> dict[str, Any]:
    """The reply to a call: `{"format", "ok"}`, or `{"format", "error"}` with what was wrong in `args["lang"]`."""
    lang = _language(args)
    found = CALLS.get(name) if isinstance(name, str) else None
    if found is None:
        known = list(CALLS)
        text = say(Message("desk.no_call", {"name": str(name)[:80], "known": known}), lang)
        return {"format": FORMAT, "error": {"kind": UNKNOWN, "text": text}}
    try:
        return {"format": FORMAT, "ok": found.function(**_checked(found, args))}
    except IllumineerError as error:
        return {"format": FORMAT, "error": _told(error, lang)}


def _language(args: Any) -> str:
    """The language of what is said about the arguments, if they say one."""
    lang = args.get("lang") if isinstance(args, dict) else None
    return lang if isinstance(lang, str) and lang in LANGUAGES else "en"


def _checked(found: Call, args: Any) -> dict[str, Any]:
    """The arguments, all of them, as the function takes them."""
    given = {} if args is None else args
    too_much = over(given, MOST_BYTES, found.most)
    if too_much is not None:
        raise _wrong(*too_much)
    fault = checking.fault(given, found.args)
    if fault is not None:
        raise _wrong(*fault)
    filled = {key: each["default"] for key, each in found.args["properties"].items() if "default" in each} | given
    return {f"{key}_" if keyword.iskeyword(key) else key: value for key, value in filled.items()}


def _wrong(place: Place, what: Message) -> CommandError:
    at = checking.place_name(place)
    return CommandError("desk.wrong", place=at, what=what) if at else CommandError("desk.wrong_args", what=what)


def _told(error: IllumineerError, lang: str) -> dict[str, Any]:
    """An error as data: its class, what it says, and where the mistake stands if that is one place."""
    found: dict[str, Any] = {"kind": type(error).__name__, "text": error.told(lang)}
    blanks = error.message.args
    place = blanks.get("place", blanks.get("name") if error.message.key == "position.at" else None)
    if isinstance(place, str) and place:
        found["place"] = place
    return found
