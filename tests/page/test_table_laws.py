"""Law on the messages of the worker's door: the page is posted what its seat may know, and no game leaves the worker.

Every message that the worker posts is written down, those of the page's own calls as well.  The calls are those of
tests/web/pairs.py, posted to the worker itself.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.page.conftest import DESK, LONG
from tests.page.test_table import begin, settled
from tests.web import pairs

pytestmark = LONG

WATCH = """
window.posted = [];
window.Worker = class extends Worker {
    constructor(...how) {
        super(...how);
        window.engine = this;
        this.addEventListener("message", ({data}) => window.posted.push(JSON.stringify(data)));
    }
};
"""
ASK = """([id, call, args]) => new Promise(told => {
    const hear = ({data}) => {
        if (data.id !== id) return;
        engine.removeEventListener("message", hear);
        told(JSON.stringify(data.reply));
    };
    engine.addEventListener("message", hear);
    engine.postMessage({id, call, args});
})"""
GAMES = """() => new Promise(found => {
    indexedDB.open("illumineer", 1).onsuccess = ({target}) => {
        const asked = target.result.transaction("games").objectStore("games").getAll();
        asked.onsuccess = () => found(asked.result.map(each => each.kept));
    };
})"""


def watched(opened: Any, site: str) -> Any:
    """A page whose worker is overheard from its first message on."""
    page = opened("about:blank", DESK)
    page.set_default_timeout(60_000)
    page.add_init_script(WATCH)
    page.goto(f"{site}#/table")
    page.locator(".begin").wait_for()
    return page


def door(page: Any) -> pairs.Door:
    """The worker, asked beside the page."""
    asked = 1_000_000

    def ask(name: str, id: str | None, args: dict[str, Any]) -> str:
        nonlocal asked
        asked += 1
        text: str = page.evaluate(ASK, [asked, name, args if id is None else {**args, "id": id}])
        return text

    return ask


def kept_to_itself(page: Any) -> None:
    """No message holds a game, nor what stands in one and is hidden."""
    posted: list[str] = page.evaluate("posted")
    games = [json.loads(kept) for kept in page.evaluate(GAMES)]
    assert games and any("illumineer-table" in message for message in posted)
    secrets = {str(game["secret"]) for game in games}
    secrets |= {game["record"][key] for game in games for key in ("digest", "book")}
    secrets |= {str(game["record"]["seed"]) for game in games if "seed" in game["record"]}
    for message in posted:
        assert not [secret for secret in secrets if secret in message], message[:200]
        for word in ('"seed', '"secret', '"digest', '"inputs', "illumineer-play", "illumineer-record"):
            assert word not in message, message[:200]


@pytest.mark.parametrize("against", pairs.FAMILIES)
def test_no_message_tells_what_is_hidden(opened: Any, site: str, against: str) -> None:
    page = watched(opened, site)
    tables = pairs.played(door(page), against)
    pairs.held(tables)
    assert {kept for table in tables for kept in table.kept} == {"here"}
    kept_to_itself(page)


def test_what_the_page_itself_asks_brings_no_game_out(opened: Any, site: str) -> None:
    page = watched(opened, site)
    begin(page)
    for _ in range(3):
        settled(page)
        page.keyboard.press("Escape")
        page.keyboard.press(" ")
        page.locator("dialog[open] .answer").first.click()
    settled(page)
    kept_to_itself(page)
    page.reload()
    page.locator(".mat").wait_for()
    settled(page)
    kept_to_itself(page)


def test_errors_of_the_worker_tell_nothing_either(opened: Any, site: str) -> None:
    page = watched(opened, site)
    ask = door(page)
    seat = json.loads(ask("play.new", None, {"lists": [None, None], "seats": ["person", "greedy"]}))["ok"]
    for name in ("play.answer", "play.look", "play.record", "play.values", "play.nothing"):
        for args in ({}, {"n": "x"}, {"kept": "x"}, {"kept": '{"format": "illumineer-play/1"}', "lang": "es"}):
            for id in (seat["id"], "elsewhere", None):
                assert json.loads(ask(name, id, args)).get("error") or (name == "play.look" and id == seat["id"])
    assert json.loads(ask("play.look", "elsewhere", {}))["error"]["kind"] == "NoTable"
    kept_to_itself(page)
