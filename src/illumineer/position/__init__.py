"""Positions: the `setup` of a scenario, as plain data.

    game = Game.from_position({
        "active": "p1",
        "p1": {"ink": 4, "hand": ["Marisol - Storm Caller"],
               "play": [{"card": "Marisol - Tide Reader", "damage": 1}]},
    })
    game.position()

`reading` makes a state of a position, `writing` the position of a state.  In a position the bag is empty, no effect
lasts and the turn has no history yet: `quiet` says what else a moment of a game has, and `moments` goes back to an
earlier one from which moves lead to it.  `form` is what a position leaves unsaid.

Two copies of a card need two labels ("Name", "Name#2").  Where a list of cards can stand, a number is that many
fillers.  docs/scenarios.md lists all keys.
"""

from __future__ import annotations

from illumineer.position.reading import build
from illumineer.position.writing import write

__all__ = ["build", "write"]
