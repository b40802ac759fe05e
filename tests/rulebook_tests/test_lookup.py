"""Finding a rule: by number, in any edition; by name, in either language; and what is nearest to what is not there."""

from __future__ import annotations

import pytest

from illumineer.cr import CR, EDITIONS, number, own_number, symbols
from illumineer.cr_numbers import FURTHER, TABLE
from illumineer.rulebook.headings import HEADINGS
from illumineer.rulebook.index import children, in_order, parent, rules_in, section_of, wording
from illumineer.rulebook.listed import RULES, SEED_RULES, read
from illumineer.rulebook.lookup import Answer, look_up


def asked(words: str, edition: str | None = None) -> Answer:
    return look_up(words, edition, "en")


def only(answer: Answer) -> tuple[str, str, tuple[CR, ...]]:
    (meaning,) = answer.meanings
    return meaning.edition, meaning.heading.en if meaning.heading else "", meaning.rules


# --- headings --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_headings_share_a_number(edition: str) -> None:
    found = [number for each in HEADINGS if (number := each.number(edition))]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_heading_holds_rules_and_stands_under_a_chapter(edition: str) -> None:
    found = {number for each in HEADINGS if (number := each.number(edition))}
    assert sorted(each for each in found if each.partition(".")[0] not in found) == []
    empty = [each.en for each in HEADINGS if each.number(edition) and not rules_in(each, edition)]
    # Of 1.x some sections are known, but no rule in them.
    unknown = {"In general", "Players", "Characters", "Items", "Locations"} if edition.startswith("1-") else set()
    assert set(empty) <= unknown


def test_every_rule_stands_in_a_section() -> None:
    for rule in CR:
        for edition in EDITIONS:
            assert section_of(rule, edition) is not None, (rule, edition)


def test_every_rule_of_2_x_stands_in_a_section_below_a_chapter() -> None:
    for rule in CR:
        own = own_number(rule, "2.3")
        section = section_of(rule, "2.3")
        if own and not own.startswith("9."):  # chapter 9 has no sections
            assert section and (section.number("2.3") or "").count(".") == 1, rule


# --- numbers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("listed", dict.fromkeys((*SEED_RULES, *RULES)))
def test_every_listed_number_leads_to_a_rule_or_a_section(listed: str) -> None:
    edition, own = read(listed)
    (meaning,) = asked(own, edition).meanings
    assert meaning.edition == edition
    assert meaning.rules
    assert all(wording(rule, edition) for rule in meaning.rules)


def test_a_second_number_leads_to_the_same_rule() -> None:
    assert symbols("7.7.7", "1-early") == (CR.REPLACE_SEVERAL, CR.STATIC_SKIP)
    assert symbols("7.7.9", "1-late") == (CR.STATIC_SKIP,)
    assert all(set(row) - {None} and row != TABLE[rule] for rule, row in FURTHER.items())


def test_a_number_of_the_newest_edition_is_that_rule() -> None:
    assert only(asked("8.10.4")) == ("2.3", "", (CR.SHIFT_DRY,))
    for written in ("8.10.4.", "CR 8.10.4", "cr-8.10.4", "§ 8.10.4", " 8.10.4 ", "2.3:8.10.4"):
        assert only(asked(written))[2] == (CR.SHIFT_DRY,)


def test_a_section_has_its_rules_in_order() -> None:
    edition, title, rules = only(asked("8.10"))
    assert (edition, title, len(rules)) == ("2.3", "Shift", 17)
    numbers = [number(rule, "2.3") for rule in rules]
    assert numbers == sorted(numbers, key=in_order)
    assert numbers[0] == "8.10.1" and numbers[-1] == "8.10.9"


@pytest.mark.parametrize(
    ("section", "said"),
    [
        ("10.2", {CR.BODYGUARD_ENTER_EXERTED, CR.BODYGUARD_MUST_CHALLENGE}),
        ("10.3", {CR.CHALLENGER, CR.CHALLENGER_NOT_WHEN_CHALLENGED}),
        ("10.5", {CR.RECKLESS_CANT_QUEST, CR.RECKLESS_MUST_CHALLENGE, CR.RECKLESS_MAY_EXERT}),
        ("10.6", {CR.RESIST, CR.RESIST_ZERO}),
        ("10.9", {CR.SINGER, CR.SINGER_COST_UNCHANGED}),
        ("10.10", {CR.SING_TOGETHER, CR.SING_TOGETHER_ADD_COSTS, CR.SING_TOGETHER_EACH_SINGS}),
        ("10.12", {CR.VANISH, CR.VANISH_AFTER_ACTION}),
        ("10.13", {CR.WARD, CR.WARD_NO_CHOICE}),
    ],
)
def test_an_early_section_has_every_rule_of_its_keyword(section: str, said: set[CR]) -> None:
    assert said <= set(only(asked(section, "1-early"))[2])


def test_the_early_rulebook_tells_the_reminder_texts_of_the_shift_variants() -> None:
    for rule in (CR.SHIFT_CLASSIFICATION, CR.SHIFT_UNIVERSAL):
        for edition in ("1-early", "1-late"):
            told = wording(rule, edition)
            assert told and "words in brackets" in told.en and "palabras entre paréntesis" in told.es
        now = wording(rule, "2.0")
        assert now and "brackets" not in now.en


def test_10_8_is_one_thing_in_early_and_another_in_late_1_x() -> None:
    answer = asked("10.8")
    assert [(each.edition, each.heading and each.heading.en) for each in answer.meanings] == [
        ("1-late", "Resist"),
        ("1-early", "Shift"),
    ]
    assert only(asked("10.8", "1-early"))[1] == "Shift"
    assert [each.edition for each in asked("10.8", "1-early").others] == ["1-late"]


def test_a_number_that_several_rules_share_shows_them_all() -> None:
    assert only(asked("10.8.3", "1-early"))[2] == (CR.SHIFT_ONTO_EXERTED, CR.SHIFT_DRY)
    assert only(asked("10.8.5", "1-early"))[2] == (CR.SHIFT_KEEPS_EFFECTS, CR.SHIFT_DAMAGE)


def test_a_number_that_means_something_else_elsewhere_comes_with_a_warning() -> None:
    others = asked("1.9.4").others
    assert [(each.edition, each.rules) for each in others] == [
        ("2.1", (CR.DAMAGE_LEAVES_PLAY,)),
        ("1-late", (CR.CHECK_TRIGGERS_WAIT,)),
    ]
    assert asked("8.10.4").others == ()


def test_with_an_edition_no_other_is_looked_at_but_it_is_named() -> None:
    answer = asked("10.8.3", "2.3")
    assert answer.meanings == ()
    assert [each.edition for each in answer.others] == ["1-late", "1-early"]


@pytest.mark.parametrize(
    ("wrong", "near"), [("8.10.4.7", "8.10.4.2"), ("8.99", "8.16"), ("6.1.99", "6.1.16"), ("8.10.99", "8.10.9")]
)
def test_what_is_not_there_comes_with_what_is_nearest(wrong: str, near: str) -> None:
    answer = asked(wrong)
    assert (answer.meanings, answer.others) == ((), ())
    assert near in answer.near


def test_parents_and_children() -> None:
    assert parent(CR.SHIFT_DUO, "2.3") is CR.SHIFT_VARIANTS
    assert parent(CR.SHIFT_DUO, "2.0") is None
    assert children(CR.SHIFT_VARIANTS, "2.0") == (CR.SHIFT_CLASSIFICATION, CR.SHIFT_UNIVERSAL)
    assert parent(CR.SHIFT_VARIANTS, "1-late") is None
    assert parent(CR.TURN_READY, "1-late") is CR.STEP_READY
    assert children(CR.RECKLESS, "1-early") == (
        CR.RECKLESS_CANT_QUEST,
        CR.RECKLESS_MUST_CHALLENGE,
        CR.RECKLESS_MAY_EXERT,
    )
    for edition in ("1-early", "2.3"):
        for rule in CR:
            own = symbols(own_number(rule, edition) or "", edition)
            assert all(parent(each, edition) in own for each in children(rule, edition))


# --- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("shift", "Shift"),
        ("SHIFT", "Shift"),
        ("cambio", "Shift"),
        ("Cambio (Shift)", "Shift"),
        ("sing together", "Sing Together"),
        ("cantar juntos", "Sing Together"),
        ("singer", "Singer"),
        ("protección", "Ward"),
        ("proteccion", "Ward"),
        ("daño", "Damage"),
        ("dano", "Damage"),
        ("golden", "Golden rules"),
        ("desafio", "Challenge"),
        ("bolsa", "Bag"),
        ("challenger", "Challenger"),
        ("challenge", "Challenge"),
    ],
)
def test_a_section_is_found_by_its_name_in_either_language(words: str, title: str) -> None:
    edition, found, rules = only(asked(words))
    assert (edition, found) == ("2.3", title)
    assert rules


def test_a_name_is_looked_up_in_the_edition_and_where_that_has_it_not_in_the_next() -> None:
    assert only(asked("shift", "1-early"))[0] == "1-early"
    assert only(asked("boost", "1-early"))[0] == "1-late"
    assert only(asked("adventurous", "2.0"))[0] == "2.3"


def test_a_name_that_several_sections_have_lists_them() -> None:
    answer = asked("general")
    assert answer.meanings == ()
    assert {"Keywords in general", "Zones in general"} <= {each.en for each in answer.sections}


def test_a_rule_is_found_by_the_name_of_its_symbol() -> None:
    assert only(asked("SHIFT_DRY")) == ("2.3", "", (CR.SHIFT_DRY,))
    assert only(asked("shift dry"))[2] == (CR.SHIFT_DRY, CR.SHIFT_DRY_NON_CHARACTER, CR.SHIFT_DRY_TWO_CHARACTERS)


@pytest.mark.parametrize(
    ("wrong", "near"), [("shfit", "Shift"), ("bodygard", "Bodyguard"), ("guardaspaldas", "Bodyguard")]
)
def test_a_misspelt_name_comes_with_the_nearest(wrong: str, near: str) -> None:
    answer = asked(wrong)
    assert (answer.meanings, answer.sections) == ((), ())
    assert near in answer.near
