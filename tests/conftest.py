"""What holds for the whole suite: `pytest --rules` lists which test proves which rule, and no setting of whoever runs
the tests makes a difference.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.rulebook import RULES, UNTESTABLE, key

for _setting in (
    "ILLUMINEER_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR",
    "TTY_COMPATIBLE", "TTY_INTERACTIVE",
):  # fmt: skip
    os.environ.pop(_setting, None)  # not in a fixture: commands that tests start inherit them, too


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list the rules and the tests that prove them, run nothing")


def collected(items: list[pytest.Item]) -> dict[str, list[str]]:
    """Rule -> the tests that are marked with it."""
    found: dict[str, list[str]] = {}
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                found.setdefault(key(rule), []).append(item.nodeid)
    return found


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[_PROOFS] = collected(items)
    if config.getoption("--rules"):
        _print_rules(config, items)
        items[:] = []


_PROOFS = pytest.StashKey[dict[str, list[str]]]()


@pytest.fixture
def proofs(request: pytest.FixtureRequest) -> dict[str, list[str]]:
    """Which tests prove which rule, over all tests collected in this run."""
    return request.config.stash[_PROOFS]


def _print_rules(config: pytest.Config, items: list[pytest.Item]) -> None:
    proofs = config.stash[_PROOFS]
    write: Any = config.get_terminal_writer().line
    empty = 0
    for rule in RULES:
        tests = proofs.get(rule, [])
        if tests:
            names = [Path(t.split("::")[0]).name + "::" + t.split("::", 1)[1] for t in tests]
            more = f" (+{len(names) - 3} more)" if len(names) > 3 else ""
            write(f"{rule:<18} {', '.join(names[:3])}{more}")
        elif rule in UNTESTABLE:
            write(f"{rule:<18} — {UNTESTABLE[rule]}")
        else:
            empty += 1
            write(f"{rule:<18} NO TEST")
    write(f"{len(RULES)} rules, {sum(1 for r in RULES if r in proofs)} with tests, {empty} without test or reason")
