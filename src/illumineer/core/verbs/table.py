"""Every verb with its row: the modules of this room, brought together."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile import ops
from illumineer.core.verbs import applying, cards, choosing, damage, players, playing, zones
from illumineer.core.verbs.verb import Verb

ROWS: Final[dict[type[ir.Node], Verb]] = {
    row.node: row
    for row in (
        *applying.VERBS,
        *cards.VERBS,
        *choosing.VERBS,
        *damage.VERBS,
        *players.VERBS,
        *playing.VERBS,
        *zones.VERBS,
    )
}


def _in_order() -> tuple[Verb, ...]:
    missing = [node.__name__ for node in ops.VERBS if node not in ROWS]
    assert not missing, f"no row in the VERBS of a module of core/verbs: {', '.join(missing)}"
    return tuple([ROWS[node] for node in ops.VERBS])


BY_CODE: Final = _in_order()
"""The rows by operation code, from FIRST_VERB on."""
