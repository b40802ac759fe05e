"""Gather the example scenarios of a clone into the file that the package ships: `python -m illumineer.desk.gather`.

A line for each, in the order of the folder; the same folder always gives the same bytes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from illumineer.judge.faults import Faults
from illumineer.judge.labels import card_name
from illumineer.judge.scenario import check
from illumineer.judge.source import opened, scenario_files

FOLDER: Final = Path(__file__).resolve().parents[3] / "examples"
FILE: Final = Path(__file__).resolve().parent / "data" / "examples.jsonl"


def gathered(folder: Path = FOLDER) -> str:
    """The content of the file: for each example its id, title, rules, cards (but for invented ones) and text."""
    lines = []
    for path, _ in scenario_files([folder]):
        assert isinstance(path, Path)
        scenario = check(opened(path), Faults())
        invented = {each.value["fullName"] for each in scenario.cards or ()}
        cards = dict.fromkeys(map(card_name, scenario.labels))
        id = path.relative_to(folder).with_suffix("").as_posix()
        row = [id, scenario.name, scenario.rules, [name for name in cards if name not in invented]]
        lines.append(json.dumps([*row, path.read_text(encoding="utf-8")], ensure_ascii=False, separators=(",", ":")))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(gathered(), encoding="utf-8")
