"""Calls about the rulebook: `rules.contents`, `rules.look`, `rules.search`, `rules.diff`.

What stands in it in one language, for a page; `rules_json` is the same in both, for the command line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final

from illumineer.cr import CR, EDITIONS, later_first, number, own_number, symbols
from illumineer.errors import RulebookError
from illumineer.rulebook import index
from illumineer.rulebook.headings import Heading
from illumineer.rulebook.lookup import Answer, Meaning, bare, is_number, look_up, prefixed

_KEYWORDS: Final = "8."
"""The chapter of the keywords, whose names other rules speak of."""


def contents(lang: str, edition: str) -> dict[str, Any]:
    """Chapters, and in each its sections."""
    found: list[dict[str, Any]] = []
    for own, heading in index.chapters(edition):
        entry = {"number": own, "title": heading.told(lang), "children": []}
        above = found[-1] if found and index.inside(own, found[-1]["number"]) else None
        (above["children"] if above is not None else found).append(entry)
    return {"edition": edition, "contents": found}


# --- one rule --------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def look(number: str, lang: str, edition: str) -> dict[str, Any]:
    """A rule or a section by its number; by its name, too, where only one thing is called so."""
    wanted = prefixed(number) or edition
    if wanted not in EDITIONS:
        raise RulebookError("editions.none", edition=wanted[:80], known=list(EDITIONS))
    answer = look_up(number, wanted, lang)
    if not answer.meanings:
        raise _not_found(number, wanted, answer, lang)
    meaning = answer.meanings[0]
    own = _number(meaning)
    rules = _at(meaning, own)
    return {
        "edition": meaning.edition,
        "number": own,
        "title": meaning.heading.told(lang) if meaning.heading else None,
        "text": text(rules, lang, meaning.edition),
        "path": [{"number": at, "title": heading.told(lang)} for at, heading in _above(own, meaning.edition)],
        "children": _children(own, meaning, lang),
        "see": _see(rules, own, meaning.edition, lang),
        "examples": _examples(meaning, lang),
        "changes": _changes(rules, lang),
        "wordings": _wordings(rules, meaning.edition, lang),
        "elsewhere": [
            {"edition": each.edition, "number": own, "title": each.heading.told(lang) if each.heading else None}
            for each in answer.others
        ],
    }


def text(rules: Iterable[CR], lang: str, edition: str) -> str | None:
    """What rules say that share a number, a paragraph each; None if none of them has words."""
    found = (index.wording(rule, edition) for rule in rules)
    told = list(dict.fromkeys(each.told(lang) for each in found if each is not None))
    return "\n".join(told) or None


def cited(number: str, edition: str, lang: str) -> dict[str, Any]:
    """A rule that is cited where `edition` is played, with its words; it may be cited from another edition."""
    return {"number": number, "text": _cited(number, edition, lang)}


@cache
def _cited(number: str, edition: str, lang: str) -> str | None:
    own, at = bare(number), prefixed(number) or edition
    rules = symbols(own, at)
    heading = index.heading_at(own, at)
    return text(rules, lang, at) or (heading.told(lang) if heading else None)


def _not_found(asked: str, edition: str, answer: Answer, lang: str) -> RulebookError:
    if answer.sections:
        return RulebookError("desk.several_sections", name=asked, titles=[each.told(lang) for each in answer.sections])
    near = {"near": list(answer.near)} if answer.near else {}
    if not is_number(asked):
        return RulebookError("desk.no_rule", name=asked, **near)
    where = {"number": bare(asked), "edition": edition, **near}
    if answer.others:
        return RulebookError("rules.no_number_elsewhere", others=[each.edition for each in answer.others], **where)
    return RulebookError("desk.no_number", **where)


def _number(meaning: Meaning) -> str:
    if meaning.heading:
        own = meaning.heading.number(meaning.edition)
        assert own is not None
        return own
    return number(meaning.rules[0], meaning.edition).rpartition(" ")[2]


def _at(meaning: Meaning, own: str) -> tuple[CR, ...]:
    """The rules that have the very number."""
    return symbols(own, meaning.edition) if meaning.heading else meaning.rules


def _above(own: str, edition: str) -> list[tuple[str, Heading]]:
    """The chapter and the section that a number stands in."""
    return [(at, heading) for at, heading in index.chapters(edition) if own != at and index.inside(own, at)]


def _children(own: str, meaning: Meaning, lang: str) -> list[dict[str, Any]]:
    """What stands one step below: sections of a chapter, rules of a section, parts of a rule."""
    edition = meaning.edition
    titles = dict(index.chapters(edition))
    below = {at for at in titles if at.rpartition(".")[0] == own}
    below |= {at for rule in CR if (at := own_number(rule, edition)) and at.rpartition(".")[0] == own}
    return [
        {
            "number": at,
            "title": titles[at].told(lang) if at in titles else None,
            "text": text(symbols(at, edition), lang, edition),
        }
        for at in sorted(below, key=index.in_order)
    ]


def _see(rules: tuple[CR, ...], own: str, edition: str, lang: str) -> list[dict[str, str]]:
    """The sections of the keywords that the rules speak of by name, but for the one they stand in."""
    said = text(rules, "en", edition) or ""
    return [
        {"number": at, "title": heading.told(lang)}
        for at, heading in index.chapters(edition)
        if at.startswith(_KEYWORDS) and not index.inside(own, at) and re.search(rf"\b{heading.en}\b", said)
    ]


def _examples(meaning: Meaning, lang: str) -> list[dict[str, Any]]:
    """The examples that are about the rule, or about one of the section."""
    from illumineer.desk.examples import row, showing

    return [row(id, lang, meaning.edition) for id in showing(meaning.rules)]


def _changes(rules: tuple[CR, ...], lang: str) -> list[dict[str, Any]]:
    """What changed for play: since which edition, and how."""
    found = dict.fromkeys(each for rule in rules for each in index.changes_of(rule))
    return [{"name": each.name, "since": each.since, "text": each.told(lang)} for each in found]


def _wordings(rules: tuple[CR, ...], edition: str, lang: str) -> list[dict[str, Any]]:
    """Every edition in which the rules say another thing, or go by another number."""
    here = text(rules, lang, edition), number(rules[0], edition) if rules else ""
    found = []
    for each in EDITIONS:
        if rules and each != edition:
            there = text(rules, lang, each), number(rules[0], each)
            if there != here:
                found.append({"edition": each, "number": there[1], "text": there[0]})
    return found


# --- many ------------------------------------------------------------------------------------


def search(words: str, limit: int, lang: str, edition: str) -> dict[str, Any]:
    """The rules that speak of the words, in either language, the best first; if none does, words that are near."""
    from illumineer.rulebook.search import search as found_by

    hits = found_by(words, edition)
    found = []
    for hit in hits[:limit]:
        section = index.section_of(hit.symbol, edition)
        found.append(
            {
                "number": number(hit.symbol, edition),
                "title": section.told(lang) if section else None,
                "text": text((hit.symbol,), lang, edition),
                "whole": hit.whole,
            }
        )
    return {
        "edition": edition,
        "total": len(hits),
        "sections": _sections(words, edition, lang),
        "hits": found,
        "near": [] if hits else _near(words, edition),
    }


def _sections(words: str, edition: str, lang: str) -> list[dict[str, str]]:
    """The section or the rule that goes by these very words, or by this number."""
    answer = look_up(words, edition, lang)
    headings = [each.heading for each in answer.meanings if each.heading] + list(answer.sections)
    found = []
    for heading in headings:
        at = next(each for each in later_first(edition) if heading.number(each))
        own = heading.number(at)
        found.append({"number": f"{own}" if at == edition else f"{at}: {own}", "title": heading.told(lang)})
    return found


def _near(words: str, edition: str) -> list[str]:
    """Words of the rulebook that are written nearly so."""
    from difflib import get_close_matches

    from illumineer.rulebook.search import every_word, terms_of

    known = every_word(edition)
    return [known[each] for term in terms_of(words) for each in get_close_matches(term.word, sorted(known), 3)]


def diff(from_: str, to: str, lang: str) -> dict[str, Any]:
    """What is different in one edition for somebody who knows another: in play, and rule by rule."""
    from illumineer.rulebook.diff import diff as compared

    if from_ == to:
        raise RulebookError("rules.same_edition", edition=from_, editions=list(EDITIONS))
    found = compared(from_, to)
    rows: list[dict[str, Any]] = []
    for what, numbers, edition in (("added", found.came, to), ("removed", found.gone, from_)):
        side = "after" if what == "added" else "before"
        rows += [{"number": own, "what": what, side: text(symbols(own, edition), lang, edition)} for own in numbers]
    rows += [{"number": new, "what": "moved", "was": old} for old, new in found.moved]
    for rule in found.reworded:
        before, after = text((rule,), lang, from_), text((rule,), lang, to)
        if own_number(rule, from_) and own_number(rule, to):
            rows.append({"number": number(rule, to), "what": "changed", "before": before, "after": after})
    rows.sort(key=lambda row: (index.in_order(bare(row["number"])), row["what"]))
    return {
        "from": from_,
        "to": to,
        "subjects": [
            {
                "title": subject.told(lang),
                "changes": [
                    {
                        "name": each.name,
                        "since": each.since,
                        "text": each.told(lang),
                        "rules": [number(rule, to) for rule in each.rules],
                    }
                    for each in group
                ],
            }
            for subject, group in found.changes
        ],
        "changes": rows,
        "partly_known": bool(found.only_new or found.only_old),
    }


CALLS: Final = {"contents": contents, "look": look, "search": search, "diff": diff}

