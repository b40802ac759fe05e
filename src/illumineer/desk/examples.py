"""Calls about the example scenarios: `examples.list`, `examples.show`.

The examples of the project are shipped as one file of the package, a line each: `python -m illumineer.desk.gather`
makes it of the folder `examples/` of a clone.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from illumineer.cr import CR, NEWEST, SCENARIOS_CITE, number, symbols
from illumineer.errors import ScenarioError
from illumineer.names import folded, nearest
from illumineer.rulebook import index
from illumineer.rulebook.headings import Heading
from illumineer.words import LANGUAGES
from illumineer.words.titles import title


class Example(NamedTuple):
    """An example: where it stands below `examples/`, its name there, its rules (as 2.2 numbers them), its cards."""

    id: str
    name: str
    rules: list[str]
    cards: list[str]
    text: str


@cache
def every() -> dict[str, Example]:
    """All examples by their id, in the order of the folder."""
    data = (files("illumineer") / "desk" / "data" / "examples.jsonl").read_text(encoding="utf-8")
    return {each.id: each for each in (Example(*json.loads(line)) for line in data.splitlines())}


@cache
def _cited(id: str) -> frozenset[CR]:
    """The rules that an example is about."""
    return frozenset(rule for own in every()[id].rules for rule in _meant(own)[1])


def showing(rules: Collection[CR]) -> list[str]:
    """The ids of the examples that are about one of the rules."""
    return [id for id in every() if not _cited(id).isdisjoint(rules)]


def using(card: str) -> list[str]:
    """The ids of the examples in which the card is, by any spelling of its full name."""
    return list(_by_card().get(folded(card), ()))


@cache
def _by_card() -> dict[str, dict[str, None]]:
    """The ids of the examples in which each card is, by its folded name, in the order of the folder."""
    found: dict[str, dict[str, None]] = {}
    for each in every().values():
        for name in each.cards:
            found.setdefault(folded(name), {})[each.id] = None
    return found


def listed(rule: str, card: str, words: str, lang: str, edition: str) -> dict[str, Any]:
    """The examples that are about a rule or stand below its number, have a card, and have all of the words."""
    found = list(every())
    if rule:
        below = {each for each in CR if index.inside(number(each, edition).rpartition(" ")[2], rule)}
        found = [id for id in found if not _cited(id).isdisjoint(below)]
    if card:
        having = set(using(card))
        found = [id for id in found if id in having]
    for word in map(folded, words.split()):
        found = [id for id in found if word in _searched(id)]
    return {"total": len(found), "examples": [row(id, lang, edition) for id in found]}


@cache
def _searched(id: str) -> str:
    """What words are looked for in: both languages."""
    its = every()[id]
    told = (text for own in its.rules for text in _sections(own))
    titles = (title(its.name, lang) for lang in LANGUAGES)
    return " ".join(map(folded, (*titles, *its.rules, *its.cards, *told)))


def _sections(own: str) -> list[str]:
    """What the section of a rule is called, in both languages."""
    edition, rules, heading = _meant(own)
    heading = heading or (index.section_of(rules[0], edition) if rules else None)
    return [heading.en, heading.es] if heading else []


@cache
def _meant(own: str) -> tuple[str, tuple[CR, ...], Heading | None]:
    """What an example cites: rules by the number of 2.2, or of the newest edition if they are newer; or a section."""
    for edition in (SCENARIOS_CITE, NEWEST):
        heading = index.heading_at(own, edition)
        rules = index.rules_in(heading, edition) if heading else symbols(own, edition)
        if rules:
            return edition, rules, heading
    return NEWEST, (), None


def row(id: str, lang: str, edition: str) -> dict[str, Any]:
    """An example in short, with its title and that of its section in that language."""
    its = every()[id]
    sections = _sections(its.rules[0]) if its.rules else []
    return {
        "id": id,
        "title": title(its.name, lang),
        "section": sections[lang == "es"] if sections else None,
        "rules": [_number(own, edition) for own in its.rules],
        "cards": its.cards,
    }


def _number(own: str, edition: str) -> str:
    """The number of what an example cites, in that edition."""
    _, rules, heading = _meant(own)
    found = heading.number(edition) if heading else number(rules[0], edition) if rules else None
    return found or own


def show(id: str, lang: str, edition: str) -> dict[str, Any]:
    """One example, with the text of its file."""
    if id not in every():
        near = nearest(id, every(), 3)
        raise ScenarioError("desk.no_example", id=id, **({"near": near} if near else {}))
    return {**row(id, lang, edition), "text": every()[id].text}


CALLS: Final = {"list": listed, "show": show}
