"""`illumineer cards exercise`: does every ability of every card do something?"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from illumineer.sim.exercise import Exercise


def add(parts: Any) -> None:
    """Add the command to the group `cards`."""
    command = parts.add_parser(
        "exercise", help="put every ability where it can happen, and say which never did anything"
    )
    command.add_argument("file", nargs="?", help="a card file of LorcanaJSON; without one, the card database")
    command.add_argument("--house", action="store_true", help="the house pool instead")
    command.add_argument("--card", metavar="NAME", help="only this card, with the others around it")
    command.add_argument("--parts", action="store_true", help="every part of every ability by itself as well")
    command.add_argument("--attempts", type=int, default=60, help="how often an ability is tried (default 60)")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--edition", default="2.3")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_exercise)


def _exercise(args: argparse.Namespace) -> int:
    from illumineer.cli.pools import pool_cards
    from illumineer.cli.tables import progress
    from illumineer.errors import CardError
    from illumineer.sim.exercise import exercise, parts_of, targets_of

    if args.attempts < 1:
        print("illumineer: --attempts must be at least 1", file=sys.stderr)
        return 2
    cards = pool_cards("house" if args.house else args.file or "db")
    chosen = [card for card in cards if args.card in (None, card.full_name)]
    if not chosen:
        raise CardError("cards.among", name=args.card, n=len(cards))
    wanted = [target for card in chosen for target in targets_of(card)]
    if args.parts:
        wanted += [part for card in chosen for part in parts_of(card)]
    with progress("trying abilities", len(wanted)) as advance:
        found = exercise(cards, wanted, args.attempts, args.seed, args.edition, lambda _: advance())
    if args.json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    else:
        _show(found, in_full=args.card is not None)
    return 0 if not found.inert else 1


def _show(found: Exercise, in_full: bool) -> None:
    from illumineer.cli.tables import show

    for tried in found.tried if in_full else found.inert:
        target = tried.target
        if tried.did:
            show(f"{target.card.full_name} | {target.name}: {tried.did}")
        else:
            show(f"{target.card.full_name} | {target.name}: never ({tried.why}; {tried.attempts} attempts)")
    show(found.summary, "bold")
