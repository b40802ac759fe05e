"""The rulebook as data: what `illumineer rules --json` prints.  Texts stand there in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from illumineer.cr import CR, EDITIONS, NEWEST, number, own_number
from illumineer.rulebook import index

if TYPE_CHECKING:
    from illumineer.rulebook.diff import Diff
    from illumineer.rulebook.entry import Change
    from illumineer.rulebook.headings import Heading
    from illumineer.rulebook.lookup import Answer, Meaning
    from illumineer.rulebook.search import Hit
    from illumineer.rulebook.tracker import Row


def answer(found: Answer) -> dict[str, Any]:
    return {
        "meanings": [_meaning(each) for each in found.meanings],
        "sections": [heading(each, NEWEST) for each in found.sections],
        "otherwise": [
            {
                "edition": each.edition,
                "section": heading(each.heading, each.edition) if each.heading else None,
                "rules": [rule.name for rule in each.rules],
            }
            for each in found.others
        ],
    }


def _meaning(found: Meaning) -> dict[str, Any]:
    return {
        "edition": found.edition,
        "section": heading(found.heading, found.edition) if found.heading else None,
        "rules": [rule(each, found.edition) for each in found.rules],
    }


def heading(found: Heading, edition: str) -> dict[str, Any]:
    numbers = dict(zip(EDITIONS, found.numbers, strict=True))
    return {"number": numbers[edition], "en": found.en, "es": found.es, "numbers": numbers}


def rule(symbol: CR, edition: str) -> dict[str, Any]:
    section = index.section_of(symbol, edition)
    wording = index.wording(symbol, edition)
    known = index.rules().get(symbol)
    above = index.parent(symbol, edition)
    return {
        "symbol": symbol.name,
        "number": own_number(symbol, edition),
        "cited": number(symbol, edition),
        "section": heading(section, index.own_edition(symbol, edition)) if section else None,
        "text": {"en": wording.en, "es": wording.es} if wording else None,
        "wordings": [{"until": each.until, "en": each.en, "es": each.es} for each in (known.wordings if known else ())],
        "numbers": {each: own_number(symbol, each) for each in EDITIONS},
        "parent": above.name if above else None,
        "children": [each.name for each in index.children(symbol, edition)],
        "changes": [_change(each) for each in index.changes_of(symbol)],
    }


def _change(change: Change) -> dict[str, Any]:
    rules = [rule.name for rule in change.rules]
    return {"name": change.name, "since": change.since, "rules": rules, "en": change.en, "es": change.es}


def contents(edition: str) -> dict[str, Any]:
    found = [{"number": number, "en": each.en, "es": each.es} for number, each in index.chapters(edition)]
    return {"edition": edition, "contents": found}


def hits(found: list[Hit], edition: str) -> dict[str, Any]:
    return {
        "edition": edition,
        "found": [{"score": hit.score, "languages": list(hit.langs), **rule(hit.symbol, edition)} for hit in found],
    }


def diff(found: Diff) -> dict[str, Any]:
    def cited(change: Change) -> list[dict[str, Any]]:
        return [
            {"symbol": each.name, "old": own_number(each, found.old), "new": own_number(each, found.new)}
            for each in change.rules
        ]

    return {
        "old": found.old,
        "new": found.new,
        "subjects": [
            {
                "en": subject.en,
                "es": subject.es,
                "changes": [
                    {"name": each.name, "since": each.since, "en": each.en, "es": each.es, "rules": cited(each)}
                    for each in group
                ],
            }
            for subject, group in found.changes
        ],
        "new_rules": list(found.came),
        "gone": list(found.gone),
        "moved": [list(pair) for pair in found.moved],
        "reworded": [each.name for each in found.reworded],
        "only_in_new": list(found.only_new),
        "only_in_old": list(found.only_old),
    }


def rows(shown: list[Row], every: list[Row]) -> dict[str, Any]:
    return {
        "rules": [
            {
                "rule": row.rule,
                "number": row.number,
                "seed": row.seed,
                "text": list(row.languages),
                "code": row.code,
                "tests": row.tests,
                "scenarios": row.scenarios,
                "missing": list(row.missing),
            }
            for row in shown
        ],
        "counts": {
            "all": len(every),
            "text": sum(len(row.languages) == 2 for row in every),
            "code": sum(bool(row.code) for row in every),
            "tests": sum(bool(row.tests) for row in every),
            "scenarios": sum(bool(row.scenarios) for row in every),
            "seeds": sum(row.seed for row in every),
            "seeds_open": sum(row.seed and bool(row.missing) for row in every),
        },
    }
