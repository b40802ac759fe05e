"""The desk: one function, a table of calls, schemas; and whatever a stranger sends gets a reply."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from typing import Any

import pytest
from tests.desk.asking import CASE, LISTS, case, error, ok, record, reply, rows, table_calls

from illumineer import desk, errors
from illumineer.errors import LookError
from illumineer.limits import MOST_BYTES
from illumineer.words import LANGUAGES

FEWEST: dict[str, dict[str, Any]] = {
    "rules.look": {"number": "8.6.1"},
    "rules.search": {"words": "evasive"},
    "rules.diff": {"from": "2.0", "to": "2.3"},
    "cards.show": {"name": "Elsa - Snow Queen"},
    "cards.explain": {"name": "Elsa - Snow Queen"},
    "deck.read": {"text": "4 Elsa - Snow Queen"},
    "deck.check": {"text": "4 Elsa - Snow Queen"},
    "examples.show": {"id": "8-keywords/8.06-evasive/8.06.01-only-by-evasive"},
    "judge.open": {"text": "setup: {p1: {play: [Elsa - Snow Queen]}}\nsteps: [{quest: Elsa - Snow Queen}]"},
    "judge.play": {"case": CASE},
    "judge.why": {"case": CASE, "card": "Elsa - Snow Queen"},
    "judge.compare": {"case": CASE},
    "judge.run": {"scenario": {"setup": CASE["setup"], "steps": []}},
    "judge.trace": {"scenario": {"setup": CASE["setup"], "steps": []}},
    "judge.file": {"case": CASE},
    "replay.open": {"record": record()},
    "replay.at": {"record": record()},
    "replay.case": {"record": record()},
    "play.new": {"lists": [None, None], "seats": ["person", "greedy"]},
    "play.resume": {"record": record(), "seats": ["person", "greedy"]},
    **{f"play.{name}": args for name, args in table_calls().items()},
    "lab.hand": {"text": LISTS[0]},
    "lab.play": {"decks": LISTS},
    "lab.sum": {"decks": LISTS, "rows": ["b"]},
    "lab.report": {"decks": LISTS, "rows": rows(LISTS, 1)},
}
"""For each call that needs arguments, those that it needs."""
CALLS = sorted(desk.CALLS)
WRONG: tuple[Any, ...] = (
    None, 5, -1, 10**30, True, "", " ", "\0", "ñ" * 300, [], {}, [[]], {"a": 1}, 1.5, "p9", "\ud800",
)  # fmt: skip
"""What may stand where something else is wanted."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CALLS)
def test_every_call_answers_as_its_schema_says(name: str, lang: str) -> None:
    assert ok(name, {**FEWEST.get(name, {}), "lang": lang})


@pytest.mark.parametrize("name", sorted(desk.CALLS))
def test_whatever_is_sent_gets_a_reply(name: str) -> None:
    good = FEWEST.get(name, {})
    known = desk.schema(name)["args"]["properties"]
    for wrong in (*WRONG, [good]):
        if wrong is not None and wrong != {}:
            assert error(name, wrong)["text"]
        for key in known:
            assert reply(name, {**good, key: wrong})
    assert "nonsense" in error(name, {**good, "nonsense": 1})["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(FEWEST))
def test_an_argument_that_is_missing_is_named(name: str, lang: str) -> None:
    key = next(iter(FEWEST[name]))
    found = error(name, {"lang": lang})
    assert found["kind"] == "CommandError" and key in found["text"]


def test_a_call_that_there_is_not() -> None:
    names: tuple[Any, ...] = ("", "rules", "rules.nothing", "__init__.look", "x" * 1000, None, 5, ["rules.look"])
    for name in names:
        found = desk.call(name, {"lang": "es"})
        assert found["format"] == "illumineer-desk/1"
        assert found["error"]["kind"] == "Unknown"
        assert found["error"]["text"].startswith("no existe la llamada")
    with pytest.raises(LookError):
        desk.schema("rules.nothing")


def test_what_is_too_much_is_refused_before_it_is_read() -> None:
    nested: Any = []
    for _ in range(100):
        nested = [nested]
    for args in ({"name": "x" * (MOST_BYTES + 1)}, {"name": nested}, {"name": ["x"] * 30_000}, {"name": 10**40}):
        assert error("cards.show", args)["kind"] == "CommandError"
    assert "1,000" in error("judge.play", {"case": case(*["end turn"] * 1001)})["text"]
    assert error("cards.find", {"words": "a" * 301})["place"] == "words"


def test_places_are_named() -> None:
    assert error("judge.play", {"case": {**CASE, "moves": ["end turn", 5]}})["place"] == "case.moves.2"
    assert error("judge.play", {"case": {**CASE, "edition": "3.0"}})["place"] == "case.edition"
    played = error("judge.play", {"case": case(setup={"p1": {"play": ["Elsa - Snow Quen"]}})})
    assert played["kind"] == "ScenarioError" and played["place"] == "setup.p1.play.1"


def test_the_kinds_of_error_in_the_schema_are_those_of_the_project() -> None:
    schema = desk.schema("desk.hello")["reply"]["$defs"]["errorReply"]
    kinds = {each.__name__ for each in _all(errors.IllumineerError)}
    assert set(schema["properties"]["error"]["properties"]["kind"]["enum"]) == kinds - {"Forfeit"} | {"Unknown"}


def _all(kind: type[Exception]) -> list[type[Exception]]:
    own = [kind] if kind.__module__ == "illumineer.errors" else []
    return own + [each for below in kind.__subclasses__() for each in _all(below)]


def test_every_file_of_schemas_belongs_to_a_family() -> None:
    shipped = {each.name for each in (files("illumineer") / "desk" / "schema").iterdir()}
    assert shipped == {f"{each.family}.json" for each in desk.CALLS.values()}


@pytest.mark.parametrize("name", sorted(desk.CALLS))
def test_schemas_are_strict_and_whole(name: str) -> None:
    for schema in desk.schema(name).values():
        told = json.dumps(schema)
        assert '.json' not in told.replace("$schema", "")
        for part in _objects(schema):
            if "properties" in part:
                assert part["additionalProperties"] is False, part


def _objects(part: Any) -> list[dict[str, Any]]:
    if isinstance(part, list):
        return [found for each in part for found in _objects(each)]
    if not isinstance(part, dict):
        return []
    own = [part] if part.get("type") == "object" else []
    return own + [found for each in part.values() for found in _objects(each)]


def test_a_rule_is_looked_up_without_loading_the_game() -> None:
    code = (
        "import sys; from illumineer import desk; desk.call('rules.look', {'number': '8.6.1'});"
        "print([name for name in sys.modules if name.startswith(('illumineer.core', 'illumineer.game', 'yaml'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_nothing_of_a_terminal_or_a_network_is_loaded() -> None:
    """A browser has neither."""
    code = (
        "import json, sys; from illumineer import desk;"
        "[desk.call(name, args) for name, args in json.load(sys.stdin).items()];"
        "print({name.partition('.')[0] for name in sys.modules} & set(sys.argv[1:]))"
    )
    unwanted = ["textual", "rich", "httpx", "asyncio", "socket", "ssl", "concurrent", "multiprocessing", "subprocess"]
    asked = json.dumps({name: FEWEST.get(name, {}) for name in CALLS})
    command = [sys.executable, "-c", code, *unwanted]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_hello() -> None:
    found = ok("desk.hello", {"lang": "es"})
    assert found["languages"] == ["en", "es"]
    assert [each["name"] for each in found["editions"]][-1] == "2.3"
    assert found["figures"]["cards"] > 2000 and found["figures"]["examples"] > 400
