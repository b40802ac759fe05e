"""`illumineer hand DECK`: odds of the opening hand and of the first turns."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any, Final

from illumineer.cli.language import add_edition, add_language, at_least_one, told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from illumineer.cards.library import Library
    from illumineer.sim.hands import Card, Rule

_RULES: Final = ("none", "cheap", "cheap:2", "inkable", "either", "either:2")
_FORMATS: Final = ("constructed", "sealed", "draft")


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    hand = commands.add_parser("hand", help=told("commands.hand", lang), description=told("hand.about", lang))
    hand.add_argument("file", metavar=told("commands.FILE", lang), help=told("deck.file", lang))
    turn = hand.add_mutually_exclusive_group()
    turn.add_argument("--play-first", dest="first", action="store_true", default=None, help=told("hand.first", lang))
    turn.add_argument("--second", dest="first", action="store_false", help=told("hand.second", lang))
    hand.add_argument("--alter", default="none", metavar=told("hand.RULE", lang), help=told("hand.alter", lang))
    hand.add_argument("--format", default="constructed", choices=_FORMATS, help=told("hand.format", lang))
    hand.add_argument("--deals", type=int, metavar="N", default=10_000, help=told("hand.deals", lang, n=10_000))
    hand.add_argument("--seed", type=int, metavar="N", default=1, help=told("commands.seed", lang, default=1))
    add_edition(hand, lang)
    hand.add_argument("--json", action="store_true", help=told("commands.json", lang))
    add_language(hand, lang)
    hand.set_defaults(run=_hand)


def _hand(args: argparse.Namespace) -> int:
    from illumineer.cards.decklist import check_deck
    from illumineer.cards.formats import CONSTRUCTED, FORMATS
    from illumineer.cards.library import open_library
    from illumineer.cli.deck_files import read_one, tell_left_out
    from illumineer.core.edition import edition
    from illumineer.sim.hands import figures
    from illumineer.words import say

    at_least_one("--deals", args.deals)
    rules = edition(args.edition).name
    rule = _rule(args.alter)
    library = open_library()
    deck = read_one(args.file, library, args.lang)
    tell_left_out(deck, args.lang)
    format = FORMATS.get(args.format, CONSTRUCTED)
    problems = [say(each, args.lang) for each in check_deck(deck, library, format, "", rules)]
    if problems:
        if args.json:
            print(json.dumps({"legal": False, "problems": problems}, ensure_ascii=False))
        else:
            for problem in problems:
                print(f"  {problem}")
            print(told("hand.not_legal", args.lang, format=format.name))
        return 1
    seats = ("first", "second") if args.first is None else ("first",) if args.first else ("second",)
    found = figures(_cards(deck.names, library), rule, seats, args.deals, args.seed)
    if args.json:
        print(json.dumps({"legal": True, "problems": [], **found}, ensure_ascii=False))
    else:
        from illumineer.cli.hand_shown import show
        from illumineer.cli.narrow import console

        show(found, deck.where, rules, args.lang, console())
    return 0


def _rule(written: str) -> Rule:
    """The rule for altering a hand; CommandError if there is none like that."""
    from illumineer.errors import CommandError
    from illumineer.sim.hands import Rule

    name, colon, number = written.partition(":")
    if name in ("none", "inkable") and not colon:
        return Rule(name)
    if name in ("cheap", "either") and (not colon or (number.isdecimal() and len(number) < 3)):
        return Rule(name, int(number)) if number else Rule(name)
    raise CommandError("hand.no_rule", rule=written, known=_RULES)


def _cards(names: Sequence[str], library: Library) -> list[Card]:
    from illumineer.sim.hands import Card

    plain = {name: library[name].plain for name in dict.fromkeys(names)}
    return [Card(name, plain[name].cost, plain[name].inkwell) for name in names]
