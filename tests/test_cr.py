"""Laws of the rule symbols: each rule has a name, each name its number in each edition."""

from __future__ import annotations

import copy
import pickle
import re
from collections import Counter

import pytest

from illumineer.cr import CR, EDITIONS, number, numbers, stands_within, symbol, symbols
from illumineer.cr_numbers import TABLE

V2 = ("2.0", "2.1", "2.2", "2.3")

# Of 8.16 only the section's number is known, so its symbols share it.
SHARED = {"8.16"}


def known(edition: str) -> list[str]:
    """The edition's column of the table, without the holes."""
    column = (row[EDITIONS.index(edition)] for row in TABLE.values())
    return [text for text in column if text is not None]


def test_the_table_has_one_row_per_symbol_in_the_same_order() -> None:
    assert list(TABLE) == list(CR)


@pytest.mark.parametrize("rule", list(CR), ids=lambda rule: rule.name)
def test_every_symbol_is_well_formed_and_has_a_number(rule: CR) -> None:
    assert re.fullmatch(r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)*", rule.name)
    assert any(TABLE[rule])
    for edition in EDITIONS:
        assert re.fullmatch(r"([12][-.a-z0-9]+: )?\d+(\.\d+)+", number(rule, edition))


@pytest.mark.parametrize("edition", V2)
def test_no_two_symbols_share_a_number_from_2_0_on(edition: str) -> None:
    assert {text for text, count in Counter(known(edition)).items() if count > 1} <= SHARED


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_and_symbols_lead_back_and_forth(edition: str) -> None:
    found = numbers(edition)
    assert set(found) == set(known(edition))
    for text, rule in found.items():
        assert number(rule, edition) == text
        assert symbol(text, edition) is rule


# None: that edition gives no number. Editions in the order of EDITIONS.
@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (CR.SHIFT, ("10.8.1", "10.10.1", "8.10.1", "8.10.1", "8.10.1", "8.10.1")),
        (CR.SHIFT_REMINDER, ("10.8.2", "10.10.2", None, None, None, None)),
        (CR.SHIFT_DRY, ("10.8.3", "10.10.5", "8.10.4", "8.10.4", "8.10.4", "8.10.4")),
        (CR.SHIFT_DUO, (None, None, None, None, "8.10.8.3", "8.10.8.3")),
        (CR.GAME_STATE_CHECK, ("1.9.2", "1.9.2", "1.8.1", "1.8.1", "1.8.1", "1.8.1")),
        (CR.CHECK_ONLY_WHEN_IT_OCCURS, (None, None, None, "1.8.5", "1.8.5", "1.8.5")),
        (CR.DAMAGE_DEAL, ("9.1", "9.1", "1.9.1.1", "1.9.2.1", "1.9.2.1", "1.9.2.1")),
        (CR.DAMAGE_TAKE, (None, None, "1.9.1.5", "1.9.3", "1.9.3", "1.9.3")),
        (CR.DAMAGE_DEALT_IS_TAKEN, (None, None, "1.9.2", None, None, None)),
        (CR.DAMAGE_AMOUNT, (None, None, None, None, "1.9.4", "1.9.4")),
        (CR.DAMAGE_LEAVES_PLAY, ("9.4", "9.4", "1.9.3", "1.9.4", "1.9.6", "1.9.6")),
        (CR.MOVE_ARRIVES, ("4.3.7.4", "4.3.7.4", "4.7.3.3", "4.7.4", "4.7.4", "4.7.4")),
        (CR.MOVE_TRIGGERS_RESOLVE, ("4.3.7", "4.3.7", "4.7.4", "4.7.5", "4.7.5", "4.7.5")),
        (CR.LOCATION_LORE, ("6.5", "6.5", "5.6.5.3", "5.6.5.4", "5.6.5.4", "5.6.5.4")),
        (CR.CONDITIONAL, (None, None, "6.4.3", "6.4.3", "6.1.15", "6.1.15")),
        (CR.STATIC_SKIP, ("7.7.3", "7.7.3", "6.4.5", "6.4.5", "6.4.3", "6.4.3")),
        (CR.REPLACE_SAME_TWICE, (None, "7.7.8", "6.5.8", "6.5.8", "6.5.8", "6.5.8")),
        (CR.RESOLVE_REPLACEMENTS, (None, None, "6.7.2.2", None, None, None)),
        (CR.RESOLVE_INSTRUCTIONS, ("7.1", "7.1", "6.7.2.4", "6.7.2.3", "6.7.2.3", "6.7.2.3")),
        (CR.RESOLVE_ENTERS_PLAY, ("7.7.4", "7.7.4", "6.7.8", "6.7.9", "6.7.9", "6.7.9")),
        (CR.RESOLVE_PART_BY_PART, (None, None, None, None, None, "6.7.6.1")),
        (CR.ZONE_PLAYED_ACTION_FIRST, ("7.1.6.1", "7.1.6.1", "7.1.6.1", "7.1.6.1", "7.1.6.1", None)),
        (CR.ADVENTUROUS, (None, None, None, None, None, "8.16")),
    ],
    ids=lambda value: value.name if isinstance(value, CR) else "",
)
def test_numbers_that_are_known_to_move(rule: CR, expected: tuple[str | None, ...]) -> None:
    assert TABLE[rule] == expected


def test_triggered_abilities_keep_their_last_digit_since_1_x() -> None:
    for place in range(1, 8):
        assert symbol(f"7.4.{place}", "1-early") is symbol(f"6.2.{place}")


def test_a_bare_1_x_number_means_different_rules_in_the_two_texts() -> None:
    assert symbol("10.8.1", "1-early") is CR.SHIFT
    assert symbol("10.8.1", "1-late") is CR.RESIST
    assert symbol("10.10", "1-early") is CR.SING_TOGETHER


def test_a_silent_edition_is_cited_from_the_first_later_one_that_speaks() -> None:
    assert number(CR.CONCEDE, "1-late") == "2.0: 2.3.3.4"
    assert number(CR.CHECK_ONLY_WHEN_IT_OCCURS, "1-early") == "2.1: 1.8.5"
    assert number(CR.BOOST, "1-early") == "1-late: 10.4.1"


@pytest.mark.parametrize(
    ("rule", "early", "late"),
    [
        (CR.BODYGUARD_MUST_CHALLENGE, "10.2", "10.3"),
        (CR.CHALLENGER_NOT_WHEN_CHALLENGED, "10.3", "10.5"),
        (CR.RECKLESS_CANT_QUEST, "10.5", "10.7"),
        (CR.RECKLESS_MAY_EXERT, "10.5", "10.7"),
        (CR.SINGER_COST_UNCHANGED, "10.9", "10.11"),
        (CR.SING_TOGETHER_ADD_COSTS, "10.10", "10.12"),
        (CR.SING_TOGETHER_EACH_SINGS, "10.10", "10.12"),
        (CR.VANISH_AFTER_ACTION, "10.12", "10.14"),
        (CR.WARD_NO_CHOICE, "10.13", "10.15"),
        (CR.QUEST_EXERT, "4.3.5", "4.3.5"),
        (CR.TURN_READY, "4.2.1", "4.2.1"),
        (CR.BAG_PASS, "8.7", "8.7"),
    ],
    ids=lambda value: value.name if isinstance(value, CR) else "",
)
def test_a_1_x_rule_without_a_number_of_its_own_is_cited_by_its_section(rule: CR, early: str, late: str) -> None:
    assert (number(rule, "1-early"), number(rule, "1-late")) == (early, late)
    assert stands_within(rule, "1-early") and not stands_within(rule, "2.0")


def test_what_stands_within_a_number_is_not_meant_by_it_where_another_rule_has_it() -> None:
    assert symbols("10.5", "1-early") == (CR.RECKLESS,)
    assert symbols("10.8.1", "1-early") == (CR.SHIFT,)
    assert symbols("4.2.1", "1-late") == (CR.STEP_READY,)
    assert symbols("1.4", "1-late")[0] is CR.PLAYER_OPPONENT


def test_a_dropped_rule_is_cited_from_the_last_edition_that_had_it() -> None:
    assert number(CR.ZONE_PLAYED_ACTION_FIRST, "2.3") == "2.2: 7.1.6.1"
    assert number(CR.SHIFT_REMINDER, "2.2") == "1-late: 10.10.2"


def test_symbol_speaks_the_current_edition_unless_told_otherwise() -> None:
    assert symbol("1.9.6") is CR.DAMAGE_LEAVES_PLAY
    assert symbol("1.9.6", "2.1") is None
    assert symbol("99.9") is None


def test_an_unknown_edition_is_refused() -> None:
    for ask in (lambda: number(CR.SHIFT, "3.0"), lambda: numbers("3.0")):
        with pytest.raises(ValueError, match=r"3\.0"):
            ask()


def test_symbols_are_singletons_with_a_name() -> None:
    assert CR["SHIFT"] is CR.SHIFT
    assert CR.SHIFT.name == "SHIFT"
    assert repr(CR.SHIFT) == str(CR.SHIFT) == f"{CR.SHIFT}" == "CR.SHIFT"
    assert all(CR)  # `if symbol(...)` must not fail on the first one
    assert len({int(rule) for rule in CR}) == len(list(CR))
    for again in (copy.deepcopy(CR.SHIFT), pickle.loads(pickle.dumps(CR.SHIFT))):
        assert again is CR.SHIFT
