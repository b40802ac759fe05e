"""What strangers can send about a table: whatever it is, the reply is one, no file is opened and nothing is shown."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.desk.asking import Data, error, ok, reply, table_calls

from illumineer import Game
from illumineer.desk import sittings

TRIALS = 1_500
JUNK: list[Any] = [
    None, True, 0, -1, 7, 10**30, 0.5, "", "x", "x" * 300, "\ud800", "\n", "p1", "done", "end turn", "person",
    "search:1", "/etc/hostname", [], {}, [[]], [None], ["done"] * 3, {"a": 1},
]  # fmt: skip
RECORD = Game.from_position({"p1": {"play": ["Elsa - Snow Queen"], "deck": 5}, "p2": {"deck": 5}}).record()
TWO: Data = {"lists": [None, None], "seats": ["person", "person"], "seed": 5}


def calls() -> dict[str, Data]:
    """Arguments with which each call about a table has something to say."""
    found = {f"play.{name}": args for name, args in table_calls().items()}
    found["play.new"] = {"lists": [None, None], "seats": ["person", "greedy"], "seed": 5}
    found["play.resume"] = {"record": RECORD, "seats": ["person", "greedy"]}
    return found


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in some data but its top."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield (*place, key)
        yield from places(each, (*place, key))


def mutated(value: Any, dice: random.Random) -> Any:
    """The same data with something else at one place, nothing there, or more beside it; near its top more often."""
    value, depth = deepcopy(value), dice.choice((1, 2, 3, 9))
    *way, last = dice.choice([place for place in places(value) if len(place) <= depth])
    at = value
    for key in way:
        at = at[key]
    how = dice.random()
    if how < 0.2 and isinstance(at, dict):
        del at[last]
    elif how < 0.3 and isinstance(at, dict):
        at["more"] = dice.choice(JUNK)
    else:
        at[last] = deepcopy(dice.choice(JUNK))
    return value


def tampered(kept: str, dice: random.Random) -> str:
    """A kept text with something else in it: in most cases beside the record, whose digest would tell."""
    data = json.loads(kept)
    beside = {key: value for key, value in data.items() if key != "record" or dice.random() < 0.4}
    return json.dumps({**data, **mutated(beside, dice)})


_opened: list[str] | None = None


def _heard(event: str, args: tuple[Any, ...]) -> None:
    if _opened is not None and event == "open":
        _opened.append(str(args[0]))


@contextmanager
def no_file_opened() -> Iterator[None]:
    """The block opens no file but those of Python and of the package."""
    global _opened
    if not _hooked:
        sys.addaudithook(_heard)
        _hooked.append(True)
    _opened = []
    try:
        yield
        own = (sys.prefix, sys.base_prefix, str(Path(sittings.__file__).parents[1]))
        assert [name for name in _opened if not name.startswith(own)] == []
    finally:
        _opened = None


_hooked: list[bool] = []


def test_whatever_is_sent_gets_a_reply_and_opens_no_file() -> None:
    usual, kinds = calls(), Counter[str]()
    with no_file_opened():
        for seed in range(TRIALS):
            dice = random.Random(seed)
            name = dice.choice(sorted(usual))
            args = usual[name]
            if "kept" in args and dice.random() < 0.6:
                args = {**args, "kept": tampered(args["kept"], dice)}
            elif "record" in args and dice.random() < 0.7:
                args = {**args, "record": mutated(args["record"], dice)}
            else:
                args = mutated(args, dice)
            found = reply(name, args)  # which is as its schema says
            kinds["ok" if "ok" in found else found["error"]["kind"]] += 1
    assert min(kinds[kind] for kind in ("ok", "CommandError", "RecordError")) > 20, kinds


@pytest.mark.parametrize("name", ["replay.open", "play.resume"])
def test_a_record_cannot_name_a_file(name: str, tmp_path: Path) -> None:
    file = tmp_path / "secret.txt"
    file.write_text("4 Something Secret\n")
    played = ok("play.record", table_calls()["record"])["record"]
    record = json.loads(played)["record"]
    for decks in ([str(file)] * 2, str(file), [record["decks"][0], str(file)]):
        args: Data = {"record": {**record, "decks": decks}}
        if name == "play.resume":
            args["seats"] = ["person", "greedy"]
        with no_file_opened():
            found = error(name, args)
        assert found["kind"] == "RecordError" and "Secret" not in found["text"]


def test_a_kept_text_cannot_seat_a_bot_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("raise SystemExit('it was run')\n")
    kept = json.loads(table_calls()["look"]["kept"])
    for bot in (f"{file}:Bot", "search:1s", "search:99999", "search"):
        with no_file_opened():
            found = error("play.look", {"kept": json.dumps({**kept, "seats": [None, bot]})})
        assert found["kind"] == "RecordError"


# --- looking ahead ----------------------------------------------------------------------------


def test_an_answer_that_is_refused_in_part_is_no_way_to_look_ahead() -> None:
    """What was drawn stays drawn: else the reason would tell which card it was, again and again, for nothing."""
    deck = ["Stitch - New Dog", "Dragon Fire", "Be Prepared"]
    side = {"hand": ["Ransack", "Goofy - Musketeer"], "ink": 2, "deck": deck}
    record = Game.from_position({"p1": side, "p2": {"deck": 5}}).record()
    seat = ok("play.resume", {"record": record, "seats": ["person", "greedy"]})
    moves = ["play Ransack", "choose Dragon Fire", "choose Be Prepared"]
    found = ok("play.answer", {"kept": seat["kept"], "n": seat["n"], "moves": moves})
    assert found["refused"]["kind"] == "NotationError" and found["n"] == seat["n"] + 1
    assert found["table"]["question"]["kind"] == "choose" and len(found["table"]["question"]["picked"]) == 1
    assert len(found["table"]["players"][0]["hand"]) == 3
    moves = ["play Goofy - Musketeer", "choose Nobody"]
    again = ok("play.answer", {"kept": found["kept"], "n": found["n"], "moves": moves})
    assert again["refused"] is not None and again["n"] == found["n"] and again["table"] == found["table"]


# --- two people at one screen ----------------------------------------------------------------


def at_a_hand_over() -> tuple[Data, Data]:
    """A seat at which one person has seen their hand, and the same table when the other one must take the device."""
    seat = ok("play.new", TWO)
    seat = ok("play.take", {"kept": seat["kept"], "n": seat["n"]})
    have = {"viewer": seat["viewer"], "lines": len(seat["lines"]), "backs": seat["backs"]}
    return seat, ok("play.answer", {"kept": seat["kept"], "n": seat["n"], "moves": ["done"], "have": have})


def test_at_a_hand_over_nothing_is_left_of_what_one_person_was_told() -> None:
    seat, passed = at_a_hand_over()
    own = {card["label"] for player in seat["table"]["players"] for card in player["hand"] if "label" in card}
    assert len(own) > 3 and any(label in line["text"] for line in seat["lines"] for label in own)
    assert passed["handover"] is not None and passed["viewer"] == "spectator"
    assert passed["first"] == 0, "the page would go on showing the lines that it had"
    told = json.dumps({key: value for key, value in passed.items() if key != "kept"})
    assert not [label for label in own if label in told]


@pytest.mark.parametrize("name", ["play.back", "play.concede"])
def test_at_a_hand_over_nobody_decides_for_who_had_the_device(name: str) -> None:
    _, passed = at_a_hand_over()
    found = ok(name, {"kept": passed["kept"], "n": passed["n"]})
    assert "not for you to decide" in found["refused"]["text"]
    assert {**found, "refused": None, "first": 0} == passed
    assert passed["back"] == "it is not for you to decide now"
