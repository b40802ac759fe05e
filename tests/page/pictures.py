"""`python -m tests.page.pictures`: the pictures of the page in docs/pictures, each page on a phone and on a desk.

It needs what the tests of this folder need: the built page, Chromium, Playwright.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from tests.page.conftest import DESK, PHONE, drop, launched
from tests.page.moments import MOMENTS, go_on, record_of
from tests.page.test_bench import WORDS, judge_minute, two_cards
from tests.page.test_lab import SINGERS, paste, stop
from tests.page.test_lab import begin as begin_duel
from tests.page.test_replay import record
from tests.web.conftest import ROOT, serving

from illumineer.record import replay

EXAMPLE = "8-keywords%2F8.03-bodyguard%2F8.03.03-any-of-several-bodyguards"
FOLDER = ROOT / "docs" / "pictures"


def _case(page: Any, lang: str) -> None:
    judge_minute(page, lang)
    page.evaluate("scrollTo(0, 0)")


def _situation(page: Any, lang: str) -> None:
    two_cards(page)
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")


def _search(page: Any, lang: str) -> None:
    page.locator("main input").first.fill("elsa")
    page.wait_for_timeout(600)


def _players(page: Any, lang: str) -> None:
    judge_minute(page, lang)
    page.get_by_role("button", name=WORDS[lang]["show"]).click()
    page.locator(".show__text").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")


def _table(page: Any, lang: str) -> None:
    """A game of two bots, in the middle; a person goes on in the place of the first."""
    go_on(page, json.dumps(record()), _fullest(), ["person", "greedy"])


@cache
def _fullest() -> int:
    """After how many inputs of the record the first player takes a turn action with the most cards around."""

    def cards(moves: int) -> int:
        found = replay(record(), moves=moves)
        asked = found.decision
        if asked is None or asked.player != 0 or not asked.is_turn:
            return 0
        own, other = found.players
        return min(len(own.play), 4) + min(len(other.play), 4) + 2 * min(len(own.hand), 3)

    return max(range(len(record()["inputs"])), key=cards)


def _card(page: Any, lang: str) -> None:
    _table(page, lang)
    page.locator(".mat__own .mat__card").first.click()
    page.locator(".answer--closed").first.click()


def _choice(page: Any, lang: str) -> None:
    moment = MOMENTS["choose up to"]
    go_on(page, record_of(moment)[0], None, record_of(moment)[1])


def _replay(page: Any, lang: str) -> None:
    drop(page, json.dumps(record()))
    page.locator(".mat").wait_for()
    page.locator(".transport__slider").evaluate(
        "slider => { slider.value = 60; slider.dispatchEvent(new Event('input', {bubbles: true})); }"
    )


def _lab(page: Any, lang: str) -> None:
    paste(page, SINGERS)
    begin_duel(page, 40)
    stop(page, lang)
    page.evaluate("document.querySelector('.duel').scrollIntoView()")


def _nothing(page: Any, lang: str) -> None:
    page.locator("main h1, main h2").first.wait_for()


PAGES: dict[str, tuple[str, Callable[[Any, str], None]]] = {
    "bench": ("bench", _situation),
    "bench-happens": ("bench", _case),
    "cards": ("cards", _search),
    "card": ("cards/Simba%20-%20Protective%20Cub", _nothing),
    "rules": ("rules", _nothing),
    "rule": ("rules/8.10.4", _nothing),
    "diff": ("rules/diff?from=2.2&to=2.3", _nothing),
    "examples": ("examples", _nothing),
    "example": (f"examples/{EXAMPLE}", _nothing),
    "show": ("bench", _players),
    "table-start": ("table", _nothing),
    "table": ("rules", _table),
    "table-card": ("rules", _card),
    "table-question": ("rules", _choice),
    "replay": ("replay", _replay),
    "lab": ("lab", _lab),
}
SHOTS = ((PHONE, "en", "light"), (PHONE, "es", "dark"), (DESK, "es", "light"), (DESK, "en", "dark"))


def _shot(browser: Any, address: str, prepare: Callable[[Any, str], None], shot: tuple[Any, str, str]) -> bytes:
    size, lang, theme = shot
    context = browser.new_context(viewport=size, locale=lang, color_scheme=theme)
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    prepare(page, lang)
    page.wait_for_timeout(500)
    taken: bytes = page.screenshot()
    context.close()
    return taken


def _sheet(browser: Any, shots: list[bytes]) -> bytes:
    """The pictures of one page side by side: both phones, then both desks below each other."""
    images = [f"data:image/png;base64,{base64.b64encode(shot).decode()}" for shot in shots]
    page = browser.new_page(viewport={"width": 1540, "height": 820})
    style = "body{margin:20px;display:flex;gap:20px;background:#8a8494}img{display:block;border-radius:8px}"
    desks = "".join(f'<img src="{image}" width="700" style="margin-bottom:20px">' for image in images[2:])
    phones = "".join(f'<img src="{image}" width="380">' for image in images[:2])
    page.set_content(f"<style>{style}</style>{phones}<div>{desks}</div>")
    page.wait_for_timeout(300)
    taken: bytes = page.screenshot(type="jpeg", quality=82, full_page=True)
    page.close()
    return taken


def main(names: list[str]) -> int:
    """Take the pictures of these pages, or of all."""
    FOLDER.mkdir(exist_ok=True)
    with serving("real") as client, launched() as browser:
        for name in names or PAGES:
            path, prepare = PAGES[name]
            address = f"{str(client.base_url).rstrip('/')}/#/{path}"
            file = FOLDER / f"page-{name}.jpg"
            file.write_bytes(_sheet(browser, [_shot(browser, address, prepare, shot) for shot in SHOTS]))
            print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
