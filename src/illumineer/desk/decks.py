"""Calls about deck lists: `deck.read`, `deck.check`."""

from __future__ import annotations

from datetime import date as calendar_day
from typing import Any, Final

from illumineer.cards.decklist import DeckList, check_deck, read_lines
from illumineer.cards.formats import FORMATS
from illumineer.cards.library import Library, shared_library
from illumineer.document.printed import facts
from illumineer.errors import DeckError
from illumineer.messages import Message
from illumineer.words import say


def read(text: str, lang: str) -> dict[str, Any]:
    """A list, line by line, with what is wrong in its place; the cards with how often they are in the deck."""
    library = shared_library()
    deck, errors = read_lines(text, library)
    return _read(text, deck, errors, library, lang)


def check(text: str, format: str | None, date: str | None, lang: str, edition: str) -> dict[str, Any]:
    """The same, and for each format whether the deck is legal on that day, with the reasons.

    Without a day, that from which on the newest set may be used: the desk has no clock.
    """
    library = shared_library()
    day = _day(date, library)
    deck, errors = read_lines(text, library)
    wanted = {name: each for name, each in FORMATS.items() if format in (None, name)}
    legality = []
    for name, each in wanted.items():
        problems = check_deck(deck, library, each, day, edition)
        legal = not problems and not errors
        rows = [_problem(problem, lang) for problem in problems]
        legality.append({"format": name, "text": each.name, "legal": legal, "problems": rows})
    return {**_read(text, deck, errors, library, lang), "date": day, "formats": legality}


def _day(date: str | None, library: Library) -> str:
    if date is None:
        return max(each.tournaments for each in library.sets.values())
    try:
        return calendar_day.fromisoformat(date).isoformat()
    except ValueError:
        raise DeckError("decks.no_day", day=date) from None


def _read(text: str, deck: DeckList, errors: list[Message], library: Library, lang: str) -> dict[str, Any]:
    found = {line.line: line for line in deck.lines}
    wrong = {each.args["line"]: each.args["what"] for each in errors if each.key == "decks.at_line"}
    lines = []
    for n, written in enumerate(text.replace("\ufeff", "").splitlines(), start=1):
        line = found.get(n)
        lines.append(
            {
                "line": n,
                "text": written,
                "copies": line.copies if line is not None else None,
                "card": line.full_name if line is not None else None,
                "problem": say(wrong[n], lang) if n in wrong else None,
            }
        )
    copies: dict[str, int] = {}
    for line in deck.lines:
        copies[line.full_name] = copies.get(line.full_name, 0) + line.copies
    return {
        "total": len(deck),
        "lines": lines,
        "cards": [
            {**facts(library[name].plain, lang), "copies": n, "playable": not library[name].unplayable}
            for name, n in copies.items()
        ],
        "left_out": [
            {"line": each.line, "heading": each.heading, "cards": each.copies, "text": say(each.message, lang)}
            for each in deck.left_out
        ],
        "problems": [say(each, lang) for each in errors],
    }


def _problem(problem: Message, lang: str) -> dict[str, Any]:
    """What keeps a list from being a deck: the lines, the sentence and its rule."""
    what = problem.args.get("what", problem)
    lines = problem.args.get("lines", [problem.args["line"]] if "line" in problem.args else [])
    return {"lines": lines, "text": say(what, lang), "rule": what.args.get("rule")}


CALLS: Final = {"read": read, "check": check}
