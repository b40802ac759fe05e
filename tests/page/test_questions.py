"""Every kind of question on the bench: it is asked, it can be answered, and every reader can do so."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.page.conftest import LONG, PHONE, link_of, until

from illumineer import desk
from illumineer.vocab import Ask

pytestmark = LONG

KINDS = [kind.name.lower() for kind in Ask]
PICTURES = os.environ.get("ILLUMINEER_PICTURES")
"""A folder for a picture of each question, if somebody wants to look at them."""


SCRY = "Look at the top card of your deck. Put it on either the top or the bottom of your deck."


def asked() -> Iterator[tuple[str, dict[str, Any]]]:
    """Moments of the examples, each with the kind of question that is asked there."""
    for row in desk.call("examples.list", {})["ok"]["examples"]:
        text = desk.call("examples.show", {"id": row["id"]})["ok"]["text"]
        opened = desk.call("judge.open", {"text": text})
        if "ok" not in opened:
            continue
        case = opened["ok"]["case"]
        for n in range(len(case["moves"]) + 1):
            moment = {**case, "moves": case["moves"][:n]}
            question = desk.call("judge.play", {"case": moment, "texts": False})["ok"]["table"]["question"]
            if question is not None:
                yield question["kind"], moment


@pytest.fixture(scope="module")
def moments() -> dict[str, dict[str, Any]]:
    """A moment for every kind of question."""
    found: dict[str, dict[str, Any]] = {}
    for kind, case in asked():
        found.setdefault(kind, case)
        if len(found) == len(KINDS) - 1:
            break
    assert "put" not in found, "an example stops there now: this one is not needed any more"
    scry = {"fullName": "Scry", "type": "Action", "cost": 1, "text": SCRY}
    setup = {"p1": {"hand": ["Scry"], "ink": 1}, "p2": {}}
    case = {"v": 1, "edition": desk.call("desk.hello", {})["ok"]["editions"][-1]["name"], "setup": setup}
    return {**found, "put": {**case, "moves": ["play Scry"], "cards": [scry]}}


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_shown_and_answered(
    server: str, opened: Any, axe: str, moments: dict[str, dict[str, Any]], kind: str
) -> None:
    page = opened(f"{server}/#/bench?c={link_of(moments[kind])}", PHONE, "es")
    page.locator(".asked__question").wait_for()
    page.wait_for_timeout(400)
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"question-{kind}.png", full_page=True)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [each["id"] for each in found["violations"]] == []
    before = page.locator(".trace__line").count()
    if kind == "name":
        page.locator(".finding input").fill("elsa")
    page.locator(".asked .answer").first.click()
    until(page, f"document.querySelectorAll('.trace__line').length > {before}")
