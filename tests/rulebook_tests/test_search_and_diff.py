"""Full text in both languages; two editions side by side."""

from __future__ import annotations

import pytest

from illumineer.cr import CR, EDITIONS
from illumineer.rulebook import diff as diffing
from illumineer.rulebook.diff import diff, moves, runs
from illumineer.rulebook.entry import Change
from illumineer.rulebook.index import wording
from illumineer.rulebook.search import places, plain, search, words_of

# --- search ----------------------------------------------------------------------------------


def test_letters_are_compared_without_case_and_accents_and_keep_their_places() -> None:
    assert plain("¿Daño, ÁGIL?") == "¿dano, agil?"
    assert len(plain("Cantará «así»")) == len("Cantará «así»")
    assert words_of("Resist +2, secándose") == ["resist", "2", "secandose"]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("rule", [CR.SHIFT_DRY, CR.BAG_ORDER, CR.RESIST_ZERO, CR.CHALLENGE_EXERT, CR.MAY])
def test_the_words_of_a_rule_find_it_first(rule: CR, lang: str) -> None:
    found = wording(rule, "2.3")
    assert found
    assert search(found.told(lang), "2.3")[0].symbol is rule
    assert search(plain(found.told(lang)).upper(), "2.3")[0].symbol is rule


def test_every_hit_has_all_the_words_or_the_beginnings_of_them() -> None:
    hits = search("dañ resist", "2.3")
    assert hits
    for hit in hits:
        text = wording(hit.symbol, "2.3")
        assert text and hit.langs
        for lang in hit.langs:
            own = words_of(text.told(lang))
            assert all(any(each.startswith(word) for each in own) for word in ("dan", "resist"))


def test_better_matches_come_first() -> None:
    hits = search("bodyguard", "2.3")
    assert hits[0].symbol.name.startswith("BODYGUARD")
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_if_no_rule_has_all_words_those_with_most_are_found() -> None:
    hits = search("bodyguard bag zzzz", "2.3")
    assert hits
    assert search("zzzz", "2.3") == []
    assert search("  ", "2.3") == []


def test_the_wording_of_the_edition_is_searched() -> None:
    old, new = wording(CR.RESIST_ZERO, "2.1"), wording(CR.RESIST_ZERO, "2.3")
    assert old and new and old != new
    assert search(new.en, "2.3")[0].symbol is CR.RESIST_ZERO
    assert search(old.en, "2.1")[0].symbol is CR.RESIST_ZERO


def test_the_words_are_marked_where_they_stand() -> None:
    text = "Daño: el daño dañado, no el año."
    assert [text[begin:end] for begin, end in places(["dan"], text)] == ["Daño", "daño", "dañado"]


# --- two editions ----------------------------------------------------------------------------


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    made = (
        Change("resist", "2.0", (CR.RESIST,), "In 2.0.", "En 2.0."),
        Change("damage-to-zero", "2.2", (CR.RESIST_ZERO, CR.DAMAGE_ZERO), "In 2.2.", "En 2.2."),
        Change("ink-drops", "2.3", (CR.INK_DROPS,), "In 2.3.", "En 2.3."),
    )
    monkeypatch.setattr(diffing, "changes", lambda: made)


@pytest.mark.usefixtures("changed")
@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ("2.0", "2.3", ["damage-to-zero", "ink-drops"]),
        ("2.3", "2.0", ["damage-to-zero", "ink-drops"]),
        ("1-late", "2.2", ["resist", "damage-to-zero"]),
        ("2.0", "2.1", []),
        ("2.2", "2.3", ["ink-drops"]),
    ],
)
def test_what_changed_lies_between_the_editions(old: str, new: str, names: list[str]) -> None:
    found = diff(old, new)
    assert [change.name for _, group in found.changes for change in group] == names
    assert found.backwards == (EDITIONS.index(new) < EDITIONS.index(old))


def test_from_2_2_to_2_3_nothing_moved() -> None:
    found = diff("2.2", "2.3")
    assert found.came == ("1.13", "1.13.2", "6.1.4.2", "6.1.14.3", "6.7.6.1", "8.16")
    assert found.gone == ("7.1.6.1",)
    assert found.moved == ()
    assert CR.KEYWORD_STACKING in found.reworded
    assert (found.only_new, found.only_old) == ((), ())


def test_from_2_1_to_2_2() -> None:
    found = diff("2.1", "2.2")
    assert moves(found.moved) == [
        "1.9.4 → 1.9.6",
        "6.4.3–6.4.4 → 6.1.15–6.1.16",
        "6.4.4.1–6.4.4.3 → 6.1.16.1–6.1.16.3",
        "6.4.5 → 6.4.3",
    ]
    assert CR.RESIST_ZERO in found.reworded
    assert "8.10.8.3" in found.came


@pytest.mark.parametrize("old", EDITIONS)
@pytest.mark.parametrize("new", EDITIONS)
def test_the_way_back_is_the_way_there_turned_round(old: str, new: str) -> None:
    there, back = diff(old, new), diff(new, old)
    assert (there.came, there.gone) == (back.gone, back.came)
    assert sorted(there.moved) == sorted((b, a) for a, b in back.moved)
    assert (there.reworded, there.changes) == (back.reworded, back.changes)
    assert (there.only_new, there.only_old) == (back.only_old, back.only_new)


def test_of_1_x_it_is_not_said_that_a_rule_without_a_number_is_not_there() -> None:
    found = diff("1-late", "2.0")
    assert found.came == ()
    assert "1.3.1" in found.only_new
    assert "10.10.2" in found.gone


def test_numbers_that_follow_one_another_are_told_as_one() -> None:
    assert runs(("1.2", "1.3", "1.4", "1.9", "1.10", "2.1")) == ["1.2–1.4", "1.9–1.10", "2.1"]
    assert moves((("1.2", "3.4"), ("1.3", "3.5"), ("1.4", "3.7"))) == ["1.2–1.3 → 3.4–3.5", "1.4 → 3.7"]
