"""`illumineer deck FILE`: read a deck list, show it, and say what is wrong with it."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from illumineer.cards.decklist import DeckList
    from illumineer.cards.library import Library


def add(commands: Any) -> None:
    """Add the command."""
    deck = commands.add_parser("deck", help="read a deck list, and check it for a format")
    deck.add_argument("file", help="a deck list as the usual sites write it: lines like “4 Name - Version”")
    deck.add_argument(
        "--format", default="core", choices=("core", "infinity", "sealed", "draft", "pack-rush"), help="(default core)"
    )
    deck.add_argument("--date", help="the day on which it is to be played, as 2026-01-31 (default: today)")
    deck.add_argument("--edition", default="2.3", help="the edition of the rules that is cited (default 2.3)")
    deck.add_argument("--json", action="store_true")
    deck.set_defaults(run=_deck)


def _deck(args: argparse.Namespace) -> int:
    from illumineer.cards.decklist import check_deck, read_deck_file
    from illumineer.cards.formats import FORMATS
    from illumineer.cards.library import open_library
    from illumineer.core.edition import edition
    from illumineer.errors import DeckError
    from illumineer.words import say

    day = _day(args.date)
    if day is None:
        raise DeckError("decks.no_day", day=args.date)
    library = open_library()
    deck = read_deck_file(args.file, library)
    format = FORMATS[args.format]
    problems = [say(each) for each in check_deck(deck, library, format, day, edition(args.edition).name)]
    unplayable = sorted({line.full_name for line in deck.lines if library[line.full_name].unplayable})
    if args.json:
        lines = [{"line": line.line, "copies": line.copies, "fullName": line.full_name} for line in deck.lines]
        data = {"cards": len(deck), "format": args.format, "date": day, "legal": not problems}
        print(json.dumps({**data, "problems": problems, "unplayable": unplayable, "lines": lines}, ensure_ascii=False))
    else:
        _show(deck, library)
        for problem in problems:
            print(f"  {problem}")
        for name in unplayable:
            print(f"  {name} cannot be played here yet: {library[name].unplayable}")
        print(f"{'not legal' if problems else 'legal'} in {format.name} on {day}")
    return 1 if problems else 0


def _day(written: str | None) -> str | None:
    from datetime import date

    if written is None:
        return date.today().isoformat()
    try:
        return date.fromisoformat(written).isoformat()
    except ValueError:
        return None


def _show(deck: DeckList, library: Library) -> None:
    from illumineer.cli.cards_shown import inks
    from illumineer.cli.tables import show_table

    copies: dict[str, int] = {}
    for line in deck.lines:
        copies[line.full_name] = copies.get(line.full_name, 0) + line.copies
    entries = sorted((library[name] for name in copies), key=lambda each: (each.plain.cost, each.full_name))
    rows = [
        (copies[each.full_name], each.plain.cost, inks(each), each.full_name, each.plain.type.name.lower())
        for each in entries
    ]
    show_table("", ("", "⬡", "ink", "card", "type"), rows, (len(deck), "", "", "cards", ""), numbers=(0, 1))
