"""Law: every example scenario has a title in English and in Spanish, and no title stands there without its example."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pkgutil import iter_modules

import pytest

from illumineer.desk.examples import every
from illumineer.vocab import Keyword
from illumineer.words import LANGUAGES, titles

EXAMPLES = {each.name: each.id for each in every().values()}
FOLDERS = [module.name for module in iter_modules(titles.__path__)]


def _folder(id: str) -> str:
    """The module that the titles of an example stand in."""
    top = id.partition("/")[0]
    return f"chapter_{top.partition('-')[0]}" if top[0].isdecimal() else top.replace("-", "_")


def test_every_module_of_titles_is_read() -> None:
    assert sorted(titles.FOLDERS) == sorted(FOLDERS)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_titles_are_those_of_the_examples_in_their_order(folder: str) -> None:
    wanted = [name for name, id in EXAMPLES.items() if _folder(id) == folder]
    table: dict[str, str] = import_module(f"illumineer.words.titles.{folder}").TITLES
    assert [es if es in EXAMPLES else en for en, es in table.items()] == wanted


def test_no_two_examples_have_the_same_title_in_any_language() -> None:
    found = Counter(title for pair in titles.pairs() for title in pair)
    assert [title for title, times in found.items() if times > 1] == []
    assert len(titles.pairs()) == len(EXAMPLES)


def test_a_title_is_told_in_either_language_whichever_the_name_is_in() -> None:
    for pair in titles.pairs():
        for name in pair:
            assert tuple(titles.title(name, lang) for lang in LANGUAGES) == pair
    assert titles.title("A scenario of my own", "es") == "A scenario of my own"


KEYWORDS = {word.name.replace("_", " ").title() for word in Keyword} - {"Shift"}
"""Their English names; «hacer Shift» is what players say."""
ENGLISH = re.compile(rf"\b(the|of|and|is|it|with|from|cards?|characters?|ready|exerted|{'|'.join(sorted(KEYWORDS))})\b")
NUMBERS = re.compile(r"\b\d+(?:\.[\dx]+)*\b")


def faults(english: str, spanish: str) -> list[str]:
    """What can be seen to be wrong with a Spanish title."""
    found = {
        "one line without a full stop": spanish == " ".join(spanish.split()) and not spanish.endswith("."),
        "Spanish marks": not re.search(r"[{}\"“”]", spanish)
        and all(spanish.count(first) == spanish.count(last) for first, last in ("«»", "¿?", "¡!", "()")),
        "no English": not ENGLISH.search(spanish),
        "the same numbers": NUMBERS.findall(spanish) == NUMBERS.findall(english),
    }
    return [f"{spanish}: {what}" for what, so in found.items() if not so]


def test_a_spanish_title_is_spanish_and_says_the_same_numbers() -> None:
    assert [fault for pair in titles.pairs() for fault in faults(*pair)] == []


@pytest.mark.parametrize("spanish", ["Ward en la 2.0", "En la 2.1", "En la 2.0.", "En la «2.0", "En the 2.0"])
def test_a_fault_is_found(spanish: str) -> None:
    assert len(faults("In 2.0", spanish)) == 1
    assert faults("In 2.0", "En la 2.0") == []
