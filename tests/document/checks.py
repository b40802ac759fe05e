"""What is checked of documents: their schemas, and that every key in one is the key of a card in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from illumineer.document import schema

Document = dict[str, Any]


@cache
def _validator(name: str, part: str = "") -> Draft202012Validator:
    found = schema(name)
    if part:
        found = {"$ref": f"#/$defs/{part}", "$defs": found["$defs"]}
    return Draft202012Validator(found, format_checker=Draft202012Validator.FORMAT_CHECKER)


def fits(name: str, document: Any) -> bool:
    """Whether a document is as its schema says."""
    return bool(_validator(name).is_valid(document))


def check(name: str, document: Any) -> None:
    """Hold a document to its schema; a failure says where it differs."""
    _hold(_validator(name), _without_cards(document) if name in ("table", "reply", "trace") else document)


def _hold(validator: Draft202012Validator, document: Any) -> None:
    for error in validator.iter_errors(document):
        inner = [f"{each.json_path}: {each.message[:200]}" for each in error.context or ()]
        raise AssertionError("\n".join([f"{error.json_path}: {error.message[:300]}", *inner]))


_HELD: set[str] = set()
"""The cards that have been held to their schema: most stay as they are from one document to the next."""


def _without_cards(part: Any, known: bool = False) -> Any:
    """A document with a hidden card in the place of each that is known, which is held to its own schema."""
    if isinstance(part, list):
        return [_without_cards(each, known) for each in part]
    if not isinstance(part, dict):
        return part
    if "label" in part and "full_name" in part and not known:
        text = json.dumps(part)
        if text not in _HELD:
            _hold(_validator("table", "knownCard"), part)
            _HELD.add(text)
        return {"key": part["key"]}
    return {key: _without_cards(value, key == "known") for key, value in part.items()}


def cards_of(table: Document) -> Iterator[Document]:
    """Every card in the document of a table."""
    todo = [*table["beside"]]
    for player in table["players"]:
        for zone in ("known", "hand", "inkwell", "play", "resolving", "discard"):
            todo += player[zone]
    while todo:
        card = todo.pop()
        yield card
        todo += [*card.get("under", ()), *card.get("facedown", ())]


def named_keys(table: Document) -> list[str]:
    """Every key by which a document speaks of a card."""
    found = [key for move in table["moves"] for key in move["cards"]]
    found += [waiting["card"] for waiting in table["bag"]] + [card.get("location") for card in cards_of(table)]
    found += table["challenge"] or []
    question = table["question"]
    if question is not None:
        found += [question["card"], *(key for key in question["picked"] if key not in ("p1", "p2", "p3", "p4"))]
    return [key for key in found if key is not None]


def check_table(table: Document) -> None:
    """Hold the document of a table to its schema, and its parts to one another."""
    check("table", table)
    check_parts(table)


def check_parts(table: Document) -> None:
    """What a schema cannot say: every key is the key of a card, no two cards or moves are called alike."""
    keys = [card["key"] for card in cards_of(table)]
    assert len(keys) == len(set(keys)), "two cards have one key"
    assert set(named_keys(table)) <= set(keys), set(named_keys(table)) - set(keys)
    for card in cards_of(table):
        assert ("name" in card) == card["key"].startswith("c") or ".under." in card["key"], card["key"]
        if "name" in card:
            kinds = {"character": 4, "location": 4}
            assert len(card["values"]) == len(card["printed"]) == kinds.get(card["type"], 1)
    legal = [move["move"] for move in table["moves"] if move["legal"]]
    assert len(legal) == len(set(legal)), "two moves are written alike"
    question = table["question"]
    assert (question is None) == (table["outcome"] is not None)
    assert bool(table["moves"]) == bool(question and (question["mine"] or table["viewer"] == "judge"))
