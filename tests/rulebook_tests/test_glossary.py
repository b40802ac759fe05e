"""The glossary tells the truth: every keyword and every synonym is there."""

from __future__ import annotations

from pathlib import Path

from illumineer.rulebook.roots import root, words_of
from illumineer.rulebook.synonyms import synonyms
from illumineer.vocab import Keyword
from illumineer.words import table

GLOSSARY = (Path(__file__).resolve().parents[2] / "docs" / "glossary.md").read_text()


def test_every_keyword_stands_there_in_both_languages() -> None:
    for keyword in Keyword:
        english, spanish = (str(table("keywords", lang)[keyword.name]) for lang in ("en", "es"))
        assert f"| {english} | {spanish.removesuffix(' (Shift)')} |" in GLOSSARY


def test_every_synonym_stands_there_with_what_it_means() -> None:
    rows = [" ".join(map(root, words_of(line))) for line in GLOSSARY.splitlines() if line.startswith("|")]
    for said, meant in synonyms().items():
        wanted = " ".join(said), " ".join(map(root, words_of(meant)))
        assert any(all(f" {each} " in f" {row} " for each in wanted) for row in rows), (said, meant)
