"""Without the extra there is a sentence that says how to get it; and nothing else needs the extra."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

BLOCK = """
import sys

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Without())
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["gymnasium", "numpy", "pettingzoo"])
def test_without_the_extra_a_sentence_says_how_to_get_it(module: str) -> None:
    done = run(BLOCK.format(blocked=(module,)) + "import illumineer.env")
    sentence = f"ImportError: the environments need {module}, which is not installed: pip install 'illumineer[env]'"
    assert done.stderr.splitlines()[-1] == sentence


def test_nothing_else_needs_the_extra() -> None:
    wanted = re.compile(r"^\s*(?:from|import) (?:gymnasium|numpy|pettingzoo|illumineer\.env)\b", re.MULTILINE)
    source = Path(__file__).resolve().parents[2] / "src" / "illumineer"
    found = [path.relative_to(source).parts[0] for path in source.rglob("*.py") if wanted.search(path.read_text())]
    assert set(found) == {"env"}
