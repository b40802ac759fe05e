"""Asking the desk: every reply is held to the schema of its call, and so are the arguments."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from illumineer import Game, desk

Data = dict[str, Any]

CASE: Data = {
    "v": 1,
    "edition": "2.3",
    "setup": {
        "p1": {"play": ["Elsa - Snow Queen"], "ink": 5},
        "p2": {"play": [{"card": "Stitch - New Dog", "exerted": True}, "Goofy - Musketeer"]},
    },
    "moves": [],
}
"""A character that can challenge one and not the other."""


def record() -> Data:
    """A short game, played to its end."""
    game = Game.from_position({"p1": {"play": ["Elsa - Snow Queen"], "lore": 18}, "p2": {"hand": 2}})
    for move in ("end turn", "end turn", "quest Elsa - Snow Queen", "end turn"):
        game.push(move)
    game.concede(1)
    return game.record()


@cache
def validator(name: str, part: str) -> Draft202012Validator:
    found = desk.schema(name)[part]
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found, format_checker=Draft202012Validator.FORMAT_CHECKER)


def reply(name: str, args: Any = None) -> Data:
    """The reply, which is as its schema says, and plain data."""
    found = desk.call(name, args)
    for error in validator(name, "reply").iter_errors(found):
        inner = [f"{each.json_path}: {each.message[:300]}" for each in error.context or ()]
        raise AssertionError("\n".join([f"{error.json_path}: {error.message[:300]}", *inner]))
    assert json.loads(json.dumps(found)) == found
    return found


def ok(name: str, args: Data | None = None) -> Data:
    """What was asked for; the arguments fit their schema."""
    validator(name, "args").validate(args or {})
    found = reply(name, args)
    assert "error" not in found, found["error"]["text"]
    answer: Data = found["ok"]
    return answer


def error(name: str, args: Any) -> Data:
    """What is said of arguments that cannot be used."""
    found = reply(name, args)
    assert "ok" not in found
    answer: Data = found["error"]
    return answer


def case(*moves: str, **changed: Any) -> Data:
    """The usual case, with these moves."""
    return {**CASE, "moves": list(moves), **changed}
