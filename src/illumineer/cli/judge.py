"""`illumineer judge`: scenarios are played, and every step is held to what it says."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from io import BytesIO
from typing import TYPE_CHECKING, Any

from illumineer.cli.language import add_language, told
from illumineer.cr import NEWEST
from illumineer.messages import Message

if TYPE_CHECKING:
    from illumineer.judge import Compared, Difference, Result
    from illumineer.judge.source import Source

_PLAYED = "played"
"""What a scenario that passed is called if nothing was expected of it."""
_STYLES = {"pass": "green", _PLAYED: "cyan", "skip": "yellow", "error": "bold red", "fail": "red"}
_INDENT = "      "


def add(commands: Any, lang: str) -> None:
    """Add the command."""

    def said(key: str) -> str:
        return told(f"judge_command.{key}", lang)

    file = told("commands.FILE", lang)
    judge = commands.add_parser("judge", help=told("commands.judge", lang))
    judge.add_argument("paths", nargs="*", metavar=said("PATH"), help=said("paths"))
    judge.add_argument("--cards", metavar=file, help=said("cards"))
    which = judge.add_mutually_exclusive_group()
    which.add_argument("--edition", default=NEWEST, metavar=told("commands.EDITION", lang), help=said("edition"))
    which.add_argument("--editions", choices=["all"], help=said("editions"))
    judge.add_argument("--strict", action="store_true", help=said("strict"))
    judge.add_argument("--new", nargs="?", const="", metavar=file, help=said("new"))
    judge.add_argument("--trace", action="store_true", help=said("trace"))
    judge.add_argument("--why", metavar=said("CARD"), help=said("why"))
    judge.add_argument("--json", action="store_true", help=told("commands.json", lang))
    add_language(judge, lang)
    judge.set_defaults(run=_judge)


def _judge(args: argparse.Namespace) -> int:
    """0 if nothing failed, 1 if a scenario did, 2 if a file is wrong or there is nothing to judge."""
    if args.new is not None:
        return _new(args)
    if not args.paths:
        return _complain("no_paths", args.lang)
    from illumineer.cli.tables import progress

    with progress(_told("judging", args.lang), 0, args.lang) as advance:
        compared = _compared(args, advance)
    results = [each.result for each in compared]
    counts = Counter(result.status for result in results)
    if args.json:
        print(json.dumps(_data(compared, counts, args), ensure_ascii=False))
    else:
        if args.trace:
            from illumineer.cli.traces import show_traces

            show_traces(results, args.lang)
        if args.why:
            _show_why(results, args.why, args.lang)
        _show(compared, args.trace, args.lang)
    if not results:
        return _complain("no_scenario", args.lang, paths=args.paths)
    if counts["error"]:
        return 2
    if args.why and not _explains(results, args.why, args.lang):
        return 2
    return 1 if counts["fail"] else 0


def _compared(args: argparse.Namespace, advance: Any) -> list[Compared]:
    """Every scenario, in every edition or in one."""
    from illumineer.judge import Compared, compare_all, run_all

    paths = [_standard_input() if path == "-" else path for path in dict.fromkeys(args.paths)]
    if args.editions:
        return compare_all(paths, args.cards, args.edition, advance, args.strict)
    return [Compared(result) for result in run_all(paths, args.cards, args.edition, advance, args.strict)]


def _standard_input() -> Source:
    """The scenario that is typed or piped in; what is no text of the right size is an error of that scenario."""
    from illumineer.judge.source import STANDARD_INPUT, read

    return read(sys.stdin.buffer if sys.stdin is not None else BytesIO(), STANDARD_INPUT)


def _new(args: argparse.Namespace) -> int:
    """A scenario to begin with, to a file that is not there yet or to standard output."""
    from illumineer.judge import template
    from illumineer.words.foreign import system

    if args.paths:
        return _complain("new_alone", args.lang)
    if not args.new:
        print(template(args.lang), end="")
        return 0
    if not args.new.lower().endswith((".yaml", ".yml")):
        return _complain("new_name", args.lang, file=args.new)
    try:
        with open(args.new, "x", encoding="utf-8") as file:
            file.write(template(args.lang))
    except FileExistsError:
        return _complain("new_exists", args.lang, file=args.new)
    except OSError as error:
        return _complain("new_unwritable", args.lang, file=args.new, why=system(error))
    print(_told("new_written", args.lang, file=args.new))
    return 0


def _told(key: str, lang: str, **blanks: Any) -> str:
    return told(f"judge.{key}", lang, **blanks)


def _complain(key: str, lang: str, **blanks: Any) -> int:
    print(f"illumineer: {_told(key, lang, **blanks)}", file=sys.stderr)
    return 2


# --- as JSON ---------------------------------------------------------------------------------


def _data(compared: list[Compared], counts: Counter[str], args: argparse.Namespace) -> dict[str, Any]:
    from illumineer.desk.results import row

    return {
        "passed": counts["pass"],
        "failed": counts["fail"],
        "skipped": counts["skip"],
        "errors": counts["error"],
        "results": [row(each, args.lang, args.trace, args.why or "") for each in compared],
    }


# --- for people ------------------------------------------------------------------------------


def _show(compared: list[Compared], traced: bool, lang: str) -> None:
    from illumineer.cli.tables import show

    counts = Counter(_status(each.result) for each in compared)
    for status in _STYLES:
        for each in compared:
            told = status != "pass" or each.differences or (each.results and len(compared) == 1)
            if _status(each.result) == status and told:
                _show_one(each, traced, lang)
    words = [_told(f"count_{status}", lang, n=counts[status]) for status in _STYLES if counts[status]]
    clean = not counts["fail"] and not counts["error"]
    summary = _told("summary", lang, n=len(compared), counts=words) if compared else _told("summary_none", lang)
    show(summary, "bold green" if clean else "bold red")


def _status(result: Result) -> str:
    return _PLAYED if result.is_unchecked else result.status


def _show_why(results: list[Result], card: str, lang: str) -> None:
    """Why a card has its values where each scenario ended."""
    from illumineer.cli.tables import show
    from illumineer.judge import why

    for result in results:
        lines = why(result, card, lang)
        if lines:
            show(result.headline(lang), "bold")
            for line in lines:
                show(f"{_INDENT}{line}")


def _explains(results: list[Result], card: str, lang: str) -> bool:
    """Whether a scenario has one card of that name; if not, complain: none has it, or one has several."""
    from illumineer.judge.asking import called

    labels = [called(result, card) for result in results]
    if any(len(each) == 1 for each in labels):
        return True
    several = next((each for each in labels if each), None)
    if several is not None:
        _complain("several_labels", lang, card=card, labels=several)
    else:
        _complain("no_label", lang, card=card)
    return False


def _show_one(compared: Compared, traced: bool, lang: str) -> None:
    from illumineer.cli.tables import show
    from illumineer.judge import final_board

    result = compared.result
    status = _status(result)
    show(f"{_told(f'status_{status}', lang)}  {result.headline(lang)}", _STYLES[status])
    lines = result.lines(lang)
    if result.is_unchecked:
        lines.append(_told("nothing_expected", lang))
        if not traced:
            lines += final_board(result, lang)
    for line in lines:
        show(f"{_INDENT}{line}")
    if compared.results:
        for line in _edition_lines(compared, lang):
            show(f"{_INDENT}{line}")


def _edition_lines(compared: Compared, lang: str) -> list[str]:
    lines = []
    if compared.spoken:
        lines.append(_told("speaks_of", lang, edition=compared.spoken))
    if compared.since:
        lines.append(_told("holds_since", lang, since=compared.since))
    for group in compared.groups():
        first = group[0]
        names = [each.edition for each in group]
        word = _told(f"in_{first.status}", lang)
        if all(compared.is_before_since(name) for name in names):
            word = _told("before_since_as_written" if first.status == "pass" else "before_since_otherwise", lang)
        if first.step is None:
            lines.append(_told("editions", lang, editions=names, word=word))
        else:
            what = first.said.args["what"] if first.said and first.said.key == "judge.and_now" else first.said
            lines.append(_told("editions_step", lang, editions=names, word=word, n=first.step, what=what))
    for difference in compared.differences:
        lines += _difference_lines(difference, lang)
    return lines


def _difference_lines(difference: Difference, lang: str) -> list[str]:
    old, new = difference.before, difference.after
    key = "parts_at" if difference.step is not None else "parts"
    lines = [_told(key, lang, old=old, new=new, n=difference.step, words=difference.words)]
    if difference.was or difference.now:
        for edition, moments in ((old, difference.was), (new, difference.now)):
            what = "; ".join(each.text.told(lang) for each in moments) or Message("judge.not_there")
            lines.append("  " + _told("in_edition", lang, edition=edition, what=what))
    else:
        lines.append("  " + _told("same_events", lang))
    for change in difference.changes:
        numbers = ", ".join(difference.numbers(change))
        lines.append("  " + _told("change", lang, edition=new, what=change.told(lang), rules=numbers))
    if not difference.changes:
        lines.append("  " + _told("several_changes", lang))
    return lines
