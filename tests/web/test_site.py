"""The static site: what goes along, how its page differs, and that its engine says what the desk says here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="fastapi, which serves the page, is not installed (illumineer[web])")

from page.site import build
from page.site.node import is_new_enough
from tests.web.test_door import arguments

from illumineer import desk

INDEX = (
    '<!doctype html><head><meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="x">'
    '<meta name="door" content="server" /><script type="module" src="./a.js"></script></head>'
)


def test_the_engine_has_what_the_desk_needs_and_no_host() -> None:
    found = set(build.needed_modules())
    assert {"illumineer.desk.calls", "illumineer.judge.judging", "illumineer.words.es.events"} <= found
    rooms = {name.split(".")[1] for name in found if "." in name}
    assert not rooms & {"cli", "env", "web"}
    assert not found & build.LEFT_OUT


def test_every_module_of_the_desk_goes_along() -> None:
    own = {name for name in build.module_names() if name.startswith("illumineer.desk")}
    assert own - build.LEFT_OUT <= set(build.needed_modules())


@pytest.mark.parametrize("door", ["server", "worker"])
def test_the_page_has_its_door_and_one_policy(door: str) -> None:
    page = build.finished(INDEX, door)
    assert f'<meta name="door" content="{door}"' in page
    assert page.count("Content-Security-Policy") == 1
    assert page.index("Content-Security-Policy") < page.index("<script")
    assert ("wasm-unsafe-eval" in page) == (door == "worker") == ("offline.js" in page)
    assert build.finished(page.replace("./offline.js", ""), door).count("Content-Security-Policy") == 1


def test_the_service_worker_knows_every_file_and_its_version_changes_with_them(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "a.json").write_text("1")
    build.write_service_worker(tmp_path)
    first = (tmp_path / "sw.js").read_text()
    assert '"data/a.json"' in first and '"VERSION"' not in first and "FILES */" not in first
    (tmp_path / "sw.js").unlink()
    (tmp_path / "data" / "a.json").write_text("2")
    build.write_service_worker(tmp_path)
    versions = [text.split("const VERSION = ")[1].split(";")[0] for text in (first, (tmp_path / "sw.js").read_text())]
    assert versions[0] != versions[1]


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0", True), ("v20.18.1", False), ("v21.7.0", False), ("v22.11.0", False), ("v22.12.0", True), ("", False)],
)
def test_which_node_will_do(version: str, enough: bool) -> None:
    assert is_new_enough(version) is enough


@pytest.mark.skipif(not os.environ.get("ILLUMINEER_LONG"), reason="takes a minute: make test-page")
def test_the_engine_of_the_site_says_what_the_desk_says(tmp_path: Path) -> None:
    if shutil.which("node") is None or not build.PYODIDE.is_dir():
        pytest.skip("Node, or the package pyodide in page/site, is not installed")
    engine = tmp_path / "engine"
    build.build_engine(engine)
    sizes = [path.stat().st_size for path in engine.iterdir()]
    assert sum(sizes) <= 16_000_000
    calls = [(name, {**arguments(name), "lang": lang}) for name in sorted(desk.CALLS) for lang in ("en", "es")]
    wanted: set[str] = set()
    for name, path in build.needed_modules().items():
        wanted |= {each.split(".")[0] for each in build.imported(path, name)} | {name}
    library = sorted(name for name in wanted if name.startswith("illumineer") or name in sys.stdlib_module_names)
    words = ["node", str(build.HERE / "check.mjs"), str(engine), json.dumps(calls), json.dumps(library)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    # What the desk asks for only where it is, and does without elsewhere.
    assert found["failed"] == {}, found["failed"]
    assert found["hello"]["ok"]["core"] == "pure"
    for (name, args), reply in zip(calls, found["asked"], strict=True):
        here = json.loads(json.dumps(desk.call(name, args)))
        if name == "desk.hello":
            here["ok"]["core"] = "pure"
        assert reply == here, (name, args)
