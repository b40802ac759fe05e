"""Duels on the server: a budget for each visitor, a queue, and nobody else who notices."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.desk.asking import LISTS, rows
from tests.web.conftest import serving

from illumineer.web.lab import HOUR, MOST_VISITORS, MOST_WAITING, Budgets


def play(client: httpx.Client, what: Any, **more: Any) -> httpx.Response:
    return client.post("/desk/lab.play", json={"scenario": what}, **more)


def spin(seconds: float) -> dict[str, float]:
    return {"spin": seconds}


# --- the budget ------------------------------------------------------------------------------


def test_what_is_spent_comes_back_in_an_hour() -> None:
    now = [0.0]
    budgets = Budgets(100.0, lambda: now[0])
    budgets.spend("a", 100.0)
    assert budgets.wait("a") == 0, "the last piece may be begun as long as nothing is owed"
    budgets.spend("a", 10.0)
    assert budgets.wait("a") == pytest.approx(HOUR / 10)
    assert budgets.wait("b") == 0
    now[0] = HOUR / 10
    assert budgets.wait("a") == 0 and budgets.missing("a") == pytest.approx(100)
    now[0] = 2 * HOUR
    assert budgets.missing("a") == 0


def test_only_so_many_visitors_are_remembered() -> None:
    budgets = Budgets(1.0, lambda: 0.0)
    for visitor in range(MOST_VISITORS + 1):
        budgets.spend(str(visitor), 5.0)
    assert budgets.wait("0") == 0 and budgets.wait(str(MOST_VISITORS)) > 0


def test_a_visitor_whose_budget_is_spent_is_told_when_to_go_on() -> None:
    with serving("poor") as client:
        assert [play(client, {"sleep": 0.4}).status_code for _ in range(3)] == [200] * 3, "who waits spends nothing"
        while (reply := play(client, spin(0.3))).status_code == 200:
            pass
        assert reply.status_code == 429
        assert reply.json()["error"]["kind"] == "Spent"
        assert "minute" in reply.json()["error"]["text"]
        spanish = play(client, {}, headers={"accept-language": "es"}).json()["error"]["text"]
        assert "minuto" in spanish and "{" not in spanish
        assert client.post("/desk/judge.run", json={}).status_code == 200, "everything else goes on"


# --- the queue -------------------------------------------------------------------------------


def test_too_many_pieces_of_one_visitor(stub: httpx.Client) -> None:
    with ThreadPoolExecutor(MOST_WAITING + 2) as visitors:
        replies = list(visitors.map(lambda _: play(stub, spin(0.4)), range(MOST_WAITING + 2)))
    assert sorted(reply.status_code for reply in replies) == [200] * MOST_WAITING + [429] * 2
    refused = next(reply.json()["error"] for reply in replies if reply.status_code == 429)
    assert refused["kind"] == "Busy" and str(MOST_WAITING) in refused["text"]


def test_a_piece_that_waits_has_a_place(stub: httpx.Client) -> None:
    assert stub.get("/lab/place").json() == {"place": None}
    with ThreadPoolExecutor(3) as visitors:
        waiting = [visitors.submit(play, stub, spin(1.2)) for _ in range(3)]
        places = set()
        while not all(each.done() for each in waiting):
            places.add(stub.get("/lab/place").json()["place"])
    assert 1 in places and places <= {None, 1}


def test_one_visitor_has_all_processes_for_duels(stub: httpx.Client) -> None:
    with ThreadPoolExecutor(2) as visitors:
        replies = list(visitors.map(lambda _: play(stub, spin(2)).json(), range(2)))
    assert len({reply["ok"]["process"] for reply in replies}) == 2


# --- others ----------------------------------------------------------------------------------


def test_a_piece_that_is_too_slow_is_stopped_and_others_go_on(stub: httpx.Client) -> None:
    begun = time.monotonic()
    reply = play(stub, spin(100))
    assert (reply.status_code, reply.json()["error"]["kind"]) == (503, "TooSlow")
    assert time.monotonic() - begun < 50
    assert play(stub, {}).status_code == 200
    assert play(stub, {"die": True}).status_code == 500
    assert play(stub, {}).status_code == 200


def test_other_calls_notice_nothing_of_duels(stub: httpx.Client) -> None:
    with ThreadPoolExecutor(MOST_WAITING) as visitors:
        duels = [visitors.submit(play, stub, spin(2)) for _ in range(MOST_WAITING)]
        took = []
        while not all(each.done() for each in duels):
            begun = time.monotonic()
            assert stub.post("/desk/judge.run", json={}).status_code == 200
            took.append(time.monotonic() - begun)
    assert len(took) > 3 and sorted(took)[len(took) // 2] < 1, "a duel takes two seconds"


def test_the_games_are_those_of_the_desk(real: httpx.Client) -> None:
    reply = real.post("/desk/lab.play", json={"decks": LISTS, "first": 2, "games": 2}).json()
    assert reply["ok"]["rows"] == rows(LISTS, 4)[2:]
