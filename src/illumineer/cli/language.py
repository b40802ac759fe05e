"""The language that commands speak: that of `--lang`, else of the environment variable, else of the locale.

It is looked for before the parser is built, so that help texts and what argparse itself says are in it, too.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from illumineer.cr import NEWEST
from illumineer.errors import CommandError
from illumineer.messages import Arg, Message
from illumineer.words import LANGUAGES, say, table

VARIABLE: Final = "ILLUMINEER_LANG"
"""The environment variable that says which language is spoken without `--lang`."""


_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of the system that say in which language programs speak: the first that is set counts."""


def default() -> str:
    """The language of the environment variable, else of the locale; English if that is another or there is none."""
    lang = os.environ.get(VARIABLE, "")
    if not lang:
        place = next((os.environ[name] for name in _LOCALE if os.environ.get(name)), "")
        found = re.split(r"[_.@-]", place.lower())[0]
        return found if found in LANGUAGES else LANGUAGES[0]
    if lang not in LANGUAGES:
        raise CommandError("commands.no_language", variable=VARIABLE, lang=lang, known=LANGUAGES)
    return lang


def spoken(argv: Sequence[str]) -> str:
    """The language that commands speak."""
    return given(argv) or default()


def given(argv: Sequence[str]) -> str:
    """The language that is asked for, wherever `--lang` stands; "" if none is."""
    found = ""
    for word, after in zip(argv, [*argv, ""][1:], strict=True):
        if word == "--":
            break
        name, _, value = word.partition("=")
        if name == "--lang" and (value or after) in LANGUAGES:
            found = value or after
    return found


def add_language(parser: argparse.ArgumentParser, lang: str) -> None:
    """Give a command the option `--lang`, which may also stand before the command."""
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=told("commands.lang", lang))


def add_edition(parser: argparse.ArgumentParser, lang: str) -> None:
    """Give a command the option `--edition`: whose rules are played or cited."""
    parser.add_argument(
        "--edition",
        default=NEWEST,
        metavar=told("commands.EDITION", lang),
        help=told("commands.edition", lang, default=NEWEST),
    )


def told(key: str, lang: str, /, **blanks: Arg) -> str:
    """A sentence of the word tables."""
    return say(Message(key, blanks), lang)


def at_least_one(option: str, n: int) -> None:
    """CommandError unless there is at least one of what the option counts."""
    if n < 1:
        raise CommandError("commands.at_least", option=option, n=1)


@contextmanager
def argparse_speaks(lang: str) -> Iterator[None]:
    """Let argparse say what it says by itself ("usage", "the following arguments are required") in that language.

    It hands its sentences to `gettext`, under two names of its own, which are lent here to the word tables.
    """
    known = {english: table("arguments", lang)[key] for key, english in table("arguments", "en").items()}

    def one(sentence: str) -> str:
        return str(known.get(sentence, sentence))

    def one_or_more(singular: str, plural: str, n: int) -> str:
        return one(singular if n == 1 else plural)

    names = vars(argparse)
    kept = names["_"], names["ngettext"]
    names["_"], names["ngettext"] = one, one_or_more
    try:
        yield
    finally:
        names["_"], names["ngettext"] = kept
