"""The scenario of the documentation is one that passes."""

from __future__ import annotations

import re
from pathlib import Path

from tests.judge.scenes import POOL

from illumineer.judge import run


def test_the_example_passes(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text()
    (example,) = re.findall(r"```yaml\n(.*?)```", text, re.S)
    path = tmp_path / "example.yaml"
    path.write_text(example)
    result = run(path, POOL)
    assert result.status == "pass", result
