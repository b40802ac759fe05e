"""Law: hosts look at a game through the face; these few modules still look into the core, and the list only shrinks.

`bots` and `env/slotted.py` are hot, and `sim/exercise` proves the core itself.  `judge` explains why steps are refused
that are never offered.  Take a line off the list, or lower its number, when a module no longer needs the core; never
add to it.
"""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "illumineer"
HOSTS = ("bots", "sim", "env", "play", "judge", "desk", "cli")

DOORS = {
    "bots/bot.py": 1,
    "bots/greedy.py": 4,
    "bots/host.py": 1,
    "bots/random_bot.py": 2,
    "bots/search/bot.py": 2,
    "bots/search/policy.py": 4,
    "bots/search/tree.py": 4,
    "bots/worth.py": 2,
    "sim/bench.py": 1,
    "sim/exercise/actor.py": 2,
    "sim/exercise/cast.py": 1,
    "sim/exercise/run.py": 2,
    "sim/exercise/watch.py": 3,
    "sim/tally.py": 1,
    "env/slotted.py": 3,
    "play/left.py": 1,
    "judge/actions.py": 2,
    "judge/answers.py": 2,
    "judge/from_game.py": 1,
    "judge/labels.py": 1,
    "judge/putting.py": 1,
    "judge/pytest_plugin.py": 1,
    "judge/table.py": 1,
    "cli/deck.py": 1,
    "cli/hand.py": 1,
    "cli/rules.py": 1,
    "cli/simulating.py": 1,
}
"""How many import statements of each module name the core."""


def imports_of_core(path: Path) -> int:
    found = 0
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("illumineer.core"):
            found += 1
        elif isinstance(node, ast.Import) and any(alias.name.startswith("illumineer.core") for alias in node.names):
            found += 1
        elif isinstance(node, ast.ImportFrom) and node.module == "illumineer":
            found += any(alias.name == "core" for alias in node.names)
    return found


def test_the_list_of_modules_that_look_into_the_core_only_shrinks() -> None:
    paths = [path for host in HOSTS for path in (SOURCE / host).rglob("*.py")]
    counted = {path.relative_to(SOURCE).as_posix(): imports_of_core(path) for path in paths}
    now = {name: n for name, n in counted.items() if n}
    more = {name: n for name, n in now.items() if n > DOORS.get(name, 0)}
    assert not more, f"these look further into the core than they may: use the face (illumineer.game, a Look): {more}"
    assert now == DOORS, "a module needs the core less than the list says: shorten the list"


def test_there_are_fewer_than_fifty_doors() -> None:
    assert sum(DOORS.values()) < 50
