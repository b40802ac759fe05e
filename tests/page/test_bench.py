"""The bench in the browser: the judge's minute, links, files, and every page for every reader."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.page.conftest import DESK, PHONE, drop, link_of, until

WORDS = {
    "en": {
        "go": "What can be done?",
        "challenge": "Challenge with",
        "show": "Show the players",
        "next": "Next",
    },
    "es": {
        "go": "¿Qué se puede hacer?",
        "challenge": "Desafiar con",
        "show": "Enseñar a los jugadores",
        "next": "Siguiente",
    },
}


def put(page: Any, side: str, words: str) -> None:
    """Type some words of a card's name and put the first that fits on a side."""
    page.locator(".adding .pick__option", has_text=side).click()
    field = page.locator(".adding input[role=combobox]")
    field.fill(words)
    page.locator(".adding [role=option]").first.wait_for()
    field.press("Enter")


def two_cards(page: Any) -> None:
    put(page, "p1", "elsa snow queen")
    put(page, "p2", "stitch new dog")
    page.locator(".situation .side").nth(1).locator(".facelink").click()  # ready, then exerted


def challenged(page: Any) -> None:
    """Two cards, and one has challenged the other."""
    two_cards(page)
    page.locator(".answer", has_text="Challenge with").click()
    page.locator(".trace__line").first.wait_for()


def judge_minute(page: Any, lang: str) -> None:
    """Two cards on two sides, a challenge, and a trace in which every line has its rule."""
    two_cards(page)
    if page.viewport_size["width"] < 1000:
        page.get_by_role("button", name=WORDS[lang]["go"]).click()
    page.locator(".answer", has_text=re.compile(WORDS[lang]["challenge"], re.I)).first.click()
    line = page.locator(".trace__line").first
    line.wait_for()
    assert page.locator(".trace__line").count() == page.locator(".trace__line .rulebutton").count() > 5
    line.locator(".rulebutton").first.click()
    until(page, "document.querySelector('.rulenote').innerText.length > 40")
    page.get_by_role("button", name=WORDS[lang]["show"]).click()
    first = page.locator(".show__text").inner_text()
    page.locator(".show").get_by_role("button", name=WORDS[lang]["next"]).click()
    assert page.locator(".show__text").inner_text() != first
    page.keyboard.press("Escape")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_minute_of_a_judge_with_a_phone(server: str, opened: Any, lang: str) -> None:
    judge_minute(opened(f"{server}/#/bench", PHONE, lang), lang)


def test_the_minute_of_a_judge_at_a_desk(server: str, opened: Any) -> None:
    judge_minute(opened(f"{server}/#/bench", DESK, "en"), "en")


def test_a_case_is_shared_by_a_link_and_opened_in_another_browser(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", DESK)
    challenged(page)
    page.get_by_role("button", name="Share").click()
    field = page.locator("dialog[open] input[readonly]")
    field.wait_for()
    until(page, "document.querySelector('dialog[open] input[readonly]').value.length > 20")
    link = field.input_value()
    assert len(link) <= 2000
    other = opened(link, PHONE, "es")
    other.locator(".trace__line").first.wait_for()
    assert "desafía" in other.locator(".trace").inner_text()
    assert "c=" not in other.url, "the case is kept now; the address is short again"


def test_a_case_is_saved_as_a_picture(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", PHONE)
    two_cards(page)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="As a picture").click()
    picture = Path(waiting.value.path()).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(picture[16:20]) == 1080 and int.from_bytes(picture[20:24]) > 600


def tab_to(page: Any, place: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("place => document.activeElement.matches(place)", place):
            return
    raise AssertionError(f"Tab does not lead to {place}")


def test_the_minute_of_a_judge_by_keyboard_alone(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", DESK)
    page.locator(".adding").wait_for()
    tab_to(page, ".adding input[role=combobox]")
    page.keyboard.type("elsa snow queen")
    page.locator(".adding [role=option]").first.wait_for()
    page.keyboard.press("Enter")
    tab_to(page, ".adding .pick input")
    page.keyboard.press("ArrowRight")  # the other side
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("stitch new dog")
    page.locator(".adding [role=option]").first.wait_for()
    page.keyboard.press("Enter")
    tab_to(page, ".cardbar .toggle")
    page.keyboard.press("Space")
    page.locator(".asked .answer", has_text="Challenge").first.wait_for()
    tab_to(page, ".asked .answer[data-action=challenge]")
    page.keyboard.press("Enter")
    page.locator(".trace__line").first.wait_for()
    assert page.evaluate("document.activeElement.matches('.asked__question')"), "the answer is gone, its place is not"
    tab_to(page, ".trace__line .rulebutton")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.rulenote').innerText.length > 40")
    tab_to(page, ".bench__column--happens .button--main")
    page.keyboard.press("Enter")
    page.locator(".show__text").wait_for()
    page.keyboard.press("Escape")
    page.locator(".show__text").wait_for(state="detached")


def test_a_reload_loses_nothing(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", DESK)
    challenged(page)
    before = page.locator(".trace").inner_text()
    page.reload()
    page.locator(".trace__line").first.wait_for()
    assert page.locator(".trace").inner_text() == before


def test_moves_are_taken_back_and_another_way_is_taken(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", DESK)
    challenged(page)
    page.get_by_role("button", name="Also legal here").click()
    page.locator(".ways .answer", has_text="quest with Elsa").click()
    page.locator(".trace__line", has_text="quests with Elsa").wait_for()
    page.get_by_role("button", name="Back to here").click()
    page.locator(".trace").wait_for(state="detached")
    page.keyboard.press("u")
    page.locator(".trace__line", has_text="quests with Elsa").wait_for()


def test_a_card_is_invented_and_played(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", PHONE)
    field = page.locator(".adding input[role=combobox]")
    field.fill("Lumen of Nowhere")
    page.get_by_role("button", name="Invent a card").first.click()
    sheet = page.locator("dialog[open]")
    assert sheet.locator("input").first.input_value() == "Lumen of Nowhere"
    sheet.locator("textarea").fill("When you play this character, ponder the reeds.")
    sheet.get_by_role("button", name="Take it").click()
    page.get_by_role("button", name="What can be done?").click()
    page.locator(".fault", has_text="ponder the reeds").wait_for()
    page.get_by_role("tab", name="Situation").click()
    page.locator(".cardbar__tools button").last.click()
    page.get_by_role("button", name="Change the invented card").click()
    sheet.locator("textarea").fill("When you play this character, draw 2 cards.")
    sheet.get_by_role("button", name="Take it").click()
    page.locator(".cardbar select").select_option("hand")
    page.get_by_role("button", name="What can be done?").click()
    page.locator(".answer", has_text="Play Lumen").click()
    page.locator(".trace__line", has_text="p1 draws").first.wait_for()


def test_cards_are_put_back_in_the_order_in_which_they_stand(server: str, opened: Any) -> None:
    """One tap answers for all cards that go to the bottom in any order (7.2.3)."""
    page = opened(f"{server}/#/bench", DESK)
    page.locator(".adding select").select_option("hand")
    put(page, "p1", "nani stage manager")
    for words in ("Play Nani", "Yes"):
        page.locator(".asked > .answers .answer", has_text=words).click()
    page.get_by_role("button", name="All in this order").click()
    page.locator(".asked__question", has_text="Take a turn action").wait_for()
    page.keyboard.press("u")
    page.get_by_role("button", name="All in this order").wait_for()


def test_a_damaged_link_says_so_and_leaves_the_bench_as_it_was(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", PHONE)
    two_cards(page)
    damaged = {"edition": "2.3", "setup": {"p1": {}, "p2": {}}, "moves": [], "cards": [None]}
    page.goto(f"{server}/#/bench?c={link_of(damaged)}")
    page.locator(".toast--fault").wait_for()
    page.reload()
    page.locator(".situation .facelink", has_text="Elsa").wait_for()


def test_a_second_tap_on_an_answer_is_none(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", DESK)
    put(page, "p1", "elsa snow queen")
    page.locator(".answer", has_text="Quest with").dblclick()
    page.locator(".trace__line").first.wait_for()
    page.wait_for_timeout(300)
    assert page.locator(".notice").count() == 0 and page.locator(".trace__line--act").count() == 1


def test_two_tabs_keep_their_own_cases(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", DESK)
    put(page, "p1", "elsa snow queen")
    other = page.context.new_page()
    other.goto(f"{server}/#/bench")
    other.locator(".situation .facelink", has_text="Elsa").wait_for()  # a new tab begins with what was there last
    other.get_by_role("button", name="New").click()
    put(other, "p1", "stitch new dog")
    page.reload()
    page.locator(".situation .facelink", has_text="Elsa").wait_for()
    other.reload()
    other.locator(".situation .facelink", has_text="Stitch").wait_for()


def test_a_question_without_a_named_card_can_be_asked(server: str, opened: Any) -> None:
    """An empty deck at the end of the turn (1.8.1.2) needs figures alone."""
    page = opened(f"{server}/#/bench", DESK)
    page.locator(".side__more").first.click()
    deck = page.locator("dialog[open] .stepper", has_text="Deck").locator("input")
    deck.fill("0")
    deck.press("Enter")
    page.get_by_role("button", name="Done").click()
    until(page, "document.activeElement.matches('.side__more')")  # the focus is back where it was
    page.locator(".answer", has_text="End the turn").click()
    page.locator(".trace__line", has_text="p1").first.wait_for()
    page.reload()
    page.locator(".trace__line").first.wait_for()


def test_a_refused_move_says_why_with_its_rule(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", DESK)
    put(page, "p1", "elsa snow queen")
    page.locator(".situation .facelink").first.click()  # exerted
    page.locator(".happens .facelink--offered").wait_for(state="detached")
    page.locator(".happens .facelink").first.click()
    page.locator(".cardnow .refused__why", has_text="is exerted").first.wait_for()
    assert page.locator(".cardnow .refused__why .rulebutton").count() >= 1


def test_a_file_is_dropped_on_the_page(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", DESK)
    page.locator(".situation").wait_for()
    text = "setup: {p1: {play: [Elsa - Snow Queen]}, p2: {}}\nsteps: [{quest: Elsa - Snow Queen}]\n"
    drop(page, text)
    page.locator(".trace__line", has_text="quests with Elsa").wait_for()
    drop(page, "setup: [<img src=x onerror=alert(1)>")
    page.locator(".toast--fault").wait_for()


def test_an_example_is_played_on_the_bench(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/examples", DESK)
    page.locator(".examples a").first.click()
    page.get_by_role("link", name="Play it on the bench").click()
    page.locator(".trace__line").first.wait_for()


def test_a_card_is_put_on_the_bench(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/cards/Sudden%20Chill", DESK)
    page.get_by_role("link", name="Put it on the bench").click()
    page.locator(".situation .zone--hand .facelink", has_text="Sudden Chill").wait_for()


@pytest.mark.parametrize("link", ["1.", "1.AAAA", "9.x", "1.%3Cscript%3E", "1." + "A" * 4000])
def test_a_damaged_link_gets_a_sentence(server: str, opened: Any, link: str) -> None:
    page = opened(f"{server}/#/bench?c={link}", DESK)
    page.locator(".toast--fault").wait_for()
    page.locator(".situation").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["bench", "cards", "cards/Elsa%20-%20Snow%20Queen", "rules", "rules/8.10.4"])
def test_axe_finds_nothing(server: str, opened: Any, axe: str, path: str, theme: str) -> None:
    page = opened(f"{server}/#/{path}", PHONE, "es", color_scheme=theme)
    page.wait_for_load_state("networkidle")
    if path == "bench":
        judge_minute(page, "es")
    page.wait_for_timeout(400)  # until what fades has faded
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    wrong = [f"{each['id']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"]]
    assert wrong == [], "\n".join(wrong)
