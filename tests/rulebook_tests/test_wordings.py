"""What the rules say: every rule, in both languages, in the project's own words."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pkgutil import iter_modules

import pytest
from tests.shared import SHARED, why_skipped

from illumineer.cr import CR, EDITIONS, number
from illumineer.rulebook import texts
from illumineer.rulebook.entry import Rule
from illumineer.rulebook.index import changes, rules
from illumineer.rulebook.subjects import SUBJECTS
from illumineer.words import LANGUAGES

CHAPTERS = sorted((each.name for each in iter_modules(texts.__path__)), key=lambda name: int(name.rpartition("_")[2]))
RUN = 8
"""So many words in a row are copied, fewer may be chance."""


def written() -> list[tuple[CR, str, str]]:
    """Every wording: symbol, language, text."""
    return [
        (symbol, lang, wording.told(lang))
        for symbol, rule in rules().items()
        for wording in rule.wordings
        for lang in LANGUAGES
    ]


def of_chapter(name: str) -> tuple[Rule, ...]:
    found: tuple[Rule, ...] = import_module(f"{texts.__name__}.{name}").RULES
    return found


def test_every_rule_has_a_wording() -> None:
    assert [rule.name for rule in CR if rule not in rules()] == []


def test_each_rule_stands_once_and_in_the_chapter_of_its_newest_number() -> None:
    every = [(rule.symbol, name) for name in CHAPTERS for rule in of_chapter(name)]
    assert [symbol.name for symbol, count in Counter(symbol for symbol, _ in every).items() if count > 1] == []
    wrong = [
        (symbol.name, name)
        for symbol, name in every
        if ":" not in number(symbol, "2.3") and number(symbol, "2.3").partition(".")[0] != name.rpartition("_")[2]
    ]
    assert wrong == []


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_is_in_the_order_of_the_symbols(name: str) -> None:
    order = [rule.symbol for rule in of_chapter(name)]
    assert order == sorted(order)


def test_wordings_are_whole_sentences() -> None:
    assert [(rule.name, text) for rule, _, text in written() if not re.search(r"[.!?)][)»”]?$", text)] == []
    assert [(rule.name, text) for rule, _, text in written() if text != " ".join(text.split())] == []
    assert [(rule.name, text) for rule, _, text in written() if text[0].islower()] == []


def test_spanish_is_opened_and_closed_as_spanish_is() -> None:
    spanish = [(rule.name, text) for rule, lang, text in written() if lang == "es"]
    assert [each for each in spanish if each[1].count("¿") != each[1].count("?")] == []
    assert [each for each in spanish if each[1].count("¡") != each[1].count("!")] == []
    assert [each for each in spanish if each[1].count("«") != each[1].count("»")] == []
    assert [each for each in spanish if re.search("[“”\"]", each[1])] == []


def test_the_languages_are_not_the_same() -> None:
    same = [rule.symbol.name for rule in rules().values() for each in rule.wordings if each.en == each.es]
    assert same == []


def test_older_wordings_come_first_and_differ_from_what_follows() -> None:
    for rule in rules().values():
        places = [EDITIONS.index(each.until) for each in rule.wordings]
        assert places == sorted(set(places)), rule.symbol
        assert places[-1] == len(EDITIONS) - 1, rule.symbol
        for one, next_one in zip(rule.wordings, rule.wordings[1:], strict=False):
            assert one.en != next_one.en and one.es != next_one.es, rule.symbol


def test_every_change_has_a_known_name_an_edition_and_its_rules() -> None:
    names = {name for subject in SUBJECTS for name in subject.names}
    assert [each.name for each in changes() if each.name not in names] == []
    assert [each.name for each in changes() if each.since not in EDITIONS[1:]] == []
    assert [each.name for each in changes() if not each.rules] == []
    assert [count for count in Counter((each.name, each.since) for each in changes()).values() if count > 1] == []
    assert [each.name for each in changes() for text in (each.en, each.es) if not text.endswith(".")] == []


# --- own words -------------------------------------------------------------------------------


def runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"[^\W_]+", text.lower().replace("’", "'"))
    return {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


@pytest.fixture(scope="module")
def material() -> set[tuple[str, ...]]:
    """Every run of words of the texts that the project works from."""
    files = [*SHARED.glob("rules/CR-*.txt"), *SHARED.glob("seeds/*.txt")]
    if not files:
        pytest.skip(why_skipped(SHARED / "rules"))
    return set().union(*(runs(path.read_text(encoding="utf-8")) for path in files))


def test_no_wording_is_taken_from_a_rules_text(material: set[tuple[str, ...]]) -> None:
    taken = {
        (rule.name, lang, " ".join(run)) for rule, lang, text in written() for run in runs(text) if run in material
    }
    assert sorted(taken) == []


def test_no_change_is_taken_from_a_rules_text(material: set[tuple[str, ...]]) -> None:
    taken = {
        (each.name, " ".join(run)) for each in changes() for text in (each.en, each.es) for run in runs(text) & material
    }
    assert sorted(taken) == []
