"""The text face of the table: whole games by keyboard alone, two people, a bot that thinks, and back to the board."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from tests.page.conftest import DESK, PHONE, longer, until
from tests.page.test_table import by_keys, faults

from illumineer.words import table

WON = {"en": "has won", "es": "ha ganado"}
COMMANDS = ("help", "board", "log", "end", "back")


def begin(page: Any, against: str = "greedy") -> None:
    """Begin a game with the starter decks, by keyboard."""
    page.locator(".begin__row select").first.select_option(against)
    page.locator(".begin button[type=submit]").focus()
    page.keyboard.press("Enter")
    page.locator(".text__question").wait_for(timeout=30_000)  # the server may be loading the cards
    settled(page)


def settled(page: Any) -> None:
    """Wait until nothing is on its way."""
    page.wait_for_timeout(30)  # for a drawing
    until(page, "document.querySelector('.text').dataset.busy === 'false'", seconds=20)


def say(page: Any, line: str) -> str:
    """Write a line and send it with Enter; what was said to it."""
    assert page.evaluate("document.activeElement.id") == "text-line", "the focus stays in the line"
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    until(page, "document.querySelector('#text-line').value === ''", seconds=20)
    settled(page)
    return said(page)


def said(page: Any) -> str:
    """What was said last."""
    found: str = page.locator(".text__turn").last.inner_text()
    return found


def question(page: Any) -> str:
    found: str = page.locator(".text__asked").inner_text()
    return found


def wide(page: Any) -> int:
    """How wide the page is."""
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found


def in_sight(page: Any, place: str) -> bool:
    """Whether a part of the page is on the screen, and not behind the line."""
    found: bool = page.evaluate(_IN_SIGHT, place)
    return found


_IN_SIGHT = """place => {
    const part = document.querySelector(place).getBoundingClientRect();
    return part.top >= 0 && part.bottom <= document.querySelector(".text__foot").getBoundingClientRect().top;
}"""


def play(page: Any, lang: str, seed: int, most: int = 300) -> None:
    """Answer with numbers until the game is over."""
    dice = random.Random(seed)
    for _ in range(most):
        if WON[lang] in question(page):
            return
        many = page.locator(".text__answer").count()
        say(page, str(dice.randint(min(2, many), many)))
    raise AssertionError(f"not over after {most} lines: {said(page)}")


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "es"), longer(DESK, "en")])
def test_a_whole_game_by_keyboard_alone(opened: Any, server: str, axe: str, size: dict[str, int], lang: str) -> None:
    page = opened(f"{server}/#/table?text=1", size, lang, reduced_motion="reduce")
    page.locator(".begin").wait_for()
    page.evaluate(axe)
    assert faults(page) == [] and wide(page) == size["width"]
    begin(page)
    seats = {"en": ["p1: you", "p2: the bot greedy"], "es": ["p1: tú", "p2: el bot greedy"]}[lang]
    assert page.locator(".text__line").all_inner_texts()[:2] == seats and page.locator(".text__turn").count() == 1
    assert faults(page) == []
    say(page, "done")
    assert "[" in said(page) and "3.3.1" in question(page)
    help_ = say(page, {"en": "help", "es": "ayuda"}[lang])
    assert "concede" in help_ and "guardar" not in help_
    assert {"en": "is not a move", "es": "no es una jugada"}[lang] in say(page, "dance")
    assert faults(page) == []
    play(page, lang, 1)
    assert faults(page) == []
    assert wide(page) == size["width"], "nothing is wider than the screen"
    say(page, {"en": "log", "es": "registro"}[lang])
    assert page.locator(".text__turn").last.locator(".text__line").count() > 50
    page.locator(".offers button", has_text={"en": "Another game", "es": "Otra partida"}[lang]).first.press("Enter")
    until(page, f"!document.querySelector('.text__asked').innerText.includes({WON[lang]!r})")
    settled(page)
    assert "2.2.2" in question(page), "the next game begins"


def test_what_is_new_is_added_and_the_question_is_asked_anew(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table?text=1", DESK)
    begin(page)
    page.evaluate(_WATCH)
    say(page, "done")
    heard = page.evaluate("heard")
    assert [live for live, _ in heard].count("polite") == 1 and "p1 keeps their hand" in heard[0][1]
    assert heard[-1][0] == "assertive" and "Take a turn action" in heard[-1][1]
    page.evaluate("heard.length = 0")
    say(page, "?")
    assert [live for live, _ in page.evaluate("heard")] == ["polite"], "the question is not asked again"
    page.evaluate("heard.length = 0")
    page.keyboard.press("Enter")
    until(page, "heard.some(([live]) => live === 'assertive')")


_WATCH = """() => {
    window.heard = [];
    for (const region of document.querySelectorAll("[aria-live].text__log, [aria-live].text__asked")) {
        new MutationObserver(changes => {
            const added = changes.flatMap(change => [...change.addedNodes]).map(node => node.textContent).join(" ");
            if (added) heard.push([region.ariaLive, added]);
        }).observe(region, {childList: true});
    }
}"""


def test_what_has_to_be_said_twice_and_what_is_taken_back(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table?text=1", DESK)
    begin(page)
    say(page, "done")
    assert "You can still" in say(page, "e")
    say(page, "2")
    assert "is put into p1's inkwell" in said(page)
    assert "cannot be taken back" in say(page, "back") or "Your last play is taken back" in said(page)
    say(page, "concede")
    assert "once more" in said(page) and WON["en"] not in question(page)
    say(page, "concede")
    assert WON["en"] in question(page) and in_sight(page, ".text__question")
    with page.expect_event("framenavigated"):
        page.locator(".offers button", has_text="See the game again").press("Enter")
    page.locator(".asks").wait_for()


def test_buttons_say_their_own_words(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table?text=1", DESK, "es")
    begin(page)
    known = {word for name in table("line_commands", "es").values() for word in str(name).split(", ")}
    buttons = page.locator(".text__commands button")
    assert len(COMMANDS) == buttons.count() and set(buttons.all_inner_texts()) <= known
    buttons.first.click()
    settled(page)
    assert "esta ayuda" in said(page)
    assert page.evaluate("document.activeElement.id") == "text-line"
    page.locator(".text__answer").last.click()
    settled(page)
    assert "2.2.2" in said(page)


def test_both_faces_are_of_one_game(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table", DESK)
    page.get_by_role("link", name="Play in text").click()
    begin(page)
    say(page, "done")
    asked = question(page)
    page.get_by_role("link", name="To the board").click()
    page.locator(".mat").wait_for()
    assert page.locator(".ask .rulebutton").first.inner_text() in asked
    by_keys(page, random.Random(3))
    page.get_by_role("link", name="Play in text").click()
    page.locator(".text__question").wait_for()
    assert page.locator(".text__log").inner_text().startswith("p1: you"), "it begins with the table"
    settled(page)
    before = question(page)
    page.reload()
    page.locator(".text__question").wait_for()
    settled(page)
    assert question(page) == before
    assert page.locator(".text__turn").count() == 1


def test_who_leaves_is_asked_once_more(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table?text=1")
    begin(page)
    assert "Buttons of the page leave the table" in say(page, "quit")
    page.locator(".offers button", has_text="Leave the table").press("Enter")
    page.locator("dialog[open] .button--main").press("Enter")
    page.locator(".begin").wait_for()


def test_a_language_that_is_chosen_meanwhile(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table?text=1", DESK)
    begin(page)
    page.locator(".head__language", has_text="ES").click()
    until(page, "document.querySelector('.text__log').innerText.startsWith('p1: tú')")
    settled(page)
    assert "p1: Pon cartas" in question(page) and page.locator(".text__turn").count() == 1


def test_of_two_people_neither_reads_what_the_other_was_told(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table?text=1")
    begin(page, "person")
    assert "Pass the device" in question(page) and "hand:" not in page.locator(".text__log").inner_text()
    say(page, "")
    own = page.locator(".text__log").inner_text()
    assert "hand:" in own and "Put cards of your opening hand" in question(page)
    say(page, "done")
    passed = page.locator(".text").inner_text()
    assert "Pass the device" in question(page) and "draws" not in passed and "hand:" not in passed
    say(page, "")
    other = page.locator(".text__log").inner_text()
    hands = [next(line for line in each.splitlines() if "hand:" in line) for each in (own, other)]
    assert hands[0] != hands[1]


def test_a_bot_that_thinks_says_so_and_can_be_stopped(opened: Any, server: str) -> None:
    page = opened(f"{server}/#/table?text=1", DESK)
    page.locator(".begin__row select").first.select_option("search:1000")
    page.locator(".begin button[type=submit]").click()
    from playwright.sync_api import Error as PlaywrightError

    stop = page.get_by_role("button", name="Decide now")
    told = stopped = False
    for _ in range(200):
        page.wait_for_timeout(50)
        if stop.count():
            told = told or "thinks." in question(page)
            with suppress(PlaywrightError):  # it may have decided meanwhile
                stop.click(timeout=300)
                stopped = True
                if told:
                    break
        elif page.locator(".text").get_attribute("data-busy") == "false" and page.locator(".text__answer").count():
            say_first(page)
    assert told and stopped
    settled(page)
    page.locator(".text__answer").first.wait_for()
    assert "p2 " in said(page)


def say_first(page: Any) -> None:
    """Give the first answer, and do not wait."""
    page.locator("#text-line").fill("1")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_large_type_holds(opened: Any, server: str, axe: str, scheme: str) -> None:
    page = opened(f"{server}/#/table?text=1", PHONE, "es", color_scheme=scheme, reduced_motion="reduce")
    begin(page)
    say(page, "done")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert wide(page) == PHONE["width"]
    page.evaluate(axe)
    assert faults(page) == []
