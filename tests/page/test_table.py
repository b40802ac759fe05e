"""The table in the browser: whole games by keyboard and by taps, reloading, two tabs, a server that is started anew."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from tests.page.conftest import DESK, LONG, PHONE, longer, until
from tests.web.conftest import serving

WORDS = {"en": {"won": "won"}, "es": {"won": "ganado"}}


def begin(page: Any, against: str = "greedy") -> None:
    """Begin a game with the starter decks."""
    page.locator(".begin__row select").first.select_option(against)
    page.locator(".begin button[type=submit]").click()
    page.locator(".mat").wait_for(timeout=30_000)  # the first call may wait until the server has loaded the cards


def settled(page: Any) -> None:
    """Wait until nothing is on its way."""
    page.wait_for_timeout(30)  # for a drawing
    until(page, "document.querySelector('.bar').ariaBusy === 'false'")


def answered(page: Any, before: str) -> None:
    """Wait until an answer has changed the table."""
    until(page, f"document.querySelector('.bar').dataset.n !== {before!r}")
    settled(page)


def state_of(page: Any) -> str:
    """The number of the state that is shown."""
    found: str = page.locator(".bar").get_attribute("data-n")
    return found


def mat(page: Any) -> str:
    """What the table shows, without the counts at the edges of its rows: these depend on how far a row is scrolled."""
    found: str = page.evaluate(_MAT)
    return found


_MAT = """() => {
    const copy = document.querySelector(".mat").cloneNode(true);
    copy.querySelectorAll(".mat__edge").forEach(edge => edge.remove());
    return copy.textContent;
}"""


def is_over(page: Any) -> bool:
    return bool(page.locator(".ask .offers").count())


def by_keys(page: Any, dice: random.Random) -> None:
    """Make one answer with the keyboard alone: a digit that stands beside the question, or one of the whole list."""
    settled(page)
    if is_over(page):
        return
    before = state_of(page)
    digits = page.eval_on_selector_all(".ask [data-digit]", "all => all.map(each => each.dataset.digit)")
    if digits:
        page.keyboard.press(dice.choice([digit for digit in digits if len(digit) == 1]))
    elif page.locator(".ask__naming").count():
        name_by_keys(page)
    else:
        by_keys_once(page, dice)
    answered(page, before)


def name_by_keys(page: Any) -> None:
    """Name a card with the keyboard alone."""
    page.keyboard.press("Escape")
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.ask__naming input')"):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("the keyboard does not come to the field for a name")
    page.keyboard.type("a")
    page.locator(".ask__naming .answer").first.wait_for()
    page.keyboard.press("Enter")


def by_keys_once(page: Any, dice: random.Random) -> None:
    """Open the list of everything, and pick one of it by its digit; the first ends the turn."""
    page.keyboard.press("Escape")
    page.keyboard.press(" ")
    page.locator("dialog[open] .answer").first.wait_for()
    many = page.locator("dialog[open] [data-digit]").count()
    page.keyboard.press(str(dice.randint(min(2, many), min(many, 9))))


def by_taps(page: Any, dice: random.Random) -> None:
    """Make one answer with taps: on a card that can be tapped, on an answer, or on the end of the turn."""
    settled(page)
    cards = page.locator(".mat__card--can:visible")
    if cards.count() and dice.random() < 0.8:
        cards.nth(dice.randrange(cards.count())).click()
        page.wait_for_timeout(60)
    settled(page)
    answers = page.locator(".ask .answer:not(.answer--closed), .ask__strip .ask__card")
    if answers.count():
        answers.nth(dice.randrange(answers.count())).click()
    elif page.locator(".bar .button--main:enabled").count() and dice.random() < 0.5:
        page.wait_for_timeout(700)  # a tap right after the turn has begun is taken for a second one
        page.locator(".bar .button--main").click()


def play(page: Any, step: Any, seed: int, most: int = 400) -> None:
    """Answer until the game is over."""
    dice = random.Random(seed)
    for _ in range(most):
        if is_over(page):
            return
        step(page, dice)
    raise AssertionError(f"not over after {most} answers: {page.locator('.mat__when').inner_text()}")


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "es"), longer(DESK, "en")])
def test_a_whole_game_by_keyboard_alone(opened: Any, server: str, size: dict[str, int], lang: str) -> None:
    page = opened(f"{server}/#/table", size, lang)
    page.locator(".begin button[type=submit]").focus()
    page.keyboard.press("Enter")
    page.locator(".mat").wait_for(timeout=30_000)  # the first call may wait until the server has loaded the cards
    play(page, by_keys, 1)
    assert WORDS[lang]["won"] in page.locator(".ask__text").inner_text()


@pytest.mark.parametrize(("size", "lang"), [longer(PHONE, "en"), (DESK, "es")])
def test_a_whole_game_by_taps_and_its_replay(opened: Any, server: str, size: dict[str, int], lang: str) -> None:
    page = opened(f"{server}/#/table", size, lang)
    begin(page)
    play(page, by_taps, 2)
    ended = page.locator(".ask__text").inner_text()
    page.locator(".ask .offers button", has_text="again" if lang == "en" else "otra vez").click()
    page.locator(".transport, .asks").first.wait_for()
    page.keyboard.press("End")
    until(page, f"document.querySelector('.asks').innerText.includes({ended.split('.')[0]!r})")


def test_a_reload_and_a_second_tab_come_back_to_the_game(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table")
    begin(page)
    dice = random.Random(3)
    for _ in range(8):
        by_keys(page, dice)
    settled(page)
    before = mat(page)
    page.reload()
    page.locator(".mat").wait_for()
    assert mat(page) == before
    other = page.context.new_page()
    other.goto(f"{server}/#/table")
    other.locator(".mat").wait_for()
    assert mat(other) == before
    by_keys(other, dice)
    now = state_of(other)
    page.keyboard.press("Escape")
    page.keyboard.press(" ")
    page.locator("dialog[open] .answer").first.click()  # an answer to what is past changes nothing, and shows what is
    until(page, f"document.querySelector('.bar').dataset.n === {now!r}")
    assert mat(page) == mat(other)


def test_a_bot_that_thinks_can_be_stopped(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table", DESK)
    begin(page, "search:1000")
    dice = random.Random(4)
    stop = page.locator(".ask button", has_text="Decide now")
    from playwright.sync_api import Error as PlaywrightError

    stopped = False
    for _ in range(300):
        page.wait_for_timeout(50)
        if stop.count():
            with suppress(PlaywrightError):  # it may have decided meanwhile
                stop.click(timeout=300)
                stopped = True
                break
        elif page.locator(".bar").get_attribute("aria-busy") == "false" and not is_over(page):
            by_keys_once(page, dice)
    assert stopped
    settled(page)


def test_a_server_that_is_started_anew_and_the_page_goes_on(browser: Any, server: str) -> None:
    context = browser.new_context(viewport=PHONE, locale="en")
    try:
        with serving("real") as first:
            port = first.base_url.port
            page = context.new_page()
            page.goto(f"{str(first.base_url).rstrip('/')}/#/table")
            begin(page)
            settled(page)
            hand = page.locator(".mat__hand").inner_text()
        page.locator(".ask [data-digit='1'], .ask .answer").first.click()
        page.locator(".ask__lost").wait_for()
        with serving("real", ILLUMINEER_TEST_PORT=str(port)):
            page.locator(".ask__lost").wait_for(state="detached", timeout=20_000)
            assert page.locator(".mat__hand").inner_text() == hand
            page.locator(".ask .answer").first.click()
            settled(page)
            until(page, "!document.querySelector('.ask__lost')")
    finally:
        context.close()


def test_conceding_asks_once_and_another_game_begins(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table")
    begin(page)
    settled(page)
    page.locator(".mat__menu").click()
    page.locator("dialog[open] button", has_text="Concede").click()
    page.locator("dialog[open] .button--main", has_text="Concede").click()
    until(page, "document.querySelector('.ask__text').innerText.includes('won')")
    page.locator(".ask .offers .button--main").first.click()
    until(page, "document.querySelectorAll('.mat__hand .mat__card').length === 7")


def test_two_people_pass_the_device(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table")
    begin(page, "person")
    assert page.locator(".mat__hand .mat__card").count() == 0
    page.locator(".ask button").click()
    until(page, "document.querySelectorAll('.mat__hand .mat__card').length === 7")


def faults(page: Any) -> list[str]:
    """What axe finds."""
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found["violations"]]


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (DESK, "light"), longer(PHONE, "light"), longer(DESK, "dark")]
)
def test_axe_finds_nothing(opened: Any, server: str, axe: str, size: dict[str, int], scheme: str) -> None:
    page = opened(f"{server}/#/table", size, color_scheme=scheme, reduced_motion="reduce")
    page.locator(".begin").wait_for()
    page.evaluate(axe)
    assert faults(page) == []
    begin(page)
    dice = random.Random(5)
    for _ in range(12):
        settled(page)
        assert faults(page) == []
        by_keys(page, dice)


@LONG
@pytest.mark.parametrize("seed", range(10))
def test_ten_games_by_taps(opened: Any, server: str, seed: int) -> None:
    page = opened(f"{server}/#/table", PHONE if seed % 2 else DESK, "es" if seed % 3 else "en")
    begin(page)
    play(page, by_taps, seed)
    ended = page.locator(".ask__text").inner_text().split(".")[0]
    page.locator(".ask .offers button:has-text('again'), .ask .offers button:has-text('otra vez')").first.click()
    page.locator(".asks").wait_for()
    page.keyboard.press("End")
    until(page, f"document.querySelector('.asks').innerText.includes({ended!r})")
