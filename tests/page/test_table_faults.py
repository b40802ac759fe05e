"""Faults at the table in the browser: in the middle of a resolution the page is reloaded, the server ends, tabs differ.

Also what a hand-over leaves on the page, and a bot that takes too long.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.page.conftest import DESK, LONG, PHONE, SITE, longer, until
from tests.page.moments import go_on
from tests.page.test_table import answered, begin, settled, state_of
from tests.web.conftest import serving
from tests.web.test_tables import HARD

from illumineer import Game

SCREENS = [pytest.param(PHONE, "es", id="phone"), pytest.param(DESK, "en", id="desk")]


def picking() -> Game:
    """One of two cards that must be discarded is picked."""
    game = Game.from_position(
        {
            "p1": {
                "hand": ["Ransack", "Stitch - New Dog", "Goofy - Musketeer"],
                "play": ["Elsa - Snow Queen"],
                "ink": 4,
                "deck": ["Mickey Mouse - True Friend", "Olaf - Friendly Snowman", "Dragon Fire"],
            },
            "p2": {"play": ["Robin Hood - Capable Fighter"], "deck": 5},
        }
    )
    game.push("play Ransack")
    game.push("choose Stitch - New Dog")
    return game


def bag() -> Game:
    """Of three abilities that triggered, one asks whether it should happen, and two wait in the bag."""
    game = Game.from_position(
        {
            "phase": "start",
            "p1": {
                "hand": ["Stitch - New Dog"],
                "play": ["Beast - Tragic Hero", "Donald Duck - Perfect Gentleman", "Pluto - Determined Defender"],
                "deck": ["Mickey Mouse - True Friend", "Olaf - Friendly Snowman", "Dragon Fire"],
            },
            "p2": {"play": ["Robin Hood - Capable Fighter"], "deck": 5},
        }
    )
    game.push("resolve Donald Duck - Perfect Gentleman: ALLOW ME")
    return game


MOMENTS = [picking, bag]


def resume(page: Any, moment: Callable[[], Game]) -> dict[str, Any]:
    """Go on at the table from a moment, as a replay hands it over; what is shown then."""
    record = moment().record()
    page.locator("main").wait_for()
    left = json.dumps({"record": json.dumps(record), "at": len(record["inputs"]), "seats": ["person", "greedy"]})
    page.evaluate("left => sessionStorage.setItem('illumineer.table.from', left)", left)
    page.evaluate("location.hash = '#/table?from=1'")
    page.locator(".mat").wait_for(timeout=60_000)  # the first call waits until the server's processes are ready
    until(page, "location.hash === '#/table'")
    settled(page)
    found = shown(page)
    if moment is picking:
        assert len([mark for mark in found["marks"] if mark.endswith("chosen")]) == 1, "the card that is picked"
        assert len([mark for mark in found["marks"] if mark.endswith("can")]) == 3
    else:
        assert "ALLOW ME" in found["asked"] and len(found["answers"]) == 2
        assert all(name in text for name, text in zip(("BETTER THIS WAY", "GUARD DOG"), found["bag"], strict=True))
    return found


def shown(page: Any) -> dict[str, Any]:
    """The question, its answers, the marks of the cards (picks among them), the bag, and the table.

    Not the card that is shown in full, nor the counts at the edges of rows: these follow the pointer.
    """
    found: dict[str, Any] = page.evaluate(_SHOWN)
    return found


_SHOWN = """() => {
    const copy = document.querySelector(".mat").cloneNode(true);
    copy.querySelectorAll(".mat__edge, .mat__full").forEach(each => each.remove());
    return {
        n: document.querySelector(".bar").dataset.n,
        asked: document.querySelector(".ask").textContent,
        answers: [...document.querySelectorAll(".ask .answer, .ask .ask__card")].map(each => each.textContent),
        marks: [...document.querySelectorAll(".mat__card")].map(each => [
            each.dataset.key,
            each.querySelector(".visually-hidden").textContent,
            [...each.classList].find(name => /--(can|chosen|dim)/.test(name)),
        ].join(" ")),
        bag: [...document.querySelectorAll(".mat__wait")].map(each => each.title),
        mat: copy.textContent,
    };
}"""


def answer(page: Any) -> None:
    """Give the next answer: by its button, or by a tap on a card."""
    before = state_of(page)
    buttons = page.locator(".ask .answer")
    (buttons if buttons.count() else page.locator(".mat__card--can")).first.click()
    answered(page, before)
    assert page.locator(".ask__refused").count() == 0


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_a_reload_in_the_middle_of_a_resolution(
    opened: Any, server: str, size: dict[str, int], lang: str, moment: Callable[[], Game]
) -> None:
    page = opened(f"{server}/#/bench", size, lang)
    before = resume(page, moment)
    for _ in range(2):
        page.reload()
        page.locator(".mat").wait_for()
        settled(page)
        assert shown(page) == before
    answer(page)
    assert shown(page) != before


@pytest.mark.parametrize(("size", "lang", "moment"), [longer(PHONE, "es", picking), (DESK, "en", bag)])
def test_a_server_that_ends_in_the_middle_of_a_resolution(
    browser: Any, server: str, size: dict[str, int], lang: str, moment: Callable[[], Game]
) -> None:
    context = browser.new_context(viewport=size, locale=lang)
    try:
        with serving("real") as first:
            port = first.base_url.port
            page = context.new_page()
            page.set_default_timeout(20_000)
            page.goto(f"{str(first.base_url).rstrip('/')}/#/bench")
            before = resume(page, moment)
        page.locator(".ask .answer, .mat__card--can").first.click()
        page.locator(".ask__lost").wait_for()
        with serving("real", ILLUMINEER_TEST_PORT=str(port)):
            page.locator(".ask__lost").wait_for(state="detached")
            settled(page)
            assert shown(page) == before
            answer(page)
            after = shown(page)
            page.reload()
            page.locator(".mat").wait_for()
            settled(page)
            assert shown(page) == after
    finally:
        context.close()


@LONG
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_a_reload_in_the_middle_of_a_resolution_without_a_server(
    opened: Any, site: str, size: dict[str, int], lang: str, moment: Callable[[], Game]
) -> None:
    page = opened(f"{site}#/bench", size, lang)
    page.set_default_timeout(60_000)
    before = resume(page, moment)
    page.reload()
    page.locator(".mat").wait_for()
    settled(page)
    assert shown(page) == before
    answer(page)


@LONG
def test_two_tabs_without_a_server_are_at_one_table(opened: Any, site: str) -> None:
    page = opened(f"{site}#/bench", DESK)
    page.set_default_timeout(60_000)
    resume(page, bag)
    other = page.context.new_page()
    other.set_default_timeout(60_000)
    other.goto(f"{site}#/table")
    other.locator(".mat").wait_for()
    settled(other)
    assert shown(other) == shown(page)
    answer(other)
    page.locator(".ask .answer").last.click()  # an answer to what is past changes nothing, and shows what is
    until(page, f"document.querySelector('.bar').dataset.n === {state_of(other)!r}")
    settled(page)
    assert shown(page) == shown(other)
    other.reload()
    other.locator(".mat").wait_for()
    settled(other)
    assert shown(page) == shown(other)


@LONG
def test_a_site_that_comes_without_tls_from_another_machine(browser: Any, site: str) -> None:
    """There a browser has neither `crypto.randomUUID` nor locks."""
    context = browser.new_context(viewport=DESK, locale="en")
    try:
        context.route("http://elsewhere.test/**", _from_site)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto("http://elsewhere.test/#/bench")
        assert not page.evaluate("isSecureContext")
        before = resume(page, picking)
        page.reload()
        page.locator(".mat").wait_for()
        settled(page)
        assert shown(page) == before
        answer(page)
    finally:
        context.close()


def _from_site(route: Any) -> None:
    path = urlsplit(route.request.url).path.lstrip("/")
    file = SITE / (path or "index.html")
    route.fulfill(path=file) if file.is_file() else route.fulfill(status=404)


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_a_hand_over_leaves_nothing_on_the_page(opened: Any, server: str, size: dict[str, int], lang: str) -> None:
    page = opened(f"{server}/#/table", size, lang)
    begin(page, "person")
    for _ in range(2):
        page.locator(".ask button").first.click()
        until(page, "document.querySelectorAll('.mat__hand .mat__card').length === 7")
        page.locator(".mat__hand .mat__card").first.hover()  # at a desk it is shown in full
        hand = {text for text in page.locator(".mat__hand .mat__card").evaluate_all(_NAMES) if text}
        assert len(hand) > 2
        before = state_of(page)
        page.locator(".ask .answer").last.click()
        answered(page, before)
        assert page.locator(".mat__hand .mat__card").count() == 0
        left = page.evaluate("document.documentElement.outerHTML")
        assert not [name for name in hand if name in left]


_NAMES = "cards => cards.map(card => card.querySelector('.visually-hidden').textContent.split(', ')[0])"


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "es"), longer(DESK, "en")])
def test_a_bot_that_takes_too_long_and_the_page_goes_on(
    browser: Any, server: str, size: dict[str, int], lang: str
) -> None:
    context = browser.new_context(viewport=size, locale=lang)
    try:
        with serving("faulty") as door:
            page = context.new_page()
            page.set_default_timeout(30_000)
            failed: list[int] = []
            page.on("response", lambda reply: failed.append(reply.status) if reply.status == 503 else None)
            page.goto(f"{str(door.base_url).rstrip('/')}/#/rules")
            go_on(page, json.dumps(Game.from_position(HARD).record()), None, ["person", "search:4000"])
            settled(page)
            page.wait_for_timeout(800)  # the end of a turn is not tapped right after its beginning
            page.locator(".bar .button--main").click()
            page.locator(".ask__refused").wait_for()
            assert failed == [503] and page.locator(".ask__dots").count() == 0
            before = state_of(page)
            again, instead = page.locator(".ask .ask__line button").all()
            again.click()
            until(page, "document.querySelector('.ask__dots') !== null")
            instead.click()
            answered(page, before)
            assert page.locator(".ask__dots").count() == 0
    finally:
        context.close()
