"""The source distribution has everything that its own tests need."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def run(*words: str, at: Path, **more: str) -> str:
    """What a Python module prints, run in a folder; settings of the tests that run now are not handed on."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | more
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=at, env=env, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of this checkout, built and unpacked."""
    pytest.importorskip("hatchling", reason="hatchling, which builds the package, is not installed")
    place = tmp_path_factory.mktemp("sdist")
    run("hatchling", "build", "-t", "sdist", "-d", str(place), at=ROOT)
    (packed,) = place.glob("*.tar.gz")
    with tarfile.open(packed) as file:
        file.extractall(place, filter="data")
    (folder,) = (each for each in place.iterdir() if each.is_dir())
    return folder


def test_its_tests_can_be_collected(unpacked: Path) -> None:
    words = ("pytest", "--collect-only", "-q", "-p", "no:cacheprovider")
    said = run(*words, at=unpacked, PYTHONPATH=str(unpacked / "src"))
    assert "error" not in said.splitlines()[-1]
    assert sum("::" in line for line in said.splitlines()) > 10_000


def test_it_has_the_pages_and_the_examples(unpacked: Path) -> None:
    kinds = ("docs/**/*.md", "docs/**/*.svg", "examples/**/*.yaml", "examples/**/*.txt", "examples/**/*.py")
    for kind in (*kinds, "tests/**/*.txt", "src/**/*.json"):
        there = {path.relative_to(ROOT) for path in ROOT.glob(kind)}
        assert there and there == {path.relative_to(unpacked) for path in unpacked.glob(kind)}
    for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "pyproject.toml"):
        assert (unpacked / name).read_bytes() == (ROOT / name).read_bytes()
