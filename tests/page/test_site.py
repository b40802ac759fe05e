"""The static site: the same minute without a server, and without a network after the first visit."""

from __future__ import annotations

from typing import Any

import pytest
from tests.page.conftest import LONG, PHONE
from tests.page.test_bench import judge_minute

pytestmark = LONG


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_minute_of_a_judge_without_a_server(site: str, opened: Any, lang: str) -> None:
    page = opened(f"{site}#/bench", PHONE, lang)
    page.set_default_timeout(40_000)
    judge_minute(page, lang)


def test_rules_and_cards_are_read_before_the_engine_is_there(site: str, opened: Any) -> None:
    page = opened("about:blank")
    page.route("**/engine/**", lambda route: None)  # it never comes
    page.goto(f"{site}#/rules/8.10.4")
    page.locator("main", has_text="8.10.4").wait_for()
    page.goto(f"{site}#/cards/Elsa%20-%20Snow%20Queen")
    page.locator("main svg").first.wait_for()


def test_after_the_first_visit_no_network_is_needed(site: str, opened: Any) -> None:
    page = opened(f"{site}#/bench", PHONE, "es")
    page.set_default_timeout(60_000)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = """caches.keys().then(async names => {
        const sizes = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).length));
        return sizes.reduce((sum, n) => sum + n, 0);
    })"""
    for _ in range(120):
        if page.evaluate(kept) > 10 and page.evaluate("!!navigator.serviceWorker.controller"):
            break
        page.wait_for_timeout(500)
    page.context.set_offline(True)
    page.reload()
    judge_minute(page, "es")
    page.goto(f"{site}#/rules/8.10.4?lang=es")
    page.locator("main", has_text="8.10.4").wait_for()
    page.goto(f"{site}#/cards/Elsa%20-%20Snow%20Queen?lang=es")
    page.locator(".texts__one").first.wait_for()
