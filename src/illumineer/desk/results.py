"""The result of a judged scenario as data: what `judge.run` answers and `illumineer judge --json` prints."""

from __future__ import annotations

from typing import Any

from illumineer.judge.asking import why as explained
from illumineer.judge.editions import Compared, Difference, Moment
from illumineer.judge.tracing import data, rendered, trace_lines
from illumineer.messages import Message
from illumineer.words import say


def row(compared: Compared, lang: str, trace: bool = False, why: str = "") -> dict[str, Any]:
    """A scenario and what came of it, in every edition if all were played; `why`: a card whose values are explained."""
    result = compared.result
    found: dict[str, Any] = {
        "file": result.file,
        "name": result.title(lang),
        "status": result.status,
        "step": result.step,
        "message": result.told(lang),
        "line": result.line,
        "words": result.words,
        "edition": result.edition,
        "rules": list(result.rules),
        "checks": result.checks,
        "problems": [_problem(each, lang) for each in result.problems],
    }
    if trace:
        lines = trace_lines(result, lang)
        found["trace"] = [text for text, _ in rendered(lines)]
        found["lines"] = data(result, lines, lang)
    if why:
        found["why"] = explained(result, why, lang)
    if compared.results:
        found["file_edition"] = compared.spoken or None
        found["since"] = compared.since or None
        found["editions"] = [
            {
                "edition": each.edition,
                "status": each.status,
                "before_since": compared.is_before_since(each.edition),
                "step": each.step,
                "line": each.line,
                "message": each.told(lang),
            }
            for each in compared.results
        ]
        found["differences"] = [_difference(each, lang) for each in compared.differences]
    return found


def _problem(problem: Message, lang: str) -> dict[str, Any]:
    where = {key: problem.args.get(key) for key in ("line", "column", "place")}
    return {**where, "message": say(problem.args["what"], lang)}


def _difference(difference: Difference, lang: str) -> dict[str, Any]:
    def moments(several: tuple[Moment, ...]) -> list[dict[str, str]]:
        return [{"text": each.text.told(lang), "rule": each.rule} for each in several]

    return {
        "from": difference.before,
        "to": difference.after,
        "step": difference.step,
        "line": difference.line,
        "words": difference.words,
        "was": moments(difference.was),
        "now": moments(difference.now),
        "changes": [
            {"name": change.name, "since": change.since, "rules": difference.numbers(change), "text": change.told(lang)}
            for change in difference.changes
        ],
    }
