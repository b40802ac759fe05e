"""The schemas: valid, whole, strict, and their vocabularies are those of the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.document.checks import check
from tests.laws.pool import books, new_game, walk
from tests.schemas import validator

from illumineer import choices, core, errors
from illumineer.cards import decks
from illumineer.cr import EDITIONS
from illumineer.document import schema
from illumineer.document.schemas import NAMES
from illumineer.errors import IllumineerError, LookError, PositionError
from illumineer.game import Game
from illumineer.judge import tracing
from illumineer.play import talk
from illumineer.told import story
from illumineer.vocab import PLAYER_NAMES, Act, Ask, CardType, Ink, Keyword, Result, Step
from illumineer.words import LANGUAGES
from illumineer.words import table as sentences

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SETUPS = sorted(EXAMPLES.glob("[1-9]-*/**/*.yaml"))[::9]
FILES = {
    each.name: json.loads(each.read_text(encoding="utf-8"))
    for each in (files("illumineer.document") / "schema").iterdir()
}


def parts(schema: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every object in a schema, with the way to it."""
    if isinstance(schema, dict):
        yield path, schema
        for key, value in schema.items():
            yield from parts(value, (*path, key))
    elif isinstance(schema, list):
        for i, value in enumerate(schema):
            yield from parts(value, (*path, str(i)))


def test_there_is_a_file_for_each_name_and_one_for_what_they_share() -> None:
    assert set(FILES) == {f"{name}.json" for name in (*NAMES, "defs")}


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_is_valid_and_refers_to_nothing_outside_itself(name: str) -> None:
    found = schema(name)
    validator(found)
    referred = {part["$ref"] for _, part in parts(found) if isinstance(part.get("$ref"), str)}
    assert referred == {f"#/$defs/{each}" for each in found.get("$defs", {})}
    assert sum("$id" in part for _, part in parts(found)) == 1


@pytest.mark.parametrize("name", NAMES)
def test_no_object_may_have_more_than_the_schema_says(name: str) -> None:
    for path, part in parts(schema(name)):
        if "properties" in part and "additionalProperties" in part:
            assert part["additionalProperties"] is False
            assert set(part.get("required", ())) <= set(part["properties"]), path
        elif "object" in part.get("type", ()) or "properties" in part:
            assert path[-1] in ("if", "then", "else"), path


def test_definitions_have_names_of_their_own() -> None:
    """So that types can be made of them whose names tell them apart."""
    names = [name for file in FILES.values() for name in file.get("$defs", {})]
    names += [file["title"] for name, file in FILES.items() if name != "defs.json"]
    folded = [name.casefold() for name in names]
    assert len(folded) == len(set(folded))


def test_a_schema_that_there_is_not_is_refused() -> None:
    with pytest.raises(LookError, match="table"):
        schema("chair")


# --- vocabularies ----------------------------------------------------------------------------


def words(of: Any) -> set[str]:
    return {each.name.lower() for each in of}


def story_kinds() -> set[str]:
    constants = ("TURN", "ACT", "EVENT", "CHOICE", "ONLY", "TRIGGER", "BAG", "RESOLVES", "CHECK", "QUIET", "INSTEAD")
    return {getattr(story, name) for name in (*constants, "VALUE")}


def error_names() -> set[str]:
    return {name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, IllumineerError)}


def outcomes() -> set[str]:
    """Every reason that the core gives for the end of a game, read off its source."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(core.__path__[0]).rglob("*.py"))
    rules = re.findall(r"\b(?:win|lose)\([^()]*(?:\[0\])?, CR\.(\w+)\)", source)
    return {*(rule.lower() for rule in rules), *re.findall(r'draw_game\(st, "(\w+)"\)', source)}


VOCABULARIES: dict[str, set[Any]] = {
    "defs.json/lang": set(LANGUAGES),
    "defs.json/edition": set(EDITIONS),
    "defs.json/playerName": set(PLAYER_NAMES),
    "defs.json/viewer": {*PLAYER_NAMES, "spectator", "judge"},
    "defs.json/cardType": words(CardType),
    "defs.json/ink": words(Ink),
    "defs.json/keyword/keyword": words(Keyword),
    "defs.json/lineKind": story_kinds(),
    "defs.json/variant": set(decks.VARIANTS),
    "table.json/step": {*words(Step), None},
    "table.json/question/kind": words(Ask),
    "table.json/question/about": set(sentences("questions", "en")),
    "table.json/move/action": {*words(Act), None},
    "table.json/move/group": {choices.TURN, choices.HAND, choices.PLAY, choices.ANSWER},
    "table.json/outcome/result": words(Result),
    "table.json/outcome/reason": outcomes(),
    "trace.json/judgeKind": {tracing.TITLE, tracing.FINE, tracing.REASON, tracing.FAILED},
    "position.json/phase": {"main", "start"},
    "reply.json/errorReply/error/kind": error_names(),
}
"""What every enum is a list of."""


def enums() -> dict[str, list[Any]]:
    return {
        "/".join((name, *(each for each in path if each not in ("$defs", "properties")))): part["enum"]
        for name, file in FILES.items()
        for path, part in parts(file)
        if isinstance(part.get("enum"), list)
    }


def test_every_enum_is_a_vocabulary_of_the_engine() -> None:
    found = enums()
    assert set(found) == set(VOCABULARIES)
    for where, values in found.items():
        assert len(values) == len(set(values)) and set(values) == VOCABULARIES[where], where


def test_kinds_of_line_are_those_that_have_a_sign() -> None:
    kinds = story_kinds() | VOCABULARIES["trace.json/judgeKind"]
    assert kinds == set(tracing.SIGNS)


# --- what is read ----------------------------------------------------------------------------


def known_keys(position: Any) -> set[str]:
    """The keys that a position may have where this one has a wrong one."""
    with pytest.raises(PositionError) as refused:
        Game.from_position(position)
    return set(refused.value.message.args["what"].args["known"])


def test_a_position_has_the_keys_that_are_read() -> None:
    found = schema("position")
    four = {"p4": {}}
    assert set(found["properties"]) == known_keys({"x": 1, **four})
    assert set(found["$defs"]["side"]["properties"]) == known_keys({"p1": {"x": 1}})
    card = {"card": "Elsa - Snow Queen", "x": 1}
    assert set(found["$defs"]["placedCard"]["properties"]) == known_keys({"p1": {"play": [card]}})


def test_a_request_has_the_keys_that_are_read() -> None:
    found = schema("request")["$defs"]
    requests = {each.removesuffix("Request"): found[each]["properties"] for each in found if each.endswith("Request")}
    assert {key: [key] for key in requests} == {key: list(keys) for key, keys in requests.items()}
    assert set(requests) == set(talk.REQUESTS)
    new = set(found["dealtGame"]["properties"]) | set(found["placedGame"]["properties"])
    assert new == set(talk.NEW)
    assert set(found["dealtGame"]["properties"]) - set(found["placedGame"]["properties"]) == set(talk.NOT_WITH_POSITION)
    (_, options) = requests["table"]["table"]["anyOf"]
    assert set(options["properties"]) == set(talk.TABLE)


@pytest.mark.parametrize("name", ["dealt", "placed"])
def test_a_record_has_the_keys_that_are_written(name: str) -> None:
    position = {"p1": {"play": ["Elsa - Snow Queen"]}}
    game = Game.new(seed=3) if name == "dealt" else Game.from_position(position)
    game.concede(0)
    check("record", game.record())
    assert set(schema("record")["$defs"][name]["properties"]) == set(game.record())


def test_positions_that_a_game_writes_are_positions() -> None:
    written = 0
    for seed in range(4):
        game = new_game(books()[seed % 2], 40 + seed, 2 + seed % 3)
        for n in walk(game, seed, 100):
            if n % 12 == 0:
                with suppress(PositionError):  # not every moment can be written down
                    check("position", game.position())
                    written += 1
    assert written > 8


@pytest.mark.parametrize("setup", SETUPS, ids=lambda path: path.stem)
def test_the_setups_of_the_examples_are_positions(setup: Path) -> None:
    check("position", yaml.safe_load(setup.read_text(encoding="utf-8"))["setup"])
