"""The real desk behind the real server: what comes over HTTP is what the desk says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import Any

import httpx
import pytest
from tests.web.conftest import ROOT, started

from illumineer import desk

CASE = {
    "v": 1,
    "edition": "2.3",
    "setup": {
        "p1": {"play": ["Mickey Mouse - True Friend"], "ink": 5},
        "p2": {"play": [{"card": "Stitch - New Dog", "exerted": True}]},
    },
    "moves": ["challenge Mickey Mouse - True Friend, Stitch - New Dog"],
    "title": "",
}
SCENARIO = {
    "format": "lorcana-scenario/1",
    "name": "A challenge",
    "setup": CASE["setup"],
    "steps": [{"challenge": ["Mickey Mouse - True Friend", "Stitch - New Dog"]}],
}
RECORD: dict[str, Any] = {"format": "illumineer-record/1"}
DECK = "4 Stitch - New Dog\n4 Mickey Mouse - True Friend\n1 Nobody\n"

USUAL: dict[str, dict[str, Any]] = {
    "number": {"number": "4.6.1"},
    "words": {"words": "ward"},
    "name": {"name": "Elsa - Snow Queen"},
    "text": {"text": DECK},
    "from": {"from": "2.0", "to": "2.3"},
    "case": {"case": CASE},
    "scenario": {"scenario": SCENARIO},
    "record": {"record": RECORD},
    "card": {"card": "Stitch - New Dog"},
    "id": {"id": "4-turn-actions/4.01-general/4.01.02-any-order-any-number"},
    "at": {"at": 0},
}
"""What is given for an argument that a call must have, or usually has."""


def arguments(name: str) -> dict[str, Any]:
    """Arguments with which a call has something to say."""
    schema = desk.schema(name)["args"]
    wanted = [*schema.get("required", []), *(["card"] if name == "judge.why" else [])]
    if name == "judge.open":
        return {"text": json.dumps(SCENARIO)}
    given: dict[str, Any] = {}
    for key in wanted:
        given |= USUAL.get(key, {})
    return given


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", sorted(name for name, call in desk.CALLS.items() if not call.keeps))
def test_every_call_through_http_is_that_of_the_desk(real: httpx.Client, name: str, lang: str) -> None:
    args = {**arguments(name), "lang": lang}
    reply = real.post(f"/desk/{name}", json=args)
    assert reply.status_code == 200
    assert reply.json() == json.loads(json.dumps(desk.call(name, args)))


@pytest.mark.parametrize(
    "name", sorted(name for name in desk.CALLS if name.startswith(("rules.", "cards.", "examples.")))
)
def test_a_reading_call_says_the_same_by_get(real: httpx.Client, name: str) -> None:
    args = arguments(name)
    assert all(isinstance(value, str) for value in args.values())
    reply = real.get(f"/desk/{name}", params=args)
    assert reply.json() == real.post(f"/desk/{name}", json=args).json()
    mark = {"if-none-match": reply.headers["etag"]}
    assert real.get(f"/desk/{name}", params=args, headers=mark).status_code == 304


def test_what_the_desk_refuses_is_still_a_reply(real: httpx.Client) -> None:
    reply = real.post("/desk/cards.show", json={"name": "Nobody - Nowhere", "lang": "es"})
    assert reply.status_code == 200
    assert reply.json()["error"]["text"]


def test_the_description_has_every_call(real: httpx.Client) -> None:
    paths = real.get("/openapi.json").json()["paths"]
    assert set(paths) == {f"/desk/{name}" for name in desk.CALLS} | {"/lab/place"}
    for name, call in desk.CALLS.items():
        said = paths[f"/desk/{name}"]["post"]["responses"]
        assert {"200", "404", "408", "413", "415", "421", "422", "500", "503"} <= set(said)
        assert ("410" in said) == call.keeps and ("429" in said) == (call.keeps or call.plays)


def test_serve_says_where_it_is(tmp_path: Any) -> None:
    words = [sys.executable, "-m", "illumineer", "serve", "--port", "0", "--no-browser", "--lang", "es"]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with started(words, tmp_path, env) as (server, line):
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found
        assert httpx.get(f"{found[0]}openapi.json", timeout=60, trust_env=False).status_code == 200
    assert server.returncode is not None


def test_serve_at_a_port_that_is_taken(real: httpx.Client) -> None:
    words = [sys.executable, "-m", "illumineer", "serve", "--port", str(real.base_url.port), "--no-browser"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 2 and "Address already in use" in done.stderr


@pytest.mark.skipif(not os.environ.get("ILLUMINEER_LONG"), reason="takes minutes: make test-page")
def test_nothing_that_fits_the_description_breaks_the_server(real: httpx.Client) -> None:
    pytest.importorskip("schemathesis", reason="schemathesis, which makes up requests, is not installed")
    seconds = os.environ.get("ILLUMINEER_LONG", "")
    words = ["run", f"{real.base_url}openapi.json", "--phases", "examples,coverage,fuzzing", "--max-time", "180"]
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    more = ["--checks", checks, "--max-response-time", "12", "--workers", "2", "--seed", "7"]
    env = {**os.environ, "NO_PROXY": "127.0.0.1", "ILLUMINEER_LONG": seconds}
    program = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"]
    done = subprocess.run(
        [*program, *words, *more], cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert real.post("/desk/desk.hello", json={}).status_code == 200
