"""What a first visit loads."""

from __future__ import annotations

from typing import Any

import pytest
from tests.page.conftest import PHONE
from tests.page.test_bench import two_cards

MOST = 120_000
"""Bytes of all answers of a first visit to the bench, as they come over the network, with their heads."""


class Loaded:
    """The bytes of every answer that a page gets, by its address."""

    def __init__(self, page: Any) -> None:
        self.sizes: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._begun)
        session.on("Network.loadingFinished", self._done)
        session.send("Network.enable")

    def _begun(self, event: Any) -> None:
        self._addresses[event["requestId"]] = event["response"]["url"]

    def _done(self, event: Any) -> None:
        address = self._addresses.get(event["requestId"], "")
        self.sizes[address] = self.sizes.get(address, 0) + event["encodedDataLength"]

    def has(self, part: str) -> bool:
        """Whether an answer came from an address with this in it."""
        return any(part in address for address in self.sizes)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_first_visit_to_the_bench_is_light(server: str, opened: Any, lang: str) -> None:
    page = opened("about:blank", PHONE, lang)
    loaded = Loaded(page)
    page.goto(f"{server}/#/bench")
    page.locator(".situation").wait_for()
    page.wait_for_load_state("networkidle")
    assert loaded.has("cards.json") and loaded.has("editions.json"), "what the bench needs was counted"
    assert not loaded.has("/desk/"), "an empty bench asks nothing of the desk"
    assert sum(loaded.sizes.values()) < MOST, loaded.sizes
    assert [each for each in ("en", "es") if loaded.has(f"words.{each}.json")] == [lang]
    assert not loaded.has("data/rules."), "rules come when they are asked for"


def test_a_rule_that_is_opened_brings_the_rules(server: str, opened: Any) -> None:
    page = opened(f"{server}/#/bench", {"width": 1280, "height": 800})
    loaded = Loaded(page)
    two_cards(page)
    page.locator(".answer", has_text="Challenge with").click()
    page.locator(".trace__line .rulebutton").first.click()
    page.locator(".trace .rulenote p:not(.soft)").nth(1).wait_for()
    assert loaded.has("data/rules.en.json") and not loaded.has("rules.look")
