"""Law: what a compiled game costs stays below a bound, in instructions, which no busy machine changes.

The bounds lie a sixth above what was measured (docs/speed.md has the figures), because compilers and processors
differ. Lower them when the engine has become quicker; a change that needs a higher one has to say why.
"""

from __future__ import annotations

import shutil

import pytest

from illumineer.cards.given import dealt
from illumineer.sim.build import is_compiled
from illumineer.sim.instructions import instructions

BOUNDS = {"game": 18_000_000, "view": 260_000}
"""Instructions of a game between random bots, log off, and of a view in the middle of one: starter decks."""


@pytest.mark.skipif(not is_compiled(), reason="the bound is that of the compiled core")
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="no valgrind here, which counts instructions")
@pytest.mark.parametrize("work", BOUNDS)
def test_work_takes_no_more_instructions_than_its_bound(work: str) -> None:
    lists, _ = dealt(None, None)
    counted = instructions([work], 1, lists)["counted"][work]["instructions"]
    assert counted <= BOUNDS[work], f"{counted:,} instructions: `make instructions` says where they go"
