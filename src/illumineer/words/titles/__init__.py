"""The titles of the example scenarios: what each is called in English and in Spanish.

The files in `examples/` have one `name`, in one language: English, but for the one that shows how a scenario in Spanish
reads.  Here stand both, one module for each folder, each pair as `English: Spanish`, in the order of the files.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

FOLDERS: Final = (*(f"chapter_{n}" for n in range(1, 10)), "editions", "older_editions", "principles")


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """The English and the Spanish title of each example."""
    tables = (import_module(f"illumineer.words.titles.{folder}").TITLES for folder in FOLDERS)
    return tuple(pair for table in tables for pair in table.items())


@cache
def _in_each() -> dict[str, dict[str, str]]:
    """The title in each language, by the title in any of them."""
    return {title: {"en": en, "es": es} for en, es in pairs() for title in (en, es)}


def title(name: str, lang: str) -> str:
    """What a scenario of that name is called in a language; one that is no example keeps its name."""
    found = _in_each().get(name)
    return found[lang] if found else name
