"""The page in a real browser: Debian's headless Chromium, driven by Playwright, in front of a server of its own."""

from __future__ import annotations

import base64
import functools
import http.server
import json
import os
import shutil
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import ROOT, serving

BUILT = ROOT / "src" / "illumineer" / "web" / "page" / "index.html"
SITE = ROOT / "site"
AXE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}

LONG = pytest.mark.skipif(not os.environ.get("ILLUMINEER_LONG"), reason="takes minutes: make test-page")
"""Every screen, language and door has every test there; the quick run has each test on one or two of them."""


def longer(*variant: Any) -> Any:
    """A variant of a test that `make test-page` runs."""
    return pytest.param(*variant, marks=LONG)


def chromium() -> str | None:
    """Where Chromium is, if it is here.  The one that draws no window starts a page in half the time."""
    found = (shutil.which(name) for name in ("chromium-headless-shell", "chromium", "chromium-browser"))
    return os.environ.get("CHROMIUM") or next(filter(None, found), None)


@contextmanager
def launched() -> Iterator[Any]:
    """Chromium, while the block lasts."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        # What a container gives as shared memory may be too little for a page.
        args = ["--no-sandbox", "--disable-dev-shm-usage"]
        found = playwright.chromium.launch(executable_path=chromium(), args=args)
        try:
            yield found
        finally:
            found.close()


def link_of(case: dict[str, Any]) -> str:
    """A case as the page packs it (docs/page.md)."""
    row = [case["edition"], case["setup"], case["moves"], case.get("title", ""), case.get("cards", [])]
    row += [case["teams"]] if case.get("teams") else []
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(json.dumps(row, separators=(",", ":")).encode()) + packer.flush()
    return "1." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def drop(page: Any, text: str) -> None:
    """Drop a file with that text on the page."""
    page.evaluate(_DROP, text)


_DROP = """text => {
    const data = new DataTransfer();
    data.items.add(new File([text], "case.yaml"));
    window.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium, for the tests of one file: while it is there an event loop runs, which other tests cannot have."""
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if chromium() is None:
        pytest.skip("no Chromium here: apt-get install chromium-headless-shell, or say with CHROMIUM where it is")
    with launched() as found:
        yield found


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of the server's door."""
    pytest.importorskip("fastapi", reason="fastapi, which serves the page, is not installed (illumineer[web])")
    if not BUILT.is_file():
        pytest.skip("the page is not built: make page")
    with serving("real") as client:
        yield str(client.base_url).rstrip("/")


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the static site's door, behind a plain file server."""
    if not (SITE / "index.html").is_file():
        pytest.skip("the site is not built: make site")
    with files(SITE) as address:
        yield address


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class files:
    """A file server for a folder, while the block lasts."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(_Quiet, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)

    def __enter__(self) -> str:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self._server.server_port}/"

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def until(page: Any, holds: str, *, seconds: float = 20) -> None:
    """Wait until an expression holds on the page.  Playwright's own way needs `eval`, which the page forbids."""
    end = time.monotonic() + seconds
    while not page.evaluate(holds):
        assert time.monotonic() < end, f"did not come to hold in {seconds} s: {holds}"
        page.wait_for_timeout(50)


@pytest.fixture
def opened(browser: Any) -> Iterator[Any]:
    """A function that opens an address in a fresh browser; what goes wrong on the page fails the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def open_page(address: str, size: dict[str, int] = PHONE, lang: str = "en", **more: Any) -> Any:
        context = browser.new_context(viewport=size, locale=lang, **more)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, which finds what some readers cannot use."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make page")
    return AXE.read_text(encoding="utf-8")
