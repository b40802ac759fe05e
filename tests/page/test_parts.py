"""The parts of the page without a browser: `npm test`."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from tests.web.conftest import ROOT


def test_the_parts_of_the_page() -> None:
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "page" / "node_modules" / "vitest").is_dir():
        pytest.skip("npm, or the packages of the page, are not here: make page")
    done = subprocess.run(
        [npm, "test", "--silent"], cwd=ROOT / "page", capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}{done.stderr[-2000:]}"
