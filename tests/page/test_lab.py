"""The lab in a browser: a list, its odds, a duel that is stopped and gone on with; on a phone and at a desk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.desk.asking import LISTS
from tests.page.conftest import DESK, PHONE, longer, until

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
LANGS = pytest.mark.parametrize("lang", ["en", "es"])
ICE, SINGERS = LISTS
WRONG = SINGERS.replace("Ink Explosion", "Ink Explosin")
SAY = {
    "en": {"stop": "Stop", "on": "Go on", "version": "Try another version", "report": "Download the report"},
    "es": {"stop": "Detener", "on": "Seguir", "version": "Probar otra versión", "report": "Descargar el informe"},
}


def paste(page: Any, text: str) -> None:
    page.locator(".listbox__field").first.fill(text)
    page.locator(".curve").wait_for(timeout=30_000)  # the first call loads the cards
    page.locator(".odds").first.wait_for()


def fits(page: Any) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


KEPT = "(JSON.parse(localStorage.getItem('illumineer.lab_games'))?.rows ?? []).length"


def games(page: Any) -> int:
    """How many games of the list the browser has kept."""
    found: int = page.evaluate(KEPT)
    return found


def begin(page: Any, least: int = 4) -> None:
    page.locator(".duel .button--main").click()
    until(page, f"{KEPT} >= {least}", seconds=60)
    page.locator(".rate .range").first.wait_for()


def stop(page: Any, lang: str) -> int:
    """Stop; how many games there are once the last pieces have come."""
    main = page.locator(".duel .button--main")
    if main.inner_text() == SAY[lang]["stop"]:
        main.click()
    page.get_by_role("button", name=SAY[lang]["report"]).wait_for(timeout=30_000)
    page.locator(".duel details").last.wait_for(timeout=30_000)
    return games(page)


@pytest.mark.parametrize(
    ("size", "lang"), [(PHONE, "es"), longer(PHONE, "en"), longer(DESK, "es"), longer(DESK, "en")]
)
def test_a_list_its_odds_and_a_duel(server: str, opened: Any, axe: str, size: dict[str, int], lang: str) -> None:
    page = opened(f"{server}/#/lab", size, lang)
    paste(page, WRONG)
    page.locator(".wrongline", has_text="Ink Explosion").click()
    assert page.evaluate("getSelection().toString()") == "2 Ink Explosin"
    assert page.locator(".listbox__mark--wrong").count() == 1
    paste(page, SINGERS)
    page.locator(".sign--good").nth(4).wait_for()
    assert page.locator(".listbox__mark--wrong").count() == 0
    begin(page)
    played = stop(page, lang)
    assert fits(page)
    page.reload()
    page.locator(".rate .range").first.wait_for()
    assert games(page) == played
    assert page.locator(".duel .button--main").inner_text() == SAY[lang]["on"]
    begin(page, played + 1)
    assert stop(page, lang) > played
    page.get_by_role("button", name=SAY[lang]["version"]).click()
    page.locator(".duel .listbox__field").fill(version())
    page.locator(".duel .button--main").click()
    page.locator(".found-out__difference .big").wait_for()
    page.wait_for_timeout(1500)
    stop(page, lang)
    assert fits(page)
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    page.evaluate(axe)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(400)
        found = page.evaluate("axe.run().then(found => found.violations.map(each => [each.id, each.nodes[0].html]))")
        assert found == []
    assert fits(page), "also with everything open"


def test_who_leaves_the_lab_leaves_no_bots_at_work(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/lab", PHONE)
    paste(page, SINGERS)
    asked: list[str] = []
    replied: list[str] = []
    for kind, calls in (("request", asked), ("requestfinished", replied)):
        page.on(kind, lambda call, calls=calls: calls.append(call.url) if call.url.endswith("lab.play") else None)
    begin(page)
    page.evaluate("location.hash = '#/table'")
    page.locator(".begin").wait_for()
    page.wait_for_timeout(1000)
    seen = len(asked)
    page.wait_for_timeout(1500)
    assert len(asked) == seen
    for _ in range(100):  # pieces that were on their way when the page was left are kept, too
        if len(replied) == seen:
            break
        page.wait_for_timeout(100)
    kept = games(page)
    page.evaluate("location.hash = '#/lab'")
    page.locator(".rate .range").first.wait_for()
    assert (games(page), page.locator(".duel .button--main").inner_text()) == (kept, "Go on")


@LANGS
def test_on_a_phone_the_result_is_in_sight(server: str, opened: Any, lang: str) -> None:
    page = opened(f"{server}/#/lab", PHONE, lang)
    paste(page, SINGERS)
    begin(page)
    for _ in range(2):  # as it comes, and with the head of the duel at the top of the screen
        box = page.locator(".found-out__rates").bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]
        page.evaluate("document.querySelector('.duel').scrollIntoView()")


def version() -> str:
    """Another version of the list, with the same number of cards."""
    text = SINGERS.replace("4 Lilo - Snow Artist", "2 Lilo - Snow Artist")
    return text.replace("2 Ariel - Singing Mermaid", "4 Ariel - Singing Mermaid")


def test_what_can_be_tapped_is_large_enough(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/lab", PHONE)
    paste(page, WRONG)
    small = page.evaluate(
        """[...document.querySelectorAll('.lab button, .lab select, .lab summary, .lab label.button')]
           .filter(each => each.offsetHeight > 0 && each.offsetHeight < 44).map(each => each.outerHTML)"""
    )
    assert small == []


def test_the_report_is_that_of_the_desk(server: str, opened: Any, tmp_path: Path) -> None:
    page = opened(f"{server}/#/lab", DESK)
    paste(page, SINGERS)
    begin(page)
    played = stop(page, "en")
    for name, kind in ((SAY["en"]["report"], "report.html"), ("Figures as JSON", "summary.json")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=name).click()
        assert saved.value.suggested_filename == kind
        saved.value.save_as(tmp_path / kind)
    figures = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert 0 < figures["games"] <= played and figures["decks"] == ["Your list", "Ice and Fire"]
    assert "<table" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_everything_goes_by_keyboard(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/lab", DESK)
    page.locator(".listbox__field").wait_for()
    page.locator(".lab__list .button--main").focus()
    page.keyboard.press("Enter")
    page.locator(".odds").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.duel .button--main')"):
            break
    page.keyboard.press("Enter")
    page.locator(".rate .range").first.wait_for()
    page.keyboard.press("Enter")
    assert stop(page, "en") > 0


def test_a_refusal_is_told_in_the_language_of_the_page(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/lab", DESK, "en")
    page.locator(".head__language").nth(1).click()
    paste(page, "4 Elsa - Snow Queen\n60 Lilo - Snow Artist")
    page.locator(".duel .button--main").click()
    assert "Tu lista no es un mazo válido" in page.locator(".duel .fault").inner_text()
