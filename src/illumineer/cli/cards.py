"""`illumineer cards …`: the card database, and how well card texts are read.

Here: what the commands are called and what they do with the room `cards`; what is shown is in `cards_shown`.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from illumineer.cli import exercise
from illumineer.cr import EDITIONS

if TYPE_CHECKING:
    from illumineer.cards.lorcanajson import CardFile, UniqueCard
    from illumineer.cards.reading import Checked


def add(commands: Any) -> None:
    """Add the group to the commands."""
    group = commands.add_parser("cards", help="the card database: look up, import, build, explain, check")
    group.set_defaults(run=lambda args: _help(group))
    parts = group.add_subparsers(dest="part", metavar="COMMAND")

    show = parts.add_parser("show", help="show a card: facts, text, printings, legality")
    show.add_argument("name", nargs="+", help="the name, in any case; without the version if only one has it")
    _language(show)
    show.set_defaults(run=_show)

    find = parts.add_parser("find", help="list cards by name, ink, cost, keyword, type, set and words")
    find.add_argument("name", nargs="*", help="a part of the name, or of the story name of an ability")
    find.add_argument("--ink", help="amber, amethyst, emerald, ruby, sapphire or steel")
    find.add_argument("--cost", help="3, 2-4 or 5+")
    find.add_argument("--keyword", help="a keyword that the card has by itself")
    find.add_argument("--words", default="", help="a phrase of the text, in the language of --lang")
    find.add_argument("--type", help="character, action, item or location")
    find.add_argument("--set", default="", metavar="CODE", help="printed in this set")
    _language(find)
    find.set_defaults(run=_find)

    explain = parts.add_parser("explain", help="show what each phrase of a card means, and the rules that govern it")
    explain.add_argument("name", nargs="*", help="a card of the database")
    explain.add_argument("--text", help="a text of your own instead: one ability, without its story name")
    explain.add_argument("--type", default="character", help="the type of card that --text is on (default character)")
    explain.add_argument("--edition", default=EDITIONS[-1], choices=EDITIONS, help="whose rule numbers are shown")
    explain.add_argument("--wordings", action="store_true", help="also the wording of the grammar for each phrase")
    explain.set_defaults(run=_explain)

    coverage = parts.add_parser("coverage", help="how many cards of a file are compiled, and which are not and why")
    _file(coverage)
    coverage.add_argument("--set", metavar="CODE", help="only cards that first appeared in this set")
    coverage.add_argument("--declined", action="store_true", help="only the cards that are declined, with the place")
    coverage.add_argument("--json", action="store_true")
    coverage.set_defaults(run=_coverage)

    leaving = parts.add_parser("leave-out", help="read a set without the wordings that only its cards use")
    leaving.add_argument("file", help="a card file of LorcanaJSON (allCards.json)")
    leaving.add_argument("--set", metavar="CODE", action="append", help="which set; may be given again (default: each)")
    leaving.add_argument("--json", action="store_true")
    leaving.set_defaults(run=_leave_out)

    importing = parts.add_parser("import", help="add the cards of your own card file to the database in use")
    _file(importing)
    importing.set_defaults(run=_import)

    update = parts.add_parser("update", help="download the newest card file and add its cards")
    update.add_argument("--url", help="where to get it (default: lorcanajson.org)")
    _jobs(update)
    update.set_defaults(run=_update)

    build = parts.add_parser("build", help="make the database that the package ships")
    _file(build)
    build.add_argument("--out", type=Path, help="where to put it (default: into the package)")
    build.set_defaults(run=_build)

    exercise.add(parts)


def _help(group: argparse.ArgumentParser) -> int:
    group.print_help()
    return 2


def _file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a card file of LorcanaJSON (allCards.json)")
    _jobs(parser)


def _jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=1, help="how many processes read cards (default 1)")


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "es"), default="en", help="the language of the text (default en)")


def check_cards(cards: list[UniqueCard], jobs: int) -> list[Checked]:
    """Read the cards and write them back, with a bar that shows how far it is."""
    from illumineer.cards.reading import check_all
    from illumineer.cli.tables import progress

    with progress("reading cards", len(cards)) as advance:
        found = []
        if jobs <= 1:
            for each in check_all(cards):
                found.append(each)
                advance(1)
            return found
        from concurrent.futures import ProcessPoolExecutor

        with ProcessPoolExecutor(jobs) as pool:
            for each in check_all(cards, lambda check, cards: pool.map(check, cards, chunksize=16)):
                found.append(each)
                advance(1)
        return found


# --- looking up ------------------------------------------------------------------------------


def _show(args: argparse.Namespace) -> int:
    from illumineer.cards.library import open_library
    from illumineer.cli.cards_shown import show_card

    library = open_library()
    show_card(library.find(" ".join(args.name)), library.sets, args.lang)
    return 0


def _find(args: argparse.Namespace) -> int:
    from illumineer.cards.library import open_library
    from illumineer.cards.search import Query, parse_costs, parse_word, search
    from illumineer.cli.cards_shown import show_list
    from illumineer.errors import CardError
    from illumineer.vocab import CardType, Ink, Keyword

    query = Query(
        name=" ".join(args.name),
        ink=parse_word(Ink, args.ink) if args.ink else None,
        costs=parse_costs(args.cost) if args.cost else None,
        keyword=parse_word(Keyword, args.keyword) if args.keyword else None,
        words=args.words,
        type=parse_word(CardType, args.type) if args.type else None,
        set=args.set,
        language=args.lang,
    )
    library = open_library()
    if args.set and args.set not in library.sets:
        raise CardError("cards.no_set", set=args.set, known=list(library.sets))
    found = list(search(library, query))
    show_list(found)
    return 0 if found else 1


def _explain(args: argparse.Namespace) -> int:
    from illumineer.cards.library import open_library
    from illumineer.cards.search import parse_word
    from illumineer.cli.cards_shown import show_explained
    from illumineer.errors import CardError
    from illumineer.text.card import Paragraph, paragraphs
    from illumineer.vocab import CardType

    if bool(args.name) == (args.text is not None):
        raise CardError('name a card, or give a text with --text "…"')
    said: tuple[Paragraph, ...]
    if args.text is not None:
        kind, said = parse_word(CardType, args.type), (Paragraph(args.text),)
    else:
        entry = open_library().find(" ".join(args.name))
        kind, said = entry.plain.type, paragraphs(entry.card, "en", entry.surface)
        print(entry.full_name)
    understood = [show_explained(each, kind, args.edition, args.wordings) for each in said]
    return 0 if all(understood) else 1


# --- coverage --------------------------------------------------------------------------------


def _coverage(args: argparse.Namespace) -> int:
    from illumineer.cards.coverage import coverage
    from illumineer.cards.lorcanajson import read_file
    from illumineer.cli.cards_shown import show_equivalences, show_failures, show_figures
    from illumineer.errors import CardFileError

    file = read_file(args.file)
    cards = list(file.cards)
    if args.set is not None:
        if args.set not in file.sets:
            raise CardFileError("card_file.no_set", file=args.file, set=args.set, known=list(file.sets))
        cards = [card for card in cards if card.facts.first_set == args.set]
    data = coverage(check_cards(cards, args.jobs))
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
    elif args.declined:
        show_failures(data["results"], in_full=True)
    else:
        show_figures(data, file.sets)
        show_failures(data["results"], in_full=False)
        show_equivalences(data["equivalences"])
    return 0


def _leave_out(args: argparse.Namespace) -> int:
    from dataclasses import asdict

    from illumineer.cards.leave_out import Usage
    from illumineer.cards.lorcanajson import read_file
    from illumineer.cli.cards_shown import show_left_out
    from illumineer.cli.tables import progress
    from illumineer.errors import CardFileError

    file = read_file(args.file)
    known = list(dict.fromkeys(card.facts.first_set for card in file.main))
    for code in args.set or ():
        if code not in known:
            raise CardFileError("card_file.no_first_set", file=args.file, set=code, known=known)
    with progress("reading cards", len(file.main)) as advance:
        usage = Usage(file.main, advance)
    sets = [usage.leave_out(code) for code in args.set or known]
    alone = usage.alone()
    if args.json:
        data = {
            "sets": {each.set: asdict(each) | {"share": each.kept / max(each.cards, 1)} for each in sets},
            "alone": {
                "cards": alone.cards,
                "alone": len(alone.alone),
                "share": len(alone.alone) / max(alone.cards, 1),
                "results": [{"fullName": name, "wordings": wordings} for name, wordings in alone.alone],
            },
        }
        print(json.dumps(data, ensure_ascii=False))
    else:
        show_left_out(sets, alone, file.sets)
    return 0


# --- making the database ---------------------------------------------------------------------


def _import(args: argparse.Namespace) -> int:
    from illumineer.cards.lorcanajson import read_file

    return _add(read_file(args.file), args.jobs)


def _update(args: argparse.Namespace) -> int:
    from illumineer.cards.download import URL, download
    from illumineer.cards.lorcanajson import read
    from illumineer.cli.tables import progress

    url = args.url or URL
    with progress(f"downloading {url}", 0) as advance:
        data = download(url, advance)
    return _add(read(data, url), args.jobs)


def _add(file: CardFile, jobs: int) -> int:
    from illumineer.cards.importing import add_to_user_file
    from illumineer.cards.library import user_file

    checked = check_cards(list(file.cards), jobs)
    total = add_to_user_file(file, checked)
    _say_made(checked)
    print(f"{total} cards of your own are in {user_file()}")
    return 0


def _build(args: argparse.Namespace) -> int:
    from illumineer.cards.importing import build
    from illumineer.cards.library import SHIPPED
    from illumineer.cards.lorcanajson import read_file
    from illumineer.cards.storage import replace_file

    file = read_file(args.file)
    checked = check_cards(list(file.cards), args.jobs)
    out = args.out or SHIPPED
    data = build(file, checked)
    replace_file(out, data)
    _say_made(checked)
    print(f"{len(data):,} bytes are in {out}")
    return 0


def _say_made(checked: list[Checked]) -> None:
    playable = sum(each.identical for each in checked)
    print(f"{len(checked)} cards, {playable} playable", end="")
    print(f", {len(checked) - playable} not (illumineer cards coverage says why)" if playable < len(checked) else "")
    sys.stdout.flush()
