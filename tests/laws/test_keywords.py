"""Law: a keyword is one record, with what it means beside it; a part that is left out is named here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.support import character

import illumineer
from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.compile.keywords import MEANS, NUMBERED_FIRST, abilities, is_carried_out
from illumineer.cr import CR, EDITIONS
from illumineer.env import layout
from illumineer.keywords import ADDING_UP, RECORDS, Record, of_rule
from illumineer.rulebook.headings import HEADINGS
from illumineer.text.governing import governing
from illumineer.text.grammar.keywords import FORMS
from illumineer.vocab import Form, Keyword
from illumineer.words import LANGUAGES
from illumineer.words import table as words

SOURCE = Path(illumineer.__file__).parent
EACH = pytest.mark.parametrize("record", RECORDS, ids=lambda each: each.keyword.name)


def test_every_keyword_has_a_record_in_the_order_of_the_vocabulary() -> None:
    assert [each.keyword for each in RECORDS] == list(Keyword), "give it a record at the end of keywords.RECORDS"
    for names in ([each.en for each in RECORDS], [each.es for each in RECORDS], [each.rule for each in RECORDS]):
        assert len(set(names)) == len(names)


@EACH
def test_it_is_written_in_one_of_the_known_forms(record: Record) -> None:
    assert record.form in FORMS or record.form == Form.COSTS, "say in text/grammar/keywords.py how it is written"
    assert (record.keyword in ADDING_UP) == (record.form == Form.PLUS)


@EACH
def test_it_means_something(record: Record) -> None:
    """What the IR can say of it, what the core does besides, or both."""
    assert record.keyword in MEANS or record.in_core, "say what it means in compile/keywords.MEANS"
    if record.in_core:
        path = SOURCE / f"{record.in_core.replace('.', '/')}.py"
        assert path.exists(), f"{record.in_core} is no module"
        asked = {
            ast.unparse(node) for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)
        }
        wanted = {f"Keyword.{record.keyword.name}", f"How.{record.keyword.name}"}
        assert asked & wanted, f"{record.in_core} does not ask for {record.keyword.name}"


@pytest.mark.parametrize("of", MEANS, ids=lambda each: each.name)
def test_every_part_of_a_meaning_has_its_rule_and_is_carried_out(of: Keyword) -> None:
    for part in MEANS[of]:
        assert is_carried_out(part.means), f"carry {part.means} out in the core, and say so in is_carried_out"
        assert of_rule(part.rule) == of, f"{part.rule!r} is not a rule of {of.name}"
    book = CardBook([])
    own = [spec for spec in book.abilities if spec.keyword == of]
    assert len(own) == len([each for each in abilities(True) + abilities(False) if each[0] == of])


def test_abilities_keep_their_numbers_when_another_keyword_has_one() -> None:
    """Saved games name abilities by number."""
    book = CardBook([character("Pawn", ir.Static((ir.Gain(Keyword.RUSH),), name="Fast"))])
    first = [Keyword(spec.keyword) for spec in book.abilities[: len(NUMBERED_FIRST)]]
    assert tuple(first) == NUMBERED_FIRST == (Keyword.SUPPORT, Keyword.VANISH, Keyword.BOOST)
    assert book.abilities[3] is book.temporary and book.abilities[4].name == "Fast"


@EACH
def test_its_rules_are_named_after_it(record: Record) -> None:
    assert record.rule == CR[record.keyword.name] and of_rule(record.rule) == record.keyword
    assert record.since in EDITIONS
    assert [each for each in HEADINGS if each.en == record.en], "its section has no heading"
    assert governing(ir.Gain(record.keyword))


def test_a_rule_of_something_else_is_of_no_keyword() -> None:
    assert of_rule(CR.QUEST_LIMITERS) is None and of_rule(CR.KEYWORD_STACKING) is None


@EACH
def test_it_has_its_words(record: Record) -> None:
    name = record.keyword.name
    for lang in LANGUAGES:
        assert {name, f"full_{name}", f"ability_{name}"} <= set(words("keywords", lang))


def test_a_column_of_an_encoding_stays_where_it_is() -> None:
    """A keyword that is newer than the encoding has no column: agents trained before would misread the rest."""
    assert [each.name for each in layout.KEYWORDS] == [
        "ALERT", "BODYGUARD", "BOOST", "CHALLENGER", "EVASIVE", "RECKLESS", "RESIST", "RUSH", "SHIFT", "SINGER",
        "SING_TOGETHER", "SUPPORT", "VANISH", "WARD", "ADVENTUROUS",
    ]  # fmt: skip
