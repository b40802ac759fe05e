"""A whole game, its replay, the bench, a moment in the middle, a duel: both screens, both languages, both doors."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.page.conftest import DESK, LONG, PHONE, until
from tests.page.moments import MOMENTS, sit_down
from tests.page.test_lab import LANGS, SINGERS, SIZES, fits, paste, stop
from tests.page.test_lab import begin as begin_duel
from tests.page.test_table import begin, by_keys, is_over, mat, play, settled
from tests.page.test_text_face import WON, question
from tests.page.test_text_face import begin as begin_in_text
from tests.page.test_text_face import play as play_in_text

from illumineer.words.en.page import SENTENCES as EN
from illumineer.words.es.page import SENTENCES as ES

WORDS = {"en": EN, "es": ES}


def crossed(test: Any) -> Any:
    """A test on every screen, in every language, at every door."""
    return LONG(pytest.mark.parametrize("door", ["server", "site"])(SIZES(LANGS(test))))


@pytest.fixture
def address(request: pytest.FixtureRequest, door: str) -> str:
    """The address of a door."""
    found: str = request.getfixturevalue(door)
    return found.rstrip("/") + "/"


@crossed
def test_a_game_by_keyboard_its_replay_and_the_bench(
    opened: Any, address: str, size: dict[str, int], lang: str
) -> None:
    page = opened(f"{address}#/table", size, lang)
    page.set_default_timeout(60_000)
    page.locator(".begin button[type=submit]").focus()
    page.keyboard.press("Enter")
    page.locator(".mat").wait_for()
    play(page, by_keys, len(address))
    lore = page.locator("span.mat__figure b").all_inner_texts()
    page.locator(".ask .offers button", has_text=WORDS[lang]["table_replay"]).click()
    page.locator(".asks").wait_for()
    page.keyboard.press("End")
    until(page, r"/^(\d+)\/\1 /.test(document.querySelector('.asks__place').innerText)", seconds=30)
    assert page.locator("span.mat__figure b").all_inner_texts() == lore
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    if size is PHONE:
        page.locator(".mat__menu").click()
    page.locator(".offers button:visible", has_text=WORDS[lang]["replay_bench"]).click()
    page.locator(".asked__question:visible").wait_for()


@crossed
def test_a_game_in_text(opened: Any, address: str, size: dict[str, int], lang: str) -> None:
    page = opened(f"{address}#/table?text=1", size, lang)
    page.set_default_timeout(60_000)
    begin_in_text(page)
    play_in_text(page, lang, 6)
    assert WON[lang] in question(page)


@crossed
def test_a_reload_in_the_middle_of_a_resolution(opened: Any, address: str, size: dict[str, int], lang: str) -> None:
    page = sit_down(opened, address, MOMENTS["choose up to"], size, lang)
    page.set_default_timeout(60_000)
    settled(page)
    before = mat(page)
    assert page.locator(".mat__pick").inner_text() == "1"
    page.reload()
    page.locator(".mat").wait_for()
    settled(page)
    assert mat(page) == before
    by_keys(page, random.Random(1))
    assert page.locator(".mat__pick").count() == 0


@LONG
@pytest.mark.parametrize(("size", "lang"), [(PHONE, "es"), (DESK, "en")])
def test_a_game_against_a_bot_that_thinks(opened: Any, server: str, size: dict[str, int], lang: str) -> None:
    page = opened(f"{server}/#/table", size, lang)
    page.set_default_timeout(60_000)
    begin(page, "search:200")
    dice = random.Random(8)
    for _ in range(400):
        if is_over(page):
            break
        until(page, "document.querySelector('.bar').ariaBusy === 'false'", seconds=120)
        by_keys(page, dice)
    assert is_over(page)


@LONG
@SIZES
@LANGS
def test_a_duel_without_a_server(opened: Any, site: str, size: dict[str, int], lang: str) -> None:
    page = opened(f"{site}#/lab", size, lang)
    page.set_default_timeout(60_000)
    paste(page, SINGERS)
    begin_duel(page, 2)
    assert stop(page, lang) >= 2
    assert fits(page)
