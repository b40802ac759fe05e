"""`python -m tests.web.server KIND`: a server for tests, at any free port, or that of ILLUMINEER_TEST_PORT;
its address is the first line.

`stub` has the desk of tests/web/stub.py, two heavy processes, short limits and a small page; `real` is what
`illumineer serve` serves; `poor` is a stub whose visitors have half a second for their duels; `faulty` has the desk of
tests/web/faulty.py, five seconds for a call about a table, and two for a bot to think.
"""

from __future__ import annotations

import gzip
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from illumineer.web.app import Setting


def setting(kind: str) -> Setting:
    from illumineer.web.app import Setting
    from illumineer.web.pages import File

    if kind == "real":
        return Setting()
    if kind == "faulty":
        return Setting(desk="tests.web.faulty", heavy_seconds=5.0, thinking_seconds=2.0)
    text = b"<!doctype html><title>x</title>"
    page = File("text/html; charset=utf-8", '"one"', False, text, {"gzip": gzip.compress(text, mtime=0)})
    script = File("text/javascript; charset=utf-8", '"two"', True, b"0")
    files = {"": page, "index.html": page, "assets/a-1.js": script}
    return Setting(
        desk="tests.web.stub",
        ready="tests.web.stub",
        page=files,
        heavy_workers=2,
        heavy_seconds=3.0,
        quick_seconds=3.0,
        reading_seconds=3.0,
        lab_workers=2,
        lab_seconds=3.0,
        lab_budget=0.5 if kind == "poor" else 1_000.0,
    )


if __name__ == "__main__":  # every process of the pools imports this file again, and needs nothing of it
    from illumineer.web.serving import address_of, bind, run

    bound = bind("127.0.0.1", int(os.environ.get("ILLUMINEER_TEST_PORT", "0")), 0)
    print(address_of(bound), flush=True)
    run(setting(sys.argv[1]), bound)
