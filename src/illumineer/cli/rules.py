"""`illumineer rules`: the rulebook, in both languages and every edition."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from illumineer.cli.language import add_language, told
from illumineer.errors import RulebookError

if TYPE_CHECKING:
    from illumineer.rulebook.lookup import Answer
    from illumineer.rulebook.search import Hit


def add(commands: Any, lang: str) -> None:
    """Add the command."""

    def said(key: str) -> str:
        return told(f"rules_command.{key}", lang)

    rules = commands.add_parser("rules", help=told("commands.rules", lang))
    rules.add_argument("words", nargs="*", metavar=said("WORD"), help=said("words"))
    rules.add_argument("--edition", metavar=told("commands.EDITION", lang), help=said("edition"))
    rules.add_argument("--diff", nargs=2, metavar=(said("OLD"), said("NEW")), help=said("diff"))
    rules.add_argument("--all", action="store_true", help=said("all"))
    rules.add_argument("--tracker", action="store_true", help=said("tracker"))
    rules.add_argument("--missing", action="store_true", help=said("missing"))
    rules.add_argument("--json", action="store_true", help=told("commands.json", lang))
    add_language(rules, lang)
    rules.set_defaults(run=_rules)


def _rules(args: argparse.Namespace) -> int:
    """0 if it was found, 1 if the tracker finds a gap, 2 if there is no such thing."""
    words = list(args.words)
    _check_editions(args.edition, *(args.diff or ()))
    asked = [name for name in ("--tracker", "--diff") if getattr(args, name[2:])] + words[:1]
    if len(asked) > 1:
        raise RulebookError("rules.not_together", one=asked[0], other=asked[1])
    if args.tracker or args.missing:
        return _tracker(args)
    if args.diff:
        return _diff(args)
    if words[:1] == ["search"]:
        return _search(" ".join(words[1:]), args)
    if words:
        return _look_up(" ".join(words), args)
    return _contents(args)


def _check_editions(*editions: str | None) -> None:
    from illumineer.core.edition import edition

    for each in editions:
        if each is not None:
            edition(each)


def _print(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


# --- one thing -------------------------------------------------------------------------------


def _look_up(asked: str, args: argparse.Namespace) -> int:
    from illumineer.rulebook.lookup import look_up, prefixed

    edition = prefixed(asked) or args.edition
    _check_editions(edition)
    answer = look_up(asked, edition, args.lang)
    if not answer.meanings and not answer.sections:
        return _elsewhere(asked, edition, answer, args)
    if args.json:
        from illumineer.desk import rules_json

        _print(rules_json.answer(answer))
    else:
        from illumineer.cli import rules_shown

        rules_shown.show_answer(answer, edition, args.lang)
    return 0


def _elsewhere(asked: str, edition: str | None, answer: Answer, args: argparse.Namespace) -> int:
    """What is no number and no name is looked for in the text of the rules."""
    from illumineer.cr import NEWEST
    from illumineer.rulebook.lookup import is_number
    from illumineer.rulebook.search import search

    hits = [] if is_number(asked) else search(asked, edition or NEWEST)
    if hits and hits[0].whole:
        return _show_hits(asked, hits, edition or NEWEST, args)
    return _not_found(asked, edition, answer)


def _not_found(asked: str, edition: str | None, answer: Answer) -> int:
    from illumineer.cr import NEWEST
    from illumineer.rulebook.lookup import bare, is_number

    near = {"near": list(answer.near)} if answer.near else {}
    if not is_number(asked):
        raise RulebookError("rules.no_name", name=asked, **near)
    where = {"number": bare(asked), "edition": edition or NEWEST, **near}
    if answer.others:
        raise RulebookError("rules.no_number_elsewhere", others=[each.edition for each in answer.others], **where)
    raise RulebookError("rules.no_number", **where)


def _contents(args: argparse.Namespace) -> int:
    from illumineer.cr import NEWEST

    edition = args.edition or NEWEST
    if args.json:
        from illumineer.desk import rules_json

        _print(rules_json.contents(edition))
    else:
        from illumineer.cli import rules_shown

        rules_shown.show_contents(edition, args.lang)
    return 0


# --- search ----------------------------------------------------------------------------------


def _search(wanted: str, args: argparse.Namespace) -> int:
    from difflib import get_close_matches

    from illumineer.cr import NEWEST
    from illumineer.rulebook.search import every_word, search, terms_of

    edition = args.edition or NEWEST
    terms = terms_of(wanted)
    if not terms:
        raise RulebookError("rules.no_words")
    hits = search(wanted, edition)
    if not hits:
        known = every_word(edition)
        near = [known[each] for term in terms for each in get_close_matches(term.word, sorted(known), 3)]
        words = [term.written for term in terms]
        raise RulebookError("rules.nothing_found", words=words, **({"near": near} if near else {}))
    return _show_hits(wanted, hits, edition, args)


def _show_hits(wanted: str, hits: list[Hit], edition: str, args: argparse.Namespace) -> int:
    if args.json:
        from illumineer.desk import rules_json

        _print(rules_json.hits(hits, edition))
    else:
        from illumineer.cli import rules_shown

        rules_shown.show_hits(wanted, hits, edition, args.lang, args.all)
    return 0


# --- two editions ----------------------------------------------------------------------------


def _diff(args: argparse.Namespace) -> int:
    from illumineer.cr import EDITIONS
    from illumineer.rulebook.diff import diff

    old, new = args.diff
    if old == new:
        raise RulebookError("rules.same_edition", edition=old, editions=list(EDITIONS))
    found = diff(old, new)
    if args.json:
        from illumineer.desk import rules_json

        _print(rules_json.diff(found))
    else:
        from illumineer.cli import rules_shown

        rules_shown.show_diff(found, args.lang, args.all)
    return 0


# --- the tracker -----------------------------------------------------------------------------


def _tracker(args: argparse.Namespace) -> int:
    from illumineer.rulebook.tracker import checkout, track

    root = checkout()
    if root is None:
        raise RulebookError("rules.no_checkout")
    rows = track(root)
    shown = [row for row in rows if row.missing] if args.missing else rows
    if args.json:
        from illumineer.desk import rules_json

        _print(rules_json.rows(shown, rows))
    else:
        from illumineer.cli import rules_shown

        rules_shown.show_rows(shown, rows, args.lang, args.missing)
    return 1 if any(row.seed and row.missing for row in rows) else 0
