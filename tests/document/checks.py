"""What is checked of documents: their schemas, and that every key in one is the key of a card in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.schemas import hold, validator

from illumineer.document import schema

Document = dict[str, Any]


@cache
def _validator(name: str) -> Any:
    return validator(schema(name))


def fits(name: str, document: Any) -> bool:
    """Whether a document is as its schema says."""
    return bool(_validator(name).is_valid(document))


def check(name: str, document: Any) -> None:
    """Hold a document to its schema."""
    hold(_validator(name), document)


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
