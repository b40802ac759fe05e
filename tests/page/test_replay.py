"""The replay in the browser: a record is dropped, stepped through, looked at with other eyes, and handed on."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from tests.page.conftest import DESK, PHONE, drop, longer, until
from tests.page.moments import go_on

from illumineer import play_game
from illumineer.play.saving import FORMAT
from illumineer.words.en.page import SENTENCES as EN
from illumineer.words.es.page import SENTENCES as ES

WORDS = {"en": EN, "es": ES}
SIDEWAYS = {"width": 740, "height": 360}
SCREENS = [longer(PHONE, "en"), (PHONE, "es"), (DESK, "en"), longer(DESK, "es")]


@cache
def record() -> dict[str, Any]:
    """A game of two bots."""
    return play_game(["greedy", "greedy"], seed=11).record()


def watched(server: str, opened: Any, size: dict[str, int] = PHONE, lang: str = "en", **more: Any) -> Any:
    """The replay of the record, at its beginning."""
    page = opened(f"{server}/#/replay", size, lang, **more)
    page.locator(".opening").wait_for()
    drop(page, json.dumps(record()))
    page.locator(".mat").wait_for(timeout=30_000)  # the first call may wait until the server has loaded the cards
    return page


def go(page: Any, at: int) -> None:
    """Draw the slider to a moment."""
    page.locator(".transport__slider").evaluate(
        "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', {bubbles: true})); }", at
    )
    come(page, at)


def come(page: Any, at: int) -> None:
    """Wait until the moment is shown."""
    until(page, f"document.querySelector('.asks__place')?.textContent.startsWith('{at}/')")


def table_of(page: Any) -> str:
    """All that the board says."""
    parts = page.locator(".mat__head h1, .mat__figures, .mat__row")
    return "|".join(parts.all_inner_texts())


def press(page: Any, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_a_dropped_record_is_stepped_through(server: str, opened: Any, size: dict[str, int], lang: str) -> None:
    page = watched(server, opened, size, lang)
    last = len(record()["inputs"])
    come(page, 0)
    press(page, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")
    come(page, 2)
    press(page, "End")
    come(page, last)
    assert page.locator(".asks").inner_text().split()[0] in ("p1", "p2", "Ha")
    press(page, "ArrowUp")
    turns = page.locator(".mat__when").inner_text()
    press(page, "ArrowUp")
    until(page, f"document.querySelector('.mat__when').innerText !== {json.dumps(turns)}")
    press(page, "Home", "ArrowDown", "ArrowDown")
    until(page, "/ 2 ·/.test(document.querySelector('.mat__when').innerText)")
    page.get_by_role("button", name=WORDS[lang]["replay_next"]).click()
    page.get_by_role("button", name=WORDS[lang]["replay_turn_next"]).click()
    until(page, "/ 3 ·/.test(document.querySelector('.mat__when').innerText)")


@pytest.mark.parametrize("size", [PHONE, DESK, SIDEWAYS, {"width": 390, "height": 844}])
def test_the_board_fits_the_screen(server: str, opened: Any, size: dict[str, int]) -> None:
    page = watched(server, opened, size)
    for at in (0, 40, 90, len(record()["inputs"])):
        go(page, at)
        high, wide, own = page.evaluate(
            "[document.documentElement.scrollHeight, document.documentElement.scrollWidth,"
            " document.querySelector('.mat').scrollHeight - document.querySelector('.mat').clientHeight]"
        )
        assert (high, wide, own) == (size["height"], size["width"], 0), at
        faces = page.evaluate(
            "[...document.querySelectorAll('.mat__cards .mat__card')].map(e => [e.offsetWidth, e.offsetHeight])"
        )
        assert all(min(face) >= 64 and max(face) >= 89 for face in faces), faces


def test_eyes_hide_the_other_hand(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    go(page, 40)
    assert page.locator(".mat__others .mat__row--hand .mat__card").count() > 0
    press(page, "v")  # from the judge to the first player
    until(page, "document.querySelectorAll('.mat__others .mat__row--hand').length === 0")
    assert page.locator(".mat__hand .mat__card").count() > 0
    page.get_by_label(EN["replay_eyes"]).select_option("p2")
    until(page, "document.querySelector('.mat__own h2').innerText.includes('p2')")
    page.get_by_label(EN["replay_eyes"]).select_option("spectator")
    until(page, "document.querySelectorAll('.mat__hand .mat__card').length === 0")


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "es"), (DESK, "en")])
def test_a_link_leads_to_the_same_moment_elsewhere(server: str, opened: Any, size: dict[str, int], lang: str) -> None:
    page = watched(server, opened, size, lang, permissions=["clipboard-read", "clipboard-write"])
    press(page, "v")
    go(page, 57)
    if size is PHONE:
        page.locator(".mat__menu").click()
    page.get_by_role("button", name=WORDS[lang]["replay_link"]).click()
    page.locator(".toast").wait_for()
    address = page.evaluate("navigator.clipboard.readText()")
    assert "#/replay?r=1." in address and address.endswith("&at=57&eyes=p1") and len(address) < 4_000
    other = opened(address, size, lang)
    other.locator(".mat").wait_for()
    come(other, 57)
    assert table_of(other) == table_of(page)
    other.reload()
    other.locator(".mat").wait_for()
    come(other, 57)
    assert table_of(other) == table_of(page), "a reload stays at the moment"


def test_the_turns_are_a_list(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    page.locator(".turns__turn", has_text="Turn 7 ").click()
    until(page, "document.querySelector('.mat__when').innerText.startsWith('Turn 7 ')")
    assert page.locator(".turns__turn[aria-current]").inner_text().startswith("Turn 7 ")


def test_a_moment_goes_to_the_bench(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    go(page, 62)
    cards = page.locator(".mat__own .mat__card").count()
    page.get_by_role("button", name=EN["replay_bench"]).click()
    page.locator(".bench .situation .side").first.wait_for()
    side = page.locator(".bench .situation .side").first
    until(page, "document.querySelector('.bench h1').innerText.includes('p1 – p2')")
    assert side.locator(".facelink").count() >= cards


def test_a_moment_that_cannot_be_told_gets_a_sentence(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    press(page, "v")
    page.get_by_role("button", name=EN["replay_bench"]).click()
    assert "cannot hold this moment" in page.locator(".toast--fault").inner_text()
    press(page, "ArrowRight")
    come(page, 1)


def test_the_table_gets_the_moment(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    go(page, 30)
    page.get_by_role("button", name=EN["replay_on"]).click()
    page.locator(".bar").wait_for()  # the table: a person sits where the first player sat
    until(page, "document.querySelector('.bar').ariaBusy === 'false'")
    assert page.evaluate("sessionStorage.getItem('illumineer.table.from')") is None
    page.goto(f"{server}/#/replay?last=1&at=12")
    page.locator(".mat").wait_for()
    come(page, 12)


def test_an_unfinished_game_is_not_lost_unasked(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    go(page, 30)
    page.get_by_role("button", name=EN["replay_on"]).click()
    page.locator(".bar").wait_for()
    until(page, "document.querySelector('.bar').ariaBusy === 'false'")
    before = page.locator(".mat__when").inner_text()
    for answer in ("table_no", "table_replace"):
        page.goto(f"{server}/#/replay?last=1&at=2")
        page.locator(".asks__place").wait_for()
        come(page, 2)
        page.get_by_role("button", name=EN["replay_on"]).click()
        page.locator("dialog[open]").get_by_role("button", name=EN[answer]).click()
        page.locator(".bar").wait_for()
        until(page, "document.querySelector('.bar').ariaBusy === 'false'")
        assert (page.locator(".mat__when").inner_text() == before) is (answer == "table_no")


def test_who_leaves_while_something_is_opened_or_closed_is_not_called_back(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    go(page, 30)
    page.get_by_role("button", name=EN["replay_on"]).click()
    until(page, "document.querySelector('.bar')?.ariaBusy === 'false'")
    page.goto(f"{server}/#/table?from=replay")
    for leaving in (
        "[...document.querySelectorAll('dialog[open] .dialog__foot button')].at(-1).click()",  # it says that it closes
        "location.hash = '#/replay?last=1'",
        "location.hash = '#/bench?example=8.14.01'",
    ):
        until(page, "!location.hash.startsWith('#/table') || document.querySelector('dialog[open]') !== null")
        page.evaluate(f"() => {{ {leaving}; setTimeout(() => location.hash = '#/rules', 1) }}")
        page.wait_for_timeout(600)
        assert page.evaluate("location.hash") == "#/rules", leaving


def test_what_is_refused_gets_a_sentence_and_the_page_goes_on(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/replay")
    page.locator(".opening").wait_for()
    for bad in ("{", json.dumps({**record(), "edition": "9"}), json.dumps({**record(), "digest": "x"})):
        drop(page, bad)
        page.locator(".fault").wait_for()
        assert EN["replay_refused"] in page.locator(".opening").inner_text()
    drop(page, json.dumps(record()))
    page.locator(".mat").wait_for()
    go(page, 20)
    drop(page, "{")
    page.locator(".toast--fault").wait_for()
    come(page, 20)
    damaged = opened(f"{server}/#/replay?r=1.abcdef")
    damaged.locator(".fault").wait_for()


def test_it_runs_by_itself_only_if_asked(server: str, opened: Any) -> None:
    page = watched(server, opened)
    page.wait_for_timeout(1500)
    come(page, 0)
    page.locator("body").click(position={"x": 150, "y": 20})
    press(page, "Space")
    come(page, 1)
    press(page, "Space")


@pytest.mark.parametrize(
    ("size", "lang", "theme"), [(PHONE, "en", "dark"), (DESK, "es", "light"), longer(SIDEWAYS, "en", "light")]
)
def test_axe_finds_nothing(server: str, opened: Any, axe: str, size: dict[str, int], lang: str, theme: str) -> None:
    page = opened(f"{server}/#/replay", size, lang, color_scheme=theme)
    page.locator(".opening").wait_for()
    page.evaluate(axe)
    assert _violations(page) == []
    drop(page, json.dumps(record()))
    page.locator(".mat").wait_for()
    for at in (0, 40, 90, len(record()["inputs"])):
        go(page, at)
        assert _violations(page) == []
    if size is not DESK:
        for sign in (".mat__own .mat__sign", ".mat__last", ".mat__menu", ".mat__card"):
            page.locator(sign).first.click()
            page.locator("dialog[open]").wait_for()
            page.wait_for_timeout(400)
            assert _violations(page) == [], sign
            press(page, "Escape")


def _violations(page: Any) -> list[str]:
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{each['id']}: {[node['html'][:120] for node in each['nodes']][:3]}" for each in found["violations"]]


def test_the_focus_stays_with_a_card_while_the_game_goes_on(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    go(page, 62)
    page.locator(".mat__own .mat__card").first.focus()
    key = page.evaluate("document.activeElement.dataset.key")
    press(page, "ArrowRight", "ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.key") == key
    page.get_by_role("button", name=EN["replay_next"]).click()
    come(page, 63)
    page.locator(f'[data-key="{key}"]').first.focus()
    press(page, "v")
    until(page, "document.querySelectorAll('.mat__others .mat__row--hand').length === 0")
    assert page.evaluate("document.activeElement.dataset.key") == key


def test_a_card_that_is_pressed_for_long_stays_open_when_the_finger_goes(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/replay", has_touch=True, is_mobile=True)
    page.locator(".opening").wait_for()
    go_on(page, json.dumps(record()), 40, ["person", "greedy"])
    touch = page.context.new_cdp_session(page)
    own = page.locator(".mat__hand .mat__card").first  # the sheet rises over it
    other = page.locator(".mat__others .mat__card").first  # beside the sheet
    for card in (own, other):
        box = card.bounding_box()
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(400)  # it has risen
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(400)
        assert page.locator("dialog[open]").count() == 1
        press(page, "Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        before = page.locator(".mat__question").inner_text()
        own.focus()
        press(page, "Enter")  # a key is no click of the finger
        until(page, f"document.querySelector('.mat__question').innerText !== {json.dumps(before)}")
        press(page, "Escape")


def test_words_that_are_marked_beyond_the_edge_are_not_thrown_away(server: str, opened: Any) -> None:
    page = watched(server, opened, DESK)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    page.get_by_role("button", name=EN["replay_link"]).click()
    box = page.locator("dialog[open] input").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(20, 20)
    page.mouse.up()
    assert page.locator("dialog[open]").count() == 1
    page.mouse.click(20, 20)
    page.locator("dialog[open]").wait_for(state="detached")


def test_names_follow_the_language(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/replay", DESK)
    page.locator(".opening").wait_for()
    game = {"format": FORMAT, "record": record(), "seats": [None, "greedy"], "names": [], "seed": 0, "lang": "en"}
    drop(page, json.dumps({**game, "open_lists": False}))
    page.locator(".mat").wait_for()
    assert page.locator(".mat__own h2").inner_text() == "you"
    page.get_by_role("button", name="ES, Español").click()
    until(page, "document.querySelector('.mat__own h2').innerText === 'tú'")


def test_what_does_not_come_is_tried_again(server: str, browser: Any) -> None:
    """Words, a page, a record: each fails once, and nobody has to type the address again."""
    page = browser.new_context(viewport=PHONE, locale="es").new_page()
    page.set_default_timeout(8_000)
    page.route("**/words.*.json", lambda route: route.abort())
    page.route("**/Replay-*.js", lambda route: route.abort())
    page.route("**/desk/replay.*", lambda route: route.abort())
    page.goto(f"{server}/#/replay")
    page.get_by_text("comprueba la conexión").wait_for()
    page.unroute("**/words.*.json")
    page.get_by_text(ES["page_missing"]).wait_for()
    assert page.locator(".start").count() == 0
    page.unroute("**/Replay-*.js")
    page.get_by_role("button", name=ES["again"]).click()
    page.locator(".opening").wait_for()
    drop(page, json.dumps(record()))
    page.locator(".fault").wait_for()
    page.unroute("**/desk/replay.*")
    page.get_by_role("button", name=ES["again"]).click()
    page.locator(".mat").wait_for()
    page.context.close()
