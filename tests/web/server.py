"""`python -m tests.web.server KIND`: a server for tests, at any free port; its address is the first line.

`stub` has the desk of tests/web/stub.py, two heavy processes, short limits and a small page; `real` is what
`illumineer serve` serves.
"""

from __future__ import annotations

import gzip
import sys

import uvicorn

from illumineer.web.app import Setting, make
from illumineer.web.pages import File
from illumineer.web.serving import address_of, bind


def setting(kind: str) -> Setting:
    if kind == "real":
        return Setting()
    text = b"<!doctype html><title>x</title>"
    page = File("text/html; charset=utf-8", '"one"', False, text, {"gzip": gzip.compress(text, mtime=0)})
    script = File("text/javascript; charset=utf-8", '"two"', True, b"0")
    files = {"": page, "index.html": page, "assets/a-1.js": script}
    return Setting(
        desk="tests.web.stub",
        ready="tests.web.stub",
        page=files,
        heavy_workers=2,
        heavy_seconds=0.8,
        quick_seconds=1.5,
        reading_seconds=1.0,
    )


if __name__ == "__main__":
    with bind("127.0.0.1", 0, 0) as bound:
        print(address_of(bound), flush=True)
        config = uvicorn.Config(make(setting(sys.argv[1])), log_level="warning", server_header=False, ws="none")
        uvicorn.Server(config).run(sockets=[bound])
