"""Law: the words of the page in the browser stand in `words/LANG/page.py`; its sources hold keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from illumineer.words import LANGUAGES, table

SOURCES = Path(__file__).resolve().parents[2] / "page" / "src"
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.ts*")))
ASKED = set(re.findall(r'\bt\(\s*"(\w+)"', TEXT))
"""Keys that are written out where a sentence is said."""
WRITTEN = set(re.findall(r'"(\w+)"', TEXT))
PATTERNS = [
    re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"\\w+", re.escape(pattern)))
    for pattern in set(re.findall(r"\bt\(\s*`(\w*\$\{[^`]*)`", TEXT))
]
"""Keys that are put together, with anything where they vary."""


def is_said(key: str) -> bool:
    return key in WRITTEN or any(pattern.fullmatch(key) for pattern in PATTERNS)


def test_the_sources_are_found() -> None:
    assert len(ASKED) > 40 and len(PATTERNS) > 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_that_the_page_says_has_its_words(lang: str) -> None:
    assert sorted(ASKED - set(table("page", lang))) == []


def test_no_sentence_of_the_page_is_never_said() -> None:
    assert [key for key in table("page", "en") if not is_said(key)] == []


def test_a_sentence_that_nobody_says_is_found() -> None:
    assert not is_said("nobody_says_this")


def test_the_blanks_are_those_that_the_page_can_fill() -> None:
    """It knows a name, two forms for a number, a grouped number, and "or" for a list; see page/src/i18n.ts."""
    for lang in LANGUAGES:
        for key, sentence in table("page", lang).items():
            for form in (sentence,) if isinstance(sentence, str) else sentence:
                for spec in re.findall(r"\{\w+:([^{}]*(?:\{\w+\}[^{}]*)*)\}", form):
                    assert "|" in spec or spec in (",", "or"), f"{lang} {key}: {spec}"
