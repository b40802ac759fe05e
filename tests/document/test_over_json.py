"""Whole games over `illumineer play --json`, by the example client, which knows nothing but what the replies say."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.document.checks import check, check_parts

from illumineer import record
from illumineer.limits import MOST_BYTES

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples" / "clients" / "play_over_json.py"
DECKS = [str(ROOT / "examples" / "decks" / f"{name}.txt") for name in ("ice-and-fire", "singers-and-tinkerers")]


def client() -> Any:
    spec = importlib.util.spec_from_file_location("play_over_json", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CLIENT = client()


@pytest.fixture(scope="module")
def engine() -> Iterator[Any]:
    running = CLIENT.Engine()
    yield running
    running.close()
    assert running.process.returncode == 0


def played(engine: Any, new: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """A game; every request and every reply is as its schema says."""

    def ask(request: dict[str, Any]) -> dict[str, Any]:
        check("request", request)
        reply: dict[str, Any] = engine.ask(request)
        table = reply["table"]
        check("reply", reply)
        check_parts(table)
        assert str(new["seed"]) not in json.dumps(reply)
        if table["question"] is not None:
            assert table["question"]["mine"] and table["question"]["by"] == table["viewer"]
            assert new["seats"][int(table["viewer"][1]) - 1] == "client"
        return reply

    replies: list[dict[str, Any]] = CLIENT.play(ask, new, random.Random(seed))
    lines: dict[str, int] = {}
    for reply in replies:
        seat = reply["table"]["viewer"]
        assert [line["n"] for line in reply["lines"]] == list(range(lines.get(seat, 0), reply["next"]))
        lines[seat] = reply["next"]
    assert replies[-1]["table"]["outcome"] is not None
    return replies


def games() -> dict[str, dict[str, Any]]:
    """What each game begins with."""
    two = [CLIENT.deck(file) for file in DECKS]
    four = [*two, *two]
    packs, small = [deck[:24] for deck in two], [deck[:30] for deck in two]
    position = {"p1": {"play": ["Elsa - Snow Queen"], "lore": 17}}
    return {
        "constructed, against a bot": {"seats": ["client", "greedy"]},
        "constructed, both seats": {"seats": ["client", "client"], "lang": "es", "edition": "2.0"},
        "constructed, the second seat": {"seats": ["random", "client"], "decks": two, "texts": False},
        "three players": {"seats": ["client", "random", "client"], "decks": four[:3]},
        "four players": {"seats": ["client", "random", "random", "random"], "decks": four},
        "teams": {"seats": ["client", "greedy"] * 2, "decks": four, "teams": [0, 1, 0, 1]},
        "pack rush": {"seats": ["client", "client"], "decks": packs, "variant": "pack rush"},
        "free": {"seats": ["client", "random"], "decks": small, "variant": "free"},
        "position": {"seats": ["client", "random"], "position": position},
    }


@pytest.mark.parametrize("new", games().values(), ids=list(games()))
def test_a_whole_game_is_played_by_the_document_alone(new: dict[str, Any], engine: Any) -> None:
    seed = 90_210_774_155_263
    replies = played(engine, {**new, "seed": seed}, 5)
    assert len(replies) > 5
    kept = engine.ask({"record": True})
    check("reply", kept)
    again = record.replay(kept["record"])
    assert again.outcome is not None
    assert [f"p{winner + 1}" for winner in again.outcome.winners] == replies[-1]["table"]["outcome"]["winners"]


def test_the_script_runs_by_itself() -> None:
    words = [sys.executable, str(SCRIPT), "--seed", "7", "--lang", "es", "--seats", "client", "random"]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=True)
    assert "[4.3.1]" in done.stdout and done.stdout.splitlines()[-1].startswith("p")


def test_the_script_says_what_is_refused() -> None:
    words = [sys.executable, str(SCRIPT), "--seats", "client", "nobody"]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1 and "nobody" in done.stderr


def test_the_script_imports_nothing_of_the_engine() -> None:
    assert "import illumineer" not in SCRIPT.read_text(encoding="utf-8")
    assert "from illumineer" not in SCRIPT.read_text(encoding="utf-8")


# --- lines that are no requests ----------------------------------------------------------------


def replies_to(*lines: bytes) -> list[dict[str, Any]]:
    """What the command answers to lines, whatever they hold."""
    words = [sys.executable, "-m", "illumineer", "play", "--json"]
    done = subprocess.run(words, input=b"\n".join(lines), capture_output=True, check=True)
    found = [json.loads(line) for line in done.stdout.decode().splitlines()]
    for reply in found:
        check("reply", reply)
    return found


def test_what_is_no_request_is_answered_with_a_sentence_and_the_game_goes_on() -> None:
    begin = b'{"new": {"seed": 1, "seats": ["client", "random"]}}'
    long = b'{"push": "' + b"x" * MOST_BYTES + b'"}{"quit": true}'
    wrong = [b"hello", b"[1, 2", b"\xff\xfe{}", b"[" * 100_000, long, b"{}", b'{"push": "\\ud800"}', b'{"push": 1e400}']
    first, *errors, last = replies_to(begin, b"", *wrong, b'{"table": {"since": 0}}')
    assert len(errors) == len(wrong) and all(error["error"]["text"] for error in errors)
    assert last["table"] == first["table"] and last["lines"] == first["lines"]


def test_the_command_ends_with_its_input_or_when_it_is_told_to() -> None:
    assert replies_to(b'{"quit": true}', b'{"new": true}') == [{"format": "illumineer-reply/1", "bye": True}]
    assert replies_to(b"") == []


def test_every_reply_is_one_line_of_utf_8_in_any_locale() -> None:
    words = [sys.executable, "-m", "illumineer", "play", "--json", "--lang", "es"]
    env = {"PATH": "/usr/bin", "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = subprocess.run(words, input=b'{"card": "Elsa - Snow Queen"}\n', capture_output=True, check=True, env=env)
    (line,) = done.stdout.decode("utf-8").splitlines()
    assert "⟳" in line
