"""`illumineer cards exercise`: does every ability of every card do something?"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from illumineer.cli.language import add_edition, add_language, at_least_one, told
from illumineer.messages import Message
from illumineer.words import say

if TYPE_CHECKING:
    from illumineer.sim.exercise import Exercise


def add(parts: Any, lang: str) -> None:
    """Add the command to the group `cards`."""

    def said(key: str) -> str:
        return told(f"exercise.{key}", lang)

    command = parts.add_parser("exercise", help=said("exercise"))
    command.add_argument("file", nargs="?", metavar=told("commands.FILE", lang), help=said("file"))
    command.add_argument("--house", action="store_true", help=said("house"))
    command.add_argument("--card", metavar=told("commands.NAME", lang), help=said("card"))
    command.add_argument("--parts", action="store_true", help=said("parts"))
    command.add_argument("--attempts", type=int, metavar="N", default=60, help=said("attempts"))
    command.add_argument("--seed", type=int, metavar="N", default=1, help=told("commands.seed", lang, default=1))
    add_edition(command, lang)
    command.add_argument("--json", action="store_true", help=told("commands.json", lang))
    add_language(command, lang)
    command.set_defaults(run=_exercise)


def _exercise(args: argparse.Namespace) -> int:
    from illumineer.cli.pools import pool_cards
    from illumineer.cli.tables import progress
    from illumineer.errors import CardError
    from illumineer.sim.exercise import exercise, parts_of, targets_of

    at_least_one("--attempts", args.attempts)
    cards = pool_cards("house" if args.house else args.file or "db", args.lang)
    chosen = [card for card in cards if args.card in (None, card.full_name)]
    if not chosen:
        raise CardError("cards.among", name=args.card, n=len(cards))
    wanted = [target for card in chosen for target in targets_of(card)]
    if args.parts:
        wanted += [part for card in chosen for part in parts_of(card)]
    with progress(told("exercise.trying", args.lang), len(wanted), args.lang) as advance:
        found = exercise(cards, wanted, args.attempts, args.seed, args.edition, lambda _: advance())
    if args.json:
        print(json.dumps(found.to_json(args.lang), ensure_ascii=False))
    else:
        _show(found, args.card is not None, args.lang)
    return 0 if not found.inert else 1


def _show(found: Exercise, in_full: bool, lang: str) -> None:
    from illumineer.cli.tables import show

    for tried in found.tried if in_full else found.inert:
        target = tried.target
        what = tried.did or Message("exercise.never", {"why": tried.why, "n": tried.attempts})
        show(f"{target.card.full_name} | {target.told(lang)}: {say(what, lang)}")
    if found.stand_ins:
        names = Message("exercise.stand_ins", {"n": len(found.stand_ins), "names": list(found.stand_ins)})
        show(say(names, lang))
    show(say(found.summary, lang), "bold")
