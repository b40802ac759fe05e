"""`illumineer deck FILE`: read a deck list, show it, and say what is wrong with it."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from illumineer.cli.language import add_edition, add_language, told

if TYPE_CHECKING:
    from illumineer.cards.decklist import DeckList
    from illumineer.cards.library import Library


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    deck = commands.add_parser("deck", help=told("commands.deck", lang))
    deck.add_argument("file", metavar=told("commands.FILE", lang), help=told("deck.file", lang))
    formats = ("core", "infinity", "sealed", "draft", "pack-rush")
    deck.add_argument("--format", default="core", choices=formats, help=told("deck.format", lang))
    deck.add_argument("--date", metavar=told("commands.DATE", lang), help=told("deck.date", lang))
    add_edition(deck, lang)
    deck.add_argument("--json", action="store_true", help=told("commands.json", lang))
    add_language(deck, lang)
    deck.set_defaults(run=_deck)


def _deck(args: argparse.Namespace) -> int:
    from illumineer.cards.decklist import check_deck
    from illumineer.cards.formats import FORMATS
    from illumineer.cards.library import open_library
    from illumineer.cli.deck_files import read_one
    from illumineer.core.edition import edition
    from illumineer.errors import DeckError
    from illumineer.words import say

    day = _day(args.date)
    if day is None:
        raise DeckError("decks.no_day", day=args.date)
    library = open_library()
    deck = read_one(args.file, library, args.lang)
    format = FORMATS[args.format]
    problems = [say(each, args.lang) for each in check_deck(deck, library, format, day, edition(args.edition).name)]
    unplayable = sorted({line.full_name for line in deck.lines if library[line.full_name].unplayable})
    if args.json:
        lines = [{"line": line.line, "copies": line.copies, "fullName": line.full_name} for line in deck.lines]
        data = {"cards": len(deck), "format": args.format, "date": day, "legal": not problems}
        data |= {"problems": problems, "unplayable": unplayable, "lines": lines}
        print(json.dumps({**data, "leftOut": [each.to_json() for each in deck.left_out]}, ensure_ascii=False))
    else:
        _show(deck, library, args.lang)
        for each in deck.left_out:
            print(f"  {say(each.message, args.lang)}")
        for problem in problems:
            print(f"  {problem}")
        for name in unplayable:
            why = library[name].why_unplayable
            print(f"  {told('deck.unplayable', args.lang, card=name, why=why)}")
        key = "deck.not_legal" if problems else "deck.legal"
        print(told(key, args.lang, format=format.name, date=day))
    return 1 if problems else 0


def _day(written: str | None) -> str | None:
    from datetime import date

    if written is None:
        return date.today().isoformat()
    try:
        return date.fromisoformat(written).isoformat()
    except ValueError:
        return None


def _show(deck: DeckList, library: Library, lang: str) -> None:
    from illumineer.cards.card_text import inks, term
    from illumineer.cli.tables import show_table

    copies: dict[str, int] = {}
    for line in deck.lines:
        copies[line.full_name] = copies.get(line.full_name, 0) + line.copies
    entries = sorted((library[name] for name in copies), key=lambda each: (each.plain.cost, each.full_name))
    rows = [
        (copies[each.full_name], each.plain.cost, inks(each, lang), each.full_name, term(each.plain.type.name, lang))
        for each in entries
    ]
    ink, card, type_, cards = (told(f"cards_command.{key}", lang) for key in ("ink", "card", "type", "cards"))
    show_table("", ("", "⬡", ink, card, type_), rows, (len(deck), "", "", cards, ""), numbers=(0, 1))
