"""What the tests of this folder are written with: one position, played in every edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from illumineer.cr import EDITIONS


def differ(play: Callable[[str], Any], expected: dict[str, Any]) -> None:
    """Play it in each edition; `expected` gives the result for groups of editions ("2.0 2.1").

    Every edition must be in a group, and the groups must differ: that is what the tests are for.
    """
    wanted = {edition: result for group, result in expected.items() for edition in group.split()}
    assert sorted(wanted) == sorted(EDITIONS), "each edition once"
    results = list(expected.values())
    assert len(results) > 1 and all(a != b for i, a in enumerate(results) for b in results[:i]), "two results at least"
    found = {edition: play(edition) for edition in EDITIONS}
    assert found == wanted, f"played {found}, expected {wanted}"


ONE = "1-early 1-late"
TWO = "2.0 2.1 2.2 2.3"


def alike(play: Callable[[str], Any], result: Any) -> None:
    """Play it in each edition: the result is always the same."""
    found = {edition: play(edition) for edition in EDITIONS}
    assert found == dict.fromkeys(EDITIONS, result), f"played {found}, expected {result}"
