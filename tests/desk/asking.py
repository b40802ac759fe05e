"""Asking the desk: every reply is held to the schema of its call, and so are the arguments."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.schemas import hold, validator

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
DECKS = Path(__file__).resolve().parents[2] / "examples" / "decks"
FILES = [str(DECKS / "ice-and-fire.txt"), str(DECKS / "singers-and-tinkerers.txt")]
LISTS = [Path(file).read_text(encoding="utf-8") for file in FILES]
"""Two lists, for a duel."""


def record() -> Data:
    """A short game, played to its end."""
    game = Game.from_position({"p1": {"play": ["Elsa - Snow Queen"], "lore": 18}, "p2": {"hand": 2}})
    for move in ("end turn", "end turn", "quest Elsa - Snow Queen", "end turn"):
        game.push(move)
    game.concede(1)
    return game.record()


@cache
def table_calls() -> dict[str, Data]:
    """Arguments for each call about a table; for those that need it, one at which the game is over."""
    seated = {"lists": [None, None], "seats": ["person", "greedy"], "seed": 5}
    seat = desk.call("play.new", seated)["ok"]
    over = desk.call("play.concede", {"kept": seat["kept"], "n": seat["n"]})["ok"]
    begun, ended = ({"kept": each["kept"], "n": each["n"]} for each in (seat, over))
    card = seat["table"]["players"][0]["hand"][0]["key"]
    return {
        "again": ended,
        "look": {"kept": seat["kept"]},
        "values": {"kept": seat["kept"], "card": card},
        "targets": {"kept": seat["kept"], "card": card},
        "naming": {"kept": seat["kept"], "words": "elsa"},
        "record": {"kept": over["kept"]},
        "case": {"kept": desk.call("play.answer", {**begun, "moves": ["done"]})["ok"]["kept"]},
        "answer": {**begun, "moves": ["done"]},
        "bot": begun,
        "hurry": begun,
        "take": begun,
        "back": begun,
        "unpick": {**begun, "pick": card},
        "concede": begun,
        "say": {**begun, "line": "board"},
    }


@cache
def _schema(name: str, part: str) -> Any:
    return validator(desk.schema(name)[part])


def reply(name: str, args: Any = None) -> Data:
    """The reply, which is as its schema says, and plain data."""
    found = desk.call(name, args)
    hold(_schema(name, "reply"), found)
    return found


def ok(name: str, args: Data | None = None) -> Data:
    """What was asked for; the arguments fit their schema."""
    hold(_schema(name, "args"), args or {})
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


def rows(decks: list[str], games: int, **more: Any) -> list[str]:
    """The first games of a duel."""
    found: list[str] = ok("lab.play", {"decks": decks, "games": games, **more})["rows"]
    return found


def case(*moves: str, **changed: Any) -> Data:
    """The usual case, with these moves."""
    return {**CASE, "moves": list(moves), **changed}
