"""Every kind of question at the table: it has its control, it can be answered, and every reader can do so."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
from tests.page.conftest import DESK, PHONE, longer, until
from tests.page.moments import MOMENTS, sit_down
from tests.page.test_table import answered, by_keys, faults, settled, state_of

from illumineer.vocab import Ask

PICTURES = os.environ.get("ILLUMINEER_PICTURES")
"""A folder for a picture of each question, if somebody wants to look at them."""


def test_every_kind_of_question_has_a_moment() -> None:
    assert {moment.kind for moment in MOMENTS.values()} == {kind.name.lower() for kind in Ask}


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize(("size", "lang"), [(PHONE, "es"), longer(DESK, "en")])
def test_a_question_is_asked_and_answered_by_keyboard(
    opened: Any, server: str, axe: str, name: str, size: dict[str, int], lang: str
) -> None:
    page = sit_down(opened, f"{server}/", MOMENTS[name], size, lang, reduced_motion="reduce")
    settled(page)
    page.evaluate(axe)
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name.replace(' ', '-')}-{size['width']}-{lang}.png")
    assert faults(page) == []
    assert outside(page) == []
    by_keys(page, random.Random(len(name)))


def outside(page: Any) -> list[str]:
    """The answers that cannot be seen without scrolling: few answers always can."""
    found: list[str] = page.evaluate(_OUTSIDE)
    return found


_OUTSIDE = """() => {
    const answers = [...document.querySelectorAll(".ask .answer, .ask__strip .ask__card")];
    const box = document.querySelector(".mat__question").getBoundingClientRect();
    const seen = ({top, bottom}) => top >= box.top - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
    const hidden = answers.filter(each => !seen(each.getBoundingClientRect()));
    return answers.length > 4 ? [] : hidden.map(each => each.innerText);
}"""


def card(page: Any, name: str) -> Any:
    """A card on the board, by the first words of its name."""
    return page.locator(".mat__card", has_text=name).first


def tap(page: Any, place: Any) -> None:
    """Tap something that answers."""
    before = state_of(page)
    place.click()
    answered(page, before)


def test_a_pick_has_a_number_and_a_second_tap_takes_it_off(opened: Any, server: str) -> None:
    page = sit_down(opened, f"{server}/", MOMENTS["choose up to"])
    settled(page)
    tap(page, card(page, "Goofy"))
    assert page.locator(".mat__pick").count() == 0
    tap(page, card(page, "Stitch"))
    assert page.locator(".mat__pick").inner_text() == "1"
    tap(page, card(page, "Mickey"))  # the second and last one
    assert page.locator(".mat__card .face--exerted").count() == 2


def test_what_cannot_be_done_says_why_with_its_rule(opened: Any, server: str) -> None:
    page = sit_down(opened, f"{server}/", MOMENTS["turn"])
    settled(page)
    card(page, "Ariel").click()
    closed = page.locator(".answer--closed").first
    closed.click()
    assert page.locator(".ask__why .rulebutton").count() > 0
    page.locator(".ask__why .rulebutton").first.click()
    page.locator(".ask__why .rulenote").wait_for()
    card(page, "Stitch").click()  # another card can be tapped at once
    until(page, "document.querySelector('.ask__text').innerText.startsWith('Stitch')")


def test_from_the_table_to_the_bench(opened: Any, server: str) -> None:
    page = sit_down(opened, f"{server}/", MOMENTS["turn"], DESK)
    settled(page)
    page.locator(".mat__actions .offers button", has_text="bench").click()
    page.locator(".asked .answer", has_text="Play Dragon Fire").wait_for()


def test_two_taps_on_the_end_of_a_turn_end_one_turn(opened: Any, server: str) -> None:
    page = sit_down(opened, f"{server}/", MOMENTS["turn"])
    settled(page)
    page.wait_for_timeout(800)
    before = page.locator(".mat__when").inner_text()
    end = page.locator(".bar .button--main")
    end.click()
    until(page, f"document.querySelector('.mat__when').innerText !== {before!r}")
    now = state_of(page)
    end.click(delay=10)
    settled(page)
    assert state_of(page) == now
    page.wait_for_timeout(800)
    tap(page, end)


def test_a_card_is_read_before_it_is_picked(opened: Any, server: str) -> None:
    page = sit_down(opened, f"{server}/", MOMENTS["choose a card"], has_touch=True)
    settled(page)
    before = state_of(page)
    page.locator(".ask__reading").click()
    card(page, "Goofy").click()
    page.locator("dialog[open] .infull").wait_for()
    page.keyboard.press("Escape")
    page.locator(".ask__reading").click()
    card(page, "Goofy").click(button="right")
    page.locator("dialog[open] .infull").wait_for()
    page.keyboard.press("Escape")
    assert state_of(page) == before
    tap(page, card(page, "Goofy"))


def test_the_end_of_a_turn_says_first_what_is_left(opened: Any, server: str) -> None:
    page = sit_down(opened, f"{server}/", MOMENTS["turn"])
    settled(page)
    before = state_of(page)
    page.keyboard.press("e")
    page.locator(".toast", has_text="You can still").wait_for()
    assert state_of(page) == before
    page.keyboard.press("e")
    answered(page, before)
