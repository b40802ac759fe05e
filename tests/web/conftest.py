"""A server in a process of its own, with the stub or the real desk behind it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True, scope="session")
def _there() -> None:
    pytest.importorskip("fastapi", reason="fastapi, which serves the page, is not installed (illumineer[web])")
    pytest.importorskip("uvicorn", reason="uvicorn, which serves the page, is not installed (illumineer[web])")


@contextmanager
def started(words: list[str], cwd: Path, env: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server, and its first line; it ends with the block.  Nothing is waited for without an end."""
    with subprocess.Popen(words, cwd=cwd, env=env, stdout=subprocess.PIPE, text=True) as server:
        late = threading.Timer(120, server.kill)
        late.start()
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            late.cancel()
            yield server, line
        finally:
            late.cancel()
            server.terminate()
            try:
                server.wait(60)
            finally:
                server.kill()  # a server that does not end fails the test, which does not wait for it


@contextmanager
def serving(kind: str, **more: str) -> Iterator[httpx.Client]:
    """A client of a server (tests/web/server.py) that ends with the block."""
    words = [sys.executable, "-m", "tests.web.server", kind]
    path = os.pathsep.join(each for each in (str(ROOT), os.environ.get("PYTHONPATH", "")) if each)
    with started(words, ROOT, {**os.environ, "PYTHONPATH": path, **more}) as (_, line):
        address = line.strip()
        assert address.startswith("http://"), "the server did not start"
        with httpx.Client(base_url=address, timeout=120, trust_env=False) as client:
            yield client


@pytest.fixture(autouse=True, scope="session")
def _own_state(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The key of the servers lies in a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture(scope="session")
def stub() -> Iterator[httpx.Client]:
    with serving("stub") as client:
        yield client


@pytest.fixture(scope="session")
def real() -> Iterator[httpx.Client]:
    with serving("real") as client:
        yield client
