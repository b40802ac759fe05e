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
from illumineer.cli.language import add_language, argparse_speaks, told
from illumineer.cr import EDITIONS, NEWEST

if TYPE_CHECKING:
    from illumineer.cards.library import Library
    from illumineer.cards.lorcanajson import CardFile, UniqueCard
    from illumineer.cards.reading import Checked
    from illumineer.cards.storage import Entry


def add(commands: Any, lang: str) -> None:
    """Add the group to the commands."""

    def said(key: str) -> str:
        return told(f"cards_command.{key}", lang)

    def value(key: str) -> str:
        return told(f"commands.{key}", lang)

    group = commands.add_parser("cards", help=told("commands.cards", lang))
    add_language(group, lang)
    group.set_defaults(run=lambda args: _help(group, lang))
    parts = group.add_subparsers(dest="part", metavar=value("COMMAND"))

    show = parts.add_parser("show", help=said("show"))
    show.add_argument("name", nargs="+", metavar=value("NAME"), help=said("show_name"))
    show.add_argument("--json", action="store_true", help=said("json"))
    add_language(show, lang)
    show.set_defaults(run=_show)

    find = parts.add_parser("find", help=said("find"))
    find.add_argument("name", nargs="*", metavar=value("NAME"), help=said("find_name"))
    find.add_argument("--ink", metavar=value("INK"), help=said("find_ink"))
    find.add_argument("--cost", metavar=value("COST"), help=said("find_cost"))
    find.add_argument("--keyword", metavar=value("KEYWORD"), help=said("find_keyword"))
    find.add_argument("--words", default="", metavar=value("WORDS"), help=said("find_words"))
    find.add_argument("--type", metavar=value("TYPE"), help=said("find_type"))
    find.add_argument("--set", default="", metavar=value("CODE"), help=said("find_set"))
    find.add_argument("--json", action="store_true", help=said("json"))
    add_language(find, lang)
    find.set_defaults(run=_find)

    explain = parts.add_parser("explain", help=said("explain"))
    explain.add_argument("name", nargs="*", metavar=value("NAME"), help=said("explain_name"))
    explain.add_argument("--text", metavar=value("TEXT"), help=said("explain_text"))
    explain.add_argument("--type", default="character", metavar=value("TYPE"), help=said("explain_type"))
    explain.add_argument("--edition", default=NEWEST, choices=EDITIONS, help=said("explain_edition"))
    explain.add_argument("--wordings", action="store_true", help=said("explain_wordings"))
    add_language(explain, lang)
    explain.set_defaults(run=_explain)

    coverage = parts.add_parser("coverage", help=told("coverage.coverage", lang))
    _file(coverage, lang)
    coverage.add_argument("--set", metavar=value("CODE"), help=told("coverage.only_set", lang))
    coverage.add_argument("--declined", action="store_true", help=told("coverage.only_declined", lang))
    coverage.add_argument("--json", action="store_true", help=told("commands.json", lang))
    coverage.set_defaults(run=_coverage)

    leaving = parts.add_parser("leave-out", help=told("coverage.leave_out", lang))
    leaving.add_argument("file", metavar=told("commands.FILE", lang), help=told("commands.card_file", lang))
    add_language(leaving, lang)
    leaving.add_argument("--set", metavar=value("CODE"), action="append", help=told("coverage.which_set", lang))
    leaving.add_argument("--json", action="store_true", help=told("commands.json", lang))
    leaving.set_defaults(run=_leave_out)

    crossing = parts.add_parser("cross", help=told("coverage.cross", lang))
    crossing.add_argument("--most", type=int, metavar="N", help=told("coverage.most", lang))
    crossing.add_argument("--seed", type=int, metavar="N", default=1, help=told("commands.seed", lang, default=1))
    crossing.add_argument("--json", action="store_true", help=told("commands.json", lang))
    add_language(crossing, lang)
    crossing.set_defaults(run=_cross)

    importing = parts.add_parser("import", help=said("import"))
    _file(importing, lang)
    importing.set_defaults(run=_import)

    update = parts.add_parser("update", help=said("update"))
    update.add_argument("--url", metavar="URL", help=said("update_url"))
    _jobs(update, lang)
    update.set_defaults(run=_update)

    build = parts.add_parser("build", help=said("build"))
    _file(build, lang)
    build.add_argument("--out", type=Path, metavar=value("FILE"), help=said("build_out"))
    build.set_defaults(run=_build)

    exercise.add(parts, lang)


def _help(group: argparse.ArgumentParser, lang: str) -> int:
    with argparse_speaks(lang):
        group.print_help()
    return 2


def _file(parser: argparse.ArgumentParser, lang: str) -> None:
    parser.add_argument("file", metavar=told("commands.FILE", lang), help=told("commands.card_file", lang))
    _jobs(parser, lang)


def _jobs(parser: argparse.ArgumentParser, lang: str) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", default=1, help=told("commands.jobs", lang))
    add_language(parser, lang)


def check_cards(cards: list[UniqueCard], jobs: int, lang: str) -> list[Checked]:
    """Read the cards and write them back, with a bar that shows how far it is."""
    from illumineer.cards.reading import check_all
    from illumineer.cli.tables import progress

    with progress(told("cards_command.reading", lang), len(cards), lang) as advance:
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
    entries = _named(library, args.name)
    if args.json:
        _print_documents(entries, library, args.lang)
        return 0
    for entry in entries:
        show_card(entry, library.sets, args.lang)
    return 0


def _named(library: Library, words: list[str]) -> list[Entry]:
    """The card that the words name together; or, where they are names themselves, a card for each."""
    together = " ".join(words)
    if len(words) > 1 and library.look_up(together) is None:
        names = [word for word in words if library.look_up(word) is not None]
        if len(names) == len(words) or any(" " in name for name in names):
            return [library.find(word) for word in words]
    return [library.find(together)]


def _print_documents(entries: list[Entry], library: Library, lang: str) -> None:
    """The document of each card, a line each."""
    from illumineer.document import library_card

    for entry in entries:
        print(json.dumps(library_card(entry, library.sets, lang), ensure_ascii=False))


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
    if args.json:
        _print_documents(found, library, args.lang)
    else:
        show_list(found, args.lang)
    return 0 if found else 1


def _explain(args: argparse.Namespace) -> int:
    from illumineer.cards.library import open_library
    from illumineer.cards.search import parse_word
    from illumineer.cli.cards_shown import show_explained
    from illumineer.errors import CommandError
    from illumineer.judge.printed import paragraphs as text_box
    from illumineer.text.card import Paragraph, paragraphs
    from illumineer.vocab import CardType

    if bool(args.name) == (args.text is not None):
        raise CommandError("cards_command.name_or_text")
    said: tuple[Paragraph, ...]
    if args.text is not None:
        kind = parse_word(CardType, args.type)
        said = text_box(args.text, kind) or (Paragraph(args.text),)
    else:
        entry = open_library().find(" ".join(args.name))
        kind, said = entry.plain.type, paragraphs(entry.card, "en", entry.surface)
        print(entry.full_name)
    understood = [show_explained(each, kind, args.edition, args.wordings, args.lang) for each in said]
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
    unread = [each for each in file.unread if args.set in (None, each.set)]
    data = coverage(check_cards(cards, args.jobs, args.lang), args.lang, unread)
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
    elif args.declined:
        show_failures(data["results"], True, args.lang)
    else:
        show_figures(data, file.sets, args.lang)
        show_failures(data["results"], False, args.lang)
        show_equivalences(data["equivalences"], args.lang)
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
    with progress(told("cards_command.reading", args.lang), len(file.main), args.lang) as advance:
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
        show_left_out(sets, alone, file.sets, args.lang)
    return 0


def _cross(args: argparse.Namespace) -> int:
    from illumineer.cli.cards_shown import show_crossed
    from illumineer.text.crossing import cross
    from illumineer.words import say

    crossed = list(cross(args.most, args.seed))
    if not args.json:
        show_crossed(crossed, args.lang)
        return 0
    unread = [
        {
            "text": each.text,
            "type": each.type.name.lower(),
            "axes": list(each.axes),
            "reason": say(each.why, args.lang),
            "ambiguous": each.ambiguous,
        }
        for each in crossed
        if each.why is not None
    ]
    print(json.dumps({"sentences": len(crossed), "unread": len(unread), "results": unread}, ensure_ascii=False))
    return 0


# --- making the database ---------------------------------------------------------------------


def _import(args: argparse.Namespace) -> int:
    from illumineer.cards.lorcanajson import read_file

    return _add(read_file(args.file), args.file, args.jobs, args.lang)


def _update(args: argparse.Namespace) -> int:
    from illumineer.cards.download import URL, download
    from illumineer.cards.lorcanajson import read
    from illumineer.cli.tables import progress

    url = args.url or URL
    with progress(told("cards_command.downloading", args.lang, url=url), 0, args.lang) as advance:
        data = download(url, advance)
    return _add(read(data, url), url, args.jobs, args.lang)


def _add(file: CardFile, where: str, jobs: int, lang: str) -> int:
    from illumineer.cards.importing import add_to_user_file
    from illumineer.cards.library import user_file
    from illumineer.errors import CardFileError

    _say_unread(file, where, lang)
    checked = check_cards(list(file.cards), jobs, lang)
    try:
        total = add_to_user_file(file, checked)
    except CardFileError as error:
        raise CardFileError("database.own_locked", why=error.message) from None
    _say_made(checked, lang)
    print(told("cards_command.own", lang, n=total, file=str(user_file())))
    return 0


def _build(args: argparse.Namespace) -> int:
    from illumineer import files
    from illumineer.cards.importing import build, shipped, staying
    from illumineer.cards.library import SHIPPED
    from illumineer.cards.lorcanajson import read_file
    from illumineer.cards.written import renew
    from illumineer.errors import CardFileError

    file = read_file(args.file)
    _say_unread(file, args.file, args.lang)
    checked = check_cards(list(file.cards), args.jobs, args.lang)
    out = args.out or SHIPPED
    before = shipped() if args.out is None else None
    data = build(file, checked, before)
    try:
        files.write(out, data, CardFileError)
        if args.out is None:
            renew(out)
    except CardFileError as error:
        if args.out is not None:
            raise
        raise CardFileError("database.package_locked", why=error.message) from None
    _say_made(checked, args.lang)
    if before is not None and (n := len(staying(file, before))):
        print(told("cards_command.staying", args.lang, n=n))
    print(told("cards_command.bytes", args.lang, n=len(data), file=str(out)))
    return 0


def _say_unread(file: CardFile, where: str, lang: str) -> None:
    """Which entries of a file are left out; CardFileError if that are all of them."""
    from illumineer.errors import CardFileError
    from illumineer.words import say

    if file.unread:
        print(told("card_file.set_aside", lang, n=len(file.unread), file=where), file=sys.stderr)
        for each in file.unread:
            print(f"  {say(each.why, lang)}", file=sys.stderr)
    if not file.cards:
        raise CardFileError("card_file.no_cards", file=where)


def _say_made(checked: list[Checked], lang: str) -> None:
    playable = sum(each.card is not None for each in checked)
    left = len(checked) - playable
    key = "cards_command.made_some" if left else "cards_command.made"
    print(told(key, lang, n=len(checked), playable=playable, left=left), flush=True)
